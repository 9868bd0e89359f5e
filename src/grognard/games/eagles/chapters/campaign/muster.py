"""Chapter 16: how a battle of the campaign begins: half Musters, then deployment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Deal
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.state import State

from ...model.events import UNKNOWN
from ...model.flow import BattleProcedure
from ...model.places import ALLIED_SEAT, FRENCH_SEAT, PILE, RESERVE
from ...model.state import Battle
from ..decks import enough_troops
from ..deployment import Deployment
from ..reinforcements import armies_of
from ..setup import seat_of
from .decks import can_muster, half

ARMIES_IN_ALL: Final = 3


class Mustering(BattleProcedure):
    """16.0 Every army that can musters half its deck; a side that cannot loses at once (R168)."""

    army: i64 = 0

    def step(self, b: State) -> Step:
        assert isinstance(b, Battle)
        while self.army < ARMIES_IN_ALL:
            army = self.army
            self.army += 1
            if can_muster(b, army):
                return HalfMuster(army)
        concede(b)
        return DONE


class HalfMuster(BattleProcedure):
    """16.0, R22 Half of a deck is dealt, again if it has fewer than three troop cards."""

    army: int

    STAGES = ("deal", "check")

    def deal(self, b: Battle) -> Step:
        return Deal("3.0 muster", len(b.at[PILE + self.army]), half(b, self.army))

    def check(self, b: Battle) -> Step:
        pile = b.at[PILE + self.army]
        deal = Deal("3.0 muster", len(pile), half(b, self.army))
        reserve = RESERVE + seat_of(self.army)
        b.deal([pile[i] for i in deal.dealt(b.outcome)], reserve)
        hand = [uid for uid in b.at[reserve] if b.units[uid].army == self.army]
        if enough_troops([b.units[uid].card for uid in hand]):
            return DONE
        b.deal(hand, PILE + self.army)
        self.stage = 1
        return self.deal(b)


def concede(b: Battle) -> None:
    """R168 A side without a Muster cannot fight."""
    ready = [has_mustered(b, seat) for seat in (FRENCH_SEAT, ALLIED_SEAT)]
    for seat in (FRENCH_SEAT, ALLIED_SEAT):
        if not ready[seat] and b.events is not None:
            b.tell("no-army", UNKNOWN, [seat])
    if not all(ready):
        winner = -1 if not any(ready) else ready.index(True)
        b.finish(winner, "R168 an army too small")


def has_mustered(b: Battle, seat: int) -> bool:
    return any(b.units[uid].army in armies_of(seat) for uid in b.at[RESERVE + seat])


class Deployments(BattleProcedure):
    """4.1, R162 The Allies deploy and lock, then the French (R8)."""

    STAGES = ("allies", "french")

    def allies(self, b: Battle) -> Step:
        return Deployment(ALLIED_SEAT)

    def french(self, b: Battle) -> Step:
        return Deployment(FRENCH_SEAT)
