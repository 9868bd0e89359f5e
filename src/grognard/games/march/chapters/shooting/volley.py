"""Chapters 9 and 10: a volley is thrown, by a battalion or by its screen.

`detached` says that the screen of a battalion shoots, `screen` that a screen is shot at.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Peaks, high, sixes
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ...model.actions import CEASE_FIRE, CeaseFire, FireAt, Keep, SkirmishAt
from ...model.flow import BattleProcedure, battle
from ...model.pieces import FIRED, RIFLED, SERGEANT, SKIRMISHED
from ...model.state import Battle
from ..quality import NOT_ASKED, ChooseReroll, rerolls_left
from .casualties import Casualties
from .shot_dice import has_rifle_dice, need, shot_dice, weigh_shot
from .targets import list_shots, why_not_shot

HIGHEST_FACE: Final = 6


class Volley(BattleProcedure):
    """9.1 So many dice at one target, the sergeants' re-rolls, and the losses.

    Afterwards `Battle.passed` says whether it did no harm.
    """

    unit: i64
    target: i64
    screen: bool
    dice: i64
    need: i64
    hits: i64 = 0
    sixes: i64 = 0

    STAGES = ("throw", "count", "ask", "answered", "throw_again", "count")

    def throw(self, b: Battle) -> Step:
        return Peaks("9.1 shooting dice", self.dice, self.need)

    def throw_again(self, b: Battle) -> Step:
        return Peaks("9.1 shooting dice", 1, self.need)

    def count(self, b: Battle) -> Step:
        """9.1, R57 Hits, and the 6s among them; of a re-rolled die the last face counts."""
        self.hits += high(b.outcome)
        self.sixes += sixes(b.outcome)
        missed = self.dice - self.hits
        if missed and self.need <= HIGHEST_FACE and rerolls_left(b.units[self.unit], SERGEANT) > 0:
            self.stage = 3
            return self.ask(b)
        return self.score(b)

    def ask(self, b: Battle) -> Step:
        """R54 A miss helps nobody, so it is re-rolled."""
        if not b.setting.asks_routine:
            return self.repeat(b)
        return ChooseReroll(b.units[self.unit].seat, "9.1 sergeant's re-roll")

    def answered(self, b: Battle) -> Step:
        """9.1, R54, R104 Each sergeant re-rolls one missed die."""
        return self.score(b) if isinstance(b.action, Keep) else self.repeat(b)

    def repeat(self, b: Battle) -> Step:
        b.spend(self.unit, SERGEANT)
        self.stage = 5
        return Peaks("9.1 shooting dice", 1, self.need)

    def score(self, b: Battle) -> Step:
        """9.1, R49, R57 A hit is a ranker or a skirmisher; hits on a screen reach nobody else."""
        if b.events is not None:
            b.note("hit", self.unit, [self.target, int(self.screen), self.hits, self.sixes])
        b.passed = self.hits == 0
        self.stage = 6
        if self.hits and self.screen:
            b.lose_skirmishers(self.target, self.hits)
        elif self.hits:
            return Casualties(self.target, self.hits, self.sixes, True)
        return DONE


class ChooseShot(Decision):
    """R69 One part has shot: the other may too, at the same target or at another."""

    def __init__(self, seat: int, unit: i64, detached: bool) -> None:
        super().__init__(seat, "R69 screen and parent")
        self.unit: Final = unit
        self.detached: Final = detached

    def candidates(self, s: State) -> list[Action]:
        actions: list[Action] = [CEASE_FIRE]
        b = battle(s)
        list_shots(b, b.units[self.unit], self.detached, False, actions)
        return actions

    def legal(self, s: State) -> list[Action]:
        actions: list[Action] = [CEASE_FIRE]
        b = battle(s)
        list_shots(b, b.units[self.unit], self.detached, True, actions)
        return actions

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, CeaseFire):
            return None
        if not self.asks(action):
            return NOT_ASKED
        assert isinstance(action, (FireAt, SkirmishAt))
        b = battle(s)
        u = b.units[self.unit]
        return why_not_shot(b, u, self.detached, action.target, action.screen)

    def asks(self, action: Action) -> bool:
        """Whether it is a shot of the part that has not shot."""
        if isinstance(action, SkirmishAt):
            return self.detached and action.unit == self.unit
        return isinstance(action, FireAt) and not self.detached and action.unit == self.unit

    def weigh(self, s: State, action: Action) -> list[Tally]:
        if not self.asks(action):
            return []
        assert isinstance(action, (FireAt, SkirmishAt))
        b = battle(s)
        return weigh_shot(b, b.units[self.unit], self.detached, action.target, action.screen)


class Shots(BattleProcedure):
    """9.1, 10.4, R69 A battalion shoots: one part of it first, then perhaps the other."""

    unit: i64
    target: i64
    screen: bool

    STAGES = ("open", "offer", "answered", "end")

    def detached(self) -> bool:
        """Whether its screen shoots first."""
        return False

    def open(self, b: Battle) -> Step:
        volley = shoot(b, self.unit, self.detached(), self.target, self.screen)
        if volley is not None:
            return volley
        self.stage = 2
        return self.offer(b)

    def offer(self, b: Battle) -> Step:
        """R69 The other part may shoot too; at an only target it does, for that costs nothing."""
        u = b.units[self.unit]
        shots: list[Action] = []
        list_shots(b, u, not self.detached(), True, shots)
        if not shots:
            return self.end(b)
        if len(shots) == 1 and not b.setting.asks_routine:
            self.stage = 3
            return self.shoot_too(b, shots[0])
        return ChooseShot(u.seat, self.unit, not self.detached())

    def answered(self, b: Battle) -> Step:
        return self.shoot_too(b, b.action)

    def shoot_too(self, b: Battle, action: Action | None) -> Step:
        if isinstance(action, (FireAt, SkirmishAt)):
            volley = shoot(b, self.unit, not self.detached(), action.target, action.screen)
            if volley is not None:
                return volley
        return self.end(b)

    def end(self, b: Battle) -> Step:
        b.activate(self.unit)
        return DONE


def shoot(b: Battle, unit: i64, detached: bool, target: i64, screen: bool) -> Volley | None:
    """9.1, 9.4, R69 The shot of the turn is used, even on a target that is out of range."""
    u = b.units[unit]
    dice = shot_dice(b, u, detached, b.units[target], screen).total
    used = SKIRMISHED if detached else FIRED
    if has_rifle_dice(b, u, detached):
        used |= RIFLED
    b.mark(unit, used)
    if b.events is not None:
        b.note("shot", unit, [target, int(screen), int(detached), dice, need(b, u)])
    return Volley(unit, target, screen, dice, need(b, u)) if dice else None
