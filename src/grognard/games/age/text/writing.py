"""A position written down. Nothing is hidden in this game, so everybody may see all of it."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.text.battle_positions import PositionFormat
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.terrain_lines import TerrainLines

from ..chapters.formations import depth_of, width_of
from ..chapters.scenarios.landscape import KINDS, MOST_PIECES
from ..model.kinds import (
    CONDITIONS,
    FORMATIONS,
    FRESH,
    GARRISON,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
    SEATS,
    TO_COME,
)
from ..model.pieces import Contact, General, Unit
from ..model.state import Battle
from .notation import LENGTHS, command_text, general_text

GROUND: Final = TerrainLines(KINDS, LENGTHS, MOST_PIECES)
POSITIONS: Final = PositionFormat("age", "1", LENGTHS, GROUND, SEATS, PHASES)


def write(b: Battle) -> str:
    """Everything in a battle; `read` restores it."""
    return POSITIONS.position(b, _header(b), _pieces(b))


def write_view(b: Battle) -> str:
    """The position as everybody sees it, with the question on the table."""
    asked = [f"turns {b.setting.turns}", f"asked {POSITIONS.asked(b)}"]
    return POSITIONS.view(b, _header(b), asked, _pieces(b, sized=True))


def _header(b: Battle) -> list[str]:
    lines = [f"{POSITIONS.turn(b)} opener {SEATS[b.opener]}"]
    if any(b.levels):
        lines.append(f"levels {b.levels[0]} {b.levels[1]}")
    for number, goal in enumerate(b.setting.goals):
        if b.holders[number] != goal.holder:
            lines.append(f"goal {number + 1} {holder_text(b.holders[number])}")
    return lines


def holder_text(seat: int) -> str:
    return SEATS[seat] if seat != NOBODY else "nobody"


def _pieces(b: Battle, sized: bool = False) -> list[str]:
    lines = [_general_line(b, g) for g in b.generals if g.place != TO_COME]
    for u in b.units:
        if u.place != TO_COME:
            lines.append(_unit_line(b, u) + (_room_words(u) if sized else ""))
    return lines + [_contact_line(b, contact) for contact in b.contacts]


def _general_line(b: Battle, g: General) -> str:
    words = [f"general {general_text(b, g.gid)} {LENGTHS.point_text(g.x, g.y)}"]
    if g.place != ON_TABLE:
        words.append(PLACES[g.place])
    if g.attached != NOBODY:
        words.append(f"with {unit_text(b, g.attached)}")
    if g.substitute != NOBODY:
        words.append(f"leads {command_text(b, g.substitute)}")
    if g.ridden:
        words.append(f"ridden {LENGTHS.text(g.ridden)}")
    if g.until == NOBODY:
        words.append("successor")
    elif g.until:
        words.append(f"until {g.until}")
    return " ".join(words)


def _unit_line(b: Battle, u: Unit) -> str:
    words = [f"{unit_text(b, u.uid)}: {LENGTHS.pose_text(u.pose)} {FORMATIONS[u.formation]}"]
    words.append(f"bases {u.bases}")
    if u.place != ON_TABLE:
        words.append(PLACES[u.place])
    if u.trail:
        words.append(_trail_words(u))
    if u.streak:
        words.append("succeeded" if u.streak < 0 else f"failed {u.streak}")
    if u.fire_losses:
        words.append(f"shot {u.fire_losses}")
    if u.aim != NOBODY:
        words.append(f"aim {unit_text(b, u.aim)}")
    if u.escort != NOBODY:
        words.append(f"escort {unit_text(b, u.escort)}")
    words += [mark for bit, mark in enumerate(MARKS) if u.marks & 1 << bit]
    return " ".join(words)


def _trail_words(u: Unit) -> str:
    """The area that a garrison holds, by its number, or the bends of a column."""
    if u.formation == GARRISON:
        return f"area {u.trail[0] + 1}"
    points = [LENGTHS.point_text(u.trail[i], u.trail[i + 1]) for i in range(0, len(u.trail), 2)]
    return f"trail {len(points)} {' '.join(points)}"


def _room_words(u: Unit) -> str:
    """12.1, 12.2 Width and depth of a unit, and whether it is worn or spent."""
    if u.place != ON_TABLE:
        return ""
    worn = u.is_brigade() and u.condition() != FRESH
    condition = f" {CONDITIONS[u.condition()]}" if worn else ""
    return f"{condition} size {LENGTHS.size_text(width_of(u), depth_of(u))}"


def _contact_line(b: Battle, contact: Contact) -> str:
    words = [f"contact {unit_text(b, contact.attacker)} > {unit_text(b, contact.defender)}"]
    flags = {
        "flank": contact.flank,
        "far": contact.far,
        "through": contact.through,
        "locked": contact.locked,
    }
    words += [word for word, is_so in flags.items() if is_so]
    return " ".join(words)
