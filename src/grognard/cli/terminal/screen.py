"""What is printed: wrapped to the width, coloured on a terminal, plain everywhere else."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Final

from rich.console import Console
from rich.text import Text

WIDEST: Final = 100
HEADING: Final = "bold"
QUESTION: Final = "bold yellow"
WARNING: Final = "red"
FAINT: Final = "dim"
DICE: Final = "cyan"


def is_terminal() -> bool:
    return sys.stdout.isatty()


def width() -> int:
    """The terminal's width, within limits; files and pipes get the same lines everywhere."""
    if not is_terminal():
        return WIDEST
    return min(WIDEST, max(40, shutil.get_terminal_size((WIDEST, 24)).columns))


def out(text: str = "", style: str = "") -> None:
    """Print unchanged."""
    if style and is_terminal():
        Console(file=sys.stdout, soft_wrap=True, highlight=False).print(Text(text, style=style))
    else:
        print(text)


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> str:
    """Paragraphs filled to the width; `hanging` indents every line after the first."""
    rest = indent if hanging is None else hanging
    return "\n".join(
        textwrap.fill(
            line,
            width(),
            initial_indent=indent,
            subsequent_indent=rest,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in text.split("\n")
    )


def cropped(text: str, less: int = 0) -> str:
    """One line that fits, with room left for so many characters more."""
    most = width() - less
    return text if len(text) <= most else text[: max(1, most - 1)] + "…"


def paragraphs(text: str) -> str:
    """Paragraphs separated by blank lines, each filled to the width."""
    return "\n\n".join(wrapped(" ".join(part.split())) for part in text.split("\n\n"))


def tell(text: str, style: str = "", indent: str = "", hanging: str | None = None) -> None:
    """Print sentences, wrapped."""
    out(wrapped(text, indent, hanging), style)


def clear() -> None:
    """An empty screen, with nothing left to scroll back to."""
    if is_terminal():
        print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
    else:
        out("\n" * 2 + "~" * 40 + "\n" * 2)
