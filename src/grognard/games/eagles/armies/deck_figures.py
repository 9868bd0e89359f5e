"""The figures of a deck: its arms, its dice, its morale, and its expected hits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..model.cards import ARMS, ARTILLERY, GENERAL, MORALE_GRADES, Card

FACES: Final = 6
LINE: Final = 4  # 4.1 cards of a full Position
GRADES: Final = tuple(reversed(MORALE_GRADES[1:]))  # A first
TESTS: Final = 4  # morale tests that the curve covers


class ArmShare:
    """The cards of one arm."""

    def __init__(self, arm: str, cards: int, points: int) -> None:
        self.arm: Final = arm
        self.cards: Final = cards
        self.points: Final = points


class CorpsShare:
    """The troop cards of one corps; `led` where a General of the deck leads them (12.2)."""

    def __init__(self, corps: str, cards: int, led: bool) -> None:
        self.corps: Final = corps
        self.cards: Final = cards
        self.led: Final = led


class DeckFigures:
    """`dice` are cards by their combat value, `morale` by their grade.

    `line_dice` is what four average troop cards throw, `hits` what they hit so at short range,
    at long range and by shock; of each only those count that may do it. `holding` is how many
    of a hundred troop cards still stand after one morale test, after two, and so on.
    """

    def __init__(self, deck: Sequence[Card]) -> None:
        troops = [card for card in deck if card.troop]
        self.arms: Final = arm_shares(deck)
        self.corps: Final = corps_shares(deck)
        self.dice: Final = Counter(card.cv for card in troops)
        self.morale: Final = {g: count_grade(troops, g) for g in GRADES}
        self.line_dice: Final = LINE * mean([card.cv for card in troops])
        self.hits: Final = {
            "short": LINE * mean([expected(c, short_fire(c)) for c in troops]),
            "long": LINE * mean([expected(c, c.fire_long) for c in troops if c.arm == ARTILLERY]),
            "shock": LINE * mean([expected(c, c.shock) for c in troops if c.shock]),
        }
        self.holding: Final = [holding_after(troops, tests) for tests in range(1, TESTS + 1)]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def short_fire(card: Card) -> int:
    return card.fire_short if card.arm == ARTILLERY else card.fire


def expected(card: Card, level: int) -> float:
    """7.0 A die hits on as many of its faces as the level says."""
    return card.cv * level / FACES


def count_grade(troops: Sequence[Card], grade: str) -> int:
    return sum(MORALE_GRADES[card.morale] == grade for card in troops)


def holding_after(troops: Sequence[Card], tests: int) -> int:
    """6.0 A card holds on as many faces as its grade is worth; in whole percent."""
    return round(100 * mean([(card.morale / FACES) ** tests for card in troops]))


def arm_shares(deck: Sequence[Card]) -> list[ArmShare]:
    shares = []
    for arm, name in enumerate(ARMS):
        mine = [card for card in deck if card.arm == arm]
        shares.append(ArmShare(name.lower(), len(mine), sum(card.bp for card in mine)))
    return shares


def corps_shares(deck: Sequence[Card]) -> list[CorpsShare]:
    """12.2 Troop cards by corps, the largest first, and whether somebody here leads them."""
    led = {(card.army, card.corps) for card in deck if card.arm == GENERAL}
    whole = {card.army for card in deck if card.army_commander}
    counted = Counter((card.army, card.corps) for card in deck if card.troop)
    order = sorted(counted.items(), key=lambda found: (-found[1], found[0]))
    return [
        CorpsShare(corps, cards, army in whole or (army, corps) in led)
        for (army, corps), cards in order
    ]
