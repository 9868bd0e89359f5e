"""What is wrong with where the units of a scenario stand."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.kernel.reading import in_all_languages
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES
from grognard.table.terrain import Ground

from ..bodies import Body, closed_area, overlapping
from ..files.toml_values import WORDS, Told

Misplaced = list[tuple[str, Told]]  # the id of a unit, and what is wrong with it


def misplaced(
    bodies: Sequence[Body], ground: Ground, closed: int, ids: Sequence[str], cite: str
) -> Misplaced:
    """Bodies off the table, on closed ground or on each other, by the ids of their units."""
    found: Misplaced = []
    for body in bodies:
        if not ground.on_table(body.shape.hull):
            told = in_all_languages(WORDS, "over-the-edge", cite=cite)
            found.append((ids[body.owner], told))
            continue
        area = closed_area(ground, closed, body)
        if area:
            told = in_all_languages(WORDS, "on-closed-ground", ground=area, cite=cite)
            found.append((ids[body.owner], told))
    for one, other in overlapping(list(bodies)):
        told = in_all_languages(WORDS, "on-somebody", other=ids[other.owner], cite=cite)
        found.append((ids[one.owner], told))
    return found


def check_places(file: str, wrong: Misplaced) -> None:
    """Raises BadData with all that is wrong."""
    if len(wrong) == 1:
        id, told = wrong[0]
        raise BadData(file, id, told["en"], told)
    if wrong:
        told = {
            lang: "; ".join(f"{id}: {problem[lang]}" for id, problem in wrong) for lang in LANGUAGES
        }
        raise BadData(file, "", told["en"], told)
