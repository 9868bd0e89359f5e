"""Log lines and actions in words, and the names they use.

The sentences are in words/*.ftl; here they are chosen and filled in. A unit is marked by its id,
and `spell` puts its name in. Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import FULL, SHORT
from grognard.kernel.decision import Action
from grognard.lexicon import sentence
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.battle_words import (
    YES_NO,
    BattleWords,
    Facts,
    TableWords,
)
from grognard.miniatures.screen.battle_words import unit_name as unit_name
from grognard.miniatures.screen.chances import signed
from grognard.miniatures.screen.general_words import angle, turn_facts
from grognard.miniatures.terrain.pieces import kind_of, own_name
from grognard.table.paths import Leg

from ..chapters.moving.journeys import ROAD_LEG
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

YES_OR_NO: Final = ("flank", "fell", "disordered")
# Marks worth a word in a caption; the others are internal.
SHOWN: Final = ("disordered", "silenced", "damaged", "locked", "charging")
DRAW: Final = "10.3 draw"


# the sums that are not called after their first line
SUMS: Final = {
    "3.1 movement roll": "movement",
    "9.2 reserve roll": "reserve",
    "5.3 total power": "power",
    "6.1 fire roll": "fire",
    "8.1 combat roll": "combat",
}

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


def general_name(b: Battle, gid: int, lang: str) -> str:
    return named(b.setting.staff[gid].name, lang)


def command_name(b: Battle, number: int, lang: str) -> str:
    return named(b.setting.commands[number].name, lang)


def goal_name(b: Battle, number: int, lang: str) -> str:
    return named(b.setting.goals[number].name, lang)


def full_name(b: Battle, uid: int, lang: str) -> str:
    return named(b.setting.rosters[uid].name, lang)


def ground_name(title: str, lang: str) -> str:
    """A piece of ground in a sentence: by its own name, otherwise by its kind."""
    own = own_name(title)
    return named(own, lang) if own else say(lang, "ground", kind=kind_of(title))


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A unit by its name, with the id used in orders, or by its name alone."""
    if id not in b.setting.by_id:
        return general_name(b, b.setting.general_by_id[id], lang)
    name = full_name(b, b.setting.by_id[id], lang)
    if naming == SHORT:
        return short(name)
    return name if name.lower() == id.lower() else f"{name} ({id})"


def unit_caption(b: Battle, uid: int, lang: str) -> str:
    """A unit in a few words: name, arm, bases, formation, and its marks."""
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


def caption(b: Battle, name: str, lang: str) -> str:
    if name in b.setting.by_id:
        return unit_caption(b, b.setting.by_id[name], lang)
    gid = b.setting.general_by_id.get(name, NOBODY)
    return general_caption(b, gid, lang) if gid != NOBODY else ""


# The end


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


class AgeWords(BattleWords[Battle]):
    """What is reported only in this game."""

    def side_name(self, b: Battle, seat: int, lang: str) -> str:
        return side_name(b, seat, lang)

    def called(self, b: Battle, id: str, lang: str, naming: int) -> str:
        return called(b, id, lang, naming)

    def ending(self, b: Battle, reader: int | None, lang: str) -> str:
        return ending_words(b, reader, lang)

    def own_meaning(self, b: Battle, name: str, amount: int, lang: str) -> object:
        if name == "angle":
            return angle(amount, lang)
        if name == "general":
            return general_name(b, amount, lang)
        if name == "command":
            return command_name(b, amount, lang)
        if name == "goal":
            return goal_name(b, amount, lang)
        if name == "area":
            return ground_name(b.setting.ground.areas[amount].name, lang)
        return say(lang, "order", order=ORDERS[amount]) if name == "order" else None

    def way(self, legs: list[Leg], lang: str) -> str:
        if legs and legs[-1].kind == ROAD_LEG:
            return way_words(legs[:-1], int(legs[-1].amount), lang)
        return way_words(legs, 0, lang)

    def also(self, b: Battle, event: Happened, lang: str) -> Facts:
        what, args = event.what, event.args
        if what == "shot at":
            return {"firers": ", ".join(unit_name(b, uid) for uid in args[1:])}
        if what == "tested":
            cite = movement_result(args[0], args[3]).cite
            return {"result": LEDGER.label(cite, lang), "modifier": modifier_words(args[2])}
        if what == "initiative thrown":
            return {"south": side_name(b, 0, lang), "north": side_name(b, 1, lang)}
        return {"modifier": modifier_words(args[1])} if what == "fire result" else {}


LISTS: Final = {"column": COLUMNS, "effect": EFFECTS}
WORDS: Final = AgeWords(TABLE, EVENTS, LISTS, YES_OR_NO)
spell = WORDS.spell
victory = WORDS.victory
narrate = WORDS.narrate
opening = WORDS.opening


def modifier_words(amount: int) -> object:
    """A message selects by 0; anything else is written with its sign."""
    return signed(amount) if amount else 0


# Actions


def way_words(legs: list[Leg], road: int, lang: str) -> str:
    """The legs of a way, one after the other, then the road."""
    if not road:
        return TABLE.legs(legs, lang)
    words = [TABLE.leg(leg, lang) for leg in legs]
    kind = "road" if road > 0 else "road-back"
    words.append(say(lang, "leg", kind=kind, amount=length(abs(road), lang)))
    return ", ".join(words)


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
    return WORDS.described(b, action, facts, lang, naming)


def way_facts(action: Action, lang: str) -> Facts:
    if isinstance(action, March):
        return {"legs": way_words(action.legs, int(action.road), lang)}
    if isinstance(action, MoveDivision):
        return {"legs": TABLE.legs(action.legs, lang)}
    if isinstance(action, (Charge, Pivot)):
        turn = action.wheel if isinstance(action, Charge) else action.angle
        return turn_facts(int(turn), lang)
    if isinstance(action, Form):
        return {"formation": formation_name(action.formation, lang)}
    return TABLE.spot(action, lang)
