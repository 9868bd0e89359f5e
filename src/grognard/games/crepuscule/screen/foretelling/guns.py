"""Shots of guns shown before they are aimed or estimated. Interpreted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Chart, ChartRow, Forecast
from grognard.kernel.decision import Action
from grognard.miniatures.screen.battle_words import unit_name

from ...chapters.artillery.aiming import needs_test
from ...chapters.artillery.estimates import ChooseEstimates, aims_of
from ...model.actions import Charge, React
from ...model.combat_actions import Aim, Duel, Estimate
from ...model.kinds import ARTILLERY, BALL
from ...model.pieces import Unit
from ...model.state import Battle
from ...odds.dice import expected
from ...odds.guns import Shot, estimates_for, fires_at_all, is_friend, shot_of
from ...odds.losses import alarm_of
from ...odds.taken_tests import test_of
from .bars import Bars, counted, share

Say = Callable[..., str]


def is_hidden(b: Battle, action: Action) -> bool:
    """F-03 Whether the odds of an answer reveal how far a gun's target is."""
    if isinstance(action, (Aim, Estimate, Duel)):
        return True
    guns = []
    if isinstance(action, (Charge, React)):
        guns = [getattr(action, "target", -1), action.unit]
    return any(0 <= uid < len(b.units) and b.units[uid].arm == ARTILLERY for uid in guns)


class GunTelling:
    """A target, or the estimates of a side."""

    def __init__(self, b: Battle, action: Aim | Estimate | Duel, say: Say, title: str) -> None:
        self.b: Final = b
        self.action: Final = action
        self.say: Final = say
        self.title: Final = title

    def told(self) -> Forecast | None:
        action = self.action
        if isinstance(action, Estimate):
            return self.estimated(action)
        if isinstance(action, Aim):
            return self.aimed(action.unit, action.target, action.ammunition)
        return self.aimed(action.unit, action.target, BALL)

    # Before the target is named

    def aimed(self, unit: int, target: int, ammunition: int) -> Forecast:
        """C-ART-14 to 16 Estimate by estimate; the bars are those of the best."""
        gun, foe = self.b.units[unit], self.b.units[target]
        shots = {
            inches: shot_of(self.b, gun, foe, ammunition, inches)
            for inches in estimates_for(self.b, gun, foe, ammunition)
        }
        best = max(shots, key=lambda inches: (expected(shots[inches].lost), shots[inches].hits))
        found = Forecast(self.title, 1, [], counted(shots[best].lost), [])
        tested = test_of(self.b, self.action)
        if tested is not None:
            words = self.say("means-passes", unit=unit_name(self.b, unit))
            found.meanings.append((words, share(tested.passes)))
        elif needs_test(self.b, gun, foe):
            words = self.say("means-gun-test", unit=unit_name(self.b, unit))
            found.meanings.append((words, share(fires_at_all(self.b, gun, foe))))
        found.meanings.extend(self.harm(gun, foe, shots[best], best))
        rows = [self.row(inches, shots[inches], inches == best) for inches in shots]
        columns = [self.say("column-hits"), self.say("column-lost")]
        found.chart = Chart(columns, rows, {})
        return found

    def row(self, inches: int, shot: Shot, lit: bool) -> ChartRow:
        cells = [f"{100 * shot.hits:.0f}%", f"{expected(shot.lost):.1f}"]
        return ChartRow(str(inches), cells, lit)

    def harm(self, gun: Unit, foe: Unit, shot: Shot, inches: int) -> Bars:
        """The units it hits, friends among them, and what may go wrong."""
        facts = {"target": unit_name(self.b, foe.uid), "inches": inches}
        told = [(self.say("means-gun-hits", **facts), share(shot.hits))]
        if shot.wrecks:
            told.append((self.say("means-gun-wrecks", **facts), share(shot.wrecks)))
        alarm = alarm_of(self.b, foe, shot.lost)
        if alarm.panics:
            told.append((self.say("means-panics", **facts), share(alarm.panics)))
        for uid, chance in sorted(shot.others.items(), key=lambda one: -one[1]):
            side = "friend" if is_friend(self.b, gun, uid) else "enemy"
            words = self.say("means-gun-other", target=unit_name(self.b, uid), side=side)
            told.append((words, share(chance)))
        if shot.stopped:
            told.append((self.say("means-gun-wall"), share(shot.stopped)))
        told.append((self.say("means-misfire"), share(shot.misfires)))
        return told

    # Before the estimates are revealed

    def estimated(self, action: Estimate) -> Forecast | None:
        """D-142 Each gun of the side with what was written for it."""
        wait = self.b.pending
        if not isinstance(wait, ChooseEstimates):
            return None
        mine = aims_of(self.b, wait.aims, wait.seat)
        if len(mine) != len(action.inches):
            return None
        found = Forecast(self.title, 0, [], [], [])
        for inches, i in zip(action.inches, mine, strict=True):
            gun, foe, ammunition = (wait.aims[i + k] for k in range(3))
            shot = shot_of(self.b, self.b.units[gun], self.b.units[foe], ammunition, inches)
            if len(mine) == 1:
                found = Forecast(self.title, 1, [], counted(shot.lost), [])
            told = self.harm(self.b.units[gun], self.b.units[foe], shot, inches)
            found.meanings.extend(told if len(mine) == 1 else [self.of_one(gun, foe, shot, inches)])
        return found

    def of_one(self, gun: int, foe: int, shot: Shot, inches: int) -> tuple[str, Fraction]:
        words = self.say(
            "means-battery-hits",
            unit=unit_name(self.b, gun),
            target=unit_name(self.b, foe),
            inches=inches,
        )
        return words, share(shot.hits)
