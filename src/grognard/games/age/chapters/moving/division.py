"""Chapter 3, a division's move: one order, a roll for each brigade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, PIECE, Refusal
from grognard.kernel.state import State
from grognard.miniatures.moving.move_candidates import forward
from grognard.miniatures.moving.move_cost import way_factor
from grognard.miniatures.moving.obstacles import before_bodies, shortened
from grognard.table.angles import along
from grognard.table.paths import ADVANCE, Leg, end_path
from grognard.table.pose import INCH

from ...model.actions import GO_ON, MOVE, STOP, GoOn, MoveDivision, Stop
from ...model.chart_rows import FULL_SPEED, HALF_SPEED, MoveResult
from ...model.flow import BattleProcedure
from ...model.kinds import COLUMN, MOVED, NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ..formations import body_of, field_of
from .journeys import carry_out, why_not_march
from .marching import WHOLE, budget_of, mover_of, why_not_legs
from .movement_table import ROLL, apply_result, column_of, look_up, retreat_of, tactical_sum
from .who_moves import why_not_brigade

NOT_ASKED: Final = Refusal("3.5 division's move", MOMENT)
NO_SUCH: Final = Refusal("3.5 division's move", PIECE)

LENGTHS: Final = (6 * INCH, 3 * INCH)  # worth proposing


def members_of(b: Battle, seat: i64, command: i64) -> list[Unit]:
    """3.5 The brigades of a formation that may still be ordered to move, those in front first."""
    found = [u for u in b.side(seat) if u.roster.command == command and may_move(b, u)]
    return sorted(found, key=place_in_line)


def place_in_line(u: Unit) -> int:
    """The farther ahead in the direction it faces, the sooner: so others do not run into it."""
    return -along(u.pose.x, u.pose.y, u.pose.h)


def may_move(b: Battle, u: Unit) -> bool:
    return u.is_brigade() and why_not_brigade(b, u, MOVE) is None


def why_not_division(b: Battle, seat: i64, command: i64, legs: list[Leg]) -> Refusal | None:
    """3.5 A formation of the same side, of which at least one brigade can begin such a move."""
    members = members_of(b, seat, command)
    if not members or not legs:
        return NO_SUCH
    refusal: Refusal | None = None
    for u in members:
        refusal = why_not_legs(u, legs)
        if refusal is None:
            return None
    return refusal


def list_divisions(b: Battle, seat: i64) -> list[Action]:
    """Straight ahead, for formations of which several brigades may move."""
    return divisions_of(b, seat, [u for u in b.side(seat) if may_move(b, u)])


def divisions_of(b: Battle, seat: i64, movers: list[Unit]) -> list[Action]:
    """The same where it is known which brigades may move."""
    found: list[Action] = []
    if len(movers) < 2:
        return found
    commands = [u.roster.command for u in movers]
    for command in b.setting.commands:
        if command.seat == seat and commands.count(command.number) > 1:
            for length in LENGTHS:
                found.append(MoveDivision(command.number, [Leg(ADVANCE, length)]))
    return found


class ChooseToGoOn(Decision):
    """3.5 A brigade has failed: the rest continue as ordered, or stop for other orders."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "3.5 division's move")

    def candidates(self, s: State) -> list[Action]:
        return [GO_ON, STOP]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoOn, Stop)) else NOT_ASKED


class DivisionMove(BattleProcedure):
    """3.5 Brigade after brigade rolls, and goes as far of the way as its row allows."""

    seat: i64
    command: i64
    unit: i64
    way: list[int]

    STAGES = ("pick", "throw", "result", "ask", "answer")

    def pick(self, b: Battle) -> Step:
        members = members_of(b, self.seat, self.command)
        if not members:
            return DONE
        self.unit = members[0].uid
        b.note("ordered", self.unit, [MOVE, NOBODY])
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Die(ROLL, 10)

    def result(self, b: Battle) -> Step:
        u = b.units[self.unit]
        added = tactical_sum(b, u, MOVE).total
        result = look_up(b, self.unit, column_of(u), b.outcome, added)
        apply_result(b, self.unit, result)
        retreat = retreat_of(self.unit, result)
        if retreat is not None and b.units[self.unit].on_table():
            b.mark(self.unit, MOVED)
            return retreat
        if b.units[self.unit].on_table() and self.march(b, result):
            self.stage = 1
            return self.pick(b)
        self.stage = 4
        return self.ask(b)

    def march(self, b: Battle, result: MoveResult) -> bool:
        """Whether its row allowed the move."""
        if result.move != FULL_SPEED and result.move != HALF_SPEED:
            return False
        halves = WHOLE if result.move == FULL_SPEED else 1
        legs = [Leg(self.way[i], self.way[i + 1]) for i in range(0, len(self.way), 2)]
        carry_out(b, self.unit, as_far(b, b.units[self.unit], legs, halves), 0, False)
        return True

    def ask(self, b: Battle) -> Step:
        if not members_of(b, self.seat, self.command):
            return DONE
        return ChooseToGoOn(self.seat)

    def answer(self, b: Battle) -> Step:
        if isinstance(b.action, Stop):
            return DONE
        self.stage = 1
        return self.pick(b)


def as_far(b: Battle, u: Unit, legs: list[Leg], halves: i64) -> list[Leg]:
    """3.5 As much of a way as it can pay for, an inch from enemies and not on another unit; or
    nothing.
    """
    m = mover_of(b, u, budget_of(b, u, halves), False)
    if why_not_march(b, u, legs, 0, halves, MOVE, m) is None:
        return legs
    cut = shortened(m, legs, m.budget, way_factor(m, legs))
    if cut and cut[-1].kind == ADVANCE:
        before = cut[:-1]
        most = forward(m, end_path(m.pose, m.width, m.depth, before), before)
        most = min(most, cut[-1].amount)
        cut = [*before, Leg(ADVANCE, most)] if most > 0 else before
    others = [one.shape for one in field_of(b).bodies if one.owner != u.uid]
    depth = m.depth if u.formation == COLUMN else body_of(b, u).depth
    cut = before_bodies(m.pose, m.width, depth, cut, others)
    return cut if why_not_march(b, u, cut, 0, halves, MOVE, m) is None else []
