"""What must hold in every Campaign."""

from __future__ import annotations

from .invariants import problems
from .model.campaign import Campaign
from .model.places import BOX, CASUALTIES, DISCARD
from .model.state import Battle


def campaign_faults(c: Campaign) -> list[str]:
    """Every broken invariant, in words, those of each battle first."""
    found = [f"{b.setting.chart.key}: {problem}" for b in c.tables for problem in problems(b)]
    for uid in range(len(c.tables[0].units)):
        tables = [b for b in c.tables if is_there(b, uid)]
        if len(tables) > 1 or (tables and c.is_lost(uid)):
            where = ", ".join(b.setting.chart.key for b in tables)
            label = c.tables[0].setting.labels[uid]
            found.append(f"{label}: fights at {where}, or is lost and fights on")
    return found


def is_there(b: Battle, uid: int) -> bool:
    """Whether a card has a part in a battle still; the lost and the spent have none."""
    return b.units[uid].place not in (BOX, CASUALTIES, DISCARD)
