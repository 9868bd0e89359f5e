"""Matches of bids before a trick, and how long players wait in them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.hosting import Client, Person, begun

PAUSE = 0.4


def position(deck: str, north: str, south: str) -> str:
    """Bids before the first trick: north leads; the holder of the joker, c0, is asked in secret."""
    lines = ["short 3", deck, "", north, south, "-1 -1", "0 0", "0 0", "0 0"]
    return "\n".join([*lines, "Match 2", "Trick 1 0 0", ""])


async def trick(
    ann: Person, bob: Person, cards: tuple[str, str, str], **terms: Any
) -> tuple[str, Client, Client]:
    """A match in which north has laid its card and south, the actor, is about to."""
    terms = {"reaction": PAUSE, "pace": "live", **terms}
    match = await begun(ann, bob, position=position(*cards), **terms)
    north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
    await north.act((await north.asked())["legal"][-1])
    await north.until("prompt")
    await south.asked()
    return match, north, south


async def waited(client: Client, kind: str = "update") -> float:
    """How long until a message of this kind comes."""
    begun_at = time.monotonic()
    await client.until(kind)
    return time.monotonic() - begun_at


def about(seconds: float) -> Any:
    return pytest.approx(seconds, abs=0.25)
