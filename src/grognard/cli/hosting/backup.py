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
    parser.add_argument("--keep", type=int, metavar="N", help=say("backup-help.keep"))
    parser.add_argument("--rehearse", action="store_true", help=say("backup-help.rehearse"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from grognard.server.store.backup import backup
    from grognard.server.store.rehearsal import keep_newest, named_file, rehearse

    file = named_file(args.file)
    found = counts(finish(backup(args.database, file)))
    rehearsed = finish(rehearse(file)) if args.rehearse else None
    if args.keep and file != args.file:
        keep_newest(args.file, args.keep)
    if args.json:
        more = {} if rehearsed is None else {"rehearsed": rehearsed}
        print_json({"file": file, **found, **more})
        return 0
    tell(say("backup-done", file=file, **found))
    if rehearsed is not None:
        tell(say("backup-rehearsed", rows=rehearsed))
    return 0
