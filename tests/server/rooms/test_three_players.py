"""R170 over real sockets: Ann has the French, Bob the British, Carol the Prussians."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.hosting import Client, Json, Person, choose, refused, token_in
from tests.server.match.test_hands import MEETING

pytestmark = pytest.mark.anyio

PRUSSIANS: Json = {"sitter": "open", "shares": ["prussian"]}


async def made(bob: Person, prussians: Json = PRUSSIANS, **terms: object) -> Json:
    seats = {"french": {"sitter": "open"}, "allied": {"sitter": "me", "commanders": [prussians]}}
    body = {"game": "eagles", "position": MEETING, "reaction": 0, "seats": seats, **terms}
    return await bob.post("/api/matches", body)


async def begun(ann: Person, bob: Person, carol: Person, **terms: object) -> str:
    match = await made(bob, **terms)  # type: ignore[arg-type]
    await ann.join(match["id"], "french", token_in(match, "french"))
    await carol.join(match["id"], "allied.1", token_in(match, "allied.1"))
    await bob.join(match["id"], "allied")
    return str(match["id"])


def reserve(client: Client) -> str:
    view = next(m["view"] for m in reversed(client.heard) if m.get("view"))
    return str(view.split("reserve-allied: ")[1].split("\n")[0])


async def test_each_is_sent_what_they_see_and_may_answer(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    british, prussian = await bob.sit(match, "allied"), await carol.sit(match, "allied")
    await british.asked()
    await prussian.asked()
    assert reserve(british) == "132, ?prussian x3"
    assert reserve(prussian) == "206, 241, 299, ?british x1"
    assert british.prompt is not None and british.prompt["awaited"] == ["allied", "allied.1"]
    assert british.prompt["closing"] == ""  # nobody ends a phase for an ally
    with refused("UNREADABLE"):
        await british.act("move 241 > AL")
    await prussian.act("move 241 > AL")
    told = await british.until("update")
    assert told["events"] and "241" not in str(told)
    with refused("HAND_STAYS"):
        await british.request("assign", share="prussian", chair=0)


async def test_who_leaves_gives_their_hand_to_their_ally(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    british, prussian = await bob.sit(match, "allied"), await carol.sit(match, "allied")
    await british.asked()
    await carol.post(f"/api/matches/{match}/leave", {"seat": "allied.1"})
    await british.until("sync")
    assert reserve(british) == "132, 206, 241, 299"
    while not any(text.startswith("move 241") for text in (await british.asked())["legal"]):
        await british.hear()
    await prussian.until("welcome")
    assert prussian.heard[-1]["seat"] is None


async def test_R170_to_resign_and_to_draw_need_both(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    french, british = await ann.sit(match, "french"), await bob.sit(match, "allied")
    prussian = await carol.sit(match, "allied")
    await prussian.asked()
    await french.request("offer", what="draw")
    await british.until("offer")
    await british.request("reply", what="draw", accept=True)
    await prussian.request("reply", what="draw", accept=False)
    assert french.ended is None
    await british.request("resign")
    offer = await prussian.until("offer")
    while offer["what"] != "resign":
        offer = await prussian.until("offer")
    assert offer["seat"] == "allied" and offer["open"]
    await prussian.request("reply", what="resign", accept=True)
    ended = await french.until("ended")
    assert (ended["winner"], ended["ending"]) == ("french", "french resigned")
    assert not any(m["type"] == "offer" and m["what"] == "resign" for m in french.heard)


async def test_a_draw_is_agreed_when_all_three_have_said_so(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    french, british = await ann.sit(match, "french"), await bob.sit(match, "allied")
    prussian = await carol.sit(match, "allied")
    await prussian.request("offer", what="draw")
    for client in (french, british):
        await client.until("offer")
        await client.request("reply", what="draw", accept=True)
    assert (await prussian.until("ended"))["winner"] is None


async def test_a_computer_has_one_hand_and_a_person_the_other(ann: Person, bob: Person) -> None:
    """Random play against the French, beside a computer with the Prussians, for a while."""
    match = await made(bob, {"sitter": "computer", "agent": "sensible", "shares": ["prussian"]})
    await ann.join(match["id"], "french", token_in(match, "french"))
    await bob.join(match["id"], "allied")
    clients = [await ann.sit(match["id"], "french"), await bob.sit(match["id"], "allied")]
    rng, done = random.Random(1), asyncio.Event()
    counts = [0, 0]

    async def play(order: int) -> None:
        client = clients[order]
        while client.ended is None and not done.is_set():
            if client.prompt is not None and client.prompt["legal"]:
                counts[order] += 1
                await client.act(choose(client.prompt["legal"], rng))
                if min(counts) >= 6:
                    done.set()
            else:
                await client.hear()

    await asyncio.wait(
        [asyncio.create_task(play(order)) for order in (0, 1)],
        return_when=asyncio.FIRST_COMPLETED,
        timeout=60,
    )
    assert min(counts) >= 6 or any(client.ended for client in clients)


async def test_a_rematch_keeps_the_prussians_with_the_allies(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    await (await bob.sit(match, "allied")).request("resign")
    french, prussian = await ann.sit(match, "french"), await carol.sit(match, "allied")
    assert (await prussian.heard_or_next("offer"))["what"] == "resign"
    assert not any(heard["type"] == "offer" for heard in french.heard)  # it is none of theirs
    await prussian.request("reply", what="resign", accept=True)
    await prussian.until("ended")
    again = await bob.post(f"/api/matches/{match}/rematch")
    assert [one["seat"] for one in again["commanders"]] == ["allied.1"]
    assert {s["seat"]: s["yours"] for s in again["seats"]} == {"french": True, "allied": False}
