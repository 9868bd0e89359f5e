"""Orders as sentences: words taken from the front, and the legs of a way."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.refusal import BadNotation
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg
from grognard.table.pose import Pose

from .lengths import Lengths, angle_text, read_angle

HANDS: Final = ("left", "right")
HALT: Final = "halt"

# The words for legs: with a length, with a hand and a length, with a hand and an angle, alone.
STRAIGHT: Final = {"advance": int(ADVANCE), "back": int(BACK)}
SIDEWAYS: Final = {"sidestep": int(SIDESTEP), "oblique": int(OBLIQUE)}
TURNS: Final = {"wheel": int(WHEEL), "pivot": int(PIVOT)}
ALONE: Final = {"about": int(ABOUT)}
LEG_WORDS: Final = {
    kind: word for known in (STRAIGHT, SIDEWAYS, TURNS, ALONE) for word, kind in known.items()
}


def leg_text(lengths: Lengths, leg: Leg) -> str:
    word, amount = LEG_WORDS[leg.kind], abs(int(leg.amount))
    if word in ALONE:
        return word
    if word in STRAIGHT:
        return f"{word} {lengths.text(leg.amount)}"
    hand = HANDS[int(leg.amount > 0)]
    return f"{word} {hand} {angle_text(amount) if word in TURNS else lengths.text(amount)}"


def way_text(lengths: Lengths, legs: list[Leg]) -> str:
    return ", ".join(leg_text(lengths, leg) for leg in legs) or HALT


def plain(text: str) -> str:
    """Lower case without accents; œ is two letters here."""
    bare = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def words_of(text: str, aliases: Mapping[str, str]) -> list[str]:
    """The words of an order, each by its usual name."""
    return [aliases.get(word, word) for word in plain(text).replace(">", " > ").split()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentence:
    """The words of one sentence, taken from the front. `units` are numbers by the ids of units."""

    def __init__(
        self, text: str, words: list[str], lengths: Lengths, units: dict[str, int], unit_word: str
    ) -> None:
        self.text: Final = text
        self.words: Final = words
        self.lengths: Final = lengths
        self.units: Final = units
        self.unit_word: Final = unit_word
        self.at = 0

    def bad(self, value: str, expected: str) -> BadNotation:
        return BadNotation(0, value or self.text, f"expected {expected}")

    def more(self) -> bool:
        return self.at < len(self.words)

    def next(self, expected: str) -> str:
        if self.at == len(self.words):
            raise self.bad("", expected)
        self.at += 1
        return self.words[self.at - 1]

    def take(self, word: str) -> bool:
        """Whether the next word is this one; if so it is taken."""
        found = self.more() and self.words[self.at] == word
        self.at += found
        return found

    def choice(self, names: tuple[str, ...]) -> int:
        word = self.next(f"one of {', '.join(names)}")
        if word not in names:
            raise self.bad(word, f"one of {', '.join(names)}")
        return names.index(word)

    def unit(self) -> int:
        word = self.next(self.unit_word)
        known = {id.lower(): uid for id, uid in self.units.items()}
        if word not in known:
            raise self.bad(word, f"{self.unit_word}: {', '.join(self.units)}")
        return known[word]

    def unit_or_part(self, mark: str) -> tuple[int, bool]:
        """A unit, or the part of one that has a mark after its id."""
        marked = self.more() and self.words[self.at].endswith(mark)
        if marked:
            self.words[self.at] = self.words[self.at].removesuffix(mark)
        return self.unit(), marked

    def arrow(self) -> None:
        if not self.take(">"):
            raise self.bad("", "'>' and a target")

    def point(self, expected: str) -> tuple[int, int]:
        return self.lengths.read_point(self.next(expected))

    def pose(self) -> Pose:
        place = self.next("a place, such as 60,27.5")
        return self.lengths.read_pose(place, self.next("a direction in degrees, such as 0"))

    def turn(self) -> int:
        """A hand and an angle, right positive."""
        hand = self.choice(HANDS)
        angle = read_angle(self.next("an angle in degrees"))
        return angle if hand else -angle

    def legs(self, known: tuple[str, ...]) -> list[Leg]:
        """A way: legs with commas between them, of the kinds known."""
        found = []
        for part in " ".join(self.words).split(", "):
            rest = Sentence(self.text, part.split(), self.lengths, self.units, self.unit_word)
            leg = rest.leg(known)
            if leg is not None:
                found.append(leg)
        return found

    def leg(self, known: tuple[str, ...]) -> Leg | None:
        """One leg; None for a halt."""
        expected = f"{', '.join(known[:-1])} or {known[-1]}"
        verb = self.next(expected)
        if verb not in known:
            raise self.bad(verb, expected)
        leg = None if verb == HALT else self.leg_of(verb)
        if self.more():
            raise self.bad(self.words[self.at], "nothing more, or a comma and another leg")
        return leg

    def leg_of(self, verb: str) -> Leg:
        if verb in TURNS:
            return Leg(TURNS[verb], self.turn())
        if verb in ALONE:
            return Leg(ALONE[verb], 0)
        side = self.choice(HANDS) if verb in SIDEWAYS else 1
        length = self.lengths.read(self.next(f"a length in {self.lengths.unit.many}"))
        kind = SIDEWAYS[verb] if verb in SIDEWAYS else STRAIGHT[verb]
        return Leg(kind, length if side else -length)
