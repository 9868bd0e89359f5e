"""The quick append of SQLite: all of a batch at once, or nothing and the careful way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from grognard.server.store.entry import Waiting
from grognard.server.store.journal import MOST_AT_ONCE
from grognard.server.store.quick import append_quickly
from grognard.server.store.rows import Appended, Notice, Stage, Standing
from grognard.server.store.store import Store
from tests.server.conftest import Clock
from tests.server.store.stored import append, begun

pytestmark = pytest.mark.anyio
AT = 77.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "quick.db"


@pytest.fixture
async def filled(anyio_backend: str, path: Path, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.open(str(path), clock)
    yield store
    await store.close()


@pytest.fixture
def driver(filled: Store, path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def waiting(
    game_id: str,
    number: int,
    request_id: str,
    ending: str = "",
    notices: Sequence[Notice] = (),
) -> Waiting:
    outcome = asyncio.get_running_loop().create_future()
    standing = Standing(asked=1, ending=ending)
    return Waiting(game_id, number, f"{number} bid c1", 0, request_id, standing, notices, outcome)


async def test_entries_of_several_games_are_stored_at_once(
    filled: Store, driver: sqlite3.Connection
) -> None:
    one, two = await begun(filled), await begun(filled)
    batch = [waiting(one, 1, "a"), waiting(two, 1, "a")]
    assert append_quickly(driver, batch, AT) == [Appended(1, AT), Appended(1, AT)]
    assert append_quickly(driver, [waiting(one, 2, "b")], AT) == [Appended(2, AT)]
    assert [entry.number for entry in await filled.entries(one)] == [0, 1, 2]
    game = await filled.game(one)
    assert game is not None and (game.number, game.asked, game.touched_at) == (2, 1, AT)
    other = await filled.game(two)
    assert other is not None and (other.number, other.asked, other.touched_at) == (1, 1, AT)


async def test_as_many_entries_as_a_batch_has_are_stored_at_once(
    filled: Store, driver: sqlite3.Connection
) -> None:
    games = [await begun(filled) for _ in range(MOST_AT_ONCE)]
    stored = append_quickly(driver, [waiting(game, 1, "a") for game in games], AT)
    assert stored == [Appended(1, AT)] * MOST_AT_ONCE


async def test_an_entry_that_ends_its_game_is_stored_with_how_it_ended(
    filled: Store, driver: sqlite3.Connection
) -> None:
    one = await begun(filled)
    append_quickly(driver, [waiting(one, 1, "a", ending="north resigned")], AT)
    game = await filled.game(one)
    assert game is not None and (game.stage, game.over_at) == (Stage.OVER, AT)


@pytest.mark.parametrize(
    "second",
    ["wrong number", "unknown game", "same request", "same game", "after the end", "letters"],
)
async def test_where_one_entry_does_not_fit_nothing_is_changed(
    filled: Store, driver: sqlite3.Connection, second: str
) -> None:
    one, two = await begun(filled), await begun(filled)
    await append(filled, two, 1, "used")
    notice = Notice("nobody", two, "turn", {}, AT)
    unfit = {
        "wrong number": [waiting(two, 3, "x")],
        "unknown game": [waiting("elsewhere", 1, "x")],
        "same request": [waiting(two, 2, "used")],
        "same game": [waiting(two, 2, "x"), waiting(two, 3, "y")],
        "after the end": [waiting(two, 2, "x", ending="north resigned"), waiting(two, 3, "y")],
        "letters": [waiting(two, 2, "x", notices=[notice])],
    }
    assert append_quickly(driver, [waiting(one, 1, "a"), *unfit[second]], AT) is None
    assert not driver.in_transaction
    assert [entry.number for entry in await filled.entries(one)] == [0]
    assert [entry.number for entry in await filled.entries(two)] == [0, 1]
