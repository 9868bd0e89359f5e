"""grognard verify: check the chain, the actions, the dice and the ending of a record."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from grognard.kernel.records.proof import PROVEN, how_proven, kinds_of_throws
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import verify
from grognard.kernel.refusal import BadData

from ..terminal.arguments import add_json, print_json
from ..terminal.screen import tell
from ..terminal.speech import say
from .replay import load_record

WRONG: Final = 1
NOT_PROVEN: Final = 3  # the record is valid, but its dice, or some of them, are not proven


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    parser.add_argument("--throws", action="store_true", help=say("verify-help.throws"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record: Record | None = None
    problems: list[str] = []
    throws: list[str] = []
    try:
        game, record = load_record(args.record)
        problems += [f"{args.record}: {problem}" for problem in verify(record, game)]
        throws += kinds_of_throws(record, game) if args.throws and not problems else []
    except BadData as wrong:
        problems.append(str(wrong))
    if args.json:
        dice = None if record is None or problems else how_proven(record)
        good = {"good": not problems, "dice": dice, "problems": problems}
        print_json({"record": args.record, **good, **({"throws": throws} if args.throws else {})})
    elif problems or record is None:
        for problem in problems:
            print(f"grognard: {problem}", file=sys.stderr)
    elif args.throws:
        for line in throws:
            print(line)
    else:
        steps, ending = len(record.entries), record.ending or say("still-open")
        tell(say("verified", record=args.record, steps=steps, ending=ending))
        tell(say(f"dice-{how_proven(record)}", **{"from": record.fair_from}))
    if problems or record is None:
        return WRONG
    return 0 if how_proven(record) == PROVEN else NOT_PROVEN
