"""What a game on a measured table has without writing it, and what other games answer."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.contract.army import NO_OPTIONS
from grognard.miniatures.game import (
    NO_ARMIES,
    MiniaturesGame,
    army_check_of,
    army_options_of,
    board_of,
    measure_of,
    reach_of,
)
from tests.kernel.games.tinygame import BIDS
from tests.miniatures.outpost.armies import POINTS
from tests.miniatures.outpost.game import INFO, OUTPOST
from tests.miniatures.outpost.moments import at, ordering

BARE = MiniaturesGame(INFO)
S = at(ordering())
assert isinstance(S.pending, Decision)
ACTION = S.pending.legal(S)[0]
LIST = "crown: A; u1 foot 4"


def test_a_game_shows_and_measures_nothing_until_it_says_how() -> None:
    assert BARE.figures(S, 0) == BARE.open_figures(S) == []
    assert BARE.reach(S, ACTION, "en") is None
    with pytest.raises(BadNotation, match="nothing is measured"):
        BARE.measure(S, 0, "r1 > b1", "en")


def test_a_game_takes_no_armies_until_it_says_which() -> None:
    assert BARE.army_rules() is None
    assert BARE.army_keys() == BARE.open_battles() == []
    assert BARE.to_bring("bridge", {}) == {}
    assert BARE.army_options("en") is NO_OPTIONS
    with pytest.raises(BadNotation, match=NO_ARMIES):
        BARE.army_check(LIST, POINTS, "en")


def test_a_side_is_asked_for_an_army_when_the_other_has_brought_one() -> None:
    assert OUTPOST.to_bring("bridge", {}) == {}
    assert OUTPOST.to_bring("bridge", {"red-army": LIST}) == {"blue": "blue-army"}


def test_a_measured_game_answers_what_screens_and_servers_ask() -> None:
    assert board_of(OUTPOST, S, "en") is not None
    assert measure_of(OUTPOST, S, 0, "r1 > b1", "en").span is not None
    assert reach_of(BARE, S, ACTION, "en") is None
    assert army_options_of(OUTPOST, "en") != NO_OPTIONS
    assert army_check_of(OUTPOST, LIST, POINTS, "en").flaws == []


def test_other_games_have_no_table_and_no_armies() -> None:
    assert board_of(BIDS, S, "en") is None
    assert reach_of(BIDS, S, ACTION, "en") is None
    assert army_options_of(BIDS, "en") is NO_OPTIONS
    with pytest.raises(BadNotation, match="nothing is measured"):
        measure_of(BIDS, S, 0, "r1", "en")
    with pytest.raises(BadNotation, match=NO_ARMIES):
        army_check_of(BIDS, LIST, POINTS, "en")
