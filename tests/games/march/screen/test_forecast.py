"""Odds in words: shots, tests, charges, combats, and what comes back."""

from __future__ import annotations

from fractions import Fraction

from grognard.games import game as find_game
from grognard.games.march.chapters.charging.aggression import Charge, ChooseDefence
from grognard.games.march.chapters.commander import ChooseToRide
from grognard.games.march.chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from grognard.games.march.model.actions import (
    COLUMN,
    DEFENSIVE_FIRE,
    MOVE,
    REFORM,
    RIDE,
    Attack,
    FightOn,
    FireAt,
    Form,
    Manoeuvre,
    March,
    Pass,
    Rally,
    SkirmishAt,
)
from grognard.games.march.model.pieces import FIRED, LIGHT_COVER, OBSTACLE, ROUTING, VETERANS
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.volley_odds import forecast_shot
from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action
from grognard.kernel.umpire import settle
from grognard.table.paths import ADVANCE, BACK, Leg
from grognard.table.terrain import Edge
from tests.games.march.field import RED, Troops, cm, field, pose, run

GAME = find_game("march")


def foretold(b: Battle, action: Action, lang: str = "en") -> Forecast:
    found = GAME.forecast(b, action, lang)[0]
    assert found is not None
    assert sum(chance for _, chance in found.bars) == 1
    return found


def two(y: float = 55) -> Battle:
    return field([Troops("b1", 60, 40)], [Troops("f1", 60, y, 180)])


def test_a_shot_and_the_answer_to_it() -> None:
    b = two()
    mine, theirs = GAME.forecast(b, FireAt(0, 1, False), "en")
    assert mine is not None and theirs is not None
    assert (mine.title, mine.dice, mine.faces) == ("B1 shoots at f1", 8, [4, 5, 6])
    exact = forecast_shot(b, b.units[0], False, b.units[1], False)
    assert [chance for _, chance in mine.bars] == exact.hits
    assert dict(mine.meanings)["At least one hit on f1"] == exact.any_loss()
    assert theirs.title == "F1 shoots at b1" and theirs.dice == 6
    b.mark(1, FIRED)
    assert GAME.forecast(b, FireAt(0, 1, False), "en")[1] is None


def test_a_shot_at_a_screen_routs_nobody() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, 180, detached=2)])
    b.place_screen(1, pose(60, 53, 180), cm(2))
    found = foretold(b, FireAt(0, 1, True))
    told = [words for words, _ in found.meanings]
    assert told == [
        "At least one hit on the screen of f1",
        "The screen of f1 is destroyed",
    ]


def test_a_screen_shoots_and_may_be_shot_at() -> None:
    b = field([Troops("b1", 60, 40, detached=5)], [Troops("f1", 60, 70, 180, staff=(1, 0, 0, 0))])
    b.place_screen(0, pose(60, 48), cm(2))
    found = foretold(b, SkirmishAt(0, 1, False))
    assert found.title == "The screen of b1 shoots at f1" and found.dice == 2
    assert "F1 loses a character" in dict(found.meanings)


def test_routers_do_not_rout_again() -> None:
    b = two()
    b._edit(1).marks |= ROUTING
    told = dict(foretold(b, FireAt(0, 1, False)).meanings)
    assert not [words for words in told if "routs" in words]


def test_a_test_with_its_re_rolls() -> None:
    b = field([Troops("b1", 60, 40, staff=(1, 0, 1, 0))], [Troops("f1", 60, 90, 180)])
    found = foretold(b, Manoeuvre(0))
    assert found.bars == [("Passes", Fraction(1, 2)), ("Fails", Fraction(1, 2))]
    assert found.meanings[0][1] == Fraction(3, 4)
    b._edit(0).marks |= ROUTING
    assert foretold(b, Rally(0), "fr").bars[0][0] == "Réussit"
    b.join(RED, 0)
    assert GAME.forecast(b, Manoeuvre(0), "en") == (None, None)


def test_a_charge_is_shown_to_the_end_of_its_first_round() -> None:
    b = field([Troops("b1", 60, 40, formation=COLUMN)], [Troops("f1", 60, 60, 180)])
    found = foretold(b, Attack(0, 1, 0))
    assert [(label, round(float(chance), 3)) for label, chance in found.bars] == [
        ("Reaches", 0.333),
        ("Falls short", 0.167),
        ("Refuses to charge", 0.5),
    ]
    assert found.faces == [3, 4, 5, 6]
    assert [(words, round(float(chance), 3)) for words, chance in found.meanings] == [
        ("B1 charges, counting its re-rolls", 0.5),
        ("B1 is routed or destroyed by the fire of f1, if it fires", 0.124),
        ("B1 wins the round", 0.209),
        ("F1 routs or is destroyed in the round", 0.139),
    ]
    b.join(RED, 0)
    assert foretold(b, Attack(0, 1, 0)).meanings[0][1] == 1
    b.mark(1, FIRED)
    told = [words for words, _ in foretold(b, Attack(0, 1, 0)).meanings]
    assert not [words for words in told if "fire" in words]


