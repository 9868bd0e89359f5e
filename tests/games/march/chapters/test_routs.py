"""Losses, tests of Resolve, routs and rallies played through whole turns."""

from __future__ import annotations

from itertools import permutations

import pytest

from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.quality import score
from grognard.games.march.chapters.resolve import ResolveStep, ResolveTest, rout_seen
from grognard.games.march.model import actions
from grognard.games.march.model.actions import (
    COLUMN,
    DEFENSIVE_FIRE,
    REROLL,
    STAND,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    Pass,
    Rally,
)
from grognard.games.march.model.pieces import (
    DESTROYED,
    FLED,
    LOST_COMMANDER,
    NOBODY,
    ON_TABLE,
    SAW_FLIGHT,
    SHOT_AT,
    VETERANS,
    Objective,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.procedure import DONE
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting
from tests.games.march.fights import (
    FIGHTING,
    FLEEING,
    PURSUING,
    RESOLVING,
    asked,
    begin,
    blue,
    both,
    charge,
    do,
    fight,
    hits,
    in_contact,
    marks,
    next_turn,
    open_turn,
    patch,
    place,
    red,
    throw,
    why_not,
)

name = actions.TestResolve  # a name that the test runner does not take for a test

CHOOSING = "5.4 choose an activation"
INITIATIVE = "5.2 initiative"
RALLYING = "15.6 rally test"
AT_RISK = "14.2 characters in combat"
WHICH = "11.1 which character"


def who_tested(b: Battle) -> list[int]:
    """Who tested its Resolve, in order."""
    assert b.events is not None
    return [e.facts()[0] for e in b.events if e.kind() in ("held", "broke")]


# 3.7, 11.1, 14.2 The Supreme Commander falls


def led(**details: int) -> Battle:
    """A red line shoots at a blue battalion with its Supreme Commander, 15 cm off."""
    return field(
        [Troops("r1", 60, 40)],
        [Troops("b1", 60, 55, 180, **details), Troops("b2", 20, 100, 180, quality=VETERANS)],  # type: ignore[arg-type]
        nations=(1, 1),
    )


def test_15_4_a_commander_killed_by_fire_has_his_battalion_tested_in_the_third_step() -> None:
    b = led()
    b.join(BLUE, 1)
    assert [score(b, u) for u in b.units] == [4, 4, 4]
    begin(b)
    do(b, FireAt(0, 1, False))
    throw(b, hits(1, 1))
    assert (b.commanders[BLUE].alive, b.units[1].rankers) == (False, 24)
    assert [u.causes for u in b.units] == [0, SHOT_AT | LOST_COMMANDER, 0]
    assert [score(b, u) for u in b.units] == [4, 5, 4]  # all of his army count one lower
    do(b, Pass(1))
    do(b, Pass(2))
    assert waiting(b) == RESOLVING
    throw(b, 4)
    assert b.units[1].routing() and b.units[2].causes == SAW_FLIGHT
    throw(b, 4)
    assert waiting(b) == FLEEING


def test_14_2_a_commander_killed_in_combat_no_longer_helps_the_test_that_follows() -> None:
    """5 for Drilled who count as Recruits, and one less for the combat lost."""
    for die, broken in ((5, True), (6, False)):
        b = in_contact()
        b.join(BLUE, 1)
        fight(b, 6, 1)  # 18 against 10
        assert waiting(b) == AT_RISK
        throw(b, 0)
        assert (b.commanders[BLUE].alive, b.units[1].rankers) == (False, 24 - 5)
        assert (waiting(b), b.units[1].causes) == (RESOLVING, LOST_COMMANDER)
        throw(b, die)
        assert b.units[1].routing() == broken
        run(b, ResolveStep())
        assert waiting(b) == ""  # he was a cause of the test just made


def test_14_2_a_commander_who_lives_holds_the_loser() -> None:
    b = in_contact()
    b.join(BLUE, 1)
    fight(b, 6, 1)
    throw(b, 64)
    assert marks(b, 1) >= {"tested", "steady"}
    assert waiting(b) == PURSUING


def test_14_2_the_winners_commander_is_never_at_risk() -> None:
    b = in_contact(one=red(y=60, staff=(1, 1, 1, 1)))
    b.join(RED, 0)
    fight(b, 6, 1)
    assert (b.units[0].rankers, waiting(b)) == (22, RESOLVING)


def test_R38_a_commander_falls_with_the_battalion_he_had_joined() -> None:
    b = in_contact(other=blue(y=60, rankers=16))
    b.lose(1, 11)
    b.join(BLUE, 1)
    fight(b, 6, 1)
    throw(b, 64)  # he survives his die, but five rankers do not survive the round
    assert (b.units[1].place, b.commanders[BLUE].alive) == (DESTROYED, False)
    assert waiting(b) == ""


def test_R38_a_character_in_place_of_a_ranker_may_save_the_battalion() -> None:
    for die, left in ((0, 1), (64, 0)):
        b = in_contact(other=blue(y=60, rankers=16, staff=(0, 0, 0, 1)))
        b.lose(1, 10)
        fight(b, 6, 1)  # 18 against 7
        throw(b, die)
        assert b.units[1].rankers == left
        assert (b.units[1].place == ON_TABLE) == (left > 0)


@pytest.mark.parametrize("y", [12, 61.1])
def test_R132_a_commander_is_lost_with_routers_who_leave_the_table_or_are_caught(y: float) -> None:
    b = field([Troops("r1", 60, 80 if y > 12 else y)], [Troops("b1", 60, 110, 180)])
    if y > 12:
        b.move_to(1, pose(60, y, 0))
    b.rout(0)
    b.join(RED, 0)
    run(b, Flight(0))
    throw(b, 2)
    assert b.units[0].place == (FLED if y == 12 else DESTROYED)
    assert not b.commanders[RED].alive


# 15.7 One test a turn


def test_15_7_who_held_under_defensive_fire_and_loses_recoils_untested() -> None:
    b = begin(field([red(rankers=16)], [blue(rankers=48)]))
    b.events = []
    do(b, Attack(0, 1, 0))
    throw(b, 4, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, hits(1), 4)
    assert waiting(b) == FIGHTING
    throw(b, both(1, 1))  # 4 + 6 against 12
    assert who_tested(b) == [0]
    assert (waiting(b), asked(b)) == (PURSUING, BLUE)  # it counts as one that held
    do(b, STAND)
    assert waiting(b) == INITIATIVE


def test_15_7_who_tested_in_combat_does_not_test_for_being_shot_at_before_or_after() -> None:
    for before in (True, False):
        b = field([red(y=60), Troops("r2", 20, 62)], [blue(y=60, rankers=48)])
        b.engage(0, 2, False)
        b.unmark(0, 32)
        if before:
            b.owe_test(0, SHOT_AT)
        begin(b)
        do(b, FightOn(0))
        b.events = []
        throw(b, both(1, 1), 5)
        do(b, STAND)
        if not before:
            b.owe_test(0, SHOT_AT)
        do(b, Pass(1))
        assert who_tested(b) == [0]
        assert waiting(b) == INITIATIVE


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_15_7_each_tests_once_in_any_order_and_with_any_rout(
    order: tuple[int, int, int],
) -> None:
    """All three were shot at; the first to test breaks in sight of the others."""
    b = field(
        [Troops("r1", 20, 40), Troops("r2", 60, 40), Troops("r3", 100, 40)],
        [Troops("b1", 60, 100, 180)],
    )
    for uid in range(3):
        b.owe_test(uid, SHOT_AT)
    b.events = []
    run(b, ResolveStep())
    do(b, name(order[0]))
    throw(b, 1)
    do(b, name(order[1]))
    throw(b, 6, 6)
    assert who_tested(b) == list(order)
    assert [b.units[uid].routing() for uid in order] == [True, False, False]
    assert b.units[order[1]].causes == SHOT_AT | SAW_FLIGHT
    assert waiting(b) == ""


def test_15_7_a_rout_seen_after_ones_test_is_no_new_cause() -> None:
    b = field([Troops("r1", 20, 40), Troops("r2", 60, 40)], [Troops("b1", 60, 100, 180)])
    b.resolve_tested(1, True)
    run(b, ResolveTest(0))
    throw(b, 1)
    assert b.units[1].causes == 0
    b.end_turn()  # and in the next turn the old rout is none either
    run(b, ResolveStep())
    assert waiting(b) == ""


# 15.4 Seen


def across(**details: object) -> Battle:
    """Two red battalions in opposite corners of the long table, and others between them."""
    return field(
        [
            Troops("r1", 10, 8),
            Troops("r2", 150, 116),
            Troops("r3", 80, 62, rankers=48),
        ],
        [Troops("b1", 60, 50, 180, rankers=48)],
        size=(160, 120),
        **details,  # type: ignore[arg-type]
    )


def test_15_4_a_rout_is_seen_from_corner_to_corner_over_everybody() -> None:
    b = across()
    b.rout(0)
    rout_seen(b, 0)
    assert [u.causes for u in b.units] == [0, SAW_FLIGHT, SAW_FLIGHT, 0]


def test_R83_woods_and_hills_hide_a_rout() -> None:
    wood = patch(90, 60, 110, 100, 0, depth=4000)
    hill = patch(90, 60, 110, 100, 0, level=1)
    flat = patch(90, 60, 110, 100, 0)
    for areas, seen in (([wood], 0), ([hill], 0), ([flat], SAW_FLIGHT)):
        b = across(areas=areas)
        b.rout(0)
        rout_seen(b, 0)
        assert [u.causes for u in b.units] == [0, seen, SAW_FLIGHT, 0]


def test_R133_a_flight_that_continues_in_a_later_turn_makes_nobody_test_again() -> None:
    b = field(
        [Troops("r1", 20, 80), Troops("r2", 60, 40), Troops("r3", 100, 40)],
        [Troops("b1", 60, 110, 180)],
    )
    b.owe_test(0, SHOT_AT)
    b.phase = 3
    begin(b)
    throw(b, 1)  # it breaks, and both friends see it
    do(b, name(1))
    throw(b, 6, 6, 1)
    assert place(b, 0) == (20, 72.5, 0)
    open_turn(b)
    next_turn(b, throws=(1,))  # it flees on, and nobody is asked to test
    assert place(b, 0) == (20, 65, 0)
    assert [u.causes for u in b.units] == [0, 0, 0, 0]


def test_R133_a_rout_is_seen_where_it_begins() -> None:
    """Behind the wood when it breaks, in the open when it has fled."""
    wood = patch(30, 70, 50, 100, 0, depth=4000)
    b = field(
        [Troops("r1", 15, 90, rankers=16), Troops("r2", 90, 90, rankers=16)],
        [Troops("b1", 60, 20, 0)],
        areas=[wood],
    )
    run(b, ResolveTest(0))
    throw(b, 1)
    run(b, Flight(0))
    throw(b, 5)
    assert (b.units[0].place, b.units[1].causes) == (ON_TABLE, 0)


# 15.5 Flight


def test_R42_who_is_struck_in_the_rear_and_breaks_runs_into_the_enemy() -> None:
    """Blue flees north, and red stands north of it."""
    b = field([red(y=80, facing=180)], [blue()])
    charge(b, 6, 6)
    assert waiting(b) == FIGHTING
    throw(b, both(6, 1), 1, 1)
    assert (b.units[1].place, waiting(b)) == (DESTROYED, "")


def test_R42_a_flight_disorders_friends_who_fight() -> None:
    """The router runs through a red battalion that fights blue, face to face."""
    b = field(
        [Troops("r1", 40, 90, rankers=16), Troops("r2", 44, 70, 90, formation=COLUMN)],
        [Troops("b1", 44, 70, 270, formation=COLUMN), Troops("b2", 100, 110, 180)],
    )
    b.engage(1, 2, False)
    b.rout(0)
    run(b, Flight(0))
    throw(b, 4)
    assert b.units[0].place == DESTROYED  # the enemy is there too
    b = field(
        [Troops("r1", 34, 90, rankers=16), Troops("r2", 44, 70, 90, formation=COLUMN)],
        [Troops("b1", 44, 70, 270, formation=COLUMN), Troops("b2", 100, 110, 180)],
    )
    b.engage(1, 2, False)
    b.rout(0)
    run(b, Flight(0))
    throw(b, 4)
    assert place(b, 0) == (34, 60, 0)
    assert ["disordered" in marks(b, uid) for uid in range(4)] == [True, True, False, False]
    assert b.units[1].foe == 2


def test_R46_a_commander_alone_makes_room_for_routers_too() -> None:
    b = field([Troops("r1", 60, 80)], [Troops("b1", 60, 110, 180)])
    b.place_commander(BLUE, cm(60), cm(70))
    b.rout(0)
    run(b, Flight(0))
    throw(b, 2)
    c = b.commanders[BLUE]
    assert (c.alive, c.x, c.y) == (True, cm(60), cm(90))
    beside = field([Troops("r1", 60, 80)], [Troops("b1", 60, 110, 180)])
    beside.place_commander(BLUE, cm(72.1), cm(70))
    beside.rout(0)
    run(beside, Flight(0))
    throw(beside, 2)
    assert beside.commanders[BLUE].y == cm(70)


# 15.6 Rally


def test_15_6_from_rout_to_action_takes_a_turn_to_rally_and_a_full_one_to_reform() -> None:
    b = field(
        [Troops("r1", 20, 80), Troops("r2", 100, 20)],
        [Troops("b1", 100, 110, 180)],
        areas=[patch(50, 0, 60, 120, 0, depth=4000)],
    )
    b.owe_test(0, SHOT_AT)
    b.phase = 3
    begin(b)
    throw(b, 1, 1)  # turn 1: breaks in the third step, flees in the fourth
    open_turn(b)
    assert (b.turn, place(b, 0)) == (2, (20, 72.5, 0))
    assert why_not(b, Manoeuvre(0)) == "15.6 routers rally"
    do(b, Rally(0))
    throw(b, 3)  # turn 2: fails, and flees on
    next_turn(b, throws=(1,))
    assert (b.turn, place(b, 0)) == (3, (20, 65, 0))
    do(b, Rally(0))
    throw(b, 4)  # turn 3: halts
    next_turn(b)
    assert (b.turn, place(b, 0), marks(b, 0)) == (4, (20, 65, 0), {"reforming"})
    assert why_not(b, Manoeuvre(0)) == why_not(b, Pass(0)) == "5.4 recovering"
    next_turn(b)  # turn 4: reforms
    assert (b.turn, marks(b, 0), why_not(b, Manoeuvre(0))) == (5, set(), "")


def test_15_6_a_battalion_that_rallied_and_is_shot_at_tests_and_may_break_again() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 55, 180)], nations=(1, 1))
    b.rout(0)
    b.flee_to(0, pose(60, 40))
    b.end_turn()
    begin(b)
    do(b, Rally(0))
    throw(b, 4)
    do(b, FireAt(1, 0, False))
    throw(b, hits(1))
    assert waiting(b) == RESOLVING
    throw(b, 3)
    assert marks(b, 0) == {"routing", "tested"}
    assert waiting(b) == FLEEING


