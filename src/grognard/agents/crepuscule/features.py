"""What shows who is winning a battle of Au crépuscule de l'Aigle:

the current points of P-20, and what each army still has to change them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.crepuscule.chapters.formations import centre_of
from grognard.games.crepuscule.chapters.victory import goal_holder, is_broken, points_of
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.model.kinds import (
    ARTILLERY,
    CAVALRY,
    DISORDERED,
    INFANTRY,
    ON_TABLE,
    PHASES,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.state import State
from grognard.table.pose import CM

from ..evaluation.distances import NAMES, Standing, distances
from ..evaluation.features import Features

BATTLES: Final = ("training", "maida", "raszyn", "plancenoit")
OF_A_BATTLE: Final = (*BATTLES, *PHASES, "late", "left", "second-side", "first", "lead", "touching")
OF_A_SIDE: Final = tuple(
    "points foot horse guns lost fleeing disordered weakened officers broken held".split()
)
CLOSE: Final = 25.0 * CM
MEN: Final = 100.0
UNITS: Final = 5.0
POINTS: Final = 200.0
TURNS: Final = 8.0
QUARTER: Final = 4


class BattleFeatures(Features):
    def names(self) -> list[str]:
        sides = [f"{name} {side}" for side in (0, 1) for name in (*OF_A_SIDE, *NAMES)]
        return [*OF_A_BATTLE, *sides]

    def of(self, s: State) -> list[float]:
        b = battle(s)
        stands = [standing_of(b, 0), standing_of(b, 1)]
        goals = [Standing(float(g.x), float(g.y), 1.0) for g in b.setting.goals]
        points = [float(points_of(b, 0).total), float(points_of(b, 1).total)]
        found = of_battle(b, points[0] - points[1])
        for seat in range(2):
            found.append(points[seat] / POINTS)
            found += of_side(b, seat)
            found += distances(stands[seat], stands[1 - seat], goals, CLOSE)
        return found


def of_battle(b: Battle, lead: float) -> list[float]:
    found = [1.0 if b.setting.key == key else 0.0 for key in BATTLES]
    found += [1.0 if b.phase == phase else 0.0 for phase in range(len(PHASES))]
    turns = float(b.setting.turns)
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
    """The units of a side that are on the table and do not flee."""
    found: list[Standing] = []
    for u in b.units:
        if u.seat == seat and u.place == ON_TABLE and not u.is_fleeing():
            x, y = centre_of(b, u)
            found.append(Standing(float(x), float(y), float(u.figures)))
    return found


def of_side(b: Battle, seat: i64) -> list[float]:
    foot, horse, guns, lost, fleeing, disordered, weakened = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for u in b.units:
        if u.seat != seat:
            continue
        men = float(u.figures)
        lost += float(u.roster.figures) - (men if u.place == ON_TABLE else 0.0)
        if u.place != ON_TABLE:
            continue
        if u.is_fleeing():
            fleeing += men
            continue
        foot += men if u.arm == INFANTRY else 0.0
        horse += men if u.arm == CAVALRY else 0.0
        guns += men if u.arm == ARTILLERY else 0.0
        disordered += men if u.marks & DISORDERED else 0.0
        if QUARTER * (u.roster.figures - u.figures) > u.roster.figures:
            weakened += men
    officers, held = 0.0, 0.0
    for o in b.officers:
        if o.seat == seat and o.place == ON_TABLE:
            officers += 1.0
    for goal in range(len(b.setting.goals)):
        if goal_holder(b, goal) == seat:
            held += float(b.setting.goals[goal].worth)
    return [
        foot / MEN,
        horse / MEN,
        guns / MEN,
        lost / MEN,
        fleeing / MEN,
        disordered / MEN,
        weakened / MEN,
        officers / UNITS,
        1.0 if is_broken(b, seat) else 0.0,
        held / POINTS,
    ]
