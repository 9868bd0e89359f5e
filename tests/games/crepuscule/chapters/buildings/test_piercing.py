"""C-ENG-6, D-211: sappers break openings in the walls of a building."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.buildings.bombardment import toughness_of
from grognard.games.crepuscule.chapters.buildings.facades import (
    capacity_of,
    facades_of,
    is_shut_toward,
)
from grognard.games.crepuscule.chapters.buildings.piercing import Piercing
from grognard.games.crepuscule.chapters.charging.charges import why_not_charge
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.fighters import fighters
from grognard.games.crepuscule.model.fabric import is_pierced, suffered
from grognard.games.crepuscule.model.kinds import BUILDING, CHARGES, GARRISON, OPENINGS
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from grognard.table.terrain import Area
from tests.games.crepuscule.builders import (
    ALLIED,
    area,
    battalion,
    battle,
    inch,
    run,
    throw,
    waiting,
)


def storming(sappers: int, kind: str = "brick-house", traits: int = BUILDING | OPENINGS) -> Battle:
    """A battalion east of a house 6 inches wide, at its shut wall."""
    made = area(30, 24, 36, 30, traits, depth=0)
    return battle(
        [
            battalion("f1", at=(39, 27), facing=270, figures=20, sappers=sappers),
            battalion("a1", ALLIED, (33, 27), figures=10, files=5, formation=GARRISON),
        ],
        terrain=[Area(kind, made.shape, made.traits, 0, 0)],
        phase=CHARGES,
        unit_officers="off",
    )


def refused(b: Battle) -> str:
    found = why_not_charge(b, b.units[0], 1, 0)
    return found.cite if found else ""


def engaged(sappers: int, kind: str = "brick-house") -> Battle:
    b = storming(sappers, kind)
    b.declare(0, 1, 0)
    run(b, ContactStep(0))
    assert len(b.contacts) == 1
    return b


def shut_wall(b: Battle) -> int:
    return next(
        int(one.number)
        for one in facades_of(b, b.setting.ground.areas[0])
        if one.faces(inch(39), inch(27))
    )


@pytest.mark.parametrize(("sappers", "cite"), [(0, "C-BLD-1"), (1, "")])
def test_c_eng_6_only_with_sappers_a_shut_wall_is_charged(sappers: int, cite: str) -> None:
    assert refused(storming(sappers)) == cite


def test_c_eng_6_not_where_the_building_has_no_opening_at_all() -> None:
    assert refused(storming(4, "barn")) == "C-BLD-1"
    assert refused(storming(4, traits=BUILDING)) == "C-BLD-1"


def test_c_eng_6_two_sure_hits_each_and_a_wound_breaks_an_opening() -> None:
    b = engaged(2)
    run(b, CombatStep(0, []))
    assert isinstance(b.pending, Pool)
    assert (waiting(b), b.pending.dice, b.pending.need) == ("C-ENG-6", 4, 6)  # S5 against T8
    throw(b, 6, 5, 5, 5)
    side = shut_wall(b)
    assert is_pierced(b, 0, side) and suffered(b, 0, side) == 0
    assert not is_shut_toward(b, b.units[1], inch(39), inch(27))
    assert waiting(b) == "W-MEL-1"  # now they fight


def test_d_211_where_nothing_wounds_the_wall_they_part() -> None:
    b = engaged(2)
    run(b, CombatStep(0, []))
    throw(b, 5, 5, 5, 5)
    assert waiting(b) == "" and not b.contacts and not b.walls


@pytest.mark.parametrize("kind", ["church"])
def test_c_eng_6_axes_do_nothing_to_stone(kind: str) -> None:
    b = engaged(4, kind)
    run(b, CombatStep(0, []))
    assert waiting(b) == "" and not b.contacts


def test_d_211_whose_sappers_have_fallen_parts() -> None:
    b = engaged(1)
    b.lose(0, 1, b.units[0].formation, 10, b.units[0].pose, sappers=1)
    run(b, Piercing(0, 1))
    assert not b.contacts


def test_d_211_a_broken_façade_is_as_any_other() -> None:
    b = engaged(2)
    before = capacity_of(b, b.setting.ground.areas[0])
    assert fighters(b, b.contacts[0], 0) == 0 == fighters(b, b.contacts[0], 1)
    assert toughness_of(b, 0, shut_wall(b)) == 8
    run(b, CombatStep(0, []))
    throw(b, 6, 6, 6, 6)
    assert capacity_of(b, b.setting.ground.areas[0]) == before + 7
    assert fighters(b, b.contacts[0], 0) == 7 == fighters(b, b.contacts[0], 1)
    assert toughness_of(b, 0, shut_wall(b)) == 7


def test_c_eng_6_an_opened_wall_needs_no_axe() -> None:
    b = engaged(2, "daub-house")
    run(b, CombatStep(0, []))
    assert waiting(b) == "W-MEL-1" and not b.walls
