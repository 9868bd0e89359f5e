"""What an audience is sent: numbered updates, made only of what it may see.

An audience is a seat, or None for the spectators. While somebody else is asked in secret nothing is
sent; what happened is sent with what follows, as one update, so that a declined question leaves no
trace. Dice are shown with the event that reports what they decided. The words are made from the
state at that moment and only when asked for: words that nobody asked for are dropped, and made
again from the journal if they are wanted after all. Audiences that may know the same of a moment
share the words for it. What is kept is small: sentences with marks instead of names, and facts that
many lines share.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from grognard.kernel.aids import FULL, MARKED, SHORT, ResultRow, marked
from grognard.kernel.dice import Die, Opposed, Pool, Throw
from grognard.kernel.event import UNLISTED, Event, EventKind
from grognard.kernel.game import Game
from grognard.kernel.records.tableline import (
    BACK,
    DRAW,
    GIVE,
    PASS,
    RESIGN,
    TIME,
    UNSEAL,
    TableLine,
)
from grognard.kernel.state import State

from .sums import Lines, Sum, in_words, lines_of

Audience = int | None
T = TypeVar("T")

KEPT: Final = 16
DICE: Final = "dice"
MARK: Final = "⟶"
TABLE_KINDS: Final = {
    RESIGN: "resigned",
    DRAW: "drawn",
    TIME: "timed-out",
    GIVE: "given",
    PASS: "passed",
}


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice that fell on the table. Draws and deals are not shown: their faces are cards.

    `marks` say what each face did, `cards` are those that all may know of. `seats` say whose each
    die is where each side throws one, `rows` are those of the table that they are looked up in.
    """

    cite: str
    faces: tuple[int, ...]
    marks: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    sums: tuple[Lines, ...] = ()
    seats: tuple[int, ...] = ()
    rows: tuple[ResultRow, ...] = ()


Item = Event | Thrown | TableLine


@dataclass(frozen=True, slots=True)
class Dice:
    """A throw in words: what it was for, and the sums it was made on."""

    words: str
    cite: str
    faces: tuple[int, ...]
    marks: tuple[str, ...]
    cards: tuple[str, ...]
    sums: tuple[Sum, ...]
    seats: tuple[int, ...]
    rows: tuple[ResultRow, ...]

    def counts(self) -> dict[str, int]:
        """How many faces did what."""
        return {mark: self.marks.count(mark) for mark in dict.fromkeys(self.marks) if mark}


@dataclass(frozen=True, slots=True)
class Line:
    """One reported event, in words with long names and short; a table line has none, but a seat.

    An event that opens a turn or a phase has a heading and the seat whose turn it is. `dice` are
    those that decided it or that it announced, `known` is what the game's table of events says of
    it. `table` is a command outside the rules; by it a `share` may go to a `chair`.
    """

    kind: str
    words: str
    short: str
    cite: str = ""
    cards: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    dice: Dice | None = None
    seat: int | None = None
    known: EventKind = UNLISTED
    table: bool = False
    heading: str = ""
    share: str = ""
    chair: int = 0
    sums: tuple[Sum, ...] = ()


class Kept(NamedTuple):
    """A line as it is kept in memory, its sentence marked; a throw of its own has none."""

    kind: str
    text: str = ""
    cite: str = ""
    places: tuple[str, ...] = ()
    source: TableLine | int | None = None  # the number of a seat for what opens its turn
    thrown: Thrown | None = None
    heading: str = ""
    sums: tuple[Lines, ...] = ()


