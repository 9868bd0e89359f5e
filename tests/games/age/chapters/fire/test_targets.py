"""Chapter 6: which units may fire, and at which targets."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.fire.targets import (
    CAVALRY_FIGHTS,
    CHARGER_FIRST,
    CHARGES,
    FRIENDS_THERE,
    FROM_RESERVE,
    IS_LOCKED,
    LIMBERED_GUNS,
    LOCKED_TARGET,
    NEAREST_FIRST,
    NO_ACTION_LEFT,
    NO_TARGET,
    OUT_OF_ARC,
    OUT_OF_SIGHT,
    SILENT_GUNS,
    proposed,
    targets_of,
    why_not_fire,
    why_not_shot,
)
from grognard.games.age.model.kinds import (
    BUILT_UP,
    CHARGING,
    DESTROYED,
    GARRISON,
    HURRIED,
    LOCKED,
    MOVED,
    PIVOTING,
    RESERVED,
    ROLLING,
    SILENCED,
    SQUARE,
    UNLIMBERING,
    WOODED,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import Refusal
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    battery,
    battle,
    brigade,
    cavalry,
)


def shot(b: Battle, firer: int = 0, target: int = 1) -> Refusal | None:
    return why_not_shot(b, b.units[firer], target)


def may_fire(troops: Troops, active: int = FRENCH) -> Refusal | None:
    b = battle([troops], active=active)
    return why_not_fire(b, b.units[0])


def at_contact(defender: Troops, *chargers: Troops, flank: bool = False) -> Battle:
    """A defender and the units that have charged it."""
    b = battle([defender, *chargers], active=1 - defender.seat)
    for uid in range(1, len(chargers) + 1):
        b.touch(Contact(uid, 0, flank, False, False, False))
        b.mark(uid, CHARGING)
    return b


# Who may fire


def test_R91_moving_does_not_keep_brigades_from_firing() -> None:
    assert may_fire(brigade("f1", marks=MOVED | HURRIED)) is None


def test_6_3_chargers_and_locked_units_do_not_fire() -> None:
    assert may_fire(brigade("f1", marks=CHARGING)) is CHARGES
    assert may_fire(brigade("f1", marks=LOCKED)) is IS_LOCKED


def test_9_3_nobody_fires_after_reserve_movement() -> None:
    assert may_fire(brigade("f1", marks=RESERVED)) is FROM_RESERVE
    assert may_fire(battery("f1", marks=RESERVED)) is FROM_RESERVE


def test_4_1_limbered_guns_do_not_fire() -> None:
    assert may_fire(battery("f1", limbered=True)) is LIMBERED_GUNS


def test_4_3_silenced_guns_do_not_fire() -> None:
    assert may_fire(battery("f1", marks=SILENCED)) is SILENT_GUNS


def test_R71_in_its_own_segment_a_battery_keeps_an_action_to_fire() -> None:
    assert may_fire(battery("f1", marks=PIVOTING)) is None
    assert may_fire(battery("f1", marks=ROLLING | UNLIMBERING)) is NO_ACTION_LEFT
    assert may_fire(battery("f1", marks=ROLLING | UNLIMBERING), active=ALLIED) is None


# Range, arc, sight


def test_6_2_each_kind_reaches_as_far_as_its_row() -> None:
    def reaches(firer: Troops, distance: float) -> bool:
        return shot(battle([firer, brigade("a1", ALLIED, (24, 12 + distance))])) is None

    for firer, limit in (
        (brigade("f1"), 2),
        (brigade("f1", skirmishers=1), 4),
        (cavalry("f1", skirmishers=1), 2),
        (battery("f1"), 18),
    ):
        assert reaches(firer, limit)
        assert not reaches(firer, limit + 0.01)


def test_6_2_only_enemies_on_the_table_are_targets() -> None:
    b = battle([brigade("f1"), brigade("f2", at=(24, 14)), brigade("a1", ALLIED, (24, 14))])
    assert shot(b, 0, 1) is NO_TARGET
    assert shot(b, 0, 9) is NO_TARGET
    b.destroy(2)
    assert b.units[2].place == DESTROYED
    assert shot(b, 0, 2) is NO_TARGET


def test_R24_the_arc_opens_45_degrees_from_each_front_corner() -> None:
    def beside(x: float) -> Refusal | None:
        """A gun whose right front corner is at 24.5; the target's near corner is an inch ahead."""
        target = brigade("a1", ALLIED, (x + 2, 13), bases=4, ranks=2)
        return shot(battle([battery("f1"), target]))

    assert beside(26.5) is None  # its far corner is two inches ahead
    assert beside(26.51) is OUT_OF_ARC


def test_R104_a_target_across_the_arc_is_in_it_though_both_its_ends_are_not() -> None:
    b = battle([battery("f1"), brigade("a1", ALLIED, (24, 14), bases=12)])
    assert shot(b) is None


