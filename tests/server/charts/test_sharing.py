"""Two phones at one table share a battle of the charts, live; nobody overwrites anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grognard.server.charts import sharing
from grognard.server.settings import PUBLIC_LIMITS
from grognard.server.store.bus import Word
from grognard.server.store.condition import Trouble
from tests.server.charts.phones import PATH, Json, Phone, battle, loss, unit, writing
from tests.server.conftest import Clock
from tests.server.hosting import FREELY, PATIENCE, Hosted, hosted
from tests.server.postgres import Server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(server: Hosted, text: Json | None = None) -> AsyncIterator[tuple[Phone, Phone]]:
    async with Phone(server.url) as one, Phone(server.url) as other:
        other.id = await one.share(text)
        yield one, other


async def test_what_one_phone_writes_the_other_gets_at_once(server: Hosted) -> None:
    async with two(server) as (one, other):
        await other.listen()
        assert await other.hear() == {"after": 0, "lines": []}
        line = writing()
        assert (await one.add(line)).json() == {"number": 1}
        heard = await other.hear()
        assert heard["after"] == 0 and [found["key"] for found in heard["lines"]] == [line["key"]]
        whole = (await other.read()).json()
        assert whole["start"]["title"] == "Saalfeld" and len(whole["lines"]) == 1
        assert whole["lines"][0]["entry"]["changes"] == line["entry"]["changes"]


async def test_a_turn_and_an_undo_are_lines_too(server: Hosted) -> None:
    async with two(server) as (one, _):
        done = writing()
        undo = {**writing(done["entry"]), "what": "undo"}
        turn = {"what": "turn", "key": writing()["key"], "turn": 2}
        assert (await one.add(done, undo, turn)).json() == {"number": 3}
        lines = (await one.read("/lines?after=1")).json()
        assert lines["after"] == 1
        assert [line["what"] for line in lines["lines"]] == ["undo", "turn"]


async def test_two_who_write_at_once_never_overwrite_each_other(server: Hosted) -> None:
    async with two(server) as (one, other):
        answers = await asyncio.gather(one.add(writing()), other.add(writing()))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        late = next(answer for answer in answers if answer.status_code == 409)
        assert late.json()["code"] == "STALE"
        assert (await other.add(writing(), after=1)).json() == {"number": 2}


async def test_an_answer_that_was_lost_is_found_by_its_key(server: Hosted) -> None:
    async with two(server) as (one, _):
        line = writing()
        await one.add(line)
        assert (await one.add(line)).json()["code"] == "STALE"
        found = (await one.read("/lines?after=0")).json()["lines"]
        assert [each["key"] for each in found] == [line["key"]]


async def test_a_player_who_comes_late_gets_all_that_was_missed(server: Hosted) -> None:
    async with two(server) as (one, other):
        await one.add(writing(), writing())
        other.seen = 1
        await other.listen()
        heard = await other.hear()
        assert heard["after"] == 1 and len(heard["lines"]) == 1


@pytest.mark.parametrize("path", ["", "/lines", "/code"])
async def test_a_link_that_leads_nowhere_is_refused_in_words(server: Hosted, path: str) -> None:
    async with Phone(server.url, "a" * 16) as phone:
        answer = await phone.read(path)
        assert answer.status_code == 404 and "30 days" in answer.json()["words"]
        assert (await phone.add(writing())).status_code == 404


async def test_a_page_without_a_battle_gets_an_error_and_is_disconnected(server: Hosted) -> None:
    async with Phone(server.url, "a" * 16) as phone:
        await phone.listen()
        assert (await phone.hear())["code"] == "NO_SUCH_BATTLE"
        with pytest.raises(ConnectionClosed):
            await phone.hear()


async def test_nobody_has_seen_more_than_there_is(server: Hosted) -> None:
    async with two(server) as (one, other):
        assert (await one.read("/lines?after=1")).json()["code"] == "STALE"
        assert (await one.add(writing(), after=7)).json()["code"] == "STALE"
        other.seen = 3
        await other.listen()
        assert (await other.hear())["code"] == "STALE"


async def test_the_link_is_drawn_for_the_phone_across_the_table(server: Hosted) -> None:
    async with two(server) as (one, _):
        drawn = await one.read("/code")
        assert drawn.headers["content-type"] == "image/svg+xml" and "<svg" in drawn.text


BROKEN: list[tuple[Json, str]] = [
    ({"turn": 0}, "UNREADABLE"),
    ({"turn": 100}, "UNREADABLE"),
    ({"sides": ["one"]}, "UNREADABLE"),
    ({"title": "x" * 81}, "UNREADABLE"),
    ({"title": "a\0b"}, "UNREADABLE"),
    ({"version": 2}, "UNREADABLE"),
    ({"more": 1}, "UNREADABLE"),
    ({"units": [unit(number) for number in range(201)]}, "UNREADABLE"),
    ({"log": [loss()] * 601}, "UNREADABLE"),
    ({"game": "chess"}, "NO_SUCH_GAME"),
    ({"game": "march"}, "BAD_BATTLE"),
    ({"units": [unit(0), unit(0)]}, "BAD_BATTLE"),
    ({"units": [unit(0, bases=25)]}, "BAD_BATTLE"),
    ({"units": [unit(0, hats=1)]}, "BAD_BATTLE"),
    ({"log": [loss(after=-1)]}, "BAD_BATTLE"),
]


@pytest.mark.parametrize(("changes", "code"), BROKEN)
async def test_what_is_no_battle_is_refused(server: Hosted, changes: Json, code: str) -> None:
    async with Phone(server.url) as phone:
        answer = await phone.http.post(PATH, json=battle(**changes))
        assert answer.is_client_error and answer.json()["code"] == code
        assert answer.json()["words"]


BAD_LINES: list[Any] = [
    [],
    [writing()] * 41,
    [{**writing(), "key": "short"}],
    [{**writing(), "what": "burn"}],
    [{"what": "turn", "key": "a" * 16, "turn": 100}],
    [writing(loss(words="x" * 401))],
    [writing(loss(faces=[1] * 61))],
    [writing(loss(after=25))],
    [writing(loss(added=[unit(1, bases=99)]))],
    [writing(), writing(loss(changes=[{"unit": 0, "field": "x", "before": 0, "after": 0}]))],
]


@pytest.mark.parametrize("lines", BAD_LINES)
async def test_a_bad_line_changes_nothing(server: Hosted, lines: list[Json]) -> None:
    async with two(server) as (one, other):
        answer = await one.add(*lines)
        assert answer.status_code == 422 and answer.json()["words"]
        assert (await other.read()).json()["lines"] == []


async def test_a_battle_is_bounded_and_so_are_those_of_an_address(
    anyio_backend: str, database_url: str
) -> None:
    limits = replace(FREELY, shared_battles=2, shared_battle_lines=3, shared_battle_bytes=8000)
    async with hosted(database_url, limits=limits) as server:
        async with two(server) as (one, _):
            assert (await one.add(writing(), writing(), after=0)).status_code == 200
            full = await one.add(writing(), writing(), after=2)
            assert (full.status_code, full.json()["code"]) == (409, "BATTLE_FULL")
            assert (await one.add(writing(), after=2)).status_code == 200
            assert (await one.add(writing(), after=3)).json()["code"] == "BATTLE_FULL"
            large = await one.http.post(PATH, json=battle(40))
            assert (large.status_code, large.json()["code"]) == (413, "TOO_LARGE")
            await one.share(battle(0))
            long = [writing(loss(words="x" * 400)) for _ in range(3)]
            assert (await one.add(*long, after=0)).status_code == 200
            refused = await one.http.post(PATH, json=battle())
            assert (refused.status_code, refused.json()["code"]) == (429, "TOO_MANY_BATTLES")


async def test_bytes_are_bounded_too(anyio_backend: str, database_url: str) -> None:
    limits = replace(FREELY, shared_battle_bytes=4000)
    async with hosted(database_url, limits=limits) as server, two(server, battle(0)) as (one, _):
        assert (await one.add(*[writing(loss(words="x" * 400))] * 5)).status_code == 200
        full = await one.add(*[writing(loss(words="x" * 400))] * 5, after=5)
        assert full.json()["code"] == "BATTLE_FULL"


async def test_who_shares_battles_too_fast_is_slowed_down(
    anyio_backend: str, database_url: str
) -> None:
    limits = replace(FREELY, new_matches=(1, 0.001))
    async with hosted(database_url, limits=limits) as server, Phone(server.url) as phone:
        await phone.share()
        assert (await phone.http.post(PATH, json=battle())).json()["code"] == "TOO_FAST"
    assert PUBLIC_LIMITS.shared_battles < 50


async def test_a_battle_that_nobody_writes_in_is_forgotten(
    anyio_backend: str, database_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "TIDY_EVERY", 0.02)
    async with hosted(database_url, clock) as server, two(server) as (one, other):
        await other.listen()
        await other.hear()
        clock.ahead = 29 * 86_400
        assert (await one.add(writing())).status_code == 200
        await other.hear()
        clock.ahead += 29 * 86_400
        await asyncio.sleep(0.1)
        assert (await one.read()).status_code == 200
        clock.ahead += 2 * 86_400
        async with asyncio.timeout(PATIENCE):
            while (await one.read()).status_code != 404:
                await asyncio.sleep(0.02)
        assert (await one.add(writing(), after=1)).json()["code"] == "NO_SUCH_BATTLE"
        server.services.sharing._hear(Word(None, "missed"))
        with pytest.raises(ConnectionClosed):
            await other.hear()


async def test_a_database_that_fails_for_a_while_delays_and_loses_nothing(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "LOOK_EVERY", 0.02)
    async with two(server) as (one, other):
        await other.listen()
        await other.hear()
        read, failed = server.services.sharing.stored.lines, asyncio.Event()

        async def failing(battle_id: str, after: int = 0) -> list[str]:
            if not failed.is_set():
                failed.set()
                raise Trouble("unreachable", url="x", reason="y")
            return await read(battle_id, after)

        monkeypatch.setattr(server.services.sharing.stored, "lines", failing)
        await one.add(writing())
        assert len((await other.hear())["lines"]) == 1 and failed.is_set()


async def test_a_phone_at_another_process_gets_it_too(
    anyio_backend: str, postgres_server: Server
) -> None:
    with postgres_server.database() as url:
        async with hosted(url) as here, hosted(url) as there, Phone(here.url) as one:
            await one.share()
            async with Phone(there.url, one.id) as other:
                await other.listen()
                await other.hear()
                await one.add(writing())
                assert (await other.hear())["after"] == 0
                assert (await other.add(writing(), after=1)).json() == {"number": 2}


async def test_nothing_is_held_of_a_page_that_has_gone(server: Hosted) -> None:
    async with two(server) as (_, other):
        await other.listen()
        await other.hear()
        assert other.id in server.services.sharing._bells
    for _ in range(100):
        if not server.services.sharing._bells:
            break
        await asyncio.sleep(0.02)
    assert not server.services.sharing._bells
