"""What a player may say: one class per verb, each a complete sentence.

Actions are interned: the same sentence is the same object, however often it is listed.
The docstring of each class is its notation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action

LINE: Final = 0
COLUMN: Final = 1
SQUARE: Final = 2
FORMATIONS: Final = ("line", "column", "square")


class Deploy(Action):
    """deploy 015 > FC column on 087"""

    def __init__(self, card: i64, to: i64, formation: i64, terrain: i64) -> None:
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation
        self.terrain: Final = terrain

    def key(self) -> tuple[int, ...]:
        return (1, self.card, self.to, self.formation, self.terrain)


class Hide(Action):
    """hide 001 > FC"""

    def __init__(self, card: i64, to: i64) -> None:
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

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (4, self.card)


class FireAt(Action):
    """fire 070 > 130"""

    def __init__(self, card: i64, target: i64) -> None:
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (5, self.card, self.target)


class ShockAt(Action):
    """shock 055 > 130"""

    def __init__(self, card: i64, target: i64) -> None:
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (6, self.card, self.target)


class OpenFire(Action):
    """open 072"""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (7, self.card)


class Move(Action):
    """move 015 > AC column on 180"""

    def __init__(self, card: i64, to: i64, formation: i64, terrain: i64) -> None:
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation
        self.terrain: Final = terrain

    def key(self) -> tuple[int, ...]:
        return (8, self.card, self.to, self.formation, self.terrain)


class Form(Action):
    """form 015 square"""

    def __init__(self, card: i64, formation: i64) -> None:
        self.card: Final = card
        self.formation: Final = formation

    def key(self) -> tuple[int, ...]:
        return (9, self.card, self.formation)


class LayTerrain(Action):
    """lay 087"""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (10, self.card)


class Show(Action):
    """show 201"""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def key(self) -> tuple[int, ...]:
        return (11, self.card)


class Play(Action):
    """play 099 > 130"""

    def __init__(self, card: i64, target: i64) -> None:
        """`target` is a card's id, a Position as -1 - pos, or NOTHING."""
        self.card: Final = card
        self.target: Final = target

    def key(self) -> tuple[int, ...]:
        return (12, self.card, self.target)


class Confuse(Action):
    """confuse 101: 015 > AC column"""

    def __init__(self, special: i64, card: i64, to: i64, formation: i64) -> None:
        self.special: Final = special
        self.card: Final = card
        self.to: Final = to
        self.formation: Final = formation

    def key(self) -> tuple[int, ...]:
        return (13, self.special, self.card, self.to, self.formation)


class Capture(Action):
    """capture 179 with 015"""

    def __init__(self, terrain: i64, card: i64) -> None:
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


class Retreat(Action):
    """retreat"""

    def key(self) -> tuple[int, ...]:
        return (20,)


class Send(Action):
    """send 015 > ligny"""

    def __init__(self, card: i64, to: i64) -> None:
        """`card` may be ALL that are left; `to` is the number of a battle on the chart."""
        self.card: Final = card
        self.to: Final = to

    def key(self) -> tuple[int, ...]:
        return (21, self.card, self.to)


NOTHING: Final = -100

READY: Final = Ready()
END: Final = EndPhase()
PASS: Final = Pass()
RESIGN: Final = Resign()
OFFER_DRAW: Final = OfferDraw()
ACCEPT_DRAW: Final = AcceptDraw()
RETREAT: Final = Retreat()
ALL: Final = -1


def on_position(pos: i64) -> int:
    """A Position as the target of a Play."""
    return -1 - pos


def position_of(target: i64) -> int:
    return -1 - target


def muster_case(seat: i64, rooms: i64, infantry: bool) -> int:
    """A deployment to the own Positions of a mask, one bit a lane, as an index of `musters`."""
    return (rooms * 2 + seat) * 2 + (1 if infantry else 0)


