"""An analysis made ready for the wire."""

from __future__ import annotations

from grognard.analysis import analysis as made
from grognard.analysis.values import gain_of, seen_by
from grognard.analysis.wording import Point, Told
from grognard.kernel.game import Game

from .analysis import Analysis, AnalysisPoint, AnalysisTurn


def analysis_message(game: Game, found: made.Analysis, story: Told, last: int) -> Analysis:
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
