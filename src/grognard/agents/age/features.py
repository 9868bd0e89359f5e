"""What shows who is winning a battle of L'Âge des Aigles:

the points of chapter 10, how far each army is from breaking, and what is left to decide it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.chapters.formations import centre_of
from grognard.games.age.chapters.victory import (
    BROKEN,
    critical_level,
    is_lost,
    points_of,
    strength_at_start,
    strength_lost,
)
from grognard.games.age.model.flow import battle
from grognard.games.age.model.kinds import (
    ARTILLERY,
    CAVALRY,
    DAMAGED,
    DISORDERED,
    FRESH,
    INFANTRY,
    ON_TABLE,
    PHASES,
    SILENCED,
    SPENT,
    TO_COME,
)
from grognard.games.age.model.state import Battle
from grognard.kernel.state import State
from grognard.table.pose import INCH

from ..evaluation.distances import NAMES, Standing, distances
from ..evaluation.features import Features

BATTLES: Final = ("saalfeld", "albuera", "quatre-bras")
OF_A_BATTLE: Final = (*BATTLES, *PHASES, "late", "left", "second-side", "first", "lead", "touching")
OF_A_SIDE: Final = tuple(
    "lost level broken foot horse batteries silent to-come fresh spent disordered generals "
    "held".split()
)
CLOSE: Final = 12.0 * INCH
BASES: Final = 20.0
UNITS: Final = 5.0
POINTS: Final = 10.0
TURNS: Final = 8.0


class BattleFeatures(Features):
    def names(self) -> list[str]:
        sides = [f"{name} {side}" for side in (0, 1) for name in (*OF_A_SIDE, *NAMES)]
        return [*OF_A_BATTLE, *sides]

    def of(self, s: State) -> list[float]:
        b = battle(s)
        stands = [standing_of(b, 0), standing_of(b, 1)]
        goals = [Standing(float(g.x), float(g.y), 1.0) for g in b.setting.goals]
        found = of_battle(b)
        for seat in range(2):
            found += of_side(b, seat)
            found += distances(stands[seat], stands[1 - seat], goals, CLOSE)
        return found


def of_battle(b: Battle) -> list[float]:
    found = [1.0 if b.setting.key == key else 0.0 for key in BATTLES]
    found += [1.0 if b.phase == phase else 0.0 for phase in range(len(PHASES))]
    turns = float(b.setting.turns)
    lead = float(points_of(b, 0).total - points_of(b, 1).total)
    return [
        *found,
        float(b.turn) / turns,
        (turns - float(b.turn)) / TURNS,
        float(b.active),
        float(b.first),
        lead / POINTS,
        len(b.contacts) / UNITS,
    ]


def standing_of(b: Battle, seat: i64) -> list[Standing]:
    """The brigades and batteries of a side that are on the table."""
    found: list[Standing] = []
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE:
            x, y = centre_of(b, u)
            found.append(Standing(float(x), float(y), float(u.bases)))
    return found


def of_side(b: Battle, seat: i64) -> list[float]:
    foot, horse, batteries, silent, coming = 0.0, 0.0, 0.0, 0.0, 0.0
    fresh, spent, disordered = 0.0, 0.0, 0.0
    for u in b.units:
        if u.seat != seat:
            continue
        if u.place == TO_COME:
            coming += float(u.bases)
        elif u.place == ON_TABLE and u.arm == ARTILLERY:
            batteries += 1.0
            if u.marks & (SILENCED | DAMAGED):
                silent += 1.0
        elif u.place == ON_TABLE:
            foot += float(u.bases) if u.arm == INFANTRY else 0.0
            horse += float(u.bases) if u.arm == CAVALRY else 0.0
            condition = u.condition()
            fresh += float(u.bases) if condition == FRESH else 0.0
            spent += float(u.bases) if condition == SPENT else 0.0
            disordered += float(u.bases) if u.marks & DISORDERED else 0.0
    generals, held = 0.0, 0.0
    for g in b.generals:
        if g.seat == seat and not is_lost(g):
            generals += 1.0
    for number, goal in enumerate(b.setting.goals):
        if b.holders[number] == seat:
            held += float(goal.worth)
    level = float(critical_level(b, seat))
    return [
        float(strength_lost(b, seat)) / float(max(1, strength_at_start(b, seat))),
        level / BROKEN,
        1.0 if level >= BROKEN else 0.0,
        foot / BASES,
        horse / BASES,
        batteries / UNITS,
        silent / UNITS,
        coming / BASES,
        fresh / BASES,
        spent / BASES,
        disordered / BASES,
        generals / UNITS,
        held / POINTS,
    ]
