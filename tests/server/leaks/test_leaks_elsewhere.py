"""Leaks by other ways: the time it takes, letters, computers, refusals, undo."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect

from grognard.kernel.decision import Decision
from grognard.kernel.registry import find
from grognard.server.settings import Smtp
from grognard.server.workers.line import Asker
from grognard.server.workers.thinkers import Thinkers
from tests.server.hosting import Client, Hosted, begun, hosted
from tests.server.leaks.observer import Observer, Tap
from tests.server.leaks.traffic import (
    PAUSE,
    START,
    WATCHER,
    StillClock,
    World,
    alike,
    joker_positions,
    world,
)
from tests.server.leaks.twins import find_twins
from tests.server.letterbox import Letterbox, letterbox
from tests.server.match.test_undo import REVEALING

pytestmark = pytest.mark.anyio

NORTH, SOUTH = 0, 1
ASKED, NOT_ASKED = joker_positions(NORTH)


# The time it takes


async def when_told(folder: Path, position: str, declines_after: float | None) -> list[float]:
    """When south, who bids at 0, and a spectator are informed, to the second."""
    async with world(folder, "bids", position) as found:
        await found.act(NORTH, "bid c4")
        await found.act(SOUTH, "bid c5")
        for _ in range(int(2.5 * PAUSE)):
            await found.later(1)
            if found.clock.now - START == declines_after:
                assert await found.decline() == 1
    told = [found.observers[SOUTH].received["play"], found.observers[WATCHER].received["play"]]
    return [time_of_last_update(heard) for heard in told]


def time_of_last_update(heard: list[str]) -> float:
    at = max(n for n, text in enumerate(heard) if text.startswith('{"type":"update"'))
    return float(next(text for text in heard[at::-1] if text.startswith("== ")).split()[1])


@pytest.mark.nightly
async def test_everybody_is_informed_at_the_same_time_for_every_question(tmp_path: Path) -> None:
    cases = [(NOT_ASKED, None), (ASKED, None), (ASKED, 1), (ASKED, 5)]
    told = [await when_told(tmp_path / str(n), *case) for n, case in enumerate(cases)]
    assert told == [[PAUSE, 2 * PAUSE]] * 4


@pytest.mark.nightly
async def test_it_takes_as_long_by_a_real_clock_too(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db")) as server:
        cases = [(NOT_ASKED, False), (ASKED, False), (ASKED, True)]
        took = await asyncio.gather(*(seconds(server, *case) for case in cases))
    assert [took[0], took[0]] == [pytest.approx(other, abs=0.2) for other in took[1:]]


async def seconds(server: Hosted, position: str, declines: bool) -> list[float]:
    """How long south and a spectator wait for the result of south's bid."""
    ann, bob = await server.person("Ann"), await server.person("Bob")
    match = await begun(ann, bob, position=position, pace="live", reaction=0.5)
    clients = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    clients.append(await bob.sit(match, None))
    await clients[NORTH].act("bid c4")
    for client in clients[1:]:
        await client.until("prompt")
    begun_at = time.monotonic()
    await clients[SOUTH].act("bid c5")
    if declines:
        await clients[NORTH].asked()
        await clients[NORTH].act("keep")
    return await asyncio.gather(*(waited(client, begun_at) for client in clients[1:]))


async def waited(client: Client, begun_at: float) -> float:
    await client.until("update")
    return time.monotonic() - begun_at


async def test_without_a_reaction_time_the_words_are_still_the_same(tmp_path: Path) -> None:
    async def play(found: World, asked: bool) -> None:
        for seat, bid in ((0, "bid c4"), (1, "bid c5"), (1, "bid c3"), (0, "bid c2")):
            await found.act(seat, bid)
            await found.decline()
            await found.later(1)

    await alike(tmp_path, "bids", [ASKED, NOT_ASKED], play, [SOUTH, WATCHER], reaction=0)


# A table that was closed


@pytest.mark.nightly
@pytest.mark.parametrize("declines", [False, True])
async def test_a_match_reloaded_in_the_middle_reveals_no_more(
    tmp_path: Path, declines: bool
) -> None:
    async def play(found: World, asked: bool) -> None:
        await found.act(NORTH, "bid c4")
        await found.act(SOUTH, "bid c5")
        await found.later(1)
        if declines:
            await found.decline()
        await read_anew(found)
        for observer in found.observers[1:]:
            await observer.look(found.instants, ["bid c0", "keep"])
        await found.later(PAUSE - 1)
        await found.later(PAUSE)
        await read_anew(found)

    await alike(tmp_path, "bids", [ASKED, NOT_ASKED], play, [SOUTH, WATCHER])


