"""Actions in words. A game that can say more than its notation is asked here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..games.eagles.flow import battle
from ..games.eagles.words import describe_action, side_name
from ..kernel.decision import Action
from ..kernel.game import Game
from ..kernel.state import State
from .eagles_cards import group_title
from .speech import language

Describe = Callable[[State, Action, str], str]
Title = Callable[[State, str, str], str]

DESCRIBERS: Final[dict[str, Describe]] = {
    "eagles": lambda s, action, lang: describe_action(battle(s), action, lang)
}
TITLES: Final[dict[str, Title]] = {
    "eagles": lambda s, token, lang: group_title(battle(s), token, lang)
}


def described(game: Game, s: State, action: Action) -> str:
    """The action as a person would say it; empty for a game without such words."""
    describer = DESCRIBERS.get(game.info.key)
    return describer(s, action, language()) if describer else ""


def title_of(game: Game, s: State, token: str) -> str:
    """What a piece named in the notation is; empty for a game without such words."""
    title = TITLES.get(game.info.key)
    return title(s, token, language()) if title else ""


def seat_title(game: Game, seat: int) -> str:
    """A seat as a person would call it."""
    return side_name(seat, language()) if game.info.key == "eagles" else game.info.seats[seat]
