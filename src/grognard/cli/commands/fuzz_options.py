"""Random scenarios and options for fuzzing, of any game; decks and army lists are built here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.eagles.chapters.decks import CHARLEROI, CUSTOM, custom_line
from grognard.games.eagles.model.cards import ARMIES, GENERAL, TERRAIN, Card, battles, standard
from grognard.games.march.armies.armies import LARGEST, LARGEST_LIGHT, MOST, SMALLEST, army_cost
from grognard.games.march.armies.lists import ready_armies, write_army_line
from grognard.games.march.chapters.shooting.skirmishers import most_detached
from grognard.games.march.model.options import ARMIES as ARMY_OPTIONS
from grognard.games.march.model.pieces import BRITISH, GROUP_SIZE, NATIONS, VETERANS, Army, Roster
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game

# values to try for options that take more than can be listed
FREE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "eagles": {
        "scale": ("1", "1", "1", "1", "2", "1/2", "3/4"),
        "turns": ("40", "40", "40", "5", "120", "1"),
    },
    "march": {
        "points": ("200", "200", "300", "420"),
        "turns": ("scenario", "1", "3", "12"),
        "terrain": ("scenario", "scenario", "1", "2", "7", "1805", "999999999"),
    },
}
PLAIN_ONE_IN: Final = 3
MOST_BATTALIONS: Final = 6


def random_setup(game: Game, rng: Rng) -> tuple[str, dict[str, str]]:
    """A scenario and options; one game in three is played as it comes."""
    scenario = pick(game.info.scenarios, rng)
    options: dict[str, str] = {}
    free = FREE.get(game.info.key, {})
    if rng.below(PLAIN_ONE_IN):
        for option in game.info.options:
            values = option.values or list(free.get(option.key, ()))
            if values and rng.below(2):
                options[option.key] = pick(values, rng)
    finish = FINISHERS.get(game.info.key)
    if finish is not None:
        finish(scenario, options, rng)
    return scenario, options


def pick(values: list[str], rng: Rng) -> str:
    return values[rng.below(len(values))]


def finish_eagles(scenario: str, options: dict[str, str], rng: Rng) -> None:
    """A full deck has no scale, and custom decks must be there."""
    if options.get("deck") == "full":
        options.pop("scale", None)
    if options.get("deck") == CUSTOM:
        scale = [int(part) for part in options.get("scale", "1").split("/")]
        for army in battles()[scenario].decks:
            points = custom_line(
                battles()[scenario], army, 0, scale[0], scale[-1] if scale[1:] else 1
            )
            name = f"{ARMIES[army].lower()}-deck"
            options[name] = random_deck(scenario, army, points.points, rng)


def random_deck(scenario: str, army: int, points: int, rng: Rng) -> str:
    """Cards at random within the Battle Points, with a few duplicates."""
    pool = [card for card in standard().cards if card.army == army and fits(card, scenario)]
    copies: dict[int, int] = {}
    left = points
    while True:
        within = [card for card in pool if card.bp <= left and room(card, copies)]
        if not within:
            break
        card = within[rng.below(len(within))]
        copies[card.number] = copies.get(card.number, 0) + 1
        left -= card.bp
    return "\n".join(f"{number} x{count}" for number, count in copies.items())


def fits(card: Card, scenario: str) -> bool:
    if card.arm != TERRAIN:
        return True
    return scenario != CHARLEROI and scenario in card.battles


def room(card: Card, copies: dict[int, int]) -> bool:
    return copies.get(card.number, 0) < (1 if card.arm in (GENERAL, TERRAIN) else 3)


def finish_march(scenario: str, options: dict[str, str], rng: Rng) -> None:
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
        return pick(list(ready_armies()), rng)
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


FINISHERS: Final[dict[str, Callable[[str, dict[str, str], Rng], None]]] = {
    "eagles": finish_eagles,
    "march": finish_march,
}
