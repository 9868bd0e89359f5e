"""Guns and caissons on the move: limbers, prolonge, traverse."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import needs_test
from grognard.games.crepuscule.chapters.moving.hauling import (
    haul_length,
    why_not_haul,
    why_not_traverse,
)
from grognard.games.crepuscule.chapters.orders.orders import OrderStep, list_orders
from grognard.games.crepuscule.model.actions import Limber, March, Traverse
from grognard.games.crepuscule.model.kinds import (
    CAISSON,
    DEPLOYED,
    DIFFICULT,
    HARD_COVER,
    HEAVY,
    HORSE_GUNS,
    HOWITZER,
    LIGHT,
    LIMBERED,
    LIMBERED_NOW,
    MEDIUM,
    OBSTACLE,
    PROLONGED,
    ROAD,
)
from grognard.games.crepuscule.model.setting import Profile
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction, Refusal
from grognard.table.angles import DEGREE
from grognard.table.paths import ADVANCE, BACK, SIDESTEP, WHEEL, Leg
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    area,
    battalion,
    battery,
    battle,
    inch,
    line,
    run,
    unit,
)

FOE = battalion("a", ALLIED, (24, 40))


def cite(refusal: Refusal | None) -> str:
    return refusal.cite if refusal is not None else ""


def ahead(inches: float) -> list[Leg]:
    return [Leg(ADVANCE, inch(inches))]


def limbered(**details: Any) -> Troops:
    return battery("g", at=(24, 12), formation=LIMBERED, **details)


def caisson() -> Troops:
    profile = Profile(move=12, toughness=6, attacks=0)
    return unit("c", 0, (24, 12), None, CAISSON, 0, profile, formation=LIMBERED, files=1, cost=25)


def reaches(b: Battle, inches: float) -> bool:
    return why_not_haul(b, b.units[0], ahead(inches)) is None


@pytest.mark.parametrize(
    ("traits", "road", "lengths"),
    [
        (0, False, (8, 6, 4, 2)),
        (HORSE_GUNS, False, (12, 9, 6, 3)),
        (0, True, (12, 9, 6, 3)),
        (HORSE_GUNS, True, (18, 14, 9, 5)),
    ],
)
def test_d_138_t_art_11_t_art_14_a_team_slows_down_with_its_wounds(
    traits: int, road: bool, lengths: tuple[int, ...]
) -> None:
    b = battle([limbered(traits=traits)])
    for lost, inches in enumerate(lengths):
        b.units[0].team = lost
        assert haul_length(b.units[0], road) == inch(inches)


def test_c_art_4_foot_8_inches_horse_12() -> None:
    foot, horse = battle([limbered()]), battle([limbered(traits=HORSE_GUNS)])
    assert reaches(foot, 8) and not reaches(foot, 8.1)
    assert reaches(horse, 12) and not reaches(horse, 12.1)


def test_c_art_4_wholly_on_a_road_12_inches() -> None:
    on_road = battle([limbered()], terrain=[line([(24, 0), (24, 40)], ROAD, 2)])
    half_way = battle([limbered()], terrain=[line([(24, 0), (24, 18)], ROAD, 2)])
    assert reaches(on_road, 12) and not reaches(on_road, 12.1)
    assert not reaches(half_way, 12) and reaches(half_way, 8)


def test_c_art_4_limbered_and_moved_in_one_turn() -> None:
    b = battle([battery("g", at=(24, 12)), FOE])
    run(b, OrderStep(0))
    act(b, Limber(0))
    assert b.units[0].formation == LIMBERED and b.units[0].has(LIMBERED_NOW)
    front = b.units[0].pose.y
    act(b, March(0, ahead(8)))
    assert b.units[0].pose.y == front + inch(8)
    with pytest.raises(IllegalAction):
        act(b, March(0, ahead(1)))


def test_c_art_4_teams_wheel_but_do_not_sidestep() -> None:
    b = battle([limbered()])
    assert why_not_haul(b, b.units[0], [Leg(WHEEL, 30 * DEGREE)]) is None
    assert cite(why_not_haul(b, b.units[0], [Leg(SIDESTEP, inch(1))])) == "W-MOV-4"


@pytest.mark.parametrize(("weight", "inches"), [(LIGHT, 4), (MEDIUM, 2), (HOWITZER, 2), (HEAVY, 1)])
def test_c_art_3_guns_pushed_by_hand(weight: int, inches: int) -> None:
    b = battle([battery("g", at=(24, 12), weight=weight), FOE])
    assert reaches(b, inches) and not reaches(b, inches + 0.1)
    assert why_not_haul(b, b.units[0], [Leg(BACK, inch(inches))]) is None
    assert why_not_haul(b, b.units[0], [Leg(WHEEL, DEGREE)]) is not None


def test_c_art_3_to_fire_after_a_push_takes_a_test() -> None:
    b = battle([battery("g", at=(24, 12)), FOE])
    assert not needs_test(b, b.units[0], b.units[1])
    run(b, OrderStep(0))
    act(b, March(0, ahead(1)))
    assert b.units[0].has(PROLONGED) and needs_test(b, b.units[0], b.units[1])
    with pytest.raises(IllegalAction, match="D-138"):
        act(b, Limber(0))


def test_c_art_8_a_gun_without_its_crew_stays_where_it_is() -> None:
    b = battle([battery("g", at=(24, 12), lost=4), FOE])
    assert b.units[0].figures == 0
    assert cite(why_not_haul(b, b.units[0], ahead(1))) == "C-ART-8"
    assert cite(why_not_traverse(b, b.units[0], DEGREE)) == "C-ART-8"
    assert list_orders(b, b.units[0]) == []


@pytest.mark.parametrize(("weight", "free"), [(MEDIUM, 90), (HEAVY, 45), (HOWITZER, 45)])
def test_c_art_21_t_art_13_a_wide_turn_counts_as_a_push(weight: int, free: int) -> None:
    for degrees, wide in ((free, False), (-free, False), (free + 1, True)):
        b = battle([battery("g", at=(24, 12), weight=weight), FOE])
        run(b, OrderStep(0))
        act(b, Traverse(0, degrees * DEGREE))
        assert b.units[0].pose.h == degrees * DEGREE % (360 * DEGREE)
        assert b.units[0].has(PROLONGED) == wide


def test_c_art_21_light_guns_turn_any_way() -> None:
    b = battle([battery("g", at=(24, 12), weight=LIGHT), FOE])
    run(b, OrderStep(0))
    act(b, Traverse(0, 180 * DEGREE))
    assert not b.units[0].has(PROLONGED)


def test_c_art_21_the_turn_counts_from_where_the_gun_pointed_first() -> None:
    """A free turn in the movement and another in the fire are one turn."""
    b = battle([battery("g", at=(24, 12), weight=HEAVY), battalion("a", ALLIED, (48, 12))])
    run(b, OrderStep(0))
    act(b, Traverse(0, 45 * DEGREE))
    assert not b.units[0].has(PROLONGED) and needs_test(b, b.units[0], b.units[1])
    with pytest.raises(IllegalAction, match="C-ART-21"):
        act(b, Traverse(0, 45 * DEGREE))


def test_c_art_21_no_turn_and_more_than_half_a_turn() -> None:
    b = battle([battery("g", at=(24, 12))])
    assert cite(why_not_traverse(b, b.units[0], 0)) == "C-ART-21"
    assert cite(why_not_traverse(b, b.units[0], 181 * DEGREE)) == "C-ART-21"
    assert why_not_traverse(b, b.units[0], 180 * DEGREE) is None


def test_c_art_30_a_caisson_goes_12_inches_and_half_in_difficult_ground() -> None:
    open_ground = battle([caisson()])
    marsh = battle([caisson()], terrain=[area(20, 0, 28, 48, DIFFICULT)])
    assert reaches(open_ground, 12) and not reaches(open_ground, 12.1)
    assert reaches(marsh, 6) and not reaches(marsh, 6.1)


def test_c_art_30_no_obstacles() -> None:
    b = battle([caisson()], terrain=[line([(20, 15), (28, 15)], OBSTACLE | HARD_COVER)])
    assert reaches(b, 2.9) and not reaches(b, 4)


def test_c_art_4_a_deployed_gun_is_offered_its_limber_and_a_turn() -> None:
    b = battle([battery("g", at=(24, 12)), battalion("a", ALLIED, (40, 30))])
    offered = [type(action) for action in list_orders(b, b.units[0])]
    assert Limber in offered and Traverse in offered and March in offered
    assert b.units[0].formation == DEPLOYED
