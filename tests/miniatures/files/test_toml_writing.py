"""TOML that is written is read as it was."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from grognard.miniatures.files.toml_writing import Page, quoted
from grognard.miniatures.length_unit import INCHES
from grognard.table.pose import INCH


def test_a_page_has_keys_tables_and_lists_of_tables() -> None:
    page = Page(INCHES)
    page.text("a", "x")
    page.whole("b", 3)
    page.table("c")
    page.length("d", 3 * INCH // 4)
    page.point("e", (INCH, 127))
    page.one_of("f")
    page.points("g", [(0, 0), (INCH, 0)])
    page.inline("h", {"i": page.degrees(9050), "j": quoted("y")})
    assert page.written() == (
        'a = "x"\nb = 3\n\n[c]\nd = 0.75\ne = [1, 0.05]\n\n[[f]]\ng = [[0, 0], [1, 0]]\n'
        'h = { i = 90.5, j = "y" }\n'
    )


def test_a_text_of_several_lines_keeps_them() -> None:
    assert quoted('a "b"\nc\\') == '"""\na \\"b\\"\nc\\\\\n"""'


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_every_text_is_read_as_it_is_written(text: str) -> None:
    read = tomllib.loads(f"a = {quoted(text)}")["a"]
    assert read == (f"{text}\n" if "\n" in text else text)
