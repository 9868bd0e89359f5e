"""Sealed answers: asked at once, answered in any order, seen by nobody before all are in."""

from __future__ import annotations

import pytest

from grognard.agents import AT_ONCE, NAMES, seated
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Die, Rng
from grognard.kernel.records.replay import Recorder, begin, begin_from, last_state, verify
from grognard.kernel.records.tableline import BACK, RESIGN, UNSEAL, TableLine
from grognard.kernel.refusal import BadNotation, BrokenRule
from grognard.kernel.sealed import (
    asked,
    facing,
    forget_others,
    has_sealed,
    opens_all,
    owing,
    sealed_wait,
    spoken,
    take_back,
    turn_to,
)
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, legal_actions, play_random, settle, submit
from grognard.odds.exact import odds
from tests.kernel.games.sealedgame import (
    BATTERIES,
    GUNNERS,
    Estimates,
    Range,
    Stake,
    Write,
    range_of,
)

NORTH, SOUTH, WEST = 0, 1, 2


def all_asked(game: Estimates = GUNNERS) -> Range:
    s = game.setup("short", {})
    answer(s, Stake(2))
    return range_of(s)


def write(s: State, seat: int, estimate: int) -> None:
    assert turn_to(s, seat)
    submit(s, Write(estimate))


def test_everybody_is_asked_at_once_and_the_lowest_seat_is_pending() -> None:
    s = all_asked(BATTERIES)
    assert owing(s) == [NORTH, SOUTH, WEST]
    assert isinstance(s.pending, Decision) and s.pending.seat == NORTH
    for seat in owing(s):
        question = asked(s, seat)
        assert question is not None and question.seat == seat
    assert asked(s, None) is None


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0)])
def test_answers_in_any_order_lead_to_the_same(order: tuple[int, ...]) -> None:
    s = all_asked(BATTERIES)
    s.events = []
    for seat in order[:-1]:
        assert not opens_all(s)
        write(s, seat, seat + 1)
        assert not has_shown(s)
    assert opens_all(s)
    write(s, order[-1], order[-1] + 1)
    assert s.used == [[1], [2], [3]] and s.sealed == () and isinstance(s.pending, Die)
    assert [event.facts() for event in s.events] == [[0, 1], [1, 2], [2, 3]]


def has_shown(s: Range) -> bool:
    return any(s.used) or bool(s.events)


def test_an_answer_is_kept_nowhere_but_with_its_seat() -> None:
    s = all_asked()
    write(s, SOUTH, 4)
    assert has_sealed(s, SOUTH) and not has_sealed(s, NORTH)
    assert s.action is None
    assert owing(s) == [NORTH] and asked(s, SOUTH) is None
    assert not turn_to(s, SOUTH)


def test_a_clone_has_answers_of_its_own() -> None:
    s = all_asked()
    write(s, SOUTH, 4)
    twin = s.clone()
    write(twin, NORTH, 1)
    assert owing(s) == [NORTH] and s.used == [[], []]
    take_back(s, SOUTH)
    assert twin.used == [[1], [4]] and owing(s) == [NORTH, SOUTH]


def test_facing_a_seat_leaves_the_state_alone() -> None:
    s = all_asked()
    other = facing(s, SOUTH)
    assert isinstance(other.pending, Decision) and other.pending.seat == SOUTH
    assert isinstance(s.pending, Decision) and s.pending.seat == NORTH
    assert facing(s, NORTH) is s


def test_an_answer_may_be_taken_back_until_all_are_in() -> None:
    s = all_asked()
    write(s, NORTH, 4)
    take_back(s, NORTH)
    assert owing(s) == [NORTH, SOUTH] and s.sealed == ()
    write(s, NORTH, 5)
    write(s, SOUTH, 4)
    assert s.used == [[5], [4]]


def test_each_seat_knows_its_own_answer_only() -> None:
    s = all_asked(BATTERIES)
    write(s, NORTH, 1)
    write(s, WEST, 3)
    known = s.clone()
    forget_others(known, WEST)
    assert known.sealed == s.sealed[1:] and owing(known) == [NORTH, SOUTH]
    guess = s.clone()
    forget_others(guess, SOUTH)
    assert guess.sealed == () and isinstance(guess.pending, Decision)
    assert guess.pending.seat == SOUTH
    watched = s.clone()
    forget_others(watched, None)
    assert watched.sealed == ()


def test_where_one_seat_is_asked_it_is_as_ever() -> None:
    s = GUNNERS.setup("short", {})
    assert sealed_wait(s) is None and owing(s) == [NORTH] and not opens_all(s)
    assert asked(s, NORTH) is s.pending and asked(s, SOUTH) is None
    assert spoken(GUNNERS, s, "stake 2") == (NORTH, "stake 2")
    answer(s, Stake(2))
    write(s, NORTH, 1)
    write(s, SOUTH, 2)
    assert owing(s) == [] and sealed_wait(s) is None
    assert spoken(GUNNERS, s, "write e1") == (-1, "write e1")


def test_random_play_and_odds_ask_one_after_another() -> None:
    s = all_asked()
    play_random(s, Rng(1), 1)
    assert owing(s) == [SOUTH]
    found = odds(s, legal_actions(s)[0], lambda after, events: len(events))
    assert found is not None and sum(found.values()) == 1
    first = odds(all_asked(), Write(0), lambda after, events: len(events))
    assert first is not None and list(first) == [0]


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_answers_for_its_own_seat_with_any_sealed_answers(name: str) -> None:
    told = set()
    for estimate in range(5):
        s = all_asked()
        write(s, NORTH, estimate)
        action = seated(name, 7).answer(GUNNERS, s, SOUTH, AT_ONCE)
        told.add(action.key())
        submit(s, action)
        assert isinstance(s.pending, Die)
    assert len(told) == 1
    before = all_asked()
    assert seated(name, 7).answer(GUNNERS, before, SOUTH, AT_ONCE).key() in told


