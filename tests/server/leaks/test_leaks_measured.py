"""Leaks at an open table: what a player asks, measures, holds in hand and writes down is their own.

A battle is played twice from one position. In the first world the first seat, red, asks everything
that can be asked before each move; in the second it only moves. Nobody else may notice.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.server.match.standpoint import Standpoint
from grognard.server.sockets.player import WAYS, Player
from grognard.server.wire.requests import Ask
from tests.games.march.moments import NEAR, choosing, marching
from tests.nightly import some_by_day
from tests.server.leaks.traffic import WATCHER, World, leaks, two_worlds

pytestmark = pytest.mark.anyio

RED, BLUE = 0, 1
OTHERS = [BLUE, WATCHER]
PRIVATE = "hold the hedge until the fourth turn"

BRIGADES = """age position 1
battle saalfeld
turn 3 south tactical-movement first south opener south
levels 1 0
general lannes 28,4 with f17
general louis 28,26 leads bevilaqua
f17: 31,14 0 masse bases 7
fhus: 25,10.5 0 line bases 6
pfus: 32.5,20 180 line bases 2
pkur: 27.9,23.5 190 line bases 7
"""

ORDERS = """crepuscule position 1
battle training
turn 1 south movement first north
stack Fight 1 / Turn 2 / PlayerTurn 9 0 / OrderStep 1 0
officer petit 27,7.5
officer wimpffen 52,39.5
f1: 20,12 0 line figures 24
f2: 34,12 0 line figures 24
f6: 27,12 0 deployed figures 4
a2: 38,28 180 line figures 24
a5: 62,43 180 echelon figures 8
a6: 42,38 180 deployed figures 4
"""

# a game and a position, what red holds in hand there and asks about, and what everybody then does
STRETCHES = {
    "a way": (
        "march",
        marching(),
        ["halt", "wheel left 30", "wheel left 30, advance 7.5", "advance 15", "advance 77"],
        [(RED, "advance 15")],
    ),
    "a volley": (
        "march",
        choosing(**NEAR),
        ["fire b2 > f2", "fire b2 > f3", "attack b2 > f2", "ride 60,35", "pass b9"],
        [(RED, "fire b2 > f2")],
    ),
    "a charge": (
        "march",
        choosing(**NEAR),
        ["attack b2 > f2", "attack b2 > f2 left 20", "attack b4 > f4", "dance"],
        [(RED, "attack b2 > f2")],
    ),
    "a brigade": (
        "age",
        BRIGADES,
        ["move fhus", "charge f17 > pfus", "charge f17 > pfus left 20", "move f99", "dance"],
        [(RED, "move fhus")],
    ),
    "an order": (
        "crepuscule",
        ORDERS,
        ["form f1 assault-column", "march f1 advance 3", "withdraw f2", "march f99 about", "dance"],
        [(RED, "form f1 assault-column")],
    ),
}
TAPES = [
    "b2",
    "b2 > f2",
    "f1 > b1",
    "commander red",
    "60,60 > f4",
    "b9",
    "f17 > pfus",
    "fhus",
    "f1 > a2",
    "",
]
QUESTIONS = ("reach", "why", "odds", "preview")
STRETCH = pytest.mark.parametrize("stretch", some_by_day(STRETCHES, 1))


async def ponder(found: World, hands: list[str]) -> None:
    """Everything that a player may ask and write for themselves."""
    red = found.observers[RED]
    for text in hands:
        for what in QUESTIONS:
            await red.ask("ask", what=what, action=text)
    for tape in TAPES:
        for what in ("measure", "piece"):
            await red.ask("ask", what=what, action=tape)
    await red.ask("ask", what="legal")
    await red.ask("ask", what="table")
    await red.ask("order", prefix="b2", reply="hold")
    await red.person.put(f"/api/matches/{red.match}/note", {"text": PRIVATE})


async def play(found: World, ponders: bool, stretch: str) -> None:
    _, _, hands, moves = STRETCHES[stretch]
    for seat, text in moves:
        if ponders:
            await ponder(found, hands)
        await found.settle()
        await look(found)
        assert await found.act(seat, text) == "ack"
        await found.later(1)
    if ponders:
        await ponder(found, hands)
    await found.settle()
    await look(found)


async def look(found: World) -> None:
    for order in OTHERS:
        await found.observers[order].look(found.instants, ["pass b2", "advance 15", "pass f1"])
        for what, text in (("measure", "b2"), ("measure", "f2 > b2"), ("reach", "halt")):
            await found.observers[order].ask("ask", what=what, action=text)
    await found.settle()


async def played(folder: Path, stretch: str, advisers: int = 0) -> list[World]:
    async def script(found: World, first: bool) -> None:
        await play(found, first, stretch)

    game, position, *_ = STRETCHES[stretch]
    return await two_worlds(folder, game, [position] * 2, script, settings={"advisers": advisers})


@STRETCH
async def test_what_one_asks_measures_and_writes_leaves_no_byte_with_others(
    tmp_path: Path, stretch: str
) -> None:
    worlds = await played(tmp_path, stretch)
    found = [text for text in leaks(worlds, OTHERS) if text != "the log"]
    assert not found, "\n".join(found)
    assert worlds[0].truth.state.pending is not None
    asked = worlds[0].observers[RED].received["play"]
    for what in (*QUESTIONS, "measure", "piece"):
        assert any(f'"what":"{what}"' in text for text in asked), f"red never had a {what}"
    check_logs(worlds, stretch)


@pytest.mark.nightly
async def test_what_is_answered_in_another_process_leaves_no_byte_with_others(
    tmp_path: Path,
) -> None:
    worlds = await played(tmp_path, "a volley", advisers=1)
    found = [text for text in leaks(worlds, OTHERS) if text != "the log"]
    assert not found, "\n".join(found)
    figures = [world.server.services.context.advisers.figures()["asked"] for world in worlds]
    assert figures[0] > figures[1] > 0
    check_logs(worlds, "a volley")


def check_logs(worlds: list[World], stretch: str) -> None:
    """Of a note the address that it was sent to, and of what goes over a socket nothing at all."""
    asked, quiet = (world.log() for world in worlds)
    written = [line for line in asked if line not in quiet]
    assert all("/note" in str(line) for line in written), written
    text = str(asked)
    for told in (PRIVATE, *STRETCHES[stretch][2], *filter(None, TAPES)):
        assert f"'{told}'" not in text and f'"{told}"' not in text


async def test_nobody_sees_the_secret_of_the_dice_before_the_end(tmp_path: Path) -> None:
    worlds = await played(tmp_path, "a volley")
    secret = worlds[0].truth._secret
    for observer in worlds[0].observers:
        for heard in observer.received.values():
            assert not [text for text in heard if secret.hex() in text]
    assert secret.hex() not in str(worlds[0].log())


# These tests can fail: a planted leak is found

Patch = pytest.MonkeyPatch


def show_whoever_asks(patch: Patch) -> None:
    ask = Player.ask

    async def loudly(self: Player, message: Ask) -> None:
        for listener in self.room.telling.listeners:
            listener.send(self.place.presence.message())
        await ask(self, message)

    patch.setattr("grognard.server.sockets.player.WAYS", {**WAYS, Ask: loudly})


def note_what_is_asked(patch: Patch) -> None:
    notes: list[str] = []
    reach = Standpoint.reach

    def noted(seen: Standpoint, text: str, lang: str) -> Any:
        notes.append(text)
        return reach(seen, text, lang)

    patch.setattr(Standpoint, "reach", noted)
    table = Standpoint.table
    patch.setattr(Standpoint, "table", lambda seen, lang: table(seen, lang) + "".join(notes))


PLANTED = [show_whoever_asks, note_what_is_asked]


@pytest.mark.parametrize("plant", some_by_day(PLANTED, 1), ids=lambda plant: plant.__name__)
async def test_a_leak_that_is_planted_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    plant(monkeypatch)
    worlds = await played(tmp_path, "a volley")
    assert [text for text in leaks(worlds, OTHERS) if text != "the log"]
