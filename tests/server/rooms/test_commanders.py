"""Several commanders a side, over real sockets: who answers, and for what.

Ann leads north and Bob south. Carol shares north on the first chair, with the left wing (columns b
and c); Dan may come on the second.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.server.hosting import Person, refused
from tests.server.rooms.wings import FREE, HERS, LEFT, OWN, asked_for, begun, staked

pytestmark = pytest.mark.anyio


# Playing


async def test_each_is_asked_for_their_own_and_sees_who_is_awaited(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief = await staked(ann, match)
    left = await carol.sit(match, "north")
    prompt = await asked_for(left, *HERS)
    assert prompt["awaited"] == ["north", "north.1"]
    assert (prompt["passed"], prompt["closing"]) == (False, "")
    assert (await asked_for(chief, *OWN))["closing"] == "done"
    with refused("NOT_YOUR_COMMAND"):
        await left.act("march d")
    with refused("NOT_CHIEF"):
        await left.act("march a")
    await left.act("march b")
    await asked_for(left, "done", "march c", "storm c")
    await left.act("done")
    while not (left.prompt and left.prompt["passed"]):
        await left.hear()
    assert left.prompt["awaited"] == ["north"]
    await asked_for(chief, *OWN)
    await chief.act("done")
    await chief.until("update")
    other = await bob.sit(match, "south")
    await other.asked()
    assert other.prompt is not None and other.prompt["awaited"] == []


async def test_a_refusal_names_the_command_in_either_language(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    await staked(ann, match)
    for lang, name in (("en", "Right wing"), ("fr", "Aile droite")):
        left = await carol.sit(match, "north", lang=lang)
        await asked_for(left, *HERS)
        with pytest.raises(Exception, match=name):
            await left.act("storm d")


async def test_the_chief_alone_ends_a_step_for_all(ann: Person, bob: Person, carol: Person) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    await asked_for(left, *HERS)
    with refused("NOT_CHIEF"):
        await left.act("done", for_all=True)
    await chief.act("done", for_all=True)
    other = await bob.sit(match, "south")
    assert (await other.asked())["seat"] == "south"


async def test_a_stranger_and_the_enemy_have_no_say(
    ann: Person, bob: Person, carol: Person, dan: Person
) -> None:
    match = await begun(ann, bob, carol, LEFT, FREE)
    await staked(ann, match)
    enemy = await bob.sit(match, "south")
    waits = await enemy.heard_or_next("prompt")  # who can act shows what is in a hand
    assert (waits["awaited"], waits["legal"], waits["closing"]) == ([], [], "")
    for kind, facts in (
        ("act", {"seen": enemy.number, "action": "march b", "seat": "north"}),
        ("act", {"seen": enemy.number, "action": "march b", "seat": "north.1"}),
        ("assign", {"share": "left", "chair": 0, "seat": "north"}),
    ):
        with refused("NOT_YOUR_SEAT"):
            await enemy.request(kind, **facts)
    with refused("NO_SUCH_SEAT"):
        await enemy.request("assign", share="left", chair=1)
    stranger = await dan.sit(match, None)
    with refused("NOT_YOUR_SEAT"):
        await stranger.request("assign", share="left", chair=0, seat="north")


async def test_what_binds_the_side_is_the_chiefs_to_say(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    await staked(ann, match)
    left = await carol.sit(match, "north")
    for kind, facts in (
        ("resign", {}),
        ("offer", {"what": "draw"}),
        ("offer", {"what": "takeback"}),
        ("reply", {"what": "draw", "accept": True}),
        ("claim", {}),
        ("order", {"prefix": "march", "reply": "play"}),
        ("assign", {"share": "right", "chair": 1}),
    ):
        with refused("NOT_CHIEF"):
            await left.request(kind, **facts)
    assert (await ann.get(f"/api/matches/{match}"))["stage"] == "running"


async def test_an_offer_reaches_all_of_a_side_and_its_chief_accepts(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    other = await bob.sit(match, "south")
    await other.request("offer", what="draw")
    assert (await left.until("offer"))["open"]
    await chief.until("offer")
    with refused("NOT_CHIEF"):
        await left.request("reply", what="draw", accept=True)
    await chief.request("reply", what="draw", accept=True)
    assert (await left.until("ended"))["ending"] == "draw agreed"


async def test_one_takes_back_ones_own_move_and_no_others(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    await asked_for(left, *HERS)
    await left.act("march b")
    await asked_for(left, "done", "march c", "storm c")
    assert left.prompt is not None and left.prompt["undo"]
    while chief.number != left.number:
        await chief.hear()
    with refused("OTHER_PLAYER"):
        await chief.request("undo", seen=chief.number)
    await left.request("undo", seen=left.number)
    await asked_for(left, *HERS)


async def test_the_same_request_id_of_two_people_is_two_requests(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    await asked_for(left, *HERS)
    await left.act("march b", id="same")
    await left.act("march b", id="same", seen=left.number)  # once, however often it is sent
    await chief.act("march a", id="same")
    await asked_for(left, "done", "march c", "storm c")
    await asked_for(chief, "done", "march d", "storm d")


async def test_both_may_act_at_the_same_moment(ann: Person, bob: Person, carol: Person) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    await asked_for(left, *HERS)
    await asyncio.gather(chief.act("march a"), left.act("march b"))
    await asked_for(chief, "done", "march d", "storm d")
    await asked_for(left, "done", "march c", "storm c")


# Assigning


async def test_the_chief_assigns_and_everybody_knows_at_once(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await begun(ann, bob, carol)
    chief, left = await staked(ann, match), await carol.sit(match, "north")
    other = await bob.sit(match, "south")
    await asked_for(left, *HERS)
    await chief.request("assign", share="right", chair=1)
    await asked_for(left, *sorted({*HERS, "march d", "storm d"}))
    await asked_for(chief, "done", "march a", "storm a")
    told = await other.until("update")
    assert [(line["table"], line["words"]) for line in told["events"]] == [
        ("given", "North: Right wing is now under commander 1.")
    ]
    changed = (await other.until("match"))["match"]
    assert {s["key"]: s["chair"] for s in changed["shares"]["north"]} == {
        "left": 1, "right": 1, "van": 1,
    }  # fmt: skip
    await chief.request("assign", share="left", chair=0)
    await asked_for(left, "done", "march d", "storm d")


async def test_what_cannot_be_assigned_is_refused(ann: Person, bob: Person, carol: Person) -> None:
    match = await begun(ann, bob, carol)
    chief = await staked(ann, match)
    with refused("NO_SUCH_COMMAND"):
        await chief.request("assign", share="center", chair=1)
    with refused("NO_SUCH_SEAT"):
        await chief.request("assign", share="left", chair=2)
    for wrong in ({"share": "left", "chair": 9}, {"share": "a b", "chair": 1}, {"share": "left"}):
        with refused("UNREADABLE"):
            await chief.request("assign", **wrong)
    for forged in ("* give north right 1", "* pass north 1", "* give north right 1\n"):
        with pytest.raises(Exception, match="UNREADABLE"):
            await chief.act(forged)
    room = (await ann.hosted.services.place(match)).room
    assert room.playing().number == 1
