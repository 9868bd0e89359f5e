"""Outpost, chapter 1: setting up in zones, and scouts who hide."""

from __future__ import annotations

from functools import cache
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.miniatures.deploying.free_grid import Block, Needs, Plot, Room, Spot, room_in
from grognard.miniatures.deploying.packing import Prospect, first_spot
from grognard.miniatures.deploying.placement import Site, Verdicts, is_near_table
from grognard.miniatures.deploying.suggestions import spot_near
from grognard.table.shapes import rectangle
from tests.miniatures.outpost.chapters.shooting import NOT_ASKED
from tests.miniatures.outpost.model.orders import Hide, Place
from tests.miniatures.outpost.model.state import IN_HAND, ON_TABLE, Battle, battle
from tests.miniatures.outpost.model.troops import SCOUTS, SHUT, Troop, inches
from tests.miniatures.outpost.scenarios import Setting

VERDICTS: Final = Verdicts(
    off_table=Refusal("2.8 on the table"),
    out_of_zone=Refusal("1.1 in its zone"),
    on_another=Refusal("1.2 not on another"),
    closed=Refusal("2.5 no passage"),
)
NO_ROOM: Final = Refusal("1.3 room for the rest")
NOT_IN_HAND: Final = Refusal("1.0 a unit in hand")
NO_SUCH_PLACE: Final = Refusal("1.4 a hiding place of its own")

PITCH: Final = inches(0.5)
WIDEST: Final = 100  # sizes are width * WIDEST + depth, in squares
PARTS: Final = ((1, 6), (1, 2), (5, 6))


class Rectangles(Needs):
    def blocks(self, size: int, order: int) -> list[Block]:
        return [Block(size // WIDEST, size % WIDEST)]


def size_of(troop: Troop) -> int:
    return -(-troop.width() // PITCH) * WIDEST - (-troop.depth() // PITCH)


def in_hand(b: Battle, seat: int) -> list[Troop]:
    """The largest first."""
    waiting = [u.troop for u in b.units if u.seat == seat and u.place == IN_HAND]
    return sorted((t for t in waiting if t.number != SCOUTS), key=lambda t: (-size_of(t), t.uid))


@cache
def bare_room(setting: Setting, seat: int) -> Room:
    side = setting.scenario.forces[seat].side
    zone = setting.scenario.zones[side]
    closed = [area.shape for area in setting.ground.areas_with(SHUT)]
    plot = Plot(zone, side, PITCH, Rectangles(1, []))
    return room_in(plot, closed, len(setting.troops))


def room_of(b: Battle, seat: int) -> Room:
    standing = [u.body.shape if u.place == ON_TABLE else None for u in b.units]
    return bare_room(b.setting, seat).holding(standing)


def why_not_place(b: Battle, seat: int, action: Place) -> Refusal | None:
    if action.unit not in [troop.uid for troop in in_hand(b, seat)]:
        return NOT_IN_HAND
    if not is_near_table(b.setting.ground, action.pose):
        return VERDICTS.off_table
    troop, taken = b.setting.troops[action.unit], [body.shape.hull for body in b.field().bodies]
    place = rectangle(action.pose, troop.width(), troop.depth())
    refusal = site_of(b.setting, seat).why_not(place, taken)
    if refusal is None and not prospect(b, seat, action.unit).allows(place):
        return NO_ROOM
    return refusal


def site_of(setting: Setting, seat: int) -> Site:
    zone = setting.scenario.zones[setting.scenario.forces[seat].side]
    return Site(setting.ground, zone, setting.ground.areas_with(SHUT), VERDICTS)


def prospect(b: Battle, seat: int, uid: int) -> Prospect:
    """1.3 The units still to come after this one."""
    sizes = [size_of(troop) for troop in in_hand(b, seat) if troop.uid != uid]
    return Prospect(room_of(b, seat), tuple(sizes), [])


class ChoosePlace(Decision):
    """1.1 Any of its units, anywhere in its zone."""

    finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        waiting, room = in_hand(b, self.seat), room_of(b, self.seat)
        found = {}
        first = first_spot(room, tuple(size_of(troop) for troop in waiting))
        spots: list[tuple[Troop, Spot | None]] = [(waiting[0], first)]
        for troop in waiting:
            blocks = room.plot.needs.blocks(size_of(troop), 0)
            spots += [(troop, spot_near(room, blocks, part)) for part in PARTS]
        for troop, spot in spots:
            if spot is not None:
                action = Place(troop.uid, room.pose(spot))
                found[action.key()] = action
        return list(found.values())

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return (
            why_not_place(battle(s), self.seat, action) if isinstance(action, Place) else NOT_ASKED
        )


class ChooseHiding(Decision):
    """1.4 One of its hiding places, which nobody else learns."""

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat, "1.4 hide the scouts")
        self.unit: Final = unit

    def candidates(self, s: State) -> list[Action]:
        places = battle(s).setting.hiding[self.seat]
        return [Hide(self.unit, place) for place in range(len(places))]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Hide):
            return NOT_ASKED
        known = len(battle(s).setting.hiding[self.seat])
        good = action.unit == self.unit and 0 <= action.place < known
        return None if good else NO_SUCH_PLACE


class SettingUp(Procedure):
    """1.0 By turns, red first; then scouts hide."""

    def step(self, s: State) -> Step:
        b = battle(s)
        if self.stage == 2:
            self.take(b)
            self.stage = 1
        left = [len(in_hand(b, seat)) for seat in (0, 1)]
        if any(left):
            return ChoosePlace(0 if left[0] >= left[1] else 1, "1.1 set up")
        for unit in b.units:
            if unit.place == IN_HAND:
                return ChooseHiding(unit.seat, unit.troop.uid)
        return DONE

    def take(self, b: Battle) -> None:
        action = b.action
        if isinstance(action, Place):
            b.put(action.unit, action.pose)
            b.note("placed", action.unit, [*action.pose.key()])
        elif isinstance(action, Hide):
            b.hide(action.unit, action.place)


def stand_ready(b: Battle) -> None:
    """Everybody but the scouts where the file says."""
    for force in b.setting.scenario.forces:
        for id, stand in force.stands.items():
            b.put(b.setting.by_id[id], stand.pose)
