"""When things are read: modifiers of a test, losses of a phase, and what a lead is worth."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.morale.panic import FirePanic
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.chapters.victory import grade_of, scaled_lead
from grognard.games.crepuscule.model.actions import Form
from grognard.games.crepuscule.model.kinds import (
    AFTER_FIRE,
    COLUMN,
    FLEEING,
    GUNS,
    LINE,
    MUSKETRY,
    NO_OFFICER,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import ALLIED, act, battalion, battle, run, throw, waiting


@pytest.mark.parametrize(("marks", "formed"), [(0, COLUMN), (NO_OFFICER, LINE)])
def test_d_183_modifiers_are_those_of_when_the_dice_fall(marks: int, formed: int) -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (24, 44))])
    run(b, OrderStep(0))
    act(b, Form(0, COLUMN, 4, 0))
    b.mark(0, marks)
    throw(b, 4, 5)  # Leadership 7 and nobody in range
    assert b.units[0].formation == formed


def fallen(first: int, second: int) -> Battle:
    """So many of 24 fall to guns, and so many to muskets."""
    b = battle([battalion("f"), battalion("a", ALLIED, (24, 40))])
    b.enter(GUNS)
    b.units[0].figures -= first
    b.continue_in(MUSKETRY)
    b.units[0].figures -= second
    b.continue_in(AFTER_FIRE)
    run(b, FirePanic(0))
    return b


def test_d_162_panic_is_tested_on_all_losses_of_the_phase() -> None:
    assert waiting(fallen(3, 2)) == ""
    assert waiting(fallen(3, 3)) == "C-MOR-1"


@pytest.mark.parametrize(
    ("points", "lead", "grade"), [(1000, 300, 2), (2000, 150, 2), (500, 600, 4)]
)
def test_d_147_the_lead_counts_as_for_armies_of_2000_points(
    points: int, lead: int, grade: int
) -> None:
    b = battle([battalion("a", ALLIED, marks=FLEEING, cost=150)], points=points)
    assert (scaled_lead(b), grade_of(scaled_lead(b))) == (lead, grade)


def test_d_147_nothing_between_them_is_a_draw() -> None:
    b = battle()
    assert (scaled_lead(b), grade_of(0), grade_of(1)) == (0, 0, 1)
