"""grognard backup: save a server's database to one file."""

from __future__ import annotations

import argparse

from ..terminal.arguments import add_json, print_json
from ..terminal.databases import counts, finish
from ..terminal.screen import tell
from ..terminal.speech import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", help=say("help-database"))
    parser.add_argument("file", metavar="FILE", help=say("backup-help.file"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from grognard.server.store.backup import backup

    found = counts(finish(backup(args.database, args.file)))
    if args.json:
        print_json({"file": args.file, **found})
    else:
        tell(say("backup-done", file=args.file, **found))
    return 0
