"""15.0 Decks judged: as text, as built, and every card that may not come in."""

from __future__ import annotations

import pytest

from grognard.games import game
from grognard.games.eagles.armies.deck_check import deck_check, deck_form
from grognard.games.eagles.chapters.decks import (
    GENERAL_TWICE,
    TERRAIN_ELSEWHERE,
    TOO_FEW_TROOPS,
    TOO_MANY_COPIES,
    TOO_MANY_POINTS,
    WRONG_ARMY,
    why_not_add,
)
from grognard.games.eagles.model.cards import FRENCH, battles, standard
from grognard.kernel.bringing.decks import DeckCheck, DeckQuestion
from grognard.kernel.refusal import BadData, BadNotation

WATERLOO = battles()["waterloo"]
CARDS = standard()


def check(text: str, battle: str = "waterloo") -> DeckCheck:
    return deck_check(DeckQuestion(battle, "french", text=text), "en")


def cites(found: DeckCheck) -> list[str]:
    return [flaw.cite for flaw in found.flaws]


def test_15_0_points_muster_and_faults() -> None:
    found = check("001, 018 x3, 070")
    assert (found.points, found.limit, found.muster) == (19 + 33 + 11, 380, 2)
    assert cites(found) == [TOO_FEW_TROOPS]  # a Muster of two cannot fill three Positions (R22)
    assert check("001 x2, 018 x3, 019, 070").flaws[0].words.startswith("Card 001, a General")
    assert check("001 x2, 018 x3, 019, 070").flaws[0].pieces == ["001"]


def test_15_0_the_nearest_reason_for_each_card_that_may_not_come_in() -> None:
    found = check("001, 018 x3")
    assert found.closed["001"] == GENERAL_TWICE and found.closed["018"] == TOO_MANY_COPIES
    assert found.closed["084"] == TERRAIN_ELSEWHERE  # Bossu Wood is of Quatre Bras
    assert "019" not in found.closed and "128" not in found.closed


def test_15_0_what_costs_more_than_is_left_is_closed_by_the_points() -> None:
    dear = check("001, 002, 018 x3, 019 x3, 055 x3, 060 x3", battle="quatre-bras")
    left = dear.limit - dear.points
    for number, cite in dear.closed.items():
        if cite == TOO_MANY_POINTS:
            assert CARDS.by_number[int(number)].bp > left
    assert dear.closed["070"] == TOO_MANY_POINTS


def test_15_0_one_point_too_many_and_none() -> None:
    numbers = [1] + [18] * 3  # 52 points of 380 at Waterloo, of 95 at a quarter
    quarter = (1, 7)  # 54 points
    assert why_not_add(CARDS, WATERLOO, FRENCH, numbers, 110, quarter) is not None
    problem = why_not_add(CARDS, WATERLOO, FRENCH, numbers, 110, quarter)
    assert problem == (TOO_MANY_POINTS, {"card": 110, "points": 7, "left": 2, "limit": 5})
    assert why_not_add(CARDS, WATERLOO, FRENCH, numbers, 110) is None
    assert why_not_add(CARDS, WATERLOO, FRENCH, numbers, 128) == (
        WRONG_ARMY,
        {"card": 128, "army": 0, "other": 1},
    )


def test_codes_lines_and_files_are_the_same_deck() -> None:
    built = deck_check(DeckQuestion("ligny", "prussian", style="mass", name="Viel Feind"), "en")
    for text in (built.line, built.code, built.listing):
        again = deck_check(DeckQuestion("ligny", "prussian", text=text), "fr")
        assert (again.copies, again.name, again.code) == (built.copies, "Viel Feind", built.code)
    assert built.flaws == []


def test_a_deck_that_builds_itself_is_called_by_its_style() -> None:
    question = DeckQuestion("ligny", "french", style="guns")
    assert deck_check(question, "en").name == "Guns" and deck_check(question, "fr").name == "Canons"


@pytest.mark.parametrize(
    "question",
    [
        DeckQuestion("borodino", "french"),
        DeckQuestion("ligny", "british"),
        DeckQuestion("ligny", "french", "0"),
        DeckQuestion("ligny", "french", "1/2/3"),
        DeckQuestion("ligny", "french", "21"),
        DeckQuestion("ligny", "french", text="one"),
        DeckQuestion("ligny", "french", text="ed1.torn"),
        DeckQuestion("ligny", "french", style="nonsense"),
    ],
)
def test_what_cannot_be_judged_is_refused(question: DeckQuestion) -> None:
    with pytest.raises((BadNotation, BadData)):
        deck_check(question, "en")


def test_an_empty_deck_is_judged_too() -> None:
    found = check("")
    assert found.points == 0 and found.copies == {} and cites(found) == [TOO_FEW_TROOPS]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_form_has_every_battle_and_says_why_cards_are_barred(lang: str) -> None:
    form = deck_form(lang)
    assert [battle.key for battle in form.battles] == list(battles())
    waterloo = next(battle for battle in form.battles if battle.key == "waterloo")
    assert [army.option for army in waterloo.armies] == [
        "french-deck",
        "british-deck",
        "prussian-deck",
    ]
    french = waterloo.armies[0]
    assert (french.points, french.cards, french.seat) == (380, 36, "french")
    assert len(french.pieces) + len(french.barred) == 101 + 9  # with Terrain of three battles
    assert all(reason.cite == TERRAIN_ELSEWHERE for reason in french.barred)
    assert {style.key for style in form.styles} >= {"historical", "balanced"}


def test_games_without_decks_have_no_form() -> None:
    assert game("march").deck_form("en") is None
    with pytest.raises(BadNotation):
        game("march").deck_check(DeckQuestion("waterloo", "french"), "en")
