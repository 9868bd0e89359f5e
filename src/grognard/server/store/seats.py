"""Seats of games that wait for their players; chairs of commanders, who may come and go in play."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import Connection, Update, or_, select, update

from .bus import Word
from .games import seat_row, waits
from .part import StorePart, changed, lock_games
from .rows import MOST_SEATS, REVOKED, SeatRow, Stage
from .schema import games, seats

BROUGHT: Final = "brought"  # among the extras of a game: which option came with whom


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
        brought: tuple[str, str] | None = None,
    ) -> bool:
        """Sit a person, or a computer, on a free seat of a waiting game; one caller wins.

        `brought` is an option that comes with the sitter, and goes with them too.
        """
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
        return await self._change_seat(game_id, seat, command, brought)

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
        """Leave a seat before the game begins; links that the person has seen are revoked."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == seat,
                seats.c.person_id == person_id,
            )
            .values(person_id=None, nonce=None, taken_at=None)
        )
        return await self._change_seat(game_id, seat, command, ("", ""), revoke=True)

    async def take_chair(self, game_id: str, number: int, person_id: str) -> bool:
        """Sit down as a commander in a game that has begun; its dice are promised already."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == number,
                seats.c.seat >= MOST_SEATS,
                seats.c.person_id.is_(None),
                seats.c.agent.is_(None),
                or_(seats.c.reserved_for.is_(None), seats.c.reserved_for == person_id),
            )
            .values(person_id=person_id, taken_at=self.clock())
        )
        return await self._change_chair(game_id, number, command)

    async def leave_chair(self, game_id: str, number: int, person_id: str) -> bool:
        """A commander leaves during play; their nonce stays, as the dice depend on it."""
        command = (
            update(seats)
            .where(
                seats.c.game_id == game_id,
                seats.c.seat == number,
                seats.c.seat >= MOST_SEATS,
                seats.c.person_id == person_id,
            )
            .values(person_id=None, reserved_for=None, taken_at=None)
        )
        return await self._change_chair(game_id, number, command, revoke=True)

    async def _change_chair(
        self, game_id: str, number: int, command: Update, revoke: bool = False
    ) -> bool:
        def work(connection: Connection) -> bool:
            stage = lock_games(connection, [game_id]).get(game_id, (0, Stage.OVER))[1]
            if stage != Stage.RUNNING or not changed(connection, command):
                return False
            if revoke:
                revoke_links(connection, game_id)
            return True

        return await self.write(work, Word(game_id, "seat", number))

    async def _change_seat(
        self,
        game_id: str,
        seat: int,
        command: Update,
        brought: tuple[str, str] | None = None,
        revoke: bool = False,
    ) -> bool:
        def work(connection: Connection) -> bool:
            if not (waits(connection, game_id) and changed(connection, command)):
                return False
            if brought is not None:
                set_brought(connection, game_id, seat, *brought)
            if revoke:
                revoke_links(connection, game_id)
            return True

        return await self.write(work, Word(game_id, "seat", seat))


def revoke_links(connection: Connection, game_id: str) -> None:
    """Every link to a seat that was given out is revoked."""
    found = connection.execute(select(games.c.extras).where(games.c.id == game_id)).scalar_one()
    extras = json.loads(found)
    extras[REVOKED] = extras.get(REVOKED, 0) + 1
    values = {"extras": json.dumps(extras)}
    connection.execute(update(games).where(games.c.id == game_id).values(values))


def set_brought(connection: Connection, game_id: str, seat: int, key: str, value: str) -> None:
    """Put in what a sitter brings; without a key, take out what they brought."""
    row = connection.execute(
        select(games.c.options, games.c.extras).where(games.c.id == game_id)
    ).one()
    options, extras = json.loads(row.options), json.loads(row.extras)
    brought = extras.setdefault(BROUGHT, {})
    before = brought.pop(str(seat), "")
    options.pop(before, None)
    if key:
        options[key] = value
        brought[str(seat)] = key
    elif not before:
        return
    values = {"options": json.dumps(options), "extras": json.dumps(extras)}
    connection.execute(update(games).where(games.c.id == game_id).values(values))
