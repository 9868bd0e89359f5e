"""What is on the table: brigades, batteries, generals, and their contacts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.miniatures.bodies import Body, Field
from grognard.table.pose import Pose
from grognard.table.shapes import Extent

from .kinds import ARTILLERY, DISORDERED, FRESH, NOBODY, ON_TABLE, SPENT, TO_COME, WORN
from .setting import NOWHERE, GeneralRoster, Roster


class Room:
    """Where a unit finds room for another formation or a battery to pivot, or None; never changed.

    It is valid for as long as the bodies that bar the places before it are still there, and the
    same bodies are in the box around its own; on `field` that was so.
    """

    __slots__ = ("barring", "beside", "box", "field", "pose")

    def __init__(
        self, pose: Pose | None, box: Extent, beside: list[Body], barring: list[Body], field: Field
    ) -> None:
        self.pose: Final = pose
        self.box: Final = box
        self.beside: Final = beside
        self.barring: Final = barring
        self.field: Final = field


class Charges:
    """The charges worth considering that a brigade may declare; it never changes.

    They are valid for as long as it has the same enemies, and the same friends on the ground of
    their ways, of which it may pass through the same.
    """

    __slots__ = ("actions", "closed", "enemies", "friends", "ground", "in_order")

    def __init__(
        self,
        in_order: bool,
        enemies: list[Body],
        ground: Extent,
        friends: list[Body],
        closed: list[Body],
        actions: list[Action],
    ) -> None:
        self.in_order: Final[bool] = in_order
        self.enemies: Final = enemies
        self.ground: Final = ground
        self.friends: Final = friends
        self.closed: Final = closed
        self.actions: Final = actions


class Targets:
    """The targets a unit may fire at; it never changes.

    It is valid while no unit moves, comes into contact or leaves it, in one segment, for a unit
    with the same marks, except that its target may be declared.
    """

    __slots__ = ("active", "contacts", "field", "marks", "uids")

    def __init__(
        self, field: Field, contacts: list[Contact], active: i64, marks: i64, uids: list[int]
    ) -> None:
        self.field: Final = field
        self.contacts: Final = contacts
        self.active: Final[i64] = active
        self.marks: Final[i64] = marks
        self.uids: Final = uids

    def hold(self, field: Field, contacts: list[Contact], active: i64, marks: i64) -> bool:
        if self.field is not field or self.contacts is not contacts:
            return False
        return self.active == active and self.marks == marks


class Unit:
    """One brigade or battery in one battle. `body` is made on demand.

    From where it is, `rooms` are those it has found, by formation or by the angle of a pivot,
    `charges` those it could declare, and `targets` those it could fire at.

    `trail` is where a march column lies behind its head, x and y in turn, nearest first; empty
    where it is straight. `streak` is its memory of reserve movement: -1 after a success in the
    friendly segment before, otherwise how often it failed in a row (R12).
    """

    __slots__ = tuple(
        "aim arm bases body charges escort fire_losses formation marks owner place pose rooms "
        "roster seat streak targets trail uid".split()
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
        self.charges: Charges | None = None
        self.targets: Targets | None = None
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
        u.charges = self.charges
        u.targets = self.targets
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
    """Two units in hostile contact; it never changes.

    `flank`: the defender is outflanked or attacked in rear. `far`: the charge came from 5 inches or
    more. `through`: by a breakthrough. `locked`: the combat was drawn and continues.
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
