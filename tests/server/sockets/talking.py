"""Both players of a match, connected."""

from __future__ import annotations

from typing import Any

from tests.server.hosting import Client, Person


def kinds(client: Client) -> list[str]:
    return [message["type"] for message in client.heard]


async def both(ann: Person, bob: Person, match: str, **hello: Any) -> list[Client]:
    return [await ann.sit(match, "north", **hello), await bob.sit(match, "south", **hello)]
