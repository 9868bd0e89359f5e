"""Outpost: orders as text."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.text.orders import HALT, Sentence, leg_text, way_text, words_of
from grognard.table.paths import Leg
from tests.miniatures.outpost.model.orders import (
    Brigade,
    End,
    Estimate,
    Fire,
    Hide,
    Move,
    Place,
    React,
)
from tests.miniatures.outpost.model.state import REACTIONS, Battle
from tests.miniatures.outpost.model.troops import LENGTHS

LEGS: Final = ("advance", "wheel", "oblique", "back", "sidestep", "about", HALT)
VERBS: Final = ("place", "hide", "move", "brigade", "fire", "end", "write", *REACTIONS)
MOST_DIGITS: Final = 3


def notate(b: Battle, action: Action) -> str:
    if isinstance(action, Place):
        return f"place {id_of(b, action.unit)} {LENGTHS.pose_text(action.pose)}"
    if isinstance(action, Hide):
        return f"hide {id_of(b, action.unit)} {place_text(action.place)}"
    if isinstance(action, Move):
        return f"move {id_of(b, action.unit)} {way_text(LENGTHS, action.legs)}"
    if isinstance(action, Brigade):
        return f"brigade {id_of(b, action.chief)} {leg_text(LENGTHS, action.leg)}"
    if isinstance(action, Fire):
        return f"fire {id_of(b, action.unit)} > {id_of(b, action.target)}"
    if isinstance(action, Estimate):
        return f"write e{action.inches}"
    return REACTIONS[action.reaction] if isinstance(action, React) else "end"


def id_of(b: Battle, uid: int) -> str:
    return b.setting.troops[uid].id


def place_text(place: int) -> str:
    return f"@{place + 1}"


def parse(b: Battle, text: str) -> Action:
    """Raises BadNotation."""
    said = Sentence(text, words_of(text, {}), LENGTHS, b.setting.by_id)
    verb = VERBS[said.choice(VERBS)]
    action = sentence(said, verb)
    said.end()
    return action


def sentence(said: Sentence, verb: str) -> Action:
    if verb in REACTIONS:
        return React(REACTIONS.index(verb))
    if verb == "end":
        return End()
    if verb == "write":
        return Estimate(numbered(said, "e"))
    unit = said.unit()
    if verb == "place":
        return Place(unit, said.pose())
    if verb == "hide":
        return Hide(unit, numbered(said, "@") - 1)
    if verb == "fire":
        said.arrow()
        return Fire(unit, said.unit())
    return way(said, verb, unit)


def way(said: Sentence, verb: str, unit: int) -> Action:
    rest = said.words[said.at :]
    said.at = len(said.words)
    part = Sentence(said.text, rest, said.lengths, said.units)
    legs: list[Leg] = part.legs(LEGS)
    if verb == "move":
        return Move(unit, legs)
    if len(legs) != 1:
        told = {"fr": "il faut une seule étape pour une brigade entière"}
        raise BadNotation(0, said.text, "expected one leg for a whole brigade", told)
    return Brigade(unit, legs[0])


def numbered(said: Sentence, mark: str) -> int:
    example = f"{mark}2"
    word = said.next("choice", known=example)
    digits = word.removeprefix(mark)
    good = digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS
    if not good or not word.startswith(mark):
        raise said.bad(word, "choice", known=example)
    return int(digits)
