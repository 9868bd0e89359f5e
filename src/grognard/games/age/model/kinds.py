"""The words of the game as numbers: arms, formations, states, phases, what ground does."""

from __future__ import annotations

from typing import Final

from grognard.table.pose import INCH

NOBODY: Final = -1

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
LOST: Final = 5  # a general who is hit or taken a second time: no successor comes
PLACES: Final = ("to-come", "on-table", "destroyed", "captured", "out", "lost")

# What lasts.
DISORDERED: Final = 1
SILENCED: Final = 2
DAMAGED: Final = 4
TACTICAL: Final = 8  # an enemy is nearer than 18 inches; at exactly 18 it stays as it was (R62)
LOCKED: Final = 16  # its combat continues in the next segment (R51)
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
# What lasts to the end of the turn.
ARRIVED: Final = 1048576  # no zone is checked (R64)
MARKS: Final = (
    "disordered", "silenced", "damaged", "tactical", "locked", "tested", "moved", "reserved",
    "hurried", "reformed", "charging", "countering", "aimed", "fired", "broke-through",
    "limbering", "unlimbering", "rolling", "pivoting", "fought", "arrived",
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
SEATS: Final = ("south", "north")
