"""The figures of a run as tables in words, for both the terminal and the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Final

from grognard.games import game as find_game
from grognard.kernel.game import Game
from grognard.kernel.records.tableline import ENDINGS
from grognard.kernel.state import State
from grognard.lexicon import sentence

from .scores import Interval, Score
from .summary import Field, Summary
from .wording import decimal, lexicon, percent, signed

MOST_PIECES: Final = 8  # of a side, in a table
MOST_APART: Final = 12  # deals that are named


@dataclass(frozen=True)
class Grid:
    """A table: its title, columns and rows; figures are right-aligned. `note` explains it."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    figures: int  # the last so many columns
    note: str = ""


class Names:
    """What things are called in a language."""

    def __init__(self, summary: Summary, lang: str) -> None:
        question = summary.question
        self.summary: Final = summary
        self.lang: Final = lang
        self.game: Final[Game] = find_game(question.game)
        self.states: Final[list[State]] = [
            self.game.setup(one.battle, one.options_of(question.seed)) for one in question.settings
        ]

    def say(self, key: str, **facts: object) -> str:
        return lexicon.say(self.lang, key, **facts)

    def agent(self, number: int) -> str:
        return self.summary.question.contestants[number].label

    def setting(self, number: int) -> str:
        return self.summary.question.settings[number].label

    def side(self, setting: int, seat: int) -> str:
        return sentence(self.game.seat_name(self.states[setting], seat, self.lang))

    def ending(self, cite: str) -> str:
        """The rule by which a game ended."""
        if cite in ENDINGS:
            return self.say(f"ending-{cite}")
        rule, label = cite.partition(" ")[0], self.game.label(cite, self.lang)
        return rule if rule == label else f"{rule} {label}"

    def piece(self, setting: int, name: str) -> str:
        caption = self.game.caption(self.states[setting], name, self.lang)
        return caption if name in caption else f"{name} {caption}".rstrip()

    def share(self, share: Interval) -> str:
        return f"{percent(share.value, self.lang)} ({self.range(share)})"

    def range(self, share: Interval) -> str:
        low, high = decimal(100 * share.low, 1, self.lang), decimal(100 * share.high, 1, self.lang)
        return self.say("range", low=low, high=high)


def grids(summary: Summary, names: Names) -> Iterator[Grid]:
    """All tables of a report that have anything in them."""
    makers = (ratings, meetings, sides, agents_by_side, lengths, endings, casualties, pieces)
    for maker in makers:
        grid = maker(summary, names)
        if grid.rows:
            yield grid


def ratings(summary: Summary, names: Names) -> Grid:
    rows = []
    if summary.question.alone:
        pace = decimal(summary.standings[0].milliseconds, 2, names.lang)
        return grid(names, "pace", "agent pace", [[names.agent(0), pace]], 1)
    for one in summary.standings:
        rating = one.rating
        elo = signed(rating.value, 0, names.lang) if rating else "–"
        low, high = (
            (signed(v, 0, names.lang) for v in (rating.low, rating.high)) if rating else "––"
        )
        between = names.say("range", low=low, high=high) if rating else "–"
        points = f"{decimal(one.points, 1, names.lang)} / {one.games}" if rating else "–"
        pace = decimal(one.milliseconds, 2, names.lang)
        rows.append([names.agent(one.agent), elo, between, points, pace])
    return grid(names, "ratings", "agent rating interval points pace", rows, 4)


def grid(names: Names, key: str, head: str, rows: list[list[str]], figures: int) -> Grid:
    titles = [names.say(f"column-{word}") for word in head.split()]
    return Grid(names.say(key), titles, rows, figures, names.say(f"{key}.note"))


def meetings(summary: Summary, names: Names) -> Grid:
    rows = [
        [
            f"{names.agent(one.first)} – {names.agent(one.second)}",
            names.share(one.share),
            *map(str, one.pairs),
        ]
        for one in summary.meetings
    ]
    return grid(names, "meetings", "meeting share pair-0 pair-1 pair-2 pair-3 pair-4", rows, 6)


def sides(summary: Summary, names: Names) -> Grid:
    rows = []
    for field in summary.fields:
        for seat, score in enumerate(field.sides):
            where = [names.setting(field.setting), names.side(field.setting, seat)]
            rows.append([*where, *counts(names, score)])
    return grid(names, "sides", "battle side won drawn lost share", rows, 4)


def counts(names: Names, score: Score) -> list[str]:
    return [str(score.won), str(score.drawn), str(score.lost), names.share(score.share())]


def agents_by_side(summary: Summary, names: Names) -> Grid:
    rows = []
    for field in [] if summary.question.alone else summary.fields:
        for (agent, seat), score in sorted(field.by_agent.items()):
            where = [names.setting(field.setting), names.agent(agent)]
            rows.append([*where, names.side(field.setting, seat), *counts(names, score)])
    return grid(names, "by-agent", "battle agent side won drawn lost share", rows, 4)


def lengths(summary: Summary, names: Names) -> Grid:
    rows = [length(field, names) for field in summary.fields if field.turns]
    return grid(names, "lengths", "battle games turns shortest longest decisions met", rows, 6)


def length(field: Field, names: Names) -> list[str]:
    met = percent(sum(field.met) / len(field.met), names.lang, 0) if field.met else "–"
    return [
        names.setting(field.setting),
        str(len(field.turns)),
        decimal(median(field.turns), 1, names.lang),
        str(min(field.turns)),
        str(max(field.turns)),
        decimal(fmean(field.decisions), 0, names.lang),
        met,
    ]


def endings(summary: Summary, names: Names) -> Grid:
    rows = []
    for field in summary.fields:
        for (cite, winner), often in field.endings.most_common():
            side = names.say("nobody") if winner is None else names.side(field.setting, winner)
            share = percent(often / len(field.turns), names.lang)
            rows.append([names.setting(field.setting), names.ending(cite), side, str(often), share])
    return grid(names, "endings", "battle ending winner games of-games", rows, 2)


def casualties(summary: Summary, names: Names) -> Grid:
    rows = []
    for field in summary.fields:
        for seat, lost in enumerate(field.casualties):
            if not lost.all:
                continue
            where = [names.setting(field.setting), names.side(field.setting, seat)]
            means = [mean(names, some) for some in (lost.all, lost.won, lost.lost)]
            gone = decimal(summary.gone(field.setting, seat), 1, names.lang)
            rows.append([*where, *means, gone])
    return grid(names, "casualties", "battle side lost-of-all if-won if-lost gone", rows, 4)


def mean(names: Names, shares: list[float]) -> str:
    return percent(fmean(shares), names.lang) if shares else "–"


def pieces(summary: Summary, names: Names) -> Grid:
    rows = []
    for field in summary.fields:
        found = summary.pieces(field.setting)
        for seat in range(len(field.sides)):
            where = [names.setting(field.setting), names.side(field.setting, seat)]
            for _, piece, games, _ in [one for one in found if one[0] == seat][:MOST_PIECES]:
                share = percent(games / len(field.turns), names.lang)
                rows.append([*where, names.piece(field.setting, piece), str(games), share])
    return grid(names, "pieces", "battle side piece games of-games", rows, 2)


# In the terminal


def lines_of(found: Grid) -> Iterator[str]:
    """A table in columns as wide as necessary."""
    table = [list(found.head), *map(list, found.rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    first = len(widths) - found.figures
    yield found.title
    for row in table:
        cells = [
            cell.ljust(wide) if number < first else cell.rjust(wide)
            for number, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  " + "  ".join(cells).rstrip()
