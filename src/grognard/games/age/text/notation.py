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
from grognard.kernel.verbs import typed_words
from grognard.lexicon import Lexicon
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.text.grammar import Grammar, OrderReader, at_text, unit_text
from grognard.miniatures.text.lengths import Lengths
from grognard.miniatures.text.orders import HALT, HANDS, Sentence, turn_text, way_text

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
from ..model.kinds import FORMATIONS
from ..model.state import Battle
from ..model.verbs import VERBS as TABLE

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
ALIASES: Final[dict[str, str]] = {
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
GRAMMAR: Final = Grammar(
    EXPECTED, LENGTHS, SIMPLE, ABOUT_ONE, AT_ANOTHER, (*LEGS, *LONGER), ALIASES
)
VERBS: Final = GRAMMAR.verbs

# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    written = GRAMMAR.written(b, action)
    if written is not None:
        return written
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


def general_text(b: Battle, gid: int) -> str:
    return b.setting.staff[gid].id


def command_text(b: Battle, number: int) -> str:
    return b.setting.commands[number].id


def charge_text(b: Battle, action: Charge) -> str:
    text = at_text(b, "charge", action.unit, action.target)
    return f"{text} {turn_text(action.wheel)}" if action.wheel else text


def march_text(action: March) -> str:
    """Its legs, then the length along the road."""
    if not action.road:
        return way_text(LENGTHS, action.legs)
    way = "" if action.road > 0 else f"{BACK} "
    road = f"{ROAD} {way}{LENGTHS.text(abs(int(action.road)))}"
    return f"{way_text(LENGTHS, action.legs)}, {road}" if action.legs else road


# Reading


def parse(b: Battle, text: str) -> Action:
    """An action from its text; raises BadNotation saying what was expected."""
    return Order(b, text, GRAMMAR.words_of(text)).read()


class Order(OrderReader):
    """One sentence of this game."""

    def __init__(self, b: Battle, text: str, words: list[str]) -> None:
        super().__init__(GRAMMAR, b, text, words)
        self.b: Final = b

    def read(self) -> Action:
        verb = self.verb().removesuffix(",")
        if verb == "pivot" and self.more() and self.words[self.at] not in HANDS:
            return self.sentence(verb)
        if verb in LEGS:
            return self.march()
        if verb == "division":
            command = self.named("command", self.b.setting.command_by_id)
            return MoveDivision(command, self.way(LEGS))
        return self.sentence(verb)

    def one(self, verb: str) -> Action | None:
        if verb == "go":
            self.take("on")
        return super().one(verb)

    def longer(self, verb: str) -> Action | None:
        if verb == "pivot":
            return Pivot(self.unit(), self.turn())
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
        return self.staff(verb) if verb in LONGER else None

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
