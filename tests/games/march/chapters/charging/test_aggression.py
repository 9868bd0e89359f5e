"""Chapter 12, the charge. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.aggression import Charge, weigh_attack
from grognard.games.march.chapters.charging.charge_path import approach, flush_pose
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.joining import Disengaging, DrawOff
from grognard.games.march.chapters.figures import footprint, screen_footprint
from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.resolve import (
    CompulsoryMoves,
    Rallying,
    ResolveStep,
    ResolveTest,
)
from grognard.games.march.model.actions import COLUMN, HOLD_FIRE, KEEP, REROLL, PlaceScreen
from grognard.games.march.model.pieces import (
    ACTIVATED,
    HARD_COVER,
    IMPASSABLE,
    NOBODY,
    OBSTACLE,
    ON_TABLE,
    READY,
    ROUGH,
)
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import ask_again
from grognard.table.contact import touching
from grognard.table.measure import overlap
from grognard.table.terrain import Area, Edge
from tests.games.march.field import RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    MEASURING,
    TESTING,
    asked,
    blue,
    both,
    charge,
    do,
    facts,
    hedge,
    marks,
    patch,
    place,
    red,
    refusal,
    throw,
)

MADE: dict[str, Procedure] = {
    "Charge": Charge(0, 0, 0),
    "Round": Round(0),
    "DrawOff": DrawOff(0),
    "Disengaging": Disengaging(),
    "Flight": Flight(0),
    "ResolveTest": ResolveTest(0),
    "ResolveStep": ResolveStep(),
    "CompulsoryMoves": CompulsoryMoves(),
    "Rallying": Rallying(0),
}


# 12.0, 12.1 The test


def test_12_0_to_come_into_contact_a_battalion_tests_measures_and_fights() -> None:
    b = field([red()], [blue(), Troops("b2", 20, 90, 180)])
    charge(b, 4, 3)
    assert waiting(b) == ANSWERING
    do(b, HOLD_FIRE)
    assert (b.units[0].foe, b.units[1].foe, b.units[2].foe) == (1, 0, NOBODY)
    assert waiting(b) == FIGHTING


def test_12_1_drilled_pass_on_a_four_and_then_roll_their_distance() -> None:
    b = field([red()], [blue()])
    charge(b)
    assert waiting(b) == TESTING
    throw(b, 4)
    assert waiting(b) == MEASURING


def test_12_1_who_fails_does_nothing_this_turn() -> None:
    b = field([red()], [blue()])
    charge(b, 3)
    assert place(b, 0) == (60, 50, 0)
    assert (b.units[0].status, b.units[1].status, marks(b, 0)) == (ACTIVATED, READY, set())
    assert waiting(b) == ""


def test_15_9_a_failed_test_of_bravery_is_no_rout() -> None:
    b = field([red()], [blue()])
    charge(b, 1)
    assert not b.units[0].routing() and b.units[0].place == ON_TABLE
    assert waiting(b) == ""


def test_12_1_the_officer_has_a_failed_test_re_rolled_once() -> None:
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    charge(b, 1)
    assert (waiting(b), asked(b)) == ("12.1 officer's re-roll", RED)
    do(b, REROLL)
    throw(b, 1)
    assert b.units[0].status == ACTIVATED
    assert waiting(b) == ""


def test_12_1_the_officers_second_throw_may_pass_or_be_declined() -> None:
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    charge(b, 1)
    declined = b.clone()
    do(b, REROLL)
    throw(b, 2)
    assert waiting(b) == MEASURING
    do(declined, KEEP)
    assert waiting(declined) == ""


def test_R25_the_test_has_the_modifiers_of_resolve() -> None:
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    charge(b, 2)
    assert waiting(b) == MEASURING
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    b.lose(0, 12)
    charge(b, 2)
    assert waiting(b) == "12.1 officer's re-roll"
    tally = weigh_attack(b, b.units[0], 1, 0)[0]
    assert tally.lines == [("12.1 bravery test", 0), ("15.2 half lost", -1), ("15.2 officer", 2)]


def test_R25_with_the_supreme_commander_there_is_no_die() -> None:
    b = field([red()], [blue()])
    b.join(RED, 0)
    charge(b)
    assert waiting(b) == MEASURING
    assert weigh_attack(b, b.units[0], 1, 0)[0].lines[0][0] == "12.5 groups"


# 12.4 Contact


def test_12_4_who_arrives_is_in_combat_and_turns_flush() -> None:
    b = field([red()], [blue(x=62, y=70, facing=160)])
    charge(b, 6, 6)
    do(b, HOLD_FIRE)
    assert b.units[0].pose.h == 34000
    assert touching(footprint(b.units[0]), footprint(b.units[1]))
    assert (place(b, 1), b.units[0].foe) == ((62, 70, 160), 1)
    assert waiting(b) == FIGHTING


def test_12_4_not_a_hairs_breadth_on_the_ground_of_the_enemy() -> None:
    """The edge struck is almost in line with the charge, and begins at the corner of its front."""
    b = field(
        [Troops("r1", 88, 27, 270, rankers=32, formation=COLUMN)],
        [Troops("b1", 63.857, 41.891, 194, rankers=32, formation=COLUMN)],
    )
    charge(b, 6, 6, wheel=23)
    assert b.units[0].foe == 1
    assert not overlap(footprint(b.units[0]).hull, footprint(b.units[1]).hull)
    assert waiting(b) == FIGHTING


def test_R75_where_a_friend_prevents_it_the_charger_stays_as_it_came() -> None:
    b = field([red()], [blue(x=62, y=70, facing=160)])
    way = approach(b, b.units[0], 0)
    turned = flush_pose(b, b.units[0], way)
    assert turned.h == 34000
    friend = Troops("r2", 53, 66, 340, rankers=16, formation=COLUMN)
    b = field([red(), friend], [blue(x=62, y=70, facing=160)])
    way = approach(b, b.units[0], 0)
    assert flush_pose(b, b.units[0], way).h == 0
    charge(b, 6, 6, target=2)
    do(b, HOLD_FIRE)
    assert (b.units[0].foe, b.units[0].pose.h) == (2, 0)
    assert waiting(b) == FIGHTING


def test_R75_impassable_ground_prevents_it_too() -> None:
    pond = patch(70, 40, 76, 60, IMPASSABLE)
    b = field([red()], [blue(x=62, y=70, facing=160)], areas=[pond])
    assert flush_pose(b, b.units[0], approach(b, b.units[0], 0)).h == 34000
    pond = patch(64.1, 52, 70, 66, IMPASSABLE)
    b = field([red()], [blue(x=62, y=70, facing=160)], areas=[pond])
    assert flush_pose(b, b.units[0], approach(b, b.units[0], 0)).h == 0


def test_R75_two_chargers_do_not_reach_the_same_enemy_in_the_turn_its_combat_began() -> None:
    b = field([red(), Troops("r2", 90, 72, 270, formation=COLUMN)], [blue()])
    assert refusal(b, 2, unit=1) == ""
    b.engage(0, 2, False)
    assert refusal(b, 2, unit=1) == "12.9 not in its first turn"


def test_R28_a_flank_attack_finds_no_fire_and_counts_as_disorder() -> None:
    b = field([red(x=90, y=72, facing=270)], [blue()])
    charge(b, 6, 6)
    assert marks(b, 1) >= {"struck-aside"}
    assert "disordered" not in marks(b, 1)
    assert waiting(b) == FIGHTING
    front = field([red()], [blue()])
    charge(front, 6, 6)
    assert waiting(front) == ANSWERING


def test_8_2_who_is_attacked_while_it_reforms_is_still_disordered() -> None:
    b = field([red()], [blue()])
    b.disorder(1)
    b.mend(1)
    b.activate(1)
    charge(b, 6, 6)
    assert marks(b, 1) & {"mending", "disordered"} == {"disordered"}
    assert waiting(b) == FIGHTING


def test_R116_who_has_rallied_and_reforms_is_caught_in_disorder() -> None:
    b = field([red()], [blue()])
    b.rout(1)
    b.rally(1)
    charge(b, 6, 6)
    assert marks(b, 1) & {"reforming", "disordered"} == {"disordered"}
    steady = field([red()], [blue()])
    steady.activate(1)
    charge(steady, 6, 6)
    assert "disordered" not in marks(steady, 1)
    assert waiting(steady) == FIGHTING


def test_R114_routers_who_are_charged_are_gone_without_a_combat() -> None:
    b = field([red()], [blue(), Troops("b2", 20, 90, 180)])
    b.rout(1)
    charge(b, 6, 3)
    assert b.units[1].place != ON_TABLE
    assert (place(b, 0), marks(b, 0), b.units[0].status) == ((60, 70, 0), set(), ACTIVATED)
    assert b.units[2].causes == 0
    assert waiting(b) == ""
    assert len(weigh_attack(field([red()], [blue()]), b.units[0], 1, 0)) == 3


def test_R75_the_last_place_of_a_charge_is_passed_over_too() -> None:
    aslant = field([red()], [blue(facing=200)])
    aslant.rout(1)
    charge(aslant, 6, 5)
    west = min(footprint(aslant.units[0]).hull.corners())
    x, y = west[0] / cm(1), west[1] / cm(1)
    spot = patch(x, y, x + 0.5, y + 0.5, ROUGH)
    b = field([red()], [blue(facing=200)], areas=[spot])
    b.rout(1)
    charge(b, 6, 5)
    assert place(b, 0) == place(aslant, 0)
    assert (marks(aslant, 0), marks(b, 0)) == (set(), {"disordered"})


def test_R50_the_screen_of_a_charger_comes_along() -> None:
    b = field([red(detached=4)], [blue()])
    b.place_screen(0, pose(60, 56), cm(2))
    charge(b, 6, 3)
    do(b, HOLD_FIRE)
    assert (waiting(b), asked(b)) == ("10.4 screen follows", RED)
    behind = PlaceScreen(0, pose(60, 50), cm(2))
    do(b, behind)
    assert screen_footprint(b.units[0]).hull.north == cm(50)
    assert waiting(b) == FIGHTING
    short = field([red(detached=4)], [blue()])
    short.place_screen(0, pose(60, 56), cm(2))
    charge(short, 6, 1)
    assert waiting(short) == "10.4 screen follows"


# What is weighed


def test_12_5_both_sums_are_foreseen_with_their_reasons() -> None:
    hill = patch(40, 65, 80, 100, 0, level=1)
    wall = hedge(40, 80, 70, HARD_COVER)
    b = field([red(staff=(1, 0, 0, 1))], [blue()], areas=[hill], edges=[wall])
    test, mine, theirs = weigh_attack(b, b.units[0], 1, 0)
    assert test.total == 2
    assert mine.lines == [
        ("12.5 groups", 6),
        ("12.5 charge in column", 6),
        ("12.5 officer", 3),
        ("12.5 characters", 2),
        ("12.5 hard cover", -4),
    ]
    assert theirs.lines == [("12.5 groups", 6), ("12.5 higher ground", 2)]


def test_12_5_what_is_foreseen_is_what_is_fought() -> None:
    b = field([red(x=90, y=72, facing=270)], [blue()])
    _, mine, theirs = weigh_attack(b, b.units[0], 1, 0)
    assert ("R28 flank attack", -2) in theirs.lines
    b.events = []
    charge(b, 6, 6, both(3, 3))
    assert facts(b, "fought")[3:] == [3 + mine.total, 3, 3 + theirs.total]


@pytest.mark.parametrize(
    ("friends", "areas", "edges"),
    [
        ([], [patch(50, 55, 70, 57, ROUGH)], []),
        ([], [], [hedge(50, 70, 56, OBSTACLE)]),
        ([Troops("r2", 66, 58, 0, rankers=16, formation=COLUMN)], [], []),
    ],
)
def test_12_5_disorder_on_the_way_is_foreseen(
    friends: list[Troops], areas: list[Area], edges: list[Edge]
) -> None:
    b = field([red(), *friends], [blue()], areas=areas, edges=edges)
    _, mine, _ = weigh_attack(b, b.units[0], len(friends) + 1, 0)
    assert mine.lines[-1] == ("12.5 disordered", -2)
    clear = field([red()], [blue()])
    assert weigh_attack(clear, clear.units[0], 1, 0)[1].total == 12


def test_12_5_who_reforms_is_foreseen_in_disorder() -> None:
    b = field([red()], [blue()])
    b.rout(1)
    b.rally(1)
    assert weigh_attack(b, b.units[0], 1, 0)[2].lines[-1] == ("12.5 disordered", -2)


def test_12_2_what_may_not_be_charged_is_not_weighed() -> None:
    b = field([red()], [blue(y=110)])
    assert weigh_attack(b, b.units[0], 1, 0) == []


# Saved games


@pytest.mark.parametrize("name", MADE)
def test_12_0_every_procedure_of_a_fight_is_copied_and_restored_whole(name: str) -> None:
    made = MADE[name]
    numbers = list(range(1, len(made.fields()) + 1))
    made.restore(numbers)
    made.stage = 9
    copied = made.copy()
    assert (copied.fields(), copied.stage) == (made.fields(), 9)
    flags = [i for i, number in enumerate(made.fields()) if number != numbers[i]]
    assert all(made.fields()[i] == 1 for i in flags)  # what is true is written as 1


def test_12_3_a_saved_charge_asks_again_at_every_wait() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b)
    for wait, outcome in ((TESTING, 6), (MEASURING, 4), ("7.8 obstacle die", 1)):
        ask_again(b)
        assert waiting(b) == wait
        throw(b, outcome)
    ask_again(b)
    assert (waiting(b), place(b, 0)) == (ANSWERING, (60, 50, 0))
