"""An action as a line of text, both ways; the docstrings in actions.py are the notation.

Lengths are centimetres with up to three decimals, directions degrees with up to two. French verbs
are read as well, and a decimal comma in lengths and angles.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.refusal import BadNotation
from grognard.table.angles import DEGREE
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.pose import CM, Pose

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

SCREEN: Final = ".screen"
HANDS: Final = ("left", "right")

# Sentences of one word.
SIMPLE: Final[dict[str, Action]] = {
    "first": GO_FIRST,
    "second": GO_SECOND,
    "move": MOVE,
    "reform": REFORM,
    "cease": CEASE_FIRE,
    "ride": RIDE,
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
_WORD_OF: Final = {action.key(): word for word, action in SIMPLE.items()}

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
    "premier": "first",
    "second": "second",
    "mouvement": "move",
    "bouger": "move",
    "reformer": "reform",
    "cesser": "cease",
    "chevaucher": "ride",
    "galoper": "ride",
    "rester": "stay",
    "relancer": "reroll",
    "re-roll": "reroll",
    "garder": "keep",
    "defendre": "defend",
    "retenir": "hold",
    "contre-charge": "countercharge",
    "contre-charger": "countercharge",
    "poursuivre": "pursue",
    "tenir": "stand",
    "retirer": "withdraw",
    "passer": "pass",
    "passe": "pass",
    "manoeuvrer": "manoeuvre",
    "maneuver": "manoeuvre",
    "rallier": "rally",
    "ralliement": "rally",
    "combattre": "fight",
    "rejoindre": "join",
    "tester": "test",
    "avancer": "advance",
    "avance": "advance",
    "forward": "advance",
    "conversion": "wheel",
    "pivoter": "wheel",
    "reculer": "back",
    "recule": "back",
    "halte": "halt",
    "cote": "side",
    "placer": "place",
    "tirailleurs": "screen",
    "commandant": "commander",
    "former": "form",
    "tirer": "fire",
    "tir": "fire",
    "feu": "fire",
    "shoot": "fire",
    "tirailler": "skirmish",
    "attaquer": "attack",
    "charge": "attack",
    "charger": "attack",
    "gauche": "left",
    "droite": "right",
    "ligne": "line",
    "colonne": "column",
    "detacher": "detach",
    "intervalle": "gap",
    "sud": "south",
    "nord": "north",
}

_NUMBER: Final = re.compile(r"\d{1,4}(?:\.\d{1,3})?", re.ASCII)
_PLACE: Final = re.compile(r"(\d{1,4}(?:\.\d{1,3})?),(\d{1,4}(?:\.\d{1,3})?)", re.ASCII)


# Numbers


def decimal(amount: int, scale: int) -> str:
    """A whole number of parts as a decimal number without idle zeros."""
    whole, part = divmod(abs(amount), scale)
    text = f"{whole}.{part:0{len(str(scale)) - 1}}".rstrip("0").rstrip(".")
    return f"-{text}" if amount < 0 else text


def length_text(length: int) -> str:
    return decimal(length, CM)


def angle_text(angle: int) -> str:
    return decimal(angle, DEGREE)


def point_text(x: int, y: int) -> str:
    return f"{length_text(x)},{length_text(y)}"


def pose_text(pose: Pose) -> str:
    return f"{point_text(pose.x, pose.y)} {angle_text(pose.h)}"


def read_decimal(word: str, scale: int, expected: str, line: int = 0) -> int:
    plain_word = word.replace(",", ".")
    if not _NUMBER.fullmatch(plain_word):
        raise BadNotation(line, word, f"expected {expected}")
    whole, _, part = plain_word.partition(".")
    digits = len(str(scale)) - 1
    if len(part) > digits:
        raise BadNotation(line, word, f"expected {expected} with at most {digits} decimals")
    return int(whole) * scale + int(part.ljust(digits, "0") or "0")


def read_length(word: str, line: int = 0) -> int:
    return read_decimal(word, CM, "a length in centimetres, such as 7.5", line)


def read_angle(word: str, line: int = 0) -> int:
    angle = read_decimal(word, DEGREE, "an angle in degrees, such as 22.5", line)
    if angle > 360 * DEGREE:
        raise BadNotation(line, word, "expected an angle of at most 360 degrees")
    return angle


def read_point(word: str, line: int = 0) -> tuple[int, int]:
    match = _PLACE.fullmatch(word)
    if match is None:
        raise BadNotation(line, word, "expected a place in centimetres, such as 60,27.5")
    return read_length(match[1], line), read_length(match[2], line)


def read_pose(place: str, heading: str, line: int = 0) -> Pose:
    x, y = read_point(place, line)
    return Pose(x, y, read_angle(heading, line))


# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    key = action.key()
    word = _WORD_OF.get(key)
    if word is not None:
        return word
    if isinstance(action, March):
        return ", ".join(leg_text(leg) for leg in action.legs) or "halt"
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
        formation = FORMATIONS[action.formation]
        return f"place {unit_text(b, action.unit)} {pose_text(action.pose)} {formation}{detach}"
    if isinstance(action, PlaceScreen):
        gap = "" if action.gap == SCREEN_DEPTH else f" gap {length_text(action.gap)}"
        return f"screen {unit_text(b, action.unit)} {pose_text(action.pose)}{gap}"
    if isinstance(action, PlaceCommander):
        return f"commander {point_text(action.x, action.y)}"
    if isinstance(action, RideTo):
        return f"ride {point_text(action.x, action.y)}"
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


def leg_text(leg: Leg) -> str:
    if leg.kind == WHEEL:
        return f"wheel {HANDS[int(leg.amount > 0)]} {angle_text(abs(int(leg.amount)))}"
    return f"{'back' if leg.kind == BACK else 'advance'} {length_text(leg.amount)}"


# Reading


def plain(text: str) -> str:
    """Lower case without accents; œ is two letters here."""
    bare = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def parse(b: Battle, text: str) -> Action:
    """An action from its text; raises BadNotation saying what was expected."""
    words = [_ALIASES.get(word, word) for word in plain(text).replace(">", " > ").split()]
    if not words:
        raise BadNotation(0, text, f"expected one of {', '.join(VERBS)}")
    return Sentence(b, text, words).read()


class Sentence:
    """The words of one sentence, taken from the front."""

    def __init__(self, b: Battle, text: str, words: list[str]) -> None:
        self.b: Final = b
        self.text: Final = text
        self.words: Final = words
        self.at = 0

    def bad(self, value: str, expected: str) -> BadNotation:
        return BadNotation(0, value or self.text, f"expected {expected}")

    def next(self, expected: str) -> str:
        if self.at == len(self.words):
            raise self.bad("", expected)
        self.at += 1
        return self.words[self.at - 1]

    def take(self, word: str) -> bool:
        """Whether the next word is this one; if so it is taken."""
        found = self.at < len(self.words) and self.words[self.at] == word
        self.at += found
        return found

    def choice(self, names: tuple[str, ...]) -> int:
        word = self.next(f"one of {', '.join(names)}")
        if word not in names:
            raise self.bad(word, f"one of {', '.join(names)}")
        return names.index(word)

    def unit(self) -> int:
        word = self.next("a battalion")
        known = {id.lower(): uid for id, uid in self.b.setting.by_id.items()}
        if word not in known:
            raise self.bad(word, f"a battalion: {', '.join(self.b.setting.by_id)}")
        return known[word]

    def target(self) -> tuple[int, bool]:
        """A battalion, or the screen of one."""
        screen = self.at < len(self.words) and self.words[self.at].endswith(SCREEN)
        if screen:
            self.words[self.at] = self.words[self.at].removesuffix(SCREEN)
        return self.unit(), screen

    def arrow(self) -> None:
        if not self.take(">"):
            raise self.bad("", "'>' and a target")

    def pose(self) -> Pose:
        place = self.next("a place, such as 60,27.5")
        return read_pose(place, self.next("a direction in degrees, such as 0"))

    def read(self) -> Action:
        verb = self.next("a verb")
        if verb in LEGS:
            return self.march()
        action = self.one(verb)
        if self.at < len(self.words):
            raise self.bad(self.words[self.at], "nothing more")
        return action

    def one(self, verb: str) -> Action:
        if verb == "ride" and self.at < len(self.words):
            x, y = read_point(self.next("a place"))
            return RideTo(x, y)
        if verb in SIMPLE:
            return SIMPLE[verb]
        if verb in ABOUT_ONE:
            return ABOUT_ONE[verb](self.unit())
        if verb in ("fire", "skirmish", "attack"):
            return self.shot(verb)
        if verb in LONGER:
            return self.placing(verb)
        raise self.bad(verb, f"one of {', '.join(VERBS)}")

    def shot(self, verb: str) -> Action:
        unit = self.unit()
        self.arrow()
        target, screen = self.target()
        if verb == "fire":
            return FireAt(unit, target, screen)
        if verb == "skirmish":
            return SkirmishAt(unit, target, screen)
        if screen:
            raise self.bad("", "a battalion to attack, not its screen")
        return Attack(unit, target, self.turn() if self.at < len(self.words) else 0)

    def turn(self) -> int:
        """A hand and an angle, right positive."""
        hand = self.choice(HANDS)
        angle = read_angle(self.next("an angle in degrees"))
        return angle if hand else -angle

    def placing(self, verb: str) -> Action:
        if verb == "side":
            return TakeSide(self.choice(SIDES))
        if verb == "commander":
            x, y = read_point(self.next("a place, such as 60,10"))
            return PlaceCommander(x, y)
        if verb == "form":
            formation = self.choice(FORMATIONS)
            return Form(formation, read_angle(self.next("a direction in degrees")) % (360 * DEGREE))
        unit = self.unit()
        pose = self.pose()
        if verb == "screen":
            return PlaceScreen(unit, pose, self.gap())
        formation = self.choice(FORMATIONS)
        return Place(unit, pose, formation, self.detached())

    def gap(self) -> int:
        return read_length(self.next("a length")) if self.take("gap") else SCREEN_DEPTH

    def detached(self) -> int:
        if not self.take("detach"):
            return 0
        return read_decimal(self.next("a number of figures"), 1, "a number of figures")

    def march(self) -> March:
        legs = []
        for part in " ".join(self.words).split(", "):
            leg = self.leg(part.split())
            if leg is not None:
                legs.append(leg)
        return March(legs)

    def leg(self, words: list[str]) -> Leg | None:
        again = Sentence(self.b, self.text, words)
        verb = again.next("advance, wheel, back or halt")
        leg = None
        if verb == "wheel":
            leg = Leg(WHEEL, again.turn())
        elif verb in ("advance", "back"):
            length = read_length(again.next("a length in centimetres"))
            leg = Leg(ADVANCE if verb == "advance" else BACK, length)
        elif verb != "halt":
            raise self.bad(verb, "advance, wheel, back or halt")
        if again.at < len(words):
            raise self.bad(words[again.at], "nothing more, or a comma and another leg")
        return leg
