"""Chapter 13: what Specials add to the dice of a shot."""

from __future__ import annotations

from grognard.kernel.tally import Tally

from ...model.cards import ARTILLERY, CAVALRY, FRENCH, INFANTRY
from ...model.pieces import GRAPE, RICOCHET, SAPPING, Unit
from ...model.state import Battle


def add_doubling(b: Battle, firer: Unit, dice: Tally) -> None:
    """13.0 Specials that double a card's cv for the announced shot."""
    if b.act_boost & GRAPE:
        dice.add(firer.card.cv, "13.0 double grape")
    if b.act_boost & RICOCHET:
        dice.add(firer.card.cv, "13.0 ricochet fire")
    if b.act_boost & SAPPING:
        dice.add(firer.card.cv, "13.0 sappers")


def add_ground(b: Battle, firer: Unit, target: Unit, shocking: bool, dice: Tally) -> None:
    """13.0 Specials that lie on a Position (R114)."""
    here = b.grounds[firer.place]
    if here.smoke:
        dice.add(-here.smoke, "13.0 battle smoke")  # R13: fire and shock alike
    if firer.arm == ARTILLERY:
        if here.battery == firer.army + 1:
            dice.add(1, "13.0 grand battery")
        if firer.army == FRENCH and b.grounds[target.place].slope >= 0:
            dice.add(-1, "13.0 reverse slope")
    elif shocking:
        if firer.arm == INFANTRY and here.bayonet == firer.army + 1:
            dice.add(1, "13.0 bayonet charge")
        if firer.arm == CAVALRY and here.charge == firer.army + 1:
            dice.add(1, "13.0 grand charge")
