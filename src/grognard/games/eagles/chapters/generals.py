"""Chapter 12: Generals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, PIECE, Refusal

from ..model.cards import GENERAL
from ..model.flow import BattleProcedure
from ..model.pieces import Unit
from ..model.places import POSITIONS, RESERVE, line_of
from ..model.state import Battle
from .specials.moments import BEFORE_DIE
from .specials.window import open_window

ONE_GENERAL: Final = Refusal("12.0 one general", LIMIT)
KEPT_IN_RESERVE: Final = Refusal("12.3 kept in reserve", PIECE)
KILLING_FACE: Final = 6


def commander_present(b: Battle, army: i64) -> bool:
    """R74 The army commander is in the Reserve or on the field; before he is drawn he is absent."""
    uid = b.setting.commanders[army]
    if uid < 0:
        return False
    place = b.units[uid].place
    return place < POSITIONS or place == RESERVE + b.units[uid].seat


def why_not_command(b: Battle, u: Unit) -> Refusal | None:
    """12.3 A chief of staff stays in the Reserve while his commander is there."""
    if u.card.chief_of_staff and commander_present(b, u.army):
        return KEPT_IN_RESERVE
    return None


def commands_army(b: Battle, g: Unit) -> bool:
    """12.2 Whether he supports all corps of his army (R78); Uxbridge without Wellington (R76)."""
    if g.card.second:
        return not commander_present(b, g.army)
    return g.card.army_commander or g.card.chief_of_staff


def general_at(b: Battle, seat: i64, pos: i64) -> int:
    """12.0 The face-up General of a side in a Position, or -1."""
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.arm == GENERAL and u.seat == seat and u.up:
            return uid
    return -1


def supporting_general(b: Battle, u: Unit) -> int:
    """12.2 The General a troop card may look to, or -1: same army (R135), same corps (R77)."""
    uid = general_at(b, u.seat, u.place)
    if uid < 0:
        return -1
    g = b.units[uid]
    if g.army != u.army:
        return -1
    return uid if g.card.corps == u.card.corps or commands_army(b, g) else -1


def support(b: Battle, g: Unit) -> int:
    """12.1 Offense on an enemy line, Defense on one's own (R29)."""
    return g.card.defense if line_of(g.place) == g.seat else g.card.offense


def hit_general(b: Battle, seat: i64, pos: i64, count: int) -> None:
    """12.4 Every 1 thrown at a Position is a hit on the General there (R56)."""
    if count:
        uid = general_at(b, seat, pos)
        if uid >= 0:
            b.hit(uid, count)


def recall_chiefs(b: Battle, seat: i64) -> None:
    """R75 A chief of staff goes back once his commander has come, hidden or not."""
    for pos in range(POSITIONS):
        if not b.leaders[2 * pos + seat]:
            continue
        for uid in b.at[pos]:
            u = b.units[uid]
            if u.seat == seat and u.arm == GENERAL:
                if why_not_command(b, u) is not None:
                    b.withdraw(uid)


class GeneralTest(BattleProcedure):
    """12.4 A hit General rolls one die a hit; a six kills him. Rally cannot save him (R137)."""

    uid: i64

    STAGES = ("begin", "answered", "roll", "judge")

    def begin(self, b: Battle) -> Step:
        b.test_begins(self.uid)
        window = open_window(b, BEFORE_DIE)
        return window if window is not None else self.answered(b)

    def answered(self, b: Battle) -> Step:
        b.test_over()
        self.stage = 3
        return self.roll(b)

    def roll(self, b: Battle) -> Step:
        return Die("12.4 general hit") if b.units[self.uid].hits else DONE

    def judge(self, b: Battle) -> Step:
        if b.events is not None:
            b.tell("general-rolled", self.uid, [b.outcome])
        if b.outcome == KILLING_FACE:
            b.eliminate(self.uid, "killed")
            return DONE
        b.heal(self.uid)
        return self.answered(b)