async def read_anew(found: World) -> None:
    """Everybody leaves, the table is closed, and all come back."""
    rooms = found.server.services.rooms
    for observer in found.observers:
        await observer.leave()
    while found.place.room.telling.listeners:
        await asyncio.sleep(0.001)
    found.place.autoplay.stop_timer()
    del rooms.places[found.place.room.id]
    found.place = await rooms.find(found.place.room.id)
    for observer in found.observers:
        await observer.open()
    await found.settle()


@pytest.mark.nightly
async def test_a_finished_match_continues_for_people_not_yet_notified(tmp_path: Path) -> None:
    """South's bid ends it at once, or when north has declined to spend the joker."""
    positions = [text.replace("0 0\nMatch", "3 3\nMatch") for text in (ASKED, NOT_ASKED)]

    async def play(found: World, asked: bool) -> None:
        await found.act(NORTH, "bid c4")
        await found.act(SOUTH, "bid c5")
        assert (found.truth.verdict is None) == asked
        for _ in range(2):
            for observer in found.observers[1:]:
                await observer.look(found.instants, ["bid c0", "keep"])
                await observer.ask("offer", what="draw")
                await observer.post(f"/api/matches/{observer.match}/rematch")
                await observer.post(f"/api/matches/{observer.match}/join", {"seat": "north"})
                await found.settle()
            await found.later(PAUSE - 1)
        await found.later(2)

    worlds = await alike(tmp_path, "bids", positions, play, [SOUTH, WATCHER])
    assert '"type":"ended"' in worlds[0].observers[WATCHER].received["play"][-1]


# Refusals


async def test_a_player_who_waits_for_an_answer_is_refused_like_any_other_who_waits(
    tmp_path: Path,
) -> None:
    """South waits while north is asked in secret; before that north waits for south's bid."""
    async with world(tmp_path / "w", "bids", ASKED) as found:
        north, south = found.observers[NORTH], found.observers[SOUTH]
        await found.act(NORTH, "bid c4")
        openly = await refusals(north)
        await found.act(SOUTH, "bid c5")
        assert await refusals(south) == openly
        assert len(openly) == 8


async def refusals(waiting: Observer) -> list[str]:
    """The bytes that a waiting player gets for everything they try."""
    heard = waiting.received["play"]
    before = len(heard)
    for text in ("bid c1", "bid c2", "keep", "dance"):
        await waiting.act(text, id="same")
        await waiting.ask("ask", what="why", action=text, id="same")
    await waiting.ask("undo", seen=waiting.client.number, id="same")
    return [text for text in heard[before:] if "NOT_YOUR_TURN" in text]


async def test_what_may_be_taken_back_does_not_depend_on_what_others_hold(tmp_path: Path) -> None:
    """An Allied Special that answers moves changes places with a card of its pile."""
    position = REVEALING.replace("185", "193")
    twin = position.replace("193, 140", "141, 140").replace("141, 142", "193, 142")
    codes: list[str] = []

    async def play(found: World, first: bool) -> None:
        for text in ("move 015 > AC column", "move 001 > FC", "move 082 > AC", "open 082"):
            await move(found, text)
            seen = found.observers[0].client.number
            codes.append(await found.observers[0].ask("undo", seen=seen))
            if codes[-1] == "ack":
                await found.later(1)
                await move(found, text)

    async def move(found: World, text: str) -> None:
        assert await found.act(0, text) == "ack"
        for _ in range(4):
            await found.decline()
            await found.later(PAUSE)

    worlds = await alike(tmp_path, "eagles", [position, twin], play, [0, WATCHER])
    assert worlds[0].truth.number > worlds[1].truth.number
    assert codes[:2] == ["ack", "REVEALED"]
    assert codes[:4] == codes[4:]


# Letters and open pages


