"""A sensible staff for Au crépuscule de l'Aigle.

It weighs every answer by the rules' own sums: what a test, a fire or a round can be expected to
cost either side in points. It does not search.
"""

from __future__ import annotations

from typing import Final

from grognard.games.crepuscule.chapters.artillery.aiming import ChooseAim
from grognard.games.crepuscule.chapters.artillery.duel import ChooseCounterFire
from grognard.games.crepuscule.chapters.artillery.estimates import ChooseEstimates
from grognard.games.crepuscule.chapters.artillery.gunners_die import ChooseDie
from grognard.games.crepuscule.chapters.artillery.limbers import ChooseUnlimber
from grognard.games.crepuscule.chapters.artillery.types import MISFIRE, die_of_guns
from grognard.games.crepuscule.chapters.charging.charges import ChooseCharge
from grognard.games.crepuscule.chapters.charging.contact import ChooseChargeMove
from grognard.games.crepuscule.chapters.charging.reactions import ChooseReaction
from grognard.games.crepuscule.chapters.charging.support import ChooseSupport
from grognard.games.crepuscule.chapters.deploying.deployment import (
    ChooseFirstToPlace,
    ChoosePlace,
    ChoosePost,
)
from grognard.games.crepuscule.chapters.first_player import ChooseFirst
from grognard.games.crepuscule.chapters.melee.breaking_off import ChooseBreakOff
from grognard.games.crepuscule.chapters.melee.combat import ChooseCombat
from grognard.games.crepuscule.chapters.melee.pursuit import ChoosePursuit
from grognard.games.crepuscule.chapters.melee.who_strikes import ChooseOfficerStrike, ChooseStrike
from grognard.games.crepuscule.chapters.morale.break_test import ChooseReroll
from grognard.games.crepuscule.chapters.morale.formed_again import ChooseFormation
from grognard.games.crepuscule.chapters.officers.charged import ChooseAnswer, ChooseRefuge
from grognard.games.crepuscule.chapters.officers.riding import ChooseRide
from grognard.games.crepuscule.chapters.orders.ordered import ChooseAfterFailure
from grognard.games.crepuscule.chapters.orders.orders import ChooseOrder
from grognard.games.crepuscule.chapters.shooting.duel import ChooseReply
from grognard.games.crepuscule.chapters.shooting.musketry import ChooseShot
from grognard.games.crepuscule.chapters.shooting.rank_swap import ChooseSwap
from grognard.games.crepuscule.model.actions import (
    AGAIN,
    END_STEP,
    FALL_BACK,
    GO_FIRST,
    GO_SECOND,
    PASS,
    STAY,
)
from grognard.games.crepuscule.model.combat_actions import (
    HOLD_BACK,
    PURSUE,
    REPLY,
    Duel,
    Strike,
)
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State

from ..agent import Staff
from ..thought import Proposal, at_random
from .after_combat import break_offs, formations, pursues, unlimberings
from .charges import propose_charge, propose_reaction, propose_support
from .command import answers, propose_ride, refuges
from .odds import pass_chance
from .orders import propose_order
from .shots import propose_aim, propose_estimates, propose_shot

FEW: Final = 4
SURE_ENOUGH: Final = 0.58  # the least chance at which a fire duel is taken up


