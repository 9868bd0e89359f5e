"""Outpost, chapter 2: where a unit may go, alone or with its brigade, and what stops it."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import Refusal
from grognard.miniatures.bodies import besides
from grognard.miniatures.moving.groups import (
    Group,
    ends_of,
    pivot_of,
    why_not_ends,
    why_not_together,
)
from grognard.miniatures.moving.move_candidates import forward, list_ways
from grognard.miniatures.moving.mover import PER_LENGTH, GroundRule, Mover, Toll, Verdicts
from grognard.miniatures.moving.obstacles import before_bodies
from grognard.miniatures.moving.why_not_path import ends_on, why_not_path
from grognard.table.paths import (
    ADVANCE,
    OBLIQUE,
    WHEEL,
    Leg,
    clear,
    end,
    end_path,
    room,
    sweep,
    sweep_about,
    sweep_path,
)
from grognard.table.shapes import Footprint, Polygon
from tests.miniatures.outpost.model.state import GONE, HIDDEN, IN_HAND, Battle
from tests.miniatures.outpost.model.troops import (
    FORD,
    GUN,
    RATE,
    SHUT,
    SLOW,
    inches,
)

VERDICTS: Final = Verdicts(
    not_a_step=Refusal("2.1 a step it knows"),
    too_far=Refusal("2.2 no farther than its move"),
    no_wheel_here=Refusal("2.3 no wheel here"),
    too_near=Refusal("2.7 an inch from the enemy"),
    off_table=Refusal("2.8 on the table"),
    no_passage=Refusal("2.5 no passage"),
    on_friend=Refusal("2.9 not on friends"),
)
NO_FORD: Final = Refusal("2.6 guns cross no stream")
NOT_YOURS: Final = Refusal("2.0 your own unit")
NOT_READY: Final = Refusal("2.0 one order a turn")
NO_BRIGADE: Final = Refusal("2.10 a general and somebody under him")

KEEP: Final = inches(1)  # between opposing troops
NOTICE: Final = inches(2)  # at which hidden scouts are seen
FORD_PRICE: Final = inches(2) * RATE
COMMAND: Final = inches(5)
WHEELS: Final = (-3000, 3000)


def why_not_ready(b: Battle, seat: int, uid: int) -> Refusal | None:
    """2.0 One order a turn; units that lie down have none."""
    unit = b.units[uid]
    if unit.seat != seat or unit.place in (IN_HAND, GONE):
        return NOT_YOURS
    return NOT_READY if unit.down or b.ordered >> uid & 1 else None


def budget_of(b: Battle, uid: int) -> int:
    return b.units[uid].troop.kind.move * RATE


def mover_of(b: Battle, uid: int, budget: int = 0) -> Mover:
    """2.2 A unit and all that it might meet, as far as its owner knows."""
    unit, ground = b.units[uid], b.setting.ground
    body, kind = unit.body, unit.troop.kind
    budget = budget or budget_of(b, uid)
    m = Mover(body.shape, body.pose, body.width, body.depth, budget, kind.steps, VERDICTS, ground)
    gun = unit.troop.number == GUN
    m.keep_out_of(ground.areas_with(SHUT | SLOW if gun else SHUT), [])
    m.slow_down(GroundRule(ground.areas_with(SLOW), PER_LENGTH, kind.slow))
    streams = ground.edges_with(FORD)
    m.pay(Toll(streams, [], 0, NO_FORD) if gun else Toll(streams, [], FORD_PRICE))
    for enemy in b.field().enemies(unit.seat):
        m.keep_away(enemy.shape, KEEP)
    for shape in friends_of(b, uid):
        m.not_end_on(shape)
    return m


def friends_of(b: Battle, uid: int) -> list[Polygon]:
    """2.9 Units that may be passed, but not stopped on; and places where scouts may still hide."""
    unit = b.units[uid]
    shapes = [body.shape.hull for body in besides(b.field().friends(unit.seat), uid)]
    if unit.place != HIDDEN:
        shapes += [place.hull for _, place in b.hiding_places(unit.seat)]
    return shapes


def why_not_move(b: Battle, seat: int, uid: int, legs: list[Leg]) -> Refusal | None:
    refusal = why_not_ready(b, seat, uid)
    return refusal if refusal is not None else why_not_path(mover_of(b, uid), legs)


def list_moves(b: Battle, uid: int) -> list[list[Leg]]:
    m = mover_of(b, uid)
    return list_ways(m, forward(m, m.pose, []), [], WHEELS)


# On the way


def go(b: Battle, uid: int, legs: list[Leg]) -> None:
    """2.11 It goes as far as hidden enemies let it; to move is to be seen."""
    if b.units[uid].place == HIDDEN:
        b.reveal(uid)
    body = b.body(uid)
    gone, seen = noticed(b, uid, legs)
    if seen >= 0:
        shapes = [Footprint([shape], shape) for shape in friends_of(b, uid)]
        gone = before_bodies(body.pose, body.width, body.depth, gone, shapes)
    arrive(b, uid, gone, sweep_path(body.pose, body.width, body.depth, gone))
    if seen >= 0:
        b.reveal(seen)


def arrive(b: Battle, uid: int, legs: list[Leg], pieces: list[Polygon]) -> None:
    body = b.body(uid)
    b.put(uid, end_path(body.pose, body.width, body.depth, legs))
    b.note("moved", uid, [number for leg in legs for number in leg.key()])
    search(b, 1 - body.seat, pieces)


def noticed(b: Battle, uid: int, legs: list[Leg]) -> tuple[list[Leg], int]:
    """As much of a way as is gone before hidden enemies are seen, and who they are."""
    body, lurker = b.body(uid), b.lurker(1 - b.body(uid).seat)
    gone: list[Leg] = []
    pose = body.pose
    for leg in legs if lurker is not None else []:
        assert lurker is not None
        if not clear(sweep(pose, body.width, body.depth, leg), lurker.body.shape, NOTICE):
            amount = room(pose, body.width, body.depth, leg, lurker.body.shape, NOTICE)
            gone += [Leg(leg.kind, amount)] if amount else []
            return gone, int(lurker.body.owner)
        gone.append(leg)
        pose = end(pose, body.width, body.depth, leg)
    return legs, -1


def search(b: Battle, seat: int, pieces: list[Polygon]) -> None:
    """2.12 Hiding places that one passed and found empty."""
    for number, shape in b.hiding_places(seat):
        if not clear(pieces, shape, NOTICE):
            b.searched[seat] |= 1 << number
            b.note("searched", -1, [seat, number])


# Brigades


def brigade_of(b: Battle, chief: int) -> list[int]:
    """2.10 A general and the units of his brigade that are in command and ready."""
    seat = b.units[chief].seat
    members = [troop.uid for troop in b.setting.of(seat) if troop.brigaded]
    bodies = {int(body.owner): body.shape for body in b.field().friends(seat)}
    near = Group(chief, members, COMMAND).in_command(bodies)
    return [chief, *[uid for uid in near if why_not_ready(b, seat, uid) is None]]


def movers_of(b: Battle, uids: list[int]) -> list[Mover]:
    """None of them is in another's way."""
    found = []
    for uid in uids:
        apart = b.clone()
        apart.units = [u if i == uid or i not in uids else u.away() for i, u in enumerate(b.units)]
        found.append(mover_of(apart, uid))
    return found


