"""The registry of games: every game the program knows, by key."""

from __future__ import annotations

from .game import Game
from .refusal import BadNotation

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    _games[game.info.key] = game


def registered() -> list[Game]:
    return [_games[key] for key in sorted(_games)]


def find(key: str) -> Game:
    if key not in _games:
        known = ", ".join(sorted(_games)) or "none"
        raise BadNotation(0, key, f"no such game; known games: {known}")
    return _games[key]
