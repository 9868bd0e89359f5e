"""Chapters 11 and 14: casualties, and the risks that characters run under fire and in combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Draw, Pool, high
from grognard.kernel.procedure import DONE, Step

from ...model.flow import BattleProcedure
from ...model.pieces import CHARACTERS, COMMANDER, LOST_COMMANDER, ON_TABLE, SHOT_AT, Battalion
from ...model.state import Battle

SURVIVES_ON: Final = 4


def present(b: Battle, u: Battalion, character: i64) -> i64:
    """11.1 How many of a kind of character are with a battalion, a joined commander included."""
    if character == COMMANDER:
        return 1 if b.commander_with(u) else 0
    return u.staff[character]


def all_present(b: Battle, u: Battalion) -> i64:
    return u.characters() + present(b, u, COMMANDER)


def chosen(b: Battle, u: Battalion, lot: i64) -> i64:
    """11.1, R57 The kind of character that a lot means; every figure has the same chance."""
    character: i64 = 0
    while lot >= present(b, u, character):
        lot -= present(b, u, character)
        character += 1
    return character


def fell(b: Battle, uid: i64, character: i64) -> None:
    """14.1 A character is removed at once; a Supreme Commander's battalion will test (15.1)."""
    b.lose_character(uid, character)
    if character == COMMANDER:
        b.owe_test(uid, LOST_COMMANDER)


class Casualties(BattleProcedure):
    """11.0 Hits on a formed battalion: rankers, or one character in place of a ranker.

    `sixes` are the hits that show a 6; hits that are not by fire reach no character and are no
    reason to test Resolve (R40).
    """

    target: i64
    hits: i64
    sixes: i64
    by_fire: bool

    STAGES = ("look", "drawn")

    def look(self, b: Battle) -> Step:
        """11.1, R23 A 6 that hits takes one character at most, at random if there are more."""
        characters = all_present(b, b.units[self.target])
        if not self.by_fire or not self.sixes or not characters:
            return self.remove(b, self.hits)
        if characters == 1:
            return self.strike(b, 0)
        return Draw("11.1 which character", characters)

    def drawn(self, b: Battle) -> Step:
        return self.strike(b, b.outcome)

    def strike(self, b: Battle, lot: i64) -> Step:
        """R57 He falls in place of the ranker that the die would have cost."""
        fell(b, self.target, chosen(b, b.units[self.target], lot))
        return self.remove(b, self.hits - 1)

    def remove(self, b: Battle, rankers: i64) -> Step:
        """14.0, R40 Rankers fall; a battalion that lost anyone to fire will test its Resolve."""
        if rankers:
            b.lose(self.target, rankers)
        if self.by_fire and self.hits and b.units[self.target].place == ON_TABLE:
            b.owe_test(self.target, SHOT_AT)
        return DONE


class CombatRisk(BattleProcedure):
    """14.2, R59 A combat lost by 3 or more: each character is lost on 1 to 3.

    Each who falls takes the place of one of the rankers lost; then these are taken off.
    """

    unit: i64
    rankers: i64
    kind: i64 = 0

    STAGES = ("throw", "count")

    def at_risk(self, b: Battle) -> i64:
        return present(b, b.units[self.unit], self.kind)

    def throw(self, b: Battle) -> Step:
        """14.2 A die for each, one kind after the other."""
        while self.kind < len(CHARACTERS):
            if self.at_risk(b):
                self.stage = 1
                return Pool("14.2 characters in combat", self.at_risk(b), SURVIVES_ON)
            self.kind += 1
        if self.rankers > 0:
            b.lose(self.unit, self.rankers)
        return DONE

    def count(self, b: Battle) -> Step:
        lost = self.at_risk(b) - high(b.outcome)
        for _ in range(lost):
            fell(b, self.unit, self.kind)
        self.rankers -= lost
        self.kind += 1
        return self.throw(b)
