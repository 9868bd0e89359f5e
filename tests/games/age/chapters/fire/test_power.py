"""Chapter 5: what each firer adds to the power, and what is added to the die."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.fire.power import (
    POINT,
    fire_modifiers,
    firer_power,
    firing_bases,
    skirmishing_bases,
    total_power,
)
from grognard.games.age.model.kinds import (
    COLUMN,
    COLUMNAR,
    COVER_2,
    DAMAGED,
    DISORDERED,
    FRENCH_LINE,
    GARRISON,
    HEAVY,
    HURRIED,
    IMPULSE,
    LINE,
    MASSE,
    OLD_GUARD,
    OTHER_GUNS,
    REFORMED,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
    WORKS,
)
from grognard.games.age.model.setting import Notes
from grognard.games.age.model.state import Battle
from tests.games.age.builders import (
    ALLIED,
    Troops,
    area,
    battery,
    battle,
    brigade,
    cavalry,
    line,
)


def facing(firer: Troops, distance: float, **details: Any) -> Battle:
    """A firer with its front at y = 12, and an allied line so far north of it."""
    return battle([firer, brigade("a1", ALLIED, (24, 12 + distance), **details)])


def power(b: Battle, firer: int = 0, target: int = 1) -> float:
    return firer_power(b, b.units[firer], b.units[target]).total / POINT


def lines(b: Battle) -> list[tuple[str, float]]:
    kept = firer_power(b, b.units[0], b.units[1], keep=True).lines
    return [(cite, value / POINT) for cite, value in kept]


GUN_TABLE = [
    (OLD_GUARD, [(13, 11), (10, 7), (8, 6), (6, 5), (5, 4)]),
    (FRENCH_LINE, [(12, 10), (9, 6), (7, 5), (5, 4), (4, 3)]),
    (OTHER_GUNS, [(11, 9), (8, 5), (6, 4), (4, 3), (3, 2)]),
]


@pytest.mark.parametrize(("guns", "row"), GUN_TABLE)
def test_5_1_batteries_have_the_power_of_their_row_to_each_limit(
    guns: int, row: list[tuple[int, int]]
) -> None:
    for distance, (heavy, light) in zip((2, 4, 8, 12, 18), row, strict=True):
        assert power(facing(battery("f1", guns=guns, weight=HEAVY), distance)) == heavy
        assert power(facing(battery("f1", guns=guns), distance)) == light


def test_R23_a_target_on_a_limit_is_in_the_nearer_column() -> None:
    assert power(facing(battery("f1"), 8)) == 4
    assert power(facing(battery("f1"), 8.01)) == 3
    assert power(facing(battery("f1"), 18)) == 2
    assert power(facing(battery("f1"), 18.01)) == 0


@pytest.mark.parametrize(
    ("details", "points"),
    [
        ({"ranks": 2}, 15),
        ({"ranks": 3}, 12),
        ({"ranks": 2, "mode": IMPULSE}, 15),
        ({"ranks": 3, "mode": IMPULSE}, 12),
        ({"mode": COLUMNAR}, 6),
        ({"ranks": 2, "mode": COLUMNAR}, 6),
        ({"ranks": 2, "formation": TIRAILLEURS}, 6),
    ],
)
def test_5_2_bases_fire_by_the_mode_of_their_brigade(details: dict[str, Any], points: int) -> None:
    assert power(facing(brigade("f1", **details), 2)) == points


def test_5_2_cavalry_fires_half_a_point_a_base_to_2_inches_only() -> None:
    assert power(facing(cavalry("f1"), 2)) == 2
    assert power(facing(cavalry("f1", skirmishers=2), 2.01)) == 0


@pytest.mark.parametrize(
    ("formation", "bases", "firing"),
    [
        (LINE, 7, 7),
        (SUPPORTED, 7, 4),
        (MASSE, 7, 2),
        (MASSE, 9, 3),
        (COLUMN, 7, 1),
        (SQUARE, 3, 1),
        (SQUARE, 8, 2),
        (TIRAILLEURS, 7, 7),
        (GARRISON, 7, 3),
        (GARRISON, 1, 1),
    ],
)
def test_R21_the_formation_says_how_many_bases_fire(
    formation: int, bases: int, firing: int
) -> None:
    b = battle([brigade("f1", bases=bases, formation=formation)])
    assert firing_bases(b.units[0]) == firing


def test_R22_beyond_2_inches_only_skirmish_bases_fire() -> None:
    light = brigade("f1", skirmishers=2)
    assert power(facing(light, 2)) == 12
    assert power(facing(light, 2.01)) == 2
    assert power(facing(light, 4)) == 2
    assert power(facing(light, 4.01)) == 0
    assert lines(facing(light, 3)) == [("5.2 skirmish bases", 2)]
    assert power(facing(brigade("f1"), 3)) == 0


def test_R22_of_tirailleurs_every_base_skirmishes() -> None:
    assert power(facing(brigade("f1", formation=TIRAILLEURS, skirmishers=1), 4)) == 6


def test_R91_no_more_bases_skirmish_than_are_left() -> None:
    b = battle([brigade("f1", bases=5, skirmishers=4)])
    b.lose_bases(0, 2, False, b.units[0].pose)
    assert skirmishing_bases(b.units[0]) == 3


def test_R29_behind_the_line_of_the_targets_front_is_enfilade() -> None:
    def flank(y: float) -> Battle:
        """A battery facing east, its middle at that height; the target's front at y = 12."""
        return battle([battery("f1", at=(20, y), facing=90), brigade("a1", ALLIED, (24, 12))])

    assert power(flank(12)) == 9  # on the line
    assert power(flank(12.01)) == 18
    assert lines(flank(12.5)) == [("5.1 other guns", 9), ("5.3 enfilade", 9)]


