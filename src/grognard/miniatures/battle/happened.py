"""What happened in a battle: a past-tense word and its objects. A game has the table of words."""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import Event


class Happened(Event):
    """`unit` is the unit concerned, or NOBODY.

    `args` are numbers: other units, officers, seats, formations, dice, lengths. The table of the
    game names them.
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

    def named(self) -> list[int]:
        return self.args
