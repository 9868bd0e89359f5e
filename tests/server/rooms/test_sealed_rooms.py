"""Sealed answers at real tables: leaks on any wire, clocks, letters, computers, restarts."""

from __future__ import annotations

import asyncio
import time
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.kernel.games.sealedgame import GUNNERS
from tests.nightly import some_by_day
from tests.server.accounts.test_notify import confirmed, smtp, soon
from tests.server.client import Player, guest, new_client, open_match
from tests.server.hosting import Client, Hosted, Json, Person, begun, hosted, refused
from tests.server.leaks.sealing import Sealing
from tests.server.leaks.traffic import WATCHER, World, alike, leaks, two_worlds
from tests.server.letterbox import letterbox
from tests.server.running import ServerProcess

pytestmark = pytest.mark.anyio

NORTH, SOUTH = 0, 1
ALL_ASKED = "long 2 0 0\n\n\nShoot 3\nWriteEstimates 1\n"
TRIES = ["write e99", "stake 1", "north: write e1"]


# Leaks


def estimating(writer: int, reveal: str = "") -> Sealing:
    async def look(found: World) -> None:
        for observer in (found.observers[1 - writer], found.observers[WATCHER]):
            await observer.look(found.instants, TRIES)

    one, other = ([f"write e{count}" for count in counts] for counts in ((3, 7, 5), (9, 2, 15)))
    return Sealing(writer, (one, other), look, reveal)


@pytest.mark.parametrize("writer", some_by_day([NORTH, SOUTH], 1), ids=["north", "south"])
@pytest.mark.parametrize("reaction", some_by_day([6.0, 0.0], 1))
async def test_what_was_sealed_is_on_no_wire(tmp_path: Path, writer: int, reaction: float) -> None:
    script = estimating(writer).play
    worlds = await alike(
        tmp_path,
        "estimates",
        [ALL_ASKED] * 2,
        script,
        [1 - writer, WATCHER],
        reaction=reaction,
    )
    assert worlds[0].truth.owing() == [1 - writer]
    assert GUNNERS.write(worlds[0].truth.state) != GUNNERS.write(worlds[1].truth.state)
    heard = worlds[0].observers[1 - writer].received
    assert f'"owing":["{GUNNERS.info.seats[1 - writer]}"]' in "".join(heard["play"])


@pytest.mark.nightly
async def test_after_the_last_answer_everybody_knows(tmp_path: Path) -> None:
    script = estimating(NORTH, reveal="write e8").play
    worlds = await two_worlds(tmp_path, "estimates", [ALL_ASKED] * 2, script)
    assert leaks(worlds, [SOUTH]) and leaks(worlds, [WATCHER])


# On the wire


async def sat_down(ann: Person, bob: Person, **terms: object) -> tuple[str, list[Client]]:
    match = await begun(ann, bob, "estimates", "long", **terms)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await north.act("stake 2")
    for client in (north, south):
        await client.asked()
    return match, [north, south]


async def test_both_may_answer_at_the_same_moment(ann: Person, bob: Person) -> None:
    _, (north, south) = await sat_down(ann, bob)
    await asyncio.gather(north.act("write e1"), south.act("write e9"))
    shown = await news(north, "showed")
    assert [line["words"] for line in shown] == ["north showed e1", "south showed e9"]
    assert await news(south, "showed") == shown


async def news(client: Client, kind: str) -> list[Json]:
    """The next lines of a kind."""
    while True:
        told = [line for line in (await client.until("update"))["events"] if line["kind"] == kind]
        if told:
            return told


async def test_a_player_who_has_answered_waits_and_may_take_it_back(
    ann: Person, bob: Person
) -> None:
    _, (north, south) = await sat_down(ann, bob)
    await south.act("write e9")
    mine = await south.until("prompt")
    assert (mine["legal"], mine["undo"], mine["words"]) == ([], True, "all write: 2 estimate")
    theirs = await north.until("update")
    assert (theirs["asked"], theirs["owing"], theirs["events"]) == ("north", ["north"], [])
    assert "written nothing" in theirs["view"]
    await south.request("undo", seen=south.number)
    assert (await north.until("update"))["owing"] == ["north", "south"]
    again = await south.asked()
    assert not again["undo"] and "write e9" in again["legal"]


async def test_nobody_answers_twice_or_for_another(ann: Person, bob: Person) -> None:
    _, (north, south) = await sat_down(ann, bob)
    await north.act("write e1", id="once")
    await north.act("write e1", id="once")
    with refused("NOT_YOUR_TURN"):
        await north.act("write e2")
    for seat, code in (("north", "NOT_YOUR_SEAT"), ("west", "NO_SUCH_SEAT")):
        with refused(code):
            await south.act("write e2", seat=seat)
    with refused("UNREADABLE"):
        await south.act("north: write e2")
    with refused("OTHER_PLAYER"):
        await south.request("undo", seen=south.number)
    await south.act("write e9")
    assert (await news(south, "showed"))[0]["words"] == "north showed e1"
    await news(north, "showed")
    with refused("OTHER_PLAYER"):
        await north.request("undo", seen=north.number)


