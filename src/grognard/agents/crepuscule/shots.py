"""Fire: which target a volley or a gun hurts most, and at what distance a gun is aimed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim, needs_test
from grognard.games.crepuscule.chapters.artillery.estimates import ChooseEstimates, aims_of
from grognard.games.crepuscule.chapters.artillery.paths import aim_distance
from grognard.games.crepuscule.chapters.artillery.roundshot import is_large_for_guns
from grognard.games.crepuscule.chapters.artillery.types import (
    BALL_STRENGTHS,
    CANISTER_STRENGTHS,
    LARGE_BONUSES,
    most_estimate,
)
from grognard.games.crepuscule.chapters.formations import depth_of, ranks_of
from grognard.games.crepuscule.chapters.orders.manoeuvre import PLAIN, manoeuvre_value
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY
from grognard.games.crepuscule.model.actions import END_STEP
from grognard.games.crepuscule.model.combat_actions import (
    Aim,
    Estimate,
    Shoot,
    Snipe,
    Volley,
)
from grognard.games.crepuscule.model.kinds import BALL, CANISTER, FLEEING, SHELL
from grognard.games.crepuscule.model.pieces import Unit
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.pose import INCH

from ..agent import Staff
from ..thought import Proposal, ranked
from .odds import fire_loss, loss_of_hits, pass_chance, volley_loss

PANIC: Final = 1.5  # a loss that makes its target test counts this much more
FLIGHT: Final = 0.5  # fire at units that flee anyway
SNIPING: Final = 4.0  # points
GUN: Final = 12.0  # points of a hit on a battery
FACES: Final = (2, 4, 6, 8, 10)  # of the artillery die, apart from the misfire
BOUNCES: Final = (1, 2, 3, 4, 5, 6)
UNTESTED: Final = 0.6  # the share of fire left where a test may spoil it
CANISTER_BASES: Final = 6.0  # figures under a round of canister


# Muskets


def propose_shot(b: Battle, decision: ChooseShot, staff: Staff) -> list[Proposal]:
    """P-06 The fire that costs the enemy most points, otherwise the end of the step."""
    actions = [one for one in decision.legal(b) if staff.answers_for(b, one)]
    chances: dict[int, float] = {}
    found = ranked(actions, [worth_of_shot(b, action, chances) for action in actions])
    return found or [Proposal(END_STEP, 0.0)]


def worth_of_shot(b: Battle, action: Action, chances: dict[int, float]) -> float:
    if isinstance(action, Snipe):
        return SNIPING
    if isinstance(action, Volley):
        u, foe = b.units[action.unit], b.units[action.target]
        if u.uid not in chances:
            chances[u.uid] = pass_chance(b, manoeuvre_value(b, u, PLAIN).total)
        return points(foe, volley_loss(b, u, foe, chances[u.uid]))
    if isinstance(action, Shoot):
        u, foe = b.units[action.unit], b.units[action.target]
        return points(foe, fire_loss(b, u, foe, ORDINARY, action.face))
    return 0.0


def points(foe: Unit, lost: float) -> float:
    """What a loss is worth; more where it may cause panic."""
    value = lost * float(max(foe.roster.price, 1))
    if foe.has(FLEEING):
        return value * FLIGHT
    return value * PANIC if 4.0 * lost >= float(foe.counted) else value


# Guns


def propose_aim(b: Battle, decision: ChooseAim, staff: Staff) -> list[Proposal]:
    """C-ART-5 Each gun at what it hits best, canister where it reaches."""
    actions: list[Action] = [END_STEP]
    scores = [0.0]
    for action in decision.candidates(b):
        if isinstance(action, Aim) and staff.answers_for(b, action):
            if decision.why_not(b, action) is None:
                actions.append(action)
                scores.append(worth_of_aim(b, action))
    return ranked(actions, scores)


def worth_of_aim(b: Battle, action: Aim) -> float:
    gun, foe = b.units[action.unit], b.units[action.target]
    share = UNTESTED if needs_test(b, gun, foe) else 1.0
    if not foe.is_troops():
        return share * GUN * best_estimate(b, gun, foe)[1]
    if action.ammunition == CANISTER:
        hits = 5.0 / 6.0 * min(CANISTER_BASES, float(foe.figures))
        hits = 0.5 * hits if foe.is_open() else hits
        strength: i64 = CANISTER_STRENGTHS[gun.roster.weight]
        return share * points(foe, loss_of_hits(foe, hits, strength, True))
    if action.ammunition == SHELL:
        return share * points(foe, 0.5 * min(float(foe.figures), 4.0))
    hits = best_estimate(b, gun, foe)[1]
    if is_large_for_guns(foe):
        hits += 0.5 * float(LARGE_BONUSES[gun.roster.weight])
    hits = 0.5 * hits if foe.is_open() else hits
    return share * points(foe, loss_of_hits(foe, hits, BALL_STRENGTHS[gun.roster.weight], False))


# Estimates


def propose_estimates(b: Battle, decision: ChooseEstimates) -> list[Proposal]:
    """D-142 Where each gun should hit most, and the usual guesses after it."""
    mine: list[int] = []
    for i in aims_of(b, decision.aims, decision.seat):
        gun, foe = b.units[decision.aims[i]], b.units[decision.aims[i + 1]]
        mine.append(int(laid_at(b, gun, foe, decision.aims[i + 2])))
    best = Estimate(mine)
    found = [Proposal(best, 0.0)] if decision.why_not(b, best) is None else []
    for action in decision.candidates(b):
        if action.key() != best.key() and decision.why_not(b, action) is None:
            found.append(Proposal(action, -float(len(found))))
    return found


def laid_at(b: Battle, gun: Unit, foe: Unit, ammunition: i64) -> i64:
    if ammunition == BALL:
        return best_estimate(b, gun, foe)[0]
    off = aim_distance(b, gun, foe)
    if ammunition == SHELL:
        off += depth_of(foe) // 2
    return max(0, min(off // INCH, most_estimate(gun, ammunition)))


def best_estimate(b: Battle, gun: Unit, foe: Unit) -> tuple[i64, float]:
    """C-ART-14 The estimate of a ball that strikes most figures, and how many these are."""
    near = float(aim_distance(b, gun, foe)) / INCH
    deep = float(depth_of(foe)) / INCH
    ranks = float(max(ranks_of(max(foe.files, 1), foe.figures), 1))
    best: i64 = 0
    most = -1.0
    top = most_estimate(gun, BALL)
    start: i64 = max(int(near) - 12, 0)
    for estimate in range(start, min(int(near) + 1, top) + 1):
        total = 0.0
        for die in FACES:
            for bounce in BOUNCES:
                low = max(float(estimate + die), near)
                high = min(float(estimate + die + bounce), near + deep)
                if low < high:
                    total += max(ranks * (high - low) / deep, 1.0)
        if total > most:
            best, most = estimate, total
    return best, max(most, 0.0) / 36.0
