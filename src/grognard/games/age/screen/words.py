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
from grognard.miniatures.terrain.pieces import kind_of, own_name
from grognard.table.paths import ABOUT, BACK, OBLIQUE, PIVOT, WHEEL, Leg

from ..chapters.victory import points_of
from ..model.actions import (
    ORDERS,
    Charge,
    Form,
    March,
    MoveDivision,
    Pivot,
)
from ..model.chart_rows import COLUMNS, EFFECTS
from ..model.charts import movement_result
from ..model.events import EVENTS
from ..model.kinds import (
    ARMS,
    ARTILLERY,
    CONDITIONS,
    FORMATIONS,
    GRADES,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
)
from ..model.state import Battle
from ..text.notation import LENGTHS
from .lexicon import LEDGER, lexicon
from .names import named, short

Facts = dict[str, object]

YES_NO: Final = ("no", "yes")
YES_OR_NO: Final = ("flank", "fell", "disordered")
# Marks worth a word in a caption; the others are book-keeping.
SHOWN: Final = ("disordered", "silenced", "damaged", "locked", "charging")
DRAW: Final = "10.3 draw"


def say(lang: str, key: str, **facts: object) -> str:
    return lexicon.say(lang, key, **facts)


# Names


def length(amount: int, lang: str) -> str:
    """To the hundredth of an inch: nobody reads more."""
    return number(f"{amount / LENGTHS.unit.size:.2f}".rstrip("0").rstrip("."), lang)


def place(x: int, y: int, lang: str) -> str:
    return general_words.place(LENGTHS, x, y, lang)


def side_name(b: Battle, seat: int, lang: str) -> str:
    return named(b.setting.sides[seat].name, lang)


def general_name(b: Battle, gid: int, lang: str) -> str:
    return named(b.setting.staff[gid].name, lang)


def command_name(b: Battle, number: int, lang: str) -> str:
    return named(b.setting.commands[number].name, lang)


def goal_name(b: Battle, number: int, lang: str) -> str:
    return named(b.setting.goals[number].name, lang)


def full_name(b: Battle, uid: int, lang: str) -> str:
    return named(b.setting.rosters[uid].name, lang)


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


