"""Chapters 5 and 6: the battalions of both sides act alternately, one at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision, Slots
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.miniatures.bodies import Body
from grognard.miniatures.moving.charge_path import MOST_WHEELS

from ..model.actions import (
    RIDE,
    WAIT,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    Pass,
    Rally,
    Ride,
    SkirmishAt,
    Wait,
)
from ..model.flow import BattleProcedure, battle
from ..model.pieces import FALTERED, NOBODY, ON_TABLE, READY, REFORMING, Battalion
from ..model.state import Battle
from .charging.aggression import Charge, weigh_attack
from .charging.attacks import (
    add_attacks,
    charges_at,
    list_attacks,
    why_not_attack,
    within_reach,
)
from .charging.combat import Round, weigh_fight, why_not_fight
from .commander import RideOffer, Riding, rides_after, why_not_ride, why_not_wait
from .moving.manoeuvre import Manoeuvring, weigh_manoeuvre, why_not_manoeuvre
from .quality import NOT_ASKED
from .resolve import Rallying, weigh_rally, why_not_rally
from .shooting.accuracy import Shooting, add_volleys, list_volleys, weigh_volley, why_not_volley
from .shooting.skirmishers import (
    Skirmishing,
    add_skirmishes,
    list_skirmishes,
    weigh_skirmish,
    why_not_skirmish,
)

NOT_YOURS: Final = Refusal("5.4 own battalion", PIECE)
NOT_THERE: Final = Refusal("5.4 on the table", PIECE)
HAS_ACTED: Final = Refusal("5.4 once a turn", PIECE)
RECOVERING: Final = Refusal("5.4 recovering", PIECE)
MUST_FIGHT: Final = Refusal("R76 engaged", MEANS, "must-fight")
UNKNOWN_UNIT: Final = Refusal("5.4 on the table", PIECE)


def is_ready(u: Battalion) -> bool:
    """5.4 It may still be activated this turn."""
    return u.place == ON_TABLE and u.status == READY and not is_recovering(u)


def is_recovering(u: Battalion) -> bool:
    """5.4, R127 It fell short, or has rallied; but a battalion in combat fights on."""
    return u.marks & (FALTERED | REFORMING) != 0 and u.foe == NOBODY


def any_ready(b: Battle, seat: i64) -> bool:
    """5.5 Whether a side has a battalion left to activate."""
    for u in b.units:
        if u.seat == seat and is_ready(u):
            return True
    return False


def why_not_ready(b: Battle, seat: i64, unit: i64) -> Refusal | None:
    """5.4 Whose battalion it is, and whether it has acted."""
    if unit < 0 or unit >= len(b.units):
        return UNKNOWN_UNIT
    u = b.units[unit]
    if u.seat != seat:
        return NOT_YOURS
    if u.place != ON_TABLE:
        return NOT_THERE
    if u.status != READY:
        return HAS_ACTED
    return RECOVERING if is_recovering(u) else None


def why_not_pass(u: Battalion) -> Refusal | None:
    """6.2, R52, R76 Passing is free, but a combat continues."""
    return MUST_FIGHT if u.foe != NOBODY else None


def unit_of(action: Action | None) -> i64:
    """The battalion that an activation is for; NOBODY for other actions."""
    if isinstance(action, (Pass, Manoeuvre, FireAt, SkirmishAt, Attack, Rally, FightOn)):
        return action.unit
    return NOBODY


class ChooseActivation(Decision):
    """5.4 Which battalion acts, and how; the Supreme Commander may ride first, or next (R46).

    There are as many attacks as there are wheels (R26).
    """

    finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        actions: list[Action] = [RIDE, WAIT]
        for u in b.units:
            if u.seat == self.seat and u.place == ON_TABLE:
                actions.append(Pass(u.uid))
                actions.append(Manoeuvre(u.uid))
                actions.append(Rally(u.uid))
                actions.append(FightOn(u.uid))
                if is_ready(u):
                    list_volleys(b, u, actions)
                    list_skirmishes(b, u, actions)
                    list_attacks(b, u, actions)
        return actions

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Ride):
            return why_not_ride(b, self.seat)
        if isinstance(action, Wait):
            return why_not_wait(b, self.seat)
        unit = unit_of(action)
        if unit == NOBODY:
            return NOT_ASKED
        refusal = why_not_ready(b, self.seat, unit)
        return refusal if refusal is not None else why_not_act(b, b.units[unit], action)

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        actions = list_own(b, self.seat)
        for u in b.units:
            if u.seat == self.seat and is_ready(u):
                add_activations(b, u, actions)
        return actions

    def slots(self, s: State) -> ActivationSlots:
        return ActivationSlots(battle(s), self.seat)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, FireAt):
            return weigh_volley(b, b.units[action.unit], action.target, action.screen)
        if isinstance(action, SkirmishAt):
            return weigh_skirmish(b, b.units[action.unit], action.target, action.screen)
        if isinstance(action, Attack):
            return weigh_attack(b, b.units[action.unit], action.target, action.wheel)
        if isinstance(action, Rally):
            return weigh_rally(b, b.units[action.unit])
        if isinstance(action, Manoeuvre):
            return weigh_manoeuvre(b, b.units[action.unit])
        if isinstance(action, FightOn):
            return weigh_fight(b, b.units[action.unit])
        return []


def why_not_act(b: Battle, u: Battalion, action: Action) -> Refusal | None:
    """6.1 Each kind of activation has its own chapter."""
    if isinstance(action, Pass):
        return why_not_pass(u)
    if isinstance(action, Manoeuvre):
        return why_not_manoeuvre(b, u)
    if isinstance(action, FireAt):
        return why_not_volley(b, u, action.target, action.screen)
    if isinstance(action, SkirmishAt):
        return why_not_skirmish(b, u, action.target, action.screen)
    if isinstance(action, Attack):
        return why_not_attack(b, u, action.target, action.wheel)
    if isinstance(action, Rally):
        return why_not_rally(b, u)
    assert isinstance(action, FightOn)
    return why_not_fight(b, u)


def list_own(b: Battle, seat: i64) -> list[Action]:
    """R46 What a Supreme Commander may do."""
    actions: list[Action] = [RIDE] if why_not_ride(b, seat) is None else []
    if why_not_wait(b, seat) is None:
        actions.append(WAIT)
    return actions


def add_activations(b: Battle, u: Battalion, actions: list[Action]) -> None:
    """6.1 Exactly what `why_not_act` allows a ready battalion, of what is listed."""
    add_without_target(b, u, actions)
    add_volleys(b, u, actions)
    add_skirmishes(b, u, actions)
    add_attacks(b, u, actions)


def add_without_target(b: Battle, u: Battalion, actions: list[Action]) -> None:
    if why_not_pass(u) is None:
        actions.append(Pass(u.uid))
    if why_not_manoeuvre(b, u) is None:
        actions.append(Manoeuvre(u.uid))
    if why_not_rally(b, u) is None:
        actions.append(Rally(u.uid))
    if why_not_fight(b, u) is None:
        actions.append(FightOn(u.uid))


class ActivationSlots(Slots):
    """All that a side may do next; each shot and charge is judged when it is looked at."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.b: Final = b
        self.sure: Final = list_own(b, seat)
        self.shots: Final[list[Action]] = []
        self.chargers: Final[list[Battalion]] = []
        self.targets: Final[list[Body]] = []  # one for each charger
        for u in b.units:
            if u.seat == seat and is_ready(u):
                add_without_target(b, u, self.sure)
                list_volleys(b, u, self.shots)
                list_skirmishes(b, u, self.shots)
                for body in within_reach(b, u):
                    self.chargers.append(u)
                    self.targets.append(body)

    def count(self) -> int:
        return len(self.sure) + len(self.shots) + MOST_WHEELS * len(self.targets)

    def at(self, number: int) -> Action | None:
        if number < len(self.sure):
            return self.sure[number]
        number -= len(self.sure)
        if number >= len(self.shots):
            return self.charge(number - len(self.shots))
        action = self.shots[number]
        return (
            action if why_not_act(self.b, self.b.units[unit_of(action)], action) is None else None
        )

    def charge(self, place: int) -> Action | None:
        pair, wheel = divmod(place, MOST_WHEELS)
        found = charges_at(self.b, self.chargers[pair], self.targets[pair], True)
        return found[wheel] if wheel < len(found) else None


