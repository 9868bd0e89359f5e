"""Seats of games that wait for their players."""

from __future__ import annotations

from sqlalchemy import Connection, Update, or_, select, update

from .bus import Word
from .games import seat_row, waits
from .part import StorePart, changed
from .rows import SeatRow
from .schema import seats


class Seats(StorePart):
    async def seats_of(self, game_id: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat)
        return [seat_row(row) for row in await self.all_rows(query)]

    async def take_seat(
        self,
        game_id: str,
        seat: int,
        person_id: str | None = None,
        agent: str | None = None,
        nonce: str | None = None,
    ) -> bool:
        """Sit a person, or a computer, on a free seat of a waiting game; one caller wins."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == seat,
                seats.c.person_id.is_(None),
                seats.c.agent.is_(None),
                or_(seats.c.reserved_for.is_(None), seats.c.reserved_for == person_id),
            )
            .values(person_id=person_id, agent=agent, nonce=nonce, taken_at=self.clock())
        )
        return await self._change_seat(game_id, seat, command)

    async def give_nonce(self, game_id: str, seat: int, nonce: str) -> bool:
        """The nonce of a taken seat, given once."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == seat,
                seats.c.nonce.is_(None),
                or_(seats.c.person_id.is_not(None), seats.c.agent.is_not(None)),
            )
            .values(nonce=nonce)
        )
        return await self._change_seat(game_id, seat, command)

    async def leave_seat(self, game_id: str, seat: int, person_id: str) -> bool:
        """Get up from a seat before the game begins."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == seat,
                seats.c.person_id == person_id,
            )
            .values(person_id=None, nonce=None, taken_at=None)
        )
        return await self._change_seat(game_id, seat, command)

    async def _change_seat(self, game_id: str, seat: int, command: Update) -> bool:
        def work(connection: Connection) -> bool:
            return waits(connection, game_id) and changed(connection, command)

        return await self.write(work, Word(game_id, "seat", seat))
