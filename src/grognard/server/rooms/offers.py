"""Offers in a room: a draw, a takeback; who must agree, and when one no longer stands.

Of a seat that is divided everybody who has a hand must agree, also to resigning (R170). Agreement
before all have agreed is kept as an offer of its own, which is sent to nobody.

A takeback lapses with the next move, a draw with the next move of a player who could accept it.
What was refused may be offered again only after as many moves as it was refused times. Nothing is
taken back before everybody has been informed of it: how much there was to send would reveal who was
asked.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.records.record import Entry
from grognard.kernel.shares import seat_seen

from ..context import CORRESPONDENCE
from ..errors import ApiError
from ..match.feed import Audience
from ..match.match import Match
from ..store.rows import MOST_SEATS, Notice, OfferRow
from ..wire.match_messages import place_key
from ..wire.play import OfferMessage
from .room import Confirm, Room

DRAW: Final = "draw"
TAKEBACK: Final = "takeback"
RESIGN: Final = "resign"
OFFERED: Final = (DRAW, TAKEBACK, RESIGN)


class Offers:
    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.sitters: Final = room.sitters
        self.rows: list[OfferRow] = []
        self._told: set[tuple[int, str]] = set()
        room.after_change(self.look)

    def stands(self, row: OfferRow) -> bool:
        """Whether it can still be accepted."""
        sight = self.sitters.sight_at(row.seat)
        if not row.open or self.room.match is None or self.room.is_over_for(sight):
            return False
        moves = self.room.moves_heard(sight)
        if row.what != TAKEBACK:
            moves.pop(row.seat % MOST_SEATS, None)
        return all(number <= row.number for number in moves.values())

    def standing(self) -> list[OfferRow]:
        """The offers that may be answered; who has agreed to one already is not among them."""
        return [row for row in self.rows if row.what in OFFERED and self.stands(row)]

    def known_to(self, audience: Audience) -> list[OfferRow]:
        """The offers that a player may know of: a wish to resign is sent only to allies."""
        seat = seat_seen(audience)
        return [r for r in self.standing() if r.what != RESIGN or r.seat % MOST_SEATS == seat]

    def message(self, row: OfferRow) -> OfferMessage:
        place = place_key(self.room.game, row.seat)
        return OfferMessage(what=row.what, seat=place, open=self.stands(row))

    async def read(self) -> None:
        """Look what was offered or settled elsewhere."""
        self.rows = await self.room.context.store.offers(self.room.id)
        self.look()

    def look(self) -> None:
        """Send the players every offer that was made or no longer stands."""
        standing = {(row.seat, row.what) for row in self.standing()}
        for row in self.rows:
            key = (row.seat, row.what)
            if row.what in OFFERED and (key in standing) != (key in self._told):
                self._tell(row)
        self._told = standing

    def _tell(self, row: OfferRow) -> None:
        players = [x for x in self.room.telling.listeners if x.audience is not None]
        if row.what == RESIGN:  # the enemy need not know
            players = [x for x in players if seat_seen(x.audience) == row.seat % MOST_SEATS]
        self.room.telling.tell_all(self.message(row), players)

    # What players do

    async def make(self, place: int, what: str, request_id: str, confirm: Confirm) -> None:
        """Offer; where nobody else must be asked it is done at once."""
        room = self.room
        match = room.playing()
        self._check(place, what, match)
        others = self._others(place, what)
        if self._accepts_itself(others, what):
            await self._carry_out(place, place, what, request_id, confirm)
            return
        number = self._now(place)
        if all(room.sitters.person_at(other) is None for other in others):
            confirm()
            row = OfferRow(place, what, number, False, 0, room.context.clock())
            self._tell(row)  # a computer does not agree to this
            return
        store = room.context.store
        await store.make_offer(room.id, place, what, number)
        confirm()
        if room.row.pace in CORRESPONDENCE:
            people = {room.sitters.person_at(other) for other in others}
            for person in sorted(filter(None, people)):
                now = room.context.clock()
                await store.post_notice(Notice(person, room.id, "offer", {}, now))
            room.context.poke()

    def _now(self, place: int) -> int:
        """The last move that this player has been informed of."""
        return max(self.room.moves_heard(self.sitters.sight_at(place)).values(), default=0)

    def _check(self, place: int, what: str, match: Match) -> None:
        sight, seat = self.sitters.sight_at(place), place % MOST_SEATS
        if match.ended(sight) is not None:
            raise ApiError("OVER")
        if what == TAKEBACK and seat not in self.room.moves_heard(sight):
            raise ApiError("NOTHING_TO_UNDO")
        if what == TAKEBACK and match.is_asked_in_secret(sight):
            raise ApiError("TOO_EARLY")
        for row in self.rows:
            if row.seat == place and row.what == what and row.refusals and not row.open:
                if self._now(place) < row.number + row.refusals:
                    raise ApiError("TOO_EARLY")

    def _others(self, place: int, what: str) -> list[int]:
        """The people who must agree: to resign, only those with another hand of the same seat."""
        holder = self.sitters.person_at(place)
        places = [other for other in self.sitters.speakers() if other != place]
        if what == RESIGN:
            places = [other for other in places if other % MOST_SEATS == place % MOST_SEATS]
        return [
            other for other in places if holder is None or self.sitters.person_at(other) != holder
        ]

    def _accepts_itself(self, others: list[int], what: str) -> bool:
        """One's own other seat always agrees, a computer to all but a draw."""
        return all(self.sitters.agent_at(other) is not None and what != DRAW for other in others)

    async def reply(
        self, place: int, what: str, accept: bool, request_id: str, confirm: Confirm
    ) -> None:
        """Accept another's offer, refuse it, or withdraw one's own."""
        room, store = self.room, self.room.context.store
        row = self._answered(place, what, accept)
        if accept and len(self._others(row.seat, what)) > 1:
            await self._agree(place, row, request_id, confirm)
            return
        if accept:
            await self._carry_out(place, row.seat, what, request_id, confirm)
        refused = not accept and room.sitters.person_at(row.seat) != room.sitters.person_at(place)
        await store.settle_offer(room.id, row.seat, what, row.number, refused=refused)
        if not accept:
            await self.read()
            confirm()

    async def _agree(self, place: int, row: OfferRow, request_id: str, confirm: Confirm) -> None:
        """One of several agrees; by the last one it is done, and by nobody twice."""
        room, store = self.room, self.room.context.store
        await store.make_offer(room.id, place, agreed(row), self._now(place))
        await self.read()
        if not self._agreed_by_all(row):
            confirm()
        elif await store.settle_offer(room.id, row.seat, row.what, row.number):
            await self._carry_out(place, row.seat, row.what, request_id, confirm)

    def _agreed_by_all(self, row: OfferRow) -> bool:
        said = {one.seat for one in self.rows if one.what == agreed(row) and self.stands(one)}
        people = {self.sitters.person_at(place) for place in said}
        left = [
            p for p in self._others(row.seat, row.what) if self.sitters.person_at(p) not in people
        ]
        return self._accepts_itself(left, row.what)

    async def _carry_out(
        self, place: int, asker: int, what: str, request_id: str, confirm: Confirm
    ) -> None:
        """Do what was agreed, when this player accepts."""
        room, seat = self.room, place % MOST_SEATS

        def make(match: Match) -> Entry:
            if what == RESIGN:
                return match.propose_resign(seat)
            if what != TAKEBACK:
                return match.propose_draw()
            if room.context.clock() < room.timing.settles():
                raise ApiError("TOO_EARLY")
            return match.propose_back(asker % MOST_SEATS, room.sitters.hand_at(asker))

        await room.carry_out(seat, request_id, make, confirm)

    def _answered(self, place: int, what: str, accept: bool) -> OfferRow:
        """The offer meant by an answer; raises ApiError."""
        holder = self.sitters.person_at(place)
        for row in self.standing():
            own = self.sitters.person_at(row.seat) == holder
            asked = own or place in self._others(row.seat, what)
            if row.what == what and asked and not (own and accept):
                return row
        raise ApiError("NO_OFFER")


def agreed(row: OfferRow) -> str:
    """What somebody offers who agrees to an offer before others have."""
    return f"{row.what}/{row.seat}"
