"""What is added to a refusal: who, where, and by how much, in both languages."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.march.chapters.activation import Activations
from grognard.games.march.chapters.commander import ChooseRide
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from grognard.games.march.chapters.setting_up.setup import ChooseBattalion, ChoosePost, ChooseScreen
from grognard.games.march.chapters.shooting.skirmishers import ChoosePlace
from grognard.games.march.model import actions as a
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import (
    ENTANGLED,
    FALTERED,
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    ROUGH,
    SETTING_UP,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.screen.refusal_details import detail
from grognard.games.march.text.notation import parse
from grognard.kernel.decision import Decision
from grognard.kernel.refusal import Refusal
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import RED, Troops, cm, field, pose, run

GAME = find_game("march")


def patch(
    name: str, west: int, south: int, east: int, north: int, traits: int, **more: int
) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area(name, polygon([(cm(x), cm(y)) for x, y in corners]), traits, **more)


def asked(b: Battle, decision: Decision) -> Battle:
    b.pending = decision
    return b


def why(b: Battle, text: str, lang: str = "en") -> str:
    """The refusal of an order, its paragraph first, then only its details."""
    decision = b.pending
    assert isinstance(decision, Decision)
    action = parse(b, text)
    refusal = decision.why_not(b, action)
    assert refusal is not None, text
    said = detail(b, action, refusal, lang)
    assert GAME.reason(b, action, refusal, lang).endswith(said)
    return f"{refusal.cite.split()[0]} {said}".rstrip()


def acting(b: Battle) -> Battle:
    b.active = RED
    run(b, Activations())
    return b


# 4 Set-up


@pytest.fixture
def setting_up() -> Battle:
    pond = patch("pond", 90, 0, 110, 20, IMPASSABLE)
    red = [Troops("b1", 60, 20), Troops("b2", 20, 20), Troops("b3", 20, 10)]
    b = field(red, [Troops("f1", 60, 90, 180)], areas=[pond])
    b.phase = SETTING_UP
    for uid in (1, 2):
        u = b._edit(uid)
        u.place = 0
        u.rankers = u.roster.rankers
    b._command(RED).placed = False
    return asked(b, ChooseBattalion(RED, "4.7 one by one"))


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("place b2 6,20 0 line", "18.6 It would go 6 cm over the western edge of the table."),
        (
            "place b2 20,33.25 0 line",
            "4.5 It would be 3.25 cm outside its zone on the northern side; "
            "the zone goes from 0, 0 cm to 120, 30 cm.",
        ),
        ("place b2 64,18 0 line", "18.6 B1 is there."),
        ("place b2 100,15 0 line", "4.2 It would touch the pond."),
        ("place b2 20,20 0 line detach 6", "R67 You asked for 6; the most is 5."),
        ("place f1 20,20 0 line", "4.7 F1 belongs to Blue."),
        ("place b1 20,20 0 line", "4.7 B1 is at 60, 20 cm."),
        (
            "place b2 600,20 0 line",
            "18.6 It would go 492 cm over the eastern edge of the table.",
        ),
    ],
)
def test_where_a_battalion_may_not_be_placed(setting_up: Battle, order: str, said: str) -> None:
    assert why(setting_up, order) == said


def test_in_french_numbers_have_a_comma(setting_up: Battle) -> None:
    said = why(setting_up, "place b2 20,33.25 0 line", "fr")
    assert said == (
        "4.5 Il sortirait de 3,25 cm de sa zone, côté nord\xa0; la zone va de 0\xa0; 0 cm à "
        "120\xa0; 30 cm."
    )


def test_who_would_find_no_room() -> None:
    b = GAME.setup("training", {"red-army": "british: Many; 48 recruits; 48 recruits; 48 recruits"})
    assert isinstance(b, Battle)
    b.sides = [0, 1]
    asked(b, ChooseBattalion(RED, "4.7 one by one"))
    action = parse(b, "place b1 60,20 45 line")
    said = detail(b, action, Refusal("R107 room for all"), "en")
    assert said == "Still to be placed: 2nd Battalion (b2), 3rd Battalion (b3)."
    assert detail(b, action, Refusal("R82 setup choices"), "en") == ""


def test_where_a_screen_may_not_stand() -> None:
    red = [Troops("b1", 60, 20, detached=5), Troops("b2", 60, 10, detached=5)]
    pond = patch("pond", 38, 22, 44, 26, IMPASSABLE)
    b = field(red, [Troops("f1", 60, 36, 180)], areas=[pond])
    b.place_screen(1, pose(60, 14), cm(2))
    asked(b, ChoosePlace(RED, 0))
    assert why(b, "screen b1 60,21 0 gap 5").startswith("R70 You asked for 5 cm; 2 to 4 cm is")
    assert why(b, "screen b1 3,20 0").startswith("R81 It would go 5 cm over the western edge")
    assert why(b, "screen b1 60,34 0") == (
        "10.4 It would be 12 cm away from its battalion; the most is 10 cm."
    )
    assert why(b, "screen b1 47,24 0") == "R65 It would touch the pond."
    assert why(b, "screen b1 60,14 0") == "18.6 The screen of b2 is there."
    assert why(b, "screen b1 60,19 0") == "18.6 B1 is there."
    assert why(b, "screen b1 60,29 0") == (
        "R8 It would come within 7 cm of f1; it must stay at least 10 cm away."
    )
    assert detail(b, parse(b, "screen f1 60,29 0"), Refusal("10.2 skirmishers"), "en") == ""
    assert detail(b, parse(b, "screen b1 60,29 0"), Refusal("5.1 not asked now"), "en") == ""


def test_a_light_screen_is_leashed_as_a_whole() -> None:
    b = field([Troops("b1", 60, 20, light=True, detached=18)], [Troops("f1", 60, 90, 180)])
    asked(b, ChoosePlace(RED, 0))
    assert why(b, "screen b1 60,38 0") == (
        "R68 It would be 16 cm away from its battalion; the most is 15 cm."
    )


def test_a_screen_is_set_up_in_the_own_zone() -> None:
    b = field([Troops("b1", 60, 27, detached=5), Troops("b2", 20, 27)], [])
    b.phase = SETTING_UP
    asked(b, ChooseScreen(RED, "R82 setup choices", 0))
    assert "R106 It would be 5 cm outside its zone on the northern side" in why(
        b, "screen b1 60,35 0"
    )
    b._edit(1).place = 0
    refusal = Refusal("R107 room for all")
    assert detail(b, parse(b, "screen b1 60,29 0"), refusal, "en") == "Still to be placed: b2."


def test_where_a_commander_may_not_be_posted(setting_up: Battle) -> None:
    b = asked(setting_up, ChoosePost(RED, "4.8 commanders last"))
    assert why(b, "commander 60,18") == "R106 B1 is there."
    assert why(b, "commander 60,35").startswith("R106 It would be 5 cm outside its zone")
    assert why(b, "commander 100,10") == "4.2 It would touch the pond."
    assert why(b, "commander 600,10").startswith("18.6 It would go 480 cm over the eastern")
    assert detail(b, parse(b, "commander 10,18"), Refusal("R106 set up inside"), "en") == ""


# 3 The Supreme Commander


def test_where_he_may_not_ride() -> None:
    pond = patch("pond", 20, 20, 30, 30, IMPASSABLE)
    red = [Troops("b1", 10, 40), Troops("b2", 100, 20)]
    b = field(red, [Troops("f1", 60, 60, 180, detached=5)], areas=[pond])
    b.place_screen(2, pose(60, 53, 180), cm(2))
    b.place_commander(RED, cm(10), cm(10))
    asked(b, ChooseRide(RED, cm(90)))
    assert why(b, "ride 110,10") == "3.5 It is 100 cm away; his die gives 90 cm."
    assert why(b, "ride 25,25") == "R97 It would touch the pond."
    assert why(b, "ride 10,38") == "R97 B1 is there."
    assert why(b, "ride 60,45") == (
        "R97 It would come within 8 cm of the screen of f1; it must stay at least 10 cm away."
    )
    assert why(b, "ride 600,10") == ("R81 It would go 480 cm over the eastern edge of the table.")
    assert why(b, "join f1") == "3.1 F1 belongs to Blue."
    asked(b, ChooseRide(RED, cm(200)))
    assert why(b, "ride 80,90") == "R97 F1 is in the way."
    asked(b, ChooseRide(RED, cm(10)))
    assert why(b, "join b2") == "3.5 It is 78.23 cm away; his die gives 10 cm."
    b.join(RED, 0)
    assert why(b, "join b1") == "3.1"
    b.destroy(1)
    assert why(b, "join b2") == "3.1"
    assert detail(b, parse(b, "ride 10,100"), Refusal("R97 the ride"), "en") == ""


# 7 Manoeuvre


def moving(b: Battle, pips: int = 6) -> Battle:
    return asked(b, ChoosePath(RED, 0, pips))


def test_what_a_way_costs() -> None:
    wood = patch("wood", 50, 22, 70, 60, ROUGH | LIGHT_COVER)
    b = moving(field([Troops("b1", 60, 20), Troops("b2", 20, 20)], [], areas=[wood]), 3)
    assert why(b, "advance 12") == "7.2 It needs 4.8 pips and has 3; the ground slows it."
    assert why(b, "back 10") == "7.2 It needs 4 pips and has 3."
    assert why(b, "back 10", "fr") == "7.2 Il lui faut 4 points, et il en a 3."
    assert why(b, "wheel right 30") == "7.2 It needs 5.03 pips and has 3."
    assert why(b, "advance 101") == "7.2 101 cm in one leg; no die gives more than 100 cm."
    assert why(b, "advance 1, advance 0, back 1") == "7.3 Leg 2 is not a move."
    assert why(b, ", ".join(["advance 0.1"] * 25)) == "7.3 25 legs; the most is 24."


def test_what_a_way_meets() -> None:
    wood = patch("wood", 50, 20, 70, 60, ROUGH | LIGHT_COVER)
    wall = Edge("wall Long", [(cm(80), cm(30)), (cm(120), cm(30))], IMPASSABLE)
    red = [Troops("b1", 60, 18), Troops("b2", 20, 20), Troops("b3", 100, 20)]
    blue = [Troops("f1", 20, 40, 180, detached=4), Troops("f2", 100, 60, 180)]
    b = field(red, blue, areas=[wood], edges=[wall])
    b.place_screen(3, pose(20, 33, 180), cm(2))
    moving(b)
    assert why(b, "wheel left 10") == "7.7 It would touch the wood."
    assert why(b, "back 15") == "18.6 It would go 1 cm over the southern edge of the table."
    asked(b, ChoosePath(RED, 1, 6))
    assert why(b, "advance 8") == (
        "7.11 It would come within 5 cm of the screen of f1; it must stay at least 10 cm away."
    )
    asked(b, ChoosePath(RED, 2, 6))
    assert why(b, "advance 12") == "R65 It would touch Long."
    b.move_to(0, pose(100, 12))
    assert why(b, "back 5") == "18.6 B1 is there."


def test_without_measuring_no_distance_is_shown() -> None:
    b = moving(field([Troops("b1", 60, 20)], [Troops("f1", 60, 40, 180)], measuring="none"))
    assert why(b, "advance 15") == "7.11 It would come too near to f1."
    assert why(b, "advance 15", "fr") == "7.11 Il viendrait trop près de f1."


def test_a_new_formation_meets_the_same() -> None:
    wood = patch("wood", 30, 10, 50, 30, ROUGH)
    pond = patch("pond", 60, 60, 70, 70, IMPASSABLE)
    red = [Troops("b1", 60, 20), Troops("b2", 84, 32)]
    b = field(red, [Troops("f1", 100, 40, 180)], areas=[wood, pond])
    asked(b, ChooseManoeuvre(RED, 0))
    assert why(b, "form line 0") == "7.5"
    assert why(b, "form column 0") == "7.7 It would touch the wood."
    b.move_to(0, pose(84, 26))
    assert why(b, "form column 0") == "18.6 B2 is there."
    b.move_to(0, pose(100, 29))
    assert why(b, "form column 0") == (
        "7.11 It would come within 7 cm of f1; it must stay at least 10 cm away."
    )
    b.move_to(0, pose(118, 10, 90))
    assert why(b, "form column 90") == "18.6 It would go 2 cm over the eastern edge of the table."
    b.move_to(0, pose(65, 58))
    assert why(b, "form column 0") == "R65 It would touch the pond."


def test_nothing_is_said_where_nobody_manoeuvres() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 90, 180)]))
    assert why(b, "advance 5") == "5.1"
    assert why(b, "move") == "5.1"


# 5 Activations


def test_who_cannot_be_activated() -> None:
    red = [Troops("b1", 60, 20), Troops("b2", 20, 20), Troops("b3", 90, 20)]
    b = acting(field(red, [Troops("f1", 60, 90, 180)]))
    b.leave_table(1)
    b._edit(2).marks |= FALTERED
    b._edit(2).until = 3
    assert why(b, "pass f1") == "5.4 F1 belongs to Blue."
    assert why(b, "pass b2") == "5.4 B2 has fled from the table."
    assert why(b, "pass b3") == "5.4 It recovers after turn 3."
    b.destroy(2)
    assert why(b, "pass b3", "fr") == "5.4 B3 a été détruit."
    b.activate(0)
    assert why(b, "pass b1") == "5.4"


def test_with_whom_somebody_fights() -> None:
    red = [Troops("b1", 60, 50), Troops("b2", 20, 20)]
    b = acting(field(red, [Troops("f1", 60, 50, 180), Troops("f2", 20, 60, 180)]))
    b.engage(0, 2, False)
    assert why(b, "pass b1") == "R76 B1 is in combat with f1."
    assert why(b, "fire b2 > f1") == "R76 F1 is in combat with b1."
    b._edit(2).marks |= ENTANGLED
    assert why(b, "attack b2 > f1").startswith(("12.9", "R26"))


# 9 Shooting


def test_how_far_it_is() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 70, 180)]))
    assert why(b, "fire b1 > f1") == "9.4 The nearest group is 50 cm away; the limit is 45 cm."
    assert why(b, "attack b1 > f1") == "12.3 It would need 10 pips; a die has at most 6."


def test_the_groups_that_see_are_too_far() -> None:
    """The right of the line is near enough, but only its left sees past the friend before it."""
    red = [Troops("b1", 40, 20, rankers=48), Troops("b2", 57.5, 26, rankers=16)]
    b = acting(field(red, [Troops("f1", 62, 64, 180, formation=COLUMN)]))
    assert why(b, "fire b1 > f1") == (
        "9.4 The nearest group that sees it is 45.13 cm away; the limit is 45 cm."
    )


def test_how_far_off_the_front_it_is() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 30, 22, 180)]))
    said = why(b, "fire b1 > f1")
    assert said == "R18 It is 83.66° off the front; the most is 45°."
    assert "48" not in why(b, "attack b1 > f1")


def test_what_is_in_the_way() -> None:
    wood = patch("wood", 30, 30, 90, 40, ROUGH | LIGHT_COVER, depth=cm(4))
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 55, 180)], areas=[wood]))
    assert why(b, "fire b1 > f1") == "9.2 The wood is in the way."
    assert why(b, "fire b1 > f1", "fr") == "9.2 Le bois masque la vue."
    assert why(b, "attack b1 > f1") == "12.2 The wood is in the way."


def test_who_is_in_the_way() -> None:
    red = [Troops("b1", 60, 20), Troops("b2", 54, 26, rankers=20), Troops("b3", 76, 26)]
    b = acting(field(red, [Troops("f1", 60, 55, 180, rankers=16)]))
    assert why(b, "fire b1 > f1") == "9.2 B2 and b3 are in the way."


def test_whose_screen_is_in_the_way() -> None:
    red = [Troops("b1", 60, 20, detached=5)]
    blue = [Troops("f1", 60, 50, 180, detached=5)]
    b = acting(field(red, blue))
    b.place_screen(0, pose(60, 28), cm(2))
    b.place_screen(1, pose(60, 42, 180), cm(2))
    assert why(b, "fire b1 > f1").startswith("10.3")
    b.place_screen(0, pose(20, 20), cm(2))
    assert why(b, "fire b1 > f1").startswith("10.3")


def test_a_target_that_is_none_has_no_details() -> None:
    b = acting(field([Troops("b1", 60, 20), Troops("b2", 20, 20)], [Troops("f1", 60, 55, 180)]))
    b.destroy(2)
    assert why(b, "fire b1 > f1") == "9.1"
    assert why(b, "attack b1 > f1") == "12.2"
    assert why(b, "skirmish b1 > b2") == "10.2"
    assert why(b, "rally b1") == "15.6"


# 12 Charges


def test_which_wheel_would_strike() -> None:
    column = Troops("b1", 60, 20, formation=COLUMN)
    b = acting(field([column], [Troops("f1", 74, 38, 180, rankers=16)]))
    assert why(b, "attack b1 > f1 right 50") == "R74 You asked for 50°; the most is 45°."
    assert why(b, "attack b1 > f1") == "R26 A wheel of 6° to the right would reach it."
    b.move_to(1, pose(46, 38, 180))
    assert why(b, "attack b1 > f1", "fr") == (
        "R26 Avec une conversion de 6° à gauche, il l'atteindrait."
    )
    b.move_to(1, pose(60, 38, 180))
    assert why(b, "attack b1 > f1 left 45") == "R26 Straight ahead it would reach it."
    b.move_to(1, pose(60, 10, 180))
    assert why(b, "attack b1 > f1") == "R26 No wheel brings it to f1, even with the best roll."


def test_what_bars_a_charge() -> None:
    pond = patch("pond", 26, 24, 34, 28, IMPASSABLE)
    red = [Troops("b1", 60, 20), Troops("b2", 60, 38, rankers=16)]
    blue = [Troops("f1", 60, 40, 180, rankers=16), Troops("f2", 20, 40, 180)]
    b = acting(field(red, blue, areas=[pond]))
    assert why(b, "attack b1 > f1") == "R65 B2 is there."
    b.move_to(0, pose(24, 20))
    assert why(b, "attack b1 > f2") == "R65 It would touch the pond."
    b.move_to(0, pose(13, 20))
    assert why(b, "attack b1 > f2 left 10") == (
        "R65 It would go 1.8 cm over the western edge of the table."
    )
    b.move_to(0, pose(60, 20))
    b.move_to(2, pose(52, 22, 180))
    assert why(b, "attack b1 > f1 right 10") == "R65 F1 is in the way."


def test_nobody_wheels_in_rough_ground() -> None:
    farm = patch("farm", 70, 22, 90, 34, ROUGH | HARD_COVER)
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 40, 180)], areas=[farm]))
    assert why(b, "attack b1 > f1 left 20") == "R96 It would touch the farm."


def test_an_enemy_in_combat_is_named() -> None:
    red = [Troops("b1", 60, 50), Troops("b2", 60, 30)]
    b = acting(field(red, [Troops("f1", 60, 50, 180)]))
    b.engage(0, 2, False)
    action = parse(b, "attack b2 > f1")
    said = detail(b, action, Refusal("12.9 flank or rear"), "en")
    assert said == "F1 is in combat with b1."
    assert detail(b, action, Refusal("R98 hold the hill"), "en") == ""


def test_what_nobody_asked_for_needs_no_details() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)]))
    assert why(b, "place f1 60,20 0 line") == why(b, "join f1") == "5.1"


def test_a_rule_that_does_not_fit_says_nothing() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)]))
    for order, cite in (
        ("fire b1 > f1", "R76 engaged"),
        ("fire b1 > f1", "9.2 line of fire"),
        ("attack b1 > f1 left 10", "R96 manoeuvres in rough"),
        ("pass b1", "9.4 out of range"),
        ("advance 5", "7.2 beyond the die"),
    ):
        assert detail(b, parse(b, order), Refusal(cite), "en") == "", order
    asked(b, ChoosePath(RED, 0, 6))
    assert detail(b, parse(b, "advance 1"), Refusal("7.11 ten centimetres"), "en") == ""
    assert detail(b, parse(b, "advance 1"), Refusal("7.3 forward"), "en") == ""


def test_ids_from_outside_never_break_it() -> None:
    b = acting(field([Troops("b1", 60, 20)], [Troops("f1", 60, 90, 180)]))
    for action in (
        a.Pass(99),
        a.FireAt(0, 99, False),
        a.Attack(0, -5, 0),
        a.Place(77, pose(0, 0), 0, 0),
        a.PlaceScreen(77, pose(0, 0), 0),
        a.Join(77),
    ):
        for cite in ("5.4 on the table", "9.4 out of range", "4.7 own battalion"):
            assert isinstance(detail(b, action, Refusal(cite), "en"), str)
