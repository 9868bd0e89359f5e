"""D-205 What a figure costs by its profile: the formula behind the prices of the lists."""

from __future__ import annotations

from typing import Final

from ..model.kinds import (
    CARBINE,
    CAVALRY,
    GUARD,
    HEAVY,
    IMPETUOUS,
    IRREGULAR,
    LANCE,
    LIGHT,
    LIGHT_INFANTRY,
    MOVE_AND_FIRE,
    NO_FIREARM,
    RIFLE,
    STUBBORN,
    UNWIELDY,
)
from .troops import Troop

FOOT: Final = 7  # a soldier of the line with musket and bayonet
HORSE: Final = 14  # a horseman of the line with a sabre
LEAST: Final = 3
USUAL_SKILL: Final = 3
USUAL_LEADERSHIP: Final = 7
# By class, militia first.
FOOT_CLASS: Final = (-1, 0, 1, 2, 4)
HORSE_CLASS: Final = (-3, 0, 2, 3, 6)
CUIRASS: Final = {5: 2, 6: 1}  # by the save: both plates, or the front one only


def figure_price(troop: Troop) -> int:
    return horse_price(troop) if troop.arm == CAVALRY else foot_price(troop)


def foot_price(troop: Troop) -> int:
    """1 for each point of WS, BS and Ld; class, light infantry, rifles, bearing, drill."""
    profile, traits = troop.profile, troop.traits
    price = FOOT + int(profile.ws + profile.bs) - 2 * USUAL_SKILL
    price += int(profile.ld) - USUAL_LEADERSHIP + FOOT_CLASS[troop.quality]
    price += 1 if traits & LIGHT_INFANTRY else 0
    price += 2 if troop.firearm == RIFLE else -2 if troop.firearm == NO_FIREARM else 0
    price += 2 if traits & STUBBORN and troop.quality != GUARD else 0
    price -= 1 if traits & UNWIELDY else 0
    return max(price, LEAST)


def horse_price(troop: Troop) -> int:
    """2 for each point of WS and Ld; weight, class, weapons, cuirass, discipline."""
    profile, traits = troop.profile, troop.traits
    price = HORSE + 2 * (int(profile.ws) - USUAL_SKILL + int(profile.ld) - USUAL_LEADERSHIP)
    price += 1 if troop.weight == LIGHT else 4 if troop.weight == HEAVY else 0
    price += HORSE_CLASS[troop.quality]
    price += 2 if troop.blade == LANCE else 0
    price += 1 if troop.firearm == CARBINE else 0
    price += 1 if traits & MOVE_AND_FIRE else 0
    price += CUIRASS.get(int(profile.save), 0)
    price -= 2 if traits & IRREGULAR else 0
    price -= 1 if traits & IMPETUOUS else 0
    return max(price, LEAST)
