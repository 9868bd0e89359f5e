"""Chapter 5: the turn, the initiative, and who acts when."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.activation import (
    HAS_ACTED,
    MUST_FIGHT,
    NOT_THERE,
    NOT_YOURS,
    RECOVERING,
    UNKNOWN_UNIT,
    Activations,
)
from grognard.games.march.chapters.quality import NOT_ASKED
from grognard.games.march.model.actions import (
    GO_FIRST,
    GO_SECOND,
    KEEP,
    RIDE,
    STAY,
    WAIT,
    FightOn,
    Manoeuvre,
    Pass,
    Rally,
)
from grognard.games.march.model.pieces import (
    ACTIVATIONS,
    COMPULSORY,
    FALTERED,
    INITIATIVE,
    NOBODY,
    OFFICER,
    PASSED,
    READY,
    RESOLVE,
    ROUTING,
    SETTING_UP,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.sequence import Fight, Initiative, Turn, at_stage, officers, stack_for
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Throw
from grognard.kernel.procedure import DONE
from grognard.kernel.refusal import Refusal
from grognard.kernel.umpire import advance, answer, ask_again, settle, submit
from grognard.miniatures.battle.happened import Happened
from tests.games.march.field import BLUE, RED, Troops, field, run, waiting


def small(turns: str = "8", first_rules: bool = False) -> Battle:
    red = [Troops("b1", 30, 20, staff=(0, 0, 0, 1)), Troops("b2", 90, 20)]
    return field(red, [Troops("f1", 60, 100, 180)], turns=turns, first_rules=first_rules)


def dice(red: int, blue: int) -> int:
    return red * OPPOSED_BASE + blue


def refusal(b: Battle, action: Action) -> Refusal | None:
    assert isinstance(b.pending, Decision)
    return b.pending.why_not(b, action)


def seat_asked(b: Battle) -> int:
    assert isinstance(b.pending, Decision)
    return b.pending.seat


def no_rides(b: Battle) -> None:
    """Both Supreme Commanders have had their ride."""
    b.keep_post(RED)
    b.keep_post(BLUE)


def test_5_1_a_turn_has_four_steps_in_order() -> None:
    b = small(turns="2")
    b.turn = 0
    run(b, at_stage(Fight(), 1))
    steps = []
    while b.turn < 2:
        if b.phase not in steps:
            steps.append(b.phase)
        if waiting(b) == "5.2 initiative":
            settle(b, dice(1, 6))
        elif waiting(b) == "5.3 first or second":
            answer(b, GO_FIRST)
        else:
            assert isinstance(b.pending, Decision)
            legal = b.pending.legal(b)
            answer(b, STAY if STAY in legal else next(a for a in legal if isinstance(a, Pass)))
    assert steps == [INITIATIVE, ACTIVATIONS]  # nobody had a test to take or a flight to make


def test_5_2_every_officer_and_the_commander_add_one() -> None:
    b = small()
    lines = officers(b, RED, keep=True).lines[1:]
    assert lines == [("5.2 officer", 1), ("5.2 supreme commander", 1)]
    assert officers(b, BLUE).total == 1
    led = (0, 0, 0, 1)
    b = field([Troops("b1", 30, 20, staff=led), Troops("b2", 90, 20, staff=led)], [])
    lines = officers(b, RED, keep=True).lines[1:]
    assert lines == [("5.2 officer", 2), ("5.2 supreme commander", 1)]  # one line for them all


def test_R4_lost_officers_no_longer_add() -> None:
    b = small()
    b.lose_character(0, OFFICER)
    assert officers(b, RED).total == 1


def test_R47_a_commander_with_a_battalion_counts_a_dead_one_does_not() -> None:
    b = small()
    b.join(BLUE, 2)
    assert officers(b, BLUE).total == 1
    b.kill_commander(BLUE)
    assert officers(b, BLUE).total == 0


@pytest.mark.parametrize(("red", "blue", "first"), [(3, 3, RED), (1, 3, BLUE)])
def test_5_2_the_higher_sum_has_the_initiative(red: int, blue: int, first: int) -> None:
    b = small()
    run(b, Initiative())
    settle(b, dice(red, blue))
    assert waiting(b) == "5.3 first or second"
    assert b.first == first == seat_asked(b)
    assert refusal(b, STAY) is NOT_ASKED


def test_R4_equal_sums_are_re_rolled() -> None:
    b = small()
    run(b, Initiative())
    assert isinstance(b.pending, Throw)
    assert "re-rolled" in b.pending.why_bad([2, 3])
    assert b.pending.why_bad([2, 2]) == b.pending.why_bad([2, 4]) == ""


@pytest.mark.parametrize(("choice", "active"), [(GO_FIRST, RED), (GO_SECOND, BLUE)])
def test_5_3_the_winner_acts_first_or_makes_the_enemy(choice: Action, active: int) -> None:
    b = small()
    run(b, Initiative())
    settle(b, dice(6, 1))
    ask_again(b)
    assert (waiting(b), seat_asked(b)) == ("5.3 first or second", RED)
    assert refusal(b, STAY) == NOT_ASKED
    b.events = []
    answer(b, choice)
    assert b.active == active
    (first,) = b.events
    assert isinstance(first, Happened) and (first.what, first.args) == ("goes first", [active])
    assert b.pending is DONE


def test_5_3_who_has_nobody_ready_lets_the_other_begin() -> None:
    b = small()
    b.mark(2, FALTERED)
    run(b, Initiative())
    settle(b, dice(6, 1))
    answer(b, GO_SECOND)
    run(b, Activations())
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", RED)


def test_5_4_and_R84_the_sides_alternate_one_battalion_at_a_time() -> None:
    b = small()
    no_rides(b)
    run(b, Activations())
    order = []
    for unit in (0, 2, 1):
        order.append(seat_asked(b))
        submit(b, Pass(unit))
    assert order == [RED, BLUE, RED]
    assert b.pending is DONE


def test_5_5_who_has_none_left_lets_the_other_finish() -> None:
    b = small()
    no_rides(b)
    b.pass_by(2)
    b.give_activation(BLUE)
    run(b, Activations())
    assert seat_asked(b) == RED
    submit(b, Pass(0))
    assert seat_asked(b) == RED
    submit(b, Pass(1))
    assert b.pending is DONE


def test_5_4_only_own_battalions_on_the_table_once_a_turn() -> None:
    b = small()
    b.pass_by(0)
    run(b, Activations())
    assert refusal(b, Pass(0)) is HAS_ACTED
    assert refusal(b, Pass(2)) is NOT_YOURS
    assert refusal(b, Pass(1)) is None
    for uid in (len(b.units), 99):
        assert refusal(b, Pass(uid)) is UNKNOWN_UNIT
    assert refusal(b, Pass(-1)) is NOT_ASKED
    assert refusal(b, KEEP) is NOT_ASKED
    b.destroy(1)
    assert refusal(b, Pass(1)) is NOT_THERE


def test_5_4_a_battalion_that_recovers_is_not_activated() -> None:
    b = small()
    no_rides(b)
    b.mark(0, FALTERED)
    run(b, Activations())
    assert refusal(b, Pass(0)) is RECOVERING
    submit(b, Pass(1))
    submit(b, Pass(2))
    assert b.pending is DONE and b.units[0].status == READY


def test_6_1_every_kind_of_activation_is_named_before_any_die() -> None:
    b = small()
    no_rides(b)
    run(b, Activations())
    answer(b, Manoeuvre(0))
    assert waiting(b) == "7.1 manoeuvre test"


def test_6_2_and_R52_passing_marks_one_battalion() -> None:
    b = small()
    no_rides(b)
    run(b, Activations())
    submit(b, Pass(0))
    assert b.units[0].status == PASSED and b.units[1].status == READY


def test_R76_engaged_battalions_may_only_fight_on() -> None:
    b = small()
    no_rides(b)
    b.engage(0, 2, False)
    b.end_turn()
    run(b, Activations())
    assert refusal(b, Pass(0)) is MUST_FIGHT
    assert refusal(b, FightOn(0)) is None
    assert refusal(b, FightOn(1)) is not None
    assert refusal(b, Pass(1)) is None


def test_6_4_a_failed_test_ends_the_activation() -> None:
    b = small()
    no_rides(b)
    run(b, Activations())
    answer(b, Manoeuvre(1))
    settle(b, 1)
    assert seat_asked(b) == BLUE
    b.give_activation(RED)
    assert refusal(b, Pass(1)) is NOT_YOURS
    submit(b, Pass(2))
    assert refusal(b, Pass(1)) is HAS_ACTED


def test_6_1_a_router_may_rally_or_pass() -> None:
    b = small()
    no_rides(b)
    b.mark(0, ROUTING)
    run(b, Activations())
    assert refusal(b, Rally(0)) is None
    assert refusal(b, Rally(1)) is not None
    assert refusal(b, Pass(0)) is None


def test_R46_the_commander_rides_before_an_activation_without_being_asked_after() -> None:
    b = small()
    run(b, Activations())
    assert refusal(b, RIDE) is None
    submit(b, Pass(0))
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", BLUE)
    submit(b, RIDE)
    settle(b, 1)
    submit(b, STAY)
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", BLUE)
    assert refusal(b, RIDE) is not None


def test_R46_a_commander_who_waits_is_asked_after_the_activation() -> None:
    b = small()
    run(b, Activations())
    submit(b, WAIT)
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", RED)
    again = refusal(b, WAIT)
    assert again is not None and again.cite == "R46 commander moves"
    assert refusal(b, RIDE) is None
    submit(b, Pass(0))
    assert (waiting(b), seat_asked(b)) == ("3.5 ride or stay", RED)
    submit(b, STAY)
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", BLUE)
    assert not b.commanders[RED].waits and not b.commanders[RED].moved
    submit(b, Pass(2))
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", RED)
    assert refusal(b, WAIT) is None


def test_R46_a_commander_who_waits_and_rides_is_not_asked_again() -> None:
    b = small()
    run(b, Activations())
    submit(b, WAIT)
    submit(b, RIDE)
    settle(b, 1)
    submit(b, STAY)
    refused = refusal(b, WAIT)
    assert refused is not None and refused.cite == "3.5 one ride a turn"
    submit(b, Pass(0))
    assert (waiting(b), seat_asked(b)) == ("5.4 choose an activation", BLUE)


def test_R46_nobody_waits_any_more_when_the_turn_is_over() -> None:
    b = small()
    b.await_ride(RED)
    b.end_turn()
    assert not b.commanders[RED].waits


def test_R46_by_the_first_version_of_the_rules_every_activation_asks() -> None:
    b = small(first_rules=True)
    run(b, Activations())
    refused = refusal(b, WAIT)
    assert refused is not None and refused.cite == "5.1 not asked now"
    submit(b, Pass(0))
    assert (waiting(b), seat_asked(b)) == ("3.5 ride or stay", RED)


def test_R46_when_all_have_acted_a_commander_who_has_not_ridden_may() -> None:
    b = small()
    for unit in (0, 1):
        b.pass_by(unit)
    b.first = BLUE
    b.give_activation(BLUE)
    run(b, Activations())
    submit(b, Pass(2))
    asked = []
    while b.pending is not DONE:
        asked.append((waiting(b), seat_asked(b)))
        submit(b, STAY)
    assert asked == [("3.5 ride or stay", BLUE), ("3.5 ride or stay", RED)]


def test_5_1_what_lasted_for_the_turn_is_over_at_its_end() -> None:
    b = small()
    b.pass_by(0)
    b.spend(0, OFFICER)
    b.keep_post(RED)
    b.end_turn()
    assert (b.units[0].status, b.units[0].spent, b.commanders[RED].moved) == (READY, 0, False)


@pytest.mark.parametrize(
    ("phase", "top"),
    [
        (SETTING_UP, "SetUp"),
        (INITIATIVE, "Initiative"),
        (ACTIVATIONS, "Activations"),
        (RESOLVE, "ResolveStep"),
        (COMPULSORY, "CompulsoryMoves"),
    ],
)
def test_5_1_a_position_begins_with_its_phase(phase: int, top: str) -> None:
    b = small()
    b.phase = phase
    stack = stack_for(b)
    assert type(stack[-1]).__name__ == top
    assert isinstance(stack[1], Turn) == (phase != SETTING_UP)


def test_5_1_a_battle_that_is_over_asks_nobody() -> None:
    b = small()
    b.stack = [at_stage(Fight(), 1)]
    b.finish(NOBODY, "16.3 draw")
    advance(b)
    assert b.pending is DONE
