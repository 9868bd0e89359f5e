"""Chapter 7.0: the legal acts of the Combat phase, listed quickly.

`ChooseAct.why_not` in combat.py says what is legal; this says the same for all acts at once,
and a law holds the two equal. A card on the field keeps the acts last listed for it, with
its case (the ways open to it, who stands around it) and the stamp of its lane, which is
replaced when an enemy card or the Terrain of the lane has changed (state.Battle._stale).
Which ways are open to a card depends on its kind and a few facts about the lane, so each
case is put to `why_not_go` once and remembered.
"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Action
from .actions import COLUMN, END, LINE, Hide, LayTerrain, OpenFire, Show, arrivals, forms, move
from .cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN, SPECIAL, TERRAIN
from .confusion import add_confusions
from .decoys import MOST_CARDS, stack_size
from .fire import add_shots, open_targets, reach, why_not_ready
from .formation import why_not_form
from .moments import BETWEEN_ACTS
from .movement import (
    add_shifts,
    add_terrain_moves,
    add_variants,
    departures_from,
    generals_in,
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
    ELSEWHERE,
    FATIGUED,
    FIRED,
    FORMED,
    KINDS,
    MOVED,
    NO_KIND,
    NOBODY,
    RESERVE_STAMP,
    Unit,
)
from .places import MIDDLE, POSITIONS, RESERVE, lane_of, line_of, opposite, own_position
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
SPENT: Final = MOVED | FIRED


def list_acts(b: Battle, seat: int) -> list[Action]:
    """7.0 Every legal act of the active side."""
    refresh_facts(b)
    found: list[Action] = []
    for pos in range(POSITIONS):
        acts = acts_in(b, seat, pos)
        if acts:
            found += acts
    found += acts_from_reserve(b, seat)
    found += acts_elsewhere(b, seat)
    return found


def refresh_facts(b: Battle) -> None:
    """Gather the facts of changed lanes; where they differ, lists are put together anew."""
    last = b.last
    for lane in range(3):
        if b.facts[lane] == UNKNOWN:
            gather_facts(b, lane)
            facts = b.facts[lane]
            soil = terrain_facts(b, lane) if b.grounded[lane] else 0
            if soil != last[3 + lane]:
                last[3 + lane] = soil
                b.stamps[lane] = b.new_stamp()
                last[lane] = UNKNOWN
            if facts != last[lane] or b.facts[3 + lane] != last[6 + lane] or facts == ALONE:
                last[lane] = facts
                last[6 + lane] = b.facts[3 + lane]
                b.stamps[RESERVE_STAMP] = b.new_stamp()
                b.groups[lane] = None
                b.groups[lane + 3] = None


def acts_in(b: Battle, seat: int, pos: int) -> list[Action]:
    """The acts of one Position's cards, put together anew when one of them changed."""
    stamp = b.stamps[pos if pos < 3 else pos - 3]
    known = b.groups[pos]
    if known is None or b.listed[pos] != stamp:
        known = []
        if b.troops[2 * pos + seat] or b.leaders[2 * pos + seat] or b.setting.options.decoys:
            list_position(b, seat, pos, known)
        b.groups[pos] = known
        b.listed[pos] = stamp
    return known


def acts_from_reserve(b: Battle, seat: int) -> list[Action]:
    stamp = b.stamps[RESERVE_STAMP]
    known = b.groups[ARRIVALS]
    if known is None or b.listed[ARRIVALS] != stamp:
        known = []
        list_reserve(b, seat, known)
        b.groups[ARRIVALS] = known
        b.listed[ARRIVALS] = stamp
    return known


def acts_elsewhere(b: Battle, seat: int) -> list[Action]:
    known = b.groups[ELSEWHERE]
    if known is None:
        known = []
        list_elsewhere(b, seat, known)
        b.groups[ELSEWHERE] = known
    return known


def list_position(b: Battle, seat: int, pos: int, found: list[Action]) -> None:
    """What the cards of one Position may do inside the lane; a card whose case is the same as
    before is not asked again, unless stacking is so tight that others decide over it."""
    lane = lane_of(pos)
    stamp = b.stamps[lane]
    bound = may_be_bound(b, seat, pos)
    lasting = not bound and b.facts[lane] != ALONE
    start = FROM_HOME if line_of(pos) == seat else FROM_ABROAD
    known = way_table(b, lane, start, False)
    around = int(b.engaged(pos)) + (2 if b.troops[2 * opposite(pos) + seat] else 0)
    aims: list[list[Unit] | None] = [None, None, None, None]
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat != seat:
            continue
        if u.kind == NO_KIND or (u.arm == GENERAL and not u.up):
            list_odd_card(b, u, lane, found)
            continue
        open_ways = 0
        if not u.acted & SPENT and not u.marks & FATIGUED:
            table = known if u.troop else way_table(b, lane, start, True)
            open_ways = ways(b, u, table, lane, start)
        case = 4 * open_ways + around
        if u.stamp != stamp or u.case != case or not lasting:
            u.acts = []
            list_card(b, u, open_ways, bound, aims, u.acts)
            u.case = case
            u.stamp = stamp if lasting else -1
        found += u.acts


