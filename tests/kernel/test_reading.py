"""Words of a line, and errors that name line and word."""

from __future__ import annotations

import pytest

from grognard.kernel.procedure import DONE, Procedure, Procedures, Step
from grognard.kernel.reading import Reader
from grognard.kernel.refusal import BadNotation, BrokenRule
from grognard.kernel.state import State


class Errand(Procedure):
    miles: int = 0

    def step(self, s: State) -> Step:
        return DONE


KNOWN = Procedures()
KNOWN.register(Errand)


def reader(text: str) -> Reader:
    r = Reader()
    r.words, r.line = text.split(), 7
    return r


def test_words_come_one_after_the_other() -> None:
    r = reader("north 12 -3")
    assert r.choice(("south", "north")) == 1
    assert (r.number(), r.field()) == (12, -3)
    assert r.peek() == ""
    r.finish_line("turn")


@pytest.mark.parametrize(
    ("text", "method", "complaint"),
    [
        ("", "number", "line 7: '': ends too soon: expected a number"),
        ("x1", "number", "line 7: 'x1': expected a whole number"),
        ("-1", "number", "line 7: '-1': expected a whole number"),
        ("1234567", "number", "line 7: '1234567': expected a whole number"),
        ("--1", "field", "line 7: '--1': expected a whole number"),
        ("-1234567", "field", "line 7: '-1234567': expected a whole number"),
    ],
)
def test_a_bad_number_is_named(text: str, method: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as error:
        getattr(reader(text), method)()
    assert str(error.value) == complaint


def test_a_wrong_choice_lists_the_right_ones() -> None:
    with pytest.raises(BadNotation, match=r"'east': expected one of south, north"):
        reader("east").choice(("south", "north", ""))


def test_words_left_over_are_named() -> None:
    with pytest.raises(BadNotation, match="'more': expected nothing more on a 'turn' line"):
        reader("more").finish_line("turn")


def test_a_stack_is_read_by_names_stages_and_fields() -> None:
    first, second = reader("Errand 2 5 / Errand 0 -1").stack(KNOWN, "Errand")
    assert (first.stage, first.fields()) == (2, [5])
    assert (second.stage, second.fields()) == (0, [-1])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Parade 1", "expected the name of a procedure, such as Errand"),
        ("Errand", "expected a number"),
        ("Errand 1", "expected more fields for Errand"),
        ("Errand 1 2 3", "these fields do not fit Errand"),
    ],
)
def test_a_stack_that_fits_no_procedure_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        reader(text).stack(KNOWN, "Errand")


def test_an_unknown_procedure_is_our_own_fault() -> None:
    assert not KNOWN.knows("Parade")
    with pytest.raises(BrokenRule, match="no procedure is called Parade"):
        KNOWN.make("Parade", [])
