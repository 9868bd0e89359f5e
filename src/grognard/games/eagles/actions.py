"""What a player may say: one class per verb, each a complete sentence.

Actions are interned: the same sentence is the same object, however often it is listed.
The docstring of each class is its notation.
"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Action

LINE: Final = 0
COLUMN: Final = 1
SQUARE: Final = 2
FORMATIONS: Final = ("line", "column", "square")


class Deploy(Action):
    """deploy 015 > FC column on 087"""

    def __init__(self, card: int, to: int, formation: int, terrain: int) -> None:
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation
        self.terrain: Final = terrain

    def key(self) -> tuple[int, ...]:
        return (1, self.card, self.to, self.formation, self.terrain)


class Hide(Action):
    """hide 001 > FC"""

    def __init__(self, card: int, to: int) -> None:
        self.card: Final = card
        self.to: Final = to

    def key(self) -> tuple[int, ...]:
        return (2, self.card, self.to)


class Ready(Action):
    """ready"""

    def key(self) -> tuple[int, ...]:
        return (3,)


class Test(Action):
    """test 015"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (4, self.card)


class FireAt(Action):
    """fire 070 > 130"""

    def __init__(self, card: int, target: int) -> None:
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (5, self.card, self.target)


class ShockAt(Action):
    """shock 055 > 130"""

    def __init__(self, card: int, target: int) -> None:
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (6, self.card, self.target)


class OpenFire(Action):
    """open 072"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (7, self.card)


class Move(Action):
    """move 015 > AC column on 180"""

    def __init__(self, card: int, to: int, formation: int, terrain: int) -> None:
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation
        self.terrain: Final = terrain

    def key(self) -> tuple[int, ...]:
        return (8, self.card, self.to, self.formation, self.terrain)


class Form(Action):
    """form 015 square"""

    def __init__(self, card: int, formation: int) -> None:
        self.card: Final = card
        self.formation: Final = formation

    def key(self) -> tuple[int, ...]:
        return (9, self.card, self.formation)


class LayTerrain(Action):
    """lay 087"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (10, self.card)


class Show(Action):
    """show 201"""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (11, self.card)


class Play(Action):
    """play 099 > 130"""

    def __init__(self, card: int, target: int) -> None:
        """`target` is a card's id, a Position as -1 - pos, or NOTHING."""
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (12, self.card, self.target)


class Confuse(Action):
    """confuse 101: 015 > AC column"""

    def __init__(self, special: int, card: int, to: int, formation: int) -> None:
        self.special: Final = special
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation

    def key(self) -> tuple[int, ...]:
        return (13, self.special, self.card, self.to, self.formation)


class Capture(Action):
    """capture 179 with 015"""

    def __init__(self, terrain: int, card: int) -> None:
        self.terrain: Final = terrain
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (14, self.terrain, self.card)


class EndPhase(Action):
    """end"""

    def key(self) -> tuple[int, ...]:
        return (15,)


class Pass(Action):
    """pass"""

    def key(self) -> tuple[int, ...]:
        return (16,)


class Resign(Action):
    """resign"""

    def key(self) -> tuple[int, ...]:
        return (17,)


class OfferDraw(Action):
    """offer draw"""

    def key(self) -> tuple[int, ...]:
        return (18,)


class AcceptDraw(Action):
    """accept"""

    def key(self) -> tuple[int, ...]:
        return (19,)


NOTHING: Final = -100

READY: Final = Ready()
END: Final = EndPhase()
PASS: Final = Pass()
RESIGN: Final = Resign()
OFFER_DRAW: Final = OfferDraw()
ACCEPT_DRAW: Final = AcceptDraw()


def on_position(pos: int) -> int:
    """A Position as the target of a Play."""
    return -1 - pos


def position_of(target: int) -> int:
    return -1 - target


_moves: Final[dict[int, Move]] = {}
_entries: Final[dict[int, list[Action]]] = {}
_deploys: Final[dict[int, list[Action]]] = {}
_shots: Final[dict[int, Action]] = {}
_forms: Final[dict[int, Form]] = {}


def move(card: int, to: int, formation: int, terrain: int) -> Move:
    key = ((card * 1024 + terrain + 1) * 8 + to) * 4 + formation
    found = _moves.get(key)
    if found is None:
        found = Move(card, to, formation, terrain)
        _moves[key] = found
    return found


def entries(card: int, to: int, terrain: int) -> list[Action]:
    """The move in each of the three formations; callers must not change the list."""
    key = (card * 1024 + terrain + 1) * 8 + to
    found = _entries.get(key)
    if found is None:
        found = [move(card, to, formation, terrain) for formation in range(3)]
        _entries[key] = found
    return found


def deploys(card: int, to: int, terrain: int) -> list[Action]:
    """The deployment in each of the three formations, line first; not to be changed."""
    key = (card * 1024 + terrain + 1) * 8 + to
    found = _deploys.get(key)
    if found is None:
        found = [Deploy(card, to, formation, terrain) for formation in range(3)]
        _deploys[key] = found
    return found


def fire(card: int, target: int) -> Action:
    key = card * 2048 + target * 2
    found = _shots.get(key)
    if found is None:
        found = FireAt(card, target)
        _shots[key] = found
    return found


def shock(card: int, target: int) -> Action:
    key = card * 2048 + target * 2 + 1
    found = _shots.get(key)
    if found is None:
        found = ShockAt(card, target)
        _shots[key] = found
    return found


def form(card: int, formation: int) -> Form:
    key = card * 4 + formation
    found = _forms.get(key)
    if found is None:
        found = Form(card, formation)
        _forms[key] = found
    return found


_plays: Final[dict[int, Play]] = {}


def play(card: int, target: int) -> Play:
    key = card * 4096 + target + 128
    found = _plays.get(key)
    if found is None:
        found = Play(card, target)
        _plays[key] = found
    return found
