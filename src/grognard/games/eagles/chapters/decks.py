"""Chapters 2, 3 and 15: Battle Decks, Musters and Custom Decks.

Which cards may be dealt, how many, and what a custom deck may hold. Dealing itself is a throw and
belongs to the set-up, and how a deck is written to `text/deck_text.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from grognard.kernel.refusal import BadData

from ..model.cards import GENERAL, TERRAIN, BattleChart, Card, CardList, DeckLine
from ..text.deck_problems import Problem
from ..text.deck_text import read_deck_text

NO_SUCH_CARD: Final = "1.0 card numbers"
WRONG_ARMY: Final = "1.0 backs"
NOT_IN_BATTLE: Final = "2.0 battle chosen"
POOL_TOO_SMALL: Final = "2.0 deck size"
TERRAIN_ELSEWHERE: Final = "2.0 historical terrain"
NO_SCALE: Final = "2.0 scale"
TOO_MANY_POINTS: Final = "15.0 within the total"
TOO_MANY_COPIES: Final = "15.0 three copies"
GENERAL_TWICE: Final = "15.0 generals once"
TERRAIN_TWICE: Final = "15.0 terrain once"
FULL_DECK_AS_IT_IS: Final = "R18 full historical deck"
TOO_FEW_TROOPS: Final = "R22 three troop cards"
CHARLEROI_TERRAIN: Final = "R97 charleroi terrain"

HISTORICAL: Final = "historical"
FULL: Final = "full"
OPEN: Final = "open"
CUSTOM: Final = "custom"
MODES: Final = (HISTORICAL, FULL, OPEN, CUSTOM)

CHARLEROI: Final = "charleroi"
COPIES: Final = 3
TROOPS_NEEDED: Final = 3  # one for each Position, face-down (R22)


def pool(cards: CardList, battle: str, army: int, mode: str = HISTORICAL) -> list[Card]:
    """2.0 The cards a Battle Deck may be made of; R19 an open pool keeps its Terrain historical."""
    if mode not in MODES:
        raise BadData("options", "deck", f"{mode!r} is not one of {', '.join(MODES)}")
    mine = [card for card in cards.cards if card.army == army]
    if battle == CHARLEROI:
        return [card for card in mine if card.arm != TERRAIN]  # 16.0 all cards; R97 no Terrain
    every = mode in (OPEN, CUSTOM)
    return [c for c in mine if battle in c.battles or (every and c.arm != TERRAIN)]


def scaled(line: DeckLine, numerator: int, denominator: int) -> DeckLine:
    """2.0, 3.0, 15.0 A line of the chart at another scale, if the players want one (R5).

    Numbers are rounded down, and at least one card is drawn (R20).
    """
    return DeckLine(
        line.deck * numerator // denominator,
        line.muster * numerator // denominator,
        max(1, line.draw * numerator // denominator),
        line.points * numerator // denominator,
    )


def line_for(
    cards: CardList,
    chart: BattleChart,
    army: int,
    mode: str = HISTORICAL,
    numerator: int = 1,
    denominator: int = 1,
) -> DeckLine:
    """3.0 D, M, R and BP of a dealt deck; R18 a full one keeps the chart's M and R."""
    line = scaled(chart.decks[army], numerator, denominator)
    if mode != FULL:
        return line if not chart.half_muster else mustering(line, line.deck // 2)
    held = len(pool(cards, chart.key, army, FULL))
    muster = held // 2 if chart.half_muster else min(held, line.muster)
    return DeckLine(held, muster, line.draw, line.points)


def custom_line(
    chart: BattleChart, army: int, size: int, numerator: int = 1, denominator: int = 1
) -> DeckLine:
    """15.0 A custom deck musters half, rounded down (R4), Prussians at Waterloo nothing (R17)."""
    line = scaled(chart.decks[army], numerator, denominator)
    muster = size // 2 if chart.decks[army].muster else 0
    return DeckLine(size, muster, line.draw, line.points)


def mustering(line: DeckLine, muster: int) -> DeckLine:
    return DeckLine(line.deck, muster, line.draw, line.points)


def enough_troops(cards: list[Card]) -> bool:
    """R22 A Muster with fewer than three troop cards is dealt again."""
    troops = 0
    for card in cards:
        if card.troop:
            troops += 1
            if troops == TROOPS_NEEDED:
                return True
    return False


def why_not_scale(
    cards: CardList, chart: BattleChart, mode: str, numerator: int, denominator: int
) -> list[Problem]:
    """2.0 Every army at one scale: the pool must hold the deck, the Muster three troop cards."""
    if numerator < 1 or denominator < 1:
        return [(NO_SCALE, {"scale": f"{numerator}/{denominator}"})]
    if mode == FULL and numerator != denominator:
        return [(FULL_DECK_AS_IT_IS, {"scale": f"{numerator}/{denominator}"})]
    problems: list[Problem] = []
    if mode != CUSTOM:
        for army in chart.decks:
            line = line_for(cards, chart, army, mode, numerator, denominator)
            problems += why_not_deal(pool(cards, chart.key, army, mode), line, army, chart)
    return problems


def why_not_deal(
    source: list[Card], line: DeckLine, army: int, chart: BattleChart
) -> list[Problem]:
    """2.0 The pool must hold D different cards, and fill a Muster."""
    problems = why_not_muster(source, line, army, chart)
    if line.deck > len(source):
        problems.append((POOL_TOO_SMALL, {"army": army, "need": line.deck, "have": len(source)}))
    return problems


def why_not_deck(
    cards: CardList,
    chart: BattleChart,
    army: int,
    numbers: list[int],
    scale: tuple[int, int] = (1, 1),
) -> list[Problem]:
    """15.0 Everything that is wrong with a custom deck."""
    if army not in chart.decks:
        return [(NOT_IN_BATTLE, {"army": army, "battle": chart.key})]
    if min(scale) < 1:
        return [(NO_SCALE, {"scale": f"{scale[0]}/{scale[1]}"})]
    line = custom_line(chart, army, len(numbers), scale[0], scale[1])
    problems: list[Problem] = []
    for number, copies in sorted(Counter(numbers).items()):
        problems += why_not_card(cards, chart, army, number, copies)
    deck = [cards.by_number[number] for number in numbers if number in cards.by_number]
    points = sum(card.bp for card in deck)
    if points > line.points:
        problems.append((TOO_MANY_POINTS, {"army": army, "points": points, "limit": line.points}))
    return problems + why_not_muster(deck, line, army, chart)


def why_not_card(
    cards: CardList, chart: BattleChart, army: int, number: int, copies: int
) -> list[Problem]:
    """1.0, 2.0, 15.0 One title of a custom deck: its army, its battle, its copies."""
    card = cards.by_number.get(number)
    if card is None:
        return [(NO_SUCH_CARD, {"card": number})]
    problems: list[Problem] = []
    if card.army != army:
        problems.append((WRONG_ARMY, {"card": number, "army": army, "other": card.army}))
    if card.arm == TERRAIN and chart.key not in card.battles:
        cite = CHARLEROI_TERRAIN if chart.key == CHARLEROI else TERRAIN_ELSEWHERE
        problems.append((cite, {"card": number, "battle": chart.key}))
    limit = most_copies(card)
    if copies > limit:
        problems.append((copies_cite(card), {"card": number, "copies": copies, "limit": limit}))
    return problems


def most_copies(card: Card) -> int:
    """15.0 Three of a card, one of a General or a Terrain (R132)."""
    return 1 if card.arm in (GENERAL, TERRAIN) else COPIES


def why_not_add(
    cards: CardList,
    chart: BattleChart,
    army: int,
    numbers: list[int],
    number: int,
    scale: tuple[int, int] = (1, 1),
) -> Problem | None:
    """15.0 Why one more copy of a card may not go into a deck; the first reason is the nearest."""
    problems = why_not_card(cards, chart, army, number, numbers.count(number) + 1)
    if problems:
        return problems[0]
    left = points_left(cards, chart, army, numbers, scale)
    cost = cards.by_number[number].bp
    if cost > left:
        facts: dict[str, str | int] = {"card": number, "points": cost, "left": max(0, left)}
        return TOO_MANY_POINTS, {**facts, "limit": cost - left}
    return None


def points_left(
    cards: CardList,
    chart: BattleChart,
    army: int,
    numbers: list[int],
    scale: tuple[int, int] = (1, 1),
) -> int:
    """15.0 What a deck may still cost; less than nothing where it costs too much."""
    limit = scaled(chart.decks[army], scale[0], scale[1]).points
    return limit - sum(cards.by_number[n].bp for n in numbers if n in cards.by_number)


def copies_cite(card: Card) -> str:
    """15.0 Which rule limits the copies of a card (R132)."""
    if card.arm == GENERAL:
        return GENERAL_TWICE
    return TERRAIN_TWICE if card.arm == TERRAIN else TOO_MANY_COPIES


def why_not_muster(
    source: list[Card], line: DeckLine, army: int, chart: BattleChart
) -> list[Problem]:
    """R22 An army that musters must be able to put a troop card in each Position."""
    if not chart.decks[army].muster:
        return []
    troops = sum(card.troop for card in source)
    if troops < TROOPS_NEEDED:
        return [(TOO_FEW_TROOPS, {"army": army, "need": TROOPS_NEEDED, "have": troops})]
    if line.muster < TROOPS_NEEDED:
        return [(TOO_FEW_TROOPS, {"army": army, "need": TROOPS_NEEDED, "muster": line.muster})]
    return []


def read_deck(text: str, file: str) -> list[int]:
    """15.0 The card numbers of a deck file, a number for each copy."""
    return read_deck_text(text, file).numbers
