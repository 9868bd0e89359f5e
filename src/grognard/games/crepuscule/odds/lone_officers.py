"""C-OFF-4, C-OFF-5, D-108, D-207: a charge at an officer on his own, by what he does about it.

He withdraws to the first place that no charger reaches, if his dice allow one. The units that
charge him are moved in the order of their numbers, and other charges not at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.table.pose import INCH

from ..chapters.casualties import NEVER as NO_SCORE
from ..chapters.casualties import need_to_save, need_to_wound, remove_figures
from ..chapters.charging.at_officers import hunters_of, way_of_charge
from ..chapters.charging.contact import charge_officer
from ..chapters.melee.fighters import men_on
from ..chapters.melee.lone_officers import CHARGE
from ..chapters.melee.strikes import LANCES, attacks_of, need_to_strike, step_of
from ..chapters.melee.struck_down import struck_down
from ..chapters.officers.charged import DICE, TAKEN, ChooseRefuge
from ..model.actions import (
    STAY,
    Defend,
    Evade,
    Join,
    Ride,
)
from ..model.kinds import CHARGED, CHARGING, NO_BLADE
from ..model.pieces import Officer, Unit
from ..model.state import Battle
from .dice import NEVER, SURE, Shares, binomial, die_chance, pass_chance, sum_of, thinned

HARDLY: Final = 1e-9  # fights less likely than that have gone on long enough


class Peril:
    """What happens to an officer who is charged: reached or not, and then one of three."""

    def __init__(self) -> None:
        self.reached = NEVER
        self.taken = NEVER
        self.falls = NEVER
        self.free = NEVER  # reached, but he beats them off

    def add(self, other: Peril, weight: float) -> None:
        self.reached += weight * other.reached
        self.taken += weight * other.taken
        self.falls += weight * other.falls
        self.free += weight * other.free


def hunted(b: Battle, uid: i64, oid: i64, wheel: i64) -> Battle:
    """The battle in which a charge at him is declared."""
    after = trial_of(b)
    after.declare_on(uid, oid, wheel)
    return after


def trial_of(b: Battle) -> Battle:
    other = b.clone()
    other.events = None
    return other


# By his answer


def peril_of(b: Battle, oid: i64, answer: Action) -> Peril:
    """D-108 He withdraws, defends himself, or surrenders."""
    if isinstance(answer, Evade):
        return withdrawal(b, oid)
    return standing(b, oid, isinstance(answer, Defend))


def withdrawal(b: Battle, oid: i64) -> Peril:
    """C-OFF-4 Two dice of inches; nothing changes once there is a place out of reach."""
    shares = sum_of(DICE)
    total = Peril()
    for inches in range(len(shares)):
        if shares[inches] > 0.0:
            reach = inches * INCH
            total.add(refuge_peril(b, oid, best_refuge(b, oid, reach)), shares[inches])
    return total


def best_refuge(b: Battle, oid: i64, reach: i64) -> Action:
    """The first where nobody reaches him; if there is none, he stays."""
    ask = ChooseRefuge(int(b.officers[oid].seat), oid, reach)
    for action in ask.candidates(b):
        if ask.why_not(b, action) is None and not reaching(withdrawn(b, oid, action), oid):
            return action
    return STAY


def withdrawn(b: Battle, oid: i64, refuge: Action) -> Battle:
    after = trial_of(b)
    if isinstance(refuge, Ride):
        after.ride(oid, refuge.x, refuge.y, 0)
    elif isinstance(refuge, Join):
        after.join(oid, refuge.unit, 0)
    return after


def reaching(b: Battle, oid: i64) -> list[Unit]:
    """The units that reach him, each as if it were the only one."""
    o = b.officers[oid]
    return [u for u in charging_at(b, o) if way_of_charge(b, u, o).reached]


def charging_at(b: Battle, o: Officer) -> list[Unit]:
    return [u for u in hunters_of(b, o) if u.has(CHARGING)]


def refuge_peril(b: Battle, oid: i64, refuge: Action) -> Peril:
    """D-108 Reached all the same, a die decides whether he is taken or fights."""
    after = withdrawn(b, oid, refuge)
    fought = standing(after, oid, True)
    total = Peril()
    if fought.reached > 0.0:
        caught = float(TAKEN) / 6.0
        total.add(fought, SURE - caught)
        total.reached = SURE
        total.taken += caught
    return total


def standing(b: Battle, oid: i64, fights: bool) -> Peril:
    """He is reached, or not; then he fights or is a prisoner."""
    found = Peril()
    after = trial_of(b)
    for u in charging_at(b, b.officers[oid]):
        charge_officer(after, u.uid)
    hunters = [int(u.uid) for u in hunters_of(after, after.officers[oid]) if u.has(CHARGED)]
    if not hunters:
        return found
    found.reached = SURE
    if fights:
        fight(after, hunters, oid, SURE, found)
    else:
        found.taken = SURE
    return found


# The fight


class Bout:
    """A fight so far: the battle as it then is, and how likely."""

    def __init__(self, b: Battle, weight: float) -> None:
        self.b: Final = b
        self.weight = weight


def fight(b: Battle, hunters: list[int], oid: i64, weight: float, found: Peril) -> None:
    """D-207 One after the other: when he beats one off, the next one follows."""
    bouts = [Bout(b, weight)]
    for uid in hunters:
        left: list[Bout] = []
        for bout in bouts:
            left += against(bout, uid, oid, found)
        bouts = merged(left)
    for bout in bouts:
        found.free += bout.weight


def against(start: Bout, uid: i64, oid: i64, found: Peril) -> list[Bout]:
    """Round after round against one unit; what is returned is how he has got rid of it."""
    free: list[Bout] = []
    bouts = [start]
    charge: i64 = CHARGE
    while bouts:
        still: list[Bout] = []
        for bout in bouts:
            if bout.weight > HARDLY:
                one_round(bout, uid, oid, charge, found, free, still)
            else:
                found.free += bout.weight
        charge = 0
        bouts = merged(still)
    return free


def one_round(
    bout: Bout, uid: i64, oid: i64, charge: i64, found: Peril, free: list[Bout], still: list[Bout]
) -> None:
    """W-MEL-1, D-49 Both strike; struck down by lances he does not."""
    b = bout.b
    u, o = b.units[uid], b.officers[oid]
    theirs = blows_at_him(u, o, charge > 0)
    mine = his_blows(u, o)
    for wounds in range(len(theirs)):
        silent = step_of(u) == LANCES and o.lost + wounds >= o.roster.wounds
        answers = [SURE] if silent else mine
        for killed in range(len(answers)):
            weight = bout.weight * theirs[wounds] * answers[killed]
            if weight > 0.0:
                after = Bout(wounded(b, uid, oid, killed, wounds), weight)
                lead = wounds + charge - killed
                settled(after, uid, oid, lead, found, free, still)


def blows_at_him(u: Unit, o: Officer, charged: bool) -> Shares:
    """C-CC-4 Wounds; harder in the round of the charge."""
    need = need_to_strike(u.roster.profile.ws, o.roster.profile.ws)
    strength = u.roster.profile.strength
    if charged and u.roster.blade != NO_BLADE:
        strength += 1
    harm = need_to_wound(strength, o.roster.profile.toughness)
    if harm == NO_SCORE:
        return [SURE]
    hits = binomial(men_on(u, o) * attacks_of(u), die_chance(need))
    return thinned(hits, die_chance(harm))


def his_blows(u: Unit, o: Officer) -> Shares:
    """Figures that fall."""
    profile = o.roster.profile
    harm = need_to_wound(profile.strength, u.roster.profile.toughness)
    if harm == NO_SCORE:
        return [SURE]
    hits = binomial(profile.attacks, die_chance(need_to_strike(profile.ws, u.roster.profile.ws)))
    saves = die_chance(need_to_save(u.roster.profile.save, profile.strength))
    return thinned(hits, die_chance(harm) * (SURE - saves))


def wounded(b: Battle, uid: i64, oid: i64, killed: i64, wounds: i64) -> Battle:
    after = trial_of(b)
    remove_figures(after, uid, killed, struck_down(after, after.units[uid], killed, []))
    if wounds:
        after.wound_officer(oid, wounds)
    return after


def settled(
    bout: Bout, uid: i64, oid: i64, lead: i64, found: Peril, free: list[Bout], still: list[Bout]
) -> None:
    """D-207 He falls, gets rid of them, continues, or tests whether he does."""
    b = bout.b
    o = b.officers[oid]
    if not o.on_table():
        found.falls += bout.weight
    elif lead < 0 or not b.units[uid].on_table():
        free.append(bout)
    else:
        holds = SURE if lead == 0 else pass_chance(b, o.roster.profile.ld - lead)
        found.taken += bout.weight * (SURE - holds)
        bout.weight *= holds
        still.append(bout)


def merged(bouts: list[Bout]) -> list[Bout]:
    """Fights that stand alike are one."""
    found: dict[tuple[int, ...], Bout] = {}
    for bout in bouts:
        numbers: list[int] = [int(o.lost) for o in bout.b.officers]
        for u in bout.b.units:
            numbers += [int(u.figures), int(u.elites), int(u.sappers)]
        key = tuple(numbers)
        known = found.get(key)
        if known is None:
            found[key] = bout
        else:
            known.weight += bout.weight
    return list(found.values())
