"""The dice of an action before they are thrown, and those the enemy could throw back.

Built on the exact chances of shot_odds.py; told as a chart and in sentences. Interpreted: only a
person waits for it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action

from ..chapters.engagement import reveal_position
from ..chapters.fire import need, shot_dice, shot_level, why_not_aim
from ..chapters.generals import general_at
from ..chapters.morale import ChooseTest, morale_value, passes
from ..model.actions import FireAt, Move, ShockAt, Test
from ..model.cards import CAVALRY
from ..model.pieces import DEPLETED, Unit
from ..model.places import POSITIONS
from ..model.state import Battle
from ..odds import shot_odds
from ..text.notation import speaker
from .what_if import enemy_turn, tried
from .words import card_for, say, spell

Bars = list[tuple[str, Fraction]]

FACES: Final = range(1, shot_odds.FACES + 1)


def forecast(
    b: Battle, action: Action, lang: str, naming: int
) -> tuple[Forecast | None, Forecast | None]:
    """What an action throws, and what could be thrown at its card once it is done."""
    told = Telling(b, lang, naming)
    if isinstance(action, (FireAt, ShockAt)):
        shocking = isinstance(action, ShockAt)
        firer, target = b.units[action.card], b.units[action.target]
        answer = told.best(after_shot(b, firer, shocking), [target.uid], firer.uid)
        return told.shot(b, firer, target, shocking), answer if target.up else None
    if isinstance(action, Test):
        return told.test(b.units[action.card]), None
    if isinstance(action, Move) and action.to < POSITIONS:
        seen = [u.uid for u in b.units if u.up and u.troop and u.place < POSITIONS]
        return None, told.best(after_move(b, action), seen, action.card)
    return None, None


def after_shot(b: Battle, firer: Unit, shocking: bool) -> Battle:
    """7.1, 7.31 The firer is seen by all, and blown after a charge; the enemy's turn begins."""
    later = b.clone()
    if later.engaged(firer.place):
        reveal_position(later, firer.place)
    later.reveal(firer.uid)
    if shocking and firer.arm == CAVALRY:
        later.blow(firer.uid)
    return enemy_turn(later, firer.seat)


def after_move(b: Battle, action: Move) -> Battle:
    """The card has gone, and its Position shows what it holds; the enemy's turn begins."""
    seat = b.units[action.card].seat
    later = tried(b, action)
    place = later.units[action.card].place
    if place < POSITIONS and later.engaged(place):
        reveal_position(later, place)
    return enemy_turn(later, seat)


class Telling:
    """Forecasts for one reader; cards go by the names he may use."""

    def __init__(self, b: Battle, lang: str, naming: int) -> None:
        self.b: Final = b
        self.lang: Final = lang
        self.naming: Final = naming
        self.viewer: Final = speaker(b)

    def card(self, u: Unit) -> str:
        return card_for(self.b, u.uid, self.viewer, self.lang)

    def spell(self, text: str) -> str:
        return spell(self.b, text, self.lang, self.naming)

    def best(self, b: Battle, enemies: list[int], uid: int) -> Forecast | None:
        """The likeliest hits that one of these cards could make on a card; None when none can."""
        target = b.units[uid]
        shots = [
            (expected(b, firer, target, shocking), firer, shocking)
            for firer in (b.units[enemy] for enemy in enemies)
            for shocking in (False, True)
            if can_answer(b, firer, target, shocking)
        ]
        if not shots:
            return None
        _, firer, shocking = max(shots, key=lambda shot: shot[0])
        return self.shot(b, firer, target, shocking)

    def shot(self, b: Battle, firer: Unit, target: Unit, shocking: bool) -> Forecast:
        """7 The hits of a shot, the rout that may follow, and the General's risk."""
        found = shot_odds.forecast(b, firer, target, shocking)
        lowest = need(shot_level(b, firer, target, shocking).total)
        names = {"card": self.card(firer), "target": self.card(target)}
        return Forecast(
            self.spell(say(self.lang, "act-shock-at" if shocking else "act-fire-at", **names)),
            shot_dice(b, firer, target, shocking).total,
            [face for face in FACES if face >= lowest],
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            self.meanings(b, target, found),
        )

    def meanings(self, b: Battle, target: Unit, found: shot_odds.Forecast) -> Bars:
        lang, name = self.lang, self.card(target)
        meanings = [(say(lang, "means-hit", target=name), 1 - found.hits[0])]
        if found.rout is not None:
            facts = {"value": morale_value(b, target).total, "borne": target.hits}
            meanings.append((say(lang, "means-rout", target=name, **facts), found.rout))
        if found.touch is not None and found.fall is not None:
            general = self.card(b.units[general_at(b, target.seat, target.place)])
            meanings.append((say(lang, "means-touch", general=general), found.touch))
            meanings.append((say(lang, "means-fall", general=general), found.fall))
        return [(self.spell(text), chance) for text, chance in meanings]

    def test(self, u: Unit) -> Forecast:
        """6.0 A morale test: one die for each hit, or one where it is made at once (R109)."""
        step = self.b.pending
        rolls = 1 if isinstance(step, ChooseTest) and step.immediate else max(1, u.hits)
        value = morale_value(self.b, u).total
        rout = shot_odds.rout_chance(value, rolls)
        lang, name = self.lang, self.card(u)
        return Forecast(
            self.spell(say(lang, "means-test", card=name)),
            rolls,
            [face for face in FACES if passes(face, value)],
            [(say(lang, "bar-holds"), 1 - rout), (say(lang, "bar-routs"), rout)],
            [(self.spell(say(lang, "means-routed", card=name)), rout)],
        )


def can_answer(b: Battle, firer: Unit, target: Unit, shocking: bool) -> bool:
    """Whether a card could shoot at another where both stand, were it its turn."""
    if not firer.troop or firer.seat == target.seat or firer.marks & DEPLETED:
        return False
    if target.place >= POSITIONS or why_not_aim(b, firer, target, shocking) is not None:
        return False
    return shot_dice(b, firer, target, shocking).total > 0


def expected(b: Battle, firer: Unit, target: Unit, shocking: bool) -> int:
    """Hits on average, in sixths."""
    level = shot_level(b, firer, target, shocking).total
    return shot_dice(b, firer, target, shocking).total * level
