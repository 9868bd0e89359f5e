"""The hall: every match in memory, read from the store when needed, let go when nobody is there."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from ..context import CORRESPONDENCE, House, known_game
from ..errors import Refused
from ..log import note_error
from ..match.match import Match
from ..store.bus import Word
from ..store.rows import ChatRow, GameRow, Notice, Stage
from ..wire.api import MatchInfo
from ..wire.match_messages import chat_message
from ..wire.play import MatchChanged
from .autoplay import Autoplay
from .offers import Offers
from .presence import GONE, HERE, REPEAT, Presence
from .room import Table, curtain_for, terms_of
from .standing import LEASE
from .telling import Listener

ID: Final = re.compile(r"[a-z2-9]{16}")
LOOK_EVERY: Final = 1.0
TIDY_EVERY: Final = 15.0


class Place:
    """A table and what belongs to it. `said` is the last line of chat told here."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.offers: Final = Offers(table)
        self.autoplay: Final = Autoplay(table)
        self.presence: Final = Presence(table)
        self.said = 0
        self.rematch: str | None = None
        self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        return self.table.busy or self.autoplay.waits


class Tables:
    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.places: Final[OrderedDict[str, Place]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Place]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._deaf = house.store.bus.listen(self.hear)

    def start(self) -> None:
        """Look after the matches that are due, and tidy up."""
        self._spawn(self._look_after())
        self._spawn(self._tidy())
        if self.house.shared:
            self._spawn(self._repeat_presence())

    async def stop(self) -> None:
        """Nothing new is begun; what is on its way to the disk arrives there."""
        self._deaf()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in self.places.values():
            place.autoplay.stop_timer()
            await place.table.stop()
        self.places.clear()

    # Finding

    async def find(self, match_id: str) -> Place:
        """The table of a match; raises Refused."""
        place = self.places.get(match_id)
        if place is None and not ID.fullmatch(match_id):
            raise Refused("NO_SUCH_MATCH")
        if place is None:
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(lambda done: self._loaded(match_id, done))
            place = await asyncio.shield(task)
        place.used = time.monotonic()
        if match_id in self.places:
            self.places.move_to_end(match_id)
        return place

    def _loaded(self, match_id: str, task: asyncio.Task[Place]) -> None:
        self._loading.pop(match_id, None)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone without hearing of it

    async def _load(self, match_id: str) -> Place:
        """Read all of a match before anybody is let in, then once more what came meanwhile."""
        row = await self.house.store.game(match_id)
        if row is None:
            raise Refused("NO_SUCH_MATCH")
        place = Place(Table(self.house, row, known_game(row.game, row.version), {}))
        async with place.table.lock:
            await self._read_row(place)
            await self._read_journal(place)
            said = await self.house.store.chat(match_id, limit=1)
            place.said = said[-1].number if said else 0
            self.places[match_id] = place
            await self._read_row(place)
            await self._read_journal(place)
        await place.offers.read()
        return place

    async def _read_row(self, place: Place) -> None:
        """Read the row anew. Needs the lock."""
        table, store = place.table, self.house.store
        row = await store.game(table.id)
        assert row is not None
        table.names = await store.names([s.person_id for s in row.seats if s.person_id])
        table.row = row
        if row.stage == Stage.OVER:
            again = await store.rematch(table.id)
            place.rematch = again.id if again else None

    async def _read_journal(self, place: Place) -> None:
        """Fold in what is new, and give a match that has just begun its opening. Needs the lock."""
        table, store, row = place.table, self.house.store, place.table.row
        if row.stage not in (Stage.RUNNING, Stage.OVER):
            return
        if table.match is None:
            secret = await store.dice_secret(table.id)
            assert secret is not None
            table.curtain = curtain_for(row)
            table.match = Match(table.game, terms_of(row, table.game), secret)
        await table.read_on()
        table.curtain.start = max(table.curtain.start, row.begun_at or 0.0)
        if table.match.number < 0 and row.stage == Stage.RUNNING:
            with suppress(Refused):  # another process was first; append has read on
                await table.append(table.match.opening(), None)

    async def reread(self, place: Place) -> None:
        """Look at the store again, for one who must know how a match stands right now."""
        async with place.table.lock:
            await self._read_row(place)
            await self._read_journal(place)

    # Changes

    async def begin(self, match_id: str) -> None:
        """Begin the match if everybody is there."""
        if await self.house.store.begin(match_id, self.house.clock() + LEASE):
            place = await self.find(match_id)
            await self.refresh(place)
            await self._tell_begun(place.table)

    async def _tell_begun(self, table: Table) -> None:
        """A letter to whoever made the match and has waited."""
        maker = table.row.created_by
        if maker is not None and table.row.pace in CORRESPONDENCE and table.seats_of(maker):
            now = self.house.clock()
            await self.house.store.post_notice(Notice(maker, table.id, "joined", {}, now))
            self.house.poke()

    async def refresh(self, place: Place) -> None:
        """Something about the match itself has changed: look, and tell."""
        async with place.table.lock:
            await self._read_row(place)
            for listener in place.table.telling.listeners:
                listener.send(MatchChanged(match=self.info(place, listener.person_id)))
            await self._read_journal(place)

    def unheard(self) -> list[GameRow]:
        """Matches that are over and of which those who watch were not told so yet."""
        tables = [place.table for place in self.places.values()]
        return [t.row for t in tables if t.row.stage == Stage.OVER and not t.is_over_for(None)]

    def info(self, place: Place, viewer: str | None) -> MatchInfo:
        table = place.table
        links = self.links(table.row, viewer) if table.row.stage == Stage.WAITING else {}
        here = place.presence.elsewhere()
        return table.info(viewer, here=here, rematch=place.rematch, links=links)

    def links(self, row: GameRow, viewer: str | None) -> dict[str, str]:
        """Links to the free seats, for those who belong to the match."""
        inside = {row.created_by, *(seat.person_id for seat in row.seats)}
        if viewer is None or viewer not in inside:
            return {}
        seats = known_game(row.game, row.version).info.seats
        url = self.house.settings.own_url
        return {
            seats[s.seat]: f"{url}/join#{row.id}/{seats[s.seat]}/"
            f"{self.house.signer.join_token(row.id, s.seat)}"
            for s in row.seats
            if s.person_id is None and s.agent is None and s.reserved_for is None
        }

    # Coming and going

    async def come(self, place: Place, listener: Listener) -> None:
        place.table.telling.listeners.append(listener)
        if not await self._tell_presence(place, listener.person_id, HERE):
            listener.send(place.presence.message())

    async def go(self, place: Place, listener: Listener) -> None:
        if listener in place.table.telling.listeners:
            place.table.telling.listeners.remove(listener)
            place.used = time.monotonic()
            people = {other.person_id for other in place.table.telling.listeners}
            gone = GONE if listener.person_id not in people else HERE
            await self._tell_presence(place, listener.person_id, gone)

    async def _tell_presence(self, place: Place, person_id: str | None, what: str) -> bool:
        changed = place.presence.look()
        if self.house.shared:
            for seat in place.table.seats_of(person_id):
                await self.house.store.bus.tell(place.table.id, seat, what)
        return changed

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            for place in tuple(self.places.values()):
                for seat in place.table.here():
                    await self.house.store.bus.tell(place.table.id, seat, HERE)

    # Words from the bus

    def hear(self, word: Word) -> None:
        if word.game_id is None:
            for held in tuple(self.places.values()):
                self._spawn(self._look_again(held))
            return
        place = self.places.get(word.game_id)
        if place is None:
            return
        if word.what in (HERE, GONE):
            place.presence.hear(word.what, word.number)
        elif word.what == "entry":
            if is_behind(place.table, word.number):
                self._spawn(self._read_entries(place, word.number))
        elif word.what == "offer":
            self._spawn(place.offers.read())
        elif word.what == "chat":
            self._spawn(self.tell_chat(place))
        elif word.what in ("game", "seat"):
            self._spawn(self.refresh(place))

    async def _read_entries(self, place: Place, number: int) -> None:
        """Our own words come back too, before we are done: look again under the lock."""
        if place.table.match is None:
            await self.reread(place)
            return
        async with place.table.lock:
            if is_behind(place.table, number):
                await place.table.read_on()

    async def _look_again(self, place: Place) -> None:
        await self.refresh(place)
        await place.offers.read()
        await self.tell_chat(place)

    async def tell_chat(self, place: Place) -> None:
        """Tell the lines of chat that were not told here yet."""
        rows = await self.house.store.chat(place.table.id, place.said)
        fresh = [row for row in rows if row.number > place.said]
        if not fresh:
            return
        place.said = fresh[-1].number
        names = await self.house.store.names([row.person_id for row in fresh])
        for row in fresh:
            message = chat_message(row, names.get(row.person_id, ""), place.table.game)
            heard = [
                listener
                for listener in place.table.telling.listeners
                if may_hear(place.table, row, listener.person_id, listener.blocked)
            ]
            place.table.telling.tell_all(message, heard)

    # Looking after

    async def _look_after(self) -> None:
        """Wake the matches whose time has come and that nobody here has in mind.

        A database that is ours alone has no other process to wait for: whatever waits at the
        start was left by the one before us.
        """
        ahead = 0.0 if self.house.shared else LEASE
        while True:
            try:
                await self._wake_due(self.house.clock() + ahead)
                ahead = 0.0
            except Exception as error:
                note_error("looking after matches failed", error)
            await asyncio.sleep(LOOK_EVERY)

    async def _wake_due(self, now: float) -> None:
        due = await self.house.store.next_due()
        if due is not None and due <= now:
            for match_id in await self.house.store.claim_due(now, LEASE):
                self._spawn(self._wake(match_id))

    async def _wake(self, match_id: str) -> None:
        place = await self.find(match_id)
        async with place.table.lock:
            if place.table.match is not None:
                await place.table.read_on()
        if not place.autoplay.waits:
            place.table.ours = True
            await place.autoplay.wake()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.drop_idle(time.monotonic())

    def drop_idle(self, now: float) -> None:
        """Let go of tables where nobody is and nothing waits."""
        settings = self.house.settings
        idle = [(key, place) for key, place in self.places.items() if not place.busy]
        surplus = len(self.places) - settings.idle_tables
        for count, (key, place) in enumerate(idle):
            if count < surplus or now - place.used > settings.idle_after:
                place.autoplay.stop_timer()
                del self.places[key]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as refused:
            self.house.metrics.count("grognard_refusals_total", refused.code)
        except Exception as error:
            self.house.metrics.count("grognard_errors_total")
            note_error("a task failed", error)


def is_behind(table: Table, number: int) -> bool:
    return table.match is None or table.match.number < number


def may_hear(table: Table, row: ChatRow, person_id: str | None, blocked: frozenset[str]) -> bool:
    """Players are heard by all; spectators by spectators, and by players only after the end."""
    if row.person_id in blocked:
        return False
    mine = table.seats_of(person_id)
    return row.seat is not None or not mine or table.is_over_for(mine[0])