def test_15_3_one_re_roll_serves_the_rally_or_the_test_of_the_turn() -> None:
    b = field(
        [Troops("r1", 60, 40, staff=(0, 0, 1, 0))], [Troops("b1", 60, 55, 180)], nations=(1, 1)
    )
    b.rout(0)
    begin(b)
    do(b, Rally(0))
    throw(b, 1)
    do(b, REROLL)
    throw(b, 4)
    do(b, FireAt(1, 0, False))
    throw(b, hits(1), 1)
    assert b.units[0].routing()  # the ensign has done what he can
    assert waiting(b) == FLEEING


# 16 The end


def test_R80_a_side_whose_last_battalion_routs_has_lost_when_the_turn_ends() -> None:
    b = field([Troops("r1", 60, 60)], [Troops("b1", 60, 100, 180)])
    b.owe_test(0, SHOT_AT)
    b.phase = 3
    begin(b)
    throw(b, 3)
    assert not b.finished
    throw(b, 1)  # it is on the table still, but flees
    assert (b.finished, b.winner, b.ending, b.turn) == (True, BLUE, "R80 end and ties", 1)
    assert b.pending is DONE


def test_R51_a_last_battalion_that_rallies_keeps_the_battle_going() -> None:
    b = field([Troops("r1", 60, 60)], [Troops("b1", 60, 100, 180)])
    b.rout(0)
    begin(b)
    do(b, Rally(0))
    throw(b, 4)
    do(b, Pass(1))
    assert (b.finished, waiting(b)) == (False, INITIATIVE)


def test_R80_two_last_battalions_that_destroy_each_other_leave_a_draw() -> None:
    b = in_contact()
    b.lose(0, 22)
    b.lose(1, 18)
    begin(b)
    do(b, FightOn(0))
    throw(b, both(6, 1))
    assert (b.finished, b.winner, b.ending) == (True, NOBODY, "R80 end and ties")


def test_16_3_fighters_at_an_objective_contest_it_and_a_flight_decides() -> None:
    mill = Objective("Mill", cm(60), cm(62), cm(10), 1)
    b = in_contact(objectives=[mill], turns="1")
    begin(b)
    do(b, FightOn(0))
    throw(b, both(6, 1))
    held = b.clone()
    throw(b, 1, 1)
    assert (b.finished, b.winner, b.ending) == (True, RED, "R80 end and ties")
    throw(held, 6)
    do(held, STAND)
    assert (held.finished, held.winner, held.ending) == (True, RED, "16.2 fewer losses")
