"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice
from grognard.kernel.dice import Opposed, Pool
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.dice_marks import HIT, MISS, NOTHING, opposed_marks
from grognard.miniatures.text.grammar import unit_text

from ..model.events import RESULT_LINES
from ..model.kinds import (
    AFTER_FIRE,
    CHARGES,
    COMBAT,
    COMMAND,
    COMPULSORY,
    CONTACT,
    GUNS,
    MOVEMENT,
    MUSKETRY,
    NOBODY,
    PURSUIT,
    REACTIONS,
    SETTING_UP,
)
from ..model.state import Battle
from ..text.notation import officer_text
from .dice_sums import sums_of

# Two dice of which neither is good or bad by itself: the error of an estimate, who begins.
NEUTRAL: Final = ("D-79", "D-111", "D-112")

PHASE_CITES: Final = {
    SETTING_UP: "D-112",
    COMPULSORY: "C-SEQ-1",
    COMMAND: "C-SEQ-2",
    CHARGES: "C-SEQ-3",
    REACTIONS: "C-SEQ-7",
    CONTACT: "C-SEQ-4",
    MOVEMENT: "C-SEQ-4",
    GUNS: "C-SEQ-5",
    MUSKETRY: "C-SEQ-5",
    AFTER_FIRE: "C-SEQ-5",
    COMBAT: "C-SEQ-6",
    PURSUIT: "C-SEQ-6",
}


def sums_of_event(event: Happened) -> list[list[tuple[str, int]]]:
    """W-RES-1 What the result of a round is made of, side by side."""
    if event.what != "combat result":
        return []
    found: list[list[tuple[str, int]]] = [[], []]
    for i in range(2, len(event.args), 3):
        seat, line, value = event.args[i : i + 3]
        found[seat].append((RESULT_LINES[line], value))
    return found


# Dice


def dice_of(b: Battle, faces: list[int]) -> Dice:
    """What each face of the throw that a battle waits for does, if it comes out so."""
    step, sums = b.pending, sums_of(b)
    if isinstance(step, Pool):
        marks = [HIT if face >= step.need else MISS for face in faces]
        return Dice(marks, concerned(b), sums)
    if isinstance(step, Opposed) and step.cite not in NEUTRAL:
        return Dice(opposed_marks(faces[0] - faces[1]), concerned(b), sums, [0, 1])
    return Dice([NOTHING] * len(faces), concerned(b), sums)


def concerned(b: Battle) -> list[str]:
    """Which units a throw is about."""
    work = b.stack[-1]
    uid: int = getattr(work, "unit", NOBODY)
    if uid != NOBODY:
        return [unit_text(b, uid)]
    oid: int = getattr(work, "officer", NOBODY)
    return [officer_text(b, oid)] if oid != NOBODY else []
