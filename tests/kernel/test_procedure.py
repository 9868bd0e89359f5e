"""Procedures and the steps they hand to the umpire."""

from __future__ import annotations

from grognard.kernel.procedure import DONE, Done, Step
from tests.kernel.games.flows import Round, Toss


def test_a_procedure_begins_before_its_first_stage() -> None:
    assert Round().stage == 0


def test_done_and_a_procedure_are_steps_like_the_others() -> None:
    assert isinstance(DONE, Done)
    assert isinstance(DONE, Step)
    assert isinstance(Toss(1), Step)


def test_a_procedure_without_fields_saves_none_and_takes_none_back() -> None:
    p = Round()
    p.restore(p.fields())
    assert p.fields() == []
    assert p.stage == 0


def test_a_copy_goes_its_own_way() -> None:
    toss = Toss(2)
    toss.stage = 1
    copy = toss.copy()
    assert isinstance(copy, Toss)
    copy.stage = 5
    assert (toss.stage, copy.times) == (1, 2)
