"""Reports over HTTP: who may read one, links that anybody may open, and playing on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.dice import Rng
from grognard.kernel.records.record import read_record
from tests.server.hosting import ApiError, Hosted, Person, begun, play_out, refused, wishes
from tests.server.matches import act, pick

pytestmark = pytest.mark.anyio
REPLAYS = Path(__file__).parents[3] / "games"


def stored(game: str, name: str) -> str:
    return (REPLAYS / game / "replays" / f"{name}.battle").read_text(encoding="utf-8")


async def fought(ann: Person, bob: Person, **terms: Any) -> str:
    """A match that was played out."""
    match = await begun(ann, bob, scenario="long", **terms)
    clients = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await play_out(clients, random.Random(4))
    for client in clients:
        await client.heard_or_next("ended")
    return match


async def record_of(person: Person, match: str) -> str:
    return (await person.http.get(f"/api/matches/{match}/record")).text


# The end


async def test_each_seat_reads_the_end_in_its_own_words(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    sat = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await sat[0].request("resign")
    told = [await client.heard_or_next("ended") for client in sat]
    assert [end["words"] for end in told] == ["You resigned.", "Resignation by north."]
    assert {(end["title"], end["cite"], end["winner"]) for end in told} == {
        ("Victory: South", "", "south")
    }


async def test_a_player_of_both_sides_is_not_addressed_as_you(ann: Person) -> None:
    made = await ann.make(seats={"north": "me", "south": "me"})
    for seat in ("north", "south"):
        await ann.join(made["id"], seat)
    client = await ann.sit(made["id"], "north")
    await client.request("resign")
    assert (await client.heard_or_next("ended"))["words"] == "Resignation by north."


# Who may read it


@pytest.mark.parametrize("key", ["", "?seat=north", "?seat=south", "?seat=open"])
async def test_nothing_is_reported_of_a_running_match(
    server: Hosted, ann: Person, bob: Person, key: str
) -> None:
    match = await begun(ann, bob, watchable=True)
    eve = await server.person("Eve")
    for person in (ann, bob, eve):
        with refused("TOO_EARLY"):
            await person.get(f"/api/matches/{match}/report{key}")


async def test_the_end_is_reported_only_to_people_who_were_notified_of_it(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match_id = await begun(ann, bob)
    match = (await server.services.place(match_id)).room.playing()
    rng = Rng(2)
    while match.verdict is None:
        act(match, pick(match, rng), hold=True)
        if match.verdict is None:
            for audience in (0, 1, None):
                match.feed(audience).tell()
    match.feed(0).tell()
    assert (await ann.get(f"/api/matches/{match_id}/report"))["end"]
    with refused("TOO_EARLY"):
        await bob.get(f"/api/matches/{match_id}/report")


async def test_each_reads_the_report_from_his_own_side(ann: Person, bob: Person) -> None:
    match = await fought(ann, bob)
    mine, his = [await p.get(f"/api/matches/{match}/report") for p in (ann, bob)]
    assert (mine["seat"], his["seat"]) == ("north", "south")
    assert mine["end"]["winner"] == his["end"]["winner"]
    assert (await ann.get(f"/api/matches/{match}/report?seat=south")) == his
    with refused("NO_SUCH_SEAT"):
        await ann.get(f"/api/matches/{match}/report?seat=west")


async def test_a_record_is_reported_in_full(ann: Person) -> None:
    body = {"record": stored("eagles", "waterloo"), "seat": "allied", "lang": "fr"}
    found = await ann.post("/api/reports", body)
    assert found["seat"] == "allied" and found["measure"] == "points de bataille"
    assert [side["seat"] for side in found["sides"]] == ["french", "allied"]
    assert {row["name"] for row in found["luck"]} >= {"Tir", "Moral"}
    assert len(found["swings"]) == 3 and found["last"] == len(read_record(body["record"]).entries)
    assert all(0 <= point["share"] <= 1 for point in found["points"])
    with refused("UNREADABLE"):
        await ann.post("/api/reports", {"record": "a shopping list"})


@pytest.mark.nightly
async def test_an_open_record_has_a_report_without_an_end(ann: Person) -> None:
    match = await ann.post(
        "/api/records",
        {"record": stored("march", "training"), "upto": 60, "seats": wishes(BOTH_MINE)},
    )
    for seat in BOTH_MINE:
        await ann.join(match["id"], seat)
    text = await record_of(ann, match["id"])
    found = await ann.post("/api/reports", {"record": text})
    assert found["end"] is None and found["units"]


BOTH_MINE = {"red": "me", "blue": "me"}


# Links


@pytest.mark.nightly
async def test_anyone_who_has_the_link_may_see_a_private_battle_that_is_over(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match = await fought(ann, bob, watchable=False)
    share = (await ann.get(f"/api/matches/{match}/replay"))["share"]
    assert share
    eve = await server.person("Eve")
    async with server.anyone() as stranger:
        for what in ("", "/replay", "/report", "/record", "/proof"):
            path = f"/api/matches/{match}{what}"
            with refused("NO_SUCH_MATCH"):
                await eve.get(path)
            assert (await stranger.get(f"{path}?token={share}")).status_code == 200, what
            assert (await stranger.get(f"{path}?token={share[:-1]}x")).status_code == 404, what


async def test_a_link_shows_nothing_of_a_match_that_continues(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob, watchable=False)
    assert (await ann.get(f"/api/matches/{match}/replay"))["share"] == ""
    share = server.services.context.signer.share_token(match)
    eve = await server.person("Eve")
    for what in ("", "/replay", "/report", "/record", "/proof"):
        with refused("NO_SUCH_MATCH"):
            await eve.get(f"/api/matches/{match}{what}?token={share}")


async def test_a_link_to_one_battle_opens_no_other(
    server: Hosted, ann: Person, bob: Person
) -> None:
    first = await fought(ann, bob, watchable=False)
    second = await fought(ann, bob, watchable=False)
    share = (await ann.get(f"/api/matches/{first}/replay"))["share"]
    eve = await server.person("Eve")
    with refused("NO_SUCH_MATCH"):
        await eve.get(f"/api/matches/{second}/replay?token={share}")


async def test_a_battle_that_all_may_watch_needs_no_secret_link(ann: Person, bob: Person) -> None:
    match = await fought(ann, bob, watchable=True)
    assert (await ann.get(f"/api/matches/{match}/replay"))["share"] == ""


# Lines, and playing on from them


async def test_steps_name_their_lines_only_once_it_is_over(ann: Person, bob: Person) -> None:
    running = await begun(ann, bob)
    steps = (await ann.get(f"/api/matches/{running}/replay"))["steps"]
    assert {step["line"] for step in steps} == {None}
    match = await fought(ann, bob)
    last = len(read_record(await record_of(ann, match)).entries)
    for key in ("north", "south", "open"):
        steps = (await ann.get(f"/api/matches/{match}/replay?seat={key}"))["steps"]
        lines = [step["line"] for step in steps]
        assert lines == sorted(lines) and lines[0] == 0 and lines[-1] == last


@pytest.mark.parametrize("other", ["open", "random"])
async def test_one_plays_on_from_a_line_with_dice_of_ones_own(
    ann: Person, bob: Person, other: str
) -> None:
    match = await fought(ann, bob)
    record = await record_of(ann, match)
    seats = wishes({"north": "me", "south": other})
    made = await bob.post("/api/records", {"record": record, "upto": 2, "seats": seats})
    assert made["id"] != match and made["fair_from"] == 3
    assert made["commitment"] != read_record(record).commitment
    assert made["stage"] == "waiting" and not made["ending"]
    begun_now = await bob.join(made["id"], "north")
    if other == "open":
        token = begun_now["links"]["south"].rsplit("/", 1)[1]
        begun_now = await ann.join(made["id"], "south", token)
    assert begun_now["stage"] == "running"
    told = await bob.sit(made["id"], "north", last=0)
    assert any(message["type"] == "update" for message in told.heard)


async def test_before_a_table_line_play_continues(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    sat = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await sat[0].request("resign")
    for client in sat:
        await client.heard_or_next("ended")
    record = await record_of(ann, match)
    seats = wishes({"north": "me", "south": "me"})
    made = await ann.post("/api/records", {"record": record, "upto": 1, "seats": seats})
    for seat in ("north", "south"):
        made = await ann.join(made["id"], seat)
    assert made["stage"] == "running"


async def test_nobody_plays_on_after_the_end_or_beyond_the_record(ann: Person, bob: Person) -> None:
    match = await fought(ann, bob)
    record = await record_of(ann, match)
    last = len(read_record(record).entries)
    seats = wishes({"north": "me", "south": "me"})
    for upto in (last, last + 1):
        with pytest.raises(ApiError, match="BAD_SETUP"):
            await ann.post("/api/records", {"record": record, "upto": upto, "seats": seats})


# Analyses


async def test_a_battle_that_is_over_is_analysed_for_each_seat(ann: Person, bob: Person) -> None:
    match = await fought(ann, bob)
    own = await ann.get(f"/api/matches/{match}/analysis")
    other = await bob.get(f"/api/matches/{match}/analysis")
    assert (own["seat"], other["seat"]) == ("north", "south")
    assert own["luck"] == pytest.approx(-other["luck"])
    chances = [turn["chance"] for turn in own["turns"]]
    assert chances == pytest.approx([1 - turn["chance"] for turn in other["turns"]])
    assert own["looked_at"] is None and len(own["summary"]) == 2
    assert own["end"] in (0.0, 0.5, 1.0)


async def test_mistakes_are_looked_for_when_that_is_wanted(ann: Person, bob: Person) -> None:
    record = await record_of(ann, await fought(ann, bob))
    found = await ann.post("/api/analyses", {"record": record, "seat": "north", "review": True})
    assert 0 < found["looked_at"] <= found["answers"] and len(found["summary"]) == 3
    lines = [point["line"] for point in found["points"]]
    assert lines == sorted(lines) and all(line <= found["last"] for line in lines)


async def test_a_battle_that_continues_is_not_analysed(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    with refused("TOO_EARLY"):
        await ann.get(f"/api/matches/{match}/analysis")
