"""Where each figure stands: figures are found by a line as their bases are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.crepuscule.chapters.artillery.paths import crossed
from grognard.games.crepuscule.chapters.figures import (
    bases_of,
    crossed_figures,
    middles_of,
    poses_of,
)
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    FORAGERS,
    HOLLOW,
    LIGHT,
    LINE,
    MARCH,
    SKIRMISH,
    SOLID,
)
from grognard.games.crepuscule.model.pieces import Unit
from grognard.table.lines import Line, Track
from tests.games.crepuscule.builders import battalion, battery, battle, inch, squadron

FORMATIONS = (LINE, COLUMN, MARCH, HOLLOW, SOLID, SKIRMISH)
places = st.tuples(st.integers(inch(12), inch(36)), st.integers(inch(2), inch(20)))
facings = st.integers(0, 359)


def shapes_of(facing: int) -> list[Unit]:
    """A unit of every formation on the same spot, a squadron and a battery too."""
    foot = [battalion("f1", facing=facing, formation=one, figures=23) for one in FORMATIONS]
    horse = squadron("f1", facing=facing, formation=FORAGERS, weight=LIGHT)
    return [battle([one]).units[0] for one in (*foot, horse, battery("f1", facing=facing))]


@given(places, places, facings)
def test_d_80_d_186_as_many_figures_are_crossed_as_bases(
    start: tuple[int, int], end: tuple[int, int], facing: int
) -> None:
    line = Line(*start, *end)
    for u in shapes_of(facing):
        assert crossed_figures(u, line) == crossed(line, bases_of(u))


def test_d_80_a_line_through_a_rank_is_near_few_of_its_figures() -> None:
    u = battle([battalion("f1", figures=24)]).units[0]
    line = Line(inch(24), inch(2), inch(24), inch(20))
    assert len(poses_of(u)) == 24
    assert len(poses_of(u, Track(line, u.pose))) == 4
    aside = Line(inch(2), inch(2), inch(2), inch(20))
    assert poses_of(u, Track(aside, u.pose)) == []


@pytest.mark.parametrize("facing", [0, 33, 90, 211])
def test_the_middle_of_a_figure_is_that_of_its_base(facing: int) -> None:
    for u in shapes_of(facing):
        assert middles_of(u) == [base.centre() for base in bases_of(u)]
