"""Chapter 10: Reinforcements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Draw
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, Refusal

from ..model.cards import BRITISH, FRENCH, GENERAL, PRUSSIAN
from ..model.flow import BattleProcedure
from ..model.pieces import REINFORCE, Unit
from ..model.places import FRENCH_SEAT, PILE, RESERVE
from ..model.state import Battle
from .specials.moments import BEFORE_DRAW
from .specials.window import open_window

NO_GENERAL_TO_SHOW: Final = Refusal("10.0 prussian general", MEANS)


def why_not_show(b: Battle, u: Unit) -> Refusal | None:
    """10.0 A Prussian General is shown from the Reserve, once (R88)."""
    if not b.setting.prussian_lane or b.arrived:
        return NO_GENERAL_TO_SHOW
    if u.army != PRUSSIAN or u.arm != GENERAL or u.place != RESERVE + u.seat:
        return NO_GENERAL_TO_SHOW
    return None


def armies_of(seat: i64) -> list[int]:
    return [FRENCH] if seat == FRENCH_SEAT else [BRITISH, PRUSSIAN]


class ReinforcePhase(BattleProcedure):
    """10.0 The rate of each army is drawn from its own pile, while it lasts (R38, R87)."""

    army: i64 = 0
    drawn: i64 = 0

    STAGES = ("begin", "draw", "take")

    def begin(self, b: Battle) -> Step:
        b.begin_phase(REINFORCE)
        self.army = armies_of(b.active)[0]
        window = open_window(b, BEFORE_DRAW)
        return window if window is not None else self.draw(b)

    def take(self, b: Battle) -> Step:
        b.take(b.at[PILE + self.army][b.outcome])
        self.drawn += 1
        return self.draw(b)

    def draw(self, b: Battle) -> Step:
        self.stage = 2
        if b.no_draw:
            return DONE  # R83
        last = armies_of(b.active)[-1]
        while self.army <= last:
            pile = b.at[PILE + self.army]
            if pile and self.drawn < b.setting.draws[self.army]:
                return Draw("10.0 draw", len(pile))
            self.army += 1
            self.drawn = 0
        return DONE
