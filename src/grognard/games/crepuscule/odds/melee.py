"""P-12, P-13: a round of close combat: blows, losses, the result, and which units break.

The blows, the losses and the sums are those of the round itself; only their dice are added up. Only
figures ordered to strike at an officer do so. The officer of a unit who falls is one of its
figures; that lances may kill him before he strikes is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..chapters.casualties import NEVER as NO_SCORE
from ..chapters.casualties import need_to_save, need_to_wound
from ..chapters.melee.break_tests import breaks_at_once, is_flanked
from ..chapters.melee.fighters import members_of
from ..chapters.melee.results import all_supporters, has_musician, is_fighting, score_of
from ..chapters.melee.round import CombatRound
from ..chapters.melee.step_losses import FIRST_OFFICER, struck_by, struck_profile
from ..chapters.melee.strikes import LANCES, LAST, Blow
from ..model.combat_actions import Strike, StrikeOfficer
from ..model.pieces import Contact, Unit
from ..model.state import Battle
from .dice import NEVER, SURE, Shares, at_most, binomial, both, die_chance, thinned
from .duels import Broken, break_odds

TIES: Final = SURE / 6.0  # of the dice of two musicians
MOST_WAYS: Final = 4_000  # in which the losses of a step may fall: more are not worked out


class Fate:
    """What happens to one unit: losses, breaking, yielding, the loss of its last figure."""

    def __init__(self, figures: i64) -> None:
        self.lost: Final[Shares] = [NEVER] * (figures + 1)
        self.breaks = NEVER
        self.yields = NEVER
        self.gone = NEVER


class RoundOdds:
    """A round as one side sees it, and the fate of all who fight."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.won = NEVER
        self.drawn = NEVER
        self.lost = NEVER
        self.fates: Final[dict[int, Fate]] = {}
        self.officers: Final[dict[int, float]] = {}  # that an officer who is struck at falls
        self.tests: Final[dict[tuple[int, int, int], Broken]] = {}

    def broken_by(self, b: Battle, u: Unit, difference: i64) -> Broken:
        """Many ways lead to the same test."""
        key = (int(u.uid), int(u.figures), int(difference))
        known = self.tests.get(key)
        if known is None:
            known = break_odds(b, u, difference, is_flanked(b, u.uid))
            self.tests[key] = known
        return known

    def broken(self, uid: i64) -> float:
        """That a unit breaks, or is destroyed to the last figure."""
        fate = self.fates.get(int(uid))
        return NEVER if fate is None else fate.breaks + fate.gone


class Way:
    """One way in which a round may have gone so far."""

    def __init__(self, weight: float, b: Battle, fought: CombatRound) -> None:
        self.weight = weight
        self.b: Final = b
        self.fought: Final = fought


def round_odds(b: Battle, first: i64, seat: i64) -> RoundOdds | None:
    """The next round of the combat that a unit is in; None where it is too wide."""
    members = members_of(b, b.contacts, first)
    pairs = [one for one in b.contacts if one.attacker in members]
    if not pairs:
        return None
    ids = [each for one in pairs for each in (int(one.attacker), int(one.defender))]
    fought = CombatRound(0, 0, 0, 0, 0, 0, 0, 0, [len(pairs), *ids])
    return walked(b, fought, members, seat)


def strike_odds(b: Battle, choice: Strike | StrikeOfficer) -> RoundOdds | None:
    """D-137, D-195 The round that waits for an answer, with this one."""
    waiting = b.stack[-1]
    if not isinstance(waiting, CombatRound):
        return None
    fought = CombatRound(0, 0, 0, 0, 0, 0, 0, waiting.picks, waiting.book)
    if isinstance(choice, Strike):
        fought.book = [*fought.book, int(choice.count)]
    else:
        fought.note_pick(choice.unit, choice.officer, choice.count)
    members: list[int] = []
    for uid in fought.book[1 : 1 + 2 * fought.book[0]]:
        if uid not in members:
            members.append(uid)
    return walked(b, fought, members, b.units[choice.unit].seat)


