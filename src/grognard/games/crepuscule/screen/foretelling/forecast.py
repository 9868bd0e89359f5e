"""The odds of an answer before it is given: its test, its dice, and what may come of them.

The second forecast is what the other side may throw in return. Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL, Forecast
from grognard.kernel.decision import Action
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import unit_name

from ...chapters.charging.charges import ChooseCharge
from ...chapters.charging.reactions import ChooseReaction
from ...chapters.officers.charged import ChooseAnswer, ChooseRefuge
from ...chapters.orders.changes import is_rank_change
from ...chapters.orders.manoeuvre import AIMING, manoeuvre_value
from ...chapters.orders.ordered import FORM, order_value
from ...chapters.orders.orders import order_of
from ...chapters.shooting.musketry import ChooseShot
from ...chapters.shooting.need import COMMANDED, ORDINARY, SPOILT
from ...chapters.shooting.need import REPLY as RETURNED
from ...model import combat_actions
from ...model.actions import (
    Again,
    Build,
    Charge,
    ChargeOfficer,
    Clear,
    FallBack,
    Form,
    React,
)
from ...model.combat_actions import (
    Aim,
    Duel,
    Estimate,
    Fight,
    HoldBack,
    Pursue,
    Reply,
    Shoot,
    Snipe,
    Strike,
    StrikeOfficer,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ...odds.dice import FACES, Shares, at_least, expected, pass_chance, sum_of
from ...odds.duels import Answer, answer_to
from ...odds.losses import Fire, alarm_of, fire_of, share_gone
from ...odds.melee import RoundOdds, round_odds, strike_odds
from ...odds.panic_chains import TRIALS, panic_chain
from ...odds.snipes import snipe_odds
from ...odds.taken_tests import (
    TakenTest,
    chase_of,
    repeated,
    reroll_of,
    step_back_dice,
    test_of,
    work_chance,
)
from ..lexicon import foretold
from ..words import describe_action, length, spell
from .bars import Bars, counted, share, whole
from .charges import ChargeTelling, told_onset
from .guns import GunTelling, is_hidden
from .hunts import told_answer, told_hunt, told_refuge

Both = tuple[Forecast | None, Forecast | None]
LIKELY: Final = 0.02  # of a panic whose chain is worth trying


def forecast(b: Battle, action: Action, lang: str, naming: int = FULL) -> Both:
    """What an answer throws, and what may be thrown back."""
    if not may_foresee(b, action):
        return None, None
    return Telling(b, action, lang, naming).both()


def may_foresee(b: Battle, action: Action) -> bool:
    """D-79 By eye no odds show how far away the target of a gun is."""
    return not (b.setting.options.by_eye and is_hidden(b, action))


class Telling:
    """One answer, in one language."""

    def __init__(self, b: Battle, action: Action, lang: str, naming: int) -> None:
        self.b: Final = b
        self.action: Final = action
        self.lang: Final = lang
        self.naming: Final = naming
        self.title: Final = sentence(describe_action(b, action, lang, naming))

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, foretold.say(self.lang, key, **facts), self.lang, self.naming)

    def name(self, u: Unit) -> str:
        return unit_name(self.b, u.uid)

    def both(self) -> Both:
        """By what is asked."""
        b, action = self.b, self.action
        if isinstance(action, Charge) and isinstance(b.pending, ChooseCharge):
            return ChargeTelling(b, action, self.say, self.title).both()
        if isinstance(action, ChargeOfficer) and isinstance(b.pending, ChooseCharge):
            return self.simple(action), told_hunt(b, action, self.say)
        if isinstance(action, Form) and isinstance(b.pending, ChooseCharge):
            return self.prepared(action), None
        if isinstance(action, React) and isinstance(b.pending, ChooseReaction):
            return self.reaction(action)
        if isinstance(action, (Shoot, combat_actions.Volley)) and isinstance(b.pending, ChooseShot):
            return self.shot(action)
        if isinstance(action, Reply):
            return self.reply(), None
        if isinstance(action, Snipe):
            return self.snipe(action), None
        if isinstance(action, (Aim, Estimate, Duel)):
            return GunTelling(b, action, self.say, self.title).told(), None
        return self.simple(action), None

    def simple(self, action: Action) -> Forecast | None:
        """Throws that stand alone."""
        wait = self.b.pending
        if isinstance(wait, ChooseAnswer):
            return told_answer(self.b, wait.officer, action, self.say, self.title)
        if isinstance(wait, ChooseRefuge):
            return told_refuge(self.b, wait.officer, action, self.say, self.title)
        if isinstance(action, (Build, Clear)):
            return self.work(action)
        if isinstance(action, (Pursue, HoldBack)):
            return self.pursuit(action)
        if isinstance(action, Fight):
            seat = int(getattr(wait, "seat", 0))
            return self.fight(round_odds(self.b, action.unit, seat))
        if isinstance(action, (Strike, StrikeOfficer)):
            return self.fight(strike_odds(self.b, action))
        if isinstance(action, FallBack):
            return self.lengths(step_back_dice(self.b, int(getattr(self.b.pending, "unit", 0))))
        taken = test_of(self.b, action)
        return None if taken is None else self.test(taken)

    # Tests

    def prepared(self, action: Form) -> Forecast | None:
        """D-20 A formation before charges is tested like any other."""
        u = self.b.units[action.unit]
        if is_rank_change(u, action.formation) or order_of(self.b, action) != FORM:
            return None
        value = order_value(self.b, u, FORM, -1).total
        return self.test(repeated(self.b, u.uid, value, u.attempts))

    def passing(self, passes: float) -> Bars:
        return whole([(self.say("bar-pass"), passes), (self.say("bar-fail"), 1.0 - passes)])

    def test(self, taken: TakenTest) -> Forecast:
        """D-04 Two dice; with its repeats, where there are any."""
        u = self.b.units[taken.unit]
        found = Forecast(self.title, 2, [], self.passing(taken.passes), [])
        if taken.repeated > taken.passes + 1e-9:
            words = self.say("means-repeats", unit=self.name(u))
            found.meanings.append((words, share(taken.repeated)))
        broken = reroll_of(self.b) if isinstance(self.action, Again) else None
        if broken is not None:
            found.meanings.append(
                (self.say("means-breaks", unit=self.name(u)), share(broken.breaks))
            )
            if broken.yields:
                words = self.say("means-yields", unit=self.name(u))
                found.meanings.append((words, share(broken.yields)))
        return found

    def work(self, action: Build | Clear) -> Forecast:
        return Forecast(self.title, 2, [], self.passing(work_chance(self.b, action)), [])

    def lengths(self, dice: int) -> Forecast:
        """C-MAN-3 So many inches back."""
        shares = sum_of(dice)
        bars = [
            (self.say("bar-length", length=length(k * 2540, self.lang)), chance)
            for k, chance in enumerate(shares)
            if chance > 0.0
        ]
        return Forecast(self.title, int(dice), [], whole(bars), [])

    def pursuit(self, action: Pursue | HoldBack) -> Forecast | None:
        """W-PUR-1 The test to hold, or the dice of the chase."""
        chase = chase_of(self.b)
        if chase is None:
            return None
        if isinstance(action, HoldBack):
            found = Forecast(self.title, 2, [], self.passing(chase.hold), [])
            words = self.say("means-caught-after-all")
            found.meanings.append((words, share((1.0 - chase.hold) * chase.caught)))
            return found
        bars = whole(
            [(self.say("bar-caught"), chase.caught), (self.say("bar-away"), 1 - chase.caught)]
        )
        return Forecast(self.title, 0, [], bars, [])

    # Fire

    def shot(self, action: Shoot | combat_actions.Volley) -> Both:
        """P-06, P-07 Its losses and the panic after them; the reply of a target in line."""
        b = self.b
        u, foe = b.units[action.unit], b.units[action.target]
        if isinstance(action, Shoot):
            fire = fire_of(b, u, foe, ORDINARY, action.face)
            found = self.fire(fire, fire.lost, foe)
        else:
            fire = fire_of(b, u, foe, COMMANDED)
            passes = self.commanded(u)
            lost = mixed(fire.lost, fire_of(b, u, foe, SPOILT).lost, passes)
            found = self.fire(fire, lost, foe)
            found.meanings.insert(
                0, (self.say("means-commanded", unit=self.name(u)), share(passes))
            )
        losses = fire.lost if isinstance(action, Shoot) else lost
        answer = answer_to(b, u, foe, losses)
        return found, None if answer is None else self.answer(answer, u, foe)

    def commanded(self, u: Unit) -> float:
        return pass_chance(self.b, manoeuvre_value(self.b, u, AIMING).total)

    def fire(self, fire: Fire, lost: Shares, foe: Unit) -> Forecast:
        faces = [face for face in range(1, FACES + 1) if face >= fire.need]
        found = Forecast(self.title, int(fire.dice), faces, counted(lost), [])
        found.meanings.extend(self.harm(foe, lost))
        if fire.officer:
            words = self.say("means-officer", target=self.name(foe))
            found.meanings.append((words, share(fire.officer)))
        return found

    def harm(self, foe: Unit, lost: Shares) -> Bars:
        """What losses may bring about."""
        facts = {"target": self.name(foe)}
        told = [(self.say("means-loss", **facts), share(at_least(lost, 1)))]
        gone = share_gone(foe, lost)
        if gone:
            told.append((self.say("means-gone", **facts), share(gone)))
        alarm = alarm_of(self.b, foe, lost)
        if alarm.tests:
            told.append((self.say("means-tests", **facts), share(alarm.tests)))
            told.append((self.say("means-panics", **facts), share(alarm.panics)))
        if alarm.panics >= LIKELY:
            chain = panic_chain(self.b, foe.uid)
            words = self.say("means-chain", trials=TRIALS, error=round(100 * chain.error))
            told.append((words, share(alarm.panics * chain.any_of)))
        return told

    def answer(self, answer: Answer, shooter: Unit, u: Unit) -> Forecast:
        """C-INF-14 The test of the unit that replies, and what the duel may do."""
        title = self.say("title-reply", unit=self.name(u))
        found = Forecast(title, 2, [], self.passing(answer.passes), [])
        words = self.say("means-loss", target=self.name(shooter))
        found.meanings.append((words, share(at_least(answer.lost, 1))))
        for one, chance in ((u, answer.breaks), (shooter, answer.shooter_breaks)):
            if chance:
                words = self.say("means-duel", unit=self.name(one))
                found.meanings.append((words, share(chance)))
        return found

    def reply(self) -> Forecast:
        """C-INF-14 Its test, and its fire if it passes."""
        b = self.b
        unit, shooter = (int(getattr(b.pending, key)) for key in ("unit", "shooter"))
        u, foe = b.units[unit], b.units[shooter]
        fire = fire_of(b, u, foe, RETURNED)
        taken = test_of(b, self.action)
        assert taken is not None
        found = self.fire(fire, mixed(fire.lost, [1.0], taken.passes), foe)
        words = self.say("means-passes", unit=self.name(u))
        found.meanings.insert(0, (words, share(taken.passes)))
        return found

    def snipe(self, action: Snipe) -> Forecast:
        """C-OFF-3 Wounds, and his death."""
        odds = snipe_odds(self.b, action.unit, action.officer)
        name = self.b.setting.staff[action.officer].name
        faces = [face for face in range(1, FACES + 1) if face >= odds.need]
        found = Forecast(self.title, int(odds.dice), faces, counted(odds.wounds), [])
        words = self.say("means-officer-wounded", officer=name)
        found.meanings.append((words, share(at_least(odds.wounds, 1))))
        found.meanings.append((self.say("means-officer-falls", officer=name), share(odds.falls)))
        return found

    # Close combat

    def fight(self, odds: RoundOdds | None) -> Forecast | None:
        """P-12, P-13 The round, and who may break after it."""
        if odds is None:
            return None
        bars = whole([
            (self.say("bar-won"), odds.won),
            (self.say("bar-drawn"), odds.drawn),
            (self.say("bar-lost"), odds.lost),
        ])  # fmt: skip
        found = Forecast(self.title, 0, [], bars, [])
        for uid, fate in odds.fates.items():
            name = unit_name(self.b, uid)
            words = self.say("means-falls", unit=name, count=f"{expected(fate.lost):.1f}")
            found.meanings.append((words, share(at_least(fate.lost, 1))))
            found.meanings.append((self.say("means-breaks", unit=name), share(odds.broken(uid))))
        for oid, falls in odds.officers.items():
            words = self.say("means-officer-falls", officer=self.b.setting.staff[oid].name)
            found.meanings.append((words, share(falls)))
        return found

    def reaction(self, action: React) -> Both:
        """P-04 Its test, and the charge as it then comes."""
        return told_onset(self.b, action, self.say, self.title, self.passing)


def mixed(one: Shares, other: Shares, chance: float) -> Shares:
    """One with a chance, else the other."""
    longest = max(len(one), len(other))
    return [
        chance * (one[k] if k < len(one) else 0.0)
        + (1.0 - chance) * (other[k] if k < len(other) else 0.0)
        for k in range(longest)
    ]
