"""What shows who is winning a battle of La Marche des Aigles:

the count of chapter 16, and what may still change it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.figures import centre
from grognard.games.march.chapters.victory import holder, losses, standing
from grognard.games.march.model.flow import battle
from grognard.games.march.model.pieces import (
    DISORDERED,
    IN_HAND,
    NOBODY,
    ON_TABLE,
    PHASES,
    READY,
    ROUTING,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.state import State
from grognard.table.pose import CM

from ..evaluation.distances import NAMES, Standing, distances
from ..evaluation.features import Features
from .stakes import failing, strength

BATTLES: Final = ("training", "vimeiro", "barrosa")
OF_A_BATTLE: Final = (*BATTLES, *PHASES, "late", "left", "second-side", "first", "lead", "losses")
OF_A_SIDE: Final = tuple(
    "count strength waiting routing disordered engaged ready skirmishers fear general held".split()
)
CLOSE: Final = 25.0 * CM
POINTS: Final = 100.0
UNITS: Final = 5.0
MEN: Final = 50.0
TURNS: Final = 8.0


class BattleFeatures(Features):
    def names(self) -> list[str]:
        sides = [f"{name} {side}" for side in (0, 1) for name in (*OF_A_SIDE, *NAMES)]
        return [*OF_A_BATTLE, *sides]

    def of(self, s: State) -> list[float]:
        b = battle(s)
        stands = [standing_of(b, 0), standing_of(b, 1)]
        goals = [Standing(float(o.x), float(o.y), 1.0) for o in b.setting.objectives]
        found = of_battle(b)
        for seat in range(2):
            found += of_side(b, seat)
            found += distances(stands[seat], stands[1 - seat], goals, CLOSE)
        return found


def of_battle(b: Battle) -> list[float]:
    found = [1.0 if b.setting.key == key else 0.0 for key in BATTLES]
    found += [1.0 if b.phase == phase else 0.0 for phase in range(len(PHASES))]
    turns = b.setting.options.turns
    lead = float(standing(b, 0).total - standing(b, 1).total)
    lost = float(losses(b, 0) - losses(b, 1))
    left = float(turns - b.turn)
    return [
        *found,
        float(b.turn) / turns,
        left / TURNS,
        float(b.active),
        float(b.first),
        lead / UNITS,
        lost / MEN,
    ]


def standing_of(b: Battle, seat: i64) -> list[Standing]:
    """The battalions of a side that are on the table and not in rout."""
    found: list[Standing] = []
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE and not u.marks & ROUTING:
            x, y = centre(u)
            found.append(Standing(float(x), float(y), strength(u)))
    return found


def of_side(b: Battle, seat: i64) -> list[float]:
    count, points, waiting, routing, disordered, engaged = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    ready, screens, fear = 0.0, 0.0, 0.0
    for u in b.units:
        if u.seat != seat:
            continue
        if u.place == IN_HAND:
            waiting += strength(u)
        elif u.place == ON_TABLE and u.marks & ROUTING:
            routing += strength(u)
        elif u.place == ON_TABLE:
            count += 1.0
            points += strength(u)
            fear += failing(b, u)
            screens += float(u.screen)
            if u.marks & DISORDERED:
                disordered += 1.0
            if u.foe != NOBODY:
                engaged += 1.0
            if u.status == READY:
                ready += 1.0
    held = 0.0
    for objective in b.setting.objectives:
        if holder(b, objective) == seat:
            held += float(objective.worth)
    return [
        count / UNITS,
        points / POINTS,
        waiting / POINTS,
        routing / POINTS,
        disordered / UNITS,
        engaged / UNITS,
        ready / UNITS,
        screens / MEN,
        fear / UNITS,
        1.0 if b.commanders[seat].alive else 0.0,
        held,
    ]
