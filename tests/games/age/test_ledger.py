"""The ledger of the game answers what players ask, and its index names paragraphs there are."""

from __future__ import annotations

import pytest

from grognard.kernel.rulebook.ledger import SYNONYMS, Ledger, load

LEDGER = Ledger("games/age")

QUESTIONS = [
    ("how do I win", "10.3"),
    ("who goes first", "1.1"),
    ("how far can I move", "2.1"),
    ("changing formation", "2.6"),
    ("crossing a river", "2.4"),
    ("road movement", "2.2"),
    ("can artillery move and fire?", "4.1"),
    ("range of muskets", "5.2"),
    ("cavalry charge", "8.4"),
    ("counter-charge", "8.5"),
    ("combat results", "8.3"),
    ("general killed", "7.1"),
    ("reserve movement", "9.2"),
    ("reinforcements", "10.6"),
    ("command radius", "11.1"),
    ("forming square", "12.4"),
    ("line of sight", "13.4"),
    ("when does an army break", "10.1"),
    ("comment gagner", "10.3"),
    ("qui joue en premier", "1.1"),
    ("jusqu’où puis-je avancer", "2.1"),
    ("changer de formation", "2.6"),
    ("traverser une rivière", "2.4"),
    ("portée des fusils", "5.2"),
    ("charge de cavalerie", "8.4"),
    ("mort du général", "7.1"),
    ("mouvement de réserve", "9.2"),
    ("arrivée des renforts", "10.6"),
    ("rayon de commandement", "11.1"),
    ("former le carré", "12.4"),
    ("ligne de vue", "13.4"),
    ("faire une conversion", "12.6"),
]


@pytest.mark.parametrize(("question", "paragraph"), QUESTIONS)
def test_the_answer_is_among_the_first_three(question: str, paragraph: str) -> None:
    assert paragraph in [entry.number for entry in LEDGER.search(question)[:3]]


@pytest.mark.parametrize("question", ["", "how do I", "xyzzy", "comment est-ce que"])
def test_what_asks_for_nothing_finds_nothing(question: str) -> None:
    assert LEDGER.search(question) == []


def test_the_index_names_paragraphs_that_there_are() -> None:
    numbers = {rule.number for rule in LEDGER.rules.values()}
    table = load(LEDGER.folder, SYNONYMS)
    assert {number for words in table.values() for number in words["index"]} <= numbers


def test_no_two_rules_of_a_paragraph_have_the_same_label() -> None:
    same = {"3.1 reserve failure", "3.1 reserve failure 1 or 2", "3.1 reserve failure 0 or less"}
    rules = [rule for key, rule in LEDGER.rules.items() if key not in same]
    for lang in ("en", "fr"):
        labels = [(rule.number, rule.labels[lang]) for rule in rules]
        assert len(labels) == len(set(labels))
