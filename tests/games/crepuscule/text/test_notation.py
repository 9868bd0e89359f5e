"""Orders as text, both ways."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.model.actions import Form, March
from grognard.games.crepuscule.model.kinds import COLUMN, NOBODY
from grognard.games.crepuscule.model.state import Battle
from grognard.games.crepuscule.text.notation import notate, parse
from grognard.games.crepuscule.text.taken_apart import take_apart
from grognard.kernel.refusal import BadNotation
from tests.games.crepuscule.builders import ALLIED, battalion, battery, battle, officer

# One sentence of each kind, as it is written.
WRITTEN = [
    "first",
    "done",
    "again",
    "fallback",
    "ride ney 24,10.5",
    "join ney > f1",
    "form f1 line",
    "form f1 assault-column files 6 facing 180",
    "charge f1 > a1",
    "charge f1 > a1 left 20",
    "charge f1 > ney",
    "charge f1 > ney right 12.5",
    "march f1 wheel left 30, advance 4",
    "march f1 about, sidestep right 1.05",
    "march f1 halt",
    "withdraw f1",
    "turn f1 > a1",
    "detach f1a 6 24,15.5 0",
    "rejoin f1a",
    "react a1 hold",
    "react a1 re-form hollow-square",
    "react a1 counter-charge > f1",
    "support f2 > f1 fire",
    "shoot f1 > a1",
    "shoot f1 > a1 left",
    "snipe a1 > ney",
    "volley f1 > a1",
    "evade",
    "defend",
    "surrender",
    "ranks f1 ahead",
    "ranks f1 back",
    "fight f1",
    "strike f1 > a1 5",
    "strike f1 > ney 3",
    "breakoff f1",
    "limber fb",
    "unlimber fb 90",
    "traverse fb right 30",
    "aim fb > a1 canister",
    "duel fb > a1",
    "estimate 20 18",
    "crew f1 > fb",
    "spike f1 > fb",
    "enter f1 2",
    "clear f1 2",
    "build f1 24,10.5 90",
    "place f1 12,6 0 line files 8",
]


@pytest.fixture
def field() -> Battle:
    return battle(
        [
            battalion("f1", skirmishers=8),
            battalion("f2", at=(36, 12)),
            battery("fb", at=(48, 12)),
            battalion("a1", ALLIED, (24, 30)),
        ],
        [officer("ney")],
    )


@pytest.mark.parametrize("text", WRITTEN)
def test_what_is_read_is_written_alike(field: Battle, text: str) -> None:
    action = parse(field, text)
    assert notate(field, action) == text
    assert parse(field, notate(field, action)).key() == action.key()
    assert take_apart(field, action).text == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("  CHARGE F1>A1 ", "charge f1 > a1"),
        ("charger f1 > a1 gauche 20", "charge f1 > a1 left 20"),
        ("former f1 colonne-d'assaut", "form f1 assault-column"),
        ("marcher f1 avancer 4", "march f1 advance 4"),
        ("Charger f1 > Ney droite 5", "charge f1 > ney right 5"),
        ("rangs f1 devant", "ranks f1 ahead"),
        ("rendre", "surrender"),
    ],
)
def test_other_spellings_and_french_are_read(field: Battle, typed: str, text: str) -> None:
    assert notate(field, parse(field, typed)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "charge f1",
        "charge f9 > a1",
        "march f1",
        "march f1 fly 3",
        "form f1 heap",
        "ride davout 2,2",
        "detach f1a many 24,15 0",
        "estimate far",
        "done now",
        "react a1 weep",
    ],
)
def test_what_cannot_be_read_is_said_in_both_languages(field: Battle, text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        parse(field, text)
    assert wrong.value.expected_in("en") and wrong.value.expected_in("fr")


def test_files_and_facing_may_be_left_out(field: Battle) -> None:
    action = parse(field, "form f1 assault-column")
    assert isinstance(action, Form)
    assert (action.formation, action.files, action.facing) == (COLUMN, 0, NOBODY)


def test_an_action_is_taken_apart_for_screens(field: Battle) -> None:
    said = take_apart(field, parse(field, "charge f1 > a1 left 20"))
    assert (said.verb, said.piece, said.target, said.parts) == ("charge", "f1", "a1", [-2000])
    said = take_apart(field, parse(field, "charge f1 > ney left 20"))
    assert (said.verb, said.piece, said.target, said.parts) == ("charge", "f1", "ney", [-2000])
    marched = parse(field, "march f1 advance 4")
    assert isinstance(marched, March)
    assert take_apart(field, marched).parts == [[("advance", 10160)]]
