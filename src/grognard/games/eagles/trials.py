"""What the program's own trials need of this game: random set-ups, and how fast it must be."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .campaign_sequence import DECK_OPTIONS
from .chapters.decks import CHARLEROI, CUSTOM, custom_line
from .model.campaign import CAMPAIGN
from .model.cards import ARMIES, GENERAL, TERRAIN, Card, battles, standard

SCENARIO: Final = "waterloo"
HANDICAP: Final = "handicap"  # the option that helps one side
# times the random play of backgammon
SPEED: Final = {"compiled": 4.0, "interpreted": 0.6}
# values to try for options that take more than can be listed
FREE: Final[dict[str, tuple[str, ...]]] = {
    "scale": ("1", "1", "1", "1", "2", "1/2", "3/4"),
    "turns": ("40", "40", "40", "5", "120", "1"),
}


def finish(scenario: str, options: dict[str, str], rng: Rng) -> None:
    """A full deck has no scale, custom decks must be there, and a campaign has decks of its own."""
    if scenario == CAMPAIGN:
        for key in DECK_OPTIONS:
            options.pop(key, None)
        return
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
