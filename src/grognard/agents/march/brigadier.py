"""A sensible brigadier for La Marche des Aigles.

It weighs what each battalion could do now, by exact chances as far as the next test or round of
combat, and takes the best; moves are weighed by how well placed a battalion would be after them. It
does not search.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.activation import ChooseActivation, is_ready
from grognard.games.march.chapters.charging.aggression import ChooseDefence
from grognard.games.march.chapters.charging.combat import ChoosePursuit
from grognard.games.march.chapters.charging.joining import ChooseWithdrawal
from grognard.games.march.chapters.charging.strength import COLUMN_CHARGE, LINE_CHARGE, combat_sum
from grognard.games.march.chapters.commander import ChooseRide, ChooseToRide
from grognard.games.march.chapters.moving.manoeuvre import (
    ChooseManoeuvre,
    ChoosePath,
    why_not_manoeuvre,
    why_not_reform,
)
from grognard.games.march.chapters.quality import RALLY, ChooseReroll
from grognard.games.march.chapters.resolve import ChooseTest
from grognard.games.march.chapters.setting_up.arrangement import better_side
from grognard.games.march.chapters.setting_up.setup import ChooseFirst, ChooseSide
from grognard.games.march.chapters.shooting.defence import why_not_defend
from grognard.games.march.chapters.shooting.skirmishers import ChoosePlace
from grognard.games.march.chapters.shooting.volley import ChooseShot
from grognard.games.march.model.actions import (
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    GO_FIRST,
    GO_SECOND,
    LINE,
    MOVE,
    PURSUE,
    REFORM,
    REROLL,
    RIDE,
    STAND,
    STAY,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    March,
    Pass,
    PlaceScreen,
    Rally,
    SkirmishAt,
    TakeSide,
)
from grognard.games.march.model.flow import battle
from grognard.games.march.model.pieces import ON_TABLE, Battalion
from grognard.games.march.model.state import Battle
from grognard.games.march.sequence import ChooseOrder
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.state import State

from ..agent import Staff
from ..thought import Proposal, at_random, preferred, ranked
from .charges import gain_of_attack, gain_of_fight, gain_of_round, gain_under_fire, lead_of
from .command import best_ride, is_last_call, should_ride, should_ride_last
from .moves import candidate_forms, form_value, reform_value, screen_value, weigh_ways
from .shots import best_shot, gain_of_shot
from .stakes import Stakes, handiness, is_last_turn, lost_by_rout, passing, worth
from .value import nearest_prey, offence, stand_value

WORTH_DOING: Final = 4.0  # an action before anybody manoeuvres
WAIT: Final = 0.5  # a charge at an enemy that may still shoot is better postponed
DASH: Final = 6.0  # the extra worth of a charge to a bold player
HORIZON: Final = 0.6  # the worth of a better place compared with something done at once
USUAL_PIPS: Final = (2, 5)
LEAST_GAIN: Final = 0.5
UNWEIGHED: Final = LEAST_GAIN  # the worth of a manoeuvre that has not been computed
CHARGES: Final = 3  # proposed in addition to the best acts
FEW: Final = 4  # answers kept where none is computed
OTHER_PART: Final = 0.9  # the second shot of an activation may be worth less than expected


class SensibleBrigadier(Staff):
    """Shoots to make the enemy test, charges when it should win, and keeps its men together.

    A hasty brigadier does not ask whether a better place is worth more than what can be done at
    once. It plays no worse as far as could be measured, in a quarter of the time: a search uses it
    for its lines.
    """

    def __init__(self, seed: int, hasty: bool = False) -> None:
        self.rng: Final = Rng(seed)
        self.hasty: Final = hasty

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        b = battle(s)
        found = weighed(b, decision, self.daring, self.hasty)
        if not found:
            found = in_order(b, decision, preferences(b, decision, self.daring))
        return found if found else at_random(decision.legal(s), self.rng)


def hasty_brigadier(seed: int) -> SensibleBrigadier:
    return SensibleBrigadier(seed, hasty=True)


def weighed(b: Battle, decision: Decision, daring: float, hasty: bool) -> list[Proposal]:
    """Answers by what they are worth; none for a question where a rule of thumb is enough."""
    if isinstance(decision, ChooseActivation):
        return propose_activation(b, decision, daring, hasty)
    if isinstance(decision, ChooseShot):
        return propose_shot(b, decision)
    if isinstance(decision, (ChooseManoeuvre, ChoosePath, ChoosePlace)):
        best = propose_move(b, decision, b.units[decision.unit], daring)
        return [p for p in best if decision.why_not(b, p.action) is None]
    return []


def propose_move(b: Battle, decision: Decision, u: Battalion, daring: float) -> list[Proposal]:
    stakes = Stakes(b, daring)
    keen = stakes.keen(b, decision.seat)
    if isinstance(decision, ChooseManoeuvre):
        manoeuvres, values = weigh_manoeuvres(b, stakes, u, keen)
        return ranked(manoeuvres, values)
    if isinstance(decision, ChoosePath):
        ways, values = weigh_ways(b, stakes, u, decision.pips, keen)
        return ranked([March(legs) for legs in ways], values)
    places: list[Action] = []
    values = []
    for action in decision.legal(b):
        if isinstance(action, PlaceScreen):
            places.append(action)
            values.append(screen_value(b, stakes, u, action, keen))
    return ranked(places, values)


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


def preferences(b: Battle, decision: Decision, daring: float) -> list[Action]:
    """What it would answer, the best first, legal or not."""
    return [*first_wishes(b, decision, daring), *decision.recommended(b), *decision.candidates(b)]


def first_wishes(b: Battle, decision: Decision, daring: float) -> list[Action]:
    """What it prefers to the other answers; nothing where the first in the list will do."""
    if isinstance(decision, ChooseToRide):
        return [offered_ride(b, decision.seat)]
    if isinstance(decision, ChooseReroll):
        return [REROLL]
    if isinstance(decision, ChooseSide):
        return [TakeSide(better_side(b))]
    if isinstance(decision, ChooseFirst):
        return [GO_SECOND]
    if isinstance(decision, ChooseOrder):
        return [GO_FIRST if any_prospect(b) else GO_SECOND]
    if isinstance(decision, ChooseRide):
        return [where_to_ride(b, decision), STAY]
    return propose_reply(b, decision, daring)


def propose_reply(b: Battle, decision: Decision, daring: float) -> list[Action]:
    if isinstance(decision, ChooseDefence):
        return [answer_charge(b, decision), DEFENSIVE_FIRE]
    if isinstance(decision, ChoosePursuit):
        return [PURSUE if should_pursue(b, decision, daring) else STAND]
    if isinstance(decision, ChooseTest):
        return decision.legal(b)
    if isinstance(decision, ChooseWithdrawal):
        return [STAND]  # on the flank of the remaining ones
    return []


# Activations


class Prospects:
    """What can be done at once: every act, the best one of each battalion, the best charge.

    `hasty`: better places are not weighed against it; in the last turn they are all that counts.
    """

    def __init__(
        self, b: Battle, stakes: Stakes, decision: ChooseActivation, hasty: bool = False
    ) -> None:
        self.hasty: Final = hasty and not is_last_turn(b)
        self.actions: Final = decision.legal(b)
        self.scores: Final[list[float]] = []
        self.acts: Final[dict[int, Action]] = {}
        self.gains: Final[dict[int, float]] = {}
        self.charge: Attack | None = None
        self.charge_gain = 0.0
        self.can_ride = False
        for action in self.actions:
            score = UNWEIGHED if isinstance(action, Manoeuvre) else 0.0
            if action.key() == RIDE.key():
                self.can_ride = True
            elif isinstance(action, (FireAt, SkirmishAt, Attack, Rally, FightOn)):
                score = gain_of(b, stakes, action)
                self.add(action, action.unit, score)
            self.scores.append(score)

    def add(self, action: Action, unit: int, gain: float) -> None:
        if unit not in self.gains or gain > self.gains[unit]:
            self.acts[unit] = action
            self.gains[unit] = gain
        if isinstance(action, Attack) and (self.charge is None or gain > self.charge_gain):
            self.charge, self.charge_gain = action, gain


def gain_of(b: Battle, stakes: Stakes, action: Action) -> float:
    """What an act is worth by itself; passing is worth nothing."""
    if isinstance(action, FireAt):
        u, x = b.units[action.unit], b.units[action.target]
        gain = gain_of_shot(b, stakes, u, False, x, action.screen)
        return gain + OTHER_PART * best_shot(b, stakes, u, True)
    if isinstance(action, SkirmishAt):
        u, x = b.units[action.unit], b.units[action.target]
        gain = gain_of_shot(b, stakes, u, True, x, action.screen)
        return gain + OTHER_PART * best_shot(b, stakes, u, False)
    if isinstance(action, Attack):
        gain = gain_of_attack(b, stakes, b.units[action.unit], action.wheel)
        return gain + DASH * stakes.daring
    if isinstance(action, Rally):
        u = b.units[action.unit]
        return passing(b, u, RALLY) * lost_by_rout(b, u) * worth(u)
    assert isinstance(action, FightOn)
    return gain_of_fight(b, stakes, b.units[action.unit])


def propose_activation(
    b: Battle, decision: ChooseActivation, daring: float, hasty: bool
) -> list[Proposal]:
    """5.4 One act by rules of thumb, and the others by what they are worth by themselves."""
    stakes = Stakes(b, daring)
    prospects = Prospects(b, stakes, decision, hasty)
    found = ranked(prospects.actions, prospects.scores)
    found += charges_besides(found, prospects)
    first = choose_activation(b, stakes, decision, prospects)
    return preferred(first, found) if decision.why_not(b, first) is None else found


def charges_besides(found: list[Proposal], prospects: Prospects) -> list[Proposal]:
    """The best charges that are not among the best acts: a search may find more in them."""
    known = {one.action.key() for one in found}
    best: dict[int, Proposal] = {}
    for place, action in enumerate(prospects.actions):
        if isinstance(action, Attack) and action.key() not in known:
            score = prospects.scores[place]
            if action.unit not in best or score > best[action.unit].score:
                best[action.unit] = Proposal(action, score)
    return sorted(best.values(), key=falling)[:CHARGES]


def falling(one: Proposal) -> float:
    return -one.score


def choose_activation(
    b: Battle, stakes: Stakes, decision: ChooseActivation, prospects: Prospects
) -> Action:
    """5.4 What pays at once; otherwise a manoeuvre, of those farthest from the enemy first."""
    if prospects.can_ride:
        if should_ride(b, decision.seat, prospects.charge, prospects.charge_gain):
            return RIDE
    for unit in by_urgency(b, stakes, prospects):
        gain = prospects.gains[unit]
        if prospects.hasty or is_best_now(b, stakes, b.units[unit], gain):
            return prospects.acts[unit]
    return choose_manoeuvrer(b, stakes, decision.seat, prospects)


def by_urgency(b: Battle, stakes: Stakes, prospects: Prospects) -> list[int]:
    """Battalions that can do something at once, the most urgent first."""
    found: list[tuple[float, int]] = []
    wait = WAIT * (1.0 + stakes.daring)
    for unit, gain in prospects.gains.items():
        urgency = gain * wait if may_shoot_back(b, prospects.acts[unit]) else gain
        if urgency > WORTH_DOING:
            found.append((-urgency, unit))
    found.sort()
    return [unit for _, unit in found]


def is_best_now(b: Battle, stakes: Stakes, u: Battalion, gain: float) -> bool:
    """Whether what a battalion can do at once is worth more than a better place."""
    return gain >= gain_of_manoeuvre(b, stakes, u)


def gain_of_manoeuvre(b: Battle, stakes: Stakes, u: Battalion) -> float:
    """7.0 How much better placed a battalion would be after its best manoeuvre, by its chance."""
    if why_not_manoeuvre(b, u) is not None:
        return 0.0
    keen = stakes.keen(b, u.seat)
    better = max(weigh_manoeuvres(b, stakes, u, keen)[1]) - stand_value(b, stakes, u, keen)
    return HORIZON * handiness(b, u) * better


def may_shoot_back(b: Battle, action: Action) -> bool:
    """13.1 Whether a charge would be met by fire."""
    if not isinstance(action, Attack):
        return False
    return why_not_defend(b, b.units[action.target], b.units[action.unit]) is None


def choose_manoeuvrer(b: Battle, stakes: Stakes, seat: i64, prospects: Prospects) -> Action:
    """7.0 The battalion farthest from the enemy, and whether it moves, acts or passes."""
    waiting = [
        (-nearest_prey(b, u), u.uid) for u in b.side(seat) if is_ready(u) and not u.engaged()
    ]
    if not waiting:
        return prospects.acts[min(prospects.acts)]  # only combats are left, good or bad
    return moved_or_not(b, stakes, b.units[min(waiting)[1]], prospects)


def moved_or_not(b: Battle, stakes: Stakes, u: Battalion, prospects: Prospects) -> Action:
    """What a battalion does when nothing is urgent; routing ones always try to rally."""
    if u.routing():
        return Rally(u.uid)
    gain = prospects.gains.get(u.uid, 0.0)
    if wants_to_move(b, stakes, u, prospects, gain):
        return Manoeuvre(u.uid)
    return prospects.acts[u.uid] if gain > LEAST_GAIN else Pass(u.uid)


def wants_to_move(
    b: Battle, stakes: Stakes, u: Battalion, prospects: Prospects, gain: float
) -> bool:
    """Whether it has nothing better to do where it is."""
    if prospects.hasty:
        return gain <= LEAST_GAIN and why_not_manoeuvre(b, u) is None
    return gain_of_manoeuvre(b, stakes, u) > max(gain, LEAST_GAIN)


def weigh_manoeuvres(
    b: Battle, stakes: Stakes, u: Battalion, keen: float
) -> tuple[list[Action], list[float]]:
    """7.0 To move, to change formation or to reform, and how well placed the battalion is then."""
    moved = 0.0
    for pips in USUAL_PIPS:
        moved += max(weigh_ways(b, stakes, u, pips, keen)[1]) / len(USUAL_PIPS)
    actions: list[Action] = [MOVE]
    values = [moved]
    for form in candidate_forms(b, u):
        actions.append(form)
        values.append(form_value(b, stakes, u, form, keen))
    if why_not_reform(u) is None:
        actions.append(REFORM)
        values.append(reform_value(b, stakes, u, keen))
    return actions, values


# Other questions


def any_prospect(b: Battle) -> bool:
    """5.3 Whether any battalion of either side can act against the enemy now."""
    stakes = Stakes(b)
    for u in b.units:
        if u.place == ON_TABLE and not u.routing() and offence(b, stakes, u) > WORTH_DOING:
            return True
    return False


def propose_shot(b: Battle, decision: ChooseShot) -> list[Proposal]:
    """R69 The shots of the part that has not shot; holding its fire is worth nothing."""
    stakes = Stakes(b)
    actions = decision.legal(b)
    gains: list[float] = []
    for action in actions:
        gain = 0.0
        if isinstance(action, (FireAt, SkirmishAt)):
            u, x = b.units[action.unit], b.units[action.target]
            gain = gain_of_shot(b, stakes, u, decision.detached, x, action.screen)
        gains.append(gain)
    return ranked(actions, gains)


def answer_charge(b: Battle, decision: ChooseDefence) -> Action:
    """13.1, R53 Fire, or by option a counter-charge where that is better."""
    if not b.setting.options.counter_charge:
        return DEFENSIVE_FIRE
    stakes = Stakes(b)
    u, x = b.units[decision.charger], b.units[decision.defender]
    lead = lead_of(b, u, x)
    bonus = LINE_CHARGE if x.formation == LINE else COLUMN_CHARGE
    stood = gain_of_round(stakes, u.uid, x.uid, lead)
    met = gain_of_round(stakes, u.uid, x.uid, lead - bonus)
    brave = stakes.bravery[x.uid]
    countered = brave * met + (1.0 - brave) * stood
    return COUNTER_CHARGE if countered < gain_under_fire(b, stakes, u, x, stood) else DEFENSIVE_FIRE


def should_pursue(b: Battle, decision: ChoosePursuit, daring: float) -> bool:
    """12.7 Whether another round, with the bonus for following, is worth it."""
    trial = b.clone()
    trial.press(decision.winner, decision.loser)
    u, x = trial.units[decision.winner], trial.units[decision.loser]
    lead = combat_sum(trial, u, x).total - combat_sum(trial, x, u).total
    return gain_of_round(Stakes(b), u.uid, x.uid, lead) > -DASH * daring


def offered_ride(b: Battle, seat: i64) -> Action:
    """R46 Just after an activation he waits; when all have acted it is his last chance."""
    return RIDE if is_last_call(b) and should_ride_last(b, seat) else STAY


def where_to_ride(b: Battle, decision: ChooseRide) -> Action:
    charge: Attack | None = None
    gain = 0.0
    if not is_last_call(b):
        prospects = Prospects(b, Stakes(b), ChooseActivation(decision.seat, decision.cite))
        charge, gain = prospects.charge, prospects.charge_gain
    return best_ride(b, decision.seat, decision.reach, charge, gain)
