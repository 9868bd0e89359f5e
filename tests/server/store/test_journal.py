"""The journal: an entry counts once, under the next number, and is on disk when acknowledged."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from grognard.server.store.entry import Waiting
from grognard.server.store.journal import Append
from grognard.server.store.store import (
    Appended,
    Conflict,
    Duplicate,
    NoSuchGame,
    Notice,
    Sitter,
    Stage,
    Standing,
    Store,
)
from tests.server.conftest import Clock
from tests.server.store.stored import append, begun, created

pytestmark = pytest.mark.anyio


async def test_entries_come_back_in_order_with_all_they_had(store: Store) -> None:
    game_id = await begun(store)
    first = await append(store, game_id, 1, "r1", seat=0)
    assert isinstance(first, Appended) and first.number == 1
    await append(store, game_id, 2, "r2", seat=1)
    opening, one, two = await store.entries(game_id)
    assert (opening.number, opening.seat, opening.text) == (0, None, "0 : 3 1")
    assert (one.number, one.seat, one.request_id, one.at) == (1, 0, "r1", first.at)
    assert (two.number, two.seat, two.text) == (2, 1, "2 bid c2 : 6")
    assert await store.entries(game_id, after=1) == [two]
    assert await store.entries("elsewhere") == []


async def test_the_row_of_the_game_stands_as_its_last_entry_says(store: Store) -> None:
    game_id = await begun(store)
    await store.append(game_id, 1, "1 bid c1", 0, "r", Standing(1, wake_at=50.0, deadline=60.5))
    game = await store.game(game_id)
    assert game is not None
    assert (game.number, game.asked, game.wake_at, game.deadline) == (1, 1, 50.0, 60.5)
    assert game.stage is Stage.RUNNING and game.ending == "" and game.over_at is None
    await append(store, game_id, 2, seat=1)
    game = await store.game(game_id)
    assert game is not None and (game.wake_at, game.deadline) == (None, None)


async def test_an_ending_ends_the_game_and_nothing_follows_it(store: Store) -> None:
    game_id = await begun(store)
    ending = Standing(asked=1, wake_at=9.0, deadline=9.0, ending="north resigned")
    assert isinstance(await store.append(game_id, 1, "1 * resign", 0, "r", ending), Appended)
    game = await store.game(game_id)
    assert game is not None
    assert (game.stage, game.ending, game.asked) == (Stage.OVER, "north resigned", None)
    assert game.wake_at is None and game.deadline is None and game.over_at is not None
    assert await append(store, game_id, 2) == Conflict(1, Stage.OVER)
    assert len(await store.entries(game_id)) == 2


async def test_a_game_that_has_not_begun_takes_no_entry(store: Store) -> None:
    game = await created(store, Sitter(agent="random", nonce="n"))
    assert await append(store, game.id, 0) == Conflict(-1, Stage.WAITING)


async def test_a_number_that_is_taken_or_too_high_is_a_conflict(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, 1, "r1")
    for number in (-1, 0, 1, 3, 1000):
        assert await append(store, game_id, number, f"x{number}") == Conflict(1, Stage.RUNNING)
    assert len(await store.entries(game_id)) == 2


async def test_a_request_counts_once_with_any_number(store: Store) -> None:
    game_id = await begun(store)
    await append(store, game_id, 1, "same")
    for number in (0, 1, 2, 7):
        assert await append(store, game_id, number, "same") == Duplicate(1)
    assert await store.request(game_id, 0, "same") == 1
    assert await store.request(game_id, 1, "same") is None
    assert len(await store.entries(game_id)) == 2
    game = await store.game(game_id)
    assert game is not None and game.number == 1


async def test_the_first_entry_is_recognised_when_it_comes_again(store: Store) -> None:
    game_id = await begun(store, opening=False)
    same = [store.append(game_id, 0, "0 bid", 0, "same", Standing()) for _ in range(2)]
    outcomes = await asyncio.gather(*same)
    assert isinstance(outcomes[0], Appended) and outcomes[1] == Duplicate(0)


async def test_the_same_request_id_of_another_seat_or_game_is_another_request(
    store: Store,
) -> None:
    one, two = await begun(store), await begun(store)
    assert isinstance(await append(store, one, 1, "same", seat=0), Appended)
    assert isinstance(await append(store, one, 2, "same", seat=1), Appended)
    assert isinstance(await append(store, two, 1, "same", seat=0), Appended)


async def test_entries_of_the_server_itself_are_never_duplicates(store: Store) -> None:
    game_id = await begun(store)
    for number in (1, 2, 3):
        outcome = await store.append(game_id, number, "decline", None, None, Standing())
        assert isinstance(outcome, Appended)


async def test_a_game_that_is_not_there_is_an_error_to_its_caller_alone(store: Store) -> None:
    game_id = await begun(store)
    outcomes = await asyncio.gather(
        append(store, "nowhere", 1), append(store, game_id, 1), return_exceptions=True
    )
    assert isinstance(outcomes[0], NoSuchGame)
    assert isinstance(outcomes[1], Appended)


async def test_an_entry_that_cannot_be_stored_takes_no_other_with_it(store: Store) -> None:
    game_id, other = await begun(store), await begun(store)
    stray = Notice("nobody", game_id, "your-turn", {}, 0.0)
    outcomes = await asyncio.gather(
        store.append(game_id, 1, "1 bid c1", 0, "r", Standing(asked=1), [stray]),
        append(store, other, 1),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], DBAPIError)
    assert isinstance(outcomes[1], Appended)
    assert len(await store.entries(game_id)) == 1


async def test_of_fifty_who_want_the_same_number_one_gets_it(store: Store) -> None:
    game_id = await begun(store)
    outcomes = await asyncio.gather(*(append(store, game_id, 1, f"r{n}") for n in range(50)))
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 1
    assert sum(outcome == Conflict(1, Stage.RUNNING) for outcome in outcomes) == 49
    assert len(await store.entries(game_id)) == 2


async def test_a_request_sent_fifty_times_at_once_is_carried_out_once(store: Store) -> None:
    game_id = await begun(store)
    outcomes = await asyncio.gather(*(append(store, game_id, 1, "same") for _ in range(50)))
    assert sum(isinstance(outcome, Appended) for outcome in outcomes) == 1
    assert sum(outcome == Duplicate(1) for outcome in outcomes) == 49


async def test_fifty_games_at_once_keep_their_own_order(store: Store) -> None:
    ids = [await begun(store) for _ in range(50)]

    async def play(game_id: str) -> None:
        for number in range(1, 11):
            assert isinstance(await append(store, game_id, number, f"r{number}"), Appended)

    await asyncio.gather(*(play(game_id) for game_id in ids))
    for game_id in ids:
        assert [entry.number for entry in await store.entries(game_id)] == list(range(11))


async def test_two_stores_on_one_database_never_give_a_number_twice(
    store: Store, database_url: str
) -> None:
    ids = [await begun(store) for _ in range(5)]
    other = await Store.open(database_url)

    async def compete(player: Store, name: str) -> list[tuple[str, int]]:
        mine = []
        for turn in range(20):
            for game_id in ids if turn % 2 else reversed(ids):
                game = await player.game(game_id)
                assert game is not None
                outcome = await append(player, game_id, game.number + 1, f"{name}{turn}")
                if isinstance(outcome, Appended):
                    mine.append((game_id, outcome.number))
        return mine

    try:
        rivals = [compete(store, "a"), compete(other, "b"), compete(store, "c")]
        won = [place for places in await asyncio.gather(*rivals) for place in places]
    finally:
        await other.close()
    assert len(won) == len(set(won))
    for game_id in ids:
        numbers = [entry.number for entry in await store.entries(game_id)]
        assert numbers == list(range(len(numbers)))
        assert sorted(number for place, number in won if place == game_id) == numbers[1:]


async def test_an_entry_stands_though_its_caller_has_gone(store: Store) -> None:
    game_id = await begun(store)
    caller = asyncio.create_task(append(store, game_id, 1))
    await asyncio.sleep(0)
    caller.cancel()
    assert isinstance(await append(store, game_id, 2), Appended)
    assert [entry.number for entry in await store.entries(game_id)] == [0, 1, 2]


async def test_closing_waits_for_what_is_on_its_way(store: Store, database_url: str) -> None:
    game_id = await begun(store)
    other = await Store.open(database_url)
    caller = asyncio.create_task(append(other, game_id, 1))
    await asyncio.sleep(0)
    await other.close()
    assert isinstance(await caller, Appended)
    assert len(await store.entries(game_id)) == 2


async def test_notices_are_posted_with_the_entry_or_not_at_all(store: Store) -> None:
    game_id, ann = await begun(store), await store.create_guest("Ann")
    notice = Notice(ann.id, game_id, "your-turn", {"number": 1}, 0.0)
    await store.append(game_id, 1, "1 bid c1", 0, "r", Standing(asked=1), [notice])
    await store.append(game_id, 1, "1 bid c1", 0, "late", Standing(asked=1), [notice])
    claimed = await store.claim_notices()
    assert [(found.id, found.body) for found in claimed] == [(notice.id, {"number": 1})]


async def test_text_of_any_language_is_kept(store: Store) -> None:
    game_id = await begun(store)
    text = "1 déplacer « Ney » → 𝕏 \\n \t ' \" ; --"
    await store.append(game_id, 1, text, 0, "ré'q", Standing())
    found = (await store.entries(game_id, after=0))[0]
    assert (found.text, found.request_id) == (text, "ré'q")


async def test_entries_carry_the_time_of_their_commit(store: Store, clock: Clock) -> None:
    game_id = await begun(store)
    clock.ahead = 1000.0
    early = clock()
    outcome = await append(store, game_id, 1)
    assert isinstance(outcome, Appended) and early <= outcome.at <= clock()
    game = await store.game(game_id)
    assert game is not None and game.touched_at == outcome.at


async def test_after_a_commit_whose_answer_was_lost_our_own_entry_is_recognised(
    store: Store,
) -> None:
    game_id = await begun(store)
    nobody: asyncio.Future[Appended | Conflict | Duplicate] = asyncio.Future()
    entry = Waiting(game_id, 1, "1 bid c1", 0, "r", Standing(asked=1), (), nobody)
    again = Append([entry], 5.0)
    for _ in range(3):
        assert await store.database.write(again.try_once) == [Appended(1, 5.0)]
    assert await append(store, game_id, 1, "r") == Duplicate(1)
    assert len(await store.entries(game_id)) == 2
