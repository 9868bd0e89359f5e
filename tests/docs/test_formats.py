"""docs/formats.md: every example is what it says it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.cards import ARMS, FRENCH, SPECIAL, battles, read_cards, standard
from grognard.games.eagles.decks import read_deck, why_not_deck
from grognard.games.eagles.notation import VERBS
from grognard.kernel.decision import Decision
from grognard.kernel.record import read_record
from grognard.kernel.replay import last_state, verify
from tests.docs.pages import ROOT, blocks

GAME = find_game("eagles")
EXAMPLES = blocks("docs/formats.md")
ACTIONS = [line.split("  ")[0] for line in EXAMPLES["Action"][0].splitlines()]


def test_there_is_one_example_of_each_format() -> None:
    assert list(EXAMPLES) == ["Action", "Position", "Record", "Deck", "Card list"]
    assert [len(found) for found in EXAMPLES.values()] == [1] * 5


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text: str) -> None:
    s = GAME.read(EXAMPLES["Position"][0])
    assert GAME.notate(s, GAME.parse(s, text)) == text


def test_every_verb_has_an_example() -> None:
    assert {text.split()[0] for text in ACTIONS} == set(VERBS)


@pytest.mark.parametrize("text", [*EXAMPLES["Position"], "docs/examples/waterloo.txt"])
def test_a_position_can_be_played_and_written(text: str) -> None:
    if text.endswith(".txt"):
        text = (ROOT / text).read_text(encoding="utf-8")
    s = GAME.read(text)
    assert isinstance(s.pending, Decision) and s.pending.legal(s)
    assert GAME.problems(s) == []
    assert GAME.write(GAME.read(GAME.write(s))) == GAME.write(s)


def test_a_record_holds_to_the_last_link() -> None:
    text = EXAMPLES["Record"][0]
    record = read_record(text, GAME)
    assert verify(record, GAME) == [] and record.text() == text
    verdict = GAME.verdict(last_state(record, GAME))
    assert verdict is not None and verdict.cite == "4.3 sole occupation"


def test_a_deck_may_be_played_at_waterloo() -> None:
    numbers = read_deck(EXAMPLES["Deck"][0], "deck")
    assert len(numbers) == 13 and numbers.count(18) == 3
    assert why_not_deck(standard(), battles()["waterloo"], FRENCH, numbers, (1, 1)) == []


def test_a_card_list_is_read_row_by_row(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(EXAMPLES["Card list"][0], encoding="utf-8")
    cards = [card for card in read_cards(path).cards if card.arm != SPECIAL]
    assert [ARMS[card.arm] for card in cards] == list(ARMS[:SPECIAL])
