"""What happened: one event class, a past-tense word and its objects. Nothing is hidden here."""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import Event

NOBODY: Final = -1


class Happened(Event):
    """`unit` is the battalion concerned, or NOBODY.

    `args` are numbers: other battalions, seats, dice, lengths. The meaning of each belongs to
    the word and is listed in words/*.ftl.
    """

    def __init__(self, what: str, unit: int, args: list[int]) -> None:
        super().__init__()
        self.what: Final = what
        self.unit: Final = unit
        self.args: Final = args

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.unit, *self.args]
