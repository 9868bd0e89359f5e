"""Leaks of guns (D-142): what is estimated reaches nobody before all estimates are in.

Two batteries of Au crépuscule de l'Aigle duel, so both sides are asked at once. The same match is
played twice, with other estimates; in both everybody else asks everything there is.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.crepuscule.game import GAME
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.miniatures.contract.board import Board
from grognard.miniatures.game import board_of
from grognard.server.match import knowing
from tests.nightly import some_by_day
from tests.server.leaks.sealing import Sealing
from tests.server.leaks.test_leaks_work import OVER, Worked
from tests.server.leaks.traffic import WATCHER, World, alike, leaks, two_worlds

pytestmark = pytest.mark.anyio

SOUTH, NORTH = 0, 1
BOTH_ASKED = "Estimates 1 6 14 0 0 0 14 6 0 0 0"
DUEL = f"""crepuscule position 1
battle raszyn
turn 2 south guns first south
stack Fight 1 / Turn 1 / PlayerTurn 10 0 / GunStep 6 0 0 0 6 14 0 0 0 14 6 0 0 0 / {BOTH_ASKED}
officer mohr 10,4
officer poniatowski 38,44
a1: 14,6 0 line figures 24
a7: 46,10 0 deployed figures 4
f1: 14,44 180 line figures 24
f7: 46,33 180 deployed figures 4 fired-back duelled
"""
ESTIMATES = (
    ("estimate 12", "estimate 3", "estimate 15"),
    ("estimate 20", "estimate 4", "estimate 8"),
)
HANDS = ["estimate 17", "estimate 99", "aim a7 > f7 ball", "duel f7 > a7"]
TRIES = ["estimate 99", "aim a7 > f7 ball", "pass"]
TAPES = ["a7", "f7", "a7 > f7", "f7 > a7", "40,20", ""]


def cannonade(writer: int, reveal: str = "") -> Sealing:
    async def look(found: World) -> None:
        for observer in (found.observers[1 - writer], found.observers[WATCHER]):
            for what in ("why", "odds", "preview", "reach"):
                for hand in HANDS:
                    await observer.ask("ask", what=what, action=hand)
            for what in ("measure", "piece"):
                for tape in TAPES:
                    await observer.ask("ask", what=what, action=tape)
            await observer.ask("ask", what="table")
            await observer.look(found.instants, TRIES)

    return Sealing(writer, ESTIMATES, look, reveal)


@pytest.mark.parametrize("writer", some_by_day([NORTH, SOUTH], 1), ids=["north", "south"])
async def test_d_142_what_is_estimated_is_on_no_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writer: int
) -> None:
    """Every message is the same, at the same moments, and so is what the server does by itself."""
    worked = Worked()
    worked.watch(monkeypatch)

    async def script(found: World, first: bool) -> None:
        worked.begin(found)
        await cannonade(writer).play(found, first)
        worked.done[-1].append(OVER)

    worlds = await alike(tmp_path, "crepuscule", [DUEL] * 2, script, [1 - writer, WATCHER])
    assert worked.done[0] == worked.done[1] != []
    assert worlds[0].truth.owing() == [1 - writer]
    assert GAME.write(worlds[0].truth.state) != GAME.write(worlds[1].truth.state)


@pytest.mark.nightly
async def test_d_142_when_both_have_estimated_everybody_knows(tmp_path: Path) -> None:
    script = cannonade(SOUTH, reveal="estimate 10").play
    worlds = await two_worlds(tmp_path, "crepuscule", [DUEL] * 2, script)
    assert leaks(worlds, [NORTH]) and leaks(worlds, [WATCHER])


# These tests can fail: a leak that is planted is found


@pytest.mark.nightly
async def test_a_leak_that_is_planted_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board shows what is recorded."""

    def told(game: Game, s: State, lang: str) -> Board | None:
        found = board_of(game, s, lang)
        assert found is not None
        found.units[0].facts["sealed"] = str(s.sealed)
        return found

    monkeypatch.setattr(knowing, "board_of", told)
    worlds = await two_worlds(tmp_path, "crepuscule", [DUEL] * 2, cannonade(SOUTH).play)
    assert leaks(worlds, [NORTH])
