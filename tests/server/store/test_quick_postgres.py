"""The append of PostgreSQL in one statement: what fits is stored and announced, others are not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from grognard.server.store import journal
from grognard.server.store.database import Uncertain
from grognard.server.store.entry import Waiting, is_simple
from grognard.server.store.postgres.database import Postgres
from grognard.server.store.postgres.quick import append_at_once
from grognard.server.store.rows import Appended, Conflict, Duplicate, Notice, Stage, Standing
from grognard.server.store.store import Store
from tests.server.postgres import Server
from tests.server.store.stored import append, begun

pytestmark = pytest.mark.anyio
AT = 77.0


@pytest.fixture
async def store(anyio_backend: str, postgres_server: Server) -> AsyncIterator[Store]:
    with postgres_server.database() as url:
        opened = await Store.open(url)
        yield opened
        await opened.close()


def waiting(game_id: str, number: int, request: str, notices: Sequence[Notice] = ()) -> Waiting:
    outcome = asyncio.get_running_loop().create_future()
    return Waiting(game_id, number, f"{number} bid c1", 0, request, Standing(1), notices, outcome)


async def put(store: Store, *batch: Waiting) -> set[str]:
    assert isinstance(store.database, Postgres)
    return await store.database.write_at_once(lambda driver: append_at_once(driver, batch, AT))


async def test_what_fits_is_stored_and_the_rest_is_not(store: Store) -> None:
    one, two, three = [await begun(store) for _ in range(3)]
    await store.append(three, 1, "1 end", 0, "r", Standing(ending="draw"))
    batch = [
        waiting(one, 1, "a"),
        waiting(two, 2, "a"),
        waiting(three, 2, "a"),
        waiting("no", 0, "a"),
    ]
    assert await put(store, *batch) == {one}
    assert [entry.number for entry in await store.entries(one)] == [0, 1]
    assert [entry.number for entry in await store.entries(two)] == [0]
    game = await store.game(one)
    assert game is not None
    assert (game.number, game.asked, game.touched_at, game.stage) == (1, 1, AT, Stage.RUNNING)


async def test_a_request_that_comes_again_stores_nothing_of_its_batch(store: Store) -> None:
    one, two = await begun(store), await begun(store)
    await append(store, one, 1, "a")
    with pytest.raises(Uncertain):
        await put(store, waiting(two, 1, "b"), waiting(one, 2, "a"))
    assert [entry.number for entry in await store.entries(two)] == [0]


async def test_each_of_a_mixed_batch_gets_its_own_answer(store: Store) -> None:
    games = [await begun(store) for _ in range(3)]
    await append(store, games[1], 1, "a")
    numbers = zip(games, (1, 2, 5), ("x", "a", "y"), strict=True)
    found = await asyncio.gather(*(append(store, *each) for each in numbers))
    assert [type(outcome) for outcome in found] == [Appended, Duplicate, Conflict]


async def test_after_an_answer_that_was_lost_our_own_entry_is_recognised(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stored_and_lost(driver: Any, batch: Sequence[Waiting], at: float) -> set[str]:
        await append_at_once(driver, batch, at)
        raise ConnectionResetError

    game_id = await begun(store)
    monkeypatch.setattr(journal, "append_at_once", stored_and_lost)
    assert isinstance(await append(store, game_id, 1, "a"), Appended)
    assert [entry.number for entry in await store.entries(game_id)] == [0, 1]


async def test_only_entries_of_different_games_without_letters_are_simple() -> None:
    notice = Notice("ann", "one", "turn", {}, 0.0)
    assert is_simple([waiting("one", 1, "a"), waiting("two", 1, "a")])
    assert not is_simple([waiting("one", 1, "a"), waiting("one", 2, "b")])
    assert not is_simple([waiting("one", 1, "a", [notice])])


async def test_a_connection_that_was_cut_is_made_again_and_no_entry_is_lost(store: Store) -> None:
    assert isinstance(store.database, Postgres)
    game = await begun(store)
    await append(store, game, 1, "a")
    first = store.database._driver
    with pytest.raises(asyncpg.PostgresError):
        await first.execute("SELECT pg_terminate_backend(pg_backend_pid())")
    for number, request in enumerate(("b", "c"), start=2):
        assert isinstance(await append(store, game, number, request), Appended)
    assert store.database._driver is not first and first.is_closed()
    assert [entry.number for entry in await store.entries(game)] == [0, 1, 2, 3]
