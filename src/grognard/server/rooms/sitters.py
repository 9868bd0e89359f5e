"""Who sits where in a room: people and computers on seats and chairs, and from where they look."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from weakref import proxy

from grognard.kernel.shares import CHIEF, SIGHTS

from ..match.feed import Audience
from ..match.sharing import Hand, Sharing, given_at_first
from ..store.rows import MOST_SEATS, GameRow

if TYPE_CHECKING:
    from .room import Room

FORGET: Final = 75.0  # seconds after which another process must have said again who is there


class Sitters:
    def __init__(self, room: Room) -> None:
        self.room: Final[Room] = proxy(room)  # which holds this
        self.heard_elsewhere: Final[dict[int, float]] = {}  # by seats and chairs: when, by others

    @property
    def row(self) -> GameRow:
        return self.room.row

    def holder(self, seat: int) -> str | None:
        return self.row.seats[seat].person_id

    def agent(self, seat: int) -> str | None:
        return self.row.seats[seat].agent

    def person_at(self, place: int) -> str | None:
        """Who sits on a seat or a chair."""
        row = self.row.at(place)
        return None if row is None else row.person_id

    def agent_at(self, place: int) -> str | None:
        row = self.row.at(place)
        return None if row is None else row.agent

    def speakers(self) -> list[int]:
        """The people who decide for a seat: its holder; of a divided one, all who have a hand."""
        found = [seat.seat for seat in self.row.seats]
        taken = [
            row for row in self.row.commanders if row.side in self.room.divided and row.is_taken
        ]
        return found + [row.seat for row in taken]

    def sight_at(self, place: int) -> int:
        """From where somebody at a seat or on a chair looks."""
        seat, chair = place % MOST_SEATS, place // MOST_SEATS
        return self.sight(self.person_at(place), seat, chair if seat in self.room.divided else None)

    def hand_at(self, place: int) -> Hand | None:
        """The hand that a person answers for in a divided seat."""
        seat, chair = place % MOST_SEATS, place // MOST_SEATS
        if seat not in self.room.divided:
            return None
        return self.room.commanders.hand(self.person_at(place), seat, chair)

    def seats_of(self, person_id: str | None) -> list[int]:
        """The seats that a person holds or shares."""
        if person_id is None:
            return []
        return sorted({row.side for row in self.row.everybody if row.person_id == person_id})

    def places_of(self, person_id: str | None) -> list[int]:
        """The same with the numbers of chairs."""
        return [row.seat for row in self.row.everybody if row.person_id == person_id and person_id]

    def sight(self, person_id: str | None, seat: int, chair: int | None = None) -> int:
        """From where a person at a seat looks: of a divided one only the hands that they have."""
        state = self.room.known_state()
        if seat not in self.room.divided or state is None:
            return seat
        match = self.room.match
        sharing = (
            match.sharing if match else Sharing(self.room.game, given_at_first(self.row.extras))
        )
        chairs = self.room.commanders.own(person_id, seat)
        if chair is not None:
            chairs &= {chair}
        return sharing.sight_of(state, seat, chairs, self.room.commanders.taken(seat))

    def sights_of(self, person_id: str | None) -> list[int]:
        """From where a person looks, of all seats that they hold or share."""
        return [self.sight(person_id, seat) for seat in self.seats_of(person_id)]

    def is_computers(self, audience: Audience) -> bool:
        """Whether nobody looks from there but computers."""
        if audience is None:
            return False
        seat, match = audience % SIGHTS, self.room.match
        if seat not in self.room.divided or match is None:
            return self.agent(seat) is not None
        behind, taken = (
            match.sharing.chairs_behind(match.state, audience),
            self.room.commanders.taken(seat),
        )
        chairs = (behind & taken) | (frozenset() if behind <= taken else {CHIEF})
        rows = [self.row.seats[seat], *self.row.commanders_of(seat)]
        return all(row.agent is not None for row in rows if row.chair in chairs)

    @property
    def is_hotseat(self) -> bool:
        """Whether one person plays every side."""
        people = {seat.person_id for seat in self.row.seats}
        return len(people) == 1 and None not in people and len(self.row.people) == 1

    @property
    def is_for_computers(self) -> bool:
        """Whether no person plays here."""
        return not self.row.people and all(seat.agent is not None for seat in self.row.seats)

    def may_hint(self, person_id: str | None) -> bool:
        """Whether a person plays here only against computers, which do not mind a hint."""
        alone = person_id is not None and set(self.row.people) == {person_id}
        return alone and any(seat.agent for seat in self.row.seats) and not self.row.commanders

    def here(self) -> frozenset[int]:
        """The seats and chairs whose players are connected to this process."""
        people = {listener.person_id for listener in self.room.telling.listeners}
        rows = self.row.everybody
        return frozenset(s.seat for s in rows if s.person_id and s.person_id in people)

    def elsewhere(self) -> frozenset[int]:
        """Those whose players are connected to another process."""
        recent = time.monotonic() - FORGET
        return frozenset(seat for seat, heard in self.heard_elsewhere.items() if heard > recent)
