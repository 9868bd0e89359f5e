"""Matches of bids before a trick, and how long players wait in them."""

from __future__ import annotations

import time
from typing import Any

from tests.server.hosting import Client, Person, begun

PAUSE = 1.0  # a player can answer within it on a busy machine too
LATE = 10.0


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


async def lay(client: Client, action: str) -> float:
    """Act, and report when that began."""
    begun_at = time.monotonic()
    await client.act(action)
    return begun_at


async def waited(client: Client, since: float, kind: str = "update") -> float:
    """How long it takes since then until a message of this kind comes."""
    await client.until(kind)
    return time.monotonic() - since


def is_about(waited: float, seconds: float) -> bool:
    """Never sooner; a busy machine may be late."""
    return seconds <= waited < seconds + LATE
