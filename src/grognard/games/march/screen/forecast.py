"""The dice of an action before they are thrown, and those the enemy could throw back.

Built on the exact chances of volley_odds.py and charge_odds.py. Interpreted: only a person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL, Forecast
from grognard.kernel.decision import Action, Decision
from grognard.miniatures.screen.battle_words import unit_name
from grognard.table.paths import ADVANCE, Leg, end_path

from ..chapters.charging.aggression import ChooseDefence
from ..chapters.charging.combat import ChoosePursuit, Round
from ..chapters.commander import STRIDE, why_not_join
from ..chapters.figures import depth_of, width_of
from ..chapters.moving.formation import new_place
from ..chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from ..chapters.moving.move_cost import PIP, move_price, slowed, way_cost
from ..chapters.moving.obstacles import first_touch, lies_across, toll
from ..chapters.quality import MANOEUVRE, RALLY, REROLLERS, RESOLVE, QualityTest, rerolls_left
from ..chapters.shooting.volley import Volley
from ..model.actions import (
    PURSUE,
    Attack,
    CounterCharge,
    DefensiveFire,
    FightOn,
    FireAt,
    Form,
    HoldFire,
    Keep,
    Manoeuvre,
    March,
    Move,
    Pursue,
    Rally,
    Reroll,
    Ride,
    SkirmishAt,
    TestResolve,
)
from ..model.pieces import ON_TABLE, SERGEANT, Battalion
from ..model.state import Battle
from ..odds import volley_odds
from ..odds.charge_odds import quality_need
from ..odds.volley_odds import FACES, NONE, SURE
from .forecast_text import Bars, Telling, good_faces
from .words import length

EACH: Final = Fraction(1, FACES)
# Without measuring, odds that reveal a distance are left out (R105): those of what reaches the
# enemy, and what the enemy could do to those that are elsewhere.
REACHING: Final = (FireAt, SkirmishAt, Attack)
GOING: Final = (March, Form)
Both = tuple[Forecast | None, Forecast | None]


def forecast(b: Battle, action: Action, lang: str, naming: int = FULL) -> Both:
    """What an action throws, and the most that the enemy could then shoot at its battalion."""
    if not may_foresee(b, action) or (
        not b.setting.options.measuring and isinstance(action, GOING)
    ):
        return None, None
    told = Foretelling(b, action, lang, naming)
    if isinstance(action, (FireAt, SkirmishAt)):
        u, x = b.units[action.unit], b.units[action.target]
        detached = isinstance(action, SkirmishAt)
        return told.shot(b, u, detached, x, action.screen), told.answer(b, u)
    if isinstance(action, (March, Form)):
        return told.moving(action)
    return told.throwing(action), None


def may_foresee(b: Battle, action: Action) -> bool:
    """R105 By option nobody measures before choosing."""
    return b.setting.options.measuring or not isinstance(action, REACHING)


class Foretelling(Telling):
    """Forecasts of all that may be answered."""

    def throwing(self, action: Action) -> Forecast | None:
        b, step = self.b, self.b.pending
        if isinstance(action, Attack):
            return self.charge(b.units[action.unit], int(action.target), int(action.wheel))
        if isinstance(action, FightOn):
            return self.fight(b, b.units[action.unit])
        if isinstance(action, (Manoeuvre, Rally, TestResolve)):
            return self.test(b.units[action.unit], kind_of(action))
        if isinstance(step, ChooseDefence):
            return self.reply(action, step)
        if isinstance(action, Pursue) and isinstance(step, ChoosePursuit):
            return self.pursuit(step)
        if isinstance(action, (Reroll, Keep)):
            return self.again(isinstance(action, Reroll))
        if isinstance(action, Move) and isinstance(step, ChooseManoeuvre):
            return self.pace(b.units[step.unit])
        if isinstance(action, Ride) and isinstance(step, Decision):
            return self.ride(step.seat)
        return None

    def reply(self, action: Action, step: ChooseDefence) -> Forecast | None:
        """13.1 To fire, to hold one's fire, or to counter-charge."""
        u, charger = self.b.units[step.defender], self.b.units[step.charger]
        if isinstance(action, DefensiveFire):
            return self.defence(u, charger)
        if isinstance(action, CounterCharge):
            return self.counter(u, charger)
        return self.hold(u, charger) if isinstance(action, HoldFire) else None

    def pursuit(self, step: ChoosePursuit) -> Forecast:
        """12.7, 12.8 The next round, which is fought in the turn to come."""
        trial = self.b.clone()
        trial.action = PURSUE
        work = self.b.stack[-1].copy()
        assert isinstance(work, Round)
        work.follow(trial)
        return self.fight(trial, trial.units[step.winner])

    # R54 A re-rolled die, or not

    def again(self, thrown: bool) -> Forecast | None:
        work = self.b.stack[-1]
        if isinstance(work, QualityTest):
            return self.test_again(work, thrown)
        return self.shot_again(work, thrown) if isinstance(work, Volley) else None

    def test_again(self, work: QualityTest, thrown: bool) -> Forecast:
        u = self.b.units[work.unit]
        if not thrown:
            return Forecast(self.title(), 0, [], self.pass_bars(NONE), [])
        lowest = quality_need(self.b, u, int(work.kind))
        once = volley_odds.chance_of(lowest)
        whole = SURE - (SURE - once) ** int(rerolls_left(u, REROLLERS[work.kind]))
        means = self.say("means-pass", unit=unit_name(self.b, u.uid))
        bars = self.pass_bars(once)
        return Forecast(self.title(), 1, good_faces(lowest), bars, [(means, whole)])

    def shot_again(self, work: Volley, thrown: bool) -> Forecast:
        """9.1 The hits there are, and with every die that may still be re-rolled."""
        x, dice, need = self.b.units[work.target], int(work.dice), int(work.need)
        dies = int(rerolls_left(self.b.units[work.unit], SERGEANT)) if thrown else 0
        ways = volley_odds.more_hits((int(work.hits), work.sixes > 0), dice, need, dies)
        found = volley_odds.Forecast(dice)
        volley_odds.add_hits(self.b, x, work.screen, ways, found)
        bars = [(str(hits), chance) for hits, chance in enumerate(found.hits) if chance]
        faces = good_faces(need) if thrown else []
        return Forecast(self.title(), int(thrown), faces, bars, self.harm(x, work.screen, found))

    # 3.5, 7.2 Dice for the way

    def ride(self, seat: int) -> Forecast:
        """3.5 How far he may ride, and which battalion he would reach."""
        bars = [(self.cm(face * STRIDE), EACH) for face in range(1, FACES + 1)]
        meanings = []
        for u in self.b.units:
            if u.seat == seat and u.place == ON_TABLE:
                reaches = [
                    face
                    for face in range(1, FACES + 1)
                    if why_not_join(self.b, seat, u.uid, face * STRIDE) is None
                ]
                if reaches:
                    words = self.say("means-joins", unit=unit_name(self.b, u.uid))
                    meanings.append((words, len(reaches) * EACH))
        return Forecast(self.title(), 1, [], bars, meanings)

    def pace(self, u: Battalion) -> Forecast:
        """7.2 How far its die would lead straight ahead, where no ground slows it."""
        price = int(move_price(u.formation, ADVANCE, False))
        bars = [(self.cm(face * PIP // price), EACH) for face in range(1, FACES + 1)]
        return Forecast(self.title(), 1, [], bars, [])

    def cm(self, amount: int) -> str:
        return self.say("bar-length", length=length(amount, self.lang))

    # 7 A way, and the fire at its end

    def moving(self, action: March | Form) -> Both:
        step = self.b.pending
        if not isinstance(step, (ChoosePath, ChooseManoeuvre)):
            return None, None
        u = self.b.units[step.unit]
        trial = self.b.clone()
        if isinstance(action, Form):
            place = new_place(u, action.formation, action.heading)
            trial.form(u.uid, action.formation, place)
            return None, self.answer(trial, trial.units[u.uid])
        trial.move_to(u.uid, end_path(u.pose, width_of(u), depth_of(u), action.legs))
        crossing = self.crossing(u, action.legs, step) if isinstance(step, ChoosePath) else None
        return crossing, self.answer(trial, trial.units[u.uid])

    def crossing(self, u: Battalion, legs: list[Leg], step: ChoosePath) -> Forecast | None:
        """7.8, R11 The first obstacle on the way: which faces leave enough to get over it."""
        touch = first_touch(self.b, u, legs, lies_across(self.b, u))
        if touch is None:
            return None
        slow = slowed(self.b, u, legs)
        spare = int(step.pips * PIP - way_cost(touch.legs, u.formation, width_of(u), slow))
        if spare < 0:
            return None
        over = [
            face
            for face in range(1, FACES + 1)
            if int(toll(face, touch.kind, u.formation, slow)) <= spare
        ]
        chance = len(over) * EACH
        bars: Bars = [(self.say("bar-over"), chance), (self.say("bar-stop"), SURE - chance)]
        return Forecast(self.title(), 1, over, bars, [])


def kind_of(action: Manoeuvre | Rally | TestResolve) -> int:
    """Which test an action begins with."""
    if isinstance(action, Manoeuvre):
        return MANOEUVRE
    return RALLY if isinstance(action, Rally) else RESOLVE
