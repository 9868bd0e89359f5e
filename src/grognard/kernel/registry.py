"""The registry of games: every game the program knows, by key and by version of its rules.

Games continue under the rules they began with, so old versions stay beside the newest.
"""

from __future__ import annotations

import re

from .game import Game
from .refusal import BadNotation

_games: dict[str, dict[str, Game]] = {}


def register(game: Game) -> None:
    _games.setdefault(game.info.key, {})[game.info.version] = game


def registered() -> list[Game]:
    """The newest version of every game."""
    return [find(key) for key in sorted(_games)]


def find(key: str, version: str = "") -> Game:
    """A game by its key: exactly this version of its rules, or else the newest."""
    versions = _games.get(key)
    if not versions:
        known = ", ".join(sorted(_games)) or "none"
        raise BadNotation(0, key, f"no such game; known games: {known}")
    order = sorted(versions, key=_age)
    if version and version not in versions:
        raise BadNotation(0, f"{key} {version}", why_not_played(version, order))
    return versions[version or order[-1]]


def why_not_played(version: str, known: list[str]) -> str:
    """Why a game of some other version of the rules cannot continue here."""
    ours = f"version {known[0]}" if len(known) == 1 else f"versions {', '.join(known)}"
    return f"made by version {version} of the rules; this program plays {ours}"


def _age(version: str) -> list[int]:
    """Versions by their numbers: 10 is newer than 9."""
    return [int(number) for number in re.findall(r"\d+", version)]
