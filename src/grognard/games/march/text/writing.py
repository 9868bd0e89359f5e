"""A position written down. Nothing is hidden in this game, so everybody may see it whole."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Decision
from grognard.miniatures.text.positions import stack_lines
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
from .notation import LENGTHS, unit_text

VERSION: Final = "1"
SEATS: Final = ("red", "blue")
STAFF: Final = CHARACTERS[:4]
GROUND: Final = TerrainLines(KINDS, LENGTHS, MOST_PIECES)


def write(b: Battle) -> str:
    """Everything a battle holds; `read` gives it back."""
    lines = [f"march position {VERSION}", *_header(b)]
    return "\n".join(lines + stack_lines(b) + _pieces(b)) + "\n"


def write_view(b: Battle) -> str:
    """The position as everybody sees it, with the question on the table."""
    step = b.pending
    asked = f"{SEATS[step.seat]} {step.cite}" if isinstance(step, Decision) else "nobody"
    turns = f"turns {b.setting.options.turns}"
    lines = [f"march view {VERSION}", *_header(b), turns, f"asked {asked}"]
    return "\n".join(lines + _pieces(b, sized=True)) + "\n"


def _header(b: Battle) -> list[str]:
    lines = [f"battle {b.setting.key}"]
    lines += [f"option {key} {value}" for key, value in sorted(b.setting.options.given.items())]
    if b.setting.pieces is not None:
        lines += GROUND.write(b.setting.pieces)
    if b.sides:
        lines.append(f"side {SEATS[0]} {SIDES[b.sides[0]]}")
    lines.append(f"turn {b.turn} {SEATS[b.active]} {PHASES[b.phase]} first {SEATS[b.first]}")
    if b.passed:
        lines.append("passed")
    if b.finished:
        winner = SEATS[b.winner] if b.winner != NOBODY else "draw"
        lines.append(f"over {winner} {b.ending}")
    return lines


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
