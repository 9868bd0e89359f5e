"""The contract of a game on a measured table, beside that of every game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.decision import Action
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from .contract.army import Armoury, Muster
from .contract.board import Board
from .contract.measure import Measure
from .contract.reach import Reach

NO_ARMOURY: Final = Armoury(0, 0, 0, 0, [], [], [])


@mypyc_attr(allow_interpreted_subclasses=True)
class MiniaturesGame(Game):
    def board(self, s: State, lang: str) -> Board:
        """The table itself and who fights on it, which everybody knows."""
        raise NotImplementedError

    def reach(self, s: State, action: Action, lang: str) -> Reach | None:
        """Where the piece of an order that is held in hand may be put; None where that is fixed.

        It tells no more than `why_not` does: nothing that the seat asked may not know.
        """
        return None

    def measure(self, s: State, seat: int | None, text: str, lang: str) -> Measure:
        """What a seat may measure of a piece it sees, or with " > " from one to another.

        Raises BadNotation, and IllegalAction where the rules of the game forbid measuring.
        """
        raise BadNotation(0, text, "nothing is measured in this game")

    # Of games whose players bring armies

    def armoury(self, lang: str) -> Armoury:
        """What an army list may hold, and what it costs; empty for other games."""
        return NO_ARMOURY

    def muster(self, text: str, points: int, lang: str) -> Muster:
        """An army list judged against a limit of points: its costs and all that is wrong with it.

        Raises BadNotation where no list could be judged so.
        """
        raise BadNotation(0, self.info.key, "no armies are built for this game")


def board_of(game: Game, s: State, lang: str) -> Board | None:
    """The table of a game that is measured; None for other games."""
    return game.board(s, lang) if isinstance(game, MiniaturesGame) else None


def reach_of(game: Game, s: State, action: Action, lang: str) -> Reach | None:
    return game.reach(s, action, lang) if isinstance(game, MiniaturesGame) else None


def measure_of(game: Game, s: State, seat: int | None, text: str, lang: str) -> Measure:
    """Raises BadNotation for games that measure nothing."""
    if not isinstance(game, MiniaturesGame):
        raise BadNotation(0, text, "nothing is measured in this game")
    return game.measure(s, seat, text, lang)


def armoury_of(game: Game, lang: str) -> Armoury:
    """Empty for games whose players bring no armies."""
    return game.armoury(lang) if isinstance(game, MiniaturesGame) else NO_ARMOURY


def muster_of(game: Game, text: str, points: int, lang: str) -> Muster:
    """Raises BadNotation for games whose players bring no armies."""
    if not isinstance(game, MiniaturesGame):
        raise BadNotation(0, game.info.key, "no armies are built for this game")
    return game.muster(text, points, lang)
