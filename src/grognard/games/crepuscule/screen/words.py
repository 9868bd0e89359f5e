"""Log lines and actions in words, and the names they are made of.

The sentences are in words/*.ftl; here they are chosen and filled in. A unit is marked by its id,
and `spell` puts its name in. Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

from grognard.kernel.aids import FULL, MARK, MARKED, SHORT, mark
from grognard.kernel.decision import Action
from grognard.lexicon import key_of, sentence
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen import general_words
from grognard.miniatures.screen.general_words import angle, number
from grognard.table.paths import ABOUT, PIVOT, SIDESTEP, WHEEL, Leg

from ..chapters.orders.ordered import ORDERS
from ..model.actions import (
    Aim,
    Charge,
    ChargeOfficer,
    Form,
    March,
    Place,
    React,
    Support,
    Swap,
    Traverse,
)
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
from .lexicon import LEDGER, lexicon

Facts = dict[str, object]

YES_NO: Final = ("no", "yes")
YES_OR_NO: Final = ("passed", "ahead")
# Marks worth a word in a caption; the others are book-keeping.
SHOWN: Final = ("fleeing", "disordered", "push", "no-officer", "charging", "fearful", "smoke")
# Numbers of events that stand for a word of a list.
LISTS: Final = {
    "edge": EDGES,
    "reaction": REACTIONS_OF,
    "job": SUPPORT_JOBS,
    "order": ORDERS,
    "ammunition": AMMUNITION,
    "answer": ANSWERS,
}


def say(lang: str, key: str, **facts: object) -> str:
    return lexicon.say(lang, key, **facts)


# Names


def length(amount: int, lang: str) -> str:
    """To the hundredth of an inch: nobody reads more."""
    return number(f"{amount / LENGTHS.unit.size:.2f}".rstrip("0").rstrip("."), lang)


def place(x: int, y: int, lang: str) -> str:
    return general_words.place(LENGTHS, x, y, lang)


def side_name(b: Battle, seat: int, lang: str) -> str:
    return b.setting.sides[seat].name


def officer_name(b: Battle, oid: int, lang: str) -> str:
    return b.setting.staff[oid].name


def full_name(b: Battle, uid: int, lang: str) -> str:
    roster = b.setting.rosters[uid]
    if roster.parent == NOBODY:
        return roster.name
    return say(lang, "skirmishers-of", name=roster.name)


def unit_name(b: Battle, uid: int) -> str:
    return mark(b.setting.rosters[uid].id) if uid != NOBODY else ""


def signed(amount: int) -> str:
    """A modifier as people write it."""
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"


def percent(chance: Fraction, lang: str) -> str:
    """Rounded, but never to what is sure or out of the question when it is not."""
    rounded = round(float(chance) * 100)
    if 0 < chance < 1:
        rounded = max(1, min(99, rounded))
    return f"{rounded}\N{NARROW NO-BREAK SPACE}%" if lang == "fr" else f"{rounded}%"


@cache
def phase_name(phase: int, lang: str) -> str:
    return say(lang, "phase", phase=PHASES[phase])


@cache
def formation_name(formation: int, lang: str) -> str:
    return say(lang, "formation", formation=FORMATIONS[formation])


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A unit by its name, with the id that orders call it by, or by its name alone."""
    if id not in b.setting.by_id:
        return officer_name(b, b.setting.officer_by_id[id], lang)
    name = full_name(b, b.setting.by_id[id], lang)
    if naming == SHORT or name.lower() == id.lower():
        return name
    return f"{name} ({id})"


def spell(b: Battle, text: str, lang: str, naming: int) -> str:
    """A marked sentence with the names of its units."""
    if naming == MARKED:
        return sentence(text)
    return sentence(MARK.sub(lambda match: called(b, match[1], lang, naming), text))


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


def moment_title(b: Battle, lang: str) -> str:
    """The turn and its phase."""
    return say(lang, "moment", turn=b.turn, phase=phase_name(b.phase, lang))


# The end


def victory(b: Battle, winner: int, lang: str) -> str:
    """Who won; NOBODY is a draw."""
    return say(lang, "victory", winner=side_name(b, winner, lang) if winner != NOBODY else "none")


def ending_words(b: Battle, reader: int | None, lang: str) -> str:
    """How it ended, in one sentence for a seat or for everybody."""
    if not b.ending:
        return ""
    rule = b.ending.partition(" ")[0]
    winner = int(b.winner)
    facts: Facts = {"rule": rule, "turn": b.turn, "label": LEDGER.label(b.ending, lang)}
    facts["you"] = "no" if reader is None else "won" if reader == winner else "lost"
    facts["loser"] = side_name(b, 1 - winner, lang) if winner != NOBODY else "none"
    return sentence(say(lang, "ending", **facts))


