"""Prompts, log lines and refusals in words, and the names they are made of.

The sentences are in words/*.ftl; here they are chosen and filled in. A card that the reader may
not know is named by its back; a known one is marked, and `spell` puts its name in, long or short.
Interpreted: Fluent gains nothing from compiling.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.aids import FULL, MARKED, SHORT, mark
from grognard.kernel.decision import Action
from grognard.lexicon import Lexicon, key_of, sentence

from ..chapters.setup import seat_of
from ..chapters.specials.targets import plays_on_card
from ..chapters.victory import holds_alone
from ..model.actions import (
    ALL,
    FORMATIONS,
    NOTHING,
    Capture,
    Confuse,
    Deploy,
    FireAt,
    Form,
    Hide,
    Move,
    Play,
    Send,
    ShockAt,
    position_of,
)
from ..model.campaign import KEYS
from ..model.cards import ARMIES, ARMS, TERRAIN_KINDS, Card, battles
from ..model.events import EVENTS, UNKNOWN, Happened
from ..model.pieces import DEPLOYMENT, FIRING, MOVING, PHASES, SHOCKING, Unit
from ..model.places import BOX, CASUALTIES, PILE, PLACE_NAMES, POSITIONS, line_of
from ..model.state import Battle
from ..text.notation import SIDES, SPECTATOR, is_known, reader, side_of
from .catalogue import title, unbracketed
from .rulebook import LEDGER

Facts = dict[str, object]

YES_NO: Final = ("no", "yes")
ACTS: Final = {FIRING: "fire", SHOCKING: "shock", MOVING: "move"}

# French drops the e of de before a vowel, as it must where a name takes the place of a number.
_CALLED: Final = re.compile("(de )?\x02([^\x03]*)\x03")
_VOWELS: Final = "aeiouyâàéèêëîïôûüæœ"

lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words"))


def say(lang: str, key: str, **facts: object) -> str:
    return lexicon.say(lang, key, **facts)


# Names; those of sides, places and the like are few, and needed all the time


@cache
def side_name(seat: int, lang: str) -> str:
    return say(lang, "side", seat=SIDES[seat])


@cache
def army_name(army: int, lang: str) -> str:
    return say(lang, "army", army=ARMIES[army].lower())


@cache
def arm_name(arm: int, lang: str) -> str:
    return say(lang, "arm", arm=ARMS[arm].lower())


@cache
def phase_name(phase: int, lang: str) -> str:
    return say(lang, "phase", phase=PHASES[phase])


@cache
def formation_name(formation: int, lang: str) -> str:
    return say(lang, "formation", formation=FORMATIONS[formation])


@cache
def terrain_kind_name(kind: int, lang: str) -> str:
    return say(lang, "terrain-kind", kind=TERRAIN_KINDS[kind])


@cache
def place_name(place: int, lang: str) -> str:
    return say(lang, "place", place=PLACE_NAMES[place])


@cache
def to_place(place: int, lang: str) -> str:
    return say(lang, "place.to", place=PLACE_NAMES[place], name=place_name(place, lang))


@cache
def from_place(place: int, lang: str) -> str:
    return say(lang, "place.from", place=PLACE_NAMES[place], name=place_name(place, lang))


@cache
def in_place(place: int, lang: str) -> str:
    return say(lang, "place.in", place=PLACE_NAMES[place], name=place_name(place, lang))


# Names of the numbers of an event that are places, and how a sentence puts them.
def named_for(pos: int, viewer: int, lang: str) -> str:
    """A Position as one side calls it: those of its own Battleline are its own."""
    own = line_of(pos) == side_of(viewer)
    return say(lang, "own-place", side=PLACE_NAMES[pos][-1]) if own else place_name(pos, lang)


PLACED: Final = {"in": in_place, "to": to_place, "from": from_place}


def battle_name(b: Battle, lang: str) -> str:
    return number_name(KEYS.index(b.setting.chart.key), lang)


def number_name(number: int, lang: str) -> str:
    """A battle by its number on the chart."""
    if number < 0:
        return "none"
    chart = battles()[KEYS[number]]
    return chart.name_fr if lang == "fr" else chart.name_en


def full_name(card: Card, lang: str) -> str:
    return card.name_fr if lang == "fr" else card.name_en


def short_name(card: Card, lang: str) -> str:
    return unbracketed(full_name(card, lang))


@cache
def unknown_card(army: int, lang: str) -> str:
    """All that is known of a hidden card: its back."""
    return say(lang, "a-card", army=ARMIES[army].lower())


def known_card(b: Battle, uid: int) -> str:
    return mark(b.setting.labels[uid])


def called(b: Battle, label: str, lang: str, naming: int) -> str:
    """A card by its number and name, or by the title it has on small pictures."""
    card = b.units[b.setting.by_label[label]].card
    return title(card, lang) if naming == SHORT else f"{label} {short_name(card, lang)}"


def fill_in(b: Battle, text: str, lang: str, naming: int) -> str:
    """A marked text with the names of its cards."""

    def name(match: re.Match[str]) -> str:
        found = called(b, match[2], lang, naming)
        if match[1] and lang == "fr" and found[0].lower() in _VOWELS:
            return f"d'{found}"
        return (match[1] or "") + found

    return text if naming == MARKED else _CALLED.sub(name, text)


def spell(b: Battle, text: str, lang: str, naming: int) -> str:
    """A marked sentence with the names of its cards."""
    return sentence(fill_in(b, text, lang, naming))


def card_for(b: Battle, uid: int, viewer: int, lang: str) -> str:
    """A card as a viewer may call it, R129."""
    if uid < 0:
        return say(lang, "no-card")
    u = b.units[uid]
    if is_known(u, viewer):
        return known_card(b, uid)
    if u.place < POSITIONS:
        return say(lang, "a-hidden-card", where=in_place(u.place, lang))
    return unknown_card(u.army, lang)


def target_for(b: Battle, target: int, viewer: int, lang: str) -> str:
    """The target of a Play: a card, a Position or nothing."""
    if target == NOTHING:
        return "none"
    if target < 0:
        return place_name(position_of(target), lang)
    return card_for(b, target, viewer, lang)


def how(b: Battle, formation: int, terrain: int, lang: str) -> str:
    ground = known_card(b, terrain) if terrain >= 0 else "none"
    return say(lang, "how", formation=FORMATIONS[formation], ground=ground)


def percent(chance: Fraction, lang: str) -> str:
    """A chance to the nearest hundredth, but never 0 % or 100 % for what is not certain."""
    rounded = int(chance * 100 + Fraction(1, 2))
    if 0 < chance < 1:
        rounded = max(1, min(99, rounded))
    return f"{rounded} %" if lang == "fr" else f"{rounded}%"


# Events


def narrate(b: Battle, event: Happened, lang: str, naming: int = FULL) -> str:
    """An event, already redacted for its reader, in one sentence; empty for the silent ones."""
    if EVENTS[event.what].silent:
        return ""
    facts: Facts = {
        "card": event_card(b, event, lang),
        "known": YES_NO[event.card != UNKNOWN],
        "side": side_name(seat_of(event.back), lang),
    }
    facts.update(event_facts(b, event, lang))
    return spell(b, say(lang, f"event-{event.what}", **facts), lang, naming)


def opening(b: Battle, event: Happened, lang: str) -> str:
    """The heading of a turn or phase; the heading of its turn shows whose phase it is."""
    return say(lang, f"event-{event.what}.heading", **event_facts(b, event, lang))


# What a die did that is neither a plain hit nor a plain miss, by its throw or mark.
OWN_RESULTS: Final = {
    "6.0 one roll per hit": "morale",
    "12.4 general hit": "general",
    "strike": "strike",
}


def dice_result(cite: str, mark: str, count: int, lang: str) -> str:
    word = OWN_RESULTS.get(mark) or OWN_RESULTS.get(cite)
    return say(lang, "dice-result", word=word, mark=mark, count=count) if word else ""


def thrown_for(cite: str, lang: str) -> str:
    """What dice decide: the names of their rules say how they are read."""
    return say(lang, "thrown-for", throw=cite.split(" ", 1)[1].replace(" ", "-"))


def event_card(b: Battle, event: Happened, lang: str) -> str:
    if event.card == UNKNOWN:
        return unknown_card(event.back, lang)
    return known_card(b, event.card)


def event_facts(b: Battle, event: Happened, lang: str) -> Facts:
    """What the numbers of an event mean, by their names, and what follows from several."""
    args = event.args
    names = EVENTS[event.what].args
    facts = {name: meaning(b, name, arg, lang) for name, arg in zip(names, args, strict=True)}
    if event.what in ("moved", "hid"):
        facts.update(move_facts(b, args, lang))
    elif event.what == "dealt":
        facts["kind"] = deal_kind(b, args)
    elif event.what == "played" and args[0] < 0 and plays_on_card(b.units[event.card].title):
        facts["upon"] = shown_target(b, args[0], lang)
    elif event.what in ("won", "drawn"):
        facts.update(victory=victory(b.winner, lang), ending=ending_words(b, None, lang))
    return facts


def meaning(b: Battle, name: str, number: int, lang: str) -> object:
    """One number of an event in words; plain numbers stay what they are."""
    if name == "side":
        return side_name(number, lang)
    if name == "winner":
        return victory(number, lang)
    if name == "phase":
        return phase_name(number, lang)
    if name == "formation":
        return formation_name(number, lang)
    if name == "army":
        return army_name(number, lang)
    if name in PLACED:
        return PLACED[name](number, lang)
    if name in ("battle", "second"):
        return number_name(number, lang)
    if name == "terrain":
        return known_card(b, number) if number >= 0 else "none"
    if name == "target":
        return shown_target(b, number, lang)
    if name == "upon":
        return target_for(b, number, SPECTATOR, lang)
    if name == "act":
        return ACTS.get(number, "fire")
    return YES_NO[number] if name in ("shock", "passed") else number


def shown_target(b: Battle, target: int, lang: str) -> str:
    """The target of a shot: a card all may know, or a hidden one by its Position."""
    if target < 0:
        return say(lang, "a-hidden-card", where=in_place(position_of(target), lang))
    return card_for(b, target, SPECTATOR, lang)


def move_facts(b: Battle, args: list[int], lang: str) -> Facts:
    """What kind of move it was, and how the card stands after it."""
    _, to, formation, terrain, _ = args
    kind = "withdrawn" if to >= POSITIONS else "deployed" if b.phase == DEPLOYMENT else "moved"
    return {
        "kind": kind,
        "in": in_place(to, lang),
        "how": how(b, formation, terrain, lang),
    }


def deal_kind(b: Battle, args: list[int]) -> str:
    """A deck from the box, a muster from the deck, or either put back to be dealt again."""
    army, count, place = args
    if place < PILE:
        return "muster"
    return "deck" if place < BOX and count == b.setting.deck_sizes[army] else "again"


# The end


def victory(winner: int, lang: str) -> str:
    """Who won; -1 is nobody."""
    return say(lang, "victory", seat=SIDES[winner] if winner >= 0 else "none")


def ending_words(
    b: Battle, reader: int | None, lang: str, taken: Sequence[int] | None = None
) -> str:
    """Where and why it ended, in one sentence for a seat or for everybody.

    What was `taken` must be said of a field that both sides have left.
    """
    number, _, slug = b.ending.partition(" ")
    if not slug:
        return ""
    how = slug.replace(" ", "-")
    facts: Facts = {"rule": number, "turn": b.turn, "label": LEDGER.label(b.ending, lang)}
    if how == "turn-limit":
        facts.update(french=b.damage[0], allied=b.damage[1])
    if b.winner >= 0:
        you = "no" if reader is None else "won" if reader == b.winner else "lost"
        names = {"winner": side_name(b.winner, lang), "loser": side_name(1 - b.winner, lang)}
        facts.update(you=you, **names)
    if how == "sole-occupation":
        held = held_alone(b) if taken is None else taken
        facts.update(taken_facts(b, reader, lang, held))
    key = f"ending-{how}" if facts.get("where", how) else ""
    told = say(lang, key if lexicon.has(lang, key) else "ending-other", **facts)
    return spell(b, told, lang, SHORT)


def held_alone(b: Battle) -> list[int]:
    """4.3 The Positions that only the winner holds."""
    first = 3 * (1 - b.winner)
    return [pos for pos in range(first, first + 3) if holds_alone(b, b.winner, pos)]


def taken_facts(b: Battle, reader: int | None, lang: str, taken: Sequence[int]) -> Facts:
    """4.3 The Positions that the winner took, and the last card lost in one of them."""
    loser = 1 - b.winner
    where = ""
    for pos in taken:
        name = own_place(pos, lang) if reader == loser else place_name(pos, lang)
        where = say(lang, "also", first=where, second=name) if where else name
    lost = [uid for uid in b.at[CASUALTIES] if is_lost_in(b.units[uid], loser, taken)]
    return {"where": where, "last": known_card(b, lost[-1]) if lost else "none"}


def is_lost_in(u: Unit, seat: int, places: Sequence[int]) -> bool:
    return u.seat == seat and u.troop and u.came in places


def own_place(pos: int, lang: str) -> str:
    """A Position of the reader's own line."""
    return say(lang, "own-place", side=PLACE_NAMES[pos][-1])


