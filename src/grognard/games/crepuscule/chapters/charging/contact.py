"""P-05: charge moves: contact, failed charges, fugitives who are caught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State
from grognard.miniatures.bodies import besides
from grognard.miniatures.moving import charge_path
from grognard.miniatures.moving.charge_path import Approach
from grognard.miniatures.moving.forced_moves import met_on
from grognard.miniatures.moving.passable import are_walkable
from grognard.table.contact import touching
from grognard.table.measure import TOLERANCE, distance
from grognard.table.paths import ADVANCE, Leg, cut, end, end_path, length, sweep_path
from grognard.table.pose import INCH, Pose

from ...model.actions import Charge, ChargeOfficer
from ...model.flow import SeatProcedure, battle
from ...model.kinds import (
    ARTILLERY,
    CAVALRY,
    CHARGED,
    CHARGING,
    COUNTERING,
    FAILED_CHARGE,
    MOVED,
    NOBODY,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..buildings.facades import is_shut_toward, may_pierce
from ..formations import OPEN, body_of, depth_of, field_of, footprint, has_room
from ..ground import edge_toward, gap_between
from ..melee.contacts import contact_between
from ..morale.panic import catch, next_dismay
from ..moving.paces import base_move
from ..officers.charged import OfficerReached
from ..smoke import disperse
from .at_officers import way_of_charge
from .caught_wagons import ChooseFate, decide, just_taken
from .ways import (
    closed_to,
    hits,
    is_barred,
    leader_of,
    list_wheels,
    path_to,
    reach_of,
    reaches_through,
    way_cost,
)

NOT_ASKED: Final = Refusal("C-SEQ-4", MOMENT, "not-now")
FOOT_COUNTER: Final = 3 * INCH
HORSE_COUNTER: Final = 4 * INCH
STAND_OFF: Final = INCH
STEP: Final = INCH // 4


class ChooseChargeMove(Decision):
    """4a Which of several charges moves next."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "W-CHG-1")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        return [charge_of(u) for u in chargers(b, self.seat)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        for one in self.candidates(s):
            if one.key() == action.key():
                return None
        return NOT_ASKED


def charge_of(u: Unit) -> Action:
    """The charge that a unit is still to move."""
    if u.quarry != NOBODY:
        return ChargeOfficer(u.uid, u.quarry, u.wheel)
    return Charge(u.uid, u.charge, u.wheel)


def chargers(b: Battle, seat: i64) -> list[Unit]:
    """Those whose charge is still to be moved; files of supports after their leaders."""
    found = [u for u in b.side(seat) if u.has(CHARGING)]
    first = [u for u in found if not follows_charger(b, u)]
    return first or found


def follows_charger(b: Battle, u: Unit) -> bool:
    leader = leader_of(b, u, u.charge)
    return leader != NOBODY and b.units[leader].has(CHARGING)


class ContactStep(SeatProcedure):
    """C-SEQ-4, W-CHG-1, W-MOV-1 Charges are moved one at a time."""

    STAGES = ("ask", "move", "ask_fate", "decided")

    def ask(self, b: Battle) -> Step:
        """D-109 The loss of a commander-in-chief takes effect at once."""
        dismayed = next_dismay(b)
        if dismayed is not DONE:
            self.stage = 0
            return dismayed
        left = chargers(b, self.seat)
        while len(left) == 1 and just_taken(b, self.seat) == NOBODY:
            if left[0].quarry != NOBODY:
                self.stage = 0
                return charge_officer(b, left[0].uid)
            move_charge(b, left[0].uid)
            left = chargers(b, self.seat)
        if just_taken(b, self.seat) != NOBODY:
            self.stage = 3
            return self.ask_fate(b)
        return ChooseChargeMove(int(self.seat)) if left else DONE

    def move(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, ChargeOfficer):
            self.stage = 0
            return charge_officer(b, action.unit)
        assert isinstance(action, Charge)
        move_charge(b, action.unit)
        self.stage = 1
        return self.ask(b)

    def ask_fate(self, b: Battle) -> Step:
        """C-ART-29 Whether a wagon that was caught is destroyed."""
        wagon = just_taken(b, self.seat)
        return ChooseFate(int(self.seat), b.units[wagon].captor, wagon)

    def decided(self, b: Battle) -> Step:
        decide(b, just_taken(b, self.seat), b.action)
        self.stage = 1
        return self.ask(b)


