"""What the program's own trials need of this game: random set-ups, and how fast it must be."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .armies.army_rules import RULES
from .model.options import ARMIES, MEETING

SCENARIO: Final = "saalfeld"
# times the random play of backgammon
SPEED: Final = {"compiled": 0.4}
# events by which the armies have met
CONTACT: Final = ("touched",)
# values to try for options that take more than can be listed
FREE: Final[dict[str, tuple[str, ...]]] = {
    "points": ("1000",),
    "turns": ("scenario", "1", "3", "12"),
    "terrain": ("scenario", "scenario", "1", "2", "7", "1805", "999999999"),
}


def finish(scenario: str, options: dict[str, str], rng: Rng) -> None:
    """Random ground only for a meeting; there also other armies that come with the game."""
    if scenario != MEETING:
        options.pop("terrain", None)
        return
    ready = list(RULES.ready())
    if options:
        for key in ARMIES:
            if rng.below(2):
                options[key] = ready[rng.below(len(ready))]
