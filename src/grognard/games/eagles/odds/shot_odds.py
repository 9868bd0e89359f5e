"""The odds of a shot before it is thrown: hits, the rout that may follow, the General's risk.

Exact, and built from the same tallies that play throws on. The rout of a face-down card is that of
the card which lies there in this deal: the caller averages over deals.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.dice import Pool, high, ones

from ..chapters.fire import need, shot_dice, shot_level
from ..chapters.generals import general_at, support, supporting_general
from ..chapters.morale import morale_value, passes
from ..model.pieces import ROCKETS, Unit
from ..model.state import Battle

FACES: Final = 6
NO_ROCKETS: Final = -100
MOST_KNOWN: Final = 5_000


class Forecast:
    """`hits[k]` is the chance of exactly k hits, `rout` that the target is lost by its next test.

    `touch` is the chance that this shot hits the enemy General of the Position, `fall` that
    this and earlier hits kill him; both are None where there is none.
    """

    def __init__(
        self,
        hits: list[Fraction],
        rout: Fraction,
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
    lowest = need(shot_level(b, f, x, shocking).total)
    rockets = b.act_card == f.uid and b.act_boost & ROCKETS != 0
    facts = (dice, lowest, *Target(b, x, rockets).facts())
    found = _known.get(facts)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = thrown(dice, lowest, Target(b, x, rockets))
        _known[facts] = found
    return found


def thrown(dice: int, lowest: int, target: Target) -> Forecast:
    """Every throw of some dice at a target."""
    ways = FACES**dice
    hits = [Fraction(0)] * (dice + 1)
    rout = touch = fall = Fraction(0)
    for outcome, weight in Pool("7.2 hit numbers", dice, lowest).outcomes():
        chance = Fraction(weight, ways)
        hits[high(outcome)] += chance
        rout += chance * target.rout(high(outcome), ones(outcome))
        touch += chance if ones(outcome) else 0
        fall += chance * target.fall(ones(outcome))
    general = target.general
    return Forecast(hits, rout, touch if general else None, fall if general else None)


class Target:
    """What a card and the General of its Position stand to lose when they are next tested.

    R110 Hits by `rockets` are tested at once, while the General still lives. A decoy never routs.
    """

    def __init__(self, b: Battle, x: Unit, rockets: bool = False) -> None:
        self.troop: Final = x.troop
        self.rockets: Final = morale_value(b, x, True).total if rockets else NO_ROCKETS
        uid = general_at(b, x.seat, x.place)
        self.general: Final = uid >= 0
        self.frights: Final = b.units[uid].hits if uid >= 0 else 0
        self.hits: Final = x.hits
        self.value: Final = morale_value(b, x).total
        supported = supporting_general(b, x) >= 0
        self.alone: Final = self.value - (support(b, b.units[uid]) if supported else 0)

    def facts(self) -> tuple[int, ...]:
        """All that its chances depend on."""
        led = (self.value, self.alone, self.frights, int(self.general))
        return (*led, self.hits, int(self.troop), self.rockets)

    def fall(self, ones_thrown: int) -> Fraction:
        return fall_chance(self.frights + ones_thrown) if self.general else Fraction(0)

    def rout(self, hits: int, ones_thrown: int) -> Fraction:
        """6.0 Generals roll first (R28): a fallen one supports nobody."""
        if not self.troop:
            return Fraction(0)
        if self.rockets == NO_ROCKETS:
            return self.rout_later(self.hits + hits, ones_thrown)
        at_once = rout_chance(self.rockets, hits)
        return at_once + (1 - at_once) * self.rout_later(self.hits, ones_thrown)

    def rout_later(self, hits: int, ones_thrown: int) -> Fraction:
        fallen = self.fall(ones_thrown)
        led = rout_chance(self.value, hits)
        return (1 - fallen) * led + fallen * rout_chance(self.alone, hits)


# Forecasts by the facts they depend on: deals that are averaged share a few.
_known: Final[dict[tuple[int, ...], Forecast]] = {}
