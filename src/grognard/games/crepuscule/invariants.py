"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.battle.faults import (
    Fault,
    overlap_faults,
    problem_lines,
    standing_faults,
)

from .chapters.formations import body_of
from .model.kinds import (
    ARTILLERY,
    CAISSON,
    CAVALRY,
    DEPLOYED,
    ECHELON,
    FORAGERS,
    GARRISON,
    IMPASSABLE,
    INFANTRY,
    LIMBERED,
    LINE,
    MARCH,
    NOBODY,
    SKIRMISH,
)
from .model.pieces import Unit
from .model.state import Battle

OF_FOOT: Final = (*range(LINE, SKIRMISH + 1), GARRISON)
OF_HORSE: Final = (LINE, MARCH, ECHELON, FORAGERS)


def problems(b: Battle) -> list[str]:
    return problem_lines(b, faults(b))


def faults(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    there = [u for u in b.units if u.on_table()]
    for u in there:
        found += _state(b, u)
    if not found:
        bodies = [body_of(b, u) for u in there]
        for body in bodies:
            found += standing_faults(b, IMPASSABLE, body)
        found += overlap_faults(b, bodies)
    return found + _contacts(b) + _officers(b)


def _state(b: Battle, u: Unit) -> list[Fault]:
    """Its figures, its formation and its width go with its arm."""
    found = []
    most = u.roster.figures
    if u.is_detached():
        most = b.units[u.roster.parent].roster.skirmishers
    least = 0 if u.arm in (ARTILLERY, CAISSON) else 1
    if not least <= u.figures <= most:
        found.append(f"figures {u.figures}: expected {least} to {most}")
    if u.elites + u.sappers > u.figures or u.elites < 0 or u.sappers < 0:
        found.append(f"elites {u.elites} and sappers {u.sappers} of {u.figures} figures")
    if u.files < 1 or u.files > max(most, 1):
        found.append(f"files {u.files}: expected 1 to {most}")
    if not _suits(u):
        found.append("a formation of another arm")
    return [Fault(u.uid, problem) for problem in found]


def _suits(u: Unit) -> bool:
    if u.arm == INFANTRY:
        return u.formation in OF_FOOT
    if u.arm == CAVALRY:
        return u.formation in OF_HORSE
    return u.formation in (DEPLOYED, LIMBERED)


def _contacts(b: Battle) -> list[Fault]:
    found = []
    for one in b.contacts:
        attacker, defender = b.units[one.attacker], b.units[one.defender]
        if not (attacker.on_table() and defender.on_table()):
            found.append(Fault(one.attacker, "fights, but one of them is not on the table"))
        elif attacker.seat == defender.seat:
            found.append(Fault(one.attacker, "fights its own side"))
        elif attacker.is_fleeing() or defender.is_fleeing():
            found.append(Fault(one.attacker, "fights, but one of them flees"))
    return found


def _officers(b: Battle) -> list[Fault]:
    found = []
    ground = b.setting.ground
    for o in b.officers:
        if not o.on_table():
            continue
        if o.attached != NOBODY:
            u = b.units[o.attached]
            if u.seat != o.seat or not u.on_table():
                found.append(Fault(o.attached, f"{o.roster.id} is not with a unit of his side"))
        elif not (0 <= o.x <= ground.width and 0 <= o.y <= ground.height):
            found.append(Fault(-1, f"{o.roster.id} is off the table"))
    return found
