"""The table drawn in text: the field from above, and a line for every battalion.

A cell is 2 cm wide and 4 cm deep, more on a wide table. A battalion is drawn with its letter, large
for red and small for blue, and with an arrow at the middle of its front.
"""

from __future__ import annotations

from typing import Final

from grognard.miniatures.text.lengths import angle_text
from grognard.table.angles import DEGREE
from grognard.table.measure import holds, overlap
from grognard.table.pose import CM, MM
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import inside, meets

from ..chapters.figures import footprint, strip
from ..model.pieces import (
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    MARKS,
    NOBODY,
    ROUGH,
    SLOPE,
    STATUSES,
    Battalion,
    Commander,
)
from ..model.state import Battle
from ..text.notation import LENGTHS, unit_text
from ..text.writing import SEATS
from .words import (
    SHOWN,
    YES_NO,
    chief_name,
    formation_name,
    moment_title,
    quality_name,
    say,
    side_name,
)

NARROWEST: Final = 2 * CM  # of a cell
MOST_COLUMNS: Final = 90
LETTERS: Final = "ABCDEFGHIJKL"
ARROWS: Final = "▲◥▶◢▼◣◀◤"  # by eighths of a turn, from north
COMMANDERS: Final = ("★", "☆")
SCREENS: Final = (";", ":")
OBJECTIVE: Final = "◎"
RULED: Final = 20 * CM
MARGIN: Final = 5
INSIDE: Final = 2 * CM  # how far behind its front edge the arrow of a battalion lies
HAIR: Final = MM // 10
CHARACTERS: Final = ("drummer", "sergeant", "ensign", "officer")

Cell = tuple[int, int]


def draw(b: Battle, lang: str) -> str:
    lines = [f" {b.setting.titles[lang]} · {moment_title(b, lang)}"]
    lines += Map(b).lines()
    # a message is trimmed at its beginning
    lines += [f" {line.strip()}" for line in say(lang, "map-key").splitlines()]
    for seat in (1, 0) if b.sides and b.sides[0] == 0 else (0, 1):
        lines += ["", side_title(b, seat, lang), *side_lines(b, seat, lang)]
    return "\n".join(lines)


def letter(b: Battle, u: Battalion) -> str:
    """The battalions of a side by their order in its list."""
    first = 0 if u.seat == 0 else len(b.setting.armies[0].battalions)
    sign = LETTERS[(u.uid - first) % len(LETTERS)]
    return sign if u.seat == 0 else sign.lower()


