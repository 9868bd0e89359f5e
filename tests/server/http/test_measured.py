"""A measured table over the wire: its ground, reaches and measurements, to those who may ask."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grognard.games.march.game import GAME as MARCH
from grognard.kernel.dice import Rng
from grognard.kernel.records.replay import begin
from grognard.kernel.state import State
from grognard.server.wire.measured_messages import board_info, measure_info, reach_info
from tests.games.march.moments import (
    HIDDEN,
    NEAR,
    PLACING,
    PLACING_COMMANDER,
    PLACING_SCREEN,
    choosing,
    marching,
    riding,
)
from tests.server.hosting import FREELY, Client, Json, Person, begun, hosted, refused

pytestmark = pytest.mark.anyio

RED, BLUE = "red", "blue"
REGIMENTS = [*(f"b{n}" for n in range(1, 6)), "commander red"]
REGIMENTS += [*(f"f{n}" for n in range(1, 5)), "commander blue"]


async def at(ann: Person, bob: Person, position: str) -> tuple[str, Client, Client, Client]:
    """A match from a position: red, blue, and a spectator."""
    match = await begun(ann, bob, "march", position=position, watchable=True)
    red, blue = await ann.sit(match, RED), await bob.sit(match, BLUE)
    return match, red, blue, await bob.sit(match, None)


def sent(info: Any) -> Json:
    """As it is on the wire."""
    return dict(info.model_dump(mode="json"))


def drawn(state: State, lang: str = "en") -> Json:
    return sent(board_info(MARCH.board(state, lang)))


# Without measures


async def test_a_game_without_measures_has_no_table_of_that_kind(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    assert north.heard[0]["board"] is None
    legal = (await north.asked())["legal"]
    assert (await north.request("ask", what="reach", action=legal[0]))["reach"] is None
    with refused("UNREADABLE"):
        await south.request("ask", what="measure", action="c1")
    with refused("NOT_YOUR_TURN"):
        await south.request("ask", what="reach", action=legal[0])


# The table


async def test_everybody_is_welcomed_with_the_table_in_his_own_language(
    ann: Person, bob: Person
) -> None:
    position = choosing()
    match, *clients = await at(ann, bob, position)
    state = MARCH.read(position)
    assert [client.heard[0]["board"] for client in clients] == [drawn(state)] * 3
    french = await bob.sit(match, None, lang="fr")
    assert french.heard[0]["board"] == drawn(state, "fr") != drawn(state)
    board = clients[0].heard[0]["board"]
    assert [unit["id"] for unit in board["units"]] == REGIMENTS
    assert {unit["seat"] for unit in board["units"]} == {RED, BLUE}


async def test_a_player_who_came_before_the_battle_asks_again_when_it_begins(
    ann: Person, bob: Person
) -> None:
    made = await ann.make("march", "training", seats={RED: "me", BLUE: "open"})
    client = await ann.sit(made["id"], RED)
    assert client.heard[0]["board"] is None
    await bob.join(made["id"], BLUE, made["links"][BLUE].rpartition("/")[2])
    await ann.join(made["id"], RED)
    while (await client.until("match"))["match"]["stage"] != "running":
        pass
    await client.say("hello", seat=RED)
    welcome = await client.until("welcome")
    assert [unit["id"] for unit in welcome["board"]["units"]] == REGIMENTS


async def test_a_replay_bears_the_table(ann: Person, bob: Person) -> None:
    match, red, *_ = await at(ann, bob, choosing())
    await red.act("pass b1")
    for person in (ann, bob):
        found = await person.get(f"/api/matches/{match}/replay")
        assert found["board"] == drawn(MARCH.read(choosing()))
    bids = await begun(ann, bob)
    await ann.sit(bids, "north")
    assert (await ann.get(f"/api/matches/{bids}/replay"))["board"] is None


async def test_the_replay_of_a_record_or_a_position_bears_the_table_of_its_battle(
    ann: Person,
) -> None:
    recorder = begin(MARCH, "vimeiro", {"set-up": "ready"})
    recorder.run(Rng(1))
    found = await ann.post("/api/replays", {"record": recorder.record.text()})
    assert found["board"] == drawn(recorder.state)
    assert found["board"]["title"] != drawn(MARCH.read(choosing()))["title"]
    found = await ann.post("/api/replays", {"record": choosing(**NEAR)})
    assert found["board"] == drawn(MARCH.read(choosing(**NEAR)))


# Reaches

HANDS = [
    (marching(), "halt"),
    (marching(), "wheel left 30, advance 7.5"),
    (marching(**NEAR), "advance 3"),
    (choosing(**NEAR), "attack b2 > f2"),
    (riding(), "ride 60,35"),
    (PLACING, "place b1 60,20 0 line detach 8"),
    (PLACING_SCREEN, "screen b5 60,30 0 gap 2"),
    (PLACING_COMMANDER, "commander 60,10"),
]


@pytest.mark.parametrize(("position", "order"), HANDS, ids=lambda text: text.split("\n")[0])
async def test_a_reach_is_the_engines_own(
    ann: Person, bob: Person, position: str, order: str
) -> None:
    _, red, _, _ = await at(ann, bob, position)
    state = MARCH.read(position)
    found = MARCH.reach(state, MARCH.parse(state, order), "en")
    assert found is not None
    answer = await red.request("ask", what="reach", action=order)
    assert answer["reach"] == sent(reach_info(found))


async def test_a_reach_is_sent_only_to_the_player_who_is_asked(ann: Person, bob: Person) -> None:
    _, _, blue, watcher = await at(ann, bob, marching())
    with refused("NOT_YOUR_TURN"):
        await blue.request("ask", what="reach", action="halt")
    with refused("NOT_YOUR_SEAT"):
        await watcher.request("ask", what="reach", action="halt")


# Measurements

TAPES = ["b2", "f1", "b2 > f2", "f2 > b3", "commander red", "60,60", "b1 > 60,60"]


@pytest.mark.parametrize("tape", TAPES)
@pytest.mark.parametrize("stands", [NEAR, HIDDEN], ids=["near", "hidden"])
async def test_a_measure_is_the_engines_own_to_everybody(
    ann: Person, bob: Person, stands: dict[str, str], tape: str
) -> None:
    position = choosing(**stands)
    _, *clients = await at(ann, bob, position)
    expected = sent(measure_info(MARCH.measure(MARCH.read(position), None, tape, "en")))
    for client in clients:
        answer = await client.request("ask", what="measure", action=tape)
        assert answer["measure"] == expected


async def test_9_4_no_tape_where_the_players_have_agreed_on_none(ann: Person, bob: Person) -> None:
    _, *clients = await at(ann, bob, marching("measuring none"))
    for client in clients:
        with refused("ILLEGAL") as forbidden:
            await client.request("ask", what="measure", action="b2 > f2")
        answer = forbidden.value.answer
        assert answer["cite"].startswith("9.4 ") and answer["words"].startswith("9.4:")


# Attackers

NONSENSE = [
    "", " ", ">", "b2 >", "> b2", "b2 > b2 > b2", "b9", "b2.screen", "commander green", "60", "60,",
    "60,60,60", "1e9,1", "-1,-1", "nan,nan", "٦٠,٦٠", "６０,６０", "b2\u0000", "b\u20282",
    "🦅 > 🦅", "x" * 1000, "9" * 400 + "," + "9" * 400, "b2 > " * 150, "__class__", "../b2",
]  # fmt: skip


@pytest.mark.parametrize("what", ["measure", "reach"])
async def test_what_cannot_be_measured_is_refused_and_changes_nothing(
    ann: Person, bob: Person, what: str
) -> None:
    match, red, _, _ = await at(ann, bob, marching())
    before = await red.request("ask", what="legal")
    for text in NONSENSE:
        with refused("UNREADABLE|ILLEGAL"):
            await red.request("ask", what=what, action=text)
    assert {**await red.request("ask", what="legal"), "id": ""} == {**before, "id": ""}
    assert len((await ann.get(f"/api/matches/{match}/replay"))["steps"]) == 1


WRONG_WAYS = [
    "place b2 60,20 0 line",
    "commander 60,10",
    "screen b2 60,40 0",
    "attack b2 > f2",
    "attack b2 > b3",
    "advance 4000",
    "wheel right 359, wheel right 359",
    "pass b2",
]


@pytest.mark.parametrize("order", WRONG_WAYS)
async def test_an_order_that_is_not_asked_for_reaches_nowhere(
    ann: Person, bob: Person, order: str
) -> None:
    """It is the engine that says so, and over the wire it says the same."""
    _, red, _, _ = await at(ann, bob, marching())
    state = MARCH.read(marching())
    expected = MARCH.reach(state, MARCH.parse(state, order), "en")
    answer = await red.request("ask", what="reach", action=order)
    assert answer["reach"] == (None if expected is None else sent(reach_info(expected)))
    if expected is not None:
        assert not any(v == -1 for track in expected.tracks for _, v, _, _ in track.runs)


async def test_asking_is_paid_for_by_the_time_it_takes_and_leaves_enough_to_act(
    tmp_path: Path,
) -> None:
    limits = replace(FREELY, work_of_person=(40, 0.001))
    async with hosted(str(tmp_path / "games.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        _, red, _, _ = await at(ann, bob, marching())
        asked = 0
        with refused("TOO_FAST"):
            while asked < 1000:
                what, action = ("measure", "b2") if asked % 2 else ("reach", "halt")
                await red.request("ask", what=what, action=action)
                asked += 1
        assert asked
        await red.say("ping")
        await red.until("pong")
        await red.act((await red.asked())["legal"][0])
