"""What is wrong with where the units of a scenario stand."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES
from grognard.table.terrain import Ground

from ..bodies import Body, ground_entered, overlapping
from ..files.problems import Problem, problem

Misplaced = list[tuple[str, Problem]]  # the id of a unit, and what is wrong with it


def misplaced(
    bodies: Sequence[Body], ground: Ground, closed: int, ids: Sequence[str], cite: str
) -> Misplaced:
    """Bodies off the table, on closed ground or on each other, by the ids of their units."""
    found: Misplaced = []
    for body in bodies:
        if not ground.on_table(body.shape.hull):
            found.append((ids[body.owner], problem("over-the-edge", cite=cite)))
            continue
        area = ground_entered(ground, closed, body)
        if area is not None:
            bad = problem("on-closed-ground", ground=area.name, cite=cite)
            found.append((ids[body.owner], bad))
    for one, other in overlapping(list(bodies)):
        there = ids[other.owner]
        found.append((ids[one.owner], problem("on-somebody", other=there, cite=cite)))
    return found


def check_places(file: str, wrong: Misplaced) -> None:
    """Raises BadData with all that is wrong."""
    if len(wrong) == 1:
        id, bad = wrong[0]
        raise BadData(file, id, str(bad), bad.told())
    if wrong:
        told = {
            lang: "; ".join(f"{id}: {bad.words(lang)}" for id, bad in wrong) for lang in LANGUAGES
        }
        raise BadData(file, "", told["en"], told)
