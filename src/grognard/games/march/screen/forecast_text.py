"""Forecasts for one reader: shots, tests, charges and combats as charts and sentences.

Interpreted: only a person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast
from grognard.kernel.decision import Action
from grognard.lexicon import sentence
from grognard.miniatures.screen.battle_words import unit_name

from ..chapters.charging.aggression import foreseen, sums_in_contact
from ..chapters.charging.charge_path import approach
from ..chapters.charging.combat import weigh_fight
from ..chapters.quality import AGGRESSION, RALLY, RESOLVE, score
from ..chapters.shooting.defence import defence_dice, defence_modifier, why_not_defend
from ..chapters.shooting.shot_dice import need, shot_dice
from ..chapters.shooting.targets import Outlook, why_not_shoot
from ..model.actions import FireAt, SkirmishAt
from ..model.pieces import NOBODY, ON_TABLE, ROUTING, Battalion
from ..model.state import Battle
from ..odds import volley_odds
from ..odds.charge_odds import (
    Clash,
    arrival,
    clash,
    flight,
    met_by_fire,
    need_of,
    quality_chance,
    quality_need,
)
from ..odds.volley_odds import FACES, SURE
from .words import describe_action, say, spell, target_name

Bars = list[tuple[str, Fraction]]


def good_faces(lowest: int) -> list[int]:
    return [face for face in range(1, FACES + 1) if face >= lowest]


class Telling:
    """What an action throws, in one language."""

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
        found = volley_odds.forecast_shot(b, u, detached, x, screen)
        shot = SkirmishAt(u.uid, x.uid, screen) if detached else FireAt(u.uid, x.uid, screen)
        return Forecast(
            sentence(describe_action(b, shot, self.lang, self.naming)),
            int(shot_dice(b, u, detached, x, screen).total),
            good_faces(int(need(b, u))),
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            self.harm(x, screen, found),
        )

    def harm(self, x: Battalion, screen: bool, found: volley_odds.Forecast) -> Bars:
        """What hits would mean to the battalion that takes them."""
        target = target_name(self.b, x.uid, screen, self.lang)
        meanings = [(self.say("means-hit", target=target), found.any_loss())]
        if found.character:
            meanings.append((self.say("means-character", target=target), found.character))
        if not screen and not x.marks & ROUTING:
            meanings.append((self.say("means-rout", target=target), found.rout))
        if found.gone:
            meanings.append((self.say("means-gone", target=target), found.gone))
        return meanings

    def answer(self, b: Battle, u: Battalion) -> Forecast | None:
        """The shot expected to score most hits on a battalion at this place."""
        shots = [
            (volley_odds.forecast_shot(b, x, detached, u, False).expected(), x, detached)
            for x in b.units
            if x.seat != u.seat and x.place == ON_TABLE
            for detached in (False, True)
            if why_not_shoot(x, detached) is None and Outlook(b, x, detached).has(u, False)
        ]
        if not shots or u.foe != NOBODY:
            return None
        _, x, detached = max(shots, key=lambda shot: shot[0])
        return self.shot(b, x, detached, u, False)

    # 6 Tests

    def pass_bars(self, passed: Fraction) -> Bars:
        return [(self.say("bar-pass"), passed), (self.say("bar-fail"), SURE - passed)]

    def test(self, u: Battalion, kind: int) -> Forecast | None:
        if self.b.commander_with(u):
            return None
        passed = volley_odds.chance_of(quality_need(self.b, u, kind))
        whole = quality_chance(self.b, u, kind)
        unit = unit_name(self.b, u.uid)
        meanings = [(self.say("means-pass", unit=unit), whole)]
        if kind in (RESOLVE, RALLY):
            meanings += self.flight(u, SURE - whole)
        faces = good_faces(quality_need(self.b, u, kind))
        return Forecast(self.title(), 1, faces, self.pass_bars(passed), meanings)

    def flight(self, u: Battalion, broken: Fraction) -> Bars:
        """15.5 What happens to battalions that flee from where they are."""
        gone, caught = flight(self.b, u)
        unit = unit_name(self.b, u.uid)
        told = [(self.say("means-leaves", unit=unit), broken * gone)] if gone else []
        if caught:
            told.append((self.say("means-caught", unit=unit), broken * caught))
        return told

    # 12 Charges and combat

    def charge(self, u: Battalion, target: int, wheel: int) -> Forecast:
        """12.1 Its test of bravery, its way, the fire that may meet it, and the first round."""
        b = self.b
        way = approach(b, u, wheel, target)
        enemy = b.units[way.met]
        bold = quality_chance(b, u, AGGRESSION)
        reached = bold * arrival(b, u, way)
        facts = {"unit": unit_name(b, u.uid), "target": unit_name(b, enemy.uid)}
        meanings = [(self.say("means-bold", **facts), bold)]
        if enemy.foe == NOBODY and not enemy.marks & ROUTING:
            mine, theirs = foreseen(b, u, enemy, way)
            fires = why_not_defend(b, enemy, u) is None
            meanings += self.onset(u, enemy, int(mine.total - theirs.total), reached, fires)
        bars = [
            (self.say("bar-reaches"), reached),
            (self.say("bar-short"), bold - reached),
            (self.say("bar-refuses"), SURE - bold),
        ]
        return Forecast(self.title(), 1, good_faces(need_of(b, u, way)), bars, meanings)

    def onset(
        self, u: Battalion, foe: Battalion, lead: int, reached: Fraction, fires: bool
    ) -> Bars:
        """12.4, 13.4 What follows once contact is made, in full."""
        facts = {"unit": unit_name(self.b, u.uid), "target": unit_name(self.b, foe.uid)}
        if not fires:
            return self.outcome(u, foe, clash(self.b, u, foe, lead), reached)
        stood, found = met_by_fire(self.b, u, foe, lead)
        fire = [(self.say("means-broken", **facts), reached * (SURE - stood))]
        return fire + self.outcome(u, foe, found, reached)

    def outcome(self, u: Battalion, foe: Battalion, found: Clash, reached: Fraction) -> Bars:
        facts = {"unit": unit_name(self.b, u.uid), "target": unit_name(self.b, foe.uid)}
        told = [(self.say("means-win", **facts), reached * found.won)]
        return told + self.breaking(u, foe, found, reached)

    def breaking(self, u: Battalion, foe: Battalion, found: Clash, share: Fraction) -> Bars:
        """12.6 Who may not survive the round."""
        ends = ((foe, found.foe_breaks), (u, found.breaks))
        return [
            (self.say("means-breaks", unit=unit_name(self.b, one.uid)), share * chance)
            for one, chance in ends
            if chance
        ]

    def round(self, found: Clash, meanings: Bars) -> Forecast:
        bars = [
            (self.say("bar-round", result="won"), found.won),
            (self.say("bar-round", result="drawn"), found.drawn),
            (self.say("bar-round", result="lost"), found.lost),
        ]
        return Forecast(self.title(), 2, [], bars, meanings)

    def fight(self, b: Battle, u: Battalion) -> Forecast:
        """12.4 A die each, and what both add."""
        mine, theirs = weigh_fight(b, u)
        foe = b.units[u.foe]
        found = clash(b, u, foe, int(mine.total - theirs.total))
        return self.round(found, self.breaking(u, foe, found, SURE))

    # 13 The answer to a charge

    def defence(self, u: Battalion, charger: Battalion) -> Forecast:
        """13.2 Over all faces of the range die, then the round."""
        found = volley_odds.forecast_defence(self.b, u, charger)
        lowest = int(score(self.b, u) - defence_modifier(self.b, u).total)
        meanings = self.harm(charger, False, found)
        _, after = met_by_fire(self.b, charger, u, -self.lead(False))
        meanings += self.outcome(u, charger, mirrored(after), SURE)
        return Forecast(
            self.title(),
            int(defence_dice(u, charger, FACES).total),
            good_faces(lowest),
            [(str(hits), chance) for hits, chance in enumerate(found.hits)],
            meanings,
        )

    def hold(self, u: Battalion, charger: Battalion) -> Forecast:
        """13.1 No fire: the round at once."""
        found = clash(self.b, u, charger, self.lead(False))
        return self.round(found, self.breaking(u, charger, found, SURE))

    def counter(self, u: Battalion, charger: Battalion) -> Forecast:
        """R53 Its own test of bravery, and the round with a charge of its own or without."""
        lowest = 1 if self.b.commander_with(u) else quality_need(self.b, u, AGGRESSION)
        bold = quality_chance(self.b, u, AGGRESSION)
        facts = {"unit": unit_name(self.b, u.uid)}
        meanings = [(self.say("means-bold", **facts), bold)]
        charging = clash(self.b, u, charger, self.lead(True))
        standing = clash(self.b, u, charger, self.lead(False))
        meanings += self.outcome(u, charger, mixed(charging, standing, bold), SURE)
        bars = self.pass_bars(volley_odds.chance_of(lowest))
        return Forecast(self.title(), 1, good_faces(lowest), bars, meanings)

    def lead(self, counter: bool) -> int:
        """12.5 By how much the one charged would add more, as the charge makes contact."""
        mine, theirs = sums_in_contact(self.b, counter)
        return int(mine.total - theirs.total)


def mirrored(found: Clash) -> Clash:
    """The same round as the other side sees it."""
    other = Clash()
    other.won, other.drawn, other.lost = found.lost, found.drawn, found.won
    other.breaks, other.foe_breaks = found.foe_breaks, found.breaks
    return other


def mixed(one: Clash, other: Clash, share: Fraction) -> Clash:
    """A round that is fought in one form with this chance, or else in the other."""
    found = Clash()
    for part, weight in ((one, share), (other, SURE - share)):
        found.won += weight * part.won
        found.drawn += weight * part.drawn
        found.lost += weight * part.lost
        found.breaks += weight * part.breaks
        found.foe_breaks += weight * part.foe_breaks
    return found
