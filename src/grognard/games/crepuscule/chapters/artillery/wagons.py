"""C-ART-29, C-ART-30, D-172, D-178: limber teams and caissons are hit, and caissons explode."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Peaks, Pool, high, sixes
from grognard.kernel.procedure import DONE, Step
from grognard.table.measure import gap, within
from grognard.table.pose import INCH
from grognard.table.shapes import Footprint

from ...model.flow import BattleProcedure
from ...model.kinds import CAISSON, TEAM
from ...model.pieces import Unit
from ...model.state import Battle
from ..casualties import NEVER, Wounds, need_to_wound
from ..figures import bases_of
from ..formations import footprint
from ..morale.alarm import spread

TEAM_TOUGHNESS: Final = 5
CAISSON_TOUGHNESS: Final = 6
AGAIN: Final = 6  # a second 6, and the powder goes up
BLAST: Final = 2 * INCH  # and 1D6 inches more
BLAST_STRENGTH: Final = 3


def toughness_of(u: Unit) -> i64:
    return CAISSON_TOUGHNESS if u.arm == CAISSON else TEAM_TOUGHNESS


def wounds_on(
    b: Battle,
    uid: i64,
    hits: i64,
    strength: i64,
    armour: bool,
    officer: bool,
    halved: bool,
    sappers: bool = True,
) -> Step:
    """Hits on any wagon or unit: the horses of a wagon, or figures."""
    if b.units[uid].is_wagon():
        return WagonHit(uid, hits, strength, halved)
    return Wounds(uid, hits, strength, armour, officer, halved, sappers)


class WagonHit(BattleProcedure):
    """C-ART-29, C-ART-30 Hits on a limber team or a caisson; of a ball 1D6, given as none."""

    unit: i64
    hits: i64
    strength: i64
    halved: bool = False
    more: i64 = 0  # of a grand battery
    struck: list[int] = []

    STAGES = (
        "throw_hits", "count_hits", "throw_to_wound", "wounded", "throw_blast", "blast",
        "throw_reach", "explode", "strike",
    )  # fmt: skip

    def throw_hits(self, b: Battle) -> Step:
        if self.hits > 0:
            self.stage = 3
            return self.throw_to_wound(b)
        return Die("C-ART-14")

    def count_hits(self, b: Battle) -> Step:
        self.hits = b.outcome + self.more
        self.stage = 3
        return self.throw_to_wound(b)

    def throw_to_wound(self, b: Battle) -> Step:
        u = b.units[self.unit]
        need = need_to_wound(self.strength, toughness_of(u))
        if need == NEVER or not u.on_table():
            return DONE
        return Peaks("W-WND-1", int(self.hits), int(need))

    def wounded(self, b: Battle) -> Step:
        wounds, self.hits = high(b.outcome), sixes(b.outcome)
        lost = wounds // 2 if self.halved else wounds
        u = b.units[self.unit]
        if u.is_battery() and u.team + lost >= TEAM:
            spread(b, self.unit)
        b.wound_team(self.unit, lost)
        self.stage = 5
        return self.throw_blast(b)

    def throw_blast(self, b: Battle) -> Step:
        """D-172, D-178 Each 6 on a caisson is re-rolled; horses have no powder."""
        if self.hits == 0 or b.units[self.unit].arm != CAISSON:
            return DONE
        return Pool("D-178", int(self.hits), AGAIN)

    def blast(self, b: Battle) -> Step:
        if high(b.outcome) == 0:
            return DONE
        b.note("exploded", self.unit, [])
        if b.units[self.unit].on_table():
            b.destroy(self.unit)
        self.stage = 7
        return self.throw_reach(b)

    def throw_reach(self, b: Battle) -> Step:
        return Die("C-ART-30")

    def explode(self, b: Battle) -> Step:
        self.struck = blasted(b, b.units[self.unit], BLAST + b.outcome * INCH)
        self.stage = 9
        return self.strike(b)

    def strike(self, b: Battle) -> Step:
        self.stage = 8
        while self.struck:
            uid, hits = self.struck[0], self.struck[1]
            self.struck = self.struck[2:]
            if b.units[uid].on_table():
                b.note("hit", self.unit, [uid, hits])
                return Wounds(uid, hits, BLAST_STRENGTH, True, True)
        return DONE


def blasted(b: Battle, u: Unit, reach: i64) -> list[int]:
    """D-178 Half of all figures within reach, rounded up, the nearest first: by their units."""
    here = footprint(b, u)
    near: list[tuple[int, int]] = []
    for other in b.units:
        if other.on_table() and other.uid != u.uid and not other.is_wagon():
            for base in bases_of(other):
                off = gap(here, Footprint([base], base))
                if within(off, reach):
                    near.append((int(off), int(other.uid)))
    counts: dict[int, int] = {}
    for _, uid in sorted(near)[: (len(near) + 1) // 2]:
        counts[uid] = counts.get(uid, 0) + 1
    found: list[int] = []
    for uid, count in counts.items():
        found += [uid, count]
    return found
