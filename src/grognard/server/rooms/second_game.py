"""The second of two games that count together: promised before the first, begun when that is over.

Everybody keeps their nonce, and the dice of both games are promised at once: the secret of the
first is the commitment of the second. So nobody need come for the second to begin, and nobody can
choose its dice.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.pairs import half_of
from grognard.kernel.records import fair
from grognard.kernel.records.pair_proof import first_secret, second_of

from ..errors import ApiError
from ..match.match import Match
from ..match.pair import PAIR, facts_of_first, facts_of_second, number_in
from ..store.rows import SOURCE, GameRow, NewGame, SeatRow, Sitter, Stage, chair_number
from .room import Room

Begin = Callable[[str], Awaitable[None]]


def as_first(new: NewGame) -> NewGame:
    """A new match as the first of two games, with a promise for both."""
    second = secrets.token_bytes(fair.SECRET_BYTES)
    secret = first_secret(second)
    extras = {**new.extras, PAIR: facts_of_first()}
    promise = fair.commitment(secret)
    return replace(new, secret=secret + second, commitment=promise, extras=extras)


def check_pair(game: Game, new: NewGame) -> None:
    """Whether it may be played as two games; raises ApiError.

    Who has one hand of a divided seat would have no seat to change to.
    """
    divided = any(game.hands(number % len(new.sitters)) for number in new.commanders)
    if not (new.scenario and game.pair_rule(new.scenario)) or divided:
        raise ApiError("BAD_SETUP", problem="pair")


class SecondGame:
    """Watches the first of two games; `begin` begins a match whose seats are taken."""

    def __init__(self, room: Room, begin: Begin) -> None:
        self.room: Final = room
        self._begin: Final = begin
        self._making = False
        room.after_change(self.look)

    def look(self) -> None:
        """Begin the second game once everybody has been notified that the first is over."""
        if self.is_due() and not self._making:
            self._making = True
            self.room.spawn(self._make_alone())

    def is_due(self) -> bool:
        room, match = self.room, self.room.match
        if match is None or room.row.stage != Stage.OVER or number_in(room.row.extras) != 1:
            return False
        return all(match.ended(audience) is not None for audience in room.audiences)

    async def _make_alone(self) -> None:
        """As nobody asked for it, a failure is written down; the next who comes tries again."""
        try:
            await self.make()
        except Exception as error:
            self._making = False
            self.room.report(error)

    async def make(self) -> GameRow | None:
        """The second game, in play; None where none is to follow, as in a record brought along."""
        room, store = self.room, self.room.context.store
        made = await store.rematch(room.id)
        secret = b"" if made else await store.second_secret(room.id)
        if made is None and secret:
            new = second_game(room.row, room.playing(), secret)
            made = await store.create_game(new) or await store.rematch(room.id)
        if made is not None:
            await self._begin(made.id)
            await store.bus.tell(room.id, 0, "game")
        return made


def second_game(row: GameRow, match: Match, secret: bytes) -> NewGame:
    """The same battle with the seats changed; nobody made it, it was agreed to with the first."""
    line = second_of(match.record(reveal=True))
    facts = facts_of_second(line, half_of(match.game, match.state, match.verdict))
    source = {SOURCE: row.extras[SOURCE]} if SOURCE in row.extras else {}
    return NewGame(
        game=row.game,
        version=row.version,
        scenario=row.scenario,
        options=row.options,
        commitment=fair.commitment(secret),
        secret=secret,
        sitters=[as_before(seat) for seat in reversed(row.seats)],
        commanders={
            chair_number(1 - one.side, one.chair): as_before(one) for one in row.commanders
        },
        pace=row.pace,
        reaction=row.reaction,
        listed=row.listed,
        watchable=row.watchable,
        extras={PAIR: facts, **source},
        rematch_of=row.id,
    )


def as_before(seat: SeatRow) -> Sitter:
    """Who sat there, with the nonce and the name that they had."""
    return Sitter(seat.person_id, seat.agent, seat.nonce, seat.reserved_for, seat.name)
