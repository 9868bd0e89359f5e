"""Log lines and actions in words, and the names they are made of.

The sentences are in words/*.ftl; here they are chosen and filled in. A battalion is marked by its
id, and `spell` puts its name in. Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.aids import FULL, MARK, MARKED, SHORT, mark
from grognard.kernel.decision import Action
from grognard.lexicon import Lexicon, key_of, sentence
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen import general_words
from grognard.miniatures.screen.general_words import angle, facing, number
from grognard.miniatures.terrain.pieces import kind_of, own_name
from grognard.table.paths import BACK, WHEEL, Leg

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
from .rulebook import LEDGER

Facts = dict[str, object]

YES_NO: Final = ("no", "yes")
CHIEF: Final = "commander "  # before his seat, as orders name him
YES_OR_NO: Final = ("aside", "detached", "passed", "screen", "stopped")
TESTS: Final = ("manoeuvre", "aggression", "resolve", "rally")
# Marks worth a word in a caption; the others are book-keeping.
SHOWN: Final = ("routing", "disordered", "faltered", "reforming", "tired")
# Phases that open with a line of their own; the others follow from what is asked.
HEADED: Final = (RESOLVE, COMPULSORY)


lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "march", "words"))


def say(lang: str, key: str, **facts: object) -> str:
    return lexicon.say(lang, key, **facts)


# Names


def length(amount: int, lang: str) -> str:
    return number(LENGTHS.text(amount), lang)


def place(x: int, y: int, lang: str) -> str:
    return general_words.place(LENGTHS, x, y, lang)


def side_name(b: Battle, seat: int, lang: str) -> str:
    """The army by its name; those that come with the game have one in each language."""
    name = b.setting.armies[seat].name
    army = name.lower().replace("'", "").replace(" ", "-")
    return say(lang, "army-name", army=army, name=name)


def chief_name(b: Battle, seat: int, lang: str) -> str:
    """The Supreme Commander by his name, if he has one."""
    return b.setting.armies[seat].commander or character_name(COMMANDER, lang)


def ground_name(title: str, lang: str) -> str:
    """A piece of ground in a sentence: by its own name, or else by its kind."""
    return own_name(title) or say(lang, "ground", kind=kind_of(title))


@cache
def phase_name(phase: int, lang: str) -> str:
    return say(lang, "phase", phase=PHASES[phase])


@cache
def formation_name(formation: int, lang: str) -> str:
    return say(lang, "formation", formation=FORMATIONS[formation])


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


def unit_name(b: Battle, uid: int) -> str:
    return mark(b.setting.rosters[uid].id) if uid != NOBODY else ""


def target_name(b: Battle, uid: int, screen: bool, lang: str) -> str:
    return say(lang, "target", unit=unit_name(b, uid), screen=YES_NO[screen])


def called(b: Battle, id: str, lang: str, naming: int) -> str:
    """A battalion by its name, with the id that orders call it by, or by its name alone."""
    if id.startswith(CHIEF):
        return chief_name(b, SEATS.index(id.removeprefix(CHIEF)), lang)
    name = b.setting.rosters[b.setting.by_id[id]].name
    return name if naming == SHORT or name.lower() == id.lower() else f"{name} ({id})"


def spell(b: Battle, text: str, lang: str, naming: int) -> str:
    """A marked sentence with the names of its battalions."""
    if naming == MARKED:
        return sentence(text)
    return sentence(MARK.sub(lambda match: called(b, match[1], lang, naming), text))


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


def moment_title(b: Battle, lang: str) -> str:
    """The turn and its phase."""
    return say(lang, "moment", turn=b.turn, phase=phase_name(b.phase, lang))


# The end


def victory(b: Battle, winner: int, lang: str) -> str:
    """Who won; NOBODY is a draw."""
    return say(lang, "victory", winner=side_name(b, winner, lang) if winner != NOBODY else "none")


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


def narrate(b: Battle, event: Happened, lang: str, naming: int = FULL) -> str:
    """An event in one sentence; empty for the silent ones."""
    if EVENTS[event.what].silent or (event.what == "phase" and event.args[0] not in HEADED):
        return ""
    facts: Facts = {"unit": unit_name(b, event.unit)}
    facts.update(event_facts(b, event, lang))
    return spell(b, say(lang, f"event-{event.what.replace(' ', '-')}", **facts), lang, naming)


def opening(b: Battle, event: Happened, lang: str) -> str:
    """The heading of a turn or phase."""
    return say(lang, f"event-{event.what}.heading", **event_facts(b, event, lang))


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


def event_facts(b: Battle, event: Happened, lang: str) -> Facts:
    """What the numbers of an event mean, by their names, and what follows from several."""
    what, args = event.what, event.args
    if what == "marched":
        legs = [Leg(args[at], args[at + 1]) for at in range(0, len(args), 2)]
        return {"legs": legs_words(legs, lang)}
    names = EVENTS[what].args
    facts = {name: meaning(b, name, arg, lang) for name, arg in zip(names, args, strict=True)}
    if what in ("shot", "hit"):
        facts["target"] = target_name(b, args[0], bool(args[1]), lang)
    elif what == "initiative thrown":
        facts.update(red=side_name(b, 0, lang), blue=side_name(b, 1, lang))
    elif what == "ended":
        facts.update(victory=victory(b, args[0], lang), ending=ending_words(b, None, lang))
    return facts


def meaning(b: Battle, name: str, amount: int, lang: str) -> object:
    """One number of an event in words; plain numbers stay what they are."""
    if name == "side":
        return side_name(b, amount, lang)
    if name == "winner":
        return side_name(b, amount, lang) if amount != NOBODY else "none"
    if name == "edge":
        return SIDES[amount]
    if name == "phase":
        return phase_name(amount, lang)
    if name in ("x", "y", "gap", "length"):
        return length(amount, lang)
    if name == "heading":
        return facing(amount, lang)
    if name == "wheel":
        return angle(amount, lang)
    if name == "formation":
        return formation_name(amount, lang)
    if name == "target":
        return unit_name(b, amount)
    if name == "obstacle":
        return ground_name(b.setting.ground.edges_with(OBSTACLE)[amount].name, lang)
    return coded(name, amount)


def coded(name: str, amount: int) -> object:
    """What a message selects by."""
    if name == "character":
        return CHARACTERS[amount]
    if name == "cause":
        return CAUSES[amount]
    if name == "test":
        return TESTS[amount]
    return YES_NO[amount] if name in YES_OR_NO else amount


def legs_words(legs: list[Leg], lang: str) -> str:
    """The legs of a way, one after the other."""
    return ", ".join(leg_words(leg, lang) for leg in legs) or say(lang, "halted")


def leg_words(leg: Leg, lang: str) -> str:
    if leg.kind == WHEEL:
        hand = "right" if leg.amount > 0 else "left"
        return say(lang, "leg", kind=f"wheel-{hand}", amount=angle(int(leg.amount), lang))
    kind = "back" if leg.kind == BACK else "advance"
    return say(lang, "leg", kind=kind, amount=length(leg.amount, lang))


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it."""
    facts: Facts = {"unit": unit_name(b, getattr(action, "unit", NOBODY))}
    if isinstance(action, March):
        facts["legs"] = legs_words(action.legs, lang)
    elif isinstance(action, (FireAt, SkirmishAt)):
        facts["target"] = target_name(b, action.target, action.screen, lang)
    elif isinstance(action, Attack):
        hand = "none" if not action.wheel else "right" if action.wheel > 0 else "left"
        facts.update(target=unit_name(b, action.target), hand=hand)
        facts["wheel"] = angle(int(action.wheel), lang)
    else:
        facts.update(placing_facts(action, lang))
    said = say(lang, f"act-{key_of(type(action).__name__)}", **facts)
    return said if naming == MARKED else MARK.sub(lambda m: called(b, m[1], lang, naming), said)


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
