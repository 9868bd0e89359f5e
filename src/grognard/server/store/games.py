"""Games as a lobby and a scheduler see them: created, joined, begun, due, over."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Update,
    and_,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from grognard.kernel.records.fair import SECRET_BYTES

from .bus import Word
from .part import AnyRow, Query, StorePart, changed, insert_new, lock_games, seat_number
from .rows import MOST_SEATS, SOURCE, GameRow, NewGame, SeatRow, Sitter, Stage, new_id
from .schema import blocks, dice_secrets, entries, games, people, seats


class Games(StorePart):
    async def create_game(self, new: NewGame) -> GameRow | None:
        """A new game that waits for its players, or one brought along from a record.

        None when the game it would be a rematch of has one already.
        """
        game_id, now = new_id(), self.clock()

        def work(connection: Connection) -> GameRow | None:
            if not insert_new(connection, games, **game_values(new, game_id, now)):
                return None
            connection.execute(insert(dice_secrets).values(game_id=game_id, secret=new.secret))
            connection.execute(insert(seats), seat_values(new, game_id, now))
            if new.played:
                connection.execute(insert(entries), played_values(new, game_id, now))
            return read_games(connection, select(games).where(games.c.id == game_id))[0]

        return await self.write(work, Word(game_id, "game"))

    async def game(self, game_id: str) -> GameRow | None:
        return await self._one_game(games.c.id == game_id)

    async def rematch(self, game_id: str) -> GameRow | None:
        """The rematch of this game."""
        return await self._one_game(games.c.rematch_of == game_id)

    async def dice_secret(self, game_id: str) -> bytes | None:
        """For the dice of the game and, once it is over, for its record; never for a message."""
        query = select(dice_secrets.c.secret).where(dice_secrets.c.game_id == game_id)
        row = await self.first_row(query)
        return None if row is None else bytes(row.secret)[:SECRET_BYTES]

    async def second_secret(self, game_id: str) -> bytes:
        """For the dice of the second of two games; empty where none is to follow this one."""
        query = select(dice_secrets.c.secret).where(dice_secrets.c.game_id == game_id)
        row = await self.first_row(query)
        return b"" if row is None else bytes(row.secret)[SECRET_BYTES:]

    async def games_of(
        self,
        person_id: str,
        stages: Sequence[Stage] = tuple(Stage),
        limit: int = 100,
        before: float | None = None,
    ) -> list[GameRow]:
        """Games where this person sits, is awaited, or which they made; the last touched first."""
        query = select(games).where(
            games.c.id.in_(concerning(person_id)), games.c.stage.in_(stages)
        )
        return await self._latest(query, limit, before)

    async def open_challenges(
        self,
        viewer: str | None = None,
        limit: int = 100,
        before: float | None = None,
        game: str | None = None,
        pace: str | None = None,
    ) -> list[GameRow]:
        """Listed games of others that wait for somebody, newest first; none of blocked people or
        people who block.
        """
        query = waiting_in_lobby()
        if viewer is not None:
            maker = games.c.created_by
            allowed = maker.not_in(blocked_from(viewer)) & (maker != viewer)
            query = query.where(or_(maker.is_(None), allowed))
        wanted = {games.c.game: game, games.c.pace: pace}
        for column, value in wanted.items():
            query = query if value is None else query.where(column == value)
        if before is not None:
            query = query.where(games.c.created_at < before)
        query = query.order_by(games.c.created_at.desc()).limit(limit)
        return await self.database.read(lambda connection: read_games(connection, query))

    async def own_challenges(self, person_id: str) -> list[GameRow]:
        """All that this person has in the lobby, newest first."""
        query = waiting_in_lobby().where(games.c.created_by == person_id)
        query = query.order_by(games.c.created_at.desc())
        return await self.database.read(lambda connection: read_games(connection, query))

    async def count_challenges(self, person_id: str | None, source: str) -> tuple[int, int]:
        """How many games wait in the lobby that this person made, and that came from this place."""
        query = waiting_in_lobby().with_only_columns(games.c.created_by, games.c.extras)
        found = await self.all_rows(query)
        mine = sum(1 for row in found if row.created_by == person_id)
        return mine, sum(1 for row in found if json.loads(row.extras).get(SOURCE) == source)

    async def watchable(self, limit: int = 100, before: float | None = None) -> list[GameRow]:
        """Listed games in play that anyone may watch, the last touched first."""
        return await self._latest(shown(Stage.RUNNING), limit, before)

    async def finished(self, limit: int = 100, before: float | None = None) -> list[GameRow]:
        """Listed games that are over and anyone may look at, the last touched first."""
        return await self._latest(shown(Stage.OVER), limit, before)

    async def running(self) -> list[str]:
        """The ids of all games in play."""
        query = select(games.c.id).where(games.c.stage == Stage.RUNNING)
        return [row.id for row in await self.all_rows(query)]

    async def count_games(self) -> dict[Stage, int]:
        query = select(games.c.stage, func.count()).group_by(games.c.stage)
        counted = {Stage(stage): count for stage, count in await self.all_rows(query)}
        return {stage: counted.get(stage, 0) for stage in Stage}

    async def begin(
        self,
        game_id: str,
        wake_at: float | None = None,
        absent: Mapping[str, str] | None = None,
    ) -> bool:
        """Start a waiting game whose seats are all taken and have given their nonces.

        So have its commanders, or it begins without those who are not there yet: `absent` are
        options that these have not brought. The names of the players are stored: they are in the
        record from this moment. True for one caller only. The opening is appended next; `wake_at`
        brings a game back whose server died before it did.
        """
        now = self.clock()
        command = (
            update(games)
            .where(games.c.id == game_id)
            .values(stage=Stage.RUNNING, begun_at=now, touched_at=now, wake_at=wake_at)
        )

        def work(connection: Connection) -> bool:
            # the lock comes first: a player may be getting up in this very moment
            if (
                not waits(connection, game_id)
                or connection.execute(unready(game_id, with_all=absent is None)).first()
            ):
                return False
            if absent:
                fill_in(connection, game_id, absent)
            connection.execute(name_seats(game_id))
            return changed(connection, command)

        return await self.write(work, Word(game_id, "game"))

    async def withdraw(self, game_id: str) -> bool:
        """Take back a game that has not begun."""
        now = self.clock()
        command = (
            update(games)
            .where(games.c.id == game_id, games.c.stage == Stage.WAITING)
            .values(stage=Stage.WITHDRAWN, over_at=now, touched_at=now)
        )
        return await self.change(command, Word(game_id, "game"))

    async def withdraw_stale(self, before: float, limit: int = 100) -> list[str]:
        """Take back games that wait and that nobody has touched since then, the oldest first."""
        joined = select(seats.c.seat).where(
            seats.c.game_id == games.c.id, seats.c.taken_at > before
        )
        stale = and_(games.c.stage == Stage.WAITING, games.c.touched_at <= before, ~joined.exists())
        query = select(games.c.id).where(stale).order_by(games.c.touched_at).limit(limit)
        now = self.clock()
        over = {"stage": Stage.WITHDRAWN, "over_at": now, "touched_at": now}
        gone = []
        for row in await self.all_rows(query):
            command = update(games).where(games.c.id == row.id, stale).values(**over)
            if await self.change(command, Word(row.id, "game")):
                gone.append(row.id)
        return gone

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Games whose time to be looked at has come, the longest due first."""
        return [row.id for row in await self.all_rows(due_games(now, limit))]

    async def claim_due(self, now: float, lease: float = 30.0, limit: int = 100) -> list[str]:
        """The same for one process alone; the game is due again when the lease has passed."""

        def work(connection: Connection) -> list[str]:
            query = due_games(now, limit).with_for_update(skip_locked=True)
            ids = [row.id for row in connection.execute(query)]
            command = update(games).where(games.c.id.in_(ids)).values(wake_at=now + lease)
            return ids if ids and changed(connection, command) else []

        return await self.write(work)

    async def next_due(self) -> float | None:
        """When the next game is due."""
        query = select(func.min(games.c.wake_at))
        row = await self.first_row(query)
        return None if row is None or row[0] is None else float(row[0])

    async def wake(self, game_id: str, wake_at: float | None, number: int) -> bool:
        """Change when a running game is due, if it is still at this entry."""
        return await self.change(standing_at(game_id, number).values(wake_at=wake_at))

    async def restand(
        self,
        game_id: str,
        number: int,
        asked: int | None,
        wake_at: float | None,
        deadline: float | None,
        touched: bool = False,
    ) -> bool:
        """Change the state of a running game, without an entry and if it is at this one.

        What was kept back for a while when the entry came can be shown this way. Nobody is
        notified.
        """
        values = {"asked": asked, "wake_at": wake_at, "deadline": deadline}
        if touched:
            values["touched_at"] = self.clock()
        return await self.change(standing_at(game_id, number).values(values))

    async def _one_game(self, condition: ColumnElement[bool]) -> GameRow | None:
        query = select(games).where(condition)
        found = await self.database.read(lambda connection: read_games(connection, query))
        return found[0] if found else None

    async def _latest(self, query: Query, limit: int, before: float | None) -> list[GameRow]:
        if before is not None:
            query = query.where(games.c.touched_at < before)
        query = query.order_by(games.c.touched_at.desc(), games.c.id).limit(limit)
        return await self.database.read(lambda connection: read_games(connection, query))


