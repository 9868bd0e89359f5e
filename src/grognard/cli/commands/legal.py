"""grognard legal: every legal action of a position, or why one is not."""

from __future__ import annotations

import argparse

from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Game
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from ..terminal.arguments import add_json, add_position, load_position, print_json
from ..terminal.complaints import NotAllowed
from ..terminal.menu import grouped
from ..terminal.screen import FAINT, QUESTION, cropped, out, tell
from ..terminal.speech import language, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position(parser)
    parser.add_argument("--why", metavar="ACTION", help=say("legal-help.why"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args)
    decision = pending_decision(game, s)
    if args.why is not None:
        return explain(game, s, decision, args)
    actions = in_order(game, s, decision.offered(s))
    if args.json:
        listed = [
            {"action": game.notate(s, a), "words": game.describe(s, a, language())} for a in actions
        ]
        asked = game.info.seats[decision.seat]
        print_json({"asked": asked, "cite": decision.cite, "actions": listed})
    else:
        list_actions(game, s, decision, actions)
    return 0


def pending_decision(game: Game, s: State) -> Decision:
    """The question a position waits with; raises BadNotation where there is none."""
    if not isinstance(s.pending, Decision):
        raise BadNotation(0, game.prompt(s, None, language()), say("nobody-is-asked"))
    return s.pending


def in_order(game: Game, s: State, actions: list[Action]) -> list[Action]:
    """By the piece that acts."""
    return [action for group in grouped(game, s, actions).values() for action in group]


def list_actions(game: Game, s: State, decision: Decision, actions: list[Action]) -> None:
    tell(game.prompt(s, decision.seat, language()), QUESTION)
    pairs = [(game.notate(s, a), game.describe(s, a, language())) for a in actions]
    margin = max((len(notation) for notation, _ in pairs), default=0)
    for notation, words in pairs:
        out(cropped(f"  {notation:<{margin}}  {words}".rstrip()))
    out(say("legal-count", count=len(pairs)), FAINT)


def explain(game: Game, s: State, decision: Decision, args: argparse.Namespace) -> int:
    actions = meant(game, s, args.why)
    found = nearest(game, s, actions)
    if found is None:
        text = game.notate(s, allowed(s, actions)[0])
        if args.json:
            print_json({"action": text, "legal": True})
        else:
            tell(say("it-is-legal", action=text))
        return 0
    wrong = NotAllowed(game, s, decision, *found)
    if not args.json:
        raise wrong
    print_json(wrong.as_json())
    return 1
