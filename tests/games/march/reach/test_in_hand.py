"""Reaches in random battles: a screen shows what the rule says, wherever a piece is held."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games.march.game import GAME
from grognard.games.march.model.actions import (
    HOLD_FIRE,
    LINE,
    Attack,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from grognard.miniatures.contract.reach import Reach, Track
from grognard.table.paths import ADVANCE, WHEEL, Leg
from tests.games.march.field import pose
from tests.games.march.reaching import all_places, differences, ends, is_sound, order_at, reach_of
from tests.laws.walks import walk

HELD = (March, Attack, Place, PlaceScreen, PlaceCommander, RideTo)
WAY = "7.2 choose a way"
OPTIONS: list[dict[str, str]] = [
    {"turns": "5"},
    {"set-up": "ready", "french-hold": "on", "turns": "5"},
    {"terrain": "7", "turns": "5"},
]


def held(s: State, rng: Rng) -> Action | None:
    """An order of those proposed that puts a piece somewhere, a way so far cut short."""
    wait = s.pending
    assert isinstance(wait, Decision)
    orders = [action for action in wait.candidates(s) if isinstance(action, HELD)]
    if not orders:
        return None
    action = orders[rng.below(len(orders))]
    return March(action.legs[: rng.below(2)]) if isinstance(action, March) else action


def some_places(reach: Reach, rng: Rng) -> Iterator[tuple[Track, list[int]]]:
    """All places of one track in many, both sides of every boundary of some others."""
    for track in reach.tracks:
        if rng.below(50) == 0:
            yield track, all_places(reach, track)[:-1]
        elif rng.below(8) == 0:
            yield track, [place for place in ends(reach, track) if place <= track.runs[-1][0]]


@pytest.mark.parametrize("scenario", GAME.info.scenarios)
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_in_random_battles_the_screen_says_what_the_rule_says(scenario: str, number: int) -> None:
    rng = Rng(number + 1)
    seen: dict[str, int] = {}
    for s in walk(GAME, scenario, OPTIONS[number], number + 5):
        if not isinstance(s.pending, Decision):
            continue
        cite = s.pending.cite
        action = held(s, rng) if seen.get(cite, 0) < (3 if cite == WAY else 1) else None
        if action is None:
            continue
        seen[cite] = seen.get(cite, 0) + 1
        reach = reach_of(s, action)
        assert is_sound(reach)
        if isinstance(action, Attack):
            places = iter([(track, [track.first]) for track in reach.tracks])
        else:
            places = some_places(reach, rng)
        assert differences(s, action, places, reach) == []
    assert WAY in seen


def test_the_words_are_those_of_the_rules() -> None:
    for s in walk(GAME, "training", {"set-up": "ready"}, 1):
        if isinstance(s.pending, Decision) and s.pending.cite == WAY:
            break
    english, french = GAME.reach(s, March([]), "en"), GAME.reach(s, March([]), "fr")
    assert english is not None and french is not None
    assert english.whys[english.beyond].words.startswith("7.2: ")
    assert english.whys[0].words != french.whys[0].words
    assert reach_of(s, order_at(March([]), english.tracks[0], 100)).spent > 0


def test_nothing_is_placed_by_other_orders_or_by_nobody() -> None:
    asked: set[str] = set()
    strange: list[Action] = [
        HOLD_FIRE, March([Leg(WHEEL, 100)]), Attack(99, 0, 0), Place(99, pose(60, 20), LINE, 0),
        PlaceScreen(99, pose(60, 20), 2000), PlaceCommander(0, 0), RideTo(0, 0),
    ]  # fmt: skip
    for s in walk(GAME, "training", {"turns": "1"}, 3):
        wait = s.pending
        if isinstance(wait, Decision) and wait.cite not in asked:
            asked.add(wait.cite)
            given = [action for action in strange if GAME.reach(s, action, "en") is not None]
            assert len(given) <= 1
    assert {"4.7 one by one", WAY, "5.4 choose an activation"} <= asked
    assert GAME.reach(s, March([Leg(ADVANCE, 100)]), "en") is None