def waiting_in_lobby() -> Query:
    return select(games).where(games.c.stage == Stage.WAITING, games.c.listed)


def name_seats(game_id: str) -> Update:
    """Write down who sits where, by the names they have now."""
    called = select(people.c.name).where(people.c.id == seats.c.person_id).scalar_subquery()
    return (
        update(seats)
        .where(seats.c.game_id == game_id)
        .values(name=func.coalesce(seats.c.name, seats.c.agent, called))
    )


def waits(connection: Connection, game_id: str) -> bool:
    """Whether the game waits for its players; until the commit that cannot change."""
    standing = lock_games(connection, [game_id]).get(game_id)
    return standing is not None and standing[1] == Stage.WAITING


def fill_in(connection: Connection, game_id: str, values: Mapping[str, str]) -> None:
    """Options that nobody has brought until now."""
    found = connection.execute(select(games.c.options).where(games.c.id == game_id)).scalar_one()
    options = json.dumps({**values, **json.loads(found)})
    connection.execute(update(games).where(games.c.id == game_id).values(options=options))


def unready(game_id: str, with_all: bool = True) -> Query:
    empty = seats.c.person_id.is_(None) & seats.c.agent.is_(None)
    query = select(seats.c.seat).where(
        seats.c.game_id == game_id, or_(seats.c.nonce.is_(None), empty)
    )
    return query if with_all else query.where(seats.c.seat < MOST_SEATS)


