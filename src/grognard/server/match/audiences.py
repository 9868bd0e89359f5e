"""The audiences of a match that are informed separately:

the seats, hands of a divided one, and all spectators.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.kernel.game import Game
from grognard.kernel.shares import SIGHTS, hands_seen, sights
from grognard.kernel.state import State
from grognard.miniatures.screen.table_pieces import sent_view

from .feed import Audience
from .sharing import Hand


def audiences_of(game: Game, divided: Iterable[int]) -> list[Audience]:
    """The seats, the hands of those that are divided, and all who look on."""
    hands = [sight for seat in divided for sight in sights(seat, game.hands(seat))]
    return [*range(len(game.info.seats)), *hands, None]


def sight_name(game: Game, sight: int) -> str:
    """A seat by its key, with its hands where it is not all of them."""
    seat = game.info.seats[sight % SIGHTS]
    hands = hands_seen(sight, game.hands(sight % SIGHTS)) if sight >= SIGHTS else []
    return " ".join([seat, *hands])


def looks(seat: int, hand: Hand | None) -> int:
    """The sight of a person who has a seat, or a hand of it."""
    return seat if hand is None or hand.sight is None else hand.sight


@lru_cache(maxsize=1)  # all audiences of a match are informed one after another
def view_for_all(game: Game, s: State) -> str:
    """The view of a game that hides nothing: it is the same for everybody."""
    return sent_view(game, s, None)
