"""One card as it stands: its state in sentences and its numbers with what made them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games import game
from grognard.games.eagles.model.state import Battle
from grognard.kernel.aids import SHORT
from grognard.kernel.refusal import BadNotation
from tests.games.eagles.field import ALLIED, FRENCH, drawn

GAME = game("eagles")
HELD: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}


def lines(b: Battle, name: str, seat: int | None = FRENCH, lang: str = "en") -> list[str]:
    return GAME.sheet(b, seat, name, lang, SHORT).lines


def sums(b: Battle, name: str, seat: int | None = FRENCH) -> list[list[tuple[str, int]]]:
    return [tally.lines for tally in GAME.sheet(b, seat, name, "en").sums]


def test_a_card_says_where_and_how_it_stands() -> None:
    b = drawn(FC="015 column hits 2 fired", AC="130", **HELD)
    assert lines(b, "015") == [
        "Quiot: Infantry, in the French Center in column.",
        "It has 2 hits, and rolls for each in its next Morale phase.",
        "It has fired this turn.",
    ]
    assert lines(b, "015", lang="fr")[0] == "Quiot\xa0: infanterie, au centre français en colonne."


def test_a_card_on_ground_and_engaged_says_so() -> None:
    b = drawn(AC="015 column hits 1, 130 on 180, 180", FC="016", **HELD)
    assert lines(b, "130")[:2] == [
        "Colin Halkett: Infantry, in the Allied Center, on La Haye Sainte.",
        "It is engaged.",
    ]
    assert lines(b, "015")[1:] == [
        "It is engaged.",
        "It has one hit, and rolls for it in its next Morale phase.",
    ]


def test_own_cards_that_lie_face_down_say_so() -> None:
    b = drawn(FC="015 down", AC="130", **HELD)
    assert lines(b, "015")[1] == "It is face-down: the enemy sees only its back."


def test_of_a_hidden_card_only_the_back_is_shown() -> None:
    b = drawn(FC="015", AC="130 down column hits 1, 128 down", **HELD)
    assert lines(b, "AC#1") == [
        "A face-down card in the Allied Center in column.",
        "It has one hit, and rolls for it in its next Morale phase.",
    ]
    assert lines(b, "ac#2") == ["A face-down card in the Allied Center."]
    assert sums(b, "AC#1") == []
    assert lines(b, "AC#1-allied", None) == lines(b, "AC#1")
    assert lines(b, "130", ALLIED)[0] == "Colin Halkett: Infantry, in the Allied Center in column."


@pytest.mark.parametrize("name", ["130", "AC#3", "999", "", "?british", "nobody"])
def test_what_is_not_to_be_seen_is_no_card(name: str) -> None:
    b = drawn(FC="015", AC="130 down, 128 down", **HELD)
    with pytest.raises(BadNotation):
        lines(b, name)


def test_cavalry_shows_its_wind_and_a_card_its_marks() -> None:
    b = drawn(FC="063 blown, 015 fatigued moved, 016 formed zeal", AC="130 struck prone", **HELD)
    assert "It is blown: no shock until it has recovered." in lines(b, "063")
    assert lines(b, "015")[1:] == [
        "It has moved this turn.",
        "It is fatigued: it neither fires nor moves this turn.",
    ]
    assert "It has changed formation this turn." in lines(b, "016")
    assert "It has been hit this turn: others must be hit first." in lines(b, "130")
    again = drawn(FC="063 recovering", AC="130", **HELD)
    assert "It is recovering." in lines(again, "063")


def test_terrain_shows_who_holds_it_and_which_cards_are_on_it() -> None:
    b = drawn(FC="015", AC="180, 130 on 180", **HELD)
    assert lines(b, "180") == [
        "La Haye Sainte: building, in the Allied Center, held by the Allies.",
        "Colin Halkett occupies it.",
    ]
    assert sums(b, "180") == []


def test_cards_off_the_field_have_a_place_and_no_numbers() -> None:
    b = drawn(FC="015", AC="130", french="016, 001", **HELD)
    assert lines(b, "016") == ["Bourgeois: Infantry, in the French Reserve."]
    assert sums(b, "016") == [] and sums(b, "001") == []


def test_7_1_the_numbers_of_infantry_with_what_made_them() -> None:
    b = drawn(AC="015", FC="016, 001", AL="132", AR="140", FL="017", FR="018")
    assert sums(b, "016") == [
        [("7.1 combat value", 2)],
        [("7.2 firepower", 2)],
        [("7.3 shock", 3)],
        [("6.0 morale value", 3), ("12.1 defense", 2)],
    ]


def test_7_23_guns_have_two_ranges_and_a_hill() -> None:
    b = drawn(FC="070 on 089, 089", AC="130", **HELD)
    dice, short, long, morale = sums(b, "070")
    assert dice == [("7.1 combat value", 3), ("11.1 hill", 1)]
    assert (short[0][0], long[0][0]) == ("7.23 short range", "7.23 long range")
    assert morale[0][0] == "6.0 morale value"


def test_11_2_standing_in_woods_takes_no_dice_from_ones_own_fire() -> None:
    b = drawn(scenario="quatre-bras", FC="029", FL="025 on 084, 084", FR="023", AC="147", AR="129")
    assert sums(b, "025")[0] == [("7.1 combat value", 4)]


def test_headings_are_in_both_languages() -> None:
    cites = [
        "7.1 combat value",
        "7.23 short range",
        "7.3 shock",
        "6.0 morale value",
        "7.2 firepower",
    ]
    assert [GAME.heading(cite, "en") for cite in cites] == [
        "Dice",
        "Fire level, short range",
        "Shock level",
        "Morale",
        "Fire level",
    ]
    assert GAME.heading("7.1 combat value", "fr") == "Dés"
