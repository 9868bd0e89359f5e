"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from grognard.miniatures.battle.faults import (
    Fault,
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


def _state(b: Battle, u: Unit) -> list[Fault]:
    """12.1, 12.2 Its bases, its formation, its state go with its arm."""
    found = []
    if not 1 <= u.bases <= u.roster.bases:
        found.append(f"bases {u.bases}: expected 1 to {u.roster.bases}")
    if (u.arm == ARTILLERY) != (u.formation >= LIMBERED):
        found.append("a formation of another arm")
    if u.arm == CAVALRY and u.formation in (SQUARE, TIRAILLEURS, GARRISON):
        found.append("a formation of another arm")
    if u.arm != ARTILLERY and u.marks & (SILENCED | DAMAGED):
        found.append("silenced or damaged, and not a battery")
    if u.arm == ARTILLERY and u.marks & DISORDERED:
        found.append("a battery is silenced, not disordered")
    if u.formation == GARRISON and not _is_built_up(b, u):
        found.append("a garrison outside a built-up area")
    if u.escort != NOBODY and not _is_escorted(b, u):
        found.append("a battery attached to something else than a brigade of its side")
    return [Fault(u.uid, problem) for problem in found]


def _is_built_up(b: Battle, u: Unit) -> bool:
    areas = b.setting.ground.areas
    number = u.trail[0] if len(u.trail) == 1 else NOBODY
    return 0 <= number < len(areas) and areas[number].traits & BUILT_UP != 0


def _is_escorted(b: Battle, u: Unit) -> bool:
    brigade = b.units[u.escort]
    return u.arm == ARTILLERY and brigade.seat == u.seat and brigade.arm != ARTILLERY


def _contacts(b: Battle) -> list[Fault]:
    found = []
    for one in b.contacts:
        attacker, defender = b.units[one.attacker], b.units[one.defender]
        if attacker.place != ON_TABLE or defender.place != ON_TABLE:
            found.append(Fault(one.attacker, "fights, but one of them is not on the table"))
        elif attacker.seat == defender.seat:
            found.append(Fault(one.attacker, "fights its own side"))
    for u in b.units:
        if u.marks & LOCKED and u.place == ON_TABLE and not b.in_contact(u.uid):
            found.append(Fault(u.uid, "locked in combat, and touches nobody"))
    return found


def _generals(b: Battle) -> list[Fault]:
    found = []
    ground = b.setting.ground
    for g in b.generals:
        if g.place != ON_TABLE:
            continue
        if g.attached != NOBODY:
            u = b.units[g.attached]
            if u.seat != g.seat or u.place != ON_TABLE or u.arm == ARTILLERY:
                found.append(Fault(g.attached, f"{g.roster.id} is not with a brigade of his side"))
        elif not (0 <= g.x <= ground.width and 0 <= g.y <= ground.height):
            found.append(Fault(-1, f"{g.roster.id} is off the table"))
    return found
