"""Outpost: which figures are on its bases, and where."""

from __future__ import annotations

from typing import Final

from grognard.miniatures.contract.board import (
    DRUM,
    FLAG,
    GENERAL,
    GUN,
    HORSEMAN,
    INFANTRYMAN,
    LIMBER,
    Figure,
    Figures,
)
from tests.miniatures.outpost.model.troops import Kind, inches

# A role, inches to the right of the middle of its base, inches behind it, and its size.
Standing = tuple[str, float, float, float]
REAR_RANK: Final[list[Standing]] = [(INFANTRYMAN, x, 0.15, 0.3) for x in (-0.2, 0.2)]
STANDING: Final[dict[str, list[Standing]]] = {
    "general": [(GENERAL, 0, 0, 0.6)],
    "foot": [*((INFANTRYMAN, x, -0.15, 0.3) for x in (-0.2, 0.2)), *REAR_RANK],
    "horse": [(HORSEMAN, x, 0, 0.5) for x in (-0.25, 0.25)],
    "gun": [
        (LIMBER, 0, 0.4, 0.25),
        (GUN, 0, -0.5, 0.4),
        *((INFANTRYMAN, x, -0.4, 0.25) for x in (-0.5, 0.5)),
    ],
    "scouts": [(INFANTRYMAN, 0, 0, 0.3)],
}
FIRST: Final[dict[str, list[Standing]]] = {
    "foot": [(FLAG, -0.2, -0.15, 0.3), (DRUM, 0.2, -0.15, 0.3), *REAR_RANK]
}


def figures(kind: Kind, bases: int) -> Figures:
    found = []
    for base, middle in enumerate(middles(kind, bases)):
        standing = STANDING[kind.name] if base else FIRST.get(kind.name, STANDING[kind.name])
        for role, right, back, size in standing:
            x, y = middle + inches(right), kind.base[1] // 2 + inches(back)
            found.append(Figure(role, x, y, 0, inches(size)))
    return tuple(found)


def middles(kind: Kind, bases: int) -> list[int]:
    """Those of its bases, from the left."""
    wide = kind.base[0]
    return [base * (wide + kind.gap) + wide // 2 for base in range(bases)]
