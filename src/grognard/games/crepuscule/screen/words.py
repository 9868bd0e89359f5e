"""Log lines and actions in words, and the names they are made of.

The sentences are in words/*.ftl; here they are chosen and filled in. A unit is marked by its id,
and `spell` puts its name in. Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL, SHORT
from grognard.kernel.decision import Action
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import (
    YES_NO,
    BattleWords,
    Facts,
    TableWords,
    question,
)
from grognard.miniatures.screen.battle_words import unit_name as unit_name
from grognard.miniatures.screen.general_words import angle, turn_facts

from ..chapters.orders.ordered import ORDERS
from ..chapters.victory import (
    ARMY_BROKEN,
    GRADES,
    grade_of,
    is_broken,
    points_of,
    scaled_lead,
)
from ..model.actions import (
    Charge,
    ChargeOfficer,
    Form,
    March,
    Place,
    React,
    Support,
    Traverse,
)
from ..model.combat_actions import Aim, Swap
from ..model.events import EVENTS
from ..model.kinds import (
    AMMUNITION,
    ANSWERS,
    ARMS,
    CLASSES,
    EDGES,
    FORMATIONS,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
    RANKS,
    REACTIONS_OF,
    SUPPORT_JOBS,
)
from ..model.state import Battle
from ..text.notation import LENGTHS
from .lexicon import lexicon
from .names import named

YES_OR_NO: Final = ("passed", "ahead")
# Marks worth a word in a caption; the others are book-keeping.
SHOWN: Final = ("fleeing", "disordered", "push", "no-officer", "charging", "fearful", "smoke")
# Numbers of events that mean a word of a list.
LISTS: Final = {
    "edge": EDGES,
    "reaction": REACTIONS_OF,
    "job": SUPPORT_JOBS,
    "order": ORDERS,
    "ammunition": AMMUNITION,
    "answer": ANSWERS,
}


# the sums that are not called after their first line
SUMS: Final = {"C-MAN-6": "manoeuvre", "W-SHO-1": "shot", "W-RES-1": "result"}

TABLE: Final = TableWords(lexicon, LENGTHS, PHASES, FORMATIONS, coarse=True)
say = TABLE.say
length = TABLE.length
place = TABLE.place
phase_name = TABLE.phase
formation_name = TABLE.formation
moment_title = TABLE.moment


# Names


def side_name(b: Battle, seat: int, lang: str) -> str:
    return named(b.setting.sides[seat].name, lang)


def officer_name(b: Battle, oid: int, lang: str) -> str:
    return b.setting.staff[oid].name


def full_name(b: Battle, uid: int, lang: str) -> str:
    roster = b.setting.rosters[uid]
    if roster.parent == NOBODY:
        return roster.name
    return say(lang, "skirmishers-of", name=roster.name)


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A unit by its name, with the id used in orders, or by its name alone."""
    if id not in b.setting.by_id:
        return officer_name(b, b.setting.officer_by_id[id], lang)
    name = full_name(b, b.setting.by_id[id], lang)
    if naming == SHORT or name.lower() == id.lower():
        return name
    return f"{name} ({id})"


def marks_of(b: Battle, uid: int, lang: str) -> list[str]:
    marks = b.units[uid].marks
    return [say(lang, "mark", mark=name) for name in SHOWN if marks & MARKS[name]]


def unit_caption(b: Battle, uid: int, lang: str) -> str:
    """A unit in a few words: name, arm, figures, formation, and what ails it."""
    u = b.units[uid]
    facts: Facts = {"name": full_name(b, uid, lang), **strength(b, uid, lang)}
    words = [say(lang, "caption", **facts, formation=formation_name(u.formation, lang))]
    if u.place != ON_TABLE:
        words.append(say(lang, "gone", place=PLACES[u.place]))
    return ", ".join(words + marks_of(b, uid, lang))


def strength(b: Battle, uid: int, lang: str) -> Facts:
    """Arm, class and figures of a unit."""
    u = b.units[uid]
    return {
        "arm": say(lang, "arm", arm=ARMS[u.arm]),
        "class": say(lang, "class", quality=CLASSES[u.roster.quality]),
        "figures": int(u.figures),
        "of": int(u.roster.figures),
    }


