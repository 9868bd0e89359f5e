"""Files that players name: read and written with care, refused in one sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation

from .speech import language, say

STANDARD: Final = "-"
MOST_BYTES: Final = 64 * 1024 * 1024


def read_text(name: str) -> str:
    """The text of a file, or of standard input for "-"; raises BadData."""
    try:
        if name == STANDARD:
            return sys.stdin.buffer.read().decode("utf-8-sig")
        path = Path(name)
        if path.is_file() and path.stat().st_size > MOST_BYTES:
            raise BadData(name, "", say("file-too-large"))
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadData(name, say("file-line", line=line), say("file-not-text")) from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadData):
            raise
        raise BadData(name, "", say("file-unreadable", reason=reason_of(error))) from None


def in_file(name: str, wrong: BadNotation) -> BadData:
    """An error in a text, with the name of its file."""
    where = say("file-line", line=wrong.line) if wrong.line else ""
    expected = wrong.expected_in(language())
    return BadData(name, where, say("bad-value", value=shorten(wrong.value), expected=expected))


def shorten(value: str) -> str:
    """A value short enough to be quoted on one line, whatever a file may contain."""
    shown = "".join(c if c.isprintable() else "?" for c in value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def write_text(name: str, text: str) -> None:
    """Write a whole file at once, so that a failure leaves the old one as it was."""
    draft = f"{name}.part"
    try:
        Path(draft).write_text(text, encoding="utf-8", newline="\n")
        os.replace(draft, name)
    except (OSError, ValueError) as error:
        discard(draft)
        raise BadData(name, "", say("file-unwritable", reason=reason_of(error))) from None


def discard(name: str) -> None:
    try:
        Path(name).unlink(missing_ok=True)
    except (OSError, ValueError):
        return


def reason_of(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
