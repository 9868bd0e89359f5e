"""Chapter 12, the way of a charge: its wheel, its distance, and what it meets."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.charge_path import approach
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.chapters.shooting.defence import struck_sector
from grognard.games.march.model.actions import COLUMN, HOLD_FIRE, LINE
from grognard.games.march.model.pieces import (
    ACTIVATED,
    IMPASSABLE,
    LIGHT_COVER,
    NOBODY,
    OBSTACLE,
    READY,
    ROUGH,
)
from grognard.table.arcs import FRONT, LEFT, REAR, RIGHT
from grognard.table.measure import gap
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    asked,
    blue,
    charge,
    do,
    hedge,
    marks,
    patch,
    place,
    red,
    refusal,
    throw,
)

# 12.2 One wheel, then straight ahead


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


def test_R71_a_charge_sweeps_the_screen_away_and_continues() -> None:
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
