"""Which orders hold a piece, and in which words its reach is described."""

from __future__ import annotations

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
from grognard.table.paths import ADVANCE, WHEEL, Leg
from tests.games.march.field import pose
from tests.games.march.reaching import HAND, reach_of
from tests.laws.walks import walk

WAY = "7.2 choose a way"


def test_the_words_are_those_of_the_rules() -> None:
    for s in walk(GAME, "training", {"set-up": "ready"}, 1):
        if isinstance(s.pending, Decision) and s.pending.cite == WAY:
            break
    english, french = GAME.reach(s, March([]), "en"), GAME.reach(s, March([]), "fr")
    assert english is not None and french is not None
    assert english.whys[english.beyond].words.startswith("7.2: ")
    assert english.whys[0].words != french.whys[0].words
    assert reach_of(s, HAND.put(March([]), english.tracks[0], 100)).spent > 0


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
