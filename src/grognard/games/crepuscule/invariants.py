"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

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

POSITION_WORDS: Final = Lexicon(
    Path(grognard.__path__[0], "games", "crepuscule", "words", "positions")
)
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


def _fault(uid: int, key: str, **facts: object) -> Fault:
    return fault_in(POSITION_WORDS, uid, key, **facts)


def _state(b: Battle, u: Unit) -> list[Fault]:
    """Its figures, its formation and its width go with its arm."""
    found: list[Fault] = []
    most = u.roster.figures
    if u.is_detached():
        most = b.units[u.roster.parent].roster.skirmishers
    least = 0 if u.arm in (ARTILLERY, CAISSON) else 1
    if not least <= u.figures <= most:
        found.append(_fault(u.uid, "figures", count=u.figures, least=least, most=most))
    if u.elites + u.sappers > u.figures or u.elites < 0 or u.sappers < 0:
        facts = {"elites": u.elites, "sappers": u.sappers, "count": u.figures}
        found.append(_fault(u.uid, "elites", **facts))
    if u.files < 1 or u.files > max(most, 1):
        found.append(_fault(u.uid, "files", count=u.files, most=most))
    if not _suits(u):
        found.append(_fault(u.uid, "other-arm"))
    return found


def _suits(u: Unit) -> bool:
    if u.arm == INFANTRY:
        return u.formation in OF_FOOT
    if u.arm == CAVALRY:
        return u.formation in OF_HORSE
    return u.formation in (DEPLOYED, LIMBERED)


def _contacts(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    for one in b.contacts:
        attacker, defender = b.units[one.attacker], b.units[one.defender]
        if not (attacker.on_table() and defender.on_table()):
            found.append(_fault(one.attacker, "fights-away"))
        elif attacker.seat == defender.seat:
            found.append(_fault(one.attacker, "fights-friends"))
        elif attacker.is_fleeing() or defender.is_fleeing():
            found.append(_fault(one.attacker, "fights-fleeing"))
    return found


def _officers(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    ground = b.setting.ground
    for o in b.officers:
        if not o.on_table():
            continue
        if o.attached != NOBODY:
            u = b.units[o.attached]
            if u.seat != o.seat or not u.on_table():
                found.append(_fault(o.attached, "officer-away", officer=o.roster.id))
        elif not (0 <= o.x <= ground.width and 0 <= o.y <= ground.height):
            found.append(_fault(-1, "officer-off", officer=o.roster.id))
    return found
