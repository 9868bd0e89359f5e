"""Charges worth declaring, reactions to the enemy's charges, and which units support which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.charging.at_officers import (
    list_officer_charges,
    why_not_officer,
)
from grognard.games.crepuscule.chapters.charging.charges import (
    ChooseCharge,
    list_charges,
    why_not_charge,
    why_not_charger,
)
from grognard.games.crepuscule.chapters.charging.choices import face_toward, list_reactions
from grognard.games.crepuscule.chapters.charging.reactions import (
    ChooseReaction,
    charger_for,
    is_sure,
    reaction_value,
    reform,
    to_react,
)
from grognard.games.crepuscule.chapters.charging.support import (
    ChooseSupport,
    come_between,
    support_value,
)
from grognard.games.crepuscule.chapters.charging.ways import (
    attack_strength,
    leader_of,
    path_to,
    reach_of,
    way_cost,
)
from grognard.games.crepuscule.chapters.formations import has_enough, knows
from grognard.games.crepuscule.chapters.ground import edge_toward, gap_between
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.moving.paces import base_move
from grognard.games.crepuscule.chapters.orders.manoeuvre import (
    Circumstance,
    manoeuvre_value,
)
from grognard.games.crepuscule.chapters.orders.ordered import CHARGE, HUNT, order_value
from grognard.games.crepuscule.chapters.shooting.need import HELD, REACTION
from grognard.games.crepuscule.chapters.shooting.targets import is_armed
from grognard.games.crepuscule.model.actions import (
    END_STEP,
    UNSUPPORTED,
    Charge,
    ChargeOfficer,
    React,
    Support,
)
from grognard.games.crepuscule.model.kinds import (
    CAVALRY,
    COUNTER,
    FALL_BACK,
    FIRE_AND_FLEE,
    FIRED_BACK,
    FLEE,
    FRONT,
    HOLD_AND_FIRE,
    HOLD_FIRE,
    HOLLOW,
    INFANTRY,
    NOBODY,
    REFORM,
    SOLID,
    SUPPORT_COUNTER,
    SUPPORT_FIRE,
)
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action

from ..agent import Staff
from ..thought import Proposal, ranked
from .odds import Round, fire_loss, pass_chance, worth_of
from .plans import Plan

BOLD: Final = 8.0  # the least points that a charge by an attacking side should gain
WARY: Final = 25.0  # by a side that holds
DASH: Final = 16.0  # how much less a bold staff asks for, and how much more a careful one
CAUGHT: Final = 0.5  # how often fleeing units are run down
TAKEN: Final = 0.25  # how often an officer who is charged does not get away
GENERAL: Final = 100.0  # points in addition to his cost (C-VIC-3)
SQUARE: Final = -0.2  # share of its worth: what a square costs cavalry that attacks it
PANIC: Final = 0.35  # how often losing a quarter on the way stops a charge
RUN: Final = 0.45  # share of its worth: what fleeing from a charge costs
YIELD: Final = 0.12  # the cost of a step back
STOPPED: Final = 4.0  # points that each of the charger's losses takes from its combat
SURE_ENOUGH: Final = 0.58
KEPT: Final = 5


# Charges


def propose_charge(b: Battle, decision: ChooseCharge, staff: Staff) -> list[Proposal]:
    """P-03 The best charges that should gain something, then the end of the step."""
    plan = Plan(b, decision.seat)
    least = least_gain(plan, staff)
    found = good_charges(b, plan, staff, least)
    # a bold staff charges at a loss rather than not at all
    return [*found[:KEPT], Proposal(END_STEP, min(0.0, least))]


def good_charges(b: Battle, plan: Plan, staff: Staff, least: float) -> list[Proposal]:
    found: list[Proposal] = []
    for u in plan.own:
        found += hunts(b, u, staff, least)
        for action in list_charges(b, u):
            if not isinstance(action, Charge) or not staff.answers_for(b, action):
                continue
            foe = b.units[action.target]
            value = charge_value(b, u, foe)
            if value < least or not is_in_reach(b, u, action):
                continue
            if why_not_charge(b, u, action.target, action.wheel) is None:
                found.append(Proposal(action, value))
    found.sort(key=falling)
    return found


def least_gain(plan: Plan, staff: Staff) -> float:
    """The points that a charge must be expected to gain; a bold staff gives some away."""
    return (BOLD if plan.attacks else WARY) - DASH * staff.daring


def hunts(b: Battle, u: Unit, staff: Staff, least: float) -> list[Proposal]:
    """C-OFF-5 Charges at lone officers who can probably be taken."""
    found: list[Proposal] = []
    if why_not_charger(b, u) is not None:
        return found
    for action in list_officer_charges(b, u):
        if not isinstance(action, ChargeOfficer) or not staff.answers_for(b, action):
            continue
        chance = pass_chance(b, order_value(b, u, HUNT, action.officer).total)
        prize = float(b.officers[action.officer].roster.cost) + GENERAL
        value = chance * TAKEN * prize
        if value >= least and why_not_officer(b, u, action.officer, action.wheel) is None:
            found.append(Proposal(action, value))
    return found


def falling(one: Proposal) -> float:
    return -one.score


def is_in_reach(b: Battle, u: Unit, action: Charge) -> bool:
    """C-INF-10, C-CAV-13 Whether it makes contact if nobody moves; files only follow."""
    if leader_of(b, u, action.target) != NOBODY:
        return True
    way = path_to(b, u, action.target, action.wheel)
    return way.met == action.target and way_cost(b, u, way.legs()) <= reach_of(u)


def charge_value(b: Battle, u: Unit, foe: Unit) -> float:
    """Points that a charge can be expected to gain, its test and the reaction included."""
    strength = attack_strength(b, u, foe.uid)
    chance = pass_chance(b, order_value(b, u, CHARGE, foe.uid, strength).total)
    if foe.is_fleeing():
        return chance * CAUGHT * worth_of(foe)
    one = contact_between(b, u.uid, foe.uid, edge_toward(b, foe, u))
    value = Round(b, one).value
    lost = loss_on_the_way(b, u, foe)
    value -= lost * (float(u.roster.price) + STOPPED)
    if 4.0 * lost >= float(u.figures):
        value -= PANIC * abs(value)
    formed = square_chance(b, u, foe)
    value = (1.0 - formed) * value + formed * SQUARE * worth_of(u)
    return chance * value


def loss_on_the_way(b: Battle, u: Unit, foe: Unit) -> float:
    """C-REA-3 What the fire of units that hold can be expected to cost."""
    if not is_armed(b, foe) or foe.has(FIRED_BACK) or b.is_engaged(foe.uid):
        return 0.0
    if gap_between(b, u, foe) <= base_move(u) or edge_toward(b, foe, u) != FRONT:
        return 0.0
    return fire_loss(b, foe, u, REACTION, face_toward(foe, u))


def square_chance(b: Battle, u: Unit, foe: Unit) -> float:
    """C-REA-5 How likely infantry that sees cavalry coming forms square in time."""
    if u.arm != CAVALRY or foe.arm != INFANTRY or foe.is_square() or b.is_engaged(foe.uid):
        return 0.0
    if not (knows(foe, HOLLOW) and has_enough(foe, HOLLOW)):
        if not (knows(foe, SOLID) and has_enough(foe, SOLID)):
            return 0.0
    if gap_between(b, u, foe) <= base_move(u):
        return 0.0
    value = manoeuvre_value(b, foe, Circumstance(NOBODY, [int(u.uid)])).total
    return pass_chance(b, value)


# Reactions


def propose_reaction(b: Battle, decision: ChooseReaction, staff: Staff) -> list[Proposal]:
    """P-04 The reaction by which the first charged unit should lose least."""
    for u in to_react(b, decision.seat):
        actions: list[Action] = []
        scores: list[float] = []
        for action in list_reactions(b, u):
            if isinstance(action, React) and staff.answers_for(b, action):
                if decision.why_not(b, action) is None:
                    actions.append(action)
                    scores.append(reaction_worth(b, u, action))
        if actions:
            return ranked(actions, scores)
    return []


def reaction_worth(b: Battle, u: Unit, action: React) -> float:
    """Points by the combat that follows, with the test of the reaction and its failure."""
    foe = b.units[charger_for(b, u, action)]
    fired = 0.0
    if action.reaction in (HOLD_AND_FIRE, FIRE_AND_FLEE, HOLD_FIRE):
        fire = HELD if action.reaction == HOLD_FIRE else REACTION
        fired = fire_loss(b, u, foe, fire, face_toward(u, foe))
    cost = fired * float(foe.roster.price)
    if action.reaction == FLEE:
        return -RUN * worth_of(u)
    if action.reaction == FIRE_AND_FLEE:
        return cost - RUN * worth_of(u)
    if action.reaction == FALL_BACK:
        return tested(b, u, action.reaction, -YIELD * worth_of(u))
    if action.reaction == REFORM or action.reaction == COUNTER:
        return tested(b, u, action.reaction, after_change(b, u, action, foe))
    value = stand_worth(b, u, foe) + cost + fired * STOPPED
    if 4.0 * fired >= float(foe.figures):
        value += PANIC * worth_of(foe)
    return tested(b, u, HOLD_FIRE, value) if action.reaction == HOLD_FIRE else value


def tested(b: Battle, u: Unit, reaction: i64, value: float) -> float:
    """D-75 Units that fail flee."""
    if is_sure(b, u, reaction):
        return value
    chance = pass_chance(b, reaction_value(b, u, reaction).total)
    return chance * value - (1.0 - chance) * RUN * worth_of(u)


def stand_worth(b: Battle, u: Unit, foe: Unit) -> float:
    """The combat in which it is struck where it stands."""
    return -Round(b, contact_between(b, foe.uid, u.uid, edge_toward(b, u, foe))).value


def after_change(b: Battle, u: Unit, action: React, foe: Unit) -> float:
    """The combat after it has re-formed, or as it comes to meet the charger."""
    other = b.clone()
    if action.reaction == COUNTER:
        other.counter(u.uid, foe.uid)
    else:
        reform(other, u.uid, action.formation)
    return stand_worth(other, other.units[u.uid], other.units[foe.uid])


def propose_support(b: Battle, decision: ChooseSupport) -> list[Proposal]:
    """C-REA-9 Fire or a counter-charge by units that will surely hold, otherwise nobody."""
    actions: list[Action] = []
    scores: list[float] = []
    charger = b.units[decision.charger]
    for action in decision.candidates(b):
        if decision.why_not(b, action) is None:
            actions.append(action)
            scores.append(support_worth(b, action, charger))
    return ranked(actions, scores) if actions else [Proposal(UNSUPPORTED, 0.0)]


def support_worth(b: Battle, action: Action, charger: Unit) -> float:
    if not isinstance(action, Support):
        return 0.0
    u = b.units[action.unit]
    chance = pass_chance(b, support_value(b, u, action.job).total)
    if chance < SURE_ENOUGH:
        return -1.0
    if action.job == SUPPORT_COUNTER:
        return chance * meeting_worth(b, u, b.units[action.target], charger)
    if action.job == SUPPORT_FIRE:
        lost = fire_loss(b, u, charger, REACTION, face_toward(u, charger))
        return chance * lost * (float(charger.roster.price) + STOPPED)
    return chance * STOPPED


def meeting_worth(b: Battle, u: Unit, friend: Unit, charger: Unit) -> float:
    """What it gains by meeting the charger in place of the friend that is charged."""
    other = b.clone()
    come_between(other, u.uid, charger.uid)
    meets = stand_worth(other, other.units[u.uid], other.units[charger.uid])
    return meets - stand_worth(b, friend, charger)
