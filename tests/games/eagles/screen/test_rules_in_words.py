"""The rulebook in words: every rule and ruling of the ledgers, in both languages."""

from __future__ import annotations

import pytest

from grognard.games import game
from grognard.games.eagles.screen.rulebook import LEDGER

GAME = game("eagles")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_and_ruling_is_shown(lang: str) -> None:
    book = GAME.rules(lang)
    assert [rule.cite for rule in book.rules] == list(LEDGER.rules)
    assert [ruling.number for ruling in book.rulings] == list(LEDGER.rulings)
    assert [chapter.number for chapter in book.chapters] == LEDGER.chapters
    assert all(chapter.title for chapter in book.chapters)
    assert all(rule.title and rule.text for rule in book.rules)
    assert all(ruling.title and ruling.text and ruling.reason for ruling in book.rulings)


def test_rules_belong_to_chapters_and_rulings_to_rules() -> None:
    book = GAME.rules("en")
    chapters = {chapter.number for chapter in book.chapters}
    numbers = {rule.number for rule in book.rules}
    rulings = {ruling.number for ruling in book.rulings}
    assert {rule.chapter for rule in book.rules} <= chapters
    assert all(set(rule.rulings) <= rulings for rule in book.rules)
    assert all(set(ruling.rules) & numbers for ruling in book.rulings)


def test_a_rule_knows_its_chapter_title_and_rulings() -> None:
    rules = {rule.cite: rule for rule in GAME.rules("en").rules}
    rule = rules["7.33 building"]
    assert (rule.number, rule.chapter, rule.rulings) == ("7.33", "7", [])
    assert rule.text == "Infantry holding a building cannot be attacked by shock."
    assert "R51" in rules["7.4 one target"].rulings


def test_a_rule_left_out_says_why() -> None:
    omitted = [rule for rule in LEDGER.rules.values() if rule.status == "omitted"]
    rules = {rule.cite: rule for rule in GAME.rules("fr").rules}
    for rule in omitted:
        assert rules[rule.key()].text.endswith(rule.reasons["fr"])
