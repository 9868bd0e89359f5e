"""The dice of an action before they are thrown, and those the enemy could throw back.

Built on the exact chances of chances.py; told as a chart and in sentences. Interpreted: only a
person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ...kernel.aids import FULL, Forecast
from ...kernel.decision import Action
from ...kernel.dice import OPPOSED_BASE, Opposed
from ...lexicon import sentence
from . import chances
from .actions import Attack, DefensiveFire, FightOn, FireAt, Manoeuvre, Rally, SkirmishAt
from .aggression import foreseen
from .approach import Approach, approach, least_cost
from .combat import weigh_fight
from .crossing import lies_across
from .defence import defence_dice, defence_modifier
from .firepower import need, shot_dice
from .pace import PIP
from .pieces import NOBODY, ON_TABLE, ROUTING, Battalion
from .quality import AGGRESSION, MANOEUVRE, RALLY, REROLLERS, quality_modifier, rerolls_left, score
from .reply import ChooseDefence
from .state import Battle
from .targets import Outlook, why_not_shoot
from .words import describe_action, say, spell, target_name, unit_name

Bars = list[tuple[str, Fraction]]

FACES: Final = 6
SURE: Final = Fraction(1)
RESULTS: Final = ("won", "drawn", "lost")


def forecast(
    b: Battle, action: Action, lang: str, naming: int = FULL
) -> tuple[Forecast | None, Forecast | None]:
    """What an action throws, and the most that the enemy could then shoot at its battalion."""
    told = Telling(b, action, lang, naming)
    if isinstance(action, (FireAt, SkirmishAt)):
        u, x = b.units[action.unit], b.units[action.target]
        detached = isinstance(action, SkirmishAt)
        return told.shot(b, u, detached, x, action.screen), told.answer(u)
    if isinstance(action, DefensiveFire) and isinstance(b.pending, ChooseDefence):
        return told.defence(b.units[b.pending.defender], b.units[b.pending.charger]), None
    if isinstance(action, Attack):
        return told.charge(b.units[action.unit], int(action.target), int(action.wheel)), None
    if isinstance(action, FightOn):
        return told.fight(b.units[action.unit]), None
    if isinstance(action, (Manoeuvre, Rally)):
        kind = RALLY if isinstance(action, Rally) else MANOEUVRE
        return told.test(b.units[action.unit], kind), None
    return None, None


def good_faces(lowest: int) -> list[int]:
    return [face for face in range(1, FACES + 1) if face >= lowest]


def test_need(b: Battle, u: Battalion, kind: int) -> int:
    return int(score(b, u) - quality_modifier(b, u, kind).total)


def test_chance(b: Battle, u: Battalion, kind: int) -> Fraction:
    """6 That a battalion passes, its re-rolls used; with the Supreme Commander it does (3.1)."""
    if b.commander_with(u):
        return SURE
    failing = SURE - chances.chance_of(test_need(b, u, kind))
    return SURE - failing ** (1 + max(0, int(rerolls_left(u, REROLLERS[kind]))))


def results(lead: int) -> list[Fraction]:
    """12.4 The chances to win, to draw and to lose a round with so much more than the enemy."""
    found = [Fraction(0)] * len(RESULTS)
    every = Opposed("12.4 combat dice").outcomes()
    for outcome, weight in every:
        one, other = divmod(outcome, OPPOSED_BASE)
        ahead = one + lead - other
        found[0 if ahead > 0 else 1 if ahead == 0 else 2] += Fraction(weight, len(every))
    return found


class Telling:
    """Forecasts for one reader."""

    def __init__(self, b: Battle, action: Action, lang: str, naming: int) -> None:
        self.b: Final = b
        self.action: Final = action
        self.lang: Final = lang
        self.naming: Final = naming

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, self.naming)

    def title(self) -> str:
        return sentence(describe_action(self.b, self.action, self.lang, self.naming))

    # 9 Shooting

    def shot(self, b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Forecast:
        found = chances.forecast_shot(b, u, detached, x, screen)
        shot = SkirmishAt(u.uid, x.uid, screen) if detached else FireAt(u.uid, x.uid, screen)
        return Forecast(
            sentence(describe_action(b, shot, self.lang, self.naming)),
            int(shot_dice(b, u, detached, x, screen).total),
            good_faces(int(need(b, u))),
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            self.harm(x, screen, found),
        )

    def harm(self, x: Battalion, screen: bool, found: chances.Forecast) -> Bars:
        """What hits would mean to those who take them."""
        target = target_name(self.b, x.uid, screen, self.lang)
        meanings = [(self.say("means-hit", target=target), found.any_loss())]
        if found.character:
            meanings.append((self.say("means-character", target=target), found.character))
        if not screen and not x.marks & ROUTING:
            meanings.append((self.say("means-rout", target=target), found.rout))
        if found.gone:
            meanings.append((self.say("means-gone", target=target), found.gone))
        return meanings

    def answer(self, u: Battalion) -> Forecast | None:
        """The shot by which most hits are to be expected on a battalion that stays where it is."""
        shots = [
            (chances.forecast_shot(self.b, x, detached, u, False).expected(), x, detached)
            for x in self.b.units
            if x.seat != u.seat and x.place == ON_TABLE
            for detached in (False, True)
            if self.can_shoot(x, detached, u)
        ]
        if not shots:
            return None
        _, x, detached = max(shots, key=lambda shot: shot[0])
        return self.shot(self.b, x, detached, u, False)

    def can_shoot(self, x: Battalion, detached: bool, u: Battalion) -> bool:
        return why_not_shoot(x, detached) is None and Outlook(self.b, x, detached).has(u, False)

    def defence(self, u: Battalion, charger: Battalion) -> Forecast:
        """13.2 Over all faces of the range die."""
        found = chances.forecast_defence(self.b, u, charger)
        lowest = int(score(self.b, u) - defence_modifier(self.b, u).total)
        return Forecast(
            self.title(),
            int(defence_dice(u, charger, FACES).total),
            good_faces(lowest),
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            self.harm(charger, False, found),
        )

    # 6 Tests

    def test(self, u: Battalion, kind: int) -> Forecast | None:
        if self.b.commander_with(u):
            return None
        passed = chances.chance_of(test_need(self.b, u, kind))
        means = self.say("means-pass", unit=unit_name(self.b, u.uid))
        bars = [(self.say("bar-pass"), passed), (self.say("bar-fail"), SURE - passed)]
        faces = good_faces(test_need(self.b, u, kind))
        return Forecast(self.title(), 1, faces, bars, [(means, test_chance(self.b, u, kind))])

    # 12 Charges and combat

    def charge(self, u: Battalion, target: int, wheel: int) -> Forecast:
        """12.1 Its test of bravery, then how likely it arrives, and the first round there."""
        b = self.b
        bold = test_chance(b, u, AGGRESSION)
        way = approach(b, u, wheel, target)
        reached = bold * self.reach_chance(u, way)
        facts = {"unit": unit_name(b, u.uid), "target": unit_name(b, way.met)}
        crossing = "yes" if way.obstacle(b, u, lies_across(b, u)) is not None else "no"
        meanings = [
            (self.say("means-bold", **facts), bold),
            (self.say("means-reach", crossing=crossing, **facts), reached),
        ]
        enemy = b.units[way.met]
        if enemy.foe == NOBODY and not enemy.marks & ROUTING:
            mine, theirs = foreseen(b, u, enemy, way)
            won = results(int(mine.total - theirs.total))[0]
            meanings.append((self.say("means-win", **facts), won))
        lowest = 1 if b.commander_with(u) else test_need(b, u, AGGRESSION)
        once = chances.chance_of(lowest)
        bars = [(self.say("bar-pass"), once), (self.say("bar-fail"), SURE - once)]
        return Forecast(self.title(), 1, good_faces(lowest), bars, meanings)

    def reach_chance(self, u: Battalion, way: Approach) -> Fraction:
        """12.3 That the distance die suffices, obstacles at the lowest of their dice."""
        return chances.chance_of(-(-int(least_cost(self.b, u, way)) // PIP))

    def fight(self, u: Battalion) -> Forecast:
        """12.4 A die each, and what both add."""
        mine, theirs = weigh_fight(self.b, u)
        found = results(int(mine.total - theirs.total))
        bars = [
            (self.say("bar-round", result=name), chance)
            for name, chance in zip(RESULTS, found, strict=True)
        ]
        return Forecast(self.title(), 2, [], bars, [])
