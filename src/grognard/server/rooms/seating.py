"""How matches come about: created, joined, left, withdrawn, played again, taken from a record."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import replace
from typing import Final

from grognard.agents import NAMES
from grognard.kernel.game import Game
from grognard.kernel.records import fair
from grognard.kernel.state import State

from ..context import CORRESPONDENCE, known_game
from ..errors import ApiError
from ..match.beginning.bringing import first_of
from ..match.pair import PAIR, number_in
from ..match.sharing import SHARES, shares_to_keep
from ..store.rows import (
    SOURCE,
    GameRow,
    NewGame,
    PersonRow,
    SeatRow,
    Sitter,
    Stage,
    chair_number,
)
from ..wire.api import CommanderWish, Join, MatchTerms, NewFromRecord, NewMatch
from ..wire.lessons import NewLesson
from ..workers.record_judge import judged
from .agreed import LESSON
from .rooms import Rooms
from .second_game import as_first, check_pair
from .setups import (
    absent_stand_ins,
    brought_option,
    check_agreed,
    check_hidden_lists,
    check_start,
    lesson_named,
    with_stand_ins,
)

LIVE_REACTION: Final = 6.0
NEVER_FAIR: Final = (1 << 31) - 1  # the dice of a lesson are written in it: none is to be proven


def new_nonce() -> str:
    return secrets.token_urlsafe(16)


class Seating:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms
        self.context: Final = rooms.context
        self.store: Final = rooms.context.store
        self._judging: Final = asyncio.Semaphore(2)
        self._listing: Final = asyncio.Lock()

    # New matches

    async def create(self, person: PersonRow, wish: NewMatch, address: str) -> GameRow:
        """A new match; it begins when every seat is taken and has given its nonce."""
        self._check_rate(person)
        game = known_game(wish.game)
        check_start(game, wish.scenario, wish.options, wish.position)
        secret = secrets.token_bytes(fair.SECRET_BYTES)
        new = NewGame(
            game=game.info.key,
            version=game.info.version,
            scenario=wish.scenario,
            options=wish.options,
            position=wish.position,
            commitment=fair.commitment(secret),
            secret=secret,
            sitters=sitters(game, wish, person),
            created_by=person.id,
        )
        state = first_of(game, wish.scenario, wish.options, wish.position)
        new = with_stand_ins(game, with_commanders(new, game, wish, person, state))
        if wish.pair:
            check_pair(game, new)
            new = as_first(new)
        return await self._list(self._in_manner(new, wish), address)

    async def from_record(self, person: PersonRow, wish: NewFromRecord, address: str) -> GameRow:
        """A match that continues where the record stops; a finished one is kept as it is."""
        self._check_rate(person)
        async with self._judging:
            record = await judged(wish.record, wish.upto, self.context.settings.games)
        terms = record.terms
        game = known_game(terms.game, terms.version)
        check_hidden_lists(game, terms.position)
        secret = record.secret or secrets.token_bytes(fair.SECRET_BYTES)
        proven = bool(record.ending and record.secret)
        sat = sitters(game, wish, person)
        if record.ending:
            sat = [
                replace(s, nonce=terms.nonces.get(seat), name=terms.players.get(seat))
                for s, seat in zip(sat, game.info.seats, strict=True)
            ]
        new = NewGame(
            game=game.info.key,
            version=game.info.version,
            scenario=terms.scenario,
            options=terms.options,
            position=terms.position,
            commitment=terms.commitment if proven else fair.commitment(secret),
            secret=secret,
            sitters=sat,
            extras={PAIR: {"line": terms.pair}} if record.ending and terms.pair else {},
            fair_from=terms.fair_from if proven else len(record.played),
            created_by=person.id,
            played=record.played,
            ending=record.ending,
        )
        if not record.ending:
            state = first_of(game, terms.scenario, terms.options, terms.position)
            new = with_commanders(new, game, wish, person, state)
        return await self._list(self._in_manner(new, wish), address)

    async def lesson(self, person: PersonRow, wish: NewLesson) -> GameRow:
        """A match with oneself whose dice are the lesson's; it begins at once."""
        self._check_rate(person)
        game, position = lesson_named(wish)
        secret = hashlib.sha256(f"grognard lesson 1\n{wish.lesson}".encode()).digest()
        new = NewGame(
            game=game.info.key,
            version=game.info.version,
            scenario="",
            position=position,
            commitment=fair.commitment(secret),
            secret=secret,
            sitters=[Sitter(person.id, nonce=LESSON) for _ in game.info.seats],
            listed=False,
            watchable=False,
            extras={LESSON: wish.lesson},
            fair_from=NEVER_FAIR,
            created_by=person.id,
        )
        return await self._store(new)

    async def rematch(self, person: PersonRow, row: GameRow) -> GameRow:
        """A rematch with the sides swapped; both players who ask get the same match.

        After the first of two games it is the second, after the second a first again.
        """
        place = await self.rooms.find(row.id)
        room = place.room
        mine, game = room.sitters.sights_of(person.id), known_game(row.game)
        if not mine:
            raise ApiError("NOT_YOUR_SEAT")
        if not room.is_over_for(mine[0]):
            raise ApiError("TOO_EARLY")
        second = await place.second.make() if place.second.is_due() else None
        if second is not None:
            return second
        await self._check_blocks(person, row)
        secret = secrets.token_bytes(fair.SECRET_BYTES)
        new = NewGame(
            game=row.game,
            version=game.info.version,
            scenario=row.scenario,
            options=row.options,
            position=row.position,
            commitment=fair.commitment(secret),
            secret=secret,
            sitters=[again(seat, person.id) for seat in (*row.seats[1:], row.seats[0])],
            commanders={
                chair_number(side_again(game, row, one), one.chair): again(one, person.id)
                for one in row.commanders
            },
            extras={SHARES: row.extras[SHARES]} if room.divided and SHARES in row.extras else {},
            pace=row.pace,
            reaction=row.reaction,
            listed=False,
            watchable=row.watchable,
            created_by=person.id,
            rematch_of=row.id,
        )
        new = as_first(new) if number_in(row.extras) == 2 else new
        made = await self.store.create_game(new) or await self.store.rematch(row.id)
        assert made is not None
        await self.store.bus.tell(row.id, 0, "game")
        return made

    async def _list(self, new: NewGame, address: str) -> GameRow:
        """Store a match; one for the lobby only while its maker has few there; raises ApiError.

        Its origin is kept as a hash by our key, which says no more than "the same place".
        """
        source = self.context.signer.sign("source", address)[:16]
        everybody = [*new.sitters, *new.commanders.values()]
        if all(sitter.agent for sitter in everybody) and not new.ending:
            if self.context.computer_games.is_full(source):
                raise ApiError("TOO_MANY_COMPUTERS", most=self.context.computer_games.most)
            return await self._store(replace(new, extras={**new.extras, SOURCE: source}))
        if not new.listed:
            return await self._store(new)
        limits = self.context.settings.limits
        async with self._listing:
            mine, near = await self.store.count_challenges(new.created_by, source)
            if mine >= limits.challenges_of_person:
                raise ApiError("TOO_MANY_CHALLENGES", most=mine)
            if near >= limits.challenges_of_address:
                raise ApiError("TOO_MANY_CHALLENGES", most=near)
            return await self._store(replace(new, extras={**new.extras, SOURCE: source}))

    async def _store(self, new: NewGame) -> GameRow:
        row = await self.store.create_game(new)
        assert row is not None
        await self.rooms.begin(row.id)
        return row

    def _check_rate(self, person: PersonRow) -> None:
        if not self.context.match_rate.allow(person.id):
            raise ApiError("TOO_FAST")

    def _in_manner(self, new: NewGame, wish: MatchTerms) -> NewGame:
        """Pace, and how hidden questions are timed, as requested or by default."""
        kinds = {seat.sitter for seat in wish.seats.values()}
        kinds |= {one.sitter for seat in wish.seats.values() for one in seat.commanders}
        alone = "open" not in kinds and "me" in kinds
        hotseat = kinds == {"me"}
        quiet = self.context.settings.quiet
        usual = quiet if alone or wish.pace in CORRESPONDENCE else LIVE_REACTION
        watchable = not alone if wish.watchable is None else wish.watchable
        return replace(
            new,
            pace=wish.pace,
            reaction=0.0 if hotseat else usual if wish.reaction is None else wish.reaction,
            listed=wish.listed,
            watchable=watchable and not hotseat,
        )

    # Sitting down

    async def join(self, person: PersonRow, row: GameRow, wish: Join) -> None:
        """Sit down, or give the nonce of a seat one holds; the last nonce begins the match."""
        seat = place_named(row, wish.seat)
        if seat.person_id == person.id:
            if row.stage == Stage.WAITING:
                await self._give_nonce(row, seat, wish.nonce)
        elif seat.chair and row.stage == Stage.RUNNING:
            await self._take_chair(person, row, seat, wish)
            return
        else:
            await self._take(person, row, seat, wish)
        await self.rooms.begin(row.id)

    async def begin_short(self, person: PersonRow, row: GameRow) -> None:
        """Begin though some commanders have not come: their part is the chief's until they do."""
        if person.id not in {row.created_by, *(seat.person_id for seat in row.seats)}:
            raise ApiError("NOT_YOURS")
        if row.stage != Stage.WAITING or not all(s.is_taken and s.nonce for s in row.seats):
            raise ApiError("TOO_EARLY" if row.stage == Stage.WAITING else "OVER")
        await self.rooms.begin(row.id, absent_stand_ins(row))

    async def _give_nonce(self, row: GameRow, seat: SeatRow, nonce: str | None) -> None:
        if nonce is None or nonce == seat.nonce:
            return
        if not await self.store.give_nonce(row.id, seat.seat, nonce):
            raise ApiError("TAKEN")

    async def _take(self, person: PersonRow, row: GameRow, seat: SeatRow, wish: Join) -> None:
        if row.stage != Stage.WAITING:
            raise ApiError("TAKEN")
        if seat.person_id is not None or seat.agent is not None:
            raise ApiError("TAKEN")
        self.check_invited(person, row, seat, wish.token)
        check_one_side(person, row, seat)
        await self._check_blocks(person, row)
        check_agreed(row, wish)
        brought = brought_option(row, seat, wish)
        nonce = wish.nonce
        if not await self.store.take_seat(row.id, seat.seat, person.id, None, nonce, brought):
            raise ApiError("TAKEN")

    async def _take_chair(self, person: PersonRow, row: GameRow, seat: SeatRow, wish: Join) -> None:
        """Come as a commander to a match in play: by a link, which the chief gives out."""
        if seat.is_taken:
            raise ApiError("TAKEN")
        token = wish.token or ""
        invited = self.context.signer.may_join(row.id, seat.seat, token, row.invitations_revoked)
        if seat.reserved_for != person.id and not invited:
            raise ApiError("BAD_LINK")
        check_one_side(person, row, seat)
        await self._check_blocks(person, row)
        check_agreed(row, wish)
        if not await self.store.take_chair(row.id, seat.seat, person.id):
            raise ApiError("TAKEN")
        await self.rooms.reread(await self.rooms.find(row.id))

    def check_invited(
        self, person: PersonRow, row: GameRow, seat: SeatRow, token: str | None
    ) -> None:
        if seat.reserved_for is not None:
            if seat.reserved_for != person.id:
                raise ApiError("TAKEN")
            return
        invited = token is not None and self.context.signer.may_join(
            row.id, seat.seat, token, row.invitations_revoked
        )
        if not (row.listed or invited or row.created_by == person.id):
            raise ApiError("BAD_LINK")

    async def _check_blocks(self, person: PersonRow, row: GameRow) -> None:
        others = {row.created_by, *row.people} - {person.id, None}
        for other in sorted(filter(None, others)):
            if await self.store.at_odds(person.id, other):
                raise ApiError("BLOCKED")

    async def leave(self, person: PersonRow, row: GameRow, key: str) -> None:
        """Get up from a seat before the match begins; from a commander's chair at any time.

        The chief may relieve a commander.
        """
        seat = place_named(row, key)
        if seat.chair and row.stage == Stage.RUNNING:
            await self._leave_chair(person, row, seat)
            return
        if seat.person_id != person.id:
            raise ApiError("NOT_YOUR_SEAT")
        if not await self.store.leave_seat(row.id, seat.seat, person.id):
            raise ApiError("TOO_EARLY" if row.stage == Stage.WAITING else "OVER")

    async def _leave_chair(self, person: PersonRow, row: GameRow, seat: SeatRow) -> None:
        if person.id not in (seat.person_id, row.seats[seat.side].person_id):
            raise ApiError("NOT_YOUR_SEAT")
        if seat.person_id is None:
            raise ApiError("NO_SUCH_PERSON")
        if not await self.store.leave_chair(row.id, seat.seat, seat.person_id):
            raise ApiError("OVER")
        await self.rooms.reread(await self.rooms.find(row.id))

    async def withdraw(self, person: PersonRow, row: GameRow) -> None:
        if row.created_by != person.id:
            raise ApiError("NOT_YOURS")
        if not await self.store.withdraw(row.id):
            raise ApiError("OVER")


