"""Who is in a room now: the listeners of this process, and those that others report."""

from __future__ import annotations

import time
from typing import Final

from ..wire.match_messages import place_key
from ..wire.play import Presence as PresenceMessage
from ..wire.play import PresentSeat
from .room import Room

HERE: Final = "here"
GONE: Final = "gone"
REPEAT: Final = 30.0


class Presence:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._told: tuple[frozenset[int], int] = (frozenset(), 0)

    def hear(self, what: str, seat: int) -> None:
        """Another process, or this one, says that a player has come or gone."""
        if what == HERE:
            self.room.sitters.heard_elsewhere[seat] = time.monotonic()
        else:
            self.room.sitters.heard_elsewhere.pop(seat, None)
        self.look()

    def message(self) -> PresenceMessage:
        here = self.room.sitters.here() | self.room.sitters.elsewhere()
        seats = [
            PresentSeat(
                seat=place_key(self.room.game, row.seat),
                here=row.seat in here or row.agent is not None,
            )
            for row in self.room.row.everybody
        ]
        return PresenceMessage(seats=seats, watching=self._watching())

    def _watching(self) -> int:
        return sum(
            1 for x in self.room.telling.listeners if not self.room.sitters.seats_of(x.person_id)
        )

    def look(self) -> bool:
        """Inform everybody when someone has come or gone; returns whether that was so."""
        now = (self.room.sitters.here() | self.room.sitters.elsewhere(), self._watching())
        if now == self._told:
            return False
        self._told = now
        self.room.telling.tell_all(self.message())
        return True
