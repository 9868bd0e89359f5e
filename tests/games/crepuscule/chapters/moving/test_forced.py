"""D-34, D-106, D-134, D-158: falling back and flight."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.moving.forced import (
    FallBack,
    Flight,
    fall_back,
    fall_back_dice,
    flee_dice,
    run_away,
    short_flee_dice,
)
from grognard.games.crepuscule.model.kinds import (
    DESTROYED,
    DISORDERED,
    FLED,
    FLEEING,
    HEAVY,
    IMPASSABLE,
    LIGHT,
    NOBODY,
    SKIRMISH,
)
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battle,
    inch,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


@pytest.mark.parametrize(
    ("troops", "dice"),
    [
        (battalion("f1"), [2, 1, 1, 1]),
        (squadron("f1"), [3, 2, 2, 2]),
        (squadron("f1", weight=LIGHT), [3, 2, 2, 2]),
        (squadron("f1", weight=HEAVY), [2, 1, 2, 1]),
    ],
)
def test_c_cav_20_d_64_w_fle_1_dice_by_arm_and_class(troops: Troops, dice: list[int]) -> None:
    b = battle([troops])
    u = b.units[0]
    found = [
        int(flee_dice(u)),
        int(short_flee_dice(u)),
        int(fall_back_dice(b, u, False)),
        int(fall_back_dice(b, u, True)),
    ]
    assert found == dice
    short = battle([troops], heavy_fall_back="short")
    assert fall_back_dice(short, u, False) == dice[3]


def test_d_158_straight_back_and_stopped_by_what_cannot_be_passed() -> None:
    b = battle([battalion("f1")])
    run(b, FallBack(0, 1))
    throw(b, 4)
    assert b.units[0].pose.key() == (inch(24), inch(8), 0) and waiting(b) == ""
    shut = battle([battalion("f1")], terrain=[area(10, 4, 40, 8, IMPASSABLE)])
    fall_back(shut, 0, inch(5))
    assert inch(9.5) <= shut.units[0].pose.y < inch(10)


def test_d_106_d_134_w_fle_2_away_from_the_enemy_then_toward_its_own_edge() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 18))])
    run(b, Flight(0, 2, 1))
    throw(b, 2, 3)
    u = b.units[0]
    assert u.has(FLEEING) and u.since == b.now() and u.pose.h == 18000
    assert u.pose.y < inch(8)
    before = u.pose.y
    run_away(b, 0, inch(3), NOBODY)
    assert b.units[0].pose.y == before - inch(3)


def test_w_fle_2_off_the_table_the_unit_is_lost_with_its_officer() -> None:
    b = battle([battalion("f1", at=(24, 6))], [officer("ney", attached="f1")])
    run_away(b, 0, inch(8), NOBODY)
    assert b.units[0].place == FLED and b.officers[0].place == FLED


def test_d_134_through_friends_whom_it_disorders_and_just_beyond() -> None:
    b = battle(
        [
            battalion("f1", at=(24, 20)),
            battalion("f2", at=(24, 14)),
            battalion("f3", at=(44, 14)),
            battalion("f4", at=(24, 17.5), figures=8, formation=SKIRMISH),
        ]
    )
    b.flee(0)
    run_away(b, 0, inch(5), NOBODY)
    assert [u.has(DISORDERED) for u in b.units] == [False, True, False, False]


def test_d_134_round_what_is_in_the_way_or_destroyed() -> None:
    open_side = battle(
        [battalion("f1", at=(24, 20), figures=8)], terrain=[area(22, 8, 26, 16, IMPASSABLE)]
    )
    run_away(open_side, 0, inch(8), NOBODY)
    assert open_side.units[0].on_table() and open_side.units[0].pose.h != 18000
    ring = [
        area(10, 8, 40, 15, IMPASSABLE),
        area(10, 15, 19, 30, IMPASSABLE),
        area(29, 15, 40, 30, IMPASSABLE),
    ]
    shut = battle([battalion("f1", at=(24, 20), figures=8)], terrain=list(ring))
    run_away(shut, 0, inch(12), NOBODY)
    assert shut.units[0].place == DESTROYED
