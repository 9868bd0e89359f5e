"""15.0 Decks as text and as share codes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.games.eagles.text.deck_text import (
    CODES,
    LONGEST_NAME,
    DeckText,
    deck_code,
    deck_file,
    deck_line,
    plain_name,
    read_deck_text,
)
from grognard.kernel.refusal import BadData

GUARD = DeckText([1, 15, 15, 15, 49], "Guard in the centre", "waterloo", "1/2")


def facts(deck: DeckText) -> tuple[list[int], str, str, str]:
    return sorted(deck.numbers), deck.name, deck.battle, deck.scale


def test_a_deck_in_one_line() -> None:
    line = deck_line(GUARD)
    assert line == "deck Guard in the centre, battle waterloo, scale 1/2, 001, 015 x3, 049"
    assert facts(read_deck_text(line, "")) == facts(GUARD)


def test_a_deck_as_a_file_with_comments() -> None:
    text = deck_file(GUARD, {1: "Napoleon (19)"})
    assert text.splitlines()[3:] == ["001      # Napoleon (19)", "015 x3", "049"]
    assert facts(read_deck_text(text, "")) == facts(GUARD)


@given(
    st.lists(st.integers(1, 300), min_size=1, max_size=60),
    st.text(max_size=60).map(plain_name),
)
def test_codes_round_trip(numbers: list[int], name: str) -> None:
    few = [n for n in numbers if numbers.count(n) <= 3]
    deck = DeckText(sorted(few) or [1], name, "ligny")
    assert facts(read_deck_text(deck_code(deck), "")) == facts(deck)


def test_a_code_is_kept_as_it_was() -> None:
    # a code that a player may have kept: the format never changes under it
    kept = "ed1.6MlLAYWEe2liUYpCZp5CSQbQi6l5JUg-wupeiDtAFoENtAQA"
    assert facts(read_deck_text(kept, "")) == facts(GUARD) and deck_code(GUARD) == kept


@pytest.mark.parametrize("change", [lambda c: c[:-3], lambda c: c[:8] + "x" + c[9:]])
def test_a_torn_code_is_refused(change: object) -> None:
    code = change(deck_code(GUARD))  # type: ignore[operator]
    assert CODES.is_code(code)
    with pytest.raises(BadData, match="cut off or mistyped"):
        read_deck_text(code, "mine")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no card in this deck"),
        ("deck A name alone", "no card in this deck"),
        ("015 x4", "'015 x4'"),
        ("deck " + "n" * (LONGEST_NAME + 1) + "\n001", "found"),
        (", ".join(["001 x3"] * 140), "too long"),
        ("#" * 20_000, "too long"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read_deck_text(text, "mine")


def test_names_lose_what_a_line_cannot_hold() -> None:
    assert plain_name("  Old,  #Guard\n\\n ") == "Old Guardn"
    assert len(plain_name("x" * 99)) == LONGEST_NAME
