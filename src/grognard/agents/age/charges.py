"""Which charges to order: those that should win, alone or several brigades together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.charging.charge import why_not_charge, why_not_charger
from grognard.games.age.chapters.charging.charge_choices import list_charges
from grognard.games.age.chapters.formations import body_of
from grognard.games.age.chapters.moving.movement_table import tactical_sum
from grognard.games.age.chapters.moving.speeds import speed_of
from grognard.games.age.chapters.moving.who_moves import why_not_brigade
from grognard.games.age.model.actions import CHARGE, Charge
from grognard.games.age.model.kinds import CAVALRY, DISORDERED, SPENT
from grognard.games.age.model.pieces import Unit
from grognard.games.age.model.state import Battle
from grognard.table.measure import distance, far
from grognard.table.pose import INCH

from .odds import expected_lead
from .plans import Plan, is_weak

BOLD: Final = 2.0  # the least lead worth a charge
AT_WEAK: Final = 1.0
LATE: Final = 0.5  # the same in the last turns of a side that must attack
LAST_TURNS: Final = 2
DASH: Final = 1.5  # how much less lead a bold staff accepts, and how much more a careful one wants
TOGETHER: Final = 0.5  # extra, where one of several may fail its roll
NEAR: Final = 9 * INCH  # how far an infantry brigade can march in a turn
HARD_TO_RALLY: Final = 3  # the least sum for a charge by troops in disorder


class Chance:
    """A charge that may be ordered, and by how much it should win."""

    def __init__(self, action: Charge, lead: float) -> None:
        self.action: Final = action
        self.lead: Final = lead


def threshold(plan: Plan, foe: Unit) -> float:
    """The least expected difference that is worth a charge."""
    least = AT_WEAK if is_weak(foe) else BOLD
    if plan.attacks and plan.left < LAST_TURNS:
        least -= LATE
    return least - DASH * plan.daring


def can_charge(b: Battle, u: Unit) -> bool:
    if why_not_brigade(b, u, CHARGE) is not None or why_not_charger(b, u) is not None:
        return False
    if u.has(DISORDERED):
        return tactical_sum(b, u, CHARGE).total > HARD_TO_RALLY
    return True


def charges_of(b: Battle, plan: Plan, u: Unit) -> list[Charge]:
    """One legal charge at each enemy within reach."""
    found: list[Charge] = []
    if not can_charge(b, u) or not any_in_reach(b, plan, u):
        return found
    struck: set[int] = set()
    for action in list_charges(b, u):
        if isinstance(action, Charge) and action.target not in struck:
            if why_not_charge(b, u, action.target, action.wheel) is None:
                struck.add(action.target)
                found.append(action)
    return found


def any_in_reach(b: Battle, plan: Plan, u: Unit) -> bool:
    reach, hull = speed_of(b, u), body_of(b, u).shape.hull
    for foe in plan.foes:
        if not far(hull, body_of(b, foe).shape.hull, reach):
            return True
    return False


def is_wise(plan: Plan, u: Unit, foe: Unit) -> bool:
    """Spent troops charge only the weak; so does the cavalry of a winning side, but also at lone
    units.
    """
    if is_weak(foe):
        return True
    if u.arm == CAVALRY and not plan.attacks and company_of(plan, foe) > 0:
        return False
    return u.condition() != SPENT


def company_of(plan: Plan, foe: Unit) -> int:
    """How many enemy brigades are close enough to strike back at whatever rides a unit down."""
    others = [one for one in plan.foes if one.uid != foe.uid and one.is_brigade()]
    return len([o for o in others if distance(o.pose.x, o.pose.y, foe.pose.x, foe.pose.y) < NEAR])


def good_charges(b: Battle, plan: Plan) -> list[Chance]:
    """Every charge worth its risk, by itself or with others at the same enemy."""
    at: dict[int, list[Charge]] = {}
    for u in plan.own:
        for action in charges_of(b, plan, u):
            if is_wise(plan, u, b.units[action.target]):
                at.setdefault(int(action.target), []).append(action)
    found: list[Chance] = []
    for target in sorted(at):
        found += chances_at(b, plan, b.units[target], at[target])
    return found


def chances_at(b: Battle, plan: Plan, foe: Unit, charges: list[Charge]) -> list[Chance]:
    """Charges at one enemy: those that are good alone; otherwise all that are good together."""
    least = threshold(plan, foe)
    leads = [expected_lead(b, [b.units[one.unit]], foe) for one in charges]
    found = [Chance(one, lead) for one, lead in zip(charges, leads, strict=True) if lead >= least]
    if found or len(charges) < 2:
        return found
    lead = expected_lead(b, [b.units[one.unit] for one in charges], foe)
    if lead < least + TOGETHER:
        return found
    return [Chance(one, lead - bases_first(b, one)) for one in charges]


def bases_first(b: Battle, action: Charge) -> float:
    """When several charge together the smallest goes last."""
    return 0.5 / float(max(b.units[action.unit].bases, 1))


def approach_lead(b: Battle, u: Unit, foe: Unit) -> float:
    """What cavalry would gain from its charge if it moved closer first."""
    return expected_lead(b, [u], foe, u.arm == CAVALRY)


def reach_of(b: Battle, u: Unit) -> i64:
    return speed_of(b, u)
