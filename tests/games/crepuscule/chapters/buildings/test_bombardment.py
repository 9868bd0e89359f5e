"""C-BLD-4, C-BLD-5, D-114, D-140, D-185: buildings under fire are damaged, burn and fall."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.buildings.bombardment import Bombardment
from grognard.games.crepuscule.chapters.buildings.facades import garrison_of
from grognard.games.crepuscule.chapters.buildings.garrisons import why_not_occupy
from grognard.games.crepuscule.chapters.formations import footprint, has_room
from grognard.games.crepuscule.chapters.morale.rally import RallyStep
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY, need_to_hit
from grognard.games.crepuscule.invariants import problems
from grognard.games.crepuscule.model.fabric import suffered
from grognard.games.crepuscule.model.kinds import (
    ALARMED,
    BUILDING,
    DESTROYED,
    DUSTY,
    GARRISON,
    GUNS,
    NOBODY,
    OPENINGS,
    SKIRMISH,
    UPPER_FLOOR,
)
from grognard.games.crepuscule.model.state import ROLLS, Battle
from grognard.kernel.dice import Pool
from grognard.table.measure import gap
from grognard.table.shapes import Footprint
from grognard.table.terrain import Area
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battery,
    battle,
    inch,
    run,
    throw,
    waiting,
)

HOUSE = BUILDING | OPENINGS
SOUTH = 0  # the façade that the gun sees


def house(kind: str = "stone-house", traits: int = HOUSE) -> Area:
    made = area(30, 24, 36, 28, traits, depth=0)
    return Area(kind, made.shape, made.traits, 0, 0)


def guards(figures: int = 10) -> Troops:
    return battalion("a1", ALLIED, (33, 26), figures=figures, files=5, formation=GARRISON)


def field(
    *more: Troops, kind: str = "stone-house", figures: int = 10, traits: int = HOUSE
) -> Battle:
    gun = battery("g", at=(33, 8))
    return battle(
        [gun, guards(figures), *more], terrain=[house(kind, traits)], phase=GUNS,
        estimates="exact", unit_officers="off",
    )  # fmt: skip


def pound(b: Battle, wounds: int, *damage: int) -> None:
    """So many wounds of the southern wall, and the dice of damage."""
    run(b, Bombardment(0, SOUTH, 8, inch(33), inch(8)))
    throw(b, 6)
    throw(b, *([6] * wounds + [1] * (6 - wounds)))
    for die in damage:
        assert waiting(b) == "C-BLD-4"
        throw(b, die)


def pool(b: Battle) -> tuple[str, int, int]:
    assert isinstance(b.pending, Pool)
    return waiting(b), b.pending.dice, b.pending.need


# The ball


@pytest.mark.parametrize(("estimate", "bounce", "found"), [(12, 4, 1), (12, 1, 0), (22, 2, 0)])
def test_d_185_a_bounce_that_touches_the_building_strikes_its_wall(
    estimate: int, bounce: int, found: int
) -> None:
    """The wall is 16 inches away and the house 4 deep; the die of guns adds 2."""
    b = field()
    run(b, Roundshot(0, 1, estimate))
    throw(b, 1)
    throw(b, bounce)
    assert (waiting(b) == "C-ART-14") == bool(found)
    assert b.units[1].figures == 10


def test_d_185_the_wall_stops_the_ball_and_those_before_it_are_hit() -> None:
    front, behind = (33.3, 23.5), (33, 29)
    b = field(
        battalion("f", at=front, figures=8), battalion("a2", ALLIED, behind, figures=8, files=4)
    )
    run(b, Roundshot(0, 1, 12))
    throw(b, 1)
    throw(b, 6)
    assert pool(b) == ("W-WND-1", 2, 2)
    throw(b, 1, 1)
    assert waiting(b) == "C-ART-14"
    throw(b, 1)
    assert pool(b) == ("C-BLD-3", 1, 6)  # strength 7, toughness 9
    throw(b, 5)
    assert (waiting(b), b.units[3].figures) == ("", 8)


@pytest.mark.parametrize(("kind", "need"), [("daub-house", 3), ("brick-house", 4), ("church", 6)])
def test_d_140_wounds_by_the_toughness_of_the_wall(kind: str, need: int) -> None:
    b = field(kind=kind)
    run(b, Bombardment(0, SOUTH, 7, inch(33), inch(8)))
    throw(b, 2)
    assert pool(b) == ("C-BLD-3", 2, need)
    throw(b, 1, 1)
    assert (waiting(b), suffered(b, 0, SOUTH)) == ("", 0)


def test_t_bld_2_medium_balls_on_brick_with_openings() -> None:
    b = field(kind="brick-house")
    run(b, Bombardment(0, SOUTH, 7, inch(33), inch(8)))
    throw(b, 4)
    assert pool(b) == ("C-BLD-3", 4, 4)
    one = b.clone()
    throw(one, 4, 3, 3, 3)  # a wound: one die of damage
    throw(one, 1)
    assert (waiting(one), suffered(one, 0, SOUTH)) == ("", 1)
    throw(b, 4, 4, 3, 3)  # two wounds: it collapses at once
    assert waiting(b) == "" and not b.setting.ground.areas[0].traits & BUILDING
    strong = field()
    pound(strong, 2, 1, 1)
    run(strong, Bombardment(0, 1, 8, inch(40), inch(26)))
    throw(strong, 2)
    throw(strong, 6, 1)  # a third wound in the turn, and no third die
    assert waiting(strong) == ""


# Damage


def test_c_bld_4_two_dice_of_damage_in_a_player_turn_at_most() -> None:
    b = field()
    pound(b, 1, 1)
    assert (waiting(b), suffered(b, 0, ROLLS)) == ("", 1)
    pound(b, 1, 1)
    assert suffered(b, 0, SOUTH) == 2
    b.walls = [0, SOUTH, 1, 0, ROLLS, 2]
    pound(b, 1)
    assert (waiting(b), suffered(b, 0, SOUTH)) == ("", 2)
    b.begin_player_turn(1)
    assert (suffered(b, 0, ROLLS), suffered(b, 0, SOUTH)) == (0, 2)


def test_c_bld_4_dust_spoils_the_fire_of_the_next_turn() -> None:
    b = field(battalion("f", at=(33, 16)))
    clear = need_to_hit(b, b.units[1], b.units[2], ORDINARY).total
    pound(b, 1, 2)
    assert b.units[1].has(DUSTY) and waiting(b) == ""
    assert need_to_hit(b, b.units[1], b.units[2], ORDINARY).total == clear + 1
    b.begin_player_turn(ALLIED)
    assert b.units[1].has(DUSTY)
    b.end_player_turn()
    assert not b.units[1].has(DUSTY)


@pytest.mark.parametrize("score", [3, 4])
def test_c_bld_4_a_moral_test_that_holds(score: int) -> None:
    b = field()
    pound(b, 1, score)
    assert waiting(b) == "C-MOR-2"
    throw(b, 3, 4)
    assert garrison_of(b, 0) is not None and waiting(b) == ""


def test_c_bld_4_failed_it_leaves_by_the_far_side_and_forms_again_next_turn() -> None:
    b = field(battalion("a2", ALLIED, (33, 36)))
    pound(b, 1, 3)
    throw(b, 4, 4)
    u = b.units[1]
    assert (u.formation, u.building, u.is_fleeing()) == (SKIRMISH, NOBODY, True)
    assert u.pose.y > inch(28) and b.units[2].has(ALARMED) and not problems(b)
    b.active = ALLIED
    run(b, RallyStep(ALLIED))
    assert waiting(b) == "" and not b.units[1].is_fleeing()


def test_c_bld_4_d_114_losses_at_the_damaged_facade_and_then_the_test() -> None:
    b = field(figures=10)
    pound(b, 1, 5)
    assert pool(b) == ("C-BLD-4", 7, 6)  # seven stand along six inches
    throw(b, 6, 6, 5, 5, 5, 5, 5)
    assert (b.units[1].figures, waiting(b)) == (8, "C-MOR-2")
    b = field(traits=HOUSE | UPPER_FLOOR)
    pound(b, 1, 5)
    assert pool(b) == ("C-BLD-4", 10, 6)


def test_c_bld_4_d_114_a_fire_strikes_all_inside_and_the_building_is_lost() -> None:
    b = field(battalion("f", at=(33, 23.5), figures=8))
    pound(b, 1, 6)
    assert pool(b) == ("C-BLD-4", 10, 5)
    throw(b, 5, 6, 4, 4, 4, 4, 4, 4, 4, 4)
    u, near = b.units[1], b.units[2]
    assert (u.figures, u.formation, u.is_fleeing(), waiting(b)) == (8, SKIRMISH, False, "")
    shape = b.setting.ground.areas[0].shape
    for one in (u, near):
        assert gap(footprint(b, one), Footprint([shape], shape)) >= inch(2) - 5
    assert why_not_occupy(b, u, 0) is not None and not problems(b)
    assert not has_room(b, u, SKIRMISH, u.files, near.pose.moved(inch(0.5)))


def test_c_bld_4_an_empty_building_burns_too() -> None:
    gun = battery("g", at=(33, 8))
    b = battle([gun], terrain=[house()], phase=GUNS)
    pound(b, 1, 6)
    assert not b.setting.ground.areas[0].traits & BUILDING


# Collapse


def test_c_bld_5_when_a_wall_has_lost_its_wounds_half_of_those_inside_are_lost() -> None:
    b = field(figures=9)
    pound(b, 2, 1, 1)
    assert b.units[1].figures == 9
    pound(b, 1)
    u = b.units[1]
    assert (u.figures, u.formation, u.is_fleeing(), waiting(b)) == (4, SKIRMISH, False, "")
    assert not b.setting.ground.areas[0].traits & BUILDING and not problems(b)


def test_c_bld_5_units_that_find_no_way_out_are_lost() -> None:
    b = field(kind="barn", figures=9, traits=BUILDING)
    pound(b, 2)
    assert b.units[1].place == DESTROYED


def test_d_140_a_changed_ground_is_of_one_battle_only() -> None:
    b = field()
    other = b.clone()
    pound(b, 3)
    assert other.setting.ground.areas[0].traits & BUILDING and not other.walls
