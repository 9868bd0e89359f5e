"""Records from outside are judged in a process of their own: a long one takes long to play back.

As a program it reads a record and says in JSON what is wrong with it, or whose each line was.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from grognard.games import load
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import cut_after, play_back, verify
from grognard.kernel.records.tableline import is_table_line, read_table_line
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.registry import find
from grognard.kernel.sealed import spoken

from ..errors import ApiError
from ..match.beginning.terms import Terms
from ..match.undo import MOST_LINES
from ..store.rows import Played

PATIENCE: Final = 30.0
LONGEST_VALUE: Final = 10_000  # characters of an option
LONGEST_LIST: Final = 60_000  # of one that is a whole list, to which players agree


@dataclass(frozen=True, slots=True)
class Judged:
    """A good record: its terms, how it ended, and its lines with their seats, the opening first."""

    terms: Terms
    ending: str
    secret: bytes
    played: list[Played]


async def judged(text: str, upto: int | None, modules: Sequence[str]) -> Judged:
    """A record, or as much of it as goes up to a line; raises ApiError."""
    wish = json.dumps({"record": text, "upto": upto})
    found = json.loads(await asked_apart(__name__, modules, wish))
    if "code" in found:
        raise ApiError(found.pop("code"), **found)
    played = [Played(line, seat) for line, seat in found["lines"]]
    terms = Terms.from_json(found["terms"])
    return Judged(terms, found["ending"], bytes.fromhex(found["secret"]), played)


async def asked_apart(
    program: str, modules: Sequence[str], text: str, patience: float = PATIENCE
) -> bytes:
    """What a program of ours answers to a text in a process of its own; raises ApiError."""
    command = (sys.executable, "-m", program, *modules)
    path = os.pathsep.join(path for path in sys.path if path)
    env = {**os.environ, "PYTHONPATH": path}
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=env)
    try:
        said, _ = await asyncio.wait_for(process.communicate(text.encode()), patience)
    except TimeoutError:
        raise ApiError("BUSY") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise ApiError("BUSY")
    return said


def judge(text: str, upto: int | None = None) -> dict[str, Any]:
    """What is wrong with a record, as a refusal; or all that is kept of it."""
    try:
        record, game = good_record(text, upto)
        lines = [(played.text, played.seat) for played in with_seats(record, game)]
    except ApiError as refused:
        return {"code": refused.code, **refused.facts}
    facts = {"terms": terms_in(record).as_json(), "ending": record.ending, "secret": record.secret}
    return {"lines": lines, **facts}


def good_record(text: str, upto: int | None) -> tuple[Record, Game]:
    """A record in which nothing is wrong, and its game; raises ApiError."""
    try:
        record = read_record(text)
        game = find(record.game, record.version)
        check_options(game, record.options, record.position)
        if upto is not None:
            record = cut(record, upto, game)
        check_length(record)
        problems = verify(record, game)
    except BadNotation as wrong:
        raise ApiError("UNREADABLE", problem=str(wrong)) from None
    except (BadData, AssertionError) as wrong:
        raise ApiError("BAD_SETUP", problem=str(wrong)) from None
    if problems:
        raise ApiError("BAD_SETUP", problem=problems[0])
    return record, game


def cut(record: Record, upto: int, game: Game) -> Record:
    """As far as a line, to be played on from there."""
    if upto > len(record.entries):
        raise ApiError("BAD_SETUP", problem=f"> {len(record.entries)}")
    return cut_after(record, upto, game)


def terms_in(record: Record) -> Terms:
    return Terms(
        record.game,
        record.version,
        record.scenario,
        record.options,
        record.position,
        record.commitment,
        record.nonces,
        record.players,
        fair_from=record.fair_from,
        pair=record.pair,
    )


def with_seats(record: Record, game: Game) -> list[Played]:
    """The lines of a record with the seat of each; the opening first, even where it is empty."""
    states = play_back(record, game)
    state = next(states)
    if record.opening.throws:
        next(states)
    played = [Played(record.opening.text(0), None)]
    for number, entry in enumerate(record.entries, start=1):
        if is_table_line(entry.action):
            seat: int | None = max(read_table_line(entry.action, game.info.seats).seat, 0)
        else:
            seat = spoken(game, state, entry.action)[0]
        played.append(Played(entry.text(number), seat))
        state = next(states)
    if isinstance(state.pending, Throw):
        raise ApiError("BAD_SETUP", problem=state.pending.cite)
    return played


def check_length(record: Record) -> None:
    if len(record.entries) > MOST_LINES:
        raise ApiError("BAD_SETUP", problem=f"> {MOST_LINES}")


def check_options(game: Game, options: Mapping[str, str], position: str) -> None:
    """Options of the game only, and none that names a file of this machine."""
    known = {option.key: option for option in game.info.options}
    for key, value in options.items():
        if key not in known:
            raise ApiError("BAD_SETUP", problem=", ".join(known))
        if known[key].local:
            raise ApiError("LOCAL_OPTION", option=key)
        if len(value) > (LONGEST_LIST if known[key].agreed else LONGEST_VALUE):
            raise ApiError("BAD_SETUP", problem=key)
        if known[key].values and value not in known[key].values:
            raise ApiError("BAD_SETUP", problem=f"{key}: {', '.join(known[key].values)}")
    local = {key.lower() for key, option in known.items() if option.local}
    for line in position.lower().splitlines():
        words = set(line.replace(":", " ").replace("=", " ").split())
        if words & local and "option" in words:
            raise ApiError("LOCAL_OPTION", option=(words & local).pop())


def main(modules: Sequence[str]) -> None:
    load(on_screen=True)
    for name in modules:
        import_module(name)
    wish = json.load(sys.stdin)
    json.dump(judge(wish["record"], wish["upto"]), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
