"""Chapter 8: which ways are open to a kind of card, found once for each case.

Which ways are open depends on a card's kind and a few facts about the lane, so each case is
put to `why_not_go` once and remembered, for all battles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model.act_cache import (
    ARRIVALS,
    CLOSING,
    FROM_ABROAD,
    FROM_HOME,
    FROM_RESERVE,
    KINDS,
    STALE,
    TRANSFERS,
    UNKNOWN,
    Lane,
    Ways,
)
from ..model.cards import GENERAL
from ..model.pieces import MOST_CARDS, NOBODY, Unit
from ..model.places import FRENCH_SEAT, MIDDLE, RESERVE, opposite, own_position
from ..model.state import Battle
from .decoys import stack_size
from .movement import SPENT, can_depart_from, can_leave, leavers, owed_beside, why_not_go
from .terrain import move_limit, open_grounds

TO_HOME: Final = 1
TO_ABROAD: Final = 2
TO_RESERVE: Final = 4


# The facts of a lane


def refresh_facts(b: Battle) -> None:
    """Gather the facts of changed lanes; where they differ, lists are put together again."""
    act_cache = b.act_cache
    groups = act_cache.groups
    groups[CLOSING] = STALE
    for number in range(3):
        lane = act_cache.lanes[number]
        if lane.known:
            continue
        lane.known = True
        facts = lane.facts
        command = lane.command
        gather_facts(b, lane, number)
        if b.grounded[number] and not lane.surveyed and gather_grounds(b, lane, number):
            lane.stamp = b.new_stamp()
            act_cache.reserve_stamp = b.new_stamp()
        elif lane.facts == facts and lane.command == command and not lane.crammed:
            continue
        if lane.facts != facts:
            lane.ways = ways_for(_ways, lane.facts)
        if lane.command != command:
            lane.command_ways = ways_for(_command_ways, lane.command)
        act_cache.roads = [UNKNOWN] * KINDS
        groups[number] = STALE
        groups[number + 3] = STALE
        groups[ARRIVALS] = STALE
        groups[TRANSFERS] = STALE


def ways_for(known: dict[int, Ways], facts: int) -> Ways:
    ways = known.get(facts)
    if ways is None:
        ways = Ways()
        known[facts] = ways
    return ways


_ways: Final[dict[int, Ways]] = {}
_command_ways: Final[dict[int, Ways]] = {}


def gather_facts(b: Battle, lane: Lane, number: i64) -> None:
    """All that decides which ways of a lane are open to the active side, in one number for
    troops, who need room in the stack, and in another for Generals."""
    seat = b.active
    home, abroad = (number, number + 3) if seat == FRENCH_SEAT else (number + 3, number)
    troops = b.troops
    mine = 2 * home + seat
    yours = 2 * abroad + seat
    here = troops[mine]
    there = troops[yours]
    facts = seat
    if b.at[MIDDLE + number] and b.crossed[number] >= move_limit(b, number):
        facts += 2
    if b.setting.prussian_lane:
        facts += 8 if number == 2 else 4
    # the cards in each Position, and what Lost Orders does to it
    facts = 32 * facts + b.grounds[home].lost
    if troops[mine ^ 1]:
        facts += 12 if here else 8
    facts = 32 * facts + b.grounds[abroad].lost
    if troops[yours ^ 1]:
        facts += 12 if there else 8
    elif b.bluffing and stack_size(b, 1 - seat, abroad):
        facts += 16  # decoys, which stay on their own line (R92)
    if b.bluffing:
        here = stack_size(b, seat, home)
        there = stack_size(b, seat, abroad)
    lane.facts = 32 * facts
    lane.command = 16 * facts
    lane.crammed = lane.crowded = False
    if here >= MOST_CARDS or there >= MOST_CARDS:
        lane.crammed = there > MOST_CARDS
        lane.crowded = lane.crammed or here > MOST_CARDS
        lane.facts += room_facts(b, home, abroad, here, there)
    leaders = b.leaders[mine]
    if leaders:
        lane.command += 4 * command_facts(b, seat, home)
        lane.crowded = lane.crowded or leaders > 1
    leaders = b.leaders[yours]
    if leaders:
        lane.command += command_facts(b, seat, abroad)
        lane.crowded = lane.crowded or leaders > 1


def room_facts(b: Battle, home: i64, abroad: i64, here: i64, there: i64) -> int:
    """8.4 Whether a full Position has room for one more, because others can still leave it."""
    seat = b.active
    full = 0
    kept = owed_beside(b, seat, NOBODY, home) if there > MOST_CARDS else 0
    if here + kept >= MOST_CARDS:
        over = here + 1 - MOST_CARDS
        full = 1 if not kept and leavers(b, seat, home, False, over) >= over else 2
    return 4 * crowd_facts(b, seat, abroad, there + 1 - MOST_CARDS) + full


def crowd_facts(b: Battle, seat: i64, abroad: i64, over: i64) -> int:
    """R48 Whether one more may cross to four: from home, which leaves a place there, or from
    the Reserve."""
    if over <= 0:
        return 0
    if not can_depart_from(b, seat, abroad, NOBODY, True, over):
        return 1  # nor from the Reserve
    return 3 if can_depart_from(b, seat, abroad, NOBODY, False, over) else 2


def command_facts(b: Battle, seat: i64, pos: i64) -> int:
    """12.0 Whether a General is there, and if so, whether he could make way."""
    facts = 0
    units = b.units
    for uid in b.at[pos]:
        u = units[uid]
        if u.arm == GENERAL and u.seat == seat and u.up:
            if u.acted & SPENT or not can_leave(b, u):
                return 2
            facts = 1
    return facts


def gather_grounds(b: Battle, lane: Lane, number: i64) -> bool:
    """11.5 Which Terrain of a lane the active side may move onto, and whether that has changed."""
    lane.surveyed = True
    known = b.act_cache.open
    changed = False
    for pos in range(number, number + 4, 3):
        laid = b.terrain_in(pos)
        if laid or known[pos]:
            found = open_grounds(b, b.active, laid)
            if found != known[pos]:
                known[pos] = found
                changed = True
    return changed


# The ways of a card


def ways_of(b: Battle, u: Unit, number: i64, start: i64) -> int:
    """The ways open to a card in a lane from where it starts; Specials and Terrain have none."""
    lane = b.act_cache.lanes[number]
    if lane.crammed and start == FROM_ABROAD:
        return judge_ways(b, u, number, start)
    known = lane.ways.starts[start] if u.troop else lane.command_ways.starts[start]
    found = known[u.kind]
    if found == UNKNOWN:
        found = judge_ways(b, u, number, start)
        known[u.kind] = found
    return found


def judge_ways(b: Battle, u: Unit, lane: i64, start: i64) -> int:
    home = own_position(u.seat, lane)
    found = 0
    if start != FROM_HOME and why_not_go(b, u, home) is None:
        found |= TO_HOME
    if start == FROM_HOME or (start == FROM_RESERVE and u.twice):
        if why_not_go(b, u, opposite(home)) is None:
            found |= TO_ABROAD
    if start in (FROM_HOME, FROM_ABROAD) and why_not_go(b, u, RESERVE + u.seat) is None:
        found |= TO_RESERVE
    return found


def roads_of(b: Battle, u: Unit) -> int:
    """The Positions that a card may enter from the Reserve: two bits for each lane."""
    lanes = b.act_cache.lanes
    kind = u.kind
    if u.troop:
        left, center, right = lanes[0].ways, lanes[1].ways, lanes[2].ways
    else:
        left, center, right = lanes[0].command_ways, lanes[1].command_ways, lanes[2].command_ways
    near = left.starts[FROM_RESERVE][kind]
    middle = center.starts[FROM_RESERVE][kind]
    open_to = near | middle << 2 | right.starts[FROM_RESERVE][kind] << 4
    if open_to >= 0:  # below zero while one is UNKNOWN
        return open_to
    near = ways_of(b, u, 0, FROM_RESERVE)
    middle = ways_of(b, u, 1, FROM_RESERVE)
    return near | middle << 2 | ways_of(b, u, 2, FROM_RESERVE) << 4
