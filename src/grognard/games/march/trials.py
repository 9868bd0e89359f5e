"""What the program's own trials need of this game: random set-ups, and how fast it must be."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .armies.armies import LARGEST, LARGEST_LIGHT, MOST, SMALLEST, army_cost
from .armies.lists import ready_armies, write_army_line
from .chapters.shooting.skirmishers import most_detached
from .model.options import ARMIES as ARMY_OPTIONS
from .model.pieces import BRITISH, GROUP_SIZE, NATIONS, VETERANS, Army, Roster

SCENARIO: Final = "training"
# times the random play of backgammon
SPEED: Final = {"compiled": 1.5}
# values to try for options that take more than can be listed
FREE: Final[dict[str, tuple[str, ...]]] = {
    "points": ("200", "200", "300", "420"),
    "turns": ("scenario", "1", "3", "12"),
    "terrain": ("scenario", "scenario", "1", "2", "7", "1805", "999999999"),
}
MOST_BATTALIONS: Final = 6


def finish(scenario: str, options: dict[str, str], rng: Rng) -> None:
    """Another table needs random ground; armies are ready ones, or lists of our own."""
    if options.get("table", "scenario") != "scenario" and scenario != "open":
        options["terrain"] = str(rng.below(1000))
    if options:
        for key in ARMY_OPTIONS:
            chosen = random_army_option(int(options.get("points", "200")), rng)
            if chosen:
                options[key] = chosen


def random_army_option(points: int, rng: Rng) -> str:
    """The scenario's own army, a ready one by its name, or a list at random."""
    roll = rng.below(3)
    if roll == 0:
        return ""
    if roll == 1:
        return list(ready_armies())[rng.below(len(ready_armies()))]
    return write_army_line(random_army(points, rng))


def random_army(points: int, rng: Rng) -> Army:
    """Battalions at random within the points, one of them light at most."""
    nation = rng.below(len(NATIONS))
    battalions: list[Roster] = []
    for order in range(rng.below(MOST_BATTALIONS) + 1):
        light = rng.below(6) == 0 and not any(roster.light for roster in battalions)
        roster = random_battalion(f"u{order}", nation, light, rng)
        army = Army("Chance", nation, "", [*battalions, roster])
        if army_cost(army) <= points:
            battalions.append(roster)
    if not battalions:
        battalions.append(Roster("u0", "Lost", 0, SMALLEST, [0, 0, 0, 0], False, False))
    return Army("Chance", nation, "Fortune" if rng.below(2) else "", battalions)


def random_battalion(id: str, nation: int, light: bool, rng: Rng) -> Roster:
    largest = LARGEST_LIGHT if light else LARGEST
    rankers = SMALLEST + GROUP_SIZE * rng.below((largest - SMALLEST) // GROUP_SIZE + 1)
    quality = VETERANS if light else rng.below(4)
    characters = [rng.below(most + 1) for most in MOST]
    rifles = light and nation == BRITISH and rng.below(2) == 0
    formation = rng.below(2)
    bare = Roster(id, id.upper(), quality, rankers, characters, light, rifles, formation)
    detached = rng.below(int(most_detached(bare)) + 1) if rng.below(2) else 0
    return Roster(id, id.upper(), quality, rankers, characters, light, rifles, formation, detached)
