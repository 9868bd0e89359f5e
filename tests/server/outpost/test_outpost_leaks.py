"""Outpost on a real wire, played twice: where scouts hide and what is sealed reaches nobody else.

In both worlds everybody asks everything there is: reaches, measurements, reasons, chances,
pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.miniatures.contract.board import Board
from tests.miniatures.outpost import game as outpost
from tests.miniatures.outpost import screen
from tests.miniatures.outpost.chapters import moving
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import Battle
from tests.miniatures.outpost.moments import laying, ordering
from tests.nightly import some_by_day
from tests.server.leaks.sealing import Sealing
from tests.server.leaks.traffic import WATCHER, World, alike, leaks, two_worlds

pytestmark = pytest.mark.anyio

RED, BLUE = 0, 1
HANDS = ["move r1 halt", "move r2 advance 6", "brigade r0 about"]
TAPES = ["r1", "b4", "r4 > b4", "16.5,10.5", "b1 > 8,9"]
QUESTIONS = ("reach", "why", "odds", "preview")


async def ponder(found: World, seats: list[int]) -> None:
    """All that may be asked, by players and by somebody who watches."""
    for seat in seats:
        observer = found.observers[seat]
        for hand in HANDS:
            for what in QUESTIONS:
                await observer.ask("ask", what=what, action=hand)
        for tape in TAPES:
            for what in ("measure", "piece"):
                await observer.ask("ask", what=what, action=tape)
        await observer.ask("ask", what="table")
        await observer.look(found.instants, ["hide r4 @1", "write e99", "dance"])


# Hidden scouts


async def march_past(found: World, first: bool) -> None:
    """Red comes near no hiding place, and blue does not move its scouts."""
    orders = [(RED, "move r1 advance 2"), (RED, "end"), (BLUE, "end")]
    for seat, order in orders:
        await ponder(found, [RED, WATCHER])
        assert await found.act(seat, order) == "ack"
        await found.later(2)
    await ponder(found, [RED, WATCHER])


def hidden(*places: int) -> list[str]:
    return [ordering(b4=f"hidden @{place}") for place in places]


@pytest.mark.nightly
async def test_where_scouts_hide_is_on_no_wire(tmp_path: Path) -> None:
    worlds = await alike(tmp_path, "outpost", hidden(1, 2), march_past, [RED, WATCHER])
    asked = "".join(worlds[0].observers[RED].received["play"])
    for what in (*QUESTIONS, "measure", "table"):
        assert f'"what":"{what}"' in asked, f"red never had a {what}"
    assert leaks(worlds, [BLUE])


async def come_near(found: World, first: bool) -> None:
    assert await found.act(RED, "move r2 advance 2") == "ack"


@pytest.mark.nightly
async def test_everybody_who_comes_near_can_see_it(tmp_path: Path) -> None:
    positions = [ordering(r2="6,8.2 0", r4="hidden @3", b4=f"hidden @{place}") for place in (3, 1)]
    worlds = await two_worlds(tmp_path, "outpost", positions, come_near)
    assert leaks(worlds, [RED]) and leaks(worlds, [WATCHER])


# Sealed answers


def gunnery(writer: int, reveal: str = "") -> Sealing:
    one, other = ("write e6", "write e2") if writer == RED else ("stand", "lie")

    async def look(found: World) -> None:
        await ponder(found, [1 - writer, WATCHER])

    return Sealing(writer, ((one, other, one), (other, one, other)), look, reveal)


@pytest.mark.parametrize("writer", some_by_day([RED, BLUE], 1), ids=["gunner", "target"])
async def test_what_was_sealed_is_on_no_wire(tmp_path: Path, writer: int) -> None:
    script = gunnery(writer).play
    worlds = await alike(tmp_path, "outpost", [laying()] * 2, script, [1 - writer, WATCHER])
    assert worlds[0].truth.owing() == [1 - writer]
    assert OUTPOST.write(worlds[0].truth.state) != OUTPOST.write(worlds[1].truth.state)


@pytest.mark.nightly
async def test_after_the_last_answer_everybody_knows(tmp_path: Path) -> None:
    script = gunnery(BLUE, reveal="write e12").play
    worlds = await two_worlds(tmp_path, "outpost", [laying()] * 2, script)
    assert leaks(worlds, [RED]) and leaks(worlds, [WATCHER])


# These tests can fail: a leak that is planted is found

Patch = pytest.MonkeyPatch


def keep_away_from_hidden_enemies(patch: Patch) -> None:
    """What forbids a way reveals where they are; reaches and refusals with it."""
    bare = moving.mover_of

    def told(b: Battle, uid: int, *budget: int) -> object:
        m = bare(b, uid, *budget)
        lurker = b.lurker(1 - b.units[uid].seat)
        if lurker is not None:
            m.keep_away(lurker.body.shape, moving.NOTICE)
        return m

    for module in ("chapters.moving", "reaches"):
        patch.setattr(f"tests.miniatures.outpost.{module}.mover_of", told)


def measure_the_truth_for_everybody(patch: Patch) -> None:
    """Guesses alone would not give it away: they hide the scouts somewhere else."""
    patch.setattr("grognard.server.match.knowing.guesses_of", lambda game, s, *more: [s])
    patch.setattr(
        outpost, "measure", lambda b, seat, text, lang: screen.measure(b, BLUE, text, lang)
    )


def tell_it_with_the_board(patch: Patch) -> None:
    def told(b: Battle, lang: str) -> Board:
        found = screen.board(b, lang)
        found.units[9].facts["hiding"] = b.units[9].hiding
        return found

    patch.setattr(outpost, "board", told)


PLANTED = [keep_away_from_hidden_enemies, measure_the_truth_for_everybody, tell_it_with_the_board]


@pytest.mark.nightly
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
async def test_a_leak_that_is_planted_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    plant(monkeypatch)
    worlds = await two_worlds(tmp_path, "outpost", hidden(1, 2), march_past)
    assert leaks(worlds, [RED])
