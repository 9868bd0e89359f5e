"""Outpost, chapter 3: muskets, and guns whose range is written down while the target reacts."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Pool, high
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.sealed import Sealed
from grognard.kernel.state import State
from grognard.miniatures.bodies import Body
from grognard.miniatures.shooting.fire_lines import (
    Front,
    ShotVerdicts,
    Sight,
    can_aim,
    why_not_bear,
)
from grognard.table.measure import gap
from tests.miniatures.outpost.chapters.moving import why_not_ready
from tests.miniatures.outpost.model.orders import Estimate, React
from tests.miniatures.outpost.model.state import (
    HIDDEN,
    LIE,
    NOT_LAID,
    ON_TABLE,
    STAND,
    Battle,
    battle,
)
from tests.miniatures.outpost.model.troops import GENERAL, GUN, inches

NO_ARMS: Final = Refusal("3.1 foot, scouts and guns shoot")
NO_TARGET: Final = Refusal("3.1 an enemy in sight")
VERDICTS: Final = ShotVerdicts(
    Refusal("3.2 in its range"), Refusal("3.2 in its arc"), Refusal("3.2 in sight")
)
NOT_ASKED: Final = Refusal("0 answer the question")
TOO_MUCH: Final = Refusal("3.4 from 1 to 24 inches")
GUNS_STAND: Final = Refusal("3.5 guns do not lie down")

HIT: Final = 5  # and more, by muskets
ON_STANDING: Final = 4
ON_LYING: Final = 6
MOST: Final = 24
LAY: Final = "3.4 estimate and reaction"


def why_not_fire(b: Battle, seat: int, uid: int, target: int) -> Refusal | None:
    refusal = why_not_ready(b, seat, uid)
    if refusal is not None:
        return refusal
    unit, enemy = b.units[uid], b.units[target]
    if unit.troop.kind.range == 0:
        return NO_ARMS
    if enemy.seat == seat or enemy.place != ON_TABLE or enemy.troop.number == GENERAL:
        return NO_TARGET
    return None if bears(b, uid, target) else why_not_bears(b, uid, target)


def front_of(b: Battle, uid: int) -> Front:
    troop, body = b.units[uid].troop, b.body(uid)
    kind = troop.kind
    return Front(body.pose, troop.bases, kind.base[0], kind.gap, kind.arc)


def bears(b: Battle, uid: int, target: int) -> bool:
    """3.2 Whether any base has the target in its arc, its range and in sight."""
    own, other, front = b.body(uid), b.body(target), front_of(b, uid)
    sight = Sight(own.shape, other.shape, other.shape.parts)
    sight.draw(front)
    between = [part for body in others(b, own, other) for part in body.shape.parts]
    return can_aim(b.setting.ground, front, sight, between, b.units[uid].troop.kind.range)


def why_not_bears(b: Battle, uid: int, target: int) -> Refusal:
    limit, shapes = b.units[uid].troop.kind.range, b.body(target).shape.parts
    return why_not_bear(front_of(b, uid), shapes, limit, VERDICTS) or VERDICTS.hidden


def others(b: Battle, own: Body, target: Body) -> list[Body]:
    """Everybody else in sight."""
    both = (own.owner, target.owner)
    return [body for body in b.field().bodies if body.owner not in both]


class Volley(Procedure):
    """3.3 A die for each base left."""

    unit: int = 0
    target: int = 0

    def step(self, s: State) -> Step:
        b = battle(s)
        if self.stage == 1:
            return Pool("3.3 muskets", b.units[self.unit].strength(), HIT)
        b.hit(self.target, high(b.outcome))
        return DONE


# Guns


class ChooseEstimate(Decision):
    """3.4 The gunner writes down how far he thinks it is."""

    def candidates(self, s: State) -> list[Action]:
        return [Estimate(inches) for inches in range(1, MOST + 2)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Estimate):
            return NOT_ASKED
        return None if 1 <= action.inches <= MOST else TOO_MUCH


class ChooseReaction(Decision):
    """3.5 The target stands, or lies down."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat, LAY)
        self.target: Final = target

    def candidates(self, s: State) -> list[Action]:
        return [React(STAND), React(LIE)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, React):
            return NOT_ASKED
        gun = battle(s).units[self.target].troop.number == GUN
        return GUNS_STAND if gun and action.reaction == LIE else None


class Laying(Sealed):
    """3.4 Both write, and neither sees what before both have."""

    unit: int = 0
    target: int = 0

    def questions(self, s: State) -> list[Decision]:
        b = battle(s)
        asked: list[Decision] = [
            ChooseEstimate(b.units[self.unit].seat, LAY),
            ChooseReaction(b.units[self.target].seat, self.target),
        ]
        return sorted(asked, key=lambda question: question.seat)

    def reveal(self, s: State, answers: list[Action]) -> None:
        b = battle(s)
        for answer in answers:
            if isinstance(answer, Estimate):
                b.estimate = answer.inches
                b.note("estimated", self.unit, [answer.inches])
            elif isinstance(answer, React):
                b.reaction = answer.reaction
                b.note("reacted", self.target, [answer.reaction])


class Cannonade(Procedure):
    """3.4 to 3.6 Estimate and reaction together, then the dice that the estimate is worth."""

    unit: int = 0
    target: int = 0

    def step(self, s: State) -> Step:
        b = battle(s)
        if self.stage == 1:
            return Laying(self.unit, self.target)
        if self.stage == 2:
            dice = self.dice(b)
            if dice:
                return Pool("3.6 gun", dice, ON_LYING if b.reaction == LIE else ON_STANDING)
            b.note("missed", self.unit, [])
        else:
            b.hit(self.target, high(b.outcome))
        self.over(b)
        return DONE

    def dice(self, b: Battle) -> int:
        """3.6 Three within an inch, one within two."""
        range = gap(b.body(self.unit).shape, b.body(self.target).shape)
        error = abs(inches(b.estimate) - int(range))
        return 3 if error <= inches(1) else int(error <= inches(2))

    def over(self, b: Battle) -> None:
        """3.5 Units that lie down stay down until their next turn is over."""
        b.lie(self.target, b.reaction == LIE)
        b.estimate, b.reaction = NOT_LAID, STAND


def shoot(b: Battle, uid: int, target: int) -> Procedure:
    """3.0 To shoot is to be seen."""
    if b.units[uid].place == HIDDEN:
        b.reveal(uid)
    b.note("fired", uid, [target])
    gun = b.units[uid].troop.number == GUN
    return Cannonade(uid, target) if gun else Volley(uid, target)
