"""Everything a hostile client sends is refused, changes nothing and disturbs nobody."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Person, guest, new_client, open_match
from tests.server.running import ServerProcess
from tests.server.siege.attacks import ATTACKS
from tests.server.siege.hostile import LIMITS, besiege

MESSAGES = int(os.environ.get("GROGNARD_HOSTILE", "2000"))


def test_a_siege_changes_nothing_and_the_server_stays_well(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(str(tmp_path / "games.db"), log=log, GROGNARD_LIMITS=LIMITS)
    with server:
        report = asyncio.run(besiege(server, MESSAGES, seed=5))
    assert set(report.sent) >= {attack.__name__ for attack in ATTACKS}
    for code in (
        "UNREADABLE",
        "STALE",
        "NOT_YOUR_TURN",
        "NOT_YOUR_SEAT",
        "ILLEGAL",
        "NO_SUCH_SEAT",
    ):
        assert report.codes[code], f"no {code} in {report.codes}"
    assert '"level": "error"' not in log.read_text()


@pytest.mark.nightly
def test_a_player_who_sends_too_fast_is_slowed_down_and_others_are_not(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "games.db"), GROGNARD_LIMITS="messages=20/10") as server:
        codes = asyncio.run(flood(server))
    assert codes.count("TOO_FAST") > 150 and codes[-1] == "pong"


async def flood(server: ServerProcess) -> list[str]:
    """What a client gets that floods; last, what another gets that asks once meanwhile."""
    async with new_client() as http:
        people = [await guest(http, server.url, name) for name in ("flood", "calm")]
        match = await open_match(people[0], people[1], "bids", "short", ("north", "south"))
        async with line_to(people[0], match) as loud, line_to(people[1], match) as calm:
            for _ in range(200):
                await loud.send('{"type": "ping"}')
            heard = [json.loads(await loud.recv()) for _ in range(200)]
            codes = [answer.get("code", "") for answer in heard]
            await calm.send('{"type": "ping"}')
            return [*codes, json.loads(await calm.recv())["type"]]


def line_to(person: Person, match: str) -> connect:
    uri = f"{person.url.replace('http', 'ws', 1)}/api/matches/{match}/play"
    return connect(uri, additional_headers={"Authorization": f"Bearer {person.token}"}, proxy=None)


@pytest.mark.nightly
def test_a_socket_from_another_site_is_turned_away(tmp_path: Path) -> None:
    """A browser sends the cookie along with what a foreign page makes it ask."""

    async def work(server: ServerProcess) -> int:
        async with new_client() as http:
            people = [await guest(http, server.url, name) for name in ("Ann", "Bob")]
            match = await open_match(people[0], people[1], "bids", "short", ("north", "south"))
            uri = f"{server.url.replace('http', 'ws', 1)}/api/matches/{match}/play"
            headers = {"Cookie": f"grognard={people[0].token}", "Origin": "https://evil.example"}
            try:
                async with connect(uri, additional_headers=headers, proxy=None):
                    return 101
            except InvalidStatus as refused:
                return refused.response.status_code

    with ServerProcess(str(tmp_path / "games.db")) as server:
        assert asyncio.run(work(server)) == 403
