"""The place of every man within the room of a battalion or its screen.

Rules know only the room: which man is where is for looks only.

Interpreted: only a person waits.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Final

from grognard.kernel.decision import Action
from grognard.miniatures.contract.board import (
    BLOCK,
    DRUM,
    FALLEN,
    FLAG,
    GENERAL,
    INFANTRYMAN,
    LOOSE,
    OFFICER,
    ROUND,
    SERGEANT,
    Figure,
    Figures,
    TablePiece,
)
from grognard.miniatures.screen.lots import lots
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.formations import strip_width
from grognard.table.pose import CM, MM, Pose

from ..chapters.figures import depth_of, width_of
from ..chapters.setting_up.placing import size_of
from ..model import pieces as model
from ..model.actions import LINE, SOUTH, Place, PlaceCommander, PlaceScreen, RideTo
from ..model.pieces import (
    COLUMN_WIDTH,
    GROUP,
    GROUP_SIZE,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    THINNED,
    Battalion,
    Commander,
)
from ..model.state import Battle
from ..text.notation import SCREEN
from ..text.writing import SEATS

FIGURE: Final = 2 * CM  # the base of one figure
CHIEF: Final = 3 * CM
CLOSEST: Final = 1750  # from figure to figure before they are drawn smaller
PAIR: Final = 2  # files and ranks of a group
ROLES: Final = (DRUM, SERGEANT, FLAG, OFFICER)  # of characters, by kind
LEADING: Final = (model.OFFICER, model.ENSIGN, model.DRUMMER, model.SERGEANT)
OFF_LINE: Final = 3 * MM // 2  # skirmishers before and behind the middle of their strip
LOOK_ASIDE: Final = 16 * DEGREE
SPREAD: Final = 137  # from each man that has fallen to the next, as they lie


def pieces(b: Battle) -> list[TablePiece]:
    """Battalions with their screens, then the Supreme Commanders."""
    found = []
    for u in b.units:
        if u.on_table():
            found.append(battalion(u))
            if u.screen:
                found.append(screen(u))
    return found + [commander(b, c) for c in b.commanders if c.placed and c.alive]


def battalion(u: Battalion) -> TablePiece:
    """18.5, R44 Fallen figures keep their places until half of the battalion is lost."""
    men = u.rankers if u.marks & THINNED else u.formed_at_start()
    size = int(width_of(u)), int(depth_of(u))
    figures = ranks(u.roster.id, size, int(u.rankers), int(men), tuple(u.staff))
    return TablePiece(u.roster.id, numbers(u.pose), size, BLOCK, figures)


def screen(u: Battalion) -> TablePiece:
    id, width = u.roster.id + SCREEN, int(strip_width(u.screen_groups(), GROUP, u.gap))
    figures = skirmishers(id, int(u.screen), width)
    return TablePiece(id, numbers(u.screen_pose), (width, SCREEN_DEPTH), LOOSE, figures)


def commander(b: Battle, c: Commander) -> TablePiece:
    """He looks over the field from the edge that is his own."""
    south = b.sides[c.seat] == SOUTH if b.sides else c.seat == 0
    pose = int(c.x), int(c.y), 0 if south else 2 * QUARTER
    return TablePiece(f"commander {SEATS[c.seat]}", pose, (0, 0), ROUND, CHIEF_ALONE)


def numbers(pose: Pose) -> tuple[int, int, int]:
    return int(pose.x), int(pose.y), int(pose.h)


def in_hand(b: Battle, action: Action) -> Figures:
    """The figures of a piece that an order would put on the table; nothing where it is already."""
    if isinstance(action, Place):
        u = b.units[action.unit]
        width, depth = size_of(u, action)
        men = max(int(u.roster.rankers - action.detached), 0)
        return ranks(u.roster.id, (int(width), int(depth)), men, men, tuple(u.staff))
    if isinstance(action, PlaceScreen):
        u = b.units[action.unit]
        width = strip_width(u.screen_groups(), GROUP, action.gap)
        return skirmishers(u.roster.id + SCREEN, int(u.screen), int(width))
    return CHIEF_ALONE if isinstance(action, (PlaceCommander, RideTo)) else ()


CHIEF_ALONE: Final = (Figure(GENERAL, 0, 0, 0, CHIEF),)


# Close order


@lru_cache(maxsize=2000)  # a battalion stands the same until it loses somebody or changes formation
def ranks(
    id: str, size: tuple[int, int], standing: int, men: int, staff: tuple[int, ...]
) -> Figures:
    """18.1 A line makes way for its characters in the middle, a column at its head."""
    if not all(size):
        return ()
    room = Room(size, sum(staff))
    places = room.men(men)
    down = fallen(id, standing, len(places))
    lying = [room.stand(FALLEN, *places[man], man * SPREAD % 360 * DEGREE) for man in down]
    up = [place for man, place in enumerate(places) if man not in down]
    up.sort(key=lambda place: (place[1], place[0]))
    roles = [ROLES[kind] for kind in LEADING for _ in range(staff[kind])]
    present = [room.stand(role, *room.of_staff(order)) for order, role in enumerate(roles)]
    return *lying, *(room.stand(INFANTRYMAN, *place) for place in up), *present


class Room:
    """Files and ranks in the room that a battalion takes, with so many characters among them."""

    def __init__(self, size: tuple[int, int], staff: int) -> None:
        self.files: Final = max(1, round(size[0] / FIGURE))
        self.rows: Final = max(1, round(size[1] / FIGURE))
        self.staff: Final = staff
        self.in_line: Final = self.files > self.rows
        self.middle: Final = self.files // 2
        self.more: Final = -(-staff // (self.rows if self.in_line else self.files))
        self.across: Final = size[0] / (self.files + self.more * self.in_line)
        self.down: Final = size[1] / (self.rows + self.more * (not self.in_line))
        self.size: Final = round(FIGURE * min(1, self.across / CLOSEST, self.down / CLOSEST))

    def stand(self, role: str, file: float, rank: float, turn: int = 0) -> Figure:
        x, y = round((file + 0.5) * self.across), round((rank + 0.5) * self.down)
        return Figure(role, x, y, turn, self.size)

    def men(self, count: int) -> list[tuple[float, float]]:
        """18.1 By groups of two files and two ranks from the left front."""
        found: list[tuple[float, float]] = []
        for row in range(0, self.rows, PAIR):
            for file in range(0, self.files, PAIR):
                for man in range(GROUP_SIZE):
                    place = file + man % PAIR, row + man // PAIR
                    if place[0] < self.files and place[1] < self.rows:
                        found.append(self.beside_staff(*place))
        return found[:count]

    def beside_staff(self, file: int, rank: int) -> tuple[float, float]:
        if not self.in_line:
            return file, rank + self.more
        return file + self.more if file >= self.middle else file, rank

    def of_staff(self, order: int) -> tuple[float, float]:
        """By pairs in the middle of a line, one alone between its ranks; abreast in front of a
        column.

        The first are those that lead.
        """
        if self.in_line:
            file, rank = divmod(order, self.rows)
            alone = order == self.staff - 1 and rank == 0
            return self.middle + file, (self.rows - 1) / 2 if alone else rank
        row, file = divmod(order, self.files)
        among = min(self.files, self.staff - row * self.files)
        return (self.files - among) / 2 + file, row


def fallen(id: str, standing: int, men: int) -> list[int]:
    """Which of so many lie on the ground; the same stay down when others join them."""
    drawn = sorted(zip(islice(lots(id), men), range(men), strict=True))
    return [man for _, man in drawn[: max(0, men - standing)]]


# Open order


@lru_cache(maxsize=500)
def skirmishers(id: str, men: int, width: int) -> Figures:
    """18.2 Pairs along a strip, as far apart as it is wide; each man a little off the line."""
    groups = max(1, (men + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE)
    step = (width - GROUP) / (groups - 1) if groups > 1 else 0
    left = 0 if groups > 1 else (width - GROUP) / 2
    found = []
    for man, lot in zip(range(men), lots(id), strict=False):
        group, file = divmod(man, SCREEN_GROUP_SIZE)
        x = round(left + group * step + FIGURE * file + FIGURE / 2)
        y = SCREEN_DEPTH // 2 + (OFF_LINE if file else -OFF_LINE)
        found.append(Figure(INFANTRYMAN, x, y, round(LOOK_ASIDE * (lot - 0.5)), FIGURE))
    return tuple(found)


# On paper


def drawn_up(men: int, formation: int) -> list[tuple[int, int]]:
    """18.1 Their places in groups of two by two: side by side in line, two abreast in column."""
    found = []
    for group, file in (divmod(man, GROUP_SIZE) for man in range(men)):
        rank, across = (0, group) if formation == LINE else divmod(group, COLUMN_WIDTH)
        x = across * GROUP + FIGURE * (file % PAIR) + FIGURE // 2
        found.append((x, rank * GROUP + FIGURE * (file // PAIR) + FIGURE // 2))
    return found
