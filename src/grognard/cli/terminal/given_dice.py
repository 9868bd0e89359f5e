"""Dice given on the command line, dealt out to the throws that need them."""

from __future__ import annotations

import re
from typing import Final

from grognard.kernel.dice import Rng, Throw
from grognard.kernel.refusal import BadNotation

from .speech import say

_SEPARATORS: Final = re.compile(r"[,;\s/]+")
MOST_FACES: Final = 10_000


def read_dice(text: str) -> list[int]:
    """Faces separated by commas, spaces or slashes."""
    words = [word for word in _SEPARATORS.split(text) if word]
    for word in words:
        if not (word.isascii() and word.isdecimal() and 0 < len(word) < 7):
            raise BadNotation(0, word, say("bad-face"))
    return [int(word) for word in words[:MOST_FACES]]


class GivenDice:
    """Faces in the order given; every throw takes as many as it shows."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces
        self.at = 0

    def take(self, throw: Throw) -> list[int]:
        count = len(throw.sample(Rng(1)))
        left = len(self.faces) - self.at
        if left < count:
            raise BadNotation(
                0, "--dice", say("too-few-dice", cite=throw.cite, need=count, left=left)
            )
        faces = self.faces[self.at : self.at + count]
        problem = throw.why_bad(faces)
        if problem:
            shown = ",".join(str(face) for face in faces)
            raise BadNotation(0, shown, f"{throw.cite}: {problem}")
        self.at += count
        return faces

    def finish(self, question: str) -> None:
        """Raises BadNotation when faces are left over: play stopped at a question before them."""
        left = self.faces[self.at :]
        if left:
            shown = ",".join(str(face) for face in left)
            reason = say("dice-wait", question=question) if question else ""
            raise BadNotation(0, shown, reason or say("too-many-dice", count=len(left)))


class RolledDice(GivenDice):
    """Faces from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__([])
        self.rng: Final = Rng(seed)

    def take(self, throw: Throw) -> list[int]:
        return throw.sample(self.rng)
