"""Odds in words: shots, tests, charges, combats, and what comes back."""

from __future__ import annotations

from fractions import Fraction

from grognard.games import game as find_game
from grognard.games.march.actions import (
    COLUMN,
    DEFENSIVE_FIRE,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    Pass,
    Rally,
    SkirmishAt,
)
from grognard.games.march.chances import forecast_shot
from grognard.games.march.pieces import FIRED, LIGHT_COVER, OBSTACLE, ROUTING, VETERANS
from grognard.games.march.reply import ChooseDefence
from grognard.games.march.state import Battle
from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action
from grognard.table.terrain import Edge
from tests.games.march.field import RED, Troops, cm, field, pose

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
    assert "A character of f1 falls" in dict(found.meanings)


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


def test_a_charge_sets_out_arrives_and_fights() -> None:
    b = field([Troops("b1", 60, 40, formation=COLUMN)], [Troops("f1", 60, 60, 180)])
    found = foretold(b, Attack(0, 1, 0))
    assert [round(float(chance), 3) for _, chance in found.meanings] == [0.5, 0.333, 1.0]
    assert found.meanings[1][0] == "B1 reaches f1"
    b.join(RED, 0)
    assert foretold(b, Attack(0, 1, 0)).meanings[0][1] == 1


def test_a_charge_over_a_hedge_is_foretold_at_best() -> None:
    hedge = Edge("hedge", [(cm(40), cm(50)), (cm(80), cm(50))], OBSTACLE | LIGHT_COVER)
    red = [Troops("b1", 60, 40, formation=COLUMN)]
    b = field(red, [Troops("f1", 60, 60, 180)], edges=[hedge])
    assert foretold(b, Attack(0, 1, 0)).meanings[1][0].startswith("B1 reaches f1 at best")


def test_a_charge_at_routers_is_no_combat() -> None:
    b = two(60)
    b._edit(1).marks |= ROUTING
    assert len(foretold(b, Attack(0, 1, 0)).meanings) == 2


def test_a_combat_is_won_drawn_or_lost() -> None:
    b = two(40)
    b.engage(0, 1, False)
    found = foretold(b, FightOn(0))
    assert [label for label, _ in found.bars] == ["Wins", "Draws", "Loses"]
    assert found.faces == [] and found.dice == 2
    assert [round(float(chance), 3) for _, chance in found.bars] == [0.833, 0.083, 0.083]


def test_defensive_fire_counts_every_range() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 60, 180, quality=VETERANS)])
    b.pending = ChooseDefence(1, 1, 0)
    found = foretold(b, DEFENSIVE_FIRE)
    assert found.dice == 6 and found.faces == [4, 5, 6]
    assert "B1 routs or is destroyed, its test of Resolve included" in dict(found.meanings)


def test_other_actions_throw_nothing_worth_a_chart() -> None:
    assert GAME.forecast(two(), Pass(0), "en") == (None, None)