class Post:
    """The mailer of a world runs whenever time passes; its emails are received too."""

    def __init__(self, found: World, box: Letterbox) -> None:
        self.found = found
        self.box = box
        self.pages: list[Client] = []

    async def open(self) -> None:
        services = self.found.server.services
        for task in services.postman._tasks:
            task.cancel()  # it does not run by itself
        for observer in self.found.observers:
            await services.store.set_email(
                observer.person.id, f"{observer.person.name}@example.org"
            )
            self.pages.append(await self.open_page(observer))

    async def open_page(self, observer: Observer) -> Client:
        uri = f"ws://127.0.0.1:{self.found.server.port}/api/notices"
        headers = {"Authorization": f"Bearer {observer.person.token}"}
        line = await connect(uri, additional_headers=headers, proxy=None)
        self.found.server.lines.append(line)
        tap = Tap(line, observer.received.setdefault("post", []))
        return Client(cast(ClientConnection, tap))

    async def later(self, seconds: float) -> None:
        await self.found.later(seconds)
        services = self.found.server.services
        while notices := await services.store.claim_notices():
            for notice in notices:
                await services.postman.deliver(notice)
        await asyncio.gather(*services.postman._tasks, return_exceptions=True)
        for observer, page in zip(self.found.observers, self.pages, strict=True):
            await page.silent(0.01, "nothing")
            for letter in self.box.letters:
                if letter["To"].startswith(observer.person.name):
                    text = f"{letter['Subject']}\n{letter.get_content()}"
                    observer.received["post"].append(text)
        self.box.letters.clear()


@pytest.mark.nightly
async def test_emails_and_notices_by_correspondence_reveal_no_question(tmp_path: Path) -> None:
    """The French end their turn, and the Allies, whose orders are to decline, get an email.

    Both are asked in secret, the Allies first: they are sent nothing before the French have
    answered.
    """
    twins = find_twins(1, "waterloo", "combat", "end", 40, crossed=True)
    assert [step.seat for step in twins.steps if step.differs][:2] == [0, 1]

    async def play(found: World, first: bool) -> None:
        post = Post(found, box)
        await post.open()
        for step in twins.steps:
            own = [step.own(0, False), step.own(1, False)]
            waits = max(own) - own[0 if first else 1]
            for tick in range(max(own) + len(step.pauses) + 2):
                if tick == waits:
                    assert await found.act(step.seat, step.text) == "ack"
                await found.decline()
                await post.later(1)

    async with letterbox() as box:
        smtp = Smtp("127.0.0.1", box.port, "", "", "club@example.org", False)
        terms: dict[str, Any] = {"pace": "day", "reaction": 1.0, "settings": {"smtp": smtp}}
        worlds = await alike(tmp_path, "eagles", twins.positions, play, [1, WATCHER], **terms)
    assert worlds[0].truth.number > worlds[1].truth.number
    post = worlds[0].observers[1].received["post"]
    assert any("Your turn" in text for text in post)
    assert any('"kind":"turn"' in text for text in post)


# Computers


async def think(
    thinkers: Thinkers,
    key: str,
    version: str,
    text: str,
    seat: int,
    agent: str,
    seed: int,
    asker: Asker,
    shares: Sequence[str] | None = None,
    seconds: float | None = None,
    moods: Sequence[int] = (),
) -> str:
    """A computer that lays its lowest card and spends no joker."""
    game = find(key, version)
    state = game.read(text)
    decision = state.pending
    assert isinstance(decision, Decision)
    legal = sorted(game.notate(state, action) for action in decision.legal(state))
    return next(text for text in legal if text != "bid c0")


async def test_a_computers_hidden_questions_do_not_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Thinkers, "think", think)

    async def play(found: World, asked: bool) -> None:
        ann = found.observers[0]
        for bid in ("bid c5", "bid c3"):
            assert await found.act(0, bid) == "ack"
            await ann.look(found.instants, ["bid c0", "spend"])
            for _ in range(4):
                await found.later(0.5)
            await ann.look(found.instants, ["bid c0", "spend"])

    positions = joker_positions(SOUTH)
    worlds = await alike(tmp_path, "bids", positions, play, [0], agent="random", reaction=1.0)
    assert worlds[0].truth.number == worlds[1].truth.number + 2


async def test_a_computer_asked_in_secret_continues_no_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks for 0.6 s about any question, and is asked in secret in one of the worlds."""
    clocks: list[StillClock] = []

    async def think_slowly(*question: Any) -> str:
        text = await think(*question)
        clocks[-1].now += 0.6
        return text

    monkeypatch.setattr(Thinkers, "think", think_slowly)

    async def play(found: World, asked: bool) -> None:
        clocks.append(found.clock)
        for bid, times in (("bid c5", (1.6, 2.5)), ("bid c3", (3.5, 4.5))):
            assert await found.act(0, bid) == "ack"
            for seconds in times:
                await found.later(START + seconds - found.clock.now)

    positions = joker_positions(SOUTH)
    terms = {"agent": "random", "reaction": 1.0}
    worlds = await alike(tmp_path, "bids", positions, play, [0], **terms)
    assert worlds[0].truth.number == worlds[1].truth.number + 2
