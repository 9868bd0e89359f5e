"""Rosters and references on paper."""

from __future__ import annotations

from typing import Final

import pytest

from grognard.games import PACKAGES, game
from grognard.games.eagles.model.cards import GENERAL, standard
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.game import army_check_of
from grognard.printing import press
from grognard.printing.papers import NothingToPrint, paper_of, reference, roster
from grognard.printing.press import PAPERS, Order
from tests.kernel.games.tinygame import BIDS

MOST: Final = {"march": 1500, "age": 1000, "crepuscule": 2000}
ROSTERS: Final = {
    "march": "sample-french",
    "age": "meeting-french",
    "crepuscule": "french-1815-2000",
}


@pytest.mark.parametrize("key", PACKAGES)
def test_a_reference_is_one_page_in_every_language_on_every_paper(key: str) -> None:
    for lang in LANGUAGES:
        paper = reference(game(key), lang)
        for size in PAPERS:
            order = Order(size, lang)
            assert press.page_count(press.pdf(paper, order)) == 1
            assert press.marked(paper, order, "tight") == []


@pytest.mark.parametrize("key", PACKAGES)
def test_a_reference_quotes_rules_that_there_are(key: str) -> None:
    for section in reference(game(key), "fr").data["sections"]:
        assert section["title"] and section["rules"]
        for rule in section["rules"]:
            assert not rule["text"][:1].islower() and rule["text"] != rule["number"]


def test_too_many_rules_for_a_page_would_be_found() -> None:
    paper = reference(game("eagles"), "en")
    paper.data["sections"] *= 8
    assert press.marked(paper, Order(), "tight") != []


@pytest.mark.parametrize("key", ROSTERS)
def test_a_roster_has_every_unit_with_its_boxes(key: str) -> None:
    listed = army_check_of(game(key), ROSTERS[key], MOST[key], "en")
    paper = roster(game(key), ROSTERS[key], "en")
    units = [unit for group in paper.data["groups"] for unit in group["units"]]
    assert sorted(unit["id"] for unit in units) == sorted(unit.id for unit in listed.units)
    assert all(unit["boxes"] > 0 or unit["stages"] for unit in units)
    assert 1 <= press.page_count(press.pdf(paper, Order())) <= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_roster_of_crepuscule_has_profiles_and_weapons_of_all(lang: str) -> None:
    paper = roster(game("crepuscule"), "french-1815-2000", lang)
    groups = paper.data["groups"]
    units = [unit for group in groups for unit in group["units"]]
    for one in [*units, *(group for group in groups if group["name"])]:
        assert len(one["profile"]["numbers"]) >= 9 and one["profile"]["words"]
    foot = next(unit for unit in units if unit["id"] == "f2")["profile"]
    assert [value for _, value in foot["numbers"]] == ["4″", *"33331317", "–"]
    assert press.page_count(press.pdf(paper, Order("letter", lang))) == 2


def test_a_ready_army_is_printed_without_faults_of_another_limit() -> None:
    """At 6,000 points its general would be of the wrong grade; at 2,000 nothing is wrong."""
    assert roster(game("crepuscule"), "french-1815-2000", "en").data["flaws"] == []
    assert army_check_of(game("crepuscule"), "french-1815-2000", 6000, "en").flaws


def test_what_is_no_list_is_refused() -> None:
    with pytest.raises(BadNotation):
        roster(game("march"), "nothing", "en")


def test_games_without_armies_or_references_print_none() -> None:
    with pytest.raises(NothingToPrint):
        roster(game("eagles"), "", "en")
    with pytest.raises(NothingToPrint):
        reference(BIDS, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_16_0_the_campaign_is_two_pages_and_calls_every_troop_and_general_once(lang: str) -> None:
    paper = paper_of("campaign", game("eagles"), "", lang)
    for size in PAPERS:
        assert press.page_count(press.pdf(paper, Order(size, lang))) == 2
    cards = [c for army in paper.data["roll"] for group in army["groups"] for c in group["cards"]]
    expected = [c.label() for c in standard().cards if c.troop or c.arm == GENERAL]
    assert sorted(card["number"] for card in cards) == expected
    assert all(card["name"] for card in cards)


def test_16_0_the_campaign_sheet_has_doubled_rates() -> None:
    battles = {
        b["name"]: b["draws"]
        for b in paper_of("campaign", game("eagles"), "", "en").data["battles"]
    }
    assert battles["Ligny"] == [4, 0, 4] and battles["Quatre Bras"] == [2, 2, 0]
    assert battles["Charleroi"] == [3, 2, 2]


def test_games_without_a_campaign_print_none() -> None:
    with pytest.raises(NothingToPrint):
        paper_of("campaign", game("march"), "", "en")
