"""Orders as sentences: words taken from the front, and the legs of a way."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.reading import unread
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import Lexicon
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDESTEP, WHEEL, Leg
from grognard.table.pose import Pose

from .lengths import (
    ANGLE_DECIMALS,
    MOST_DIGITS,
    Lengths,
    angle_text,
    expectations,
    read_angle,
)

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


def turn_text(angle: int) -> str:
    """A hand and an angle, right positive."""
    return f"{HANDS[int(angle > 0)]} {angle_text(abs(int(angle)))}"


def leg_text(lengths: Lengths, leg: Leg) -> str:
    word, amount = LEG_WORDS[leg.kind], abs(int(leg.amount))
    if word in ALONE:
        return word
    if word in STRAIGHT:
        return f"{word} {lengths.text(leg.amount)}"
    if word in TURNS:
        return f"{word} {turn_text(int(leg.amount))}"
    return f"{word} {HANDS[int(leg.amount > 0)]} {lengths.text(amount)}"


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
    """The words of one sentence, taken from the front. `units` are numbers by the ids of units.

    What was expected is described in the words of the game (`own`), or in those of any game.
    """

    def __init__(
        self,
        text: str,
        words: list[str],
        lengths: Lengths,
        units: dict[str, int],
        own: Lexicon | None = None,
    ) -> None:
        self.text: Final = text
        self.words: Final = words
        self.lengths: Final = lengths
        self.units: Final = units
        self.own: Final = own
        self.at = 0

    def bad(self, value: str, key: str, **facts: object) -> BadNotation:
        words, unit = expectations(self.own, key), self.lengths.unit.key
        return unread(words, value, key, 0, unit=unit, **facts)

    def more(self) -> bool:
        return self.at < len(self.words)

    def next(self, key: str, **facts: object) -> str:
        if self.at == len(self.words):
            raise self.bad(f"{self.text.strip()} …".lstrip(), key, **facts)
        self.at += 1
        return self.words[self.at - 1]

    def take(self, word: str) -> bool:
        """Whether the next word is this one; if so it is taken."""
        found = self.more() and self.words[self.at] == word
        self.at += found
        return found

    def choice(self, names: tuple[str, ...]) -> int:
        known = ", ".join(names)
        word = self.next("choice", known=known)
        if word not in names:
            raise self.bad(word, "choice", known=known)
        return names.index(word)

    def unit(self) -> int:
        listed = ", ".join(self.units)
        word = self.next("unit", known=listed)
        known = {id.lower(): uid for id, uid in self.units.items()}
        if word not in known:
            raise self.bad(word, "unit", known=listed)
        return known[word]

    def unit_or_part(self, mark: str) -> tuple[int, bool]:
        """A unit, or the part of one that has a mark after its id."""
        marked = self.more() and self.words[self.at].endswith(mark)
        if marked:
            self.words[self.at] = self.words[self.at].removesuffix(mark)
        return self.unit(), marked

    def arrow(self) -> None:
        if not self.take(">"):
            raise self.bad(self.text, "target")

    def end(self) -> None:
        if self.more():
            raise self.bad(self.words[self.at], "nothing-more")

    def number(self, key: str) -> int:
        """A whole number of what `key` says."""
        word = self.next(key)
        if not (word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS):
            raise self.bad(word, key)
        return int(word)

    def point(self) -> tuple[int, int]:
        return self.lengths.read_point(self.next("place"))

    def heading(self) -> int:
        return read_angle(self.next("heading"))

    def pose(self) -> Pose:
        place = self.next("place")
        return self.lengths.read_pose(place, self.next("heading"))

    def turn(self) -> int:
        """A hand and an angle, right positive."""
        hand = self.choice(HANDS)
        angle = read_angle(self.next("angle", decimals=ANGLE_DECIMALS))
        return angle if hand else -angle

    def legs(self, known: tuple[str, ...]) -> list[Leg]:
        """A way: legs with commas between them, of the kinds known."""
        found = []
        for part in " ".join(self.words).split(", "):
            rest = Sentence(part, part.split(), self.lengths, self.units, self.own)
            leg = rest.leg(known)
            if leg is not None:
                found.append(leg)
        return found

    def leg(self, known: tuple[str, ...]) -> Leg | None:
        """One leg; None for a halt."""
        listed = ", ".join(known)
        verb = self.next("choice", known=listed)
        if verb not in known:
            raise self.bad(verb, "choice", known=listed)
        leg = None if verb == HALT else self.leg_of(verb)
        if self.more():
            raise self.bad(self.words[self.at], "another-leg")
        return leg

    def length(self) -> int:
        word = self.next("length", decimals=len(str(self.lengths.scale)) - 1)
        return self.lengths.read(word)

    def leg_of(self, verb: str) -> Leg:
        if verb in TURNS:
            return Leg(TURNS[verb], self.turn())
        if verb in ALONE:
            return Leg(ALONE[verb], 0)
        side = self.choice(HANDS) if verb in SIDEWAYS else 1
        length = self.length()
        kind = SIDEWAYS[verb] if verb in SIDEWAYS else STRAIGHT[verb]
        return Leg(kind, length if side else -length)
