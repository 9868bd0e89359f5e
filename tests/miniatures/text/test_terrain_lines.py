"""The ground of a position, one piece a line, in the kinds and the unit of a game."""

from __future__ import annotations

import pytest

from grognard.kernel.refusal import BadNotation
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.terrain.kinds import Kind
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.text.lengths import Lengths
from grognard.miniatures.text.terrain_lines import TerrainLines

INCH = INCHES.size
SIZE = (48 * INCH, 48 * INCH)
GROUND = TerrainLines({"fen": Kind(1), "fence": Kind(2, line=True)}, Lengths(INCHES), 2)


def said(piece: Piece) -> tuple[str, str, int]:
    return piece.kind, piece.name, len(piece.points)


def lines(*texts: str) -> list[tuple[int, str]]:
    return list(enumerate(texts, 1))


def wrong(*texts: str) -> tuple[int, str, str]:
    with pytest.raises(BadNotation) as caught:
        GROUND.read(lines(*texts), SIZE)
    return caught.value.line, caught.value.value, caught.value.expected


def test_pieces_are_read_and_written() -> None:
    texts = ["terrain fen 1,1 4.5,1 4,4: The Great Fen", "terrain fence 10,10 20,10 20,20"]
    found = GROUND.read(lines("battle bridge", *texts), SIZE)
    assert [said(piece) for piece in found] == [("fen", "The Great Fen", 3), ("fence", "", 3)]
    assert found[0].points[1] == (9 * INCH // 2, INCH)
    assert GROUND.write(found) == texts


def test_a_bare_table_is_said_by_a_word() -> None:
    assert GROUND.given(lines("terrain none")) and not GROUND.given(lines("battle bridge"))
    assert GROUND.read(lines("terrain none"), SIZE) == []
    assert GROUND.write([]) == ["terrain none"]
    assert wrong("terrain fence 1,1 2,2", "terrain none")[:2] == (2, "none")


def test_what_is_wrong_is_said_with_its_line() -> None:
    assert wrong("terrain hill 1,1") == (
        *(1, "hill"),
        "expected none or a kind of terrain: fen, fence",
    )
    assert wrong("battle bridge", "terrain fen 1,1 2,2")[:2] == (2, "fen")
    assert wrong("terrain fence 1,1 2,49")[2].endswith("is off the table of 48 x 48 in")
    assert wrong("terrain fence 1,1 two")[:2] == (1, "two")
    three = [f"terrain fence 1,{y} 9,{y}" for y in range(3)]
    assert wrong(*three)[::2] == (3, "expected at most 2 pieces of terrain")
