"""What a Special changes: how likely each thing is with it and without it.

Every figure is that of one deal; odds/deals.py averages where `hides_from` says that deals differ.
The players are thought to keep every other Special. Interpreted: only a person waits for it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast

from ...chapters.fire import open_targets, shot_dice, shot_level, why_not_ready, why_not_shot
from ...chapters.generals import general_at
from ...chapters.morale import FRIENDLY_NEED, MoraleTest, morale_value
from ...chapters.specials.window import ChoosePlay
from ...model import special_ids as t
from ...model.actions import PASS, Play, position_of
from ...model.cards import FRENCH
from ...model.pieces import BATTERED, FIRING, MORALE, MOVING, SHOCKING, VOID, Unit
from ...model.places import POSITIONS
from ...model.state import Battle
from ...odds.shot_odds import Target, pass_chance, rout_chance
from ...odds.shot_odds import forecast as shot_forecast
from ...text.notation import is_known, reader
from .forecast_text import Telling
from .what_if import tried

# A sentence, its chance with the Special, and its chance without.
Row = tuple[str, Fraction, Fraction]

NEVER: Final = Fraction(0)
CHEERS: Final = (t.VIVE_LEMPEREUR, t.THE_COLORS, t.VORWARTS)
BONUSES: Final = (t.BAYONET_CHARGE, t.GRAND_BATTERY, t.GRAND_CHARGE)


def play_forecast(told: Telling, action: Play) -> Forecast | None:
    """What a Special changes, gathered; None where no chance depends on it."""
    rows = Comparison(told, action).rows()
    if not rows:
        return None
    changed = [row for row in rows if row[1] != row[2]] or rows[:1]
    return Forecast(
        told.line("means-play", card=told.card(told.b.units[action.card])),
        0,
        [],
        [],
        [(words, chance) for words, chance, _ in changed],
        {words: without for words, _, without in changed},
    )


def hides_from(b: Battle, action: Play) -> bool:
    """Whether what a Special changes depends on a card that the seat asked cannot see."""
    viewer = reader(b)
    if b.act_target >= 0 and not is_known(b.units[b.act_target], viewer):
        return True
    title = b.units[action.card].title
    if title == t.FRIENDLY_FIRE:
        return not is_known(b.units[action.target], viewer)
    if title == t.DEFECTION or title == t.PANIC:
        pos = b.units[action.target].place if action.target >= 0 else position_of(action.target)
        return any(not is_known(b.units[uid], viewer) for uid in b.at[pos])
    return False


class Comparison:
    """A battle in which a Special is played, beside the same one in which it is kept."""

    def __init__(self, told: Telling, action: Play) -> None:
        b = told.b
        self.told: Final = told
        self.b: Final = b
        self.action: Final = action
        self.title: Final = b.units[action.card].title
        self.after: Final = tried(b, action)
        self.before: Final = tried(b, PASS) if isinstance(b.pending, ChoosePlay) else b

    def rows(self) -> list[Row]:
        rows = self.act_rows()
        if self.title == t.RALLY:
            rows += self.rally()
        elif self.title in CHEERS:
            rows += self.cheer()
        elif self.title == t.PANIC:
            rows += self.panic()
        elif self.title == t.NO_QUARTER:
            rows += self.no_quarter()
        elif self.title == t.DEFECTION:
            rows += self.defection()
        elif self.title == t.FRIENDLY_FIRE:
            rows += self.friendly_fire()
        elif self.title in BONUSES and not rows:
            rows += self.bonus()
        return rows

    # What is announced

    def act_rows(self) -> list[Row]:
        if self.b.act in (FIRING, SHOCKING):
            return self.shot_rows()
        return self.move_rows() if self.b.act == MOVING else []

    def shot_rows(self) -> list[Row]:
        """7.0 The announced shot: hits, the rout that may follow, the General's death."""
        target = self.b.units[self.b.act_target]
        hit, rout, fall = announced_shot(self.b, self.after)
        hit_before, rout_before, fall_before = announced_shot(self.b, self.before)
        rows = [(self.told.hit_on(target), hit, hit_before)]
        rows.append((self.told.rout_of(self.b, target), rout, rout_before))
        general = general_at(self.b, target.seat, target.place)
        if general >= 0:
            name = self.told.card(self.b.units[general])
            rows.append((self.told.line("means-fall", general=name), fall, fall_before))
        return rows

    def move_rows(self) -> list[Row]:
        """8.0 The announced move: whether the card goes at all."""
        u = self.b.units[self.b.act_card]
        if self.b.act_to == u.place:
            return []
        stays = Fraction(self.after.units[u.uid].place == u.place)
        stays_before = Fraction(self.before.units[u.uid].place == u.place)
        return [(self.told.line("means-stays", card=self.told.card(u)), stays, stays_before)]

    # Morale

    def rally(self) -> list[Row]:
        """13.0 Without Rally the card is lost; with it the failed hit and the others are tested."""
        test = pending_test(self.b)
        u = self.b.units[test.uid]
        return [(self.holds(u), 1 - rout_now(self.b, test), NEVER)]

    def cheer(self) -> list[Row]:
        """13.0 A higher morale value, for the card that tests or for those that are still to."""
        test = pending_test(self.b) if self.b.test_card >= 0 else None
        if test is not None and self.b.units[test.uid].troop:
            u = self.b.units[test.uid]
            return [(self.holds(u), 1 - rout_now(self.after, test), 1 - rout_now(self.b, test))]
        return [
            (self.holds(u), 1 - rout_of(self.after, u), 1 - rout_of(self.b, u))
            for u in self.here()
            if u.seat == self.told.side and u.troop and u.hits and self.b.phase == MORALE
        ]

    def panic(self) -> list[Row]:
        """R111 If the card routs, the unhit cards beside it test once each."""
        x = self.b.units[self.action.target]
        others = [
            u
            for u in self.here()
            if u.seat == x.seat and u.troop and u.uid != x.uid and not u.marks & BATTERED
        ]
        spread = rout_of(self.b, x) * some_rout(self.b, others)
        return [(self.told.line("means-others-rout"), spread, NEVER)] if others else []

    def no_quarter(self) -> list[Row]:
        """R112 One more hit on every French card there."""
        return [
            (self.told.line("means-routs", card=self.told.card(u)), more, rout_of(self.b, u))
            for u in self.here()
            if u.troop and u.army == FRENCH and self.told.knows(u)
            for more in (Target(self.b, u).rout(1, 0),)
        ]

    def defection(self) -> list[Row]:
        """13.0 Every Dutch-Belgian card there tests at once."""
        tested = [u for u in self.here() if u.troop and u.card.dutch_belgian]
        return [(self.told.line("means-some-rout"), some_rout(self.b, tested), NEVER)]

    def friendly_fire(self) -> list[Row]:
        """R108 The card fires on itself, and tests each hit at once."""
        x = self.b.units[self.action.target]
        value = morale_value(self.b, x).total
        miss = Fraction(FRIENDLY_NEED - 1, 6)
        one = miss + (1 - miss) * pass_chance(value)
        name = self.told.card(x)
        return [(self.told.line("means-routs", card=name), 1 - one**x.card.cv, NEVER)]

    # Between acts

    def bonus(self) -> list[Row]:
        """R114 One more die for an arm in a Position: the best shot of each card that has one."""
        rows = []
        for f in self.here():
            if f.seat == self.told.side and f.troop and why_not_ready(self.b, f) is None:
                rows += self.best_shot(f)
        return rows

    def best_shot(self, f: Unit) -> list[Row]:
        found = []
        for place in range(POSITIONS):
            for x in open_targets(self.b, f, place):
                for shocking in (False, True):
                    if why_not_shot(self.b, f, x, shocking) is None:
                        hit = hit_chance(self.after, f, x, shocking)
                        without = hit_chance(self.b, f, x, shocking)
                        found.append((hit != without, hit, -x.uid, without, x))
        if not found:
            return []
        gains, hit, _, without, x = max(found, key=best_first)
        names = {"card": self.told.card(f), "target": self.told.card(x)}
        return [(self.told.line("means-hit-by", **names), hit, without)] if gains else []

    def here(self) -> list[Unit]:
        target = self.action.target
        pos = self.b.units[target].place if target >= 0 else position_of(target)
        return [self.b.units[uid] for uid in self.b.at[pos]]

    def holds(self, u: Unit) -> str:
        return self.told.line("means-holds", card=self.told.card(u))


