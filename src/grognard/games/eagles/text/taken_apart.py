"""An action taken apart for a screen: the card that acts, its aim, and its formation there."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.verbs import Said, words_by_key

from ..model.actions import (
    FORMATIONS,
    Capture,
    Confuse,
    Deploy,
    FireAt,
    Form,
    Hide,
    LayTerrain,
    Move,
    OpenFire,
    Play,
    Send,
    ShockAt,
    Show,
    Test,
)
from ..model.campaign import KEYS
from ..model.places import POSITIONS
from ..model.state import Battle
from ..model.verbs import VERBS
from .notation import aim_word, card_name, notate, place_word, reader, sent_word

WORD_OF: Final = words_by_key(VERBS)


def take_apart(b: Battle, action: Action) -> Said:
    """The parts of an action as the seat that is asked names them."""
    text, verb = notate(b, action), WORD_OF[action.key()[0]]
    match action:
        case Move() | Deploy():
            on = None if action.terrain < 0 else name(b, action.terrain)
            how = standing(action.to, action.formation)
            return Said(text, verb, name(b, action.card), place_word(action.to), [how, on])
        case Confuse():
            parts = [standing(action.to, action.formation), None, name(b, action.special)]
            return Said(text, verb, name(b, action.card), place_word(action.to), [*parts])
        case Hide():
            return Said(text, verb, name(b, action.card), place_word(action.to))
        case FireAt() | ShockAt():
            return Said(text, verb, name(b, action.card), name(b, action.target))
        case Play():
            return Said(text, verb, name(b, action.card), aim_word(b, action.target))
        case Capture():
            return Said(text, verb, name(b, action.card), name(b, action.terrain))
        case Form():
            return Said(text, verb, name(b, action.card), None, [FORMATIONS[action.formation]])
        case Send():
            return Said(text, verb, sent_word(b, action.card), KEYS[action.to])
        case Test() | OpenFire() | LayTerrain() | Show():
            return Said(text, verb, name(b, action.card))
    return Said(text, verb)


def name(b: Battle, uid: int) -> str:
    return card_name(b, uid, reader(b))


def standing(to: int, formation: int) -> str | None:
    """A card's formation where it goes; in the Reserve it has none."""
    return FORMATIONS[formation] if to < POSITIONS else None
