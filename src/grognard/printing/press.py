"""The press: a paper set by Typst, with our own fonts and nothing of the machine's.

The `typst` package is an extra (`grognard[print]`): at 77 MB it is larger than all the rest that a
player needs, and most never print.
"""

from __future__ import annotations

import json
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import grognard
from grognard.kernel.aids import Paper

A4: Final = "a4"
LETTER: Final = "letter"
PAPERS: Final = (A4, LETTER)
FONTS: Final = Path(grognard.__path__[0], "printing", "fonts")
TEMPLATES: Final = Path(grognard.__path__[0], "printing", "templates")

Json = dict[str, Any]


class NoPress(Exception):
    """Typst is not installed here."""


def is_there() -> bool:
    return find_spec("typst") is not None


class Order:
    """How a paper is wanted; `proof` sets every card on a page of its own, to be measured."""

    def __init__(
        self, paper: str = A4, lang: str = "en", backs: bool = True, proof: bool = False
    ) -> None:
        self.paper: Final = paper
        self.lang: Final = lang
        self.backs: Final = backs
        self.proof: Final = proof

    def as_json(self) -> bytes:
        found = {"paper": self.paper, "lang": self.lang, "backs": self.backs, "proof": self.proof}
        return json.dumps(found).encode()


def pdf(paper: Paper, order: Order) -> bytes:
    """The document; raises NoPress where there is no Typst."""
    found: bytes = press().compile(files(paper, order), format="pdf", **ours())
    return found


def pictures(paper: Paper, order: Order, ppi: float) -> list[bytes]:
    """Every page as a PNG."""
    found = press().compile(files(paper, order), format="png", ppi=ppi, **ours())
    return found if isinstance(found, list) else [found]


def marked(paper: Paper, order: Order, label: str) -> list[Any]:
    """What the template says of itself under a label, such as what did not fit."""
    found = press().query(files(paper, order), f"<{label}>", field="value", **ours())
    answer: list[Any] = json.loads(found)
    return answer


def page_count(document: bytes) -> int:
    """Pages of a PDF of ours: its tree of pages says how many there are."""
    return max(int(found) for found in re.findall(rb"/Count (\d+)", document))


def press() -> Any:
    if not is_there():
        raise NoPress
    return import_module("typst")


def files(paper: Paper, order: Order) -> dict[str, bytes]:
    return {
        "main.typ": paper.template.read_bytes(),
        "order.json": order.as_json(),
        "data.json": json.dumps(paper.data, ensure_ascii=False).encode(),
    }


def ours() -> Json:
    return {"font_paths": [str(FONTS)], "ignore_system_fonts": True}
