"""What happened in a battle of a test, as plain values."""

from __future__ import annotations

from grognard.games.age.model.state import Battle
from grognard.miniatures.battle.happened import Happened


def told(b: Battle) -> list[tuple[str, int, list[int]]]:
    """Every event since somebody listens: its word, its unit, its numbers."""
    assert b.events is not None
    happened = [one for one in b.events if isinstance(one, Happened)]
    return [(one.what, one.unit, one.args) for one in happened]


def heard(b: Battle, what: str) -> list[tuple[int, list[int]]]:
    """The events of one word."""
    return [(unit, args) for word, unit, args in told(b) if word == what]
