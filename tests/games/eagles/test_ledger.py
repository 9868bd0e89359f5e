"""The ledger of EAGLES holds: every rule and ruling has its words, its code and its tests."""

from __future__ import annotations

from tools.ledger import GAMES, check, read_ledger
from tools.rules_pages import pages, stale

FOLDER = GAMES / "eagles"


def test_every_rule_and_ruling_has_its_code_and_its_tests() -> None:
    assert check("eagles") == []


def test_no_number_of_a_ruling_is_left_out() -> None:
    numbers = list(read_ledger(FOLDER).rulings)
    assert numbers == [f"R{number}" for number in range(1, len(numbers) + 1)]


def test_labels_are_short() -> None:
    rules = read_ledger(FOLDER).rules
    labels = [rule[label] for rule in rules.values() for label in ("label_en", "label_fr")]
    assert [label for label in labels if len(label.split()) > 5] == []


def test_the_pages_of_rulings_are_not_stale() -> None:
    written = {path: text for path, text in pages("eagles").items() if "rulings" in path.name}
    assert [path.name for path in stale(written)] == []
