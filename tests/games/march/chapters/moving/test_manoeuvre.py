"""Chapter 7: manoeuvre. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import centre, depth_of, footprint, width_of
from grognard.games.march.chapters.moving.formation import nearest_enemy, why_not_form
from grognard.games.march.chapters.moving.manoeuvre import (
    ChooseManoeuvre,
    ChoosePath,
    Manoeuvring,
    Movement,
    weigh_manoeuvre,
    why_not_manoeuvre,
    why_not_reform,
)
from grognard.games.march.chapters.moving.marching import (
    mover_of,
    must_hold,
    nearest_on_way,
    why_not_path,
)
from grognard.games.march.chapters.moving.move_candidates import list_paths
from grognard.games.march.chapters.moving.move_cost import (
    PIP,
    move_price,
    path_cost,
    slowed,
)
from grognard.games.march.chapters.moving.obstacles import before_friends
from grognard.games.march.chapters.quality import rerolls_left
from grognard.games.march.model.actions import (
    COLUMN,
    LINE,
    MOVE,
    REFORM,
    REROLL,
    STAY,
    Form,
    Manoeuvre,
    March,
    PlaceScreen,
)
from grognard.games.march.model.events import Happened
from grognard.games.march.model.pieces import (
    ACTIVATED,
    DISORDERED,
    GUARD,
    IMPASSABLE,
    MENDING,
    NOBODY,
    OBSTACLE,
    READY,
    RECRUITS,
    ROUGH,
    ROUTING,
    SLOPE,
    VETERANS,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.miniatures.moving.move_cost import trodden
from grognard.miniatures.moving.why_not_path import why_not_way
from grognard.table.angles import arc_length
from grognard.table.measure import gap
from grognard.table.paths import ABOUT, ADVANCE, BACK, SIDESTEP, WHEEL, Leg
from grognard.table.shapes import box, polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting

CHOOSING = "7.0 choose a manoeuvre"
TESTING = "7.1 manoeuvre test"
PACING = "7.2 distance die"
ASKING = "7.2 choose a way"
CROSSING = "7.8 obstacle die"


def advance(length: float) -> Leg:
    return Leg(ADVANCE, cm(length))


def back(length: float) -> Leg:
    return Leg(BACK, cm(length))


def wheel(degrees: float) -> Leg:
    return Leg(WHEEL, round(100 * degrees))


def patch(
    west: float, south: float, east: float, north: float, traits: int, level: int = 0
) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area("patch", polygon([(cm(x), cm(y)) for x, y in corners]), traits, level)


def wood(west: float, south: float, east: float, north: float) -> Area:
    return patch(west, south, east, north, ROUGH)


def hill(west: float, south: float, east: float, north: float) -> Area:
    return patch(west, south, east, north, SLOPE, 1)


def fence(*points: tuple[float, float], traits: int = OBSTACLE) -> Edge:
    return Edge("fence", [(cm(x), cm(y)) for x, y in points], traits)


def manoeuvring(b: Battle, unit: int = 0, face: int = 6) -> None:
    """Begin to manoeuvre and pass the test."""
    run(b, Manoeuvring(unit))
    settle(b, face)


def moving(b: Battle, unit: int = 0, pips: int = 6) -> None:
    """Begin to move, with a distance die."""
    manoeuvring(b, unit)
    answer(b, MOVE)
    settle(b, pips)


def march(b: Battle, *legs: Leg, unit: int = 0, pips: int = 6) -> None:
    moving(b, unit, pips)
    assert refusal(b, March(list(legs))) == ""
    answer(b, March(list(legs)))


def refusal(b: Battle, action: Action) -> str:
    decision = b.pending
    assert isinstance(decision, Decision)
    found = decision.why_not(b, action)
    return "" if found is None else found.cite


def refused(b: Battle, *legs: Leg, pips: int = 6, unit: int = 0) -> str:
    found = why_not_path(b, b.units[unit], list(legs), pips)
    return "" if found is None else found.cite


def place(b: Battle, unit: int = 0) -> tuple[int, int, int]:
    return b.units[unit].pose.key()


def at(x: float, y: float, facing: float = 0) -> tuple[int, int, int]:
    return pose(x, y, facing).key()


def told(b: Battle, what: str) -> list[list[int]]:
    assert b.events is not None
    return [e.facts() for e in b.events if isinstance(e, Happened) and e.what == what]


# 7.0 One of three


def test_7_0_a_battalion_moves_changes_formation_or_reforms() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 100, 180)])
    b.disorder(0)
    manoeuvring(b)
    for action in (MOVE, REFORM, Form(COLUMN, 0)):
        assert refusal(b, action) == ""
    assert refusal(b, STAY) == "5.1 not asked now"
    assert waiting(b) == CHOOSING


def test_7_0_battalions_that_fight_or_rout_do_not_manoeuvre() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 20, 20), Troops("r3", 100, 20)],
        [Troops("b1", 60, 20.1, 180), Troops("b2", 20, 100, 180)],
    )
    assert [why_not_manoeuvre(b, b.units[uid]) for uid in (0, 1, 2)] == [None, None, None]
    b.engage(0, 3, False)
    b.support(1, 0)
    b.rout(2)
    refusals = [why_not_manoeuvre(b, b.units[uid]) for uid in (0, 1, 2)]
    cites = ["R76 engaged", "R115 joiner bound", "15.6 routers rally"]
    assert [r.cite for r in refusals if r is not None] == cites
    assert why_not_manoeuvre(b, b.units[4]) is None


# 7.1 The test


def test_7_1_every_manoeuvre_is_tested_on_the_activation_table() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    assert waiting(b) == TESTING
    settle(b, 4)
    assert waiting(b) == CHOOSING


def test_7_1_who_fails_does_nothing_this_turn() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    settle(b, 3)
    assert (b.units[0].status, place(b)) == (ACTIVATED, at(60, 20))
    assert b.units[1].status == READY
    assert waiting(b) == ""


@pytest.mark.parametrize(("quality", "score"), [(RECRUITS, 5), (VETERANS, 3), (GUARD, 2)])
def test_7_1_the_score_is_that_of_its_quality(quality: int, score: int) -> None:
    for face, asked in ((score - 1, ""), (score, CHOOSING)):
        b = field([Troops("r1", 60, 20, quality=quality)], [Troops("b1", 60, 100, 180)])
        run(b, Manoeuvring(0))
        settle(b, face)
        assert waiting(b) == asked


def test_7_1_R54_two_drummers_repeat_a_failed_test_twice() -> None:
    b = field([Troops("r1", 60, 20, staff=(2, 0, 0, 0))], [Troops("b1", 60, 100, 180)])
    run(b, Manoeuvring(0))
    settle(b, 1)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    settle(b, 2)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    settle(b, 3)
    assert (rerolls_left(b.units[0], 0), b.units[0].status) == (0, ACTIVATED)
    assert waiting(b) == ""


def test_7_1_what_is_added_to_the_die_is_shown_and_nothing_where_no_die_falls() -> None:
    b = field(
        [Troops("r1", 60, 20, quality=RECRUITS), Troops("r2", 20, 20)], [Troops("b1", 60, 100, 180)]
    )
    assert [tally.total for tally in weigh_manoeuvre(b, b.units[0])] == [0]
    b.join(RED, 1)
    assert weigh_manoeuvre(b, b.units[0])[0].lines[-1] == ("3.6 recruits lowered", -1)
    assert weigh_manoeuvre(b, b.units[1]) == []


# 7.2 The distance


def test_7_2_a_line_moves_5_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    moving(b, pips=4)
    assert refusal(b, March([advance(20)])) == ""
    assert refusal(b, March([advance(20.001)])) == "7.2 beyond the die"
    answer(b, March([advance(20)]))
    assert (place(b), b.units[0].status) == (at(60, 40), ACTIVATED)
    assert waiting(b) == ""


def test_7_2_a_column_moves_7_5_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    moving(b, pips=4)
    assert refusal(b, March([advance(30)])) == ""
    assert refusal(b, March([advance(30.001)])) == "7.2 beyond the die"
    assert waiting(b) == ASKING


def test_R7_one_die_and_any_part_of_it() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.events = []
    moving(b, pips=3)
    answer(b, March([advance(7.3)]))
    assert (place(b), place(b, 1)) == (at(60, 27.3), at(20, 20))
    assert told(b, "paced") == [[0, 3]]
    assert told(b, "marched") == [[0, ADVANCE, 7300]]
    assert waiting(b) == ""


def test_7_2_it_may_halt_and_is_activated_all_the_same() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    march(b, pips=1)
    assert (place(b), b.units[0].status) == (at(60, 20), ACTIVATED)
    assert waiting(b) == ""


def test_7_2_the_question_takes_ways_only() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    moving(b)
    assert refusal(b, MOVE) == "5.1 not asked now"
    assert refusal(b, Manoeuvre(0)) == "5.1 not asked now"
    assert waiting(b) == ASKING


# 7.3 Wheels and steps back


def test_7_3_a_step_back_is_2_5_cm_for_each_pip_in_either_formation() -> None:
    for formation in (LINE, COLUMN):
        b = field([Troops("r1", 60, 60, formation=formation)], [Troops("b1", 60, 110, 180)])
        assert refused(b, back(10), pips=4) == ""
        assert refused(b, back(10.001), pips=4) == "7.2 beyond the die"
        march(b, back(10), pips=4)
        assert place(b) == at(60, 50)
        assert waiting(b) == ""


def test_R64_a_line_of_24_cm_turns_30_degrees_for_5_03_pips() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    assert path_cost(b, b.units[0], [wheel(30)]) == 12566 * 24
    assert path_cost(b, b.units[0], [wheel(30)]) / PIP == pytest.approx(5.03, abs=0.005)
    assert refused(b, wheel(30), pips=5) == "7.2 beyond the die"
    assert refused(b, wheel(30), pips=6) == ""


def test_R64_a_column_of_8_cm_turns_90_degrees_for_as_much() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    assert path_cost(b, b.units[0], [wheel(90)]) == 12566 * 24
    assert refused(b, wheel(90), pips=5) == "7.2 beyond the die"
    assert refused(b, wheel(90), pips=6) == ""


def test_7_3_a_wheel_costs_the_arc_of_the_outer_corner() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    arc = arc_length(cm(24), 2000)
    assert path_cost(b, b.units[0], [wheel(20)]) == arc * 24
    march(b, wheel(20), pips=4)
    u = b.units[0]
    assert u.pose.h == 2000
    inner = u.pose.point(0, width_of(u) // 2)
    assert inner == (cm(72), cm(20))
    assert waiting(b) == ""


def test_R6_steps_and_wheels_are_paid_together_from_the_same_pips() -> None:
    b = field([Troops("r1", 60, 30, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    legs = [advance(7.5), wheel(-45), advance(7.5), back(2.5)]
    arc = arc_length(cm(8), 4500)
    assert path_cost(b, b.units[0], legs) == 3 * PIP + arc * 24
    assert refused(b, *legs, pips=6) == ""
    assert refused(b, *legs, pips=5) == "7.2 beyond the die"


def test_R64_many_small_wheels_cost_as_much_as_one() -> None:
    b = field([Troops("r1", 60, 20, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    small = [wheel(1.01), wheel(-0.99)] * 10
    assert path_cost(b, b.units[0], small) == path_cost(b, b.units[0], [wheel(20)])


def test_7_3_a_way_has_no_other_steps() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    odd = [
        [Leg(SIDESTEP, cm(1))],
        [Leg(ABOUT, 0)],
        [Leg(9, 9)],
        [advance(0)],
        [advance(-1)],
        [back(-1)],
        [wheel(0)],
        [wheel(361)],
        [wheel(-361)],
        [advance(0.1)] * 25,
    ]
    for legs in odd:
        assert refused(b, *legs) == "7.3 forward, wheel or back"
    assert refused(b, advance(10**12)) == "7.2 beyond the die"
    assert refused(b, *[advance(0.1)] * 24) == ""


def test_7_3_prices() -> None:
    assert [move_price(LINE, kind, False) for kind in (ADVANCE, BACK, WHEEL)] == [12, 24, 24]
    assert [move_price(COLUMN, kind, False) for kind in (ADVANCE, BACK, WHEEL)] == [8, 24, 24]
    assert [move_price(COLUMN, kind, True) for kind in (ADVANCE, BACK, WHEEL)] == [16, 48, 48]


# 7.4, 7.5 Formations


def test_7_4_there_are_two_formations() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)])
    for formation in (-1, 2, 99):
        found = why_not_form(b, b.units[0], formation, 0)
        assert found is not None and found.cite == "7.4 two formations"
    assert why_not_form(b, b.units[0], COLUMN, 0) is None


def test_7_5_a_line_becomes_a_column_facing_anywhere_and_its_centre_stays() -> None:
    b = field([Troops("r1", 60, 40), Troops("r2", 20, 40)], [Troops("b1", 60, 110, 180)])
    before = centre(b.units[0])
    manoeuvring(b)
    assert refusal(b, Form(COLUMN, 12345)) == ""
    answer(b, Form(COLUMN, 9000))
    u = b.units[0]
    assert (u.formation, u.pose.h, u.status) == (COLUMN, 9000, ACTIVATED)
    assert (width_of(u), depth_of(u), centre(u)) == (cm(8), cm(12), before)
    assert b.units[1].formation == LINE
    assert waiting(b) == ""


def test_7_5_a_column_becomes_a_line() -> None:
    b = field([Troops("r1", 60, 40, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b)
    answer(b, Form(LINE, 0))
    assert (b.units[0].formation, place(b)) == (LINE, at(60, 36))
    assert waiting(b) == ""


def test_7_5_it_does_not_move_and_change_formation_in_one_turn() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b)
    answer(b, Form(COLUMN, 0))
    assert b.units[0].status == ACTIVATED
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)])
    moving(b)
    assert refusal(b, Form(COLUMN, 0)) == "7.5 not with a move"
    assert refusal(b, REFORM) == "5.1 not asked now"
    assert waiting(b) == ASKING


@pytest.mark.parametrize(
    ("south", "disordered", "asked"),
    [(30, False, PACING), (41, False, CHOOSING), (30, True, CHOOSING)],
)
def test_7_7_in_rough_ground_whoever_can_only_move_is_not_asked(
    south: int, disordered: bool, asked: str
) -> None:
    wood = Area("wood", box(cm(40), cm(south), cm(80), cm(60)), ROUGH)
    b = field([Troops("r1", 60, 40)], [], areas=[wood], routine="auto")
    if disordered:
        b.disorder(0)
    run(b, Manoeuvring(0))
    settle(b, 6)
    assert waiting(b) == asked


def test_R6_to_face_about_is_to_change_formation() -> None:
    b = field([Troops("r1", 60, 40, 30)], [Troops("b1", 60, 110, 180)])
    ground = footprint(b.units[0]).hull.corners()
    manoeuvring(b)
    assert refusal(b, Form(LINE, 3000)) == "7.5 another formation"
    assert refusal(b, Form(LINE, 12000)) == "7.5 another formation"
    assert refusal(b, Form(LINE, 21000)) == ""
    answer(b, Form(LINE, 21000))
    assert (b.units[0].pose.h, b.units[0].formation) == (21000, LINE)
    for (x, y), (u, v) in zip(
        sorted(ground), sorted(footprint(b.units[0]).hull.corners()), strict=True
    ):
        assert abs(x - u) <= 2 and abs(y - v) <= 2
    assert waiting(b) == ""


def form_refusal(b: Battle, formation: int, heading: int, unit: int = 0) -> str:
    found = why_not_form(b, b.units[unit], formation, heading)
    return "" if found is None else found.cite


def test_R63_no_new_formation_over_the_edge() -> None:
    b = field([Troops("r1", 12, 40, formation=COLUMN)], [Troops("b1", 60, 110, 180)])
    assert form_refusal(b, LINE, 0) == ""
    b.move_to(0, pose(11.99, 40))
    assert form_refusal(b, LINE, 0) == "18.6 off the table"


def test_R63_no_new_formation_on_a_unit_or_impassable_ground() -> None:
    red = [Troops("r1", 60, 40, formation=COLUMN), Troops("r2", 84, 36)]
    b = field(red, [Troops("b1", 60, 110, 180)])
    assert form_refusal(b, LINE, 0) == ""
    b.move_to(1, pose(83.9, 36))
    assert form_refusal(b, LINE, 0) == "18.6 overlap"
    for east, cite in ((48.1, "R65 swept path"), (48, "")):
        pond = patch(40, 30, east, 40, IMPASSABLE)
        b = field(red, [Troops("b1", 60, 110, 180)], areas=[pond])
        assert form_refusal(b, LINE, 0) == cite


def test_R63_no_new_formation_within_10_cm_of_an_enemy_who_was_farther() -> None:
    # the column reaches to x = 64, the line will reach to x = 72
    red = [Troops("r1", 60, 40, formation=COLUMN)]
    for west, cite in ((82, ""), (81.9, "7.11 ten centimetres"), (74, "7.11 ten centimetres")):
        b = field(red, [Troops("b1", west, 34, 270)])
        assert form_refusal(b, LINE, 0) == cite


def test_R63_no_new_formation_nearer_to_an_enemy_who_is_near_already() -> None:
    # before and after, its front is 7 cm from the enemy; the column's would be 3 cm from him
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 47, 180), Troops("b2", 20, 110, 180)])
    assert form_refusal(b, LINE, 18000) == ""
    assert form_refusal(b, COLUMN, 0) == "7.11 ten centimetres"
    # a column of 12 cm becomes a line: its front goes back from 7 to 11 cm
    b = field(
        [Troops("r1", 60, 40, formation=COLUMN)],
        [Troops("b1", 60, 47, 180), Troops("b2", 20, 110, 180)],
    )
    assert form_refusal(b, LINE, 0) == ""
    beside = field([Troops("r1", 60, 40, formation=COLUMN)], [Troops("b1", 73.9, 34, 270)])
    assert form_refusal(beside, LINE, 0) == "7.11 ten centimetres"  # 9.9 cm before, 1.9 after


def test_R63_a_screen_keeps_a_new_formation_away_too() -> None:
    for west, cite in ((82, ""), (81.9, "7.11 ten centimetres")):
        b = field([Troops("r1", 60, 40, formation=COLUMN)], [Troops("b1", 95, 80, 180, detached=4)])
        b.place_screen(1, pose(west, 34, 270), cm(2))
        assert form_refusal(b, LINE, 0) == cite


def test_7_5_formations_worth_thinking_about() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 100, 80, 180)])
    manoeuvring(b)
    decision = b.pending
    assert isinstance(decision, ChooseManoeuvre) and not decision.finite
    keys = [action.key() for action in decision.candidates(b)]
    assert len(set(keys)) == len(keys) == 8
    towards = [k for k in keys if k[0] == 10 and k[2] % 9000]
    assert len(towards) == 1 and 4000 < towards[0][2] < 5000
    assert [a.key() for a in decision.legal(b)] == [k for k in keys if k != REFORM.key()]
    b.destroy(1)
    assert nearest_enemy(b, b.units[0]) == NOBODY
    assert len(decision.candidates(b)) == 7


# 7.6 Slow ground


def test_7_6_a_move_that_starts_in_rough_ground_is_at_half_pace() -> None:
    # R66: a line of 24 x 4 cm, rear at y = 16; more than half of it in the wood
    for north, cite in ((18.01, "7.2 beyond the die"), (18, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, north)]
        )
        assert refused(b, advance(20), pips=4) == cite
        assert refused(b, advance(10), pips=4) == ""
        assert refused(b, advance(10.001), pips=4) == cite


def test_7_6_the_slow_pace_holds_to_the_end_of_the_move() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        areas=[wood(40, 10, 80, 21)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(15), pips=6)
    settle(b, 3)
    assert (place(b), b.units[0].has(DISORDERED), waiting(b)) == (at(60, 27.5), True, "")


def test_R9_a_column_has_half_its_own_pace() -> None:
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN)],
        [Troops("b1", 60, 110, 180)],
        areas=[wood(40, 5, 80, 30)],
    )
    assert refused(b, advance(15), pips=4) == ""
    assert refused(b, advance(15.001), pips=4) == "7.2 beyond the die"


def test_R66_more_than_half_of_the_way_through_rough_ground_slows_all_of_it() -> None:
    # from y = 20: of 20 cm just half lies beyond y = 30
    for south, cite in ((29.99, "7.2 beyond the die"), (30, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(40, south, 80, 60)]
        )
        assert refused(b, advance(20), pips=4) == cite
        assert refused(b, advance(19.9), pips=4) == ""  # one may stop short


def test_R66_going_back_it_is_the_middle_of_the_rear_edge_that_counts() -> None:
    # rear edge at y = 36, so 10 cm back lead to y = 26
    for north, cite in ((31.01, "7.2 beyond the die"), (31, "")):
        b = field(
            [Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, north)]
        )
        assert refused(b, back(10), pips=4) == cite


def test_7_7_backward_in_slow_ground_is_1_25_cm_for_each_pip() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, 60)])
    assert refused(b, back(5), pips=4) == ""
    assert refused(b, back(5.001), pips=4) == "7.2 beyond the die"


def test_R78_uphill_is_at_half_pace_and_along_or_down_is_not() -> None:
    slope = hill(40, 30, 80, 60)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[slope])
    assert refused(b, advance(20), pips=4) == "7.2 beyond the die"
    assert refused(b, advance(10), pips=4) == ""  # it may stop short of the slope
    b.move_to(0, pose(60, 40))
    assert refused(b, advance(20), pips=4) == ""
    assert refused(b, back(5), pips=4) == ""
    b.move_to(0, pose(60, 58))
    assert refused(b, advance(20), pips=4) == ""


def test_R78_backward_uphill_is_slow_too() -> None:
    b = field([Troops("r1", 60, 70)], [Troops("b1", 60, 110, 180)], areas=[hill(40, 30, 80, 60)])
    assert refused(b, back(5.99), pips=4) == ""
    assert refused(b, back(10), pips=4) == "7.2 beyond the die"


def test_R64_uphill_the_arc_costs_double() -> None:
    # the middle of the front goes from (60, 20) to about (56.8, 32)
    b = field(
        [Troops("r1", 60, 30, formation=COLUMN)],
        [Troops("b1", 60, 110, 180)],
        areas=[hill(40, 31, 80, 60)],
    )
    legs = [wheel(45)]
    assert slowed(b, b.units[0], legs)
    assert path_cost(b, b.units[0], legs) == arc_length(cm(8), 4500) * 48
    assert refused(b, *legs, pips=6) == ""
    assert refused(b, *legs, pips=5) == "7.2 beyond the die"
    assert not slowed(b, b.units[0], [wheel(5)])


def test_R66_a_wheel_is_followed_along_its_arc() -> None:
    b = field([Troops("r1", 60, 30)], [Troops("b1", 60, 110, 180)])
    points = trodden(b.units[0].pose, cm(24), cm(4), wheel(-12))
    assert (len(points), points[0]) == (4, (cm(60), cm(30)))
    assert trodden(b.units[0].pose, cm(24), cm(4), back(3)) == [
        (cm(60), cm(26)),
        (cm(60), cm(23)),
    ]


def test_R46_with_the_commander_no_ground_slows_it() -> None:
    ground = [wood(40, 10, 80, 30), hill(40, 35, 80, 60)]
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=ground)
    assert refused(b, advance(20), pips=4) == "7.2 beyond the die"
    b.join(RED, 0)
    assert refused(b, advance(20), pips=4) == ""
    assert refused(b, wheel(5), pips=4) == "7.7 straight in rough"  # R96
    assert not slowed(b, b.units[0], [advance(20)])


# 7.7 Only straight in rough ground


def test_7_7_nobody_wheels_in_rough_ground() -> None:
    # wheeling left about (48, 20), the right front corner goes up from (72, 20)
    for west, cite in ((71.9, "7.7 straight in rough"), (73, "")):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(west, 20, 90, 30)]
        )
        assert refused(b, wheel(-5)) == cite
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(50, 10, 90, 30)])
    assert refused(b, wheel(-5)) == "7.7 straight in rough"
    assert refused(b, advance(5)) == ""
    assert refused(b, back(5)) == ""


def test_R96_nobody_changes_formation_in_rough_ground() -> None:
    for south, cite in ((39.9, "7.7 straight in rough"), (40, "")):
        b = field(
            [Troops("r1", 60, 40, formation=COLUMN)],
            [Troops("b1", 60, 110, 180)],
            areas=[wood(40, south, 80, 60)],
        )
        assert form_refusal(b, LINE, 0) == cite
        assert form_refusal(b, COLUMN, 18000) == cite
    # the new line would stand from x = 48 to 72
    for west, cite in ((71.9, "7.7 straight in rough"), (72, "")):
        b = field(
            [Troops("r1", 60, 40, formation=COLUMN)],
            [Troops("b1", 60, 110, 180)],
            areas=[wood(west, 30, 80, 60)],
        )
        assert form_refusal(b, LINE, 0) == cite


# 7.8 Obstacles


def crossing(*, pips: int, length: float, formation: int = LINE) -> Battle:
    """A fence 5 cm ahead, and a way across it declared."""
    b = field(
        [Troops("r1", 60, 20, formation=formation)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(length), pips=pips)
    return b


def test_7_8_an_obstacle_takes_1d6_times_2_5_cm_off_the_move() -> None:
    b = crossing(pips=6, length=30)
    assert (waiting(b), place(b)) == (CROSSING, at(60, 20))
    b.events = []
    settle(b, 4)
    assert place(b) == at(60, 40)
    assert told(b, "obstacle met") == [[0, 0, 4, 0]]
    assert told(b, "marched") == [[0, ADVANCE, cm(20)]]
    assert waiting(b) == ""


def test_R11_with_less_than_nothing_left_it_stops_at_the_obstacle() -> None:
    # 3 pips are 15 cm: 10 left at the fence, that is a 4
    for face, y in ((4, 25), (5, 25), (3, 27.5)):
        b = crossing(pips=3, length=15)
        settle(b, face)
        assert abs(place(b)[1] - cm(y)) <= 2
        assert waiting(b) == ""


def test_R11_the_die_is_not_thrown_before_the_obstacle_is_touched() -> None:
    b = crossing(pips=6, length=5)
    assert (place(b), waiting(b)) == (at(60, 25), "")


def test_R94_what_is_left_carries_it_no_farther_than_it_wanted() -> None:
    b = crossing(pips=6, length=12)
    settle(b, 1)
    assert (place(b), waiting(b)) == (at(60, 32), "")


def test_R94_a_column_pays_centimetres_of_its_own_pace() -> None:
    b = crossing(pips=4, length=30, formation=COLUMN)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 45), "")


def test_R94_backward_the_centimetres_are_backward_ones() -> None:
    b = field(
        [Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 31), (90, 31))]
    )
    march(b, back(15), pips=6)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R94_a_wheel_pays_on_its_arc() -> None:
    # wheeling left about (48, 20) the right front corner meets a fence soon
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((60, 25), (90, 25))]
    )
    march(b, wheel(-30), pips=6)
    assert waiting(b) == CROSSING
    settle(b, 1)
    turned = 36000 - b.units[0].pose.h
    assert arc_length(cm(24), turned) * 24 <= 5 * PIP < arc_length(cm(24), turned + 1) * 24
    assert waiting(b) == ""


def test_R94_a_slowed_move_pays_slow_centimetres() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        areas=[hill(30, 23, 90, 60)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(15), pips=6)
    settle(b, 2)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R95_touching_an_obstacle_it_has_yet_to_cross() -> None:
    b = field(
        [Troops("r1", 60, 25)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    march(b, advance(10), pips=4)
    assert waiting(b) == CROSSING
    settle(b, 6)
    assert abs(place(b)[1] - cm(30)) <= 2
    assert waiting(b) == ""


def test_R95_touching_it_with_too_little_it_stays_where_it_is() -> None:
    b = field(
        [Troops("r1", 60, 25)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    b.events = []
    march(b, advance(5), pips=1)
    settle(b, 3)
    assert abs(place(b)[1] - cm(25)) <= 2
    assert told(b, "obstacle met") == [[0, 0, 3, 1]]
    assert (b.units[0].status, waiting(b)) == (ACTIVATED, "")


def test_R95_lying_across_an_obstacle_it_pays_nothing_more() -> None:
    b = field(
        [Troops("r1", 60, 27)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 25), (90, 25))]
    )
    march(b, advance(20), pips=4)
    assert (place(b), waiting(b)) == (at(60, 47), "")


def test_R124_a_new_formation_across_an_obstacle_throws_no_die_nor_does_the_next_move() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((30, 22), (90, 22))]
    )
    manoeuvring(b)
    answer(b, Form(COLUMN, 0))  # its front is at y = 24 now
    assert (place(b), waiting(b)) == (at(60, 24), "")
    b.end_turn()
    march(b, advance(10))
    assert (place(b), waiting(b)) == (at(60, 34), "")


def test_R95_every_obstacle_has_one_die() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 35), (90, 35)), fence((30, 25), (90, 25))],
    )
    march(b, advance(20), back(1), pips=6)
    assert waiting(b) == CROSSING
    settle(b, 1)
    assert waiting(b) == CROSSING
    settle(b, 1)
    assert (place(b), waiting(b)) == (at(60, 39), "")


def test_R94_an_obstacle_out_of_reach_after_another_is_not_diced_for() -> None:
    b = field(
        [Troops("r1", 60, 20)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25)), fence((30, 45), (90, 45))],
    )
    march(b, advance(30), pips=6)
    settle(b, 4)
    assert (place(b), waiting(b)) == (at(60, 40), "")


def test_R11_an_obstacle_aside_costs_nothing() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[fence((72.1, 25), (90, 25))]
    )
    march(b, advance(30), pips=6)
    assert (place(b), waiting(b)) == (at(60, 50), "")


# 7.10 Reforming


def test_7_10_a_disordered_battalion_reforms_where_it_stands() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.disorder(0)
    b.disorder(1)
    manoeuvring(b)
    answer(b, REFORM)
    assert b.units[0].has(MENDING) and not b.units[1].has(MENDING)
    assert (place(b), b.units[0].status, waiting(b)) == (at(60, 20), ACTIVATED, "")


def test_R13_order_returns_at_the_end_of_the_turn_and_not_before() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    b.disorder(0)
    b.disorder(1)
    manoeuvring(b)
    answer(b, REFORM)
    assert b.units[0].has(DISORDERED)
    b.end_turn()
    assert not b.units[0].has(DISORDERED)
    assert b.units[1].has(DISORDERED)


def test_7_10_who_is_in_order_does_not_reform() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b)
    assert refusal(b, REFORM) == "7.10 in order already"
    b.disorder(0)
    assert refusal(b, REFORM) == ""
    b.mend(0)
    assert why_not_reform(b.units[0]) is not None
    assert waiting(b) == CHOOSING


# 7.11 Ten centimetres


def test_7_11_a_move_keeps_10_cm_from_the_enemy() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 50, 180)])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "7.11 ten centimetres"


def test_R8_and_from_an_enemy_screen() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 80, 180, detached=4)])
    b.place_screen(1, pose(60, 50, 180), cm(2))
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "7.11 ten centimetres"


def test_R65_every_moment_of_a_move_is_judged() -> None:
    # past an enemy's corner and beyond it: both ends are far enough
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN)],
        [Troops("b1", 85.9, 45, 180), Troops("b2", 20, 110, 180)],
    )
    assert refused(b, advance(45)) == "7.11 ten centimetres"
    b.move_to(1, pose(86, 45, 180))
    assert refused(b, advance(45)) == ""


def test_7_11_by_how_much_a_way_leads_too_near_is_told() -> None:
    b = field(
        [Troops("r1", 60, 20)], [Troops("b1", 20, 70, 180, detached=4), Troops("b2", 60, 50, 180)]
    )
    b.place_screen(1, pose(10, 60, 180), cm(2))
    assert nearest_on_way(b, b.units[0], [advance(22)]) == (2, cm(8))
    assert nearest_on_way(b, b.units[0], []) == (2, cm(30))
    b.destroy(2)
    assert nearest_on_way(b, b.units[0], [advance(22)])[0] == 1
    b.destroy(1)
    assert nearest_on_way(b, b.units[0], [advance(22)]) == (NOBODY, -1)


def test_R8_an_enemy_nearer_already_need_not_be_left_but_may_not_be_approached() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 27, 180)])
    assert gap(footprint(b.units[0]), footprint(b.units[1])) == cm(7)
    assert refused(b, advance(0.1)) == "7.11 ten centimetres"
    assert refused(b, back(1)) == ""
    assert refused(b, back(1), advance(1)) == ""
    assert refused(b, back(1), advance(1.1)) == "7.11 ten centimetres"
    assert refused(b, wheel(10)) == "7.11 ten centimetres"
    assert refused(b) == ""


def test_R65_a_wheel_is_judged_at_every_moment() -> None:
    # the rear corner swings out to x = 49.58 on its way, and ends at x = 52
    red, far_off = [Troops("r1", 60, 40, formation=COLUMN)], Troops("b2", 60, 115, 180)
    for east, cite in ((39.6, "7.11 ten centimetres"), (39.57, "")):
        b = field(red, [Troops("b1", east, 40, 90), far_off])
        assert refused(b, wheel(90)) == cite


# R65, R81 Where a way may lead


def test_R81_nobody_leaves_the_table() -> None:
    b = field([Troops("r1", 60, 100)], [Troops("b1", 20, 20)])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "18.6 off the table"
    b.move_to(0, pose(12, 60))
    assert refused(b, wheel(-5)) == ""
    b.move_to(0, pose(12, 60, 180))
    assert refused(b, wheel(-5)) == "18.6 off the table"
    b.move_to(0, pose(60, 5))
    assert refused(b, back(1)) == ""
    assert refused(b, back(1.003)) == "18.6 off the table"


def test_R65_nobody_enters_impassable_ground() -> None:
    pond = patch(40, 40, 80, 50, IMPASSABLE)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[pond])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "R65 swept path"
    gorge = fence((30, 40), (90, 40), traits=IMPASSABLE)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], edges=[gorge])
    assert refused(b, advance(20)) == ""
    assert refused(b, advance(20.003)) == "R65 swept path"
    assert refused(b, wheel(30)) == ""


def test_R65_a_move_ends_on_nobody_but_may_pass_through_friends() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 60, 35), Troops("r3", 20, 20)],
        [Troops("b1", 60, 110, 180)],
    )
    assert refused(b, advance(11)) == ""
    assert refused(b, advance(11.003)) == "18.6 overlap"
    assert refused(b, advance(18.97)) == "18.6 overlap"
    assert refused(b, advance(19)) == ""
    march(b, advance(19))
    assert [u.has(DISORDERED) for u in b.units] == [True, True, False, False]
    assert waiting(b) == ""


def test_R65_a_way_cut_short_stops_before_the_friend_it_would_end_on() -> None:
    # the fence takes 10 cm: it would end on r2, which lies on r3's side of the way
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 60, 40), Troops("r3", 60, 35.5)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 25), (90, 25))],
    )
    march(b, advance(30), pips=6)
    settle(b, 4)
    assert abs(place(b)[1] - cm(31.5)) <= 2
    assert [u.has(DISORDERED) for u in b.units] == [False, False, False, False]
    assert waiting(b) == ""


def test_R65_steps_before_a_friend_are_kept() -> None:
    b = field(
        [Troops("r1", 60, 20, formation=COLUMN), Troops("r2", 60, 36)],
        [Troops("b1", 60, 110, 180)],
    )
    legs = before_friends(b, b.units[0], [back(1), advance(15)])
    assert [leg.key() for leg in legs] == [(BACK, 1000), (ADVANCE, 13000)]
    assert before_friends(b, b.units[0], [advance(3), wheel(3)])[0].amount == 3000
    b.move_to(1, pose(60, 24))
    assert before_friends(b, b.units[0], [advance(3)]) == []


# R50, R70 The screen comes along


def test_R70_the_screen_moves_with_its_battalion() -> None:
    b = field([Troops("r1", 60, 20, detached=4)], [Troops("b1", 60, 110, 180)])
    b.place_screen(0, pose(60, 27), cm(2))
    march(b, advance(10))
    assert waiting(b).startswith("10.")
    decision = b.pending
    assert isinstance(decision, Decision) and decision.seat == RED
    screen = decision.legal(b)[0]
    assert isinstance(screen, PlaceScreen)
    answer(b, screen)
    assert (place(b), waiting(b)) == (at(60, 30), "")


def test_R50_the_screen_follows_a_change_of_formation() -> None:
    b = field([Troops("r1", 60, 20, detached=4)], [Troops("b1", 60, 110, 180)])
    b.place_screen(0, pose(60, 27), cm(2))
    manoeuvring(b)
    answer(b, Form(COLUMN, 18000))
    assert waiting(b).startswith("10.")


def test_R46_an_enemy_commander_on_the_way_makes_room() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 20, 110, 180)])
    b.place_commander(BLUE, cm(60), cm(30))
    march(b, advance(15))
    c = b.commanders[BLUE]
    assert (c.alive, c.x, c.y) == (True, cm(60), cm(40))
    assert waiting(b) == ""


def test_R46_and_for_a_new_formation_too() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 20, 110, 180)])
    b.place_commander(BLUE, cm(60), cm(43))
    manoeuvring(b)
    answer(b, Form(COLUMN, 0))
    assert (b.commanders[BLUE].y, waiting(b)) == (cm(53), "")


def test_R11_skirmishers_pay_nothing_for_obstacles() -> None:
    b = field(
        [Troops("r1", 60, 20, detached=4)],
        [Troops("b1", 60, 110, 180)],
        edges=[fence((30, 26), (90, 26))],
    )
    b.place_screen(0, pose(60, 24), cm(2))
    march(b, advance(5))
    answer(b, PlaceScreen(0, pose(60, 32), cm(2)))
    assert (b.units[0].screen_pose.key(), waiting(b)) == (at(60, 32), "")


# R98 The French of Barrosa


def test_R98_by_option_the_french_keep_to_their_hill_for_two_turns() -> None:
    red, blue = [Troops("r1", 60, 20)], [Troops("b1", 60, 62, 180), Troops("b2", 100, 110, 180)]
    ground = [hill(40, 50, 80, 100)]
    b = field(red, blue, areas=ground)
    assert refused(b, advance(15), unit=1) == ""
    b = field(red, blue, areas=ground, french_hold="on")
    assert must_hold(b, b.units[1]) and not must_hold(b, b.units[2])
    assert refused(b, advance(14), unit=1) == ""
    assert refused(b, advance(14.01), unit=1) == "R98 hold the hill"
    assert refused(b, advance(15), unit=2) == ""
    assert refused(b, unit=1) == ""
    b.turn = 3
    assert refused(b, advance(15), unit=1) == ""


# Ways worth thinking about


def lengths(b: Battle, pips: int, unit: int = 0) -> list[list[tuple[int, int]]]:
    u = b.units[unit]
    return [[leg.key() for leg in legs] for legs in list_paths(b, u, mover_of(b, u, pips))]


def test_7_2_ways_worth_thinking_about_in_the_open() -> None:
    b = field([Troops("r1", 60, 30, formation=COLUMN)], [Troops("b1", 60, 115, 180)])
    ways = lengths(b, 4)
    assert ways[:3] == [[], [(ADVANCE, 30000)], [(ADVANCE, 15000)]]
    wheels = [way[0][1] for way in ways if way and way[0][0] == WHEEL]
    assert wheels == [1500, -1500, 3000, -3000, 4500, -4500]
    assert ways[-1] == [(BACK, 10000)]
    assert len(ways) <= 16


def test_7_2_ways_stop_at_ranges_and_at_10_cm_from_the_enemy() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 55, 180), Troops("b2", 10, 110, 180)])
    ways = lengths(b, 6)
    for length in (25000, 12500, 20000, 5000):
        assert [(ADVANCE, length)] in ways
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 55, 180), Troops("b2", 60, 50, 180)])
    assert [(ADVANCE, 20000)] in lengths(b, 6)
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 65, 180)])
    assert [way for way in lengths(b, 6) if way == [(ADVANCE, 15000)]] == [[(ADVANCE, 15000)]]
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 50, 180)])
    assert [way for way in lengths(b, 6) if way and way[0][0] == ADVANCE] == []


def test_7_2_ways_stop_at_rough_ground() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 115, 180)], areas=[wood(40, 32, 80, 60)])
    ways = lengths(b, 6)
    assert [(ADVANCE, 12000)] in ways
    assert [(ADVANCE, 15000)] in ways  # 3 cm of it rough, and half of 30 cm: all slow
    b.move_to(0, pose(60, 40))
    assert [(BACK, 7500)] in lengths(b, 6)


def test_7_2_ways_uphill_are_half_as_long_and_wheels_without_a_rest_stand_alone() -> None:
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 115, 180)], areas=[hill(0, 21, 120, 80)])
    ways = lengths(b, 6)
    assert [(ADVANCE, 15000)] in ways
    slow = [way for way in ways if way and way[0] == (WHEEL, 1500)]
    assert slow == [[(WHEEL, 1500), (ADVANCE, (6 * PIP - 6283 * 48) // 24)]]
    assert [way for way in ways if way and way[0] == (WHEEL, 3000)] == [[(WHEEL, 3000)]]
    assert all(not way or way[0][1] != 4500 for way in ways)


@pytest.mark.parametrize("pips", [1, 3, 6])
def test_7_2_the_quick_list_is_the_slow_one(pips: int) -> None:
    ground = [wood(20, 40, 45, 60), hill(60, 35, 100, 70), patch(5, 30, 15, 50, IMPASSABLE)]
    edges = [fence((50, 30), (70, 34)), fence((80, 30), (95, 30), traits=IMPASSABLE)]
    red = [
        Troops("r1", 25, 30),
        Troops("r2", 60, 20, 20, formation=COLUMN),
        Troops("r3", 100, 20, 340),
        Troops("r4", 30, 52, 90, formation=COLUMN),
        Troops("r5", 110, 45, formation=COLUMN),
    ]
    blue = [Troops("b1", 62, 48, 200, detached=4), Troops("b2", 20, 80, 180)]
    b = field(red, blue, areas=ground, edges=edges, french_hold="on")
    b.place_screen(5, pose(62, 41, 180), cm(2))
    for uid in range(7):
        decision = ChoosePath(b.units[uid].seat, uid, pips)
        candidates = decision.candidates(b)
        slow = [a.key() for a in candidates if decision.why_not(b, a) is None]
        assert [a.key() for a in decision.legal(b)] == slow
        assert slow[0] == (12,) and len(candidates) <= 16
        assert len({a.key() for a in candidates}) == len(candidates)


def test_7_2_a_wheel_in_the_open_is_not_measured_piece_by_piece() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 115, 180)])
    around = mover_of(b, b.units[0], 6)
    assert around.free and not around.enemies and not around.whole_way
    assert why_not_way(around, [wheel(28)]) is None


# The procedures are kept in saved games


def test_7_2_a_move_in_progress_is_copied_and_asked_again() -> None:
    b = crossing(pips=6, length=30)
    other = b.clone()
    settle(b, 6)
    top = other.stack[-1]
    assert isinstance(top, Movement)
    kept = Movement(0)
    kept.restore(top.fields())
    kept.stage = top.stage
    other.stack[-1] = kept
    ask_again(other)
    assert waiting(other) == CROSSING
    settle(other, 2)
    assert (place(b), place(other)) == (at(60, 35), at(60, 45))


def test_7_0_a_manoeuvre_in_progress_is_copied_and_asked_again() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 20, 20)], [Troops("b1", 60, 110, 180)])
    manoeuvring(b, 1)
    other = b.clone()
    top = other.stack[-1]
    kept = Manoeuvring(0)
    kept.restore(top.fields())
    kept.stage = top.stage
    other.stack[-1] = kept
    ask_again(other)
    assert waiting(other) == CHOOSING
    answer(other, MOVE)
    settle(other, 1)
    again = other.clone()
    ask_again(again)
    answer(again, March([advance(5)]))
    assert (place(again, 1), place(other, 1), waiting(again)) == (at(20, 25), at(20, 20), "")
    assert not b.units[1].has(ROUTING)