def list_card(
    b: Battle,
    u: Unit,
    open_ways: int,
    bound: bool,
    aims: list[list[Unit] | None],
    found: list[Action],
) -> None:
    """Shots, formations and moves inside the lane by one card."""
    if bound and must_leave(b, u):
        list_ways_out(b, u, open_ways, found)
        return
    engaged = b.engaged(u.place)
    list_outings(b, u, open_ways, engaged, found)
    if u.troop:
        if (engaged or u.arm == ARTILLERY) and not u.acted & FIRED:
            list_shots(b, u, aims, found)
        if not u.acted & SPENT and not u.marks & FATIGUED and b.grounded[lane_of(u.place)]:
            list_grounds(b, u, open_ways, found)


def list_odd_card(b: Battle, u: Unit, lane: int, found: list[Action]) -> None:
    """Decoys, and the chief of staff, whose case is his own."""
    if why_not_start(b, u) is not None:
        return
    if u.decoy():
        found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
    elif u.arm == GENERAL:
        start = FROM_HOME if line_of(u.place) == u.seat else FROM_ABROAD
        list_ways_out(b, u, judge_ways(b, u, lane, start), found)


def list_ways_out(b: Battle, u: Unit, open_ways: int, found: list[Action]) -> None:
    """Moves to the Reserve and across the Middle Ground."""
    if open_ways & TO_RESERVE:
        found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        add_variants(b, u, across, -1, found)
        if u.troop:
            add_terrain_moves(b, u, across, open_grounds(b, u.seat, across), found)


def list_grounds(b: Battle, u: Unit, open_ways: int, found: list[Action]) -> None:
    """11.5 Moves straight on to Terrain across the line, and on to or off it here."""
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        add_terrain_moves(b, u, across, open_grounds(b, u.seat, across), found)
    add_shifts(b, u, open_grounds(b, u.seat, u.place), found)


def list_outings(b: Battle, u: Unit, open_ways: int, engaged: bool, found: list[Action]) -> None:
    """Formations, and moves in the open."""
    if u.arm == INFANTRY and not u.acted & FORMED:
        if not engaged or why_not_form(b, u, other_formation(u)) is None:
            found += forms(u.uid, u.formation)
    if open_ways & TO_RESERVE:
        found.append(move(u.uid, RESERVE + u.seat, LINE, -1))
    if open_ways & (TO_HOME | TO_ABROAD):
        add_variants(b, u, opposite(u.place), -1, found)


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


def way_table(b: Battle, lane: int, start: int, general: bool) -> list[int] | None:
    """The ways open in a lane, by kind of card, as far as they have been judged.

    None when a crowd across the line makes each troop card's case its own.
    """
    facts = b.facts[lane]
    if general:
        facts = b.facts[3 + lane]
    elif facts == ALONE:
        return None
    key = (facts * 4 + start) * 2 + int(general)
    table = _tables.get(key)
    if table is None:
        table = [UNKNOWN] * KINDS
        _tables[key] = table
    return table


_tables: Final[dict[int, list[int]]] = {}


def gather_facts(b: Battle, lane: int) -> None:
    """All that decides which ways of a lane are open to the active side, in one number for
    troops, who need room in the stack, and in another for Generals."""
    seat = b.active
    home = own_position(seat, lane)
    abroad = opposite(home)
    river = 1 if b.at[MIDDLE + lane] and b.crossed[lane] >= move_limit(b, lane) else 0
    facts = seat + 2 * river
    if b.setting.prussian_lane:
        facts += 8 if lane == 2 else 4
    facts = (facts * 32 + ground_facts(b, seat, home)) * 32 + ground_facts(b, seat, abroad)
    b.facts[lane] = room_facts(b, seat, home, abroad, facts)
    b.facts[3 + lane] = (
        facts * 16 + 4 * command_facts(b, seat, home) + command_facts(b, seat, abroad)
    )


def room_facts(b: Battle, seat: int, home: int, abroad: int, facts: int) -> int:
    stack = stack_size(b, seat, abroad)
    if stack > MOST_CARDS:
        return ALONE
    crowd = 0 if stack < MOST_CARDS else crowd_facts(b, seat, abroad)
    over = stack_size(b, seat, home) + 1 - MOST_CARDS
    full = 0 if over <= 0 else (1 if leavers(b, seat, home, False, over) >= over else 2)
    return (facts * 8 + crowd) * 4 + full


def terrain_facts(b: Battle, lane: int) -> int:
    """Who holds each Terrain card of a lane, and whether it has room."""
    facts = 0
    for pos in (lane, lane + 3):
        for uid in b.terrain_in(pos):
            facts = 4 * facts + 2 * b.units[uid].holder + int(has_room(b, uid))
    return facts


