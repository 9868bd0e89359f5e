"""Refusals are values; the four exceptions say whose fault it is."""

from __future__ import annotations

import pickle

import pytest

from grognard.kernel.refusal import BadData, BadNotation, BrokenRule, IllegalAction, Refusal


def test_a_refusal_carries_the_rule_that_forbids() -> None:
    refusal = Refusal("7.1 out of range")
    assert refusal.cite == "7.1 out of range"
    assert repr(refusal) == "Refusal('7.1 out of range')"


def test_an_illegal_action_carries_its_refusal_and_its_text() -> None:
    refusal = Refusal("7.1 out of range")
    error = IllegalAction(refusal, "fire a > b")
    assert error.refusal is refusal
    assert error.action == "fire a > b"
    assert str(error) == "7.1 out of range"


def test_bad_notation_names_line_value_and_expectation() -> None:
    error = BadNotation(3, "fier", "expected a verb")
    assert str(error) == "line 3: 'fier': expected a verb"
    assert (error.line, error.value, error.expected) == (3, "fier", "expected a verb")


def test_bad_notation_without_a_line_names_none() -> None:
    assert str(BadNotation(0, "fier", "expected a verb")) == "'fier': expected a verb"


def test_bad_notation_says_in_each_language_what_was_expected() -> None:
    error = BadNotation(0, "fier", "expected a verb", {"fr": "il faut un verbe"})
    assert (error.expected_in("fr"), error.expected_in("en")) == (
        "il faut un verbe",
        "expected a verb",
    )
    assert BadNotation(0, "fier", "expected a verb").expected_in("fr") == "expected a verb"
    moved = pickle.loads(pickle.dumps(error.on_line(4)))
    assert (moved.line, moved.expected_in("fr")) == (4, "il faut un verbe")


def test_bad_data_names_file_place_and_problem() -> None:
    assert (
        str(BadData("units.toml", "line.moves", "too fast")) == "units.toml: line.moves: too fast"
    )
    assert str(BadData("units.toml", "", "not there")) == "units.toml: not there"


@pytest.mark.parametrize("error", [BadNotation(1, "a", "b"), BadData("a", "b", "c")])
def test_what_a_person_wrote_wrongly_is_a_value_error(error: Exception) -> None:
    assert isinstance(error, ValueError)


def test_a_broken_rule_is_a_failed_assertion() -> None:
    assert isinstance(BrokenRule("two cards in one place"), AssertionError)


@pytest.mark.parametrize("error", [BadNotation(1, "a", "b"), BadData("a", "b", "c")])
def test_an_error_comes_back_whole_from_another_process(error: Exception) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)


def test_an_illegal_action_comes_back_whole_from_another_process() -> None:
    copy = pickle.loads(pickle.dumps(IllegalAction(Refusal("7.1 out of range"), "fire")))
    assert copy.refusal.cite == "7.1 out of range"
    assert copy.action == "fire"
