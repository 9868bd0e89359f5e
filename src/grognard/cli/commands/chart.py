"""grognard chart: the charts of a game's card, for people who play with real figures."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.charts.answer import Answer, BadDice, Impossible
from grognard.kernel.charts.book import ChartBook, minus, runs, span
from grognard.kernel.charts.chart import POOL, Chart, Stage
from grognard.kernel.charts.facts import CHOICE, TICK, Fact
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.tally import Tally

from ..terminal.arguments import Parser, add_json, add_language, print_json
from ..terminal.figures import bar, percent
from ..terminal.screen import FAINT, HEADING, out, tell
from ..terminal.speech import language, say

SEEDS: Final = 2**63
AROUND: Final = 1  # lines of a table on both sides of the one that is lit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("chart-help.game"))
    parser.add_argument("chart", metavar="CHART", nargs="?", help=say("chart-help.chart"))
    parser.add_argument(
        "facts", metavar="FACTS", nargs=argparse.REMAINDER, help=say("chart-help.facts")
    )


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        for key in PACKAGES:
            list_charts(find_game(key))
        return 0
    game = find_game(args.game)
    book = book_of(game)
    if args.chart is None:
        list_charts(game)
        return 0
    chart = book.chart(args.chart)
    if chart is None:
        known = ", ".join(one.key for one in book.charts)
        raise BadNotation(0, args.chart, say("chart-unknown", known=known))
    report = Report(game, book, chart, read_facts(game, book, chart, args.facts))
    return report.tell()


def book_of(game: Game) -> ChartBook:
    book = game.charts()
    if book is None:
        raise BadNotation(0, game.info.key, say("chart-none"))
    return book


def list_charts(game: Game) -> None:
    book = game.charts()
    if book is None:
        return
    tell(game.info.name, HEADING)
    for chart in book.charts:
        flags = " ".join(flag_of(fact) for fact in chart.facts)
        if flags:
            tell(flags, indent=f"  {chart.key:<12}", hanging=" " * 14)
        else:
            out(f"  {chart.key}")


def flag_of(fact: Fact) -> str:
    if fact.kind == TICK:
        return f"[--{fact.key}]"
    return f"[--{fact.key} {'|'.join(fact.choices) or f'{fact.least}..{fact.most}'}]"


# Questions


def read_facts(
    game: Game, book: ChartBook, chart: Chart, given: Sequence[str]
) -> argparse.Namespace:
    """The flags of a chart are its facts."""
    parser = Parser(
        prog=f"grognard chart {game.info.key} {chart.key}",
        description=book.title(chart, language()),
    )
    for fact in chart.facts:
        words = f"{book.label(fact, language())} ({number_of(fact.cite)})".replace("%", "%%")
        if fact.kind == TICK:
            parser.add_argument(f"--{fact.key}", action="store_true", help=words)
        elif fact.kind == CHOICE:
            shown = "|".join(fact.choices)
            parser.add_argument(f"--{fact.key}", choices=fact.choices, metavar=shown, help=words)
        else:
            shown = f"{fact.least}..{fact.most}"
            parser.add_argument(f"--{fact.key}", type=int, metavar=shown, help=words)
    if chart.throw is not None:
        dice = parser.add_mutually_exclusive_group()
        dice.add_argument("--die", metavar="N[,N]", help=say("chart-help.die"))
        dice.add_argument("--throw", action="store_true", help=say("chart-help.throw"))
    add_json(parser)
    add_language(parser)
    return parser.parse_args(list(given))


def number_of(cite: str) -> str:
    return cite.partition(" ")[0]


def values_of(chart: Chart, args: argparse.Namespace) -> dict[str, int]:
    """The facts that were given; raises BadNotation with the rule of an impossible one."""
    given = vars(args)
    values: dict[str, int] = {}
    for fact in chart.facts:
        value = given[fact.key.replace("-", "_")]
        if fact.kind == TICK:
            values[fact.key] = int(value)
        elif value is not None and fact.kind == CHOICE:
            values[fact.key] = fact.choices.index(value)
        elif value is not None:
            if value not in fact.span():
                raise BadNotation(
                    0,
                    f"--{fact.key} {value}",
                    say("chart-span", least=fact.least, most=fact.most, rule=number_of(fact.cite)),
                )
            values[fact.key] = value
    return values


def why_unasked(chart: Chart, values: dict[str, int], answer: Answer) -> str:
    """A fact that was given although another one excludes it; empty when there is none."""
    for fact in chart.facts:
        usual = 0 if fact.kind == TICK else None
        given = values.get(fact.key, usual)
        if given not in (usual, None) and not fact.is_asked(answer.values):
            return fact.key
    return ""


class Report:
    """The answer of a chart in words, or for programs."""

    def __init__(self, game: Game, book: ChartBook, chart: Chart, args: argparse.Namespace) -> None:
        self.book: Final = book
        self.chart: Final = chart
        self.json: Final[bool] = args.json
        self.game: Final = game
        values = values_of(chart, args)
        try:
            self.answer: Final = Answer(chart, values)
        except Impossible as wrong:
            facts = " ".join(args_of(chart, values))
            raise BadNotation(0, facts, game.explain(wrong.refusal, language())) from None
        unasked = why_unasked(chart, values, self.answer)
        if unasked:
            self.refuse_unasked(unasked)
        self.faces: Final = self.faces_of(args)

    def refuse_unasked(self, key: str) -> None:
        fact = self.chart.fact(key)
        assert fact is not None and fact.needs is not None
        needed = self.chart.fact(fact.needs[0])
        assert needed is not None
        allowed = [needed.choices[v] if needed.choices else str(v) for v in fact.needs[1]]
        raise BadNotation(
            0,
            f"--{key}",
            say(
                "chart-needs",
                flag=f"--{needed.key} {'|'.join(allowed)}",
                rule=number_of(fact.cite),
            ),
        )

    def faces_of(self, args: argparse.Namespace) -> list[int] | None:
        """The dice that were thrown, or are thrown now; raises BadNotation."""
        throw = self.chart.throw
        if throw is None or self.answer.sure is not None:
            return None
        if args.throw:
            import secrets

            rng = Rng(secrets.randbelow(SEEDS))
            return self.answer.toss(lambda: rng.below(throw.faces) + 1)
        if args.die is None:
            return None
        try:
            faces = [int(face) for face in args.die.split(",")]
            self.answer.score(faces)
        except (BadDice, ValueError):
            expected = say(
                "chart-dice",
                count=self.answer.dice(),
                faces=throw.faces,
                rule=number_of(self.chart.cite),
            )
            raise BadNotation(0, args.die, expected) from None
        return faces

    def tell(self) -> int:
        if self.json:
            print_json(self.as_json())
        else:
            self.print()
        return 0

    # For programs

    def as_json(self) -> dict[str, Any]:
        answer = self.answer
        found: dict[str, Any] = {
            "game": self.game.info.key,
            "chart": self.chart.key,
            "facts": answer.values,
            "sums": {key: self.sum_json(key, tally) for key, tally in answer.sums.items()},
        }
        if self.chart.throw is not None:
            found["dice"] = answer.dice()
            found["row"] = self.lane_name()
            found["odds"] = [
                {"result": self.name(place), "rule": self.rule(place), "chance": float(chance)}
                for place, chance in enumerate(answer.odds())
                if chance
            ]
        if answer.sure is not None:
            found["result"] = self.result_json(answer.sure[0])
        if self.faces is not None:
            score = answer.score(self.faces)
            found["faces"], found["score"] = self.faces, score
            found["result"] = self.result_json(answer.result(score))
        return found

    def sum_json(self, key: str, tally: Tally) -> dict[str, Any]:
        parts = self.parts(key)
        return {
            "total": tally.total / parts if parts > 1 else tally.total,
            "lines": [
                {
                    "rule": number_of(cite),
                    "cite": cite,
                    "value": value / parts if parts > 1 else value,
                    "words": self.game.label_of(cite, value, language()),
                }
                for cite, value in tally.lines
            ],
        }

    def result_json(self, place: int) -> dict[str, str]:
        result = self.chart.results[place]
        words = self.book.told(result, language())
        return {"result": self.name(place), "rule": number_of(result.cite), "words": words}

    # In words

    def parts(self, key: str) -> int:
        return next(each.parts for each in self.chart.sums if each.key == key)

    def name(self, place: int) -> str:
        return self.book.result(self.chart.results[place], language())

    def rule(self, place: int) -> str:
        return number_of(self.chart.results[place].cite)

    def lane_name(self) -> str:
        table = self.chart.table
        return self.book.lane(self.answer.row(), language()) if table else ""

    def print(self) -> None:
        title = self.book.title(self.chart, language())
        tell(f"{title} ({number_of(self.chart.cite)})", HEADING)
        for key, tally in self.answer.sums.items():
            self.print_sum(key, tally)
        if self.chart.throw is None:
            return
        if self.answer.sure is not None:
            place, cite = self.answer.sure
            out()
            tell(
                say(
                    "chart-sure",
                    words=self.book.ledger.text(cite, language()),
                    rule=number_of(cite),
                )
            )
            self.print_result(place)
            return
        self.print_table()
        self.print_odds()
        if self.faces is not None:
            self.print_throw(self.faces)

    def print_sum(self, key: str, tally: Tally) -> None:
        parts = self.parts(key)
        out()
        out(self.book.sum_title(key, language()))
        for place, (cite, value) in enumerate(tally.lines):
            sign = "+" if place and value >= 0 else ""
            words = self.game.label_of(cite, value, language())
            out(f"  {sign + f'{value / parts:g}':>5}  {words:<36} {number_of(cite)}")
        if len(tally.lines) > 1:
            out(f"  {'=' + f'{tally.total / parts:g}':>5}")

    def print_table(self) -> None:
        """The highlighted line and its neighbours, or the results of the only one."""
        table = self.chart.table
        assert table is not None
        out()
        if not table.across or self.chart.throw is None or self.chart.throw.kind == POOL:
            return
        first = max(0, self.answer.lane - AROUND)
        names = [self.book.short(result, language()) for result in self.chart.results]
        widths = [max(len(name), 6) + 2 for name in names]
        out(f"  {'':<8}{''.join(f'{n:>{w}}' for n, w in zip(names, widths, strict=True))}".rstrip())
        for place in range(first, min(len(table.lanes), self.answer.lane + AROUND + 1)):
            lane = table.lanes[place]
            cells = {result: span(low, high) for result, low, high in runs(lane)}
            row = "".join(f"{cells.get(n, '·'):>{w}}" for n, w in enumerate(widths))
            mark = ">" if place == self.answer.lane else " "
            out(f"{mark} {self.book.lane(lane, language()):<8}{row}")
        out()

    def print_odds(self) -> None:
        spans: dict[int, str] = {}
        table = self.chart.table
        throw = self.chart.throw
        assert table is not None and throw is not None
        if throw.kind == POOL:
            self.print_pool(throw.stages)
        elif not table.across:
            spans = {result: span(low, high) for result, low, high in runs(self.answer.row())}
        for place, chance in enumerate(self.answer.odds()):
            if chance or place in spans:
                score = f"{spans[place]:>8}  " if spans else ""
                name = f"{self.name(place)} ({self.rule(place)})"
                out(f"  {score}{percent(chance):>7}  {name:<40} {bar(chance)}".rstrip())

    def print_pool(self, stages: Sequence[Stage]) -> None:
        """The needs of all throws in their order."""
        if self.answer.need() > 1:
            out(say("chart-pool", dice=self.answer.dice(), need=self.answer.need()))
        for stage in stages:
            need = self.answer.stage_need(stage)
            name = self.book.say(language(), f"stage-{stage.key}")
            out(f"{name}: {span(need, None) if need <= self.answer.faces() else '–'}")

    def print_throw(self, faces: list[int]) -> None:
        score = self.answer.score(faces)
        out()
        out(say("chart-thrown", faces=", ".join(map(str, faces)), score=minus(score)), HEADING)
        self.print_result(self.answer.result(score))

    def print_result(self, place: int) -> None:
        result = self.chart.results[place]
        told = self.book.told(result, language())
        tell(f"{self.name(place)}. {told} ({self.rule(place)})")
        for cite in result.also:
            tell(f"{self.book.ledger.text(cite, language())} ({number_of(cite)})", FAINT)


def args_of(chart: Chart, values: dict[str, int]) -> list[str]:
    """Facts as they are typed."""
    found: list[str] = []
    for fact in chart.facts:
        value = values.get(fact.key)
        if value is None or (fact.kind == TICK and not value):
            continue
        found.append(f"--{fact.key}")
        if fact.kind == CHOICE:
            found.append(fact.choices[value])
        elif fact.kind != TICK:
            found.append(str(value))
    return found
