"""Chapter 7.0: the legal acts of the Combat phase, listed quickly.

`ChooseAct.why_not` in combat.py says what is legal; this says the same for all acts at once,
and a law holds the two equal. Acts are kept in groups (one for each Position, one for the
Reserve, ...), and a group is listed again only when something it depends on has changed
(state.Battle._stale). Inside a group a card keeps the acts last listed for it, with its case
(the ways open to it, who stands around it) and the stamp of its lane or of the Reserve.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Answers

from ..model.act_cache import (
    ARRIVALS,
    CLOSING,
    FROM_ABROAD,
    FROM_HOME,
    FROM_OTHER_LANE,
    FROM_RESERVE,
    NO_WAYS,
    SPECIAL_PLAYS,
    STALE,
    TRANSFERS,
    UNKNOWN,
)
from ..model.actions import END, LINE, Confuse, Hide, LayTerrain, OpenFire, Show
from ..model.cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN, SPECIAL, TERRAIN
from ..model.pieces import DEPLETED, FATIGUED, FIRED, FORMED, MOVED, NO_ACTS, QUICK, Unit
from ..model.places import FRENCH_SEAT, POSITIONS, RESERVE, lane_of, line_of, opposite, own_position
from ..model.special_ids import BATTLE_CONFUSION
from ..model.state import Battle
from .decoys import shows_enemies
from .fire import add_shots, open_targets
from .generals import why_not_command
from .movement import (
    SPENT,
    add_shifts,
    add_terrain_moves,
    add_variants,
    can_leave,
    may_be_bound,
    must_leave,
    why_not_end_with,
    why_not_lay_decoy,
    why_not_reform,
    why_not_start,
)
from .open_ways import TO_ABROAD, TO_HOME, TO_RESERVE, judge_ways, refresh_facts, roads_of, ways_of
from .opening import why_not_open
from .reinforcements import why_not_show
from .specials.confusion import why_not_confusion
from .specials.effects import is_stopped
from .specials.moments import BETWEEN_ACTS, PLAYED_BETWEEN_ACTS
from .specials.targets import is_away, plays, why_not_number
from .terrain import why_not_lay

THE_END: Final[list[Action]] = [END]
OUTINGS: Final = 8 * 6 * 2 * 16  # open ways, place, seat, formation
OTHER_LANES: Final = [[1, 2], [0, 2], [0, 1]]  # compiled, a tuple is copied to be indexed


def all_acts(b: Battle, seat: i64) -> Answers:
    """7.0 Every legal act of the active side."""
    lanes = b.act_cache.lanes
    if not (lanes[0].known and lanes[1].known and lanes[2].known):
        refresh_facts(b)
    groups = b.act_cache.groups
    for pos in range(POSITIONS):
        if groups[pos] is STALE:
            groups[pos] = list_position(b, seat, pos)
    if groups[ARRIVALS] is STALE:
        groups[ARRIVALS] = list_reserve(b, seat)
    if groups[TRANSFERS] is STALE:
        groups[TRANSFERS] = list_transfers(b, seat)
    if groups[CLOSING] is STALE:
        groups[CLOSING] = list_end(b, seat)
    if groups[SPECIAL_PLAYS] is STALE:
        groups[SPECIAL_PLAYS] = list_specials(b, seat)
    return Answers(groups)


# Cards in a Position


def list_position(b: Battle, seat: i64, pos: i64) -> list[Action]:
    """What the cards of one Position may do inside the lane; a card whose case is the same as
    before is not asked again, unless stacking is so tight that others decide over it."""
    troops = b.troops
    mine = 2 * pos + seat
    if not troops[mine] and not b.leaders[mine] and not b.bluffing:
        return NO_ACTS
    number = pos if pos < 3 else pos - 3
    lane = b.act_cache.lanes[number]
    start = FROM_HOME if (pos < 3) == (seat == FRENCH_SEAT) else FROM_ABROAD
    stamp = lane.stamp
    known = lane.ways.starts[start]
    bound = False
    if lane.crowded:
        bound = may_be_bound(b, seat, pos)
        if bound or lane.crammed:
            stamp = b.new_stamp()  # where others decide over a card, none holds for a second list
        if lane.crammed:
            known = NO_WAYS.starts[start]
    engaged = troops[2 * pos] > 0 and troops[2 * pos + 1] > 0
    around = 1 if engaged else 0
    if troops[mine + 6 if pos < 3 else mine - 6]:
        around += 2
    aims: list[list[Unit] | None] = [None, None, None, None]
    found: list[Action] = []
    units = b.units
    for uid in b.at[pos]:
        u = units[uid]
        if u.seat != seat:
            continue
        acted = u.acted
        if acted & SPENT:
            if acted & FIRED or not (u.card.horse or u.marks & QUICK):
                if u.arm == INFANTRY and not engaged and not acted & FORMED:
                    found += u.actions.changes[u.formation]
                continue
            open_ways = 0
        elif u.troop:
            open_ways = 0 if u.marks & FATIGUED else known[u.kind]
        elif u.up and u.arm != GENERAL:
            continue
        elif is_odd(b, u):
            found += list_odd_card(b, u, number, start)
            continue
        else:
            open_ways = 0 if u.marks & FATIGUED else UNKNOWN
        if open_ways == UNKNOWN:
            open_ways = ways_of(b, u, number, start)
        case = 4 * open_ways + around
        if u.stamp != stamp or u.case != case:
            u.acts = list_card(b, u, open_ways, engaged, bound, aims)
            u.case = case
            u.stamp = stamp
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
    """Shots, formations and moves inside the lane by one card that has an act left."""
    if bound and is_bound(b, u):
        return ways_out(b, u, open_ways)
    found = outings(b, u, open_ways, engaged)
    if not u.troop:
        return found
    if engaged or u.arm == ARTILLERY:
        shots = list_shots(b, u, engaged, aims)
        if shots:
            found = found + shots
    lane = u.place if u.place < 3 else u.place - 3
    if b.grounded[lane] and not u.acted & SPENT and not u.marks & FATIGUED:
        moves = list_grounds(b, u, open_ways)
        if moves:
            found = found + moves
    return found


def is_bound(b: Battle, u: Unit) -> bool:
    """R155 `must_leave`; on the own line `may_be_bound` has found that all who can are needed."""
    return can_leave(b, u) if line_of(u.place) == u.seat else must_leave(b, u)


def is_odd(b: Battle, u: Unit) -> bool:
    """Decoys, and a chief of staff who is to go back, have a case of their own."""
    if u.arm != GENERAL or not u.up:
        return True
    return u.card.chief_of_staff and is_kept(b, u)


def is_kept(b: Battle, u: Unit) -> bool:
    """12.3 A chief of staff stays in the Reserve while his commander is there."""
    return u.card.chief_of_staff and why_not_command(b, u) is not None


def list_odd_card(b: Battle, u: Unit, lane: i64, start: i64) -> list[Action]:
    if why_not_start(b, u) is not None:
        return NO_ACTS
    if u.decoy():
        return [u.actions.move(RESERVE + u.seat, LINE, -1)]
    return ways_out(b, u, judge_ways(b, u, lane, start)) if u.arm == GENERAL else NO_ACTS


def ways_out(b: Battle, u: Unit, open_ways: i64) -> list[Action]:
    """Moves to the Reserve and across the Middle Ground."""
    found: list[Action] = []
    if open_ways & TO_RESERVE:
        found.append(u.actions.move(RESERVE + u.seat, LINE, -1))
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        add_variants(b, u, across, -1, found)
        if u.troop:
            add_terrain_moves(b, u, across, b.act_cache.open[across], found)
    return found


def list_grounds(b: Battle, u: Unit, open_ways: i64) -> list[Action]:
    """11.5 Moves straight on to Terrain across the line, and on to or off it here."""
    found: list[Action] = []
    grounds = b.act_cache.open
    if open_ways & (TO_HOME | TO_ABROAD):
        across = opposite(u.place)
        if grounds[across]:
            add_terrain_moves(b, u, across, grounds[across], found)
    if u.on >= 0 or grounds[u.place]:
        add_shifts(b, u, grounds[u.place], found)
    return found


def outings(b: Battle, u: Unit, open_ways: i64, engaged: bool) -> list[Action]:
    """Formations, and moves in the open, made once for each case of a card."""
    form = 0
    if u.arm == INFANTRY:
        form = 3 * u.formation + 2
        if not u.acted & FORMED:
            if not engaged:
                form -= 2
            elif not u.acted & SPENT and not u.marks & FATIGUED:
                form -= 1
        form += 1
    known = u.actions.outings
    if not known:
        known += [None] * OUTINGS
    key = ((open_ways * 6 + u.place) * 2 + u.seat) * 16 + form
    found = known[key]
    if found is None:
        found = []
        if form and form % 3 != 0:
            found += u.actions.changes[u.formation]
        if open_ways & TO_RESERVE:
            found.append(u.actions.move(RESERVE + u.seat, LINE, -1))
        if open_ways & (TO_HOME | TO_ABROAD):
            add_variants(b, u, opposite(u.place), -1, found)
        known[key] = found
    return found


def list_shots(b: Battle, u: Unit, engaged: bool, aims: list[list[Unit] | None]) -> list[Action]:
    """Opening fire, and shots: at cards here when engaged, else across (7.23).

    Cards of one arm in one Position have the same targets.
    """
    pos = u.place
    if not engaged:
        pos = pos + 3 if pos < 3 else pos - 3
        if not b.troops[2 * pos + 1 - u.seat] and not b.bluffing:
            return NO_ACTS
    found: list[Action] = []
    if u.acted & MOVED and u.arm == ARTILLERY and why_not_open(b, u) is None:
        found.append(OpenFire(u.uid))
    if u.marks & (FATIGUED | DEPLETED):  # all that keeps a card with an act left from its shot
        return found
    targets = aims[u.arm]
    if targets is None:
        targets = open_targets(b, u, pos)
        if u.arm != CAVALRY:  # lancers see more than other cavalry (Emergency Prone)
            aims[u.arm] = targets
    if targets:
        add_shots(b, u, targets, found)
    return found


# Cards in the Reserve


def list_reserve(b: Battle, seat: i64) -> list[Action]:
    """Moves from the Reserve to any Position, and what else is done with cards in hand."""
    found: list[Action] = []
    stamp = b.act_cache.reserve_stamp
    roads = b.act_cache.roads
    away = b.setting.prussian_lane and not b.arrived
    units = b.units
    for uid in b.at[RESERVE + seat]:
        u = units[uid]
        if not u.troop:
            if u.arm == SPECIAL and not b.bluffing:
                continue
            found += list_hand(b, u)
            if not u.twice or is_kept(b, u):
                continue
        if u.acted & SPENT or u.marks & FATIGUED or (away and u.army == PRUSSIAN):
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
    return found


def arriving(b: Battle, u: Unit, open_to: i64) -> list[Action]:
    """8.1 The moves of one card from the Reserve."""
    found = u.actions.arrivals(u.seat, open_to, u.arm == INFANTRY)
    if u.troop and (b.grounded[0] or b.grounded[1] or b.grounded[2]):
        moves: list[Action] = []
        add_grounds(b, u, open_to, moves)
        if moves:
            found = found + moves
    return found


def add_grounds(b: Battle, u: Unit, open_to: i64, found: list[Action]) -> None:
    """11.5 Straight from the Reserve on to Terrain (R117)."""
    grounds = b.act_cache.open
    for lane in range(3):
        if not b.grounded[lane]:
            continue
        home = lane if u.seat == FRENCH_SEAT else lane + 3
        abroad = lane + 3 if u.seat == FRENCH_SEAT else lane
        if grounds[home] and open_to >> (2 * lane) & TO_HOME:
            add_terrain_moves(b, u, home, grounds[home], found)
        if grounds[abroad] and open_to >> (2 * lane) & TO_ABROAD:
            add_terrain_moves(b, u, abroad, grounds[abroad], found)


def list_hand(b: Battle, u: Unit) -> list[Action]:
    """Terrain, a General to show, and decoys."""
    found: list[Action] = []
    if u.arm == TERRAIN:
        if why_not_lay(b, u) is None:
            found.append(LayTerrain(u.uid))
    elif u.army == PRUSSIAN and u.arm == GENERAL and why_not_show(b, u) is None:
        found.append(Show(u.uid))
    if b.bluffing:
        for lane in range(3):
            if why_not_lay_decoy(b, u, own_position(u.seat, lane)) is None:
                found.append(Hide(u.uid, own_position(u.seat, lane)))
    return found


# Changes of lane, the end, and Specials


def list_transfers(b: Battle, seat: i64) -> list[Action]:
    """8.3 Two moves by way of the Reserve, to another own Position."""
    found: list[Action] = []
    units = b.units
    home = 0 if seat == FRENCH_SEAT else 3
    for lane in range(3):
        pos = home + lane
        if b.riders[2 * pos + seat] or b.leaders[2 * pos + seat]:
            for uid in b.at[pos]:
                u = units[uid]
                if u.twice and not u.acted and u.seat == seat and not u.marks & FATIGUED:
                    if u.troop or not is_odd(b, u):
                        add_transfers(b, u, home, lane, found)
    return found


def add_transfers(b: Battle, u: Unit, home: i64, lane: i64, found: list[Action]) -> None:
    """8.3 An engaged card may not engage where it goes to."""
    if b.grounds[u.place].lost and is_stopped(b, u, u.place):
        return
    engaged = b.troops[2 * u.place] > 0 and b.troops[2 * u.place + 1] > 0
    enemy = 1 - u.seat
    lanes = b.act_cache.lanes
    for other in OTHER_LANES[lane]:
        to = home + other
        if engaged and b.troops[2 * to + enemy]:
            continue
        ways = lanes[other].ways if u.troop else lanes[other].command_ways
        open_to = ways.starts[FROM_OTHER_LANE][u.kind]
        if open_to == UNKNOWN:
            open_to = ways_of(b, u, other, FROM_OTHER_LANE)
        if open_to:
            found += u.actions.rides[to]
            if u.troop and b.grounded[other]:
                add_terrain_moves(b, u, to, b.act_cache.open[to], found)


def list_end(b: Battle, seat: i64) -> list[Action]:
    """8.4 Nothing but a crowded Position keeps a side from ending its phase."""
    lanes = b.act_cache.lanes
    for number in range(3):
        if lanes[number].crowded:
            if why_not_end_with(b, seat, number) or why_not_end_with(b, seat, number + 3):
                return NO_ACTS
    return THE_END


def list_specials(b: Battle, seat: i64) -> list[Action]:
    """13.0 Specials between acts, Battle Confusion among them."""
    if not b.act_cache.titles[seat] & PLAYED_BETWEEN_ACTS:
        return NO_ACTS
    found: list[Action] = []
    plays(b, seat, BETWEEN_ACTS, found)
    for uid in b.specials[seat]:
        u = b.units[uid]
        if u.title == BATTLE_CONFUSION and not is_away(b, u):
            list_confusions(b, u, found)
    return found


def list_confusions(b: Battle, special: Unit, found: list[Action]) -> None:
    """R113 Infantry goes one step, where the ways of its lane allow it and enemies stand."""
    seat = special.seat
    for lane in range(3):
        home = own_position(seat, lane)
        list_steps(b, special, home, opposite(home), found)
        list_steps(b, special, RESERVE + seat, home, found)


def list_steps(b: Battle, special: Unit, came: i64, to: i64, found: list[Action]) -> None:
    """Battle Confusion by the infantry of one place into another."""
    seat = special.seat
    if not shows_enemies(b, seat, to) or why_not_number(b, special, to) is not None:
        return
    for uid in b.at[came]:
        u = b.units[uid]
        if u.arm == INFANTRY and u.seat == seat and not u.acted & SPENT:
            if can_confuse(b, special, u, to):
                add_confused(b, special, u, to, found)


def can_confuse(b: Battle, special: Unit, u: Unit, to: i64) -> bool:
    if why_not_start(b, u) is not None or why_not_confusion(b, special, u) is not None:
        return False
    if u.place < POSITIONS:
        return ways_of(b, u, lane_of(to), FROM_HOME) & TO_ABROAD != 0
    return ways_of(b, u, lane_of(to), FROM_RESERVE) & TO_HOME != 0


def add_confused(b: Battle, special: Unit, u: Unit, to: i64, found: list[Action]) -> None:
    for formation in range(3):
        if why_not_reform(b, u, to, formation) is None:
            found.append(Confuse(special.uid, u.uid, to, formation))
