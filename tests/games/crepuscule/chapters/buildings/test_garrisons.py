"""C-BLD-1, C-BLD-2, D-113, D-140: garrisons enter, leave, fire, and are stormed."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.buildings.facades import (
    capacity_of,
    facade_toward,
    facades_of,
)
from grognard.games.crepuscule.chapters.buildings.garrisons import (
    drive_out,
    why_not_enter,
    why_not_leave,
)
from grognard.games.crepuscule.chapters.charging.charges import why_not_charge
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.fighters import extra_strikers, fighters
from grognard.games.crepuscule.chapters.melee.pursuit import Rout
from grognard.games.crepuscule.chapters.melee.results import best_ranks
from grognard.games.crepuscule.chapters.melee.strikes import need_of, strength_of
from grognard.games.crepuscule.chapters.moving.forced import run_away
from grognard.games.crepuscule.chapters.orders.orders import OrderStep, why_not_withdraw
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY, shots_of
from grognard.games.crepuscule.chapters.shooting.targets import why_not_shot
from grognard.games.crepuscule.invariants import problems
from grognard.games.crepuscule.model.actions import PASS, Enter, Leave
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    CHARGES,
    COLUMN,
    FRONT,
    GARRISON,
    LIGHT_INFANTRY,
    MUSKETRY,
    NOBODY,
    OPENINGS,
    SKIRMISH,
    UPPER_FLOOR,
    WHOLE,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.text.notation import notate
from grognard.kernel.refusal import Refusal
from grognard.table.terrain import Area
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    area,
    asking,
    battalion,
    battle,
    inch,
    run,
    throw,
)

HOUSE = BUILDING | OPENINGS
BARE = battle()


def house(traits: int = HOUSE, kind: str = "daub-house", height: float = 4) -> Area:
    """Six inches wide, seven figures of 20 mm on its long façades."""
    made = area(30, 24, 36, 24 + height, traits, depth=0)
    return Area(kind, made.shape, made.traits, 0, 0)


def cite(refusal: Refusal | None) -> str:
    return refusal.cite if refusal is not None else ""


def guards(figures: int = 10) -> Troops:
    """The garrison that holds the house from the start."""
    return battalion("a1", ALLIED, (33, 26), figures=figures, files=5, formation=GARRISON)


def outside(figures: int = 10, south: float = 22.5) -> Troops:
    return battalion(
        "f1", at=(33, south), figures=figures, formation=SKIRMISH, traits=LIGHT_INFANTRY
    )


# Façades


def test_c_bld_1_facades_have_openings_as_their_kind_of_building() -> None:
    assert [one.opened for one in facades_of(BARE, house())] == [True] * 4
    assert [one.opened for one in facades_of(BARE, house(kind="brick-house"))] == [
        True, False, True, False,
    ]  # fmt: skip
    assert not any(one.opened for one in facades_of(BARE, house(BUILDING, "barn")))


def test_c_bld_1_facades_face_outwards() -> None:
    south = facade_toward(BARE, house(), inch(33), inch(20))
    assert (south.pose.h, south.abreast()) == (18000, 7)
    assert facade_toward(BARE, house(), inch(40), inch(26)).pose.h == 9000


def test_d_113_capacity_counts_opened_facades_and_doubles_with_a_floor() -> None:
    assert capacity_of(BARE, house()) == 7 + 5 + 7 + 5
    assert capacity_of(BARE, house(kind="brick-house")) == 14
    assert capacity_of(BARE, house(HOUSE | UPPER_FLOOR, "stone-house")) == 48


# Entering and leaving


@pytest.mark.parametrize(("figures", "found"), [(24, ""), (25, "D-113")])
def test_d_113_a_unit_above_capacity_stays_out(figures: int, found: str) -> None:
    b = battle([outside(figures)], terrain=[house()])
    assert cite(why_not_enter(b, b.units[0], 0, inch(5))) == found


@pytest.mark.parametrize(("south", "found"), [(19, ""), (18.9, "D-140")])
def test_d_140_within_what_is_left_of_its_move(south: float, found: str) -> None:
    b = battle([outside(south=south)], terrain=[house()])
    assert cite(why_not_enter(b, b.units[0], 0, inch(5))) == found


def test_d_140_only_in_skirmish_order() -> None:
    b = battle([battalion("f1", at=(33, 23), figures=10)], terrain=[house()])
    refusal = why_not_enter(b, b.units[0], 0, inch(5))
    assert refusal is not None and refusal.why == "not-dispersed"


def test_c_bld_1_only_by_facades_with_openings() -> None:
    b = battle([outside()], terrain=[house(BUILDING, "barn")])
    assert cite(why_not_enter(b, b.units[0], 0, inch(5))) == "C-BLD-1"
    west = battalion("f1", at=(28, 26), facing=90, figures=10, formation=SKIRMISH, files=5)
    b = battle([west], terrain=[house(kind="brick-house")])
    assert cite(why_not_enter(b, b.units[0], 0, inch(2))) == "D-140"


def test_d_140_entering_and_leaving_end_the_move() -> None:
    b = battle([outside()], terrain=[house()])
    run(b, OrderStep(0))
    assert Enter(0, 0).key() in [one.key() for one in asking(b).legal(b)]
    act(b, Enter(0, 0))
    u = b.units[0]
    assert (u.formation, u.building, u.used) == (GARRISON, 0, WHOLE)
    assert problems(b) == []
    assert cite(asking(b).why_not(b, Leave(0, 2))) == "D-19"
    b.begin_player_turn(0)
    assert cite(asking(b).why_not(b, Enter(0, 0))) == "D-140"
    act(b, Leave(0, 2))
    u = b.units[0]
    assert (u.formation, u.building, u.used) == (SKIRMISH, NOBODY, WHOLE)
    assert u.pose.y > inch(28) and problems(b) == []


def test_d_140_one_unit_to_a_building() -> None:
    b = battle([outside(), guards()], terrain=[house()])
    refusal = why_not_enter(b, b.units[0], 0, inch(5))
    assert refusal is not None and refusal.why == "occupied"


def test_c_bld_1_it_leaves_by_an_opened_facade_with_room() -> None:
    b = battle([guards()], terrain=[house(kind="brick-house")])
    assert why_not_leave(b, b.units[0], 0) is None
    assert cite(why_not_leave(b, b.units[0], 1)) == "C-BLD-1"
    b = battle([guards(), outside(south=23.9)], terrain=[house()])
    assert cite(why_not_leave(b, b.units[0], 0)) == "D-140"
    assert why_not_leave(b, b.units[0], 2) is None


def test_d_140_a_garrison_is_not_ordered_back() -> None:
    b = battle([guards()], terrain=[house()], active=ALLIED)
    assert cite(why_not_withdraw(b, b.units[0])) == "D-140"


def test_d_140_the_way_out_is_written_down() -> None:
    b = battle([guards()], terrain=[house()])
    assert notate(b, Leave(0, 2)) == "leave a1 2"


# Fire


@pytest.mark.parametrize(
    ("traits", "figures", "dice"),
    [(HOUSE, 24, 7), (HOUSE | UPPER_FLOOR, 24, 14), (HOUSE | UPPER_FLOOR, 9, 9)],
)
def test_c_bld_1_as_many_fire_as_a_facade_holds(traits: int, figures: int, dice: int) -> None:
    b = battle(
        [guards(figures), battalion("f1", at=(33, 16))], terrain=[house(traits)], phase=MUSKETRY
    )
    assert why_not_shot(b, b.units[0], 1, -1) is None
    assert shots_of(b, b.units[0], b.units[1], ORDINARY, -1) == dice


def test_c_bld_1_nobody_fires_through_a_wall() -> None:
    b = battle(
        [guards(), battalion("f1", at=(26, 26), facing=90, figures=10)],
        terrain=[house(kind="brick-house")],
        phase=MUSKETRY,
    )
    assert cite(why_not_shot(b, b.units[0], 1, -1)) == "D-136"


# Assault


def storm(traits: int = HOUSE, figures: int = 24, **details: int) -> Battle:
    """A column of 24, eight abreast, at the south façade."""
    b = battle(
        [
            battalion("f1", at=(33, 24), figures=24, formation=COLUMN, files=8, **details),
            guards(figures),
        ],
        terrain=[house(traits)],
    )
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


@pytest.mark.parametrize(("traits", "theirs"), [(HOUSE, 7), (HOUSE | UPPER_FLOOR, 14)])
def test_d_140_fighters_are_those_of_the_facade(traits: int, theirs: int) -> None:
    b = storm(traits)
    one = b.contacts[0]
    assert (fighters(b, one, 0), fighters(b, one, 1)) == (7, theirs)


def test_d_140_c_bld_2_one_less_to_hit_strength_three_no_extras_and_no_ranks() -> None:
    b = storm(traits=HOUSE)
    one = b.contacts[0]
    assert need_of(b, one, 0, 3) == 5
    assert need_of(b, one, 1, 3) == 4
    assert strength_of(b, one, 0) == 3
    assert extra_strikers(b, one, 0) == 0
    assert best_ranks(b, b.contacts, [0]) == 0


def test_d_140_light_infantry_too_loses_its_charge_bonuses() -> None:
    b = battle([battalion("f1", at=(33, 24), traits=LIGHT_INFANTRY), guards()], terrain=[house()])
    b.touch(contact_between(b, 0, 1, FRONT))
    assert strength_of(b, b.contacts[0], 0) == 3


def test_c_bld_1_only_a_facade_with_openings_is_stormed() -> None:
    south = battalion("f1", at=(33, 20), figures=12, files=6, formation=COLUMN)
    west = battalion("f1", at=(26, 26), facing=90, figures=12, files=6, formation=COLUMN)
    for troops, found in ((south, ""), (west, "C-BLD-1")):
        b = battle([troops, guards()], terrain=[house(kind="brick-house")], phase=CHARGES)
        assert cite(why_not_charge(b, b.units[0], 1, 0)) == found


def test_d_140_a_broken_garrison_leaves_by_the_far_side_and_flees() -> None:
    b = storm(figures=10)
    run(b, Rout(1, False))
    throw(b, 3, 3)
    gone = b.units[1]
    assert gone.is_fleeing() and gone.formation == SKIRMISH and gone.building == NOBODY
    assert gone.pose.y > inch(28)


@pytest.mark.parametrize("enters", [True, False])
def test_d_140_the_winner_may_occupy_and_does_not_pursue(enters: bool) -> None:
    b = storm(figures=10)
    run(b, Rout(1, False))
    throw(b, 3, 3)
    act(b, Enter(0, 0) if enters else PASS)
    assert (b.units[0].formation == GARRISON) is enters
    assert b.pending is None or b.stack == []
    assert problems(b) == []


def test_d_113_a_winner_above_capacity_is_not_asked() -> None:
    b = battle(
        [battalion("f1", at=(33, 24), figures=30, formation=COLUMN, files=8), guards()],
        terrain=[house()],
    )
    b.touch(contact_between(b, 0, 1, FRONT))
    run(b, Rout(1, False))
    throw(b, 3, 3)
    assert b.stack == []


def test_d_140_panic_too_goes_through_a_door() -> None:
    b = battle([guards(), battalion("f1", at=(33, 18))], terrain=[house()])
    b.flee(0)
    run_away(b, 0, inch(6), 1)
    assert b.units[0].building == NOBODY and b.units[0].pose.y > inch(30)


def test_d_140_without_a_way_out_there_is_none() -> None:
    b = battle([guards()], terrain=[house(BUILDING, "barn")])
    assert not drive_out(b, 0, 0, 0)
