"""Chapter 12, the charge. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from grognard.games.march.chapters.charging.aggression import Charge, weigh_attack
from grognard.games.march.chapters.charging.attacks import list_attacks, why_not_attack
from grognard.games.march.chapters.charging.charge_path import (
    approach,
    charger_of,
    flush_pose,
)
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.joining import Disengaging, DrawOff
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.chapters.figures import body_of, footprint, screen_footprint
from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.resolve import (
    CompulsoryMoves,
    Rallying,
    ResolveStep,
    ResolveTest,
)
from grognard.games.march.chapters.shooting.defence import struck_sector
from grognard.games.march.model.actions import (
    COLUMN,
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    KEEP,
    LINE,
    PURSUE,
    REROLL,
    PlaceScreen,
)
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DEFENDING,
    ENTANGLED,
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    NOBODY,
    OBSTACLE,
    OFFICER,
    ON_TABLE,
    PASSED,
    READY,
    ROUGH,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.text.writing import write
from grognard.kernel.decision import Action
from grognard.kernel.dice import POOL_BASE, Peaks
from grognard.kernel.procedure import Procedure
from grognard.kernel.umpire import ask_again, settle
from grognard.miniatures.moving.charge_path import hits, is_aside, is_beyond
from grognard.table.arcs import FRONT, LEFT, REAR, RIGHT
from grognard.table.contact import touching
from grognard.table.measure import gap, overlap
from grognard.table.terrain import Area, Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    FLEEING,
    MEASURING,
    RESOLVING,
    TESTING,
    asked,
    asking,
    blue,
    both,
    by_option,
    charge,
    do,
    hedge,
    in_contact,
    marks,
    patch,
    place,
    red,
    throw,
    why_not,
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


def refusal(b: Battle, target: int = 1, wheel: float = 0, unit: int = 0) -> str:
    found = why_not_attack(b, b.units[unit], target, round(wheel * 100))
    return "" if found is None else found.cite


def listed(b: Battle, unit: int = 0) -> list[tuple[int, ...]]:
    actions: list[Action] = []
    list_attacks(b, b.units[unit], actions)
    return [action.key()[2:] for action in actions]


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


def test_12_1_the_officer_has_a_failed_test_thrown_again_once() -> None:
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


# 12.2 Whom one may charge


def test_12_2_only_an_enemy_battalion_on_the_table_is_charged() -> None:
    b = field([red(), Troops("r2", 90, 50)], [blue(), Troops("b2", 20, 110, 180)])
    assert refusal(b, 2) == ""
    assert refusal(b, 1) == "12.2 enemy battalion"
    for nobody in (-1, 4, 99):
        assert refusal(b, nobody) == "12.2 enemy battalion"
    b.destroy(2)
    assert refusal(b, 2) == "12.2 enemy battalion"


def test_12_2_routers_and_fighters_do_not_charge() -> None:
    b = field([red(), Troops("r2", 95, 40)], [blue(), Troops("b2", 20, 110, 180)])
    b.rout(0)
    assert refusal(b, 2) == "15.6 routers rally"
    assert listed(b) == []
    b = in_contact()
    assert refusal(b) == "R76 engaged"
    assert listed(b) == []


def test_R115_who_has_joined_a_combat_does_not_charge() -> None:
    b = field([red(), Troops("r2", 90, 60, 270)], [blue(y=50), Troops("b2", 20, 110, 180)])
    b.engage(0, 2, False)
    b.support(1, 0)
    assert refusal(b, 3, unit=1) == "R115 joiner bound"
    assert listed(b, 1) == []


def test_R115_a_joiner_that_is_attacked_leaves_the_combat_it_had_joined() -> None:
    b = field([red(), Troops("r2", 90, 60, 270)], [blue(y=50), Troops("b2", 75, 75, 135)])
    b.engage(0, 2, False)
    b.support(1, 0)
    b.pass_by(1)
    b.mark(1, 512)
    assert refusal(b, 1, unit=3) == ""
    charge(b, 6, 6, unit=3, target=1)
    assert (b.units[1].helps, b.units[1].foe) == (NOBODY, 3)
    assert waiting(b) == FIGHTING


def test_12_2_the_target_must_be_in_sight() -> None:
    seen = field([red()], [blue()], areas=[patch(40, 55, 80, 58, 0, depth=4000)])
    assert refusal(seen) == ""
    hidden = field([red()], [blue()], areas=[patch(40, 55, 80, 60, 0, depth=4000)])
    assert refusal(hidden) == "12.2 in sight"


def test_R109_one_end_of_the_front_is_enough_to_see_from() -> None:
    wood = patch(40, 55, 60, 60, 0, depth=4000)
    b = field([red()], [blue()], areas=[wood])
    assert refusal(b) == ""
    wider = patch(40, 55, 64.5, 60, 0, depth=4000)
    assert refusal(field([red()], [blue()], areas=[wider])) == "12.2 in sight"


def test_R109_battalions_hide_a_target_and_screens_do_not() -> None:
    friend = Troops("r2", 60, 60, 0, rankers=16)
    assert refusal(field([red(), friend], [blue()]), 2) == "12.2 in sight"
    b = field([red()], [blue(detached=4)])
    b.place_screen(1, pose(60, 62, 180), cm(2))
    assert refusal(b) == ""


def test_R26_one_wheel_of_at_most_45_degrees() -> None:
    b = field([red()], [blue(x=78, y=70)])
    assert refusal(b, wheel=45) == ""
    assert refusal(b, wheel=45.01) == "R74 charge wheel"
    assert refusal(b, wheel=-45.01) == "R74 charge wheel"


def test_R26_after_the_wheel_the_charge_goes_straight_ahead() -> None:
    b = field([red()], [blue(x=76.1)])
    assert refusal(b) == "R26 charge path"
    assert refusal(b, wheel=20) == ""
    assert refusal(field([red()], [blue(x=75.9)])) == ""
    assert refusal(b, wheel=-20) == "R26 charge path"


@pytest.mark.parametrize(
    ("x", "y", "struck"),
    [(60, 40, FRONT), (60, 90, REAR), (30, 72, RIGHT), (90, 72, LEFT), (80, 62, FRONT)],
)
def test_R26_the_charger_strikes_where_its_centre_lies_by_the_diagonals(
    x: float, y: float, struck: int
) -> None:
    charger = Troops("r1", x, y + 2, 0, rankers=16)  # its centre is 2 cm behind its front
    b = field([charger], [blue()])
    assert struck_sector(b.units[1], b.units[0]) == struck


def test_R108_an_enemy_whom_no_die_can_reach_is_not_charged() -> None:
    assert refusal(field([red(y=30)], [blue(y=75)])) == ""
    assert refusal(field([red(y=30)], [blue(y=75.1)])) == "12.3 out of reach"
    line = red(y=30, formation=LINE)
    assert refusal(field([line], [blue(y=60)])) == ""
    assert refusal(field([line], [blue(y=60.1)])) == "12.3 out of reach"


def test_R108_with_nobody_measuring_it_may_be_tried() -> None:
    b = field([red(y=30)], [blue(y=80)], measuring="none")
    assert refusal(b) == ""
    charge(b, 6, 6)
    assert place(b, 0) == (60, 75, 0)
    assert waiting(b) == ""


def test_R74_the_wheel_is_paid_in_pips() -> None:
    """24 cm of front and 30 degrees are 12.57 cm of arc: 5.03 pips, which leaves 4.9 cm."""
    near = field([red(formation=LINE)], [blue(x=72, y=62.5)])
    assert cm(4.8) < approach(near, near.units[0], 3000).length < cm(4.868)
    assert refusal(near, wheel=30) == ""
    far = field([red(formation=LINE)], [blue(x=72, y=62.6)])
    assert cm(4.868) < approach(far, far.units[0], 3000).length < cm(5)
    assert refusal(far, wheel=30) == "12.3 out of reach"
    charge(near, 6, 6, wheel=30)
    assert waiting(near) == ANSWERING


def test_R74_a_die_too_low_for_the_wheel_stops_it_on_the_way() -> None:
    b = field([red(y=50, formation=LINE)], [blue(x=72, y=62.5)])
    charge(b, 6, 2, wheel=30)
    assert 11 < place(b, 0)[2] < 12  # 5 cm of arc
    assert "faltered" in marks(b, 0)
    assert waiting(b) == ""


def test_R74_another_enemy_met_first_becomes_the_target_and_may_react() -> None:
    between = Troops("b2", 52, 64, 180, rankers=16)
    b = field([red()], [blue(rankers=48), between])
    assert refusal(b, 1) == ""
    b.events = []
    charge(b, 6, 2, target=1)
    assert (waiting(b), asked(b)) == (ANSWERING, BLUE)
    do(b, HOLD_FIRE)
    assert (b.units[0].foe, b.units[1].foe, b.units[2].foe) == (2, NOBODY, 0)
    assert waiting(b) == FIGHTING


def test_R65_a_charge_is_barred_by_impassable_ground_and_the_table_edge() -> None:
    assert refusal(field([red()], [blue()], areas=[patch(50, 60, 70, 62, 0)])) == ""
    pond = patch(50, 60, 70, 62, IMPASSABLE)
    assert refusal(field([red()], [blue()], areas=[pond])) == "R65 swept path"
    river = hedge(40, 80, 60, IMPASSABLE)
    assert refusal(field([red()], [blue()], edges=[river])) == "R65 swept path"
    corner = field([red(x=9)], [blue(x=20, y=62)])
    assert refusal(corner, wheel=30) == ""
    edge = field([red(x=8.9)], [blue(x=20, y=62)])
    assert refusal(edge, wheel=30) == "R65 swept path"  # its rear corner swings out


def test_R65_a_wheel_may_not_run_into_the_enemy() -> None:
    beside = Troops("b2", 66, 51, 180, rankers=16, formation=COLUMN)
    assert refusal(field([red()], [blue(x=70, y=64)]), wheel=45) == ""
    b = field([red()], [blue(x=70, y=64), beside])
    assert refusal(b, 1, wheel=45) == "R65 swept path"


def test_R65_a_charge_does_not_end_on_a_friend() -> None:
    friend = Troops("r2", 50, 69, 0, rankers=16)
    free = Troops("r2", 47, 69, 0, rankers=16)
    assert refusal(field([red(), free], [blue()]), 2) == ""
    assert refusal(field([red(), friend], [blue()]), 2) == "R65 swept path"


def test_R96_no_wheel_sweeps_rough_ground() -> None:
    wood = patch(62, 51, 66, 56, ROUGH)
    b = field([red()], [blue()], areas=[wood])
    assert refusal(b) == ""
    assert refusal(b, wheel=-10) == "R96 manoeuvres in rough"
    clear = field([red()], [blue()], areas=[patch(30, 30, 35, 35, ROUGH)])
    assert refusal(clear, wheel=-10) == ""


def test_R98_the_french_of_barrosa_do_not_charge_off_their_hill() -> None:
    hill = patch(40, 60, 80, 100, 0, level=1)
    b = field(
        [Troops("r1", 60, 50)],
        [Troops("b1", 60, 65, 180, formation=COLUMN)],
        areas=[hill],
        **by_option("french-hold", "on"),
    )
    assert refusal(b, 0, unit=1) == "R98 hold the hill"
    b.turn = 3
    assert refusal(b, 0, unit=1) == ""


# Charges worth asking about


def test_12_2_charges_are_listed_straight_and_toward_the_middle() -> None:
    b = field([red()], [blue(), Troops("b2", 60, 100, 180)])
    assert listed(b) == [(1, 0)]
    aside = field([red()], [blue(x=72)])
    assert [key[0] for key in listed(aside)] == [1, 1]
    assert listed(aside)[0][1] == 0 and 1000 < listed(aside)[1][1] <= 4500
    wide = field([red()], [blue(x=80)])
    least, centred = (key[1] for key in listed(wide))
    assert 0 < least < centred
    assert refusal(wide, wheel=least / 100) == ""
    assert refusal(wide, wheel=least / 100 - 1) == "R26 charge path"


def test_12_2_charges_are_listed_to_the_left_as_well() -> None:
    b = field([red()], [blue(x=40)])
    least, centred = (key[1] for key in listed(b))
    assert centred < least < 0
    assert refusal(b, wheel=least / 100) == ""


def test_12_2_nobody_out_of_reach_behind_or_aside_is_listed() -> None:
    for x, y in ((60, 96), (60, 20), (5, 45), (115, 45)):
        assert listed(field([red()], [blue(x=x, y=y)])) == []
    far_aside = field([red(formation=LINE)], [blue(x=100, y=60)])
    assert listed(far_aside) == []


def test_12_2_who_stands_behind_another_enemy_is_not_listed() -> None:
    b = field([red()], [blue(y=75), Troops("b2", 60, 65, 180)])
    assert [key[0] for key in listed(b)] == [2]


def test_12_2_whom_a_quick_look_passes_over_no_wheel_reaches() -> None:
    lots = Random(1)
    seen = 0
    for _ in range(120):
        b = field(
            [red(60, 60, lots.uniform(0, 360), formation=lots.randrange(2))],
            [blue(lots.uniform(15, 105), lots.uniform(15, 105), lots.uniform(0, 360))],
        )
        u, target = b.units
        shape = footprint(target).hull
        charger = charger_of(u)
        if is_beyond(charger, shape) or is_aside(charger, shape):
            seen += 1
            wheels = range(-4500, 4501, 500)
            assert not any(hits(charger, wheel, body_of(target)) for wheel in wheels)
    assert 40 < seen < 110


# 12.3 The distance


@pytest.mark.parametrize(("formation", "pips"), [(LINE, 4), (COLUMN, 3)])
def test_12_3_a_line_goes_5_cm_for_a_pip_and_a_column_7_and_a_half(
    formation: int, pips: int
) -> None:
    b = field([red(formation=formation)], [blue()])
    charge(b, 6, pips)
    assert waiting(b) == ANSWERING
    b = field([red(formation=formation)], [blue()])
    charge(b, 6, pips - 1)
    assert "faltered" in marks(b, 0)
    assert waiting(b) == ""


def test_12_3_who_falls_short_spends_a_turn_rallying() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 2)
    assert place(b, 0) == (60, 65, 0)
    assert (b.units[0].status, b.units[0].until, b.units[0].foe) == (ACTIVATED, 2, NOBODY)
    assert (marks(b, 0), marks(b, 1), b.units[1].status) == ({"faltered"}, set(), READY)
    b.end_turn()
    assert marks(b, 0) == {"faltered"}
    b.begin_turn()
    b.end_turn()
    assert marks(b, 0) == set()
    assert waiting(b) == ""


def test_R27_a_short_charge_stops_at_least_a_centimetre_off() -> None:
    b = field([red(y=54.5)], [blue()])  # 15.5 cm away, two pips are 15
    charge(b, 6, 2)
    assert place(b, 0) == (60, 69, 0)
    assert gap(footprint(b.units[0]), footprint(b.units[1])) == cm(1)
    b = field([red(y=53.5)], [blue()])
    charge(b, 6, 2)
    assert place(b, 0) == (60, 68.5, 0)
    assert "disordered" not in marks(b, 0)


def test_R27_who_is_nearer_already_stays_where_it_is() -> None:
    b = field([red(y=69.5)], [blue()], edges=[hedge(40, 80, 69.8, OBSTACLE)])
    charge(b, 6, 1)
    assert waiting(b) == "7.8 obstacle die"
    throw(b, 6)
    assert place(b, 0) == (60, 69.5, 0)
    assert {"faltered", "disordered"} <= marks(b, 0)


def test_R27_a_short_charge_stops_before_a_friend_it_cannot_clear() -> None:
    friend = Troops("r2", 68, 60, 0, rankers=16)  # from y = 56 on, in the way of the right half
    b = field([red(), friend], [blue(x=50)])
    charge(b, 6, 1, target=2)
    assert place(b, 0) == (60, 56, 0)
    assert (marks(b, 0), marks(b, 1)) == ({"faltered"}, set())


def test_R61_caught_rallying_it_fights_without_fire_bonus_or_disorder() -> None:
    b = field([red(y=65)], [blue()])
    b.falter(0)
    b.activate(0)
    charge(b, 6, 6, unit=1, target=0)
    assert waiting(b) == FIGHTING
    assert marks(b, 0) >= {"faltered", "defending"}
    assert not marks(b, 0) & {"charging", "disordered"}


def test_R22_a_rallying_battalion_has_no_defensive_fire_even_before_it_is_activated() -> None:
    b = field([red(y=65)], [blue()])
    b.falter(0)
    charge(b, 6, 6, unit=1, target=0)
    assert waiting(b) == FIGHTING


def test_R66_rough_ground_halves_the_distance_of_a_charge() -> None:
    half = patch(40, 50, 80, 60, ROUGH)
    b = field([red()], [blue()], areas=[half])
    charge(b, 6, 3)
    assert waiting(b) == ANSWERING  # exactly half of the way
    more = patch(40, 50, 80, 60.1, ROUGH)
    b = field([red()], [blue()], areas=[more])
    charge(b, 6, 5)
    assert place(b, 0) == (60, 68.75, 0)
    assert marks(b, 0) == {"faltered", "disordered"}
    b = field([red()], [blue()], areas=[more])
    charge(b, 6, 6)
    assert waiting(b) == ANSWERING


def test_R66_uphill_halves_it_too_and_disorders_nobody() -> None:
    hill = patch(40, 60, 80, 100, 0, level=1)
    b = field([red()], [blue()], areas=[hill])
    charge(b, 6, 5)
    assert (place(b, 0), marks(b, 0)) == ((60, 68.75, 0), {"faltered"})


def test_R110_the_way_to_contact_says_whether_a_charge_is_slowed() -> None:
    """The slope begins 1 cm before the enemy: a short charge that never reached it was slow."""
    hill = patch(40, 69, 80, 100, 0, level=1)
    b = field([red()], [blue()], areas=[hill])
    charge(b, 6, 2)
    assert place(b, 0) == (60, 57.5, 0)


def test_R46_with_the_supreme_commander_no_ground_slows_it() -> None:
    b = field([red()], [blue()], areas=[patch(40, 50, 80, 66, ROUGH)])
    b.join(RED, 0)
    charge(b, 3)
    assert waiting(b) == ANSWERING
    assert "disordered" in marks(b, 0)


def test_7_9_a_charge_across_an_obstacle_rolls_for_it_and_is_disordered() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 4)  # 30 cm, 20 to go
    assert waiting(b) == "7.8 obstacle die"
    throw(b, 4)
    assert "disordered" in marks(b, 0)
    assert waiting(b) == ANSWERING
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 4, 5)
    assert place(b, 0) == (60, 67.5, 0)
    assert marks(b, 0) == {"faltered", "disordered"}
    assert waiting(b) == ""


def test_7_9_an_obstacle_that_takes_more_than_is_left_stops_the_charge_at_it() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 2)  # 15 cm, 10 to the hedge
    throw(b, 3)
    assert place(b, 0) == (60, 60, 0)
    assert marks(b, 0) == {"faltered", "disordered"}
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 2, 2)
    assert place(b, 0) == (60, 60, 0)


def test_7_9_an_obstacle_that_is_not_reached_costs_nothing() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 1)
    assert marks(b, 0) == {"faltered"}
    assert waiting(b) == ""


def test_R110_an_obstacle_that_the_enemy_lines_is_crossed_to_reach_him() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 70, OBSTACLE | LIGHT_COVER)])
    assert refusal(b) == ""
    charge(b, 6, 3)
    assert waiting(b) == "7.8 obstacle die"
    throw(b, 1)
    assert waiting(b) == ANSWERING
    b = field([red()], [blue()], edges=[hedge(40, 80, 70, OBSTACLE | LIGHT_COVER)])
    charge(b, 6, 3, 2)
    assert place(b, 0) == (60, 69, 0)


def test_R108_the_lowest_obstacle_dice_count_for_what_can_be_reached() -> None:
    hedges = [hedge(40, 80, 55, OBSTACLE), hedge(40, 80, 60, OBSTACLE)]
    assert refusal(field([red(y=30)], [blue(y=70)], edges=hedges)) == ""
    assert refusal(field([red(y=30)], [blue(y=70.1)], edges=hedges)) == "12.3 out of reach"


# On the way


def test_R71_a_charge_sweeps_the_screen_away_and_goes_on() -> None:
    b = field([red()], [blue(detached=4)])
    b.place_screen(1, pose(60, 62, 180), cm(2))
    charge(b, 6, 3)
    assert b.units[1].screen == 0
    assert waiting(b) == ANSWERING
    short = field([red()], [blue(detached=4)])
    short.place_screen(1, pose(60, 62, 180), cm(2))
    charge(short, 6, 2)
    assert short.units[1].screen == 0
    assert "faltered" in marks(short, 0)


def test_R71_a_screen_that_is_not_crossed_stays() -> None:
    b = field([red()], [blue(detached=4)])
    b.place_screen(1, pose(80, 62, 180), cm(2))
    charge(b, 6, 3)
    assert b.units[1].screen == 4
    assert waiting(b) == ANSWERING


def test_R12_friends_that_a_charge_passes_through_are_disordered_with_it() -> None:
    friend = Troops("r2", 66, 58, 0, rankers=16, formation=COLUMN)
    b = field([red(), friend, Troops("r3", 90, 58)], [blue()])
    charge(b, 6, 3, target=3)
    assert [("disordered" in marks(b, uid)) for uid in range(4)] == [True, True, False, False]
    assert waiting(b) == ANSWERING


def test_R46_a_commander_alone_in_the_way_is_put_back() -> None:
    b = field([red()], [blue()])
    b.place_commander(BLUE, cm(60), cm(62))
    charge(b, 6, 3)
    commander = b.commanders[BLUE]
    assert (commander.x, commander.y, commander.alive) == (cm(60), cm(72), True)
    assert waiting(b) == ANSWERING


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


# 13 Answered


def test_13_1_the_defender_may_shoot_or_hold_its_fire() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 3)
    assert (waiting(b), asked(b)) == (ANSWERING, BLUE)
    assert (why_not(b, DEFENSIVE_FIRE), why_not(b, HOLD_FIRE)) == ("", "")
    assert why_not(b, PURSUE) == "5.1 not asked now"
    assert why_not(b, COUNTER_CHARGE) == "R53 counter charge"
    assert asking(b).candidates(b) == [DEFENSIVE_FIRE, HOLD_FIRE]
    do(b, DEFENSIVE_FIRE)
    assert place(b, 0) == (60, 50, 0)
    assert waiting(b) == "13.2 range die"


def test_R73_a_charge_that_falls_short_draws_no_fire() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 2)
    assert b.units[1].status == READY
    assert waiting(b) == ""


def test_R56_who_has_passed_may_still_answer_who_has_acted_may_not() -> None:
    b = field([red()], [blue()])
    b.pass_by(1)
    assert b.units[1].status == PASSED
    charge(b, 6, 3)
    assert waiting(b) == ANSWERING
    b = field([red()], [blue()])
    b.activate(1)
    charge(b, 6, 3)
    assert waiting(b) == FIGHTING


def scored(count: int, sixes: int = 0) -> int:
    return count * POOL_BASE + sixes


def answered(b: Battle, volley: int) -> None:
    """Charged over 20 cm in column; a volley at short range with so many hits."""
    charge(b, 6, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, volley)


def test_R39_a_charger_who_lost_men_tests_at_once() -> None:
    b = field([red()], [blue()])
    answered(b, scored(2))
    assert b.units[0].rankers == 22
    assert waiting(b) == RESOLVING
    throw(b, 4)
    assert waiting(b) == FIGHTING
    unhurt = field([red()], [blue()])
    answered(unhurt, scored(0))
    assert waiting(unhurt) == FIGHTING


def test_R91_a_broken_charger_flees_from_where_it_set_out_and_nobody_is_tired() -> None:
    b = field([red()], [blue()])
    answered(b, scored(2))
    throw(b, 3)
    assert waiting(b) == FLEEING
    throw(b, 2)
    assert place(b, 0) == (60, 35, 0)
    assert marks(b, 0) == {"routing", "ran", "tested"}
    assert (marks(b, 1), b.units[1].status) == ({"fired"}, ACTIVATED)
    assert (b.units[0].foe, b.units[0].status) == (NOBODY, ACTIVATED)
    assert waiting(b) == ""


def test_13_4_a_charger_shot_to_pieces_is_gone() -> None:
    b = field([red(rankers=16)], [blue(rankers=48)])
    b.lose(0, 14)
    answered(b, scored(2))
    assert b.units[0].place != ON_TABLE
    assert waiting(b) == ""


def test_R58_the_losses_of_defensive_fire_do_not_count_in_this_combat() -> None:
    """24 men and an officer set out: 6 groups, 6 for the column, 3 and 1 for the officer."""
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    b.events = []
    answered(b, scored(5, 1))
    assert (b.units[0].rankers, b.units[0].staff[OFFICER]) == (20, 0)
    throw(b, 6, both(1, 1))
    assert facts(b, "fought") == [0, 1, 1, 17, 1, 7]


def test_R58_a_commander_who_falls_on_the_way_counts_once_more() -> None:
    b = field([red()], [blue()])
    b.join(RED, 0)
    b.events = []
    charge(b, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, scored(1, 1))
    assert not b.commanders[RED].alive
    throw(b, 5, both(1, 1))  # Recruits now
    assert facts(b, "fought")[3] == 1 + 6 + 6 + 3


def test_R58_in_later_rounds_the_losses_count() -> None:
    b = field([red()], [blue()])
    answered(b, scored(4))
    throw(b, 4, both(1, 1))  # 6 groups and 6 for the column against 6
    throw(b, 6)
    do(b, PURSUE)
    b.end_turn()
    b.begin_turn()
    b.events = []
    run(b, Round(0))
    throw(b, both(1, 1))
    assert facts(b, "fought")[3] == 1 + 5 + 6  # 18 men left


def facts(b: Battle, word: str) -> list[int]:
    assert b.events is not None
    return next(event.facts() for event in b.events if event.kind() == word)


# R53 The counter-charge, and how often fire stops a charge


def test_R53_by_option_an_unactivated_defender_may_charge_back() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    assert why_not(b, COUNTER_CHARGE) == ""
    assert [tally.total for tally in asking(b).weigh(b, COUNTER_CHARGE)] == [0]
    do(b, COUNTER_CHARGE)
    assert waiting(b) == TESTING
    throw(b, 4)
    assert b.units[1].marks & (CHARGING | DEFENDING) == CHARGING
    assert (b.units[0].marks & CHARGING, b.units[1].status) == (CHARGING, ACTIVATED)
    assert place(b, 1) == (60, 70, 180)
    assert waiting(b) == FIGHTING


def test_R53_a_counter_charge_that_fails_its_test_stands() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    do(b, COUNTER_CHARGE)
    throw(b, 3)
    assert b.units[1].marks & (CHARGING | DEFENDING) == DEFENDING
    assert b.units[1].status == ACTIVATED
    assert waiting(b) == FIGHTING


def test_R53_with_the_commander_a_counter_charge_needs_no_die() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    b.join(BLUE, 1)
    charge(b, 6, 3)
    assert asking(b).weigh(b, COUNTER_CHARGE) == []
    do(b, COUNTER_CHARGE)
    assert b.units[1].marks & CHARGING
    assert waiting(b) == FIGHTING


def test_R53_the_answers_are_weighed() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    assert asking(b).candidates(b) == [DEFENSIVE_FIRE, HOLD_FIRE, COUNTER_CHARGE]
    weigh = asking(b).weigh
    assert [tally.total for tally in weigh(b, DEFENSIVE_FIRE)] == [-1]
    assert [tally.lines[0][0] for tally in weigh(b, COUNTER_CHARGE)] == ["12.1 bravery test"]


def test_12_5_to_hold_ones_fire_shows_both_sums_of_the_round() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 3)
    before = write(b)
    theirs, ours = asking(b).weigh(b, HOLD_FIRE)
    assert dict(theirs.lines) == {"12.5 groups": 6}
    assert dict(ours.lines) == {"12.5 groups": 6, "12.5 charge in column": 6}
    assert write(b) == before
    do(b, HOLD_FIRE)
    assert waiting(b) == FIGHTING
    assert [combat_sum(b, b.units[uid], b.units[1 - uid]).total for uid in (0, 1)] == [12, 6]


def balance(officer: int) -> tuple[Fraction, Fraction]:
    """How often a charging column of 36 is hurt by a like British line, and how often it breaks."""
    b = field(
        [red(rankers=36, staff=(0, 0, 0, officer))],
        [blue(rankers=36, staff=(0, 0, 0, 1))],
        nations=(1, 0),
    )
    charge(b, 6, 3)
    do(b, DEFENSIVE_FIRE)
    hurt = broken = Fraction(0)
    for face in range(1, 7):
        ranged = b.clone()
        settle(ranged, face)
        volley = ranged.pending
        assert isinstance(volley, Peaks)
        for outcome, weight in volley.outcomes():
            chance = Fraction(weight, 6 * 6**volley.dice)
            shot = ranged.clone()
            settle(shot, outcome)
            if waiting(shot) == RESOLVING:
                hurt += chance
                for die in range(1, 7):
                    tested = shot.clone()
                    settle(tested, die)
                    broken += chance / 6 if waiting(tested) == FLEEING else 0
    return hurt, broken


def test_R53_how_often_defensive_fire_breaks_a_charge() -> None:
    """With the officer it is one in seven while he stands; but a 6 that hits takes him (R57)."""
    hurt, broken = balance(officer=0)
    assert hurt == Fraction(4166513, 4782969)
    assert broken == hurt / 2
    assert round(100 * float(broken), 1) == 43.6
    assert round(100 * float(hurt / 6), 1) == 14.5
    hurt, broken = balance(officer=1)
    assert hurt == Fraction(4166513, 4782969)
    assert broken == Fraction(85223991467, 235092492288)  # 36.3 %


def test_R53_who_is_not_broken_starts_about_six_ahead() -> None:
    b = field(
        [red(rankers=36, staff=(0, 0, 0, 1))],
        [blue(rankers=36, staff=(0, 0, 0, 1))],
        nations=(1, 0),
    )
    _, mine, theirs = weigh_attack(b, b.units[0], 1, 0)
    assert mine.total - theirs.total == 6


# 12.9 Joining


def joined(x: float = 90, y: float = 62, facing: float = 270, **details: Any) -> Battle:
    """Two in combat since last turn, front to front at y = 60, and a friend of the red one."""
    friend = Troops("r2", x, y, facing, formation=COLUMN)
    b = field([red(y=60), friend], [blue(y=60), Troops("b2", 20, 100, 180)])
    b.engage(0, 2, False)
    for uid in (0, 2):
        b.unmark(uid, ENTANGLED)
    return b


def test_12_9_a_friend_joins_by_charging_the_flank_of_an_enemy_who_fights() -> None:
    b = joined()
    assert refusal(b, 2, unit=1) == ""
    charge(b, 4, 6, unit=1, target=2)
    friend = b.units[1]
    assert (friend.helps, friend.foe, friend.status) == (0, NOBODY, ACTIVATED)
    assert touching(footprint(friend), footprint(b.units[2]))
    assert (b.units[0].foe, b.units[2].foe, b.units[0].status) == (2, 0, READY)
    assert marks(b, 1) == set()
    assert waiting(b) == ""


def test_12_9_the_rear_will_do_and_the_front_will_not() -> None:
    assert refusal(joined(60, 80, 180), 2, unit=1) == ""
    assert refusal(joined(76, 48, 315), 2, unit=1) == "12.9 flank or rear"


def test_12_9_nobody_joins_in_the_turn_the_combat_began() -> None:
    b = joined()
    b.mark(2, ENTANGLED)
    assert refusal(b, 2, unit=1) == "12.9 not in its first turn"
    b.end_turn()
    assert refusal(b, 2, unit=1) == ""


def test_12_9_a_joiner_must_pass_its_test_and_arrive() -> None:
    b = joined()
    charge(b, 3, unit=1, target=2)
    assert b.units[1].helps == NOBODY
    b = joined()
    charge(b, 6, 1, unit=1, target=2)
    assert (b.units[1].helps, marks(b, 1)) == (NOBODY, {"faltered"})
    assert "disordered" not in marks(b, 2)
    assert waiting(b) == ""


def test_8_3_who_is_struck_in_the_flank_while_fighting_is_disordered() -> None:
    b = joined()
    charge(b, 6, 6, unit=1, target=2)
    assert "disordered" in marks(b, 2)
    assert "disordered" not in marks(b, 0) | marks(b, 1)


def test_R85_joining_counts_in_the_next_round_that_is_fought() -> None:
    b = joined()
    charge(b, 6, 6, unit=1, target=2)
    b.events = []
    run(b, Round(0))
    throw(b, both(1, 1))
    assert facts(b, "fought") == [0, 2, 1, 1 + 6 + 6 + 2, 1, 1 + 6 - 2]


def test_12_9_joining_is_not_weighed_as_a_combat_of_its_own() -> None:
    b = joined()
    assert [tally.lines[0][0] for tally in weigh_attack(b, b.units[1], 2, 0)] == [TESTING]


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
