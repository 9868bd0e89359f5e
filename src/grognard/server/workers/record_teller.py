"""Records from outside, replayed step by step or proven, in a process of their own.

As a program it reads a request in JSON and writes `ok`, or `refused` with a code, then the answer.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from grognard.agents.evaluation import evaluation_of
from grognard.analysis.analysis import USUAL, Setting, analyse
from grognard.analysis.wording import told
from grognard.games import load
from grognard.kernel.aids import Piece
from grognard.kernel.game import Game
from grognard.kernel.records.proof import (
    PROVEN,
    how_proven,
    proven_throws,
    unproven_throws,
)
from grognard.kernel.records.record import HEADING, Entry, Record, read_record
from grognard.kernel.records.replay import last_state, verify
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.registry import find
from grognard.miniatures.contract.board import Board
from grognard.miniatures.game import board_of
from grognard.report.report import report_of

from ..errors import ApiError
from ..match.beginning.terms import Terms
from ..match.feed import Audience
from ..match.pair import PAIR
from ..replay.retelling import open_steps, told_steps
from ..store.rows import GameRow, SeatRow, Stage
from ..wire.api import MatchInfo
from ..wire.games import piece_info
from ..wire.match_messages import match_info
from ..wire.measured_messages import board_info
from ..wire.replay import Proof, Step
from ..wire.report import Analysis, Report
from ..wire.report_messages import analysis_message, report_message
from .record_judge import PATIENCE, asked_apart, check_length, check_options, terms_in

OPEN: Final = "open"
SPECTATOR: Final = "spectator"
GOOD: Final = b"ok\n"
BAD: Final = b"refused\n"
NO_SECRET: Final = "the record contains no secret, so nothing proves its dice"
REVIEW: Final = 10.0  # seconds of processor time in which mistakes are looked for
ANALYSIS: Final = 120.0  # patience with an analysis, which has the lowest priority
NICENESS: Final = 5
NOT_A_NUMBER: Final = 2**31 - 1


async def answer_apart(
    modules: Sequence[str], wish: Mapping[str, object], patience: float = PATIENCE
) -> bytes:
    """The answer of this program as JSON; raises ApiError."""
    said = await asked_apart(__name__, modules, json.dumps(wish), patience)
    if said.startswith(GOOD):
        return said[len(GOOD) :]
    found = json.loads(said[len(BAD) :])
    raise ApiError(found.pop("code"), **found)


# How a replay is written


def head(
    info: MatchInfo, seat: str | None, board: Board | None, own: list[Piece], share: str = ""
) -> str:
    ground = board_info(board)
    drawn = "null" if ground is None else ground.model_dump_json()
    printed = ",".join(piece_info(piece).model_dump_json() for piece in own)
    viewer = f'"seat":{json.dumps(seat)},"share":{json.dumps(share)}'
    begin = f'{{"match":{info.model_dump_json()},{viewer},"board":{drawn}'
    return f'{begin},"pieces":[{printed}],"steps":['


def tail(partial: bool) -> str:
    return f'],"partial":{json.dumps(partial)}}}'


def pieces(steps: Iterator[Step]) -> Iterator[str]:
    comma = ""
    for step in steps:
        yield comma + step.model_dump_json()
        comma = ","


def viewer_named(game: Game, key: str) -> tuple[bool, Audience]:
    """Whether all is open, and else whose knowledge; raises ApiError."""
    if key in (OPEN, SPECTATOR):
        return key == OPEN, None
    if key not in game.info.seats:
        raise ApiError("NO_SUCH_SEAT")
    return False, game.info.seats.index(key)


def steps_for(
    game: Game,
    terms: Terms,
    entries: list[Entry],
    key: str,
    upto: int,
    lang: str,
    lines: bool = False,
) -> Iterator[Step]:
    everything, audience = viewer_named(game, key)
    if everything:
        return open_steps(game, terms, entries, lang)
    return told_steps(game, terms, entries, audience, upto, lang, lines)


# Inside the process


def replay_of(text: str, key: str, lang: str, most: int) -> Iterator[str]:
    """A replay of a record or of a position alone, written; raises ApiError or BadNotation."""
    record = record_in(text)
    game = checked(record)
    last = last_state(record, game)  # what cannot be played is found here, by its line in the file
    entries = [record.opening, *record.entries]
    seat = None if key == SPECTATOR else key
    yield head(info_of(record, game), seat, board_of(game, last, lang), game.own_pieces(last))
    written = 0
    steps = steps_for(game, terms_in(record), entries, key, NOT_A_NUMBER, lang, lines=True)
    for piece in pieces(steps):
        written += len(piece)
        if written > most:
            raise ApiError("TOO_LARGE", most=most)
        yield piece
    yield tail(not record.ending)


def report_on(text: str, key: str, lang: str) -> Report:
    """The report of a record for a seat, or for everybody; raises ApiError or BadNotation."""
    record = record_in(text)
    game = checked(record)
    reader = viewer_named(game, key)[1]
    return report_message(game, report_of(record, game, reader, lang), len(record.entries))


def analysis_of(text: str, key: str, lang: str, review: bool) -> Analysis:
    """The analysis of a record for a seat, or for everybody; raises ApiError or BadNotation."""
    give_way()
    record = record_in(text)
    game = checked(record)
    reader = viewer_named(game, key)[1]
    setting = Setting(effort=USUAL, seconds=REVIEW) if review else Setting(effort=None)
    found = analyse(record, game, evaluation_of(game), setting, lang)
    return analysis_message(game, found, told(found, game, reader, lang), len(record.entries))


def give_way() -> None:
    """All other work of the machine goes first."""
    if sys.platform != "win32":
        os.nice(NICENESS)


def proof_of(text: str) -> Proof:
    record = read_record(text)
    found = verify(record, checked(record))
    dice: Any = "wrong" if found else how_proven(record)
    proven = proven_throws(record) if record.secret and not found else 0
    return Proof(
        fair=dice == PROVEN,
        dice=dice,
        since=record.fair_from,
        commitment=record.commitment,
        secret=record.secret,
        throws=proven,
        unproven=proven_throws(record) + unproven_throws(record) - proven,
        problems=found or ([] if record.secret else [NO_SECRET]),
    )


def record_in(text: str) -> Record:
    """A record as it stands, or one that begins and ends at a position."""
    words = text.split(maxsplit=1)
    if not words or text.lstrip().startswith(HEADING.split()[0]):
        return read_record(text)
    game = find(words[0])
    record = Record(game.info.key, game.info.version, "", {})
    record.position = text
    return record


def checked(record: Record) -> Game:
    """The game of a record that needs nothing of this machine; raises ApiError."""
    game = find(record.game, record.version)
    check_options(game, record.options, record.position)
    check_length(record)
    return game


def info_of(record: Record, game: Game) -> MatchInfo:
    """A record as if it were a match of ours; it has no id."""
    seats = [
        SeatRow("", seat, None, None, None, record.nonces.get(key), record.players.get(key), None)
        for seat, key in enumerate(game.info.seats)
    ]
    row = GameRow(
        id="",
        game=record.game,
        version=record.version,
        scenario=record.scenario,
        options=record.options,
        position=record.position,
        commitment=record.commitment,
        fair_from=record.fair_from,
        pace="none",
        reaction=0.0,
        listed=False,
        watchable=False,
        extras={PAIR: {"line": record.pair}} if record.pair else {},
        created_by=None,
        rematch_of=None,
        created_at=0.0,
        stage=Stage.OVER if record.ending else Stage.RUNNING,
        number=len(record.entries),
        asked=None,
        wake_at=None,
        deadline=None,
        ending=record.ending,
        begun_at=None,
        over_at=None,
        touched_at=0.0,
        seats=tuple(seats),
    )
    return match_info(row, game, {}, None, owing=[], deadline=None)


def answer(wish: dict[str, Any]) -> str:
    """The requested answer, written; raises ApiError."""
    try:
        if wish["what"] == "proof":
            return proof_of(wish["record"]).model_dump_json()
        if wish["what"] == "report":
            return report_on(wish["record"], wish["seat"], wish["lang"]).model_dump_json()
        if wish["what"] == "analysis":
            wished = (wish["record"], wish["seat"], wish["lang"], wish["review"])
            return analysis_of(*wished).model_dump_json()
        parts = replay_of(wish["record"], wish["seat"], wish["lang"], wish["most"])
        return "".join(parts)
    except (BadNotation, BadData, AssertionError) as wrong:
        raise ApiError("UNREADABLE", problem=str(wrong)) from None


def main(modules: Sequence[str]) -> None:
    load(on_screen=True)
    for name in modules:
        import_module(name)
    try:
        said = GOOD + answer(json.load(sys.stdin)).encode()
    except ApiError as refused:
        said = BAD + json.dumps({"code": refused.code, **refused.facts}).encode()
    sys.stdout.buffer.write(said)


if __name__ == "__main__":
    main(sys.argv[1:])
