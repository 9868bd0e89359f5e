"""Dice before they are thrown: what they need, and how likely that is."""

from __future__ import annotations

from fractions import Fraction

from grognard.games import game as find_game
from grognard.games.march.chapters.activation import Activations
from grognard.games.march.chapters.commander import Riding
from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.quality import RALLY, QualityTest
from grognard.games.march.chapters.shooting.casualties import CombatRisk
from grognard.games.march.chapters.shooting.defence import DefensiveVolley
from grognard.games.march.model.actions import COLUMN, Attack, FightOn, FireAt, GoSecond, Manoeuvre
from grognard.games.march.model.pieces import DRILLED, GUARD, LIGHT_COVER, OBSTACLE, RECRUITS
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.dice import OPPOSED_BASE
from grognard.kernel.umpire import settle, submit
from grognard.miniatures.screen.chances import percent
from grognard.table.terrain import Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, run

GAME = find_game("march")


def prompt(b: Battle, lang: str = "en") -> str:
    return GAME.prompt(b, None, lang)


def acting(b: Battle, action: Action) -> Battle:
    b.active = RED
    run(b, Activations())
    submit(b, action)
    return b


def face_to_face(y: float = 60, **details: int) -> Battle:
    red = Troops("b1", 60, 40, formation=COLUMN, staff=(1, 1, 1, 1))
    return field([red], [Troops("f1", 60, y, 180, **details)])  # type: ignore[arg-type]


def test_a_test_says_what_passes() -> None:
    b = acting(face_to_face(), Manoeuvre(0))
    assert prompt(b) == "B1 tests to manoeuvre: 4 or more passes, 50%."
    settle(b, 2)
    assert GAME.prompt(b, RED, "en").startswith("B1 may re-roll a die: 4 or more, 50%.")
    assert GAME.prompt(b, RED, "fr").startswith("B1 peut relancer un dé\xa0: 4 ou plus, 50")


def test_a_test_that_nobody_passes_says_so() -> None:
    b = field([Troops("b1", 60, 40, quality=RECRUITS)], [Troops("f1", 60, 80, 180)])
    b.lose(0, 12)
    b.beat(0)
    run(b, QualityTest(0, RALLY))
    assert prompt(b) == "B1 tests to rally: no face passes."
    assert prompt(b, "fr") == "B1 teste son ralliement\xa0: aucune face ne suffit."


def test_a_volley_says_how_many_dice() -> None:
    b = acting(face_to_face(55), FireAt(0, 1, False))
    assert prompt(b) == "B1 shoots at f1: 2 dice, hits on 4 or more."
    settle(b, 0)
    assert GAME.prompt(b, RED, "en").startswith("B1 may re-roll a die: 4 or more, 50%.")


def test_a_charge_says_how_far_it_is() -> None:
    b = acting(face_to_face(), Attack(0, 1, 0))
    assert prompt(b) == "B1 tests its bravery: 2 or more passes, 83%."
    settle(b, 5)
    assert prompt(b) == "B1 charges f1: 3 or more to reach it, 67%."
    assert prompt(b, "fr").startswith("B1 charge f1\xa0: 3 ou plus pour l'atteindre, 67")
    settle(b, 6)
    assert GAME.prompt(b, BLUE, "en") == "B1 charges f1: fire at the charge?"


def test_combat_says_what_both_add() -> None:
    b = face_to_face(40)
    b.engage(0, 1, False)
    b.active = RED
    b = acting(b, FightOn(0))
    assert prompt(b) == ("Combat: b1 adds 19, f1 adds 6; b1 wins 100%, draw 0%, f1 wins 0%.")


def test_initiative_and_set_up() -> None:
    s = GAME.setup("training", {})
    assert GAME.prompt(s, None, "en") == (
        "Dice for the set-up: British brigade against French brigade."
    )
    ready = GAME.setup("training", {"set-up": "ready"})
    assert GAME.prompt(ready, None, "en") == (
        "Initiative: British brigade adds 4, French brigade adds 2; "
        "British brigade wins 81%, French brigade 19%."
    )
    settle(ready, 6 * OPPOSED_BASE + 1)
    submit(ready, GoSecond())
    assert "chooses an activation" in GAME.prompt(ready, RED, "en")


def test_characters_in_peril() -> None:
    b = face_to_face()
    run(b, CombatRisk(0, 6))
    assert prompt(b) == "B1, at risk: one drummer, safe on 4 or more."


def test_other_dice_say_what_a_pip_is_worth() -> None:
    b = face_to_face(quality=GUARD)
    run(b, Riding(BLUE))
    assert prompt(b) == "The Supreme Commander of Blue rides: 10 cm for each pip."
    run(b, Flight(1))
    assert prompt(b) == "F1 flees: 7.5 cm for each pip."
    run(b, DefensiveVolley(1, 0))
    assert prompt(b).startswith("F1 fires at the charge: short range on 6")


def test_a_move_and_its_obstacles() -> None:
    hedge = Edge("hedge", [(cm(40), cm(44)), (cm(80), cm(44))], OBSTACLE | LIGHT_COVER)
    red = [Troops("b1", 60, 40, quality=DRILLED)]
    b = acting(field(red, [Troops("f1", 60, 90, 180)], edges=[hedge]), Manoeuvre(0))
    settle(b, 6)
    submit(b, GAME.parse(b, "move"))
    assert prompt(b) == "B1 rolls for its move."
    settle(b, 4)
    assert GAME.prompt(b, RED, "en") == "B1 has 4 pips to move."
    submit(b, GAME.parse(b, "advance 12"))
    assert prompt(b) == "B1 crosses an obstacle: the roll is taken off its move."


def test_percents_are_never_sure_when_they_are_not() -> None:
    assert percent(Fraction(1, 1000), "en") == "1%" and percent(Fraction(0), "en") == "0%"
    assert percent(Fraction(999, 1000), "en") == "99%" and percent(Fraction(1), "en") == "100%"
    assert percent(Fraction(1, 2), "fr") == "50\N{NARROW NO-BREAK SPACE}%"
