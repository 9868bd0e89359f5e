"""Chapter 13: defensive fire, the answer of a battalion that is attacked and has not acted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.tally import Tally
from grognard.table.arcs import FRONT, sector

from ...model.actions import COLUMN
from ...model.flow import BattleProcedure
from ...model.pieces import (
    ACTIVATED,
    COLUMN_WIDTH,
    DISORDERED,
    FALTERED,
    FIRED,
    NOBODY,
    REFORMING,
    RIFLED,
    ROUTING,
    TIRED,
    Battalion,
)
from ...model.state import Battle
from ..figures import centre, depth_of, width_of
from ..quality import score
from .shot_dice import add_bonuses, add_rifles, cut_by_range, cut_dice, groups_of, hit_modifier
from .volley import Volley

ALREADY_ACTED: Final = Refusal("13.1 not yet activated")
VOLLEY_USED: Final = Refusal("R21 volley of the turn", why="volley-used")
UNFIT: Final = Refusal("R22 no defensive fire", why="unfit-to-defend")
NOT_IN_FRONT: Final = Refusal("R72 defensive groups", why="not-in-front")

SHORT_RANGE: Final = 6
MEDIUM_RANGE: Final = 3
RANGE_CITES: Final = ("13.2 short range", "13.2 medium range", "13.2 long range")


def struck_sector(defender: Battalion, charger: Battalion) -> i64:
    """R26 Front, flank or rear: where the charger's centre lies as its charge begins."""
    x, y = centre(charger)
    return sector(defender.pose, width_of(defender), depth_of(defender), x, y)


def why_not_defend(b: Battle, defender: Battalion, charger: Battalion) -> Refusal | None:
    """13.1, R22, R56, R72 Whether a battalion may shoot at the enemy that charges it."""
    if defender.status == ACTIVATED:
        return ALREADY_ACTED
    if defender.marks & FIRED:
        return VOLLEY_USED
    if defender.marks & (ROUTING | FALTERED | REFORMING | TIRED) or defender.foe != NOBODY:
        return UNFIT
    if struck_sector(defender, charger) != FRONT:
        return NOT_IN_FRONT
    return None


def band_of_die(face: i64) -> i64:
    """13.2, R20 What the range die says: short, medium or long."""
    if face >= SHORT_RANGE:
        return 0
    return 1 if face >= MEDIUM_RANGE else 2


def defence_dice(defender: Battalion, charger: Battalion, face: i64, keep: bool = False) -> Tally:
    """13.2, R20, R72 All groups of a line, the front two of a column; no arc, sight or cover."""
    groups = defender.groups()
    if defender.formation == COLUMN and groups > COLUMN_WIDTH:
        groups = COLUMN_WIDTH
    dice = groups_of(groups, False, keep)
    add_bonuses(defender, False, charger.formation == COLUMN, dice)
    add_rifles(has_rifle_dice(defender), dice)
    cut_dice(False, defender.marks & DISORDERED != 0, False, dice)
    band = band_of_die(face)
    cut_by_range(band, RANGE_CITES[band], dice)
    return dice


def has_rifle_dice(defender: Battalion) -> bool:
    """R69, R71 Once a turn; the screen does not shoot in defence."""
    return defender.roster.rifles and not defender.marks & RIFLED


def defence_modifier(b: Battle, defender: Battalion, keep: bool = False) -> Tally:
    """13.3, R72 One less on each die, in addition to every other modifier."""
    sum_ = hit_modifier(b, defender, keep)
    sum_.add(-1, "13.3 minus one")
    return sum_


class DefensiveVolley(BattleProcedure):
    """13.0, R73 Thrown once contact is sure; `Battle.passed` says whether it did no harm."""

    defender: i64
    charger: i64

    STAGES = ("throw", "shoot")

    def throw(self, b: Battle) -> Step:
        return Die("13.2 range die")

    def shoot(self, b: Battle) -> Step:
        """13.2, R21 It has shot for this turn, and has acted."""
        u, face = b.units[self.defender], b.outcome
        dice = defence_dice(u, b.units[self.charger], face).total
        lowest = score(b, u) - defence_modifier(b, u).total
        if has_rifle_dice(u):
            b.mark(self.defender, RIFLED)
        b.mark(self.defender, FIRED)
        b.activate(self.defender)
        b.note("defended", self.defender, [self.charger, face, dice, lowest])
        return Volley(self.defender, self.charger, False, dice, lowest)