# Actions


def describe_action(b: Battle, action: Action, lang: str, naming: int = FULL) -> str:
    """An action as a person would say it, with the names of its cards."""
    viewer = reader(b)
    facts = going_facts(b, action, lang)
    if isinstance(action, Send):
        return fill_in(b, say(lang, "act-send", **send_facts(b, action, lang)), lang, naming)
    if isinstance(action, Play):
        facts["target"] = target_for(b, action.target, viewer, lang)
    elif isinstance(action, (FireAt, ShockAt)):
        facts["target"] = card_for(b, action.target, viewer, lang)
    elif isinstance(action, Capture):
        facts["terrain"] = known_card(b, action.terrain)
    elif isinstance(action, Form):
        facts["formation"] = formation_name(action.formation, lang)
    elif isinstance(action, Confuse):
        facts["special"] = known_card(b, action.special)
    card = getattr(action, "card", UNKNOWN)
    facts["card"] = card_for(b, card, viewer, lang)
    said = say(lang, f"act-{key_of(type(action).__name__)}", **facts)
    return fill_in(b, said, lang, naming)


def send_facts(b: Battle, action: Send, lang: str) -> Facts:
    card = "all" if action.card == ALL else known_card(b, action.card)
    return {"card": card, "to": number_name(action.to, lang)}


def going_facts(b: Battle, action: Action, lang: str) -> Facts:
    """Where an action sends its card, and how."""
    if isinstance(action, Hide):
        return {"in": in_place(action.to, lang)}
    if not isinstance(action, (Deploy, Move, Confuse)):
        return {}
    terrain = -1 if isinstance(action, Confuse) else action.terrain
    here = b.units[action.card].place == action.to
    return {
        "kind": "withdrawn" if action.to >= POSITIONS else "shifted" if here else "moved",
        "to": to_place(action.to, lang),
        "in": in_place(action.to, lang),
        "how": how(b, action.formation, terrain, lang),
    }
