"""The card list as a form: the shipped values, a list judged in both languages."""

from __future__ import annotations

import pytest

from grognard.games.eagles.game import GAME
from grognard.kernel.bringing.lists import ListChange, ListCheck
from grognard.kernel.refusal import BadNotation

LIST = "card-list"


def check(*changes: tuple[str, str, str], text: str = "", lang: str = "en") -> ListCheck:
    return GAME.list_check(LIST, text, [ListChange(*change) for change in changes], lang)


def test_the_form_holds_every_ordinary_card_and_what_it_bears() -> None:
    form = GAME.list_form(LIST, "en")
    assert len(form.rows) == 252
    assert form.rows["015"]["cv"] == "3"
    assert "offense" not in form.rows["015"]
    dice = next(column for column in form.columns if column.key == "cv")
    assert (dice.title, dice.kind, dice.least, dice.most) == ("Dice", "number", 1, 5)
    titles = {column.title for column in GAME.list_form(LIST, "fr").columns}
    assert {"Dés", "Moral", "Charge"} <= titles


def test_nothing_changed_is_the_shipped_list() -> None:
    found = check()
    assert (found.faults, found.differences) == ([], [])
    assert found.text == GAME.list_form(LIST, "en").text


def test_values_are_put_in_and_shown() -> None:
    found = check(("015", "cv", "4"), ("001", "offense", "5"))
    assert [(d.piece, d.title, d.usual, d.own) for d in found.differences] == [
        ("001", "Attack", "3", "5"),
        ("015", "Dice", "3", "4"),
    ]
    again = check(("015", "cv", "3"), text=found.text)
    assert [d.piece for d in again.differences] == ["001"]


def test_what_is_wrong_names_card_and_value_in_both_languages() -> None:
    found = check(("015", "cv", "9"), ("001", "cv", "2"), lang="fr")
    assert found.text == ""
    assert [(f.piece, f.column) for f in found.faults] == [("001", "cv"), ("015", "cv")]
    assert "un nombre entier de 1 à 5" in found.faults[1].words
    english = check(("015", "cv", "9")).faults[0].words
    assert english == "Card 015, Dice: “9”; expected a whole number from 1 to 5."


@pytest.mark.parametrize("text", ["no list", "number,army\n1,2\n", '"', "a\0b", "x" * 60_001])
def test_what_is_no_list_is_said(text: str) -> None:
    for changes in ((), (("015", "cv", "4"),)):
        found = check(*changes, text=text)
        assert found.text == ""
        assert found.faults[0].words.startswith("This is not a card list")


def test_a_value_with_a_line_of_its_own_makes_no_other_card() -> None:
    found = check(("015", "name_en", "A\n999,French"))
    assert [(f.piece, f.column) for f in found.faults] == [("015", "name_en")]


def test_another_option_is_no_list() -> None:
    with pytest.raises(BadNotation):
        GAME.list_form("deck", "en")
    with pytest.raises(BadNotation):
        GAME.list_check("deck", "", [], "en")


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "number\n1",
            "line 1: missing columns: army",
            "ligne 1\xa0: colonnes manquantes\xa0: army",
        ),
        ("x" * 60_001, "60001 characters, expected", "60001 caractères, 60000 au plus"),
        ('"', "line 1: not readable as CSV", "ligne 1\xa0: illisible comme CSV"),
    ],
)
def test_a_file_that_cannot_be_read_is_reported_in_the_readers_language(
    text: str, english: str, french: str
) -> None:
    assert english in check(text=text, lang="en").faults[0].words
    assert french in check(text=text, lang="fr").faults[0].words