def test_R24_squares_and_garrisons_fire_all_round() -> None:
    behind = brigade("a1", ALLIED, (24, 8), facing=0)
    assert shot(battle([brigade("f1", formation=SQUARE), behind])) is None
    town = area(22, 10, 26, 12, BUILT_UP)
    garrison = brigade("f1", formation=GARRISON)
    assert shot(battle([garrison, behind], terrain=[town])) is None
    assert shot(battle([brigade("f1"), brigade("a1", ALLIED, (24, 9), facing=0)])) is OUT_OF_ARC


def test_13_4_what_is_not_seen_is_not_fired_at() -> None:
    troops = [battery("f1"), brigade("a1", ALLIED, (24, 20))]
    wood = area(20, 15, 28, 18, WOODED, depth=0)
    assert shot(battle(troops)) is None
    assert shot(battle(troops, terrain=[wood])) is OUT_OF_SIGHT


# The choice


def test_R26_the_nearest_enemy_within_2_inches_comes_first() -> None:
    def choice(near: float) -> Battle:
        return battle(
            [
                brigade("f1", skirmishers=2),
                brigade("a1", ALLIED, (21, 12 + near), bases=3),
                brigade("a2", ALLIED, (27, 15), bases=3),
            ]
        )

    b = choice(2)
    assert targets_of(b, b.units[0]) == [1]
    assert shot(b, 0, 2) is NEAREST_FIRST
    b = choice(2.5)
    assert targets_of(b, b.units[0]) == [1, 2]
    assert proposed(b, [1, 2], b.units[0]) == 1


def test_R26_guns_are_free_beyond_4_inches() -> None:
    def choice(near: float) -> list[int]:
        b = battle(
            [
                battery("f1"),
                brigade("a1", ALLIED, (20, 12 + near), bases=3),
                brigade("a2", ALLIED, (28, 22), bases=3),
            ]
        )
        return targets_of(b, b.units[0])

    assert choice(3) == [1]
    assert choice(5) == [1, 2]


def test_R94_of_two_equally_near_the_owner_chooses() -> None:
    b = battle(
        [
            brigade("f1"),
            brigade("a1", ALLIED, (22, 13), bases=2),
            brigade("a2", ALLIED, (26, 13), bases=2),
        ]
    )
    assert targets_of(b, b.units[0]) == [1, 2]


def test_R26_nobody_fires_at_an_enemy_in_contact_with_friends() -> None:
    b = battle([battery("f1"), brigade("f2", at=(30, 20)), brigade("a1", ALLIED, (30, 20))])
    assert shot(b, 0, 2) is None
    b.touch(Contact(2, 1, False, False, False, False))
    assert shot(b, 0, 2) is FRIENDS_THERE
    b.lock(2, 1)
    assert shot(b, 0, 2) is LOCKED_TARGET


# Contact


def test_R38_a_charged_unit_fires_at_what_touches_its_front_only() -> None:
    charger = brigade("a1", ALLIED, (24, 12))
    b = at_contact(brigade("f1"), charger)
    assert shot(b) is None
    b = battle([brigade("f1"), charger, brigade("a2", ALLIED, (27, 13), bases=2)], active=ALLIED)
    b.touch(Contact(1, 0, False, False, False, False))
    assert shot(b, 0, 2) is CHARGER_FIRST
    assert targets_of(b, b.units[0]) == [1]


@pytest.mark.parametrize(("x", "y", "facing"), [(26.25, 11.5, 270), (24, 11, 0)])
def test_R38_not_at_what_touches_its_flank_or_rear(x: float, y: float, facing: float) -> None:
    charger = brigade("a1", ALLIED, (x, y), facing=facing, bases=3)
    assert shot(at_contact(brigade("f1"), charger)) is OUT_OF_ARC
    square = brigade("f1", formation=SQUARE)
    assert shot(at_contact(square, charger)) is None


def test_R38_cavalry_charged_by_cavalry_does_not_fire() -> None:
    horse, foot = cavalry("a1", ALLIED, (24, 12)), brigade("a1", ALLIED, (24, 12))
    assert shot(at_contact(cavalry("f1"), horse)) is CAVALRY_FIGHTS
    assert shot(at_contact(cavalry("f1"), foot)) is None
    assert shot(at_contact(brigade("f1"), horse)) is None


def test_R74_a_charger_under_fire_is_fired_at_by_those_it_touches_alone() -> None:
    charger = brigade("a1", ALLIED, (24, 12))
    b = battle([brigade("f1"), charger, battery("f2", at=(30, 8), facing=300)], active=ALLIED)
    assert shot(b, 2, 1) is None
    b.touch(Contact(1, 0, False, False, False, False))
    assert shot(b, 0, 1) is None
    assert shot(b, 2, 1) is FRIENDS_THERE
