"""Two games at one table: the sides are swapped after the first, and both count together."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.game import Game
from grognard.kernel.pairs import POINTS, WIN, Standing
from grognard.kernel.records.pair_proof import FIRST, half_in, second_of
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import Recorder, first_state
from grognard.kernel.refusal import BadData

from .speech import language, say


def promise_second(record: Record, game: Game) -> None:
    """Make a new game the first of two; raises BadData where it is played only once."""
    if not (record.scenario and game.pair_rule(record.scenario)):
        raise BadData("--best-of-two", record.scenario, say("pair-not-here"))
    record.pair = FIRST


def has_second(record: Record) -> bool:
    return record.pair == FIRST and bool(record.ending)


def second_game(first: Record, game: Game) -> Recorder:
    """The second of two games, before anything is thrown."""
    record = Record(first.game, first.version, first.scenario, dict(first.options))
    names = [first.players.get(seat, "") for seat in game.info.seats]
    record.players = dict(zip(game.info.seats, reversed(names), strict=True))
    record.pair = second_of(first)
    return Recorder(game, first_state(record, game), record)


def second_path(path: str) -> str:
    """Where the second game is saved: beside the first."""
    if not path:
        return ""
    first = Path(path)
    found = first.with_name(f"{first.stem}-2{first.suffix}")
    if found.exists():
        raise BadData(str(found), "", say("record-exists"))
    return str(found)


def after_first(first: Record, game: Game) -> str:
    """The score after the first game; raises BadNotation where it cannot be played."""
    return say("pair-after-first") + " " + score(Standing([half_in(first, game)]), first, game)


def score(found: Standing, last: Record, game: Game) -> str:
    """Both lines of the score and who leads or has won, by the seats of the last game."""
    names = [player_in(last, game, seat) for seat in range(len(game.info.seats))]
    measure = game.tie_break_name(language())
    lines = [
        say("pair-line", name=name, points=in_halves(points), measure=measure, done=done)
        for name, points, done in zip(names, found.points, found.measure, strict=True)
    ]
    return " ".join([*lines, conclusion(found, names, measure)])


def conclusion(found: Standing, names: list[str], measure: str) -> str:
    if found.leader is None:
        return say("pair-drawn" if found.over else "pair-level", measure=measure)
    counted = found.points if found.by == POINTS else found.measure
    said = [in_halves(value) if found.by == POINTS else str(value) for value in sorted(counted)]
    facts = {"name": names[found.leader], "by": found.by, "more": said[-1], "less": said[0]}
    return say("pair-won" if found.over else "pair-leads", **facts, measure=measure)


def player_in(record: Record, game: Game, seat: int) -> str:
    """A side and who plays it: two people at one keyboard have no other names."""
    side = game.seat_name(first_state(record, game), seat, language())
    name = record.players.get(game.info.seats[seat], "")
    return say("pair-player", side=side[:1].upper() + side[1:], player=name)


def in_halves(points: int) -> str:
    """Points as players write them: 2, 1½, ½."""
    whole, half = divmod(points, WIN)
    return f"{whole or '' if half else whole}{'½' if half else ''}"
