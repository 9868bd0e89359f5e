"""What a battle is made of: brigades, batteries, generals, and what does not change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body
from grognard.miniatures.shooting.fire_lines import Sights
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.pose import INCH, Pose
from grognard.table.terrain import Edge, Ground

from .options import Options

NOBODY: Final = -1
NOWHERE: Final = Pose(0, 0, 0)

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
ARMS: Final = ("infantry", "cavalry", "artillery")

# March modes of infantry, fixed for a brigade.
LINEAR: Final = 0
COLUMNAR: Final = 1
IMPULSE: Final = 2
MODES: Final = ("linear", "columnar", "impulse")

LIGHT: Final = 0
HEAVY: Final = 1  # of batteries too
CUIRASSIER: Final = 2
WEIGHTS: Final = ("light", "heavy", "cuirassier")

CONSCRIPT: Final = 0
REGULAR: Final = 1
ELITE: Final = 2
GRADES: Final = ("conscript", "regular", "elite")

# Rows of the power table.
OLD_GUARD: Final = 0  # and Russian guns
FRENCH_LINE: Final = 1  # the Young Guard, British and KGL guns too
OTHER_GUNS: Final = 2
GUNS: Final = ("old-guard", "french-line", "other")

LINE: Final = 0
SUPPORTED: Final = 1
MASSE: Final = 2
COLUMN: Final = 3  # march column
SQUARE: Final = 4
TIRAILLEURS: Final = 5
GARRISON: Final = 6  # of a built-up area
LIMBERED: Final = 7
UNLIMBERED: Final = 8
FORMATIONS: Final = (
    "line", "supported-line", "masse", "march-column", "square", "tirailleurs", "garrison",
    "limbered", "unlimbered",
)  # fmt: skip

FRESH: Final = 0
WORN: Final = 1
SPENT: Final = 2
CONDITIONS: Final = ("fresh", "worn", "spent")

# Where a unit or a general is.
TO_COME: Final = 0
ON_TABLE: Final = 1
DESTROYED: Final = 2  # a brigade that routed or has no base left, a battery that is wrecked
CAPTURED: Final = 3
OUT: Final = 4  # a general who is hit: a successor comes when `until` is reached
LOST: Final = 5  # a general who is hit or taken a second time: nobody succeeds him
PLACES: Final = ("to-come", "on-table", "destroyed", "captured", "out", "lost")

# What lasts.
DISORDERED: Final = 1
SILENCED: Final = 2
DAMAGED: Final = 4
TACTICAL: Final = 8  # an enemy is nearer than 18 inches; at exactly 18 it stays as it was (R62)
LOCKED: Final = 16  # its combat goes on in the next segment (R51)
# What lasts to the end of the segment.
TESTED: Final = 32  # has rolled on the movement table
MOVED: Final = 64  # its one move of the segment is used
RESERVED: Final = 128  # by reserve movement, so it starts neither fire nor combat (9.1)
HURRIED: Final = 256  # moved more than half its speed (R34)
REFORMED: Final = 512  # changed formation (R34)
CHARGING: Final = 1024  # in contact as an attacker (R38)
COUNTERING: Final = 2048  # meets cavalry with a charge of its own (R41)
AIMED: Final = 4096  # has a target in this fire step, or holds its fire
FIRED: Final = 8192  # of batteries: in their own step, an action (R71)
BROKE_THROUGH: Final = 16384  # its one breakthrough of the phase (R47)
LIMBERING: Final = 32768  # the actions of a battery
UNLIMBERING: Final = 65536
ROLLING: Final = 131072
PIVOTING: Final = 262144
FOUGHT: Final = 524288
MARKS: Final = (
    "disordered", "silenced", "damaged", "tactical", "locked", "tested", "moved", "reserved",
    "hurried", "reformed", "charging", "countering", "aimed", "fired", "broke-through",
    "limbering", "unlimbering", "rolling", "pivoting", "fought",
)  # fmt: skip
SEGMENT_MARKS: Final = (
    TESTED | MOVED | RESERVED | HURRIED | REFORMED | CHARGING | COUNTERING | AIMED | FIRED
    | BROKE_THROUGH | LIMBERING | UNLIMBERING | ROLLING | PIVOTING | FOUGHT
)  # fmt: skip
GUN_ACTIONS: Final = LIMBERING | UNLIMBERING | ROLLING | PIVOTING | FIRED

# The phases of a turn, in its order; movement, fire and combat come twice.
UPKEEP: Final = 0
INITIATIVE: Final = 1
COMMAND: Final = 2
RESERVE: Final = 3
TACTICS: Final = 4
RIDES: Final = 5
COUNTERS: Final = 6
ENEMY_FIRE: Final = 7  # of the side whose segment it is not
OWN_FIRE: Final = 8
COMBAT: Final = 9
PHASES: Final = (
    "upkeep", "initiative", "command", "reserve-movement", "tactical-movement", "rides",
    "counter-charges", "enemy-fire", "own-fire", "combat",
)  # fmt: skip

# What ground does, as bits of a terrain's traits.
ROUGH: Final = 1
COVER_1: Final = 2
COVER_2: Final = 4
COVER_3: Final = 8
BUILT_UP: Final = 16  # may be garrisoned
IMPASSABLE: Final = 32
FORD: Final = 64  # a stream: costs its price once (R20)
ROAD: Final = 128
BRIDGE: Final = 256  # opens impassable ground
WOODED: Final = 512
WORKS: Final = 1024  # a line that covers those behind it
TRAITS: Final = (
    "rough", "cover-1", "cover-2", "cover-3", "built-up", "impassable", "ford", "road", "bridge",
    "wooded", "works",
)  # fmt: skip

DIVISION: Final = 0
CORPS: Final = 1
ARMY: Final = 2
AIDE: Final = 3  # Napoleon's aide-de-camp
RANKS: Final = ("division", "corps", "army", "aide")

RADIUS: Final = 12 * INCH  # of command (R6)
ZONE: Final = 18 * INCH
SEATS: Final = ("first", "second")


class Arrival:
    """When something comes, and the stretch of a table edge where it does (R64)."""

    def __init__(self, turn: i64, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        self.turn: Final[i64] = turn
        self.ax: Final[i64] = ax
        self.ay: Final[i64] = ay
        self.bx: Final[i64] = bx
        self.by: Final[i64] = by


class Roster:
    """A brigade or a battery as its army has it. A battery counts as one base.

    `worn` and `spent` are the counts of bases from which on it is so (D1). A brigade `stays` in
    its garrison; until turn `rests_until` it may not move; a `timid` one never charges by choice.
    """

    def __init__(
        self,
        id: str,
        name: str,
        command: i64,
        arm: i64,
        grade: i64,
        bases: i64,
        worn: i64,
        spent: i64,
        skirmishers: i64 = 0,
        mode: i64 = LINEAR,
        ranks: i64 = 3,
        weight: i64 = LIGHT,
        lancers: bool = False,
        guns: i64 = OTHER_GUNS,
        horse: bool = False,
        nation: str = "other",
        formation: i64 = LINE,
        pose: Pose = NOWHERE,
        arrival: Arrival | None = None,
        stays: bool = False,
        rests_until: i64 = 0,
        timid: bool = False,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.command: Final[i64] = command
        self.arm: Final[i64] = arm
        self.grade: Final[i64] = grade
        self.bases: Final[i64] = bases
        self.worn: Final[i64] = worn
        self.spent: Final[i64] = spent
        self.skirmishers: Final[i64] = skirmishers
        self.mode: Final[i64] = mode
        self.ranks: Final[i64] = ranks
        self.weight: Final[i64] = weight
        self.lancers: Final[bool] = lancers
        self.guns: Final[i64] = guns
        self.horse: Final[bool] = horse  # of a battery: horse artillery
        self.nation: Final = nation
        self.formation: Final[i64] = formation
        self.pose: Final = pose
        self.arrival: Final = arrival
        self.stays: Final[bool] = stays
        self.rests_until: Final[i64] = rests_until
        self.timid: Final[bool] = timid


class GeneralRoster:
    """A general as his army has him.

    `commands` are formations, by number. Of those who may be commander-in-chief the one with the
    highest `chief` who has come is; `value` is then what he adds to reserve movement.
    """

    def __init__(
        self,
        id: str,
        name: str,
        rank: i64,
        charismatic: bool,
        commands: list[int],
        chief: i64 = 0,
        value: i64 = 0,
        gunner: bool = False,
        x: i64 = 0,
        y: i64 = 0,
        arrival: Arrival | None = None,
        nation: str = "other",
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.rank: Final[i64] = rank
        self.charismatic: Final[bool] = charismatic
        self.commands: Final = commands
        self.chief: Final[i64] = chief
        self.value: Final[i64] = value
        self.gunner: Final[bool] = gunner
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.arrival: Final = arrival
        self.nation: Final = nation


class Command:
    """A formation of the order of battle: an army, a corps or a division; the army has no parent.

    `chain` is the formation itself and all above it.
    """

    def __init__(self, number: i64, id: str, name: str, seat: i64, parent: i64) -> None:
        self.number: Final[i64] = number
        self.id: Final = id
        self.name: Final = name
        self.seat: Final[i64] = seat
        self.parent: Final[i64] = parent
        self.chain: list[int] = []  # filled by Setting, which knows the others


class Side:
    """An army: its name, its colours, and whether it is the French one (R61)."""

    def __init__(self, name: str, army: str, french: bool, names: dict[str, str]) -> None:
        self.name: Final = name
        self.army: Final = army
        self.french: Final[bool] = french
        self.names: Final = names


class Goal:
    """An objective: worth so many points to the side that held it last (D4)."""

    def __init__(self, name: str, x: i64, y: i64, worth: i64, holder: i64) -> None:
        self.name: Final = name
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.worth: Final[i64] = worth
        self.holder: Final[i64] = holder  # as the battle begins


class Notes:
    """What is special about a battle (D7). Turns that are 0 never come."""

    def __init__(
        self,
        rain_from: i64 = 0,
        rain_to: i64 = 0,
        no_charge_before: list[int] | None = None,
        starter: i64 = 0,
        critical: list[int] | None = None,
    ) -> None:
        self.rain_from: Final[i64] = rain_from  # infantry fire is halved
        self.rain_to: Final[i64] = rain_to
        self.no_charge_before: Final = no_charge_before or [0, 0]  # turn, by seat
        self.starter: Final[i64] = starter  # has a tied first initiative (R4)
        self.critical: Final = critical or [25, 33, 50]  # per cent of bases lost (R3)


class Setting:
    """What does not change in a battle. Units and generals are numbered through both armies."""

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        ground: Ground,
        goals: list[Goal],
        sides: list[Side],
        commands: list[Command],
        rosters: list[Roster],
        staff: list[GeneralRoster],
        turns: i64,
        notes: Notes,
        options: Options,
        pieces: list[Piece] | None = None,
    ) -> None:
        self.key: Final = key
        self.titles: Final = titles
        self.ground: Final = ground
        self.goals: Final = goals
        self.sides: Final = sides
        self.commands: Final = commands
        self.rosters: Final = rosters
        self.staff: Final = staff
        self.turns: Final[i64] = turns
        self.notes: Final = notes
        self.options: Final = options
        self.pieces: Final = pieces  # the terrain as a scenario or a position has it
        self.seat_of: Final = [commands[r.command].seat for r in rosters]
        self.by_id: Final = {roster.id: uid for uid, roster in enumerate(rosters)}
        self.general_by_id: Final = {one.id: gid for gid, one in enumerate(staff)}
        self.command_by_id: Final = {one.id: one.number for one in commands}
        self.roads: Final[list[Edge]] = ground.edges_with(ROAD)
        self.sights: Final = Sights()  # remembered
        for one in commands:
            one.chain = chain_of(commands, one.number)

    def seat_of_general(self, gid: i64) -> i64:
        return self.commands[self.staff[gid].commands[0]].seat


def chain_of(commands: list[Command], number: i64) -> list[int]:
    """A formation and all above it."""
    chain: list[int] = []
    while number != NOBODY and number not in chain:
        chain.append(number)
        number = commands[number].parent
    return chain


class Unit:
    """One brigade or battery in one battle. `body` is made when it is asked for.

    `trail` is where a march column lies behind its head, x and y in turn, nearest first; empty
    where it is straight. `streak` is its memory of reserve movement: -1 after a success in the
    friendly segment before, else how often it failed in a row (R12).
    """

    __slots__ = tuple(
        "aim arm bases body escort fire_losses formation marks owner place pose roster seat "
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
        """D1 Fresh, worn or spent, by the bases left; a battery is neither fresh nor spent."""
        if self.arm == ARTILLERY:
            return WORN
        if self.bases <= self.roster.spent:
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
