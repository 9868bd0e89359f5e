"""Cards on paper: every one is set, measured, and cut to size."""

from __future__ import annotations

import re
from typing import Final

import pytest

from grognard.games import game
from grognard.games.eagles.model.cards import standard
from grognard.games.eagles.screen.paper.cards import face, pictures, wanted_cards
from grognard.kernel.aids import Paper
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES
from grognard.printing import press
from grognard.printing.papers import DECK, NothingToPrint, paper_of
from grognard.printing.press import A4, LETTER, Order

from .png import read_png

EAGLES: Final = game("eagles")
POINTS: Final = {A4: (595.28, 841.89), LETTER: (612.0, 792.0)}  # of a sheet, as PDF counts them
MARGIN: Final = 5.0  # millimetres of a proof round its card
PPI: Final = 50.8  # two points a millimetre
WIDE, TALL, RAIL = 63.5, 88.9, 12.3
SAFE: Final = 1.0  # what the knife may be off
LONG: Final = "003, 193, 110, 297, 300, 049, 154, 090, 288"  # much text, long names


def cards(wanted: str, lang: str) -> Paper:
    paper = EAGLES.cards_paper(wanted, lang)
    assert paper is not None
    return paper


def sheet_size(document: bytes) -> tuple[float, float]:
    found = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", document)
    assert found
    return float(found[1]), float(found[2])


def overflowing(wanted: str, lang: str) -> list[str]:
    """Cards of which ink lies outside the room for words, on a picture of each."""
    paper = cards(wanted, lang)
    order = Order(lang=lang, proof=True)
    found = [str(one) for one in press.marked(paper, order, "tight")]
    for card, data in zip(paper.data["cards"], press.pictures(paper, order, PPI), strict=True):
        page = read_png(data)
        left, right = (round(2 * (MARGIN + x)) for x in (RAIL, WIDE - SAFE))
        top, bottom = (round(2 * (MARGIN + y)) for y in (SAFE, TALL - SAFE))
        around = [(0, 0, left, page.height), (right, 0, page.width, page.height)]
        around += [(0, 0, page.width, top), (0, bottom, page.width, page.height)]
        if any(page.has_ink(*part) for part in around):
            found.append(card["number"])
        assert page.has_ink(left, top, right, bottom)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_keep_within_the_longest_cards(lang: str) -> None:
    assert overflowing(LONG, lang) == []


@pytest.mark.nightly
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_keep_within_every_card(lang: str) -> None:
    assert overflowing("", lang) == []


def test_a_card_that_is_too_long_would_be_found() -> None:
    paper = cards("015", "en")
    paper.data["cards"][0]["text"] = "very long words " * 60
    order = Order(proof=True)
    assert press.marked(paper, order, "tight") != []


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize(("backs", "pages"), [(True, 4), (False, 2)])
def test_nine_cards_a_sheet_and_their_backs_behind_them(
    paper: str, backs: bool, pages: int
) -> None:
    wanted = cards("001, 002, 003, 004, 005, 006, 007, 008, 009, 010", "en")
    document = press.pdf(wanted, Order(paper, "en", backs))
    assert press.page_count(document) == pages
    assert sheet_size(document) == pytest.approx(POINTS[paper], abs=0.1)


@pytest.mark.nightly
def test_all_cards_are_34_sheets_of_two_sides() -> None:
    document = press.pdf(cards("", "fr"), Order(lang="fr"))
    assert press.page_count(document) == 2 * 34
    assert len(document) < 4_000_000


def test_the_marks_lie_outside_the_cards_and_where_they_meet() -> None:
    page = read_png(press.pictures(cards("001", "en"), Order(A4, "en"), PPI)[0])
    left, top = (210 - 3 * WIDE) / 2, (297 - 3 * TALL) / 2
    for column in range(4):
        x = round(2 * (left + column * WIDE))
        assert page.has_ink(x - 1, round(2 * (top - 4)), x + 2, round(2 * (top - 2)))
    assert not page.has_ink(round(2 * (left + 5)), 0, round(2 * (left + WIDE - 5)), round(2 * top))


def test_a_deck_is_printed_with_every_copy() -> None:
    paper = paper_of(DECK, EAGLES, "deck Mine, 015 x3, 001", "fr")
    assert [card["number"] for card in paper.data["cards"]] == ["001", "015", "015", "015"]
    assert [card.number for card in wanted_cards("british")] == [
        card.number for card in standard().cards if card.army == 1
    ]


@pytest.mark.parametrize("wanted", ["one", "999", "ed1.torn"])
def test_what_are_no_cards_is_refused(wanted: str) -> None:
    with pytest.raises(BadData):
        EAGLES.cards_paper(wanted, "en")


def test_every_card_has_a_picture_and_its_words_in_both_languages() -> None:
    drawn = pictures()
    for card in standard().cards:
        assert drawn["cards"][card.label()] in drawn["pictures"]
        for lang in LANGUAGES:
            found = face(card, lang)
            assert found["title"] and (found["rows"] or found["text"])


def test_7_0_the_faces_that_hit_and_hold() -> None:
    rows = {row["label"]: row["faces"] for row in face(standard().by_number[49], "en")["rows"]}
    assert rows["Fire F3"] == [4, 5, 6] and rows["Shock S4"] == [3, 4, 5, 6]
    assert rows["Morale A"] == [1, 2, 3, 4]


def test_games_without_cards_print_none() -> None:
    with pytest.raises(NothingToPrint):
        paper_of("cards", game("march"), "", "en")
