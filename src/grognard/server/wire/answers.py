"""Answers to players' questions, made of a standpoint alone: any process may make them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from grognard.analysis.hints import Hint
from grognard.kernel import aids
from grognard.kernel.verbs import Part, Said

from ..errors import ApiError, unread
from ..match import sums
from ..match.advice import Preview, Prospect, Reason
from ..match.judging import MatchError
from ..match.standpoint import Standpoint
from .measured_messages import line_info, measure_info, reach_info
from .play import (
    Answer,
    Bar,
    Chance,
    ChancePart,
    ChartRow,
    ChartTable,
    Forecast,
    HintInfo,
    Meaning,
    OutlookInfo,
    RefusedActions,
    Sum,
    SumLine,
    TagInfo,
    Warning,
)
from .requests import Ask


def answer(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    """The answer to a question; raises MatchError."""
    return ANSWERS[ask.what](seen, ask, lang)


def table(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    return Answer(id=ask.id, what="table", text=seen.table(lang))


def piece(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    return piece_answer(ask.id, *seen.sheet(ask.action, lang))


def measure(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    found = seen.measure(ask.action, lang)
    return Answer(id=ask.id, what="measure", measure=measure_info(found))


def legal(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    allowed = [order(said) for said in seen.legal()]
    refused = refused_actions(seen.refusals(lang))
    return Answer(id=ask.id, what="legal", legal=allowed, refused=refused)


def why(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    """What was understood, and the rule that forbids it, if one does."""
    refused = refused_actions(seen.reasons(ask.action, lang))
    allowed = [] if refused else [order(seen.read(ask.action))]
    return Answer(id=ask.id, what="why", legal=allowed, refused=refused)


def touch(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    """What a piece that was touched may do, or the nearest reason why it may not."""
    allowed, reasons = seen.touch(ask.action, lang)
    legal = [order(said) for said in allowed]
    return Answer(id=ask.id, what="touch", legal=legal, refused=refused_actions(reasons))


def reach(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    return Answer(id=ask.id, what="reach", reach=reach_info(seen.reach(ask.action, lang)))


def odds(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    return odds_answer(ask.id, seen.odds(ask.action, lang))


def preview(seen: Standpoint, ask: Ask, lang: str) -> Answer:
    return preview_answer(ask.id, seen.preview(ask.action, lang))


ANSWERS: Final[dict[str, Callable[[Standpoint, Ask, str], Answer]]] = {
    "table": table,
    "piece": piece,
    "measure": measure,
    "legal": legal,
    "why": why,
    "touch": touch,
    "reach": reach,
    "odds": odds,
    "preview": preview,
}


def order(said: Said) -> list[Part]:
    """An action that may be sent, taken apart."""
    return without_end([said.text, said.verb, said.piece, said.target, *said.parts])


def taken_apart(said: Said) -> list[Part]:
    return without_end([said.verb, said.piece, said.target, *said.parts])


def without_end(parts: list[Part]) -> list[Part]:
    """Without what is missing at the end."""
    while parts[-1] is None:
        parts.pop()
    return parts


def refused_actions(reasons: Iterable[Reason]) -> list[RefusedActions]:
    return [
        RefusedActions(
            cite=reason.cite,
            words=reason.words,
            actions=[taken_apart(said) for said in reason.actions],
        )
        for reason in reasons
    ]


def odds_answer(request_id: str, prospect: Prospect) -> Answer:
    links = prospect.forecast.links if prospect.forecast is not None else []
    tags = prospect.forecast.tags if prospect.forecast is not None else []
    return Answer(
        id=request_id,
        what="odds",
        sums=[sum_message(found) for found in prospect.sums],
        chances=[Chance(words=words, chance=chance) for words, chance in prospect.outcomes],
        rest=prospect.rest,
        forecast=forecast_message(prospect.forecast),
        reverse=forecast_message(prospect.reverse),
        lines=[line_info(link) for link in links],
        tags=[TagInfo(about=t.about, label=t.label, words=t.words) for t in tags],
    )


def forecast_message(found: aids.Forecast | None) -> Forecast | None:
    if found is None:
        return None
    return Forecast(
        title=found.title,
        dice=found.dice,
        faces=found.faces,
        bars=bars_of(found),
        meanings=[meaning(words, c, found.without.get(words)) for words, c in found.meanings],
        deals=found.deals,
        table=None if found.chart is None else chart_table(found.chart),
    )


def bars_of(found: aids.Forecast) -> list[Bar]:
    notes = found.notes or [("", "")] * len(found.bars)
    return [
        Bar(label=label, chance=float(chance), faces=faces, note=note)
        for (label, chance), (faces, note) in zip(found.bars, notes, strict=True)
    ]


def chart_table(chart: aids.Chart) -> ChartTable:
    rows = [ChartRow(label=row.label, cells=row.cells, lit=row.lit) for row in chart.rows]
    return ChartTable(columns=chart.columns, rows=rows, legend=chart.legend)


def meaning(words: str, chance: Fraction, without: Fraction | None) -> Meaning:
    left_out = None if without is None else float(without)
    return Meaning(words=words, chance=float(chance), without=left_out)


def preview_answer(request_id: str, preview: Preview) -> Answer:
    warnings = [Warning(cite=cite, words=words) for cite, words in preview.warnings]
    return Answer(
        id=request_id,
        what="preview",
        words=preview.lines,
        view=preview.view,
        warnings=warnings,
    )


def piece_answer(
    request_id: str, lines: list[str], found: list[sums.Sum], outlooks: list[aids.Outlook]
) -> Answer:
    numbers = [sum_message(each) for each in found]
    prospects = [
        OutlookInfo(
            action=one.action,
            parts=[ChancePart(word=word, chance=float(chance)) for word, chance in one.shares],
            note=one.note,
        )
        for one in outlooks
    ]
    return Answer(id=request_id, what="piece", words=lines, sums=numbers, prospects=prospects)


def sum_message(found: sums.Sum) -> Sum:
    lines = [SumLine(cite=c, words=w, value=v) for c, w, v in found.lines]
    return Sum(title=found.title, total=found.total, lines=lines, parts=found.parts)


def hints_answer(request_id: str, found: list[Hint]) -> Answer:
    told = [
        HintInfo(
            action=one.text,
            words=one.words,
            win=one.win,
            error=one.error,
            equal=one.equal,
            reason=one.reason,
        )
        for one in found
    ]
    return Answer(id=request_id, what="hint", hints=told)


def rejected(reason: MatchError, lang: str) -> ApiError:
    """The refusal of a request that the match rejected, in words."""
    if reason.refusal is not None:
        return ApiError(reason.code, reason.cite, reason.words(lang))
    if reason.code == "NOT_YOUR_COMMAND":
        return ApiError(reason.code, share=reason.words)
    if reason.code == "UNREADABLE":
        return ApiError(reason.code, said=unread(reason.value, reason.words(lang), lang))
    return ApiError(reason.code)
