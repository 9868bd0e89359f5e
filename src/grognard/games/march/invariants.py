"""What must always hold of a battle: for positions from outside, tests and the fuzzer."""

from __future__ import annotations

from grognard.miniatures.battle.faults import Fault, overlap_faults, problem_lines
from grognard.miniatures.bodies import misplaced
from grognard.miniatures.deploying.packing import packing

from .chapters.figures import body_of, screen_footprint
from .chapters.setting_up.placing import in_hand, room_left, sizes_in_hand
from .chapters.shooting.skirmishers import most_detached
from .model.pieces import IMPASSABLE, ON_TABLE, ROUTING, SETTING_UP, Battalion
from .model.state import Battle


def problems(b: Battle) -> list[str]:
    return problem_lines(b, faults(b))


def faults(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    for u in b.units:
        if u.place == ON_TABLE:
            found += _strength(u) + _standing(b, u) + _fighting(b, u)
    bodies = [body_of(u) for u in b.units if u.place == ON_TABLE]
    return found + overlap_faults(b, bodies, "stands") + _commanders(b) + _flow(b)


def _strength(u: Battalion) -> list[Fault]:
    """2, 10, R67 No battalion has more than its list says."""
    found = []
    most = most_detached(u.roster)
    if not 1 <= u.rankers <= u.formed_at_start():
        found.append(f"rankers {u.rankers}: expected 1 to {u.formed_at_start()}")
    if u.detached > most:
        found.append(f"detached {u.detached}: at most {most} may skirmish")
    if u.screen > u.detached:
        found.append(f"a screen of {u.screen}: only {u.detached} were detached")
    if any(u.staff[kind] > u.roster.characters[kind] for kind in range(4)):
        found.append("more characters than its list has")
    return [Fault(u.uid, problem) for problem in found]


def _standing(b: Battle, u: Battalion) -> list[Fault]:
    """R81 On the table, and not in impassable ground."""
    ground = b.setting.ground
    problem = misplaced(ground, IMPASSABLE, body_of(u))
    if not problem and u.screen and not ground.on_table(screen_footprint(u).hull):
        problem = "its screen extends over the edge of the table"
    return [Fault(u.uid, problem)] if problem else []


def _fighting(b: Battle, u: Battalion) -> list[Fault]:
    if u.foe >= 0:
        foe = b.units[u.foe]
        if foe.seat == u.seat or foe.place != ON_TABLE or foe.foe != u.uid:
            return [Fault(u.uid, f"fights {foe.roster.id}, which does not fight it")]
        if u.marks & ROUTING:
            return [Fault(u.uid, "fights while it routs")]
    if u.helps >= 0:
        friend = b.units[u.helps]
        if friend.seat != u.seat or friend.foe < 0:
            return [Fault(u.uid, f"helps {friend.roster.id}, which does not fight")]
    return []


def _commanders(b: Battle) -> list[Fault]:
    found = []
    for c in b.commanders:
        if c.unit >= 0:
            u = b.units[c.unit]
            if u.seat != c.seat or u.place != ON_TABLE or not c.alive:
                found.append(Fault(c.unit, "a Supreme Commander who is not with it"))
    return found


def _flow(b: Battle) -> list[Fault]:
    if b.finished:
        return []
    if b.phase == SETTING_UP:
        return _set_up(b)
    if not b.sides:
        return [Fault(-1, "expected a line such as 'side red south'")]
    missing = [u for u in b.units if u.place < ON_TABLE]
    return [Fault(u.uid, "has not been placed, but the set-up is over") for u in missing]


def _set_up(b: Battle) -> list[Fault]:
    """R107 Those who are still to come find room, and their Supreme Commander."""
    if not b.sides:
        early = [u for u in b.units if u.place == ON_TABLE]
        return [Fault(u.uid, "is placed, but nobody has taken a side yet") for u in early]
    found = []
    for seat in range(2):
        room = room_left(b, seat)
        waiting = [u.roster.id for u in in_hand(b, seat)]
        if waiting or not b.commanders[seat].placed:
            if not packing(room, sizes_in_hand(b, seat)).complete:
                standing = [i // 2 for i, one in enumerate(room.standing) if one is not None]
                missing = ", ".join(waiting) or "the Supreme Commander"
                found.append(
                    Fault(max([-1, *standing]), f"leaves no room in the zone for {missing}")
                )
    return found
