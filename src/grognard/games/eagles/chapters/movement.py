"""Chapter 8: Battle moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, TARGET, Refusal

from ..model.actions import LINE
from ..model.cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN
from ..model.pieces import FATIGUED, FIRED, FORMED, MOST_CARDS, MOVED, Unit
from ..model.places import (
    AL,
    FR,
    FRENCH_SEAT,
    MIDDLE,
    POSITIONS,
    RESERVE,
    lane_of,
    line_of,
    opposite,
    own_position,
)
from ..model.state import Battle
from .decoys import (
    FOUR_CARDS,
    LOST_ORDERS,
    PRUSSIAN_LANES,
    shows_enemies,
    stack_size,
    why_not_hide,
    why_not_withdraw,
)
from .formation import INFANTRY_ONLY, TIRED
from .generals import ONE_GENERAL, why_not_command
from .specials.effects import is_stopped
from .terrain import PRUSSIANS_AWAY, move_limit, suits, why_not_stand

NOT_MOVABLE: Final = Refusal("8.0 troops and generals", MEANS)
ALREADY_MOVED: Final = Refusal("7.0 already moved", PIECE)
ALREADY_FIRED: Final = Refusal("7.0 already fired", PIECE)
NEVER_TWICE: Final = Refusal("7.24 never two moves", PIECE)
ONE_ORDER: Final = Refusal("8.3 consecutive", PIECE, "one-order")
FIRE_THEN_MOVE: Final = Refusal("7.24 fire then move", PIECE)
NOT_ADJACENT: Final = Refusal("8.0 adjacent")
NO_SIDEWAYS: Final = Refusal("8.0 no sideways")
ONE_MOVE: Final = Refusal("8.0 one move", MEANS)
NO_RETURN: Final = Refusal("R144 no second hiding", TARGET, "no-second-hiding")
NO_WAY_FORWARD: Final = Refusal("8.2 no way forward")
NOT_FREE: Final = Refusal("8.2 not free")
NOT_BOTH: Final = Refusal("8.3 not both")
GENERAL_NOT_BOTH: Final = Refusal("12.0 not both")
THROUGH: Final = Refusal("8.3 through engagement")
FOOT_ARTILLERY: Final = Refusal("8.1 foot artillery")
MOVE_LIMIT: Final = Refusal("11.3 move limit", LIMIT)
ENGAGED_CHANGE: Final = Refusal("9.0 change when engaged", MEANS)
ONE_CHANGE: Final = Refusal("9.0 one change", MEANS)
NO_FORMATION: Final = Refusal("9.0 from reserve", MEANS)
ALREADY_THERE: Final = Refusal("8.0 adjacent", MEANS, "already-there")

SPENT: Final = MOVED | FIRED
DIRECT: Final = -1
NO_ROUTE: Final = -2


def why_not_start(b: Battle, u: Unit) -> Refusal | None:
    """7.0, 8.0 Whether a card may move at all this turn."""
    if u.place != RESERVE + u.seat and u.place >= POSITIONS:
        return NOT_MOVABLE
    if not u.troop and u.arm != GENERAL and not u.decoy():
        return NOT_MOVABLE
    if u.acted & MOVED:
        return why_not_twice(b, u)
    if u.acted & FIRED:
        return FIRE_THEN_MOVE if u.card.horse else ALREADY_FIRED
    if u.marks & FATIGUED:
        return TIRED
    if u.army == PRUSSIAN and b.setting.prussian_lane and not b.arrived:
        return PRUSSIANS_AWAY
    if not u.troop and u.decoy() and is_stopped(b, u, u.place):
        return LOST_ORDERS  # R159
    return None


def why_not_twice(b: Battle, u: Unit) -> Refusal:
    """7.0 Horse artillery that has moved may still fire; cavalry makes two moves at once."""
    if u.card.horse:
        return NEVER_TWICE
    if not u.twice or u.decoy():
        return ALREADY_MOVED
    if b.is_engaged(u):
        return GENERAL_NOT_BOTH if u.arm == GENERAL else NOT_BOTH
    return ONE_ORDER  # 8.3: two moves are one act


def via(u: Unit, to: i64) -> int:
    """8.0 The place crossed on the way: DIRECT for one step, NO_ROUTE where none leads (R40)."""
    seat = u.seat
    place = u.place
    reserve = RESERVE + seat
    if place == reserve:
        if to >= POSITIONS:
            return NO_ROUTE
        return DIRECT if line_of(to) == seat else opposite(to)
    across = place + 3 if place < 3 else place - 3
    if to == across:
        return DIRECT
    if (place < 3) != (seat == FRENCH_SEAT):
        return across if to == reserve else NO_ROUTE
    if to == reserve:
        return DIRECT
    return reserve if to < POSITIONS and line_of(to) == seat else NO_ROUTE


def why_not_route(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """8.0-8.3 Whether a card may go from where it is to another place."""
    way = via(u, to)
    if way == NO_ROUTE:
        return NO_SIDEWAYS if to < POSITIONS else NOT_ADJACENT
    if way != DIRECT and u.arm != CAVALRY and u.arm != GENERAL:
        return ONE_MOVE
    refusal = why_not_engage(b, u, to, way)
    if refusal is not None:
        return refusal
    if b.setting.prussian_lane and u.army == PRUSSIAN and to < POSITIONS and to not in (FR, AL):
        return PRUSSIAN_LANES
    if u.place < POSITIONS and b.grounds[u.place].lost and is_stopped(b, u, u.place):
        return LOST_ORDERS
    if to < POSITIONS and b.grounds[to].lost and is_stopped(b, u, to):
        return LOST_ORDERS
    if 0 <= way < POSITIONS and b.grounds[way].lost and is_stopped(b, u, way):
        return LOST_ORDERS
    return why_not_cross(b, u, to)


def why_not_engage(b: Battle, u: Unit, to: i64, way: int) -> Refusal | None:
    """8.1-8.3 Engaging, disengaging, and never both in one turn (R41, R42, R44)."""
    enemy = 1 - u.seat
    engages = to < POSITIONS and b.troops[2 * to + enemy] > 0
    if u.place < POSITIONS and b.troops[2 * u.place + enemy] and b.troops[2 * u.place + u.seat]:
        if line_of(u.place) == u.seat and to == opposite(u.place):
            return NO_WAY_FORWARD
        if engages:
            if way == DIRECT:
                return NOT_FREE  # R43
            return GENERAL_NOT_BOTH if u.arm == GENERAL else NOT_BOTH
    if 0 <= way < POSITIONS and b.troops[2 * way + enemy]:
        return THROUGH
    if u.arm == ARTILLERY and not u.card.horse and to < POSITIONS and shows_enemies(b, u.seat, to):
        return FOOT_ARTILLERY  # R45; an empty enemy Position is open to it (R46)
    return None


def crosses(u: Unit, to: i64) -> int:
    """11.3 The lane whose Middle Ground a move crosses, or -1."""
    own = u.seat == FRENCH_SEAT
    place = u.place
    if place < POSITIONS and (place < 3) != own:
        return lane_of(place) if to != place else -1
    return lane_of(to) if to < POSITIONS and (to < 3) != own else -1


def why_not_cross(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """11.3 Rivers limit crossings both ways (R70), those before it was laid too (R123)."""
    if u.arm == GENERAL:
        return None
    lane = crosses(u, to)
    if lane < 0 or not b.at[MIDDLE + lane]:
        return None
    return MOVE_LIMIT if b.crossed[lane] >= move_limit(b, lane) else None


def can_leave(b: Battle, u: Unit) -> bool:
    """R48 Whether a card may still leave its Position this phase, and finds room outside."""
    if u.acted & SPENT or u.marks & FATIGUED:
        return False
    if not (u.troop or (u.arm == GENERAL and u.up)) or (u.army == PRUSSIAN and not b.arrived):
        if why_not_start(b, u) is not None:
            return False
    if (u.place < 3) == (u.seat == FRENCH_SEAT):  # nothing but Lost Orders bars the way home
        return not b.grounds[u.place].lost or not is_stopped(b, u, u.place)
    if u.arm == CAVALRY or not u.troop:
        if u.decoy() or why_not_route(b, u, RESERVE + u.seat) is None:
            return True
    return why_not_go(b, u, opposite(u.place)) is None


def leavers(b: Battle, seat: i64, pos: i64, generals: bool, enough: i64 = 99) -> int:
    """R48 How many cards of a side could still leave a Position, counted as far as `enough`."""
    count = 0
    units = b.units
    for uid in b.at[pos]:
        u = units[uid]
        if u.seat != seat or u.acted & SPENT:
            continue
        if (u.arm == GENERAL and u.up) if generals else (u.troop or u.decoy()):
            if can_leave(b, u):
                count += 1
                if count >= enough:
                    break
    return count


def walkers(b: Battle, seat: i64, mover: i64, pos: i64, to: i64) -> int:
    """R48 How many troop cards beside the mover have a way out of a Position, room apart."""
    count = 0
    rides = to == RESERVE + seat and line_of(pos) != seat  # 8.0: further than others may go
    for uid in b.at[pos]:
        u = b.units[uid]
        if rides and u.arm != CAVALRY:
            continue
        if u.seat == seat and u.troop and uid != mover and not u.acted & SPENT:
            if why_not_start(b, u) is None and why_not_route(b, u, to) is None:
                count += 1
    return count


def can_depart(b: Battle, u: Unit, pos: i64, over: i64) -> bool:
    """R48 Whether so many cards beside this one could leave a Position one after the other."""
    return can_depart_from(b, u.seat, pos, u.uid, u.place == opposite(pos), over)


def can_depart_from(b: Battle, seat: i64, pos: i64, mover: i64, from_home: bool, over: i64) -> bool:
    """R48 As `can_depart`, for a mover that is in the Position, or comes from home or not.

    Across the line the river and the free places at home allow only a limited number; a card that
    is about to come in crosses too, and leaves its own place free.
    """
    inside = mover >= 0 and b.units[mover].place == pos
    need = over + 1 if inside and can_leave(b, b.units[mover]) else over
    if leavers(b, seat, pos, False, need) < need:
        return False
    if line_of(pos) == seat:
        return True
    lane = lane_of(pos)
    if move_limit(b, lane) - b.crossed[lane] - (0 if inside else 1) < over:
        return False
    room = MOST_CARDS - stack_size(b, seat, opposite(pos)) + (1 if from_home else 0)
    return room >= over or walkers(b, seat, mover, pos, RESERVE + seat) + max(room, 0) >= over


def owed(b: Battle, u: Unit, to: i64) -> int:
    """R155 The places here that cards too many across the line need for their way back."""
    return owed_beside(b, u.seat, u.uid, to) if line_of(to) == u.seat else 0


def owed_beside(b: Battle, seat: i64, mover: i64, to: i64) -> int:
    """R155 As `owed`, on the own line, for a mover or for NOBODY."""
    across = opposite(to)
    over = stack_size(b, seat, across) - MOST_CARDS
    if over <= 0:
        return 0
    if mover >= 0 and b.units[mover].place == across:
        over -= 1
    need = over - walkers(b, seat, mover, across, RESERVE + seat)
    return min(need, walkers(b, seat, mover, across, to)) if need > 0 else 0


def why_not_room(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """8.4, 12.0 Limits count after all movement: what is too much must still be able to go."""
    if to >= POSITIONS:
        return None
    if u.arm == GENERAL:
        there = generals_in(b, u.seat, to)
        return ONE_GENERAL if there and leavers(b, u.seat, to, True) < there else None
    over = stack_size(b, u.seat, to) + 1 - MOST_CARDS
    kept = owed(b, u, to)
    if kept:
        return FOUR_CARDS if over + kept > 0 else None
    return FOUR_CARDS if over > 0 and not can_depart(b, u, to, over) else None


def must_leave(b: Battle, u: Unit) -> bool:
    """R155 Whether the limit depends on this card's leaving: then it may do nothing else."""
    if u.place >= POSITIONS:
        return False
    over = stack_size(b, u.seat, u.place) - MOST_CARDS
    return over > 0 and can_leave(b, u) and not can_depart(b, u, u.place, over)


