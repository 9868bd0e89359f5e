"""The ids that orders call units by, when two armies bring the same ones."""

from __future__ import annotations


def unlike(taken: list[str], ids: list[str]) -> list[str]:
    """The ids of an army, with as many x's as distinguish each from all that are taken."""
    used = taken[:]
    found = []
    for id in ids:
        while id in used:
            id += "x"
        used.append(id)
        found.append(id)
    return found
