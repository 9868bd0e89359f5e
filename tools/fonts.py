"""Cuts the faces of the browser from those we print with: web/src/ui/fonts.

    ./run tool fonts             writes them; a test checks that they are up to date

Kept are the letters of western languages, and, of the features of a face, those our styles use: a
third less to fetch before the first page is read.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parents[1]
PRINTED: Final = ROOT / "src" / "grognard" / "printing" / "fonts"
SENT: Final = ROOT / "web" / "src" / "ui" / "fonts"
LATIN: Final = (*range(0x20, 0x7F), *range(0xA0, 0x100))
# Where a name has one of these, the reader's own face draws it.
SELDOM: Final = "¢¤¥¦¨ª¬\u00ad®¯³´µ¶¸¹º¼¾ÐÞðþ"
MORE_LETTERS: Final = "ŒœŸ–—‘’‚“”„•…′″‹›€−↑↓"
ABLE: Final = ["kern", "liga", "lnum", "tnum"]
OWNERS: Final = [0, 13, 14]  # whose it is and its licence: a name is reserved to the whole face


def cut(source: Path) -> bytes:
    """A face with the letters that are kept, compressed; the same each time."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=ABLE, name_IDs=OWNERS, hinting=False, notdef_outline=True)
    letters = Subsetter(options)
    letters.populate(unicodes={*LATIN, *map(ord, MORE_LETTERS)} - {*map(ord, SELDOM)})
    letters.subset(font)
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def faces() -> Iterator[tuple[Path, bytes]]:
    """Each face of the browser: its file, and what is to be in it."""
    for source in sorted(PRINTED.glob("*.ttf")):
        yield SENT / f"{source.stem}.woff2", cut(source)


def main(arguments: list[str]) -> int:
    if arguments:
        print(__doc__)
        return 2
    for path, face in faces():
        path.write_bytes(face)
        print(f"{len(face):>9,}  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
