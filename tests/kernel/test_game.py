"""The contract of a game, seen through the tiny one."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Deal, Rng
from grognard.kernel.event import Event
from grognard.kernel.game import Game, GameInfo, Option, Verdict
from grognard.kernel.refusal import BadData, BadNotation, Refusal
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, play_random, settle
from tests.kernel.games.tinygame import BIDS, Bid, Bids, Keep, Spend, Table, Told, table

NORTH, SOUTH = 0, 1


def dealt(*cards: int) -> Table:
    """A short game with two cards each, dealt to north and south in turn."""
    s = table(BIDS.setup("short", {"hand": "2"}))
    assert isinstance(s.pending, Deal)
    settle(s, s.pending.read([card + 1 for card in cards]))
    return s


def waiting(s: Table) -> tuple[int, str]:
    assert isinstance(s.pending, Decision)
    return s.pending.seat, s.pending.cite


def test_a_game_says_what_a_lobby_shows() -> None:
    option = Option("hand", ["2", "3"], "3", {"en": "cards", "fr": "cartes"})
    info = GameInfo("bids", "Bids", "1", ["north", "south"], ["short"], [option])
    assert (info.key, info.name, info.version) == ("bids", "Bids", "1")
    assert (info.seats, info.scenarios, info.options) == (["north", "south"], ["short"], [option])
    assert (option.key, option.values, option.default) == ("hand", ["2", "3"], "3")
    assert option.about["fr"] == "cartes"


def test_a_verdict_names_the_winner_and_the_rule() -> None:
    assert (Verdict(1, "3 most tricks").winner, Verdict(None, "3 equal tricks").winner) == (1, None)


def test_a_new_game_waits_for_its_deal() -> None:
    s = BIDS.setup("short", {})
    assert isinstance(s.pending, Deal)
    assert BIDS.verdict(s) is None


def test_a_game_is_sound_until_it_says_otherwise() -> None:
    s = dealt(5, 3, 2, 4)
    assert Game(BIDS.info).problems(s) == []
    assert BIDS.problems(s) == []
    s.deck.append(5)
    assert BIDS.problems(s) == ["each card must be in one place: [0, 1, 2, 3, 4, 5, 5, 6, 7]"]


class Exact(Bids):
    """A game that says more than the rule."""

    def detail(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        return "by two"


def test_a_reason_is_the_rule_and_what_it_does_not_say() -> None:
    s = dealt(5, 3, 2, 4)
    refusal = Refusal("1 a card of the hand")
    assert BIDS.detail(s, Bid(1), refusal, "en") == "" == BIDS.picture(s, NORTH, "en")
    assert BIDS.seat_name(s, NORTH, "en") == BIDS.info.seats[NORTH]
    assert BIDS.reason(s, Bid(1), refusal, "en") == "1 a card of the hand"
    assert Exact().reason(s, Bid(1), refusal, "en") == "1 a card of the hand by two"


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match="'9' is not one of 2, 3"):
        BIDS.setup("short", {"hand": "9"})


def test_the_higher_sum_takes_the_trick() -> None:
    s = dealt(5, 3, 2, 4)
    answer(s, Bid(5))
    answer(s, Bid(3))
    settle(s, 1)
    settle(s, 4)
    assert s.score == [0, 1]
    settle(s, 0)
    settle(s, 0)
    assert waiting(s) == (SOUTH, "1 bid")


def test_the_holder_of_the_joker_is_asked_and_nobody_learns_of_it() -> None:
    s = dealt(0, 3, 5, 4)
    answer(s, Bid(5))
    before = BIDS.view(s, SOUTH)
    answer(s, Bid(3))
    assert waiting(s) == (NORTH, "2 joker")
    assert BIDS.prompt(s, NORTH, "en") == "choose: 2 joker"
    assert BIDS.prompt(s, SOUTH, "en") == "Wait."
    assert "joker" in BIDS.view(s, NORTH)
    assert "joker" not in BIDS.view(s, SOUTH) != before


def test_a_spent_joker_throws_two_dice_for_three_points_each() -> None:
    s = dealt(0, 6, 1, 4)
    answer(s, Bid(1))
    answer(s, Bid(4))
    answer(s, Spend())
    settle(s, 2 * 64)
    assert s.sums == [6, 0]
    settle(s, 1)
    assert s.score == [1, 0]
    assert s.shown[0] == 0


def test_a_kept_joker_stays_in_the_hand() -> None:
    s = dealt(0, 6, 1, 4)
    answer(s, Bid(1))
    answer(s, Bid(4))
    answer(s, Keep())
    assert s.hands == [[0], [6]]


def test_the_other_seat_does_not_see_which_card_was_laid() -> None:
    s = dealt(5, 3, 2, 4)
    s.events = []
    answer(s, Bid(5))
    laid: Event = s.events[0]
    mine, theirs = BIDS.redact(laid, NORTH), BIDS.redact(laid, SOUTH)
    assert isinstance(mine, Told) and isinstance(theirs, Told)
    assert (mine.card, theirs.card) == (5, -1)
    assert BIDS.narrate(s, theirs, "en") == "north laid"


def test_bad_actions_and_positions_are_refused_with_their_value() -> None:
    s = dealt(5, 3, 2, 4)
    with pytest.raises(BadNotation, match="'seven'"):
        BIDS.parse(s, "bid seven")
    with pytest.raises(BadNotation, match="'fold'"):
        BIDS.parse(s, "fold")
    with pytest.raises(BadNotation, match="line 1: 'huge'"):
        BIDS.read("huge\n")


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_with_a_verdict(seed: int) -> None:
    s = BIDS.setup("long", {})
    play_random(s, Rng(seed), 1000)
    assert BIDS.verdict(s) is not None
