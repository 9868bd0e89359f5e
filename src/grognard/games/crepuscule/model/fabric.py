"""C-BLD-3, D-140: what the walls of buildings have suffered, in `Battle.walls`.

That lists a building, one of its façades and the wounds of that wall, three numbers each; in place
of a façade ROLLS stands for the dice of damage thrown for the building in this player turn, and a
number below it for a façade in which sappers have broken an opening. It is replaced, never changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .kinds import DRIVEN, DUSTY, NOBODY
from .state import ROLLS, Battle

PER_WALL: Final = 3


def suffered(b: Battle, building: i64, facade: i64) -> i64:
    """The wounds of a wall, or with ROLLS the dice of damage of this player turn."""
    for i in range(0, len(b.walls), PER_WALL):
        if b.walls[i] == building and b.walls[i + 1] == facade:
            return b.walls[i + 2]
    return 0


def add(b: Battle, building: i64, facade: i64, more: i64) -> None:
    count = suffered(b, building, facade) + more
    left: list[int] = []
    for i in range(0, len(b.walls), PER_WALL):
        if b.walls[i] != building or b.walls[i + 1] != facade:
            left += b.walls[i : i + PER_WALL]
    b.walls = [*left, int(building), int(facade), int(count)]


def wound_wall(b: Battle, building: i64, facade: i64, wounds: i64) -> None:
    add(b, building, facade, wounds)
    b.note("wall hit", NOBODY, [int(building), int(wounds)])


def count_roll(b: Battle, building: i64) -> None:
    """C-BLD-4 Two in a player turn at most."""
    add(b, building, ROLLS, 1)


def opening_in(facade: i64) -> i64:
    """The value that means an opening in place of its façade, and the other way round."""
    return 2 * ROLLS - facade


def is_pierced(b: Battle, building: i64, facade: i64) -> bool:
    return suffered(b, building, opening_in(facade)) > 0


def pierce(b: Battle, building: i64, facade: i64, uid: i64) -> None:
    """C-ENG-6 Sappers of a unit have broken an opening."""
    add(b, building, opening_in(facade), 1)
    b.note("wall pierced", uid, [int(building)])


def fill_with_dust(b: Battle, uid: i64) -> None:
    """C-BLD-4 Those inside see less in their next turn."""
    b.mark(uid, DUSTY)
    b.note("dust", uid, [])


def drive(b: Battle, uid: i64) -> None:
    """C-BLD-4 Outside it counts as fleeing, until it forms again by itself in its next turn."""
    b.flee(uid)
    b.mark(uid, DRIVEN)
    b.note("driven out", uid, [])
