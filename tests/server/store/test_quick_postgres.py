"""The append of PostgreSQL in one statement: what fits is stored and announced, others are not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from grognard.server.store import journal
from grognard.server.store.bus import Word
from grognard.server.store.database import Uncertain
from grognard.server.store.entry import Waiting, is_simple
from grognard.server.store.postgres.database import Postgres
from grognard.server.store.postgres.quick import append_at_once
from grognard.server.store.rows import Appended, Conflict, Duplicate, Notice, Stage, Standing
from grognard.server.store.store import Store
from tests.server.hosting import PATIENCE
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
    return await store.database.write_at_once(
        lambda driver: append_at_once(driver, batch, AT, "me")
    )


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
    async def stored_and_lost(driver: Any, *given: Any) -> set[str]:
        await append_at_once(driver, *given)
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


@pytest.fixture
async def other(store: Store, postgres_server: Server) -> AsyncIterator[Store]:
    """The store of a second process."""
    opened = await Store.open(store.database.url.render_as_string(hide_password=False))
    for each in (store, opened):
        await opened.renew_process(each.process_id, "/here", 10)
    yield opened
    await opened.close()


async def heard(reading: Store, writing: Store, *appends: tuple[str, int, str]) -> list[Word]:
    """The notifications of entries that one process receives while another stores these."""
    words: list[Word] = []
    stop, last = reading.bus.listen(words.append), Word("last", "told", 1)
    for each in appends:
        assert isinstance(await append(writing, *each), Appended)
    await writing.bus.tell(str(last.game_id), last.number, last.what)
    async with asyncio.timeout(PATIENCE):
        while last not in words:
            await asyncio.sleep(0.005)
    stop()
    # the opening may be announced late
    return [word for word in words if word.what == "entry" and word.number > 0]


async def test_a_match_that_its_process_holds_alone_is_announced_to_no_other(
    store: Store, other: Store
) -> None:
    alone, shared = await begun(store), await begun(store)
    await store.hold([alone, shared], store.process_id)
    await other.hold([shared], other.process_id)
    words = await heard(other, store, (alone, 1, "a"), (shared, 1, "a"))
    assert words == [Word(shared, "entry", 1)]


async def test_a_process_that_has_released_a_match_gets_nothing_more(
    store: Store, other: Store
) -> None:
    game = await begun(store)
    for each in (store, other):
        await each.hold([game], each.process_id)
    assert await heard(other, store, (game, 1, "a")) == [Word(game, "entry", 1)]
    await other.release([game], other.process_id)
    assert await heard(other, store, (game, 2, "b")) == []
    assert await heard(store, other, (game, 3, "c")) == [Word(game, "entry", 3)]


async def test_a_process_that_is_dead_holds_nothing_any_more(store: Store, other: Store) -> None:
    game = await begun(store)
    await other.hold([game], other.process_id)
    await store.end_process(other.process_id)
    await store.hold([game], store.process_id)
    assert await heard(other, store, (game, 1, "a")) == []


async def test_entries_of_a_match_without_a_known_holder_are_announced(
    store: Store, other: Store
) -> None:
    game = await begun(store)
    assert await heard(other, store, (game, 1, "a")) == [Word(game, "entry", 1)]
    await other.hold([game], other.process_id)
    await other.release([game], other.process_id)
    assert await heard(other, store, (game, 2, "b")) == [Word(game, "entry", 2)]


async def test_one_who_begins_to_hold_a_match_misses_nothing(store: Store, other: Store) -> None:
    """An entry that is stored at that moment can be read, or is announced."""
    games = [await begun(store) for _ in range(60)]
    await store.hold(games, store.process_id)

    async def read(game: str) -> int:
        await other.hold([game], other.process_id)
        return (await other.entries(game))[-1].number

    words: list[Word] = []
    other.bus.listen(words.append)
    appends = [append(store, game, 1, "a") for game in games]
    found = await asyncio.gather(*appends, *(read(game) for game in reversed(games)))
    seen = [number for number in found if isinstance(number, int)]
    unread = {game for game, number in zip(reversed(games), seen, strict=True) if number == 0}
    async with asyncio.timeout(PATIENCE):
        while unread - {word.game_id for word in words}:
            await asyncio.sleep(0.005)