def seat_named(row: GameRow, key: str) -> SeatRow:
    seats = known_game(row.game, row.version).info.seats
    if key not in seats:
        raise ApiError("NO_SUCH_SEAT")
    return row.seats[seats.index(key)]


def place_named(row: GameRow, key: str) -> SeatRow:
    """A seat, or the chair of a commander at it; raises ApiError."""
    name, _, chair = key.partition(".")
    found = row.at(chair_number(seat_named(row, name).seat, int(chair or 0)))
    if found is None:
        raise ApiError("NO_SUCH_SEAT")
    return found


def check_one_side(person: PersonRow, row: GameRow, seat: SeatRow) -> None:
    """Nobody shares a seat with people against whom they play."""
    shared = bool(row.commanders)
    if shared and any(s.side != seat.side and s.person_id == person.id for s in row.everybody):
        raise ApiError("OTHER_SIDE")


def sitters(game: Game, wish: MatchTerms, person: PersonRow) -> list[Sitter]:
    """Who sits where; a computer's nonce is made here and now."""
    if set(wish.seats) != set(game.info.seats):
        raise ApiError("BAD_SETUP", problem=", ".join(game.info.seats))
    sat = []
    for key in game.info.seats:
        seat = wish.seats[key]
        if seat.sitter == "computer" and seat.agent not in NAMES:
            raise ApiError("BAD_SETUP", problem=", ".join(NAMES))
        agent = seat.agent if seat.sitter == "computer" else None
        mine = person.id if seat.sitter == "me" else None
        sat.append(Sitter(mine, agent, new_nonce() if agent else None))
    return sat


