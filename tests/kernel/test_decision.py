"""Decisions: one predicate behind play, screen and server."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Action, Answers, Decision, Slots
from grognard.kernel.dice import Rng
from grognard.kernel.state import State
from tests.kernel.games.flows import TOO_HIGH, ChooseNumber, Diary, Say


def test_the_legal_answers_are_the_candidates_that_nothing_forbids() -> None:
    decision = ChooseNumber(0, "1 a number")
    assert len(decision.candidates(Diary())) == 6
    assert [a.key() for a in decision.legal(Diary())] == [(0,), (1,), (2,), (3,)]


def test_a_refused_answer_gets_the_rule() -> None:
    assert ChooseNumber(0, "1 a number").why_not(Diary(), Say(4)) is TOO_HIGH
    assert ChooseNumber(0, "1 a number").why_not(Diary(), Say(3)) is None


def test_a_decision_says_who_is_asked_by_which_rule() -> None:
    decision = Decision(1, "13.0 from reserve", hidden=True)
    assert (decision.seat, decision.cite, decision.hidden) == (1, "13.0 from reserve", True)
    assert not ChooseNumber(0, "1 a number").hidden


def test_an_answer_without_dice_weighs_nothing() -> None:
    assert ChooseNumber(0, "1 a number").weigh(Diary(), Say(1)) == []


def test_equal_keys_are_equal_actions() -> None:
    assert Say(2).key() == Say(2).key() != Say(3).key()


def test_a_question_has_no_declining_answer_unless_it_says_so() -> None:
    assert ChooseNumber(0, "1 a number").decline(Diary()) is None


class ChooseWell(ChooseNumber):
    def recommended(self, s: State) -> list[Action]:
        return [Say(2)]


def test_what_is_recommended_is_offered_first_and_once() -> None:
    plain, well = ChooseNumber(0, "1 a number"), ChooseWell(0, "1 a number")
    assert [a.key() for a in plain.offered(Diary())] == [(0,), (1,), (2,), (3,)]
    assert [a.key() for a in well.offered(Diary())] == [(2,), (0,), (1,), (3,)]


def test_answers_are_counted_and_picked_across_their_parts() -> None:
    first, second, third = Say(1), Say(2), Say(3)
    answers = Answers([[first], [], [second, third]])
    assert answers.count() == 3
    picked = [answers.nth(number) for number in range(3)]
    assert picked == answers.listed() == [first, second, third]
    with pytest.raises(IndexError):
        answers.nth(3)


class OddPlaces(Slots):
    """Of so many places only the odd ones hold an answer; it notes where somebody looked."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.looked: list[int] = []

    def count(self) -> int:
        return self.places

    def at(self, number: int) -> Action | None:
        self.looked.append(number)
        return Say(number) if number % 2 else None


def test_slots_are_drawn_alike_and_each_looked_at_once() -> None:
    assert [a.key() for a in OddPlaces(8).listed()] == [(1,), (3,), (5,), (7,)]
    rng, times = Rng(3), dict.fromkeys((1, 3, 5, 7), 0)
    for _ in range(2_000):
        slots = OddPlaces(8)
        times[slots.draw(rng).key()[0]] += 1
        assert len(set(slots.looked)) == len(slots.looked)
    assert all(430 <= count <= 570 for count in times.values())
    with pytest.raises(IndexError):
        OddPlaces(1).draw(rng)


def test_whether_there_are_more_answers_than_a_few_is_known_at_the_first_beyond_them() -> None:
    slots = OddPlaces(8)
    assert slots.are_more_than(1)
    assert slots.looked == [0, 1, 2, 3]
    assert OddPlaces(8).are_more_than(3)
    assert not OddPlaces(8).are_more_than(4)
