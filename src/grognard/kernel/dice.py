"""Chance: throws with known outcomes, and a quick generator for simulation.

Rules never roll. A Throw is settled by a match's dice, a recording, a test, an
enumeration or a search; no rule knows which.
"""

from __future__ import annotations

import sys
from array import array
from typing import Final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

from .procedure import Step

MASK: Final[i64] = 0xFFFFFFFF
POOL_BASE: Final = 64
OPPOSED_BASE: Final = 32  # more than any die has sides
STIR: Final[i64] = 0x45D9F3B


class Rng:
    """A 32-bit xorshift generator: the same numbers interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        mixed = ((seed & 0xFFFFFFFF) * 2654435761 + (seed >> 32) * 40503 + 0x9E3779B9) & 0xFFFFFFFF
        self.x: i64 = mixed if mixed else 1
        for _ in range(4):
            self.x = shifted(self.x)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = self.x  # as in `shifted`, written out: most dice of a simulation are thrown here
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        wide: i64 = n
        return (x * wide) >> 32


def shifted(x: i64) -> i64:
    """The state of a generator after the one given."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


def stirred(x: i64) -> i64:
    """Any 32 bits from any others, so that keys next to each other have nothing in common."""
    x = ((x ^ (x >> 16)) * STIR) & MASK  # the product stays below 2 ** 63
    x = ((x ^ (x >> 16)) * STIR) & MASK
    return x ^ (x >> 16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Step):
    """A wait for chance. `faces` are what shows; the outcome is what the rules read."""

    def __init__(self, cite: str) -> None:
        self.cite: Final = cite

    def sample(self, rng: Rng) -> list[int]:
        raise NotImplementedError

    def read(self, faces: list[int]) -> int:
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """(outcome, weight) for each possible outcome, with whole-number weights."""
        raise NotImplementedError

    def breadth(self) -> int:
        """How many outcomes there are; dealing kinds know it without listing them."""
        return len(self.outcomes())

    def why_bad(self, faces: list[int]) -> str:
        """What is wrong with faces from outside, or an empty string."""
        raise NotImplementedError

    def kind(self) -> str:
        """What is thrown, in the words of docs/formats.md: enough to throw it from a stream."""
        raise NotImplementedError

    def toss(self, rng: Rng) -> int:
        return self.read(self.sample(rng))


class KeyedDice:
    """The dice of one line of play in a search, each throw by its purpose.

    The n-th throw of a kind in a turn depends on the seed, the turn, the kind and n, and on nothing
    else. So two lines with the same seed have the same luck wherever they do the same, even if
    other things are thrown in one of them: they differ by what was decided.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.thrown: Final[dict[tuple[int, str], int]] = {}

    def toss(self, throw: Throw, turn: int) -> int:
        """The outcome of a throw in a turn, by the key of that turn."""
        kind = (turn, throw.cite)
        count = self.thrown.get(kind, 0)
        self.thrown[kind] = count + 1
        return throw.toss(keyed(self.seed, turn, throw.cite, count))


def keyed(seed: int, turn: int, kind: str, count: int) -> Rng:
    """The generator of one throw."""
    x: i64 = crc32(kind.encode())
    for part in (seed, seed >> 32, turn, count):
        bits: i64 = part & 0xFFFFFFFF
        x = stirred(x ^ bits) + 1
    return Rng(x)


def _bad_faces(faces: list[int], dice: int, sides: int) -> str:
    if len(faces) != dice:
        return f"{dice} dice were expected, {len(faces)} given"
    for face in faces:
        if face < 1 or face > sides:
            return f"a face must be 1 to {sides}, not {face}"
    return ""


class Die(Throw):
    """One die; the outcome is its face."""

    def __init__(self, cite: str, sides: int = 6) -> None:
        super().__init__(cite)
        self.sides: Final = sides

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(self.sides) + 1]

    def toss(self, rng: Rng) -> int:
        return rng.below(self.sides) + 1

    def read(self, faces: list[int]) -> int:
        return faces[0]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, self.sides + 1)]

    def why_bad(self, faces: list[int]) -> str:
        return _bad_faces(faces, 1, self.sides)

    def kind(self) -> str:
        return f"dice 1 of {self.sides}"


def _added(dice: int, shares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The outcomes of many like dice, each adding its gain in so many of its faces."""
    ways: dict[int, int] = {0: 1}
    for _ in range(dice):
        wider: dict[int, int] = {}
        for outcome, weight in ways.items():
            for gain, share in shares:
                if share:
                    wider[outcome + gain] = wider.get(outcome + gain, 0) + weight * share
        ways = wider
    return sorted(ways.items())


