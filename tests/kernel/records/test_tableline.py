"""Table lines: written, read back, and what they decide."""

from __future__ import annotations

import pytest

from grognard.kernel.records.tableline import TableLine, is_table_line, read_table_line
from grognard.kernel.refusal import BadNotation

SEATS = ["north", "south"]
LINES = [
    "* back 3 north",
    "* back 0 south agreed",
    "* resign south",
    "* time north",
    "* draw",
]


@pytest.mark.parametrize("text", LINES)
def test_a_table_line_reads_back_as_it_was_written(text: str) -> None:
    assert is_table_line(text)
    assert read_table_line(text, SEATS).text(SEATS) == text


def test_a_line_says_who_spoke_and_where_to_go_back_to() -> None:
    back = read_table_line("* back 12 south agreed", SEATS)
    assert (back.verb, back.seat, back.number, back.agreed) == ("back", 1, 12, True)
    assert read_table_line("* draw", SEATS).seat == -1


def test_an_action_is_no_table_line() -> None:
    assert not is_table_line("bid c5")
    assert not is_table_line("")


@pytest.mark.parametrize(
    "text",
    [
        "*",
        "* back",
        "* back north",
        "* back -1 north",
        "* back 1 north  agreed",
        "* back 1 north Agreed",
        "* back ٣ north",
        "* resign",
        "* win north",
        "* draw north",
        "* draw\n",
        "*draw",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=r"'\* back NUMBER SEAT'"):
        read_table_line(text, SEATS)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadNotation, match="'west': no such seat; known: north, south"):
        read_table_line("* resign west", SEATS)


@pytest.mark.parametrize(
    ("line", "winner", "cite"),
    [
        (TableLine("resign", 0), 1, "resigned"),
        (TableLine("time", 1), 0, "time"),
        (TableLine("draw", -1), None, "agreed"),
    ],
)
def test_the_last_table_line_decides(line: TableLine, winner: int | None, cite: str) -> None:
    verdict = line.verdict(SEATS)
    assert verdict is not None
    assert (verdict.winner, verdict.cite) == (winner, cite)


def test_going_back_decides_nothing() -> None:
    assert TableLine("back", 0, 1).verdict(SEATS) is None


def test_among_three_nobody_wins_by_one_giving_up() -> None:
    verdict = TableLine("resign", 0).verdict([*SEATS, "west"])
    assert verdict is not None
    assert verdict.winner is None
