"""The odds of EAGLES: shots and morale tests, exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ..games.eagles.actions import FireAt, ShockAt, Test
from ..games.eagles.chances import Forecast, forecast, pass_chance, rout_chance
from ..games.eagles.fire import need, shot_dice, shot_level
from ..games.eagles.flow import battle
from ..games.eagles.generals import general_at
from ..games.eagles.morale import morale_value
from ..games.eagles.pieces import Unit
from ..games.eagles.state import Battle
from ..games.eagles.words import known_card
from ..kernel.decision import Action
from ..kernel.game import Game
from ..kernel.state import State
from ..kernel.tally import Tally
from .figures import bar, decimal, percent
from .screen import out, tell
from .speech import language, say


class Prospect:
    """What may come of one action: its sums with their titles, then its chances."""

    def __init__(self, titles: list[str], tallies: list[Tally]) -> None:
        self.titles: Final = titles
        self.tallies: Final = tallies

    def as_json(self) -> dict[str, object]:
        raise NotImplementedError

    def print(self) -> None:
        raise NotImplementedError


def prospect_of(game: Game, s: State, action: Action) -> Prospect | None:
    """The prospect of a shot or a test of EAGLES; None for anything else."""
    if game.info.key != "eagles":
        return None
    b = battle(s)
    if isinstance(action, (FireAt, ShockAt)):
        return ShotProspect(b, action.card, action.target, isinstance(action, ShockAt))
    return TestProspect(b, action.card) if isinstance(action, Test) else None


class ShotProspect(Prospect):
    """7 The hits of a shot, the rout that may follow, and the General's risk."""

    def __init__(self, b: Battle, card: int, target: int, shocking: bool) -> None:
        super().__init__([say("odds-dice"), say("odds-level", shock=str(shocking).lower())], [])
        firer, self.target = b.units[card], b.units[target]
        self.forecast: Final[Forecast] = forecast(b, firer, self.target, shocking)
        self.dice: Final = shot_dice(b, firer, self.target, shocking).total
        self.need: Final = need(shot_level(b, firer, self.target, shocking).total)
        self.value: Final = morale_value(b, self.target).total if self.target.up else None
        self.general: Final = general_name(b, self.target)

    def as_json(self) -> dict[str, object]:
        return {
            "dice": self.dice,
            "need": self.need,
            "hits": [float(chance) for chance in self.forecast.hits],
            "expected_hits": float(self.forecast.expected()),
            "rout": number(self.forecast.rout),
            "general_hit": number(self.forecast.touch),
            "general_killed": number(self.forecast.fall),
        }

    def print(self) -> None:
        out()
        out(say("odds-thrown", dice=self.dice, need=self.need))
        for hits, chance in enumerate(self.forecast.hits):
            out(f"  {hits:>4}  {percent(chance):>7}  {bar(chance)}".rstrip())
        out(say("odds-expected", hits=decimal(self.forecast.expected())))
        out()
        self.print_rout()
        if self.forecast.touch is not None and self.forecast.fall is not None:
            risk = {"hit": percent(self.forecast.touch), "killed": percent(self.forecast.fall)}
            tell(say("odds-general", name=self.general, **risk))

    def print_rout(self) -> None:
        if self.forecast.rout is None:
            tell(say("odds-rout-unknown"))
        else:
            facts = {"chance": percent(self.forecast.rout), "value": self.value}
            tell(say("odds-rout", borne=self.target.hits, **facts))


class TestProspect(Prospect):
    """6.0 A morale test: the value and the chance of rout."""

    __test__ = False

    def __init__(self, b: Battle, card: int) -> None:
        u = b.units[card]
        super().__init__([say("odds-morale")], [morale_value(b, u, keep=True)])
        self.rolls: Final = max(1, u.hits)
        self.value: Final = self.tallies[0].total

    def as_json(self) -> dict[str, object]:
        rout = rout_chance(self.value, self.rolls)
        return {"morale": self.value, "rolls": self.rolls, "rout": float(rout)}

    def print(self) -> None:
        out()
        once = percent(pass_chance(self.value))
        rout = percent(rout_chance(self.value, self.rolls))
        tell(say("odds-test", rolls=self.rolls, once=once, rout=rout))


def number(chance: Fraction | None) -> float | None:
    return None if chance is None else float(chance)


def general_name(b: Battle, target: Unit) -> str:
    uid = general_at(b, target.seat, target.place)
    return known_card(b, uid, language()) if uid >= 0 else ""