def best_first(shot: tuple[bool, Fraction, int, Fraction, Unit]) -> tuple[bool, Fraction, int]:
    return shot[:3]


def announced_shot(b: Battle, later: Battle) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of a hit, of the target's rout and of the General's death, once answered."""
    firer, target = later.units[b.act_card], later.units[b.act_target]
    thrown = later.act == b.act and not later.act_boost & VOID
    if not thrown or shot_dice(later, firer, target, b.act == SHOCKING).total <= 0:
        spared = Target(later, target)
        return NEVER, spared.rout(0, 0), spared.fall(0)
    found = shot_forecast(later, firer, target, b.act == SHOCKING)
    return 1 - found.hits[0], found.rout, found.fall or NEVER


def hit_chance(b: Battle, f: Unit, x: Unit, shocking: bool) -> Fraction:
    dice = shot_dice(b, f, x, shocking).total
    return 1 - Fraction(6 - shot_level(b, f, x, shocking).total, 6) ** max(0, dice)


def pending_test(b: Battle) -> MoraleTest:
    """The test before whose die, or after whose failure, a Special is played."""
    return next(p for p in reversed(b.stack) if isinstance(p, MoraleTest))


def rout_now(b: Battle, test: MoraleTest) -> Fraction:
    """6.0 The chance that the dice still owed rout the card; Generals have rolled before (R28)."""
    u = b.units[test.uid]
    dice = u.hits if test.borne else test.dice
    return rout_chance(morale_value(b, u, test.rockets).total, dice)


def rout_of(b: Battle, u: Unit) -> Fraction:
    """The chance that the hits on a card rout it when it is next tested."""
    return Target(b, u).rout(0, 0)


def some_rout(b: Battle, cards: list[Unit]) -> Fraction:
    """The chance that at least one of some cards fails a single test."""
    hold = Fraction(1)
    for u in cards:
        hold *= pass_chance(morale_value(b, u).total)
    return 1 - hold
