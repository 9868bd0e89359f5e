"""C-CAS-2, C-CAV-24, D-209: in close combat those fall who are in contact."""

from __future__ import annotations

from mypy_extensions import i64

from ...model.kinds import FRONT
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..mixed_units import in_proportion, kinds_of, with_rest
from .fighters import fighters, own_edge


def touched_kinds(b: Battle, u: Unit, pairs: list[Contact]) -> list[i64]:
    """D-209 Sappers and elites are in the front rank, the sappers in its middle."""
    if u.has_no_flanks():
        return kinds_of(u)
    front = min(u.files, u.figures)
    sappers = min(u.sappers, front)
    elites = min(u.elites, front - sappers)
    touching: i64 = 0
    for one in pairs:
        if one.touches(u.uid) and own_edge(one, u.uid) == FRONT:
            touching += fighters(b, one, u.uid)
    touching = min(touching, front)
    first = min(sappers, touching)
    rest = in_proportion(touching - first, [front - sappers - elites, elites])
    return [rest[0], rest[1], first]


def struck_down(b: Battle, u: Unit, count: i64, pairs: list[Contact]) -> list[i64]:
    """C-CAS-2 How many of each kind fall."""
    return with_rest(min(count, u.figures), touched_kinds(b, u, pairs), kinds_of(u))
