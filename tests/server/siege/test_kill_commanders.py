"""kill -9 between an assignment and an answer: what was acknowledged holds."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Json, Person, Player, Refusal, guest, join, new_client
from tests.server.running import ServerProcess
from tests.server.siege.killing import journals


async def begun(people: list[Person]) -> str:
    """Ann leads north, Carol shares it with the left wing; Bob has south."""
    ann, bob, carol = people
    left: Json = {"sitter": "open", "shares": ["left"]}
    seats = {"north": {"sitter": "me", "commanders": [left]}, "south": {"sitter": "open"}}
    body = {"game": "wings", "scenario": "long", "reaction": 0.0, "seats": seats}
    match = await ann.post("/api/matches", body)
    for person, seat in ((bob, "south"), (carol, "north.1")):
        await join(person, match["id"], seat, match["links"][seat].rpartition("/")[2])
    await join(ann, match["id"], "north")
    return str(match["id"])


def welcomes(player: Player) -> int:
    return sum(message["type"] == "welcome" for message in player.heard)


async def back(player: Player, before: int) -> None:
    await player.until(lambda: welcomes(player) > before)


async def restart(server: ServerProcess, *players: Player) -> None:
    """Kill and start it, and wait until all are back: for who is away the chief may act."""
    before = [welcomes(player) for player in players]
    server.kill()
    await asyncio.to_thread(server.start)
    await asyncio.gather(*map(back, players, before))


@pytest.mark.nightly
def test_an_assignment_that_was_acknowledged_survives_kill_9(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "games.db"))

    async def work() -> str:
        async with new_client() as http:
            names = ("Ann", "Bob", "Carol")
            people = [await guest(http, server.url, name) for name in names]
            match = await begun(people)
            chief = await Player(people[0], match, "north").start()
            left = await Player(people[2], match, "north").start()
            try:
                await chief.until(lambda: "stake 1" in chief.legal)
                await chief.act("stake 1")
                await left.until(lambda: "march b" in left.legal)
                assert (await chief.ask("assign", share="right", chair=1))["type"] == "ack"
                await restart(server, chief, left)
                await left.until(lambda: "march d" in left.legal)
                with pytest.raises(Refusal, match="NOT_YOUR_COMMAND"):
                    await chief.act("march d")
                await left.act("march d")
                await left.until(lambda: "march c" in left.legal)
                await left.act("done")
                await restart(server, chief, left)
                await left.until(lambda: bool(left.prompt and left.prompt["passed"]))
                await chief.until(lambda: "done" in chief.legal)
                await chief.act("done")
            finally:
                await chief.stop()
                await left.stop()
            return match

    try:
        server.start()
        match = asyncio.run(work())
    finally:
        server.kill()
    stored = asyncio.run(journals(server.database, [match]))[0]
    assert stored == ["stake 1", "* give north right 1", "march d", "* pass north 1", "done"]