class Map:
    """The field in cells, with a ruler on two sides."""

    def __init__(self, b: Battle) -> None:
        ground = b.setting.ground
        self.battle: Final = b
        self.wide: Final = max(NARROWEST, -(-int(ground.width) // MOST_COLUMNS // CM) * CM)
        self.deep: Final = 2 * self.wide
        self.columns: Final = -(-int(ground.width) // self.wide)
        self.rows: Final = -(-int(ground.height) // self.deep)
        self.signs: Final = self.single_signs()

    def cell_at(self, x: int, y: int) -> Cell:
        column = min(self.columns - 1, max(0, x // self.wide))
        return column, min(self.rows - 1, max(0, y // self.deep))

    def single_signs(self) -> dict[Cell, str]:
        """What takes one cell: objectives, fronts and Supreme Commanders, the last above all."""
        b = self.battle
        signs = {self.cell_at(int(o.x), int(o.y)): OBJECTIVE for o in b.setting.objectives}
        for u in b.units:
            if u.on_table():
                x, y = u.pose.point(-INSIDE, 0)
                eighth = (u.pose.h + 45 * DEGREE // 2) // (45 * DEGREE) % 8
                signs[self.cell_at(int(x), int(y))] = ARROWS[eighth]
        for c in b.commanders:
            if c.placed and c.alive and c.unit == NOBODY:
                signs[self.cell_at(int(c.x), int(c.y))] = COMMANDERS[c.seat]
        return signs

    def lines(self) -> list[str]:
        border = "─" * self.columns
        lines = [f"{'':>{MARGIN}}┌{border}┐"]
        for row in range(self.rows - 1, -1, -1):
            cells = "".join(self.cell(column, row) for column in range(self.columns))
            lines.append(f"{self.height(row):>{MARGIN}}│{cells}│")
        return [*lines, f"{'':>{MARGIN}}└{border}┘", self.ruler()]

    def height(self, row: int) -> str:
        """The centimetres of a row in which a mark of the ruler lies."""
        mark = -(-row * self.deep // RULED) * RULED
        return f"{LENGTHS.text(mark)} " if mark < (row + 1) * self.deep else ""

    def ruler(self) -> str:
        line = " " * (MARGIN + 1 + self.columns)
        for mark in range(0, int(self.battle.setting.ground.width) + 1, RULED):
            text = LENGTHS.text(mark)
            at = MARGIN + 1 + mark // self.wide
            line = line[:at] + text + line[at + len(text) :]
        return line.rstrip()

    def cell(self, column: int, row: int) -> str:
        """What stands nearest to being seen in a cell: men, then ground."""
        sign = self.signs.get((column, row), "")
        x = column * self.wide + self.wide // 2
        y = row * self.deep + self.deep // 2
        return sign or self.troops(x, y) or ground_sign(self.battle, self.wide, x, y)

    def troops(self, x: int, y: int) -> str:
        for u in self.battle.units:
            if u.on_table() and holds(footprint(u).hull, x, y):
                return letter(self.battle, u)
        around = box(self.wide, x, y)
        for u in self.battle.units:
            if u.on_table() and u.screen and overlap(strip(u).hull, around):
                return SCREENS[u.seat]
        return ""


def box(wide: int, x: int, y: int) -> Polygon:
    """The cell around a place, a hair more in the south-west: no line lies between two."""
    west, south, east, north = x - wide // 2 - HAIR, y - wide - HAIR, x + wide // 2, y + wide
    return polygon([(west, south), (east, south), (east, north), (west, north)])


# Ground


def ground_sign(b: Battle, wide: int, x: int, y: int) -> str:
    ground = b.setting.ground
    around = box(wide, x, y)
    for edge in ground.edges:
        if meets(edge, around):
            return "=" if edge.traits & (LIGHT_COVER | HARD_COVER) else "~"
    sign = " "
    for area in ground.areas:
        if inside(area.shape, x, y):
            if area.traits & (ROUGH | IMPASSABLE | HARD_COVER):
                return area_sign(area.traits, int(area.depth))
            sign = "·" if area.traits & SLOPE else sign
    return sign


def area_sign(traits: int, depth: int) -> str:
    if traits & IMPASSABLE:
        return "≈"
    if traits & HARD_COVER:
        return "⌂"
    return "♣" if depth >= 0 else '"'


# The armies


def side_title(b: Battle, seat: int, lang: str) -> str:
    """The army, its colour, and where it comes from."""
    words = [say(lang, "map-seat", seat=SEATS[seat])]
    if b.sides:
        words.append(say(lang, "map-side", south=YES_NO[b.sides[seat] == 0]))
    return f" {side_name(b, seat, lang)} ({', '.join(words)})"


def side_lines(b: Battle, seat: int, lang: str) -> list[str]:
    lines = [unit_line(b, u, lang) for u in b.units if u.seat == seat]
    return [*lines, commander_line(b, b.commanders[seat], lang)]


def unit_line(b: Battle, u: Battalion, lang: str) -> str:
    head = f" {letter(b, u)} {unit_text(b, u.uid):<5}"
    if not u.on_table():
        where = say(lang, "gone", place=("in-hand", "", "fled", "destroyed")[u.place])
        return f"{head} {where:<20} {u.roster.name}"
    place = f"{LENGTHS.point_text(u.pose.x, u.pose.y)} {angle_text(u.pose.h)}°"
    skirmishers = f"+{u.screen}" if u.screen else ""
    men = f"{u.rankers}{skirmishers}/{u.roster.rankers}"
    what = f"{quality_name(u.quality, lang)}, {formation_name(u.formation, lang)}"
    line = f"{head} {place:<18} {men:<8} {what:<18} {staff_signs(u, lang):<6} {u.roster.name}"
    status = [say(lang, "status", status=STATUSES[u.status])] if u.status else []
    return ", ".join([line, *conditions(b, u, lang), *status])


def staff_signs(u: Battalion, lang: str) -> str:
    """A letter for each character."""
    return "".join(
        say(lang, "staff-sign", character=name) * u.staff[kind]
        for kind, name in enumerate(CHARACTERS)
    )


def conditions(b: Battle, u: Battalion, lang: str) -> list[str]:
    """What ails it, and whom it fights."""
    words = [say(lang, "mark", mark=name) for name in SHOWN if u.marks & 1 << MARKS.index(name)]
    if u.foe != NOBODY:
        words.append(say(lang, "fights", foe=unit_text(b, u.foe)))
    if u.helps != NOBODY:
        words.append(say(lang, "helps", friend=unit_text(b, u.helps)))
    return words


def commander_line(b: Battle, c: Commander, lang: str) -> str:
    name = chief_name(b, c.seat, lang)
    state = "dead" if not c.alive else "in-hand" if not c.placed else "joined"
    unit = unit_text(b, c.unit) if c.unit != NOBODY else ""
    where = say(lang, "chief", state=state, unit=unit)
    if state == "joined" and c.unit == NOBODY:
        where = LENGTHS.point_text(c.x, c.y)
    return f" {COMMANDERS[c.seat]} {say(lang, 'chief-line', name=name, where=where)}"
