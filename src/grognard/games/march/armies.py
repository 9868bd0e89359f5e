"""Chapters 1 and 2: what an army costs, and what it may hold."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import BadNotation
from ...kernel.tally import Tally
from .pieces import (
    BRITISH,
    CHARACTERS,
    GROUP_SIZE,
    QUALITIES,
    VETERANS,
    Army,
    Roster,
)
from .skirmishers import most_detached

SMALLEST: Final = 16
LARGEST: Final = 48
LARGEST_LIGHT: Final = 30
MOST_BATTALIONS: Final = 12
ARMY_POINTS: Final = 200
PRICES: Final = (2, 4, 6, 10)
MOST: Final = (2, 2, 1, 1)
PRICE_CITES: Final = ("2.3 drummers", "2.4 sergeants", "2.5 ensign", "2.6 officer")


class Fault:
    """What a list may not have: the rule, what stands there, and what was expected."""

    def __init__(self, cite: str, value: str, expected: str) -> None:
        self.cite: Final = cite
        self.value: Final = value
        self.expected: Final = expected

    def bad(self, line: int) -> BadNotation:
        return BadNotation(line, self.value, f"{self.expected} ({self.cite.split()[0]})")


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
        expected = f"a battalion has {SMALLEST} to {LARGEST} rankers, in fours"
        faults.append(Fault("1.1 battalion size", str(roster.rankers), expected))
    for character, most in enumerate(MOST):
        faults += _character_faults(character, roster.characters[character], most)
    if roster.light:
        faults += _light_faults(roster)
    if roster.rifles and not (roster.light and nation == BRITISH):
        expected = "only a British light battalion may have rifles"
        faults.append(Fault("R89 list limits", "rifles", expected))
    if not faults and not 0 <= roster.detached <= most_detached(roster):
        expected = f"it may send out 0 to {most_detached(roster)} skirmishers"
        faults.append(Fault("R67 skirmish numbers", str(roster.detached), expected))
    return faults


def _character_faults(character: int, count: int, most: int) -> list[Fault]:
    """1.2 They come on top of the rankers, but only so many of each kind."""
    if 0 <= count <= most:
        return []
    name = CHARACTERS[character]
    expected = f"a battalion has at most {most} {name}{'' if most == 1 else 's'}"
    return [Fault(PRICE_CITES[character], f"{count} {name}s", expected)]


def _light_faults(roster: Roster) -> list[Fault]:
    """R48, R121 Light troops are Veterans, and few; their characters are not counted."""
    faults: list[Fault] = []
    if roster.quality != VETERANS:
        expected = "a light battalion is of veterans"
        faults.append(Fault("R48 light battalion", QUALITIES[roster.quality], expected))
    if roster.rankers > LARGEST_LIGHT:
        expected = f"a light battalion has at most {LARGEST_LIGHT} figures, 28 in fours"
        faults.append(Fault("R89 list limits", str(roster.rankers), expected))
    return faults


def army_faults(army: Army, points: int = ARMY_POINTS) -> list[Fault]:
    """R1, R89 What is wrong with an army as a whole."""
    faults: list[Fault] = []
    count = len(army.battalions)
    if not 1 <= count <= MOST_BATTALIONS:
        expected = f"an army has 1 to {MOST_BATTALIONS} battalions"
        faults.append(Fault("R1 army legality", f"{count} battalions", expected))
    lights = [roster.id for roster in army.battalions if roster.light]
    if len(lights) > 1:
        expected = "an army has at most one light battalion"
        faults.append(Fault("R89 list limits", ", ".join(lights), expected))
    cost = army_cost(army)
    if cost > points:
        expected = f"{cost - points} over the {points} that this army may cost"
        faults.append(Fault("1.4 army total", f"{cost} points", expected))
    return faults
