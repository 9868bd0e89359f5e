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
from grognard.miniatures.deploying.packing import packing

from .chapters.figures import body_of, screen_footprint
from .chapters.setting_up.placing import in_hand, room_left, sizes_in_hand
from .chapters.shooting.skirmishers import most_detached
from .model.pieces import IMPASSABLE, ON_TABLE, ROUTING, SETTING_UP, Battalion
from .model.state import Battle

POSITION_WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "march", "words", "positions"))


def problems(b: Battle) -> list[str]:
    return problem_lines(b, faults(b))


def faults(b: Battle) -> list[Fault]:
    found: list[Fault] = []
    for u in b.units:
        if u.place == ON_TABLE:
            found += _strength(u) + _standing(b, u) + _fighting(b, u)
    bodies = [body_of(u) for u in b.units if u.place == ON_TABLE]
    return found + overlap_faults(b, bodies) + _commanders(b) + _flow(b)


def _fault(uid: int, key: str, **facts: object) -> Fault:
    return fault_in(POSITION_WORDS, uid, key, **facts)


def _strength(u: Battalion) -> list[Fault]:
    """2, 10, R67 No battalion has more than its list says."""
    found: list[Fault] = []
    most = most_detached(u.roster)
    if not 1 <= u.rankers <= u.formed_at_start():
        found.append(_fault(u.uid, "rankers", count=u.rankers, most=u.formed_at_start()))
    if u.detached > most:
        found.append(_fault(u.uid, "detached", count=u.detached, most=most))
    if u.screen > u.detached:
        found.append(_fault(u.uid, "screen", count=u.screen, most=u.detached))
    if any(u.staff[kind] > u.roster.characters[kind] for kind in range(4)):
        found.append(_fault(u.uid, "staff"))
    return found


def _standing(b: Battle, u: Battalion) -> list[Fault]:
    """R81 On the table, and not in impassable ground."""
    found = standing_faults(b, IMPASSABLE, body_of(u))
    if not found and u.screen and not b.setting.ground.on_table(screen_footprint(u).hull):
        found = [_fault(u.uid, "screen-off-table")]
    return found


def _fighting(b: Battle, u: Battalion) -> list[Fault]:
    if u.foe >= 0:
        foe = b.units[u.foe]
        if foe.seat == u.seat or foe.place != ON_TABLE or foe.foe != u.uid:
            return [_fault(u.uid, "foe", other=foe.roster.id)]
        if u.marks & ROUTING:
            return [_fault(u.uid, "routs-and-fights")]
    if u.helps >= 0:
        friend = b.units[u.helps]
        if friend.seat != u.seat or friend.foe < 0:
            return [_fault(u.uid, "friend", other=friend.roster.id)]
    return []


def _commanders(b: Battle) -> list[Fault]:
    found = []
    for c in b.commanders:
        if c.unit >= 0:
            u = b.units[c.unit]
            if u.seat != c.seat or u.place != ON_TABLE or not c.alive:
                found.append(_fault(c.unit, "commander"))
    return found


def _flow(b: Battle) -> list[Fault]:
    if b.finished:
        return []
    if b.phase == SETTING_UP:
        return _set_up(b)
    if not b.sides:
        return [_fault(-1, "no-side")]
    missing = [u for u in b.units if u.place < ON_TABLE]
    return [_fault(u.uid, "not-placed") for u in missing]


def _set_up(b: Battle) -> list[Fault]:
    """R107 The units still to come find room, and their Supreme Commander."""
    if not b.sides:
        early = [u for u in b.units if u.place == ON_TABLE]
        return [_fault(u.uid, "too-early") for u in early]
    found = []
    for seat in range(2):
        room = room_left(b, seat)
        waiting = [u.roster.id for u in in_hand(b, seat)]
        if waiting or not b.commanders[seat].placed:
            if not packing(room, sizes_in_hand(b, seat)).complete:
                standing = [i // 2 for i, one in enumerate(room.standing) if one is not None]
                missing = ", ".join(waiting) or "commander"
                found.append(_fault(max([-1, *standing]), "no-room", missing=missing))
    return found