def test_a_charge_at_routers_is_no_combat() -> None:
    b = two(60)
    b._edit(1).marks |= ROUTING
    assert len(foretold(b, Attack(0, 1, 0)).meanings) == 1


def test_a_combat_is_won_drawn_or_lost() -> None:
    b = two(40)
    b.engage(0, 1, False)
    found = foretold(b, FightOn(0))
    assert [label for label, _ in found.bars] == ["Wins", "Draws", "Loses"]
    assert found.faces == [] and found.dice == 2
    assert [round(float(chance), 3) for _, chance in found.bars] == [0.833, 0.083, 0.083]
    assert found.meanings[0][0] == "F1 routs or is destroyed in the round"


def test_defensive_fire_counts_every_range() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 50, 180, quality=VETERANS)])
    b.join(RED, 0)
    run(b, Charge(0, 1, 0))
    settle(b, 6)
    assert isinstance(b.pending, ChooseDefence)
    found = foretold(b, DEFENSIVE_FIRE)
    assert found.dice == 6 and found.faces == [4, 5, 6]
    told = dict(found.meanings)
    assert "B1 routs or is destroyed, counting its test of Resolve" in told
    assert "F1 wins the round" in told
    assert GAME.forecast(b, Pass(0), "en") == (None, None)


def test_3_5_a_ride_shows_how_far_and_whom_he_may_join() -> None:
    b = field([Troops("b1", 60, 40), Troops("b2", 90, 30)], [Troops("f1", 60, 90, 180)])
    b.ride(RED, cm(60), cm(15))
    b.end_turn()
    b.pending = ChooseToRide(RED, "3.5 ride or stay")
    found = foretold(b, RIDE, "fr")
    assert [label for label, _ in found.bars] == [f"{face}0 cm" for face in range(1, 7)]
    assert found.meanings == [
        ("Il peut atteindre b1 et s'y joindre", Fraction(2, 3)),
        ("Il peut atteindre b2 et s'y joindre", Fraction(2, 3)),
    ]
    b.join(RED, 1)
    assert len(foretold(b, RIDE).meanings) == 1


def test_7_2_a_move_shows_how_far_its_die_may_lead() -> None:
    b = field([Troops("b1", 60, 40, formation=COLUMN)], [Troops("f1", 60, 90, 180)])
    b.pending = ChooseManoeuvre(RED, 0)
    assert [label for label, _ in foretold(b, MOVE).bars][::5] == ["7.5 cm", "45 cm"]
    assert GAME.forecast(b, REFORM, "en") == (None, None)


def test_a_way_shows_who_could_shoot_where_it_ends() -> None:
    b = two(80)
    b.pending = ChoosePath(RED, 0, 4)
    assert GAME.forecast(b, March([]), "en")[1] is not None
    there, back = GAME.forecast(b, March([Leg(ADVANCE, cm(20))]), "en")
    assert there is None and back is not None
    moved = b.clone()
    moved.move_to(0, pose(60, 60))
    exact = forecast_shot(moved, moved.units[1], False, moved.units[0], False)
    assert [chance for _, chance in back.bars] == exact.hits
    assert GAME.forecast(b, March([Leg(BACK, cm(10))]), "en") == (None, None)
    b.pending = ChooseManoeuvre(RED, 0)
    there, back = GAME.forecast(b, Form(COLUMN, 0), "en")
    assert there is None and back is not None and back.dice > exact.hits.index(exact.hits[0])
    b.pending = ChooseToRide(RED, "3.5 ride or stay")
    assert GAME.forecast(b, March([]), "en") == (None, None)


def test_nobody_shoots_into_a_combat() -> None:
    b = two(50)
    b.engage(0, 1, False)
    b.pending = ChoosePath(RED, 0, 4)
    assert GAME.forecast(b, March([]), "en") == (None, None)


def test_7_8_an_obstacle_is_crossed_or_not() -> None:
    hedge = Edge("hedge", [(cm(40), cm(50)), (cm(80), cm(50))], OBSTACLE | LIGHT_COVER)
    b = field([Troops("b1", 60, 40.2)], [], edges=[hedge])
    b.pending = ChoosePath(RED, 0, 3)
    found = foretold(b, March([Leg(ADVANCE, cm(13))]))
    assert (found.dice, found.faces) == (1, [1, 2])
    assert found.bars == [("Crosses", Fraction(1, 3)), ("Stops at it", Fraction(2, 3))]
    b.pending = ChoosePath(RED, 0, 1)
    assert GAME.forecast(b, March([Leg(ADVANCE, cm(13))]), "en") == (None, None)


def test_other_actions_throw_nothing_worth_a_chart() -> None:
    assert GAME.forecast(two(), Pass(0), "en") == (None, None)


def test_9_4_without_measuring_no_odds_of_distance_are_shown() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 55, 180)], measuring="none")
    assert GAME.forecast(b, FireAt(0, 1, False), "en") == (None, None)
    assert GAME.forecast(b, Attack(0, 1, 0), "en") == (None, None)
    assert foretold(b, Manoeuvre(0)).dice == 1
