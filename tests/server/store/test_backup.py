"""A backup holds everything, restores to either database, and is refused when damaged."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from grognard.server.charts.stored_battles import StoredBattles
from grognard.server.store.backup import backup, restore
from grognard.server.store.database import Trouble, open_database
from grognard.server.store.schema import metadata
from grognard.server.store.store import Notice, Played, Sitter, Standing, Store, Subscription
from tests.server.postgres import DATABASES
from tests.server.store.stored import append, begun, created

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    """At least one row in every table, with all that is hard to carry."""
    await store.server_value("cookie", lambda: bytes(range(256)))
    ann, bob = await store.create_guest('Ann « é » \\ " \n 𝕏', "fr"), await store.create_guest("")
    await store.create_account(ann.id, "ann", "scrypt$…")
    await store.create_token("hash", ann.id, "recovery", 1e12 + 0.1)
    await store.block(ann.id, bob.id)
    await created(store, Sitter(ann.id), Sitter(reserved_for=bob.id), extras={"a": [None, 1.5]})
    await created(store, played=[Played(f"{n} bid c{n} : 6", n % 2) for n in range(1200)])
    for _ in range(3):
        game_id = await begun(store)
        await append(store, game_id, 1, "r1")
    await store.append(game_id, 2, "end", 0, "r2", Standing(ending="draw"))
    await store.make_offer(game_id, 0, "draw", 7)
    await store.set_order(game_id, 1, "fire", "pass")
    await store.add_chat(game_id, ann.id, None, "Vive l'Empereur", "r1")
    await store.set_note(game_id, ann.id, 0, "note")
    await store.post_notice(Notice(ann.id, game_id, "your-turn", {"é": 1}, 1 / 3))
    await store.renew_process("one", "/door", 10)
    await store.own(game_id, "one")
    battles = StoredBattles(store.database, store.clock)
    shared = await battles.share("age", "{}", "home", 1)
    assert shared is not None
    await battles.add(shared, 0, ["{}"], 10, 100)
    await store.subscribe(Subscription(ann.id, "https://push", "push", {"k": "v"}))


async def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    database = open_database(url, create=False)
    try:
        return await database.read(
            lambda connection: {
                name: sorted(tuple(row) for row in connection.execute(table.select()))
                for name, table in metadata.tables.items()
            }
        )
    finally:
        await database.close()


@pytest.fixture(params=DATABASES)
def target_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            yield str(tmp_path / "target.db")
        else:
            server = request.getfixturevalue("postgres_server")
            yield stack.enter_context(server.database())


async def test_what_is_restored_is_what_was_saved(
    store: Store, database_url: str, target_url: str, tmp_path: Path
) -> None:
    await fill(store)
    file = str(tmp_path / "saved.gz")
    saved = await backup(database_url, file)
    assert await restore(file, target_url) == saved
    before, after = await contents(database_url), await contents(target_url)
    assert all(before.values()), "every table has rows"
    assert after == before
    assert saved.rows == {name: len(rows) for name, rows in before.items()}
    again = await Store.open(target_url)
    try:
        game_id = (await again.running())[0]
        await append(again, game_id, 2)
        assert len(await again.entries(game_id)) == 3
    finally:
        await again.close()


@pytest.mark.nightly
async def test_a_backup_shows_one_moment_though_play_continues(
    store: Store, database_url: str, target_url: str, tmp_path: Path
) -> None:
    ids = [await begun(store) for _ in range(20)]
    playing = True

    async def play(game_id: str) -> None:
        number = 0
        while playing:
            number += 1
            await append(store, game_id, number)

    players = [asyncio.create_task(play(game_id)) for game_id in ids]
    for turn in range(3):
        await backup(database_url, str(tmp_path / f"{turn}.gz"))
    playing = False
    await asyncio.gather(*players)
    await restore(str(tmp_path / "2.gz"), target_url)
    again = await Store.open(target_url)
    try:
        for game_id in ids:
            game = await again.game(game_id)
            numbers = [entry.number for entry in await again.entries(game_id)]
            assert game is not None and numbers == list(range(game.number + 1))
    finally:
        await again.close()


async def test_a_backup_is_its_owners_alone_and_overwrites_nothing(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "saved.gz"
    await backup(database_url, str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(Trouble, match="backup-exists"):
        await backup(database_url, str(file))
    assert file.read_bytes() == before


async def test_a_database_that_is_not_there_is_not_made_for_a_backup(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="no-database"):
        await backup(str(tmp_path / "games.db"), str(tmp_path / "saved.gz"))
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_database_is_not_worth_a_backup(database_url: str, tmp_path: Path) -> None:
    await open_database(database_url).close()
    with pytest.raises(Trouble, match="no-database"):
        await backup(database_url, str(tmp_path / "saved.gz"))
    assert not (tmp_path / "saved.gz").exists()


async def test_a_filled_database_is_never_overwritten(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await store.create_guest("Ann")
    file = str(tmp_path / "saved.gz")
    await backup(database_url, file)
    before = await contents(database_url)
    with pytest.raises(Trouble, match="not-empty"):
        await restore(file, database_url)
    assert await contents(database_url) == before


async def test_a_database_with_empty_tables_can_be_filled(
    store: Store, database_url: str, target_url: str, tmp_path: Path
) -> None:
    await store.create_guest("Ann")
    await backup(database_url, str(tmp_path / "saved.gz"))
    await (await Store.open(target_url)).close()
    await restore(str(tmp_path / "saved.gz"), target_url)
    assert await contents(target_url) == await contents(database_url)


@pytest.fixture
async def saved(anyio_backend: str, tmp_path: Path) -> Path:
    store = await Store.open(str(tmp_path / "source.db"))
    await fill(store)
    await store.close()
    await backup(str(tmp_path / "source.db"), str(tmp_path / "saved.gz"))
    return tmp_path / "saved.gz"


async def refused(file: Path, code: str = "bad-backup") -> None:
    target = file.with_name("never.db")
    with pytest.raises(Trouble, match=code):
        await restore(str(file), str(target))
    assert not target.exists()


async def test_a_truncated_backup_is_refused(saved: Path) -> None:
    whole = saved.read_bytes()
    for length in (0, 1, 10, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        saved.write_bytes(whole[:length])
        await refused(saved)


async def test_a_damaged_backup_is_refused(saved: Path) -> None:
    whole = saved.read_bytes()
    for place in range(12, len(whole), len(whole) // 25):
        damaged = bytearray(whole)
        damaged[place] ^= 4
        saved.write_bytes(damaged)
        await refused(saved)


async def test_an_altered_missing_or_added_line_is_noticed(saved: Path) -> None:
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if b"bid c7 " in line)
    for altered in (
        [*lines[:at], lines[at].replace(b"c7", b"c8"), *lines[at + 1 :]],
        [*lines[:at], *lines[at + 1 :]],
        [*lines[:at], lines[at], *lines[at:]],
        [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        lines[:-1],
        [*lines, b"{}\n"],
        [b"[]\n"],
        [b"{}\n", *lines],
        [b"null\n"],
    ):
        saved.write_bytes(gzip.compress(b"".join(altered)))
        await refused(saved)


async def test_a_backup_of_a_newer_program_is_refused(saved: Path) -> None:
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    for key, value in (("grognard backup", 2), ("revision", "9999")):
        head = {**json.loads(lines[0]), key: value}
        newer = [json.dumps(head).encode() + b"\n", *lines[1:-1]]
        last = json.loads(lines[-1]) | {"sha256": hashlib.sha256(b"".join(newer)).hexdigest()}
        saved.write_bytes(gzip.compress(b"".join([*newer, json.dumps(last).encode() + b"\n"])))
        await refused(saved, "newer-backup")


async def test_a_file_that_is_no_backup_is_refused(tmp_path: Path) -> None:
    stray = tmp_path / "stray.txt"
    stray.write_text("bonjour")
    await refused(stray)
