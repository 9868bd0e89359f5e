"""The state of one card: where, how, with what on it, and its numbers now.

Of a card that the reader may not know it shows what is open: its back, its marker and what was laid
on it. Interpreted: only a person waits for it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Sheet
from grognard.kernel.reading import unread
from grognard.kernel.tally import Tally

from ..chapters.fire import card_dice, fire_level
from ..chapters.morale import morale_value
from ..chapters.specials.boosts import add_ground
from ..model.cards import ARTILLERY, TERRAIN
from ..model.pieces import (
    BLOWN,
    DEPLETED,
    FATIGUED,
    FIRED,
    FORMED,
    FRESH,
    HARRIED,
    MOVED,
    PANICKED,
    PRONE,
    STRUCK,
    ZEAL,
    Unit,
)
from ..model.places import POSITIONS
from ..model.state import Battle
from ..text.notation import EXPECTED, SIDES, card_name, is_known, viewer_of
from .words import arm_name, card_for, how, in_place, known_card, say, spell, terrain_kind_name

ACTS: Final = ((FIRED, "fired"), (MOVED, "moved"), (FORMED, "formed"))
MARKS: Final = (
    (FATIGUED, "fatigued"),
    (DEPLETED, "depleted"),
    (PRONE, "prone"),
    (ZEAL, "zeal"),
    (STRUCK, "struck"),
    (PANICKED, "panicked"),
    (HARRIED, "harried"),
)


def sheet(b: Battle, seat: int | None, name: str, lang: str, naming: int) -> Sheet:
    """A card by the name that a seat may give it; raises BadNotation."""
    viewer = viewer_of(seat)
    u = find(b, viewer, name)
    lines = [spell(b, line, lang, naming) for line in sentences(b, u, viewer, lang)]
    return Sheet(lines, sums(b, u) if is_known(u, viewer) else [])


def find(b: Battle, viewer: int, name: str) -> Unit:
    wanted = name.strip().lower()
    for u in b.units:
        seen = is_known(u, viewer) or u.place < POSITIONS
        if seen and card_name(b, u.uid, viewer).lower() == wanted:
            return u
    raise unread(EXPECTED, name, "card")


def sentences(b: Battle, u: Unit, viewer: int, lang: str) -> list[str]:
    found = [whereabouts(b, u, viewer, lang)]
    if u.place < POSITIONS:
        found += standing(b, u, viewer, lang)
    if u.hits:
        found.append(say(lang, "sheet-hits", hits=u.hits))
    if u.wind != FRESH:
        found.append(say(lang, "sheet-wind", wind="blown" if u.wind == BLOWN else "recovering"))
    found += [say(lang, "sheet-acted", act=act) for bit, act in ACTS if u.acted & bit]
    found += [say(lang, "sheet-mark", mark=mark) for bit, mark in MARKS if u.marks & bit]
    return found


def whereabouts(b: Battle, u: Unit, viewer: int, lang: str) -> str:
    """The card, what it is, and where it is in which formation."""
    facts = {"card": card_for(b, u.uid, viewer, lang), "in": in_place(u.place, lang)}
    if not is_known(u, viewer):
        return say(lang, "sheet-hidden", how=how(b, u.formation, u.on, lang), **facts)
    if u.arm == TERRAIN:
        kind = terrain_kind_name(u.card.terrain, lang)
        return say(lang, "sheet-terrain", kind=kind, holder=SIDES[u.holder], **facts)
    ground = how(b, u.formation, u.on if u.troop else -1, lang)
    return say(lang, "sheet-card", arm=arm_name(u.arm, lang), how=ground, **facts)


def standing(b: Battle, u: Unit, viewer: int, lang: str) -> list[str]:
    """What its Position makes of a card on the field."""
    found = []
    if u.troop and b.engaged(u.place):
        found.append(say(lang, "sheet-engaged"))
    if u.arm == TERRAIN:
        on = [known_card(b, x) for x in b.at[u.place] if b.units[x].on == u.uid and b.units[x].up]
        found += [say(lang, "sheet-occupant", card=card) for card in on]
    elif not u.up and is_known(u, viewer):
        found.append(say(lang, "sheet-down"))
    return found


def sums(b: Battle, u: Unit) -> list[Tally]:
    """7.1, 7.2, 7.3, 6.0 The dice, fire, shock and morale of a card on the field, line by line."""
    if not u.troop or u.place >= POSITIONS:
        return []
    dice = card_dice(b, u, keep=True)
    add_ground(b, u, u, False, dice)
    found = [dice, fire_level(b, u, u, keep=True)]
    if u.arm == ARTILLERY:
        found.append(Tally(u.card.fire_long, "7.23 long range", True))
    else:
        found.append(Tally(u.card.shock, "7.3 shock", True))
    return [*found, morale_value(b, u, keep=True)]
