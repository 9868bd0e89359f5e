"""What armies, units, generals and places are called in each language. Interpreted."""

from __future__ import annotations

import re
from typing import Final

from grognard.miniatures.screen.known_names import KnownNames

ADDED: Final = re.compile(r" \(| \+ |, ")

NAMES: Final = KnownNames("age")
named: Final = NAMES.named


def short(name: str) -> str:
    """A name that fits on a label: without what is added to it."""
    return ADDED.split(name)[0]
