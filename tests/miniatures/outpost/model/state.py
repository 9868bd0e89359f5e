"""Outpost: where units are in a battle, and what is reported of it."""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import (
    EVERYONE,
    LOSS,
    SHOT,
    TURN,
    Event,
    EventKind,
    event_table,
    only,
)
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body, Field
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint
from tests.miniatures.outpost.model.troops import GENERAL, SCOUTS, Troop
from tests.miniatures.outpost.scenarios import Setting

IN_HAND, HIDDEN, ON_TABLE, GONE = range(4)
PLACES: Final = ("in-hand", "hidden", "on-table", "gone")
NOWHERE: Final = Pose(0, 0, 0)
NOT_LAID: Final = -1
STAND, LIE = range(2)
REACTIONS: Final = ("stand", "lie")
ORDERS: Final = 2  # in a turn

EVENTS: Final = event_table(
    [
        EventKind("placed", "x y heading", "1.0 placing"),
        EventKind("hid", "place", "1.0 hiding"),
        EventKind("began", "turn side", "2.0 two orders", opens=TURN),
        EventKind("moved", "legs*", "2.0 moving"),
        EventKind("brigade moved", "kind amount", "2.10 brigade"),
        EventKind("searched", "side place", "2.12 searched"),
        EventKind("appeared", "", "3.0 seen"),
        EventKind("fired", "target", "3.0 shooting", cue=SHOT),
        EventKind("estimated", "inches", "3.4 estimate"),
        EventKind("reacted", "reaction", "3.4 reaction"),
        EventKind("missed", "", "3.6 gun"),
        EventKind(
            "lost", "bases", "3.3 muskets", weight=LOSS, decided_by=["3.3 muskets", "3.6 gun"]
        ),
    ]
)


class Told(Event):
    """A past-tense word, a unit (-1: none), and numbers that only `known` may learn."""

    def __init__(self, what: str, unit: int, numbers: list[int], known: int = EVERYONE) -> None:
        super().__init__()
        self.what: Final = what
        self.unit: Final = unit
        self.numbers: Final = numbers
        self.known: Final = known

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.unit, *self.numbers]

    def named(self) -> list[int]:
        return self.numbers


class Unit:
    """A unit at one moment; it never changes. `hiding` is the place where it hides."""

    def __init__(
        self,
        troop: Troop,
        place: int = IN_HAND,
        pose: Pose = NOWHERE,
        losses: int = 0,
        hiding: int = -1,
        down: bool = False,
    ) -> None:
        self.troop: Final = troop
        self.seat: Final = troop.seat
        self.place: Final = place
        self.body: Final = troop.body(pose)
        self.losses: Final = losses
        self.hiding: Final = hiding
        self.down: Final = down

    def strength(self) -> int:
        return self.troop.bases - self.losses

    def away(self) -> Unit:
        """The same as if it were not there."""
        return Unit(self.troop)


class Battle(State):
    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.units = [Unit(troop) for troop in setting.troops]
        self.turn = 0
        self.active = 0
        self.left = 0  # orders that the active seat may still give
        self.ordered = 0  # bits of units that have had theirs
        self.searched = [0, 0]  # bits of hiding places of a seat that were found empty
        self.estimate = NOT_LAID
        self.reaction = STAND

    def clone(self) -> Battle:
        other = Battle.__new__(Battle)
        State.__init__(other)
        self.copy_flow_to(other)
        other.setting = self.setting
        other.units = self.units[:]
        other.turn, other.active, other.left = self.turn, self.active, self.left
        other.ordered, other.searched = self.ordered, self.searched[:]
        other.estimate, other.reaction = self.estimate, self.reaction
        return other

    # What is where

    def field(self) -> Field:
        """All that everybody sees."""
        return Field([unit.body for unit in self.units if unit.place == ON_TABLE])

    def lurker(self, seat: int) -> Unit | None:
        """The scouts of a seat that nobody has seen yet."""
        for unit in self.units:
            if unit.seat == seat and unit.place == HIDDEN:
                return unit
        return None

    def scouts(self, seat: int) -> Troop | None:
        for troop in self.setting.of(seat):
            if troop.number == SCOUTS:
                return troop
        return None

    def hiding_places(self, seat: int) -> list[tuple[int, Footprint]]:
        """Where scouts of a seat might still hide, as far as everybody knows."""
        scouts = self.scouts(seat)
        if scouts is None or self.lurker(seat) is None:
            return []
        return [
            (number, scouts.body(pose).shape)
            for number, pose in enumerate(self.setting.hiding[seat])
            if not self.searched[seat] >> number & 1
        ]

    def fighting(self, seat: int) -> list[Unit]:
        """The units that are not lost, the general left out."""
        mine = [unit for unit in self.units if unit.seat == seat and unit.place != GONE]
        return [unit for unit in mine if unit.troop.number != GENERAL]

    # What happens

    def note(self, what: str, unit: int, numbers: list[int], known: int = EVERYONE) -> None:
        if self.events is not None:
            self.emit(Told(what, unit, numbers, known))

    def put(self, uid: int, pose: Pose) -> None:
        old = self.units[uid]
        self.units[uid] = Unit(old.troop, ON_TABLE, pose, old.losses, down=old.down)

    def hide(self, uid: int, place: int) -> None:
        troop = self.units[uid].troop
        pose = self.setting.hiding[troop.seat][place]
        self.units[uid] = Unit(troop, HIDDEN, pose, hiding=place)
        self.note("hid", uid, [place], only(troop.seat))

    def reveal(self, uid: int) -> None:
        """Everybody can see it from this moment."""
        self.put(uid, self.units[uid].body.pose)
        self.note("appeared", uid, [])

    def hit(self, uid: int, hits: int) -> None:
        old = self.units[uid]
        losses = min(old.troop.bases, old.losses + hits)
        place = GONE if losses == old.troop.bases else old.place
        self.units[uid] = Unit(old.troop, place, old.body.pose, losses, down=old.down)
        self.note("lost", uid, [losses - old.losses])

    def lie(self, uid: int, down: bool) -> None:
        old = self.units[uid]
        if old.down != down:
            self.units[uid] = Unit(old.troop, old.place, old.body.pose, old.losses, down=down)

    def body(self, uid: int) -> Body:
        return self.units[uid].body


def battle(s: State) -> Battle:
    assert isinstance(s, Battle)
    return s
