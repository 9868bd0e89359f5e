"""What a player would type, and the paragraph that must be among the first three answers."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.registry import find
from grognard.kernel.rulebook.ledger import SYNONYMS
from grognard.kernel.rulebook.ledger import load as load_table

load()

QUESTIONS = [
    ("eagles", "how do I win", "4.3"),
    ("eagles", "cavalry charge", "7.31"),
    ("eagles", "can artillery move and fire?", "7.24"),
    ("eagles", "how many cards in a position", "8.4"),
    ("eagles", "when does my horse recover", "7.31"),
    ("eagles", "who goes first", "5.0"),
    ("eagles", "general killed", "12.4"),
    ("eagles", "drawing reinforcements", "10.0"),
    ("eagles", "forests", "11.2"),
    ("eagles", "crossing a river", "11.3"),
    ("eagles", "how do decoys work", "14.0"),
    ("eagles", "morale tests", "6.0"),
    ("eagles", "comment gagner ?", "4.3"),
    ("eagles", "charge de cavalerie", "7.31"),
    ("eagles", "combien de cartes par position", "4.1"),
    ("eagles", "qui commence", "5.0"),
    ("eagles", "mort du général", "12.4"),
    ("eagles", "traverser une rivière", "11.3"),
    ("eagles", "les bois", "11.2"),
    ("eagles", "piocher des renforts", "10.0"),
    ("eagles", "à quoi sert un leurre", "14.0"),
    ("eagles", "tir d’artillerie à longue portée", "7.23"),
    ("eagles", "cavalerie fourbue", "7.31"),
    ("eagles", "former le carré", "9.3"),
    ("march", "how do I win", "16.0"),
    ("march", "cavalry charge", "12.2"),
    ("march", "how far can I move", "7.2"),
    ("march", "wheeling", "7.3"),
    ("march", "range of muskets", "9.4"),
    ("march", "when do I test morale", "15.4"),
    ("march", "rally routed troops", "15.6"),
    ("march", "what do skirmishers do", "10.0"),
    ("march", "charge distance", "12.3"),
    ("march", "who goes first", "5.3"),
    ("march", "changing formation", "7.5"),
    ("march", "how much does an officer cost", "2.6"),
    ("march", "comment gagner", "16.0"),
    ("march", "charge de cavalerie", "12.2"),
    ("march", "jusqu’où puis-je avancer", "7.2"),
    ("march", "faire une conversion", "7.3"),
    ("march", "portée des fusils", "9.4"),
    ("march", "quand tester le moral", "15.4"),
    ("march", "rallier une unité en déroute", "15.6"),
    ("march", "à quoi servent les tirailleurs", "10.0"),
    ("march", "distance de charge", "12.3"),
    ("march", "qui joue en premier", "5.3"),
    ("march", "changer de formation", "7.5"),
    ("march", "perte du général", "3.7"),
]


@pytest.mark.parametrize(("game", "question", "paragraph"), QUESTIONS)
def test_the_answer_is_among_the_first_three(game: str, question: str, paragraph: str) -> None:
    answers = find(game).ledger().search(question)
    assert paragraph in [entry.number for entry in answers[:3]]


@pytest.mark.parametrize("game", ["eagles", "march"])
@pytest.mark.parametrize("question", ["", "how do I", "xyzzy", "comment est-ce que"])
def test_what_asks_for_nothing_finds_nothing(game: str, question: str) -> None:
    assert find(game).ledger().search(question) == []


@pytest.mark.parametrize("game", ["eagles", "march"])
def test_the_index_names_paragraphs_that_there_are(game: str) -> None:
    ledger = find(game).ledger()
    numbers = {rule.number for rule in ledger.rules.values()}
    table = load_table(ledger.folder, SYNONYMS)
    assert {number for words in table.values() for number in words["index"]} <= numbers
