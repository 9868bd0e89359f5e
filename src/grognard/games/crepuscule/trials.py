"""What the program's own trials need of this game: random set-ups, and how fast it must be."""

from __future__ import annotations

from typing import Final

from grognard.kernel.dice import Rng

from .armies.army_rules import RULES
from .model.options import ARMIES

SCENARIO: Final = "training"
# times the random play of backgammon
SPEED: Final = {"compiled": 0.3}
# events by which the armies have met
CONTACT: Final = ("touched",)
# battles for the armies that players bring
OPEN: Final = ("open-field", "great-field")
# values to try for options that take more than can be listed
FREE: Final[dict[str, tuple[str, ...]]] = {
    "points": ("2000",),
    "turns": ("scenario", "1", "3"),
    "terrain": ("scenario", "scenario", "1", "7", "1815"),
}


def finish(scenario: str, options: dict[str, str], rng: Rng) -> None:
    """Random ground and other armies only where armies are brought."""
    if scenario not in OPEN:
        options.pop("terrain", None)
        return
    ready = list(RULES.ready())
    if options:
        for key in ARMIES:
            if rng.below(2):
                options[key] = ready[rng.below(len(ready))]
