"""P-01: the manoeuvre test: its value, with every modifier of C-MAN-9."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.pose import INCH

from ...model.kinds import (
    CAVALRY,
    CLOUDS,
    FRONT,
    HEAVY,
    INFANTRY,
    NO_OFFICER,
    NOBODY,
    REAR,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.aiming import could_fire
from ..casualties import has_lost_quarter, is_below_half, is_unharmed
from ..formations import field_of
from ..ground import NO_COVER, cover_of, edge_toward, is_fortified, is_nearer, officer_gap
from ..leadership import commands, own_ld, passes
from ..shooting.targets import (
    canister_reach,
    could_shoot,
    gun_reach,
    longest_range,
)
from ..smoke import is_masked

NEAR_FOOT: Final = 6 * INCH
NEAR_HORSE: Final = 12 * INCH
AT_HAND: Final = 6 * INCH  # of a brigadier

# What the lines of the table ask, as numbers that charts offer too.
AWAY: Final = 0  # where a brigadier is
AT_SIX: Final = 1
IN_UNIT: Final = 2
WHOLE_UNIT: Final = 0  # what it has lost
QUARTER: Final = 1
HALF: Final = 2
EVEN: Final = 0  # the target of its charge
FEWER: Final = 1
HALVED: Final = 2
MORE: Final = 3
DOUBLE: Final = 4
OPEN: Final = 0  # where the target of a charge is
COVERED: Final = 1
FORTIFIED: Final = 2
UNDER_FIRE: Final = 0
SAFE: Final = 1
SHORT: Final = 2


class Circumstance:
    """What a test is about: what it charges, what charges it, whether it retires, which attempt.

    `strength` are the figures of the charger and its supporters (D-07); 0: its own. `forms` and
    `fires` say that the test is for a formation or for fire, which smoke changes; `answers` is the
    battery whose fire it answers; `hunts` says that an officer is charged.
    """

    __slots__ = (
        "again", "answers", "chargers", "fires", "forms", "hunts", "retires", "strength", "target",
    )  # fmt: skip

    def __init__(
        self,
        target: i64 = NOBODY,
        chargers: list[int] | None = None,
        retires: bool = False,
        again: i64 = 0,
        strength: i64 = 0,
        forms: bool = False,
        fires: bool = False,
        answers: i64 = NOBODY,
        hunts: bool = False,
    ) -> None:
        self.target: Final[i64] = target
        self.chargers: Final = chargers or []
        self.retires: Final[bool] = retires
        self.again: Final[i64] = again
        self.strength: Final[i64] = strength
        self.forms: Final[bool] = forms
        self.fires: Final[bool] = fires
        self.answers: Final[i64] = answers
        self.hunts: Final[bool] = hunts


PLAIN: Final = Circumstance()
AIMING: Final = Circumstance(fires=True)


class Stars:
    """D-05 Modifiers with a star: the best bonus and the worst malus, or those of each family."""

    __slots__ = ("best", "by_family", "worst")

    def __init__(self, by_family: bool) -> None:
        self.by_family: Final[bool] = by_family
        self.best: dict[str, tuple[int, str]] = {}
        self.worst: dict[str, tuple[int, str]] = {}

    def add(self, value: int, key: str, family: str) -> None:
        group = family if self.by_family else ""
        kept = self.best if value > 0 else self.worst
        known = kept.get(group)
        if known is None or abs(value) > abs(known[0]):
            kept[group] = (value, f"C-MAN-9 {key}")

    def count(self, tally: Tally) -> None:
        for kept in (self.best, self.worst):
            for value, cite in kept.values():
                tally.add(value, cite)


def manoeuvre_value(b: Battle, u: Unit, what: Circumstance, keep: bool = False) -> Tally:
    """P-01, C-MAN-9, C-MOR-3, D-183 Its own leadership, and all that changes it just now."""
    tally = Tally(int(own_ld(u)), "C-MAN-6", keep)
    stars = Stars(b.setting.options.star_families)
    add_officers(b, u, tally, stars)
    add_lost(loss_of(b, u), u.has(NO_OFFICER), tally)
    if what.target != NOBODY:
        add_charge(b, u, what, tally, stars)
    if what.hunts and u.figures > 1:  # one figure against at least two (D-207)
        tally.add(2, "C-MAN-9 HALF")
    add_chargers(b, u, what, tally)
    add_neighbours(b, u, what, stars)
    add_exposure(exposure_of(b, u, what), tally)
    add_smoke(b, u, what, tally)
    add_order(what.retires, what.again, tally)
    stars.count(tally)
    return tally


def tested(b: Battle, uid: i64, value: i64, score: i64) -> bool:
    """D-04 The dice of a manoeuvre test are read."""
    passed = passes(b, score, value)
    b.note("manoeuvre tested", uid, [score, value, int(passed)])
    return passed


# The lines of the table, by what they ask


def star_officer(where: i64, stars: Stars) -> None:
    """BRIG6, BRIGIN"""
    if where == IN_UNIT:
        stars.add(2, "BRIGIN", "officers")
    elif where == AT_SIX:
        stars.add(1, "BRIG6", "officers")


def add_chief(commanded: bool, tally: Tally) -> None:
    """CINC"""
    if commanded:
        tally.add(2, "C-MAN-9 CINC")


def add_lost(loss: i64, no_officer: bool, tally: Tally) -> None:
    """LOSS25, LOSS50, NOOFF"""
    if loss == HALF:
        tally.add(-2, "C-MAN-9 LOSS50")
    elif loss == QUARTER:
        tally.add(-1, "C-MAN-9 LOSS25")
    if no_officer:
        tally.add(-1, "C-MAN-9 NOOFF")


def numbers_of(mine: i64, theirs: i64) -> i64:
    """FEWER, HALF, MORE, DOUBLE; D-06"""
    if 2 * theirs <= mine:
        return HALVED
    if theirs < mine:
        return FEWER
    if theirs >= 2 * mine:
        return DOUBLE
    return MORE if theirs > mine else EVEN


def add_numbers(numbers: i64, tally: Tally) -> None:
    """FEWER, HALF"""
    if numbers == HALVED:
        tally.add(2, "C-MAN-9 HALF")
    elif numbers == FEWER:
        tally.add(1, "C-MAN-9 FEWER")


def star_numbers(numbers: i64, stars: Stars) -> None:
    """MORE, DOUBLE"""
    if numbers == DOUBLE:
        stars.add(-2, "DOUBLE", "numbers")
    elif numbers == MORE:
        stars.add(-1, "MORE", "numbers")


def star_cover(cover: i64, stars: Stars) -> None:
    """COVER, FORT"""
    if cover == FORTIFIED:
        stars.add(-2, "FORT", "cover")
    elif cover == COVERED:
        stars.add(-1, "COVER", "cover")


def add_square(at_square: bool, tally: Tally) -> None:
    """SQUARE"""
    if at_square:
        tally.add(-3, "C-MAN-9 SQUARE")


def shock_of(heavy: bool, frontal: bool, steady: bool) -> i64:
    """CHCAV, CHHVY What one charger takes; steady infantry minds nobody before its front."""
    if frontal and steady:
        return 0
    size: i64 = 2 if heavy else 1
    return size if frontal else 2 * size


def add_shock(shock: i64, heavy: bool, tally: Tally) -> None:
    """CHCAV, CHHVY"""
    if shock:
        tally.add(-int(shock), "C-MAN-9 CHHVY" if heavy else "C-MAN-9 CHCAV")


def star_near(edge: i64, stars: Stars) -> None:
    """NEAR, NEARFL, NEARRE"""
    if edge == FRONT:
        stars.add(-1, "NEAR", "proximity")
    elif edge == REAR:
        stars.add(-3, "NEARRE", "proximity")
    else:
        stars.add(-2, "NEARFL", "proximity")


def add_exposure(exposure: i64, tally: Tally) -> None:
    """SHORT, SAFE; D-10, D-11 One excludes the other."""
    if exposure == SHORT:
        tally.add(-1, "C-MAN-9 SHORT")
    elif exposure == SAFE:
        tally.add(2, "C-MAN-9 SAFE")


def add_clouds(forms: bool, fires: bool, tally: Tally) -> None:
    """C-SMK-2 Behind its own cloud a unit forms better and fires worse."""
    if forms:
        tally.add(1, "C-SMK-2")
    if fires:
        tally.add(-1, "C-SMK-2")


def add_masked(masked: bool, tally: Tally) -> None:
    """C-SMK-3 A charge out of smoke goes unseen."""
    if masked:
        tally.add(1, "C-SMK-3")


def add_order(retires: bool, again: i64, tally: Tally) -> None:
    """RETIRE, AGAIN"""
    if retires:
        tally.add(2, "C-MAN-9 RETIRE")
    if again:
        tally.add(-2 * int(again), "C-MAN-9 AGAIN")


# What a battle answers


def add_officers(b: Battle, u: Unit, tally: Tally, stars: Stars) -> None:
    """BRIG6, BRIGIN, CINC; C-OFF-7, D-13, D-15 Each officer counts once."""
    for o in b.officers:
        if o.seat != u.seat or not o.on_table():
            continue
        if o.is_chief():
            add_chief(commands(b, o, u), tally)
        elif o.attached == u.uid:
            star_officer(IN_UNIT, stars)
        elif officer_gap(b, o, u) < AT_HAND - 2:
            star_officer(AT_SIX, stars)


def loss_of(b: Battle, u: Unit) -> i64:
    if is_below_half(b, u):
        return HALF
    return QUARTER if has_lost_quarter(b, u) else WHOLE_UNIT


def add_charge(b: Battle, u: Unit, what: Circumstance, tally: Tally, stars: Stars) -> None:
    """D-06, D-08, D-161, D-167 What its target changes."""
    foe = b.units[what.target]
    numbers = numbers_of(max(what.strength, u.figures), foe.figures)
    add_numbers(numbers, tally)
    star_numbers(numbers, stars)
    star_cover(shelter_of(b, u, foe), stars)
    add_square(u.arm == CAVALRY and foe.is_square(), tally)


def shelter_of(b: Battle, u: Unit, foe: Unit) -> i64:
    if is_fortified(b, foe, u.pose.x, u.pose.y):
        return FORTIFIED
    return COVERED if cover_of(b, foe, u.pose.x, u.pose.y) != NO_COVER else OPEN


def add_chargers(b: Battle, u: Unit, what: Circumstance, tally: Tally) -> None:
    """CHCAV, CHHVY; of several chargers the worst."""
    worst: i64 = 0
    heavy = False
    for uid in what.chargers:
        foe = b.units[uid]
        if foe.arm != CAVALRY:
            continue
        frontal = edge_toward(b, u, foe) == FRONT
        steady = frontal and u.arm == INFANTRY and is_unharmed(b, u)
        shock = shock_of(foe.roster.weight == HEAVY, frontal, steady)
        if shock > worst:
            worst, heavy = shock, foe.roster.weight == HEAVY
    add_shock(worst, heavy, tally)


def add_neighbours(b: Battle, u: Unit, what: Circumstance, stars: Stars) -> None:
    """NEAR, NEARFL, NEARRE; D-09 Not units that charge it, and none that flees (D-126)."""
    for body in field_of(b).enemies(u.seat):
        foe = b.units[body.owner]
        if foe.is_fleeing() or foe.uid in what.chargers or not foe.is_troops():
            continue
        if is_nearer(b, u, foe, NEAR_HORSE if foe.arm == CAVALRY else NEAR_FOOT):
            star_near(edge_toward(b, u, foe), stars)


def add_smoke(b: Battle, u: Unit, what: Circumstance, tally: Tally) -> None:
    """C-SMK-2, C-SMK-3"""
    if u.has(CLOUDS):
        add_clouds(what.forms, what.fires, tally)
    add_masked(what.target != NOBODY and is_masked(b, u, b.units[what.target]), tally)


def exposure_of(b: Battle, u: Unit, what: Circumstance) -> i64:
    """D-10, D-11 Whether it is under fire, a battery of any other one; D-97 but for a duel."""
    exposed = False
    for body in field_of(b).enemies(u.seat):
        foe = b.units[body.owner]
        if foe.uid == what.answers:
            exposed = True
        elif foe.is_battery():
            if canister_reach(foe) and could_fire(b, foe, u, canister_reach(foe)):
                return SHORT
            if (u.is_battery() or not exposed) and could_fire(b, foe, u, gun_reach(foe)):
                if u.is_battery():
                    return SHORT
                exposed = True
        elif foe.is_in_line() and could_shoot(b, foe, u, longest_range(foe) // 2):
            return SHORT
        else:
            exposed = exposed or could_shoot(b, foe, u, longest_range(foe))
    return UNDER_FIRE if exposed else SAFE
