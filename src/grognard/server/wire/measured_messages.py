"""A measured table as it goes over the wire."""

from __future__ import annotations

from grognard.kernel.aids import Link
from grognard.miniatures.contract.board import Board, Unit
from grognard.miniatures.contract.measure import Measure, Span
from grognard.miniatures.contract.reach import Reach, Track
from grognard.miniatures.screen.table_pieces import packed

from .measured import (
    AreaInfo,
    BendsInfo,
    BoardInfo,
    FeatureInfo,
    LineInfo,
    MeasureInfo,
    PaceInfo,
    ReachInfo,
    SideInfo,
    SightInfo,
    SpanInfo,
    TrackInfo,
    TurnInfo,
    UnitInfo,
    WhyInfo,
    ZoneInfo,
)


def board_info(board: Board | None) -> BoardInfo | None:
    if board is None:
        return None
    return BoardInfo(
        title=board.title,
        width=board.width,
        height=board.height,
        unit=board.unit,  # type: ignore[arg-type]
        step=board.step,
        decimals=board.decimals,
        features=[
            FeatureInfo(
                kind=f.kind,
                name=f.name,
                points=f.points,
                line=f.line,
                width=f.width,
                level=f.level,
                openings=f.openings,
            )
            for f in board.features
        ],
        zones=[ZoneInfo(seat=z.seat, name=z.name, points=z.points) for z in board.zones],
        sides=[SideInfo(seat=s.seat, name=s.name, army=s.army) for s in board.sides],
        units=[unit_info(unit) for unit in board.units],
    )


def unit_info(unit: Unit) -> UnitInfo:
    return UnitInfo(
        id=unit.id,
        seat=unit.seat,
        kind=unit.kind,
        name=unit.name,
        title=unit.title,
        facts=unit.facts,
    )


def reach_info(reach: Reach | None) -> ReachInfo | None:
    if reach is None:
        return None
    return ReachInfo(
        piece=reach.piece,
        kind=reach.kind,  # type: ignore[arg-type]
        pose=reach.pose,
        size=reach.size,
        pitch=reach.pitch,
        tracks=[track_info(track) for track in reach.tracks],
        whys=[WhyInfo(cite=why.cite, words=why.words) for why in reach.whys],
        beyond=reach.beyond,
        parts=reach.parts,
        spent=reach.spent,
        total=reach.total,
        turns=[
            TurnInfo(leg=t.leg, verdict=t.verdict, cost=t.cost, pose=t.pose) for t in reach.turns
        ],
        figures=packed(reach.figures),
        paces=[PaceInfo(face=p.face, total=p.total, chance=float(p.chance)) for p in reach.paces],
        caveat=reach.caveat,
        ahead=reach.ahead,
        trail=reach.trail,
        link=reach.link,
    )


def track_info(track: Track) -> TrackInfo:
    line = track.line
    bends = BendsInfo(points=line.points, skip=line.skip, total=line.total) if line else None
    return TrackInfo(
        at=track.at,
        first=track.first,
        runs=track.runs,
        beyond=track.beyond,
        leg=track.leg,
        course=track.course,
        line=bends,
    )


def measure_info(measure: Measure) -> MeasureInfo:
    span = measure.span
    return MeasureInfo(
        words=measure.words,
        areas=[AreaInfo(kind=a.kind, words=a.words, outlines=a.outlines) for a in measure.areas],
        sights=[
            SightInfo(start=s.start, end=s.end, stop=s.stop, cite=s.cite, words=s.words)
            for s in measure.sights
        ],
        span=None if span is None else span_info(span),
        lines=[line_info(link) for link in measure.links],
    )


def line_info(link: Link) -> LineInfo:
    return LineInfo(
        kind=link.kind,
        start=link.start,
        end=link.end,
        label=link.label,
        words=link.words,
        counts=link.counts,
    )


def span_info(span: Span) -> SpanInfo:
    return SpanInfo(start=span.start, end=span.end, length=span.length)
