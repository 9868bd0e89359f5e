"""The odds before an order is given: the rows of the tables and what they mean. Interpreted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL, Forecast
from grognard.kernel.decision import Action
from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.lexicon import sentence

from ..chapters.charging.clusters import Cluster
from ..chapters.charging.modifiers import attack_sum, defence_sum
from ..chapters.fire.power import fire_modifiers, total_power
from ..chapters.moving.movement_table import column_of, tactical_sum
from ..chapters.moving.reserve import reserve_sum
from ..model.actions import (
    CHARGE,
    FORM,
    HOLD,
    MOVE,
    WITHDRAW,
    Aim,
    Charge,
    Form,
    Hold,
    Move,
    Reserve,
    Withdraw,
)
from ..model.chart_rows import (
    DISORDERS,
    FULL_SPEED,
    HALF_SPEED,
    IN_DISORDER,
    IN_RESERVE,
    ONE_BASE,
    ROWS,
)
from ..model.charts import combat_result, combat_row, fire_effect, movement_result, movement_row
from ..model.kinds import AIMED
from ..model.pieces import Contact, Unit
from ..model.state import Battle
from .lexicon import LEDGER
from .words import describe_action, say, spell, unit_name

FACES: Final = 10
EACH: Final = Fraction(1, FACES)
Bars = list[tuple[str, Fraction]]
COMBAT_ROWS: Final = 7


def forecast(
    b: Battle, action: Action, lang: str, naming: int = FULL
) -> tuple[Forecast | None, Forecast | None]:
    """The odds of an action, and of what the enemy would do in return."""
    told = Foretelling(b, action, lang, naming)
    if isinstance(action, (Hold, Move, Form, Withdraw, Charge)):
        answer = told.combat(action) if isinstance(action, Charge) else None
        return told.order(action), answer
    if isinstance(action, Reserve):
        u = b.units[action.unit]
        return told.rows(u, IN_RESERVE, int(reserve_sum(b, u).total)), None
    if isinstance(action, Aim):
        return told.fire(action), None
    return None, None


def order_of(action: Action) -> int:
    if isinstance(action, Charge):
        return CHARGE
    if isinstance(action, Form):
        return FORM
    if isinstance(action, Withdraw):
        return WITHDRAW
    return MOVE if isinstance(action, Move) else HOLD


class Foretelling:
    """Forecasts of what may be answered, in one language."""

    def __init__(self, b: Battle, action: Action, lang: str, naming: int) -> None:
        self.b: Final = b
        self.lang: Final = lang
        self.naming: Final = naming
        self.title: Final = sentence(describe_action(b, action, lang, naming))

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, self.naming)

    def label(self, cite: str) -> str:
        return sentence(LEDGER.label(cite, self.lang))

    # 3 The movement table

    def order(self, action: Hold | Move | Form | Withdraw | Charge) -> Forecast:
        u = self.b.units[action.unit]
        added = int(tactical_sum(self.b, u, order_of(action)).total)
        return self.rows(u, int(column_of(u)), added)

    def rows(self, u: Unit, column: int, added: int) -> Forecast:
        """3.1 The chance of each row, and of what a player wants to know."""
        chances = [Fraction(0)] * ROWS
        for face in range(1, FACES + 1):
            chances[movement_row(face + added)] += EACH
        results = [movement_result(column, row) for row in range(ROWS)]
        bars: Bars = []
        for row, result in enumerate(results):
            if chances[row]:
                bars.append((self.label(result.cite), chances[row]))
        name = unit_name(self.b, u.uid)
        moves = sum((chances[i] for i, r in enumerate(results) if r.move in MOVES), Fraction(0))
        full = sum((chances[i] for i, r in enumerate(results) if r.move == FULL_SPEED), Fraction(0))
        meanings = [(self.say("means-moves", unit=name), moves)]
        meanings.append((self.say("means-normal", unit=name), full))
        if column == IN_DISORDER:
            rallied = sum((chances[i] for i, r in enumerate(results) if r.rallies), Fraction(0))
            meanings.append((self.say("means-rallies", unit=name), rallied))
        return Forecast(self.title, 1, [], bars, meanings)

    # 6 The fire table

    def fire(self, action: Aim) -> Forecast:
        """6.1 With all who aim at the same target, and this one."""
        target = self.b.units[action.target]
        firers = [self.b.units[action.unit]]
        for u in self.b.units:
            if u.on_table() and u.aim == action.target and u.uid != action.unit:
                if not u.has(AIMED):
                    firers.append(u)
        power = int(total_power(self.b, firers, target))
        added = int(fire_modifiers(self.b, firers, target).total)
        effects = [int(fire_effect(power, face + added)) for face in range(1, FACES + 1)]
        bars: Bars = []
        for effect in sorted(set(effects)):
            bars.append((self.label(EFFECT_CITES[effect]), effects.count(effect) * EACH))
        name = unit_name(self.b, target.uid)
        meanings = [
            (self.say("means-disorder", target=name), at_least(effects, DISORDERS)),
            (self.say("means-base", target=name), at_least(effects, ONE_BASE)),
        ]
        return Forecast(self.title, 1, [], bars, meanings)

    # 8 Combat

    def combat(self, action: Charge) -> Forecast:
        """8.3 If it comes to contact in front, with nobody hit on the way."""
        u, foe = self.b.units[action.unit], self.b.units[action.target]
        contact = Contact(u.uid, foe.uid, False, False, False, False)
        cluster = Cluster([int(u.uid)], [int(foe.uid)], [contact])
        trial = self.b.clone()
        trial.contacts = [contact]
        lead = int(attack_sum(trial, cluster).total - defence_sum(trial, cluster).total)
        chances = [Fraction(0)] * COMBAT_ROWS
        for outcome, weight in Opposed("8.1 combat roll", FACES).outcomes():
            one, other = divmod(outcome, OPPOSED_BASE)
            chances[combat_row(one - other + lead)] += Fraction(weight, FACES * FACES)
        bars = [
            (self.label(combat_result(row).cite), chance)
            for row, chance in enumerate(chances)
            if chance
        ]
        name = unit_name(self.b, u.uid)
        meanings = [
            (self.say("means-win", unit=name), sum(chances[:3], Fraction(0))),
            (self.say("means-smash", unit=name), chances[0]),
        ]
        return Forecast(self.title, 2, [], bars, meanings)


MOVES: Final = (HALF_SPEED, FULL_SPEED)
EFFECT_CITES: Final = (
    "6.1 no effect",
    "6.1 disordered",
    "6.1 one base",
    "6.1 two bases",
    "6.1 three bases",
)


def at_least(effects: list[int], effect: int) -> Fraction:
    return len([one for one in effects if one >= effect]) * EACH
