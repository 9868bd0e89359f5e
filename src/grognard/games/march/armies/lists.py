"""Chapters 2 and 17: armies written as lists, read from them, and those that come with the game."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.armies import lists
from grognard.miniatures.armies.list_writer import write_line, write_list

from ..model.pieces import Army
from .armies import ARMY_POINTS, army_faults
from .army_rules import RULES
from .list_terms import TERMS
from .roster_facts import army_of, list_from

_ready: Final[dict[str, Army]] = {}


def write_army(army: Army) -> str:
    """A list, a battalion a line."""
    return write_list(TERMS, list_from(army))


def write_army_line(army: Army) -> str:
    """The same in one line, for an option."""
    return write_line(TERMS, list_from(army))


def read_army(text: str, points: int = ARMY_POINTS) -> Army:
    """2.0 A list, in lines or in one; raises BadNotation with the line, the value and the rule."""
    return army_of(lists.read_army(RULES, text, points))


def ready_armies() -> dict[str, Army]:
    """17.1 The armies that come with the game, by their names, those of the book among them."""
    if not _ready:
        _ready.update({name: army_of(army) for name, army in RULES.ready().items()})
    return _ready


def army_from(text: str, points: int = ARMY_POINTS) -> Army:
    """17.2 A ready army by its name, such as sample-french, a share code, or a list."""
    known = ready_armies()
    if text in known:
        return within_points(known[text], points)
    return army_of(lists.army_from(RULES, text, points))


def within_points(army: Army, points: int) -> Army:
    """1.4 The army, unless it is wrong as a whole; raises BadNotation with the rule."""
    for fault in army_faults(army, points):
        raise RULES.bad(fault, 0)
    return army
