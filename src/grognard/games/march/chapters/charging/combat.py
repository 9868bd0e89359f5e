"""Chapter 12, combat: one round between two battalions in contact, and what follows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.miniatures.bodies import besides, stands_on
from grognard.miniatures.moving.forced_moves import place_at, swept
from grognard.miniatures.moving.passable import are_walkable
from grognard.table.angles import QUARTER, heading_of
from grognard.table.contact import facing, straight_to, touched_edge
from grognard.table.slide import blocked

from ...model.actions import PURSUE, STAND, Pursue, Stand
from ...model.flow import BattleProcedure, battle
from ...model.pieces import CHARGING, IMPASSABLE, LOST_MEN, NOBODY, ON_TABLE, ROUTING, Battalion
from ...model.state import Battle
from ..figures import CLOSE_ORDER, body_of, centre, depth_of, field_of, footprint, width_of
from ..flight import Flight
from ..moving.forced_moves import crosses_obstacle, drive_off, enemy_on, recoil_length
from ..quality import NOT_ASKED
from ..resolve import ResolveTest
from ..shooting.casualties import CombatRisk
from ..shooting.skirmishers import ScreenMove, remove_screens_crossed
from .joining import RECOIL, Disengaging
from .strength import Strength, combat_sum

NOT_ENGAGED: Final = Refusal("12.8 fight on", MEANS, "not-engaged")
PASSES_BY: Final = Refusal("R35 pursuit", why="pursuit-passes-by")
ENEMY_BETWEEN: Final = Refusal("R35 pursuit", why="pursuit-enemy")
CLOSED_GROUND: Final = Refusal("R35 pursuit", why="pursuit-ground")
FRIEND_THERE: Final = Refusal("R35 pursuit", why="pursuit-friend")

WINNERS_LOSSES: Final = 2
LOSERS_LOSSES: Final = 6
BEATEN_BADLY: Final = 3
CORNERED: Final = 2  # more losses of a loser that cannot recoil
NOT_TAKEN: Final = -1


def why_not_fight(b: Battle, u: Battalion) -> Refusal | None:
    """12.8, R76 Those in contact fight on."""
    return None if u.foe != NOBODY else NOT_ENGAGED


def weigh_fight(b: Battle, u: Battalion) -> list[Tally]:
    """12.5 What both would add to their dice."""
    foe = b.units[u.foe]
    return [combat_sum(b, u, foe, None, True), combat_sum(b, foe, u, None, True)]


def push_heading(winner: Battalion, loser: Battalion) -> i64:
    """R34 Which way a loser recoils: straight away from the edge at which the two touch."""
    one, other = footprint(winner).hull, footprint(loser).hull
    ahead = straight_to(winner.pose, width_of(winner), depth_of(winner), other)
    back = straight_to(loser.pose, width_of(loser), depth_of(loser), one)
    if ahead >= 0 and (back < 0 or ahead <= back):
        edge = touched_edge(winner.pose, width_of(winner), depth_of(winner), other)
        return facing(other, edge)
    if back >= 0:
        return loser.pose.h + 2 * QUARTER
    ax, ay = centre(winner)
    bx, by = centre(loser)
    return heading_of(bx - ax, by - ay)


def pursuit_length(winner: Battalion, loser: Battalion, heading: i64) -> i64:
    """R35 How far the winner follows until it touches the loser; -1 if it would pass by."""
    start, stop = blocked(footprint(winner).hull, heading, footprint(loser).hull, 0)
    length: i64 = int(start)
    return length if start < stop and length >= 0 else -1


def why_not_pursue(b: Battle, winner: Battalion, loser: Battalion, heading: i64) -> Refusal | None:
    """12.7, R35, R112 It follows into contact if nobody and nothing bars the way."""
    length = pursuit_length(winner, loser, heading)
    if length < 0:
        return PASSES_BY
    way = swept(body_of(winner), heading, length)
    if enemy_on(b, winner, way) != NOBODY:
        return ENEMY_BETWEEN
    if not are_walkable(b.setting.ground, IMPASSABLE, way):
        return CLOSED_GROUND
    friends = besides(field_of(b).friends(winner.seat, CLOSE_ORDER), winner.uid)
    place = place_at(body_of(winner), heading, length)
    return FRIEND_THERE if stands_on(friends, place) is not None else None


class ChoosePursuit(Decision):
    """12.7 The winner may follow."""

    def __init__(self, seat: int, winner: i64, loser: i64, heading: i64) -> None:
        super().__init__(seat, "12.7 pursue or stand")
        self.winner: Final = winner
        self.loser: Final = loser
        self.heading: Final = heading

    def candidates(self, s: State) -> list[Action]:
        return [PURSUE, STAND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Pursue):
            return why_not_pursue(b, b.units[self.winner], b.units[self.loser], self.heading)
        return None if isinstance(action, Stand) else NOT_ASKED


class Round(BattleProcedure):
    """12.4 Dice, losses, Resolve, recoil or flight, pursuit: in this order (R86)."""

    unit: i64
    groups: i64 = NOT_TAKEN  # R58: the strength that a charger set out with, if this is its charge
    officers: i64 = 0
    characters: i64 = 0
    commander: i64 = 0
    winner: i64 = NOBODY
    loser: i64 = NOBODY
    heading: i64 = 0

    STAGES = ("throw", "compare", "test", "give_way", "ask", "follow", "disengage")

    def throw(self, b: Battle) -> Step:
        return Opposed("12.4 combat dice")

    def disengage(self, b: Battle) -> Step:
        """12.9"""
        return Disengaging()

    def power(self) -> Strength | None:
        if self.groups == NOT_TAKEN:
            return None
        return Strength(self.groups, self.officers, self.characters, self.commander)

    def compare(self, b: Battle) -> Step:
        """12.4 The higher sum wins."""
        u = b.units[self.unit]
        foe = b.units[u.foe]
        die, other_die = divmod(b.outcome, OPPOSED_BASE)
        mine = die + combat_sum(b, u, foe, self.power()).total
        theirs = other_die + combat_sum(b, foe, u).total
        b.fight(u.uid)
        b.note("fought", u.uid, [foe.uid, die, mine, other_die, theirs])
        if mine == theirs:
            b.draw(u.uid)
            return DONE
        self.winner, self.loser = (u.uid, foe.uid) if mine > theirs else (foe.uid, u.uid)
        self.heading = push_heading(b.units[self.winner], b.units[self.loser])
        return self.lose(b, abs(mine - theirs))

    def lose(self, b: Battle, margin: i64) -> Step:
        """12.6, R86 Both lose together; beaten by 3 or more, characters are at risk (14.2)."""
        b.beat(self.loser)
        b.lose(self.winner, WINNERS_LOSSES)
        if margin >= BEATEN_BADLY:
            return CombatRisk(self.loser, LOSERS_LOSSES)
        b.lose(self.loser, LOSERS_LOSSES)
        self.stage = 3
        return self.test(b)

    def test(self, b: Battle) -> Step:
        """12.6, R39 The loser tests at once; R93: unless nobody is left to."""
        if b.setting.options.winner_tests and b.units[self.winner].place == ON_TABLE:
            b.owe_test(self.winner, LOST_MEN)
        if b.units[self.loser].place != ON_TABLE:
            return self.part(b)
        return ResolveTest(self.loser)

    def give_way(self, b: Battle) -> Step:
        """12.6, R42, R90 A loser that breaks flees at once; one that holds recoils."""
        loser = b.units[self.loser]
        if loser.marks & ROUTING:
            if b.units[self.winner].place == ON_TABLE:
                b.tire(self.winner)
            self.stage = 6
            return Flight(self.loser)
        length = recoil_length(b, loser, self.heading, RECOIL)
        if length < 0:
            return self.hold_at_bay(b)
        b.note("recoiled", self.loser, [length])
        drive_off(b, loser, self.heading, length)
        return ScreenMove(self.loser)

    def hold_at_bay(self, b: Battle) -> Step:
        """R34, R111 It cannot go back: it loses two more and stays where it is, in combat."""
        b.note("at bay", self.loser, [])
        b.unmark(self.winner, CHARGING)
        b.unmark(self.loser, CHARGING)
        b.lose(self.loser, CORNERED)
        return DONE if b.units[self.loser].foe == self.winner else self.part(b)

    def ask(self, b: Battle) -> Step:
        winner, loser = b.units[self.winner], b.units[self.loser]
        if winner.place != ON_TABLE or why_not_pursue(b, winner, loser, self.heading) is not None:
            return self.part(b)
        return ChoosePursuit(winner.seat, self.winner, self.loser, self.heading)

    def follow(self, b: Battle) -> Step:
        """12.7, R35, R129 The winner follows into contact, or both wait for the next turn."""
        if isinstance(b.action, Stand):
            return self.part(b)
        winner = b.units[self.winner]
        length = pursuit_length(winner, b.units[self.loser], self.heading)
        way = swept(body_of(winner), self.heading, length)
        remove_screens_crossed(b, winner.seat, way)
        if crosses_obstacle(b, winner, way):
            b.disorder(self.winner)
        drive_off(b, winner, self.heading, length)
        b.press(self.winner, self.loser)
        return ScreenMove(self.winner)

    def part(self, b: Battle) -> Step:
        """12.7, R36 The combat is over; to the end of the turn both are tired."""
        b.part(self.winner)
        for uid in (self.winner, self.loser):
            if b.units[uid].place == ON_TABLE:
                b.tire(uid)
        self.stage = 7
        return Disengaging()
