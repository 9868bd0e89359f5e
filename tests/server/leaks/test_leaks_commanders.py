"""Leaks where a side has several commanders: what they know and ask stays on their side.

North of Wings is led by Ann and, on its left wing, by Dan. Bob has south and Carol watches; neither
may distinguish two secrets of north, nor notice whether Dan asks anything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.server.match.match import Match
from tests.server.leaks.traffic import WATCHER, World, leaks, two_worlds

pytestmark = pytest.mark.anyio

ANN, BOB, DAN = 0, 1, 3
OTHERS = [BOB, WATCHER]
LEFT = ["left"]
NOTE = "the left wing waits for the right"


def position(secret: int) -> str:
    """North is about to stake; its secret number is in its hand."""
    return f"long 1 0\n0 0\n{secret} 55\n\nWar 3\nRound 1 0\n"


async def look(found: World) -> None:
    for order in OTHERS:
        await found.observers[order].look(found.instants, ["march b", "done"])
    await found.settle()


async def ponder(found: World) -> None:
    dan = found.observers[DAN]
    for what in ("legal", "table", "why", "odds", "preview", "piece"):
        for text in ("march b", "march d", "done"):
            await dan.ask("ask", what=what, action=text)
    await dan.person.put(f"/api/matches/{dan.match}/note", {"text": NOTE})


async def play(found: World, ponders: bool) -> None:
    """The chief stakes, gives and takes; the commander marches and has finished first."""
    for who, text in ((ANN, "stake 1"), (DAN, "march b"), (ANN, "march a"), (DAN, "done")):
        if ponders:
            await ponder(found)
        assert await found.act(who, text) == "ack"
        await look(found)
    for share, chair in (("right", 1), ("left", 0)):
        assert await found.observers[ANN].ask("assign", share=share, chair=chair) == "ack"
        await found.settle()
        await look(found)
    assert await found.act(DAN, "march d") == "ack"
    await look(found)
    for what in ("draw", "takeback"):
        assert await found.observers[DAN].ask("offer", what=what) == "NOT_CHIEF"
    await look(found)


async def told_apart(folder: Path, secrets: tuple[int, int], ponders: bool) -> list[str]:
    async def script(found: World, first: bool) -> None:
        await play(found, ponders and first)

    worlds = await two_worlds(folder, "wings", [position(n) for n in secrets], script, shares=LEFT)
    own = [found.observers[DAN].received["play"] for found in worlds]
    assert (own[0] != own[1]) == (ponders or secrets[0] != secrets[1])
    return [text for text in leaks(worlds, OTHERS) if not (ponders and text == "the log")]


async def test_what_a_side_knows_is_sent_to_none_but_its_commanders(tmp_path: Path) -> None:
    assert await told_apart(tmp_path, (12, 88), ponders=False) == []


@pytest.mark.nightly
async def test_what_a_commander_asks_leaves_no_byte_with_the_enemy(tmp_path: Path) -> None:
    assert await told_apart(tmp_path, (12, 12), ponders=True) == []


@pytest.mark.nightly
async def test_a_hand_that_is_shown_to_all_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These tests can fail."""
    view = Match.view
    monkeypatch.setattr(Match, "view", lambda match, audience: view(match, ANN))
    assert await told_apart(tmp_path, (12, 88), ponders=False)