def walked(b: Battle, fought: CombatRound, members: list[int], seat: i64) -> RoundOdds | None:
    """Step after step of blows, in all their ways."""
    allot(b, fought)
    ways: list[Way] = [Way(SURE, b, fought)]
    for step in range(LANCES, LAST + 1):
        wider = after_step(ways, step)
        if wider is None:
            return None
        ways = wider
    found = RoundOdds(seat)
    for uid in members:
        found.fates[uid] = Fate(b.units[uid].figures)
    for oid in fought.picked()[1::3]:
        found.officers[oid] = NEVER
    for way in ways:
        judge(b, way, members, found)
    return found


def allot(b: Battle, fought: CombatRound) -> None:
    """D-195 As many as can strike the first enemy, and the others the next."""
    while fought.allotted() < 2 * fought.book[0]:
        _, most = fought.bounds(b, fought.allotted())
        fought.book = [*fought.book, int(most)]


# Losses


def after_step(ways: list[Way], step: i64) -> list[Way] | None:
    """All ways in which one step of blows may end; equal ones are one."""
    found: dict[tuple[int, ...], Way] = {}
    for way in ways:
        way.fought.step_of_blows = step
        killed = kills_of(way.b, way.fought.blows(way.b))
        count = 1
        for shares in killed.values():
            count *= len(shares)
        if count * len(ways) > MOST_WAYS:
            return None
        for losses, weight in all_losses(killed):
            keep(found, fallen(way, losses, weight))
    return list(found.values())


def kills_of(b: Battle, blows: list[Blow]) -> dict[int, Shares]:
    """By their targets: figures that fall, no more than there are."""
    found: dict[int, Shares] = {}
    for blow in blows:
        shares = kills(b, blow)
        target = int(struck_by(blow))
        before = found.get(target)
        found[target] = shares if before is None else both(before, shares)
    return {uid: at_most(shares, room_of(b, uid)) for uid, shares in found.items()}


def room_of(b: Battle, uid: i64) -> i64:
    """Losses are shared with the supporting units: no more fall than all of them are."""
    if uid <= FIRST_OFFICER:
        o = b.officers[FIRST_OFFICER - uid]
        return o.roster.wounds - o.lost
    total: i64 = b.units[uid].figures
    seat = b.units[uid].seat
    for friend in all_supporters(b, [one for one in b.contacts if one.touches(uid)], seat):
        total += b.units[friend].figures
    return total


def kills(b: Battle, blow: Blow) -> Shares:
    """W-MEL-1, W-WND-1, W-SAV-1, D-156 Hits, re-rolled 1s or misses, wounds, saves."""
    profile = struck_profile(b, blow)
    need = need_to_wound(blow.strength, profile.toughness)
    if need == NO_SCORE:
        return [SURE]
    chance = die_chance(need) * (SURE - die_chance(need_to_save(profile.save, blow.strength)))
    return thinned(hits_of(blow), chance)


def hits_of(blow: Blow) -> Shares:
    hit = die_chance(blow.need)
    if blow.misses:
        return binomial(blow.dice, hit + (SURE - hit) * hit)
    if blow.again == 0:
        return binomial(blow.dice, hit)
    if blow.again >= blow.dice:
        return binomial(blow.dice, hit + hit / 6.0)
    return some_again(blow, hit)


def some_again(blow: Blow, hit: float) -> Shares:
    """No more 1s are re-rolled than there are elite figures."""
    found: Shares = [NEVER] * (blow.dice + 1)
    ones = binomial(blow.dice, SURE / 6.0)
    for count in range(len(ones)):
        rest = binomial(blow.dice - count, hit * 6.0 / 5.0)
        shares = both(rest, binomial(min(count, blow.again), hit))
        for k in range(len(shares)):
            found[k] += ones[count] * shares[k]
    return found


