"""Chapter 7.0: the legal acts of the Combat phase, listed quickly.

`ChooseAct.why_not` in combat.py says what is legal; this says the same for all acts at once,
and a law holds the two equal. Acts are kept in groups (one for each Position, one for the
Reserve, ...), and a group is listed anew only when something it depends on has changed
(state.Battle._stale). Inside a group a card keeps the acts last listed for it, with its case
(the ways open to it, who stands around it) and the stamp of its lane or of the Reserve.
Which ways are open to a card depends on its kind and a few facts about the lane, so each
case is put to `why_not_go` once and remembered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.decision import Action
from .actions import (
    COLUMN,
    END,
    LINE,
    Hide,
    LayTerrain,
    OpenFire,
    Show,
    arrivals,
    move,
)
from .cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN, SPECIAL, TERRAIN
from .confusion import add_confusions
from .decoys import stack_size
from .fire import add_shots, open_targets, reach, why_not_ready
from .formation import why_not_form
from .moments import BETWEEN_ACTS, PLAYED_BETWEEN_ACTS
from .movement import (
    SPENT,
    add_shifts,
    add_terrain_moves,
    add_variants,
    can_leave,
    departures_from,
    leavers,
    may_be_bound,
    must_leave,
    why_not_end,
    why_not_go,
    why_not_lay_decoy,
    why_not_start,
)
from .opening import why_not_open
from .pieces import (
    ARRIVALS,
    CLOSING,
    FATIGUED,
    FIRED,
    FORMED,
    GROUPS,
    KINDS,
    MOST_CARDS,
    MOVED,
    NO_ACTS,
    NO_KIND,
    NOBODY,
    QUICK,
    RESERVE_STAMP,
    TRANSFERS,
    Unit,
    Ways,
)
from .places import (
    FRENCH_SEAT,
    MIDDLE,
    POSITIONS,
    RESERVE,
    lane_of,
    line_of,
    opposite,
    own_position,
)
from .reinforcements import why_not_show
from .special_effects import is_stopped
from .specials import plays
from .state import Battle
from .terrain import has_room, move_limit, open_grounds, why_not_lay

UNKNOWN: Final = -1
ALONE: Final = -2

FROM_RESERVE: Final = 0
FROM_HOME: Final = 1
FROM_ABROAD: Final = 2
FROM_OTHER_LANE: Final = 3
TO_HOME: Final = 1
TO_ABROAD: Final = 2
TO_RESERVE: Final = 4
THE_END: Final[list[Action]] = [END]


def list_acts(b: Battle, seat: i64) -> list[Action]:
    """7.0 Every legal act of the active side."""
    facts = b.facts
    if facts[0] == UNKNOWN or facts[1] == UNKNOWN or facts[2] == UNKNOWN:
        refresh_facts(b)
    found: list[Action] = []
    groups = b.groups
    for group in range(GROUPS):
        acts = groups[group]
        if acts is None:
            acts = list_group(b, seat, group)
            groups[group] = acts
        if acts:
            found += acts
    return found


def list_group(b: Battle, seat: i64, group: int) -> list[Action]:
    if group < POSITIONS:
        return list_position(b, seat, group)
    if group == ARRIVALS:
        return list_reserve(b, seat)
    if group == TRANSFERS:
        return list_transfers(b, seat)
    if group == CLOSING:
        return THE_END if why_not_end(b, seat) is None else NO_ACTS
    return list_specials(b, seat)


# The facts of a lane


def refresh_facts(b: Battle) -> None:
    """Gather the facts of changed lanes; where they differ, lists are put together anew."""
    facts = b.facts
    last = b.last
    groups = b.groups
    for lane in range(3):
        if facts[lane] != UNKNOWN:
            continue
        gather_facts(b, lane)
        soil = terrain_facts(b, lane) if b.grounded[lane] else 0
        if soil != last[3 + lane]:
            last[3 + lane] = soil
            b.stamps[lane] = b.new_stamp()
            b.stamps[RESERVE_STAMP] = b.new_stamp()
        elif facts[lane] == last[lane] and facts[3 + lane] == last[6 + lane]:
            if facts[lane] != ALONE:
                continue
        last[lane] = facts[lane]
        last[6 + lane] = facts[3 + lane]
        b.ways[lane] = None if facts[lane] == ALONE else ways_for(2 * facts[lane])
        b.ways[3 + lane] = ways_for(2 * facts[3 + lane] + 1)
        groups[lane] = None
        groups[lane + 3] = None
        groups[ARRIVALS] = None
        groups[TRANSFERS] = None
    groups[CLOSING] = None


def ways_for(key: int) -> Ways:
    known = _ways.get(key)
    if known is None:
        known = Ways()
        _ways[key] = known
    return known


_ways: Final[dict[int, Ways]] = {}


def gather_facts(b: Battle, lane: i64) -> None:
    """All that decides which ways of a lane are open to the active side, in one number for
    troops, who need room in the stack, and in another for Generals."""
    seat = b.active
    home = lane if seat == FRENCH_SEAT else lane + 3
    abroad = lane + 3 if seat == FRENCH_SEAT else lane
    facts = seat
    if b.at[MIDDLE + lane] and b.crossed[lane] >= move_limit(b, lane):
        facts += 2
    if b.setting.prussian_lane:
        facts += 8 if lane == 2 else 4
    facts = (facts * 32 + ground_facts(b, seat, home)) * 32 + ground_facts(b, seat, abroad)
    b.facts[lane] = room_facts(b, seat, home, abroad, facts)
    command = 4 * command_facts(b, seat, home) if b.leaders[2 * home + seat] else 0
    if b.leaders[2 * abroad + seat]:
        command += command_facts(b, seat, abroad)
    b.facts[3 + lane] = facts * 16 + command


def room_facts(b: Battle, seat: i64, home: i64, abroad: i64, facts: i64) -> int:
    here = b.troops[2 * home + seat]
    there = b.troops[2 * abroad + seat]
    if b.bluffing:
        here = stack_size(b, seat, home)
        there = stack_size(b, seat, abroad)
    if there > MOST_CARDS:
        return ALONE
    crowd = 0 if there < MOST_CARDS else crowd_facts(b, seat, abroad)
    full = 0
    if here >= MOST_CARDS:
        over = here + 1 - MOST_CARDS
        full = 1 if leavers(b, seat, home, False, over) >= over else 2
    return (facts * 8 + crowd) * 4 + full


def terrain_facts(b: Battle, lane: i64) -> int:
    """Who holds each Terrain card of a lane, and whether it has room."""
    facts = 0
    for pos in (lane, lane + 3):
        for uid in b.terrain_in(pos):
            facts = 4 * facts + 2 * b.units[uid].holder + int(has_room(b, uid))
    return facts


def crowd_facts(b: Battle, seat: i64, abroad: i64) -> int:
    """R48 Whether one more may cross to four: from home, which leaves a place there, or from
    the Reserve."""
    facts = 1
    if departures_from(b, seat, abroad, NOBODY, True) > 0:
        facts += 1
    if departures_from(b, seat, abroad, NOBODY, False) > 0:
        facts += 2
    return facts


def ground_facts(b: Battle, seat: i64, pos: i64) -> int:
    """Who stands in a Position, and what Lost Orders does to it."""
    facts = b.grounds[pos].lost
    if b.troops[2 * pos + 1 - seat]:
        facts += 12 if b.troops[2 * pos + seat] else 8
    elif b.bluffing and stack_size(b, 1 - seat, pos):
        facts += 16
    return facts


def command_facts(b: Battle, seat: i64, pos: i64) -> int:
    """12.0 Whether a General is there, and if so, whether he could make way."""
    facts = 0
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.arm == GENERAL and u.seat == seat and u.up:
            facts |= 1 if not u.acted & SPENT and can_leave(b, u) else 2
    return facts if facts < 2 else 2


# The ways of a card


def judge_ways(b: Battle, u: Unit, lane: i64, start: i64) -> int:
    home = own_position(u.seat, lane)
    found = 0
    if start != FROM_HOME and why_not_go(b, u, home) is None:
        found |= TO_HOME
    if start == FROM_HOME or (start == FROM_RESERVE and goes_twice(u)):
        if why_not_go(b, u, opposite(home)) is None:
            found |= TO_ABROAD
    if start in (FROM_HOME, FROM_ABROAD) and why_not_go(b, u, RESERVE + u.seat) is None:
        found |= TO_RESERVE
    return found


def goes_twice(u: Unit) -> bool:
    """8.3 Cavalry and Generals make two moves."""
    return u.arm == CAVALRY or u.arm == GENERAL


# Cards in a Position


def list_position(b: Battle, seat: i64, pos: i64) -> list[Action]:
    """What the cards of one Position may do inside the lane; a card whose case is the same as
    before is not asked again, unless stacking is so tight that others decide over it."""
    troops = b.troops
    if not troops[2 * pos + seat] and not b.leaders[2 * pos + seat] and not b.bluffing:
        return NO_ACTS
    lane = pos if pos < 3 else pos - 3
    start = FROM_HOME if line_of(pos) == seat else FROM_ABROAD
    bound = False
    if troops[2 * pos + seat] > MOST_CARDS or b.bluffing:
        bound = may_be_bound(b, seat, pos)
    lasting = not bound and b.facts[lane] != ALONE
    stamp = b.stamps[lane]
    engaged = b.engaged(pos)
    around = int(engaged) + (2 if troops[2 * opposite(pos) + seat] else 0)
    aims: list[list[Unit] | None] = [None, None, None, None]
    found: list[Action] = []
    units = b.units
    for uid in b.at[pos]:
        u = units[uid]
        if u.seat != seat:
            continue
        if u.kind == NO_KIND or (u.arm == GENERAL and not u.up):
            list_odd_card(b, u, lane, start, found)
            continue
        open_ways = 0
        if not u.acted & SPENT and not u.marks & FATIGUED:
            ways = b.ways[lane if u.troop else lane + 3]
            if ways is None:
                open_ways = judge_ways(b, u, lane, start)
            else:
                known = ways.from_home if start == FROM_HOME else ways.from_abroad
                open_ways = known[u.kind]
                if open_ways == UNKNOWN:
                    open_ways = judge_ways(b, u, lane, start)
                    known[u.kind] = open_ways
        case = 4 * open_ways + around
        if u.stamp != stamp or u.case != case or not lasting:
            u.acts = list_card(b, u, open_ways, engaged, bound, aims)
            u.case = case
            u.stamp = stamp if lasting else -1
        found += u.acts
    return found


def list_card(
    b: Battle,
    u: Unit,
    open_ways: i64,
    engaged: bool,
    bound: bool,
    aims: list[list[Unit] | None],
) -> list[Action]:
    """Shots, formations and moves inside the lane by one card."""
    if bound and must_leave(b, u):
        return ways_out(b, u, open_ways)
    found = outings(b, u, open_ways, engaged)
    if not u.troop:
        return found
    acted = u.acted
    if not acted & FIRED and (engaged or u.arm == ARTILLERY):
        if not acted & MOVED or u.arm == ARTILLERY or u.marks & QUICK:
            shots: list[Action] = []
            list_shots(b, u, aims, shots)
            if shots:
                found = found + shots
    if b.grounded[lane_of(u.place)] and not acted & SPENT and not u.marks & FATIGUED:
        moves: list[Action] = []
        list_grounds(b, u, open_ways, moves)
        if moves:
            found = found + moves
    return found


def list_odd_card(b: Battle, u: Unit, lane: i64, start: i64, found: list[Action]) -> None:
    """Decoys, and the chief of staff, whose case is his own."""
    if why_not_start(b, u) is not None:
        return
    if u.decoy():
        found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
    elif u.arm == GENERAL:
        found += ways_out(b, u, judge_ways(b, u, lane, start))


def ways_out(b: Battle, u: Unit, open_ways: i64) -> list[Action]:
    """Moves to the Reserve and across the Middle Ground."""
    found: list[Action] = []
    if open_ways & TO_RESERVE:
        found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        add_variants(b, u, across, -1, found)
        if u.troop:
            add_terrain_moves(b, u, across, open_grounds(b, u.seat, across), found)
    return found


def list_grounds(b: Battle, u: Unit, open_ways: i64, found: list[Action]) -> None:
    """11.5 Moves straight on to Terrain across the line, and on to or off it here."""
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        add_terrain_moves(b, u, across, open_grounds(b, u.seat, across), found)
    add_shifts(b, u, open_grounds(b, u.seat, u.place), found)


def outings(b: Battle, u: Unit, open_ways: i64, engaged: bool) -> list[Action]:
    """Formations, and moves in the open, made once for each case of a card."""
    form = 0
    if u.arm == INFANTRY:
        form = 3 * u.formation + 2
        if not u.acted & FORMED:
            form -= 1 if engaged else 2
            if engaged and why_not_form(b, u, other_formation(u)) is not None:
                form += 1
        form += 1
    key = ((open_ways * 6 + u.place) * 2 + u.seat) * 16 + form
    found = u.book.outings.get(key)
    if found is None:
        found = []
        if form and form % 3 != 0:
            found += u.book.changes[u.formation]
        if open_ways & TO_RESERVE:
            found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
        if open_ways & (TO_HOME | TO_ABROAD):
            add_variants(b, u, opposite(u.place), -1, found)
        u.book.outings[key] = found
    return found


def list_shots(b: Battle, u: Unit, aims: list[list[Unit] | None], found: list[Action]) -> None:
    """Opening fire, and shots; cards of one arm in one Position have the same targets."""
    if u.acted & MOVED and u.arm == ARTILLERY and why_not_open(b, u) is None:
        found.append(OpenFire(u.uid))
    if why_not_ready(b, u) is not None:
        return
    targets = aims[u.arm]
    if targets is None:
        targets = open_targets(b, u, reach(b, u))
        if u.arm != CAVALRY:  # lancers see more than other cavalry (Emergency Prone)
            aims[u.arm] = targets
    if targets:
        add_shots(b, u, targets, found)


def other_formation(u: Unit) -> int:
    return COLUMN if u.formation == LINE else LINE


# Cards in the Reserve


def list_reserve(b: Battle, seat: i64) -> list[Action]:
    """Moves from the Reserve to any Position, and what else is done with cards in hand."""
    found: list[Action] = []
    stamp = b.stamps[RESERVE_STAMP]
    roads = [UNKNOWN] * KINDS
    away = b.setting.prussian_lane and not b.arrived
    units = b.units
    for uid in b.at[RESERVE + seat]:
        u = units[uid]
        if u.troop:
            if u.acted & SPENT or u.marks or (away and u.army == PRUSSIAN):
                if why_not_start(b, u) is not None:
                    continue
            open_to = roads[u.kind]
            if open_to == UNKNOWN:
                open_to = roads_of(b, u)
                roads[u.kind] = open_to
            if u.case != open_to or u.stamp != stamp:
                u.acts = arriving(b, u, open_to)
                u.case = open_to
                u.stamp = stamp
            found += u.acts
        elif u.arm != SPECIAL or b.bluffing:
            list_hand(b, u, found)
            if u.arm == GENERAL and why_not_start(b, u) is None:
                found += arrivals(uid, seat, roads_of(b, u), False)
    return found


def arriving(b: Battle, u: Unit, open_to: i64) -> list[Action]:
    """8.1 The moves of one troop card from the Reserve."""
    found = arrivals(u.uid, u.seat, open_to, u.arm == INFANTRY)
    if b.grounded[0] or b.grounded[1] or b.grounded[2]:
        moves: list[Action] = []
        add_grounds(b, u, open_to, moves)
        if moves:
            found = found + moves
    return found


def roads_of(b: Battle, u: Unit) -> int:
    """The Positions a card may come to from the Reserve: two bits for each lane."""
    kind = u.kind
    first = 0 if u.troop else 3
    open_to = 0
    for lane in range(3):
        ways = b.ways[first + lane]
        found = UNKNOWN if ways is None or kind == NO_KIND else ways.from_reserve[kind]
        if found == UNKNOWN:
            found = judge_ways(b, u, lane, FROM_RESERVE)
            if ways is not None and kind != NO_KIND:
                ways.from_reserve[kind] = found
        open_to |= found << (2 * lane)
    return open_to


def add_grounds(b: Battle, u: Unit, open_to: i64, found: list[Action]) -> None:
    """11.5 Straight from the Reserve on to Terrain (R117)."""
    for lane in range(3):
        if not b.grounded[lane]:
            continue
        home = own_position(u.seat, lane)
        if open_to >> (2 * lane) & TO_HOME:
            add_terrain_moves(b, u, home, open_grounds(b, u.seat, home), found)
        if open_to >> (2 * lane) & TO_ABROAD:
            abroad = opposite(home)
            add_terrain_moves(b, u, abroad, open_grounds(b, u.seat, abroad), found)


def list_hand(b: Battle, u: Unit, found: list[Action]) -> None:
    """Terrain, a General to show, and decoys."""
    if u.arm == TERRAIN:
        if why_not_lay(b, u) is None:
            found.append(LayTerrain(u.uid))
    elif u.army == PRUSSIAN and u.arm == GENERAL and why_not_show(b, u) is None:
        found.append(Show(u.uid))
    if b.bluffing:
        for lane in range(3):
            if why_not_lay_decoy(b, u, own_position(u.seat, lane)) is None:
                found.append(Hide(u.uid, own_position(u.seat, lane)))


# Changes of lane, and Specials


def list_transfers(b: Battle, seat: i64) -> list[Action]:
    """8.3 Two moves by way of the Reserve, to another own Position."""
    found: list[Action] = []
    for lane in range(3):
        pos = own_position(seat, lane)
        if not b.riders[2 * pos + seat] and not b.leaders[2 * pos + seat]:
            continue
        for uid in b.at[pos]:
            u = b.units[uid]
            if (u.arm == CAVALRY or u.arm == GENERAL) and u.seat == seat and not u.acted:
                if not u.marks & FATIGUED and not u.decoy():
                    add_transfers(b, u, lane, found)
    return found


def add_transfers(b: Battle, u: Unit, lane: i64, found: list[Action]) -> None:
    """8.3 An engaged card may not engage where it goes to."""
    if b.grounds[u.place].lost and is_stopped(b, u, u.place):
        return
    engaged = b.engaged(u.place)
    home = 0 if u.seat == FRENCH_SEAT else 3
    for other in range(3):
        to = home + other
        if other == lane or (engaged and b.troops[2 * to + 1 - u.seat]):
            continue
        ways = b.ways[other if u.troop else 3 + other]
        open_to = UNKNOWN if ways is None or u.kind == NO_KIND else ways.from_other_lane[u.kind]
        if open_to == UNKNOWN:
            open_to = judge_ways(b, u, other, FROM_OTHER_LANE)
            if ways is not None and u.kind != NO_KIND:
                ways.from_other_lane[u.kind] = open_to
        if open_to:
            found.append(move(u.uid, to, LINE, -1))
            if u.troop and b.grounded[other]:
                add_terrain_moves(b, u, to, open_grounds(b, u.seat, to), found)


def list_specials(b: Battle, seat: i64) -> list[Action]:
    """13.0 Specials between acts, Battle Confusion among them."""
    for uid in b.specials[seat]:
        if PLAYED_BETWEEN_ACTS[b.units[uid].title]:
            found: list[Action] = []
            plays(b, seat, BETWEEN_ACTS, found)
            add_confusions(b, seat, found, True)
            return found
    return NO_ACTS
