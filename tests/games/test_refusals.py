"""Every refusal of every game gives its own reason, in both languages."""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Iterator

import pytest

from grognard.games import shipped
from grognard.kernel.game import Game
from grognard.kernel.refusal import Refusal
from grognard.lexicon import LANGUAGES
from tests.games.eagles.screen.test_words import messages

pytestmark = pytest.mark.parametrize("game", shipped(), ids=lambda game: game.info.key)


def every_refusal(game: Game) -> Iterator[Refusal]:
    """Those that the modules of the chapters hold by name, alone or in a list."""
    name = f"grognard.games.{game.info.key}.chapters"
    for found in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
        for value in vars(importlib.import_module(found.name)).values():
            listed = value if isinstance(value, list) else [value]
            refusals = [each for each in listed if isinstance(each, Refusal)]
            # one that ends with a hyphen is only the beginning of the names of others
            yield from (each for each in refusals if not each.why.endswith("-"))


def test_a_refusal_by_a_ruling_has_a_sentence_of_its_own(game: Game) -> None:
    """The text of a ruling answers a question that the player has not asked."""
    found = list(every_refusal(game))
    assert len(found) > 20
    assert {each.cite for each in found if each.cite.startswith("R") and not each.why} == set()


def test_every_reason_has_its_sentence_and_no_sentence_is_left_over(game: Game) -> None:
    reasons = {each.why for each in every_refusal(game) if each.why}
    for lang in LANGUAGES:
        assert set(messages(game.ledger().causes, lang)) == reasons


def test_no_two_reasons_have_the_same_sentence(game: Game) -> None:
    for lang in LANGUAGES:
        told = defaultdict(set)
        for each in every_refusal(game):
            _, _, said = game.explain(each, lang).partition(": ")
            told[said].add(each.why or each.cite)
        assert {said: reasons for said, reasons in told.items() if len(reasons) > 1} == {}