def why_not_brigade(b: Battle, seat: int, chief: int, leg: Leg) -> Refusal | None:
    refusal = why_not_ready(b, seat, chief)
    if refusal is not None:
        return refusal
    uids = brigade_of(b, chief) if b.units[chief].troop.number == 0 else []
    if len(uids) < 2:
        return NO_BRIGADE
    barred = why_not_together(movers_of(b, uids), leg)
    return None if barred is None else barred.refusal


def list_brigade_moves(b: Battle, chief: int) -> list[Leg]:
    found = [Leg(ADVANCE, inches(length)) for length in (1, 3, 5)]
    found += [Leg(OBLIQUE, inches(length)) for length in (-2, 2)]
    return found + [Leg(WHEEL, angle) for angle in (-1500, 1500)]


def go_together(b: Battle, chief: int, leg: Leg) -> None:
    """2.11 All of them halt where the first of them sees hidden enemies, or is clear of friends."""
    uids = brigade_of(b, chief)
    movers = movers_of(b, uids)
    b.ordered |= sum(1 << uid for uid in uids)
    lurker = b.lurker(1 - b.units[chief].seat)
    step = -1 if leg.amount > 0 else 1
    gone = leg
    while lurker is not None and gone.amount and not passes(movers, gone, lurker.body.shape):
        gone = Leg(leg.kind, gone.amount + step * min(abs(int(gone.amount)), 100))
    swept = [pieces_of(m, movers, gone) for m in movers] if gone.amount else []
    ends = ends_of(movers, gone) if gone.amount else [m.pose for m in movers]
    for i, uid in enumerate(uids):
        b.put(uid, ends[i])
    b.note("brigade moved", chief, [*gone.key()])
    for pieces in swept:
        search(b, 1 - b.units[chief].seat, pieces)
    if lurker is not None and gone.amount != leg.amount:
        b.reveal(int(lurker.body.owner))


def passes(movers: list[Mover], leg: Leg, hidden: Footprint) -> bool:
    """Whether all of them may go so far, and see nobody."""
    if not all(clear(pieces_of(m, movers, leg), hidden, NOTICE) for m in movers):
        return False
    ends = ends_of(movers, leg)
    if any(ends_on(m, pose) for m, pose in zip(movers, ends, strict=True)):
        return False
    return why_not_ends(movers, ends) is None


def pieces_of(m: Mover, movers: list[Mover], leg: Leg) -> list[Polygon]:
    """What a member sweeps."""
    if leg.kind != WHEEL:
        return sweep(m.pose, m.width, m.depth, leg)
    x, y = pivot_of(movers, leg.amount)
    return sweep_about(m.pose, m.width, m.depth, x, y, leg.amount)
