"""5a: targets, counter-fire, sealed estimates, shots; limbers and captured guns."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import (
    needs_test,
    why_not_aim,
    why_not_fire,
)
from grognard.games.crepuscule.chapters.artillery.capture import CaptureStep
from grognard.games.crepuscule.chapters.artillery.estimates import Estimates
from grognard.games.crepuscule.chapters.artillery.guns import GunStep
from grognard.games.crepuscule.chapters.artillery.limbers import (
    UnlimberStep,
    facings,
    limber,
    why_not_limber,
)
from grognard.games.crepuscule.chapters.artillery.types import missing_crew
from grognard.games.crepuscule.model.actions import END_STEP, PASS, Unlimber
from grognard.games.crepuscule.model.combat_actions import Aim, Duel, Estimate
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    DEPLOYED,
    FIRED,
    GUNS,
    HEAVY,
    HOWITZER,
    LIGHT,
    LIMBERED,
    MEDIUM,
    NOBODY,
    PROLONGED,
    SHELL,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction, Refusal
from grognard.kernel.sealed import owing, sealed_answer
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battery,
    battle,
    inch,
    run,
    throw,
    waiting,
)


def field(*units: Troops, **options: Any) -> Battle:
    given: dict[str, Any] = {"estimates": "exact", "unit_officers": "off", **options}
    return battle(list(units), phase=GUNS, **given)


def step(b: Battle) -> None:
    run(b, GunStep(0, 0, 0, []))


def cite(refusal: Refusal | None) -> str:
    return refusal.cite if refusal is not None else ""


GUN = battery("g", at=(24, 10))
FOE = battalion("a", ALLIED, (24, 30))


def test_c_art_5_a_gun_is_aimed_its_distance_written_and_it_fires() -> None:
    b = field(GUN, FOE)
    step(b)
    act(b, Aim(0, 1, BALL))
    assert waiting(b) == "D-142"  # no other gun: nothing more to aim
    act(b, Estimate([14]))
    throw(b, 3)
    throw(b, 6)
    throw(b, 1, 1)
    assert waiting(b) == "" and b.units[0].has(FIRED)


def test_w_art_6_d_142_as_many_whole_inches_as_guns_and_none_too_many() -> None:
    b = field(GUN, FOE)
    step(b)
    act(b, Aim(0, 1, BALL))
    for wrong in ([], [14, 14], [37], [-1]):
        with pytest.raises(IllegalAction):
            act(b, Estimate(wrong))
    act(b, Estimate([36]))
    assert waiting(b) == "W-ART-1"


def test_c_art_11_a_battery_that_is_aimed_at_answers_before_any_estimate() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 40)))
    step(b)
    act(b, Aim(0, 1, BALL))
    assert asking(b).seat == 1
    act(b, Duel(1, 0))
    throw(b, 1, 2)
    assert isinstance(b.stack[-1], Estimates) and owing(b) == [0, 1]
    act(b, Estimate([24]))
    assert sealed_answer(b, 0) is not None and b.units[0].has(FIRED) is False
    act(b, Estimate([24]))
    throw(b, 6)  # both misfire
    throw(b, 6)
    assert waiting(b) == ""


def test_c_art_11_light_guns_and_batteries_that_pass_do_not_answer() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 30), gunners=3, weight=LIGHT))
    step(b)
    act(b, Aim(0, 1, BALL))
    assert waiting(b) == "D-142" and owing(b) == [0]
    b = field(GUN, battery("h", ALLIED, (24, 40)))
    step(b)
    act(b, Aim(0, 1, BALL))
    act(b, PASS)
    assert waiting(b) == "D-142" and owing(b) == [0]


def test_d_98_the_battery_that_lost_more_tests() -> None:
    b = field(GUN, battery("h", ALLIED, (24, 40)))
    step(b)
    act(b, Aim(0, 1, BALL))
    act(b, Duel(1, 0))
    throw(b, 1, 2)
    act(b, Estimate([24]))
    act(b, Estimate([24]))
    throw(b, 3)
    throw(b, 1)  # 30 to 31 inches: on the other gun
    throw(b, 1)
    throw(b, 6)  # the crew
    throw(b, 6)  # one falls
    throw(b, 6)  # the answer misfires
    assert waiting(b) == "C-ART-11"
    throw(b, 3, 4)
    assert waiting(b) == "" and b.units[1].figures == 3


@pytest.mark.parametrize(("gunners", "waits"), [(4, 0), (3, 1), (2, 2), (1, 3)])
def test_c_art_8_a_phase_is_missed_for_each_gunner_short(gunners: int, waits: int) -> None:
    b = field(GUN, FOE)
    b.units[0].figures = gunners
    assert missing_crew(b, b.units[0]) == waits


@pytest.mark.parametrize(("gunners", "turns"), [(2, 2), (1, 3)])
def test_t_art_1_two_of_three_gunners_fire_one_turn_in_two_and_one_in_three(
    gunners: int, turns: int
) -> None:
    b = field(GUN, FOE, medium_crew="3")
    b.units[0].figures = gunners
    step(b)
    act(b, Aim(0, 1, BALL))
    act(b, Estimate([14]))
    throw(b, 6)
    for missed in range(1, turns):
        assert b.units[0].waits == turns - missed
        b.begin_player_turn(0)
        assert cite(why_not_fire(b, b.units[0])) == "C-ART-8"
        step(b)
        assert waiting(b) == ""
    b.begin_player_turn(0)
    assert why_not_fire(b, b.units[0]) is None


@pytest.mark.parametrize(
    ("weight", "free"), [(LIGHT, 180), (MEDIUM, 90), (HEAVY, 45), (HOWITZER, 45)]
)
def test_c_art_21_t_art_13_beyond_its_free_traverse_a_gun_tests(weight: int, free: int) -> None:
    for facing, tests in ((free - 3, False), (free + 3, free < 180)):
        b = field(battery("g", at=(24, 10), facing=facing, weight=weight), FOE)
        assert needs_test(b, b.units[0], b.units[1]) == tests


def test_c_man_5_c_art_3_after_a_move_by_hand_a_gun_tests_to_fire() -> None:
    b = field(battery("g", at=(24, 10), marks=PROLONGED), FOE)
    step(b)
    act(b, Aim(0, 1, BALL))
    act(b, Estimate([14]))
    throw(b, 6, 6)
    assert waiting(b) == "" and not b.units[0].has(FIRED)


def test_why_a_gun_may_not_fire_so() -> None:
    b = field(GUN, FOE, battalion("f", at=(24, 20)), battalion("c", ALLIED, (60, 40)))
    gun = b.units[0]
    assert cite(why_not_aim(b, gun, 1, BALL)) == "D-136"  # friends hide it
    assert cite(why_not_aim(b, gun, 1, SHELL)) == "C-ART-16"
    assert cite(why_not_aim(b, gun, 2, BALL)) == "C-ART-5"
    assert cite(why_not_aim(b, gun, 99, BALL)) == "C-ART-5"
    assert cite(why_not_aim(b, gun, 3, CANISTER)) == "C-ART-14"
    b = field(GUN, FOE, battalion("f", at=(26.5, 20)))
    assert cite(why_not_aim(b, b.units[0], 1, BALL)) in ("D-99", "D-136")
    b = field(battery("g", at=(24, 10), formation=LIMBERED), FOE)
    assert cite(why_not_aim(b, b.units[0], 1, BALL)) == "C-ART-4"


def test_c_art_32_rounds_are_counted_where_agreed() -> None:
    b = field(GUN, FOE, ammunition="on")
    for _ in range(6):
        b.fire_gun(0, False, 0)
    b.begin_player_turn(0)
    assert cite(why_not_aim(b, b.units[0], 1, BALL)) == "C-ART-32"
    b = field(GUN, FOE)
    for _ in range(6):
        b.fire_gun(0, False, 0)
    b.begin_player_turn(0)
    assert why_not_aim(b, b.units[0], 1, BALL) is None


def test_t_art_4_six_balls_are_gone_after_three_turns_of_fire_and_reaction() -> None:
    b = field(GUN, FOE, ammunition="on")
    for turn in range(3):
        b.begin_player_turn(0)
        assert cite(why_not_aim(b, b.units[0], 1, BALL)) == "", turn
        b.fire_gun(0, False, 0)
        b.begin_player_turn(1)
        b.fire_gun(0, False, 0)
    b.begin_player_turn(0)
    assert cite(why_not_aim(b, b.units[0], 1, BALL)) == "C-ART-32"
    assert b.units[0].balls == 6 and b.units[0].canisters == 0


# Limbers


def test_c_art_4_d_138_limbered_it_cannot_fire_and_is_unlimbered_after_the_fire() -> None:
    b = field(GUN, FOE)
    assert why_not_limber(b, b.units[0]) is None
    limber(b, 0)
    assert b.units[0].formation == LIMBERED
    assert cite(why_not_limber(b, b.units[0])) == "C-ART-4"
    run(b, UnlimberStep(0))
    with pytest.raises(IllegalAction):
        act(b, Unlimber(1, 0))
    act(b, Unlimber(0, 9000))
    assert (b.units[0].formation, b.units[0].pose.h) == (DEPLOYED, 9000)
    assert cite(why_not_fire(b, b.units[0])) == "C-ART-4"


@pytest.mark.parametrize(("across", "ways"), [(24, 4), (30, 5)])
def test_c_art_4_a_gun_that_points_at_the_enemy_is_offered_that_way_once(
    across: int, ways: int
) -> None:
    b = field(battery("g", at=(24, 10), formation=LIMBERED), battalion("a", ALLIED, (across, 30)))
    found = facings(b, b.units[0])
    assert len(set(found)) == len(found) == ways


def test_d_94_nothing_is_asked_where_no_gun_is_limbered() -> None:
    b = field(GUN, FOE)
    run(b, UnlimberStep(0))
    assert waiting(b) == ""
    b = field(battery("g", at=(24, 10), formation=LIMBERED), FOE)
    run(b, UnlimberStep(0))
    act(b, END_STEP)
    assert b.units[0].formation == LIMBERED


# Captured guns


def test_c_art_25_d_139_a_gun_without_crew_is_taken_and_taken_back() -> None:
    near = battalion("a", ALLIED, (24, 10))
    b = field(GUN, near)
    b.abandon(0)
    run(b, CaptureStep(0))
    assert b.units[0].captor == 1
    b = field(GUN, battalion("a", ALLIED, (24, 12)))
    b.abandon(0)
    run(b, CaptureStep(0))
    assert b.units[0].captor == NOBODY
    b = field(GUN, near)
    run(b, CaptureStep(0))
    assert b.units[0].captor == NOBODY  # its crew stands
    b = field(GUN, battalion("a", ALLIED, (60, 40)), battalion("f", at=(24, 10 - 60 / 25.4)))
    b.abandon(0)
    b.capture_gun(0, 1)
    run(b, CaptureStep(0))
    assert b.units[0].captor == NOBODY and b.units[2].pose.y < inch(10)
