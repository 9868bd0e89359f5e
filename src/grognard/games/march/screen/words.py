"""Log lines and actions in words, and the names they are made of.

The sentences are in words/*.ftl; here they are chosen and filled in. A battalion is marked by its
id, and `spell` puts its name in. Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.aids import FULL, SHORT
from grognard.kernel.decision import Action
from grognard.lexicon import Lexicon, sentence
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.battle_words import (
    YES_NO,
    BattleWords,
    Facts,
    TableWords,
)
from grognard.miniatures.screen.battle_words import unit_name as unit_name
from grognard.miniatures.screen.general_words import angle, facing, turn_facts
from grognard.miniatures.terrain.pieces import kind_of, own_name

from ..chapters.victory import counted, holder, losses, standing
from ..model.actions import (
    FORMATIONS,
    SIDES,
    Attack,
    FireAt,
    Form,
    March,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
    SkirmishAt,
    TakeSide,
)
from ..model.events import EVENTS
from ..model.pieces import (
    CAUSES,
    CHARACTERS,
    COMMANDER,
    COMPULSORY,
    MARKS,
    NOBODY,
    OBSTACLE,
    PHASES,
    QUALITIES,
    RESOLVE,
)
from ..model.state import Battle
from ..text.notation import LENGTHS
from ..text.writing import SEATS
from .names import named
from .rulebook import LEDGER

CHIEF: Final = "commander "  # before his seat, as orders name him
YES_OR_NO: Final = ("aside", "detached", "passed", "screen", "stopped")
TESTS: Final = ("manoeuvre", "aggression", "resolve", "rally")
# Marks worth a word in a caption; the others are book-keeping.
SHOWN: Final = ("routing", "disordered", "faltered", "reforming", "tired")
# Phases that open with a line of their own; the others follow from what is asked.
HEADED: Final = (RESOLVE, COMPULSORY)


lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "march", "words"))


# the sums that are not called after their first line
SUMS: Final = {
    "9.1 firing groups": "dice",
    "10.2 groups of two": "dice",
    "9.1 to hit": "to-hit",
    "12.5 groups": "combat",
}

TABLE: Final = TableWords(lexicon, LENGTHS, PHASES, FORMATIONS)
say = TABLE.say
length = TABLE.length
place = TABLE.place
phase_name = TABLE.phase
formation_name = TABLE.formation
moment_title = TABLE.moment


# Names


def side_name(b: Battle, seat: int, lang: str) -> str:
    return named(b.setting.armies[seat].name, lang)


def chief_name(b: Battle, seat: int, lang: str) -> str:
    """The Supreme Commander by his name, if he has one."""
    return b.setting.armies[seat].commander or character_name(COMMANDER, lang)


def ground_name(title: str, lang: str) -> str:
    """A piece of ground in a sentence: by its own name, or else by its kind."""
    return own_name(title) or say(lang, "ground", kind=kind_of(title))


@cache
def character_name(character: int, lang: str) -> str:
    return say(lang, "character", character=CHARACTERS[character])


def staff_words(characters: list[int], lang: str) -> list[str]:
    """So many of each kind of character."""
    return [
        say(lang, "staff", character=CHARACTERS[kind], count=count)
        for kind, count in enumerate(characters)
        if count
    ]


@cache
def quality_name(quality: int, lang: str) -> str:
    return say(lang, "quality", quality=QUALITIES[quality])


def target_name(b: Battle, uid: int, screen: bool, lang: str) -> str:
    return say(lang, "target", unit=unit_name(b, uid), screen=YES_NO[screen])


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A battalion by its name, with the id used in orders, or by its name alone."""
    if id.startswith(CHIEF):
        return chief_name(b, SEATS.index(id.removeprefix(CHIEF)), lang)
    name = b.setting.rosters[b.setting.by_id[id]].name
    return name if naming == SHORT or name.lower() == id.lower() else f"{name} ({id})"


def unit_caption(b: Battle, uid: int, lang: str) -> str:
    """A battalion in a few words: name, quality, men, formation, what is wrong with it."""
    u = b.units[uid]
    words = [
        say(
            lang,
            "caption",
            name=u.roster.name,
            quality=quality_name(u.quality, lang),
            men=u.rankers,
            screen=u.screen,
            formation=formation_name(u.formation, lang),
        ),
        *(say(lang, "mark", mark=name) for name in SHOWN if u.marks & 1 << MARKS.index(name)),
    ]
    return ", ".join(words)


def caption(b: Battle, name: str, lang: str) -> str:
    uid = b.setting.by_id.get(name, NOBODY)
    return unit_caption(b, uid, lang) if uid != NOBODY else ""


# The end


def ending_words(b: Battle, reader: int | None, lang: str) -> str:
    """16.0 Where and why it ended, in one sentence for a seat or for everybody."""
    number, _, slug = b.ending.partition(" ")
    if not slug:
        return ""
    facts: Facts = {"rule": number, "turn": b.turn, "label": LEDGER.label(b.ending, lang)}
    if b.winner != NOBODY:
        facts.update(end_facts(b, reader, lang))
    if b.ending == "16.1 battalions":
        told = say(lang, "ending-battalions", **facts)
    elif b.ending == "16.2 fewer losses":
        told = say(lang, "ending-fewer-losses", **facts)
    elif b.ending == "R80 end and ties":
        told = even_words(b, facts, lang)
    else:
        told = say(lang, "ending-other", **facts)
    return sentence(told)


