"""Reaches for tests: a reach read as a screen reads it, against the rule asked place by place."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.march.chapters.moving.manoeuvre import ChoosePath
from grognard.games.march.chapters.moving.marching import (
    mover_of,
    why_not_leave,
    why_not_steps,
)
from grognard.games.march.game import GAME
from grognard.games.march.model.actions import (
    Attack,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from grognard.games.march.model.flow import battle
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import ALLOWED, Reach, Track
from grognard.miniatures.moving.move_cost import way_factor
from grognard.miniatures.moving.why_not_path import why_not_way
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.pose import Pose


def reach_of(s: State, action: Action) -> Reach:
    reach = GAME.reach(s, action, "en")
    assert reach is not None
    return reach


def run_at(track: Track, place: int) -> tuple[int, int, int] | None:
    """The run of a place; None beyond the last."""
    for run in track.runs:
        if place <= run[0]:
            return run
    return None


def cite_at(reach: Reach, track: Track, place: int) -> str | None:
    """The rule that the screen would name, None for an allowed place."""
    run = run_at(track, place)
    verdict = reach.beyond if run is None else run[1]
    return None if verdict == ALLOWED else reach.whys[verdict].cite


def order_at(action: Action, track: Track, place: int) -> Action:
    """The order in hand, put there."""
    if isinstance(action, March):
        turn = [Leg(WHEEL, track.at)] if track.at else []
        ahead = [Leg(BACK if track.back else ADVANCE, place)] if place else []
        return March([*action.legs, *turn, *ahead])
    if isinstance(action, Attack):
        return Attack(action.unit, action.target, track.at)
    if isinstance(action, Place):
        pose = Pose(place, track.at, action.pose.h)
        return Place(action.unit, pose, action.formation, action.detached)
    if isinstance(action, PlaceScreen):
        return PlaceScreen(action.unit, Pose(place, track.at, action.pose.h), action.gap)
    if isinstance(action, RideTo):
        return RideTo(place, track.at)
    assert isinstance(action, PlaceCommander)
    return PlaceCommander(place, track.at)


def is_sound(reach: Reach) -> bool:
    """Tracks in order, and runs that follow each other on the lattice and differ."""
    order = [(track.at, track.back) for track in reach.tracks]
    if order != sorted(set(order)):
        return False
    for track in reach.tracks:
        here = track.first - reach.pitch
        for i, (last, verdict, pace) in enumerate(track.runs):
            if last <= here or (last - track.first) % reach.pitch or pace not in (1, 2):
                return False
            if not ALLOWED <= verdict < len(reach.whys):
                return False
            if i and track.runs[i - 1][1:] == (verdict, pace):
                return False
            here = last
    return 0 <= reach.beyond < len(reach.whys)


def ends(reach: Reach, track: Track) -> list[int]:
    """The places on both sides of every boundary."""
    found = {track.first}
    for last, _, _ in track.runs:
        found |= {max(track.first, last - reach.pitch), last, last + reach.pitch}
    return sorted(found)


def all_places(reach: Reach, track: Track) -> list[int]:
    return list(range(track.first, track.runs[-1][0] + 2 * reach.pitch, reach.pitch))


def differences(
    s: State, action: Action, asked: Iterator[tuple[Track, list[int]]], reach: Reach
) -> list[tuple[str, str | None, str | None]]:
    """Where the screen would say something else than the rule: the order, and both their words."""
    wait = s.pending
    assert isinstance(wait, Decision)
    judge = WayJudge(battle(s), wait) if isinstance(wait, ChoosePath) else None
    found: list[tuple[str, str | None, str | None]] = []
    for track, places in asked:
        for place in places:
            order = order_at(action, track, place)
            if judge is not None and isinstance(order, March):
                rule = judge.cite(order.legs)
                run = run_at(track, place)
                if run is not None and run[2] != judge.pace(order.legs):
                    found.append((GAME.notate(s, order), f"pace {run[2]}", None))
            else:
                refusal = wait.why_not(s, order)
                rule = None if refusal is None else refusal.cite
            if cite_at(reach, track, place) != rule:
                found.append((GAME.notate(s, order), cite_at(reach, track, place), rule))
    return found


class WayJudge:
    """The verdict of ChoosePath, without looking round again for each way."""

    def __init__(self, b: Battle, wait: ChoosePath) -> None:
        self.b = b
        self.u = b.units[wait.unit]
        self.around = mover_of(b, self.u, wait.pips)

    def cite(self, legs: list[Leg]) -> str | None:
        refusal = why_not_steps(legs)
        if refusal is None:
            refusal = why_not_way(self.around, legs)
        if refusal is None:
            refusal = why_not_leave(self.b, self.u, legs)
        return None if refusal is None else refusal.cite

    def pace(self, legs: list[Leg]) -> int:
        return int(way_factor(self.around, legs)[0])
