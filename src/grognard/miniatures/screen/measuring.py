"""The measuring kit: what a tape, an arc of card and an eye along the table would show."""

from __future__ import annotations

from typing import Final

from grognard.kernel.reading import unread
from grognard.lexicon import Lexicon
from grognard.table.shapes import Footprint

from ..contract.measure import Area, Measure, Sight
from ..text.lengths import Lengths, expectations
from ..text.orders import plain
from . import general_words
from .general_words import number
from .obstructions import Named
from .range_shapes import Muzzles, fire_fan, widened
from .tape import span, spot, tape

ARROW: Final = ">"

# The kinds of areas that a screen knows how to draw.
BAND: Final = "band"
ARC: Final = "arc"
THREAT: Final = "threat"
KEEP: Final = "keep"


class End:
    """One end of the tape: a place, or in a game's own class a piece."""

    def __init__(self, shape: Footprint) -> None:
        self.shape: Final = shape


class Kit:
    """Measurements for one reader. A game finds its pieces, and says what to show of them.

    It has words of its own, or else those of any game; `own` says what may be measured.
    """

    def __init__(
        self, lengths: Lengths, lexicon: Lexicon, lang: str, own: Lexicon | None = None
    ) -> None:
        self.lengths: Final = lengths
        self.own: Final = own
        self.lexicon: Final = lexicon
        self.lang: Final = lang

    # What a game fills in

    def piece(self, name: str) -> End | None:
        """A piece by its plain name; None where there is none."""
        raise NotImplementedError

    def alone(self, one: End) -> Measure:
        """What may be measured of one end by itself."""
        raise NotImplementedError

    def sights(self, one: End, other: End) -> tuple[list[str], list[Sight]]:
        """What the rules say of looking from one to the other."""
        return [], []

    # Words

    def say(self, key: str, **facts: object) -> str:
        return general_words.say(self.lexicon, self.lengths.unit, self.lang, key, facts)

    def length(self, amount: int) -> str:
        """A length as a reader sees it, to the tenth of a millimetre."""
        return number(self.lengths.text(hundredth(amount)), self.lang)

    # What is measured

    def measure(self, text: str) -> Measure:
        """Of one end, or with an arrow from one to another; raises BadNotation."""
        first, arrow, second = text.partition(ARROW)
        one = self.find(first)
        return self.between(one, self.find(second)) if arrow else self.alone(one)

    def find(self, text: str) -> End:
        name = plain(text.strip())
        if name[:1].isdigit():
            return End(spot(*self.lengths.read_point(name)))
        found = self.piece(name)
        if found is None:
            raise unread(expectations(self.own, "measured"), text.strip(), "measured")
        return found

    def between(self, one: End, other: End) -> Measure:
        way = span(one.shape, other.shape)
        words, sights = self.sights(one, other)
        told = self.say("measure-span", length=self.length(way.length))
        return Measure([told, *words], [], sights, way)

    def nearest(self, shape: Footprint, others: list[Named]) -> list[str]:
        """The nearest body, if there is one."""
        found = [(tape(shape, part), name) for name, part in others]
        if not found:
            return []
        near, name = min(found)
        return [self.say("measure-nearest", who=name, length=self.length(near))]

    def range_area(self, muzzles: Muzzles, limit: int) -> Area:
        """How far they shoot."""
        words = self.say("measure-range", length=self.length(limit))
        return Area(BAND, words, fire_fan(muzzles, limit))

    def keep_area(self, shapes: list[Footprint], limit: int) -> Area:
        """How far others keep away."""
        words = self.say("measure-keep", length=self.length(limit))
        return Area(KEEP, words, [widened(shape, limit) for shape in shapes])


def hundredth(amount: int) -> int:
    """A length to the tenth of a millimetre."""
    return (amount + 5) // 10 * 10
