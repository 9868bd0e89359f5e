"""15.1 to 15.4, 15.7: Resolve. One test or more for each sentence of the rulebook."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.resolve import ResolveStep, ResolveTest, rout_seen
from grognard.games.march.model import actions
from grognard.games.march.model.actions import COLUMN, KEEP, REROLL, STAND
from grognard.games.march.model.pieces import (
    DESTROYED,
    GUARD,
    LOST_COMMANDER,
    NOBODY,
    RECRUITS,
    SAW_FLIGHT,
    SHOT_AT,
    VETERANS,
)
from tests.games.march.chapters.brigades import brigade
from tests.games.march.field import BLUE, RED, Troops, field, run, waiting
from tests.games.march.fights import (
    RESOLVING,
    asked,
    asking,
    by_option,
    do,
    fight,
    in_contact,
    marks,
    patch,
    throw,
    why_not,
)

name = actions.TestResolve  # a name that the test runner does not take for a test
CHOOSING = "15.4 who tests"


# 15.1, 15.2 The test


@pytest.mark.parametrize(("quality", "score"), [(RECRUITS, 5), (1, 4), (VETERANS, 3), (GUARD, 2)])
def test_15_1_the_die_must_reach_the_score_of_the_activation_table(
    quality: int, score: int
) -> None:
    for face in (score - 1, score):
        b = field([Troops("r1", 20, 40, quality=quality)], [Troops("b1", 60, 100, 180)])
        run(b, ResolveTest(0))
        throw(b, face)
        assert b.units[0].routing() == (face < score)
        assert waiting(b) == ""


def test_15_0_who_holds_is_marked_and_who_breaks_routs() -> None:
    b = brigade()
    run(b, ResolveTest(0))
    assert waiting(b) == RESOLVING
    throw(b, 4)
    assert (marks(b, 0), b.passed) == ({"tested", "steady"}, True)
    run(b, ResolveTest(1))
    throw(b, 3)
    assert (marks(b, 1), b.passed) == ({"tested", "routing"}, False)
    assert marks(b, 2) == set()


def test_15_2_half_lost_is_one_less() -> None:
    for lost, broken in ((11, False), (12, True)):
        b = brigade()
        b.lose(0, lost)
        run(b, ResolveTest(0))
        throw(b, 4)
        assert b.units[0].routing() == broken


def test_15_2_a_combat_lost_this_turn_is_one_less() -> None:
    for turn_over in (False, True):
        b = brigade()
        b.beat(0)
        if turn_over:
            b.end_turn()
        run(b, ResolveTest(0))
        throw(b, 4)
        assert b.units[0].routing() != turn_over


def test_15_2_an_officer_is_two_more() -> None:
    b = field([Troops("r1", 20, 40, staff=(0, 0, 0, 1))], [Troops("b1", 60, 100, 180)])
    run(b, ResolveTest(0))
    throw(b, 2)
    assert "steady" in marks(b, 0)
    b = field([Troops("r1", 20, 40, staff=(0, 0, 0, 1))], [Troops("b1", 60, 100, 180)])
    run(b, ResolveTest(0))
    throw(b, 1)
    assert b.units[0].routing()


def test_15_3_an_ensign_has_a_failed_test_re_rolled() -> None:
    b = field([Troops("r1", 20, 40, staff=(0, 0, 1, 0))], [Troops("b1", 60, 100, 180)])
    run(b, ResolveTest(0))
    throw(b, 3)
    assert (waiting(b), asked(b)) == ("15.3 ensign's re-roll", RED)
    kept = b.clone()
    do(b, REROLL)
    throw(b, 4)
    assert "steady" in marks(b, 0)
    do(kept, KEEP)
    assert kept.units[0].routing()


def test_3_5_with_the_supreme_commander_no_test_fails() -> None:
    b = brigade()
    b.join(RED, 0)
    run(b, ResolveTest(0))
    assert marks(b, 0) == {"tested", "steady"}
    assert waiting(b) == ""


# 15.4 Who tests


def test_15_4_who_was_shot_at_tests_in_the_third_step() -> None:
    b = brigade()
    b.owe_test(0, SHOT_AT)
    run(b, ResolveStep())
    assert waiting(b) == RESOLVING
    throw(b, 4)
    assert [marks(b, uid) for uid in range(3)] == [{"tested", "steady"}, set(), set()]
    assert waiting(b) == ""


def test_15_4_without_a_cause_nobody_tests() -> None:
    b = brigade()
    run(b, ResolveStep())
    assert waiting(b) == ""


def test_15_4_who_lost_a_combat_tests() -> None:
    b = in_contact()
    fight(b, 6, 1)
    assert waiting(b) == RESOLVING


def test_15_4_the_battalion_in_which_the_commander_fell_tests() -> None:
    b = brigade()
    b.join(RED, 1)
    b.lose_character(1, 4)
    b.owe_test(1, LOST_COMMANDER)
    run(b, ResolveStep())
    throw(b, 4)  # Drilled who count as Recruits
    assert b.units[1].routing()


def test_15_4_who_sees_a_friend_flee_at_any_distance_tests() -> None:
    b = brigade()
    run(b, ResolveTest(0))
    throw(b, 1)
    assert [u.causes for u in b.units] == [0, SAW_FLIGHT, SAW_FLIGHT, 0]


def test_R83_ground_hides_a_rout_and_battalions_do_not() -> None:
    wood = patch(75, 30, 85, 50, 0, depth=4000)
    b = brigade(areas=[wood])
    b.rout(0)
    rout_seen(b, 0)
    assert [u.causes for u in b.units] == [0, SAW_FLIGHT, 0, 0]


def test_R83_destruction_is_not_flight() -> None:
    b = brigade()
    b.lose(0, 24)
    assert [u.causes for u in b.units] == [0, 0, 0, 0]
    assert b.units[0].place == DESTROYED


def test_R40_a_ranker_or_a_character_lost_to_fire_is_a_cause_and_combat_losses_are_not() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    assert [u.causes for u in b.units] == [0, 0]
    run(b, ResolveStep())
    assert waiting(b) == ""


def test_R40_by_option_the_winner_of_a_combat_tests_too() -> None:
    b = in_contact(**by_option("winner-tests", "on"))
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    run(b, ResolveStep())
    assert waiting(b) == RESOLVING
    throw(b, 3)
    assert (b.units[0].routing(), b.units[1].routing()) == (True, False)


def test_R41_a_rout_in_the_third_step_makes_only_those_test_who_have_not() -> None:
    b = brigade()
    b.owe_test(0, SHOT_AT)
    b.owe_test(1, SHOT_AT)
    run(b, ResolveStep())
    do(b, name(0))
    throw(b, 6)
    throw(b, 1)  # the second breaks, and the third sees it
    assert b.units[0].causes == SHOT_AT
    assert b.units[2].causes == SAW_FLIGHT
    assert waiting(b) == RESOLVING
    throw(b, 6)
    assert marks(b, 2) == {"tested", "steady"}
    assert waiting(b) == ""


def test_R87_the_first_side_tests_first_in_the_order_its_owner_likes() -> None:
    b = field(
        [Troops("r1", 20, 40), Troops("r2", 60, 40)],
        [Troops("b1", 20, 100, 180), Troops("b2", 60, 100, 180)],
    )
    for uid in range(4):
        b.owe_test(uid, SHOT_AT)
    b.take_initiative(BLUE)
    run(b, ResolveStep())
    assert (waiting(b), asked(b)) == (CHOOSING, BLUE)
    assert [action.key() for action in asking(b).legal(b)] == [(31, 2), (31, 3)]
    do(b, name(3))
    throw(b, 6)
    throw(b, 6)  # without a choice nobody is asked
    assert (waiting(b), asked(b)) == (CHOOSING, RED)
    do(b, name(0))
    throw(b, 6, 6)
    assert waiting(b) == ""


def test_R87_unasked_they_test_in_the_order_of_the_army() -> None:
    b = field(
        [Troops("r1", 20, 40), Troops("r2", 60, 40)],
        [Troops("b1", 20, 100, 180), Troops("b2", 60, 100, 180)],
        routine="auto",
    )
    for uid in (3, 1, 0):
        b.owe_test(uid, SHOT_AT)
    b.take_initiative(RED)
    run(b, ResolveStep())
    for uid in (0, 1, 3):
        assert marks(b, uid) == set() and waiting(b) == RESOLVING
        throw(b, 6)
        assert "tested" in marks(b, uid)
    assert waiting(b) == ""


def test_15_4_only_who_has_a_cause_may_be_named() -> None:
    b = brigade()
    b.owe_test(0, SHOT_AT)
    b.owe_test(1, SHOT_AT)
    run(b, ResolveStep())
    assert why_not(b, name(0)) == ""
    for uid in (2, 3, -1, len(b.units), 99):
        assert why_not(b, name(uid)) == "15.4 no cause"
    assert why_not(b, STAND) == "5.1 not asked now"
    weigh = asking(b).weigh
    assert [tally.lines for tally in weigh(b, name(0))] == [[(RESOLVING, 0)]]
    assert weigh(b, STAND) == []
    b.resolve_tested(1, True)
    assert why_not(b, name(1)) == "15.7 one test a turn"


def test_15_4_an_engaged_battalion_that_breaks_leaves_its_combat_and_its_friends_free() -> None:
    friend = Troops("r2", 72, 62, 270, formation=COLUMN)
    b = field([Troops("r1", 60, 60), friend], [Troops("b1", 60, 60, 180)])
    b.engage(0, 2, False)
    b.support(1, 0)
    b.owe_test(2, LOST_COMMANDER)
    run(b, ResolveStep())
    throw(b, 1)
    assert (b.units[0].foe, b.units[2].foe) == (NOBODY, NOBODY)
    assert waiting(b) == "12.9 draw off"
    do(b, STAND)
    assert b.units[1].helps == NOBODY
    assert waiting(b) == ""


# 15.7 One test


def test_15_7_however_many_causes_one_test_a_turn() -> None:
    b = brigade()
    b.owe_test(0, SHOT_AT)
    b.owe_test(0, SAW_FLIGHT)
    run(b, ResolveStep())
    throw(b, 6)
    assert waiting(b) == ""


def test_R60_a_test_that_was_passed_stands_for_later_causes() -> None:
    b = brigade()
    b.resolve_tested(0, True)
    b.owe_test(0, SHOT_AT)
    run(b, ResolveStep())
    assert waiting(b) == ""
    run(b, ResolveTest(0))
    assert b.passed
    assert waiting(b) == ""


def test_R60_a_routing_battalion_never_tests() -> None:
    b = brigade()
    b.rout(0)
    b.owe_test(0, SHOT_AT)
    run(b, ResolveStep())
    assert waiting(b) == ""
    run(b, ResolveTest(0))
    assert not b.passed
    assert waiting(b) == ""