# One charge


def move_charge(b: Battle, uid: i64) -> None:
    """P-05 Into contact, after fugitives, behind its leader, or short."""
    u = b.units[uid]
    foe = b.units[u.charge]
    leader = leader_of(b, u, u.charge)
    if not foe.on_table():
        fall_short(b, uid, [Leg(ADVANCE, base_move(u))], NOBODY)
    elif foe.is_fleeing():
        run_down(b, uid, foe.uid)
    elif leader != NOBODY:
        close_up(b, uid, leader)
    else:
        if foe.has(COUNTERING) and foe.charge == uid and not foe.has(CHARGED):
            meet_half_way(b, u, foe)
        strike(b, uid, foe.uid)


def charge_officer(b: Battle, uid: i64) -> Step:
    """C-OFF-5, D-207 It reaches the officer, a unit that it meets before him, or nobody."""
    u = b.units[uid]
    oid = u.quarry
    way = way_of_charge(b, u, b.officers[oid])
    if way.met != NOBODY:
        b.divert(uid, way.met)
        come_into_contact(b, uid, way.met, way.place)
    elif way.reached:
        come_into_contact(b, uid, NOBODY, way.place)
        return OfficerReached(uid, oid)
    else:
        fall_short(b, uid, way.legs, NOBODY)
    return DONE


def way_for(b: Battle, u: Unit, target: i64) -> Approach | None:
    """D-160 With its declared wheel, or another where its target has moved or re-formed."""
    if hits(b, u, target, u.wheel):
        return path_to(b, u, target, u.wheel)
    for wheel in list_wheels(b, u, target):
        return path_to(b, u, target, wheel)
    return None


def strike(b: Battle, uid: i64, target: i64) -> None:
    """D-24, D-132, D-193 It reaches the enemy it meets, or fails."""
    u = b.units[uid]
    way = way_for(b, u, target)
    if way is None or way.struck is None:
        fall_short(b, uid, [Leg(ADVANCE, base_move(u))], target)
        return
    if way_cost(b, u, way.legs()) > reach_of(u) + TOLERANCE or is_barred(b, u, way):
        fall_short(b, uid, way.legs(), target)
        return
    others = besides(field_of(b).bodies, uid)
    place = charge_path.flush_pose(way, others, b.setting.ground, closed_to(u))
    met = b.units[way.met]
    if is_shut_toward(b, met, place.x, place.y) and not may_pierce(b, u, met):
        fall_short(b, uid, way.legs(), target)
        return
    come_into_contact(b, uid, way.met, place)


def come_into_contact(b: Battle, uid: i64, met: i64, place: Pose) -> None:
    """D-132, D-159 The edge is that of the sector it came from; it may touch others as well."""
    u = b.units[uid]
    edges = {foe.uid: edge_toward(b, foe, u) for foe in b.side(1 - u.seat)}
    arrive(b, uid, place)
    shape = footprint(b, b.units[uid])
    for foe in b.side(1 - u.seat):
        if foe.uid == met or touching(shape, footprint(b, foe)):
            if foe.is_wagon() and foe.captor == NOBODY:
                b.take_wagon(foe.uid, uid)
            elif not foe.is_fleeing() and not is_empty_gun(foe):
                b.touch(contact_between(b, uid, foe.uid, edges[foe.uid]))


def arrive(b: Battle, uid: i64, place: Pose) -> None:
    """C-OFF-6 Its charge ends there, and its officers have come as far."""
    u = b.units[uid]
    travelled = distance(u.pose.x, u.pose.y, place.x, place.y)
    for o in b.attached_to(uid):
        b.carry(o.oid, travelled)
    disperse(b, uid, place)
    b.place(uid, place)
    b.end_charge(uid, CHARGED)


def is_empty_gun(u: Unit) -> bool:
    """A gun without its crew is not fought, but taken (C-ART-25); nor is a wagon."""
    return u.is_wagon() or (u.arm == ARTILLERY and not u.is_served())


