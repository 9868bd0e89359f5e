"""Who is in a room now: the listeners of this process, and those that others tell us of."""

from __future__ import annotations

import time
from typing import Final

from ..wire.play import Presence as PresenceMessage
from ..wire.play import PresentSeat
from .room import Room

HERE: Final = "here"
GONE: Final = "gone"
REPEAT: Final = 30.0
FORGET: Final = 75.0


class Presence:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self._elsewhere: Final[dict[int, float]] = {}
        self._told: tuple[frozenset[int], int] = (frozenset(), 0)

    def elsewhere(self) -> frozenset[int]:
        """Seats whose players are connected to another process."""
        recent = time.monotonic() - FORGET
        return frozenset(seat for seat, heard in self._elsewhere.items() if heard > recent)

    def hear(self, what: str, seat: int) -> None:
        """Another process, or this one, says that a player has come or gone."""
        if what == HERE:
            self._elsewhere[seat] = time.monotonic()
        else:
            self._elsewhere.pop(seat, None)
        self.look()

    def message(self) -> PresenceMessage:
        here = self.room.here() | self.elsewhere()
        seats = [
            PresentSeat(seat=key, here=n in here or self.room.agent(n) is not None)
            for n, key in enumerate(self.room.game.info.seats)
        ]
        return PresenceMessage(seats=seats, watching=self._watching())

    def _watching(self) -> int:
        return sum(1 for x in self.room.telling.listeners if not self.room.seats_of(x.person_id))

    def look(self) -> bool:
        """Tell everybody when someone has come or gone; whether that was so."""
        now = (self.room.here() | self.elsewhere(), self._watching())
        if now == self._told:
            return False
        self._told = now
        self.room.telling.tell_all(self.message())
        return True
