"""P-08 to P-11: ball, canister, shell, and batteries as targets."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.battery_hits import BatteryHit
from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell, fall_on
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.artillery.types import (
    BALL_STRENGTHS,
    die_of_guns,
    missing_crew,
)
from grognard.games.crepuscule.chapters.casualties import Wounds, need_to_wound
from grognard.games.crepuscule.chapters.figures import bases_of
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    DESTROYED,
    EXTENDED,
    FORAGERS,
    HOWITZER,
    LIGHT,
    MEDIUM,
    SKIRMISH,
    SOFT_COVER,
    WOODED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from grognard.table.measure import to_polygon
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    area,
    battalion,
    battery,
    battle,
    inch,
    line,
    run,
    squadron,
    throw,
    waiting,
)

EXACT: dict[str, Any] = {"estimates": "exact", "unit_officers": "off"}


def field(*units: Troops, **options: Any) -> Battle:
    """The battery is at 24, 10 and fires north; no error of estimate unless asked."""
    return battle(list(units), **{**EXACT, **options})


def ball(b: Battle, estimate: int, die: int, bounce: int | None) -> None:
    run(b, Roundshot(0, 1, estimate))
    throw(b, die // 2 if die else 6)
    if bounce is not None:
        throw(b, bounce)


def wounds(b: Battle) -> int:
    """How many dice to wound are waited for."""
    return b.pending.dice if isinstance(b.pending, Pool) and waiting(b) == "W-WND-1" else 0


GUN = battery("g", at=(24, 10))


def test_w_art_1_the_artillery_die() -> None:
    assert [die_of_guns(face) for face in range(1, 7)] == [2, 4, 6, 8, 10, 0]


def test_c_art_14_t_art_5_every_base_between_the_bounce_and_its_end() -> None:
    deep = battalion("a", ALLIED, (24, 36), figures=20, formation=COLUMN, files=4)
    b = field(GUN, deep)
    ball(b, 20, 6, 4)  # from 26 to 30 inches: five ranks, the first 26 inches away
    assert wounds(b) == 5 + 2
    b = field(GUN, deep)
    ball(b, 20, 6, 1)  # one inch: the first rank and part of the second
    assert wounds(b) == 2 + 2


def test_c_art_14_c_art_15_t_art_6_a_misfire_does_nothing() -> None:
    b = field(GUN, battalion("a", ALLIED, (24, 36)))
    ball(b, 20, 0, None)
    assert waiting(b) == ""
    b = field(GUN, battalion("a", ALLIED, (24, 16)))
    run(b, Canister(0, 1, 5))
    throw(b, 6)
    assert waiting(b) == ""


def test_t_art_7_a_line_has_no_bonus_an_assault_column_has() -> None:
    b = field(GUN, battalion("a", ALLIED, (24, 36)))
    ball(b, 20, 6, 4)
    assert wounds(b) == 2
    b = field(GUN, battalion("a", ALLIED, (24, 36), figures=12, formation=COLUMN, files=4))
    ball(b, 20, 6, 4)
    assert wounds(b) == 3 + 2
    assert BALL_STRENGTHS[MEDIUM] == 7 and need_to_wound(7, 5) == 2 < need_to_wound(6, 5)


def test_d_81_the_bonus_is_smaller_for_a_light_gun() -> None:
    gun = battery("g", at=(24, 10), gunners=3, weight=LIGHT)
    b = field(gun, battalion("a", ALLIED, (24, 30), figures=12, formation=COLUMN, files=4))
    ball(b, 14, 6, 4)
    assert wounds(b) == 3 + 1


def test_c_inf_6c_t_art_8_separate_figures_count_half_rounded_up() -> None:
    men = battalion("a", ALLIED, (24, 36), figures=9, formation=SKIRMISH, files=3)
    b = field(GUN, men)
    ball(b, 20, 6, 6)
    assert wounds(b) == 2  # three crossed


def test_t_art_8_a_shell_counts_separate_figures_whole() -> None:
    men = battalion("a", ALLIED, (24, 36), figures=12, formation=SKIRMISH, files=4)
    b = field(battery("g", at=(24, 10), gunners=3, weight=HOWITZER), men)
    x, y = b.units[1].pose.x, b.units[1].pose.y + inch(1)
    under = [base for base in bases_of(b.units[1]) if to_polygon(x, y, base) < inch(1.5)]
    fall = fall_on(b, b.units[1], x, y)
    assert fall.middle + fall.sure + fall.part == len(under) > 2


def test_c_art_43_t_art_9_t_art_17_before_the_bounce_one_in_three_and_the_ball_stops() -> None:
    deep = battalion("a", ALLIED, (24, 34), figures=20, formation=COLUMN, files=4)
    b = field(GUN, deep)
    ball(b, 19, 10, None)  # beyond its rear: five crossed
    assert wounds(b) == 1
    b = field(GUN, deep)
    ball(b, 20, 6, 1)  # among its ranks: two of them are between 26 and 27 inches
    assert wounds(b) == 2 + 2
    thin = battalion("a", ALLIED, (24, 34), figures=24)
    b = field(GUN, thin)
    ball(b, 19, 10, None)  # two crossed
    assert waiting(b) == ""


def test_d_100_from_a_height_it_flies_over_those_below() -> None:
    hill = area(20, 5, 28, 12, 0, level=1)
    deep = battalion("a", ALLIED, (24, 34), figures=20, formation=COLUMN, files=4)
    b = battle([GUN, deep], terrain=[hill], **EXACT)
    run(b, Roundshot(0, 1, 19))
    throw(b, 5)
    assert waiting(b) == "C-ART-14"  # it bounces behind them


def test_c_art_41_no_bounce_in_a_wood() -> None:
    wood = area(20, 35, 28, 40, WOODED)
    b = battle([GUN, battalion("a", ALLIED, (24, 35.9))], terrain=[wood], **EXACT)
    ball(b, 20, 6, None)
    assert wounds(b) == 1  # the figure on which it fell


def test_d_79_the_error_of_an_estimate() -> None:
    b = field(GUN, battalion("a", ALLIED, (24, 36)), estimates="error")
    run(b, Roundshot(0, 1, 22))
    assert waiting(b) == "D-79"
    throw(b, 1, 3)
    throw(b, 3)
    throw(b, 4)
    assert wounds(b) == 2


def test_c_art_42_others_on_the_way_are_hit_without_the_bonus() -> None:
    b = field(
        GUN,
        battalion("a", ALLIED, (24, 36)),
        battalion("c", ALLIED, (24, 38), figures=12, formation=COLUMN, files=4),
    )
    ball(b, 20, 6, 6)
    assert wounds(b) == 2
    throw(b, 1, 1)
    assert wounds(b) == 3


# Batteries


def test_c_art_12_w_art_5_t_art_12_gun_or_crew_by_a_die_each() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 36)))
    run(b, BatteryHit(1, 7))
    throw(b, 4)
    throw(b, 1, 4, 5, 6)
    throw(b, 4, 3)  # two on the gun, one wounds
    assert b.units[1].wounds == 1
    throw(b, 2, 1)  # two on the crew, one falls
    assert b.units[1].figures == 3


@pytest.mark.parametrize(("officer", "missing"), [(True, 2), (False, 3)])
def test_c_art_12_t_art_12_the_officer_is_the_last_of_his_crew(officer: bool, missing: int) -> None:
    b = field(GUN, battery("h", ALLIED, (24, 36), officer=officer))
    run(b, Wounds(1, 3, 7, False))
    throw(b, 6, 6, 6)
    assert b.units[1].figures == 1 and missing_crew(b, b.units[1]) == missing


def test_c_art_13_a_second_six_explodes_the_caissons() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 36)), battery("k", ALLIED, (28, 36), lost=1))
    run(b, BatteryHit(1, 7))
    throw(b, 1)
    throw(b, 1)
    throw(b, 6)
    throw(b, 6)
    assert b.units[1].place == DESTROYED
    assert b.units[2].figures == 4  # D-92: its crew is full again


def test_c_art_22_a_gun_has_as_many_wounds_as_its_crew() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 36)))
    b.wound_gun(1, 3)
    assert b.units[1].on_table()
    b.wound_gun(1, 1)
    assert b.units[1].place == DESTROYED


# Canister


def test_c_art_15_d_84_the_half_disc_slides_by_half_the_die() -> None:
    for die, count in ((2, 0), (6, 0), (8, 3), (10, 10)):
        b = field(GUN, battalion("a", ALLIED, (24, 20)))
        run(b, Canister(0, 1, 5))
        throw(b, die // 2)
        assert wounds(b) == count, die


@pytest.mark.parametrize(
    ("troops", "hits"),
    [
        (battalion("a", ALLIED, (24, 16), figures=12, formation=EXTENDED), 5),
        (battalion("a", ALLIED, (24, 16), figures=7, formation=SKIRMISH, files=7), 2),
        (squadron("a", ALLIED, (24, 16), figures=7, formation=FORAGERS, files=7), 3),
    ],
)
def test_d_86_infantry_in_skirmish_order_counts_half_foragers_do_not(
    troops: Troops, hits: int
) -> None:
    b = field(GUN, troops)
    run(b, Canister(0, 1, 4))
    throw(b, 2)
    assert wounds(b) == hits


def test_c_art_38_behind_a_hedge_every_second_figure() -> None:
    hedge = line([(18, 15.9), (30, 15.9)], SOFT_COVER)
    b = battle([GUN, battalion("a", ALLIED, (24, 16))], terrain=[hedge], **EXACT)
    run(b, Canister(0, 1, 4))
    throw(b, 2)
    sheltered = wounds(b)
    b = field(GUN, battalion("a", ALLIED, (24, 16)))
    run(b, Canister(0, 1, 4))
    throw(b, 2)
    assert sheltered == (wounds(b) + 1) // 2


# Shells


def test_w_art_3_w_art_7_t_art_16_a_shell_on_the_middle_of_a_base_in_two_ranks() -> None:
    b = field(
        battery("g", at=(24, 10), gunners=3, weight=HOWITZER),
        battalion("a", ALLIED, (24, 36), figures=22),
    )
    u = b.units[1]
    fall = fall_on(b, u, u.pose.x, u.pose.y + inch(10 / 25.4))
    assert (fall.middle, fall.sure, fall.part) == (1, 3, 6)


def test_w_art_3_d_89_a_hit_stays_an_arrow_moves_it() -> None:
    howitzer = battery("g", at=(24, 10), gunners=3, weight=HOWITZER)
    target = battalion("a", ALLIED, (24, 36), figures=22)
    b = field(howitzer, target)
    run(b, Shell(0, 1, 26))
    throw(b, 5)
    throw(b, 5)
    assert waiting(b) == "D-88"
    b = field(howitzer, target)
    run(b, Shell(0, 1, 26))
    throw(b, 1)
    throw(b, 24)  # north
    throw(b, 5)
    assert waiting(b) == ""  # ten inches beyond


def test_d_88_bases_partly_under_it_are_hit_on_5() -> None:
    b = field(
        battery("g", at=(24, 10), gunners=3, weight=HOWITZER),
        battalion("a", ALLIED, (24, 36), figures=22),
    )
    run(b, Shell(0, 1, 26))
    throw(b, 6)
    throw(b, 1)
    part = b.pending
    assert isinstance(part, Pool) and part.need == 5


def test_c_art_39_d_143_behind_a_wall_they_are_hit_on_3() -> None:
    wall = line([(18, 35.9), (30, 35.9)], SOFT_COVER)
    howitzer = battery("g", at=(24, 10), gunners=3, weight=HOWITZER)
    b = battle([howitzer, battalion("a", ALLIED, (24, 36))], terrain=[wall], **EXACT)
    fall = fall_on(b, b.units[1], b.units[1].pose.x, inch(35.5))
    assert fall.sheltered > 0 and fall.sure == fall.part == fall.middle == 0
