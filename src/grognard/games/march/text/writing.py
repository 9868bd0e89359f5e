"""A position written down. Nothing is hidden in this game, so everybody may see it whole."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.text.battle_positions import PositionFormat
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.terrain_lines import TerrainLines
from grognard.table.formations import strip_width

from ..chapters.figures import depth_of, width_of
from ..chapters.setting_up.landscape import KINDS, MOST_PIECES
from ..model.actions import FORMATIONS, SIDES
from ..model.pieces import (
    CAUSES,
    CHARACTERS,
    GROUP,
    IN_HAND,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
    READY,
    SCREEN_DEPTH,
    STATUSES,
    Battalion,
    Commander,
)
from ..model.state import Battle
from .notation import LENGTHS

SEATS: Final = ("red", "blue")
STAFF: Final = CHARACTERS[:4]
GROUND: Final = TerrainLines(KINDS, LENGTHS, MOST_PIECES)
POSITIONS: Final = PositionFormat("march", "1", LENGTHS, GROUND, SEATS, PHASES)


def write(b: Battle) -> str:
    """Everything a battle holds; `read` gives it back."""
    return POSITIONS.position(b, _header(b), _pieces(b))


def write_view(b: Battle) -> str:
    """The position as everybody sees it, with the question on the table."""
    asked = [f"turns {b.setting.options.turns}", f"asked {POSITIONS.asked(b)}"]
    return POSITIONS.view(b, _header(b), asked, _pieces(b, sized=True))


def _header(b: Battle) -> list[str]:
    lines = [f"side {SEATS[0]} {SIDES[b.sides[0]]}"] if b.sides else []
    lines.append(POSITIONS.turn(b))
    return [*lines, "passed"] if b.passed else lines


def _pieces(b: Battle, sized: bool = False) -> list[str]:
    lines = [_commander_line(b, c) for c in b.commanders if c.placed]
    for u in b.units:
        if u.place != IN_HAND:
            lines.append(_unit_line(b, u) + (_room_words(u) if sized else ""))
    return lines


def _commander_line(b: Battle, c: Commander) -> str:
    words = [f"commander {SEATS[c.seat]} {LENGTHS.point_text(c.x, c.y)}"]
    if c.unit != NOBODY:
        words.append(f"with {unit_text(b, c.unit)}")
    if c.moved:
        words.append("moved")
    if not c.alive:
        words.append("dead")
    if c.waits:
        words.append("waits")
    return " ".join(words)


def _unit_line(b: Battle, u: Battalion) -> str:
    words = [f"{unit_text(b, u.uid)}: {LENGTHS.pose_text(u.pose)} {FORMATIONS[u.formation]}"]
    words.append(f"rankers {u.rankers}")
    if u.place != ON_TABLE:
        words.append(PLACES[u.place])
    if u.detached:
        words.append(f"detached {u.detached}")
    if u.screen:
        words.append(f"screen {u.screen} at {LENGTHS.pose_text(u.screen_pose)}")
        if u.gap != SCREEN_DEPTH:
            words.append(f"gap {LENGTHS.text(u.gap)}")
    words += _staff_words(u)
    for word, other in (("foe", u.foe), ("helps", u.helps)):
        if other != NOBODY:
            words.append(f"{word} {unit_text(b, other)}")
    if u.until:
        words.append(f"until {u.until}")
    if u.status != READY:
        words.append(STATUSES[u.status])
    words += [mark for bit, mark in enumerate(MARKS) if u.marks & 1 << bit]
    words += [cause for bit, cause in enumerate(CAUSES) if u.causes & 1 << bit]
    return " ".join(words)


def _room_words(u: Battalion) -> str:
    """18.1, 18.2 Width and depth of the room that a battalion and its screen take."""
    if u.place != ON_TABLE:
        return ""
    words = f" size {LENGTHS.size_text(width_of(u), depth_of(u))}"
    if u.screen:
        width = strip_width(u.screen_groups(), GROUP, u.gap)
        words += f" strip {LENGTHS.size_text(width, SCREEN_DEPTH)}"
    return words


def _staff_words(u: Battalion) -> list[str]:
    """Characters lost, and re-rolls used, each by its kind."""
    words = []
    for kind, name in enumerate(STAFF):
        if u.staff[kind] != u.roster.characters[kind]:
            words.append(f"{name} {u.staff[kind]}")
        if u.spent >> 4 * kind & 15:
            words.append(f"used-{name} {u.spent >> 4 * kind & 15}")
    return words
