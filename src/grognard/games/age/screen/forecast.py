"""The odds before an order is given: the rows of the tables and what they mean. Interpreted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL, Forecast, Link, Tag
from grognard.kernel.decision import Action, Decision
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.chances import percent
from grognard.miniatures.screen.general_words import number
from grognard.miniatures.text.grammar import unit_text

from ..chapters.fire.fire import firers_at, targets_aimed_at
from ..chapters.fire.power import (
    POINT,
    fire_modifiers,
    firer_power,
    plain_power,
    total_power,
)
from ..chapters.moving.marching import budget_of
from ..chapters.moving.movement_table import column_of, tactical_sum
from ..chapters.moving.orders import halves_of
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
    HoldFire,
    Move,
    OpenFire,
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
    RETIRE,
    RETREAT,
    ROWS,
    MoveResult,
)
from ..model.charts import combat_result, fire_effect, movement_result
from ..model.kinds import DISORDERED, NOBODY
from ..model.pieces import Unit
from ..model.state import Battle
from .charge_outlook import ChargeOutlook
from .lexicon import LEDGER
from .table_rows import (
    CELLS,
    COMBAT_ROWS,
    EACH,
    FACES,
    combat_note,
    combat_scores,
    fire_chart,
    movement_chances,
    movement_faces,
)
from .words import describe_action, length, say, spell

Bars = list[tuple[str, Fraction]]


def forecast(
    b: Battle, action: Action, lang: str, naming: int = FULL
) -> tuple[Forecast | None, Forecast | None]:
    """The odds of an action, and of the combat that a charge would lead to."""
    told = Foretelling(b, action, lang, naming)
    if isinstance(action, Charge):
        return told.charge(action)
    if isinstance(action, (Hold, Move, Form, Withdraw)):
        return told.order(action), None
    if isinstance(action, Reserve):
        u = b.units[action.unit]
        return told.rows(u, IN_RESERVE, int(reserve_sum(b, u).total)), None
    if isinstance(action, (Aim, HoldFire, OpenFire)):
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
        """3.1 Every row with its faces and its chance, and what a player wants to know."""
        chances = movement_chances(added)
        results = [movement_result(column, row) for row in range(ROWS)]
        bars = [(self.label(r.cite), chance) for r, chance in zip(results, chances, strict=True)]
        name = unit_name(self.b, u.uid)
        moves = sum((chances[i] for i, r in enumerate(results) if r.move in MOVES), Fraction(0))
        full = sum((chances[i] for i, r in enumerate(results) if r.move == FULL_SPEED), Fraction(0))
        meanings = [(self.say("means-moves", unit=name), moves)]
        meanings.append((self.say("means-normal", unit=name), full))
        if column == IN_DISORDER:
            rallied = sum((chances[i] for i, r in enumerate(results) if r.rallies), Fraction(0))
            meanings.append((self.say("means-rallies", unit=name), rallied))
        found = Forecast(self.title, 1, [], bars, meanings)
        notes = [self.row_note(u, result) for result in results]
        found.notes = list(zip(movement_faces(added), notes, strict=True))
        return found

    def row_note(self, u: Unit, result: MoveResult) -> str:
        """What a row does to a brigade, in a few words."""
        halves = halves_of(result)
        far = length(int(budget_of(self.b, u, halves)), self.lang) if halves else ""
        going = "removed" if result.removes else GOING.get(int(result.move), "stays")
        words = [say(self.lang, "row-move", going=going, length=far)]
        if result.rallies and u.has(DISORDERED):
            words.append(say(self.lang, "row-rallies"))
        if result.loses:
            words.append(say(self.lang, "row-loses", count=int(result.loses)))
        if result.disorders:
            words.append(say(self.lang, "row-disordered"))
        return ", ".join(words)

    # 6 The fire table

    def fire(self, action: Aim | HoldFire | OpenFire) -> Forecast:
        """6.1 All fire as it would then be declared; for one firer, the table of its target."""
        trial = self.b
        if isinstance(action, (Aim, HoldFire)):
            trial = self.b.clone()
            trial.events = None
            trial.aim(action.unit, action.target if isinstance(action, Aim) else NOBODY)
        wait = self.b.pending
        seat = wait.seat if isinstance(wait, Decision) else int(self.b.active)
        aimed = targets_aimed_at(trial, seat)
        found = Forecast(self.title, len(aimed), [], [], [])
        if isinstance(action, Aim):
            found = self.volley(trial, trial.units[action.target])
        elif len(aimed) == 1:
            found = self.volley(trial, aimed[0])
        for target in aimed:
            name = unit_name(trial, target.uid)
            effects = effects_on(trial, target)
            if not found.bars:
                found.meanings.append(
                    (self.say("means-base", target=name), at_least(effects, ONE_BASE))
                )
            found.links += [self.shot(trial, u, target) for u in firers_at(trial, target)]
            found.tags.append(self.struck(trial, target, effects))
        return found

    def volley(self, b: Battle, target: Unit) -> Forecast:
        firers = firers_at(b, target)
        power = int(total_power(b, firers, target))
        added = int(fire_modifiers(b, firers, target).total)
        effects = effects_on(b, target)
        bars: Bars = []
        for effect in sorted(set(effects)):
            bars.append((self.label(EFFECT_CITES[effect]), effects.count(effect) * EACH))
        name = unit_name(b, target.uid)
        meanings = [
            (self.say("means-disorder", target=name), at_least(effects, DISORDERS)),
            (self.say("means-base", target=name), at_least(effects, ONE_BASE)),
        ]
        found = Forecast(self.title, 1, [], bars, meanings)
        found.chart = fire_chart(power, added, self.legend())
        return found

    def legend(self) -> dict[str, str]:
        return {cell: self.label(EFFECT_CITES[effect]) for effect, cell in enumerate(CELLS)}

    def shot(self, b: Battle, u: Unit, target: Unit) -> Link:
        """5.3, R28 The points of one firer, and what multiplies them."""
        halves, cite = plain_power(b, u, target)
        whole = int(firer_power(b, u, target).total)
        plain = Fraction(int(halves), 2)
        times = Fraction(whole, POINT) / plain if plain else Fraction(1)
        label = decimal(plain, self.lang)
        if times != 1:
            label += f" × {decimal(times, self.lang)}"
        words = self.say("link-fire", unit=unit_name(b, u.uid), what=LEDGER.label(cite, self.lang))
        return Link(FIRE, unit_text(b, u.uid), unit_text(b, target.uid), label, words)

    def struck(self, b: Battle, target: Unit, effects: list[int]) -> Tag:
        power = int(total_power(b, firers_at(b, target), target))
        chance = percent(at_least(effects, ONE_BASE), self.lang)
        words = self.say("tag-fire", power=power, chance=chance)
        if not at_least(effects, ONE_BASE):
            chance = percent(at_least(effects, DISORDERS), self.lang)
            words = self.say("tag-disorder", power=power, chance=chance)
        return Tag(unit_text(b, target.uid), str(power), words)

    # 8 Charges

    def charge(self, action: Charge) -> tuple[Forecast, Forecast]:
        """8.4, 8.3 The roll, the fire it meets, and the combat that follows."""
        outlook = ChargeOutlook(self.b, action)
        found = self.order(action)
        name = unit_name(self.b, action.unit)
        found.meanings[:] = [
            (self.say("means-contact", unit=name), outlook.contact),
            (self.say("means-then-wins", unit=name), outlook.contact * outlook.wins),
            (self.say("means-then-breaks", unit=name), outlook.contact * outlook.breaks),
        ]
        return found, self.combat(action, outlook)

    def combat(self, action: Charge, outlook: ChargeOutlook) -> Forecast:
        """8.3 If it makes contact, after the fire of the units that it strikes."""
        cites = [combat_result(row).cite for row in range(COMBAT_ROWS)]
        bars = [
            (self.label(cite), chance) for cite, chance in zip(cites, outlook.rows, strict=True)
        ]
        name = unit_name(self.b, action.unit)
        meanings = [
            (self.say("means-shaken", unit=name), outlook.shaken),
            (self.say("means-win", unit=name), outlook.wins),
            (self.say("means-breaks", unit=name), outlook.breaks),
        ]
        found = Forecast(self.title, 2, [], bars, meanings)
        notes = [combat_note(cite, self.lang) for cite in cites]
        found.notes = list(zip(combat_scores(), notes, strict=True))
        return found


FIRE: Final = "fire"
MOVES: Final = (HALF_SPEED, FULL_SPEED)
GOING: Final = {
    int(FULL_SPEED): "full",
    int(HALF_SPEED): "half",
    int(RETIRE): "retire",
    int(RETREAT): "retreat",
}
EFFECT_CITES: Final = (
    "6.1 no effect",
    "6.1 disordered",
    "6.1 one base",
    "6.1 two bases",
    "6.1 three bases",
)


def effects_on(b: Battle, target: Unit) -> list[int]:
    """6.1 What each face would do to a target."""
    firers = firers_at(b, target)
    power, added = total_power(b, firers, target), fire_modifiers(b, firers, target).total
    return [int(fire_effect(power, face + added)) for face in range(1, FACES + 1)]


def at_least(effects: list[int], effect: int) -> Fraction:
    return len([one for one in effects if one >= effect]) * EACH


def decimal(amount: Fraction, lang: str) -> str:
    return number(f"{float(amount):g}", lang)
