"""What happened: one event class, a past-tense word and its objects."""

from __future__ import annotations

from typing import Final

from grognard.kernel.event import EVERYONE, Event, sees

UNKNOWN: Final = -1


class Happened(Event):
    """`card` is known to the seats of `known`; others learn only `back`, the army on its back.

    `args` are public numbers: places, dice, faces, other cards. The meaning of each belongs
    to the word and is listed in words/*.ftl.
    """

    def __init__(self, what: str, card: int, back: int, known: int, args: list[int]) -> None:
        super().__init__(EVERYONE)
        self.what: Final = what
        self.card: Final = card
        self.back: Final = back
        self.known: Final = known
        self.args: Final = args

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.card, self.back, *self.args]


def redacted(event: Happened, seat: int | None) -> Happened:
    """The event as a seat may know it."""
    if event.card == UNKNOWN or sees(event.known, seat):
        return event
    # A decoy being laid must look like any card coming from the Reserve.
    what = "moved" if event.what == "hid" else event.what
    return Happened(what, UNKNOWN, event.back, EVERYONE, event.args)
