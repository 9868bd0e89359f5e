"""The verbs of a game as one table, and an action taken apart, so that no screen reads notation."""

from __future__ import annotations

from typing import Final

# A part of an action: a word, a number, a place as numbers, or a way as words and numbers.
Part = str | int | list[int] | list[tuple[str, int]] | None


# What a verb may be. The order of a game's verbs is that of menus and bars.
TRAITS: Final = {
    "throws": "dice, without being aimed at anything",
    "aimed": "at a piece, which its odds name",
    "test": "its dice hold rather than hit",
    "free": "it can be undone freely, so there is no warning",
    "plain": "a button of the bar where it names no piece",
    "kept": "such a button that stays, with the reason, while a rule forbids it",
    "named": "its sentence names the piece that acts",
    "going": "the next question is where to",
    "held": "chosen from a menu, its piece is held in hand",
    "reshapes": "the piece stays where it is and looks different: shown before it is given",
    "apart": "listed answer by answer, since nothing on the table distinguishes them",
    "quiet": "left out where it is not allowed: nobody asks why",
    "certain": "nothing can change its result, which is shown before it is given",
}


class Verb:
    """One verb, and all that a screen must know of it to ask for it.

    `keys` are the numbers that the keys of its actions begin with, `traits` some of TRAITS. `icon`
    is drawn beside it in the menu of a piece; without one it is in no such menu. `parts` names what
    its actions say in addition to piece and target; `also` is what players may type instead of the
    word.
    """

    def __init__(
        self,
        word: str,
        keys: list[int],
        label: dict[str, str],
        traits: str = "",
        icon: str = "",
        parts: str = "",
        also: str = "",
    ) -> None:
        self.word: Final = word
        self.keys: Final = keys
        self.label: Final = label
        self.traits: Final = traits.split()
        self.icon: Final = icon
        self.parts: Final = parts.split()
        self.also: Final = also.split()


class Said:
    """An action taken apart: who acts, at what or where to, and the parts that its verb names."""

    def __init__(
        self,
        text: str,
        verb: str,
        piece: str | None = None,
        target: str | None = None,
        parts: list[Part] | None = None,
    ) -> None:
        self.text: Final = text
        self.verb: Final = verb
        self.piece: Final = piece
        self.target: Final = target
        self.parts: Final[list[Part]] = parts or []


def words_by_key(verbs: list[Verb]) -> dict[int, str]:
    """The verb of an action by the first number of its key."""
    return {key: verb.word for verb in verbs for key in verb.keys}


def typed_words(verbs: list[Verb]) -> dict[str, str]:
    """Other words that players may type, each with its verb."""
    return {other: verb.word for verb in verbs for other in verb.also}
