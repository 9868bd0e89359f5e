"""C-BLD-3 to 5, P-18, D-114, D-140, D-185: guns fire at buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.table.lines import Line, passes
from grognard.table.terrain import Area, inside

from ...model.fabric import count_roll, drive, fill_with_dust, is_pierced, suffered, wound_wall
from ...model.flow import BattleProcedure
from ...model.kinds import BUILDING, NOBODY
from ...model.state import ROLLS, Battle
from ..casualties import NEVER, need_to_wound, remove_figures
from ..leadership import moral_ld
from ..morale.alarm import spread
from ..morale.retested import Retested
from ..scenarios.landscape import WALLS, Walls
from .facades import facades_of, floors_of, garrison_of, kind_of
from .garrisons import drive_out
from .ruins import burn, collapse

COMMON: Final = "daub-house"  # for a building that is no kind of its own
MOST_ROLLS: Final = 2
DUST: Final = 2
LOSSES: Final = 5
FIRE: Final = 6


# Which wall, and what it withstands


def first_building(b: Battle, line: Line) -> tuple[int, float]:
    """D-185 The first building that a bounce touches, its own point included, and how far on."""
    best: int = NOBODY
    least = 2.0
    for number, area in enumerate(b.setting.ground.areas):
        if area.traits & BUILDING:
            first, last = passes(line, area.shape)
            if inside(area.shape, line.ax, line.ay):
                first, last = 0.0, 1.0
            if first < last and first < least:
                best, least = number, first
    return best, least


def walls_of(area: Area) -> Walls:
    return WALLS.get(kind_of(area), WALLS[COMMON])


def toughness_of(b: Battle, building: i64, facade: i64) -> i64:
    """C-BLD-3 Of a wall with an opening, be it broken by sappers, it is less."""
    walls = walls_of(b.setting.ground.areas[building])
    if is_pierced(b, building, facade):
        return walls.with_openings
    return walls.toughness(int(facade))


def held_by(b: Battle, area: Area, facade: i64) -> i64:
    """D-114 How many figures of a garrison are at one façade."""
    return facades_of(b, area)[facade].abreast() * floors_of(area)


class Bombardment(BattleProcedure):
    """C-BLD-4, D-140 A ball on a building: 1D6 hits on the wall it meets; the gun is at x and y."""

    building: i64
    facade: i64
    strength: i64
    x: i64
    y: i64
    hits: i64 = 0
    score: i64 = 0

    STAGES = (
        "throw_hits", "count_hits", "throw_to_wound", "wounded", "throw_damage", "damaged",
        "throw_losses", "lost", "shake",
    )  # fmt: skip

    def area(self, b: Battle) -> Area:
        return b.setting.ground.areas[self.building]

    def throw_hits(self, b: Battle) -> Step:
        return Die("C-ART-14")

    def count_hits(self, b: Battle) -> Step:
        self.hits = b.outcome
        self.stage = 3
        return self.throw_to_wound(b)

    def throw_to_wound(self, b: Battle) -> Step:
        toughness = toughness_of(b, self.building, self.facade)
        need = need_to_wound(self.strength, toughness)
        return DONE if need == NEVER else Pool("C-BLD-3", int(self.hits), int(need))

    def wounded(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        if self.hits == 0:
            return DONE
        wound_wall(b, self.building, self.facade, self.hits)
        if suffered(b, self.building, self.facade) >= walls_of(self.area(b)).wounds:
            collapse(b, self.building, self.x, self.y)
            return DONE
        return self.go_on(b)

    def go_on(self, b: Battle) -> Step:
        self.stage = 5
        return self.throw_damage(b)

    def throw_damage(self, b: Battle) -> Step:
        """C-BLD-4 One die for each wound of a wall, two in a player turn at most."""
        if self.hits == 0 or suffered(b, self.building, ROLLS) >= MOST_ROLLS:
            return DONE
        if not self.area(b).traits & BUILDING:  # it has burnt down
            return DONE
        self.hits -= 1
        count_roll(b, self.building)
        return Die("C-BLD-4")

    def damaged(self, b: Battle) -> Step:
        """C-BLD-4 1 nothing, 2 dust, 3 or 4 a morale test, 5 losses and a test, 6 fire."""
        self.score = b.outcome
        b.note("building damaged", NOBODY, [int(self.building), int(self.score)])
        u = garrison_of(b, self.building)
        if u is None:
            if self.score == FIRE:
                burn(b, self.building, self.x, self.y)
            return self.go_on(b)
        if self.score <= DUST:
            if self.score == DUST:
                fill_with_dust(b, u.uid)
            return self.go_on(b)
        self.stage = 9 if self.score < LOSSES else 7
        return self.shake(b) if self.score < LOSSES else self.throw_losses(b)

    def throw_losses(self, b: Battle) -> Step:
        """D-114 Of those at the damaged façade on 6; in a fire of all inside on 5 or 6."""
        u = garrison_of(b, self.building)
        assert u is not None
        if self.score == FIRE:
            return Pool("C-BLD-4", int(u.figures), LOSSES)
        return Pool("C-BLD-4", int(min(held_by(b, self.area(b), self.facade), u.figures)), FIRE)

    def lost(self, b: Battle) -> Step:
        u = garrison_of(b, self.building)
        assert u is not None
        remove_figures(b, u.uid, high(b.outcome))
        if self.score == FIRE:
            burn(b, self.building, self.x, self.y)
            return self.go_on(b)
        self.stage = 9
        return self.shake(b)

    def shake(self, b: Battle) -> Step:
        u = garrison_of(b, self.building)
        if u is None:
            return self.go_on(b)
        self.stage = 4
        return Shaken(u.uid, self.x, self.y)


class Shaken(Retested):
    """C-BLD-4 A garrison under fire tests; failing, it leaves by the far side."""

    x: i64
    y: i64

    STAGES = ("throw", "judge", "ask", "answered")

    def value(self, b: Battle) -> i64:
        return moral_ld(b, b.units[self.unit])

    def failed(self, b: Battle) -> Step:
        spread(b, self.unit)
        b.part_all(self.unit)
        if drive_out(b, self.unit, self.x, self.y):
            drive(b, self.unit)
        else:
            b.destroy(self.unit)
        return DONE
