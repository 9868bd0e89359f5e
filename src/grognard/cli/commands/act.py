"""grognard act: apply actions with given dice; the output is a position again."""

from __future__ import annotations

import argparse

from grognard.kernel.aids import Warning
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.sealed import sealed_wait, spoken, turn_to
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.lexicon import sentence

from ..terminal.arguments import (
    add_json,
    add_position,
    add_seat,
    load_position,
    print_json,
    seat_named,
)
from ..terminal.complaints import NotAllowed
from ..terminal.given_dice import GivenDice, RolledDice, read_dice
from ..terminal.screen import out
from ..terminal.speech import language, say
from ..terminal.warnings import warning_words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position(parser)
    parser.add_argument("action", metavar="ACTION", nargs="*", help=say("act-help.action"))
    dice = parser.add_mutually_exclusive_group()
    dice.add_argument("--dice", metavar="6,5,4", default="", help=say("act-help.dice"))
    dice.add_argument("--seed", type=int, metavar="N", help=say("act-help.seed"))
    add_seat(parser, say("act-help.seat"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args)
    dice = GivenDice(read_dice(args.dice)) if args.seed is None else RolledDice(args.seed)
    told = Told(game, args.seat)
    s.events = []
    told.settle(s, dice)
    for text in args.action:
        told.warn(act(game, s, text))
        told.settle(s, dice)
    asked = told.asked(s)
    dice.finish(question(game, s, asked))
    if args.json:
        verdict = game.verdict(s)
        over = verdict.cite if verdict else None
        found = {"events": told.lines, "warnings": told.warnings, "over": over}
        seat = None if asked is None else game.info.seats[asked]
        print_json(found | {"asked": seat, "position": game.write(s)})
    else:
        for line in [*told.warnings, *told.lines, question(game, s, asked)]:
            if line:
                out(f"# {line}")
        out(game.write(s).rstrip("\n"))
    return 0


def question(game: Game, s: State, seat: int | None) -> str:
    """Which seat is asked where play stops, and what; empty where none is."""
    if seat is None:
        return ""
    side = game.seat_name(s, seat, language())
    words = game.prompt(s, seat, language())
    return sentence(say("act-asked", side=side, words=words))


def act(game: Game, s: State, text: str) -> list[Warning]:
    """Answer the pending question, or raise BadNotation or NotAllowed and change nothing.

    Of several that are asked at once the first answers, or the one that is named: `south: ...`.
    Returns warnings for the seat that acted.
    """
    if sealed_wait(s) is not None and ": " in text:
        seat, text = spoken(game, s, text)
        turn_to(s, seat)
    decision = s.pending
    if not isinstance(decision, Decision):
        raise BadNotation(0, text, say("nobody-is-asked"))
    action = game.parse(s, text)
    refusal = decision.why_not(s, action)
    if refusal is not None:
        raise NotAllowed(game, s, decision, action, refusal)
    warnings = game.warnings(s, action, language())
    answer(s, action)
    return warnings


class Told:
    """What happens, in sentences: as a seat may know it, or all of it."""

    def __init__(self, game: Game, seat: str | None) -> None:
        self.game = game
        self.seat = None if seat is None else seat_named(game, seat)
        self.open = seat is None
        self.lines: list[str] = []
        self.warnings: list[str] = []

    def asked(self, s: State) -> int | None:
        """The seat that is asked now; of a hidden question the others know nothing."""
        decision = s.pending
        if not isinstance(decision, Decision):
            return None
        told = self.open or not decision.hidden or decision.seat == self.seat
        return decision.seat if told else None

    def warn(self, warnings: list[Warning]) -> None:
        """Unless only what one seat may know is wanted: a warning is for the seat that acts."""
        if self.open:
            self.warnings += [warning_words(warning) for warning in warnings]

    def settle(self, s: State, dice: GivenDice) -> None:
        """Process what has happened, then throw on to the next question."""
        self.hear(s)
        while isinstance(s.pending, Throw):
            faces = dice.take(s.pending)
            settle(s, s.pending.read(faces))
            self.hear(s)

    def hear(self, s: State) -> None:
        for event in s.events or []:
            told = event if self.open else self.game.redact(event, self.seat)
            line = "" if told is None else self.game.narrate(s, told, language())
            if line:
                self.lines.append(line)
        s.events = []