def standing_at(game_id: str, number: int) -> Update:
    return update(games).where(
        games.c.id == game_id, games.c.number == number, games.c.stage == Stage.RUNNING
    )


def shown(stage: Stage) -> Query:
    return select(games).where(games.c.stage == stage, games.c.listed, games.c.watchable)


def due_games(now: float, limit: int) -> Query:
    query = select(games.c.id).where(games.c.wake_at <= now)
    return query.order_by(games.c.wake_at).limit(limit)


def concerning(person_id: str) -> Query:
    sits = select(seats.c.game_id).where(seats.c.person_id == person_id)
    awaited = select(seats.c.game_id).where(seats.c.reserved_for == person_id)
    made = select(games.c.id).where(games.c.created_by == person_id)
    return select(union(sits, awaited, made).subquery())


def blocked_from(viewer: str) -> Query:
    theirs = select(blocks.c.blocked_id).where(blocks.c.person_id == viewer)
    others = select(blocks.c.person_id).where(blocks.c.blocked_id == viewer)
    return select(union(theirs, others).subquery())


def read_games(connection: Connection, query: Query) -> list[GameRow]:
    """The games of a query, each with its seats."""
    found = connection.execute(query).all()
    if not found:
        return []
    where = seats.c.game_id.in_([row.id for row in found])
    sat = connection.execute(select(seats).where(where).order_by(seats.c.seat)).all()
    by_game: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    for row in sat:
        by_game[row.game_id].append(seat_row(row))
    return [game_row(row, by_game[row.id]) for row in found]


def seat_row(row: AnyRow) -> SeatRow:
    return SeatRow(**row._mapping)


def game_row(row: AnyRow, sat: Sequence[SeatRow]) -> GameRow:
    facts = {
        **row._mapping,
        "options": json.loads(row.options),
        "extras": json.loads(row.extras),
        "stage": Stage(row.stage),
    }
    del facts["holders"]  # which is about processes
    held = tuple(seat for seat in sat if seat.seat < MOST_SEATS)
    return GameRow(**facts, seats=held, commanders=tuple(sat[len(held) :]))


def game_values(new: NewGame, game_id: str, now: float) -> dict[str, object]:
    return {
        "id": game_id,
        "game": new.game,
        "version": new.version,
        "scenario": new.scenario,
        "options": json.dumps(dict(new.options)),
        "position": new.position,
        "commitment": new.commitment,
        "fair_from": new.fair_from,
        "pace": new.pace,
        "reaction": new.reaction,
        "listed": new.listed,
        "watchable": new.watchable,
        "extras": json.dumps(dict(new.extras)),
        "created_by": new.created_by,
        "rematch_of": new.rematch_of,
        "created_at": now,
        "stage": Stage.OVER if new.ending else Stage.WAITING,
        "number": len(new.played) - 1,
        "ending": new.ending,
        "over_at": now if new.ending else None,
        "touched_at": now,
    }


def seat_values(new: NewGame, game_id: str, now: float) -> list[dict[str, object]]:
    sitters: list[tuple[int, Sitter]] = [*enumerate(new.sitters), *new.commanders.items()]
    return [
        {
            "game_id": game_id,
            "seat": seat,
            "person_id": sitter.person_id,
            "agent": sitter.agent,
            "reserved_for": sitter.reserved_for,
            "nonce": sitter.nonce,
            "name": sitter.name,
            "taken_at": now if sitter.person_id or sitter.agent else None,
        }
        for seat, sitter in sitters
    ]


def played_values(new: NewGame, game_id: str, now: float) -> list[dict[str, object]]:
    return [
        {
            "game_id": game_id,
            "number": number,
            "seat": seat_number(played.seat),
            "request_id": f"*{number}",
            "text": played.text,
            "at": now,
        }
        for number, played in enumerate(new.played)
    ]
