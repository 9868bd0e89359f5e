"""What an audience is told: numbered updates, made only of what it may see.

An audience is a seat, or None for the spectators. While somebody else is asked in secret nothing
is told; what happened comes out with what follows, as one update, so that a question declined
leaves no trace. The words are made from the state at that moment and only when asked for: one
that nobody asked for is forgotten, and told anew from the journal should it be wanted after all.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Final

from ..kernel.dice import Die, Pool, Throw
from ..kernel.event import Event
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.tableline import BACK, DRAW, RESIGN, TIME, TableLine

Audience = int | None

KEPT: Final = 16
DICE: Final = "dice"
MARK: Final = "⟶"
ENDINGS: Final = {RESIGN: "resigned", DRAW: "drawn", TIME: "timed-out"}
TABLE_KINDS: Final = ("undone", "taken-back", *ENDINGS.values())


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice that fell on the table. Draws and deals are not shown: their faces are cards."""

    cite: str
    faces: tuple[int, ...]


Item = Event | Thrown | TableLine


@dataclass(frozen=True, slots=True)
class Line:
    """One thing told: its kind and its words. A table line has none but may have a seat."""

    kind: str
    words: str
    faces: tuple[int, ...] = ()
    seat: int | None = None


def dice_shown(throw: Throw, faces: list[int]) -> list[Item]:
    return [Thrown(throw.cite, tuple(faces))] if isinstance(throw, Die | Pool) else []


class Update:
    """What an audience is told at once. `lines` must be asked for before the next update."""

    __slots__ = ("_game", "_items", "_lines", "_state", "number")

    def __init__(self, number: int, game: Game, state: State, items: list[Item]) -> None:
        self.number: Final = number
        self._game: Final = game
        self._state: State | None = state
        self._items = items
        self._lines: dict[str, list[Line]] = {}

    def lines(self, lang: str) -> list[Line]:
        if lang not in self._lines:
            state = self._state
            if state is None:
                raise LookupError(f"update {self.number} was not told in {lang!r}; ask since()")
            told = [self._line(state, item, lang) for item in self._items]
            self._lines[lang] = [line for line in told if line.words or line.kind in TABLE_KINDS]
        return self._lines[lang]

    def is_told(self, lang: str) -> bool:
        return self._state is not None or lang in self._lines

    def forget(self) -> bool:
        """Let go of the state; whether words are left that are worth keeping."""
        self._state = None
        self._items = []
        return bool(self._lines)

    def _line(self, state: State, item: Item, lang: str) -> Line:
        if isinstance(item, Thrown):
            faces = " ".join(str(face) for face in item.faces)
            return Line(DICE, f"{self._game.label(item.cite, lang)} {MARK} {faces}", item.faces)
        if isinstance(item, TableLine):
            back = "taken-back" if item.agreed else "undone"
            kind = back if item.verb == BACK else ENDINGS[item.verb]
            return Line(kind, "", (), item.seat if item.seat >= 0 else None)
        return Line(item.kind(), self._game.narrate(state, item, lang))


class Feed:
    """The updates of one audience, and the state it is shown: that of the last one told."""

    __slots__ = ("_game", "_gathered", "_kept", "_late", "audience", "number", "shown")

    def __init__(self, game: Game, audience: Audience, state: State) -> None:
        self._game: Final = game
        self.audience: Final = audience
        self.number = 0
        self.shown = state
        self._gathered: list[Item] = []
        self._late: list[tuple[Update, State]] = []
        self._kept: deque[Update] = deque(maxlen=KEPT)

    @property
    def is_late(self) -> bool:
        """Whether an update is made that nobody was told yet."""
        return bool(self._late)

    @property
    def latest(self) -> int:
        """The number of the newest update made, told or not."""
        return self.number + len(self._late)

    def gather(self, items: list[Item]) -> None:
        """Take what happened, as far as this audience may know of it."""
        for item in items:
            told = self._game.redact(item, self.audience) if isinstance(item, Event) else item
            if told is not None:
                self._gathered.append(told)

    def drop(self) -> None:
        """What was not told before play went back never happened."""
        self._gathered = []

    def close(self, state: State) -> None:
        """Make an update of all that was gathered; `tell` tells it."""
        self._late.append((Update(self.latest + 1, self._game, state, self._gathered), state))
        self._gathered = []

    def tell(self, upto: int | None = None) -> list[Update]:
        """The updates made and not yet told (up to a number): the audience knows them now."""
        due = len(self._late) if upto is None else max(0, upto - self.number)
        told = self._late[:due]
        if not told:
            return []
        worded = [update.forget() for update in self._kept]
        if not all(worded):
            self._kept.clear()
        self._kept.extend(update for update, _ in told)
        self._late = self._late[due:]
        self.number, self.shown = told[-1][0].number, told[-1][1]
        return [update for update, _ in told]

    def since(self, number: int, lang: str) -> list[Update] | None:
        """The updates after a number while all of them are in memory, else None."""
        found = [update for update in self._kept if update.number > number]
        whole = len(found) == self.number - number
        return found if whole and all(update.is_told(lang) for update in found) else None