def may_be_bound(b: Battle, seat: i64, pos: i64) -> bool:
    """Whether `must_leave` can hold for a card of a Position; on its own line a count shows it."""
    over = stack_size(b, seat, pos) - MOST_CARDS
    if over <= 0:
        return False
    return line_of(pos) != seat or leavers(b, seat, pos, False, over + 1) <= over


def generals_in(b: Battle, seat: i64, pos: i64) -> int:
    """12.0 Face-up Generals of one player in a Position; one is the limit (R26)."""
    count = 0
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.arm == GENERAL and u.seat == seat and u.up:
            count += 1
    return count


def overfull(b: Battle, seat: i64, pos: i64) -> bool:
    if stack_size(b, seat, pos) > MOST_CARDS:
        return True
    return b.leaders[2 * pos + seat] > 1 and generals_in(b, seat, pos) > 1


def why_not_end(b: Battle, seat: i64) -> Refusal | None:
    """8.4 The phase does not end over the limit while a card there can still leave (R145)."""
    refusals = [why_not_end_with(b, seat, pos) for pos in range(POSITIONS)]
    return next((refusal for refusal in refusals if refusal is not None), None)


def why_not_end_with(b: Battle, seat: i64, pos: i64) -> Refusal | None:
    """8.4 A Position is over the limit, and a card there can still leave it."""
    if b.troops[2 * pos + seat] > MOST_CARDS or b.bluffing:
        if stack_size(b, seat, pos) > MOST_CARDS and leavers(b, seat, pos, False, 1):
            return FOUR_CARDS
    if b.leaders[2 * pos + seat] > 1 and generals_in(b, seat, pos) > 1:
        if leavers(b, seat, pos, True):
            return ONE_GENERAL
    return None


