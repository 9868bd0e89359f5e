"""Whether what is computed on a guess may be shown: it may mention only what the seat sees."""

from __future__ import annotations

import re
from typing import Final

from grognard.kernel.aids import MARKED, marked
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.state import State

_WORD: Final = re.compile(r"[^\s,:>]+")


class Sight:
    """The pieces that a seat sees, by the names they have in its view."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.names: Final[set[str]] = set(_WORD.findall(game.view(s, seat)))

    def may_tell(self, s: State, events: list[Event], lang: str) -> bool:
        """Whether events that a guess led to name nothing but pieces the seat sees now."""
        if self.game.info.open:
            return True
        for event in events:
            told = self.game.redact(event, self.seat)
            if told is not None and not self.shows(self.game.narrate(s, told, lang, MARKED)):
                return False
        return True

    def shows(self, line: str) -> bool:
        """Whether all pieces of a marked sentence are in sight."""
        return all(name in self.names for name in marked(line))
