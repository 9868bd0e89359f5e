"""A report and an analysis made ready for the wire."""

from __future__ import annotations

from grognard.analysis import analysis as analysed
from grognard.analysis.values import gain_of, seen_by
from grognard.analysis.wording import Point, Told
from grognard.kernel.game import Game
from grognard.report import report as made
from grognard.report.conclusion import Conclusion
from grognard.report.luck import Balance
from grognard.report.report import LuckRow, share

from .report import (
    Analysis,
    AnalysisPoint,
    AnalysisTurn,
    Report,
    ReportEnd,
    ReportGain,
    ReportLuck,
    ReportPoint,
    ReportSide,
    ReportSwing,
    ReportUnit,
)


def report_message(game: Game, found: made.Report, last: int) -> Report:
    seats = game.info.seats
    return Report(
        seat=seats[found.seat],
        end=None if found.conclusion is None else end_message(game, found.conclusion),
        measure=found.measure,
        sides=[
            ReportSide(seat=seats[at], name=name, lost=found.lost[at])
            for at, name in enumerate(found.sides)
        ],
        units=[unit_message(game, row) for row in found.units],
        luck=[luck_message(game, row) for row in found.luck],
        net=gain_message(0, 0, found.net),
        turns=[gain_message(part.turn, part.line, part.balance) for part in found.turns],
        swings=[swing_message(swing) for swing in found.swings],
        points=[
            ReportPoint(line=point.line, turn=point.turn, share=float(share(point, found.seat)))
            for point in found.points
        ],
        last=last,
    )


def end_message(game: Game, end: Conclusion) -> ReportEnd:
    winner = None if end.winner is None else game.info.seats[end.winner]
    return ReportEnd(winner=winner, title=end.title, words=end.words, cite=end.cite)


def unit_message(game: Game, row: made.UnitRow) -> ReportUnit:
    return ReportUnit(
        seat=game.info.seats[row.seat],
        piece=row.piece,
        name=row.name,
        shots=row.shots,
        hits=row.hits,
        lost=row.lost,
        fate=row.fate,
        turn=row.turn,
        line=row.line,
    )


def luck_message(game: Game, row: LuckRow) -> ReportLuck:
    found = row.balance
    return ReportLuck(
        seat=game.info.seats[row.seat],
        name=row.name,
        done=row.done,
        throws=found.throws,
        dice=found.dice,
        came=float(found.came),
        expected=float(found.expected),
        error=found.error,
        real=found.is_real,
    )


def gain_message(turn: int, line: int, found: Balance) -> ReportGain:
    gain = float(found.gain)
    return ReportGain(turn=turn, line=line, gain=gain, error=found.error, real=found.is_real)


def swing_message(swing: made.Swing) -> ReportSwing:
    return ReportSwing(
        line=swing.line,
        turn=swing.turn,
        words=swing.told,
        detail=swing.detail,
        before=float(swing.before),
        after=float(swing.after),
    )


# Analysis


def analysis_message(game: Game, found: analysed.Analysis, story: Told, last: int) -> Analysis:
    seat = story.seat
    return Analysis(
        seat=game.info.seats[seat],
        title=story.title,
        summary=story.summary,
        luck=found.luck(seat),
        without_luck=found.without_luck(seat),
        end=seen_by(seat, found.end),
        turns=[
            AnalysisTurn(
                turn=moment.turn,
                line=moment.line,
                chance=seen_by(seat, moment.value),
                luck=gain_of(seat, part.luck),
            )
            for moment, part in zip(found.moments, found.parts, strict=True)
        ],
        points=[point_message(game, point) for point in story.points],
        looked_at=found.looked_at,
        answers=len(found.course.choices),
        last=last,
    )


def point_message(game: Game, point: Point) -> AnalysisPoint:
    return AnalysisPoint(
        kind=point.kind,
        line=point.line,
        turn=point.turn,
        seat=None if point.seat is None else game.info.seats[point.seat],
        words=point.words,
        detail=point.detail,
        gain=point.gain,
        error=point.error,
    )
