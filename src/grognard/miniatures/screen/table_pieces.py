"""Views as they are sent: the game's text, and a line for each piece with every figure of it.

    piece POSE SIZE BASE FIGURES ID

Figures of one role, turn and size that stand in a row are written as one, from its first to its
last: `role,turn,size,x,y,x,y,count`. What is as in the row before is left out. Lengths are tenths
of a millimetre, which is fine enough for the eye.

Interpreted: only a person waits.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.state import State

from ..contract.board import Figure, Figures, TablePiece
from ..game import MiniaturesGame

TENTH: Final = 10
NEAR: Final = 3  # as far as a figure may stand off its row
NO_FIGURES: Final = "-"


def sent_view(game: Game, s: State, seat: int | None) -> str:
    view = game.view(s, seat)
    return with_pieces(view, game.figures(s, seat)) if isinstance(game, MiniaturesGame) else view


def sent_open_view(game: Game, s: State) -> str:
    view = game.open_view(s)
    return with_pieces(view, game.open_figures(s)) if isinstance(game, MiniaturesGame) else view


def with_pieces(view: str, pieces: list[TablePiece]) -> str:
    return "\n".join([view.rstrip("\n"), *map(piece_line, pieces), ""])


def piece_line(piece: TablePiece) -> str:
    pose, size = (",".join(map(str, numbers)) for numbers in (piece.pose, piece.size))
    return f"piece {pose} {size} {piece.base} {packed(piece.figures) or NO_FIGURES} {piece.id}"


@lru_cache(maxsize=4000)  # a unit keeps its figures as long as it stands the same
def packed(figures: Figures) -> str:
    """Figures as text without spaces."""
    rows: list[str] = []
    before = ["", "", ""]
    for row in rows_of(figures):
        first, last = row[0], row[-1]
        looks = [first.role, str(first.turn), tenths(first.size)]
        said = [now if now != old else "" for now, old in zip(looks, before, strict=True)]
        places = [first.x, first.y] if len(row) == 1 else [first.x, first.y, last.x, last.y]
        count = [str(len(row))] if len(row) > 1 else []
        rows.append(",".join([*said, *map(tenths, places), *count]))
        before = looks
    return ";".join(rows)


def tenths(length: int) -> str:
    return str((length + TENTH // 2) // TENTH)


def rows_of(figures: Figures) -> list[list[Figure]]:
    """Figures one after another in a row, as many as may be at a time."""
    rows: list[list[Figure]] = []
    for figure in figures:
        if rows and is_row([*rows[-1], figure]):
            rows[-1].append(figure)
        else:
            rows.append([figure])
    return rows


def is_row(figures: list[Figure]) -> bool:
    """Whether they are equal, and evenly spaced from the first to the last."""
    first, last, steps = figures[0], figures[-1], len(figures) - 1
    return all(
        (one.role, one.turn, one.size) == (first.role, first.turn, first.size)
        and abs((one.x - first.x) * steps - (last.x - first.x) * place) <= NEAR * steps
        and abs((one.y - first.y) * steps - (last.y - first.y) * place) <= NEAR * steps
        for place, one in enumerate(figures)
    )
