"""Notices of changes reach every listener, in this process and in others, also after a cut."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import asyncpg  # type: ignore[import-untyped]
import pytest

from grognard.server.store.bus import MISSED, MOST_WORDS, Bus, Word, read_words, write_words
from grognard.server.store.postgres.database import Postgres
from grognard.server.store.store import Sitter, Standing, Store
from tests.server.hosting import PATIENCE
from tests.server.postgres import Server
from tests.server.store.stored import append, begun, created

pytestmark = pytest.mark.anyio


class Ear:
    """Keeps what it receives."""

    def __init__(self, bus: Bus) -> None:
        self.words: list[Word] = []
        self.stop = bus.listen(self.words.append)

    async def until(self, heard: Callable[[list[Word]], bool]) -> list[Word]:
        async with asyncio.timeout(PATIENCE):
            while not heard(self.words):
                await asyncio.sleep(0.005)
        return self.words

    async def hears(self, *words: Word) -> bool:
        await self.until(lambda heard: all(word in heard for word in words))
        return True


@pytest.fixture
async def other(anyio_backend: str, store: Store, database_url: str) -> AsyncIterator[Store]:
    """On PostgreSQL a second process's store; on SQLite, where there is but one, the same."""
    opened = await Store.open(database_url) if isinstance(store.database, Postgres) else store
    yield opened
    if opened is not store:
        await opened.close()


def test_words_travel_as_lines_of_text() -> None:
    words = [Word("abc", "entry", 12), Word("def", "chat")]
    assert read_words(write_words(words)) == words


async def test_an_entry_is_sent_once_it_is_stored(store: Store, other: Store) -> None:
    game_id = await begun(store)
    ear = Ear(other.bus)
    await append(store, game_id, 1)
    assert await ear.hears(Word(game_id, "entry", 1))


async def test_what_was_refused_is_not_sent(store: Store, other: Store) -> None:
    game_id = await begun(store)
    ear = Ear(other.bus)
    await append(store, game_id, 7)
    await store.settle_offer(game_id, 0, "draw", 0)
    await append(store, game_id, 1, "same")
    await append(store, game_id, 1, "same")
    await append(store, game_id, 2)
    assert await ear.hears(Word(game_id, "entry", 2))
    # what was sent before the listener opened may still come late
    assert [word.number for word in ear.words if word.what == "entry" and word.number] == [1, 2]
    assert "offer" not in [word.what for word in ear.words]


async def test_games_seats_offers_and_chat_are_sent(store: Store, other: Store) -> None:
    ann = await store.create_guest("Ann")
    ear = Ear(other.bus)
    game = await created(store, Sitter(ann.id), Sitter(agent="random", nonce="n"))
    await store.give_nonce(game.id, 0, "n")
    await store.begin(game.id)
    await store.make_offer(game.id, 0, "draw", 0)
    await store.add_chat(game.id, ann.id, 0, "hello", "r1")
    assert await ear.hears(
        Word(game.id, "game"),
        Word(game.id, "seat", 0),
        Word(game.id, "offer", 0),
        Word(game.id, "chat"),
    )


async def test_what_is_not_stored_can_be_sent_too(store: Store, other: Store) -> None:
    here, there = Ear(store.bus), Ear(other.bus)
    await store.bus.tell("somegame", 3, "presence")
    assert await here.hears(Word("somegame", "presence", 3))
    assert await there.hears(Word("somegame", "presence", 3))


async def test_a_removed_listener_receives_nothing_more(store: Store) -> None:
    ear, rest = Ear(store.bus), Ear(store.bus)
    ear.stop()
    await store.bus.tell("somegame")
    assert await rest.hears(Word("somegame"))
    assert ear.words == []


async def test_a_listener_that_fails_does_not_silence_the_others(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(word: Word) -> None:
        raise RuntimeError(word.what)

    store.bus.listen(failing)
    ear = Ear(store.bus)
    with caplog.at_level(logging.CRITICAL):
        await store.bus.tell("somegame")
        assert await ear.hears(Word("somegame"))


async def test_many_entries_at_once_are_all_sent(store: Store, other: Store) -> None:
    ids = [await begun(store) for _ in range(150)]
    ear = Ear(other.bus)
    await asyncio.gather(*(append(store, game_id, 1) for game_id in ids))
    assert await ear.hears(*(Word(game_id, "entry", 1) for game_id in ids))


async def cut_all(url: str) -> int:
    """End every connection to this database but our own, as an administrator may."""
    connection = await asyncpg.connect(url)
    try:
        ended = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return len(ended)
    finally:
        await connection.close()


class Reader:
    """What a table does: at a word it reads what is new; after a cut it reads anyway."""

    def __init__(self, store: Store, game_id: str) -> None:
        self.store, self.game_id = store, game_id
        self.numbers: list[int] = []
        self.news = asyncio.Event()
        self.missed = 0
        store.bus.listen(self.hear)

    def hear(self, word: Word) -> None:
        self.missed += word == MISSED
        self.news.set()

    async def follow(self, last: int) -> None:
        while not self.numbers or self.numbers[-1] < last:
            async with asyncio.timeout(PATIENCE):
                await self.news.wait()
            self.news.clear()
            behind = self.numbers[-1] if self.numbers else -1
            entries = await self.store.entries(self.game_id, after=behind)
            self.numbers += [entry.number for entry in entries]


@pytest.mark.parametrize("cut", ["connections", "server"])
async def test_after_a_cut_the_listener_is_back_and_nothing_is_lost(
    cut: str, postgres_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL), postgres_server.database() as url:
        writing, reading = await Store.open(url), await Store.open(url)
        try:
            game_id = await begun(writing)
            reader = Reader(reading, game_id)
            following = asyncio.create_task(reader.follow(60))
            for number in range(1, 61):
                if number in (20, 40) and cut == "connections":
                    assert await cut_all(url) >= 3
                elif number == 20:
                    await asyncio.to_thread(postgres_server.restart)
                await writing.append(game_id, number, f"{number}", 0, f"r{number}", Standing())
            await following
            assert reader.numbers == list(range(61))
            assert reader.missed >= 1
        finally:
            await reading.close()
            await writing.close()


async def test_notifications_sent_at_the_same_time_all_arrive(store: Store, other: Store) -> None:
    ear = Ear(other.bus)
    await asyncio.gather(*(store.bus.tell("game", number, "here") for number in range(20)))
    assert await ear.hears(*(Word("game", "here", number) for number in range(20)))


async def test_more_notifications_than_a_message_holds_all_arrive(
    store: Store, other: Store
) -> None:
    ear = Ear(other.bus)
    words = [Word("a" * 16, "here", number) for number in range(2 * MOST_WORDS + 1)]
    await store.bus.tell_all(words)
    assert await ear.hears(*words)