class Present:
    """The state that an audience is shown, for callers that need any state of the game."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state


@lru_cache(maxsize=4096)
def same_sums(sums: tuple[Lines, ...]) -> tuple[Lines, ...]:
    """One tuple for all that are equal: throws are often made on the same numbers."""
    return sums


@lru_cache(maxsize=1024)
def same_names(names: tuple[str, ...]) -> tuple[str, ...]:
    return names


def dice_shown(game: Game, state: State, throw: Throw, faces: list[int]) -> list[Item]:
    if not isinstance(throw, Die | Pool | Opposed):
        return []
    dice = game.dice(state, faces)
    sums = same_sums(tuple(lines_of(tally) for tally in dice.sums))
    marks, cards = same_names(tuple(dice.marks)), tuple(dice.pieces)
    seats, rows = tuple(dice.seats), tuple(dice.rows)
    return [Thrown(throw.cite, tuple(faces), marks, cards, sums, seats, rows)]


def is_table(line: Kept) -> bool:
    return isinstance(line.source, TableLine)


def with_their_dice(lines: list[Kept], table: dict[str, EventKind]) -> list[Kept]:
    """Each throw with the line that it decided, by the table.

    One that decided none, such as a volley whose re-rolls are still to come, is shown with the
    line that announced it, else as its own. No throw passes another: the dice stay in the order in
    which they fell.
    """
    found: list[Kept] = []
    at = -1  # the last throw, as long as it is a line of its own
    for line in lines:
        thrown = found[at].thrown if at >= 0 else None
        if line.thrown is not None:
            at = len(found)
        elif thrown is not None and thrown.cite in table.get(line.kind, UNLISTED).decided_by:
            del found[at]
            line, at = line._replace(thrown=thrown), -1
        found.append(line)
    return with_what_announced_them(found, table)


def with_what_announced_them(lines: list[Kept], table: dict[str, EventKind]) -> list[Kept]:
    """Throws that are lines of their own, with the line right before them if it announced them."""
    found: list[Kept] = []
    for line in lines:
        before = found[-1] if found else None
        if line.thrown is None or line.text or before is None or before.thrown is not None:
            found.append(line)
        elif line.thrown.cite in table.get(before.kind, UNLISTED).announces:
            found[-1] = before._replace(thrown=line.thrown)
        else:
            found.append(line)
    return found


def spelled(game: Game, s: State, text: str, lang: str) -> tuple[str, str, list[str]]:
    """A marked sentence with long names and with short, and the pieces that it mentions."""
    pieces = marked(text)
    if not pieces:
        return text, text, pieces
    return game.spell(s, text, lang, FULL), game.spell(s, text, lang, SHORT), pieces


class Words:
    """The words for one state: text that several audiences may know is made once.

    `said` is by language and item; each item is held, so that no other can have its identity.
    `written` is by language and line.
    """

    __slots__ = ("said", "written")

    def __init__(self) -> None:
        self.said: Final[dict[tuple[str, int], tuple[Item, Kept]]] = {}
        self.written: Final[dict[tuple[str, Kept], Any]] = {}


class Update:
    """What an audience is sent at once. `lines` must be asked for before the next update."""

    __slots__ = ("_game", "_items", "_kept", "_present", "_state", "_words", "number")

    def __init__(
        self,
        number: int,
        game: Game,
        state: State,
        items: list[Item],
        present: Present | None = None,
        words: Words | None = None,
    ) -> None:
        self.number: Final = number
        self._game: Final = game
        self._state: State | None = state
        self._items = items
        self._present: Final = present or Present(state)
        self._words: Words | None = words or Words()
        self._kept: dict[str, list[Kept]] = {}

    def lines(self, lang: str) -> list[Line]:
        return [self._line(kept, lang) for kept in self._in_words(lang)]

    def written(self, lang: str, write: Callable[[Line], T]) -> list[T]:
        """The lines as `write` has them: each is written once for all audiences."""
        done = self._words.written if self._words else {}
        found = []
        for kept in self._in_words(lang):
            key = lang, kept
            if key not in done:
                done[key] = write(self._line(kept, lang))
            found.append(done[key])
        return found

    def is_told(self, lang: str) -> bool:
        return self._state is not None or lang in self._kept

    def forget(self) -> bool:
        """Drop the state; returns whether words are left that are worth keeping."""
        self._state = None
        self._items = []
        self._words = None
        return bool(self._kept)

    def _in_words(self, lang: str) -> list[Kept]:
        if lang not in self._kept:
            state, words = self._state, self._words
            if state is None or words is None:
                raise LookupError(f"update {self.number} was not written in {lang!r}; call since()")
            told = [self._say(words, state, item, lang) for item in self._items]
            said = [line for line in told if line.text or line.thrown or is_table(line)]
            self._kept[lang] = with_their_dice(said, self._game.events())
        return self._kept[lang]

    def _say(self, words: Words, state: State, item: Item, lang: str) -> Kept:
        said, key = words.said, (lang, id(item))
        if key not in said:
            said[key] = item, self._keep(state, item, lang)
        return said[key][1]

    def _keep(self, state: State, item: Item, lang: str) -> Kept:
        if isinstance(item, Thrown):
            return Kept(DICE, thrown=item)
        if isinstance(item, TableLine):
            back = "taken-back" if item.agreed else "undone"
            kind = back if item.verb in (BACK, UNSEAL) else TABLE_KINDS[item.verb]
            return Kept(kind, source=item)
        text = self._game.narrate(state, item, lang, MARKED)
        places = same_names(tuple(self._game.places(item)))
        side = self._game.side(item)
        opens = self._game.kind_of(item).opens
        heading = self._game.opening(state, item, lang) if opens and text else ""
        cite = self._game.cite(state, item)
        sums = same_sums(tuple(tuple(one) for one in self._game.event_sums(state, item)))
        return Kept(item.kind(), text, cite, places, side, heading=heading, sums=sums)

    def _line(self, kept: Kept, lang: str) -> Line:
        kind, text, cite, places, source, thrown, heading, lines = kept
        if isinstance(source, TableLine):
            seat = source.seat if source.seat >= 0 else None
            line = Line(kind, "", "", seat=seat, table=True)
            if source.verb != GIVE:  # the number of a line would reveal how often others were asked
                return line
            return replace(line, share=source.share, chair=source.number)
        dice = None if thrown is None else self._dice(thrown, lang)
        if dice is not None and not text:
            faces = " ".join(str(face) for face in dice.faces)
            said = f"{dice.words} {MARK} {faces}"
            return Line(kind, said, dice.words, dice.cite, dice.cards, dice=dice)
        words, short, cards = spelled(self._game, self._present.state, text, lang)
        known = self._game.events().get(kind, UNLISTED)
        named = tuple(cards)
        sums = tuple(in_words(self._game, one, lang) for one in lines)
        found = Line(kind, words, short, cite, named, places, dice, source, known, heading=heading)
        return replace(found, sums=sums) if sums else found

    def _dice(self, thrown: Thrown, lang: str) -> Dice:
        sums = tuple(in_words(self._game, lines, lang) for lines in thrown.sums)
        fallen = (thrown.cite, thrown.faces, thrown.marks, thrown.cards)
        words = self._game.thrown_for(thrown.cite, lang)
        return Dice(words, *fallen, sums, thrown.seats, thrown.rows)


class Feed:
    """The updates of one audience, and the state it is shown: that of the last one sent."""

    __slots__ = ("_fresh", "_game", "_gathered", "_kept", "_late", "_present", "audience", "number")

    def __init__(self, game: Game, audience: Audience, state: State) -> None:
        self._game: Final = game
        self.audience: Final = audience
        self.number = 0
        self._present: Final = Present(state)
        self._gathered: list[Item] = []
        self._late: list[tuple[Update, State]] = []
        self._kept: deque[Update] = deque(maxlen=KEPT)
        self._fresh: list[Update] = []  # those sent last, which still hold their state

    @property
    def shown(self) -> State:
        """The state of the last update sent."""
        return self._present.state

    @property
    def is_late(self) -> bool:
        """Whether an update is made that has not been sent yet."""
        return bool(self._late)

    @property
    def latest(self) -> int:
        """The number of the newest update made, sent or not."""
        return self.number + len(self._late)

    def gather(self, items: list[Item]) -> None:
        """Take what happened, as far as this audience may know of it."""
        self._gathered += self.may_hear(items)

    def may_hear(self, items: list[Item]) -> list[Item]:
        found: list[Item] = []
        for item in items:
            told = self._game.redact(item, self.audience) if isinstance(item, Event) else item
            if told is not None:
                found.append(told)
        return found

    def drop(self) -> None:
        """What was not sent before play went back never happened."""
        self._gathered = []

    def close(self, state: State, words: Words) -> None:
        """Make an update of all that was gathered; `tell` sends it.

        `words` are those for this state, the same for all audiences.
        """
        number = self.latest + 1
        update = Update(number, self._game, state, self._gathered, self._present, words)
        self._late.append((update, state))
        self._gathered = []

    def tell(self, upto: int | None = None) -> list[Update]:
        """The updates made and not yet sent (up to a number): the audience knows them now."""
        due = len(self._late) if upto is None else max(0, upto - self.number)
        told = self._late[:due]
        if not told:
            return []
        worded = [update.forget() for update in self._fresh]
        if not all(worded):
            self._kept.clear()
        self._fresh = [update for update, _ in told]
        self._kept.extend(self._fresh)
        self._late = self._late[due:]
        self.number, self._present.state = told[-1][0].number, told[-1][1]
        return list(self._fresh)

    def since(self, number: int, lang: str) -> list[Update] | None:
        """The updates after a number while all of them are in memory, else None."""
        found = [update for update in self._kept if update.number > number]
        whole = len(found) == self.number - number
        return found if whole and all(update.is_told(lang) for update in found) else None
