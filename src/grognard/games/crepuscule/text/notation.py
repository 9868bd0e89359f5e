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
from grognard.miniatures.text.lengths import Lengths, angle_text
from grognard.miniatures.text.orders import HALT, turn_text, way_text

from ..model.actions import (
    AGAIN,
    DEFEND,
    END_STEP,
    EVADE,
    FALL_BACK,
    GO_FIRST,
    GO_SECOND,
    PASS,
    STAY,
    SURRENDER,
    UNSUPPORTED,
    Build,
    Charge,
    ChargeOfficer,
    Clear,
    Crew,
    Detach,
    Enter,
    Form,
    Join,
    Leave,
    Limber,
    March,
    Place,
    Post,
    React,
    Rejoin,
    Ride,
    Spike,
    Support,
    Traverse,
    Turn,
    Unlimber,
    Withdraw,
)
from ..model.combat_actions import (
    HOLD_BACK,
    PURSUE,
    REPLY,
    Aim,
    BreakOff,
    Duel,
    Estimate,
    Fight,
    Shoot,
    Snipe,
    Strike,
    StrikeOfficer,
    Swap,
    Volley,
)
from ..model.kinds import (
    AMMUNITION,
    EDGES,
    FORMATIONS,
    NOBODY,
    REACTIONS_OF,
    SUPPORT_JOBS,
)
from ..model.state import Battle
from ..model.verbs import VERBS as TABLE

EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "games", "crepuscule", "words", "orders"))
LENGTHS: Final = Lengths(INCHES)
FILES: Final = "files"
FACING: Final = "facing"

# Sentences of one word.
SIMPLE: Final[dict[str, Action]] = {
    "first": GO_FIRST,
    "second": GO_SECOND,
    "done": END_STEP,
    "again": AGAIN,
    "stay": STAY,
    "fallback": FALL_BACK,
    "unsupported": UNSUPPORTED,
    "defend": DEFEND,
    "surrender": SURRENDER,
    "evade": EVADE,
    "reply": REPLY,
    "pass": PASS,
    "pursue": PURSUE,
    "hold": HOLD_BACK,
}

# Sentences of a verb and one unit.
ABOUT_ONE: Final[dict[str, Callable[[int], Action]]] = {
    "withdraw": lambda unit: Withdraw(unit),
    "rejoin": lambda unit: Rejoin(unit),
    "fight": lambda unit: Fight(unit),
    "breakoff": lambda unit: BreakOff(unit),
    "limber": lambda unit: Limber(unit),
}
# Sentences of a verb, one unit and another.
AT_ANOTHER: Final[dict[str, Callable[[int, int], Action]]] = {
    "turn": lambda unit, other: Turn(unit, other),
    "volley": lambda unit, other: Volley(unit, other),
    "duel": lambda unit, other: Duel(unit, other),
    "crew": lambda unit, other: Crew(unit, other),
    "spike": lambda unit, other: Spike(unit, other),
}
SIDES: Final = ("back", "ahead")  # where a rank steps
LEGS: Final = ("advance", "back", "wheel", "sidestep", "about", "pivot", HALT)
LONGER: Final = (
    "ride", "join", "snipe", "form", "charge", "march", "detach", "react", "support", "shoot",
    "strike", "ranks", "unlimber", "traverse", "aim", "estimate", "enter", "leave", "clear",
    "build", "place", "post",
)  # fmt: skip
ALIASES: Final[dict[str, str]] = {
    **typed_words(TABLE),
    "avancer": "advance",
    "avance": "advance",
    "forward": "advance",
    "conversion": "wheel",
    "pas-de-cote": "sidestep",
    "demi-tour": "about",
    "gauche": "left",
    "droite": "right",
    "ligne": "line",
    "ligne-etendue": "extended-line",
    "colonne-d'assaut": "assault-column",
    "colonne-de-marche": "march-column",
    "carre-creux": "hollow-square",
    "carre-plein": "solid-square",
    "tirailleurs": "skirmish-order",
    "echelons": "echelon",
    "fourrageurs": "foragers",
    "devant": "ahead",
    "derriere": "back",
    "boulet": "ball",
    "mitraille": "canister",
    "obus": "shell",
}
GRAMMAR: Final = Grammar(EXPECTED, LENGTHS, SIMPLE, ABOUT_ONE, AT_ANOTHER, LONGER, ALIASES)
VERBS: Final = GRAMMAR.verbs


