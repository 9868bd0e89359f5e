"""The way of balls, shells and canister to their figures, and the tests of batteries."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import needs_test, why_not_aim
from grognard.games.crepuscule.chapters.artillery.battery_hits import BatteryHit
from grognard.games.crepuscule.chapters.artillery.canister import Canister
from grognard.games.crepuscule.chapters.artillery.duel import duel_value, may_answer
from grognard.games.crepuscule.chapters.artillery.guns import GunStep
from grognard.games.crepuscule.chapters.artillery.howitzer import Shell, fall_on
from grognard.games.crepuscule.chapters.artillery.paths import RADIUS, aim_distance
from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.scenarios.landscape import KINDS
from grognard.games.crepuscule.model.combat_actions import Aim, Estimate
from grognard.games.crepuscule.model.kinds import (
    BALL,
    COLUMN,
    DESTROYED,
    FIRED,
    FORTIFIED,
    GUNS,
    HEAVY,
    HOWITZER,
    LIGHT,
    MEDIUM,
    PROLONGED,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from grognard.table.terrain import Area, Edge
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
    squadron,
    throw,
    waiting,
)

MM = 1 / 25.4
GUN = battery("g", at=(24, 10))
SHELLS = battery("g", at=(24, 10), gunners=3, weight=HOWITZER)
FOE = battalion("a", ALLIED, (24, 30))
DEEP = battalion("a", ALLIED, (24, 36), figures=20, formation=COLUMN, files=4)


def field(*units: Troops, terrain: list[Area | Edge] | None = None, **options: Any) -> Battle:
    """Estimates are exact, and units have no officers of their own."""
    given: dict[str, Any] = {"estimates": "exact", "unit_officers": "off", **options}
    return battle(list(units), terrain=terrain, phase=GUNS, **given)


def ball(b: Battle, estimate: int, die: int, bounce: int | None = None) -> None:
    run(b, Roundshot(0, 1, estimate))
    throw(b, die // 2)
    if bounce is not None:
        throw(b, bounce)


def canister(b: Battle, estimate: int, die: int) -> None:
    run(b, Canister(0, 1, estimate))
    throw(b, die // 2)


def wounds(b: Battle) -> int:
    """How many dice to wound are waited for."""
    return b.pending.dice if isinstance(b.pending, Pool) and waiting(b) == "W-WND-1" else 0


def cite(b: Battle, target: int = 1) -> str:
    refusal = why_not_aim(b, b.units[0], target, BALL)
    return refusal.cite if refusal is not None else ""


# Aiming


def test_d_177_from_the_muzzle_to_the_middle_of_the_edge_it_sees() -> None:
    b = field(GUN, FOE)
    assert abs(int(aim_distance(b, b.units[0], b.units[1])) - inch(20)) <= 2
    b = field(GUN, battalion("a", ALLIED, (24, 30), facing=90))
    width = 12 * 20 * MM
    assert abs(int(aim_distance(b, b.units[0], b.units[1])) - inch(20 - width / 2)) <= inch(0.5)


@pytest.mark.parametrize(("off", "found"), [(135, "D-99"), (145, "")])
def test_d_99_d_179_no_ball_through_friends_in_its_corridor(off: int, found: str) -> None:
    """The corridor is 40 mm wide, a battalion 240 mm."""
    assert cite(field(GUN, FOE, battalion("f", at=(24 + off * MM, 20)))) == found


@pytest.mark.parametrize(
    ("weight", "free"), [(LIGHT, 180), (MEDIUM, 90), (HEAVY, 45), (HOWITZER, 45)]
)
def test_d_187_the_free_traverse_is_an_angle_either_way(weight: int, free: int) -> None:
    for sign in (1, -1):
        for facing, tests in ((free - 3, False), (free + 3, free < 180)):
            gun = battery("g", at=(24, 10), facing=sign * facing, weight=weight)
            b = field(gun, FOE)
            assert needs_test(b, b.units[0], b.units[1]) == tests


@pytest.mark.parametrize(("marks", "facing"), [(PROLONGED, 0), (0, 120), (PROLONGED, 120)])
def test_d_95_one_test_after_a_push_a_wide_turn_or_both(marks: int, facing: int) -> None:
    b = field(battery("g", at=(24, 10), facing=facing, marks=marks), FOE)
    run(b, GunStep(0, 0, 0, []))
    act(b, Aim(0, 1, BALL))
    act(b, Estimate([14]))
    assert waiting(b) == "C-MAN-6"
    throw(b, 1, 2)
    assert waiting(b) == "W-ART-1"


def test_d_78_a_gunner_short_it_misses_a_phase_and_does_not_answer_in_it() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 40)))
    b.units[1].figures = 3
    assert may_answer(b, b.units[1], 0)
    b.units[1].waits = 1
    assert not may_answer(b, b.units[1], 0)
    b = field(GUN, FOE)
    b.units[0].figures = 3
    run(b, GunStep(0, 0, 0, []))
    act(b, Aim(0, 1, BALL))
    act(b, Estimate([14]))
    throw(b, 6)
    assert b.units[0].waits == 1 and b.units[0].has(FIRED)
    b.begin_player_turn(0)
    run(b, GunStep(0, 0, 0, []))
    assert (waiting(b), b.units[0].waits) == ("", 0)
    b.begin_player_turn(0)
    run(b, GunStep(0, 0, 0, []))
    assert waiting(b) == "C-ART-5"


# Duels


def test_d_97_a_duel_takes_one_and_the_fire_of_the_same_battery_nothing_more() -> None:
    far = field(GUN, battery("h", ALLIED, (24, 40)))
    near = field(GUN, battery("h", ALLIED, (24, 16)))  # in reach of its canister
    for b in (far, near):
        tally = duel_value(b, b.units[1], 0, True)
        assert tally.lines[1:] == [("C-ART-11", -1)]
    other = field(GUN, battery("h", ALLIED, (24, 16)), battery("k", at=(27, 10)))
    tally = duel_value(other, other.units[1], 0, True)
    assert sorted(tally.lines[1:]) == [("C-ART-11", -1), ("C-MAN-9 SHORT", -1)]


def test_d_168_each_test_of_a_battery_is_a_first_attempt() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 40)))
    before = duel_value(b, b.units[1], 0).total
    b.units[1].attempts = 2
    assert duel_value(b, b.units[1], 0).total == before


# Balls


@pytest.mark.parametrize(("bounce", "bases"), [(1, 2), (4, 5)])
def test_d_80_every_base_on_the_line_of_the_bounce(bounce: int, bases: int) -> None:
    b = field(GUN, DEEP)
    ball(b, 20, 6, bounce)
    assert wounds(b) == bases + 2


def test_d_181_inside_a_unit_those_from_there_on_behind_it_one_in_three() -> None:
    b = field(GUN, battalion("a", ALLIED, (24, 35), figures=20, formation=COLUMN, files=4))
    ball(b, 20, 6, 6)  # an inch into it: in its second of five ranks
    assert wounds(b) == 4 + 2
    b = field(GUN, battalion("a", ALLIED, (24, 34), figures=20, formation=COLUMN, files=4))
    ball(b, 19, 10)  # beyond its rear
    assert wounds(b) == 1


def test_d_83_d_93_a_wound_of_a_ball_kills_one_and_armour_saves_from_canister_only() -> None:
    b = field(GUN, squadron("a", ALLIED, (24, 30), weight=HEAVY, save=5))
    ball(b, 14, 6, 6)
    throw(b, *[6] * wounds(b))
    assert (waiting(b), b.units[1].figures) == ("", 7)
    b = field(GUN, squadron("a", ALLIED, (24, 16), weight=HEAVY, save=5))
    canister(b, 4, 4)
    throw(b, *[6] * wounds(b))
    assert isinstance(b.pending, Pool)
    assert (waiting(b), b.pending.need) == ("W-SAV-1", 6)  # Strength 4


# Canister


def hit_behind(*terrain: Area | Edge) -> int:
    """Hits of a round of canister on a line that is on, or behind, such ground."""
    b = field(GUN, battalion("a", ALLIED, (24, 16)), terrain=list(terrain))
    canister(b, 4, 4)
    return wounds(b)


def test_d_85_what_shelters_from_canister() -> None:
    def hit(kind: str) -> int:
        return hit_behind(line([(18, 15.9), (30, 15.9)], KINDS[kind].traits))

    free = hit_behind()
    assert free > 1 and hit("fence") == free and hit("ditch") == free
    for kind in ("hedge", "low-wall", "barricade", "gabions"):
        assert hit(kind) == (free + 1) // 2
    rampart: list[Area | Edge] = [line([(18, 15.9), (30, 15.9)], FORTIFIED)]
    b = field(GUN, battalion("a", ALLIED, (24, 16)), terrain=rampart)
    canister(b, 4, 4)
    assert isinstance(b.pending, Pool)
    assert (waiting(b), b.pending.dice, b.pending.need) == ("D-85", free, 6)


@pytest.mark.parametrize(("south", "north", "deep"), [(13, 20, 10), (14.4, 20, 5), (14.5, 19, 0)])
def test_c_art_38_only_figures_beyond_the_border_of_a_wood_are_sheltered(
    south: float, north: float, deep: int
) -> None:
    free = hit_behind()
    assert free == 10  # five of each rank, whose middles are 16.4 and 17.2 inches up
    assert hit_behind(area(16, south, 32, north, KINDS["wood"].traits)) == free - deep // 2


# Shells and explosions


def test_d_87_a_misfire_of_a_howitzer_is_harmless() -> None:
    b = field(SHELLS, FOE)
    run(b, Shell(0, 1, 20))
    throw(b, 5)
    throw(b, 6)
    assert (waiting(b), b.units[0].figures, b.units[1].figures) == ("", 3, 24)


def test_d_141_wholly_partly_and_under_the_middle() -> None:
    b = field(SHELLS, battalion("a", ALLIED, (24, 36), figures=22))
    u = b.units[1]
    fall = fall_on(b, u, u.pose.x, u.pose.y + inch(10 * MM))
    assert (fall.middle, fall.sure, fall.part) == (1, 3, 6)
    fall = fall_on(b, u, u.pose.x + inch(10 * MM), u.pose.y + inch(10 * MM))
    assert (fall.middle, fall.sure) == (0, 4)  # between two bases


def test_d_186_what_is_only_touched_is_not_hit() -> None:
    b = field(SHELLS, battalion("a", ALLIED, (24, 36), figures=22))
    u = b.units[1]
    fall = fall_on(b, u, u.pose.x, u.pose.y - RADIUS)
    assert (fall.middle, fall.sure, fall.part) == (0, 0, 0)
    fall = fall_on(b, u, u.pose.x, u.pose.y - RADIUS + inch(1 * MM))
    assert fall.part == 1


@pytest.mark.parametrize(("x", "crew"), [(28, 4), (40, 2)])
def test_d_92_half_the_crew_joins_a_battery_within_6_inches(x: float, crew: int) -> None:
    b = field(GUN, battery("h", ALLIED, (24, 36)), battery("k", ALLIED, (x, 36), lost=2))
    run(b, BatteryHit(1, 7))
    for _ in range(4):
        throw(b, 1 if waiting(b) in ("C-ART-14", "C-ART-12") else 6)
    assert b.units[1].place == DESTROYED and b.units[2].figures == crew
