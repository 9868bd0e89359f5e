"""grognard version: what runs, and whether it is compiled."""

from __future__ import annotations

import argparse
import sys

from grognard import __version__
from grognard.games import load
from grognard.native import running, why_not_compile

from ..terminal.arguments import add_json, print_json
from ..terminal.screen import tell
from ..terminal.speech import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    form = running()
    python = ".".join(str(part) for part in sys.version_info[:3])
    games = load()
    if args.json:
        rules = {game.info.key: game.info.version for game in games}
        print_json({"version": __version__, "rules": form, "python": python, "games": rules})
        return 0
    tell(say("version-line", version=__version__, python=python))
    reason = why_not_compile() or ""
    tell(
        say("version-rules", form=form) + (f" ({reason})" if reason and form != "compiled" else "")
    )
    for game in games:
        tell(say("version-game", name=game.info.name, version=game.info.version))
    return 0
