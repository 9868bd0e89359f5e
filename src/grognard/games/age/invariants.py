"""What must always be true of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon
from grognard.miniatures.battle.faults import (
    Fault,
    fault_in,
    overlap_faults,
    problem_lines,
    standing_faults,
)

from .chapters.formations import body_of
from .model.kinds import (
    ARTILLERY,
    BUILT_UP,
    CAVALRY,
    DAMAGED,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    LIMBERED,
    LOCKED,
    NOBODY,
    ON_TABLE,
    SILENCED,
    SQUARE,
    TIRAILLEURS,
)
from .model.pieces import Unit
from .model.state import Battle

POSITION_WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "positions"))


def problems(b: Battle) -> list[str]:
    return problem_lines(b, faults(b))


def faults(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    for u in b.units:
        if u.place == ON_TABLE:
            found += _state(b, u)
    if not found:
        bodies = [body_of(b, u) for u in b.units if u.place == ON_TABLE]
        for body in bodies:
            found += standing_faults(b, IMPASSABLE, body)
        found += overlap_faults(b, bodies)
    return found + _contacts(b) + _generals(b)


def _fault(uid: int, key: str, **facts: object) -> Fault:
    return fault_in(POSITION_WORDS, uid, key, **facts)


def _state(b: Battle, u: Unit) -> list[Fault]:
    """12.1, 12.2 Its bases, its formation, its state go with its arm."""
    found: list[Fault] = []
    if not 1 <= u.bases <= u.roster.bases:
        found.append(_fault(u.uid, "bases", count=u.bases, most=u.roster.bases))
    if (u.arm == ARTILLERY) != (u.formation >= LIMBERED):
        found.append(_fault(u.uid, "other-arm"))
    if u.arm == CAVALRY and u.formation in (SQUARE, TIRAILLEURS, GARRISON):
        found.append(_fault(u.uid, "other-arm"))
    if u.arm != ARTILLERY and u.marks & (SILENCED | DAMAGED):
        found.append(_fault(u.uid, "no-battery"))
    if u.arm == ARTILLERY and u.marks & DISORDERED:
        found.append(_fault(u.uid, "battery-disordered"))
    if u.formation == GARRISON and not _is_built_up(b, u):
        found.append(_fault(u.uid, "garrison"))
    if u.escort != NOBODY and not _is_escorted(b, u):
        found.append(_fault(u.uid, "escort"))
    return found


def _is_built_up(b: Battle, u: Unit) -> bool:
    areas = b.setting.ground.areas
    number = u.trail[0] if len(u.trail) == 1 else NOBODY
    return 0 <= number < len(areas) and areas[number].traits & BUILT_UP != 0


def _is_escorted(b: Battle, u: Unit) -> bool:
    brigade = b.units[u.escort]
    return u.arm == ARTILLERY and brigade.seat == u.seat and brigade.arm != ARTILLERY


def _contacts(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    for one in b.contacts:
        attacker, defender = b.units[one.attacker], b.units[one.defender]
        if attacker.place != ON_TABLE or defender.place != ON_TABLE:
            found.append(_fault(one.attacker, "fights-away"))
        elif attacker.seat == defender.seat:
            found.append(_fault(one.attacker, "fights-friends"))
    for u in b.units:
        if u.marks & LOCKED and u.place == ON_TABLE and not b.in_contact(u.uid):
            found.append(_fault(u.uid, "locked-alone"))
    return found


def _generals(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    ground = b.setting.ground
    for g in b.generals:
        if g.place != ON_TABLE:
            continue
        if g.attached != NOBODY:
            u = b.units[g.attached]
            if u.seat != g.seat or u.place != ON_TABLE or u.arm == ARTILLERY:
                found.append(_fault(g.attached, "general-away", general=g.roster.id))
        elif not (0 <= g.x <= ground.width and 0 <= g.y <= ground.height):
            found.append(_fault(-1, "general-off", general=g.roster.id))
    return found
