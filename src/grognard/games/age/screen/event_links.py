"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice, ResultRow
from grognard.kernel.dice import Opposed
from grognard.kernel.tally import Tally
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.dice_marks import FAIL, HIT, MISS, NOTHING, PASS, opposed_marks
from grognard.miniatures.text.grammar import unit_text

from ..chapters.charging.combat import CombatPass
from ..chapters.charging.counter_charge import CounterCharges
from ..chapters.command.losses import GeneralHit
from ..chapters.fire.fire import Volley
from ..chapters.moving.forced import Retreat
from ..model.chart_rows import NO_EFFECT
from ..model.charts import (
    combat_result,
    combat_row,
    fire_effect,
    is_unharmed,
    modifier,
    movement_result,
)
from ..model.kinds import (
    COMBAT,
    COMMAND,
    COUNTERS,
    ENEMY_FIRE,
    INITIATIVE,
    NOBODY,
    OWN_FIRE,
    RESERVE,
    RIDES,
    TACTICS,
    UPKEEP,
)
from ..model.state import Battle
from ..text.notation import general_text
from .dice_sums import sums_of
from .table_rows import combat_chances, combat_scores
from .words import say

PHASE_CITES: Final = {
    UPKEEP: "10.6 arrivals",
    INITIATIVE: "1.1 initiative roll",
    COMMAND: "11.2 attach",
    RESERVE: "9.2 optional",
    TACTICS: "3.4 order named first",
    RIDES: "11.5 detached generals move",
    COUNTERS: "8.5 counter-charge",
    ENEMY_FIRE: "1.3 both sides fire",
    OWN_FIRE: "1.3 both sides fire",
    COMBAT: "1.4 combat phase",
}


def own_cite(event: Happened) -> str:
    """The rule that a line of the log links to, where it depends on more than the word."""
    if event.what == "tested":
        return movement_result(event.args[0], event.args[3]).cite
    return ""


# Dice


def dice_of(b: Battle, faces: list[int]) -> Dice:
    """What each face of the throw that a battle waits for does, if it comes up."""
    sums = sums_of(b)
    marks = face_marks(b, faces, sums)
    if isinstance(b.pending, Opposed):
        return Dice(marks, concerned(b), sums, seats_of(b), result_rows(b, faces, sums))
    return Dice(marks, concerned(b), sums)


def marks_of(b: Battle, ways: list[list[int]]) -> list[list[str]]:
    """Only the marks, for each way in which the throw may come out: computed once."""
    sums = sums_of(b) if isinstance(b.pending, Opposed) else []
    return [face_marks(b, faces, sums) for faces in ways]


def face_marks(b: Battle, faces: list[int], sums: list[Tally]) -> list[str]:
    work = b.stack[-1]
    if isinstance(b.pending, Opposed):
        return opposed_marks(int(faces[0] - faces[1] + sums[0].total - sums[1].total))
    if isinstance(work, Volley):
        effects = [fire_effect(work.power, face + work.modifier) for face in faces]
        return [MISS if e == NO_EFFECT else HIT for e in effects]
    if isinstance(work, GeneralHit):
        return [general_mark(b, work, face) for face in faces]
    return [NOTHING] * len(faces)


# Throws whose dice do something else than pass or fail, by their words.
RESULTS: Final = {
    "1.1 initiative roll": "opposed",
    "8.1 combat roll": "opposed",
    "7.1 general at risk": "general",
}


def dice_result(cite: str, mark: str, lang: str) -> str:
    """What a die did, where the general words do not say it."""
    word = RESULTS.get(cite)
    return say(lang, "dice-result", word=word, mark=mark) if word and mark else ""


def result_rows(b: Battle, faces: list[int], sums: list[Tally]) -> list[ResultRow]:
    """8.3 The combat results with their chances before the dice, and the row that was reached."""
    if not isinstance(b.stack[-1], CombatPass):
        return []
    lead = int(sums[0].total - sums[1].total)
    here = int(combat_row(faces[0] - faces[1] + lead))
    return [
        ResultRow(combat_result(row).cite, scores, chance, row == here)
        for row, (scores, chance) in enumerate(
            zip(combat_scores(), combat_chances(lead), strict=True)
        )
    ]


def seats_of(b: Battle) -> list[int]:
    """Which side the first and the second die belong to."""
    work = b.stack[-1]
    cluster = work.next_cluster(b) if isinstance(work, CombatPass) else None
    first = int(b.units[cluster.attackers[0]].seat) if cluster is not None else 0
    return [first, 1 - first]


def general_mark(b: Battle, work: GeneralHit, face: int) -> str:
    g = work.at_risk(b)
    assert g is not None
    score = face + (modifier("7.1 charismatic general") if g.charismatic else 0)
    return PASS if is_unharmed(score) else FAIL


def concerned(b: Battle) -> list[str]:
    """Which units a throw is about."""
    work = b.stack[-1]
    if isinstance(work, GeneralHit):
        g = work.at_risk(b)
        return [general_text(b, g.gid)] if g is not None else []
    if isinstance(work, CombatPass):
        cluster = work.next_cluster(b)
        pair = [cluster.attackers[0], cluster.defenders[0]] if cluster is not None else []
        return [unit_text(b, uid) for uid in pair]
    if isinstance(work, CounterCharges):
        return [unit_text(b, work.last)]
    if isinstance(work, Retreat):
        return [unit_text(b, work.unit)]
    uid: int = getattr(work, "unit", NOBODY)
    return [unit_text(b, uid)] if uid != NOBODY else []
