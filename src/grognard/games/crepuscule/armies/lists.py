"""Armies as players give them, for the rules."""

from __future__ import annotations

from grognard.miniatures.armies import lists
from grognard.miniatures.armies.list_errors import Fault
from grognard.miniatures.armies.list_parser import read_draft

from .army_rules import ARMY_POINTS, RULES, size_for
from .prices import army_points
from .rosters import Army, army_of


def army_from(text: str, seat: int, points: int = ARMY_POINTS) -> Army:
    """A ready army by its name, such as french-1809-1000, a share code, or a list."""
    ready = RULES.ready()
    if text in ready:
        return army_of(ready[text], seat)
    return army_of(lists.army_from(RULES, text, points), seat)


def army_of_its_size(text: str, seat: int) -> Army:
    """The same for a battle of the size that the army has, as scenarios are."""
    found = lists.list_of(RULES, text)
    cost = 0 if isinstance(found, Fault) else army_points(read_draft(RULES, found).army())
    return army_from(text, seat, max(size_for(cost), RULES.least))
