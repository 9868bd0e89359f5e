"""What is on the table: brigades, batteries, generals, and who touches whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body, Field
from grognard.table.pose import Pose
from grognard.table.shapes import Extent

from .kinds import ARTILLERY, DISORDERED, FRESH, NOBODY, ON_TABLE, SPENT, TO_COME, WORN
from .setting import NOWHERE, GeneralRoster, Roster


class Room:
    """Where a unit finds room for another formation, or None; it never changes.

    It holds for as long as the same bodies are in the box that it was looked for in; on `field`
    they were when it was looked for.
    """

    __slots__ = ("box", "crowd", "field", "pose")

    def __init__(self, box: Extent, field: Field, crowd: list[Body], pose: Pose | None) -> None:
        self.box: Final = box
        self.field: Final = field
        self.crowd: Final = crowd
        self.pose: Final = pose


class Unit:
    """One brigade or battery in one battle. `body` is made when it is asked for.

    `rooms` are those it has found for other formations, from where it is.

    `trail` is where a march column lies behind its head, x and y in turn, nearest first; empty
    where it is straight. `streak` is its memory of reserve movement: -1 after a success in the
    friendly segment before, else how often it failed in a row (R12).
    """

    __slots__ = tuple(
        "aim arm bases body escort fire_losses formation marks owner place pose rooms roster seat "
        "streak trail uid".split()
    )

    def __init__(self, uid: i64, roster: Roster, seat: i64) -> None:
        self.uid: Final[i64] = uid
        self.roster: Final = roster
        self.seat: Final[i64] = seat
        self.arm: Final[i64] = roster.arm
        self.place: i64 = TO_COME
        self.pose: Pose = NOWHERE
        self.formation: i64 = roster.formation
        self.trail: list[int] = []  # replaced, never changed
        self.bases: i64 = roster.bases
        self.marks: i64 = 0
        self.streak: i64 = 0
        self.fire_losses: i64 = 0  # bases lost by fire in this segment (R39)
        self.aim: i64 = NOBODY  # its target in this fire step
        self.escort: i64 = NOBODY  # of a battery: the brigade it is attached to (R32)
        self.body: Body | None = None
        self.rooms: dict[int, Room] = {}
        self.owner: i64 = 0

    def copy(self) -> Unit:
        u = Unit(self.uid, self.roster, self.seat)
        u.place = self.place
        u.pose = self.pose
        u.formation = self.formation
        u.trail = self.trail
        u.bases = self.bases
        u.marks = self.marks
        u.streak = self.streak
        u.fire_losses = self.fire_losses
        u.aim = self.aim
        u.escort = self.escort
        u.body = self.body
        u.rooms = self.rooms
        return u

    def on_table(self) -> bool:
        return self.place == ON_TABLE

    def has(self, mark: i64) -> bool:
        return self.marks & mark != 0

    def is_battery(self) -> bool:
        return self.arm == ARTILLERY

    def is_brigade(self) -> bool:
        return self.arm != ARTILLERY

    def in_order(self) -> bool:
        return self.marks & DISORDERED == 0

    def condition(self) -> i64:
        """12.2, R56, R80 Fresh, worn or spent by the bases left; a battery is always worn."""
        if self.arm == ARTILLERY:
            return WORN
        if self.bases <= self.roster.spent or self.bases == 1:
            return SPENT
        return WORN if self.bases <= self.roster.worn else FRESH

    def skirmishers(self) -> i64:
        """R22, R91 Bases that skirmish, never more than are left."""
        return min(self.roster.skirmishers, self.bases)


class General:
    """A general in one battle; `attached` is the brigade he is with."""

    __slots__ = tuple(
        "attached charismatic gid owner place ridden roster seat substitute until x y".split()
    )

    def __init__(self, gid: i64, roster: GeneralRoster, seat: i64) -> None:
        self.gid: Final[i64] = gid
        self.roster: Final = roster
        self.seat: Final[i64] = seat
        self.place: i64 = TO_COME
        self.charismatic: bool = roster.charismatic  # a successor is an ordinary general (R36)
        self.x: i64 = 0
        self.y: i64 = 0
        self.attached: i64 = NOBODY
        self.substitute: i64 = NOBODY  # the formation he leads in place of its own general
        self.ridden: i64 = 0  # of his allowance in this segment
        self.until: i64 = 0  # the turn in which his successor comes
        self.owner: i64 = 0

    def copy(self) -> General:
        g = General(self.gid, self.roster, self.seat)
        g.place = self.place
        g.charismatic = self.charismatic
        g.x = self.x
        g.y = self.y
        g.attached = self.attached
        g.substitute = self.substitute
        g.ridden = self.ridden
        g.until = self.until
        return g

    def on_table(self) -> bool:
        return self.place == ON_TABLE

    def is_committed(self) -> bool:
        """R5 Attached to a brigade, or in place of a subordinate."""
        return self.attached != NOBODY or self.substitute != NOBODY


class Contact:
    """Two units that touch in anger; it never changes.

    `flank`: the defender is outflanked or attacked in rear. `far`: the charge came from 5 inches or
    more. `through`: by a breakthrough. `locked`: the combat was drawn and goes on.
    """

    __slots__ = ("attacker", "defender", "far", "flank", "locked", "through")

    def __init__(
        self, attacker: i64, defender: i64, flank: bool, far: bool, through: bool, locked: bool
    ) -> None:
        self.attacker: Final[i64] = attacker
        self.defender: Final[i64] = defender
        self.flank: Final[bool] = flank
        self.far: Final[bool] = far
        self.through: Final[bool] = through
        self.locked: Final[bool] = locked