# Events


def narrate(b: Battle, event: Happened, lang: str, naming: int = FULL) -> str:
    """An event in one sentence; empty for the silent ones."""
    if EVENTS[event.what].silent:
        return ""
    facts: Facts = {"unit": unit_name(b, event.unit)}
    facts.update(event_facts(b, event, lang))
    key = f"event-{event.what.replace(' ', '-')}"
    return spell(b, say(lang, key, **facts), lang, naming)


def opening(b: Battle, event: Happened, lang: str) -> str:
    """The heading of a turn, player turn or phase."""
    key = f"event-{event.what.replace(' ', '-')}.heading"
    return say(lang, key, **event_facts(b, event, lang))


def event_facts(b: Battle, event: Happened, lang: str) -> Facts:
    """What the numbers of an event mean, by their names."""
    what, args = event.what, event.args
    if what == "marched":
        legs = [Leg(args[at], args[at + 1]) for at in range(0, len(args) - 1, 2)]
        return {"legs": legs_words(legs, lang)}
    names = EVENTS[what].args
    facts = {name: meaning(b, name, arg, lang) for name, arg in zip(names, args, strict=False)}
    if what == "ended":
        facts.update(victory=victory(b, args[0], lang), ending=ending_words(b, None, lang))
    return facts


def meaning(b: Battle, name: str, amount: int, lang: str) -> object:
    """One number of an event in words; plain numbers stay what they are."""
    if name in ("side", "winner"):
        return side_name(b, amount, lang) if amount != NOBODY else "none"
    if name == "phase":
        return phase_name(amount, lang)
    if name in ("x", "y", "distance"):
        return length(amount, lang)
    if name == "heading":
        return angle(amount, lang)
    if name == "formation":
        return formation_name(amount, lang)
    if name == "target":
        return unit_name(b, amount)
    if name == "officer":
        return officer_name(b, amount, lang)
    if name == "goal":
        return b.setting.goals[amount].name
    if name in LISTS:
        return LISTS[name][amount]
    return YES_NO[amount] if name in YES_OR_NO else amount


def legs_words(legs: list[Leg], lang: str) -> str:
    """The legs of a way, one after the other."""
    return ", ".join(leg_words(leg, lang) for leg in legs)


def leg_words(leg: Leg, lang: str) -> str:
    hand = "right" if leg.amount > 0 else "left"
    if leg.kind == WHEEL or leg.kind == PIVOT:
        word = "wheel" if leg.kind == WHEEL else "pivot"
        return say(lang, "leg", kind=f"{word}-{hand}", amount=angle(int(leg.amount), lang))
    amount = length(abs(int(leg.amount)), lang)
    if leg.kind == SIDESTEP:
        return say(lang, "leg", kind=f"sidestep-{hand}", amount=amount)
    return say(lang, "leg", kind="about" if leg.kind == ABOUT else "advance", amount=amount)


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it."""
    facts: Facts = {}
    for name in ("unit", "target"):
        uid = getattr(action, name, NOBODY)
        facts[name] = unit_name(b, uid) if isinstance(uid, int) else ""
    officer = getattr(action, "officer", NOBODY)
    if officer != NOBODY:
        facts["officer"] = officer_name(b, officer, lang)
    facts["count"] = int(getattr(action, "count", 0))
    facts.update(way_facts(action, lang))
    said = say(lang, f"act-{key_of(type(action).__name__)}", **facts)
    return said if naming == MARKED else MARK.sub(lambda m: called(b, m[1], lang, naming), said)


def way_facts(action: Action, lang: str) -> Facts:
    if isinstance(action, March):
        return {"legs": legs_words(action.legs, lang)}
    if isinstance(action, Swap):
        return {"ahead": YES_NO[int(action.ahead)]}
    if isinstance(action, (Charge, ChargeOfficer, Traverse)):
        turn = int(action.angle if isinstance(action, Traverse) else action.wheel)
        hand = "none" if not turn else "right" if turn > 0 else "left"
        return {"hand": hand, "wheel": angle(turn, lang)}
    if isinstance(action, (Form, Place)):
        formation = formation_name(action.formation, lang)
        return {"formation": formation, "files": int(action.files)}
    if isinstance(action, React):
        formation = formation_name(action.formation, lang) if action.formation >= 0 else "none"
        return {"reaction": REACTIONS_OF[action.reaction], "formation": formation}
    if isinstance(action, Support):
        return {"job": SUPPORT_JOBS[action.job]}
    if isinstance(action, Aim):
        return {"ammunition": AMMUNITION[action.ammunition]}
    x, y = getattr(action, "x", None), getattr(action, "y", None)
    return {"place": place(x, y, lang)} if x is not None and y is not None else {}
