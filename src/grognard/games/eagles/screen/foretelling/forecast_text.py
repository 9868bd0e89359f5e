"""The words of forecasts, for a reader who may not know every card.

A face-down card is "the hidden card": what is said of it is true of any card that may lie there.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...chapters.morale import morale_value
from ...model.pieces import Unit
from ...model.state import Battle
from ...odds import shot_odds
from ...text.notation import is_known, reader, speaker
from ..words import in_place, known_card, say, spell

Bars = list[tuple[str, Fraction]]

FACES: Final = range(1, shot_odds.FACES + 1)


class Telling:
    """Forecasts for one reader; cards go by the names they may use."""

    def __init__(self, b: Battle, lang: str, naming: int) -> None:
        self.b: Final = b
        self.lang: Final = lang
        self.naming: Final = naming
        self.side: Final = speaker(b)
        self.viewer: Final = reader(b)

    def knows(self, u: Unit) -> bool:
        return is_known(u, self.viewer)

    def card(self, u: Unit, where: bool = False) -> str:
        """A card by its name, or as the hidden one, with its Position if `where`."""
        if self.knows(u):
            return known_card(self.b, u.uid)
        if where:
            return say(self.lang, "the-hidden-card-in", where=in_place(u.place, self.lang))
        return say(self.lang, "the-hidden-card")

    def line(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, self.naming)

    def hit_on(self, target: Unit) -> str:
        return self.line("means-hit", target=self.card(target))

    def rout_of(self, b: Battle, target: Unit) -> str:
        """6.0 The next test of a card; its morale is given where it is known."""
        name = self.card(target)
        value = morale_value(b, target).total if self.knows(target) else "hidden"
        return self.line("means-rout", target=name, value=value, borne=target.hits)
