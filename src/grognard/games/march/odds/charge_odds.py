"""The odds of charges, combats and flights before they are thrown, exact as those of volleys.

Re-rolls are taken whenever they may help. Interpreted: only a person waits.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.miniatures.moving.charge_path import Approach
from grognard.miniatures.moving.forced_moves import place_at, swept

from ..chapters.charging.charge_path import next_obstacle
from ..chapters.charging.combat import BEATEN_BADLY, LOSERS_LOSSES, WINNERS_LOSSES
from ..chapters.figures import body_of
from ..chapters.flight import flight_length, own_edge
from ..chapters.moving.forced_moves import enemy_on
from ..chapters.moving.move_cost import PIP, slowed, way_cost
from ..chapters.moving.obstacles import lies_across, toll
from ..chapters.quality import REROLLERS, quality_modifier, rerolls_left, score
from ..chapters.shooting.casualties import all_present, chosen, fell, present
from ..chapters.shooting.defence import defence_dice, defence_modifier
from ..model.pieces import CHARACTERS, NOBODY, ON_TABLE, SERGEANT, STEADY, TESTED, Battalion
from ..model.state import Battle
from .volley_odds import FACES, NONE, SURE, chance_of, hit_chances, pass_chance

HALF: Final = Fraction(1, 2)  # that a character falls in a combat lost badly
RANGES: Final = ((6, Fraction(1, 6)), (3, Fraction(1, 2)), (1, Fraction(1, 3)))  # of the range die


# 6 Tests


def quality_need(b: Battle, u: Battalion, kind: int) -> int:
    return int(score(b, u) - quality_modifier(b, u, kind).total)


def quality_chance(b: Battle, u: Battalion, kind: int) -> Fraction:
    """6.4 That a battalion passes, its re-rolls used; with the Supreme Commander it does (3.1)."""
    if b.commander_with(u):
        return SURE
    failing = SURE - chance_of(quality_need(b, u, kind))
    return SURE - failing ** (1 + max(0, int(rerolls_left(u, REROLLERS[kind]))))


# 12.3 The way of a charge


def arrival(b: Battle, u: Battalion, way: Approach) -> Fraction:
    """12.3, R11 That the distance die suffices, and what obstacles take of it."""
    legs = way.legs()
    slow = bool(slowed(b, u, legs))
    obstacles: list[tuple[int, int]] = []  # the cost to come there, and by what step
    crossed = lies_across(b, u)
    touch = next_obstacle(b, u, way, crossed)
    while touch is not None:
        cost = int(way_cost(touch.legs, u.formation, way.width, slow))
        obstacles.append((cost, int(touch.kind)))
        crossed |= 1 << touch.edge
        touch = next_obstacle(b, u, way, crossed)
    whole = int(way_cost(legs, u.formation, way.width, slow))
    found = NONE
    for face in range(1, FACES + 1):
        found += onward(obstacles, whole, face * PIP, int(u.formation), slow) / FACES
    return found


def need_of(b: Battle, u: Battalion, way: Approach) -> int:
    """12.3 The lowest face of the distance die that suffices, where no obstacle takes of it."""
    legs = way.legs()
    cost = int(way_cost(legs, u.formation, way.width, slowed(b, u, legs)))
    return -(-cost // PIP)


def onward(
    obstacles: list[tuple[int, int]], whole: int, left: int, formation: int, slow: bool
) -> Fraction:
    """7.8 The same once so much is left."""
    if left < whole:
        return NONE
    if not obstacles:
        return SURE
    found = NONE
    for face in range(1, FACES + 1):
        after = left - int(toll(face, obstacles[0][1], formation, slow))
        if after >= obstacles[0][0]:
            found += onward(obstacles[1:], whole, after, formation, slow) / FACES
    return found


# 12.4 A round of combat


class Clash:
    """How a round may end for the one that is mentioned, and who may not survive it.

    `breaks` is that it routs or is destroyed, `foe_breaks` the same of its enemy; one that
    holds but cannot go back is left out.
    """

    def __init__(self) -> None:
        self.won = NONE
        self.drawn = NONE
        self.lost = NONE
        self.breaks = NONE
        self.foe_breaks = NONE


def margins(lead: int) -> dict[int, Fraction]:
    """12.4 By how much a side with this bonus is ahead, with the chance of each."""
    every = Opposed("12.4 combat dice").outcomes()
    found: dict[int, Fraction] = {}
    for outcome, weight in every:
        one, other = divmod(outcome, OPPOSED_BASE)
        ahead = one - other + lead
        found[ahead] = found.get(ahead, NONE) + Fraction(weight, len(every))
    return found


def clash(b: Battle, u: Battalion, foe: Battalion, lead: int) -> Clash:
    """12.4, 12.6 One round in which a battalion adds so much more than its enemy."""
    found = Clash()
    for ahead, chance in margins(lead).items():
        if ahead > 0:
            found.won += chance
        elif ahead < 0:
            found.lost += chance
        else:
            found.drawn += chance
    found.breaks = downfall(b, u, lead)
    found.foe_breaks = downfall(b, foe, -lead)
    return found


def downfall(b: Battle, u: Battalion, lead: int) -> Fraction:
    """12.6 That a battalion does not survive a round; a winner too may lose the last of its men."""
    won, barely, badly = NONE, NONE, NONE
    for ahead, chance in margins(lead).items():
        if ahead > 0:
            won += chance
        elif ahead <= -BEATEN_BADLY:
            badly += chance
        elif ahead < 0:
            barely += chance
    found = won if u.rankers <= WINNERS_LOSSES else NONE
    if barely:
        found += barely * breaks(b, u, False)
    return found + badly * breaks(b, u, True) if badly else found


def breaks(b: Battle, u: Battalion, badly: bool) -> Fraction:
    """12.6, 14.2 That the loser of a round routs or is destroyed, whichever characters fall."""
    c = b.clone()
    c.beat(u.uid)
    if not badly:
        return after_losses(c, u, [], LOSERS_LOSSES)
    found = NONE
    for fallen, chance in falls(c, u):
        found += chance * after_losses(c, u, fallen, LOSERS_LOSSES)
    return found


def falls(b: Battle, u: Battalion) -> list[tuple[list[int], Fraction]]:
    """14.2 Who may fall together, and how likely that is."""
    found: list[tuple[list[int], Fraction]] = [([], SURE)]
    for kind in range(len(CHARACTERS)):
        for _ in range(int(present(b, u, kind))):
            found = [
                (fallen + more, chance * HALF) for fallen, chance in found for more in ([], [kind])
            ]
    alike: dict[tuple[int, ...], Fraction] = {}
    for fallen, chance in found:
        alike[tuple(fallen)] = alike.get(tuple(fallen), NONE) + chance
    return [(list(fallen), chance) for fallen, chance in alike.items()]


def after_losses(b: Battle, u: Battalion, fallen: list[int], losses: int) -> Fraction:
    """15.1, R59 That it routs or is destroyed after these have fallen in place of rankers."""
    c = b.clone()
    for kind in fallen:
        fell(c, u.uid, kind)
    if losses > len(fallen):
        c.lose(u.uid, losses - len(fallen))
    left = c.units[u.uid]
    return SURE if left.place != ON_TABLE else SURE - pass_chance(c, left)


# 13 Defensive fire, and what comes after it


class Volleyed:
    """A charge as it may be after the fire that met it: how likely, and whether it tested."""

    def __init__(self, b: Battle, chance: Fraction) -> None:
        self.b: Final = b
        self.chance: Final = chance


def volleyed(b: Battle, defender: Battalion, charger: Battalion) -> list[Volleyed]:
    """13.2, 13.4, R60 How a charger may stand the fire; if it lost men, it has tested."""
    lowest = int(score(b, defender) - defence_modifier(b, defender).total)
    rerolls = max(0, int(rerolls_left(defender, SERGEANT)))
    ways: dict[tuple[int, bool], Fraction] = {}
    for face, share in RANGES:
        dice = int(defence_dice(defender, charger, face).total)
        for way, chance in hit_chances(dice, lowest, rerolls).items():
            ways[way] = ways.get(way, NONE) + share * chance
    found: list[Volleyed] = []
    lots = int(all_present(b, charger))
    for (hits, six), chance in ways.items():
        if hits == 0:
            found.append(Volleyed(b, chance))
        elif six and lots:
            kinds = [int(chosen(b, charger, lot)) for lot in range(lots)]
            for kind in sorted(set(kinds)):
                share = chance * kinds.count(kind) / lots
                found += stands(b, charger, [kind], hits, share)
        else:
            found += stands(b, charger, [], hits, chance)
    return found


def stands(
    b: Battle, u: Battalion, fallen: list[int], hits: int, chance: Fraction
) -> list[Volleyed]:
    """13.4 What is left of a charge that was hit, if it holds."""
    c = b.clone()
    for kind in fallen:
        fell(c, u.uid, kind)
    if hits > len(fallen):
        c.lose(u.uid, hits - len(fallen))
    left = c.units[u.uid]
    if left.place != ON_TABLE:
        return []
    holds = pass_chance(c, left)
    c.mark(u.uid, TESTED | STEADY)
    return [Volleyed(c, chance * holds)] if holds else []


def met_by_fire(b: Battle, u: Battalion, foe: Battalion, lead: int) -> tuple[Fraction, Clash]:
    """13.0, R58 That a charge stands the fire, and the round it then fights, no weaker for it."""
    found = clash(b, u, foe, lead)
    found.breaks = NONE
    stood = NONE
    for after in volleyed(b, foe, u):
        stood += after.chance
        found.breaks += after.chance * downfall(after.b, after.b.units[u.uid], lead)
    found.won *= stood
    found.drawn *= stood
    found.lost *= stood
    found.foe_breaks *= stood
    return stood, found


# 15.5 Flight


def flight(b: Battle, u: Battalion) -> tuple[Fraction, Fraction]:
    """15.5, 15.8, R42 That a flight from here ends off the table, or among the enemy."""
    gone, caught = NONE, NONE
    heading = own_edge(b, u.seat)
    for face in range(1, FACES + 1):
        length = flight_length(b, u, face)
        if enemy_on(b, u, swept(body_of(u), heading, length)) != NOBODY:
            caught += Fraction(1, FACES)
        elif not b.setting.ground.on_table(place_at(body_of(u), heading, length).hull):
            gone += Fraction(1, FACES)
    return gone, caught
