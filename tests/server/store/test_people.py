"""People: guests, accounts, tokens, blocks; what a guest has goes over to an account."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.store.store import Notice, Sitter, Store, Subscription
from tests.server.conftest import Clock
from tests.server.store.stored import created

pytestmark = pytest.mark.anyio


async def test_a_guest_has_a_name_and_a_language_that_can_change(store: Store) -> None:
    ann = await store.create_guest("Ann", "fr")
    assert await store.person(ann.id) == ann
    assert (ann.name, ann.lang, ann.email, ann.pass_issue) == ("Ann", "fr", None, 1)
    assert await store.rename(ann.id, "Anne é")
    assert await store.set_lang(ann.id, "en")
    assert await store.set_email(ann.id, "a@b.c")
    assert await store.renew_pass(ann.id)
    now = await store.person(ann.id)
    assert now is not None
    assert (now.name, now.lang, now.email, now.pass_issue) == ("Anne é", "en", "a@b.c", 2)
    assert await store.set_email(ann.id, None)
    bob = await store.create_guest("Bob")
    assert await store.names([ann.id, bob.id, "x"]) == {ann.id: "Anne é", bob.id: "Bob"}


async def test_an_unknown_person_cannot_change(store: Store) -> None:
    assert await store.person("nobody") is None
    assert not await store.rename("nobody", "x")
    assert not await store.set_password("nobody", "x")


async def test_an_account_has_one_login_and_a_login_one_account(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    tries = await asyncio.gather(
        store.create_account(ann.id, "ann", "h1"), store.create_account(bob.id, "ann", "h2")
    )
    assert sum(tries) == 1
    owner, other = (ann, bob) if tries[0] else (bob, ann)
    assert not await store.create_account(owner.id, "second", "h")
    account = await store.account("ann")
    assert account is not None and account.person_id == owner.id
    assert account == await store.account_of(owner.id)
    assert await store.account_of(other.id) is None and await store.account("second") is None
    assert await store.set_password(owner.id, "new")
    account = await store.account("ann")
    assert account is not None and account.hash == "new"


async def test_a_token_holds_for_its_purpose_until_it_expires(store: Store, clock: Clock) -> None:
    ann = await store.create_guest("Ann")
    await store.create_token("h1", ann.id, "email", clock() + 60, fact="a@b.c")
    token = await store.token("h1", "email")
    assert token is not None and (token.person_id, token.fact) == (ann.id, "a@b.c")
    assert await store.token("h1", "recovery") is None
    assert await store.token("h2", "email") is None
    clock.ahead += 61
    assert await store.token("h1", "email") is None
    assert await store.spend_token("h1", "email") is None


async def test_a_token_without_an_end_holds_until_it_is_forgotten(
    store: Store, clock: Clock
) -> None:
    ann = await store.create_guest("Ann")
    await store.create_token("h1", ann.id, "recovery")
    clock.ahead += 1e9
    assert await store.token("h1", "recovery") is not None
    assert not await store.forget_tokens(ann.id, "email")
    assert await store.forget_tokens(ann.id, "recovery")
    assert await store.token("h1", "recovery") is None


async def test_a_token_is_spent_by_one(store: Store, database_url: str) -> None:
    ann = await store.create_guest("Ann")
    await store.create_token("h1", ann.id, "recovery")
    other = await Store.open(database_url)
    try:
        spent = await asyncio.gather(
            *(player.spend_token("h1", "recovery") for player in (store, other) * 5)
        )
    finally:
        await other.close()
    assert [token.person_id for token in spent if token] == [ann.id]
    assert await store.token("h1", "recovery") is None


async def test_blocks_work_both_ways_and_can_be_lifted(store: Store) -> None:
    ann, bob, cat = [await store.create_guest(name) for name in ("Ann", "Bob", "Cat")]
    assert await store.block(ann.id, bob.id)
    assert not await store.block(ann.id, bob.id)
    assert await store.at_odds(ann.id, bob.id) and await store.at_odds(bob.id, ann.id)
    assert not await store.at_odds(ann.id, cat.id)
    assert [person.name for person in await store.blocked_by(ann.id)] == ["Bob"]
    assert await store.blocked_by(bob.id) == []
    assert not await store.unblock(bob.id, ann.id)
    assert await store.unblock(ann.id, bob.id)
    assert not await store.at_odds(ann.id, bob.id)


async def test_a_guest_hands_everything_over_to_an_account(store: Store) -> None:
    guest, ann, bob = [await store.create_guest(name) for name in ("Guest", "Ann", "Bob")]
    await store.create_account(ann.id, "ann", "h")
    game = await created(
        store, Sitter(guest.id, nonce="n"), Sitter(reserved_for=guest.id), created_by=guest.id
    )
    await store.set_note(game.id, guest.id, 0, "the guest's")
    await store.set_note(game.id, guest.id, 1, "lost")
    await store.set_note(game.id, ann.id, 1, "hers")
    await store.subscribe(Subscription(guest.id, "https://push", "push", {"p": "k"}))
    await store.post_notice(Notice(guest.id, game.id, "your-turn", {}, 0.0))
    await store.block(guest.id, bob.id)
    await store.block(guest.id, ann.id)
    await store.create_token("h1", guest.id, "recovery")
    assert await store.hand_over(guest.id, ann.id)
    now = await store.game(game.id)
    assert now is not None and now.created_by == ann.id
    assert [(seat.person_id, seat.reserved_for) for seat in now.seats] == [
        (ann.id, None),
        (None, ann.id),
    ]
    assert await store.note(game.id, ann.id, 0) == "the guest's"
    assert await store.note(game.id, ann.id, 1) == "hers"
    assert [found.address for found in await store.subscriptions(ann.id)] == ["https://push"]
    assert [notice.person_id for notice in await store.claim_notices()] == [ann.id]
    assert [person.name for person in await store.blocked_by(ann.id)] == ["Bob"]
    assert not await store.at_odds(ann.id, guest.id)
    assert await store.token("h1", "recovery") is None
    assert await store.games_of(guest.id) == []


async def test_an_account_is_never_handed_over(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    await store.create_account(ann.id, "ann", "h")
    assert not await store.hand_over(ann.id, bob.id)
    assert not await store.hand_over(bob.id, bob.id)
