"""What a player may regret, each with its rule."""

from __future__ import annotations

from typing import Any

from grognard.games import game as find_game
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from grognard.games.march.model.actions import (
    COLUMN,
    COUNTER_CHARGE,
    LINE,
    STAY,
    Attack,
    FireAt,
    Form,
    Join,
    Manoeuvre,
    March,
    Pass,
    SkirmishAt,
)
from grognard.games.march.model.pieces import HARD_COVER, LIGHT_COVER, OBSTACLE, ROUGH
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.paths import ADVANCE, WHEEL, Leg
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import RED, Troops, cm, field, pose

GAME = find_game("march")


def warned(b: Battle, action: Action, lang: str = "en") -> dict[str, str]:
    return {warning.cite: warning.words for warning in GAME.warnings(b, action, lang)}


def on_the_march(red: list[Troops], blue: list[Troops], **more: Any) -> Battle:
    b = field(red, blue, **more)
    b.pending = ChoosePath(RED, 0, 6)
    return b


AHEAD = March([Leg(ADVANCE, cm(15))])


def test_a_way_over_open_ground_is_nothing_to_regret() -> None:
    b = on_the_march([Troops("b1", 60, 40)], [Troops("f1", 60, 110, 180)])
    assert warned(b, AHEAD) == {} and warned(b, STAY) == {}


def test_7_8_8_1_8_3_what_lies_on_the_way() -> None:
    corners = [(cm(50), cm(46)), (cm(70), cm(46)), (cm(70), cm(48)), (cm(50), cm(48))]
    hedge = Edge("hedge", [(cm(40), cm(50)), (cm(80), cm(50))], OBSTACLE | LIGHT_COVER)
    b = on_the_march(
        [Troops("b1", 60, 40, formation=COLUMN), Troops("b2", 60, 45, rankers=8)],
        [Troops("f1", 60, 110, 180)],
        areas=[Area("marsh", polygon(corners), ROUGH)],
        edges=[hedge],
    )
    assert warned(b, AHEAD) == {
        "8.1 rough ground": "It crosses the marsh and becomes disordered.",
        "8.3 mixing": "It passes through friends, and all become disordered: b2.",
        "7.8 obstacle die": "The hedge is in its way: the die may stop it there.",
    }


def test_8_0_a_flank_shown_at_the_end_of_a_way_or_by_a_new_front() -> None:
    blue = [Troops("f1", 84, 60, 270)]
    b = on_the_march([Troops("b1", 60, 46, rankers=8)], blue)
    words = "There it could be charged in flank or rear: f1."
    assert warned(b, AHEAD) == {"8.0 struck aside": words}
    b = field([Troops("b1", 60, 46, rankers=8)], [Troops("f1", 84, 46, 270)])
    b.pending = ChooseManoeuvre(RED, 0)
    assert warned(b, Form(COLUMN, 0), "fr").keys() == {"8.0 struck aside"}
    assert warned(b, Form(LINE, 9000)) == {}
    b.activate(1)
    assert warned(b, Form(COLUMN, 0)) == {}


def test_7_9_12_5_what_a_charge_risks() -> None:
    wall = Edge("wall", [(cm(40), cm(59)), (cm(80), cm(59))], OBSTACLE | HARD_COVER)
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, 180)], edges=[wall])
    assert warned(b, Attack(0, 1, 0)) == {
        "7.9 charge across": "The wall is in its way: it arrives disordered.",
        "12.5 hard cover": "F1 is behind hard cover: -4 in the combat.",
    }
    near = field([Troops("b1", 60, 40)], [Troops("f1", 60, 44, 180)])
    assert warned(near, Attack(0, 1, 0)) == {}


def test_6_1_13_1_what_an_activation_gives_up() -> None:
    b = field([Troops("b1", 60, 40, detached=5)], [Troops("f1", 60, 55, 180)])
    b.place_screen(0, pose(30, 40), cm(2))
    b.disorder(0)
    assert warned(b, Pass(0)) == {
        "6.1 kind declared": "B1 has a target and would not shoot.",
        "7.10 reform": "B1 is disordered and would not reform its ranks.",
    }
    answer = "Once b1 has acted it cannot fire at a charge: f1."
    assert warned(b, Manoeuvre(0)) == {"13.1 not yet activated": answer}
    assert warned(b, FireAt(0, 1, False)) == warned(b, SkirmishAt(0, 1, False)) == {}
    alone = field([Troops("b1", 60, 40)], [])
    assert warned(alone, Pass(0)) == {} and warned(alone, Manoeuvre(0)) == {}


def test_3_6_who_has_the_commander_has_him_from_the_others() -> None:
    b = field([Troops("b1", 60, 40), Troops("b2", 30, 40)], [])
    words = "While he is with b1, all others are one step worse."
    assert warned(b, Join(0)) == {"3.6 quality lowered": words}
    b.join(RED, 1)
    assert warned(b, Join(0)) == {}


def test_R53_a_charge_in_turn_is_fire_given_up() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 55, 180)])
    assert warned(b, COUNTER_CHARGE).keys() == {"R53 counter charge"}


def test_a_wheel_in_place_shows_no_flank_to_those_before_it() -> None:
    b = on_the_march([Troops("b1", 60, 40)], [Troops("f1", 60, 55, 180)])
    assert warned(b, March([Leg(WHEEL, 500)])) == {}


def test_9_4_who_plays_without_measuring_is_warned_of_no_distance() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, 180)], measuring="none")
    assert warned(b, Manoeuvre(0)) == {}
