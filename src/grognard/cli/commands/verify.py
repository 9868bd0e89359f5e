"""grognard verify: check the chain, the actions, the dice and the ending of a record."""

from __future__ import annotations

import argparse
import sys

from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import verify
from grognard.kernel.refusal import BadData

from ..terminal.arguments import add_json, print_json
from ..terminal.screen import tell
from ..terminal.speech import say
from .replay import load_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record: Record | None = None
    problems: list[str] = []
    try:
        game, record = load_record(args.record)
        problems += [f"{args.record}: {problem}" for problem in verify(record, game)]
    except BadData as wrong:
        problems.append(str(wrong))
    if args.json:
        dice = None if record is None or problems else proof(record)
        good = {"good": not problems, "dice": dice, "problems": problems}
        print_json({"record": args.record, **good})
    elif problems or record is None:
        for problem in problems:
            print(f"grognard: {problem}", file=sys.stderr)
    else:
        steps, ending = len(record.entries), record.ending or say("still-open")
        tell(say("verified", record=args.record, steps=steps, ending=ending))
        tell(say(f"dice-{proof(record)}", **{"from": record.fair_from}))
    return 1 if problems else 0


def proof(record: Record) -> str:
    """How much a good record proves about its dice."""
    if record.secret:
        return "proven-from" if record.fair_from else "proven"
    return "promised" if record.commitment else "unproven"
