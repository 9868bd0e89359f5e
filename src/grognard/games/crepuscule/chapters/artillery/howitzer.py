"""P-10: a shell: it deviates, and the round template falls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.table.angles import DEGREE
from grognard.table.pose import INCH, Point, Pose
from grognard.table.terrain import crosses, inside

from ...model.flow import BattleProcedure
from ...model.kinds import HARD_COVER, MANNED, OPEN_WORK, SOFT_COVER
from ...model.pieces import Unit
from ...model.state import Battle
from ..casualties import remove_figures
from ..figures import gun_base
from ..formations import footprint
from ..ground import sees
from ..morale.alarm import destroy
from .battery_hits import gun_struck
from .gunners_die import gunners_die
from .paths import aimed, figures_of, is_full, is_part, rim
from .types import MISFIRE, die_of_guns, error_dice, mistaken
from .wagons import wounds_on

ON_THE_SPOT: Final = 5  # 5 and 6 of the scatter die are its two HIT faces
DIRECTIONS: Final = 24
BETWEEN: Final = 360 // DIRECTIONS * DEGREE
SHELTERED: Final = 3  # behind a wall (C-ART-39)
UNDER: Final = 6  # strength on the base under the middle
AROUND: Final = 3
BURSTS: Final = 1  # on the chart of misfires
JAMS: Final = 3


class Fall:
    """What a shell does to one unit: bases hit for sure, on the die, behind walls, in the middle.

    The base under the middle is among the sure ones, and is struck harder.
    """

    def __init__(self, sure: i64, part: i64, sheltered: i64, middle: i64) -> None:
        self.sure: Final[i64] = sure
        self.part: Final[i64] = part
        self.sheltered: Final[i64] = sheltered
        self.middle: Final[i64] = middle


def fall_on(b: Battle, u: Unit, x: i64, y: i64) -> Fall:
    """D-88, D-141, D-143 Each base by where it is under the template."""
    sure: i64 = 0
    part: i64 = 0
    sheltered: i64 = 0
    middle: i64 = 0
    bases = figures_of(u)
    holding = [base for base in bases if inside(base, x, y)]  # two where it falls between them
    for base in bases:
        if not is_part(base, x, y):
            continue
        cx, cy = base.centre()
        if is_walled_off(b, x, y, cx, cy):
            sheltered += 1
        elif len(holding) == 1 and base is holding[0]:
            middle += 1
        elif is_full(base, x, y):
            sure += 1
        else:
            part += 1
    return Fall(sure, part, sheltered, middle)


def is_walled_off(b: Battle, x: i64, y: i64, cx: i64, cy: i64) -> bool:
    """C-ART-39, D-143 A wall or hedge between the middle of the template and a figure."""
    for edge in b.setting.ground.edges_with(HARD_COVER | SOFT_COVER):
        if not edge.traits & OPEN_WORK and crosses(edge, x, y, cx, cy):
            return True
    return False


class Shell(BattleProcedure):
    """W-ART-3, C-ART-20, D-79, D-88, D-89 One shell. `left` are those under it still to suffer."""

    unit: i64
    target: i64
    estimate: i64
    face: i64 = 0
    turned: i64 = 0
    x: i64 = 0
    y: i64 = 0
    hits: i64 = 0
    flat: bool = False  # of a shattered wall: nothing is under the middle (D-144)
    left: list[int] = []

    STAGES = (
        "throw_error", "erred", "throw_scatter", "scattered", "throw_direction", "directed",
        "throw_die", "fell", "following", "throw_part", "part_hit", "throw_sheltered",
        "sheltered_hit", "wound", "wound_middle", "strike_gun", "throw_chart", "charted",
    )  # fmt: skip

    def throw_error(self, b: Battle) -> Step:
        if not b.setting.options.estimate_error:
            self.stage = 3
            return self.throw_scatter(b)
        return error_dice()

    def erred(self, b: Battle) -> Step:
        self.estimate = mistaken(self.estimate, b.outcome)
        self.stage = 3
        return self.throw_scatter(b)

    def throw_scatter(self, b: Battle) -> Step:
        return Die("W-ART-1")

    def scattered(self, b: Battle) -> Step:
        self.face = b.outcome
        if self.stays(b):
            self.stage = 7
            return self.throw_die(b)
        self.stage = 5
        return self.throw_direction(b)

    def stays(self, b: Battle) -> bool:
        """D-89 A HIT stays where it was aimed, unless the gun does not see its target."""
        return self.face >= ON_THE_SPOT and sees(b, b.units[self.unit], b.units[self.target])

    def throw_direction(self, b: Battle) -> Step:
        return Die("D-89", DIRECTIONS)

    def directed(self, b: Battle) -> Step:
        self.turned = b.outcome
        self.stage = 7
        return self.throw_die(b)

    def throw_die(self, b: Battle) -> Step:
        return gunners_die(b, b.units[self.unit])

    def fell(self, b: Battle) -> Step:
        die = die_of_guns(b.outcome)
        if die == MISFIRE:
            b.note("misfired", self.unit, [])
            return self.mishap(b)
        aim = aimed(b, b.units[self.unit], b.units[self.target])
        ax, ay = aim.point(self.estimate * INCH, 0)
        self.x, self.y = self.lands(b, (ax, ay), die)
        off = 0 if self.turned == 0 else int(die)
        flight = [int(ax), int(ay), int(self.x), int(self.y)]
        flight += rim(Pose(self.x, self.y, aim.h), 0)
        b.note("shell fell", self.unit, [int(self.estimate), off, *flight])
        self.left = under(b, self.x, self.y)
        self.stage = 9
        return self.following(b)

    def lands(self, b: Battle, at: Point, die: i64) -> Point:
        if self.turned == 0:
            return at
        return Pose(at[0], at[1], self.turned * BETWEEN).point(die * INCH, 0)

    def fall(self, b: Battle) -> Fall:
        fall = fall_on(b, b.units[self.left[0]], self.x, self.y)
        if self.flat:
            return Fall(fall.sure + fall.middle, fall.part, fall.sheltered, 0)
        return fall

    def following(self, b: Battle) -> Step:
        if not self.left:
            return DONE
        self.hits = self.fall(b).sure
        self.stage = 10
        return self.throw_part(b)

    def throw_part(self, b: Battle) -> Step:
        part = self.fall(b).part
        if part == 0:
            self.stage = 12
            return self.throw_sheltered(b)
        return Pool("D-88", int(part), b.setting.options.partial_hit)

    def part_hit(self, b: Battle) -> Step:
        self.hits += high(b.outcome)
        self.stage = 12
        return self.throw_sheltered(b)

    def throw_sheltered(self, b: Battle) -> Step:
        sheltered = self.fall(b).sheltered
        if sheltered == 0:
            self.stage = 14
            return self.wound(b)
        return Pool("D-143", int(sheltered), SHELTERED)

    def sheltered_hit(self, b: Battle) -> Step:
        self.hits += high(b.outcome)
        self.stage = 14
        return self.wound(b)

    def wound(self, b: Battle) -> Step:
        """C-ART-16, W-SAV-3 Strength 3, no save; the base under the middle after that."""
        middle, hits = self.fall(b).middle, self.hits
        uid = self.left[0]
        self.hits = middle  # counted before any loss
        if hits == 0:
            self.stage = 15
            return self.wound_middle(b)
        b.note("hit", self.unit, [uid, int(hits)])
        return wounds_on(b, uid, hits, AROUND, False, True, b.units[self.unit].has(MANNED))

    def wound_middle(self, b: Battle) -> Step:
        uid, middle = self.left[0], self.hits
        if middle == 0 or not b.units[uid].on_table():
            self.stage = 16
            return self.strike_gun(b)
        b.note("hit", self.unit, [uid, int(middle)])
        return wounds_on(b, uid, middle, UNDER, False, False, b.units[self.unit].has(MANNED))

    def strike_gun(self, b: Battle) -> Step:
        """D-91 The gun under the middle; elsewhere a shell does not hurt it."""
        u = b.units[self.left[0]]
        self.left = self.left[1:]
        if (
            u.on_table()
            and u.is_deployed()
            and not self.flat
            and inside(gun_base(u), self.x, self.y)
        ):
            self.stage = 8
            return gun_struck(u.uid, UNDER, b.units[self.unit].has(MANNED))
        self.stage = 9
        return self.following(b)

    def mishap(self, b: Battle) -> Step:
        """D-87 Harmless, unless the players use the chart."""
        if not b.setting.options.howitzer_chart:
            return DONE
        self.stage = 17
        return self.throw_chart(b)

    def throw_chart(self, b: Battle) -> Step:
        return Die("W-ART-4")

    def charted(self, b: Battle) -> Step:
        """W-ART-4 On 1 the piece bursts, on 2 or 3 a gunner falls and it misses a turn."""
        if b.outcome == BURSTS:
            b.note("burst", self.unit, [])
            destroy(b, self.unit)
        elif b.outcome <= JAMS:
            remove_figures(b, self.unit, 1)
            b.jam(self.unit)
        return DONE


def under(b: Battle, x: i64, y: i64) -> list[int]:
    """The units that the template touches."""
    return [int(u.uid) for u in b.units if u.on_table() and is_near(b, u, x, y)]


def is_near(b: Battle, u: Unit, x: i64, y: i64) -> bool:
    for part in footprint(b, u).parts:
        if is_part(part, x, y):
            return True
    return False
