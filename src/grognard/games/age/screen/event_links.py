"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Interpreted.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice
from grognard.kernel.dice import Opposed

from ..chapters.charging.combat import CombatPass
from ..chapters.charging.counter_charge import CounterCharges
from ..chapters.command.losses import GeneralHit
from ..chapters.fire.fire import Volley
from ..chapters.moving.forced import Retreat
from ..model.chart_rows import NO_EFFECT
from ..model.charts import fire_effect, is_unharmed, modifier, movement_result
from ..model.events import EVENTS, Happened
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
from ..text.notation import LENGTHS, general_text, unit_text
from .dice_sums import sums_of

HIT: Final = "hit"
MISS: Final = "miss"
PASS: Final = "pass"
FAIL: Final = "fail"
NOTHING: Final = ""

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


def cite_of(b: Battle, event: Happened) -> str:
    """The rule that a line of the log links to."""
    if event.what == "ended":
        return b.ending
    if event.what == "phase":
        return PHASE_CITES[event.args[0]]
    if event.what == "tested":
        return movement_result(event.args[0], event.args[3]).cite
    return EVENTS[event.what].cite


def places_of(event: Happened) -> list[str]:
    """Where it happened, as orders write a place."""
    kind = EVENTS[event.what]
    if not kind.points:
        return []
    x, y = [kind.number(event, name) for name in kind.points]
    return [LENGTHS.point_text(x, y)]


# Dice


def dice_of(b: Battle, faces: list[int]) -> Dice:
    """What each face of the throw that a battle waits for does, if it comes out so."""
    work, sums = b.stack[-1], sums_of(b)
    if isinstance(b.pending, Opposed):
        lead = faces[0] - faces[1] + sums[0].total - sums[1].total
        marks = [NOTHING, NOTHING] if lead == 0 else [PASS, FAIL] if lead > 0 else [FAIL, PASS]
        return Dice(marks, concerned(b), sums, seats_of(b))
    if isinstance(work, Volley):
        effects = [fire_effect(work.power, face + work.modifier) for face in faces]
        return Dice([MISS if e == NO_EFFECT else HIT for e in effects], concerned(b), sums)
    if isinstance(work, GeneralHit):
        return Dice([general_mark(b, work, face) for face in faces], concerned(b), sums)
    return Dice([NOTHING] * len(faces), concerned(b), sums)


def seats_of(b: Battle) -> list[int]:
    """Whose the first and the second die are."""
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
    """Whom a throw is about."""
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