def officer_caption(b: Battle, oid: int, lang: str) -> str:
    o = b.officers[oid]
    rank = say(lang, "rank", rank=RANKS[o.roster.rank])
    words = [say(lang, "caption-officer", name=officer_name(b, oid, lang), rank=rank)]
    if o.place != ON_TABLE:
        words.append(say(lang, "gone", place=PLACES[o.place]))
    return ", ".join(words)


def caption(b: Battle, name: str, lang: str) -> str:
    if name in b.setting.by_id:
        return unit_caption(b, b.setting.by_id[name], lang)
    oid = b.setting.officer_by_id.get(name, NOBODY)
    return officer_caption(b, oid, lang) if oid != NOBODY else ""


# The end


def ending_words(b: Battle, lang: str) -> str:
    """C-VIC-4 How it ended, in one sentence: when, by how much, and how great a victory that is."""
    if not b.ending:
        return ""
    rule = b.ending.partition(" ")[0]
    points = [int(points_of(b, seat).total) for seat in (0, 1)]
    facts: Facts = {"rule": rule, "turn": b.turn, "more": max(points), "less": min(points)}
    facts["grade"] = GRADES[grade_of(scaled_lead(b))]
    facts["broken"] = broken_side(b, lang) if rule == ARMY_BROKEN else "none"
    return sentence(say(lang, "ending", **facts))


def broken_side(b: Battle, lang: str) -> str:
    """W-VIC-2 Whose army has melted away."""
    broken = [side_name(b, seat, lang) for seat in (0, 1) if is_broken(b, seat)]
    return broken[0] if broken else "none"


# Events


class CrepusculeWords(BattleWords[Battle]):
    """What is reported only in this game."""

    def side_name(self, b: Battle, seat: int, lang: str) -> str:
        return side_name(b, seat, lang)

    def called(self, b: Battle, id: str, lang: str, naming: int) -> str:
        return called(b, id, lang, naming)

    def ending(self, b: Battle, reader: int | None, lang: str) -> str:
        return ending_words(b, lang)

    def own_meaning(self, b: Battle, name: str, amount: int, lang: str) -> object:
        if name == "heading":
            return angle(amount, lang)
        if name == "officer":
            return officer_name(b, amount, lang)
        return named(b.setting.goals[amount].name, lang) if name == "goal" else None


WORDS: Final = CrepusculeWords(TABLE, EVENTS, LISTS, YES_OR_NO)
spell = WORDS.spell
victory = WORDS.victory
narrate = WORDS.narrate
opening = WORDS.opening


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it."""
    facts: Facts = {"asked": question(b)}
    for name in ("unit", "target"):
        uid = getattr(action, name, NOBODY)
        facts[name] = unit_name(b, uid) if isinstance(uid, int) else ""
    officer = getattr(action, "officer", NOBODY)
    if officer != NOBODY:
        facts["officer"] = officer_name(b, officer, lang)
    facts["count"] = int(getattr(action, "count", 0))
    facts.update(way_facts(action, lang))
    return WORDS.described(b, action, facts, lang, naming)


def way_facts(action: Action, lang: str) -> Facts:
    if isinstance(action, March):
        return {"legs": TABLE.legs(action.legs, lang)}
    if isinstance(action, Swap):
        return {"ahead": YES_NO[int(action.ahead)]}
    if isinstance(action, (Charge, ChargeOfficer, Traverse)):
        turn = action.angle if isinstance(action, Traverse) else action.wheel
        return turn_facts(int(turn), lang)
    if isinstance(action, (Form, Place)):
        formation = formation_name(action.formation, lang)
        return {"formation": formation, "files": int(action.files), **TABLE.spot(action, lang)}
    if isinstance(action, React):
        formation = formation_name(action.formation, lang) if action.formation >= 0 else "none"
        return {"reaction": REACTIONS_OF[action.reaction], "formation": formation}
    if isinstance(action, Support):
        return {"job": SUPPORT_JOBS[action.job]}
    if isinstance(action, Aim):
        return {"ammunition": AMMUNITION[action.ammunition]}
    return TABLE.spot(action, lang)
