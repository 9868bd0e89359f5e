"""A paper set by Typst, in a process of its own that ends with it.

As a program it reads a wish in JSON and writes `ok` and the PDF, or `refused` with what is wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from grognard.games import game as find_game
from grognard.games import load
from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import LANGUAGES
from grognard.printing.papers import NothingToPrint, paper_of
from grognard.printing.press import NoPress, Order, pdf

from ..errors import ApiError, problem_of
from .record_judge import asked_apart
from .worker import be_modest

NICENESS: Final = 10
GOOD: Final = b"ok\n"
BAD: Final = b"refused\n"


async def printed(modules: Sequence[str], wish: dict[str, Any]) -> bytes:
    """The PDF; raises ApiError."""
    said = await asked_apart(__name__, modules, json.dumps(wish))
    if said.startswith(GOOD):
        return said.removeprefix(GOOD)
    told: dict[str, str] = json.loads(said.removeprefix(BAD))
    raise ApiError("BAD_SETUP", problem=told.get(wish["lang"], ""))


def work_out(wish: dict[str, Any]) -> bytes:
    order = Order(wish["paper"], wish["lang"], wish["backs"])
    try:
        paper = paper_of(wish["kind"], find_game(wish["game"]), wish["wanted"], wish["lang"])
        return GOOD + pdf(paper, order)
    except (BadData, BadNotation) as wrong:
        told = {lang: problem_of(wrong, lang) for lang in LANGUAGES}
    except (NoPress, NothingToPrint):
        told = dict.fromkeys(LANGUAGES, wish["kind"])
    return BAD + json.dumps(told).encode()


def main(modules: Sequence[str]) -> None:
    be_modest(NICENESS)
    load(on_screen=True)
    for name in modules:
        import_module(name)
    sys.stdout.buffer.write(work_out(json.load(sys.stdin)))


if __name__ == "__main__":
    main(sys.argv[1:])
