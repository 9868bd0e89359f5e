"""Which answers leave others waiting, and what a player may have seen to answer meanwhile."""

from __future__ import annotations

from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import RESIGN, UNSEAL, TableLine
from grognard.server.match.match import Match
from grognard.server.match.sealed_waits import SealedWaits, keeps_waiting
from tests.kernel.games.sealedgame import GUNNERS
from tests.server.matches import begun

NORTH, SOUTH = 0, 1


def say(match: Match, seat: int, text: str) -> None:
    match.fold(match.number + 1, match.propose(seat, match.feed(seat).number, text))


def staked() -> Match:
    """North and South write at the same time."""
    match = begun(GUNNERS, "short", {})
    say(match, NORTH, "stake 2")
    return match


def table_line(verb: str) -> Entry:
    return Entry(TableLine(verb, NORTH).text(GUNNERS.info.seats))


def test_an_open_answer_leaves_nobody_waiting() -> None:
    match = begun(GUNNERS, "short", {})
    entry = match.propose(NORTH, match.feed(NORTH).number, "stake 2")
    assert not keeps_waiting(match.state, entry)


def test_all_sealed_answers_but_the_last_leave_somebody_waiting() -> None:
    match = staked()
    first = match.propose(SOUTH, match.feed(SOUTH).number, "write e1")
    assert keeps_waiting(match.state, first)
    match.fold(match.number + 1, first)
    last = match.propose(NORTH, match.feed(NORTH).number, "write e2")
    assert not keeps_waiting(match.state, last)


def test_of_table_lines_only_an_answer_taken_back_keeps_others_waiting() -> None:
    state = staked().state
    assert keeps_waiting(state, table_line(UNSEAL))
    assert not keeps_waiting(state, table_line(RESIGN))


def test_with_one_question_only_the_last_update_is_fresh() -> None:
    match = begun(GUNNERS, "short", {})
    feed, waits = match.feed(NORTH), SealedWaits()
    waits.begin(feed)
    assert waits.is_fresh(match.state, feed, feed.number)
    assert not waits.is_fresh(match.state, feed, feed.number - 1)
    assert not waits.is_fresh(match.state, feed, feed.number + 1)


def test_a_player_who_has_not_seen_that_others_answered_may_answer_too() -> None:
    match = staked()
    feed, waits = match.feed(NORTH), SealedWaits()
    waits.begin(feed)
    asked = feed.number
    say(match, SOUTH, "write e1")
    assert feed.number == asked + 1
    assert waits.is_fresh(match.state, feed, asked)
    assert not waits.is_fresh(match.state, feed, asked - 1)