class Activations(BattleProcedure):
    """5.4, R84 The sides alternate strictly; a side with none left lets the other finish."""

    offered: i64 = 0  # last calls to Supreme Commanders, when all have acted

    STAGES = ("choose", "act", "alternate", "last_call")

    def choose(self, b: Battle) -> Step:
        seat = acting_seat(b)
        if any_ready(b, seat):
            return ChooseActivation(seat, "5.4 choose an activation")
        self.stage = 4
        return self.last_call(b)

    def act(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Ride):
            self.stage = 0
            return Riding(acting_seat(b))
        if isinstance(action, Wait):
            b.await_ride(acting_seat(b))
            self.stage = 1
            return self.choose(b)
        unit = unit_of(action)
        b.give_activation(b.units[unit].seat)
        if isinstance(action, Pass):
            b.pass_by(unit)
            self.stage = 3
            return self.alternate(b)
        return begin(action)

    def alternate(self, b: Battle) -> Step:
        """R46 Just after an activation a commander who waits may ride; then the other side acts."""
        seat = b.active
        b.give_activation(1 - seat)
        self.stage = 0
        if rides_after(b, seat):
            return RideOffer(seat)
        self.stage = 1
        return self.choose(b)

    def last_call(self, b: Battle) -> Step:
        """R46 When all have acted, a commander who has not ridden may."""
        while self.offered < 2:
            seat = (b.first + self.offered) % 2
            self.offered += 1
            if why_not_ride(b, seat) is None:
                self.stage = 3  # so that it is stage 4 again
                return RideOffer(seat)
        return DONE


def acting_seat(b: Battle) -> i64:
    """Who is asked: the side whose activation it is, unless it has no battalion left to act."""
    return b.active if any_ready(b, b.active) else 1 - b.active


def begin(action: Action | None) -> Step:
    """6.1 What an activation starts."""
    if isinstance(action, Manoeuvre):
        return Manoeuvring(action.unit)
    if isinstance(action, FireAt):
        return Shooting(action.unit, action.target, action.screen)
    if isinstance(action, SkirmishAt):
        return Skirmishing(action.unit, action.target, action.screen)
    if isinstance(action, Attack):
        return Charge(action.unit, action.target, action.wheel)
    if isinstance(action, Rally):
        return Rallying(action.unit)
    assert isinstance(action, FightOn)
    return Round(action.unit)
