"""Chapter 7: generals hit, taken, pushed aside, and replaced."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import Tally
from grognard.table.measure import is_around, to_polygon
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Extent, Polygon
from grognard.table.terrain import inside

from ...model.charts import is_unharmed, modifier
from ...model.flow import BattleProcedure
from ...model.kinds import CAPTURED, IMPASSABLE, NOBODY, ON_TABLE, OUT
from ...model.pieces import General, Unit
from ...model.state import Battle
from ..formations import centre_of

SHIFT: Final = 6 * INCH
NEAR: Final = INCH
AWAY: Final = 2  # turns: out for the rest of this one and all of the next


def successor_turn(b: Battle, g: General) -> i64:
    """7.2, R36 The turn in which a successor takes his post; 0 for a post that was lost before."""
    return 0 if g.until == NOBODY else b.turn + AWAY


def risk_sum(charismatic: bool, keep: bool = False) -> Tally:
    """7.1 What is added to the die of a general at risk."""
    sum_ = Tally(0, "7.1 general at risk", keep)
    add_charisma(charismatic, sum_)
    return sum_


def add_charisma(charismatic: bool, sum_: Tally) -> None:
    if charismatic:
        sum_.add(modifier("7.1 charismatic general"), "7.1 charismatic general")


class GeneralHit(BattleProcedure):
    """7.1, R36 A die for each general with a brigade that has lost a base by fire."""

    unit: i64
    asked: i64 = 0

    STAGES = ("throw", "apply")

    def throw(self, b: Battle) -> Step:
        if self.at_risk(b) is None:
            return DONE
        return Die("7.1 general at risk", 10)

    def apply(self, b: Battle) -> Step:
        g = self.at_risk(b)
        assert g is not None
        falls = not is_unharmed(b.outcome + risk_sum(g.charismatic).total)
        b.note("general tested", self.unit, [g.gid, b.outcome, int(falls)])
        if falls:
            b.fell_general(g.gid, successor_turn(b, g))
        self.asked = g.gid + 1
        self.stage = 1
        return self.throw(b)

    def at_risk(self, b: Battle) -> General | None:
        """The next one that has not been rolled for."""
        for g in b.attached_to(self.unit):
            if g.gid >= self.asked:
                return g
        return None


def capture_generals(b: Battle, uid: i64) -> None:
    """8.3 The generals with a brigade that is smashed are taken."""
    for g in b.attached_to(uid):
        b.capture_general(g.gid, successor_turn(b, g))


def displace_generals(b: Battle, uid: i64) -> None:
    """R56 The brigade is destroyed: its generals come back 6 inches to the rear."""
    for g in b.attached_to(uid):
        u = b.units[uid]
        x, y = centre_of(b, u)
        b.detach(g.gid, x, y)
        x, y = rearward(b, g.seat, x, y)
        b.shift_general(g.gid, x, y)


def shift_generals(b: Battle, pieces: list[Polygon], seat: i64) -> None:
    """11.6, R83 Lone generals of the other side move out of the way of troops that come within an
    inch.
    """
    for g in b.generals:
        if is_alone(g, seat) and any_near(pieces, g.x, g.y):
            x, y = rearward(b, g.seat, g.x, g.y)
            b.shift_general(g.gid, x, y)


def is_alone(g: General, seat: i64) -> bool:
    """Whether he would have to move out of the way of a side's troops."""
    return g.seat != seat and g.place == ON_TABLE and g.attached == NOBODY


def shifts_nobody(b: Battle, seat: i64, box: Extent) -> bool:
    """Whether troops that stay in a box approach no lone general: a quick yes."""
    for g in b.generals:
        if is_alone(g, seat) and is_around(g.x, g.y, box, NEAR):
            return False
    return True


def any_near(pieces: list[Polygon], x: i64, y: i64) -> bool:
    for piece in pieces:
        if is_around(x, y, piece, NEAR) and to_polygon(x, y, piece) < NEAR:
            return True
    return False


def rearward(b: Battle, seat: i64, x: i64, y: i64) -> tuple[i64, i64]:
    """R83 This far towards his own edge, on the table and on ground that may be entered."""
    ground = b.setting.ground
    heading = home(b, seat)
    length: i64 = SHIFT
    while length > 0:
        px, py = Pose(x, y, heading).point(length, 0)
        px, py = min(max(px, 0), ground.width), min(max(py, 0), ground.height)
        if not in_closed(b, px, py):
            return px, py
        length -= INCH
    return x, y


def in_closed(b: Battle, x: i64, y: i64) -> bool:
    for area in b.setting.ground.areas_with(IMPASSABLE):
        if inside(area.shape, x, y):
            return True
    return False


def home(b: Battle, seat: i64) -> i64:
    """The direction of a side's own edge."""
    return b.setting.sides[seat].home


def replace_generals(b: Battle) -> None:
    """7.2, R36 Successors come with the largest brigade of their formation."""
    for g in b.generals:
        if (g.place == OUT or g.place == CAPTURED) and g.until == b.turn:
            u = largest_of(b, g)
            if u is not None:
                x, y = centre_of(b, u)
                b.succeed(g.gid, x, y)


def largest_of(b: Battle, g: General) -> Unit | None:
    """The brigade that a successor comes with: of his formation, or else of his army."""
    best: Unit | None = None
    for own in (True, False):
        for u in b.side(g.seat):
            if u.is_brigade() and (best is None or u.bases > best.bases):
                chain = b.setting.commands[u.roster.command].chain
                if not own or any_of(g.roster.commands, chain):
                    best = u
        if best is not None:
            return best
    return None


def any_of(wanted: list[int], chain: list[int]) -> bool:
    for one in wanted:
        if one in chain:
            return True
    return False
