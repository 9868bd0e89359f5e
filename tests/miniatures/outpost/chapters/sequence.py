"""Outpost: turns, orders, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Verdict
from grognard.kernel.procedure import DONE, Procedure, Procedures, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.umpire import advance
from grognard.table.measure import to_polygon, within
from tests.miniatures.outpost.chapters.deploying import SettingUp, stand_ready
from tests.miniatures.outpost.chapters.moving import (
    go,
    go_together,
    list_brigade_moves,
    list_moves,
    why_not_brigade,
    why_not_move,
    why_not_ready,
)
from tests.miniatures.outpost.chapters.shooting import (
    NOT_ASKED,
    Cannonade,
    Laying,
    Volley,
    shoot,
    why_not_fire,
)
from tests.miniatures.outpost.model.orders import Brigade, End, Fire, Move
from tests.miniatures.outpost.model.state import ON_TABLE, ORDERS, Battle, battle
from tests.miniatures.outpost.model.troops import GENERAL
from tests.miniatures.outpost.scenarios import setting_for

WHILE_ALL_HIDE: Final = "2.11 give an order while scouts of both sides hide"


class ChooseOrder(Decision):
    """2.0 To move or shoot with a unit, to move with a brigade, or to end the turn."""

    finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [End()]
        for unit in b.units:
            uid = unit.troop.uid
            if why_not_ready(b, self.seat, uid) is None:
                found += [Move(uid, legs) for legs in list_moves(b, uid)]
                found += self.shots(b, uid)
                if unit.troop.number == GENERAL:
                    found += [Brigade(uid, leg) for leg in list_brigade_moves(b, uid)]
        return found

    def shots(self, b: Battle, uid: int) -> list[Action]:
        if b.units[uid].troop.kind.range == 0:
            return []
        return [Fire(uid, u.troop.uid) for u in b.units if u.seat != self.seat]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Move):
            return why_not_move(b, self.seat, action.unit, action.legs)
        if isinstance(action, Brigade):
            return why_not_brigade(b, self.seat, action.chief, action.leg)
        if isinstance(action, Fire):
            return why_not_fire(b, self.seat, action.unit, action.target)
        return None if isinstance(action, End) else NOT_ASKED


class Turn(Procedure):
    """2.0 A few orders, one after the other."""

    def step(self, s: State) -> Step:
        b = battle(s)
        if self.stage == 2:
            self.stage = 0
            shots = self.obey(b)
            if shots is not None:
                return shots
            self.stage = 1
        if b.left == 0 or not b.fighting(1 - b.active):
            self.end(b)
            return DONE
        hide = b.lurker(0) is not None and b.lurker(1) is not None
        return ChooseOrder(b.active, WHILE_ALL_HIDE if hide else "2.0 give an order")

    def obey(self, b: Battle) -> Step | None:
        action = b.action
        b.left -= 1
        if isinstance(action, Move):
            b.ordered |= 1 << action.unit
            go(b, action.unit, action.legs)
        elif isinstance(action, Brigade):
            go_together(b, action.chief, action.leg)
        elif isinstance(action, Fire):
            b.ordered |= 1 << action.unit
            return shoot(b, action.unit, action.target)
        else:
            b.left = 0
        return None

    def end(self, b: Battle) -> None:
        """3.5 Units that lay down get up."""
        for unit in b.units:
            if unit.seat == b.active:
                b.lie(unit.troop.uid, False)


class War(Procedure):
    """Setting up, then in alternating turns, red first."""

    def step(self, s: State) -> Step:
        b = battle(s)
        if self.stage == 1:
            return SettingUp()
        if self.stage == 2:
            b.turn = 1
        elif b.active == 1:
            b.turn += 1
        last = b.turn > b.setting.options.turns
        if last or not (b.fighting(0) and b.fighting(1)):
            b.finished = True
            return DONE
        self.begin(b, self.stage > 2)
        return Turn()

    def begin(self, b: Battle, later: bool) -> None:
        b.active = 1 - b.active if later else 0
        b.left, b.ordered = ORDERS, 0
        b.note("began", -1, [b.turn, b.active])
        self.stage = 2


PROCEDURES: Final = Procedures()
PROCEDURES.register(SettingUp, War, Turn, Volley, Cannonade, Laying)


def new_battle(scenario: str, options: Mapping[str, str]) -> Battle:
    b = Battle(setting_for(scenario, options))
    if b.setting.ready:
        stand_ready(b)
    b.stack.append(War())
    advance(b)
    return b


# 4 The end


def score(b: Battle, seat: int) -> int:
    """4.1 What the enemy has lost, and the objectives that only one side holds."""
    lost = sum(unit.losses for unit in b.units if unit.seat != seat)
    held = [g.worth for g in b.setting.objectives if holders(b, g.x, g.y, g.radius) == [seat]]
    return lost + int(sum(held))


def holders(b: Battle, x: int, y: int, radius: int) -> list[int]:
    near = set()
    for unit in b.units:
        if unit.place == ON_TABLE and unit.troop.number != GENERAL:
            if within(min(to_polygon(x, y, part) for part in unit.body.shape.parts), radius):
                near.add(unit.seat)
    return sorted(near)


def verdict(b: Battle) -> Verdict | None:
    if not b.finished:
        return None
    red, blue = score(b, 0), score(b, 1)
    if red == blue:
        return Verdict(None, "4.1 equal points")
    return Verdict(int(blue > red), "4.1 most points")
