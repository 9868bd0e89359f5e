"""grognard report: how a recorded game ended, its losses, luck and turning points."""

from __future__ import annotations

import argparse
from typing import Any, Final

from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import sentence
from grognard.report.luck import Balance
from grognard.report.report import LuckRow, Report, Swing, report_of, share

from ..terminal.arguments import add_json, add_seat, print_json, seat_label, seat_named
from ..terminal.files import in_file
from ..terminal.screen import HEADING, QUESTION, out, tell
from ..terminal.speech import language, say
from .replay import load_record

INDENT: Final = "  "
ZERO: Final = {"en": ".0", "fr": ",0"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    add_seat(parser, say("report-help.seat"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = load_record(args.record)
    reader = None if args.seat is None else seat_named(game, args.seat)
    try:
        report = report_of(record, game, reader, language())
    except BadNotation as wrong:
        raise in_file(args.record, wrong) from None
    if args.json:
        print_json(as_json(game, report))
    else:
        print_report(report)
    return 0


# On the screen


def print_report(report: Report) -> None:
    end = report.conclusion
    tell(end.title if end else say("report-open"), HEADING)
    if end:
        tell(end.words, QUESTION)
    print_units(report)
    print_luck(report)
    print_swings(report.swings)


def print_units(report: Report) -> None:
    out()
    tell(say("report-losses", measure=report.measure), HEADING)
    for seat, name in enumerate(report.sides):
        out(f"{sentence(name)}: {report.lost[seat]}")
        for row in report.units:
            if row.seat == seat:
                fate = say("report-fate", fate=row.fate, turn=row.turn) if row.fate else ""
                shots = say("report-shots", shots=row.shots, hits=row.hits) if row.shots else ""
                told = ", ".join(filter(None, [fate, shots]))
                tell(f"{row.lost:>4}  {row.name}{': ' if told else ''}{told}", indent=INDENT)


def print_luck(report: Report) -> None:
    out()
    tell(say("report-luck"), HEADING)
    for row in report.luck:
        tell(luck_words(report, row), indent=INDENT)
    facts = gain_facts(report.net)
    tell(say("report-net", side=report.sides[report.seat], **facts))


def luck_words(report: Report, row: LuckRow) -> str:
    facts = {"side": sentence(report.sides[row.seat]), "kind": row.name, "done": row.done}
    found = row.balance
    counted = {"dice": found.dice, "came": number(float(found.came)).removesuffix(ZERO[language()])}
    return say(
        "report-row",
        expected=number(float(found.expected)),
        **facts,
        **counted,
        **gain_facts(found),
    )


def gain_facts(found: Balance) -> dict[str, str]:
    gain = number(float(found.gain))
    signed = gain if found.gain < 0 else f"+{gain}"
    band = number(2 * found.error)
    return {"gain": signed, "band": band, "real": "yes" if found.is_real else "no"}


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if language() == "fr" else text


def print_swings(swings: list[Swing]) -> None:
    if not swings:
        return
    out()
    tell(say("report-swings"), HEADING)
    for swing in swings:
        points = round(100 * float(swing.after - swing.before))
        facts = {"turn": swing.turn, "words": swing.told, "change": f"{points:+d}"}
        tell(say("report-swing", line=swing.line, **facts), indent=INDENT)


# For programs


def as_json(game: Game, report: Report) -> dict[str, Any]:
    end = report.conclusion
    over = None
    if end is not None:
        words = {"title": end.title, "words": end.words, "cite": end.cite}
        over = {"winner": seat_label(game, end.winner), **words}
    seats = game.info.seats
    return {
        "seat": seats[report.seat],
        "over": over,
        "measure": report.measure,
        "lost": dict(zip(seats, report.lost, strict=True)),
        "units": [
            {
                "seat": seats[row.seat],
                "piece": row.piece,
                "shots": row.shots,
                "hits": row.hits,
                "lost": row.lost,
                "fate": row.fate,
                "line": row.line,
            }
            for row in report.units
        ],
        "luck": [
            {"seat": seats[row.seat], "kind": row.name, **balance_json(row.balance)}
            for row in report.luck
        ],
        "net": balance_json(report.net),
        "swings": [
            {"line": swing.line, "before": float(swing.before), "after": float(swing.after)}
            for swing in report.swings
        ],
        "strength": [[point.line, float(share(point, report.seat))] for point in report.points],
    }


def balance_json(found: Balance) -> dict[str, Any]:
    return {
        "dice": found.dice,
        "came": float(found.came),
        "expected": float(found.expected),
        "error": found.error,
        "real": found.is_real,
    }