# Writing


def notate(b: Battle, action: Action) -> str:
    """The action as `parse` reads it."""
    written = GRAMMAR.written(b, action)
    if written is not None:
        return written
    if isinstance(action, March):
        return f"march {unit_text(b, action.unit)} {way_text(LENGTHS, action.legs)}"
    if isinstance(action, Form):
        return form_text(b, action)
    if isinstance(action, Charge):
        text = at_text(b, "charge", action.unit, action.target)
        return f"{text} {turn_text(action.wheel)}" if action.wheel else text
    if isinstance(action, ChargeOfficer):
        text = f"charge {unit_text(b, action.unit)} > {officer_text(b, action.officer)}"
        return f"{text} {turn_text(action.wheel)}" if action.wheel else text
    if isinstance(action, Shoot):
        text = at_text(b, "shoot", action.unit, action.target)
        return f"{text} {EDGES[action.face]}" if action.face >= 0 else text
    if isinstance(action, React):
        return react_text(b, action)
    return placed_text(b, action)


def placed_text(b: Battle, action: Action) -> str:
    """Sentences with places, numbers or jobs."""
    if isinstance(action, Ride):
        return f"ride {officer_text(b, action.officer)} {LENGTHS.point_text(action.x, action.y)}"
    if isinstance(action, Post):
        return f"post {officer_text(b, action.officer)} {LENGTHS.point_text(action.x, action.y)}"
    if isinstance(action, Join):
        return f"join {officer_text(b, action.officer)} > {unit_text(b, action.unit)}"
    if isinstance(action, Snipe):
        return f"snipe {unit_text(b, action.unit)} > {officer_text(b, action.officer)}"
    if isinstance(action, Detach):
        place = f"{LENGTHS.point_text(action.x, action.y)} {angle_text(action.facing)}"
        return f"detach {unit_text(b, action.unit)} {action.count} {place}"
    if isinstance(action, Support):
        job = SUPPORT_JOBS[action.job]
        return f"{at_text(b, 'support', action.unit, action.target)} {job}"
    if isinstance(action, Strike):
        return f"{at_text(b, 'strike', action.unit, action.target)} {action.count}"
    if isinstance(action, StrikeOfficer):
        at = f"{unit_text(b, action.unit)} > {officer_text(b, action.officer)}"
        return f"strike {at} {action.count}"
    if isinstance(action, Place):
        return place_text(b, action)
    if isinstance(action, Swap):
        return f"ranks {unit_text(b, action.unit)} {SIDES[int(action.ahead)]}"
    return gun_text(b, action)


def gun_text(b: Battle, action: Action) -> str:
    """Sentences of guns and engineers."""
    if isinstance(action, Aim):
        shot = AMMUNITION[action.ammunition]
        return f"{at_text(b, 'aim', action.unit, action.target)} {shot}"
    if isinstance(action, Estimate):
        return " ".join(["estimate", *[str(one) for one in action.inches]])
    if isinstance(action, Unlimber):
        return f"unlimber {unit_text(b, action.unit)} {angle_text(action.facing)}"
    if isinstance(action, Traverse):
        return f"traverse {unit_text(b, action.unit)} {turn_text(action.angle)}"
    if isinstance(action, Enter):
        return f"enter {unit_text(b, action.unit)} {action.area}"
    if isinstance(action, Leave):
        return f"leave {unit_text(b, action.unit)} {action.facade}"
    if isinstance(action, Clear):
        return f"clear {unit_text(b, action.unit)} {action.edge}"
    assert isinstance(action, Build)
    place = f"{LENGTHS.point_text(action.x, action.y)} {angle_text(action.facing)}"
    return f"build {unit_text(b, action.unit)} {place}"


def officer_text(b: Battle, oid: int) -> str:
    return b.setting.staff[oid].id


def form_text(b: Battle, action: Form) -> str:
    words = [f"form {unit_text(b, action.unit)} {FORMATIONS[action.formation]}"]
    if action.files:
        words.append(f"{FILES} {action.files}")
    if action.facing >= 0:
        words.append(f"{FACING} {angle_text(action.facing)}")
    return " ".join(words)