def with_commanders(
    new: NewGame, game: Game, wish: MatchTerms, person: PersonRow, state: State | None
) -> NewGame:
    """The match with those who share its seats, and with what each begins; raises ApiError."""
    commanders: dict[int, Sitter] = {}
    given: dict[tuple[int, str], int] = {}
    for seat, key in enumerate(game.info.seats):
        wishes = wish.seats[key].commanders
        known = [] if state is None else [share.key for share in game.shares(state, seat)]
        if wishes and not (game.info.shared and (known or state is None)):
            raise ApiError("BAD_SETUP", problem=key)
        for chair, one in enumerate(wishes, start=1):
            commanders[chair_number(seat, chair)] = commander(one, person)
            for share in one.shares:
                if share not in known or (seat, share) in given:
                    raise ApiError("BAD_SETUP", problem=share)
                given[seat, share] = chair
    if not commanders:
        return new
    extras = {**new.extras, SHARES: shares_to_keep(given)}
    return replace(new, commanders=commanders, extras=extras)


def commander(wish: CommanderWish, person: PersonRow) -> Sitter:
    if wish.sitter == "computer":
        if wish.agent not in NAMES:
            raise ApiError("BAD_SETUP", problem=", ".join(NAMES))
        return Sitter(agent=wish.agent, nonce=new_nonce())
    if wish.sitter == "me":
        return Sitter(person_id=person.id, name=wish.name)
    return Sitter()


def side_again(game: Game, row: GameRow, chair: SeatRow) -> int:
    """At which seat a commander sits in a rematch: with their chief, but where hands are bound."""
    return chair.side if game.hands(chair.side) else (chair.side - 1) % len(row.seats)


def again(seat: SeatRow, asker: str) -> Sitter:
    """Who sat there, to sit elsewhere: the asker at once, others when they come."""
    if seat.agent is not None:
        return Sitter(agent=seat.agent, nonce=new_nonce())
    if seat.person_id == asker:
        return Sitter(person_id=asker)
    return Sitter(reserved_for=seat.person_id)