def ground_name(title: str, lang: str) -> str:
    """A piece of ground in a sentence: by its own name, or else by its kind."""
    own = own_name(title)
    return named(own, lang) if own else say(lang, "ground", kind=kind_of(title))


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A unit by its name, with the id that orders call it by, or by its name alone."""
    if id not in b.setting.by_id:
        return general_name(b, b.setting.general_by_id[id], lang)
    name = full_name(b, b.setting.by_id[id], lang)
    if naming == SHORT:
        return short(name)
    return name if name.lower() == id.lower() else f"{name} ({id})"


def spell(b: Battle, text: str, lang: str, naming: int) -> str:
    """A marked sentence with the names of its units."""
    if naming == MARKED:
        return sentence(text)
    return sentence(MARK.sub(lambda match: called(b, match[1], lang, naming), text))


def unit_caption(b: Battle, uid: int, lang: str) -> str:
    """A unit in a few words: name, arm, bases, formation, and what ails it."""
    u = b.units[uid]
    facts: Facts = {"name": full_name(b, uid, lang)}
    facts["formation"] = formation_name(u.formation, lang)
    if u.arm == ARTILLERY:
        words = [say(lang, "caption-battery", **facts)]
    else:
        words = [say(lang, "caption", **facts, **strength(b, uid, lang))]
    if u.place != ON_TABLE:
        words.append(say(lang, "gone", place=PLACES[u.place]))
    words += [say(lang, "mark", mark=name) for name in SHOWN if u.marks & 1 << MARKS.index(name)]
    return ", ".join(words)


def strength(b: Battle, uid: int, lang: str) -> Facts:
    """12.2 Arm, grade, bases and condition of a brigade."""
    u = b.units[uid]
    return {
        "arm": say(lang, "arm", arm=ARMS[u.arm]),
        "grade": say(lang, "grade", grade=GRADES[u.roster.grade]),
        "bases": int(u.bases),
        "of": int(u.roster.bases),
        "condition": say(lang, "condition", condition=CONDITIONS[u.condition()]),
    }


def general_caption(b: Battle, gid: int, lang: str) -> str:
    g = b.generals[gid]
    charismatic = YES_NO[g.charismatic]
    name = general_name(b, gid, lang)
    words = [say(lang, "caption-general", name=name, charismatic=charismatic)]
    if g.place != ON_TABLE:
        words.append(say(lang, "gone", place=PLACES[g.place]))
    return ", ".join(words)


def moment_title(b: Battle, lang: str) -> str:
    """The turn and its phase."""
    return say(lang, "moment", turn=b.turn, phase=phase_name(b.phase, lang))


# The end


def victory(b: Battle, winner: int, lang: str) -> str:
    """Who won; NOBODY is a draw."""
    return say(lang, "victory", winner=side_name(b, winner, lang) if winner != NOBODY else "none")


def ending_words(b: Battle, reader: int | None, lang: str) -> str:
    """10.3 How it ended, in one sentence for a seat or for everybody."""
    rule, _, slug = b.ending.partition(" ")
    if not slug:
        return ""
    first, second = (int(points_of(b, seat).total) for seat in range(2))
    winner = int(b.winner)
    facts: Facts = {"rule": rule, "turn": b.turn, "label": LEDGER.label(b.ending, lang)}
    facts.update(more=max(first, second), less=min(first, second))
    if winner != NOBODY:
        facts["you"] = "no" if reader is None else "won" if reader == winner else "lost"
        facts["loser"] = side_name(b, 1 - winner, lang)
    key = f"ending-{slug.replace(' ', '-')}"
    return sentence(say(lang, key if lexicon.has(lang, key) else "ending-other", **facts))


# Events


def narrate(b: Battle, event: Happened, lang: str, naming: int = FULL) -> str:
    """An event in one sentence; empty for the silent ones."""
    if EVENTS[event.what].silent:
        return ""
    facts: Facts = {"unit": unit_name(b, event.unit)}
    facts.update(event_facts(b, event, lang))
    return spell(b, say(lang, f"event-{event.what.replace(' ', '-')}", **facts), lang, naming)


def opening(b: Battle, event: Happened, lang: str) -> str:
    """The heading of a turn, segment or phase."""
    return say(lang, f"event-{event.what}.heading", **event_facts(b, event, lang))


def event_facts(b: Battle, event: Happened, lang: str) -> Facts:
    """What the numbers of an event mean, by their names, and what follows from several."""
    what, args = event.what, event.args
    if what == "marched":
        legs = [Leg(args[at], args[at + 1]) for at in range(0, len(args) - 1, 2)]
        return {"legs": legs_words(legs, 0, lang)}
    if what == "shot at":
        firers = ", ".join(unit_name(b, uid) for uid in args[1:])
        return {"power": args[0], "firers": firers}
    names = EVENTS[what].args
    facts = {name: meaning(b, name, arg, lang) for name, arg in zip(names, args, strict=True)}
    if what == "tested":
        cite = movement_result(args[0], args[3]).cite
        facts.update(result=LEDGER.label(cite, lang), modifier=modifier_words(args[2]))
    elif what == "initiative thrown":
        facts.update(south=side_name(b, 0, lang), north=side_name(b, 1, lang))
    elif what == "ended":
        facts.update(victory=victory(b, args[0], lang), ending=ending_words(b, None, lang))
    elif what == "fire result":
        facts["modifier"] = modifier_words(args[1])
    return facts


def modifier_words(amount: int) -> object:
    """A message selects by 0; anything else is written with its sign."""
    return signed(amount) if amount else 0


def meaning(b: Battle, name: str, amount: int, lang: str) -> object:
    """One number of an event in words; plain numbers stay what they are."""
    if name in ("side", "winner"):
        return side_name(b, amount, lang) if amount != NOBODY else "none"
    if name == "phase":
        return phase_name(amount, lang)
    if name in ("x", "y", "distance"):
        return length(amount, lang)
    if name == "angle":
        return angle(amount, lang)
    if name == "formation":
        return formation_name(amount, lang)
    if name == "target":
        return unit_name(b, amount)
    return staff_meaning(b, name, amount, lang)


def staff_meaning(b: Battle, name: str, amount: int, lang: str) -> object:
    if name == "general":
        return general_name(b, amount, lang)
    if name == "command":
        return command_name(b, amount, lang)
    if name == "goal":
        return goal_name(b, amount, lang)
    if name == "area":
        return ground_name(b.setting.ground.areas[amount].name, lang)
    if name == "order":
        return say(lang, "order", order=ORDERS[amount])
    if name == "column":
        return COLUMNS[amount]
    if name == "effect":
        return EFFECTS[amount]
    return YES_NO[amount] if name in YES_OR_NO else amount


def legs_words(legs: list[Leg], road: int, lang: str) -> str:
    """The legs of a way, one after the other, then the road."""
    words = [leg_words(leg, lang) for leg in legs]
    if road:
        kind = "road" if road > 0 else "road-back"
        words.append(say(lang, "leg", kind=kind, amount=length(abs(road), lang)))
    return ", ".join(words) or say(lang, "halted")


def leg_words(leg: Leg, lang: str) -> str:
    hand = "right" if leg.amount > 0 else "left"
    if leg.kind == WHEEL or leg.kind == PIVOT:
        word = "wheel" if leg.kind == WHEEL else "pivot"
        return say(lang, "leg", kind=f"{word}-{hand}", amount=angle(int(leg.amount), lang))
    amount = length(abs(int(leg.amount)), lang)
    if leg.kind == OBLIQUE:
        return say(lang, "leg", kind=f"oblique-{hand}", amount=amount)
    kind = "back" if leg.kind == BACK else "about" if leg.kind == ABOUT else "advance"
    return say(lang, "leg", kind=kind, amount=amount)


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it."""
    facts: Facts = {}
    for name in ("unit", "target", "brigade"):
        uid = getattr(action, name, NOBODY)
        facts[name] = unit_name(b, uid) if isinstance(uid, int) else ""
    if getattr(action, "general", NOBODY) != NOBODY:
        facts["general"] = general_name(b, getattr(action, "general", NOBODY), lang)
    if getattr(action, "command", NOBODY) != NOBODY:
        facts["command"] = command_name(b, getattr(action, "command", NOBODY), lang)
    facts.update(way_facts(action, lang))
    said = say(lang, f"act-{key_of(type(action).__name__)}", **facts)
    return said if naming == MARKED else MARK.sub(lambda m: called(b, m[1], lang, naming), said)


def way_facts(action: Action, lang: str) -> Facts:
    if isinstance(action, March):
        return {"legs": legs_words(action.legs, int(action.road), lang)}
    if isinstance(action, MoveDivision):
        return {"legs": legs_words(action.legs, 0, lang)}
    if isinstance(action, (Charge, Pivot)):
        turn = int(action.wheel if isinstance(action, Charge) else action.angle)
        hand = "none" if not turn else "right" if turn > 0 else "left"
        return {"hand": hand, "wheel": angle(turn, lang)}
    if isinstance(action, Form):
        return {"formation": formation_name(action.formation, lang)}
    x, y = getattr(action, "x", None), getattr(action, "y", None)
    return {"place": place(x, y, lang)} if x is not None and y is not None else {}
