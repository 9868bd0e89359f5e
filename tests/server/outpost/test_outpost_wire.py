"""Outpost over the wire: a whole game with its board, reaches and measurements; clocks, letters."""

from __future__ import annotations

import asyncio
import random
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from grognard.server.wire.measured_messages import board_info, measure_info, reach_info
from tests.miniatures.outpost.army_fixture import built
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.moments import at, laying, ordering
from tests.server.accounts.test_notify import confirmed, smtp, soon
from tests.server.hosting import (
    ApiError,
    Client,
    Hosted,
    Json,
    Person,
    begun,
    choose,
    hosted,
    refused,
)
from tests.server.letterbox import letterbox

pytestmark = pytest.mark.anyio

RED, BLUE = "red", "blue"


def sent(info: Any) -> Json:
    """As it is on the wire."""
    return dict(info.model_dump(mode="json"))


async def seated(ann: Person, bob: Person, **terms: object) -> tuple[str, Client, Client]:
    match = await begun(ann, bob, "outpost", "bridge", **terms)
    return match, await ann.sit(match, RED), await bob.sit(match, BLUE)


# A whole game


async def test_a_whole_game_is_played_over_the_wire(ann: Person, bob: Person) -> None:
    match, red, blue = await seated(ann, bob)
    rng = random.Random(1)
    asked = await asyncio.gather(play_with_tape(red, rng), play_with_tape(blue, rng))
    assert sum(asked) > 8
    replay = await bob.get(f"/api/matches/{match}/replay")
    assert replay["board"] == sent(board_info(OUTPOST.board(at(ordering()), "en")))
    assert len(replay["steps"]) > 15


async def play_with_tape(client: Client, rng: random.Random) -> int:
    """Play at random to the end, and hold in hand what can be held; how often that was."""
    held = 0
    while client.ended is None:
        if client.prompt is None or not client.prompt["legal"]:
            await client.hear()
            continue
        text = choose(client.prompt["legal"], rng)
        if text.startswith(("move", "place")):
            answer = await client.request("ask", what="reach", action=text)
            assert answer["reach"] is not None
            held += 1
        try:
            await client.act(text)
        except ApiError as late:  # asked again while its sealed answer was on its way
            assert late.code in ("STALE", "NOT_YOUR_TURN")
    return held


# The board, reaches, measurements


async def test_the_board_says_that_it_is_in_inches(ann: Person, bob: Person) -> None:
    _, red, blue = await seated(ann, bob, position=ordering())
    expected = sent(board_info(OUTPOST.board(at(ordering()), "en")))
    assert red.heard[0]["board"] == blue.heard[0]["board"] == expected
    assert (expected["unit"], expected["step"], expected["decimals"]) == ("in", 127, 2)


@pytest.mark.parametrize(
    "order", ["move r1 halt", "move r2 wheel left 20, advance 3", "move r4 halt", "move r3 about"]
)
async def test_a_reach_is_the_engines_own(ann: Person, bob: Person, order: str) -> None:
    _, red, blue = await seated(ann, bob, position=ordering())
    b = at(ordering())
    found = OUTPOST.reach(b, OUTPOST.parse(b, order), "en")
    assert found is not None and found.parts == 2
    answer = await red.request("ask", what="reach", action=order)
    assert answer["reach"] == sent(reach_info(found))
    with refused("NOT_YOUR_TURN"):
        await blue.request("ask", what="reach", action=order)


async def test_each_seat_measures_what_it_sees(ann: Person, bob: Person) -> None:
    _, red, blue = await seated(ann, bob, position=ordering())
    mine = await red.request("ask", what="measure", action="r4 > b1")
    expected = OUTPOST.measure(at(ordering()), 0, "r4 > b1", "en")
    assert mine["measure"] == sent(measure_info(expected))
    with refused("UNREADABLE"):
        await blue.request("ask", what="measure", action="r4 > b1")


async def test_no_tape_while_gunners_guess(ann: Person, bob: Person) -> None:
    _, red, blue = await seated(ann, bob, position=laying())
    for client in (red, blue):
        with refused("ILLEGAL") as forbidden:
            await client.request("ask", what="measure", action="r3 > b1")
        assert forbidden.value.answer["cite"] == "3.4 gunners guess"


# Sealed answers, clocks and letters


async def test_a_sealed_answer_is_undone_over_the_wire(ann: Person, bob: Person) -> None:
    _, red, blue = await seated(ann, bob, position=laying())
    await blue.asked()
    await blue.act("lie")
    assert (await red.until("update"))["owing"] == [RED]
    await blue.request("undo", seen=blue.number)
    assert (await red.until("update"))["owing"] == [RED, BLUE]
    await blue.asked()
    await blue.act("stand")
    await red.until("update")
    await red.act("write e12")
    told = [line["words"] for line in (await news(blue, "estimated"))]
    assert told == ["r3 estimated e12"]


async def news(client: Client, kind: str) -> list[Json]:
    """The next lines of a kind."""
    while True:
        told = [line for line in (await client.until("update"))["events"] if line["kind"] == kind]
        if told:
            return told


async def test_both_have_the_same_deadline_and_who_has_answered_may_claim(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, red, blue = await seated(ann, bob, position=laying(), pace="live")
    await blue.asked()
    await blue.act("lie")
    deadline = (await red.until("update"))["deadline"]
    assert deadline == pytest.approx(time.time() + 300, abs=30)
    monkeypatch.setattr(server.services.context, "clock", lambda: time.time() + 331)
    with refused("TOO_EARLY"):
        await red.request("claim")
    await blue.request("claim")
    assert (await red.until("ended"))["ending"] == "blue time"


async def test_in_correspondence_both_get_a_letter_and_one_answer_brings_none(
    tmp_path: Path,
) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        for person in (ann, bob):
            await confirmed(person, f"{person.name}@example.org")
        match = await begun(ann, bob, "outpost", pace="day", position=laying())
        await soon(lambda: len(turns(box.letters)) == 2)
        blue = await bob.sit(match, BLUE)
        await blue.act("lie")
        await blue.until("update")
        assert sorted(turns(box.letters)) == ["Ann@example.org", "Bob@example.org"]
        red = await ann.sit(match, RED)
        await red.act("write e12")
        await news(red, "estimated")
        assert len(turns(box.letters)) == 2


def turns(letters: list[EmailMessage]) -> list[str]:
    return [letter["To"] for letter in letters if letter["Subject"].startswith("Your turn")]


# Armies


async def test_armies_are_built_over_the_wire(ann: Person, bob: Person) -> None:
    options = await ann.get("/api/games/outpost/army-options")
    assert [term["key"] for term in options["terms"]] == ["arm", "bases"]
    found = await ann.post("/api/games/outpost/army-check", {"army": built(), "points": 60})
    assert found["flaws"] == [] and found["points"] == 47
    match = await begun(ann, bob, "outpost", "bridge", options={"red-army": found["line"]})
    red = await ann.sit(match, RED)
    names = [unit["name"] for unit in red.heard[0]["board"]["units"] if unit["seat"] == RED]
    assert names[0] == "Lasalle" and len(names) == 5
