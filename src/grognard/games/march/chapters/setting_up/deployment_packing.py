"""R107 What the battalions of an army need, so that all that are still in hand find a place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.deploying.free_grid import Block, Needs, Plot, Room, room_in
from grognard.miniatures.deploying.packing import packing
from grognard.miniatures.deploying.zones import standard_zones
from grognard.table.pose import CM
from grognard.table.shapes import Polygon

from ...model.actions import COLUMN, LINE
from ...model.pieces import GROUP_SIZE, IMPASSABLE, Roster, Setting
from ..figures import size

POST: Final = Block(2, 2)  # a Supreme Commander needs two centimetres each way
ORDERS: Final = ((COLUMN, LINE), (LINE, COLUMN))
BACK: Final = 30 * CM  # from the centre line


class Battalions(Needs):
    """Battalions by their rankers, all in column or all in line if they can be."""

    def __init__(self) -> None:
        super().__init__(len(ORDERS), [POST])
        self.known: Final[dict[int, list[list[Block]]]] = {}

    def blocks(self, size: int, order: int) -> list[Block]:
        found = self.known.get(size)
        if found is None:
            found = [[squares(size, formation) for formation in each] for each in ORDERS]
            self.known[size] = found
        return found[order]


BATTALIONS: Final = Battalions()


def squares(rankers: i64, formation: i64) -> Block:
    """Width and depth of so many rankers in centimetres."""
    width, depth = size((rankers + GROUP_SIZE - 1) // GROUP_SIZE, formation)
    return Block(int(width // CM), int(depth // CM), formation)


def zone_of(setting: Setting, side: i64) -> Polygon:
    """4.5, R82 Where the army of a side is set up: all that lies 30 cm or more from the middle."""
    ground = setting.ground
    zones = setting.zones or standard_zones(ground.width, ground.height, BACK)
    return zones[side]


def empty_room(setting: Setting, side: i64) -> Room:
    """4.2 The zone of a side without its impassable ground; a body and a screen for each."""
    closed = [area.shape for area in setting.ground.areas_with(IMPASSABLE)]
    plot = Plot(zone_of(setting, side), side, CM, BATTALIONS)
    return room_in(plot, closed, 2 * len(setting.rosters))


def strengths(rosters: list[Roster]) -> tuple[int, ...]:
    """The largest first."""
    return tuple(sorted([int(roster.rankers) for roster in rosters], reverse=True))


def fits(setting: Setting, seat: i64, side: i64) -> bool:
    """R107 Whether an army finds room in the zone of a side at all."""
    sizes = strengths(setting.armies[seat].battalions)
    return packing(empty_room(setting, side), sizes).complete
