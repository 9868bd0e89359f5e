"""Chapter 16: Victory."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.tally import Tally
from grognard.table.measure import to_polygon, within

from ..model.pieces import NOBODY, ON_TABLE, ROUTING, Battalion, Objective
from ..model.state import Battle
from .figures import footprint


def counts(u: Battalion) -> bool:
    """16.1, R51 On the table, not routing; one that reforms after a rout counts."""
    return u.place == ON_TABLE and not u.marks & ROUTING


def counted(b: Battle, seat: i64) -> list[Battalion]:
    """16.1, R51 The battalions of a side that count."""
    return [u for u in b.units if u.seat == seat and counts(u)]


def holder(b: Battle, objective: Objective) -> i64:
    """16.3, R51 The only side with a battalion that counts and touches the circle, or NOBODY."""
    held = NOBODY
    for u in b.units:
        if counts(u) and u.seat != held and touches(u, objective):
            if held != NOBODY:
                return NOBODY
            held = u.seat
    return held


def touches(u: Battalion, objective: Objective) -> bool:
    return within(to_polygon(objective.x, objective.y, footprint(u).hull), objective.radius)


def standing(b: Battle, seat: i64, keep: bool = False) -> Tally:
    """16.1, 16.3 What a side has at the end: battalions, and the objectives that only it holds."""
    sum_ = Tally(len(counted(b, seat)), "16.1 battalions", keep)
    for objective in b.setting.objectives:
        if holder(b, objective) == seat:
            sum_.add(objective.worth, "16.3 objectives")
    return sum_


def losses(b: Battle, seat: i64) -> i64:
    """16.2, R80 Rankers, skirmishers and characters of those that count, the commander as one."""
    total: i64 = 0 if b.commanders[seat].alive else 1
    for u in counted(b, seat):
        total += u.losses() + sum(u.roster.characters) - u.characters()
    return total


def check_victory(b: Battle) -> None:
    """16.0, R80 At the end of a turn: a side may have nothing left, or the last turn be over."""
    left = [len(counted(b, 0)), len(counted(b, 1))]
    if left[0] == 0 or left[1] == 0:
        b.finish(NOBODY if left[0] == left[1] else better(left[0], left[1]), "R80 end and ties")
    elif b.turn >= b.setting.options.turns:
        finish_by_count(b)


def finish_by_count(b: Battle) -> None:
    """16.1, 16.2 More battalions and objectives win, then fewer losses; still equal: a draw."""
    sums = [standing(b, 0).total, standing(b, 1).total]
    lost = [losses(b, 0), losses(b, 1)]
    if sums[0] != sums[1]:
        b.finish(better(sums[0], sums[1]), "16.1 battalions")
    elif lost[0] != lost[1]:
        b.finish(better(lost[1], lost[0]), "16.2 fewer losses")
    else:
        b.finish(NOBODY, "R80 end and ties")


def better(red: i64, blue: i64) -> i64:
    return 0 if red > blue else 1
