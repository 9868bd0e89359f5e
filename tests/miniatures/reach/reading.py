"""A reach read as a screen reads it, against the rules asked about one order after another."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import ALLOWED, Reach, Run, Track, Turn
from grognard.miniatures.game import MiniaturesGame
from grognard.table.pose import Pose

# The rule that forbids an order (None: allowed), and what it costs (None: nothing is spent).
Word = tuple[str | None, int | None]


class Judge:
    """The rules of a game on the orders of one moment."""

    def __init__(self, s: State) -> None:
        self.s = s
        assert isinstance(s.pending, Decision)
        self.wait = s.pending

    def cite(self, order: Action) -> str | None:
        refusal = self.wait.why_not(self.s, order)
        return None if refusal is None else refusal.cite

    def cost(self, order: Action) -> int | None:
        return None


class Hand:
    """How orders of a game put pieces on the table: what its screen knows of them."""

    game: MiniaturesGame
    options: list[dict[str, str]] = [{}]

    def kind(self, action: Action) -> str:
        """What the screen calls the piece in hand; nothing for orders that place none."""
        raise NotImplementedError

    def begun(self, action: Action, rng: Rng) -> Action:
        """A proposed order as it might be when a hand takes hold of it."""
        return action

    def goes_on(self, action: Action) -> bool:
        """Whether more may be put after it: a way, leg by leg."""
        return False

    def fresh(self, action: Action) -> Action:
        """The order before anything of it was put: a way without any leg."""
        return action

    def put(self, action: Action, track: Track, place: int) -> Action:
        """The order in hand, put there."""
        raise NotImplementedError

    def turned(self, action: Action, turn: Turn) -> Action:
        """The order in hand after a leg without a choice."""
        raise NotImplementedError

    def pose_after(self, s: State, action: Action) -> Pose:
        """Where the piece of an order ends."""
        raise NotImplementedError

    def judge(self, s: State) -> Judge:
        return Judge(s)

    def reach(self, s: State, action: Action) -> Reach:
        reach = self.game.reach(s, action, "en")
        assert reach is not None
        return reach

    def held(self, s: State, rng: Rng) -> Action | None:
        """One of the proposed orders that place something."""
        assert isinstance(s.pending, Decision)
        orders = [action for action in s.pending.candidates(s) if self.kind(action)]
        return self.begun(orders[rng.below(len(orders))], rng) if orders else None


def run_at(reach: Reach, track: Track, place: int) -> tuple[int, int] | None:
    """Verdict and cost of a place; None beyond the last run."""
    first = track.first
    for last, verdict, cost, slope in track.runs:
        if place <= last:
            return verdict, cost + (place - first) // reach.pitch * slope
        first = last + reach.pitch
    return None


def cite_at(reach: Reach, track: Track, place: int) -> str | None:
    """The rule that the screen would name, None for an allowed place."""
    found = run_at(reach, track, place)
    verdict = track.beyond if found is None else found[0]
    return None if verdict == ALLOWED else reach.whys[verdict].cite


def is_sound(reach: Reach) -> bool:
    """Each track once and in order, and runs that follow each other on the lattice and differ."""
    tracks = [(track.at, track.leg) for track in reach.tracks]
    order = [track.at for track in reach.tracks]
    if len(set(tracks)) < len(tracks) or order != sorted(order):
        return False
    whys = range(ALLOWED, len(reach.whys))
    if not all(turn.verdict in whys for turn in reach.turns) or reach.beyond not in whys:
        return False
    return reach.beyond != ALLOWED and all(is_sound_track(reach, t) for t in reach.tracks)


def is_sound_track(reach: Reach, track: Track) -> bool:
    here = track.first
    before: Run | None = None
    if not 0 <= track.beyond < len(reach.whys):
        return False
    for run in track.runs:
        last, verdict, cost, slope = run
        if last < here or (last - here) % reach.pitch or min(cost, slope) < 0:
            return False
        if not ALLOWED <= verdict < len(reach.whys):
            return False
        if before is not None and (before[1], before[3]) == (verdict, slope):
            if run_at(reach, track, here - reach.pitch) == (verdict, cost - slope):
                return False
        here, before = last + reach.pitch, run
    return before is not None


def ends(reach: Reach, track: Track) -> list[int]:
    """The places on both sides of every boundary."""
    found = {track.first}
    for last, _, _, _ in track.runs:
        found |= {max(track.first, last - reach.pitch), last, last + reach.pitch}
    return sorted(found)


def all_places(reach: Reach, track: Track) -> list[int]:
    return list(range(track.first, track.runs[-1][0] + 2 * reach.pitch, reach.pitch))


def differences(
    hand: Hand,
    s: State,
    action: Action,
    asked: Iterable[tuple[Track, list[int]]],
    reach: Reach,
) -> list[tuple[str, Word, Word]]:
    """Where the screen would say something else than the rule: the order, and both their words."""
    judge = hand.judge(s)
    found: list[tuple[str, Word, Word]] = []
    for track, places in asked:
        for place in places:
            order = hand.put(action, track, place)
            run = run_at(reach, track, place)
            cost = judge.cost(order) if run is not None else None
            said = cite_at(reach, track, place), None if run is None or cost is None else run[1]
            if said != (judge.cite(order), cost):
                found.append((hand.game.notate(s, order), said, (judge.cite(order), cost)))
    return found + differences_of_turns(hand, s, action, reach)


def differences_of_turns(
    hand: Hand, s: State, action: Action, reach: Reach
) -> list[tuple[str, Word, Word]]:
    judge = hand.judge(s)
    found: list[tuple[str, Word, Word]] = []
    for turn in reach.turns:
        order = hand.turned(action, turn)
        cite = None if turn.verdict == ALLOWED else reach.whys[turn.verdict].cite
        cost = judge.cost(order)
        rule = judge.cite(order), turn.cost if cost is None else cost
        if (cite, turn.cost) != rule or hand.pose_after(s, order).key() != turn.pose:
            found.append((hand.game.notate(s, order), (cite, turn.cost), rule))
    return found