@pytest.mark.parametrize("formation", [SQUARE, TIRAILLEURS])
def test_R29_squares_and_tirailleurs_are_never_enfiladed(formation: int) -> None:
    b = battle(
        [
            brigade("f1", at=(24, 20), facing=180),
            brigade("a1", ALLIED, (24, 16), facing=180, formation=formation),
        ]
    )
    cites = [cite for cite, _ in firer_power(b, b.units[0], b.units[1], keep=True).lines]
    assert "5.3 enfilade" not in cites


@pytest.mark.parametrize("formation", [MASSE, COLUMN, SQUARE])
def test_R28_guns_double_against_columns_and_squares(formation: int) -> None:
    assert lines(facing(battery("f1"), 8, formation=formation)) == [
        ("5.1 other guns", 4),
        ("5.3 guns at a column", 4),
    ]
    assert power(facing(brigade("f1"), 2, formation=formation)) == 12
    assert power(facing(battery("f1"), 8, formation=SUPPORTED)) == 4


def test_R28_guns_double_against_limbered_guns() -> None:
    b = battle([battery("f1"), battery("a1", ALLIED, (24, 20), limbered=True)])
    assert power(b) == 8


def test_4_6_a_damaged_battery_fires_at_half_power() -> None:
    assert power(facing(battery("f1", marks=DAMAGED), 8)) == 2


def test_5_3_disorder_damage_and_tirailleurs_halve() -> None:
    assert power(facing(brigade("f1", marks=DISORDERED, bases=5, ranks=2), 2)) == 6.25
    assert power(facing(battery("f1", marks=DAMAGED, guns=FRENCH_LINE), 18)) == 1.5
    assert power(facing(brigade("f1"), 2, formation=TIRAILLEURS)) == 6


def test_R28_the_product_is_held_between_a_half_and_two() -> None:
    weak = facing(brigade("f1", marks=DISORDERED), 2, formation=TIRAILLEURS)
    assert lines(weak) == [
        ("5.2 three ranks", 12),
        ("5.3 firer disordered", -6),
        ("5.3 at tirailleurs", -3),
        ("R28 multipliers", 3),
    ]
    strong = battle(
        [battery("f1", at=(20, 12.5), facing=90), brigade("a1", ALLIED, (24, 12), formation=MASSE)]
    )
    assert [cite for cite, _ in lines(strong)][-1] == "R28 multipliers"
    assert power(strong) == 2 * lines(strong)[0][1]


def test_5_3_fire_at_a_grand_battery_counts_half_as_much_again() -> None:
    guns = [battery(f"a{n}", ALLIED, (23 + n, 20)) for n in range(3)]
    assert power(battle([battery("f1"), *guns])) == 6
    assert power(battle([battery("f1"), *guns[:2]])) == 4


def test_10_5_rain_halves_the_fire_of_infantry() -> None:
    def raining(firer: Troops, turn: int) -> float:
        troops = [firer, brigade("a1", ALLIED, (24, 14))]
        return power(battle(troops, notes=Notes(rain_from=4, rain_to=5), turn=turn))

    assert [raining(brigade("f1"), turn) for turn in (3, 4, 5, 6)] == [12, 6, 6, 12]
    assert raining(battery("f1"), 4) == 9
    assert raining(cavalry("f1"), 4) == 2


def test_R70_powers_are_added_and_the_fraction_is_dropped_at_the_end() -> None:
    b = battle(
        [
            brigade("f1", at=(20, 12), bases=3, ranks=2, marks=DISORDERED),
            cavalry("f2", at=(27, 12), bases=5),
            brigade("a1", ALLIED, (24, 14), bases=8),
        ]
    )
    assert power(b, 0, 2) == 3.75
    assert power(b, 1, 2) == 2.5
    assert total_power(b, b.units[:2], b.units[2]) == 6


# The die


def added(b: Battle) -> list[tuple[str, int]]:
    return fire_modifiers(b, [b.units[0]], b.units[1], keep=True).lines[1:]


MOVING = ("5.4 target limbered or moving", 1)


def test_R34_a_target_on_the_move_adds_one_once() -> None:
    assert added(facing(brigade("f1"), 2)) == []
    assert added(facing(brigade("f1"), 2, marks=REFORMED)) == [MOVING]
    assert added(facing(brigade("f1"), 2, marks=HURRIED)) == [MOVING]
    assert added(facing(brigade("f1"), 2, formation=COLUMN, marks=HURRIED)) == [MOVING]
    limbered = battery("a1", ALLIED, (24, 14), limbered=True)
    assert added(battle([brigade("f1"), limbered])) == [MOVING]


def test_5_4_tirailleurs_take_two_off() -> None:
    assert added(facing(brigade("f1"), 2, formation=TIRAILLEURS)) == [
        ("5.4 target in tirailleurs", -2)
    ]


def test_R35_cover_takes_off_its_value() -> None:
    troops = [brigade("f1"), brigade("a1", ALLIED, (24, 14))]
    village = area(20, 14, 28, 16, COVER_2)
    assert added(battle(troops, terrain=[village])) == [("5.4 target in cover", -2)]


def test_R70_works_count_between_the_target_and_the_nearest_firer() -> None:
    works = line([(20, 13.5), (28, 13.5)], WORKS | COVER_2)
    front = brigade("f1")
    behind = brigade("f2", at=(24, 17), facing=180)
    target = brigade("a1", ALLIED, (24, 14))
    b = battle([front, target, behind], terrain=[works])
    assert added(b) == [("5.4 target in cover", -2)]
    assert fire_modifiers(b, [b.units[2]], b.units[1]).total == 0