def fall_short(b: Battle, uid: i64, legs: list[Leg], target: i64) -> None:
    """D-24, D-163 Its base move towards its target, an inch from enemies and on no unit."""
    u = b.units[uid]
    place = short_place(b, u, legs)
    if place is not None and place.key() != u.pose.key():
        disperse(b, uid, place)
        b.move_to(uid, place)
    b.mark(uid, MOVED)
    b.end_charge(uid, FAILED_CHARGE)


def short_place(b: Battle, u: Unit, legs: list[Leg]) -> Pose | None:
    """The farthest place along its way that it can pay for, and where there is room."""
    body = body_of(b, u)
    budget = base_move(u)
    while budget > 0:
        run = shortened(body.width, body.depth, u.pose, legs, budget)
        if run and way_cost(b, u, run) <= base_move(u) + TOLERANCE:
            place = end_path(u.pose, body.width, body.depth, run)
            if has_room(b, u, u.formation, u.files, place) and is_open(b, u, run):
                return place
        budget -= STEP
    return None


def is_open(b: Battle, u: Unit, run: list[Leg]) -> bool:
    """Whether nothing but separate figures is swept on the way."""
    body = body_of(b, u)
    pieces = sweep_path(u.pose, body.width, body.depth, run)
    others = [one for one in besides(field_of(b).bodies, u.uid) if one.traits & OPEN == 0]
    return met_on(others, pieces) is None and are_walkable(b.setting.ground, closed_to(u), pieces)


def shortened(width: i64, depth: i64, pose: Pose, legs: list[Leg], budget: i64) -> list[Leg]:
    """As much of some legs as so long a tape measures."""
    found: list[Leg] = []
    left = budget
    for leg in legs:
        part = cut(pose, width, depth, leg, left)
        if part.amount == 0:
            break
        found.append(part)
        left -= length(part, width)
        pose = end(pose, width, depth, part)
        if left <= 0:
            break
    return found


# Fugitives, counter-charges, supports


def run_down(b: Battle, uid: i64, target: i64) -> None:
    """D-63, D-165, W-FLE-3 Caught if the full charge move reaches them; the charger is there then.

    D-193 An enemy in its way is struck instead.
    """
    u = b.units[uid]
    way = way_for(b, u, target)
    if way is None or way.struck is None or way.met != target:
        strike(b, uid, target)
        return
    if way_cost(b, u, way.legs()) > reach_of(u) + TOLERANCE or is_barred(b, u, way):
        fall_short(b, uid, way.legs(), target)
        return
    others = besides(field_of(b).bodies, uid)
    place = charge_path.flush_pose(way, others, b.setting.ground, closed_to(u))
    catch(b, uid, target)
    arrive(b, uid, place)


def meet_half_way(b: Battle, u: Unit, foe: Unit) -> None:
    """C-REA-7, C-CAV-19, D-133 The counter-charger comes 3 inches on, cavalry 4, or half way."""
    ahead: i64 = HORSE_COUNTER if foe.arm == CAVALRY else FOOT_COUNTER
    off = gap_between(b, u, foe)
    ahead = ahead if off >= ahead else off // 2
    b.note("counter-charged", foe.uid, [u.uid])
    b.mark(foe.uid, CHARGED)
    while ahead > 0:
        legs = [Leg(ADVANCE, ahead)]
        if is_open(b, foe, legs):
            b.place(foe.uid, foe.pose.moved(ahead))
            return
        ahead -= STEP


def close_up(b: Battle, uid: i64, leader: i64) -> None:
    """C-SUP-2, D-145, D-146 It closes up behind the unit it supports, if its own charge reaches.

    Out of reach, or without room, it has failed.
    """
    u, friend = b.units[uid], b.units[leader]
    foe = b.units[u.charge]
    place = friend.pose.moved(-depth_of(friend))
    if friend.charge == foe.uid and not reaches_through(b, u, foe):
        place = friend.pose
    while place.key() != friend.pose.key():
        if has_room(b, u, u.formation, u.files, place):
            b.place(uid, place)
            b.end_charge(uid, CHARGED)
            return
        place = place.moved(-STEP)
        if distance(place.x, place.y, friend.pose.x, friend.pose.y) > depth_of(friend) + STAND_OFF:
            break
    fall_short(b, uid, [Leg(ADVANCE, base_move(u))], foe.uid)
