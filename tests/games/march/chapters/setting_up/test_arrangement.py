"""Chapter 4: the set-up that is proposed is one that a good player would make."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import centre, footprint, screen_footprint, width_of
from grognard.games.march.chapters.setting_up.arrangement import (
    FRONT_ROW,
    better_side,
    is_frail,
    places_in_row,
    rank,
)
from grognard.games.march.chapters.setting_up.placing import own_zone, room_left
from grognard.games.march.model.actions import LINE, NORTH, SOUTH
from grognard.games.march.model.pieces import GUARD, ROUGH, SETTING_UP, SLOPE, Battalion
from grognard.games.march.model.state import Battle
from grognard.games.march.sequence import new_battle
from grognard.games.march.trials import finish
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import settle, submit
from grognard.miniatures.deploying.zones import FACING
from grognard.table.measure import overlap
from grognard.table.pose import CM
from grognard.table.shapes import box, rectangle
from grognard.table.terrain import Area
from tests.games.march.field import Troops, field

FIELD_OF_FIRE = 30 * CM
ARMIES = [
    {},
    {"red-army": "sample-french", "blue-army": "sample-british"},
    {"red-army": "vimeiro-british", "blue-army": "barrosa-french"},
]
BATTLES = [
    (scenario, options, seed)
    for scenario in ("training", "vimeiro", "barrosa", "open")
    for seed, options in enumerate(ARMIES)
]


def arranged(scenario: str, options: dict[str, str], seed: int) -> Battle:
    """A battle set up by the first proposal to every question."""
    rng = Rng(seed)
    b = new_battle(scenario, options)
    while b.phase == SETTING_UP:
        if isinstance(b.pending, Throw):
            settle(b, b.pending.toss(rng))
        else:
            assert isinstance(b.pending, Decision)
            submit(b, b.pending.offered(b)[0])
    return b


def off_centre(b: Battle, u: Battalion) -> int:
    zone = own_zone(b, u.seat)
    return abs(int(centre(u)[0] - (zone.west + zone.east) // 2))


def sees_ahead(b: Battle, u: Battalion) -> bool:
    """Whether no friend is in front of the middle of a front."""
    ahead = rectangle(u.pose.moved(FIELD_OF_FIRE), 4 * CM, FIELD_OF_FIRE - CM)
    others = [other for other in b.side(u.seat) if other.uid != u.uid]
    return not any(overlap(ahead, footprint(other).hull) for other in others)


@pytest.mark.parametrize(("scenario", "options", "seed"), BATTLES)
def test_4_7_the_set_up_that_is_proposed(scenario: str, options: dict[str, str], seed: int) -> None:
    b = arranged(scenario, options, seed)
    for seat in range(2):
        own = b.side(seat)
        nearest = min(own, key=lambda u: off_centre(b, u))
        if any(u.quality == GUARD for u in own):
            assert nearest.quality == GUARD
        for u in own:
            assert u.pose.h == FACING[b.sides[seat]]
            assert u.formation != LINE or sees_ahead(b, u), u.roster.id
            assert not u.screen or is_ahead(b, u), u.roster.id


def is_ahead(b: Battle, u: Battalion) -> bool:
    """Whether a screen is between its battalion and the enemy, and faces as it does."""
    forward = 1 if b.sides[u.seat] == SOUTH else -1
    body, screen = footprint(u).hull, screen_footprint(u).hull
    before = screen.south - body.north if forward > 0 else body.south - screen.north
    return u.screen_pose.h == u.pose.h and before >= 0 and u.screen_pose.x == u.pose.x


@pytest.mark.parametrize("seed", range(6))
def test_4_7_any_army_finds_its_places(seed: int) -> None:
    rng = Rng(seed)
    options = {"points": "300"}
    finish("open", options, rng)
    b = arranged("open", options, seed)
    assert all(u.on_table() for u in b.units)
    assert all(is_ahead(b, u) for u in b.units if u.screen)


def test_4_7_many_battalions_leave_the_lines_a_field_of_fire() -> None:
    army = "british: Many; " + "; ".join("32 drilled" for _ in range(6))
    b = arranged("open", {"red-army": army, "points": "300"}, 1)
    assert all(sees_ahead(b, u) for u in b.side(0) if u.formation == LINE)
    assert any(u.formation != LINE for u in b.side(0))


def one(quality: int, rankers: int = 24, officer: int = 0) -> Battalion:
    staff = (0, 0, 0, officer)
    troops = Troops("r", 60, 20, rankers=rankers, quality=quality, staff=staff)
    return field([troops], []).units[0]


def test_4_7_the_guard_comes_first_and_the_frail_last() -> None:
    guard, drilled, many = one(GUARD, 16), one(1, 24), one(1, 48)
    frail, led = one(0, 48), one(0, 48, officer=1)
    order = [guard, many, led, drilled, frail]
    assert sorted([frail, led, drilled, many, guard], key=rank) == order
    assert is_frail(frail) and not is_frail(led)


def places_in_front(*friends: Troops) -> list[int]:
    """Where along its front row a line of 16 rankers might go."""
    b = field([Troops("r", 20, 5, rankers=16), *friends], [])
    places = places_in_row(room_left(b, 0), b.units[0], LINE, 0, FRONT_ROW)
    return [int(place.pose.x) for place in places]


def test_4_7_the_middle_is_taken_first_then_the_places_beside_it() -> None:
    assert places_in_front()[0] == 60 * CM
    friend = Troops("f", 60, 30, rankers=16)
    width = width_of(field([friend], []).units[0])
    beside = [60 * CM + width + 2 * CM, 60 * CM - width - 2 * CM]
    assert sorted(places_in_front(friend)) == sorted(beside)


def test_4_7_no_place_in_a_row_that_is_taken() -> None:
    row = [Troops(f"f{x}", x, 30, rankers=16) for x in range(10, 120, 20)]
    assert places_in_front(*row) == []


@pytest.mark.parametrize(("south", "traits", "side"), [(10, ROUGH, NORTH), (80, ROUGH, SOUTH)])
def test_4_4_the_side_without_rough_ground_before_it(south: int, traits: int, side: int) -> None:
    place = box(20 * CM, south * CM, 60 * CM, (south + 20) * CM)
    assert better_side(field([], [], areas=[Area("marsh", place, traits)])) == side


def test_4_4_the_side_with_a_hill() -> None:
    hill = Area("hill", box(20 * CM, 10 * CM, 60 * CM, 30 * CM), SLOPE, 1)
    assert better_side(field([], [], areas=[hill])) == SOUTH
