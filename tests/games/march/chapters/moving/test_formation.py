"""Chapter 7, formations: line to column and back, and facing about."""

from __future__ import annotations

from grognard.games.march.chapters.figures import centre, depth_of, footprint, width_of
from grognard.games.march.chapters.moving.formation import nearest_enemy, why_not_form
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre
from grognard.games.march.model.actions import COLUMN, LINE, REFORM, Form
from grognard.games.march.model.pieces import ACTIVATED, IMPASSABLE, NOBODY
from grognard.games.march.model.state import Battle
from grognard.kernel.umpire import answer
from tests.games.march.chapters.moving.ways import (
    ASKING,
    at,
    manoeuvring,
    moving,
    patch,
    place,
    refusal,
    wood,
)
from tests.games.march.field import Troops, cm, field, pose, waiting

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


# 7.7 Rough ground


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
