"""A measured table over the wire: its ground, reaches and measurements, to those who may ask."""

from __future__ import annotations

import pytest

from tests.server.hosting import Person, begun, refused

pytestmark = pytest.mark.anyio


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