class Phrases:
    """The sentences about one card id, each made once and then shared by all battles.

    The same id is another card in another battle, so the lists that depend on the arm keep
    infantry apart. Nobody may change a list taken from here.
    """

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card
        self.forms: Final[list[Action]] = [Form(card, formation) for formation in range(3)]
        self.changes: Final[list[list[Action]]] = [
            [change for change in self.forms if change is not self.forms[now]] for now in range(3)
        ]
        self.outings: Final[list[list[Action] | None]] = []  # by case; see legal_acts.py
        self._grounds: Final[dict[int, Move]] = {}
        self._moves: Final[list[Move | None]] = [None] * 24
        self.rides: Final[list[list[Action]]] = [[self.move(to, LINE, -1)] for to in range(6)]
        self._entries: Final[list[list[Action] | None]] = [None] * 8
        self._arrivals: Final[list[list[Action] | None]] = [None] * 256
        self.musters: Final[list[list[Action] | None]] = [None] * 32
        self._fires: Final[list[Action | None]] = []
        self._shocks: Final[list[Action | None]] = []
        self._deploys: Final[dict[int, list[Action]]] = {}
        self._plays: Final[dict[int, Play]] = {}

    def move(self, to: i64, formation: i64, terrain: i64) -> Move:
        if terrain >= 0:
            key = (terrain * 8 + to) * 3 + formation
            on_ground = self._grounds.get(key)
            if on_ground is None:
                on_ground = Move(self.card, to, formation, terrain)
                self._grounds[key] = on_ground
            return on_ground
        found = self._moves[3 * to + formation]
        if found is None:
            found = Move(self.card, to, formation, -1)
            self._moves[3 * to + formation] = found
        return found

    def entries(self, to: i64) -> list[Action]:
        """The move to open ground in each of the three formations."""
        found = self._entries[to]
        if found is None:
            found = [self.move(to, formation, -1) for formation in range(3)]
            self._entries[to] = found
        return found

    def arrivals(self, seat: i64, open_to: i64, infantry: bool) -> list[Action]:
        """The moves to the Positions of a mask: own and enemy, two bits a lane."""
        key = (open_to * 2 + seat) * 2 + (1 if infantry else 0)
        found = self._arrivals[key]
        if found is None:
            found = []
            for bit in range(6):
                if open_to & (1 << bit):
                    to = bit // 2 + (3 if seat != bit % 2 else 0)
                    found += self.entries(to) if infantry else [self.move(to, LINE, -1)]
            self._arrivals[key] = found
        return found

    def deploys(self, to: i64, terrain: i64) -> list[Action]:
        """The deployment in each of the three formations, line first."""
        key = (terrain + 1) * 8 + to
        found = self._deploys.get(key)
        if found is None:
            found = [Deploy(self.card, to, formation, terrain) for formation in range(3)]
            self._deploys[key] = found
        return found

    def muster(self, case: i64) -> list[Action]:
        """The deployments of a `muster_case`."""
        found = self.musters[case]
        if found is None:
            found = []
            home = 3 * (case >> 1 & 1)
            for lane in range(3):
                if case & (4 << lane):
                    found += self.deploys(home + lane, -1)[: 3 if case & 1 else 1]
            self.musters[case] = found
        return found

    def fire(self, target: i64) -> Action:
        fires = self._fires
        while len(fires) <= target:
            fires.append(None)
        found = fires[target]
        if found is None:
            found = FireAt(self.card, target)
            fires[target] = found
        return found

    def shock(self, target: i64) -> Action:
        shocks = self._shocks
        while len(shocks) <= target:
            shocks.append(None)
        found = shocks[target]
        if found is None:
            found = ShockAt(self.card, target)
            shocks[target] = found
        return found

    def play(self, target: i64) -> Play:
        found = self._plays.get(target)
        if found is None:
            found = Play(self.card, target)
            self._plays[target] = found
        return found


_phrases: Final[list[Phrases]] = []


def phrases(card: i64) -> Phrases:
    while len(_phrases) <= card:
        _phrases.append(Phrases(len(_phrases)))
    return _phrases[card]


def move(card: i64, to: i64, formation: i64, terrain: i64) -> Move:
    return phrases(card).move(to, formation, terrain)


def deploys(card: i64, to: i64, terrain: i64) -> list[Action]:
    return phrases(card).deploys(to, terrain)


def fire(card: i64, target: i64) -> Action:
    return phrases(card).fire(target)


def shock(card: i64, target: i64) -> Action:
    return phrases(card).shock(target)


def form(card: i64, formation: i64) -> Action:
    return phrases(card).forms[formation]


def play(card: i64, target: i64) -> Play:
    return phrases(card).play(target)
