"""15.0 Decks that build themselves within the Battle Points, by style.

Points are shared out among the arms as the style has it. The arm that is furthest behind its share
takes its best card next, until nothing fits any more; then better cards replace cheaper ones as
long as points are left. Nothing is thrown: the same request gives the same deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ..chapters.decks import (
    CUSTOM,
    HISTORICAL,
    TROOPS_NEEDED,
    most_copies,
    points_left,
    pool,
)
from ..model.cards import (
    ARTILLERY,
    CAVALRY,
    GENERAL,
    INFANTRY,
    SPECIAL,
    TERRAIN,
    BattleChart,
    Card,
    CardList,
)

BALANCED: Final = "balanced"
ELITE: Final = "elite"
MASS: Final = "mass"
HORSE: Final = "cavalry"
GUNS: Final = "guns"
STYLES: Final = (HISTORICAL, BALANCED, ELITE, MASS, HORSE, GUNS)

# Hundredths of the points by arm: General, Infantry, Cavalry, Artillery, Terrain, Special.
SHARES: Final = {
    BALANCED: (12, 46, 18, 12, 4, 8),
    ELITE: (14, 48, 18, 10, 3, 7),
    MASS: (8, 66, 10, 8, 3, 5),
    HORSE: (12, 22, 48, 8, 2, 8),
    GUNS: (10, 40, 10, 30, 3, 7),
}
COMMON: Final = (HISTORICAL, BALANCED)  # styles that take no card twice
LED: Final = 1.15  # what a card is worth more whose corps has a General in the deck
AGAIN: Final = 0.8  # and less for every copy that is there already
NEVER: Final = 1e9  # an arm that a style has no share for comes last

Owned = Mapping[int, int]


class DeckWish:
    """What is wanted: for which army, in which style, and, where it matters, from which cards."""

    def __init__(
        self,
        cards: CardList,
        chart: BattleChart,
        army: int,
        style: str = BALANCED,
        scale: tuple[int, int] = (1, 1),
        owned: Owned | None = None,
    ) -> None:
        self.cards: Final = cards
        self.style: Final = style
        self.points: Final = points_left(cards, chart, army, [], scale)
        mode = HISTORICAL if style == HISTORICAL else CUSTOM
        every = pool(cards, chart.key, army, mode)
        self.most: Final = {c: most_of(c, style, owned) for c in every}
        self.source: Final = [card for card in every if self.most[card] > 0]


class Draft:
    """A deck in the making: its cards with their copies, and the points that are left."""

    def __init__(self, wish: DeckWish) -> None:
        self.wish: Final = wish
        self.copies: Final[Counter[Card]] = Counter()
        self.left = wish.points

    def add(self, card: Card, copies: int = 1) -> None:
        self.copies[card] += copies
        self.left -= copies * card.bp

    def has_room(self, card: Card) -> bool:
        return self.copies[card] < self.wish.most[card]

    def fitting(self) -> list[Card]:
        """15.0 Cards that may be added as they are: their copies, and their price."""
        return [c for c in self.wish.source if c.bp <= self.left and self.has_room(c)]

    def numbers(self) -> list[int]:
        return sorted(card.number for card in self.copies.elements())


def most_of(card: Card, style: str, owned: Owned | None) -> int:
    most = 1 if style in COMMON else most_copies(card)
    return most if owned is None else min(most, owned.get(card.number, 0))


def build_deck(wish: DeckWish) -> list[int]:
    """15.0 The numbers of a deck, as full as its points and cards allow."""
    draft = Draft(wish)
    shares = shares_of(wish.style, wish.source)
    add_least_troops(draft)
    card = next_card(draft, shares)
    while card is not None:
        draft.add(card)
        card = next_card(draft, shares)
    make_dearer(draft)
    return draft.numbers()


def add_least_troops(draft: Draft) -> None:
    """R22 The cheapest that any Muster needs, where points are too few for a choice."""
    troops = sorted((c for c in draft.wish.source if c.troop), key=lambda c: (c.bp, c.number))
    rough = TROOPS_NEEDED * max((card.bp for card in troops), default=0)
    if draft.left > 4 * rough:
        return
    for card in troops[: 2 * TROOPS_NEEDED]:
        if card.bp <= draft.left:
            draft.add(card)


def shares_of(style: str, source: Sequence[Card]) -> list[float]:
    """The share of each arm; historical decks have the shares that fought there."""
    if style == HISTORICAL:
        every = sum(card.bp for card in source) or 1
        arms = range(len(SHARES[BALANCED]))
        return [sum(c.bp for c in source if c.arm == arm) / every for arm in arms]
    return [share / 100 for share in SHARES[style]]


def next_card(draft: Draft, shares: Sequence[float]) -> Card | None:
    """The best card of the arm that is furthest behind, None when nothing fits."""
    fitting = draft.fitting()
    if not fitting:
        return None
    spent = [0] * len(shares)
    for card, copies in draft.copies.items():
        spent[card.arm] += copies * card.bp
    arms = {card.arm for card in fitting}
    arm = min(arms, key=lambda a: (spent[a] / shares[a] if shares[a] else NEVER, a))
    worth = Worth(draft)
    return max((c for c in fitting if c.arm == arm), key=lambda c: (worth.of(c), -c.number))


class Worth:
    """How much a style wants a card beside those that are in the deck already."""

    def __init__(self, draft: Draft) -> None:
        cards = list(draft.copies.elements())
        self.style: Final = draft.wish.style
        self.copies: Final = draft.copies
        self.generals: Final = {card.corps for card in cards if card.arm == GENERAL}
        self.whole: Final = any(card.army_commander for card in cards)
        self.corps: Final = Counter(card.corps for card in cards if card.troop)
        self.pool: Final = Counter(card.corps for card in draft.wish.source if card.troop)

    def of(self, card: Card) -> float:
        value = self.plain(card) * AGAIN ** self.copies[card]
        if card.troop and not self.whole and card.corps in self.generals:
            value *= LED
        if card.arm == GENERAL and not card.army_commander:
            value *= 1 + self.corps[card.corps] / 10
        return value

    def plain(self, card: Card) -> float:
        if self.style == HISTORICAL and card.troop:
            # every corps in the strength in which it came
            behind = 1 - self.corps[card.corps] / (self.pool[card.corps] or 1)
            return 100 * behind + strength(card) / card.bp
        if self.style == MASS:
            return 1 / card.bp
        if self.style == ELITE:
            return card.morale * 10 + strength(card) if card.troop else strength(card)
        return strength(card) / card.bp if card.arm in (INFANTRY, CAVALRY) else strength(card)


def strength(card: Card) -> float:
    """A rough measure of a card: hits that it throws, and tests that it holds."""
    if card.arm == GENERAL:
        return card.offense + card.defense + (3 if card.army_commander else 0)
    if card.arm in (TERRAIN, SPECIAL):
        return float(card.bp)
    fire = card.fire_short + card.fire_long if card.arm == ARTILLERY else card.fire + card.shock
    return card.cv * (fire + card.morale)


def make_dearer(draft: Draft) -> None:
    """Points left over go into a better card of the same arm in place of one that is there."""
    while draft.left > 0:
        change = best_change(draft)
        if change is None:
            return
        draft.add(change[0], -1)
        draft.add(change[1])


def best_change(draft: Draft) -> tuple[Card, Card] | None:
    """The exchange that uses most of the points left."""
    most = 0
    found: tuple[Card, Card] | None = None
    for old in sorted(+draft.copies, key=lambda card: card.number):
        for card in draft.wish.source:
            gain = card.bp - old.bp
            if card.arm == old.arm and most < gain <= draft.left and draft.has_room(card):
                most, found = gain, (old, card)
    return found
