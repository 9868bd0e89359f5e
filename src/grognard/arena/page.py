"""A run as one self-contained page: tables, plots, and conclusions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from .contest import Question
from .plots import Part, Row, Scale, columns, stacks, walk, whiskers
from .sprt import BOUND, Sequential
from .summary import Field, Summary
from .tables import Grid, Names, casualties, grids
from .wording import percent, signed

STYLE: Final = Path(__file__).resolve().parent / "page.css"
MOST_COLUMNS: Final = 40
ROOM: Final = 1.1  # around the widest interval of ratings


def page(summary: Summary, names: Names, verdicts: Sequence[str], test: Sequential | None) -> str:
    """The whole page as HTML."""
    title = names.say("page-title", game=names.game.info.name)
    drawn = plots(summary, names)
    sections = [section(grid, drawn.get(grid.title, [])) for grid in grids(summary, names)]
    told = "".join(f'<p class="verdict">{escape(one)}</p>' for one in verdicts)
    trial = [] if test is None else [section_of(names.say("sprt"), sprt_plot(names, test))]
    body = "".join([f"<h1>{escape(title)}</h1><p>{escape(about(summary, names))}</p>", told])
    body += "".join([*trial, *sections])
    body += f"<footer>{escape(fine_print(summary.question, names))}</footer>"
    return (
        f'<!doctype html>\n<html lang="{names.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text('utf-8')}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def about(summary: Summary, names: Names) -> str:
    agents = ", ".join(one.label for one in summary.question.contestants)
    return names.say("page-about", agents=agents, games=len(summary.games))


def fine_print(question: Question, names: Names) -> str:
    return names.say("page-fine-print", rules=question.rules, seed=question.seed)


def section(found: Grid, drawn: Sequence[str]) -> str:
    note = f"<p>{escape(found.note)}</p>" if found.note else ""
    return section_of(found.title, note + "".join(drawn) + table(found))


def section_of(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def table(found: Grid) -> str:
    first = len(found.head) - found.figures
    head = "".join(cell("th", words, n >= first) for n, words in enumerate(found.head))
    rows = [
        "".join(cell("td", words, n >= first) for n, words in enumerate(row)) for row in found.rows
    ]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell(tag: str, words: str, is_figure: bool) -> str:
    kind = ' class="n"' if is_figure else ""
    return f"<{tag}{kind}>{escape(words)}</{tag}>"


# Plots, by the title of the table that they are placed above


def plots(summary: Summary, names: Names) -> dict[str, list[str]]:
    fields = [field for field in summary.fields if field.turns]
    return {
        names.say("ratings"): list(rating_plot(summary, names)),
        names.say("meetings"): list(pair_plot(summary, names)),
        names.say("sides"): [side_plot(fields, names)],
        names.say("lengths"): [length_plot(field, names) for field in fields],
        names.say("endings"): [ending_plot(field, names) for field in fields],
        casualties(summary, names).title: [casualty_plot(fields, names)],
    }


def rating_plot(summary: Summary, names: Names) -> Iterator[str]:
    rated = [(one.agent, one.rating) for one in summary.standings if one.rating is not None]
    if not rated:
        return
    reach = ROOM * max(max(-rating.low, rating.high, 1.0) for _, rating in rated)
    rows = [
        Row(names.agent(agent), rating, signed(rating.value, 0, names.lang))
        for agent, rating in rated
    ]
    yield whiskers(rows, Scale(-reach, reach), (0.0, "0"), names.say("ratings"))


def pair_plot(summary: Summary, names: Names) -> Iterator[str]:
    rows = []
    for one in summary.meetings:
        told = [names.say(f"column-pair-{halves}") for halves in range(5)]
        seats = (1, 1, None, 0, 0)
        parts = [Part(*part) for part in zip(one.pairs, told, seats, strict=True)]
        rows.append((f"{names.agent(one.first)} – {names.agent(one.second)}", parts))
    if any(sum(one.pairs) for one in summary.meetings):
        yield stacks(rows, names.say("meetings"))


def side_plot(fields: Sequence[Field], names: Names) -> str:
    rows = [
        Row(
            f"{names.setting(field.setting)}, {names.side(field.setting, seat)}",
            score.share(),
            percent(score.share().value, names.lang),
            seat,
        )
        for field in fields
        for seat, score in enumerate(field.sides)
    ]
    return whiskers(rows, Scale(0.0, 1.0), (0.5, percent(0.5, names.lang, 0)), names.say("sides"))


def length_plot(field: Field, names: Names) -> str:
    """Games by their length in turns, in so many columns at most."""
    low, high = min(field.turns), max(field.turns)
    step = 1 + (high - low) // MOST_COLUMNS
    count = Counter((turns - low) // step for turns in field.turns)
    found = [
        (str(low + step * number), count[number]) for number in range((high - low) // step + 1)
    ]
    label = f"{names.say('lengths')}: {names.setting(field.setting)}"
    return f"<p>{escape(names.setting(field.setting))}</p>" + columns(
        found, label, names.say("column-turns")
    )


def ending_plot(field: Field, names: Names) -> str:
    parts = [
        Part(often, names.ending(cite), winner)
        for (cite, winner), often in field.endings.most_common()
    ]
    return stacks([(names.setting(field.setting), parts)], names.say("endings"))


def casualty_plot(fields: Sequence[Field], names: Names) -> str:
    """What each side loses, in tenths of what it had: in how many games."""
    found = ""
    for field in fields:
        for seat, lost in enumerate(field.casualties):
            count = Counter(min(9, max(0, int(10 * share))) for share in lost.all)
            where = f"{names.setting(field.setting)}, {names.side(field.setting, seat)}"
            label = f"{names.say('casualties')}: {where}"
            bars = [(f"{10 * tenth}", count[tenth]) for tenth in range(10)]
            found += f"<p>{escape(where)}</p>" + columns(bars, label, names.say("axis-lost"), seat)
    return found


def sprt_plot(names: Names, test: Sequential) -> str:
    told = (names.say("sprt-upper"), names.say("sprt-lower"))
    return f"<p>{escape(names.say('sprt.note'))}</p>" + walk(
        test.path, BOUND, told, names.say("sprt")
    )
