"""An action as a line of text, both ways; the docstrings in actions.py are the notation.

Lengths are inches with up to four decimals, directions degrees with up to two. French verbs are
read as well, and a decimal comma in lengths and angles.
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
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.text.lengths import Lengths, angle_text
from grognard.miniatures.text.orders import HALT, HANDS, Sentence, way_text, words_of

from ..model.actions import (
    COUNTER_CHARGE,
    END_STEP,
    EVADE,
    GO_FIRST,
    GO_ON,
    GO_SECOND,
    OCCUPY,
    OPEN_FIRE,
    STAND,
    STOP,
    Aim,
    Attach,
    AttachBattery,
    BreakThrough,
    Charge,
    Detach,
    DetachBattery,
    Enter,
    Form,
    Hold,
    HoldFire,
    Limber,
    March,
    Move,
    MoveDivision,
    Pivot,
    Reserve,
    Resolve,
    Ride,
    Roll,
    Substitute,
    Unlimber,
    Withdraw,
)
from ..model.actions import VERBS as TABLE
from ..model.kinds import FORMATIONS
from ..model.state import Battle

EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "orders"))
LENGTHS: Final = Lengths(INCHES)
ROAD: Final = "road"
BACK: Final = "back"

# Sentences of one word, or of two that belong together.
SIMPLE: Final[dict[str, Action]] = {
    "first": GO_FIRST,
    "second": GO_SECOND,
    "done": END_STEP,
    "go": GO_ON,
    "stop": STOP,
    "countercharge": COUNTER_CHARGE,
    "evade": EVADE,
    "stand": STAND,
    "fire": OPEN_FIRE,
    "occupy": OCCUPY,
}
_SIMPLE_OF: Final = {action.key(): word for word, action in SIMPLE.items()}

# Sentences of a verb and one brigade or battery.
ABOUT_ONE: Final[dict[str, Callable[[int], Action]]] = {
    "leave": lambda unit: DetachBattery(unit),
    "reserve": lambda unit: Reserve(unit),
    "hold": lambda unit: Hold(unit),
    "move": lambda unit: Move(unit),
    "withdraw": lambda unit: Withdraw(unit),
    "limber": lambda unit: Limber(unit),
    "unlimber": lambda unit: Unlimber(unit),
    "roll": lambda unit: Roll(unit),
    "holdfire": lambda unit: HoldFire(unit),
    "resolve": lambda unit: Resolve(unit),
}
# Sentences of a verb, one unit and another.
AT_ANOTHER: Final[dict[str, Callable[[int, int], Action]]] = {
    "join": lambda unit, other: AttachBattery(unit, other),
    "aim": lambda unit, other: Aim(unit, other),
    "breakthrough": lambda unit, other: BreakThrough(unit, other),
}
LEGS: Final = ("advance", "wheel", "oblique", "back", "about", "pivot", ROAD, HALT)
LONGER: Final = (
    "enter", "attach", "detach", "substitute", "charge", "form", "division", "ride",
)  # fmt: skip
VERBS: Final = (*SIMPLE, *ABOUT_ONE, *AT_ANOTHER, *LEGS, *LONGER)

_ALIASES: Final[dict[str, str]] = {
    **typed_words(TABLE),
    "avancer": "advance",
    "avance": "advance",
    "forward": "advance",
    "conversion": "wheel",
    "reculer": "back",
    "recule": "back",
    "demi-tour": "about",
    "route": "road",
    "halte": "halt",
    "gauche": "left",
    "droite": "right",
    "ligne": "line",
    "ligne-soutenue": "supported-line",
    "colonne-de-route": "march-column",
    "carre": "square",
    "garnison": "garrison",
}

# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    key = action.key()
    word = _SIMPLE_OF.get(key)
    if word is not None:
        return word
    if isinstance(action, March):
        return march_text(action)
    if isinstance(action, MoveDivision):
        name = command_text(b, action.command)
        return f"division {name} {way_text(LENGTHS, action.legs)}"
    if isinstance(action, Charge):
        return charge_text(b, action)
    if isinstance(action, Form):
        return f"form {unit_text(b, action.unit)} {FORMATIONS[action.formation]}"
    if isinstance(action, Pivot):
        return f"pivot {unit_text(b, action.unit)} {turn_text(action.angle)}"
    if isinstance(action, Enter):
        return f"enter {unit_text(b, action.unit)} {LENGTHS.point_text(action.x, action.y)}"
    return short_text(b, action)


def short_text(b: Battle, action: Action) -> str:
    if isinstance(action, AttachBattery):
        return f"join {unit_text(b, action.unit)} > {unit_text(b, action.brigade)}"
    if isinstance(action, Aim):
        return f"aim {unit_text(b, action.unit)} > {unit_text(b, action.target)}"
    if isinstance(action, BreakThrough):
        return f"breakthrough {unit_text(b, action.unit)} > {unit_text(b, action.target)}"
    if isinstance(action, (DetachBattery, Reserve, Hold, Move, Withdraw)):
        return f"{_VERB_OF[action.key()[0]]} {unit_text(b, action.unit)}"
    if isinstance(action, (Limber, Unlimber, Roll, HoldFire, Resolve)):
        return f"{_VERB_OF[action.key()[0]]} {unit_text(b, action.unit)}"
    return staff_text(b, action)


def staff_text(b: Battle, action: Action) -> str:
    if isinstance(action, Attach):
        return f"attach {general_text(b, action.general)} > {unit_text(b, action.unit)}"
    if isinstance(action, Detach):
        return f"detach {general_text(b, action.general)}"
    if isinstance(action, Substitute):
        command = command_text(b, action.command)
        return f"substitute {general_text(b, action.general)} > {command}"
    assert isinstance(action, Ride)
    return f"ride {general_text(b, action.general)} {LENGTHS.point_text(action.x, action.y)}"


def unit_text(b: Battle, uid: int) -> str:
    return b.setting.rosters[uid].id


def general_text(b: Battle, gid: int) -> str:
    return b.setting.staff[gid].id


def command_text(b: Battle, number: int) -> str:
    return b.setting.commands[number].id


def turn_text(angle: int) -> str:
    return f"{HANDS[int(angle > 0)]} {angle_text(abs(int(angle)))}"


def charge_text(b: Battle, action: Charge) -> str:
    text = f"charge {unit_text(b, action.unit)} > {unit_text(b, action.target)}"
    return f"{text} {turn_text(action.wheel)}" if action.wheel else text


def march_text(action: March) -> str:
    """Its legs, then the length along the road."""
    if not action.road:
        return way_text(LENGTHS, action.legs)
    way = "" if action.road > 0 else f"{BACK} "
    road = f"{ROAD} {way}{LENGTHS.text(abs(int(action.road)))}"
    return f"{way_text(LENGTHS, action.legs)}, {road}" if action.legs else road


_VERB_OF: Final = {make(0).key()[0]: verb for verb, make in ABOUT_ONE.items()}

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
        self.b: Final = b

    def read(self) -> Action:
        verb = self.next("verb", known=", ".join(VERBS)).removesuffix(",")
        if verb == "pivot" and self.more() and self.words[self.at] not in HANDS:
            return self.ended(Pivot(self.unit(), self.turn()))
        if verb in LEGS:
            return self.march()
        if verb == "division":
            return self.division()
        return self.ended(self.one(verb))

    def ended(self, action: Action) -> Action:
        self.end()
        return action

    def one(self, verb: str) -> Action:
        if verb == "go":
            self.take("on")
        if verb in SIMPLE:
            return SIMPLE[verb]
        if verb in ABOUT_ONE:
            return ABOUT_ONE[verb](self.unit())
        if verb in AT_ANOTHER:
            unit = self.unit()
            self.arrow()
            return AT_ANOTHER[verb](unit, self.unit())
        if verb in LONGER:
            return self.longer(verb)
        raise self.bad(verb, "verb", known=", ".join(VERBS))

    def longer(self, verb: str) -> Action:
        if verb == "enter":
            unit = self.unit()
            x, y = self.point()
            return Enter(unit, x, y)
        if verb == "form":
            return Form(self.unit(), self.choice(FORMATIONS))
        if verb == "charge":
            unit = self.unit()
            self.arrow()
            target = self.unit()
            return Charge(unit, target, self.turn() if self.more() else 0)
        return self.staff(verb)

    def staff(self, verb: str) -> Action:
        general = self.named("general", self.b.setting.general_by_id)
        if verb == "detach":
            return Detach(general)
        if verb == "ride":
            x, y = self.point()
            return Ride(general, x, y)
        self.arrow()
        if verb == "attach":
            return Attach(general, self.unit())
        return Substitute(general, self.named("command", self.b.setting.command_by_id))

    def named(self, key: str, known: dict[str, int]) -> int:
        """A general or a formation by its id."""
        listed = ", ".join(known)
        word = self.next(key, known=listed)
        small = {id.lower(): number for id, number in known.items()}
        if word not in small:
            raise self.bad(word, key, known=listed)
        return small[word]

    def march(self) -> Action:
        """Legs with commas between them, the road at the end."""
        parts = " ".join(self.words).split(", ")
        last = parts[-1].split()
        if last[0] != ROAD:
            return March(self.legs(LEGS))
        rest = Order(self.b, parts[-1], last)
        rest.at = 1
        against = rest.take(BACK)
        length = rest.length()
        rest.end()
        before = Sentence(self.text, " , ".join(parts[:-1]).replace(" ,", ",").split(), LENGTHS, {})
        legs = before.legs(LEGS) if parts[:-1] else []
        return March(legs, -length if against else length)

    def division(self) -> Action:
        command = self.named("command", self.b.setting.command_by_id)
        way = self.words[self.at :]
        rest = Sentence(" ".join(way), way, LENGTHS, {}, EXPECTED)
        if not way:
            raise self.bad(f"{self.text.strip()} …", "way")
        return MoveDivision(command, rest.legs(LEGS))