def why_not_lay_decoy(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """14.0 A decoy is laid, but not where a card across the line needs the room (R155)."""
    refusal = why_not_hide(b, u, to)
    if refusal is None and owed(b, u, to) + stack_size(b, u.seat, to) >= MOST_CARDS:
        return FOUR_CARDS
    return refusal


def why_not_reform(b: Battle, u: Unit, to: i64, formation: i64) -> Refusal | None:
    """9.0 Unengaged infantry may change formation as it moves, even to engage (R50)."""
    if u.arm != INFANTRY:
        return INFANTRY_ONLY if formation != LINE else None
    if to >= POSITIONS:
        return NO_FORMATION if formation != LINE else None
    if formation == u.formation or u.place >= POSITIONS:
        return None
    if b.engaged(u.place):
        return ENGAGED_CHANGE
    return ONE_CHANGE if u.acted & FORMED else None


def why_not_move(b: Battle, u: Unit, to: i64, formation: i64, terrain: i64) -> Refusal | None:
    """8.0 One complete move: where to, in which formation, on to which Terrain."""
    refusal = why_not_start(b, u)
    if refusal is not None:
        return refusal
    if u.decoy():
        refusal = why_not_withdraw(b, u, to)
    elif to == u.place:
        refusal = why_not_shift(b, u, terrain)
    else:
        refusal = why_not_go(b, u, to)
    if refusal is None:
        refusal = why_not_reform(b, u, to, formation)
    if refusal is None and terrain >= 0:
        refusal = why_not_stand(b, u, terrain, to)
    return refusal


def why_not_shift(b: Battle, u: Unit, terrain: i64) -> Refusal | None:
    """R68 A change of ground inside the Position is a Move; a march out and back is none (R144)."""
    if terrain == u.on or u.arm == GENERAL:
        return NO_RETURN if u.arm == CAVALRY or u.arm == GENERAL else ALREADY_THERE
    return FOUR_CARDS if must_leave(b, u) else None


def why_not_go(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """8.0-8.4 The route, the command, and the room at the end of it."""
    refusal = why_not_route(b, u, to)
    if refusal is None and to < POSITIONS and u.card.chief_of_staff:
        refusal = why_not_command(b, u)
    return why_not_room(b, u, to) if refusal is None else refusal


def destinations(u: Unit) -> list[int]:
    """Every place a card might go, its own Position (a change of ground) last."""
    seat = u.seat
    if u.place >= POSITIONS:
        own = [own_position(seat, 0), own_position(seat, 1), own_position(seat, 2)]
        return own + [opposite(pos) for pos in own]
    return [RESERVE + seat, *(pos for pos in range(POSITIONS) if pos != u.place), u.place]


def add_terrain_moves(b: Battle, u: Unit, to: i64, grounds: list[int], found: list[Action]) -> None:
    """R117 The moves straight on to Terrain with room in a Position the card may go to."""
    for uid in grounds:
        if suits(b, u, uid):
            add_variants(b, u, to, uid, found)


def add_variants(b: Battle, u: Unit, to: i64, terrain: i64, found: list[Action]) -> None:
    """9.0 One legal move in each formation open to the card."""
    if u.arm != INFANTRY or to >= POSITIONS:
        found.append(u.actions.move(to, LINE, terrain))
    elif u.place >= POSITIONS or (not u.acted & FORMED and not b.engaged(u.place)):
        if terrain < 0:
            found += u.actions.entries(to)
        else:
            found += [u.actions.move(to, formation, terrain) for formation in range(3)]
    else:
        found.append(u.actions.move(to, u.formation, terrain))


def add_shifts(b: Battle, u: Unit, grounds: list[int], found: list[Action]) -> None:
    """R68 Moves on to Terrain with room, or off it, inside the card's Position."""
    if u.on >= 0:
        add_variants(b, u, u.place, -1, found)
    for uid in grounds:
        if uid != u.on and suits(b, u, uid):
            add_variants(b, u, u.place, uid, found)
