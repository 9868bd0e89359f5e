"""What is on the table: units, officers, and their contacts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.bodies import Body
from grognard.table.pose import Pose
from grognard.table.shapes import Footprint

from .kinds import (
    ARTILLERY,
    CAISSON,
    CAVALRY,
    COLUMN,
    DEPLOYED,
    DISORDERED,
    ECHELON,
    EXTENDED,
    FLEEING,
    FORAGERS,
    GARRISON,
    HOLLOW,
    INFANTRY,
    LIMBERED,
    LINE,
    MARCH,
    NOBODY,
    ON_TABLE,
    SKIRMISH,
    SOLID,
)
from .setting import NOWHERE, OfficerRoster, Roster


class Unit:
    """One battalion, regiment, battery, caisson or group of skirmishers in one battle.

    `body` is made when it is asked for. Of a battery `figures` are its gunners and `wounds` what
    its gun has lost; of a limbered one `team` is what its horses have lost.
    """

    __slots__ = tuple(
        "arm attempts balls body building canisters captor charge counted elites figures files "
        "formation marks orders owner place pose post quarry roster sappers seat since team toil "
        "uid used waits wheel wounds".split()
    )

    def __init__(self, uid: i64, roster: Roster) -> None:
        self.uid: Final[i64] = uid
        self.roster: Final = roster
        self.seat: Final[i64] = roster.seat
        self.arm: Final[i64] = roster.arm
        self.place: i64 = ON_TABLE
        self.pose: Pose = NOWHERE
        self.formation: i64 = roster.formation
        self.files: i64 = roster.files  # figures abreast in its front rank
        self.figures: i64 = roster.figures
        self.elites: i64 = roster.elites
        self.sappers: i64 = roster.sappers
        self.counted: i64 = roster.figures  # as the phase began (D-173)
        self.marks: i64 = 0
        self.attempts: i64 = 0  # manoeuvre tests of orders in this turn (D-17)
        self.orders: i64 = 0  # of these, passed
        self.used: i64 = 0  # of its move in this turn, in ten-thousandths (D-19)
        self.charge: i64 = NOBODY  # its target if it charges or counter-charges in this turn
        self.quarry: i64 = NOBODY  # the officer on his own that it charges instead
        self.wheel: i64 = 0  # of that charge, right positive
        self.since: i64 = 0  # the player turn in which its flight began
        self.building: i64 = NOBODY  # the area it occupies, by its number on the ground
        self.post: i64 = NOBODY  # of gunners away from their gun: the square they are in, or itself
        self.toil: i64 = 0  # turns in a row that engineers have worked on an obstacle (C-ENG-4)
        self.wounds: i64 = 0
        self.team: i64 = 0
        self.waits: i64 = 0  # own shooting phases before it may fire again (D-78)
        self.balls: i64 = 0  # shot away
        self.canisters: i64 = 0
        self.captor: i64 = NOBODY  # the unit that serves a captured gun
        self.body: Body | None = None
        self.owner: i64 = 0

    def copy(self) -> Unit:
        u = Unit(self.uid, self.roster)
        u.place = self.place
        u.pose = self.pose
        u.formation = self.formation
        u.files = self.files
        u.figures = self.figures
        u.elites = self.elites
        u.sappers = self.sappers
        u.counted = self.counted
        u.marks = self.marks
        u.attempts = self.attempts
        u.orders = self.orders
        u.used = self.used
        u.charge = self.charge
        u.quarry = self.quarry
        u.wheel = self.wheel
        u.since = self.since
        u.building = self.building
        u.post = self.post
        u.toil = self.toil
        u.wounds = self.wounds
        u.team = self.team
        u.waits = self.waits
        u.balls = self.balls
        u.canisters = self.canisters
        u.captor = self.captor
        u.body = self.body
        return u

    def on_table(self) -> bool:
        return self.place == ON_TABLE

    def has(self, mark: i64) -> bool:
        return self.marks & mark != 0

    def is_battery(self) -> bool:
        return self.arm == ARTILLERY

    def is_troops(self) -> bool:
        """Infantry or cavalry."""
        return self.arm == INFANTRY or self.arm == CAVALRY

    def is_mounted(self) -> bool:
        return self.arm == CAVALRY

    def is_fleeing(self) -> bool:
        return self.marks & FLEEING != 0

    def in_order(self) -> bool:
        return self.marks & (FLEEING | DISORDERED) == 0

    def is_open(self) -> bool:
        """Separate figures: skirmish order and foragers (C-INF-6, C-CAV-9)."""
        return self.formation == SKIRMISH or self.formation == FORAGERS

    def is_square(self) -> bool:
        return self.formation == HOLLOW or self.formation == SOLID

    def is_formed(self) -> bool:
        """In any close formation; an extended line is its own case."""
        f = self.formation
        close = f == LINE or f == COLUMN or f == MARCH or f == ECHELON or f == HOLLOW or f == SOLID
        return close and self.is_troops()

    def is_in_line(self) -> bool:
        """C-INF-14, D-10 Infantry in battle line or extended line."""
        return self.arm == INFANTRY and (self.formation == LINE or self.formation == EXTENDED)

    def has_no_flanks(self) -> bool:
        """D-159 Squares, separate figures and garrisons are front all round."""
        return self.is_square() or self.is_open() or self.formation == GARRISON

    def is_open_order(self) -> bool:
        """W-OPE-1, C-CAV-3 Light infantry, and light cavalry in any formation."""
        return self.roster.is_light() or (self.arm == CAVALRY and self.roster.weight == 0)

    def is_detached(self) -> bool:
        """C-CMD-4 A group of skirmishers of some battalion."""
        return self.roster.parent != NOBODY

    def is_large(self) -> bool:
        """C-INF-1, C-INF-4a, C-CAV-6 A large target for all who fire."""
        return self.formation == MARCH or self.is_square()

    def is_wagon(self) -> bool:
        """A limbered gun or a caisson."""
        return self.arm == CAISSON or self.formation == LIMBERED

    def is_deployed(self) -> bool:
        return self.formation == DEPLOYED

    def is_served(self) -> bool:
        """Of a battery: its own gunners are at their gun."""
        return self.figures > 0 and self.post == NOBODY and self.captor == NOBODY


class Officer:
    """A general or an aide-de-camp in one battle; `attached` is the unit he is with.

    Otherwise the middle of his base is at `x` and `y`; it lies along the edges of the table.
    """

    __slots__ = tuple("answer attached lost oid owner place ridden roster seat shape x y".split())

    def __init__(self, oid: i64, roster: OfficerRoster) -> None:
        self.oid: Final[i64] = oid
        self.roster: Final = roster
        self.seat: Final[i64] = roster.seat
        self.place: i64 = ON_TABLE
        self.x: i64 = roster.x
        self.y: i64 = roster.y
        self.attached: i64 = NOBODY
        self.lost: i64 = 0  # wounds
        self.ridden: i64 = 0  # in this turn, his unit's way included (C-OFF-6)
        self.answer: i64 = NOBODY  # to a charge at him in this turn (D-108)
        self.shape: Footprint | None = None  # made when it is asked for
        self.owner: i64 = 0

    def copy(self) -> Officer:
        o = Officer(self.oid, self.roster)
        o.place = self.place
        o.x = self.x
        o.y = self.y
        o.attached = self.attached
        o.lost = self.lost
        o.ridden = self.ridden
        o.answer = self.answer
        o.shape = self.shape
        return o

    def on_table(self) -> bool:
        return self.place == ON_TABLE

    def is_chief(self) -> bool:
        return self.roster.is_chief()

    def is_alone(self) -> bool:
        """On the table, with no unit."""
        return self.place == ON_TABLE and self.attached == NOBODY


class Contact:
    """Two units in close combat; it never changes.

    The attacker strikes with his front against `edge` of the defender. `since` is the player turn
    in which they met, `rounds` how many they have fought. `behind` is what the defender's obstacle
    takes from the attacker's dice to hit, until he wins a round (D-198); `uphill` says that the
    defender stands higher, `downhill` that the attacker does.
    """

    __slots__ = ("attacker", "behind", "defender", "downhill", "edge", "rounds", "since", "uphill")

    def __init__(
        self,
        attacker: i64,
        defender: i64,
        edge: i64,
        since: i64,
        rounds: i64 = 0,
        behind: i64 = 0,
        uphill: bool = False,
        downhill: bool = False,
    ) -> None:
        self.attacker: Final[i64] = attacker
        self.defender: Final[i64] = defender
        self.edge: Final[i64] = edge
        self.since: Final[i64] = since
        self.rounds: Final[i64] = rounds
        self.behind: Final[i64] = behind
        self.uphill: Final[bool] = uphill
        self.downhill: Final[bool] = downhill

    def with_edge(self, edge: i64) -> Contact:
        return Contact(
            self.attacker, self.defender, edge, self.since, self.rounds, self.behind, self.uphill,
            self.downhill,
        )  # fmt: skip

    def fought(self, behind: i64) -> Contact:
        """After one more round."""
        return Contact(
            self.attacker, self.defender, self.edge, self.since, self.rounds + 1, behind,
            self.uphill, self.downhill,
        )  # fmt: skip

    def touches(self, uid: i64) -> bool:
        return self.attacker == uid or self.defender == uid