def even_words(b: Battle, facts: Facts, lang: str) -> str:
    """R80 One side has nothing left, or both; or all is equal after the last turn."""
    if counted(b, 0) and counted(b, 1):
        return say(lang, "ending-equal", **facts)
    return say(lang, "ending-both-gone" if b.winner == NOBODY else "ending-nobody-left", **facts)


def end_facts(b: Battle, reader: int | None, lang: str) -> Facts:
    """What both sides had, the winner first, and which objectives the winner held."""
    winner = int(b.winner)
    loser = 1 - winner
    held = [goal.name for goal in b.setting.objectives if holder(b, goal) == winner]
    return {
        "you": "no" if reader is None else "won" if reader == winner else "lost",
        "winner": side_name(b, winner, lang),
        "loser": side_name(b, loser, lang),
        "more": int(standing(b, winner).total),
        "less": int(standing(b, loser).total),
        "fewer": int(losses(b, winner)),
        "greater": int(losses(b, loser)),
        "held": ", ".join(own_name(name) or name for name in held) or "none",
    }


# Events


class MarchWords(BattleWords[Battle]):
    """What is reported only in this game."""

    def side_name(self, b: Battle, seat: int, lang: str) -> str:
        return side_name(b, seat, lang)

    def called(self, b: Battle, id: str, lang: str, naming: int) -> str:
        return called(b, id, lang, naming)

    def ending(self, b: Battle, reader: int | None, lang: str) -> str:
        return ending_words(b, reader, lang)

    def narrate(self, b: Battle, event: Happened, lang: str, naming: int = FULL) -> str:
        if event.what == "phase" and event.args[0] not in HEADED:
            return ""
        return super().narrate(b, event, lang, naming)

    def own_meaning(self, b: Battle, name: str, amount: int, lang: str) -> object:
        if name in ("gap", "length"):
            return length(amount, lang)
        if name == "heading":
            return facing(amount, lang)
        if name == "wheel":
            return angle(amount, lang)
        if name == "obstacle":
            return ground_name(b.setting.ground.edges_with(OBSTACLE)[amount].name, lang)
        return None

    def also(self, b: Battle, event: Happened, lang: str) -> Facts:
        if event.what in ("shot", "hit"):
            return {"target": target_name(b, event.args[0], bool(event.args[1]), lang)}
        if event.what in ("initiative thrown", "set-up thrown"):
            return {"red": side_name(b, 0, lang), "blue": side_name(b, 1, lang)}
        return {}


LISTS: Final = {"edge": SIDES, "character": CHARACTERS, "cause": CAUSES, "test": TESTS}
WORDS: Final = MarchWords(TABLE, EVENTS, LISTS, YES_OR_NO)
spell = WORDS.spell
victory = WORDS.victory
narrate = WORDS.narrate
opening = WORDS.opening


# Throws of which more is said than that they hit or pass.
OWN_RESULTS: Final = {
    "4.3 set-up dice": "opposed",
    "5.2 initiative": "opposed",
    "12.4 combat dice": "opposed",
    "12.3 charge distance": "distance",
    "14.2 characters in combat": "character",
}


def dice_result(cite: str, mark: str, count: int, lang: str) -> str:
    word = OWN_RESULTS.get(cite)
    return say(lang, "dice-result", word=word, mark=mark, count=count) if word else ""


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it."""
    facts: Facts = {"unit": unit_name(b, getattr(action, "unit", NOBODY))}
    if isinstance(action, March):
        facts["legs"] = TABLE.legs(action.legs, lang)
    elif isinstance(action, (FireAt, SkirmishAt)):
        facts["target"] = target_name(b, action.target, action.screen, lang)
    elif isinstance(action, Attack):
        facts.update(target=unit_name(b, action.target), **turn_facts(int(action.wheel), lang))
    else:
        facts.update(placing_facts(action, lang))
    return WORDS.described(b, action, facts, lang, naming)


def placing_facts(action: Action, lang: str) -> Facts:
    if isinstance(action, (PlaceCommander, RideTo)):
        return {"place": place(action.x, action.y, lang)}
    if isinstance(action, Form):
        formation = formation_name(action.formation, lang)
        return {"formation": formation, "heading": facing(action.heading, lang)}
    if isinstance(action, TakeSide):
        return {"edge": SIDES[action.side]}
    if isinstance(action, (Place, PlaceScreen)):
        pose = action.pose
        facts: Facts = {"place": place(pose.x, pose.y, lang), "heading": facing(pose.h, lang)}
        if isinstance(action, Place):
            facts["formation"] = formation_name(action.formation, lang)
            facts["detached"] = int(action.detached)
        return facts
    return {}
