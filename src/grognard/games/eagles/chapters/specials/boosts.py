"""Chapter 13: what Specials add to the dice of a shot."""

from __future__ import annotations

from typing import Final

from grognard.kernel.tally import Tally

from ...model.cards import ARTILLERY, CAVALRY, FRENCH, INFANTRY
from ...model.pieces import GRAPE, RICOCHET, SAPPING, Unit
from ...model.state import Battle


def add_doubling(b: Battle, firer: Unit, dice: Tally) -> None:
    """13.0 Specials that double a card's cv for the announced shot."""
    for boost, cite in DOUBLING.items():
        if b.act_boost & boost:
            dice.add(firer.card.cv, cite)


DOUBLING: Final = {
    GRAPE: "13.0 double grape",
    RICOCHET: "13.0 ricochet fire",
    SAPPING: "13.0 sappers",
}


def add_ground(b: Battle, firer: Unit, target: Unit, shocking: bool, dice: Tally) -> None:
    """13.0 Specials that lie on a Position (R114)."""
    here = b.grounds[firer.place]
    add_smoke(here.smoke, dice)
    if firer.arm == ARTILLERY:
        slope = firer.army == FRENCH and b.grounds[target.place].slope >= 0
        add_battery(here.battery == firer.army + 1, slope, dice)
    elif shocking:
        bayonet = firer.arm == INFANTRY and here.bayonet == firer.army + 1
        charge = firer.arm == CAVALRY and here.charge == firer.army + 1
        add_impetus(bayonet, charge, dice)


def add_smoke(smoke: int, dice: Tally) -> None:
    """13.0, R13 Against fire and shock alike."""
    if smoke:
        dice.add(-smoke, "13.0 battle smoke")


def add_battery(grand: bool, slope: bool, dice: Tally) -> None:
    """13.0 Of artillery; a slope hides from the French."""
    if grand:
        dice.add(1, "13.0 grand battery")
    if slope:
        dice.add(-1, "13.0 reverse slope")


def add_impetus(bayonet: bool, charge: bool, dice: Tally) -> None:
    """13.0 Of shock."""
    if bayonet:
        dice.add(1, "13.0 bayonet charge")
    if charge:
        dice.add(1, "13.0 grand charge")
