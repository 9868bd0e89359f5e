"""The odds of a volley before it is thrown: losses, the character's risk, the rout that may follow.

Exact, and built from the same tallies and effects that play uses. Re-rolls are taken whenever they
may help.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from ..chapters.quality import RESOLVE, quality_modifier, rerolls_left, score
from ..chapters.shooting.casualties import all_present, chosen, fell
from ..chapters.shooting.defence import defence_dice, defence_modifier
from ..chapters.shooting.shot_dice import need, shot_dice
from ..model.pieces import ENSIGN, ON_TABLE, ROUTING, SERGEANT, TESTED, Battalion
from ..model.state import Battle

FACES: Final = 6
NONE: Final = Fraction(0)
SURE: Final = Fraction(1)


class Forecast:
    """What a volley may do to its target.

    `hits[k]` is the chance of exactly k hits, `character` that a character falls, `gone` that
    the battalion (or the screen) is destroyed, `rout` that it is destroyed or that its test of
    Resolve fails.
    """

    def __init__(self, most: int) -> None:
        self.hits: Final = [NONE] * (most + 1)
        self.character = NONE
        self.gone = NONE
        self.rout = NONE

    def expected(self) -> Fraction:
        return sum((chance * k for k, chance in enumerate(self.hits)), NONE)

    def any_loss(self) -> Fraction:
        return SURE - self.hits[0]


def chance_of(lowest: int) -> Fraction:
    """9.1 That one die shows at least so much."""
    return Fraction(max(0, min(FACES, FACES + 1 - lowest)), FACES)


def pass_chance(b: Battle, u: Battalion) -> Fraction:
    """15.1, 15.3 That a battalion passes a test of Resolve now, its ensign's re-roll included."""
    if b.commander_with(u) or u.marks & TESTED:
        return SURE
    once = chance_of(score(b, u) - quality_modifier(b, u, RESOLVE).total)
    return once + (SURE - once) * once if rerolls_left(u, ENSIGN) > 0 else once


def hit_chances(dice: int, lowest: int, rerolls: int) -> dict[tuple[int, bool], Fraction]:
    """9.1, R54 The chance of so many hits, with and without a 6 among them."""
    return more_hits((0, False), dice, lowest, dice + rerolls)


def more_hits(
    so_far: tuple[int, bool], dice: int, lowest: int, thrown: int
) -> dict[tuple[int, bool], Fraction]:
    """The same with some hits already, and so many dice still to be thrown one after another."""
    ways = {so_far: SURE}
    for _ in range(thrown):
        ways = _thrown(ways, lowest, dice)
    return ways


def _thrown(
    ways: dict[tuple[int, bool], Fraction], lowest: int, most: int
) -> dict[tuple[int, bool], Fraction]:
    """One die more; none where every die has hit already."""
    hit = chance_of(lowest)
    six = min(hit, Fraction(1, FACES))
    after: dict[tuple[int, bool], Fraction] = {}
    for (hits, seen), chance in ways.items():
        if hits == most:
            turns = [((hits, seen), SURE)]
        else:
            turns = [
                ((hits, seen), SURE - hit),
                ((hits + 1, seen), hit - six),
                ((hits + 1, True), six),
            ]
        for key, share in turns:
            if share:
                after[key] = after.get(key, NONE) + chance * share
    return after


def forecast_shot(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Forecast:
    """9.1 What a shot would do, and the test of Resolve after it."""
    dice = shot_dice(b, u, detached, x, screen).total
    found = Forecast(dice)
    ways = hit_chances(dice, need(b, u), max(0, rerolls_left(u, SERGEANT)))
    add_hits(b, x, screen, ways, found)
    return found


def add_hits(
    b: Battle,
    x: Battalion,
    screen: bool,
    ways: dict[tuple[int, bool], Fraction],
    found: Forecast,
) -> None:
    """9.1, R49 What hits do to a battalion, or to a screen, which they do not outlive."""
    if not screen:
        add_ways(b, x, ways, SURE, found)
        return
    for (hits, _), chance in ways.items():
        found.hits[hits] += chance
        found.gone += chance if hits >= x.screen else NONE


def forecast_defence(b: Battle, defender: Battalion, charger: Battalion) -> Forecast:
    """13.2 What defensive fire would do: all six faces of its range die."""
    lowest = score(b, defender) - defence_modifier(b, defender).total
    found = Forecast(defence_dice(defender, charger, FACES).total)
    for face in range(1, FACES + 1):
        dice = defence_dice(defender, charger, face).total
        ways = hit_chances(dice, lowest, max(0, rerolls_left(defender, SERGEANT)))
        add_ways(b, charger, ways, Fraction(1, FACES), found)
    return found


def add_ways(
    b: Battle,
    x: Battalion,
    ways: dict[tuple[int, bool], Fraction],
    share: Fraction,
    found: Forecast,
) -> None:
    """11.1, 14.1 Every way the hits on a formed battalion may fall, weighed."""
    lots = all_present(b, x)
    for (hits, six), chance in ways.items():
        found.hits[hits] += share * chance
        if six and lots:
            found.character += share * chance
            for lot in range(lots):
                add_loss(b, x.uid, hits, lot, share * chance / lots, found)
        elif hits:
            add_loss(b, x.uid, hits, -1, share * chance, found)


def add_loss(b: Battle, uid: i64, hits: i64, lot: i64, chance: Fraction, found: Forecast) -> None:
    """15.1 What is left after one way of losing, and whether it would hold."""
    c = b.clone()
    if lot >= 0:
        fell(c, uid, chosen(c, c.units[uid], lot))
        hits -= 1
    if hits:
        c.lose(uid, hits)
    left = c.units[uid]
    if left.place != ON_TABLE:
        found.gone += chance
        found.rout += chance
    elif not left.marks & ROUTING:
        found.rout += chance * (SURE - pass_chance(c, left))
