"""Where every man stands within the room that a battalion takes.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import Figure
from grognard.table.pose import CM

from ..model.actions import FORMATIONS, LINE
from ..model.pieces import (
    COLUMN_WIDTH,
    GROUP,
    GROUP_SIZE,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    Roster,
)

FIGURE: Final = 2 * CM  # the base of one figure
INFANTRYMAN: Final = "infantryman"
GENERAL: Final = "general"


def ranks(men: int, formation: int) -> list[Figure]:
    """18.1 Groups of two by two: side by side in line, two abreast in column."""
    return [man_of(group, file, formation) for group, file in map(_group_of, range(men))]


def _group_of(man: int) -> tuple[int, int]:
    return divmod(man, GROUP_SIZE)


def man_of(group: int, file: int, formation: int) -> Figure:
    rank, across = (0, group) if formation == LINE else divmod(group, COLUMN_WIDTH)
    x = across * GROUP + FIGURE * (file % 2) + FIGURE // 2
    y = rank * GROUP + FIGURE * (file // 2) + FIGURE // 2
    return Figure(INFANTRYMAN, x, y, 0)


def skirmish_order(men: int) -> list[Figure]:
    """18.2 Pairs, with the usual gap between them."""
    found = []
    for man in range(men):
        group, file = divmod(man, SCREEN_GROUP_SIZE)
        x = group * (GROUP + SCREEN_DEPTH) + FIGURE * file + FIGURE // 2
        found.append(Figure(INFANTRYMAN, x, SCREEN_DEPTH // 2, 0))
    return found


def figures_of(roster: Roster) -> dict[str, list[Figure]]:
    """Of a battalion by its formation, and of its screen."""
    men = int(roster.rankers)
    close = {name: ranks(men, order) for order, name in enumerate(FORMATIONS)}
    return {**close, "screen": skirmish_order(men)}


def chief_figures() -> dict[str, list[Figure]]:
    return {"": [Figure(GENERAL, 0, 0, 0)]}
