"""What goes over HTTP for replays and the proof of the dice; declared once."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .api import Lang, MatchInfo, SeatKey, Strict, Text
from .games import PieceInfo
from .measured import BoardInfo
from .play import EventLine

RecordText = Annotated[Text, Field(min_length=1, max_length=2_000_000)]


class Step(Strict):
    """One step of a replay: what happened, and the view after it.

    `action` is what `seat` answered, empty where that is not for the viewer to know. A viewer's
    steps are the updates they were sent, by their numbers; those of an open replay are the lines of
    the record. `line` is the line of the record that it ends with, once that may be known.
    """

    number: int
    line: int | None
    action: str
    seat: str | None
    turn: int
    phase: str
    events: list[EventLine]
    view: str


class Replay(Strict):
    """`seat` is a seat's key, `open` for all there is, or null for a spectator.

    It is `partial` while the match is in progress. `board` is the table of a game that measures,
    `pieces` are those that are not as the catalogue has them. `share` ends a link by which anybody
    may see a finished battle; it is empty where none is needed.
    """

    match: MatchInfo
    seat: str | None
    share: str
    board: BoardInfo | None
    pieces: list[PieceInfo]
    steps: list[Step]
    partial: bool


class NewReplay(Strict):
    """A record, finished or not, or the text of a position, seen from a seat or `open`."""

    record: RecordText
    seat: SeatKey = "open"
    lang: Lang = "en"


class NewProof(Strict):
    record: RecordText


class Proof(Strict):
    """Whether every throw follows from a promise made before the first; at least one was made.

    `dice` says what is proven: all (`proven`), what was thrown from the line `since` on
    (`proven-from`), or nothing: the secret is not revealed (`promised`), nothing was thrown
    (`unthrown`), nothing proves these dice (`unproven`), or `wrong`, and `problems` says what.
    `throws` counts those that were proven, `unproven` all others.
    """

    fair: bool
    dice: Literal["proven", "proven-from", "promised", "unthrown", "unproven", "wrong"]
    since: int
    commitment: str
    secret: str
    throws: int
    unproven: int
    problems: list[str]
