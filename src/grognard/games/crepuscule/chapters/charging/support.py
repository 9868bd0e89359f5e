"""C-REA-9, C-CAV-21, D-73: a neighbour supports a unit that is charged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.refusal import MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.table.measure import TOLERANCE
from grognard.table.pose import INCH

from ...model.actions import UNSUPPORTED, Support, Unsupported
from ...model.flow import battle
from ...model.kinds import (
    ALERTED,
    CHARGING,
    COUNTER,
    COUNTERING,
    DISORDERED,
    FIRED_BACK,
    FRONT,
    INFANTRY,
    REACTED,
    SUPPORT_COUNTER,
    SUPPORT_FIRE,
    SUPPORT_STAND,
    SUPPORTS,
    VETERAN,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..artillery.reaction_fire import why_not_shoot
from ..formations import depth_of, has_room
from ..ground import bears, edge_toward, gap_between, is_within
from ..moving.paces import base_move
from ..orders.manoeuvre import AIMING, PLAIN, manoeuvre_value
from ..shooting.targets import faces_of, is_armed, range_of
from .choices import FIRES, NOT_FROM_THERE, why_not_counter
from .ways import file_behind

NOT_ASKED: Final = Refusal("C-REA-9", MOMENT, "not-now")
NOT_THE_ONE: Final = Refusal("D-73", PIECE, "no-supporter")
NO_TIME: Final = Refusal("D-184", PIECE, "no-time-to-help")
UNARMED: Final = Refusal("C-INF-11", MEANS, "unarmed")
UNSEEN: Final = Refusal("C-REA-9", why="unseen")
OTHER_ARM: Final = Refusal("C-REA-9", MEANS, "other-arm")
NO_ROOM: Final = Refusal("D-145", why="no-room-behind")
NOT_BOTH: Final = Refusal("C-REA-9", MEANS, "not-both")

BESIDE: Final = 3 * INCH


def why_not_supporter(b: Battle, u: Unit, target: Unit, charger: i64) -> Refusal | None:
    """C-REA-9, D-73, D-184 Veterans within 3 inches that are not charged themselves, with time to
    act.
    """
    if u.uid == target.uid or u.seat != target.seat or not u.on_table():
        return NOT_THE_ONE
    if not may_help(u, target) or u.is_fleeing() or b.is_engaged(u.uid):
        return NOT_THE_ONE
    if u.has(SUPPORTS | FIRED_BACK | CHARGING | COUNTERING | DISORDERED) or b.chargers_of(u.uid):
        return NOT_THE_ONE
    if not is_within(b, u, target, BESIDE):
        return NOT_THE_ONE
    foe = b.units[charger]
    return None if gap_between(b, u, foe) >= base_move(foe) - TOLERANCE else NO_TIME


def may_help(u: Unit, target: Unit) -> bool:
    """C-REA-9, C-ART-10 Veterans; formed infantry for guns, and any battery for infantry."""
    if u.is_battery():
        return target.arm == INFANTRY and u.is_deployed() and u.is_served()
    if target.is_battery() and not (u.arm == INFANTRY and u.is_formed()):
        return False
    return u.is_troops() and u.roster.quality >= VETERAN


def why_not_support(
    b: Battle, action: Support, target: Unit, charger: i64, reaction: i64
) -> Refusal | None:
    """C-REA-9 To fire at the charger, to meet it, or to support a friend of its own arm from
    behind.
    """
    if action.target != target.uid or not 0 <= action.unit < len(b.units):
        return NOT_THE_ONE
    u = b.units[action.unit]
    refusal = why_not_supporter(b, u, target, charger)
    if refusal is not None:
        return refusal
    if action.job == SUPPORT_COUNTER:
        return why_not_meet(b, u, b.units[charger], reaction)
    if action.job == SUPPORT_FIRE:
        if reaction == COUNTER:
            return NOT_BOTH
        if u.is_battery():
            return why_not_shoot(b, u, b.units[charger])
        if not is_armed(b, u):
            return UNARMED
        return None if fire_face(b, u, b.units[charger]) >= -1 else UNSEEN
    if action.job != SUPPORT_STAND:
        return NOT_ASKED
    if u.arm != target.arm:
        return OTHER_ARM
    return None if place_behind(b, u, target) else NO_ROOM


def why_not_meet(b: Battle, u: Unit, charger: Unit, reaction: i64) -> Refusal | None:
    """C-REA-9, D-213 One of the two counter-charges who comes before its front; nobody fires."""
    if reaction == COUNTER or reaction in FIRES:
        return NOT_BOTH
    if not u.is_troops():
        return OTHER_ARM
    if edge_toward(b, u, charger) != FRONT:
        return NOT_FROM_THERE
    return why_not_counter(b, u, charger)


def come_between(b: Battle, uid: i64, charger: i64) -> None:
    """D-213 The charge, with all units that follow it, is at the supporter from this moment."""
    b.counter(uid, charger)
    b.mark(uid, REACTED | ALERTED)
    target = b.units[charger].charge
    for each in [int(charger), *file_behind(b, b.units[charger])]:
        u = b.units[each]
        if u.has(CHARGING) and u.charge == target:
            b.divert(each, uid)


def fire_face(b: Battle, u: Unit, charger: Unit) -> i64:
    """The face by which it sees the charger, -1 for its front, -2 where it does not."""
    for face in faces_of(u):
        if bears(b, u, charger, range_of(u), max(face, 0)):
            return face
    return -2


def place_behind(b: Battle, u: Unit, target: Unit) -> bool:
    pose = target.pose.moved(-depth_of(target))
    return has_room(b, u, u.formation, u.files, pose)


def stand_behind(b: Battle, uid: i64, target: i64) -> None:
    """C-SUP-5 It takes up its place behind the unit that is charged."""
    u, friend = b.units[uid], b.units[target]
    if friend.on_table() and place_behind(b, u, friend):
        b.place(uid, friend.pose.moved(-depth_of(friend)))


def support_value(b: Battle, u: Unit, job: i64, keep: bool = False) -> Tally:
    """D-73, C-SMK-2 Its own manoeuvre value; smoke before it spoils its fire."""
    return manoeuvre_value(b, u, AIMING if job == SUPPORT_FIRE else PLAIN, keep)


def list_supports(b: Battle, target: Unit, charger: i64, reaction: i64) -> list[Action]:
    found: list[Action] = []
    for u in b.side(target.seat):
        if why_not_supporter(b, u, target, charger) is None:
            for job in (SUPPORT_FIRE, SUPPORT_COUNTER, SUPPORT_STAND):
                found.append(Support(u.uid, target.uid, job))
    return found


class ChooseSupport(Decision):
    """C-REA-9 One supporter and its job, or none."""

    def __init__(self, seat: int, unit: i64, charger: i64, reaction: i64) -> None:
        super().__init__(seat, "C-REA-9")
        self.unit: Final[i64] = unit
        self.charger: Final[i64] = charger
        self.reaction: Final[i64] = reaction

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [UNSUPPORTED]
        return found + list_supports(b, b.units[self.unit], self.charger, self.reaction)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Unsupported):
            return None
        if not isinstance(action, Support):
            return NOT_ASKED
        return why_not_support(b, action, b.units[self.unit], self.charger, self.reaction)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if not isinstance(action, Support):
            return []
        return [support_value(b, b.units[action.unit], action.job, True)]


def may_be_supported(b: Battle, target: Unit, charger: i64, reaction: i64) -> bool:
    for action in list_supports(b, target, charger, reaction):
        assert isinstance(action, Support)
        if why_not_support(b, action, target, charger, reaction) is None:
            return True
    return False