class Pool(Throw):
    """Several six-sided dice; counts those at `need` or more and those showing 1.

    The outcome is `high * POOL_BASE + ones`; see `high` and `ones`.
    """

    def __init__(self, cite: str, dice: int, need: int) -> None:
        super().__init__(cite)
        self.dice: Final = dice
        self.need: Final = need

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(6) + 1 for _ in range(self.dice)]

    def toss(self, rng: Rng) -> int:
        outcome = 0
        for _ in range(self.dice):
            face = rng.below(6) + 1
            if face >= self.need:
                outcome += POOL_BASE
            elif face == 1:
                outcome += 1
        return outcome

    def read(self, faces: list[int]) -> int:
        outcome = 0
        for face in faces:
            if face >= self.need:
                outcome += POOL_BASE
            elif face == 1:
                outcome += 1
        return outcome

    def outcomes(self) -> list[tuple[int, int]]:
        high = max(0, min(6, 7 - self.need))
        ones = 1 if self.need > 1 else 0
        return _added(self.dice, [(POOL_BASE, high), (1, ones), (0, 6 - high - ones)])

    def why_bad(self, faces: list[int]) -> str:
        return _bad_faces(faces, self.dice, 6)

    def kind(self) -> str:
        return f"dice {self.dice} of 6"


def high(outcome: int) -> int:
    """How many dice of a Pool reached its need."""
    return outcome // POOL_BASE


def ones(outcome: int) -> int:
    """How many dice of a Pool showed a 1."""
    return outcome % POOL_BASE


class Peaks(Pool):
    """Several six-sided dice; counts those at `need` or more, and which of these show a 6.

    The outcome is `high * POOL_BASE + sixes`; see `high` and `sixes`.
    """

    def toss(self, rng: Rng) -> int:
        outcome = 0
        for _ in range(self.dice):
            face = rng.below(6) + 1
            if face >= self.need:
                outcome += POOL_BASE + 1 if face == 6 else POOL_BASE
        return outcome

    def read(self, faces: list[int]) -> int:
        outcome = 0
        for face in faces:
            if face >= self.need:
                outcome += POOL_BASE + 1 if face == 6 else POOL_BASE
        return outcome

    def outcomes(self) -> list[tuple[int, int]]:
        high = max(0, min(6, 7 - self.need))
        six = min(high, 1)
        return _added(self.dice, [(POOL_BASE, high - six), (POOL_BASE + 1, six), (0, 6 - high)])


def sixes(outcome: int) -> int:
    """How many dice that reached the need of Peaks showed a 6."""
    return outcome % POOL_BASE


class Total(Throw):
    """Several six-sided dice; the outcome is their sum."""

    def __init__(self, cite: str, dice: int = 2) -> None:
        super().__init__(cite)
        self.dice: Final = dice

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(6) + 1 for _ in range(self.dice)]

    def toss(self, rng: Rng) -> int:
        total = 0
        for _ in range(self.dice):
            total += rng.below(6) + 1
        return total

    def read(self, faces: list[int]) -> int:
        return sum(faces)

    def outcomes(self) -> list[tuple[int, int]]:
        return _added(self.dice, [(face, 1) for face in range(1, 7)])

    def why_bad(self, faces: list[int]) -> str:
        return _bad_faces(faces, self.dice, 6)

    def kind(self) -> str:
        return f"dice {self.dice} of 6"


