"""W-MEL-2, D-132, D-145, D-207: which figures touch, and which are close enough to support."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.fighters import (
    fighters,
    has_impact,
    is_charge,
    keeps_bonuses,
    members_of,
    men_on,
    rear_strikers,
    stands_behind,
    supporters,
)
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    CHIEF_OF_BRIGADE,
    COLUMN,
    COUNTERING,
    DIFFICULT,
    ECHELON,
    EXTENDED,
    FLEEING,
    FOOT_BASE,
    FRONT,
    GARRISON,
    HEAVY,
    HOLLOW,
    LIGHT,
    OBSTACLE,
    OPENINGS,
    REAR,
    SKIRMISH,
    SOFT_COVER,
    UPPER_FLOOR,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battery,
    battle,
    line,
    officer,
    squadron,
)

DEEP = 2 * FOOT_BASE / INCH  # a battalion in line, in inches
WIDE = 12 * FOOT_BASE / INCH


def touching(*units: Troops, edge: int = FRONT, terrain: Any = None) -> tuple[Battle, Contact]:
    b = battle(list(units), terrain=terrain)
    one = contact_between(b, 0, 1, edge)
    b.touch(one)
    return b, one


# An officer on his own


@pytest.mark.parametrize(
    ("unit", "rank", "men"),
    [
        (battalion("f"), 1, 3),
        (battalion("f"), CHIEF_OF_BRIGADE, 4),
        (squadron("f"), 1, 3),
        (squadron("f"), CHIEF_OF_BRIGADE, 4),
        (battalion("f", figures=12, files=2, formation=COLUMN), 1, 2),
        (battalion("f", figures=4, lost=3), 1, 1),
        (battalion("f", figures=8, formation=SKIRMISH), CHIEF_OF_BRIGADE, 2),
        (battalion("f", figures=8, formation=SKIRMISH, lost=7), 1, 1),
    ],
)
def test_d_207_how_many_touch_an_officers_base(unit: Troops, rank: int, men: int) -> None:
    b = battle([unit], [officer("picton", ALLIED, rank=rank)])
    assert men_on(b.units[0], b.officers[0]) == men


# Units


@pytest.mark.parametrize(("figures", "count"), [(12, 4), (3, 3)])
def test_d_132_separate_figures_as_many_as_bases_on_the_edge_they_attack(
    figures: int, count: int
) -> None:
    loose = battalion("f", figures=figures, formation=SKIRMISH)
    b, one = touching(loose, battalion("a", ALLIED, formation=COLUMN, files=4))
    assert fighters(b, one, 0) == count


def test_d_132_between_separate_figures_two_strike_each_that_touches() -> None:
    one_man = battalion("a", ALLIED, figures=6, lost=5, formation=SKIRMISH, files=1)
    b, one = touching(battalion("f", figures=12, formation=SKIRMISH, files=6), one_man)
    assert fighters(b, one, 0) == 1  # as many as its edge has bases
    assert fighters(b, one, 1) == 1
    b, one = touching(battalion("f"), one_man)
    assert fighters(b, one, 0) == 2


@pytest.mark.parametrize(
    ("traits", "most"),
    [(BUILDING | OPENINGS, 2), (BUILDING | OPENINGS | UPPER_FLOOR, 4), (BUILDING, 0)],
)
def test_d_140_a_facade_holds_so_many_on_each_floor(traits: int, most: int) -> None:
    house = area(22, 20, 22 + 2 * FOOT_BASE / INCH, 23, traits)
    garrison = battalion("a", ALLIED, (22.8, 21), figures=12, formation=GARRISON)
    b, one = touching(battalion("f", at=(22.8, 19.9)), garrison, terrain=[house])
    assert fighters(b, one, 1) == most
    assert fighters(b, one, 0) == (2 if most else 0)


def test_d_140_no_building_no_fight_for_it() -> None:
    b, one = touching(battalion("f"), battalion("a", ALLIED, formation=GARRISON))
    assert (fighters(b, one, 0), fighters(b, one, 1)) == (0, 0)


# Charges


def test_c_cc_4_d_56_only_the_first_round_of_who_charges_or_counters() -> None:
    b, one = touching(battalion("f"), battalion("a", ALLIED))
    assert is_charge(b, one, 0) and not is_charge(b, one, 1)
    assert not is_charge(b, one.fought(0), 0)
    b.mark(1, COUNTERING)
    assert not is_charge(b, one, 1)  # at somebody else
    b.declare(1, 0, 0)
    b.mark(1, COUNTERING)
    assert is_charge(b, one, 1)


def keeps(*units: Troops, terrain: Any = None) -> tuple[bool, bool]:
    b, one = touching(*units, terrain=terrain)
    return keeps_bonuses(b, one, 0), keeps_bonuses(b, one, 1)


def test_c_inf_4a_d_67_what_takes_the_bonuses_of_a_charge() -> None:
    square = battalion("a", ALLIED, figures=12, formation=HOLLOW)
    assert keeps(battalion("f"), battalion("a", ALLIED)) == (True, True)
    assert keeps(squadron("f"), square) == (False, True)
    assert keeps(battalion("f"), square) == (True, True)
    garrison = battalion("a", ALLIED, formation=GARRISON)
    assert keeps(battalion("f"), garrison) == (False, False)


def test_c_obs_1_w_ope_1_difficult_ground_takes_them_from_all_but_open_order() -> None:
    mud = [area(10, 8, 40, 11.99, DIFFICULT)]
    assert keeps(battalion("f", at=(24, 11.9)), battalion("a", ALLIED), terrain=mud) == (
        False,
        False,
    )
    hussars = squadron("f", at=(24, 11.9), weight=LIGHT)
    assert keeps(hussars, battalion("a", ALLIED), terrain=mud) == (True, False)


def test_c_cav_5_d_54_impact_on_men_on_foot_and_gunners() -> None:
    for foe, felt in (
        (battalion("a", ALLIED), True),
        (battery("a", ALLIED), True),
        (squadron("a", ALLIED), False),
    ):
        b, one = touching(squadron("c", weight=HEAVY), foe)
        assert has_impact(b, one, 0) is felt
        assert not has_impact(b, one, 1)
    b, one = touching(squadron("c"), battalion("a", ALLIED))
    assert not has_impact(b, one, 0)


@pytest.mark.parametrize(("figures", "count"), [(4, 0), (5, 1), (6, 1), (8, 2)])
def test_d_53_half_of_the_rear_ranks_of_an_echelon(figures: int, count: int) -> None:
    b = battle([squadron("c", figures=figures, formation=ECHELON, files=4)])
    assert rear_strikers(b.units[0]) == count
    assert rear_strikers(battle([squadron("c", figures=figures)]).units[0]) == 0


# Supports


def behind(
    at: tuple[float, float] = (24, 12 - DEEP - 0.5), facing: float = 0, **details: Any
) -> bool:
    """Whether a battalion supports one of twelve files whose front is at 24, 12."""
    b = battle([battalion("f", at=(24, 12)), battalion("g", at=at, facing=facing, **details)])
    return stands_behind(b, b.units[1], b.units[0])


def test_d_145_formed_facing_as_it_does_and_behind_it() -> None:
    assert behind()
    assert not behind((24, 12 + DEEP + 0.5))
    assert not behind(formation=EXTENDED, figures=12)
    assert not behind(figures=24, formation=HOLLOW, at=(24, 12 - DEEP - 0.1))
    assert not behind(marks=FLEEING)
    assert not behind(formation=SKIRMISH, figures=12)


@pytest.mark.parametrize(("facing", "found"), [(45, True), (-45, True), (46, False), (-46, False)])
def test_d_145_up_to_45_degrees_aslant(facing: float, found: bool) -> None:
    turned = battle(
        [
            battalion("f", at=(24, 12), figures=8, files=4, formation=COLUMN),
            battalion("g", at=(24, 9.2), facing=facing, figures=8, files=4, formation=COLUMN),
        ]
    )
    assert stands_behind(turned, turned.units[1], turned.units[0]) is found


@pytest.mark.parametrize(("off", "found"), [(WIDE / 2, True), (WIDE / 2 + 0.01, False)])
def test_d_145_behind_half_of_its_front(off: float, found: bool) -> None:
    assert behind((24 + off, 12 - DEEP - 0.5)) is found
    assert behind((24 - off, 12 - DEEP - 0.5)) is found


@pytest.mark.parametrize(("files", "found"), [(6, True), (5, False)])
def test_d_145_a_column_half_as_wide_is_enough(files: int, found: bool) -> None:
    assert behind(figures=20, formation=COLUMN, files=files) is found


def test_d_145_who_fights_himself_supports_nobody() -> None:
    b = battle(
        [
            battalion("f", at=(24, 12)),
            battalion("g", at=(24, 12 - DEEP - 0.5)),
            battalion("a", ALLIED, (40, 12)),
        ]
    )
    assert stands_behind(b, b.units[1], b.units[0])
    b.touch(contact_between(b, 1, 2, FRONT))
    assert not stands_behind(b, b.units[1], b.units[0])


def test_c_sup_7_nobody_supports_who_defends_an_obstacle() -> None:
    units = [
        battalion("f", at=(24, 11.8)),
        battalion("a", ALLIED, (24, 12.2)),
        battalion("b", ALLIED, (24, 12.2 + DEEP + 0.5)),
    ]
    hedge = line([(18, 12), (30, 12)], OBSTACLE | SOFT_COVER)
    for defended, found in ((False, [2]), (True, [])):
        b = battle(units, terrain=[hedge] if defended else [])
        one = contact_between(b, 0, 1, FRONT)
        b.touch(one)
        assert supporters(b, one, 1) == found


# Combats


def test_p_12_a_combat_is_all_who_are_linked_by_contacts() -> None:
    b = battle([battalion(f"f{i}") for i in range(3)] + [battalion(f"a{i}", 1) for i in range(4)])
    pairs = [contact_between(b, one, other, FRONT) for one, other in ((2, 5), (1, 4), (1, 5))]
    far = contact_between(b, 0, 6, REAR)
    assert members_of(b, [*pairs, far], 4) == [1, 2, 4, 5]
    assert members_of(b, [*pairs, far], 0) == [0, 6]
