"""Chapter 6: a side fires: targets are chosen, then every target is rolled for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import OPEN_FIRE, Aim, HoldFire, OpenFire
from ...model.chart_rows import DISORDERS, NO_EFFECT, ONE_BASE
from ...model.charts import fire_effect
from ...model.flow import BattleProcedure, battle
from ...model.kinds import AIMED, FIRED, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..command.losses import GeneralHit, displace_generals
from ..formations import shrunk_pose
from ..moving.forced import SILENCED_BACK, Retreat
from .power import Power, fire_modifiers, firer_power, total_power
from .targets import NO_TARGET, proposed, targets_of, why_not_fire, why_not_shot

NOT_ASKED: Final = Refusal("1.2 order of the steps", MOMENT)
NOT_ITS_FIRE: Final = Refusal("1.2 not its segment", MOMENT)
IS_DECLARED: Final = Refusal("R105 targets declared once", PIECE, "declared")
AIMS_ALREADY: Final = Refusal("R105 targets declared once", MEANS, "aims-already")


def can_change(b: Battle, u: Unit, seat: i64) -> bool:
    """R87, R105 Whether a player may still give it another target."""
    return u.seat == seat and u.on_table() and not u.has(AIMED) and u.aim != NOBODY


def why_not_choose(b: Battle, seat: i64, unit: i64) -> Refusal | None:
    """R26, R87 A unit of the side that fires, whose target is not yet declared."""
    if unit < 0 or unit >= len(b.units) or b.units[unit].seat != seat:
        return NOT_ITS_FIRE
    u = b.units[unit]
    if not u.on_table():
        return NOT_ITS_FIRE
    refusal = why_not_fire(b, u)
    if refusal is not None:
        return refusal
    if u.has(AIMED):
        return IS_DECLARED
    return NO_TARGET if u.aim == NOBODY else None


class ChooseFire(Decision):
    """R26 Each firer has a target proposed: another one, none, or fire."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "R26 choice of target")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        actions: list[Action] = [OPEN_FIRE]
        for u in b.side(self.seat):
            if can_change(b, u, self.seat):
                others = [uid for uid in targets_of(b, u) if uid != u.aim]
                actions += [Aim(u.uid, uid) for uid in others]
                actions.append(HoldFire(u.uid))
        return actions

    def legal(self, s: State) -> list[Action]:
        return self.candidates(s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, OpenFire):
            return None
        if not isinstance(action, (Aim, HoldFire)):
            return NOT_ASKED
        b = battle(s)
        refusal = why_not_choose(b, self.seat, action.unit)
        if refusal is not None or isinstance(action, HoldFire):
            return refusal
        refusal = why_not_shot(b, b.units[action.unit], action.target)
        if refusal is None and b.units[action.unit].aim == action.target:
            return AIMS_ALREADY
        return refusal

    def recommended(self, s: State) -> list[Action]:
        return [OPEN_FIRE]

    def weigh(self, s: State, action: Action) -> list[Tally]:
        """5.3, 5.4 What one firer adds to the power, or all that is rolled on, target by target."""
        b = battle(s)
        if isinstance(action, OpenFire):
            return [sum_ for target in targets_aimed_at(b, self.seat) for sum_ in roll(b, target)]
        if not isinstance(action, Aim) or self.why_not(s, action) is not None:
            return []
        u, target = b.units[action.unit], b.units[action.target]
        firers = [*firers_at(b, target), u]
        return [firer_power(b, u, target, True), fire_modifiers(b, firers, target, True)]


# Aims


def firers_at(b: Battle, target: Unit) -> list[Unit]:
    """R27 All units that fire at one target."""
    return [u for u in b.side(1 - target.seat) if u.aim == target.uid]


def targets_aimed_at(b: Battle, seat: i64) -> list[Unit]:
    """R87 The targets of a side in the order of their numbers."""
    return [foe for foe in b.side(1 - seat) if firers_at(b, foe)]


