"""C-OFF-3, D-107, W-SHO-10: shots at officers who are on their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import Tally
from grognard.miniatures.shooting.cover import is_beside
from grognard.table.lines import Line
from grognard.table.measure import TOLERANCE, gap, within
from grognard.table.terrain import crosses

from ...model.flow import BattleProcedure
from ...model.kinds import CHARGED, DUSTY, FRONT, NOBODY
from ...model.pieces import Officer, Unit
from ...model.state import Battle
from ..casualties import NEVER, need_to_wound
from ..formations import footprint, officer_shape
from ..ground import (
    ALL,
    BESIDE_COVER,
    COVERS,
    HARD,
    HARD_COVERS,
    NO_COVER,
    SOFT,
    bearing_on,
    cover_of,
    is_mostly_in,
)
from ..morale.panic import officer_lost
from ..smoke import is_veiled_all, raise_smoke
from .need import POINT_BLANK, add_cover, add_haze, dice_need, second_need, strength_at
from .targets import (
    IN_COMBAT,
    NO_SIGHT,
    NO_TARGET,
    NOT_A_FACE,
    OUT_OF_RANGE,
    has_moved,
    range_of,
    why_not_fire,
    why_not_shot,
)

ABOUT_HIM: Final = 5  # figures that hide an officer
NOT_NEAREST: Final = Refusal("D-107", why="nearest")


def officer_distance(b: Battle, u: Unit, o: Officer) -> i64:
    return gap(footprint(b, u), officer_shape(b, o))


def why_not_snipe(b: Battle, u: Unit, oid: i64) -> Refusal | None:
    """D-107, W-SHO-10 An enemy officer on his own, nearer than any other target."""
    refusal = why_not_fire(b, u)
    if refusal is not None:
        return refusal
    if u.is_square():
        return NOT_A_FACE
    if not 0 <= oid < len(b.officers):
        return NO_TARGET
    o = b.officers[oid]
    if o.seat == u.seat or not is_exposed(b, o):
        return NO_TARGET
    if is_fought(b, o):
        return IN_COMBAT
    away = officer_distance(b, u, o)
    if not within(away, range_of(u)):
        return OUT_OF_RANGE
    if not shots_at(b, u, o, 1):
        return NO_SIGHT
    return NOT_NEAREST if is_another_nearer(b, u, away) else None


def is_exposed(b: Battle, o: Officer) -> bool:
    """D-137, D-194 On his own, or with fewer than five figures about him."""
    if o.attached == NOBODY:
        return o.on_table()
    return o.on_table() and b.units[o.attached].figures < ABOUT_HIM


def is_fought(b: Battle, o: Officer) -> bool:
    """D-46 An enemy has reached him and will fight him in this turn."""
    for u in b.units:
        if u.quarry == o.oid and u.has(CHARGED) and u.on_table():
            return True
    return False


def lines_at(b: Battle, u: Unit, o: Officer, most: i64 = ALL) -> list[Line]:
    return bearing_on(b, u, officer_shape(b, o), o.attached, range_of(u), FRONT, most)


def shots_at(b: Battle, u: Unit, o: Officer, most: i64 = ALL) -> i64:
    """One rank of the figures that see him."""
    return len(lines_at(b, u, o, most))


def is_another_nearer(b: Battle, u: Unit, away: i64) -> bool:
    for foe in b.side(1 - u.seat):
        if gap(footprint(b, u), footprint(b, foe)) < away:
            if why_not_shot(b, u, foe.uid, NOBODY) is None:
                return True
    for o in b.staff(1 - u.seat):
        if is_exposed(b, o) and officer_distance(b, u, o) < away and shots_at(b, u, o, 1):
            return True
    return False


def need_to_snipe(b: Battle, u: Unit, o: Officer, keep: bool = False) -> Tally:
    """D-107 As any shot, and one more for a lone figure."""
    tally = Tally(7 - int(u.roster.profile.bs), "W-SHO-1", keep)
    away = officer_distance(b, u, o)
    tally.add(1, "D-107")
    if away < POINT_BLANK - TOLERANCE:
        tally.add(-1, "C-INF-15")
    if has_moved(u):
        tally.add(1, "W-SHO-2 moved")
    if away > range_of(u) // 2 + TOLERANCE:
        tally.add(1, "W-SHO-2 long range")
    add_cover(officer_cover(b, u, o), tally)
    add_haze(u.has(DUSTY), is_veiled_all(b, u, lines_at(b, u, o)), tally)
    return tally


def officer_cover(b: Battle, u: Unit, o: Officer) -> i64:
    """C-OFF-3, C-COV-1 That of his unit, or the best about himself."""
    if o.attached != NOBODY:
        return cover_of(b, b.units[o.attached], u.pose.x, u.pose.y)
    shape = officer_shape(b, o)
    best: i64 = NO_COVER
    for traits, cover in ((HARD_COVERS, HARD), (COVERS, SOFT)):
        behind = False
        for edge in b.setting.ground.edges_with(traits):
            if is_beside(edge, shape, BESIDE_COVER) and crosses(edge, u.pose.x, u.pose.y, o.x, o.y):
                behind = True
        if behind or is_mostly_in(b, traits, shape):
            best = max(best, cover)
    return best


class Sniping(BattleProcedure):
    """C-OFF-3, D-39, D-109, D-194 Hits wound him; without its chief the army is dismayed."""

    unit: i64
    officer: i64
    need: i64 = 0
    hits: i64 = 0

    STAGES = (
        "begin", "throw", "count", "throw_to_wound", "wound", "throw_again", "count_again",
    )  # fmt: skip

    def begin(self, b: Battle) -> Step:
        u, o = b.units[self.unit], b.officers[self.officer]
        self.need = need_to_snipe(b, u, o).total
        self.hits = shots_at(b, u, o)
        raise_smoke(b, self.unit, self.hits, -1)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        if strength_at(b, b.units[self.unit], self.need) == 0:
            return DONE
        return Pool("C-OFF-3", int(self.hits), int(dice_need(self.need)))

    def count(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        self.stage = 6
        return self.throw_again(b)

    def throw_again(self, b: Battle) -> Step:
        """D-39 By the other reading a hard shot throws a second die."""
        second = second_need(b, self.need)
        if self.hits == 0 or second >= NEVER:
            return DONE
        if second == 0:
            self.stage = 4
            return self.throw_to_wound(b)
        return Pool("D-39", int(self.hits), int(second))

    def count_again(self, b: Battle) -> Step:
        self.hits = high(b.outcome)
        self.stage = 4
        return self.throw_to_wound(b)

    def throw_to_wound(self, b: Battle) -> Step:
        need = self.need_to_wound(b)
        if self.hits == 0 or need == NEVER:
            return DONE
        return Pool("W-WND-1", int(self.hits), int(need))

    def need_to_wound(self, b: Battle) -> i64:
        strength = strength_at(b, b.units[self.unit], self.need)
        return need_to_wound(strength, b.officers[self.officer].roster.profile.toughness)

    def wound(self, b: Battle) -> Step:
        wounds = high(b.outcome)
        if wounds:
            b.wound_officer(self.officer, wounds)
            officer_lost(b, self.officer)
        self.stage = len(self.STAGES)
        return DONE
