"""Paper over HTTP: bounded in size and number, set in a process of its own."""

from __future__ import annotations

import asyncio

import pytest

from grognard.printing import press
from grognard.server.errors import ApiError
from grognard.server.guard.one_by_one import OneByOne
from tests.nightly import some_by_day
from tests.server.hosting import Hosted, Person, refused

pytestmark = pytest.mark.anyio

DECK = {"kind": "deck", "game": "eagles", "wanted": "001, 018 x3", "lang": "fr", "paper": "letter"}


async def test_a_deck_comes_as_pdf(ann: Person) -> None:
    answer = await ann.http.post("/api/print", json=DECK)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/pdf"
    assert 'filename="eagles-deck.pdf"' in answer.headers["content-disposition"]
    assert press.page_count(answer.content) == 2


@pytest.mark.parametrize(
    "wrong",
    some_by_day(
        [{"wanted": "one"}, {"wanted": ""}, {"kind": "roster"}, {"kind": "cards", "game": "march"}],
        1,
    ),
)
async def test_what_cannot_be_printed_is_refused(ann: Person, wrong: dict[str, str]) -> None:
    with refused("BAD_SETUP"):
        await ann.post("/api/print", DECK | wrong)


async def test_too_much_is_refused_before_it_is_read(ann: Person) -> None:
    answer = await ann.http.post("/api/print", json=DECK | {"wanted": "1" * 20_000})
    assert answer.status_code == 422


async def test_an_address_prints_so_often(
    ann: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.context.print_rate, "at_once", 0.0)
    with refused("TOO_FAST"):
        await ann.post("/api/print", DECK)


async def test_a_server_without_a_press_says_so(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press, "is_there", lambda: False)
    with refused("NO_PRESS"):
        await ann.post("/api/print", DECK)


async def test_one_at_a_time_and_few_wait() -> None:
    work, done = OneByOne(1), asyncio.Event()

    async def busy() -> None:
        async with work.turn():
            await done.wait()

    tasks = [asyncio.create_task(busy()) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="BUSY"):
        async with work.turn():
            raise AssertionError
    done.set()
    await asyncio.gather(*tasks)
    async with work.turn():
        pass
