"""The ledger of every game holds: each rule and ruling has its words, its code and its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from grognard.games import versions
from grognard.kernel.refusal import Refusal
from grognard.lexicon import LANGUAGES
from tools.ledger import GAMES, check, games, read_ledger
from tools.rules_pages import pages, stale

pytestmark = pytest.mark.parametrize("game", games())


@pytest.mark.nightly
def test_every_rule_and_ruling_has_its_code_and_its_tests(game: str) -> None:
    assert check(game, read_ledger(GAMES / game)) == []


def refused(game: str) -> Iterator[str]:
    """Every cite that the code of a game refuses by."""
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def test_every_refusal_is_explained_with_its_number(game: str) -> None:
    ledger = versions(game)[-1].ledger()
    cites = set(refused(game))
    assert cites and [cite for cite in sorted(cites) if ledger.find(cite) is None] == []
    for cite in cites:
        number = cite.split(" ")[0]
        for lang in LANGUAGES:
            assert versions(game)[-1].explain(Refusal(cite), lang).startswith(number)


def test_no_number_of_a_ruling_is_left_out(game: str) -> None:
    numbers = list(read_ledger(GAMES / game).rulings)
    form = "D-{:02}" if numbers[0].startswith("D") else "R{}"
    assert numbers == [form.format(number) for number in range(1, len(numbers) + 1)]


def test_labels_are_short(game: str) -> None:
    rules = read_ledger(GAMES / game).rules
    labels = [rule[label] for rule in rules.values() for label in ("label_en", "label_fr")]
    assert [label for label in labels if len(label.split()) > 5] == []


@pytest.mark.nightly
def test_the_pages_of_rulings_are_not_stale(game: str) -> None:
    written = {path: text for path, text in pages(game).items() if "rulings" in path.name}
    assert [path.name for path in stale(written)] == []
