"""What a match was agreed to be, read from its row: terms, lesson, pauses, divided seats."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.lesson import Lesson

from ..context import CORRESPONDENCE, PACES
from ..match.beginning.terms import Terms
from ..match.pair import line_in
from ..match.reveal_timing import RevealTiming
from ..store.rows import GameRow

LESSON: Final = "lesson"  # among the extras of a row: which one it is


def timing_of(row: GameRow, divided: Collection[int] = ()) -> RevealTiming:
    """Who must be hidden from whom in this room, and for how long."""
    people = row.people
    agents = {seat.side for seat in row.everybody if seat.agent is not None}
    manned = {seat.side for seat in row.everybody if seat.agent is None}
    computers = [seat.seat for seat in row.seats if seat.agent and seat.seat not in divided]
    computers += sorted(agents - manned - {*computers})
    helped = agents & manned & {*divided}
    if len(people) == 1 and not agents:
        return RevealTiming(0.0)
    if len(people) <= 1 and agents and manned and not row.watchable:
        return RevealTiming(row.reaction, computers=computers, divided=divided, helped=helped)
    ordered = row.pace in CORRESPONDENCE and row.reaction > 0
    patience = PACES[row.pace]
    return RevealTiming(
        row.reaction, not ordered, ordered, computers, patience, divided=divided, helped=helped
    )


def divided_seats(row: GameRow, game: Game) -> list[int]:
    """The seats whose hands may belong to several people, who each see their own."""
    seats = [seat.seat for seat in row.seats if game.hands(seat.seat)]
    return [seat for seat in seats if row.commanders_of(seat)]


def nonce_of(row: GameRow, seat: int) -> str:
    """The nonce of a seat; of one that is shared, a hash of those of all who were there at first.

    So everybody's chance is in the dice, and records and proofs have one nonce for each seat.
    """
    given = [one.nonce for one in row.commanders_of(seat) if one.nonce]
    own = row.seats[seat].nonce or ""
    return hashlib.sha256("\n".join([own, *given]).encode()).hexdigest() if given else own


def lesson_of(row: GameRow, game: Game) -> Lesson | None:
    """The lesson that a match is, if it is one."""
    return game.lessons().get(row.extras[LESSON]) if LESSON in row.extras else None


def terms_of(row: GameRow, game: Game) -> Terms:
    """The terms as they were when the match began, word for word: the dice depend on them.

    A lesson's must be the same for everybody, so nobody is named in it.
    """
    seats = game.info.seats
    named = row.seats if LESSON not in row.extras else ()
    return Terms(
        game=row.game,
        version=row.version,
        scenario=row.scenario,
        options=row.options,
        position=row.position,
        commitment=row.commitment,
        nonces={seats[s.seat]: nonce_of(row, s.seat) for s in row.seats if s.nonce},
        players={seats[s.seat]: s.name for s in named if s.name},
        pace=row.pace,
        reaction=row.reaction,
        fair_from=row.fair_from,
        pair=line_in(row.extras),
    )
