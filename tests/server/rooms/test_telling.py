"""Plans for sending: each update at its time, even if questions come meanwhile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from grognard.server.match.match import Match
from grognard.server.match.reveal_timing import RevealTiming
from grognard.server.rooms.telling import Telling
from tests.kernel.games.tinygame import BIDS
from tests.server.leaks.traffic import joker_positions
from tests.server.matches import act, from_position

NORTH, SOUTH = 0, 1


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


class Table:
    """As much of a room as sending needs; like a room it holds what sends its updates."""

    def __init__(self, clock: Clock) -> None:
        self.timing = RevealTiming(6.0, timed=True)
        self.audiences = [NORTH, SOUTH, None]
        self.context = SimpleNamespace(clock=clock)
        self.sitters = SimpleNamespace(is_computers=lambda audience: False)
        self.telling = Telling(cast(Any, self))


def bid(telling: Telling, match: Match, clock: Clock, text: str, *pauses: int) -> None:
    seat = match.asked()
    assert seat is not None
    told = act(match, text, hold=True)
    timing = telling.room.timing
    timing.acted(seat, clock.now, pauses, hidden=False, declined=False)
    telling.deadline = timing.since() + 300
    telling.plan(match, told)
    telling.tell(match)


def numbers(match: Match) -> list[int]:
    return [match.feed(who).number for who in (NORTH, SOUTH, None)]


def test_the_last_update_comes_at_its_time_though_somebody_is_asked_about_the_next() -> None:
    """South is sent north's bid at once and bids in haste, and north is asked or not."""
    for position in joker_positions(NORTH):
        match, clock = from_position(BIDS, position), Clock()
        table = Table(clock)
        telling = table.telling
        first = match.feed(None).number
        bid(telling, match, clock, "bid c4", SOUTH)
        clock.now = 101.0
        bid(telling, match, clock, "bid c5", NORTH, SOUTH)
        assert numbers(match) == [first, first + 1, first]
        assert telling.next_time(match) == 106.0
        clock.now = 106.0
        telling.tell(match)
        assert match.feed(None).number == first + 1
        assert telling.deadline_of(None) == 406.0


class Ear:
    """A listener who keeps what is sent."""

    lang, reasons, views, blocked, person_id = "en", False, False, frozenset[str](), None

    def __init__(self, audience: int | None) -> None:
        self.audience = audience
        self.heard: list[str] = []

    def send_text(self, text: str) -> None:
        self.heard.append(text)


def test_only_the_actor_sees_who_is_awaited_and_the_same_whether_or_not_they_are_asked() -> None:
    found = set()
    for position in joker_positions(NORTH):
        match, clock = from_position(BIDS, position), Clock()
        table = Table(clock)
        telling = table.telling
        ears = [Ear(audience) for audience in (NORTH, SOUTH, None)]
        bid(telling, match, clock, "bid c4", SOUTH)
        telling.listeners.extend(cast(Any, ears))
        telling.tell_whom_one_waits_for(match, NORTH)
        telling.tell_whom_one_waits_for(match, SOUTH)
        found.add(tuple(tuple(ear.heard) for ear in ears))
    assert found == {(('{"type":"waiting","seat":"south","since":100.0,"until":106.0}',), (), ())}


def test_the_awaited_player_can_be_sent_again_until_the_wait_is_over() -> None:
    """Also the same whether or not the other is asked."""
    for position in joker_positions(NORTH):
        match, clock = from_position(BIDS, position), Clock()
        table = Table(clock)
        telling = table.telling
        assert telling.waiting(match, NORTH) is None
        bid(telling, match, clock, "bid c4", SOUTH)
        clock.now = 105.9
        waiting = telling.waiting(match, NORTH)
        assert waiting is not None
        assert (waiting.seat, waiting.since, waiting.until) == ("south", 100.0, 106.0)
        assert telling.waiting(match, SOUTH) is telling.waiting(match, None) is None
        clock.now = 106.0
        assert telling.waiting(match, NORTH) is None
