"""grognard verify: check the chain, the actions, the dice and the ending of a record."""

from __future__ import annotations

import argparse
import sys

from ..kernel.refusal import BadData
from ..kernel.replay import verify
from .arguments import add_json, print_json
from .replay import load_record
from .screen import tell
from .speech import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    steps = 0
    ending = ""
    problems: list[str] = []
    try:
        game, record = load_record(args.record)
        steps, ending = len(record.entries), record.ending
        problems += [f"{args.record}: {problem}" for problem in verify(record, game)]
    except BadData as wrong:
        problems.append(str(wrong))
    if args.json:
        print_json({"record": args.record, "good": not problems, "problems": problems})
    elif problems:
        for problem in problems:
            print(f"grognard: {problem}", file=sys.stderr)
    else:
        tell(say("verified", record=args.record, steps=steps, ending=ending or say("still-open")))
    return 1 if problems else 0