async def test_resuming_in_between_reveals_no_more(ann: Person, bob: Person) -> None:
    match, (north, south) = await sat_down(ann, bob)
    await north.act("write e11")
    await south.until("update")
    for person, seat in ((bob, "south"), (bob, None)):
        again = await person.sit(match, seat, last=0)
        assert "written write e11" not in str(again.heard)
        sync = next(message for message in again.heard if message["type"] == "sync")
        assert sync["owing"] == ["south"]
    back = await ann.sit(match, "north", last=0)
    assert "written write e11" in str(back.heard)
    with refused("TOO_EARLY"):
        await bob.get(f"/api/matches/{match}/record")


async def test_one_person_on_both_seats_answers_for_each(ann: Person) -> None:
    made = await ann.make("estimates", "long", seats={"north": "me", "south": "me"}, reaction=0)
    for seat in ("north", "south"):
        await ann.join(made["id"], seat)
    client = await ann.sit(made["id"], "north")
    await client.act("stake 1")
    await client.asked()
    await client.act("write e1")
    await client.say("hello", seat="south")
    assert "write e9" in (await client.asked())["legal"]
    await client.act("write e9")
    assert len(await news(client, "showed")) == 2


# Clocks, lists and letters


async def test_each_has_the_same_deadline_and_only_a_player_who_answered_may_claim(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, (north, south) = await sat_down(ann, bob, pace="live")
    room = (await server.services.rooms.find(match)).room
    deadline = room.telling.deadline
    assert deadline == pytest.approx(time.time() + 300, abs=5)
    monkeypatch.setattr(server.services.context, "clock", lambda: time.time() + 200)
    await south.act("write e9")
    assert (await north.until("update"))["deadline"] == deadline
    await south.request("undo", seen=south.number)
    assert (await north.until("update"))["deadline"] == deadline
    row = await server.services.store.game(match)
    assert row is not None and row.deadline == pytest.approx(deadline)
    monkeypatch.setattr(server.services.context, "clock", lambda: time.time() + 301)
    for client in (north, south):
        with refused("TOO_EARLY"):
            await client.request("claim")
    await south.act("write e9")
    with refused("TOO_EARLY"):
        await north.request("claim")
    await south.request("claim")
    assert (await north.until("ended"))["ending"] == "south time"


async def test_lists_say_whose_turn_it_is_also_from_the_disk(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match, _ = await sat_down(ann, bob)
    for asleep in (False, True):
        if asleep:
            server.services.rooms.places.pop(match)
        for person, seat in ((ann, "north"), (bob, "south")):
            (info,) = [m for m in await matches(person) if m["id"] == match]
            assert (info["asked"], info["your_turn"]) == (seat, True)
            assert info["owing"] == ["north", "south"]


async def matches(person: Person) -> list[Json]:
    found: list[Json] = (await person.get("/api/matches"))["matches"]
    return found


@pytest.mark.nightly
async def test_all_who_are_asked_get_a_letter_and_none_when_another_has_answered(
    tmp_path: Path,
) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        for person in (ann, bob):
            await confirmed(person, f"{person.name}@example.org")
        match = await begun(ann, bob, "estimates", pace="day", position=ALL_ASKED)
        await soon(lambda: len(turns(box.letters)) == 2)
        assert sorted(turns(box.letters)) == ["Ann@example.org", "Bob@example.org"]
        south = await bob.sit(match, "south")
        await south.act("write e9")
        await south.request("undo", seen=(await south.until("update"))["number"])
        await south.act("write e8", seen=(await south.until("update"))["number"])
        north = await ann.sit(match, "north")
        await north.act("write e2")
        await news(north, "showed")
        assert len(turns(box.letters)) == 2


def turns(letters: list[EmailMessage]) -> list[str]:
    return [letter["To"] for letter in letters if letter["Subject"].startswith("Your turn")]


async def test_a_computer_answers_without_waiting_for_the_person(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "g.db"), thinkers=1) as server:
        ann = await server.person("Ann")
        seats = {"north": "me", "south": "random"}
        made = await ann.make("estimates", "long", seats=seats, reaction=0)
        await ann.join(made["id"], "north")
        north = await ann.sit(made["id"], "north")
        await north.asked()
        await north.act("stake 1")
        while (await north.until("update"))["owing"] != ["north"]:
            pass
        await north.asked()
        await north.act("write e8")
        assert len(await news(north, "showed")) == 2


# kill -9


@pytest.mark.nightly
def test_what_was_sealed_survives_kill_9(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))

    async def work() -> None:
        async with new_client() as http:
            people = [await guest(http, server.url, name) for name in ("Ann", "Bob")]
            seats = ("north", "south")
            match = await open_match(people[0], people[1], "estimates", "long", seats)
            north, south = [Player(p, match, s) for p, s in zip(people, seats, strict=True)]
            for player in (north, south):
                await player.start()
            try:
                await north.act("stake 2")
                await until_asked(south)
                await south.act("write e9")
                server.kill()
                await asyncio.to_thread(server.start)
                await north.until(lambda: north.hellos == 2 and bool(north.legal))
                assert not south.legal and "written write" not in str(north.heard)
                await north.act("write e1")
                await until_asked(south)
                assert "south showed e9" in str(south.heard)
            finally:
                for player in (north, south):
                    await player.stop()

    try:
        server.start()
        asyncio.run(work())
    finally:
        server.kill()


async def until_asked(player: Player) -> None:
    await player.until(lambda: bool(player.legal))
