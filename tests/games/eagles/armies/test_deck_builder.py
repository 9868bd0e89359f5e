"""15.0 Decks that build themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from grognard.games.eagles.armies.deck_builder import (
    COMMON,
    STYLES,
    DeckWish,
    build_deck,
    most_of,
)
from grognard.games.eagles.chapters.decks import HISTORICAL, points_left, pool, why_not_deck
from grognard.games.eagles.model.cards import (
    ARMIES,
    ARTILLERY,
    BRITISH,
    CAVALRY,
    FRENCH,
    Card,
    battles,
    standard,
)

CARDS = standard()
EVERY = [(battle, army) for battle, chart in battles().items() for army in chart.decks]
NAMES = [f"{battle} {ARMIES[army]}" for battle, army in EVERY]


def deck_of(
    battle: str,
    army: int,
    style: str,
    scale: tuple[int, int] = (1, 1),
    owned: dict[int, int] | None = None,
) -> list[int]:
    return build_deck(DeckWish(CARDS, battles()[battle], army, style, scale, owned))


def cards_of(numbers: list[int]) -> Iterator[Card]:
    return (CARDS.by_number[number] for number in numbers)


def share(numbers: list[int], arm: int) -> float:
    cards = list(cards_of(numbers))
    return sum(c.bp for c in cards if c.arm == arm) / sum(c.bp for c in cards)


@pytest.mark.parametrize(("battle", "army"), EVERY, ids=NAMES)
def test_15_0_every_style_is_legal_and_spends_its_points(battle: str, army: int) -> None:
    for style in STYLES:
        numbers = deck_of(battle, army, style)
        assert why_not_deck(CARDS, battles()[battle], army, numbers) == []
        assert 0 <= points_left(CARDS, battles()[battle], army, numbers) <= 1, style


def test_15_0_only_styles_that_say_so_take_a_card_twice() -> None:
    for style in STYLES:
        most = max(Counter(deck_of("waterloo", FRENCH, style)).values())
        assert (most == 1) == (style in COMMON), style


def test_2_0_a_historical_deck_has_the_troops_that_fought_there() -> None:
    there = {card.number for card in pool(CARDS, "waterloo", FRENCH, HISTORICAL)}
    assert set(deck_of("waterloo", FRENCH, HISTORICAL)) <= there
    assert not set(deck_of("waterloo", FRENCH, "balanced")) <= there


def test_styles_are_what_they_are_called() -> None:
    decks = {style: deck_of("waterloo", BRITISH, style) for style in STYLES}
    assert max(decks, key=lambda style: share(decks[style], CAVALRY)) == "cavalry"
    assert max(decks, key=lambda style: share(decks[style], ARTILLERY)) == "guns"
    assert max(decks, key=lambda style: len(decks[style])) == "mass"
    assert min(decks, key=lambda style: len(decks[style])) == "elite"


def test_a_deck_is_built_from_owned_cards_only_and_no_more_copies_than_there_are() -> None:
    owned = {number: 1 + number % 2 for number in range(1, 60)}
    for style in STYLES:
        counted = Counter(deck_of("waterloo", FRENCH, style, owned=owned))
        assert counted and all(copies <= owned[n] for n, copies in counted.items())
    assert deck_of("waterloo", FRENCH, "mass", owned={}) == []
    emperor = CARDS.by_number[1]
    assert most_of(emperor, "elite", {1: 3}) == 1 and most_of(emperor, "elite", {}) == 0


@pytest.mark.parametrize("scale", [(1, 2), (2, 3), (2, 1)])
def test_15_0_points_go_by_the_scale(scale: tuple[int, int]) -> None:
    for style in STYLES:
        numbers = deck_of("wavre", FRENCH, style, scale)
        assert why_not_deck(CARDS, battles()["wavre"], FRENCH, numbers, scale) == []


def test_the_same_wish_is_the_same_deck() -> None:
    assert deck_of("ligny", FRENCH, "guns") == deck_of("ligny", FRENCH, "guns")
