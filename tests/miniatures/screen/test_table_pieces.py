"""Figures as text: rows of those that are alike, and nothing said twice."""

from __future__ import annotations

from grognard.miniatures.contract.board import BLOCK, ROUND, Figure, TablePiece
from grognard.miniatures.screen.table_pieces import packed, piece_line, sent_view, with_pieces
from tests.kernel.games.tinygame import BIDS


def men(*places: tuple[int, int], role: str = "infantryman", turn: int = 0) -> list[Figure]:
    return [Figure(role, x, y, turn, 2000) for x, y in places]


def test_figures_in_a_row_are_written_as_one() -> None:
    rank = men((1000, 1000), (2714, 1000), (4429, 1000), (6143, 1000))
    assert packed(tuple(rank)) == "infantryman,0,200,100,100,614,100,4"


def test_a_gap_another_rank_or_a_turn_begins_another_row() -> None:
    figures = [
        *men((1000, 1000), (3000, 1000), (9000, 1000)),
        *men((1000, 3000), turn=-450),
        *men((3000, 3000), role="flag"),
    ]
    assert packed(tuple(figures)) == (
        "infantryman,0,200,100,100,300,100,2;,,,900,100;,-450,,100,300;flag,0,,300,300"
    )


def test_a_piece_is_a_line_that_ends_with_its_name() -> None:
    gun = TablePiece("g1", (100, -200, 9000), (3810, 5080), BLOCK, ())
    chief = TablePiece("chief of red", (1, 2, 0), (0, 0), ROUND, tuple(men((0, 0), role="general")))
    assert with_pieces("view 1\nturn 2\n", [gun, chief]).splitlines() == [
        "view 1",
        "turn 2",
        "piece 100,-200,9000 3810,5080 block - g1",
        "piece 1,2,0 0,0 round general,0,200,0,0 chief of red",
    ]
    assert piece_line(gun).startswith("piece ")


def test_games_without_a_table_send_their_view_as_it_is() -> None:
    s = BIDS.setup(BIDS.info.scenarios[0], {})
    assert sent_view(BIDS, s, 0) == BIDS.view(s, 0)