class Opposed(Throw):
    """One die for each of two sides; the outcome is `first * OPPOSED_BASE + second`."""

    def __init__(self, cite: str, sides: int = 6) -> None:
        super().__init__(cite)
        self.sides: Final = sides

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(self.sides) + 1, rng.below(self.sides) + 1]

    def read(self, faces: list[int]) -> int:
        return faces[0] * OPPOSED_BASE + faces[1]

    def outcomes(self) -> list[tuple[int, int]]:
        faces = range(1, self.sides + 1)
        return [(a * OPPOSED_BASE + b, 1) for a in faces for b in faces]

    def why_bad(self, faces: list[int]) -> str:
        return _bad_faces(faces, 2, self.sides)

    def kind(self) -> str:
        return f"dice 2 of {self.sides}"


class Contest(Opposed):
    """Opposed dice that must decide: equal ones, `lead` added to the first, are re-rolled."""

    def __init__(self, cite: str, lead: int) -> None:
        super().__init__(cite)
        self.lead: Final = lead

    def sample(self, rng: Rng) -> list[int]:
        faces = super().sample(rng)
        while self.is_equal(faces):
            faces = super().sample(rng)
        return faces

    def outcomes(self) -> list[tuple[int, int]]:
        every = super().outcomes()
        return [o for o in every if not self.is_equal(list(divmod(o[0], OPPOSED_BASE)))]

    def why_bad(self, faces: list[int]) -> str:
        bad = super().why_bad(faces)
        return "these dice are tied and are re-rolled" if not bad and self.is_equal(faces) else bad

    def kind(self) -> str:
        return f"contest {self.lead}"

    def is_equal(self, faces: list[int]) -> bool:
        return faces[0] + self.lead == faces[1]


class Draw(Throw):
    """One of `count` face-down cards; the face is 1 to count, the outcome 0 to count - 1."""

    def __init__(self, cite: str, count: int) -> None:
        super().__init__(cite)
        self.count: Final = count

    def sample(self, rng: Rng) -> list[int]:
        return [rng.below(self.count) + 1]

    def toss(self, rng: Rng) -> int:
        return rng.below(self.count)

    def read(self, faces: list[int]) -> int:
        return faces[0] - 1

    def outcomes(self) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(self.count)]

    def why_bad(self, faces: list[int]) -> str:
        return _bad_faces(faces, 1, self.count)

    def kind(self) -> str:
        return f"deal 1 of {self.count}"


def _pack(cards: list[int]) -> int:
    return int.from_bytes(array("H", cards).tobytes(), sys.byteorder)


class Deal(Throw):
    """`take` of `count` face-down cards at once, in order; the outcome packs them all."""

    def __init__(self, cite: str, count: int, take: int) -> None:
        super().__init__(cite)
        self.count: Final = count
        self.take: Final = take

    def sample(self, rng: Rng) -> list[int]:
        cards = list(range(1, self.count + 1))
        for i in range(self.take):
            j = i + rng.below(self.count - i)
            cards[i], cards[j] = cards[j], cards[i]
        return cards[: self.take]

    def toss(self, rng: Rng) -> int:
        cards = list(range(self.count))
        for i in range(self.take):
            j = i + rng.below(self.count - i)
            cards[i], cards[j] = cards[j], cards[i]
        return _pack(cards[: self.take])

    def read(self, faces: list[int]) -> int:
        return _pack([face - 1 for face in faces])

    def dealt(self, outcome: int) -> list[int]:
        """The cards of an outcome, 0 to count - 1, in the order dealt."""
        cards = array("H")
        cards.frombytes(outcome.to_bytes(2 * self.take, sys.byteorder))
        return cards.tolist()

    def outcomes(self) -> list[tuple[int, int]]:
        """Every ordered deal: only for counts small enough to list."""
        deals: list[list[int]] = [[]]
        for _ in range(self.take):
            deals = [[*d, c] for d in deals for c in range(1, self.count + 1) if c not in d]
        return [(self.read(d), 1) for d in deals]

    def breadth(self) -> int:
        deals = 1
        for gone in range(self.take):
            deals *= self.count - gone
        return deals

    def why_bad(self, faces: list[int]) -> str:
        if len(set(faces)) != len(faces):
            return "a card was dealt twice"
        return _bad_faces(faces, self.take, self.count)

    def kind(self) -> str:
        return f"deal {self.take} of {self.count}"
