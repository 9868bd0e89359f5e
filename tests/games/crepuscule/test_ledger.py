"""The ledger of the game answers what players ask, and leaves out little."""

from __future__ import annotations

import pytest

from grognard.kernel.rulebook.ledger import SYNONYMS, Ledger, load

LEDGER = Ledger("games/crepuscule")

QUESTIONS = [
    ("how do I win", "C-VIC-4"),
    ("changing formation", "C-INF-8"),
    ("cavalry charge", "C-CAV-13"),
    ("reactions to a charge", "C-REA-3"),
    ("general killed", "C-OFF-5"),
    ("command radius", "W-CHA-1"),
    ("forming square", "C-INF-4a"),
    ("line of sight", "W-SHO-6"),
    ("cannon ball bounce", "C-ART-14"),
    ("range of muskets", "C-WPN-3"),
    ("rally routed troops", "W-RAL-1"),
    ("who goes first", "D-111"),
    ("artillery die", "W-ART-1"),
    ("rank bonus", "W-RES-2"),
    ("to hit", "W-SHO-1"),
    ("assault a building", "C-BLD-2"),
    ("rolling two sixes", "D-04"),
    ("re-roll", "C-QUA-3"),
    ("army list points", "D-205"),
    ("defeat", "C-VIC-4"),
    ("comment gagner", "C-VIC-4"),
    ("comment perdre", "C-VIC-4"),
    ("changer de formation", "C-INF-8"),
    ("charge de cavalerie", "C-CAV-13"),
    ("réactions aux charges", "C-REA-3"),
    ("mort du général", "C-OFF-5"),
    ("rayon de commandement", "W-CHA-1"),
    ("former le carré", "C-INF-4a"),
    ("ligne de vue", "W-SHO-6"),
    ("rebond du boulet", "C-ART-14"),
    ("portée des fusils", "C-WPN-3"),
    ("rallier une unité en déroute", "W-RAL-1"),
    ("faire une conversion", "W-MOV-4"),
    ("dé d'artillerie", "W-ART-1"),
    ("bonus de rang", "W-RES-2"),
    ("toucher", "W-SHO-1"),
    ("poursuivre", "W-PUR-1"),
    ("assaut d'une maison", "C-BLD-2"),
    ("double six", "D-04"),
    ("sapeurs", "C-ENG-1"),
]


@pytest.mark.parametrize(("question", "id"), QUESTIONS)
def test_the_answer_is_among_the_first_three(question: str, id: str) -> None:
    assert id in [entry.number for entry in LEDGER.search(question)[:3]]


def test_the_index_names_rules_that_there_are() -> None:
    numbers = {entry.number for entry in (*LEDGER.rules.values(), *LEDGER.rulings.values())}
    table = load(LEDGER.folder, SYNONYMS)
    assert {number for words in table.values() for number in words["index"]} <= numbers


def test_no_two_rules_of_an_id_have_the_same_label() -> None:
    for lang in ("en", "fr"):
        labels = [(rule.number, rule.labels[lang]) for rule in LEDGER.rules.values()]
        assert len(labels) == len(set(labels))


def test_labels_are_short() -> None:
    entries = [*LEDGER.rules.values(), *LEDGER.rulings.values()]
    assert all(set(entry.labels) == {"en", "fr"} for entry in entries)
    labels = [label for rule in LEDGER.rules.values() for label in rule.labels.values()]
    assert [label for label in labels if len(label.split()) > 5] == []


def test_at_most_one_id_in_ten_is_left_out_and_says_why() -> None:
    entries = [*LEDGER.rules.values(), *LEDGER.rulings.values()]
    ids = {entry.number for entry in entries}
    omitted = [entry for entry in entries if entry.status == "omitted"]
    assert 10 * len({entry.number for entry in omitted}) <= len(ids)
    assert all(entry.reasons["en"] and entry.reasons["fr"] for entry in omitted)


def test_rulings_are_numbered_without_gaps_and_belong_to_rules() -> None:
    numbers = list(LEDGER.rulings)
    assert numbers == [f"D-{number:02}" for number in range(1, len(numbers) + 1)]
    ids = {rule.number for rule in LEDGER.rules.values()}
    assert all(set(ruling.about) <= ids for ruling in LEDGER.rulings.values())
