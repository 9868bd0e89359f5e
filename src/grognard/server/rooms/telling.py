"""Who is sent what, and when: the listeners of a room, after the pauses that hide who was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol
from weakref import proxy

from grognard.kernel.shares import SIGHTS, seat_seen

from ..errors import ApiError, say
from ..match.feed import Audience, Update
from ..match.match import Match
from ..match.sharing import Hand
from ..match.standpoint import Standpoint
from ..wire.answers import refused_actions
from ..wire.api import Strict
from ..wire.match_messages import Shared, ended_message, prompt_message, update_message
from ..wire.play import Answer, RefusedActions, Waiting
from ..wire.requests import Ask
from ..workers.line import Asker

if TYPE_CHECKING:
    from .room import Room

ALL_REFUSALS: Final = Ask(type="ask", id="refusals", what="legal")
LONGEST_WAIT: Final = 2.0  # seconds that a question waits for the reasons that go with it
LATEST: Final = 30.0  # seconds until they are given up


class Listener(Protocol):
    """A connected person: what they look at, in which language, and how messages reach them."""

    audience: Audience
    lang: str
    reasons: bool
    views: bool
    blocked: frozenset[str]
    chair: int | None  # the one of several at the seat that they sit on now; None: all their own

    @property
    def person_id(self) -> str | None: ...

    @property
    def asker(self) -> Asker: ...

    def send(self, message: Strict) -> None: ...

    def send_text(self, text: str) -> None: ...

    def lose_seat(self) -> None: ...

    def look_again(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Plan:
    """Up to which update an audience is informed, when, and the deadline that is sent with it."""

    number: int
    when: float
    deadline: float | None


class Telling:
    """Updates that are made, and the time from which each audience may receive them."""

    def __init__(self, room: Room) -> None:
        self.room: Final[Room] = proxy(room)  # which holds this
        self.listeners: Final[list[Listener]] = []
        self.deadline: float | None = None
        self._deadlines: Final[dict[Audience, float | None]] = {}
        self._plans: Final[dict[Audience, list[Plan]]] = {}
        self._hands: Final[dict[int, Hand | None]] = {}  # as each listener was last asked

    def deadline_of(self, audience: Audience) -> float | None:
        """The deadline as this audience was informed."""
        return self._deadlines.get(audience)

    def plan(self, match: Match, told: dict[Audience, list[Update]]) -> None:
        """After an entry was applied:

        some audiences were informed at once, for others it is scheduled.
        """
        for audience in self.room.audiences:
            if told.get(audience):
                self._plans.pop(audience, None)
                self._deliver(match, audience, told[audience], self.deadline)
            feed = match.feed(audience)
            if feed.is_late and not self._waits_with_orders(match, audience):
                self._plan_one(match, audience, feed.latest)

    def _plan_one(self, match: Match, audience: Audience, number: int) -> None:
        asked = match.is_asked_in_secret(audience)
        opens = self.room.timing.opens(audience, asked)
        if self.room.sitters.is_computers(audience):
            opens = 0.0
        plans = self._plans.setdefault(audience, [])
        if not plans or plans[-1].number < number:
            when = max([opens, *(plan.when for plan in plans)])
            plans.append(Plan(number, when, self.deadline))

    def tell(self, match: Match) -> None:
        """Send every audience what it may know by now; first those who wait for another's act."""
        now = self.room.context.clock()
        last = (self.room.timing.actor, None)
        for audience, plans in sorted(self._plans.items(), key=lambda p: seat_seen(p[0]) in last):
            if not self._may_hear(match, audience):
                continue
            due = [plan for plan in plans if plan.when <= now]
            if due:
                del plans[: len(due)]
                updates = match.feed(audience).tell(due[-1].number)
                self._deliver(match, audience, updates, due[-1].deadline)

    def _may_hear(self, match: Match, audience: Audience) -> bool:
        """A player for whom orders answer is not notified of the question."""
        return not (match.is_asked_in_secret(audience) and self._has_left_orders(audience))

    def _waits_with_orders(self, match: Match, audience: Audience) -> bool:
        """A player for whom orders answer is sent nothing new while anybody is asked in secret.

        Otherwise the question put to them would arrive before all the rest, and only where the
        actor, who takes time to think, is asked afterwards.
        """
        return match.asked_in_secret() is not None and self._has_left_orders(audience)

    def _has_left_orders(self, audience: Audience) -> bool:
        seat = seat_seen(audience)
        if seat is None or self.room.sitters.is_computers(audience):
            return False
        return self.room.timing.by_orders(seat)

    def tell_whom_one_waits_for(self, match: Match, seat: int) -> None:
        """Inform the seat that has just acted who could answer in secret, and for how long."""
        waiting = self.waiting(match, seat)
        if waiting is not None:
            whole = [each for each in self.listeners if seat_seen(each.audience) == seat]
            self.tell_all(waiting, whole)

    def waiting(self, match: Match, audience: Audience) -> Waiting | None:
        """Whom an audience waits for now; only a seat that has acted knows that it waits.

        Only the slots decide whether it is sent: what is kept back from the seat depends on whether
        somebody was asked.
        """
        timing, now = self.room.timing, self.room.context.clock()
        awaited = timing.awaited()
        if audience is None or seat_seen(audience) != timing.actor or awaited is None:
            return None
        other, since, until = awaited
        if min(until, timing.opens(audience)) <= now:
            return None
        return Waiting(seat=match.game.info.seats[other], since=since, until=until)

    def next_time(self, match: Match) -> float | None:
        """When somebody may next be sent something, if only time keeps it back."""
        waits = [
            plans[0].when
            for audience, plans in self._plans.items()
            if plans and self._may_hear(match, audience)
        ]
        return min(waits, default=None)

    def _deliver(
        self, match: Match, audience: Audience, updates: list[Update], deadline: float | None
    ) -> None:
        known = match.asked_as_seen(audience) is not None
        self._deadlines[audience] = deadline if known else None
        listeners = self.at(audience)
        made: dict[tuple[str, bool], list[str]] = {}
        for listener in listeners:
            key = (listener.lang, listener.views)
            if key not in made:
                made[key] = self._texts(match, audience, updates, *key)
            for text in made[key]:
                listener.send_text(text)
        self.follow_up(match, audience, listeners)

    def _texts(
        self, match: Match, audience: Audience, updates: list[Update], lang: str, views: bool
    ) -> list[str]:
        deadline = self._deadlines.get(audience)
        shown = [match.view(audience) if views else None]
        views_of = [*[None] * (len(updates) - 1), *shown]
        messages = [
            update_message(match, audience, update, lang, deadline, view)
            for update, view in zip(updates, views_of, strict=True)
        ]
        return [message.model_dump_json() for message in messages]

    def at(self, audience: Audience) -> list[Listener]:
        return [listener for listener in self.listeners if listener.audience == audience]

    def follow_up(self, match: Match, audience: Audience, to: Sequence[Listener]) -> None:
        """What follows an update or a sync: the question, or how it ended."""
        seat = match.asked_as_seen(audience)
        own = seat is not None and seat == seat_seen(audience)
        answers = own and match.ended(audience) is None
        groups: dict[tuple[str, bool, Hand | None], list[Listener]] = {}
        for each in to:
            key = (each.lang, each.reasons, self.hand_of(each, audience))
            groups.setdefault(key, []).append(each)
        for (lang, reasons, hand), group in groups.items():
            if not answers or not reasons:
                self._ask(match, audience, lang, [], group, hand)
            elif self.room.context.advisers.is_open:
                self._ask_with_reasons(match, audience, lang, group, hand)
            else:
                refused = refused_actions(self.room.standpoint(audience).refusals(lang))
                self._ask(match, audience, lang, refused, group, hand)

    def hand_of(self, listener: Listener, audience: Audience) -> Hand | None:
        """The people a listener answers for; None where nobody shares the seat."""
        if audience is None:
            return None
        return self.room.commanders.hand(listener.person_id, audience % SIGHTS, listener.chair)

    def ask_again(self, match: Match) -> None:
        """Listeners who now answer for others than before are asked again, and nobody else."""
        for sight in self.room.audiences:
            changed = [
                each
                for each in self.listeners
                if sight is not None
                and each.audience == sight
                and self._hands.get(id(each)) != self.hand_of(each, sight)
            ]
            self.follow_up(match, sight, changed)

    def forget(self, listener: Listener) -> None:
        """They have gone."""
        self.listeners.remove(listener)
        self._hands.pop(id(listener), None)

    def _ask(
        self,
        match: Match,
        audience: Audience,
        lang: str,
        refused: list[RefusedActions],
        to: Iterable[Listener],
        hand: Hand | None = None,
    ) -> None:
        text = self._question(match, audience, lang, refused, hand).model_dump_json()
        for listener in to:
            self._hands[id(listener)] = hand
            listener.send_text(text)

    def _question(
        self,
        match: Match,
        audience: Audience,
        lang: str,
        refused: list[RefusedActions],
        hand: Hand | None,
    ) -> Strict:
        verdict = match.ended(audience)
        if verdict is not None:
            alone = self.room.sitters.is_hotseat
            return ended_message(match, self.room.id, audience, verdict, lang, alone)
        until = None
        seat = seat_seen(audience)
        if seat is not None and match.asked_as_seen(audience) == seat:
            secret = match.is_asked_in_secret(audience)
            until = self.room.timing.expires(seat) if secret else None
        return prompt_message(
            match,
            audience,
            lang,
            refused,
            until,
            self._pause(lang),
            self._shared(match, audience, hand),
        )

    def _shared(self, match: Match, audience: Audience, hand: Hand | None) -> Shared | None:
        """Which people of a shared seat are awaited, as far as this audience may know.

        For another side only in a game that hides nothing: who can act may reveal what they hold.
        """
        seat, own = match.asked_as_seen(audience), seat_seen(audience)
        if seat is None or not self.room.commanders.shares(seat):
            return None
        if seat != own and not self.room.game.info.open:
            return None
        rows = self.room.commanders.awaited(match, seat) if seat == own else []
        if seat != own and match.feed(audience).shown is match.state:
            rows = self.room.commanders.awaited(match, seat)
        if seat in self.room.divided and match.is_asked_in_secret(audience) and hand is not None:
            rows = [row for row in rows if row.chair in hand.own]
        return Shared(seat, hand, [row.seat for row in rows])

    def _pause(self, lang: str) -> str:
        """Why computers among themselves do not play on; empty while they do."""
        if not self.room.sitters.is_for_computers:
            return ""
        games = self.room.context.computer_games
        if not games.waits(self.room.source, self.room.id):
            return ""
        return say(lang, "computers-wait", most=games.most)

    def _ask_with_reasons(
        self,
        match: Match,
        audience: Audience,
        lang: str,
        to: list[Listener],
        hand: Hand | None,
    ) -> None:
        """Reasons for refusals take long to list; the question waits for them, not the match.

        After a while it is sent without, and again with them; at once while no adviser has started
        yet. It is not sent when it is no longer the question: then another one was.
        """
        patience = LONGEST_WAIT if self.room.context.advisers.is_up else 0.0
        seen, number = self.room.standpoint(audience), match.feed(audience).number

        def ask(refused: list[RefusedActions]) -> None:
            if match is self.room.match and match.feed(audience).number == number:
                still = [each for each in to if (each.audience, each.lang) == (audience, lang)]
                still = [each for each in still if self.hand_of(each, audience) == hand]
                self._ask(match, audience, lang, refused, still, hand)

        async def ask_when_known() -> None:
            without = asyncio.get_running_loop().call_later(patience, ask, [])
            try:
                ask(await self._refused(seen, lang, to[0].asker))
            finally:
                without.cancel()

        self.room.spawn(ask_when_known())

    async def _refused(self, seen: Standpoint, lang: str, asker: Asker) -> list[RefusedActions]:
        """What is refused and why; nothing when that is not known in time."""
        try:
            async with asyncio.timeout(LATEST):
                text = await self.room.advised(seen, ALL_REFUSALS, lang, asker)
        except (ApiError, TimeoutError):
            return []
        return Answer.model_validate_json(text).refused

    def tell_all(self, message: Strict, to: Iterable[Listener] | None = None) -> None:
        text = message.model_dump_json()
        for listener in self.listeners if to is None else to:
            listener.send_text(text)
