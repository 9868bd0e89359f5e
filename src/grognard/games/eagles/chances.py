"""The odds of a shot before it is thrown: hits, the rout that may follow, the General's risk.

Exact, and built from the same tallies that play throws on. What the shooter may not know
(the morale of a face-down card) is not told.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...kernel.dice import Pool, high, ones
from .fire import need, shot_dice, shot_level
from .generals import general_at
from .morale import morale_value, passes
from .state import Battle, Unit

FACES: Final = 6


class Forecast:
    """`hits[k]` is the chance of exactly k hits; `rout` is None where morale is hidden.

    `fall` is the chance that the enemy General in the Position is killed by what this shot
    and earlier ones did to him, None where there is none.
    """

    def __init__(
        self, hits: list[Fraction], rout: Fraction | None, fall: Fraction | None
    ) -> None:
        self.hits: Final = hits
        self.rout: Final = rout
        self.fall: Final = fall

    def expected(self) -> Fraction:
        return sum((chance * k for k, chance in enumerate(self.hits)), Fraction(0))


def pass_chance(value: int) -> Fraction:
    """6.0 The chance that one morale roll passes."""
    return Fraction(sum(passes(face, value) for face in range(1, FACES + 1)), FACES)


def rout_chance(value: int, hits: int) -> Fraction:
    """6.0 The chance that a card with this many hits routs; one failed roll is enough."""
    return 1 - pass_chance(value) ** hits


def forecast(b: Battle, f: Unit, x: Unit, shocking: bool) -> Forecast:
    """What a shot does, and what the target's next Morale phase would do after it."""
    dice = shot_dice(b, f, x, shocking).total
    throw = Pool("7.2 hit numbers", dice, need(shot_level(b, f, x, shocking).total))
    ways = FACES**dice
    hits = [Fraction(0)] * (dice + 1)
    risk = [Fraction(0)] * (dice + 1)
    for outcome, weight in throw.outcomes():
        hits[high(outcome)] += Fraction(weight, ways)
        risk[ones(outcome)] += Fraction(weight, ways)
    return Forecast(hits, rout_after(b, x, hits), fall_after(b, x, risk))


def rout_after(b: Battle, x: Unit, hits: list[Fraction]) -> Fraction | None:
    """The chance of rout with the hits already borne and those to come."""
    if not x.up:
        return None
    value = morale_value(b, x).total
    chances = [chance * rout_chance(value, x.hits + k) for k, chance in enumerate(hits)]
    return sum(chances, Fraction(0))


def fall_after(b: Battle, x: Unit, ones_thrown: list[Fraction]) -> Fraction | None:
    """12.4 The chance that the General of the target's Position is killed."""
    general = general_at(b, x.seat, x.place)
    if general < 0:
        return None
    borne = b.units[general].hits
    safe = Fraction(FACES - 1, FACES)
    chances = [chance * (1 - safe ** (borne + k)) for k, chance in enumerate(ones_thrown)]
    return sum(chances, Fraction(0))
