"""Leaks: what an observer receives is the same, byte by byte, for everything they may not know.

Bids is played twice: once one player holds the joker and is asked in secret whether to spend it,
once it lies in the deck. EAGLES is played from positions in which a Special of the enemy's changed
places with a card of its owner's pile. Nobody but its owner may notice.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.nightly import some_by_day
from tests.server.leaks.traffic import PAUSE, WATCHER, World, alike, joker_positions
from tests.server.leaks.twins import Step, Twins, find_twins

pytestmark = pytest.mark.anyio

NORTH, SOUTH = 0, 1

AT_ONCE, NEVER = "at once", "never"
HOLDERS = pytest.mark.parametrize("holder", [NORTH, SOUTH], ids=["north", "south"])
TRIES = ["bid c0", "bid c99", "keep"]


class Tricks:
    """Two tricks of Bids; `holder` has the joker, if it is not in the deck."""

    def __init__(self, holder: int, answers: str, asked: bool, looks: bool = True) -> None:
        self.holder = holder
        self.answers = answers
        self.asked = asked
        self.looks = looks

    async def play(self, found: World) -> None:
        bids = ["bid c4", "bid c5", "bid c3", "bid c2"]
        if self.holder == SOUTH:
            bids = ["bid c5", "bid c4", "bid c2", "bid c3"]
        for trick in (0, 1):
            assert await found.act(trick, bids[2 * trick]) == "ack"
            await self.answer(found, 1 - trick, bids[2 * trick + 1])

    async def answer(self, found: World, actor: int, bid: str) -> None:
        """The other has a slot while the actor waits, and then the actor has one."""
        assert await found.act(actor, bid) == "ack"
        for slot in (1 - actor, actor):
            await self.look(found)
            await found.later(1)
            if slot == self.holder:
                await self.decline(found)
            await found.later(PAUSE - 1)
        await self.look(found)

    async def decline(self, found: World) -> None:
        if self.answers == AT_ONCE:
            assert await found.decline() == int(self.asked)

    async def look(self, found: World) -> None:
        if self.looks:
            for observer in (found.observers[1 - self.holder], found.observers[WATCHER]):
                await observer.look(found.instants, TRIES)
            await found.settle()


@pytest.mark.parametrize(("holder", "answers"), some_by_day([(SOUTH, NEVER), (NORTH, AT_ONCE)], 1))
async def test_a_question_declined_is_the_same_as_none(
    tmp_path: Path, holder: int, answers: str
) -> None:
    async def play(found: World, asked: bool) -> None:
        await Tricks(holder, answers, asked).play(found)

    worlds = await alike(tmp_path, "bids", joker_positions(holder), play, [1 - holder, WATCHER])
    assert worlds[0].truth.number == worlds[1].truth.number + 2
    heard = worlds[0].observers[1 - holder].received
    assert kinds(heard["play"] + heard["again"]) == {
        *("welcome", "sync", "update", "prompt", "presence", "ack", "refused", "answer", "waiting")
    }
    codes = re.findall(r'"code":"(\w+)"', "".join(heard["play"] + heard["http"]))
    assert set(codes) == {
        *("ILLEGAL", "NOT_YOUR_TURN", "STALE", "UNREADABLE", "NO_OFFER", "TOO_EARLY", "NOT_YOURS")
    }


def kinds(heard: list[str]) -> set[str]:
    return {json.loads(text)["type"] for text in heard if not text.startswith("== ")}


class Bargains(Tricks):
    """Instead of looking around, the other player makes offers, and the holder refuses some."""

    count = 0

    async def look(self, found: World) -> None:
        holder, other = found.observers[self.holder], found.observers[1 - self.holder]
        for what in ("draw", "takeback"):
            await other.ask("offer", what=what)
            await found.settle()
        for talker in (holder, other):
            await talker.ask("chat", text="Well?")
            await found.settle()
        self.count += 1
        if self.count % 2:
            await holder.ask("reply", what="draw", accept=False)
        await found.settle()

    async def play(self, found: World) -> None:
        await self.look(found)
        await super().play(found)
        await self.look(found)
        await found.observers[self.holder].ask("reply", what="takeback", accept=True)
        await found.settle()


@HOLDERS
async def test_offers_stay_open_and_lapse_by_what_was_sent(tmp_path: Path, holder: int) -> None:
    async def play(found: World, asked: bool) -> None:
        await Bargains(holder, AT_ONCE, asked).play(found)

    worlds = await alike(tmp_path, "bids", joker_positions(holder), play, [1 - holder, WATCHER])
    heard = "".join(worlds[0].observers[1 - holder].received["play"])
    assert "taken-back" in heard
    assert "TOO_EARLY" in heard


# EAGLES

# the observer, the battle, the phase in which the stretch begins, a move after which the enemy is
# asked in secret or not, how many answers after setup, and whether both are asked about that move
STRETCHES = [
    (0, "waterloo", "combat", "move", 30, False),
    (1, "ligny", "deployment", "fire", 22, False),
    (1, "ligny", "combat", "end", 30, True),
    (0, "waterloo", "deployment", "ready", 24, False),
    (1, "ligny", "combat", "fire", 40, False),
    (0, "waterloo", "morale", "test", 90, False),
    (1, "waterloo", "morale", "test", 90, False),
    (0, "waterloo", "combat", "end", 40, True),
    (1, "ligny", "combat", "end", 40, True),
]


class Stretch:
    """A stretch of a battle in one of two worlds; every hidden question is declined.

    In haste everybody moves as soon as they are asked, before others learn of the last move.
    """

    def __init__(self, twins: Twins, order: int, answers: str, haste: bool = False) -> None:
        self.twins = twins
        self.order = order
        self.answers = answers
        self.haste = haste
        self.first = next(step for step in twins.steps if step.differs)

    async def play(self, found: World) -> None:
        for order, step in enumerate(self.twins.steps):
            await self.move(found, step)
            mine = step.seat == self.twins.observer and not self.haste
            if mine and (step.differs or order % 4 == 0) and await self.undo(found) == "ack":
                await found.settle()
                await self.move(found, step)

    async def move(self, found: World, step: Step) -> None:
        """A player who leaves their own hidden question before all others seems to move later."""
        own = [0, 0] if self.answers == AT_ONCE else [step.own(0, True), step.own(1, True)]
        waits = 0 if step.seat == self.twins.observer else max(own) - own[self.order]
        for tick in range(max(own) + len(step.pauses) + 1):
            if tick == waits:
                assert await found.act(step.seat, step.text) == "ack"
            if self.answers == AT_ONCE:
                await found.decline()
            if step is self.first and tick in (0, 1 + max(own)):
                await self.look(found)
            if self.haste and is_asked_openly(found):
                return
            await found.later(PAUSE)

    async def undo(self, found: World) -> str:
        observer = found.observers[self.twins.observer]
        return await observer.ask("undo", seen=observer.client.number)

    async def look(self, found: World) -> None:
        """Ask about the cards that changed places, among other things."""
        one, two = self.twins.exchanged
        tries = [f"play {one}", f"play {two} > AC", f"move {one} > AC", f"fire {two} > {one}"]
        for observer in (found.observers[self.twins.observer], found.observers[WATCHER]):
            await observer.look(found.instants, tries)


@pytest.mark.parametrize(
    "stretch", some_by_day([(each,) for each in STRETCHES], 1), ids=lambda s: "-".join(map(str, s))
)
async def test_cards_change_places_and_nobody_else_notices(
    tmp_path: Path, stretch: tuple[int, str, str, str, int, bool]
) -> None:
    twins = find_twins(*stretch)
    observer = twins.observer

    async def play(found: World, first: bool) -> None:
        await Stretch(twins, 0 if first else 1, AT_ONCE if observer else NEVER).play(found)

    worlds = await alike(tmp_path, "eagles", twins.positions, play, [observer, WATCHER])
    numbers = [found.truth.number for found in worlds]
    assert numbers[0] != numbers[1]


def is_asked_openly(found: World) -> bool:
    """Whether somebody knows that it is their turn."""
    seat = found.truth.asked()
    secret = found.truth.asked_in_secret() is not None
    return seat is not None and not secret and found.truth.asked_as_seen(seat) == seat


HASTY = [
    (1, "ligny", "combat", "end", 30, True),
    (0, "waterloo", "combat", "move", 30, False),
    (1, "ligny", "combat", "fire", 40, False),
]


@pytest.mark.nightly
@pytest.mark.parametrize("stretch", HASTY, ids=lambda s: "-".join(map(str, s)))
async def test_a_move_made_in_haste_does_not_reveal_who_is_asked_about_it(
    tmp_path: Path, stretch: tuple[int, str, str, str, int, bool]
) -> None:
    twins = find_twins(*stretch)

    async def play(found: World, first: bool) -> None:
        await Stretch(twins, 0 if first else 1, AT_ONCE, haste=True).play(found)
        for _ in range(6):
            await found.later(PAUSE)
            await found.decline()

    worlds = await alike(tmp_path, "eagles", twins.positions, play, [twins.observer, WATCHER])
    assert worlds[0].truth.number != worlds[1].truth.number
