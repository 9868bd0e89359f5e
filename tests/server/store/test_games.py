"""Games in the lobby and on the schedule: created, joined, begun, withdrawn, due."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from grognard.server.store.store import Appended, NewGame, Played, Sitter, Stage, Standing, Store
from tests.server.conftest import Clock
from tests.server.store.stored import SECRET, append, begun, created, new_game

pytestmark = pytest.mark.anyio


async def test_a_new_game_has_the_terms_it_was_made_with(store: Store) -> None:
    ann = await store.create_guest("Ann")
    new = NewGame(
        game="bids",
        version="1",
        scenario="",
        options={"hand": "2", "ç": "é"},
        position="bids position\nline",
        commitment="c0ffee",
        secret=SECRET,
        fair_from=3,
        pace="three-days",
        reaction=4.5,
        listed=True,
        watchable=False,
        extras={"title": ["x", 1, None]},
        created_by=ann.id,
        sitters=[Sitter(ann.id, nonce="n"), Sitter(agent="random"), Sitter(reserved_for=ann.id)],
    )
    made = await store.create_game(new)
    assert made is not None
    assert made == await store.game(made.id)
    assert (made.game, made.version, made.scenario) == ("bids", "1", "")
    assert made.options == {"hand": "2", "ç": "é"} and made.extras == {"title": ["x", 1, None]}
    assert (made.position, made.commitment) == ("bids position\nline", "c0ffee")
    assert (made.fair_from, made.pace, made.reaction) == (3, "three-days", 4.5)
    assert made.listed and not made.watchable and made.created_by == ann.id
    assert (made.stage, made.number, made.ending) == (Stage.WAITING, -1, "")
    assert (made.asked, made.wake_at, made.deadline, made.begun_at) == (None, None, None, None)
    mine, computer, awaited = made.seats
    assert (mine.seat, mine.person_id, mine.nonce) == (0, ann.id, "n")
    assert (computer.agent, computer.nonce, awaited.reserved_for) == ("random", None, ann.id)
    assert mine.taken_at and computer.taken_at and awaited.taken_at is None
    assert await store.seats_of(made.id) == list(made.seats)


async def test_the_secret_of_the_dice_is_kept_apart(store: Store) -> None:
    made = await created(store)
    assert await store.dice_secret(made.id) == SECRET
    assert await store.dice_secret("nowhere") is None
    assert SECRET not in [getattr(made, name) for name in made.__slots__]
    assert repr(SECRET) not in repr(new_game())


async def test_a_game_that_is_not_there_is_none(store: Store) -> None:
    assert await store.game("nowhere") is None
    assert await store.seats_of("nowhere") == []


async def test_an_imported_game_brings_its_entries_and_continues(store: Store) -> None:
    played = [Played("0 : 1", None), Played("1 bid c1", 0), Played("2 bid c2", 1)]
    sitters = [Sitter(agent="random", nonce="a"), Sitter(agent="random", nonce="b")]
    made = await created(store, *sitters, played=played, fair_from=3)
    assert (made.number, made.stage) == (2, Stage.WAITING)
    assert [(e.number, e.seat, e.text) for e in await store.entries(made.id)] == [
        (0, None, "0 : 1"),
        (1, 0, "1 bid c1"),
        (2, 1, "2 bid c2"),
    ]
    assert await store.begin(made.id)
    assert isinstance(await append(store, made.id, 3), Appended)


async def test_an_imported_game_that_ended_is_over_at_once(store: Store) -> None:
    made = await created(store, played=[Played("0 : 1", None)], ending="draw agreed")
    assert (made.stage, made.ending) == (Stage.OVER, "draw agreed") and made.over_at
    assert not await store.begin(made.id)


async def test_a_game_has_one_rematch(store: Store) -> None:
    first = await created(store)
    assert await store.rematch(first.id) is None
    again = await created(store, rematch_of=first.id)
    assert await store.create_game(new_game(rematch_of=first.id)) is None
    assert await store.rematch(first.id) == again


async def test_a_free_seat_goes_to_the_first_who_takes_it(store: Store) -> None:
    game = await created(store)
    crowd = [await store.create_guest(f"p{n}") for n in range(10)]
    took = await asyncio.gather(
        *(store.take_seat(game.id, 1, person.id, nonce="n") for person in crowd)
    )
    assert sum(took) == 1
    seat = (await store.seats_of(game.id))[1]
    assert seat.person_id == crowd[took.index(True)].id and seat.nonce == "n" and seat.taken_at


async def test_a_computer_takes_a_seat_and_one_person_may_take_both(store: Store) -> None:
    ann = await store.create_guest("Ann")
    game = await created(store)
    assert await store.take_seat(game.id, 0, agent="sensible", nonce="n")
    assert not await store.take_seat(game.id, 0, ann.id)
    hotseat = await created(store)
    assert await store.take_seat(hotseat.id, 0, ann.id)
    assert await store.take_seat(hotseat.id, 1, ann.id)


async def test_a_reserved_seat_is_only_for_whom_it_waits(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game = await created(store, Sitter(ann.id), Sitter(reserved_for=bob.id))
    assert not await store.take_seat(game.id, 1, ann.id)
    assert not await store.take_seat(game.id, 1, agent="random")
    assert await store.take_seat(game.id, 1, bob.id)


async def test_seats_that_do_not_exist_cannot_be_taken(store: Store) -> None:
    ann = await store.create_guest("Ann")
    game = await created(store)
    assert not await store.take_seat(game.id, 2, ann.id)
    assert not await store.take_seat("nowhere", 0, ann.id)
    with pytest.raises(IntegrityError):
        await store.take_seat(game.id, 0, ann.id, agent="random")


async def test_a_nonce_is_given_once_and_by_a_taken_seat(store: Store) -> None:
    ann = await store.create_guest("Ann")
    game = await created(store)
    assert not await store.give_nonce(game.id, 0, "early")
    await store.take_seat(game.id, 0, ann.id)
    assert await store.give_nonce(game.id, 0, "mine")
    assert not await store.give_nonce(game.id, 0, "other")
    assert (await store.seats_of(game.id))[0].nonce == "mine"


async def test_a_player_who_leaves_frees_the_seat(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game = await created(store)
    await store.take_seat(game.id, 0, ann.id, nonce="n")
    assert not await store.leave_seat(game.id, 0, bob.id)
    assert await store.leave_seat(game.id, 0, ann.id)
    seat = (await store.seats_of(game.id))[0]
    assert (seat.person_id, seat.nonce, seat.taken_at) == (None, None, None)
    assert await store.take_seat(game.id, 0, bob.id)


async def test_a_game_begins_once_when_all_sit_and_have_given_nonces(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game = await created(store)
    assert not await store.begin(game.id)
    await store.take_seat(game.id, 0, ann.id, nonce="a")
    await store.take_seat(game.id, 1, bob.id)
    assert not await store.begin(game.id)
    await store.give_nonce(game.id, 1, "b")
    began = await asyncio.gather(*(store.begin(game.id, wake_at=5.0) for _ in range(10)))
    assert sum(began) == 1
    now = await store.game(game.id)
    assert now is not None and (now.stage, now.wake_at) == (Stage.RUNNING, 5.0) and now.begun_at


async def test_seats_are_fixed_once_the_game_has_begun(store: Store) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    game = await created(store, Sitter(ann.id, nonce="a"), Sitter(bob.id, nonce="b"))
    await store.begin(game.id)
    assert not await store.leave_seat(game.id, 0, ann.id)
    assert not await store.withdraw(game.id)
    assert not await store.begin(game.id)
    assert not await store.begin("nowhere")


async def test_nobody_gets_up_from_a_game_that_begins_at_the_same_time(
    store: Store, database_url: str
) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    other = await Store.open(database_url)
    try:
        for _ in range(20):
            game = await created(store, Sitter(ann.id, nonce="a"), Sitter(bob.id, nonce="b"))
            left, began = await asyncio.gather(
                other.leave_seat(game.id, 1, bob.id), store.begin(game.id)
            )
            assert left != began
    finally:
        await other.close()


async def test_a_withdrawn_game_is_no_challenge_and_never_begins(store: Store) -> None:
    ann = await store.create_guest("Ann")
    game = await created(store, listed=True)
    assert await store.withdraw(game.id)
    assert not await store.withdraw(game.id)
    assert not await store.take_seat(game.id, 0, ann.id)
    assert await store.open_challenges() == []
    now = await store.game(game.id)
    assert now is not None and now.stage is Stage.WITHDRAWN


async def test_challenges_that_nobody_touches_are_withdrawn_when_their_time_is_over(
    store: Store, clock: Clock
) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    open_table = await created(store, listed=True)
    invitation = await created(store, Sitter(ann.id), Sitter(reserved_for=bob.id), listed=False)
    played = await created(store, Sitter(ann.id, nonce="a"), Sitter(bob.id, nonce="b"))
    await store.begin(played.id)
    clock.ahead += 100
    fresh = await created(store, listed=True)
    assert await store.withdraw_stale(open_table.touched_at - 0.001) == []
    assert await store.withdraw_stale(fresh.touched_at - 0.001) == [open_table.id, invitation.id]
    assert [game.id for game in await store.open_challenges()] == [fresh.id]
    left = await store.game(played.id)
    assert left is not None and left.stage is Stage.RUNNING
    assert await store.withdraw_stale(fresh.touched_at) == [fresh.id]


async def test_a_challenge_that_somebody_joined_meanwhile_waits_on(
    store: Store, clock: Clock
) -> None:
    ann = await store.create_guest("Ann")
    game = await created(store, listed=True)
    clock.ahead += 100
    assert await store.take_seat(game.id, 0, ann.id)
    assert await store.withdraw_stale(game.touched_at) == []


async def test_the_lobby_lists_open_challenges_newest_first(store: Store, clock: Clock) -> None:
    ids = []
    for _ in range(4):
        clock.ahead += 1
        ids.append((await created(store, listed=True)).id)
    await created(store, listed=False)
    assert [game.id for game in await store.open_challenges()] == ids[::-1]
    assert [game.id for game in await store.open_challenges(limit=2)] == ids[:1:-1]


async def test_people_who_block_each_other_do_not_meet_in_the_lobby(store: Store) -> None:
    ann, bob, cat = [await store.create_guest(name) for name in ("Ann", "Bob", "Cat")]
    theirs = {
        person.id: (await created(store, listed=True, created_by=person.id)).id
        for person in (ann, bob, cat)
    }
    nobodys = (await created(store, listed=True)).id
    await store.block(ann.id, bob.id)

    async def sees(viewer: str | None) -> set[str]:
        return {game.id for game in await store.open_challenges(viewer)}

    everything = {*theirs.values(), nobodys}
    assert await sees(None) == everything
    assert await sees(cat.id) == everything - {theirs[cat.id]}
    assert await sees(ann.id) == await sees(bob.id) == {theirs[cat.id], nobodys}
    for person in (ann, bob, cat):
        assert [game.id for game in await store.own_challenges(person.id)] == [theirs[person.id]]


async def test_games_in_play_may_be_watched_if_listed_and_open(store: Store) -> None:
    computers = [Sitter(agent="random", nonce="a"), Sitter(agent="random", nonce="b")]
    shown = await created(store, *computers, listed=True)
    for terms in ({"listed": True, "watchable": False}, {"listed": False}, {"listed": True}):
        game = await created(store, *computers, **terms)
        if terms != {"listed": True}:
            await store.begin(game.id)
    await store.begin(shown.id)
    assert [game.id for game in await store.watchable()] == [shown.id]
    assert await store.finished() == []
    await store.append(shown.id, 0, "* draw", None, None, Standing(ending="draw agreed"))
    assert await store.watchable() == []
    assert [game.id for game in await store.finished()] == [shown.id]


async def test_ones_games_are_listed_the_last_touched_first(store: Store, clock: Clock) -> None:
    ann, bob = await store.create_guest("Ann"), await store.create_guest("Bob")
    both = [Sitter(ann.id, nonce="a"), Sitter(bob.id, nonce="b")]
    ids = []
    for sitters in (both, [Sitter(ann.id), Sitter()], [Sitter(), Sitter(reserved_for=ann.id)]):
        clock.ahead += 1
        ids.append((await created(store, *sitters)).id)
    clock.ahead += 1
    hers = (await created(store, created_by=ann.id)).id
    await created(store)
    clock.ahead += 1
    await store.begin(ids[0])
    mine = await store.games_of(ann.id)
    assert [game.id for game in mine] == [ids[0], hers, ids[2], ids[1]]
    assert [game.id for game in await store.games_of(ann.id, [Stage.RUNNING])] == [ids[0]]
    assert [game.id for game in await store.games_of(ann.id, limit=1)] == [ids[0]]
    later = await store.games_of(ann.id, before=mine[1].touched_at)
    assert [game.id for game in later] == [ids[2], ids[1]]
    assert [game.id for game in await store.games_of(bob.id)] == [ids[0]]
    assert [seat.person_id for seat in mine[0].seats] == [ann.id, bob.id]


async def test_games_are_counted_by_stage(store: Store) -> None:
    running = await begun(store)
    await created(store)
    over = await begun(store)
    await store.append(over, 1, "* draw", None, None, Standing(ending="draw agreed"))
    assert await store.running() == [running]
    counted = await store.count_games()
    assert counted == {
        Stage.WAITING: 1,
        Stage.RUNNING: 1,
        Stage.OVER: 1,
        Stage.WITHDRAWN: 0,
    }


async def test_a_game_is_due_when_its_time_has_come(store: Store) -> None:
    early, late = await begun(store), await begun(store)
    await begun(store)
    assert await store.next_due() is None
    await store.append(late, 1, "1", 0, "r", Standing(asked=1, wake_at=200.0))
    await store.append(early, 1, "1", 0, "r", Standing(asked=1, wake_at=100.0))
    assert await store.next_due() == 100.0
    assert await store.due(99.0) == []
    assert await store.due(100.0) == [early]
    assert await store.due(300.0) == [early, late]
    assert await store.due(300.0, limit=1) == [early]
    await append(store, early, 2)
    assert await store.due(300.0) == [late]


async def test_waking_can_be_put_off_while_the_game_stands_still(store: Store) -> None:
    game_id = await begun(store)
    assert await store.wake(game_id, 50.0, number=0)
    assert await store.due(60.0) == [game_id]
    assert not await store.wake(game_id, 70.0, number=1)
    assert await store.wake(game_id, None, number=0)
    assert await store.due(60.0) == []


async def test_how_a_game_stands_can_change_while_it_stands_still(store: Store) -> None:
    game_id = await begun(store)
    assert await store.restand(game_id, 0, asked=1, wake_at=50.0, deadline=70.0)
    game = await store.game(game_id)
    assert game is not None and (game.asked, game.wake_at, game.deadline) == (1, 50.0, 70.0)
    assert not await store.restand(game_id, 1, asked=0, wake_at=None, deadline=None)
    await append(store, game_id, 1)
    assert not await store.restand(game_id, 0, asked=1, wake_at=None, deadline=None)


async def test_of_several_processes_one_claims_a_due_game(store: Store, database_url: str) -> None:
    ids = [await begun(store) for _ in range(5)]
    for game_id in ids:
        await store.wake(game_id, 10.0, number=0)
    other = await Store.open(database_url)
    try:
        claims = await asyncio.gather(
            *(player.claim_due(20.0, lease=30.0, limit=2) for player in (store, other) * 3)
        )
    finally:
        await other.close()
    claimed = [game_id for claim in claims for game_id in claim]
    claimed += await store.claim_due(20.0)
    assert sorted(claimed) == sorted(ids)
    assert await store.claim_due(49.0) == []
    assert sorted(await store.claim_due(50.0)) == sorted(ids)


async def test_values_of_the_server_are_made_once(store: Store, database_url: str) -> None:
    other = await Store.open(database_url)
    try:
        made = await asyncio.gather(
            *(
                player.server_value("cookie", lambda n=n: bytes([n]) * 32)  # type: ignore[misc]
                for n, player in enumerate((store, other) * 5)
            )
        )
    finally:
        await other.close()
    assert len(set(made)) == 1 and len(made[0]) == 32
    assert await store.server_value("other", lambda: b"\x00\xff") == b"\x00\xff"
