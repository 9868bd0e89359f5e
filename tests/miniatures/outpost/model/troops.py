"""Outpost: the troops as data, and the ground they fight on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.miniatures.bodies import Body
from grognard.miniatures.files.data_files import read_text
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.moving.mover import Steps
from grognard.miniatures.terrain.kinds import read_kinds
from grognard.miniatures.text.lengths import Lengths
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.formations import screen, strip_width
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, SIDESTEP, WHEEL
from grognard.table.pose import INCH, Pose
from grognard.table.shapes import Footprint, block

SEATS: Final = ("red", "blue")
DATA: Final = Path(__file__).parents[1] / "data"
LENGTHS: Final = Lengths(INCHES)
RATE: Final = 2  # parts for a hundredth of a millimetre straight ahead
MOST_LEGS: Final = 3

SLOW, SHUT, FORD = 1, 2, 4
TERRAIN: Final = read_kinds(
    read_text(DATA / "terrain.toml"), "terrain.toml", ("slow", "shut", "ford"), INCHES
)

GENERAL, FOOT, HORSE, GUN, SCOUTS = range(5)


def inches(length: float) -> int:
    return round(length * INCH)


class Kind:
    """A kind of troops. `move` is how far it goes in a turn, `slow` what an inch of wood counts.

    A range of 0 shoots at nobody; `about` is the price of an about-face.
    """

    def __init__(
        self,
        name: str,
        base: tuple[float, float],
        gap: float,
        move: float,
        rates: dict[int, int],
        about: float,
        slow: int,
        range: float = 0,
        arc: int = 0,
    ) -> None:
        self.name: Final = name
        self.base: Final = (inches(base[0]), inches(base[1]))
        self.gap: Final = inches(gap)
        self.move: Final = inches(move)
        fixed = {int(ABOUT): inches(about) * RATE}
        self.steps: Final = Steps({**rates, int(ABOUT): 0}, fixed, MOST_LEGS, QUARTER, inches(24))
        self.slow: Final = slow
        self.range: Final = inches(range)
        self.arc: Final = arc * DEGREE

    def width(self, bases: int) -> int:
        return strip_width(bases, self.base[0], self.gap)

    def shape(self, pose: Pose, bases: int) -> Footprint:
        if self.gap == 0:
            return block(pose, self.width(bases), self.base[1])
        return screen(pose, bases, self.base[0], self.base[1], self.gap)


def _rates(**words: int) -> dict[int, int]:
    known = {"ahead": ADVANCE, "wheel": WHEEL, "aslant": OBLIQUE, "back": BACK, "aside": SIDESTEP}
    return {int(known[word]): rate for word, rate in words.items()}


KINDS: Final = (
    Kind("general", (1, 1), 0, 12, _rates(ahead=2, wheel=2, aslant=2), 0.5, 2),
    Kind(
        "foot", (1, 0.75), 0, 6, _rates(ahead=2, wheel=2, aslant=3, back=4),
        about=2, slow=2, range=4, arc=45,
    ),
    Kind("horse", (1, 1.5), 0.1, 10, _rates(ahead=2, wheel=2, aslant=3), 3, 3),
    Kind("gun", (1.5, 2), 0.25, 4, _rates(ahead=2, wheel=4), 1, 2, range=18, arc=30),
    Kind(
        "scouts", (0.75, 0.5), 0.25, 8, _rates(ahead=2, wheel=2, back=2, aside=4),
        about=0, slow=1, range=3, arc=60,
    ),
)  # fmt: skip
NAMES: Final = tuple(kind.name for kind in KINDS)


class Troop:
    """What does not change of a unit."""

    def __init__(
        self, uid: int, seat: int, kind: int, bases: int, name: str, brigaded: bool, number: int
    ) -> None:
        self.uid: Final = uid
        self.seat: Final = seat
        self.id: Final = f"{SEATS[seat][0]}{number}"
        self.number: Final = kind
        self.kind: Final = KINDS[kind]
        self.bases: Final = bases
        self.name: Final = name
        self.brigaded: Final = brigaded

    def width(self) -> int:
        return self.kind.width(self.bases)

    def depth(self) -> int:
        return self.kind.base[1]

    def body(self, pose: Pose) -> Body:
        shape = self.kind.shape(pose, self.bases)
        traits = 1 << self.number
        return Body(self.uid, 0, self.seat, pose, self.width(), self.depth(), shape, traits)
