"""A match has one owner at a time: the first to take it, until it releases it, ends or dies."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.store.owning import Owner
from grognard.server.store.store import Store
from tests.server.conftest import Clock
from tests.server.store.stored import begun

pytestmark = pytest.mark.anyio

ONE, TWO = Owner("one", "/one"), Owner("two", "/two")


@pytest.fixture
async def game(store: Store) -> str:
    for owner in (ONE, TWO):
        await store.renew_process(owner.id, owner.address, 10)
    return await begun(store)


async def test_the_first_to_take_a_match_owns_it(store: Store, game: str) -> None:
    assert await store.owner(game) is None
    assert await store.own(game, "one") == ONE
    assert await store.own(game, "two") == ONE
    assert await store.own(game, "one") == ONE


async def test_of_many_who_take_it_at_once_one_is_the_owner(store: Store, game: str) -> None:
    found = await asyncio.gather(*(store.own(game, name) for name in ("one", "two") * 5))
    assert len(set(found)) == 1


async def test_what_does_not_exist_has_no_owner(store: Store, game: str) -> None:
    assert await store.own("a" * 16, "one") is None


async def test_a_match_that_was_closed_is_free(store: Store, game: str) -> None:
    await store.own(game, "one")
    await store.disown([game], "two")
    assert await store.owner(game) == ONE
    await store.disown([game], "one")
    assert await store.own(game, "two") == TWO


async def test_what_a_process_held_is_free_when_it_ends(store: Store, game: str) -> None:
    await store.own(game, "one")
    await store.end_process("two")
    assert await store.owner(game) == ONE
    await store.end_process("one")
    await store.renew_process("two", "/two", 10)
    assert await store.own(game, "two") == TWO


async def test_an_owner_that_renews_keeps_its_match_and_a_silent_one_loses_it(
    store: Store, game: str, clock: Clock
) -> None:
    await store.own(game, "one")
    clock.ahead = 9
    await store.renew_process("one", "/one", 10)
    await store.renew_process("two", "/two", 100)
    clock.ahead = 18
    assert await store.own(game, "two") == ONE
    clock.ahead = 20
    assert await store.own(game, "two") == TWO


async def test_an_owner_that_went_silent_and_is_back_may_not_take_it_again(
    store: Store, game: str, clock: Clock
) -> None:
    await store.own(game, "one")
    clock.ahead = 11
    await store.renew_process("two", "/two", 10)
    assert await store.own(game, "two") == TWO
    await store.renew_process("one", "/one", 10)
    assert await store.own(game, "one") == TWO
