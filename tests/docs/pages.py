"""The code blocks of a page, by the heading they stand under."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = "```"


def blocks(name: str) -> dict[str, list[str]]:
    """The text of each code block, in order, under the last heading before it."""
    found: dict[str, list[str]] = {}
    heading, inside = "", False
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        if line.startswith(FENCE):
            inside = not inside
            if inside:
                found.setdefault(heading, []).append("")
        elif inside:
            found[heading][-1] += f"{line}\n"
        elif line.startswith("#"):
            heading = line.lstrip("# ")
    return found
