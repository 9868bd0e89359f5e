"""R107: there is room for every battalion, and no set-up reaches a dead end."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint, screen_footprint
from grognard.games.march.chapters.setting_up.deployment_packing import BATTALIONS, empty_room
from grognard.games.march.chapters.setting_up.placing import (
    in_hand,
    own_zone,
    room_left,
    why_not_place,
)
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.chapters.setting_up.setup import SetUp
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import LINE, SOUTH, Place, PlaceScreen
from grognard.games.march.model.pieces import IN_HAND, ON_TABLE
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.miniatures.deploying.free_grid import Plot, Room, room_in
from grognard.miniatures.deploying.packing import first_spot, has_room, packing, stand_behind
from grognard.miniatures.deploying.zones import in_zone
from grognard.table.measure import collide
from grognard.table.pose import CM, Pose
from grognard.table.shapes import Footprint, Polygon, block, box
from tests.games.march.chapters.setting_up.placing import (
    battle,
    begun,
    place,
    placing,
    pond,
    roster,
    why_not,
)
from tests.games.march.field import BLUE, RED, cm, pose, waiting

DICE = "4.3 set-up dice"
SIDE = "4.4 choice of side"
FIRST = "4.6 first to place"
PLACE = "4.7 one by one"
SCREEN = "R82 setup choices"
POST = "4.8 commanders last"


# R107 Room for all


def test_R107_nobody_may_shut_out_those_still_in_hand() -> None:
    zones = [box(0, 0, cm(30), cm(11)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 24), roster("b2", 24)], [roster("f1")], zones=zones))
    assert why_not(b, place(b, "b1", 12, 11)) == ""
    assert why_not(b, place(b, "b1", 15, 7.5)) == "R107 room for all"  # 3.5 cm on either side
    assert why_not(b, place(b, "b1", 15, 8)) == ""
    answer(b, place(b, "b1", 12, 4))
    answer(b, place(b, "f1", 60, 100, 180))
    assert why_not(b, place(b, "b2", 15, 7.5)) == "18.6 overlap"
    assert why_not(b, place(b, "b2", 15, 9.5)) == ""
    assert waiting(b) == PLACE


def test_R107_a_screen_may_not_shut_them_out_either() -> None:
    zones = [box(0, 0, cm(30), cm(11)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1", 24), roster("b2", 24)], [roster("f1")], zones=zones))
    answer(b, place(b, "b1", 12, 4, detached=5))
    assert why_not(b, PlaceScreen(0, pose(12, 6), 2 * CM)) == ""
    assert why_not(b, PlaceScreen(0, pose(12, 8.5), 2 * CM)) == "R107 room for all"
    assert waiting(b) == SCREEN


def test_R107_the_supreme_commander_needs_room_too() -> None:
    room = room_in(Plot(box(0, 0, cm(24), cm(8)), SOUTH, CM, BATTALIONS), [], 0)
    assert not packing(room, (24, 24)).complete
    assert packing(room, (24,)).complete and packing(room, ()).complete


def test_R107_where_there_was_no_room_before_nobody_is_blamed() -> None:
    zones = [box(0, 0, cm(24), cm(8)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")], zones=zones))
    assert why_not(b, place(b, "b1", 12, 4)) == ""
    assert isinstance(b.pending, Decision) and b.pending.legal(b)


def test_R107_a_position_without_room_for_a_supreme_commander_is_faulty() -> None:
    zones = [box(0, 0, cm(24), cm(9)), box(0, cm(90), cm(120), cm(120))]
    b = placing(battle([roster("b1"), roster("b2")], [roster("f1")], zones=zones))
    assert problems(b) == ["battle: leaves no room in the zone for b1, b2"]
    b.place(0, pose(12, 4), LINE, 0)
    b.place(1, pose(12, 8), LINE, 0)
    assert problems(b) == ["b2: leaves no room in the zone for the Supreme Commander"]
    b.place_commander(RED, cm(12), cm(9))
    assert problems(b) == []


def random_room(rng: Rng) -> Room:
    """A zone where some stand already, at any angle or facing the enemy."""
    width, depth = 40 + rng.below(80), 8 + rng.below(30)
    zone = box(cm(5), cm(7), cm(5 + width), cm(7 + depth))
    room = room_in(Plot(zone, rng.below(2), CM, BATTALIONS), [], 8)
    return room.holding([random_block(zone, rng) if rng.below(2) else None for _ in range(8)])


def random_block(zone: Polygon, rng: Rng) -> Footprint:
    x = zone.west + rng.below(zone.east - zone.west)
    y = zone.south + rng.below(zone.north - zone.south)
    heading = rng.below(4) * 9000 if rng.below(2) else rng.below(36000)
    return block(Pose(x, y, heading), cm(4 + rng.below(20)), cm(4))


def test_R107_what_is_quickly_known_is_what_would_be_found_out() -> None:
    rng = Rng(107)
    quick, kept = 0, 0
    for _ in range(400):
        room = random_room(rng)
        sizes = tuple(sorted([16 + 4 * rng.below(9) for _ in range(rng.below(6))], reverse=True))
        shapes = [random_block(room.zone, rng).hull for _ in range(1 + rng.below(2))]
        taken = [room.under(shape) for shape in shapes]
        rows = room.rows[:]
        for part in taken:
            part.take_from(rows)
        after = Room(room.plot, room.bare, rows, room.standing)
        slow = packing(after, sizes).complete
        assert has_room(room, sizes, taken) == slow
        quick += stand_behind(room, sizes, taken)
        kept += not stand_behind(room, sizes, taken) and slow
        if sizes:
            first, found = first_spot(room, sizes), packing(room, sizes)
            places = [room.pose(spot).key() for spot in found.spots[:1]]
            assert ([room.pose(first).key()] if first is not None else []) == places
    assert quick > 50 and kept > 50


def test_R107_the_room_that_is_left_is_remembered_rightly() -> None:
    b = begun(setting_for("vimeiro", {}))
    rng = Rng(3)
    for _ in range(40):
        if b.sides and b.stack:
            for seat in (RED, BLUE):
                room = room_left(b, seat)
                assert room_left(b, seat) is room
                fresh = empty_room(b.setting, b.sides[seat]).holding(room.standing)
                assert room.rows == fresh.rows
        old = b.clone()
        step(b, rng)
        if rng.below(3) == 0:
            b = old  # another way to continue from there
    assert [u for u in b.units if u.place == ON_TABLE]


def step(b: Battle, rng: Rng) -> None:
    wait = b.pending
    if isinstance(wait, Throw):
        settle(b, wait.toss(rng))
    elif isinstance(wait, Decision):
        legal = wait.legal(b)
        answer(b, legal[rng.below(len(legal))])


# No set-up reaches a dead end

EXTREMES = {
    "twelve of 16": "; ".join(["16 recruits"] * 12),
    "twelve of 48": "; ".join(["48 guard, 2 drummers, 2 sergeants, ensign, officer"] * 12),
    "twelve of 48, columns": "; ".join(["48 recruits, column, detach 10"] * 12),
    "four lines": "; ".join(["48 drilled"] * 4),
    "one of 16": "16 recruits",
    "light": "28 veterans, light, rifles, detach 21; " + "; ".join(["44 recruits"] * 11),
    "mixed": "; ".join(
        f"{size} recruits" for size in (16, 20, 24, 28, 32, 36, 40, 44, 48, 48, 44, 40)
    ),
}


def walk(b: Battle, rng: Rng, wild: bool) -> int:
    """Set up at random, from the proposals or from anywhere; returns the questions answered."""
    made = 0
    while b.stack:
        step = b.pending
        if isinstance(step, Throw):
            settle(b, step.toss(rng))
            continue
        assert isinstance(step, Decision)
        legal = step.legal(b)
        assert legal, f"a dead end: {step.cite} after {made} answers"
        check_legal(b, step, legal)
        action = legal[rng.below(len(legal))]
        answer(b, random_place(b, step.seat, rng) or action if wild else action)
        made += 1
    return made


def check_legal(b: Battle, wait: Decision, legal: list[Action]) -> None:
    """What is listed quickly is what the rules allow of what is proposed, and not too much."""
    proposed = wait.candidates(b)
    allowed = [action.key() for action in proposed if wait.why_not(b, action) is None]
    assert [action.key() for action in legal] == allowed
    assert wait.cite not in (PLACE, SCREEN) or len(proposed) <= 14


def random_place(b: Battle, seat: int, rng: Rng) -> Action | None:
    """Anywhere in the zone, at any angle, if the rules allow it."""
    if waiting(b) != PLACE:
        return None
    zone, waiting_units = own_zone(b, seat), in_hand(b, seat)
    u = waiting_units[rng.below(len(waiting_units))]
    for _ in range(4):
        x = zone.west + rng.below(zone.east - zone.west)
        y = zone.south + rng.below(zone.north - zone.south)
        facing = rng.below(36) * 1000 if rng.below(2) else 18000 * b.sides[seat]
        action = Place(u.uid, Pose(x, y, facing), rng.below(2), rng.below(2) * 4)
        if why_not_place(b, seat, action) is None:
            return action
    return None


def check(b: Battle) -> None:
    standing = [footprint(u) for u in b.units] + [screen_footprint(u) for u in b.units if u.screen]
    for order, one in enumerate(standing):
        assert not any(collide(one, other) for other in standing[:order])
    for u in b.units:
        assert u.place == ON_TABLE and in_zone(own_zone(b, u.seat), footprint(u).hull)
    assert all(commander.placed for commander in b.commanders)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("key", ["training", "vimeiro", "barrosa", "open"])
def test_4_7_the_set_up_of_every_scenario_can_always_be_ended(key: str, wild: bool) -> None:
    setting = setting_for(key, {})
    for seed in range(2):
        b = begun(setting)
        assert walk(b, Rng(seed), wild) >= len(b.units) + 3
        check(b)


@pytest.mark.parametrize("wild", [False, True])
@pytest.mark.parametrize("name", EXTREMES)
def test_R107_the_set_up_of_extreme_armies_can_always_be_ended(name: str, wild: bool) -> None:
    options = {
        "points": "1500",
        "red-army": f"british; {EXTREMES[name]}",
        "blue-army": "french; 16 recruits",
        "terrain": "4",
    }
    b = begun(setting_for("open", options))
    walk(b, Rng(len(name)), wild)
    check(b)


def test_R107_a_pond_in_the_zone_is_set_up_around() -> None:
    armies = [roster(f"b{i}", 48) for i in range(7)]
    b = placing(battle(armies, [roster("f1")], areas=[pond(40, 15, 12)]))
    walk(b, Rng(5), True)
    check(b)


# Saved games


def test_4_0_every_question_is_asked_again_when_a_game_is_restored() -> None:
    b = begun(setting_for("open", {"red-army": "vimeiro-british"}))
    rng, seen = Rng(8), set()
    while b.stack:
        before = waiting(b), b.pending.seat if isinstance(b.pending, Decision) else -1
        seen.add(before[0])
        top = b.stack[-1]
        again = SetUp()
        again.restore(top.fields())
        again.stage = top.stage
        copied = top.copy()
        assert (copied.stage, copied.fields()) == (top.stage, top.fields())
        b.stack = [again]
        ask_again(b)
        assert (waiting(b), b.pending.seat if isinstance(b.pending, Decision) else -1) == before
        if isinstance(b.pending, Throw):
            settle(b, b.pending.toss(rng))
        else:
            assert isinstance(b.pending, Decision)
            legal = b.pending.legal(b)
            answer(b, legal[rng.below(len(legal))])
    assert seen == {DICE, SIDE, FIRST, PLACE, SCREEN, POST}
    assert all(u.place != IN_HAND for u in b.units)
