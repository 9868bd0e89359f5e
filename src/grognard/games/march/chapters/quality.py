"""Chapter 6: activation scores, and the tests of quality thrown on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ..model.actions import KEEP, REROLL, Keep, Reroll
from ..model.flow import BattleProcedure
from ..model.pieces import BEATEN, DRUMMER, ENSIGN, OFFICER, RECRUITS, Battalion
from ..model.state import Battle

NOT_ASKED: Final = Refusal("5.1 not asked now", MOMENT)

# Kinds of tests.
MANOEUVRE: Final = 0
AGGRESSION: Final = 1
RESOLVE: Final = 2
RALLY: Final = 3
CITES: Final = ("7.1 manoeuvre test", "12.1 bravery test", "15.1 resolve test", "15.6 rally test")
REROLL_CITES: Final = (
    "7.1 drummers' re-roll",
    "12.1 officer's re-roll",
    "15.3 ensign's re-roll",
    "15.3 ensign's re-roll",
)
REROLLERS: Final = (DRUMMER, OFFICER, ENSIGN, ENSIGN)

HIGHEST_SCORE: Final = 5
OFFICERS_HELP: Final = 2


def lowered(b: Battle, u: Battalion) -> bool:
    """3, R45 Whether its Supreme Commander is dead, or with another battalion."""
    c = b.commanders[u.seat]
    return not c.alive or (c.unit >= 0 and c.unit != u.uid)


def score(b: Battle, u: Battalion) -> i64:
    """6.3 What a die must reach: 5 for Recruits, one less for each step of quality."""
    return score_of(u.quality, lowered(b, u))


def score_of(quality: i64, is_lowered: bool) -> i64:
    """6.3, R45 The same by its quality, and whether that is lowered by a step."""
    if quality > RECRUITS and is_lowered:
        return HIGHEST_SCORE + 1 - quality
    return HIGHEST_SCORE - quality


def die_modifier(b: Battle, u: Battalion, cite: str, keep: bool = False) -> Tally:
    """3, R45 What is added to every die: Recruits cannot be lowered, and lose 1 instead."""
    dice = Tally(0, cite, keep)
    add_lowered(u.quality, lowered(b, u), dice)
    return dice


def add_lowered(quality: i64, is_lowered: bool, dice: Tally) -> None:
    """3.6, R45"""
    if quality == RECRUITS and is_lowered:
        dice.add(-1, "3.6 recruits lowered")


def quality_modifier(b: Battle, u: Battalion, kind: i64, keep: bool = False) -> Tally:
    """15, R25 What is added to the die of a test."""
    sum_ = die_modifier(b, u, CITES[kind], keep)
    if kind != MANOEUVRE:
        half_lost = 2 * u.losses() >= u.roster.rankers
        add_resolve(half_lost, u.marks & BEATEN != 0, u.staff[OFFICER] > 0, sum_)
    return sum_


def add_resolve(half_lost: bool, beaten: bool, officer: bool, sum_: Tally) -> None:
    """15.2, R25 What counts in every test but that of a manoeuvre."""
    if half_lost:
        sum_.add(-1, "15.2 half lost")
    if beaten:
        sum_.add(-1, "15.2 lost a combat")
    if officer:
        sum_.add(OFFICERS_HELP, "15.2 officer")


def rerolls_left(u: Battalion, character: i64) -> i64:
    """2, R54 One for each character of the kind and turn."""
    return u.staff[character] - (u.spent >> (4 * character) & 15)


class ChooseReroll(Decision):
    """R54 A re-roll is taken, or not, after seeing the die."""

    def __init__(self, seat: int, cite: str) -> None:
        super().__init__(seat, cite)

    def candidates(self, s: State) -> list[Action]:
        return [REROLL, KEEP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (Reroll, Keep)) else NOT_ASKED


class QualityTest(BattleProcedure):
    """6.4 One test, with its re-rolls; `Battle.passed` says whether it may act."""

    unit: i64
    kind: i64
    face: i64 = 0

    STAGES = ("throw", "look", "ask", "answered")

    def throw(self, b: Battle) -> Step:
        if b.commander_with(b.units[self.unit]):
            return self.end(b, True)  # 3, R55
        return Die(CITES[self.kind])

    def look(self, b: Battle) -> Step:
        self.face = b.outcome
        u = b.units[self.unit]
        result = self.face + quality_modifier(b, u, self.kind).total
        passed = result >= score(b, u)
        if b.events is not None:
            b.note("tested", self.unit, [self.kind, self.face, result, score(b, u), int(passed)])
        if passed or rerolls_left(u, REROLLERS[self.kind]) <= 0:
            return self.end(b, passed)
        self.stage = 3
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        """R54 A failure helps nobody, and a re-roll that is left serves nothing else."""
        if not b.setting.asks_routine:
            return self.repeat(b)
        return ChooseReroll(b.units[self.unit].seat, REROLL_CITES[self.kind])

    def answered(self, b: Battle) -> Step:
        return self.end(b, False) if isinstance(b.action, Keep) else self.repeat(b)

    def repeat(self, b: Battle) -> Step:
        b.spend(self.unit, REROLLERS[self.kind])
        self.stage = 1
        return Die(CITES[self.kind])

    def end(self, b: Battle, passed: bool) -> Step:
        b.passed = passed
        return DONE
