"""What a volley of La Marche des Aigles is worth: exact chances of its hits, and what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.march.chapters.quality import OFFICERS_HELP, rerolls_left, score
from grognard.games.march.chapters.resolve import must_test
from grognard.games.march.chapters.shooting.casualties import all_present
from grognard.games.march.chapters.shooting.defence import (
    defence_dice,
    defence_modifier,
    why_not_defend,
)
from grognard.games.march.chapters.shooting.fire_lines import front_of, part_of
from grognard.games.march.chapters.shooting.shot_dice import need, shot_dice
from grognard.games.march.chapters.shooting.targets import bands_of
from grognard.games.march.model.pieces import (
    NOBODY,
    OFFICER,
    ON_TABLE,
    ROUTING,
    SERGEANT,
    TESTED,
    Battalion,
)
from grognard.games.march.model.state import Battle

from .stakes import FACES, Stakes, half_gone, share_of

SHIELD: Final = 5.0  # the worth of a screen beyond its men: nobody shoots at those behind it
CHARACTER: Final = 5.0
NERVE: Final = OFFICERS_HELP / FACES


class Hits:
    """The chances of exactly so many hits, without a 6 among them and with one."""

    __slots__ = ("any", "mean", "peak", "plain", "six")

    def __init__(self, plain: list[float], six: list[float]) -> None:
        self.plain: Final = plain
        self.six: Final = six
        self.any: Final = 1.0 - plain[0]
        mean = 0.0
        peak = 0.0
        for hits in range(len(plain)):
            mean += hits * (plain[hits] + six[hits])
            peak += six[hits]
        self.mean: Final = mean
        self.peak: Final = peak


_KNOWN: Final[dict[tuple[int, int, int], Hits]] = {}


def hits_of(dice: int, lowest: int, rerolls: int) -> Hits:
    """9.1, R54 The hits of a volley, its sergeants' re-rolls included; each sum is done once."""
    key = (dice, lowest, rerolls)
    found = _KNOWN.get(key)
    if found is None:
        plain = [1.0] + [0.0] * dice
        six = [0.0] * (dice + 1)
        for _ in range(dice + rerolls):
            _throw(plain, six, dice, share_of(lowest))
        found = Hits(plain, six)
        _KNOWN[key] = found
    return found


def _throw(plain: list[float], six: list[float], dice: int, hit: float) -> None:
    """One die more; none where every die has hit already."""
    peak = min(hit, 1.0 / FACES)
    for hits in range(dice - 1, -1, -1):
        six[hits + 1] += six[hits] * hit + plain[hits] * peak
        plain[hits + 1] += plain[hits] * (hit - peak)
        six[hits] *= 1.0 - hit
        plain[hits] *= 1.0 - hit


def volley(b: Battle, u: Battalion, detached: bool, x: Battalion, screen: bool) -> Hits | None:
    """9.1 The hits of a shot from where both are; None where nobody could shoot."""
    if front_of(u, detached).passes_by(part_of(x, screen).hull, bands_of(b, u)[2]):
        return None
    dice = shot_dice(b, u, detached, x, screen).total
    if dice == 0:
        return None
    return hits_of(dice, need(b, u), max(0, rerolls_left(u, SERGEANT)))


def gain_of_hits(b: Battle, stakes: Stakes, x: Battalion, hits: Hits) -> float:
    """11, 14, 15 What hits on a battalion cost it: men, a character, its nerve."""
    uid = x.uid
    gain = hits.mean * stakes.rate[uid]
    lots = all_present(b, x)
    if lots:
        gain += hits.peak * CHARACTER
    if x.marks & (ROUTING | TESTED):
        return gain
    now = stakes.failing[uid] if must_test(x) else 0.0
    breaks = rout_chance(stakes, x, hits, now)
    if lots and x.staff[OFFICER] and stakes.failing[uid] > 0.0:
        breaks += NERVE * hits.peak / float(lots)
    return gain + (breaks - now) * stakes.rout[uid]


def rout_chance(stakes: Stakes, x: Battalion, hits: Hits, now: float) -> float:
    """15.1, 15.2 That a battalion breaks after a volley, by how many it hits."""
    half = half_gone(x)
    breaks = hits.plain[0] * now
    for count in range(1, len(hits.plain)):
        chance = hits.plain[count] + hits.six[count]
        if count >= x.rankers:
            breaks += chance
        else:
            breaks += chance * (stakes.thinned[x.uid] if count >= half else stakes.failing[x.uid])
    return breaks


def gain_on_screen(stakes: Stakes, x: Battalion, hits: Hits) -> float:
    """10 What hits on a screen cost: the men, and what they hide once the last has fallen."""
    gain = 0.0
    for count in range(1, len(hits.plain)):
        chance = hits.plain[count] + hits.six[count]
        lost: i64 = min(count, x.screen)
        gain += chance * float(lost) * (stakes.rate[x.uid] + SHIELD / float(x.screen))
    return gain


def gain_of_shot(
    b: Battle, stakes: Stakes, u: Battalion, detached: bool, x: Battalion, screen: bool
) -> float:
    """What one shot may be expected to cost the enemy."""
    hits = volley(b, u, detached, x, screen)
    if hits is None:
        return 0.0
    return gain_on_screen(stakes, x, hits) if screen else gain_of_hits(b, stakes, x, hits)


def best_shot(b: Battle, stakes: Stakes, u: Battalion, detached: bool) -> float:
    """The most that a battalion, or its screen, could gain by shooting from where it is."""
    best = 0.0
    if detached and not u.screen:
        return best
    for x in b.units:
        if x.seat != u.seat and x.place == ON_TABLE:
            if x.foe == NOBODY:
                best = max(best, gain_of_shot(b, stakes, u, detached, x, False))
            if x.screen:
                best = max(best, gain_of_shot(b, stakes, u, detached, x, True))
    return best


# Fire that a battalion must expect


def fire_upon(b: Battle, e: Battalion, u: Battalion) -> Hits | None:
    """The better of the two shots that an enemy could have at a battalion."""
    if e.foe != NOBODY or e.marks & ROUTING:
        return None
    hits = volley(b, e, False, u, False)
    if e.screen:
        other = volley(b, e, True, u, False)
        if hits is None or (other is not None and other.mean > hits.mean):
            hits = other
    return hits


def defensive_hits(b: Battle, defender: Battalion, charger: Battalion) -> list[Hits]:
    """13.2 The hits of defensive fire for each face of its range die; none where not allowed."""
    if why_not_defend(b, defender, charger) is not None:
        return []
    lowest = score(b, defender) - defence_modifier(b, defender).total
    rerolls = max(0, rerolls_left(defender, SERGEANT))
    found: list[Hits] = []
    for face in range(1, FACES + 1):
        dice = defence_dice(defender, charger, face).total
        found.append(hits_of(dice, lowest, rerolls))
    return found
