"""Orders as text, both ways, and what is said of those that cannot be read."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.scenarios.scenarios import setting_for
from grognard.games.age.model import actions
from grognard.games.age.model.actions import (
    Charge,
    Form,
    March,
    MoveDivision,
    Pivot,
    Ride,
    Substitute,
)
from grognard.games.age.model.kinds import SUPPORTED
from grognard.games.age.model.state import Battle, blank
from grognard.games.age.text.notation import notate, parse
from grognard.kernel.decision import Action
from grognard.kernel.refusal import BadNotation
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, WHEEL, Leg
from grognard.table.pose import INCH

B: Battle = blank(setting_for("saalfeld", {}))
CLASSES = [
    one
    for one in vars(actions).values()
    if isinstance(one, type) and issubclass(one, Action) and one is not Action
]


def unread(text: str) -> str:
    with pytest.raises(BadNotation) as caught:
        parse(B, text)
    return str(caught.value)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_the_docstring_of_an_action_is_its_notation(cls: type[Action]) -> None:
    text = (cls.__doc__ or "").splitlines()[0]
    action = parse(B, text)
    assert type(action) is cls
    assert parse(B, notate(B, action)).key() == action.key()


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("halt", March([])),
        ("about, advance 2.5", March([Leg(ABOUT, 0), Leg(ADVANCE, 5 * INCH // 2)])),
        ("wheel right 30, advance 4", March([Leg(WHEEL, 3000), Leg(ADVANCE, 4 * INCH)])),
        ("oblique left 3", March([Leg(OBLIQUE, -3 * INCH)])),
        ("back 1", March([Leg(BACK, INCH)])),
        ("pivot right 90", March([Leg(PIVOT, 9000)])),
        ("road 12", March([], 12 * INCH)),
        ("wheel left 15, road back 6", March([Leg(WHEEL, -1500)], -6 * INCH)),
        ("pivot fb2 left 45", Pivot(8, -4500)),
        ("division suchet advance 6", MoveDivision(1, [Leg(ADVANCE, 6 * INCH)])),
        ("charge f17 > pfus", Charge(0, 12, 0)),
        ("form f17 supported-line", Form(0, SUPPORTED)),
        ("substitute lannes > SUCHET", Substitute(0, 1)),
        ("ride lannes 24,10.5", Ride(0, 24 * INCH, 21 * INCH // 2)),
    ],
)
def test_orders_read_as_what_they_say(text: str, action: Action) -> None:
    assert parse(B, text).key() == action.key()
    assert parse(B, notate(B, action)).key() == action.key()


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("charger f17 > pfus gauche 20", "charge f17 > pfus left 20"),
        ("conversion droite 30, avancer 4,5", "wheel right 30, advance 4.5"),
        ("former f17 carré", "form f17 square"),
        ("demi-tour", "about"),
        ("mettre", ""),
    ],
)
def test_french_orders_are_read_too(french: str, english: str) -> None:
    if english:
        assert parse(B, french).key() == parse(B, english).key()
    else:
        assert "expected one of" in unread(french)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected one of"),
        ("charge nobody > pfus", "expected a brigade or battery"),
        ("charge f17 pfus", ""),
        ("attach nobody > f17", "expected a general"),
        ("substitute lannes > nobody", "expected a formation"),
        ("division suchet", "expected a move"),
        ("form f17 wedge", "line"),
        ("advance", ""),
        ("ride lannes here", ""),
        ("move f17 now", ""),
        ("road", ""),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text: str, said: str) -> None:
    assert said in unread(text)
