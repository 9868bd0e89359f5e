"""What a seat sees: its question, its answers, states that it could be in, and nothing else."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.seen import Seen
from grognard.kernel.umpire import answer, submit
from tests.kernel.games.sealedgame import GUNNERS, Stake, Write
from tests.kernel.games.tinygame import BIDS, Bid, Table, table
from tests.laws.walks import look, settle_throws, step_on

pytestmark = pytest.mark.both_forms

NORTH, SOUTH = 0, 1


def bidding() -> Table:
    """North has laid a card, and south is asked for one."""
    s = table(BIDS.setup("long", {}))
    settle_throws(s, Rng(3))
    answer(s, Bid(s.hands[NORTH][0]))
    return s


def test_the_guess_waits_for_the_seat_and_keeps_what_it_sees() -> None:
    s = bidding()
    seen = Seen(BIDS, s, SOUTH, Rng(1))
    assert seen.seat == SOUTH and seen.decision is seen.guess.pending
    assert seen.decision.seat == SOUTH
    assert seen.guess is not s and table(seen.guess).hands[SOUTH] == s.hands[SOUTH]
    assert BIDS.view(seen.guess, SOUTH) == BIDS.view(s, SOUTH)


def test_what_it_cannot_see_is_redealt_in_each_sample() -> None:
    seen = Seen(BIDS, bidding(), SOUTH, Rng(1))
    hands = {tuple(table(seen.sample(Rng(n))).hands[NORTH]) for n in range(30)}
    bids = {table(seen.sample(Rng(n))).bids[NORTH] for n in range(30)}
    assert len(hands) > 5 and len(bids) > 5
    own = {tuple(table(seen.sample(Rng(n))).hands[SOUTH]) for n in range(30)}
    assert len(own) == 1


def test_the_same_generator_deals_the_same_sample() -> None:
    seen = Seen(BIDS, bidding(), SOUTH, Rng(1))
    assert BIDS.write(seen.sample(Rng(4))) == BIDS.write(seen.sample(Rng(4)))


def test_samples_are_as_likely_from_a_guess_as_from_the_true_state() -> None:
    s = bidding()
    seen = Seen(BIDS, s, SOUTH, Rng(1))
    unknown = sorted({*s.hands[NORTH], *s.bids[:1], *s.deck})
    laid = [table(seen.sample(Rng(n))).bids[NORTH] for n in range(100 * len(unknown))]
    assert sorted(set(laid)) == unknown
    for card in unknown:
        assert 60 < laid.count(card) < 140, f"c{card}: {laid.count(card)} times in 100"


def test_neither_the_last_answer_nor_the_last_throw_is_left() -> None:
    s = bidding()
    assert s.action is not None  # the card that north has laid
    seen = Seen(BIDS, s, SOUTH, Rng(1))
    for state in (seen.guess, seen.sample(Rng(2))):
        assert state.action is None and state.outcome == 0 and state.pauses == ()
        assert state.events is None
    assert s.action is not None


def test_the_true_state_stays_as_it_is() -> None:
    s = bidding()
    before = look(BIDS, s)
    seen = Seen(BIDS, s, SOUTH, Rng(1))
    sample = seen.sample(Rng(2))
    for _ in range(6):
        step_on(sample, Rng(5))
    step_on(seen.guess, Rng(6))
    assert look(BIDS, s) == before


def test_answers_are_named_alike_in_every_sample_and_in_the_true_state() -> None:
    s = bidding()
    seen = Seen(BIDS, s, SOUTH, Rng(1))
    keys = [seen.key(seen.guess, action) for action in seen.legal()]
    assert keys == [f"bid c{card}" for card in s.hands[SOUTH]]
    other = seen.sample(Rng(2))
    assert [seen.key(other, a) for a in seen.decision.legal(other)] == keys
    submit(s, BIDS.parse(s, keys[0]))


def test_a_hidden_piece_is_named_by_where_it_is() -> None:
    eagles = find_game("eagles")
    s = eagles.setup("waterloo", {})
    rng = Rng(5)
    for _ in range(4000):
        decision = settle_throws(s, rng)
        if not isinstance(decision, Decision):
            break
        seen = Seen(eagles, s, decision.seat, Rng(1))
        keys = [seen.key(seen.guess, action) for action in seen.legal()]
        hidden = [key for key in keys if "#" in key]
        if hidden:
            cards = {eagles.parse(seen.sample(Rng(n)), hidden[0]).key() for n in range(8)}
            assert len(cards) > 1, "the same card in every sample"
            return
        step_on(s, rng)
    pytest.fail("no face-down card was ever spoken of")


def test_of_sealed_answers_the_seat_sees_its_own_question_only() -> None:
    s = GUNNERS.setup("short", {})
    answer(s, Stake(2))
    seen = Seen(GUNNERS, s, SOUTH, Rng(1))  # though north comes first
    assert seen.decision.seat == SOUTH and seen.guess.sealed == ()
    answer(s, Write(3))
    told = Seen(GUNNERS, s, SOUTH, Rng(1))
    assert told.guess.sealed == () and GUNNERS.write(told.guess) == GUNNERS.write(seen.guess)


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    with pytest.raises(AssertionError):
        Seen(BIDS, bidding(), NORTH, Rng(1))


# Turns


def test_a_turn_key_changes_with_whose_turn_it_is_in_eagles() -> None:
    eagles = find_game("eagles")
    s = eagles.setup("quatre-bras", {})
    rng = Rng(2)
    keys: list[int] = []
    while isinstance(settle_throws(s, rng), Decision):
        key = eagles.turn_key(s)
        if not keys or keys[-1] != key:
            keys.append(key)
        step_on(s, rng)
    assert len(set(keys)) == len(keys) > 4, keys
    assert keys[2:] == list(range(keys[2], keys[2] + len(keys) - 2)), "after both deployments"


def test_a_turn_key_is_the_turn_in_march_and_nothing_where_there_are_no_turns() -> None:
    march = find_game("march")
    s = march.setup("training", {"set-up": "ready"})
    rng = Rng(2)
    found: set[tuple[int, int]] = set()
    while isinstance(settle_throws(s, rng), Decision):
        found.add((march.turn_key(s), march.moment(s)[0]))
        step_on(s, rng)
    assert len(found) > 3 and all(key == turn for key, turn in found)
    assert BIDS.turn_key(bidding()) == 0
