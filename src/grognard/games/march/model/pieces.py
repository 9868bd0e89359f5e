"""What a battle is made of: battalions, Supreme Commanders, and what does not change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.miniatures.battle.setting import BattleSetting
from grognard.miniatures.bodies import Body
from grognard.miniatures.deploying.free_grid import Room
from grognard.miniatures.scenarios import scenario
from grognard.miniatures.scenarios.scenario import Objective as Objective
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.pose import CM, Point, Pose
from grognard.table.shapes import Polygon
from grognard.table.terrain import Ground

from .actions import LINE
from .options import Options

RECRUITS: Final = 0
DRILLED: Final = 1
VETERANS: Final = 2
GUARD: Final = 3
QUALITIES: Final = ("recruits", "drilled", "veterans", "guard")

BRITISH: Final = 0
FRENCH: Final = 1
OTHER: Final = 2
NATIONS: Final = ("british", "french", "other")

# Characters, in the order of the rulebook.
DRUMMER: Final = 0
SERGEANT: Final = 1
ENSIGN: Final = 2
OFFICER: Final = 3
COMMANDER: Final = 4
COATS: Final = ("", "red", "blue", "grey", "green", "white", "brown")  # the first: its nation's
CHARACTERS: Final = ("drummer", "sergeant", "ensign", "officer", "commander")

NOBODY: Final = -1

# Where a battalion is.
IN_HAND: Final = 0
ON_TABLE: Final = 1
FLED: Final = 2
DESTROYED: Final = 3
PLACES: Final = ("in-hand", "on-table", "fled", "destroyed")

# What it has done this turn.
READY: Final = 0
PASSED: Final = 1
ACTIVATED: Final = 2
STATUSES: Final = ("ready", "passed", "activated")

# What lasts.
DISORDERED: Final = 1
ROUTING: Final = 2
FALTERED: Final = 4  # fell short of its charge: rallying to the end of turn `until` (R27)
REFORMING: Final = 8  # rallied from rout: in place to the end of turn `until` (R43)
THINNED: Final = 16  # reached half its losses: fallen figures are taken off (R44)
CHARGING: Final = 32  # has its charge bonus in the next round of its combat
DEFENDING: Final = 64  # has not left the ground it was attacked on: may defend cover (R32)
STRUCK_ASIDE: Final = 128  # its enemy touches its flank or rear
# What lasts to the end of the turn.
TIRED: Final = 256
FIRED: Final = 512  # its volley of the turn is used
SKIRMISHED: Final = 1024  # the same for its screen
RIFLED: Final = 2048  # the bonus for rifles is given
RAN: Final = 4096  # has fled this turn (R42)
BEATEN: Final = 8192  # lost a combat this turn
TESTED: Final = 16384  # has taken its one Resolve test (R60)
STEADY: Final = 32768  # and passed it
MENDING: Final = 65536  # reforms: its order returns when the turn ends (R13)
ENTANGLED: Final = 131072  # its combat began this turn: nobody may join
FOUGHT: Final = 262144  # its combat was activated this turn
FREED: Final = 524288  # the combat it had joined is over: it may draw off (R37)
MARKS: Final = (
    "disordered", "routing", "faltered", "reforming", "thinned", "charging", "defending",
    "struck-aside", "tired", "fired", "skirmished", "rifled", "ran", "beaten", "tested", "steady",
    "mending", "entangled", "fought", "freed",
)  # fmt: skip
TURN_MARKS: Final = (
    TIRED | FIRED | SKIRMISHED | RIFLED | RAN | BEATEN | TESTED | STEADY | MENDING | ENTANGLED
    | FOUGHT | FREED
)  # fmt: skip
BATTLE_MARKS: Final = CHARGING | DEFENDING | STRUCK_ASIDE | ENTANGLED

# Why a battalion must test its Resolve when all have acted.
SHOT_AT: Final = 1
SAW_FLIGHT: Final = 2
LOST_COMMANDER: Final = 4
LOST_MEN: Final = 8  # in a combat that it won; only where an option says so (R40)
CAUSES: Final = ("shot-at", "saw-flight", "lost-commander", "lost-men")

SETTING_UP: Final = 0
INITIATIVE: Final = 1
ACTIVATIONS: Final = 2
RESOLVE: Final = 3
COMPULSORY: Final = 4
PHASES: Final = ("set-up", "initiative", "activations", "resolve", "compulsory-moves")

# What ground does, as bits of a terrain's traits.
ROUGH: Final = 1
LIGHT_COVER: Final = 2
HARD_COVER: Final = 4
OBSTACLE: Final = 8
IMPASSABLE: Final = 16
SLOPE: Final = 32
TRAITS: Final = ("rough", "light-cover", "hard-cover", "obstacle", "impassable", "slope")

GROUP: Final = 4 * CM  # a firing group of four figures is 4 x 4 cm
GROUP_SIZE: Final = 4
SCREEN_GROUP_SIZE: Final = 2
SCREEN_DEPTH: Final = 2 * CM
COLUMN_WIDTH: Final = 2  # groups


class Roster:
    """A battalion as its army list has it."""

    def __init__(
        self,
        id: str,
        name: str,
        quality: i64,
        rankers: i64,
        characters: list[int],
        light: bool,
        rifles: bool,
        formation: i64 = LINE,
        detached: i64 = 0,
        coat: i64 = 0,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.quality: Final[i64] = quality
        self.rankers: Final[i64] = rankers
        self.characters: Final = characters  # drummers, sergeants, ensign, officer
        self.light: Final[bool] = light
        self.rifles: Final[bool] = rifles
        self.formation: Final[i64] = formation  # as a scenario sets it up
        self.detached: Final[i64] = detached
        self.coat: Final[i64] = coat  # for its looks only; 0 is its nation's


class Army:
    def __init__(self, name: str, nation: i64, commander: str, battalions: list[Roster]) -> None:
        self.name: Final = name
        self.nation: Final[i64] = nation
        self.commander: Final = commander
        self.battalions: Final = battalions


class Stand(scenario.Stand):
    """4.0 Where a battalion stands when a battle begins ready, and its screen, if it has one."""

    def __init__(
        self, pose: Pose, formation: i64, detached: i64, screen_pose: Pose, gap: i64 = SCREEN_DEPTH
    ) -> None:
        super().__init__(pose)
        self.formation: Final[i64] = formation
        self.detached: Final[i64] = detached
        self.screen_pose: Final = screen_pose
        self.gap: Final[i64] = gap


class Setting(BattleSetting):
    """What does not change in a battle. Battalions are numbered through both armies, red first."""

    def __init__(
        self,
        key: str,
        titles: dict[str, str],
        ground: Ground,
        objectives: list[Objective],
        armies: list[Army],
        sides: list[int],
        options: Options,
        zones: list[Polygon] | None = None,
        stands: dict[int, Stand] | None = None,
        posts: dict[int, Point] | None = None,
        first_rules: bool = False,
        pieces: list[Piece] | None = None,
    ) -> None:
        rosters = [roster for army in armies for roster in army.battalions]
        super().__init__(key, titles, ground, options, [one.id for one in rosters], pieces)
        self.objectives: Final = objectives
        self.armies: Final = armies
        self.sides: Final = sides  # the table side of each seat; empty when dice decide
        self.options: Final = options
        self.zones: Final = zones or []  # by side; empty for all but 30 cm to the centre line
        self.stands: Final = stands or {}  # a ready layout, by battalion; the rest find room
        self.posts: Final = posts or {}  # and of the Supreme Commanders, by seat
        self.first_rules: Final = first_rules  # it began by version 1 of the rules
        self.asks_routine: Final[bool] = first_rules or options.asks_routine
        self.rosters: Final = rosters
        self.rooms: Final[dict[int, Room]] = {}  # by side, remembered; see placing.py


class Battalion:
    """One battalion in one battle. `body` and `screen_body` are made when they are asked for."""

    __slots__ = tuple(
        "body british causes detached foe formation gap helps marks nation owner place pose "
        "quality rankers roster screen screen_body screen_pose seat spent staff status uid "
        "until".split()
    )

    def __init__(self, uid: i64, roster: Roster, seat: i64, nation: i64) -> None:
        self.uid: Final[i64] = uid
        self.roster: Final = roster
        self.seat: Final[i64] = seat
        self.nation: Final[i64] = nation
        self.british: Final[bool] = nation == BRITISH
        self.quality: Final[i64] = roster.quality
        self.place: i64 = IN_HAND
        self.pose: Pose = NOWHERE
        self.formation: i64 = roster.formation
        self.rankers: i64 = roster.rankers  # formed, still standing
        self.detached: i64 = 0  # sent out as skirmishers before the battle
        self.screen: i64 = 0  # of these, still standing
        self.screen_pose: Pose = NOWHERE  # where the screen is
        self.gap: i64 = SCREEN_DEPTH
        self.staff: list[int] = roster.characters  # replaced, never changed
        self.status: i64 = READY
        self.marks: i64 = 0
        self.until: i64 = 0
        self.causes: i64 = 0
        self.spent: i64 = 0  # re-rolls used this turn, four bits for each kind of character
        self.foe: i64 = NOBODY
        self.helps: i64 = NOBODY  # the friend whose combat it has joined
        self.body: Body | None = None
        self.screen_body: Body | None = None
        self.owner: i64 = 0

    def copy(self) -> Battalion:
        u = Battalion(self.uid, self.roster, self.seat, self.nation)
        u.place = self.place
        u.pose = self.pose
        u.formation = self.formation
        u.rankers = self.rankers
        u.detached = self.detached
        u.screen = self.screen
        u.screen_pose = self.screen_pose
        u.gap = self.gap
        u.staff = self.staff
        u.status = self.status
        u.marks = self.marks
        u.until = self.until
        u.causes = self.causes
        u.spent = self.spent
        u.foe = self.foe
        u.helps = self.helps
        u.body = self.body
        u.screen_body = self.screen_body
        return u

    def on_table(self) -> bool:
        return self.place == ON_TABLE

    def has(self, mark: i64) -> bool:
        return self.marks & mark != 0

    def routing(self) -> bool:
        return self.marks & ROUTING != 0

    def engaged(self) -> bool:
        return self.foe != NOBODY

    def groups(self) -> i64:
        """9 A firing group lives while one figure of it remains."""
        return (self.rankers + GROUP_SIZE - 1) // GROUP_SIZE

    def screen_groups(self) -> i64:
        return (self.screen + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE

    def formed_at_start(self) -> i64:
        return self.roster.rankers - self.detached

    def losses(self) -> i64:
        """R44 Rankers lost, skirmishers included."""
        return self.roster.rankers - self.rankers - self.screen

    def characters(self) -> i64:
        """Those still with it; the Supreme Commander is not of the battalion."""
        staff = self.staff
        return staff[DRUMMER] + staff[SERGEANT] + staff[ENSIGN] + staff[OFFICER]


NOWHERE: Final = Pose(0, 0, 0)


class Commander:
    """3 The Supreme Commander of one side; `unit` is the battalion he has joined."""

    __slots__ = ("alive", "moved", "placed", "seat", "unit", "waits", "x", "y")

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.placed = False
        self.alive = True
        self.moved = False
        self.waits = False  # he may ride after the activation of his side that comes now
        self.unit: i64 = NOBODY
        self.x: i64 = 0
        self.y: i64 = 0

    def copy(self) -> Commander:
        c = Commander(self.seat)
        c.placed = self.placed
        c.alive = self.alive
        c.moved = self.moved
        c.waits = self.waits
        c.unit = self.unit
        c.x = self.x
        c.y = self.y
        return c
