"""An action as a line of text, both ways; the docstrings in actions.py are the notation.

Lengths are centimetres with up to three decimals, directions degrees with up to two. French verbs
are read as well, and a decimal comma in lengths and angles.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.decision import Action
from grognard.kernel.verbs import typed_words
from grognard.lexicon import Lexicon
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.text.grammar import Grammar, OrderReader, at_text, unit_text
from grognard.miniatures.text.lengths import Lengths, angle_text
from grognard.miniatures.text.orders import turn_text, way_text
from grognard.table.angles import DEGREE

from ..model.actions import (
    CEASE_FIRE,
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    FORMATIONS,
    GO_FIRST,
    GO_SECOND,
    HOLD_FIRE,
    KEEP,
    MOVE,
    PURSUE,
    REFORM,
    REROLL,
    RIDE,
    SIDES,
    STAND,
    STAY,
    WAIT,
    WITHDRAW,
    Attack,
    FightOn,
    FireAt,
    Form,
    Join,
    Manoeuvre,
    March,
    Pass,
    Place,
    PlaceCommander,
    PlaceScreen,
    Rally,
    RideTo,
    SkirmishAt,
    TakeSide,
    TestResolve,
)
from ..model.pieces import SCREEN_DEPTH
from ..model.state import Battle
from ..model.verbs import VERBS as TABLE

EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "games", "march", "words", "orders"))
LENGTHS: Final = Lengths(CENTIMETRES)
SCREEN: Final = ".screen"

# Sentences of one word.
SIMPLE: Final[dict[str, Action]] = {
    "first": GO_FIRST,
    "second": GO_SECOND,
    "move": MOVE,
    "reform": REFORM,
    "cease": CEASE_FIRE,
    "ride": RIDE,
    "wait": WAIT,
    "stay": STAY,
    "reroll": REROLL,
    "keep": KEEP,
    "defend": DEFENSIVE_FIRE,
    "hold": HOLD_FIRE,
    "countercharge": COUNTER_CHARGE,
    "pursue": PURSUE,
    "stand": STAND,
    "withdraw": WITHDRAW,
}

# Sentences of a verb and one battalion.
ABOUT_ONE: Final[dict[str, Callable[[int], Action]]] = {
    "pass": lambda unit: Pass(unit),
    "manoeuvre": lambda unit: Manoeuvre(unit),
    "rally": lambda unit: Rally(unit),
    "fight": lambda unit: FightOn(unit),
    "join": lambda unit: Join(unit),
    "test": lambda unit: TestResolve(unit),
}
LEGS: Final = ("advance", "wheel", "back", "halt")
LONGER: Final = ("side", "place", "screen", "commander", "form", "fire", "skirmish", "attack")
ALIASES: Final[dict[str, str]] = {
    **typed_words(TABLE),
    "avancer": "advance",
    "avance": "advance",
    "forward": "advance",
    "conversion": "wheel",
    "pivoter": "wheel",
    "reculer": "back",
    "recule": "back",
    "halte": "halt",
    "gauche": "left",
    "droite": "right",
    "ligne": "line",
    "colonne": "column",
    "detacher": "detach",
    "intervalle": "gap",
    "sud": "south",
    "nord": "north",
}
GRAMMAR: Final = Grammar(EXPECTED, LENGTHS, SIMPLE, ABOUT_ONE, {}, (*LEGS, *LONGER), ALIASES)
VERBS: Final = GRAMMAR.verbs

# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    written = GRAMMAR.written(b, action)
    if written is not None:
        return written
    if isinstance(action, March):
        return way_text(LENGTHS, action.legs)
    if isinstance(action, FireAt):
        return f"fire {unit_text(b, action.unit)} > {target_text(b, action.target, action.screen)}"
    if isinstance(action, SkirmishAt):
        target = target_text(b, action.target, action.screen)
        return f"skirmish {unit_text(b, action.unit)} > {target}"
    if isinstance(action, Attack):
        return attack_text(b, action)
    return placing_text(b, action)


def placing_text(b: Battle, action: Action) -> str:
    if isinstance(action, Place):
        detach = f" detach {action.detached}" if action.detached else ""
        how = f"{FORMATIONS[action.formation]}{detach}"
        return f"place {unit_text(b, action.unit)} {LENGTHS.pose_text(action.pose)} {how}"
    if isinstance(action, PlaceScreen):
        gap = "" if action.gap == SCREEN_DEPTH else f" gap {LENGTHS.text(action.gap)}"
        return f"screen {unit_text(b, action.unit)} {LENGTHS.pose_text(action.pose)}{gap}"
    if isinstance(action, PlaceCommander):
        return f"commander {LENGTHS.point_text(action.x, action.y)}"
    if isinstance(action, RideTo):
        return f"ride {LENGTHS.point_text(action.x, action.y)}"
    if isinstance(action, Form):
        return f"form {FORMATIONS[action.formation]} {angle_text(action.heading)}"
    assert isinstance(action, TakeSide)
    return f"side {SIDES[action.side]}"


def target_text(b: Battle, uid: int, screen: bool) -> str:
    return unit_text(b, uid) + (SCREEN if screen else "")


def attack_text(b: Battle, action: Attack) -> str:
    text = at_text(b, "attack", action.unit, action.target)
    return f"{text} {turn_text(action.wheel)}" if action.wheel else text


# Reading


def parse(b: Battle, text: str) -> Action:
    """An action from its text; raises BadNotation saying what was expected."""
    return Order(b, text, GRAMMAR.words_of(text)).read()


class Order(OrderReader):
    """One sentence of this game."""

    def __init__(self, b: Battle, text: str, words: list[str]) -> None:
        super().__init__(GRAMMAR, b, text, words)

    def read(self) -> Action:
        verb = self.verb()
        return March(self.legs(LEGS)) if verb in LEGS else self.sentence(verb)

    def one(self, verb: str) -> Action | None:
        if verb == "ride" and self.more():
            x, y = self.point()
            return RideTo(x, y)
        return super().one(verb)

    def longer(self, verb: str) -> Action | None:
        if verb in ("fire", "skirmish", "attack"):
            return self.shot(verb)
        return self.placing(verb) if verb in LONGER else None

    def shot(self, verb: str) -> Action:
        unit = self.unit()
        self.arrow()
        target, screen = self.unit_or_part(SCREEN)
        if verb == "fire":
            return FireAt(unit, target, screen)
        if verb == "skirmish":
            return SkirmishAt(unit, target, screen)
        if screen:
            raise self.bad(self.text, "attacked")
        return Attack(unit, target, self.turn() if self.more() else 0)

    def placing(self, verb: str) -> Action:
        if verb == "side":
            return TakeSide(self.choice(SIDES))
        if verb == "commander":
            x, y = self.point()
            return PlaceCommander(x, y)
        if verb == "form":
            formation = self.choice(FORMATIONS)
            return Form(formation, self.heading() % (360 * DEGREE))
        unit = self.unit()
        pose = self.pose()
        if verb == "screen":
            return PlaceScreen(unit, pose, self.gap())
        formation = self.choice(FORMATIONS)
        return Place(unit, pose, formation, self.detached())

    def gap(self) -> int:
        return self.length() if self.take("gap") else SCREEN_DEPTH

    def detached(self) -> int:
        if not self.take("detach"):
            return 0
        return self.number("figures")
