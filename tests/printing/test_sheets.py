"""Rosters and references on paper."""

from __future__ import annotations

from typing import Final

import pytest

from grognard.games import PACKAGES, game
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from grognard.miniatures.game import army_check_of
from grognard.printing import press
from grognard.printing.papers import NothingToPrint, reference, roster
from grognard.printing.press import PAPERS, Order

WITH_REFERENCE: Final = ("eagles", "march", "age")
MOST: Final = {"march": 1500, "age": 1000}
ROSTERS: Final = {"march": "sample-french", "age": "meeting-french"}


@pytest.mark.parametrize("key", WITH_REFERENCE)
def test_a_reference_is_one_page_in_every_language_on_every_paper(key: str) -> None:
    for lang in LANGUAGES:
        paper = reference(game(key), lang)
        for size in PAPERS:
            order = Order(size, lang)
            assert press.page_count(press.pdf(paper, order)) == 1
            assert press.marked(paper, order, "tight") == []


@pytest.mark.parametrize("key", WITH_REFERENCE)
def test_a_reference_quotes_rules_that_there_are(key: str) -> None:
    for section in reference(game(key), "fr").data["sections"]:
        assert section["title"] and section["rules"]
        for rule in section["rules"]:
            assert rule["text"][:1].isupper() and rule["text"] != rule["number"]


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


def test_what_is_no_list_is_refused() -> None:
    with pytest.raises(BadNotation):
        roster(game("march"), "nothing", "en")


def test_games_without_armies_or_references_print_none() -> None:
    with pytest.raises(NothingToPrint):
        roster(game("eagles"), "", "en")
    without = [key for key in PACKAGES if key not in WITH_REFERENCE]
    for key in without:
        with pytest.raises(NothingToPrint):
            reference(game(key), "en")
