"""grognard verify: check the chain, the actions, the dice and the ending of a record."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from grognard.kernel.records.pair_proof import standing_in, why_no_pair
from grognard.kernel.records.proof import PROVEN, how_proven, kinds_of_throws
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import verify
from grognard.kernel.refusal import BadData

from ..terminal.arguments import add_json, print_json
from ..terminal.pair import score
from ..terminal.screen import tell
from ..terminal.speech import say
from .replay import load_record

WRONG: Final = 1
NOT_PROVEN: Final = 3  # the record is valid, but some or all of its dice are not proven


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-record"))
    parser.add_argument("second", metavar="SECOND", nargs="?", help=say("verify-help.second"))
    parser.add_argument("--throws", action="store_true", help=say("verify-help.throws"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    codes = [verified(args, name) for name in (args.record, args.second) if name is not None]
    if args.second is None or WRONG in codes:
        return WRONG if WRONG in codes else max(codes)
    return WRONG if not is_one_match(args) else max(codes)


def is_one_match(args: argparse.Namespace) -> bool:
    """Whether two valid records are the two games of one match, which is reported."""
    (game, first), (_, second) = load_record(args.record), load_record(args.second)
    problems = why_no_pair(first, second, game)
    if args.json:
        print_json({"one_match": not problems, "problems": problems})
    elif problems:
        for problem in problems:
            print(f"grognard: {problem}", file=sys.stderr)
    else:
        told = score(standing_in(first, second, game), second, game)
        tell(say("one-match", score=told))
    return not problems


def verified(args: argparse.Namespace, name: str) -> int:
    """Report errors in a record, and what it proves; returns the exit code."""
    record: Record | None = None
    problems: list[str] = []
    throws: list[str] = []
    try:
        game, record = load_record(name)
        problems += [f"{name}: {problem}" for problem in verify(record, game)]
        throws += kinds_of_throws(record, game) if args.throws and not problems else []
    except BadData as wrong:
        problems.append(str(wrong))
    if args.json:
        dice = None if record is None or problems else how_proven(record)
        good = {"good": not problems, "dice": dice, "problems": problems}
        print_json({"record": name, **good, **({"throws": throws} if args.throws else {})})
    elif problems or record is None:
        for problem in problems:
            print(f"grognard: {problem}", file=sys.stderr)
    elif args.throws:
        for line in throws:
            print(line)
    else:
        steps, ending = len(record.entries), record.ending or say("still-open")
        tell(say("verified", record=name, steps=steps, ending=ending))
        tell(say(f"dice-{how_proven(record)}", **{"from": record.fair_from}))
    if problems or record is None:
        return WRONG
    return 0 if how_proven(record) == PROVEN else NOT_PROVEN
