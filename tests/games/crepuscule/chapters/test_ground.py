"""D-136, D-159, D-161, F-01, F-02: sight, sectors and cover."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.ground import (
    HARD,
    NO_COVER,
    SOFT,
    cover_of,
    edge_toward,
    is_nearer,
    is_within,
    sees,
)
from grognard.games.crepuscule.chapters.leadership import commands
from grognard.games.crepuscule.model.kinds import (
    CHIEF_OF_BRIGADE,
    COLUMN,
    FRONT,
    HOLLOW,
    LEFT,
    LINE,
    REAR,
    RIGHT,
    SKIRMISH,
    SOFT_COVER,
    WOODED,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import ALLIED, Troops, area, battalion, battle, inch, officer


def between(*screen: Troops, terrain: list[Any] | None = None) -> Battle:
    """Two small columns 18 inches apart, and what is between them."""
    return battle(
        [
            battalion("f1", at=(24, 12), figures=12, formation=COLUMN, files=4),
            battalion("a1", ALLIED, (24, 30), figures=12, formation=COLUMN, files=4),
            *screen,
        ],
        terrain=terrain,
    )


def seen(b: Battle) -> bool:
    return sees(b, b.units[0], b.units[1])


def test_d_136_formed_units_of_either_side_hide_what_is_behind() -> None:
    assert seen(between())
    assert not seen(between(battalion("f2", at=(24, 20))))
    assert not seen(between(battalion("a2", ALLIED, (24, 20))))


@pytest.mark.parametrize(("files", "hidden"), [(6, True), (1, False)])
def test_c_inf_6d_w_sho_9_skirmishers_hide_if_they_are_close_together(
    files: int, hidden: bool
) -> None:
    """F-01 One figure for each inch of their front."""
    loose = battalion("f2", at=(24, 20), figures=12, files=files, formation=SKIRMISH)
    wide = battalion("f2", at=(24, 20), figures=12, files=12, formation=SKIRMISH)
    assert seen(between(loose if hidden else wide)) is not hidden


@pytest.mark.parametrize(("y", "sees_over"), [(20, True), (13.8, False), (28.5, False)])
def test_c_inf_16_d_47_over_friends_from_a_hill_and_not_close_by(y: float, sees_over: bool) -> None:
    """F-02 A level above the friend, who is more than 2 inches from both ends."""
    hill = area(18, 4, 30, 12.5, 0, level=1)
    friend = battalion("f2", at=(24, y), figures=12, formation=LINE)
    assert seen(between(friend, terrain=[hill])) is sees_over
    assert not seen(between(battalion("f2", at=(24, 20))))


@pytest.mark.parametrize(("depth", "seen_into"), [(1.9, True), (2.5, False)])
def test_d_115_a_wood_is_seen_two_inches_into(depth: float, seen_into: bool) -> None:
    wood = area(10, 30 - depth, 40, 36, WOODED, depth=2)
    assert seen(between(terrain=[wood])) is seen_into


def test_d_115_d_161_a_wood_is_hard_cover_for_half_of_a_unit() -> None:
    for south, cover in ((30, HARD), (31.1, HARD), (31.3, NO_COVER)):
        b = between(terrain=[area(10, south, 40, 40, WOODED)])
        assert cover_of(b, b.units[1], inch(24), inch(12)) == cover
    soft = between(terrain=[area(10, 29, 40, 40, SOFT_COVER)])
    assert cover_of(soft, soft.units[1], inch(24), inch(12)) == SOFT


@pytest.mark.parametrize(
    ("at", "edge"), [((24, 20), FRONT), ((34, 12), RIGHT), ((24, 2), REAR), ((14, 12), LEFT)]
)
def test_d_159_four_sectors_from_the_corners(at: tuple[float, float], edge: int) -> None:
    b = battle([battalion("f1", figures=12), battalion("a1", ALLIED, at, figures=8)])
    assert edge_toward(b, b.units[0], b.units[1]) == edge
    square = battle(
        [battalion("f1", figures=12, formation=HOLLOW), battalion("a1", ALLIED, at, figures=8)]
    )
    assert edge_toward(square, square.units[0], square.units[1]) == FRONT


def test_d_16_d_184_less_than_and_at_most() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 18))])
    u, v = b.units
    assert is_within(b, u, v, inch(6)) and not is_nearer(b, u, v, inch(6))
    assert is_nearer(b, u, v, inch(6.01)) and not is_within(b, u, v, inch(5.99))


@pytest.mark.parametrize(("radius", "option", "found"), [(12, "ruled", True), (12, "short", False)])
def test_d_14_how_far_the_chief_commands(radius: float, option: str, found: bool) -> None:
    b = battle(
        [battalion("f1", at=(24, 20))],
        [officer("ney", at=(24, 8), rank=CHIEF_OF_BRIGADE, radius=radius)],
        chief_range=option,
    )
    assert commands(b, b.officers[0], b.units[0]) is found
