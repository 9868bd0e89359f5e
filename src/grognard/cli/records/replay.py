"""grognard replay: retell a recorded game, step by step."""

from __future__ import annotations

import argparse
from itertools import pairwise
from typing import Final

from grognard.games import load
from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import play_back, verdict_of
from grognard.kernel.records.tableline import is_table_line, read_table_line
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find
from grognard.kernel.state import State

from ..terminal.arguments import add_json, add_seat, print_json, seat_label, seat_named
from ..terminal.files import in_file, read_text
from ..terminal.log import HEADLINE, is_lesser
from ..terminal.screen import FAINT, HEADING, QUESTION, out, tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    parser.add_argument("--to", type=int, metavar="N", help=say("replay-help.to"))
    add_seat(parser, say("replay-help.seat"))
    parser.add_argument("--position", action="store_true", help=say("replay-help.position"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = load_record(args.record)
    last = last_step(record, args.to)
    story = Story(game, record, args.seat)
    try:
        story.play(last)
    except BadNotation as wrong:
        raise in_file(args.record, wrong) from None
    if args.position:
        out(game.write(story.state).rstrip("\n"))
    elif args.json:
        print_json(story.as_json())
    else:
        story.print()
    return 0


def load_record(name: str) -> tuple[Game, Record]:
    """A record and the game that it names; errors name the file."""
    load()
    try:
        record = read_record(read_text(name))
    except BadNotation as wrong:
        raise in_file(name, wrong) from None
    return find(record.game, record.version), record


def last_step(record: Record, to: int | None) -> int:
    steps = len(record.entries)
    if to is None:
        return steps
    if not 0 <= to <= steps:
        raise BadNotation(0, str(to), say("no-such-step", steps=steps))
    return to


class Story:
    """A game as seen by one seat, by a spectator, or with all its secrets."""

    def __init__(self, game: Game, record: Record, seat: str | None) -> None:
        self.game: Final = game
        self.record: Final = record
        self.open: Final = seat is None
        self.seat: Final = None if seat is None else seat_named(game, seat)
        self.steps: Final[list[tuple[int, str, list[str]]]] = []

    def play(self, last: int) -> None:
        """Play back up to a decision."""
        states = play_back(self.record, self.game, listen=True)
        self.state = next(states)
        self.hear(0, "")
        if self.record.opening.throws:
            self.state = next(states)
            self.hear(0, "")
        for number in range(1, last + 1):
            self.state = next(states)
            self.hear(number, self.record.entries[number - 1].action)

    def hear(self, number: int, action: str) -> None:
        lines = [self.said(action)] if is_table_line(action) else []
        for event in self.state.events or []:
            told = event if self.open else self.game.redact(event, self.seat)
            lines.append("" if told is None else self.game.narrate(self.state, told, language()))
        self.state.events = []
        self.steps.append((number, action if self.open else "", [line for line in lines if line]))

    def said(self, action: str) -> str:
        """A command outside the rules."""
        line = read_table_line(action, self.game.info.seats)
        seat = self.game.info.seats[line.seat] if line.seat >= 0 else ""
        return say(f"said-{line.verb}", seat=seat, number=line.number, share=line.share)

    def verdict(self) -> Verdict | None:
        return verdict_of(self.game, self.state, self.record.entries[: self.steps[-1][0]])

    def as_json(self) -> dict[str, object]:
        verdict = self.verdict()
        over = None
        if verdict is not None:
            over = {"winner": seat_label(self.game, verdict.winner), "cite": verdict.cite}
        return {
            "game": self.record.game,
            "scenario": self.record.scenario,
            "options": self.record.options,
            "players": self.record.players,
            "steps": [{"number": n, "action": a, "events": lines} for n, a, lines in self.steps],
            "view": self.game.view(self.state, self.seat),
            "over": over,
        }

    def print(self) -> None:
        title = f"{self.game.info.name} · {self.record.scenario or say('from-a-position')}"
        tell(title, HEADING)
        told = [(n, line) for n, _, lines in self.steps for line in lines]
        for number, line in without_empty_headings(told):
            if line.startswith(HEADLINE):
                out()
                out(line, HEADING)
            else:
                tell(line, indent=f"{number:>4}  ", hanging=" " * 6)
        out()
        self.print_end(self.state)

    def print_end(self, s: State) -> None:
        out(self.game.table(s, self.seat, language()))
        out()
        over = self.verdict() is not None and self.game.verdict(s) is None
        asked = self.game.prompt(s, self.seat, language())
        tell(say("said-over", ending=self.record.ending) if over else asked, QUESTION)
        last = self.steps[-1][0]
        out(say("replay-count", at=last, steps=len(self.record.entries)), FAINT)


def without_empty_headings(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Headings with nothing under them are left out."""
    return [
        (n, line)
        for (n, line), (_, after) in pairwise([*lines, (0, "")])
        if not (is_lesser(line) and after.startswith(HEADLINE))
    ]