def roll(b: Battle, target: Unit) -> list[Tally]:
    """5.3, 5.4 The power at a target, a line for each firer, and what is added to the die."""
    firers = firers_at(b, target)
    power = Power(0, "5.3 total power", True)
    for u in firers:
        part = firer_power(b, u, target, True)
        power.add(part.total, part.lines[0][0])
    return [power, fire_modifiers(b, firers, target, True)]


class FireStep(BattleProcedure):
    """6.2 A side fires once: its units have targets, then the dice are rolled one by one."""

    seat: i64
    last: i64 = NOBODY  # the target that was rolled for last

    STAGES = ("propose", "ask", "answered", "shoot")

    def propose(self, b: Battle) -> Step:
        """R26 Units that can fire have the nearest target."""
        for u in b.side(self.seat):
            targets = targets_of(b, u)
            if targets:
                b.aim(u.uid, proposed(b, targets, u))
        self.stage = 2
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        """R87 All fire is declared before any die is rolled; players without a choice are not
        asked.
        """
        for u in b.side(self.seat):
            if can_change(b, u, self.seat):
                return ChooseFire(int(self.seat))
        self.stage = 4
        return self.shoot(b)

    def answered(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, OpenFire):
            self.stage = 4
            return self.shoot(b)
        assert isinstance(action, (Aim, HoldFire))
        b.aim(action.unit, action.target if isinstance(action, Aim) else NOBODY)
        b.mark(action.unit, AIMED)
        self.stage = 2
        return self.ask(b)

    def shoot(self, b: Battle) -> Step:
        """6.2, R27, R87 One roll for each target, in the order of their numbers."""
        self.stage = 3
        for target in targets_aimed_at(b, self.seat):
            if target.uid > self.last:
                self.last = target.uid
                volley = open_fire(b, target)
                if volley is not None:
                    return volley
        return DONE


def open_fire(b: Battle, target: Unit) -> Volley | None:
    """6.1, R71 The firers have fired; below one point of power nothing is rolled."""
    firers = firers_at(b, target)
    power = total_power(b, firers, target)
    modifier = fire_modifiers(b, firers, target).total
    b.note("shot at", target.uid, [power, *[u.uid for u in firers]])
    for u in firers:
        is_action = u.is_battery() and u.seat == b.active
        b.mark(u.uid, AIMED | FIRED if is_action else AIMED)
    return Volley(target.uid, power, modifier) if power > 0 else None


class Volley(BattleProcedure):
    """6.1 One roll at one target, and what it does."""

    unit: i64
    power: i64
    modifier: i64

    STAGES = ("throw", "score", "aftermath")

    def throw(self, b: Battle) -> Step:
        return Die("6.1 fire roll", 10)

    def score(self, b: Battle) -> Step:
        """6.1, R87 A general at risk is rolled for at once."""
        effect = fire_effect(self.power, b.outcome + self.modifier)
        b.note("fire result", self.unit, [b.outcome, self.modifier, effect])
        if effect == NO_EFFECT:
            return DONE
        if b.units[self.unit].is_battery():
            return hit_battery(b, self.unit, effect)
        return hit_brigade(b, self.unit, effect)

    def aftermath(self, b: Battle) -> Step:
        """R56 Generals whose brigade is destroyed come back."""
        if not b.units[self.unit].on_table():
            displace_generals(b, self.unit)
        return DONE


def hit_brigade(b: Battle, uid: i64, effect: i64) -> Step:
    """6.1, R36, R65 Disorder, and bases that are lost."""
    b.disorder(uid)
    lost = effect - DISORDERS
    if lost == 0:
        return DONE
    u = b.units[uid]
    b.lose_bases(uid, lost, True, shrunk_pose(b, u, u.bases - lost))
    return GeneralHit(uid)


def hit_battery(b: Battle, uid: i64, effect: i64) -> Step:
    """6.1, 4.3, R31, R73, R90 Silenced guns withdraw; more than one base wrecks them."""
    if effect > ONE_BASE:
        b.destroy(uid)
    elif effect == ONE_BASE:
        b.damage(uid)
    else:
        b.silence(uid)
        if b.units[uid].escort != NOBODY:
            b.escort(uid, NOBODY)  # R32
        return Retreat(uid, SILENCED_BACK)
    return DONE
