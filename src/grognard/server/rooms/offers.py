"""Offers in a room: a draw, a takeback; who must agree, and when one no longer stands.

A takeback lapses with the next move, a draw with the next move of one who could accept it. What
was refused may be offered again only after as many moves as it was refused times. Nothing is taken
back before everybody has heard of it: how much there was to hear would tell who was asked.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.records.record import Entry

from ..context import CORRESPONDENCE
from ..errors import ApiError
from ..match.match import Match
from ..store.rows import Notice, OfferRow
from ..wire.play import OfferMessage
from .room import Confirm, Room

DRAW: Final = "draw"
TAKEBACK: Final = "takeback"


class Offers:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.rows: list[OfferRow] = []
        self._told: set[tuple[int, str]] = set()
        room.after_change(self.look)

    def stands(self, row: OfferRow) -> bool:
        """Whether it can still be accepted."""
        if not row.open or self.room.match is None or self.room.is_over_for(row.seat):
            return False
        moves = self.room.moves_heard(row.seat)
        if row.what == DRAW:
            moves.pop(row.seat, None)
        return all(number <= row.number for number in moves.values())

    def standing(self) -> list[OfferRow]:
        return [row for row in self.rows if self.stands(row)]

    def message(self, row: OfferRow) -> OfferMessage:
        seat = self.room.game.info.seats[row.seat]
        return OfferMessage(what=row.what, seat=seat, open=self.stands(row))

    async def read(self) -> None:
        """Look what was offered or settled elsewhere."""
        self.rows = await self.room.context.store.offers(self.room.id)
        self.look()

    def look(self) -> None:
        """Tell the players of every offer that was made or no longer stands."""
        standing = {(row.seat, row.what) for row in self.standing()}
        for row in self.rows:
            key = (row.seat, row.what)
            if (key in standing) != (key in self._told):
                self._tell(row)
        self._told = standing

    def _tell(self, row: OfferRow) -> None:
        players = [x for x in self.room.telling.listeners if x.audience is not None]
        self.room.telling.tell_all(self.message(row), players)

    # What players do

    async def make(self, seat: int, what: str, request_id: str, confirm: Confirm) -> None:
        """Offer; where nobody else must be asked it is done at once."""
        room = self.room
        match = room.playing()
        self._check(seat, what, match)
        others = self._others(seat)
        if self._accepts_itself(others, what):
            await self._carry_out(seat, seat, what, request_id, confirm)
            return
        confirm()
        number = self._now(seat)
        if all(room.holder(other) is None for other in others):
            row = OfferRow(seat, what, number, False, 0, room.context.clock())
            self._tell(row)  # a computer does not agree to this
            return
        store = room.context.store
        await store.make_offer(room.id, seat, what, number)
        if room.row.pace in CORRESPONDENCE:
            people = {room.holder(other) for other in others}
            for person in sorted(filter(None, people)):
                now = room.context.clock()
                await store.post_notice(Notice(person, room.id, "offer", {}, now))
            room.context.poke()

    def _now(self, seat: int) -> int:
        """The last move that this seat has heard of."""
        return max(self.room.moves_heard(seat).values(), default=0)

    def _check(self, seat: int, what: str, match: Match) -> None:
        if match.ended(seat) is not None:
            raise ApiError("OVER")
        if what == TAKEBACK and seat not in self.room.moves_heard(seat):
            raise ApiError("NOTHING_TO_UNDO")
        if what == TAKEBACK and match.asked_in_secret() == seat:
            raise ApiError("TOO_EARLY")
        for row in self.rows:
            if row.seat == seat and row.what == what and row.refusals and not row.open:
                if self._now(seat) < row.number + row.refusals:
                    raise ApiError("TOO_EARLY")

    def _others(self, seat: int) -> list[int]:
        holder = self.room.holder(seat)
        return [s.seat for s in self.room.row.seats if s.seat != seat and s.person_id != holder]

    def _accepts_itself(self, others: list[int], what: str) -> bool:
        """One's own other seat always agrees, a computer to a takeback only."""
        return all(self.room.agent(other) is not None and what == TAKEBACK for other in others)

    async def reply(
        self, seat: int, what: str, accept: bool, request_id: str, confirm: Confirm
    ) -> None:
        """Accept another's offer, refuse it, or withdraw one's own."""
        room = self.room
        row = self._answered(seat, what, accept)
        if accept:
            await self._carry_out(seat, row.seat, what, request_id, confirm)
        else:
            confirm()
        refused = not accept and room.holder(row.seat) != room.holder(seat)
        await room.context.store.settle_offer(room.id, row.seat, what, row.number, refused=refused)

    async def _carry_out(
        self, seat: int, asker: int, what: str, request_id: str, confirm: Confirm
    ) -> None:
        """Do what was agreed, at the word of this seat."""
        room = self.room

        def make(match: Match) -> Entry:
            if what != TAKEBACK:
                return match.propose_draw()
            if room.context.clock() < room.timing.settles():
                raise ApiError("TOO_EARLY")
            return match.propose_back(asker)

        await room.carry_out(seat, request_id, make, confirm)

    def _answered(self, seat: int, what: str, accept: bool) -> OfferRow:
        """The offer meant by an answer; raises ApiError."""
        holder = self.room.holder(seat)
        for row in self.standing():
            own = self.room.holder(row.seat) == holder
            if row.what == what and not (own and accept):
                return row
        raise ApiError("NO_OFFER")
