"""What the store takes and gives: plain facts, as the tables hold them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that nobody misreads
ID_LENGTH: Final = 16
SOURCE: Final = "source"  # among the extras of some games: a hash of where they were made
REVOKED: Final = "revoked"  # among the extras of a game: how often its links were revoked
MOST_SEATS: Final = 16  # of a game; numbers from here on are chairs of commanders


def new_id() -> str:
    """A name nobody can guess: 80 random bits."""
    return "".join(ALPHABET[byte % 32] for byte in secrets.token_bytes(ID_LENGTH))


def one_or_more(seats: Sequence[int]) -> int | None:
    """Seats as the column `asked` has them: one by its number, several as minus their bits."""
    if len(seats) > 1:
        return -sum(1 << seat for seat in seats)
    return seats[0] if seats else None


def seats_in(asked: int | None) -> list[int]:
    """The seats that `one_or_more` was given."""
    if asked is None or asked >= 0:
        return [] if asked is None else [asked]
    return [seat for seat in range((-asked).bit_length()) if -asked & 1 << seat]


def chair_number(seat: int, chair: int) -> int:
    """The number of a chair at a seat; chair 0 is that of the seat's holder."""
    return chair * MOST_SEATS + seat


class Stage(StrEnum):
    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits, or may sit, on a seat of a new game; an empty one is free to all.

    `name` is for a game that is over already; others get their names when they begin.
    """

    person_id: str | None = None
    agent: str | None = None
    nonce: str | None = None
    reserved_for: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An entry that a new game brings along from an imported record."""

    text: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a game after an entry; an ending means that it is over.

    A game that changed in secret is not touched: the order of lists must not reveal it.
    """

    asked: int | None = None
    wake_at: float | None = None
    deadline: float | None = None
    ending: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """Everything fixed at creation. `played` starts with entry 0: throws before any decision."""

    game: str
    version: str
    scenario: str
    commitment: str
    secret: bytes = field(repr=False)
    sitters: Sequence[Sitter]
    options: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    fair_from: int = 0
    commanders: Mapping[int, Sitter] = field(default_factory=dict)  # by the numbers of their chairs
    pace: str = "none"
    reaction: float = 0.0
    listed: bool = False
    watchable: bool = True
    extras: Mapping[str, Any] = field(default_factory=dict)
    created_by: str | None = None
    rematch_of: str | None = None
    played: Sequence[Played] = ()
    ending: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """`name` is what its player was called when the game began: the dice depend on it.

    It may also be the chair of a commander, who shares a seat with its holder.
    """

    game_id: str
    seat: int
    person_id: str | None
    agent: str | None
    reserved_for: str | None
    nonce: str | None
    name: str | None
    taken_at: float | None

    @property
    def side(self) -> int:
        """The seat of the game that this is, or that it shares."""
        return self.seat % MOST_SEATS

    @property
    def chair(self) -> int:
        return self.seat // MOST_SEATS

    @property
    def is_taken(self) -> bool:
        return self.person_id is not None or self.agent is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    id: str
    game: str
    version: str
    scenario: str
    options: dict[str, str]
    position: str
    commitment: str
    fair_from: int
    pace: str
    reaction: float
    listed: bool
    watchable: bool
    extras: dict[str, Any]
    created_by: str | None
    rematch_of: str | None
    created_at: float
    stage: Stage
    number: int
    asked: int | None
    wake_at: float | None
    deadline: float | None
    ending: str
    begun_at: float | None
    over_at: float | None
    touched_at: float
    seats: tuple[SeatRow, ...]
    commanders: tuple[SeatRow, ...] = ()

    @property
    def everybody(self) -> tuple[SeatRow, ...]:
        """All places where somebody sits or may sit."""
        return self.seats + self.commanders

    @property
    def people(self) -> list[str]:
        """Everybody who plays here, each once."""
        return sorted({row.person_id for row in self.everybody if row.person_id})

    def at(self, number: int) -> SeatRow | None:
        """A seat, or a chair, by its number."""
        return next((row for row in self.everybody if row.seat == number), None)

    def commanders_of(self, seat: int) -> list[SeatRow]:
        """The people who share this seat."""
        return [row for row in self.commanders if row.side == seat]

    @property
    def invitations_revoked(self) -> int:
        """How often the links to its seats were revoked: last by the last person who left."""
        return int(self.extras.get(REVOKED, 0))


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of a journal; `seat` is None for what the server itself did."""

    number: int
    seat: int | None
    request_id: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Appended:
    """The entry is on disk."""

    number: int
    at: float


@dataclass(frozen=True, slots=True)
class Duplicate:
    """This request was carried out before, as that entry; nothing was changed."""

    number: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Another entry has this number, or the game is not running; nothing was changed."""

    number: int
    stage: Stage


@dataclass(frozen=True, slots=True)
class PersonRow:
    """`pass_issue` is part of what a cookie signs: raising it ends every older cookie."""

    id: str
    name: str
    lang: str
    email: str | None
    pass_issue: int
    created_at: float


@dataclass(frozen=True, slots=True)
class AccountRow:
    person_id: str
    login: str
    hash: str
    created_at: float


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A right of anybody who knows the token, such as to recover a seat; only its hash is kept."""

    hash: str
    person_id: str
    purpose: str
    fact: str
    created_at: float
    expires_at: float | None


@dataclass(frozen=True, slots=True)
class OfferRow:
    """An offer of a seat: of what, made at which entry, still open or not, how often refused."""

    seat: int
    what: str
    number: int
    open: bool
    refusals: int
    at: float


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order: what to reply when an action with this prefix could be answered."""

    seat: int
    prefix: str
    reply: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    person_id: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice for a person who is away."""

    person_id: str
    game_id: str
    kind: str
    body: Mapping[str, Any]
    due_at: float
    id: str = field(default_factory=new_id)
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Subscription:
    """An address to send notices to: a browser's push service, a webhook."""

    person_id: str
    address: str
    kind: str
    keys: Mapping[str, str]
