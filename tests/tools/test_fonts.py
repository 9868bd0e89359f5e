"""The faces of the browser: what the tool cuts, with every letter of our words."""

from __future__ import annotations

import io

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.fonts import PRINTED, ROOT, SENT, cut, faces


def letters(face: bytes) -> set[str]:
    return {chr(code) for code in TTFont(io.BytesIO(face)).getBestCmap()}


def test_the_browser_is_sent_what_the_tool_cuts_and_nothing_else() -> None:
    wanted = dict(faces())
    assert {path: path.read_bytes() for path in SENT.iterdir()} == wanted


def test_no_letter_of_the_words_is_lost() -> None:
    words = (path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.ftl"))
    spoken = set().union(*(path.read_text(encoding="utf-8") for path in words)) - {"\n"}
    for source in PRINTED.glob("*.ttf"):
        printed = letters(source.read_bytes())
        assert spoken & printed <= letters(cut(source)), source.name
        assert set("éÀœ«»’–") <= spoken & printed
