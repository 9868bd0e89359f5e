"""The dice of an action before they are thrown, and those the enemy could throw back.

Built on the exact chances of shot_odds.py; shown as a chart and in sentences. Interpreted: only a
person waits for it.
"""

from __future__ import annotations

from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action

from ...chapters.engagement import reveal_position
from ...chapters.fire import need, shot_dice, shot_level, why_not_aim
from ...chapters.generals import general_at
from ...chapters.morale import ChooseTest, morale_value, passes
from ...model.actions import FireAt, Move, Play, ShockAt, Test
from ...model.cards import CAVALRY
from ...model.pieces import DEPLETED, Unit
from ...model.places import POSITIONS
from ...model.state import Battle
from ...odds import shot_odds
from ...text.notation import is_known, reader
from ..words import say
from .forecast_text import FACES, Bars, Telling
from .special_forecast import hides_from, play_forecast
from .what_if import enemy_turn, tried


def forecast(
    b: Battle, action: Action, lang: str, naming: int
) -> tuple[Forecast | None, Forecast | None]:
    """What an action throws, and what could be thrown at its card once it is done."""
    told = Shooting(b, lang, naming)
    if isinstance(action, (FireAt, ShockAt)):
        shocking = isinstance(action, ShockAt)
        firer, target = b.units[action.card], b.units[action.target]
        answer = told.best(after_shot(b, firer, shocking), [target.uid], firer.uid)
        return told.shot(b, firer, target, shocking), answer if target.up else None
    if isinstance(action, Play):
        return play_forecast(told, action), None
    if isinstance(action, Test):
        return told.test(b.units[action.card]), None
    if isinstance(action, Move) and action.to < POSITIONS:
        seen = [u.uid for u in b.units if u.up and u.troop and u.place < POSITIONS]
        return None, told.best(after_move(b, action), seen, action.card)
    return None, None


def depends_on_hidden(b: Battle, action: Action) -> bool:
    """Whether a forecast differs from deal to deal: it mentions the morale of a face-down card."""
    if isinstance(action, (FireAt, ShockAt)):
        return not is_known(b.units[action.target], reader(b))
    return isinstance(action, Play) and hides_from(b, action)


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


class Shooting(Telling):
    """Forecasts of shots and tests for one reader."""

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
        names = {"card": self.card(firer), "target": self.card(target, True)}
        return Forecast(
            self.line("act-shock-at" if shocking else "act-fire-at", **names),
            shot_dice(b, firer, target, shocking).total,
            [face for face in FACES if face >= lowest],
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            self.meanings(b, target, found),
        )

    def meanings(self, b: Battle, target: Unit, found: shot_odds.Forecast) -> Bars:
        meanings = [(self.hit_on(target), 1 - found.hits[0]), (self.rout_of(b, target), found.rout)]
        if found.touch is not None and found.fall is not None:
            general = b.units[general_at(b, target.seat, target.place)]
            meanings.append((self.line("means-touch", general=self.card(general)), found.touch))
            meanings.append((self.line("means-fall", general=self.card(general)), found.fall))
        return meanings

    def test(self, u: Unit) -> Forecast:
        """6.0 A morale test: one die for each hit, or one where it is made at once (R109)."""
        step = self.b.pending
        rolls = 1 if isinstance(step, ChooseTest) and step.immediate else max(1, u.hits)
        value = morale_value(self.b, u).total
        rout = shot_odds.rout_chance(value, rolls)
        lang, name = self.lang, self.card(u)
        return Forecast(
            self.line("means-test", card=name),
            rolls,
            [face for face in FACES if passes(face, value)],
            [(say(lang, "bar-holds"), 1 - rout), (say(lang, "bar-routs"), rout)],
            [(self.line("means-routed", card=name), rout)],
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
