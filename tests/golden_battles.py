"""Golden records read line by line: a short one of each game in every run, all at night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.games import load
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import play_back
from grognard.kernel.registry import find
from grognard.kernel.state import State

GAMES = Path(__file__).parent / "games"
SHORT = [
    "eagles/replays/wavre.battle",
    "march/replays/training.battle",
    "age/replays/options.battle",
    "crepuscule/replays/training.battle",
]


def others_than(names: list[str]) -> list[str]:
    """All golden records but these."""
    found = [
        path.relative_to(GAMES).as_posix() for path in sorted(GAMES.glob("*/replays/*.battle"))
    ]
    return [name for name in found if name not in names]


OTHERS = others_than(SHORT)


def battle(name: str) -> tuple[Game, Record]:
    load()
    record = read_record((GAMES / name).read_text(encoding="utf-8"))
    return find(record.game, record.version), record


def lines(game: Game, record: Record) -> Iterator[tuple[State, list[Event]]]:
    """The state after each line of a record, and what happened in it."""
    for s in play_back(record, game, listen=True):
        events, s.events = s.events or [], []
        yield s, events
