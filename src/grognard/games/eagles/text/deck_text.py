"""15.0 Decks as text: in lines for a file, in one line for an option, or as a share code.

A card a line, or several separated by commas, with x2 or x3 for copies; everything after a # is a
comment. What a deck is called and which battle it is made for may stand before the cards:

    deck Guard in the centre
    battle waterloo
    scale 1/2
    001         # Napoleon
    015 x3      # three copies of Quiot's Brigade
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from grognard.kernel.bringing.share_codes import LONGEST, ShareCodes

from .deck_problems import unread_deck

LONGEST_NAME: Final = 40
MOST_CARDS: Final = 400

CODES: Final = ShareCodes(
    "ed1.",
    b"deck historical balanced elite mass cavalry guns, battle charleroi, battle wavre, battle "
    b"ligny, battle quatre-bras, battle waterloo, scale 1/2, 201, 202, 203, 204, 111, 112, 113, "
    b"114, 001, 002, 003, 004, 005 x2, 010 x2, 015 x2, 018 x3, 020 x3, 030 x3, 040 x3, 050 x3",
)

_ENTRY: Final = re.compile(r"0*([1-9][0-9]{0,2})(?:\s*x\s*([1-3]))?", re.IGNORECASE)
_HEAD: Final = re.compile(r"(deck|battle|scale)\s+(.+)", re.IGNORECASE)


class DeckText:
    """What a text says: a number for each copy of a card; what it leaves out is empty."""

    def __init__(
        self, numbers: list[int], name: str = "", battle: str = "", scale: str = ""
    ) -> None:
        self.numbers: Final = numbers
        self.name: Final = name
        self.battle: Final = battle
        self.scale: Final = scale


def read_deck_text(text: str, file: str) -> DeckText:
    """15.0 A deck as it is written, or a share code; raises BadData with every bad entry."""
    if CODES.is_code(text):
        line = CODES.read(text)
        if line is None:
            raise unread_deck(file, [(1, text.strip()[:LONGEST_NAME])], "torn-code")
        text = line
    if len(text) > LONGEST:
        raise unread_deck(file, [], "too-long")
    numbers: list[int] = []
    heads: dict[str, str] = {}
    unread: list[tuple[int, str]] = []
    for place, entry in entries(text):
        match = _ENTRY.fullmatch(entry)
        head = _HEAD.fullmatch(entry)
        if match is not None:
            numbers += [int(match[1])] * int(match[2] or 1)
        elif head is not None and is_plain(head[2]):
            heads[head[1].lower()] = head[2]
        else:
            unread.append((place, entry))
    if unread or not numbers or len(numbers) > MOST_CARDS:
        raise unread_deck(file, unread, "too-long" if numbers else "empty")
    return DeckText(numbers, heads.get("deck", ""), heads.get("battle", ""), heads.get("scale", ""))


def entries(text: str) -> list[tuple[int, str]]:
    """Everything between commas and line ends, with its line."""
    found: list[tuple[int, str]] = []
    for line, raw in enumerate(text.splitlines(), start=1):
        for part in raw.split("#", 1)[0].split(","):
            if part.strip():
                found.append((line, part.strip()))
    return found


def is_plain(text: str) -> bool:
    """Whether it may be in a line of a record."""
    return len(text) <= LONGEST_NAME and text.isprintable()


def plain_name(text: str) -> str:
    """A name as a deck may have it."""
    kept = "".join(sign for sign in text if sign.isprintable() and sign not in ",#\\")
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def entry_of(number: int, copies: int) -> str:
    return f"{number:03d} x{copies}" if copies > 1 else f"{number:03d}"


def heads_of(deck: DeckText) -> list[str]:
    """The lines before the cards."""
    said = [("deck", plain_name(deck.name)), ("battle", deck.battle), ("scale", deck.scale)]
    return [f"{word} {value}" for word, value in said if value]


def deck_line(deck: DeckText) -> str:
    """The deck in one line, always the same for the same cards."""
    counted = sorted(Counter(deck.numbers).items())
    return ", ".join([*heads_of(deck), *(entry_of(number, n) for number, n in counted)])


def deck_code(deck: DeckText) -> str:
    return CODES.write(deck_line(deck))


def deck_file(deck: DeckText, comments: dict[int, str]) -> str:
    """The deck as a file, with a comment beside every card."""
    lines = heads_of(deck)
    for number, copies in sorted(Counter(deck.numbers).items()):
        entry = entry_of(number, copies)
        comment = comments.get(number, "")
        lines.append(f"{entry:<8} # {comment}" if comment else entry)
    return "\n".join(lines) + "\n"