def place_text(b: Battle, action: Place) -> str:
    place = f"{LENGTHS.point_text(action.x, action.y)} {angle_text(action.facing)}"
    text = f"place {unit_text(b, action.unit)} {place} {FORMATIONS[action.formation]}"
    return f"{text} {FILES} {action.files}" if action.files else text


def react_text(b: Battle, action: React) -> str:
    words = [f"react {unit_text(b, action.unit)} {REACTIONS_OF[action.reaction]}"]
    if action.formation >= 0:
        words.append(FORMATIONS[action.formation])
    if action.target >= 0:
        words.append(f"> {unit_text(b, action.target)}")
    return " ".join(words)


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
        verb = self.verb()
        return March(self.unit(), self.way(LEGS)) if verb == "march" else self.sentence(verb)

    def longer(self, verb: str) -> Action | None:
        if verb in ("ride", "join", "post"):
            return self.staff(verb)
        if verb == "snipe":
            unit = self.unit()
            self.arrow()
            return Snipe(unit, self.officer())
        if verb == "estimate":
            return self.estimate()
        if verb not in LONGER:
            return None
        return self.aimed(verb) if verb in AIMED else self.with_unit(verb)

    def staff(self, verb: str) -> Action:
        officer = self.officer()
        if verb != "join":
            x, y = self.point()
            return Ride(officer, x, y) if verb == "ride" else Post(officer, x, y)
        self.arrow()
        return Join(officer, self.unit())

    def officer(self) -> int:
        return self.named("officer", self.b.setting.officer_by_id)

    def names_officer(self) -> bool:
        known = [id.lower() for id in self.b.setting.officer_by_id]
        return self.more() and self.words[self.at] in known

    def aimed(self, verb: str) -> Action:
        """A unit, another, and a detail."""
        unit = self.unit()
        self.arrow()
        if verb == "charge" and self.names_officer():
            officer = self.officer()
            return ChargeOfficer(unit, officer, self.turn() if self.more() else 0)
        if verb == "strike" and self.names_officer():
            officer = self.officer()
            return StrikeOfficer(unit, officer, self.number("count"))
        target = self.unit()
        if verb == "charge":
            return Charge(unit, target, self.turn() if self.more() else 0)
        if verb == "shoot":
            return Shoot(unit, target, self.choice(EDGES) if self.more() else NOBODY)
        if verb == "support":
            return Support(unit, target, self.choice(SUPPORT_JOBS))
        if verb == "strike":
            return Strike(unit, target, self.number("count"))
        return Aim(unit, target, self.choice(AMMUNITION))

    def estimate(self) -> Action:
        inches: list[int] = []
        while self.more():
            inches.append(self.number("inches"))
        return Estimate(inches)

    def with_unit(self, verb: str) -> Action:
        unit = self.unit()
        if verb == "form":
            return self.form(unit)
        if verb == "react":
            return self.react(unit)
        if verb == "ranks":
            return Swap(unit, self.choice(SIDES) == 1)
        if verb == "detach":
            count = self.number("count")
            place = self.pose()
            return Detach(unit, count, place.x, place.y, place.h)
        if verb == "place":
            place = self.pose()
            formation = self.choice(FORMATIONS)
            files = self.number("count") if self.take(FILES) else 0
            return Place(unit, place.x, place.y, place.h, formation, files)
        if verb == "unlimber":
            return Unlimber(unit, self.heading())
        if verb == "traverse":
            return Traverse(unit, self.turn())
        if verb == "build":
            place = self.pose()
            return Build(unit, place.x, place.y, place.h)
        number = self.number("count")
        if verb == "leave":
            return Leave(unit, number)
        return Enter(unit, number) if verb == "enter" else Clear(unit, number)

    def form(self, unit: int) -> Action:
        formation = self.choice(FORMATIONS)
        files = self.number("count") if self.take(FILES) else 0
        facing = self.heading() % 36_000 if self.take(FACING) else NOBODY
        return Form(unit, formation, files, facing)

    def react(self, unit: int) -> Action:
        reaction = self.choice(REACTIONS_OF)
        formation = target = NOBODY
        if self.more() and self.words[self.at] in FORMATIONS:
            formation = self.choice(FORMATIONS)
        if self.take(">"):
            target = self.unit()
        return React(unit, reaction, formation, target)


AIMED: Final = ("charge", "shoot", "support", "strike", "aim")
