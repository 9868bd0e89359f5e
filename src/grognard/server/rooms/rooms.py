"""All rooms: each match in memory, read from the store when needed, closed when nobody is there."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final

from grognard.kernel.shares import SIGHTS

from ..context import CORRESPONDENCE, Context, known_game
from ..errors import ApiError
from ..log import note_error
from ..match.match import Match
from ..match.pair import first_half
from ..match.sharing import given_at_first
from ..store.bus import Word
from ..store.database import Trouble
from ..store.rows import ChatRow, GameRow, Notice, Stage
from ..wire.api import MatchInfo
from ..wire.match_messages import chat_message, place_key
from ..wire.play import MatchChanged
from .agreed import lesson_of, terms_of, timing_of
from .autoplay import Autoplay
from .offers import Offers
from .owners import Owners
from .pondering import Pondering
from .presence import GONE, HERE, REPEAT, Presence
from .room import Room
from .second_game import Begin, SecondGame
from .standing import LEASE
from .telling import Listener

ID: Final = re.compile(r"[a-z2-9]{16}")
LOOK_EVERY: Final = 1.0
TIDY_EVERY: Final = 15.0
LONG: Final = 500  # lines of a journal that takes its time to read
LONG_AT_ONCE: Final = 2


class Place:
    """A room and what belongs to it. `said` is the last line of chat sent here.

    `connections` are those that have found it, also before they say hello.
    """

    def __init__(self, room: Room, begin: Begin) -> None:
        self.room: Final = room
        self.offers: Final = Offers(room)
        self.pondering: Final = Pondering(room)
        self.autoplay: Final = Autoplay(room, self.pondering)
        self.presence: Final = Presence(room)
        self.second: Final = SecondGame(room, begin)
        self.said = 0
        self.rematch: str | None = None
        self.used = time.monotonic()
        self.connections = 0

    @contextmanager
    def connected(self) -> Iterator[None]:
        """As long as a connection lasts, the match stays in memory."""
        self.connections += 1
        try:
            yield
        finally:
            self.connections -= 1
            self.used = time.monotonic()

    @property
    def busy(self) -> bool:
        return self.connections > 0 or self.room.busy or self.autoplay.waits


class Rooms:
    def __init__(self, context: Context) -> None:
        self.context: Final = context
        self.places: Final[OrderedDict[str, Place]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Place]]] = {}
        self._long: Final = asyncio.Semaphore(LONG_AT_ONCE)
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.owners: Final = Owners(context)
        self._deaf = context.store.bus.listen(self.hear)

    async def start(self) -> None:
        """Look after the matches that are due, and tidy up."""
        await self.owners.start()
        self._spawn(self._look_after())
        self._spawn(self._tidy())
        if self.context.shared:
            self._spawn(self._repeat_presence())
            self._spawn(self.owners.keep(self.holds))

    async def stop(self) -> None:
        """Nothing new is begun; what is on its way to the disk arrives there."""
        self._deaf()
        await self.owners.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in self.places.values():
            place.autoplay.stop_timer()
            await place.room.stop()
        self.places.clear()

    # Finding

    def holds(self, match_id: str) -> bool:
        return match_id in self.places or match_id in self._loading

    async def find(self, match_id: str) -> Place:
        """The room of a match; raises ApiError."""
        if match_id not in self.places and not ID.fullmatch(match_id):
            raise ApiError("NO_SUCH_MATCH")
        while match_id not in self.places:  # it may be in use elsewhere, and is closed again
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(lambda done: self._loaded(match_id, done))
            await asyncio.shield(task)
        place = self.places[match_id]
        place.used = time.monotonic()
        self.places.move_to_end(match_id)
        return place

    def _loaded(self, match_id: str, task: asyncio.Task[Place]) -> None:
        self._loading.pop(match_id, None)
        if not task.cancelled():
            task.exception()  # the asker may have left before the answer

    async def _load(self, match_id: str) -> Place:
        """Read all of a match before anybody joins, then what came meanwhile."""
        await self.owners.follow(match_id)
        row = await self.context.store.game(match_id)
        if row is None:
            raise ApiError("NO_SUCH_MATCH")
        if row.number <= LONG:
            return await self._read(row)
        async with self._long:
            return await self._read(row)

    async def _read(self, row: GameRow) -> Place:
        room = Room(self.context, row, known_game(row.game, row.version), {})
        place = Place(room, self.begin)
        async with place.room.lock:
            await self._read_row(place)
            await self._read_journal(place)
            said = await self.context.store.chat(row.id, limit=1)
            place.said = said[-1].number if said else 0
            self.places[row.id] = place
            await self._read_row(place)
            await self._read_journal(place)
        await place.offers.read()
        return place

    async def _read_row(self, place: Place) -> None:
        """Read the row again. Needs the lock."""
        room, store = place.room, self.context.store
        row = await store.game(room.id)
        assert row is not None
        room.names = await store.names(row.people)
        room.row = row
        if row.stage == Stage.OVER:
            again = await store.rematch(room.id)
            place.rematch = again.id if again else None

    async def _read_journal(self, place: Place) -> None:
        """Fold in what is new, and give a match that has just begun its opening. Needs the lock."""
        room, store, row = place.room, self.context.store, place.room.row
        if row.stage not in (Stage.RUNNING, Stage.OVER):
            return
        if room.match is None:
            secret = await store.dice_secret(room.id)
            assert secret is not None
            room.timing = timing_of(row, room.divided)
            terms, lesson = terms_of(row, room.game), lesson_of(row, room.game)
            given, divided = given_at_first(row.extras), room.divided
            room.match = Match(room.game, terms, secret, lesson, given, divided)
            room.match.first_half = first_half(row.extras)
        await room.read_on()
        room.timing.start = max(room.timing.start, row.begun_at or 0.0)
        if room.match.number < 0 and row.stage == Stage.RUNNING:
            with suppress(ApiError):  # another process was first; append has read on
                await room.append(room.match.opening(), None)

    async def reread(self, place: Place) -> None:
        """Look at the store again, for a request that needs the current state of a match."""
        async with place.room.lock:
            await self._read_row(place)
            await self._read_journal(place)

    # Changes

    async def begin(self, match_id: str, absent: Mapping[str, str] | None = None) -> None:
        """Begin the match if everybody is there, or all but commanders whose options are filled."""
        if await self.context.store.begin(match_id, self.context.clock() + LEASE, absent):
            place = await self.find(match_id)
            await self.refresh(place)
            await self._tell_begun(place.room)

    async def _tell_begun(self, room: Room) -> None:
        """An email to the waiting maker of the match."""
        maker = room.row.created_by
        if maker is not None and room.row.pace in CORRESPONDENCE and room.sitters.seats_of(maker):
            now = self.context.clock()
            await self.context.store.post_notice(Notice(maker, room.id, "joined", {}, now))
            self.context.poke()

    async def refresh(self, place: Place) -> None:
        """Something about the match itself has changed: check, and notify."""
        async with place.room.lock:
            await self._read_row(place)
            self._turn_out(place.room)
            self.tell_changed(place)
            await self._read_journal(place)
            self._ask_again(place)

    def _turn_out(self, room: Room) -> None:
        """People who have left the seat, or were relieved, no longer look from it.

        Where one hand is left without a player, the chief sees it too.
        """
        for listener in tuple(room.telling.listeners):
            if listener.audience is None:
                continue
            seat = listener.audience % SIGHTS
            if seat not in room.sitters.seats_of(listener.person_id):
                listener.lose_seat()
            elif listener.audience != room.sitters.sight(listener.person_id, seat, listener.chair):
                listener.look_again()

    def tell_changed(self, place: Place) -> None:
        """Send everybody the state of the match; `info` differs by recipient."""
        for listener in place.room.telling.listeners:
            listener.send(MatchChanged(match=self.info(place, listener.person_id)))

    def _ask_again(self, place: Place) -> None:
        """Who shares a seat may answer other things once somebody there has come or gone."""
        room = place.room
        if room.row.commanders and room.match is not None and room.match.number >= 0:
            room.telling.ask_again(room.match)
            place.autoplay.go_on()

    def unheard(self) -> list[GameRow]:
        """Matches that are over and whose viewers have not been notified yet."""
        rooms = [place.room for place in self.places.values()]
        return [t.row for t in rooms if t.row.stage == Stage.OVER and not t.is_over_for(None)]

    def info(self, place: Place, viewer: str | None) -> MatchInfo:
        room = place.room
        links = self.links(room.row, viewer)
        here = room.sitters.elsewhere()
        return room.info(viewer, here=here, rematch=place.rematch, links=links)

    def links(self, row: GameRow, viewer: str | None) -> dict[str, str]:
        """Links to the free seats, for those who belong to the match.

        To chairs of commanders also in play, and then for the chief of their side alone.
        """
        if viewer is None or row.stage not in (Stage.WAITING, Stage.RUNNING):
            return {}
        free = [s for s in row.everybody if not s.is_taken and s.reserved_for is None]
        if row.stage == Stage.RUNNING:
            free = [s for s in free if s.chair and row.seats[s.side].person_id == viewer]
        elif viewer != row.created_by and viewer not in row.people:
            return {}
        game, url = known_game(row.game, row.version), self.context.own_url
        return {
            place_key(game, s.seat): f"{url}/join#{row.id}/{place_key(game, s.seat)}/"
            f"{self.context.signer.join_token(row.id, s.seat, row.invitations_revoked)}"
            for s in free
        }

    # Coming and going

    async def come(self, place: Place, listener: Listener) -> None:
        place.room.telling.listeners.append(listener)
        if not await self._tell_presence(place, listener.person_id, HERE):
            listener.send(place.presence.message())
        self._note_coming(place, listener)
        place.pondering.go_on()
        if place.room.sitters.is_for_computers:
            place.autoplay.go_on()

    async def go(self, place: Place, listener: Listener) -> None:
        if listener in place.room.telling.listeners:
            place.room.telling.forget(listener)
            place.used = time.monotonic()
            people = {other.person_id for other in place.room.telling.listeners}
            gone = GONE if listener.person_id not in people else HERE
            await self._tell_presence(place, listener.person_id, gone)
            self._note_coming(place, listener)
            if place.room.sitters.is_for_computers:
                place.autoplay.go_on()

    def _note_coming(self, place: Place, listener: Listener) -> None:
        if (
            place.room.sitters.places_of(listener.person_id)
            and place.room.row.stage == Stage.RUNNING
        ):
            self._ask_again(place)

    async def _tell_presence(self, place: Place, person_id: str | None, what: str) -> bool:
        changed = place.presence.look()
        if self.context.shared:
            for seat in place.room.sitters.places_of(person_id):
                await self.context.store.bus.tell(place.room.id, seat, what)
        return changed

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            rooms = [place.room for place in self.places.values()]
            words = [Word(room.id, HERE, seat) for room in rooms for seat in room.sitters.here()]
            await self.context.store.bus.tell_all(words)

    # Words from the bus

    def hear(self, word: Word) -> None:
        if word.game_id is None:
            for held in tuple(self.places.values()):
                self._spawn(self._look_until_seen(held))
            return
        place = self.places.get(word.game_id)
        if place is None:
            return
        if word.what in (HERE, GONE):
            place.presence.hear(word.what, word.number)
            self._ask_again(place)
        elif word.what == "entry":
            if not place.room.must_look(word.number):
                return
            if self.context.shared and not place.busy:
                self._let_go(word.game_id, place)  # another process holds it
            else:
                self._spawn(self._read_entries(place, word.number))
        elif word.what == "offer":
            self._spawn(place.offers.read())
        elif word.what == "chat":
            self._spawn(self.tell_chat(place))
        elif word.what in ("game", "seat"):
            self._spawn(self.refresh(place))

    async def _read_entries(self, place: Place, number: int) -> None:
        """Others may have read them before us: look again under the lock."""
        if place.room.match is None:
            await self.reread(place)
            return
        async with place.room.lock:
            if is_behind(place.room, number):
                await place.room.read_on()

    async def _look_until_seen(self, place: Place) -> None:
        """A missed notification is not repeated, so one look that fails is not the last."""
        while True:
            try:
                await self._look_again(place)
                return
            except Trouble as trouble:
                note_error("the database failed", trouble, match=place.room.id)
            await asyncio.sleep(LOOK_EVERY)

    async def _look_again(self, place: Place) -> None:
        await self.refresh(place)
        await place.offers.read()
        await self.tell_chat(place)

    async def tell_chat(self, place: Place) -> None:
        """Send the lines of chat that were not sent here yet."""
        rows = await self.context.store.chat(place.room.id, place.said)
        fresh = [row for row in rows if row.number > place.said]
        if not fresh:
            return
        place.said = fresh[-1].number
        names = await self.context.store.names([row.person_id for row in fresh])
        for row in fresh:
            message = chat_message(row, names.get(row.person_id, ""), place.room.game)
            heard = [
                listener
                for listener in place.room.telling.listeners
                if may_hear(place.room, row, listener.person_id, listener.blocked)
            ]
            place.room.telling.tell_all(message, heard)

    # Looking after

    async def _look_after(self) -> None:
        """Wake the matches whose time has come and that nobody here is watching.

        A database that is ours alone has no other process to wait for: everything that waits at the
        start was left by the previous process.
        """
        ahead = 0.0 if self.context.shared else LEASE
        while True:
            try:
                await self._wake_due(self.context.clock() + ahead)
                ahead = 0.0
            except Exception as error:
                note_error("maintenance of matches failed", error)
            await asyncio.sleep(LOOK_EVERY)

    async def _wake_due(self, now: float) -> None:
        due = await self.context.store.next_due()
        if due is not None and due <= now:
            for match_id in await self.context.store.claim_due(now, LEASE):
                self._spawn(self._wake(match_id))

    async def _wake(self, match_id: str) -> None:
        place = await self.find(match_id)
        async with place.room.lock:
            if place.room.match is not None:
                await place.room.read_on()
        if not place.autoplay.waits:
            place.room.ours = True
            await place.autoplay.wake()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.drop_idle(time.monotonic())
            self.context.garbage.tidy(len(self.places) + self.context.doorman.open)
            try:
                await self.cancel_stale(self.context.clock())
            except Trouble as trouble:
                note_error("the database failed", trouble)

    async def cancel_stale(self, now: float) -> None:
        """Take back challenges and invitations that nobody has taken up for their lifetime."""
        await self.context.store.withdraw_stale(
            now - self.context.settings.limits.challenge_seconds
        )

    def drop_idle(self, now: float) -> None:
        """Close rooms where nobody is and nothing waits."""
        settings = self.context.settings
        idle = [(key, place) for key, place in self.places.items() if not place.busy]
        surplus = len(self.places) - settings.idle_tables
        for count, (key, place) in enumerate(idle):
            if count < surplus or now - place.used > settings.idle_after:
                self._let_go(key, place)

    def _let_go(self, match_id: str, place: Place) -> None:
        place.autoplay.stop_timer()
        del self.places[match_id]
        self.context.garbage.add()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ApiError as refused:
            self.context.metrics.count("grognard_refusals_total", refused.code)
        except Exception as error:
            self.context.metrics.count("grognard_errors_total")
            note_error("a task failed", error)


def is_behind(room: Room, number: int) -> bool:
    return room.match is None or room.match.number < number


def may_hear(room: Room, row: ChatRow, person_id: str | None, blocked: frozenset[str]) -> bool:
    """Players' chat goes to all; spectators' to spectators, and to players only after the end."""
    if row.person_id in blocked:
        return False
    mine = room.sitters.sights_of(person_id)
    return row.seat is not None or not mine or room.is_over_for(mine[0])
