"""Moves that are held back, and questions asked in secret: nobody can notice."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.server.match.match import Match, MatchError
from tests.kernel.games.tinygame import BIDS
from tests.server.match.jokers import with_joker
from tests.server.matches import (
    GAMES,
    NAMES,
    act,
    act_with,
    appearance,
    asked,
    audiences,
    begun,
    decline_all_with,
    pick,
    release,
    story,
)

EVERY_GAME = pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
Options = dict[str, str]
NORTH, SOUTH = 0, 1


# A hidden question


def test_nothing_is_sent_while_another_is_asked_in_secret() -> None:
    match = with_joker(north=True)
    before = {q: appearance(match, q) for q in (SOUTH, None)}
    told = act(match, "bid c3")
    assert [len(told[q]) for q in (NORTH, SOUTH, None)] == [1, 0, 0]
    assert appearance(match, None) == before[None]
    assert match.view(SOUTH) == before[SOUTH][1]
    assert (match.asked(), match.asked_in_secret()) == (NORTH, NORTH)
    assert [match.asked_as_seen(q) for q in (NORTH, SOUTH, None)] == [NORTH, None, SOUTH]
    assert match.prompt(SOUTH, "en") == ""
    assert match.legal(SOUTH) == []
    with pytest.raises(MatchError, match="NOT_YOUR_TURN"):
        match.propose(SOUTH, match.feed(SOUTH).number, "bid c4")
    with pytest.raises(MatchError, match="STALE"):
        match.propose(NORTH, 2, "keep")


def test_a_question_declined_leaves_the_same_feed_as_no_question() -> None:
    asked_once, not_asked = with_joker(north=True), with_joker(north=False)
    for match in (asked_once, not_asked):
        rng = Rng(4)
        act_with(match, "bid c3", rng)
        decline_all_with(match, rng)
    assert asked_once.number == not_asked.number + 1
    for q in (SOUTH, None):
        assert story(asked_once, q) == story(not_asked, q)
        assert appearance(asked_once, q) == appearance(not_asked, q)


def test_an_answer_that_does_something_comes_out_with_all_that_led_to_it() -> None:
    match = with_joker(north=True)
    act(match, "bid c3")
    told = act(match, "spend")
    for q in (SOUTH, None):
        (update,) = told[q]
        kinds = [line.kind for line in update.lines("en")]
        assert kinds[:3] == ["laid", "spent", "dice"]


def test_what_was_not_sent_before_a_takeback_is_never_sent() -> None:
    match = with_joker(north=True)
    act(match, "bid c3")
    told = match.fold(match.number + 1, match.propose_back(SOUTH))
    assert [line.kind for line in told[None][0].lines("en")] == ["taken-back"]
    assert match.asked_as_seen(None) == SOUTH
    act(match, "bid c4")
    act(match, "keep")
    kinds = [line.kind for _, lines in story(match, None) for line in lines]
    assert kinds.count("laid") == 2


def test_a_resignation_releases_what_was_held_back() -> None:
    match = with_joker(north=True)
    act(match, "bid c3")
    told = match.fold(match.number + 1, match.propose_resign(SOUTH))
    assert [line.kind for line in told[None][0].lines("en")] == ["laid", "resigned"]
    assert match.ended(None) is match.verdict


# Moves that are held back for a while


def test_a_held_move_has_not_been_made_as_far_as_anybody_can_see() -> None:
    match = with_joker(north=False)
    before = {q: appearance(match, q) for q in (NORTH, None)}
    number, view = match.feed(SOUTH).number, match.view(SOUTH)
    told = act(match, "bid c3", hold=True)
    assert told == {NORTH: [], SOUTH: [], None: []}
    assert [match.feed(q).is_late for q in audiences(BIDS)] == [True] * 3
    assert [match.feed(q).latest for q in audiences(BIDS)] == [3, 3, 3]
    assert match.pauses == (NORTH, SOUTH)
    assert {q: appearance(match, q) for q in (NORTH, None)} == before
    assert (match.feed(SOUTH).number, match.view(SOUTH)) == (number, view)
    assert (match.asked_as_seen(SOUTH), match.legal(SOUTH), match.prompt(SOUTH, "en")) == (
        None,
        [],
        "",
    )
    released = release(match)
    assert [len(released[q]) for q in audiences(BIDS)] == [1, 1, 1]
    assert match.asked_as_seen(SOUTH) == match.asked()
    assert release(match) == {NORTH: [], SOUTH: [], None: []}


def test_a_held_move_looks_the_same_whether_or_not_somebody_is_asked() -> None:
    waits = [with_joker(north=True), with_joker(north=False)]
    for match in waits:
        rng = Rng(4)
        act_with(match, "bid c3", rng, hold=True)
    for q in (SOUTH, None):
        assert appearance(waits[0], q) == appearance(waits[1], q)
    assert [match.asked_as_seen(NORTH) for match in waits] == [SOUTH, SOUTH]
    with pytest.raises(MatchError, match="NOT_YOUR_TURN"):
        waits[0].propose(NORTH, 2, "keep")


def test_each_audience_is_informed_in_its_own_time() -> None:
    match = with_joker(north=True)
    act(match, "bid c3", hold=True)
    assert [len(match.feed(q).tell()) for q in audiences(BIDS)] == [1, 0, 0]
    assert match.asked_as_seen(NORTH) == NORTH
    act(match, "keep", hold=True)
    assert match.asked_as_seen(NORTH) is None
    assert [len(match.feed(q).tell()) for q in audiences(BIDS)] == [1, 1, 1]


def test_an_audience_may_be_sent_a_part_of_what_was_held() -> None:
    match, prompt = with_joker(north=False), with_joker(north=False)
    for texts in ("bid c3", "", ""):
        for one, hold in ((match, True), (prompt, False)):
            seat = asked(one)
            one.fold(one.number + 1, one.propose_for(seat, texts or one_legal(one)), hold)
    feed = match.feed(None)
    assert (feed.number, feed.latest) == (2, 5)
    assert feed.tell(2) == []
    (third,) = feed.tell(3)
    assert third.lines("en") == story(prompt, None)[2][1]
    assert (feed.number, feed.is_late) == (3, True)
    assert [update.number for update in feed.tell(99)] == [4, 5]
    assert story(match, None) == story(prompt, None)


def one_legal(match: Match) -> str:
    decision = match.state.pending
    assert isinstance(decision, Decision)
    return match.game.notate(match.state, decision.legal(match.state)[0])


def test_an_answer_given_beforehand_counts_even_if_its_seat_was_sent_more() -> None:
    match = with_joker(north=True)
    act(match, "bid c3", hold=True)
    with pytest.raises(MatchError, match="NOT_YOUR_TURN"):
        match.propose_for(SOUTH, "keep")
    with pytest.raises(MatchError, match="ILLEGAL"):
        match.propose_for(NORTH, "bid c0")
    entry = match.propose_for(NORTH, "spend")
    after = BIDS.write(match.worked_out)
    match.fold(match.number + 1, entry, hold=True)
    assert BIDS.write(match.state) == after


def test_a_word_at_the_table_releases_what_is_held() -> None:
    match = with_joker(north=False)
    act(match, "bid c3", hold=True)
    told = match.fold(match.number + 1, match.propose_resign(NORTH))
    assert [len(told[q]) for q in audiences(BIDS)] == [2, 2, 2]
    assert told[None][-1].lines("en")[0].kind == "resigned"
    assert told[None][0].lines("en")[0].kind == "laid"


@EVERY_GAME
def test_holding_back_changes_no_number(game: Game, scenario: str, options: Options) -> None:
    match, quick = begun(game, scenario, options, 6), begun(game, scenario, options, 6)
    rng = Rng(6)
    for _ in range(120):
        if match.verdict is not None:
            break
        text = pick(quick, rng)
        match.fold(match.number + 1, match.propose_for(asked(match), text), rng.below(2) == 0)
        act(quick, text)
        match.feed(rng.below(2)).tell(rng.below(200))
    release(match)
    for q in audiences(game):
        assert story(match, q) == story(quick, q)
        assert appearance(match, q) == appearance(quick, q)
