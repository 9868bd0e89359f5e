"""Matches over HTTP: every way to come together, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.driver import POSITION
from tests.server.hosting import (
    FREELY,
    Hosted,
    Person,
    begun,
    hosted,
    new_nonce,
    refused,
    token_in,
)

pytestmark = pytest.mark.anyio


async def test_the_games_are_known_without_their_local_options(ann: Person) -> None:
    known = await ann.get("/api/games-known")
    games = {game["key"]: game for game in known["games"]}
    assert games["bids"]["seats"] == ["north", "south"]
    assert "quatre-bras" in games["eagles"]["scenarios"]
    options = [option["key"] for option in games["eagles"]["options"]]
    assert "decoys" in options
    assert "cards" not in options
    assert known["agents"] == ["conscript", "soldier", "veteran", "grognard", "marshal"]
    assert known["paces"] == ["live", "day", "three-days", "none"]


async def test_a_match_shows_its_commitment_and_waits_for_nonces(ann: Person, bob: Person) -> None:
    match = await ann.make()
    assert match["stage"] == "waiting"
    assert len(match["commitment"]) == 64
    assert [(s["yours"], s["ready"]) for s in match["seats"]] == [(True, False), (False, False)]
    token = token_in(match, "south")
    joined = await bob.join(match["id"], "south", token)
    assert joined["stage"] == "waiting"
    assert joined["commitment"] == match["commitment"]
    started = await ann.join(match["id"], "north")
    assert started["stage"] == "running"
    assert started["links"] == {}


async def test_nobody_sits_down_without_the_link(ann: Person, bob: Person) -> None:
    match = await ann.make(watchable=False)
    with refused("NO_SUCH_MATCH"):
        await bob.get(f"/api/matches/{match['id']}")
    with refused("NO_SUCH_MATCH"):
        await bob.join(match["id"], "south")
    token = token_in(match, "south")
    assert (await bob.get(f"/api/matches/{match['id']}?token={token}"))["links"] == {}
    open_one = await ann.make(watchable=True)
    with refused("BAD_LINK"):
        await bob.join(open_one["id"], "south")
    with refused("BAD_LINK"):
        await bob.join(open_one["id"], "south", token)


async def test_an_open_challenge_is_in_the_lobby_until_somebody_takes_it(
    ann: Person, bob: Person
) -> None:
    match = await ann.make(listed=True, pace="day")
    found = [m for m in (await bob.get("/api/lobby"))["challenges"] if m["id"] == match["id"]]
    assert found[0]["pace"] == "day"
    await bob.join(match["id"], "south")
    await ann.join(match["id"], "north")
    lobby = await bob.get("/api/lobby")
    assert match["id"] not in [m["id"] for m in lobby["challenges"]]
    assert match["id"] in [m["id"] for m in lobby["watchable"]]


async def test_those_who_block_each_other_do_not_meet(ann: Person, bob: Person) -> None:
    match = await ann.make(listed=True)
    await bob.put(f"/api/people/me/blocks/{ann.id}")
    assert match["id"] not in [m["id"] for m in (await bob.get("/api/lobby"))["challenges"]]
    with refused("BLOCKED"):
        await bob.join(match["id"], "south")


async def test_a_seat_is_taken_once(ann: Person, bob: Person, server: Hosted) -> None:
    match = await ann.make(listed=True)
    await bob.join(match["id"], "south")
    carol = await server.person("Carol")
    with refused("TAKEN"):
        await carol.join(match["id"], "south")
    with refused("NO_SUCH_SEAT"):
        await carol.join(match["id"], "west")


async def test_a_nonce_is_given_once(ann: Person) -> None:
    match = await ann.make()
    nonce = new_nonce()
    await ann.join(match["id"], "north", nonce=nonce)
    assert (await ann.join(match["id"], "north", nonce=nonce))["seats"][0]["nonce"] == nonce
    with refused("TAKEN"):
        await ann.join(match["id"], "north")


async def test_one_may_get_up_again_before_it_begins(ann: Person, bob: Person) -> None:
    match = await ann.make(listed=True)
    await bob.join(match["id"], "south")
    left = await bob.post(f"/api/matches/{match['id']}/leave", {"seat": "south"})
    assert left["seats"][1]["person"] is None
    with refused("NOT_YOUR_SEAT"):
        await bob.post(f"/api/matches/{match['id']}/leave", {"seat": "north"})


async def test_a_match_that_has_begun_is_neither_left_nor_withdrawn(
    ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob)
    with refused("OVER"):
        await bob.post(f"/api/matches/{match}/leave", {"seat": "south"})
    with refused("OVER"):
        await ann.delete(f"/api/matches/{match}")


async def test_its_maker_may_withdraw_a_match_and_nobody_else(ann: Person, bob: Person) -> None:
    match = await ann.make(listed=True)
    with refused("NOT_YOURS"):
        await bob.delete(f"/api/matches/{match['id']}")
    await ann.delete(f"/api/matches/{match['id']}")
    assert (await ann.get(f"/api/matches/{match['id']}"))["stage"] == "withdrawn"
    with refused("TAKEN"):
        await bob.join(match["id"], "south")


async def test_hotseat_begins_when_both_nonces_are_given(ann: Person) -> None:
    match = await ann.make(seats={"north": "me", "south": "me"})
    await ann.join(match["id"], "north")
    started = await ann.join(match["id"], "south")
    assert started["stage"] == "running"
    assert started["reaction"] == 0
    assert not started["watchable"]
    assert started["your_turn"]


async def test_a_computers_nonce_is_there_from_the_start(ann: Person) -> None:
    match = await ann.make(seats={"north": "random", "south": "me"})
    north, south = match["seats"]
    assert (north["agent"], north["ready"], north["here"]) == ("random", True, True)
    assert not south["ready"]
    assert not match["watchable"]


async def test_ones_matches_are_listed_by_stage(ann: Person, bob: Person) -> None:
    waiting = await ann.make()
    running = await begun(ann, bob)
    listed = await ann.get("/api/matches")
    assert [m["id"] for m in listed["matches"]] == [running, waiting["id"]]
    assert (await ann.get("/api/matches?stage=over"))["matches"] == []
    only = await ann.get("/api/matches?stage=running")
    assert [m["id"] for m in only["matches"]] == [running]
    assert only["matches"][0]["your_turn"]
    assert not (await bob.get("/api/matches?stage=running"))["matches"][0]["your_turn"]
    client = await ann.sit(running, "north")
    await client.request("resign")
    assert (await ann.get("/api/matches?stage=running"))["matches"] == []
    over = (await ann.get("/api/matches?stage=over"))["matches"]
    assert [m["id"] for m in over] == [running]
    assert (await ann.get("/api/matches?stage=over&before=1"))["matches"] == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "NO_SUCH_GAME"),
        ({"scenario": "endless"}, "BAD_SETUP"),
        ({"scenario": ""}, "BAD_SETUP"),
        ({"options": {"hand": "9"}}, "BAD_SETUP"),
        ({"options": {"seed": "1"}}, "BAD_SETUP"),
        ({"seats": {"north": "me"}}, "BAD_SETUP"),
        ({"seats": {"north": "me", "west": "open"}}, "BAD_SETUP"),
        ({"seats": {"north": "me", "south": "genius"}}, "BAD_SETUP"),
        ({"position": "nonsense"}, "BAD_SETUP"),
    ],
)
async def test_what_cannot_begin_is_refused(ann: Person, wish: dict[str, Any], code: str) -> None:
    with refused(code):
        await ann.make(**wish)


async def test_a_position_may_be_the_start_of_a_match(ann: Person) -> None:
    seats = {"french": "me", "allied": "me"}
    match = await ann.make("eagles", position=POSITION, seats=seats)
    assert match["from_position"]
    await ann.join(match["id"], "french")
    assert (await ann.join(match["id"], "allied"))["asked"] == "french"


@pytest.mark.parametrize("line", ["option cards /etc/passwd", "  OPTION   Cards  /etc/passwd"])
async def test_no_file_of_the_servers_machine_is_named_from_outside(ann: Person, line: str) -> None:
    seats = {"french": "me", "allied": "me"}
    with refused("LOCAL_OPTION"):
        await ann.make("eagles", "wavre", seats=seats, options={"cards": "/etc/passwd"})
    with refused("LOCAL_OPTION"):
        await ann.make("eagles", position=f"{POSITION}{line}\n", seats=seats)


async def test_a_rematch_changes_sides_and_is_one_and_the_same_for_both(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob)
    with refused("TOO_EARLY"):
        await ann.post(f"/api/matches/{match}/rematch")
    client = await ann.sit(match, "north")
    await client.request("resign")
    await client.until("ended")
    with refused("NOT_YOUR_SEAT"):
        await (await server.person("Carol")).post(f"/api/matches/{match}/rematch")
    again = await ann.post(f"/api/matches/{match}/rematch")
    assert again["rematch_of"] == match
    assert (again["seats"][1]["yours"], again["seats"][0]["reserved"]) == (True, True)
    assert (await bob.post(f"/api/matches/{match}/rematch"))["id"] == again["id"]
    with refused("TAKEN"):
        await (await server.person("Carol")).join(again["id"], "north")
    await bob.join(again["id"], "north")
    assert (await ann.join(again["id"], "south"))["stage"] == "running"
    assert (await ann.get(f"/api/matches/{match}"))["rematch"] == again["id"]
    assert (await client.until("match"))["match"]["rematch"] == again["id"]


async def test_a_rematch_against_the_computer_changes_sides_too(ann: Person) -> None:
    match = await ann.make(seats={"north": "me", "south": "random"})
    await ann.join(match["id"], "north")
    client = await ann.sit(match["id"], "north")
    await client.request("resign")
    again = await ann.post(f"/api/matches/{match['id']}/rematch")
    assert again["seats"][0]["agent"] == "random"
    assert again["seats"][1]["yours"]


async def test_notes_are_ones_own(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    await ann.put(f"/api/matches/{match}/note", {"text": "keep the joker\n"})
    assert (await ann.get(f"/api/matches/{match}/note"))["text"] == "keep the joker\n"
    assert (await bob.get(f"/api/matches/{match}/note"))["text"] == ""


async def test_standing_orders_are_ones_own(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    orders = {"orders": [{"prefix": "spend", "reply": "play"}]}
    path = f"/api/matches/{match}/seats/north/orders"
    assert await ann.put(path, orders) == orders
    assert await ann.get(path) == orders
    with refused("NOT_YOUR_SEAT"):
        await bob.get(path)
    assert await ann.put(path, {"orders": []}) == {"orders": []}
    assert await ann.get(path) == {"orders": []}


async def test_a_private_match_is_nobody_elses_business(
    ann: Person, bob: Person, server: Hosted
) -> None:
    match = await begun(ann, bob, watchable=False)
    carol = await server.person("Carol")
    for path in ("", "/chat", "/record", "/note"):
        with refused("NO_SUCH_MATCH"):
            await carol.get(f"/api/matches/{match}{path}")
    with refused("NO_SUCH_MATCH"):
        await ann.get("/api/matches/aaaaaaaaaaaaaaaa")


async def test_making_matches_without_end_is_refused(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "l.db"), limits=replace(FREELY, new_matches=(2, 0))) as server:
        ann = await server.person()
        await ann.make()
        await ann.make()
        with refused("TOO_FAST"):
            await ann.make()


async def test_a_match_whose_rules_are_gone_says_so(
    ann: Person, bob: Person, server: Hosted
) -> None:
    from sqlalchemy import update

    from grognard.server.store.schema import games

    match = await ann.make(listed=True)
    server.services.rooms.places.pop(match["id"])
    command = update(games).where(games.c.id == match["id"]).values(version="0")
    await server.services.store.change(command)
    with refused("VERSION_GONE"):
        await bob.get(f"/api/matches/{match['id']}")
    assert match["id"] not in [m["id"] for m in (await bob.get("/api/lobby"))["challenges"]]
