"""The odds of a shot before it is thrown: hits, the rout that may follow, the General's risk.

Exact, and built from the same tallies that play throws on. What the shooter may not know
(the morale of a face-down card) is not told.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.dice import Pool, high, ones

from ..chapters.fire import need, shot_dice, shot_level
from ..chapters.generals import general_at, support, supporting_general
from ..chapters.morale import morale_value, passes
from ..model.pieces import Unit
from ..model.state import Battle

FACES: Final = 6


class Forecast:
    """`hits[k]` is the chance of exactly k hits; `rout` is None where morale is hidden.

    `touch` is the chance that this shot hits the enemy General of the Position, `fall` that
    this and earlier hits kill him; both are None where there is none.
    """

    def __init__(
        self,
        hits: list[Fraction],
        rout: Fraction | None,
        touch: Fraction | None,
        fall: Fraction | None,
    ) -> None:
        self.hits: Final = hits
        self.rout: Final = rout
        self.touch: Final = touch
        self.fall: Final = fall

    def expected(self) -> Fraction:
        return sum((chance * k for k, chance in enumerate(self.hits)), Fraction(0))


def pass_chance(value: int) -> Fraction:
    """6.0 The chance that one morale roll passes."""
    return Fraction(sum(passes(face, value) for face in range(1, FACES + 1)), FACES)


def rout_chance(value: int, hits: int) -> Fraction:
    """6.0 The chance that a card with this many hits routs; one failed roll is enough."""
    return 1 - pass_chance(value) ** hits


def fall_chance(hits: int) -> Fraction:
    """12.4 The chance that a General with this many hits is killed."""
    return 1 - Fraction(FACES - 1, FACES) ** hits


def forecast(b: Battle, f: Unit, x: Unit, shocking: bool) -> Forecast:
    """What a shot does, and what the target's next Morale phase would do after it."""
    dice = shot_dice(b, f, x, shocking).total
    throw = Pool("7.2 hit numbers", dice, need(shot_level(b, f, x, shocking).total))
    ways = FACES**dice
    hits = [Fraction(0)] * (dice + 1)
    rout = touch = fall = Fraction(0)
    target = Target(b, x)
    for outcome, weight in throw.outcomes():
        chance = Fraction(weight, ways)
        hits[high(outcome)] += chance
        rout += chance * target.rout(high(outcome), ones(outcome))
        touch += chance if ones(outcome) else 0
        fall += chance * target.fall(ones(outcome))
    return Forecast(
        hits,
        rout if x.up else None,
        touch if target.general else None,
        fall if target.general else None,
    )


class Target:
    """What a card and the General of its Position stand to lose when they are next tested."""

    def __init__(self, b: Battle, x: Unit) -> None:
        uid = general_at(b, x.seat, x.place)
        self.general: Final = uid >= 0
        self.frights: Final = b.units[uid].hits if uid >= 0 else 0
        self.hits: Final = x.hits
        self.value: Final = morale_value(b, x).total
        supported = supporting_general(b, x) >= 0
        self.alone: Final = self.value - (support(b, b.units[uid]) if supported else 0)

    def fall(self, ones_thrown: int) -> Fraction:
        return fall_chance(self.frights + ones_thrown) if self.general else Fraction(0)

    def rout(self, hits: int, ones_thrown: int) -> Fraction:
        """6.0 Generals roll first (R28): a fallen one supports nobody."""
        fallen = self.fall(ones_thrown)
        led = rout_chance(self.value, self.hits + hits)
        return (1 - fallen) * led + fallen * rout_chance(self.alone, self.hits + hits)
