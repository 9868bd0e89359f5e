"""grognard restore: fill an empty database from a backup."""

from __future__ import annotations

import argparse

from ..terminal.arguments import add_json, print_json
from ..terminal.databases import counts, finish
from ..terminal.screen import tell
from ..terminal.speech import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("restore-help.file"))
    parser.add_argument("database", metavar="DATABASE", help=say("help-database"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from grognard.server.store.backup import restore

    found = counts(finish(restore(args.file, args.database)))
    if args.json:
        print_json({"file": args.file, **found})
    else:
        tell(say("restore-done", file=args.file, **found))
    return 0
