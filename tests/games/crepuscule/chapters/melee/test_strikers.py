"""Who strikes, when and how hard: lances, impact, squares, columns, obstacles and colours."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.fighters import (
    extra_strikers,
    fighters,
    flank_strikers,
    has_impact,
    supporters,
)
from grognard.games.crepuscule.chapters.melee.results import (
    CombatResult,
    has_charged,
    rank_bonus,
    score_of,
)
from grognard.games.crepuscule.chapters.melee.strikes import (
    EVERYBODY,
    LANCES,
    LAST,
    blows_of,
    need_of,
    step_of,
    strength_of,
)
from grognard.games.crepuscule.model.kinds import (
    COLOUR_LOST,
    COLUMN,
    COMBAT,
    COUNTERING,
    ECHELON,
    EXTENDED,
    FORTIFIED,
    FRONT,
    HEAVY,
    HOLLOW,
    LANCE,
    LIGHT_INFANTRY,
    MARCH,
    OBSTACLE,
    SKIRMISH,
    SOFT_COVER,
    STRIKES_LAST,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    battalion,
    battle,
    line,
    run,
    squadron,
    throw,
    waiting,
)

LANCERS = squadron("l", blade=LANCE)
CUIRASSIERS = squadron("c", weight=HEAVY)
SQUARE = battalion("a", ALLIED, figures=12, formation=HOLLOW)
ASSAULT = battalion("f", at=(24, 13.8), figures=20, formation=COLUMN, files=4)
BEHIND = battalion("a", ALLIED, (24, 14.1))


def melee(*units: Troops, **options: Any) -> Battle:
    """The first attacks the second; units have no officers of their own."""
    b = battle(list(units), phase=COMBAT, unit_officers="off", **options)
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


def over(traits: int, *units: Troops) -> Battle:
    """The same, over an obstacle between the two."""
    b = battle(list(units), phase=COMBAT, terrain=[line([(20, 14), (28, 14)], traits)])
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


def lines(b: Battle, seat: int) -> list[tuple[str, int]]:
    return score_of(b, b.contacts, seat, 0, True).lines[1:]


# Lances


@pytest.mark.parametrize("foe", [battalion("a", ALLIED), SQUARE])
def test_d_50_lances_strike_first_in_every_round_against_squares_too(foe: Troops) -> None:
    b = melee(LANCERS, foe)
    for one in (b.contacts[0], b.contacts[0].fought(0)):
        assert blows_of(b, one, 0, 4, True, LANCES)
        assert not blows_of(b, one, 1, 4, True, LANCES)
        assert blows_of(b, one, 1, 4, True, EVERYBODY)


def test_d_50_they_are_stronger_on_the_charge_only_and_not_on_a_square() -> None:
    b = melee(LANCERS, battalion("a", ALLIED))
    assert strength_of(b, b.contacts[0], 0) == 4
    assert strength_of(b, b.contacts[0].fought(0), 0) == 3
    b = melee(LANCERS, SQUARE)
    assert strength_of(b, b.contacts[0], 0) == 3


def test_d_51_lances_against_lances_strike_at_once() -> None:
    few = squadron("l", figures=4, blade=LANCE)
    for foe, fallen in ((squadron("m", ALLIED, figures=4, blade=LANCE), 4), (None, 0)):
        b = melee(few, foe or squadron("m", ALLIED, figures=4))
        run(b, CombatStep(0, []))
        throw(b, 6, 6, 6, 6)
        throw(b, 6, 6, 6, 6)
        if fallen:
            throw(b, 6, 6, 6, 6)
            throw(b, 6, 6, 6, 6)
        assert (b.units[0].figures, b.units[1].figures) == (4 - fallen, 0)


# Columns, heavy cavalry, squares


def test_d_52_two_of_each_rear_rank_and_six_at_most_unless_agreed() -> None:
    for figures, found in ((12, 4), (16, 6), (20, 6)):
        column = battalion("f", figures=figures, formation=COLUMN, files=4)
        assert flank_strikers(battle([column]), battle([column]).units[0]) == found
    b = battle([ASSAULT], column_flanks="all")
    assert flank_strikers(b, b.units[0]) == 8


def test_d_54_an_impact_attack_for_each_that_fights_on_the_charge_only() -> None:
    for value in (2, 3):
        b = melee(squadron("c", weight=HEAVY, impact=value), battalion("a", ALLIED))
        blow = blows_of(b, b.contacts[0], 0, 6, True, EVERYBODY)[1]
        assert (blow.dice, blow.strength) == (6, value)
        assert len(blows_of(b, b.contacts[0].fought(0), 0, 6, True, EVERYBODY)) == 1


def test_d_155_impact_with_its_own_value_and_of_the_rear_ranks_of_an_echelon_too() -> None:
    b = melee(squadron("c", weight=HEAVY, impact=2, ws=5), battalion("a", ALLIED, ws=5))
    riders, horses = blows_of(b, b.contacts[0], 0, 8, True, EVERYBODY)
    assert (riders.need, riders.strength) == (4, 4)
    assert (horses.need, horses.strength, horses.again, horses.misses) == (5, 2, 0, False)
    echelon = squadron("c", weight=HEAVY, formation=ECHELON, files=4)
    b = melee(echelon, battalion("a", ALLIED))
    assert blows_of(b, b.contacts[0], 0, 4, True, EVERYBODY)[1].dice == 4 + 2


def test_d_55_the_front_rank_of_the_face_that_is_attacked() -> None:
    b = melee(CUIRASSIERS, SQUARE)
    assert fighters(b, b.contacts[0], 1) == 3
    b = melee(CUIRASSIERS, battalion("a", ALLIED, figures=24, formation=HOLLOW))
    assert fighters(b, b.contacts[0], 1) == 3  # of the six on that face


def test_d_56_the_charger_has_the_bonus_and_who_counter_charges_has_not() -> None:
    b = melee(squadron("c"), squadron("d", ALLIED))
    b.declare(1, 0, 0)
    b.mark(1, COUNTERING)
    assert (lines(b, FRENCH), lines(b, ALLIED)) == ([("C-CC-2", 1)], [])


def test_d_57_two_chargers_have_it_once() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED), battalion("g", at=(28, 12)))
    b.touch(contact_between(b, 2, 1, FRONT))
    assert [line for line in lines(b, FRENCH) if line[0] == "C-CC-2"] == [("C-CC-2", 1)]


def test_d_60_all_in_file_behind_count_or_two_where_agreed() -> None:
    depth = 2 * 20 / 25.4
    rows = [
        battalion(f"f{i}", at=(24, 12 - i * (depth + 0.9)), figures=18, formation=COLUMN, files=9)
        for i in range(4)
    ]
    for option, count in (("all", 3), ("two", 2)):
        b = battle([rows[0], battalion("a", ALLIED, (24, 12)), *rows[1:]], supports=option)
        b.touch(contact_between(b, 0, 1, FRONT))
        assert len(supporters(b, b.contacts[0], 0)) == count
        assert ("C-SUP-3 supports", count) in lines(b, FRENCH)


def test_d_67_a_square_takes_everything_from_cavalry_and_nothing_from_infantry() -> None:
    b = melee(CUIRASSIERS, SQUARE)
    assert not has_charged(b, b.contacts, FRENCH)
    assert not has_impact(b, b.contacts[0], 0) and strength_of(b, b.contacts[0], 0) == 3
    b = melee(battalion("f", figures=20, formation=COLUMN, files=4), SQUARE)
    assert has_charged(b, b.contacts, FRENCH)
    assert extra_strikers(b, b.contacts[0], 0) == 6 and strength_of(b, b.contacts[0], 0) == 4


def test_d_152_march_columns_and_extended_lines_fight_with_one_rank_and_no_bonus() -> None:
    column = battalion("a", ALLIED, figures=24, formation=MARCH, files=3)
    b = melee(battalion("f"), column)
    assert (fighters(b, b.contacts[0], 1), rank_bonus(b, b.units[1])) == (3, 0)
    b = melee(battalion("f"), battalion("a", ALLIED, figures=12, formation=EXTENDED))
    assert (fighters(b, b.contacts[0], 1), rank_bonus(b, b.units[1])) == (12, 0)


# Obstacles


def test_t_cc_4_d_123_an_obstacle_takes_strength_impact_and_extras_and_leaves_the_result() -> None:
    b = over(OBSTACLE | SOFT_COVER, ASSAULT, BEHIND)
    assert (strength_of(b, b.contacts[0], 0), extra_strikers(b, b.contacts[0], 0)) == (3, 0)
    assert lines(b, FRENCH) == [("W-RES-2", 3), ("C-CC-2", 1)]
    b = over(OBSTACLE | SOFT_COVER, squadron("c", at=(24, 13.8), weight=HEAVY), BEHIND)
    assert not has_impact(b, b.contacts[0], 0)
    men = battalion(
        "f", at=(24, 13.8), figures=12, formation=SKIRMISH, files=12, traits=LIGHT_INFANTRY
    )
    b = over(OBSTACLE | SOFT_COVER, men, BEHIND)
    assert strength_of(b, b.contacts[0], 0) == 4


def test_d_157_no_need_is_above_six_nor_at_one() -> None:
    b = over(FORTIFIED, battalion("f", at=(24, 13.8)), battalion("a", ALLIED, (24, 14.1), ws=7))
    assert b.contacts[0].behind == 2
    assert need_of(b, b.contacts[0], 0, 3) == 6
    b = melee(battalion("f", ws=9), battalion("a", ALLIED, ws=1))
    assert need_of(b, b.contacts[0], 0, 9) == 3


def test_d_198_an_obstacle_helps_until_the_attacker_wins_a_round() -> None:
    for south, north, behind in ((0, 2, 1), (1, 1, 1), (3, 0, 0)):
        b = over(OBSTACLE | SOFT_COVER, battalion("f", at=(24, 13.8)), BEHIND)
        b.change_contact(b.contacts[0], b.contacts[0].fought(1))
        run(b, CombatResult(south, north, 0, 0, [0, 1]))
        assert b.contacts[0].behind == behind


# Order and colours


def test_d_175_those_left_of_a_unit_that_strikes_last() -> None:
    b = melee(
        battalion("f", figures=6, files=3),
        battalion("a", ALLIED, figures=6, files=3, marks=STRIKES_LAST),
    )
    assert (step_of(b.units[0]), step_of(b.units[1])) == (EVERYBODY, LAST)
    run(b, CombatStep(0, []))
    throw(b, 6, 6, 1)
    throw(b, 6, 1)
    throw(b, 6, 1)  # two of three are left
    throw(b, 6)
    assert (b.units[0].figures, b.units[1].figures) == (5, 5)
    assert waiting(b) == "W-BRK-1"  # 1 and the charge against 1


def test_d_117_a_unit_that_falls_to_the_last_figure_loses_its_colour() -> None:
    for faces, lost in (((6, 6, 6), True), ((6, 6, 1), False)):
        b = melee(
            battalion("f", figures=6, files=3),
            battalion("a", ALLIED, figures=3, files=3, colour=True, marks=STRIKES_LAST),
        )
        run(b, CombatStep(0, []))
        throw(b, 6, 6, 6)
        throw(b, *faces)
        assert b.units[1].has(COLOUR_LOST) == lost
