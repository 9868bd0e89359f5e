"""The results of a run in one file, one table a subject, one column a figure.

The file is an SQLite database (docs/arena.md shows its tables). A game is committed completely or
not at all, and no game twice: `games` has one row for each setting, meeting, deal and seat.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData

from .contest import Bout, Question, read_question
from .playing import Played, SideOf
from .wording import bad_data

FORMAT: Final = "grognard arena 1"
IN_MEMORY: Final = ":memory:"
TABLES: Final = """
CREATE TABLE run (format TEXT NOT NULL, question TEXT NOT NULL);
CREATE TABLE settings (setting INTEGER PRIMARY KEY, battle TEXT NOT NULL, options TEXT NOT NULL);
CREATE TABLE agents (agent INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE seats (seat INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE games (
    game INTEGER PRIMARY KEY, setting INTEGER NOT NULL, first INTEGER NOT NULL,
    second INTEGER NOT NULL, deal INTEGER NOT NULL, swapped INTEGER NOT NULL, winner INTEGER,
    ending TEXT NOT NULL, turns INTEGER NOT NULL, decisions INTEGER NOT NULL, met INTEGER,
    UNIQUE (setting, first, second, deal, swapped)
);
CREATE TABLE sides (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, agent INTEGER NOT NULL,
    decisions INTEGER NOT NULL, seconds REAL NOT NULL, before INTEGER NOT NULL,
    after INTEGER NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE losses (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, piece TEXT NOT NULL, fate TEXT NOT NULL,
    times INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (game, seat, piece, fate)
) WITHOUT ROWID;
"""
GAME: Final = "INSERT OR IGNORE INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SIDE: Final = "INSERT INTO sides VALUES (?, ?, ?, ?, ?, ?, ?)"
LOSS: Final = "INSERT INTO losses VALUES (?, ?, ?, ?, ?, ?)"


class Results:
    """Games that were played, in memory or in a file that a later run continues."""

    def __init__(self, database: sqlite3.Connection, question: Question) -> None:
        self.database: Final = database
        self.question: Final = question

    def add(self, played: Iterable[Played]) -> int:
        """Keep some games, all in one commit; returns how many of them were new."""
        with self.database:
            return sum(self.insert(one) for one in played)

    def insert(self, one: Played) -> bool:
        met = None if one.met is None else int(one.met)
        what = (*key_of(one.bout), one.winner, one.ending, one.turns, one.decisions, met)
        done = self.database.execute(GAME, what)
        if not done.rowcount:
            return False
        game, agents = done.lastrowid, one.bout.seats
        self.database.executemany(
            SIDE,
            [
                (game, seat, agents[seat], side.decisions, side.seconds, side.before, side.after)
                for seat, side in enumerate(one.sides)
            ],
        )
        rows = [(game, t.seat, t.piece, t.fate, t.times, t.amount) for t in one.taken]
        self.database.executemany(LOSS, rows)
        return True

    def known(self) -> set[Bout]:
        found = self.database.execute("SELECT setting, first, second, deal, swapped FROM games")
        return {bout_of(row) for row in found}

    def missing(self, bouts: Iterable[Bout]) -> list[Bout]:
        known = self.known()
        return [bout for bout in bouts if bout not in known]

    def games(self) -> Iterator[Played]:
        """All games with their sides, deal by deal; losses are read separately."""
        sides: dict[int, list[SideOf]] = {}
        for game, *figures in self.database.execute(
            "SELECT game, decisions, seconds, before, after FROM sides ORDER BY game, seat"
        ):
            sides.setdefault(game, []).append(SideOf(*figures))
        for row in self.database.execute(
            "SELECT game, winner, ending, turns, met, setting, first, second, deal, swapped"
            " FROM games ORDER BY deal, setting, first, second, swapped"
        ):
            game, winner, ending, turns, met, *bout = row
            was_met = None if met is None else bool(met)
            yield Played(bout_of(bout), winner, ending, turns, was_met, sides[game])

    def pieces(self, setting: int) -> list[tuple[int, str, int, int]]:
        """Seat, piece, in how many games of a setting it was lost for good, and how often."""
        found: list[tuple[int, str, int, int]] = self.database.execute(
            "SELECT seat, piece, COUNT(DISTINCT game), SUM(times) FROM losses JOIN games"
            " USING (game) WHERE setting = ? AND fate <> '' GROUP BY seat, piece"
            " ORDER BY seat, 3 DESC, piece",
            (setting,),
        ).fetchall()
        return found

    def close(self) -> None:
        self.database.close()


def key_of(bout: Bout) -> tuple[int, int, int, int, int]:
    return (bout.setting, bout.first, bout.second, bout.deal, int(bout.swapped))


def bout_of(row: Iterable[int]) -> Bout:
    setting, first, second, deal, swapped = row
    return Bout(setting, first, second, deal, bool(swapped))


# Files


def open_results(path: Path | None, question: Question, seats: Iterable[str]) -> Results:
    """The results of a question, including those of an earlier run; raises BadData.

    A file holds the answers to one question: the same agents, battles, options, rules and data.
    """
    if path is not None and path.exists():
        results = read_results(path)
        if results.question != question:
            results.close()
            raise different(path, results.question, question)
        return results
    database = sqlite3.connect(IN_MEMORY if path is None else path)
    create(database, question, seats)
    return Results(database, question)


def create(database: sqlite3.Connection, question: Question, seats: Iterable[str]) -> None:
    settings = [(one.battle, dict(one.options)) for one in question.settings]
    with database:
        database.executescript(f"BEGIN;{TABLES}")
        for number, (battle, options) in enumerate(settings):
            told = " ".join(f"{key}={value}" for key, value in options.items())
            database.execute("INSERT INTO settings VALUES (?, ?, ?)", (number, battle, told))
        names = [one.label for one in question.contestants]
        database.executemany("INSERT INTO agents VALUES (?, ?)", enumerate(names))
        database.executemany("INSERT INTO seats VALUES (?, ?)", enumerate(seats))
        database.execute("INSERT INTO run VALUES (?, ?)", (FORMAT, question.text()))


def read_results(path: Path) -> Results:
    """An existing file of results; raises BadData."""
    if not path.is_file():
        raise bad_data(str(path), "no-such-file")
    database = sqlite3.connect(path)
    try:
        row = database.execute("SELECT format, question FROM run").fetchone()
    except sqlite3.DatabaseError:
        row = None
    if row is None or row[0] != FORMAT:
        database.close()
        raise bad_data(str(path), "no-results", format=FORMAT)
    return Results(database, read_question(row[1]))


def different(path: Path, kept: Question, asked: Question) -> BadData:
    """Which part of two questions differs, in one sentence."""
    for name in ("game", "settings", "contestants", "seed", "side", "rules"):
        ours, theirs = getattr(kept, name), getattr(asked, name)
        if ours != theirs:
            facts = {"part": name, "there": told(ours), "asked": told(theirs)}
            break
    return bad_data(str(path), "other-games", **facts)


def told(value: object) -> str:
    """A part of a question in few words."""
    if isinstance(value, tuple):
        return ", ".join(one.label for one in value)
    return str(value)