# Positions


def test_a_position_holds_what_was_sealed() -> None:
    s = all_asked(BATTERIES)
    write(s, WEST, 3)
    write(s, NORTH, 1)
    text = BATTERIES.write(s)
    assert text.endswith("sealed north write e1\nsealed west write e3\n")
    again = BATTERIES.read(text)
    assert BATTERIES.write(again) == text and owing(again) == [SOUTH]


@pytest.mark.parametrize(
    "line",
    [
        "sealed",
        "sealed north",
        "sealed east write e1",
        "sealed south write e9",
        "sealed south stake 1",
        "sealed south e1",
        "sealed north write e2",
    ],
)
def test_a_position_with_an_answer_that_cannot_be_is_refused(line: str) -> None:
    s = all_asked(BATTERIES)
    write(s, NORTH, 1)
    text = BATTERIES.write(s)
    with pytest.raises(BadNotation) as wrong:
        BATTERIES.read(f"{text}{line}\n")
    assert wrong.value.line == len(text.splitlines()) + 1


def test_a_position_with_every_answer_is_refused() -> None:
    s = all_asked()
    write(s, NORTH, 1)
    with pytest.raises(BadNotation, match="another is still missing"):
        GUNNERS.read(GUNNERS.write(s) + "sealed south write e2\n")


def test_a_position_that_asks_nobody_at_once_has_nothing_sealed() -> None:
    with pytest.raises(BadNotation):
        GUNNERS.read(GUNNERS.write(GUNNERS.setup("short", {})) + "sealed south write e2\n")


# Records


def recorded(
    *lines: tuple[int, int], game: Estimates = GUNNERS, scenario: str = "short"
) -> Recorder:
    recorder = begin(game, scenario, {})
    recorder.act(Stake(2))
    for seat, estimate in lines:
        turn_to(recorder.state, seat)
        recorder.act(Write(estimate))
    return recorder


def texts(recorder: Recorder) -> list[str]:
    return [entry.action for entry in recorder.record.entries]


def test_a_record_says_whose_each_answer_is_in_the_order_given() -> None:
    recorder = recorded((SOUTH, 4), (NORTH, 1))
    recorder.settle([3])
    assert texts(recorder) == ["stake 2", "south: write e4", "north: write e1"]
    assert verify(recorder.record, GUNNERS) == []
    assert range_of(last_state(recorder.record, GUNNERS)).used == [[1], [4]]


def test_a_record_may_stop_between_two_answers() -> None:
    recorder = recorded((SOUTH, 4))
    found = last_state(recorder.record, GUNNERS)
    assert GUNNERS.write(found) == GUNNERS.write(recorder.state)
    later = begin_from(GUNNERS, GUNNERS.write(found))
    later.act(Write(1))
    assert range_of(later.state).used == [[1], [4]]
    assert verify(later.record, GUNNERS) == []


def test_a_record_contains_an_answer_taken_back() -> None:
    recorder = recorded((WEST, 4), (NORTH, 1), game=BATTERIES)
    recorder.say(TableLine(UNSEAL, WEST))
    assert owing(recorder.state) == [SOUTH, WEST]
    for seat, estimate in ((WEST, 5), (SOUTH, 0)):
        turn_to(recorder.state, seat)
        recorder.act(Write(estimate))
    recorder.settle([3])
    assert texts(recorder)[3:5] == ["* unseal west", "west: write e5"]
    assert range_of(last_state(recorder.record, BATTERIES)).used == [[1], [0], [5]]
    assert verify(recorder.record, BATTERIES) == []


def test_what_was_not_sealed_cannot_be_taken_back() -> None:
    recorder = recorded((SOUTH, 4))
    with pytest.raises(BadNotation, match="no sealed answer"):
        recorder.say(TableLine(UNSEAL, NORTH))
    assert len(recorder.record.entries) == 2


def test_what_was_revealed_is_taken_back_by_agreement_only() -> None:
    recorder = recorded((SOUTH, 4), (NORTH, 1), scenario="long")
    with pytest.raises(BadNotation, match="sealed answers were opened"):
        recorder.say(TableLine(BACK, NORTH, 2))
    recorder.say(TableLine(BACK, NORTH, 2, agreed=True))
    assert owing(recorder.state) == [NORTH] and has_sealed(recorder.state, SOUTH)
    assert verify(recorder.record, GUNNERS) == []


def test_a_game_may_end_while_answers_are_sealed() -> None:
    recorder = recorded((SOUTH, 4))
    recorder.say(TableLine(RESIGN, NORTH))
    assert recorder.record.ending == "south resigned"
    assert verify(recorder.record, GUNNERS) == []
    with pytest.raises(BrokenRule):
        recorder.act(Write(1))


@pytest.mark.parametrize(
    "line", ["write e1", "south: write e5", "east: write e1", "north: stake 1", "north write e1"]
)
def test_a_line_of_a_seat_that_is_not_asked_is_refused(line: str) -> None:
    recorder = recorded((SOUTH, 4), (NORTH, 1))
    recorder.settle([3])
    record = recorder.record
    record.entries[2] = type(record.entries[2])(line)
    record.entries[2].throws = [[3]]
    assert verify(record, GUNNERS) != []


def test_settling_goes_on_as_usual() -> None:
    s = all_asked()
    write(s, NORTH, 1)
    write(s, SOUTH, 4)
    settle(s, 1)
    assert s.score == [2, 0]