class SensibleStaff(Staff):
    """Shoots before it charges, and charges what should give way."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        b = battle(s)
        found = self.weighed(b, decision)
        if not found:
            wanted = [a for a in wishes(b, decision) if self.answers_for(b, a)]
            found = in_order(b, decision, wanted)
        if not found:
            return at_random(decision.legal(s), self.rng)
        return found if len(found) > 1 else with_another(found[0], decision.legal(s))

    def weighed(self, b: Battle, decision: Decision) -> list[Proposal]:
        """Answers by what they are worth; none where a list of preferences is enough."""
        if isinstance(decision, ChooseOrder):
            return propose_order(b, decision, self)
        if isinstance(decision, ChooseCharge):
            return propose_charge(b, decision, self)
        if isinstance(decision, ChooseReaction):
            return propose_reaction(b, decision, self)
        if isinstance(decision, ChooseSupport):
            return propose_support(b, decision)
        if isinstance(decision, ChooseShot):
            return propose_shot(b, decision, self)
        if isinstance(decision, ChooseAim):
            return propose_aim(b, decision, self)
        if isinstance(decision, ChooseEstimates):
            return propose_estimates(b, decision)
        return propose_ride(b, decision, self) if isinstance(decision, ChooseRide) else []


def with_another(best: Proposal, legal: list[Action]) -> list[Proposal]:
    """The only preference, and after it every other answer, for a search to try."""
    for action in legal:
        if action.key() != best.action.key():
            return [best, Proposal(action, best.score - 1.0)]
    return [best]


def in_order(b: Battle, decision: Decision, actions: list[Action]) -> list[Proposal]:
    """The first few legal ones of a list; each counts less than the one before."""
    found: list[Proposal] = []
    known: set[tuple[int, ...]] = set()
    for action in actions:
        if len(found) == FEW:
            break
        if action.key() not in known and decision.why_not(b, action) is None:
            found.append(Proposal(action, -float(len(found))))
            known.add(action.key())
    return found


def wishes(b: Battle, decision: Decision) -> list[Action]:
    """What it would answer, the best first, legal or not."""
    if isinstance(decision, ChooseAfterFailure):
        return [AGAIN, STAY, FALL_BACK]
    if isinstance(decision, ChooseReroll):
        return [AGAIN, STAY]
    if isinstance(decision, ChooseDie):
        return [AGAIN, STAY] if die_of_guns(decision.face) == MISFIRE else [STAY, AGAIN]
    if isinstance(decision, (ChooseFirst, ChooseFirstToPlace)):
        return [GO_SECOND, GO_FIRST]
    if isinstance(decision, (ChoosePlace, ChoosePost)):
        return [*decision.recommended(b), *decision.candidates(b)]
    if isinstance(decision, ChooseReply):
        return [REPLY, PASS] if is_sure_enough(b, decision, REPLY) else [PASS, REPLY]
    if isinstance(decision, ChooseCounterFire):
        duel = Duel(decision.unit, decision.target)
        return [duel, PASS] if is_sure_enough(b, decision, duel) else [PASS, duel]
    if isinstance(decision, ChoosePursuit):
        return [PURSUE, HOLD_BACK] if pursues(b, decision.unit) else [HOLD_BACK, PURSUE]
    return more_wishes(b, decision)


def is_sure_enough(b: Battle, decision: Decision, action: Action) -> bool:
    """Whether the test that an answer takes should be passed."""
    (test,) = decision.weigh(b, action)
    return pass_chance(b, test.total) >= SURE_ENOUGH


def more_wishes(b: Battle, decision: Decision) -> list[Action]:
    if isinstance(decision, ChooseStrike):
        span = range(decision.most, decision.least - 1, -1)
        return [Strike(decision.unit, decision.target, count) for count in span]
    if isinstance(decision, ChooseOfficerStrike):
        return [*reversed(decision.candidates(b))]
    if isinstance(decision, ChooseBreakOff):
        return [*break_offs(b, decision), END_STEP]
    if isinstance(decision, ChooseFormation):
        return formations(b, decision)
    if isinstance(decision, ChooseAnswer):
        return answers(b, decision.officer)
    if isinstance(decision, ChooseRefuge):
        return refuges(b, decision)
    if isinstance(decision, ChooseSwap):
        return [END_STEP]
    if isinstance(decision, ChooseUnlimber):
        return [*unlimberings(b, decision), END_STEP]
    if isinstance(decision, (ChooseCombat, ChooseChargeMove)):
        return decision.candidates(b)
    return []
