"""When the interpreter looks for objects that only refer to each other.

Nearly all that a server holds is in use: the positions of every match. To look through it takes a
second with a thousand matches, and everybody who plays would wait. So only new objects are looked
through as they come, a few at a time, and what is left of them is set aside. What is set aside is
looked through when enough connections and matches have gone, which leave such objects behind, and
never for more than a small part of the time.
"""

from __future__ import annotations

import gc
import time
from typing import Final

NEW: Final = 1_000  # objects that are looked through at once: a few milliseconds
FEWEST_GONE: Final = 200
PART_GONE: Final = 4  # of what is held, one in so many must have gone
PART_OF_TIME: Final = 200


def look_at_new_objects_only() -> None:
    """From this moment; for a process that serves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, 10, 10)
    if set_aside not in gc.callbacks:
        gc.callbacks.append(set_aside)


def set_aside(phase: str, _: dict[str, int]) -> None:
    """Called around each look: what is left after it is not looked at again."""
    if phase == "stop":
        gc.freeze()


class Garbage:
    """What may have been left behind, and when to look through everything."""

    def __init__(self) -> None:
        self._gone = 0
        self._not_before = 0.0

    def add(self, gone: int = 1) -> None:
        """So many connections or matches have gone."""
        self._gone += gone

    def tidy(self, held: int) -> bool:
        """Look through everything if it is worth it; `held` are connections and matches."""
        begun = time.monotonic()
        if self._gone < max(FEWEST_GONE, held // PART_GONE) or begun < self._not_before:
            return False
        self._gone = 0
        gc.unfreeze()
        gc.collect()
        ended = time.monotonic()
        self._not_before = ended + PART_OF_TIME * (ended - begun)
        return True