def crowd_facts(b: Battle, seat: int, abroad: int) -> int:
    """R48 Whether one more may cross to four: from home, which leaves a place there, or from
    the Reserve."""
    facts = 1
    if departures_from(b, seat, abroad, NOBODY, True) > 0:
        facts += 1
    if departures_from(b, seat, abroad, NOBODY, False) > 0:
        facts += 2
    return facts


def ground_facts(b: Battle, seat: int, pos: int) -> int:
    """Who stands in a Position, and what Lost Orders does to it."""
    facts = b.grounds[pos].lost
    if b.troops[2 * pos + seat]:
        facts += 4
    if b.troops[2 * pos + 1 - seat]:
        facts += 8
    elif b.setting.options.decoys and stack_size(b, 1 - seat, pos):
        facts += 16
    return facts


def command_facts(b: Battle, seat: int, pos: int) -> int:
    """12.0 Whether a General is there, and if so, whether he could make way."""
    if not b.leaders[2 * pos + seat]:
        return 0
    generals = generals_in(b, seat, pos)
    if not generals:
        return 0
    return 1 if leavers(b, seat, pos, True) >= generals else 2


def ways(b: Battle, u: Unit, known: list[int] | None, lane: int, start: int) -> int:
    """The ways open to a card in a lane or into it, judged once ever for the same facts."""
    if known is None or u.kind == NO_KIND:
        return judge_ways(b, u, lane, start)
    found = known[u.kind]
    if found == UNKNOWN:
        found = judge_ways(b, u, lane, start)
        known[u.kind] = found
    return found


def judge_ways(b: Battle, u: Unit, lane: int, start: int) -> int:
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


def list_reserve(b: Battle, seat: int, found: list[Action]) -> None:
    """Moves from the Reserve to any Position, and what else is done with cards in hand."""
    known = [way_table(b, lane, FROM_RESERVE, False) for lane in range(3)]
    roads: list[int] = [UNKNOWN] * KINDS
    ground = 1 in b.grounded
    for uid in b.at[RESERVE + seat]:
        u = b.units[uid]
        if not u.troop:
            if u.arm != SPECIAL or b.setting.options.decoys:
                list_hand(b, u, found)
            if u.arm != GENERAL:
                continue
        if (u.acted or u.army == PRUSSIAN) and why_not_start(b, u) is not None:
            continue
        open_to = UNKNOWN if u.kind == NO_KIND else roads[u.kind]
        if open_to == UNKNOWN:
            open_to = roads_of(b, u, known)
            if u.kind != NO_KIND:
                roads[u.kind] = open_to
        if open_to:
            found += arrivals(uid, seat, open_to, u.arm == INFANTRY)
            if ground and u.troop:
                add_grounds(b, u, open_to, found)


def roads_of(b: Battle, u: Unit, known: list[list[int] | None]) -> int:
    """The Positions a card may come to from the Reserve: two bits for each lane."""
    open_to = 0
    for lane in range(3):
        table = known[lane] if u.troop else way_table(b, lane, FROM_RESERVE, True)
        open_to |= ways(b, u, table, lane, FROM_RESERVE) << (2 * lane)
    return open_to


def add_grounds(b: Battle, u: Unit, open_to: int, found: list[Action]) -> None:
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
    if b.setting.options.decoys:
        for lane in range(3):
            if why_not_lay_decoy(b, u, own_position(u.seat, lane)) is None:
                found.append(Hide(u.uid, own_position(u.seat, lane)))


def list_elsewhere(b: Battle, seat: int, found: list[Action]) -> None:
    """The end of the phase, changes of lane, and Specials."""
    if why_not_end(b, seat) is None:
        found.append(END)
    for lane in range(3):
        pos = own_position(seat, lane)
        if not b.riders[2 * pos + seat] and not b.leaders[2 * pos + seat]:
            continue
        for uid in b.at[pos]:
            u = b.units[uid]
            if (u.arm == CAVALRY or u.arm == GENERAL) and u.seat == seat and not u.acted:
                if not u.decoy() and why_not_start(b, u) is None:
                    list_transfers(b, u, lane, found)
    if b.specials[seat]:
        plays(b, seat, BETWEEN_ACTS, found)
        add_confusions(b, seat, found, True)


def list_transfers(b: Battle, u: Unit, lane: int, found: list[Action]) -> None:
    """8.3 Two moves by way of the Reserve, to another own Position; an engaged card may not
    engage there."""
    if is_stopped(b, u, u.place):
        return
    engaged = b.engaged(u.place)
    for other in range(3):
        to = own_position(u.seat, other)
        if other == lane or (engaged and b.troops[2 * to + 1 - u.seat]):
            continue
        known = way_table(b, other, FROM_OTHER_LANE, not u.troop)
        if ways(b, u, known, other, FROM_OTHER_LANE):
            found.append(move(u.uid, to, LINE, -1))
            if u.troop and b.grounded[other]:
                add_terrain_moves(b, u, to, open_grounds(b, u.seat, to), found)
