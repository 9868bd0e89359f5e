"""What happened, named in the past tense, and who may see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1


def only(seat: int) -> int:
    """The mask of a single seat."""
    return 1 << seat


def sees(mask: int, seat: int | None) -> bool:
    """Whether a seat is in a mask; a spectator (None) sees only what everyone sees."""
    if seat is None:
        return mask == EVERYONE
    return mask & (1 << seat) != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """`seen_by` is a bit mask of seats; EVERYONE includes spectators."""

    def __init__(self, seen_by: int = EVERYONE) -> None:
        self.seen_by: Final = seen_by

    def kind(self) -> str:
        """The game's own word for what happened, for screens that draw it."""
        return ""

    def facts(self) -> list[int]:
        """Everything the event says, as plain numbers; equal facts are equal events."""
        return []
