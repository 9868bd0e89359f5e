"""P-11: a battery in action is hit: the gun or its crew, and perhaps the caissons explode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Peaks, Pool, high, sixes
from grognard.kernel.procedure import DONE, Step
from grognard.table.pose import INCH

from ...model.flow import BattleProcedure
from ...model.pieces import Unit
from ...model.state import Battle
from ..casualties import NEVER, Wounds, need_to_wound
from ..ground import is_within
from ..morale.alarm import destroy, spread
from .types import GUN_TOUGHNESS

CREW: Final = 5  # 5 and 6 strike the crew, 1 to 4 the gun (C-ART-12)
AT_HAND: Final = 6 * INCH


class BatteryHit(BattleProcedure):
    """W-ART-5, C-ART-12, C-ART-13, C-ART-14, D-185 A ball strikes a battery in action: 1D6 hits."""

    unit: i64
    strength: i64
    hits: i64 = 0
    crew: i64 = 0
    more: i64 = 0  # of a grand battery
    halved: bool = False  # by an improvised crew (C-ART-28)

    STAGES = (
        "throw_hits", "count_hits", "throw_where", "shared", "throw_gun", "gun_hit", "throw_blast",
        "blast", "strike_crew",
    )  # fmt: skip

    def throw_hits(self, b: Battle) -> Step:
        return Die("C-ART-14")

    def count_hits(self, b: Battle) -> Step:
        self.hits = b.outcome + self.more
        self.stage = 3
        return self.throw_where(b)

    def throw_where(self, b: Battle) -> Step:
        return Pool("C-ART-12", int(self.hits), CREW)

    def shared(self, b: Battle) -> Step:
        self.crew = high(b.outcome)
        self.hits -= self.crew
        self.stage = 5
        return self.throw_gun(b)

    def throw_gun(self, b: Battle) -> Step:
        need = need_to_wound(self.strength, GUN_TOUGHNESS)
        if self.hits == 0 or need == NEVER or not b.units[self.unit].on_table():
            return self.to_crew(b)
        return Peaks("W-WND-1", int(self.hits), int(need))

    def gun_hit(self, b: Battle) -> Step:
        wounds, self.hits = high(b.outcome), sixes(b.outcome)
        wounds = wounds // 2 if self.halved else wounds
        if wounds:
            u = b.units[self.unit]
            if u.wounds + wounds >= u.roster.minimum:
                spread(b, self.unit)
            b.wound_gun(self.unit, wounds)
        self.stage = 7
        return self.throw_blast(b)

    def throw_blast(self, b: Battle) -> Step:
        """C-ART-13 Each 6 is re-rolled: another 6, and the caissons explode."""
        if self.hits == 0:
            return self.to_crew(b)
        return Pool("C-ART-13", int(self.hits), 6)

    def blast(self, b: Battle) -> Step:
        if high(b.outcome):
            explode(b, self.unit)
            return DONE
        return self.to_crew(b)

    def to_crew(self, b: Battle) -> Step:
        self.stage = 9
        return self.strike_crew(b)

    def strike_crew(self, b: Battle) -> Step:
        if self.crew == 0 or not b.units[self.unit].on_table():
            return DONE
        crew, self.crew = self.crew, 0
        return Wounds(self.unit, crew, self.strength, False, halved=self.halved)


def gun_struck(uid: i64, strength: i64, halved: bool) -> BatteryHit:
    """D-91 One hit on the gun itself, under a template."""
    hit = BatteryHit(uid, strength, 1, 0, halved=halved)
    hit.stage = 4
    return hit


def explode(b: Battle, uid: i64) -> None:
    """C-ART-13, D-92 Half the crew falls, rounded up; the rest serves another battery nearby."""
    u = b.units[uid]
    left = u.figures // 2
    b.note("exploded", uid, [])
    other = battery_at_hand(b, u)
    destroy(b, uid)
    if other is not None and left > 0:
        b.join_crew(other.uid, left)


def battery_at_hand(b: Battle, u: Unit) -> Unit | None:
    for other in b.side(u.seat):
        if other.uid != u.uid and other.is_battery() and is_within(b, u, other, AT_HAND):
            return other
    return None
