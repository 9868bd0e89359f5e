"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.bodies import misplaced, overlapping

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


class Fault:
    """A broken invariant, and the unit concerned or -1."""

    def __init__(self, uid: int, problem: str) -> None:
        self.uid: Final = uid
        self.problem: Final = problem


def problems(b: Battle) -> list[str]:
    rosters = b.setting.rosters
    return [f"{rosters[f.uid].id if f.uid >= 0 else 'battle'}: {f.problem}" for f in faults(b)]


def faults(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    there = [u for u in b.units if u.on_table()]
    for u in there:
        found += _state(b, u)
    if not found:
        for u in there:
            found += _standing(b, u)
        found += _overlaps(b)
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


def _standing(b: Battle, u: Unit) -> list[Fault]:
    """On the table, and not on impassable ground."""
    problem = misplaced(b.setting.ground, IMPASSABLE, body_of(b, u))
    return [Fault(u.uid, problem)] if problem else []


def _overlaps(b: Battle) -> list[Fault]:
    """No two units share ground."""
    rosters = b.setting.rosters
    shared = overlapping([body_of(b, u) for u in b.units if u.on_table()])
    return [Fault(one.owner, f"is on {rosters[other.owner].id}") for one, other in shared]


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
