"""Chapters 1 and 2: what an army costs, and what it may hold."""

from __future__ import annotations

from typing import Final

from grognard.kernel.tally import Tally
from grognard.miniatures.armies.list_errors import Fault, points_fault

from ..chapters.shooting.skirmishers import most_detached
from ..model.pieces import BRITISH, CHARACTERS, GROUP_SIZE, QUALITIES, VETERANS, Army, Roster

SMALLEST: Final = 16
LARGEST: Final = 48
LARGEST_LIGHT: Final = 30
MOST_BATTALIONS: Final = 12
ARMY_POINTS: Final = 200
PRICES: Final = (2, 4, 6, 10)
MOST: Final = (2, 2, 1, 1)
PRICE_CITES: Final = ("2.3 drummers", "2.4 sergeants", "2.5 ensign", "2.6 officer")


# What it costs


def roster_cost(roster: Roster, keep: bool = False) -> Tally:
    """2.1 Its rankers by quality, then rifles and characters."""
    cost = Tally(roster.rankers * (roster.quality + 1) // 2, "2.1 cost table", keep)
    if roster.rifles:
        cost.add(roster.rankers, "2.2 rifles")
    for character, count in enumerate(roster.characters):
        if count:
            cost.add(count * PRICES[character], PRICE_CITES[character])
    return cost


def army_cost(army: Army) -> int:
    """1.4, R2 The sum of its battalions; its Supreme Commander is free."""
    return sum(roster_cost(roster).total for roster in army.battalions)


# What it may hold


def roster_faults(nation: int, roster: Roster) -> list[Fault]:
    """1.1, R89 Everything that is wrong with one battalion, in the order of the book."""
    faults: list[Fault] = []
    if not SMALLEST <= roster.rankers <= LARGEST or roster.rankers % GROUP_SIZE:
        value = str(roster.rankers)
        size = Fault("1.1 battalion size", "size", "rankers", value, least=SMALLEST, most=LARGEST)
        faults.append(size)
    for character, most in enumerate(MOST):
        faults += _character_faults(character, roster.characters[character], most)
    if roster.light:
        faults += _light_faults(roster)
    if roster.rifles and not (roster.light and nation == BRITISH):
        faults.append(Fault("R89 list limits", "rifles", "rifles", "rifles"))
    if not faults and not 0 <= roster.detached <= most_detached(roster):
        value = str(roster.detached)
        most = int(most_detached(roster))
        faults.append(Fault("R67 skirmish numbers", "detached", "detached", value, most=most))
    return faults


def _character_faults(character: int, count: int, most: int) -> list[Fault]:
    """1.2 They come on top of the rankers, but only so many of each kind."""
    if 0 <= count <= most:
        return []
    name = CHARACTERS[character]
    value = f"{count} {name}s"
    return [Fault(PRICE_CITES[character], "staff", name, value, character=name, most=most)]


def _light_faults(roster: Roster) -> list[Fault]:
    """R48, R121 Light troops are Veterans, and few; their characters are not counted."""
    faults: list[Fault] = []
    if roster.quality != VETERANS:
        quality = QUALITIES[roster.quality]
        faults.append(Fault("R48 light battalion", "light-quality", "quality", quality))
    if roster.rankers > LARGEST_LIGHT:
        value = str(roster.rankers)
        size = Fault("R89 list limits", "light-size", "rankers", value, most=LARGEST_LIGHT)
        faults.append(size)
    return faults


def army_faults(army: Army, points: int = ARMY_POINTS) -> list[Fault]:
    """R1, R89 What is wrong with an army as a whole."""
    faults: list[Fault] = []
    count = len(army.battalions)
    if not 1 <= count <= MOST_BATTALIONS:
        value = f"{count} battalions"
        most = MOST_BATTALIONS
        faults.append(Fault("R1 army legality", "battalions", "units", value, most=most))
    lights = [roster.id for roster in army.battalions if roster.light]
    if len(lights) > 1:
        faults.append(Fault("R89 list limits", "lights", "light", ", ".join(lights)))
    return faults + points_fault("1.4 army total", army_cost(army), points)
