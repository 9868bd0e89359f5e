"""A room: one match in memory, its listeners, and the order of things.

A request is checked on the match, committed to the store, acknowledged, and only then applied and
sent. One lock makes requests wait for each other. What the room does by itself (autoplay.py) goes
the same way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, Final
from weakref import WeakMethod

from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry, ending, read_entry
from grognard.kernel.records.tableline import is_table_line, is_talk, is_unsealing
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.shares import seat_seen
from grognard.kernel.state import State

from ..context import PACES, Context
from ..errors import ApiError, say
from ..log import note, note_error
from ..match.audiences import audiences_of
from ..match.beginning.bringing import first_of
from ..match.feed import Audience
from ..match.match import Match, Told
from ..match.moves import Moves
from ..match.outlook import answered, outlook
from ..match.reveal_timing import RevealTiming
from ..match.sealed_waits import keeps_waiting
from ..match.sharing import Sharing, given_at_first
from ..match.standpoint import Standpoint
from ..store.condition import Trouble
from ..store.rows import (
    SOURCE,
    Conflict,
    Duplicate,
    EntryRow,
    GameRow,
    Stage,
    Standing,
    one_or_more,
)
from ..wire.api import MatchInfo, ShareInfo
from ..wire.match_messages import match_info, share_infos
from ..wire.requests import Ask
from ..workers.line import Asker, LineIsFull, NoAnswer
from ..workers.pool import BrokeOff
from .agreed import divided_seats, timing_of
from .commanders import Commanders
from .sitters import Sitters
from .slices import Slices, Steps
from .standing import notices_after, standing_after
from .telling import Telling

STAGES: Final = "grognard_stages_seconds"
PAGE: Final = 500  # entries that are read from the store at once

Make = Callable[[Match], Entry]
Confirm = Callable[[], None]
Pauses = tuple[int, ...]


class Room:
    def __init__(self, context: Context, row: GameRow, game: Game, names: dict[str, str]) -> None:
        self.context: Final = context
        self.id: Final = row.id
        self.game: Final = game
        self.row = row
        self.names = names
        self.match: Match | None = None
        self.divided: Final = divided_seats(row, game)
        self.audiences: Final = audiences_of(game, self.divided)
        self.timing = timing_of(row, self.divided)
        self.lock: Final = asyncio.Lock()
        self.telling: Final = Telling(self)
        self.commanders: Final = Commanders(self)
        self.sitters: Final = Sitters(self)
        self.moves: Final = Moves()
        self.turn_of: frozenset[str] = frozenset()  # whose turn it is, for emails
        self.ours = True  # whether the last entry was made here, and what follows is our business
        self.stood = Standing(row.asked, row.wake_at, row.deadline)  # as the row says
        self._first: State | None = None
        self._storing: int | None = None  # the number of the entry that is being stored
        self._done: Final[set[int]] = set()
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._hooks: Final[list[WeakMethod[Callable[[], None]]]] = []

    @property
    def source(self) -> str:
        """Where the match was made, as far as that is known; otherwise by whom."""
        return self.row.extras.get(SOURCE) or self.row.created_by or self.id

    def known_state(self) -> State | None:
        """The state, or that in which a match that waits will begin; None where nobody knows yet.

        Only what everybody knows may be asked of it.
        """
        if self.match is not None:
            return self.match.state
        if self._first is None:
            with suppress(BadData, BadNotation):
                row = self.row
                self._first = first_of(self.game, row.scenario, row.options, row.position)
        return self._first

    def info(self, viewer: str | None, **more: Any) -> MatchInfo:
        """The match as this person may know it."""
        mine = self.sitters.seats_of(viewer)
        audiences: list[Audience] = [*self.sitters.sights_of(viewer)] or [None]
        owing: list[int] = []
        deadline, row = None, self.row
        for audience in audiences if self.match is not None else []:
            seen = self.match.owing_as_seen(audience) if self.match else []
            if seen and (not owing or not set(mine).isdisjoint(seen)):
                owing, deadline = seen, self.telling.deadline_of(audience)
        if row.stage == Stage.OVER and not self.is_over_for(audiences[0]):
            row = replace(row, stage=Stage.RUNNING, ending="", over_at=None)
        here = self.sitters.here() | more.pop("here", frozenset())
        facts = {"owing": owing, "deadline": deadline, "here": here, **more}
        if row.commanders:
            facts |= {"shares": self._shares(), "asked_of_you": self._asked_of(viewer, owing)}
        return match_info(row, self.game, self.names, viewer, **facts)

    def _shares(self) -> dict[int, list[ShareInfo]]:
        """What each shared seat can give away, and who has it."""
        state = self.known_state()
        given = given_at_first(self.row.extras)
        sharing = self.match.sharing if self.match else Sharing(self.game, given)
        seats = [seat.seat for seat in self.row.seats if self.commanders.shares(seat.seat)]
        return {} if state is None else {s: share_infos(sharing, state, s) for s in seats}

    def _asked_of(self, viewer: str | None, owing: list[int]) -> bool:
        """Whether something waits for this person, of those who share a seat."""
        match, mine = self.match, self.sitters.seats_of(viewer)
        if match is None or viewer is None:
            return False
        return viewer in self.commanders.people_asked(match, [s for s in owing if s in mine])

    def is_over_for(self, audience: Audience) -> bool:
        """Whether it is over, as far as this audience was informed."""
        return self.match is not None and self.match.ended(audience) is not None

    def playing(self) -> Match:
        """The match, once it has begun; raises ApiError."""
        if self.match is None or self.match.number < 0:
            raise ApiError("NOT_STARTED")
        return self.match

    def moves_heard(self, sight: int) -> dict[int, int]:
        """The last move of each seat as far as this one, or one of its hands, was informed."""
        return self.moves.heard_by(self.match, sight) if self.match is not None else {}

    def claim_entry(self, match: Match, sight: int) -> Entry:
        """The end by the clock, if a seat was informed that another's time is over; raises
        ApiError.
        """
        asked, deadline = match.asked_as_seen(sight), self.telling.deadline_of(sight)
        late = deadline is not None and deadline < self.context.clock()
        if (
            asked is None
            or asked == seat_seen(sight)
            or not late
            or self.sitters.agent(asked) is not None
        ):
            raise ApiError("TOO_EARLY")
        return match.propose_time(asked)

    # Carrying out requests

    async def carry_out(self, seat: int, request_id: str, make: Make, confirm: Confirm) -> None:
        """Make an entry of a request, once; raises ApiError or MatchError, and nothing has changed.

        `confirm` is called as soon as the entry is stored, before anything is sent. The work is
        finished even if the sender has left.
        """
        await asyncio.shield(self.spawn(self._carry_out(seat, request_id, make, confirm)))

    async def _carry_out(self, seat: int, request_id: str, make: Make, confirm: Confirm) -> None:
        async with self.lock:
            match = self.playing()
            if hash((seat, request_id)) in self._done:
                confirm()
                return
            steps = Steps()
            with self.context.metrics.timed(STAGES, "work out"):
                entry = make(match)
            await self.append(entry, seat, request_id, confirm, steps)

    async def append(
        self,
        entry: Entry,
        seat: int | None,
        request_id: str | None = None,
        confirm: Confirm = lambda: None,
        steps: Steps | None = None,
    ) -> None:
        """Commit, then confirm, then apply and send. Needs the lock; raises ApiError.

        R130: how long it takes must not show whether somebody is asked in secret, which stops play,
        or nobody, and play continues. Where that could be, the player who acted gets results on
        whole steps of time since their request.
        """
        match = self.match
        assert match is not None
        self._storing = match.number + 1
        try:
            await self._append(match, entry, seat, request_id, confirm, steps)
        except Trouble:
            self.spawn(self._catch_up())
            raise
        finally:
            self._storing = None

    def must_look(self, number: int) -> bool:
        """Whether an entry that is known to be stored must be read, as nobody here is about to.

        For the number that is being stored here the store's own answer says whose entry has it.
        """
        if self.match is not None and self.match.number >= number:
            return False
        return number != self._storing

    async def _catch_up(self) -> None:
        """The store gave no answer, but the entry may be there."""
        async with self.lock:
            await self.read_on()

    async def _append(
        self,
        match: Match,
        entry: Entry,
        seat: int | None,
        request_id: str | None,
        confirm: Confirm,
        steps: Steps | None,
    ) -> None:
        number = match.number + 1
        look = outlook(match, entry)
        ahead = copy(self.timing)
        facts = look.pauses, look.reacts, look.declines
        if not is_talk(entry.action):
            draw(ahead, entry, seat, self.context.clock(), facts)
        standing = standing_after(self, match, look, ahead)
        notices = notices_after(self, match, entry, look, seat, ahead)
        with self.context.metrics.timed(STAGES, "commit"):
            outcome = await self.context.store.append(
                self.id, number, entry.text(number), seat, request_id, standing, notices
            )
        if isinstance(outcome, Conflict):
            await self.read_on()
            raise ApiError("OVER" if outcome.stage != Stage.RUNNING else "STALE")
        hides = steps if self.timing.pause and look.pauses else None
        if hides is not None:
            await hides.next()
        confirm()
        if isinstance(outcome, Duplicate):
            await self.read_on()
            return
        self.stood, self.ours = standing, True
        if notices:
            self.context.poke()
        if hides is not None:
            await asyncio.sleep(0)  # the confirmation goes out before more is worked out
        row = EntryRow(number, seat, request_id or "", "", outcome.at)
        with self.context.metrics.timed(STAGES, "fold"):
            tell = self._take_in(row, entry)
        if hides is not None:
            await hides.next()
        with self.context.metrics.timed(STAGES, "tell"):
            tell()
            self._settle(outcome.at)

    async def read_on(self) -> None:
        """Fold in what other processes have stored. Needs the lock."""
        match = self.match
        assert match is not None
        slices, rows, entries = Slices(), await self._stored(match.number), []
        self.ours = self.ours and not (rows and self.context.shared)
        for row in rows:
            entries.append(read_entry(row.text)[1])
            match.foresee(entries[-1:])
            await slices.rest()
        for row, entry in zip(rows, entries, strict=True):
            self._fold(row, entry)
            await slices.rest()
        if rows:
            self._settle(rows[-1].at)

    async def _stored(self, after: int) -> list[EntryRow]:
        """The journal behind a number, read page by page."""
        rows: list[EntryRow] = []
        more = True
        while more:
            last = rows[-1].number if rows else after
            page = await self.context.store.entries(self.id, last, PAGE)
            rows += page
            more = len(page) == PAGE
        return rows

    def _fold(self, row: EntryRow, entry: Entry) -> None:
        self._take_in(row, entry)()

    def _take_in(self, row: EntryRow, entry: Entry) -> Callable[[], None]:
        """Apply an entry; returns what it changed."""
        match = self.match
        assert match is not None
        reacts, declines = answered(match, entry)
        same_wait = keeps_waiting(match.state, entry)
        before = [sight for sight in self.audiences if match.has_declined(sight)]
        told = match.fold(row.number, entry, hold=True)
        talk = is_talk(entry.action)
        if not talk:
            draw(self.timing, entry, row.seat, row.at, (match.pauses, reacts, declines))
        unseen = talk or (reacts and declines)
        if row.seat is not None:
            self._note_seat(row, row.seat, unseen)
        if not same_wait:
            self.telling.deadline = self._next_deadline(match)
        if match.owing() and match.asked_in_secret() is None:
            whose = self.commanders.asked_in(match.state, match.sharing, match.owing())
            self.turn_of = frozenset(whose)
        fresh = [x for x in self.audiences if match.has_declined(x) and x not in before]
        return partial(self._tell, match, told, None if unseen else row.seat, fresh)

    def _tell(self, match: Match, told: Told, mover: int | None, declined: list[Audience]) -> None:
        """Send what was applied, to each audience when it may know; first to the one that made a
        move.

        That a hand has `declined` a hidden question is sent to it alone.
        """
        for sight in declined:
            self.telling.follow_up(match, sight, self.telling.at(sight))
        self.telling.plan(match, told)
        if mover is not None:
            self.telling.tell_whom_one_waits_for(match, mover)
        self.telling.tell(match)

    def _note_seat(self, row: EntryRow, seat: int, unseen: bool) -> None:
        if row.request_id:
            self._done.add(hash((seat, row.request_id)))
        if not unseen:
            self.moves.add(self.playing(), seat)

    def _next_deadline(self, match: Match) -> float | None:
        """One for all who are asked at once: answering stops one's own clock, and no other."""
        people = [
            row
            for seat in match.owing()
            for row in (self.row.seats[seat], *self.row.commanders_of(seat))
            if row.agent is None
        ]
        seconds = PACES[self.row.pace]
        if not people or seconds is None:
            return None
        return self.timing.since() + seconds

    def _settle(self, at: float) -> None:
        """After entries were folded in: the row, and what follows by itself."""
        match = self.match
        assert match is not None
        if match.verdict is not None and self.row.stage != Stage.OVER:
            how = ending(self.game, match.verdict)
            self.row = replace(self.row, stage=Stage.OVER, ending=how, over_at=at)
        self.call_hooks()

    def after_change(self, hook: Callable[[], None]) -> None:
        """Call this after anything was applied or sent, for as long as its owner lives.

        Parts of a room refer to it. If it referred to them in turn, a closed match would take up
        memory until the interpreter next looks for such cycles, which it seldom does (garbage.py).
        """
        self._hooks.append(WeakMethod(hook))

    def call_hooks(self) -> None:
        """Everything that waits for new or sent updates may continue."""
        for weak in self._hooks:
            hook = weak()
            if hook is not None:
                hook()

    async def restand(self, wake_at: float | None) -> None:
        """Bring the row up to date with what spectators know by now."""
        match = self.match
        assert match is not None
        if match.verdict is not None:
            return
        asked = one_or_more(match.owing_as_seen(None))
        deadline = self.telling.deadline_of(None)
        secret = match.feed(None).is_late or match.asked_in_secret() is not None
        new = Standing(asked, wake_at, deadline, secret=secret)
        if new != self.stood:
            touched = self.stood.secret and not secret
            self.stood = new
            await self.context.store.restand(
                self.id, match.number, asked, wake_at, deadline, touched
            )

    # Advice

    def standpoint(self, audience: Audience) -> Standpoint:
        """What an audience knows now. It is kept: one asks many things about one position."""
        match = self.playing()
        key = (self.id, audience, match.feed(audience).number, match.is_asked(audience))
        return self.context.standpoints.get(key, lambda: match.standpoint(audience))

    async def advised(self, seen: Standpoint, ask: Ask, lang: str, asker: Asker) -> str:
        """The answer to a question, worked out in another process; raises ApiError."""
        try:
            if ask.what == "hint":
                return await self._hinted(seen, ask, lang, asker)
            with self.context.metrics.timed("grognard_advice_seconds"):
                return await self.context.advisers.advise(seen, ask, lang, asker)
        except LineIsFull:
            raise ApiError("BUSY", said=say(lang, "busy-line")) from None
        except BrokeOff as reason:
            self.context.metrics.count("grognard_errors_total")
            note("advice failed", logging.ERROR, match=self.id, reason=str(reason))
            raise ApiError("BROKEN") from None
        except NoAnswer as reason:
            note("no advice", logging.WARNING, match=self.id, reason=str(reason))
            raise ApiError("BUSY") from None

    async def _hinted(self, seen: Standpoint, ask: Ask, lang: str, asker: Asker) -> str:
        if not seen.is_asked:
            raise ApiError("NOT_YOUR_TURN")
        return await self.context.thinkers.hint(seen, ask.id, lang, asker)

    # Tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the asker may have left before the answer

    async def stop(self) -> None:
        """Let commits under way come to their end; break off everything else."""
        async with self.lock:
            for task in tuple(self._tasks):
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def busy(self) -> bool:
        return bool(self._tasks) or bool(self.telling.listeners) or self.lock.locked()

    def report(self, error: BaseException) -> None:
        self.context.metrics.count("grognard_errors_total")
        note_error("room failed", error, match=self.id)


def draw(
    timing: RevealTiming,
    entry: Entry,
    seat: int | None,
    at: float,
    facts: tuple[Pauses, bool, bool],
) -> None:
    """The timing after an entry: who could be asked then, and whether it reacted and declined."""
    if seat is None:
        timing.begin(at)
    elif is_table_line(entry.action) and not is_unsealing(entry.action):
        timing.said(seat, at)
    else:
        timing.acted(seat, at, *facts)
