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
from grognard.kernel.reading import unread
from grognard.kernel.verbs import typed_words
from grognard.lexicon import Lexicon
from grognard.miniatures.length_unit import CENTIMETRES
from grognard.miniatures.text.lengths import Lengths, angle_text
from grognard.miniatures.text.orders import HANDS, Sentence, way_text, words_of
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
from ..model.actions import (
    VERBS as TABLE,
)
from ..model.pieces import SCREEN_DEPTH
from ..model.state import Battle

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
_SIMPLE_OF: Final = {action.key(): word for word, action in SIMPLE.items()}

# Sentences of a verb and one battalion.
ABOUT_ONE: Final[dict[str, Callable[[int], Action]]] = {
    "pass": lambda unit: Pass(unit),
    "manoeuvre": lambda unit: Manoeuvre(unit),
    "rally": lambda unit: Rally(unit),
    "fight": lambda unit: FightOn(unit),
    "join": lambda unit: Join(unit),
    "test": lambda unit: TestResolve(unit),
}
_VERB_OF: Final = {make(0).key()[0]: verb for verb, make in ABOUT_ONE.items()}
LEGS: Final = ("advance", "wheel", "back", "halt")
LONGER: Final = ("side", "place", "screen", "commander", "form", "fire", "skirmish", "attack")
VERBS: Final = (*SIMPLE, *ABOUT_ONE, *LEGS, *LONGER)

_ALIASES: Final[dict[str, str]] = {
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

# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    key = action.key()
    word = _SIMPLE_OF.get(key)
    if word is not None:
        return word
    if isinstance(action, March):
        return way_text(LENGTHS, action.legs)
    if isinstance(action, FireAt):
        return f"fire {unit_text(b, action.unit)} > {target_text(b, action.target, action.screen)}"
    if isinstance(action, SkirmishAt):
        target = target_text(b, action.target, action.screen)
        return f"skirmish {unit_text(b, action.unit)} > {target}"
    if isinstance(action, Attack):
        return attack_text(b, action)
    if isinstance(action, (Pass, Manoeuvre, Rally, FightOn, Join, TestResolve)):
        return f"{_VERB_OF[key[0]]} {unit_text(b, action.unit)}"
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


def unit_text(b: Battle, uid: int) -> str:
    return b.setting.rosters[uid].id


def target_text(b: Battle, uid: int, screen: bool) -> str:
    return unit_text(b, uid) + (SCREEN if screen else "")


def attack_text(b: Battle, action: Attack) -> str:
    text = f"attack {unit_text(b, action.unit)} > {unit_text(b, action.target)}"
    if not action.wheel:
        return text
    return f"{text} {HANDS[int(action.wheel > 0)]} {angle_text(abs(int(action.wheel)))}"


# Reading


def parse(b: Battle, text: str) -> Action:
    """An action from its text; raises BadNotation saying what was expected."""
    words = words_of(text, _ALIASES)
    if not words:
        raise unread(EXPECTED, text, "verb", known=", ".join(VERBS))
    return Order(b, text, words).read()


class Order(Sentence):
    """One sentence of this game."""

    def __init__(self, b: Battle, text: str, words: list[str]) -> None:
        super().__init__(text, words, LENGTHS, b.setting.by_id, EXPECTED)

    def read(self) -> Action:
        verb = self.next("verb", known=", ".join(VERBS))
        if verb in LEGS:
            return March(self.legs(LEGS))
        action = self.one(verb)
        self.end()
        return action

    def one(self, verb: str) -> Action:
        if verb == "ride" and self.more():
            x, y = self.point()
            return RideTo(x, y)
        if verb in SIMPLE:
            return SIMPLE[verb]
        if verb in ABOUT_ONE:
            return ABOUT_ONE[verb](self.unit())
        if verb in ("fire", "skirmish", "attack"):
            return self.shot(verb)
        if verb in LONGER:
            return self.placing(verb)
        raise self.bad(verb, "verb", known=", ".join(VERBS))

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
