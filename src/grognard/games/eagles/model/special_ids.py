"""Chapter 13: the titles of the Special cards."""

from __future__ import annotations

from typing import Final

AMMO_DEPLETION: Final = 1
BAYONET_CHARGE: Final = 2
RALLY: Final = 3
DOUBLE_GRAPE: Final = 4
RICOCHET_FIRE: Final = 5
HOWITZER_FIRE: Final = 6
FATIGUE: Final = 7
PANIC: Final = 8
BATTLE_CONFUSION: Final = 9
BATTLE_SMOKE: Final = 10
LOST_ORDERS: Final = 11
LATE_RESERVES: Final = 12
FRIENDLY_FIRE: Final = 13
DEFECTION: Final = 14
VIVE_LEMPEREUR: Final = 15
SAPPERS: Final = 16
GRAND_BATTERY: Final = 17
GRAND_CHARGE: Final = 18
EMERGENCY_PRONE: Final = 19
REVERSE_SLOPE: Final = 20
THE_COLORS: Final = 21
CONGREVE_ROCKETS: Final = 22
SHRAPNEL: Final = 23
VORWARTS: Final = 24
NO_QUARTER: Final = 25

KEYS: Final = (
    "",
    "ammo_depletion",
    "bayonet_charge",
    "rally",
    "double_grape",
    "ricochet_fire",
    "howitzer_fire",
    "fatigue",
    "panic",
    "battle_confusion",
    "battle_smoke",
    "lost_orders",
    "late_reserves",
    "friendly_fire",
    "defection",
    "vive_lempereur",
    "sappers",
    "grand_battery",
    "grand_charge",
    "emergency_prone",
    "reverse_slope",
    "the_colors",
    "congreve_rockets",
    "shrapnel",
    "vorwarts",
    "no_quarter",
)


def title_of(key: str) -> int:
    return KEYS.index(key)
