"""Actions as text, both ways."""

from __future__ import annotations

import pytest

from grognard.games.march.model import actions as a
from grognard.games.march.model.state import Battle
from grognard.games.march.text.notation import notate, parse
from grognard.kernel.decision import Action
from grognard.kernel.refusal import BadNotation
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from tests.games.march.field import Troops, cm, field, pose

SENTENCES: list[tuple[str, Action]] = [
    ("side north", a.TakeSide(a.NORTH)),
    ("first", a.GO_FIRST),
    ("second", a.GO_SECOND),
    ("place b1 60,20 0 line", a.Place(0, pose(60, 20), a.LINE, 0)),
    (
        "place b2 60.125,20.5 22.5 column detach 5",
        a.Place(1, pose(60.125, 20.5, 22.5), a.COLUMN, 5),
    ),
    ("screen b1 60,27 0", a.PlaceScreen(0, pose(60, 27), cm(2))),
    ("screen b1 60,27 0 gap 3.5", a.PlaceScreen(0, pose(60, 27), cm(3.5))),
    ("commander 60,10", a.PlaceCommander(cm(60), cm(10))),
    ("pass b1", a.Pass(0)),
    ("manoeuvre b2", a.Manoeuvre(1)),
    ("move", a.MOVE),
    ("form column 90", a.Form(a.COLUMN, 9000)),
    ("reform", a.REFORM),
    ("halt", a.March([])),
    ("advance 12.5", a.March([Leg(ADVANCE, cm(12.5))])),
    ("wheel left 30, advance 7.5", a.March([Leg(WHEEL, -3000), Leg(ADVANCE, cm(7.5))])),
    ("back 5, wheel right 0.01", a.March([Leg(BACK, cm(5)), Leg(WHEEL, 1)])),
    ("fire b1 > f1", a.FireAt(0, 2, False)),
    ("fire b1 > f1.screen", a.FireAt(0, 2, True)),
    ("skirmish b1 > f1.screen", a.SkirmishAt(0, 2, True)),
    ("cease", a.CEASE_FIRE),
    ("attack b1 > f1", a.Attack(0, 2, 0)),
    ("attack b1 > f1 left 20", a.Attack(0, 2, -2000)),
    ("attack b1 > f1 right 12.34", a.Attack(0, 2, 1234)),
    ("rally b1", a.Rally(0)),
    ("fight b1", a.FightOn(0)),
    ("ride", a.RIDE),
    ("wait", a.WAIT),
    ("ride 60,35", a.RideTo(cm(60), cm(35))),
    ("join b1", a.Join(0)),
    ("stay", a.STAY),
    ("reroll", a.REROLL),
    ("keep", a.KEEP),
    ("defend", a.DEFENSIVE_FIRE),
    ("hold", a.HOLD_FIRE),
    ("countercharge", a.COUNTER_CHARGE),
    ("pursue", a.PURSUE),
    ("stand", a.STAND),
    ("test b1", a.TestResolve(0)),
    ("withdraw", a.WITHDRAW),
]


def battle() -> Battle:
    return field([Troops("b1", 30, 20), Troops("b2", 90, 20)], [Troops("f1", 60, 100, 180)])


@pytest.mark.parametrize(("text", "action"), SENTENCES)
def test_a_sentence_is_read_and_written_alike(text: str, action: Action) -> None:
    b = battle()
    assert parse(b, text).key() == action.key()
    assert notate(b, action) == text


def test_every_action_has_a_sentence_here() -> None:
    kinds = {cls for cls in Action.__subclasses__() if cls.__module__ == a.__name__}
    assert kinds == {type(action) for _, action in SENTENCES}


@pytest.mark.interpreted_only
@pytest.mark.parametrize("cls", [type(action) for _, action in SENTENCES])
def test_the_docstring_of_an_action_is_its_notation(cls: type[Action]) -> None:
    example = (cls.__doc__ or "").splitlines()[0].replace("f2", "f1")
    b = battle()
    assert notate(b, parse(b, example)) in (example, example.removesuffix(" gap 2"))
    assert type(parse(b, example)) is cls


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Avancer 12.5", "advance 12.5"),
        ("conversion gauche 30, avance 7.5", "wheel left 30, advance 7.5"),
        ("Manœuvrer B2", "manoeuvre b2"),
        ("tirer b1>f1", "fire b1 > f1"),
        ("charge b1 > f1 droite 5", "attack b1 > f1 right 5"),
        ("former colonne 90", "form column 90"),
        ("relancer", "reroll"),
        ("fight  b1", "fight b1"),
        ("form line 360", "form line 0"),
    ],
)
def test_french_and_other_ways_to_say_it(text: str, same: str) -> None:
    b = battle()
    assert notate(b, parse(b, text)) == same


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "expected one of first"),
        ("dance b1", "'dance': expected one of first"),
        ("pass", "'pass …': expected a battalion: b1, b2, f1"),
        ("pass b9", "'b9': expected a battalion: b1, b2, f1"),
        ("pass b1 now", "'now': expected nothing more"),
        ("fire b1 f1", "expected '>' and a target"),
        ("attack b1 > f1.screen", "expected a battalion to attack, not its screen"),
        ("attack b1 > f1 up 20", "'up': expected one of left, right"),
        ("attack b1 > f1 left", "expected an angle in degrees"),
        ("attack b1 > f1 left 361", "'361': expected an angle of at most 360 degrees"),
        ("advance", "expected a length in centimetres"),
        ("advance twelve", "'twelve': expected a length in centimetres, such as 7.5"),
        ("advance 1.2345", "'1.2345': expected a length in centimetres"),
        ("advance 5 left", "'left': expected nothing more, or a comma and another leg"),
        ("wheel left 1.234", "'1.234': expected an angle in degrees, such as 22.5 (at most 2"),
        ("advance 5, dance", "'dance': expected one of advance, wheel, back, halt"),
        ("advance 5, ", "expected a length in centimetres, such as 7.5"),
        ("ride 60", "'60': expected a place in centimetres, such as 60,27.5"),
        ("place b1 60,20", "expected a direction in degrees, such as 0"),
        ("place b1 60,20 0 square", "'square': expected one of line, column"),
        ("place b1 60,20 0 line detach many", "'many': expected a number of figures"),
        ("side east", "'east': expected one of south, north"),
        ("form line", "expected a direction in degrees"),
    ],
)
def test_a_sentence_that_cannot_be_read_says_what_was_expected(text: str, complaint: str) -> None:
    with pytest.raises(BadNotation) as error:
        parse(battle(), text)
    assert complaint in str(error.value)
    assert error.value.expected_in("fr").startswith("il ")
