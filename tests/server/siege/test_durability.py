"""kill -9 at any moment: what was acknowledged is there, once, in order, and play continues.

GROGNARD_KILLS sets how often each database is tried.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.server.store.store import Store
from tests.server.store.stored import begun

KILLS = int(os.environ.get("GROGNARD_KILLS", "12"))
GAMES = 8
LONGEST = 0.25
ROOT = Path(__file__).resolve().parents[3]

pytestmark = [pytest.mark.anyio, pytest.mark.nightly]


def killed(url: str, turn: int, dice: random.Random) -> list[str]:
    """Let a process play for a moment, kill it, and give what it acknowledged."""
    command = [sys.executable, "-m", "tests.server.siege.appender", url, f"{turn}"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(dice.random() * LONGEST)
        player.kill()
        rest = player.stdout.read()
    # the last line may be cut short by the kill, and then says nothing
    return [line for line in (first + rest).split("\n")[:-1] if line]


async def test_nothing_acknowledged_is_lost_however_often_the_process_is_killed(
    database_url: str,
) -> None:
    store = await Store.open(database_url)
    ids = [await begun(store) for _ in range(GAMES)]
    await store.close()
    dice = random.Random(1815)
    acknowledged: dict[tuple[str, int], str] = {}
    for turn in range(KILLS):
        lines = killed(database_url, turn, dice)
        assert lines, "the process played"
        for line in lines:
            game_id, number, request = line.split(" ")
            assert (game_id, int(number)) not in acknowledged, "a number was given twice"
            acknowledged[game_id, int(number)] = request
    store = await Store.open(database_url)
    try:
        for game_id in ids:
            game = await store.game(game_id)
            entries = await store.entries(game_id)
            assert game is not None and game.number == entries[-1].number
            assert [entry.number for entry in entries] == list(range(len(entries)))
            assert len({entry.request_id for entry in entries}) == len(entries)
            for entry in entries:
                assert entry.request_id == (
                    acknowledged.pop((game_id, entry.number), entry.request_id)
                )
                assert entry.number == 0 or entry.text.endswith(entry.request_id)
    finally:
        await store.close()
    assert acknowledged == {}
