"""What a record proves of its dice, and what each of its throws was, for independent verifiers.

Dice are proven when every throw follows from a promise that was made before the first of them, and
at least one was made. Anything less is reported as what it is.
"""

from __future__ import annotations

from typing import Final

from ..dice import Throw
from ..game import Game
from ..state import State
from .record import Entry, Record
from .replay import Watcher, play_back

PROVEN: Final = "proven"  # every throw follows from the promise
PROVEN_FROM: Final = "proven-from"  # those from a line on do; others were made before the promise
PROMISED: Final = "promised"  # the secret is not in the record
UNTHROWN: Final = "unthrown"  # nothing was thrown, so nothing could be proven
UNPROVEN: Final = "unproven"  # nothing proves these dice


def how_proven(record: Record) -> str:
    """How much a record that verifies proves of its dice."""
    if not record.secret:
        return PROMISED if record.commitment else UNPROVEN
    proven, others = proven_throws(record), unproven_throws(record)
    if not proven and not others:
        return UNTHROWN
    if not proven:
        return UNPROVEN
    return PROVEN_FROM if others else PROVEN


def proven_throws(record: Record) -> int:
    """How many throws a revealed secret covers: those of lines after the promise."""
    lines = enumerate(_lines(record))
    return sum(len(entry.throws) for number, entry in lines if number >= record.fair_from)


def unproven_throws(record: Record) -> int:
    """How many throws were made before the promise."""
    return sum(len(entry.throws) for entry in _lines(record)) - proven_throws(record)


def _lines(record: Record) -> list[Entry]:
    return [record.opening, *record.entries]


def kinds_of_throws(record: Record, game: Game) -> list[str]:
    """For each line with throws its number and what they were: `3 dice 3 of 6 / draw 1 of 12`.

    Raises BadNotation where the record cannot be played.
    """
    seen = _Kinds()
    for _ in play_back(record, game, watcher=seen):
        pass
    kinds = iter(seen.kinds)
    found = []
    for number, entry in enumerate(_lines(record)):
        if entry.throws:
            found.append(f"{number} " + " / ".join(next(kinds) for _ in entry.throws))
    return found


class _Kinds(Watcher):
    """Notes what every throw is."""

    def __init__(self) -> None:
        self.kinds: Final[list[str]] = []

    def thrown(self, s: State, faces: list[int]) -> None:
        throw = s.pending
        assert isinstance(throw, Throw)
        self.kinds.append(throw.kind())
