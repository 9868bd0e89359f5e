"""Offers, standing orders, chat, private notes, and notices to people who are away."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.store.store import Notice, Store, Subscription
from tests.server.conftest import Clock
from tests.server.store.stored import begun

pytestmark = pytest.mark.anyio


async def test_an_offer_is_open_until_it_is_settled_once(store: Store) -> None:
    game_id = await begun(store)
    await store.make_offer(game_id, 0, "draw", 4)
    await store.make_offer(game_id, 1, "takeback", 4)
    draw, back = await store.offers(game_id)
    assert (draw.seat, draw.what, draw.number, draw.open, draw.refusals) == (0, "draw", 4, True, 0)
    assert (back.seat, back.what) == (1, "takeback")
    assert not await store.settle_offer(game_id, 0, "draw", number=3)
    settled = await asyncio.gather(
        *(store.settle_offer(game_id, 0, "draw", 4, refused=True) for _ in range(5))
    )
    assert sum(settled) == 1
    draw, back = await store.offers(game_id)
    assert not draw.open and draw.refusals == 1 and back.open
    await store.make_offer(game_id, 0, "draw", 9)
    draw = (await store.offers(game_id))[0]
    assert (draw.number, draw.open, draw.refusals) == (9, True, 1)
    assert await store.settle_offer(game_id, 0, "draw", 9)
    assert (await store.offers(game_id))[0].refusals == 1


async def test_standing_orders_are_a_seats_own(store: Store) -> None:
    game_id = await begun(store)
    await store.set_order(game_id, 0, "fire", "pass")
    await store.set_order(game_id, 0, "", "hold")
    await store.set_order(game_id, 0, "fire", "hold")
    await store.set_order(game_id, 1, "move", "pass")
    found = [(order.prefix, order.reply) for order in await store.orders(game_id, 0)]
    assert found == [("", "hold"), ("fire", "hold")]
    assert await store.drop_order(game_id, 0, "fire")
    assert not await store.drop_order(game_id, 0, "fire")
    assert len(await store.orders(game_id, 0)) == len(await store.orders(game_id, 1)) == 1


async def test_chat_is_numbered_by_game_and_said_once(store: Store, database_url: str) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game_id, other_game = await begun(store), await begun(store)
    assert await store.add_chat(game_id, ann.id, 0, "Bonjour, maréchal\u202f!", "r1") == 1
    assert await store.add_chat(game_id, ann.id, 0, "again", "r1") == 1
    assert await store.add_chat(game_id, bob.id, None, "from the crowd", "r1") == 2
    assert await store.add_chat(other_game, ann.id, 0, "elsewhere", "r1") == 1
    assert await store.add_chat("nowhere", ann.id, 0, "x", "r9") is None
    first, second = await store.chat(game_id)
    assert (first.number, first.person_id, first.seat) == (1, ann.id, 0)
    assert first.text == "Bonjour, maréchal\u202f!" and second.seat is None
    assert await store.chat(game_id, after=1) == [second]
    assert await store.chat(game_id, limit=1) == [second]
    other = await Store.open(database_url)
    try:
        said = [
            player.add_chat(game_id, ann.id, 0, "x", f"s{n}")
            for n, player in enumerate((store, other) * 10)
        ]
        assert sorted(number or 0 for number in await asyncio.gather(*said)) == [*range(3, 23)]
    finally:
        await other.close()


async def test_notes_are_private_to_a_person_and_seat(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game_id = await begun(store)
    await store.set_note(game_id, ann.id, 0, "first")
    await store.set_note(game_id, ann.id, 0, "second")
    await store.set_note(game_id, ann.id, None, "watching")
    assert await store.note(game_id, ann.id, 0) == "second"
    assert await store.note(game_id, ann.id, None) == "watching"
    assert await store.note(game_id, ann.id, 1) == ""
    assert await store.note(game_id, bob.id, 0) == ""


async def test_a_notice_is_claimed_when_due_by_one_and_again_if_not_sent(
    store: Store, database_url: str, clock: Clock
) -> None:
    ann, game_id = await store.create_guest("Ann"), await begun(store)
    notices = [Notice(ann.id, game_id, "your-turn", {"n": n}, clock() + n) for n in range(3)]
    for notice in notices:
        await store.post_notice(notice)
    other = await Store.open(database_url, clock)
    clock.ahead += 1.5
    try:
        claims = await asyncio.gather(
            *(player.claim_notices(lease=60) for player in (store, other) * 3)
        )
        claimed = [notice for claim in claims for notice in claim]
        claimed += await other.claim_notices(lease=60)
    finally:
        await other.close()
    assert [notice.id for notice in claimed] == [notices[0].id, notices[1].id]
    assert claimed[0].tries == 1 and claimed[1].body == {"n": 1}
    assert await store.forget_notice(notices[0].id)
    assert not await store.forget_notice(notices[0].id)
    assert await store.put_off_notice(notices[1].id, clock() + 500)
    clock.ahead += 61
    assert [notice.id for notice in await store.claim_notices()] == [notices[2].id]
    clock.ahead += 500
    again = await store.claim_notices(limit=1)
    assert len(again) == 1 and again[0].tries == 2


async def test_subscriptions_are_kept_by_address(store: Store) -> None:
    ann = await store.create_guest("Ann")
    await store.subscribe(Subscription(ann.id, "https://a", "push", {"auth": "1"}))
    await store.subscribe(Subscription(ann.id, "https://b", "webhook", {}))
    await store.subscribe(Subscription(ann.id, "https://a", "push", {"auth": "2"}))
    found = {each.address: each.keys for each in await store.subscriptions(ann.id)}
    assert found == {"https://a": {"auth": "2"}, "https://b": {}}
    assert await store.unsubscribe(ann.id, "https://a")
    assert not await store.unsubscribe(ann.id, "https://a")
    assert len(await store.subscriptions(ann.id)) == 1
