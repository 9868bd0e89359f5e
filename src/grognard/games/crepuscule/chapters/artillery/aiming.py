"""C-ART-5, C-ART-8, C-ART-21, D-78, D-142: which gun may fire at which target, and with what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.table.angles import turn_between
from grognard.table.lines import Line
from grognard.table.measure import TOLERANCE, distance
from grognard.table.pose import INCH
from grognard.table.shapes import around

from ...model.actions import END_STEP, EndStep
from ...model.combat_actions import Aim
from ...model.flow import battle
from ...model.kinds import (
    BALL,
    CANISTER,
    FIRED,
    LIMBERED_NOW,
    MOVED,
    NOBODY,
    PROLONGED,
    SHELL,
)
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import footprint
from ..ground import heading_between, is_free, screens_between
from ..shooting.targets import IN_SMOKE, canister_reach, is_lost_in_smoke
from .paths import aim_distance, aim_point, aimed, crosses_friends
from .types import (
    TRAVERSES,
    ammunition_of,
    fires,
    gunners_seat,
    has_rounds,
    is_manned,
    most_estimate,
)

NOT_ASKED: Final = Refusal("C-ART-5", MOMENT, "not-now")
NOT_YOURS: Final = Refusal("C-ART-5", PIECE, "not-yours")
NO_TARGET: Final = Refusal("C-ART-5", why="no-target")
LIMBERED: Final = Refusal("C-ART-4", PIECE, "limbered")
NO_CREW: Final = Refusal("C-ART-8", PIECE, "no-crew")
RELOADING: Final = Refusal("C-ART-8", PIECE, "reloading")
HAS_FIRED: Final = Refusal("C-ART-33", PIECE, "gun-fired")
ENGAGED: Final = Refusal("D-46", PIECE, "fights")
IN_COMBAT: Final = Refusal("D-46", why="target-fights")
WRONG_ROUND: Final = Refusal("C-ART-16", MEANS, "wrong-round")
NO_ROUNDS: Final = Refusal("C-ART-32", LIMIT, "no-rounds")
TOO_FAR: Final = Refusal("C-ART-14", why="range")
NO_SIGHT: Final = Refusal("D-136", why="no-sight")
OVER_FRIENDS: Final = Refusal("D-99", why="over-friends")

DIE: Final = 10 * INCH
SWEEP: Final = 5 * INCH


def why_not_fire(b: Battle, u: Unit) -> Refusal | None:
    """C-ART-4, C-ART-8, D-78 Whether a battery may fire at all in this phase."""
    if not u.is_deployed() or u.has(LIMBERED_NOW):
        return LIMBERED
    if not is_manned(u):
        return NO_CREW
    if b.is_engaged(u.uid):
        return ENGAGED
    if u.has(FIRED):
        return HAS_FIRED
    return RELOADING if u.waits > 0 else None


def needs_test(b: Battle, u: Unit, target: Unit) -> bool:
    """C-ART-3, C-ART-21, D-95, D-187 After a move by hand, or a turn beyond the free one."""
    start = u.pose.h - u.wheel  # where it pointed as the turn began
    turned = turn_between(start, aimed(b, u, target).h)
    return (
        u.has(PROLONGED | MOVED) or (turned if turned > 0 else -turned) > TRAVERSES[u.roster.weight]
    )


def sees_edge(b: Battle, u: Unit, target: Unit) -> bool:
    """D-136 From the barrel to the middle of the target's edge that faces it."""
    aim = aimed(b, u, target)
    x, y = aim.point(aim_distance(b, u, target), 0)
    line = Line(u.pose.x, u.pose.y, x, y)
    reach = around(footprint(b, u).hull, footprint(b, target).hull)
    return is_free(b, u, line, screens_between(b, u, target.uid, reach))


def could_fire(b: Battle, gun: Unit, u: Unit, limit: i64) -> bool:
    """D-10, D-11, D-177 Whether a battery could fire at a unit: free traverse, distance, sight."""
    if not gun.is_battery() or not gun.is_deployed() or not gun.is_served():
        return False
    x, y = aim_point(b, gun, u)
    if distance(gun.pose.x, gun.pose.y, x, y) > limit + TOLERANCE:
        return False
    turned = turn_between(gun.pose.h, heading_between((gun.pose.x, gun.pose.y), (x, y)))
    if (turned if turned > 0 else -turned) > TRAVERSES[gun.roster.weight]:
        return False
    return sees_edge(b, gun, u)


def reach_of(u: Unit, ammunition: i64) -> i64:
    """The greatest estimate, and what the die may add."""
    more = SWEEP if ammunition == CANISTER else DIE if ammunition == BALL else 0
    return most_estimate(u, ammunition) * INCH + more


def why_not_aim(b: Battle, u: Unit, target: i64, ammunition: i64) -> Refusal | None:
    """C-ART-5, C-ART-20, C-ART-44, F-05 Whether a gun may fire this way at this target."""
    refusal = why_not_fire(b, u)
    if refusal is not None:
        return refusal
    if not fires(u, ammunition):
        return WRONG_ROUND
    if not has_rounds(b, u, ammunition):
        return NO_ROUNDS
    if not 0 <= target < len(b.units):
        return NO_TARGET
    foe = b.units[target]
    if foe.seat == gunners_seat(b, u) or not foe.on_table() or foe.captor != NOBODY:
        return NO_TARGET
    if b.is_engaged(target):
        return IN_COMBAT
    if aim_distance(b, u, foe) > reach_of(u, ammunition):
        return TOO_FAR
    if ammunition == SHELL:
        return None  # it may be fired blind
    if not sees_edge(b, u, foe):
        return NO_SIGHT
    if is_lost_in_smoke(b, u, foe, canister_reach(u)):
        return IN_SMOKE
    return OVER_FRIENDS if ammunition == BALL and crosses_friends(b, u, foe) else None


class ChooseAim(Decision):
    """5a The next gun that fires, its target and what it loads; or none."""

    def __init__(self, seat: int, named: list[int]) -> None:
        super().__init__(seat, "C-ART-5")
        self.named: Final = named  # guns that already have their target

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END_STEP]
        for u in b.units:
            if not u.is_battery() or not u.on_table() or gunners_seat(b, u) != self.seat:
                continue
            if u.uid not in self.named and why_not_fire(b, u) is None:
                for foe in b.side(1 - self.seat):
                    for ammunition in ammunition_of(u):
                        found.append(Aim(u.uid, foe.uid, ammunition))
        return found

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndStep):
            return None
        if not isinstance(action, Aim):
            return NOT_ASKED
        if not 0 <= action.unit < len(b.units) or not b.units[action.unit].is_battery():
            return NOT_YOURS
        u = b.units[action.unit]
        if gunners_seat(b, u) != self.seat or not u.on_table():
            return NOT_YOURS
        if u.uid in self.named:
            return HAS_FIRED
        return why_not_aim(b, u, action.target, action.ammunition)
