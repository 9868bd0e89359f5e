"""The people of a room who share a seat: who sits on which chair, and for whom each answers now.

Which share belongs to which chair follows from the journal (`match/sharing.py`). Only the room
knows who sits there, who is connected and whose time runs out: these decide when the chief may
answer for others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final
from weakref import proxy

from grognard.kernel.sealed import asked, facing
from grognard.kernel.shares import CHIEF
from grognard.kernel.state import State

from ..context import PACES
from ..match.match import Match
from ..match.sharing import ALONE, Hand, Sharing
from ..store.rows import SeatRow

if TYPE_CHECKING:
    from .room import Room

PATIENCE: Final = 0.5  # of the time for an answer: then the chief may give it for a commander


class Commanders:
    def __init__(self, room: Room) -> None:
        self.room: Final[Room] = proxy(room)  # which holds this

    def shares(self, seat: int) -> bool:
        """Whether this seat has chairs for others."""
        return bool(self.room.row.commanders_of(seat))

    def taken(self, seat: int) -> frozenset[int]:
        """The chairs of a seat where somebody sits, the chief's among them."""
        return ALONE | {row.chair for row in self.room.row.commanders_of(seat) if row.is_taken}

    def own(self, person_id: str | None, seat: int) -> frozenset[int]:
        """The chairs of a person at a seat."""
        if person_id is None:
            return frozenset()
        return frozenset(row.chair for row in self._at(seat) if row.person_id == person_id)

    def leads(self, person_id: str | None, seat: int) -> bool:
        return person_id is not None and self.room.sitters.holder(seat) == person_id

    def hand(self, person_id: str | None, seat: int, chair: int | None = None) -> Hand | None:
        """For whom a person answers, all in all or as one chair; None: nobody shares the seat."""
        if not self.shares(seat):
            return None
        own = self.own(person_id, seat)
        if chair is not None:
            own &= {chair}
        away = self._without_answer(seat) if CHIEF in own else frozenset()
        sight = self.room.sitters.sight(person_id, seat, chair)
        return Hand(own | away, own, self.taken(seat), sight=sight)

    def computers_hand(self, seat: int, chair: int) -> Hand | None:
        """The same for a computer; as chief it answers for those whose time runs out."""
        if not self.shares(seat):
            return None
        away = self._late(seat) if chair == CHIEF else frozenset()
        sight, match, taken = seat, self.room.match, self.taken(seat)
        if match is not None and seat in self.room.divided:
            sight = match.sharing.sight_of(match.state, seat, frozenset({chair}), taken)
        return Hand(away | {chair}, frozenset({chair}), taken, sight=sight)

    def awaited(self, match: Match, seat: int) -> list[SeatRow]:
        """The people that the question to a seat waits for; empty where it has none."""
        chairs = match.awaited(seat, self.taken(seat)) if self.shares(seat) else ALONE
        return [row for row in self._at(seat) if row.chair in chairs]

    def people_asked(self, match: Match, seats: Iterable[int]) -> list[str]:
        """The people whom these seats wait for, each once."""
        rows = [row for seat in seats for row in self.awaited(match, seat)]
        return sorted({row.person_id for row in rows if row.person_id})

    def asked_in(self, s: State, sharing: Sharing, seats: Iterable[int]) -> list[str]:
        """The people whom these seats wait for in a state, even if they do not know of it."""
        found: set[str] = set()
        for seat in seats:
            decision = asked(s, seat)
            chairs = ALONE
            if decision is not None and self.shares(seat):
                chairs = sharing.awaited(facing(s, seat), decision, self.taken(seat))
            found |= {
                row.person_id for row in self._at(seat) if row.person_id and row.chair in chairs
            }
        return sorted(found)

    def computer(self, match: Match, seat: int) -> SeatRow | None:
        """The first computer that is to answer for a seat."""
        if not self.shares(seat):
            row = self.room.row.seats[seat]
            return row if row.agent is not None else None
        return next((row for row in self._answering(match, seat) if row.agent is not None), None)

    def _answering(self, match: Match, seat: int) -> list[SeatRow]:
        chairs = match.awaited(seat, self.taken(seat))
        if chairs & self._late(seat):
            chairs |= ALONE
        return [row for row in self._at(seat) if row.chair in chairs]

    def _without_answer(self, seat: int) -> frozenset[int]:
        """Chairs of people who are away, or whose time runs out; none where each sees their own."""
        if seat in self.room.divided:
            return frozenset()
        here = self.room.sitters.here() | self.room.sitters.elsewhere()
        rows = self.room.row.commanders_of(seat)
        gone = {row.chair for row in rows if row.person_id and row.seat not in here}
        return self._late(seat) | gone

    def computer_takes_over_at(self, match: Match) -> float | None:
        """When a computer that leads people answers for them; None where none does."""
        led = [
            s for s in match.owing() if self.shares(s) and self.room.sitters.agent(s) is not None
        ]
        return self._late_from() if led else None

    def _late_from(self) -> float | None:
        deadline, seconds = self.room.telling.deadline, PACES[self.room.row.pace]
        return None if deadline is None or seconds is None else deadline - PATIENCE * seconds

    def _late(self, seat: int) -> frozenset[int]:
        late_from = self._late_from()
        if seat in self.room.divided or late_from is None or self.room.context.clock() < late_from:
            return frozenset()
        return frozenset(row.chair for row in self.room.row.commanders_of(seat) if row.person_id)

    def _at(self, seat: int) -> list[SeatRow]:
        row = self.room.row
        return [row.seats[seat], *row.commanders_of(seat)]