def all_losses(killed: dict[int, Shares]) -> list[tuple[list[int], float]]:
    """Every combination of losses, as the round writes them down: target, count, and so on."""
    found: list[tuple[list[int], float]] = [([], SURE)]
    for uid, shares in killed.items():
        wider: list[tuple[list[int], float]] = []
        for losses, weight in found:
            for count in range(len(shares)):
                if shares[count] > 0.0:
                    more = [uid, count] if count else []
                    wider.append(([*losses, *more], weight * shares[count]))
        found = wider
    return found


def fallen(way: Way, losses: list[int], weight: float) -> Way:
    """C-CC-1 The figures that were struck fall at the end of the step."""
    fought = way.fought
    if not losses:
        return Way(way.weight * weight, way.b, fought)
    after = way.b.clone()
    after.events = None
    book = [*fought.book, *losses]
    done = CombatRound(fought.south, fought.north, 0, 0, 0, 0, 0, fought.picks, book)
    done.fall(after)
    return Way(way.weight * weight, after, done)


def keep(found: dict[tuple[int, ...], Way], way: Way) -> None:
    """Ways that look alike are one."""
    left: list[int] = []
    for u in way.b.units:
        left += [int(u.figures), int(u.elites), int(u.sappers)]
    left += [int(o.lost) for o in way.b.officers]
    key = (int(way.fought.south), int(way.fought.north), *left)
    known = found.get(key)
    if known is None:
        found[key] = way
    else:
        known.weight += way.weight


# The result


def judge(before: Battle, way: Way, members: list[int], found: RoundOdds) -> None:
    b = way.b
    for uid in members:
        gone = not is_fighting(b, uid)
        found.fates[uid].lost[before.units[uid].figures - b.units[uid].figures] += way.weight
        if gone:
            found.fates[uid].gone += way.weight
    for oid in found.officers:
        if not b.officers[oid].on_table():
            found.officers[oid] += way.weight
    sides = [[uid for uid in members if b.units[uid].seat == seat] for seat in (0, 1)]
    alive = [[uid for uid in side if is_fighting(b, uid)] for side in sides]
    if not alive[0] or not alive[1]:
        # D-164 nothing is compared where one side has fallen to the last
        ahead = SURE if alive[found.seat] else NEVER
        found.won += way.weight * ahead
        found.lost += way.weight * (SURE - ahead)
        return
    pairs = [one for one in b.contacts if one.attacker in members]
    lead: i64 = score_of(b, pairs, 0, way.fought.south).total
    lead -= score_of(b, pairs, 1, way.fought.north).total
    if lead != 0:
        settle(b, pairs, alive, lead, way.weight, found)
        return
    one, other = has_musician(b, sides[0]), has_musician(b, sides[1])
    if one and other:
        settle(b, pairs, alive, 1, way.weight * (SURE - TIES) / 2.0, found)
        settle(b, pairs, alive, -1, way.weight * (SURE - TIES) / 2.0, found)
        settle(b, pairs, alive, 0, way.weight * TIES, found)
    else:
        settle(b, pairs, alive, int(one) - int(other), way.weight, found)


def settle(
    b: Battle,
    pairs: list[Contact],
    alive: list[list[int]],
    lead: i64,
    weight: float,
    found: RoundOdds,
) -> None:
    """C-CC-3, W-BRK-1 Who has won by so much, and what the losers' tests may do."""
    if lead == 0:
        found.drawn += weight
        return
    winner = 0 if lead > 0 else 1
    if winner == found.seat:
        found.won += weight
    else:
        found.lost += weight
    losers = [*alive[1 - winner], *all_supporters(b, pairs, 1 - winner)]
    for uid in losers:
        fate = found.fates.get(int(uid))
        if fate is None:
            fate = Fate(b.units[uid].figures)
            found.fates[int(uid)] = fate
        u = b.units[uid]
        if breaks_at_once(u):
            fate.breaks += weight
            continue
        broken = found.broken_by(b, u, lead if lead > 0 else -lead)
        fate.breaks += weight * broken.breaks
        fate.yields += weight * broken.yields
