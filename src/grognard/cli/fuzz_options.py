"""Random scenarios and options for fuzzing, of any game; decks of EAGLES are built here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.eagles.cards import ARMIES, GENERAL, TERRAIN, Card, battles, standard
from ..games.eagles.decks import CHARLEROI, CUSTOM, custom_line
from ..kernel.dice import Rng
from ..kernel.game import Game

SCALES: Final = ("1", "1", "1", "1", "2", "1/2", "3/4")
TURNS: Final = ("40", "40", "40", "5", "120", "1")
FREE: Final = {"scale": SCALES, "turns": TURNS}
PLAIN_ONE_IN: Final = 3


def random_setup(game: Game, rng: Rng) -> tuple[str, dict[str, str]]:
    """A scenario and options; one game in three is played as it comes."""
    scenario = pick(game.info.scenarios, rng)
    options: dict[str, str] = {}
    if rng.below(PLAIN_ONE_IN):
        for option in game.info.options:
            values = option.values or list(FREE.get(option.key, ()))
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


FINISHERS: Final[dict[str, Callable[[str, dict[str, str], Rng], None]]] = {"eagles": finish_eagles}
