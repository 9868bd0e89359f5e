"""Exact and sampled odds, over the tiny game."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Deal, Die, Pool, Rng
from grognard.kernel.event import Event
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.umpire import advance, answer, settle
from grognard.odds.exact import odds, sampled, spread
from tests.kernel.games.flows import Diary, Say
from tests.kernel.games.tinygame import BIDS, Bid, Keep, Table, Told, table

NORTH, SOUTH = 0, 1


def last_bid(*cards: int) -> Table:
    """A short game with two cards each; north has bid its first, south is to bid."""
    s = table(BIDS.setup("short", {"hand": "2"}))
    assert isinstance(s.pending, Deal)
    settle(s, s.pending.read([card + 1 for card in cards]))
    answer(s, Bid(cards[0]))
    return s


def taker(s: State, events: list[Event]) -> Hashable:
    took = [event.seat for event in events if isinstance(event, Told) and event.what == "took"]
    return took[0] if took else None


def asked(s: State, events: list[Event]) -> Hashable:
    return s.pending.cite if isinstance(s.pending, Decision) else "the end"


def keep(s: State) -> Action:
    return Keep()


def test_the_spread_of_a_throw_adds_up_to_one() -> None:
    assert spread(Die("x")) == [(face, Fraction(1, 6)) for face in range(1, 7)]
    assert sum(chance for _, chance in spread(Pool("x", 4, 5))) == 1


def test_equal_bids_but_one_win_by_the_dice() -> None:
    found = odds(last_bid(5, 4, 2, 3), Bid(4), taker)
    assert found == {NORTH: Fraction(21, 36), SOUTH: Fraction(10, 36), None: Fraction(5, 36)}


def test_leaves_with_equal_names_are_one() -> None:
    assert odds(last_bid(5, 4, 2, 3), Bid(4), asked) == {"1 bid": Fraction(1)}


def test_the_state_asked_about_stays_as_it_was() -> None:
    s = last_bid(5, 4, 2, 3)
    before = BIDS.write(s)
    odds(s, Bid(4), taker)
    sampled(s, Bid(4), taker, Rng(1), 10)
    assert BIDS.write(s) == before
    assert s.events is None


def test_a_walk_with_too_many_leaves_is_refused() -> None:
    leaves = 36 * 4 * 3
    assert odds(last_bid(5, 4, 2, 3), Bid(4), taker, leaves - 1) is None
    assert odds(last_bid(5, 4, 2, 3), Bid(4), taker, leaves) is not None


def test_a_hidden_decision_of_the_other_seat_ends_the_walk() -> None:
    assert odds(last_bid(5, 4, 0, 3), Bid(4), asked) == {"2 joker": Fraction(1)}


def test_the_other_seat_may_be_taken_to_decline() -> None:
    found = odds(last_bid(5, 4, 0, 3), Bid(4), taker, pass_action=keep)
    assert found == odds(last_bid(5, 4, 2, 3), Bid(4), taker)


def test_the_asker_is_never_answered_for() -> None:
    found = odds(last_bid(5, 4, 2, 0), Bid(4), asked, pass_action=keep)
    assert found == {"2 joker": Fraction(1)}


def test_sampled_odds_come_near_the_exact_ones() -> None:
    s = last_bid(5, 4, 0, 3)
    exact = odds(s, Bid(4), taker, pass_action=keep)
    assert exact is not None
    found = sampled(s, Bid(4), taker, Rng(4), 3000, keep)
    assert sum(found.values()) == 1
    assert all(abs(found[name] - chance) < Fraction(3, 100) for name, chance in exact.items())


def test_an_action_without_dice_has_one_leaf() -> None:
    s = table(BIDS.setup("short", {"hand": "2"}))
    assert isinstance(s.pending, Deal)
    settle(s, s.pending.read([1, 2, 3, 4]))
    assert odds(s, Bid(0), asked, 1) == {"1 bid": Fraction(1)}


class ChooseToThrow(Decision):
    def candidates(self, s: State) -> list[Action]:
        return [Say(1)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None


class Contest(Procedure):
    """A die is thrown until it shows a six."""

    def step(self, s: State) -> Step:
        if self.stage == 1:
            return ChooseToThrow(0, "1 a contest")
        return DONE if self.stage > 2 and s.outcome == 6 else Die("2 until a six")


def test_dice_that_may_be_thrown_over_and_over_are_sampled() -> None:
    s = Diary()
    s.stack.append(Contest())
    advance(s)
    assert odds(s, Say(1), asked) is None
    assert sampled(s, Say(1), asked, Rng(1), 20) == {"the end": Fraction(1)}


def test_as_many_leaves_as_there_may_be_are_no_leaf_too_many() -> None:
    s = last_bid(5, 4, 2, 3)
    leaves = 36 * 12  # two dice, then the next deal
    assert odds(s, Bid(4), taker, leaves) is not None
    assert odds(s, Bid(4), taker, leaves - 1) is None
