"""Chapter 11: Terrain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, TARGET, Refusal
from grognard.kernel.state import State

from ..model.actions import PASS, Capture, Pass
from ..model.cards import HILL, INFANTRY, PRUSSIAN, TERRAIN, WOODS
from ..model.flow import BattleProcedure, battle
from ..model.pieces import MOVED, Unit
from ..model.places import MIDDLE, RESERVE, lane_for, line_of, own_position
from ..model.state import Battle
from .out_of_phase import why_not_now

NO_LIMIT: Final = 99

NOT_TERRAIN: Final = Refusal("11.0 battle and lane", MEANS)
NOT_FRIENDLY: Final = Refusal("11.0 friendly position")
POSITION_ENGAGED: Final = Refusal("11.0 unengaged position")
PRUSSIANS_AWAY: Final = Refusal("10.0 prussian general", PIECE)
NOT_HERE: Final = Refusal("11.5 same position")
WOODS_INFANTRY: Final = Refusal("11.2 woods infantry only", MEANS)
BUILDING_INFANTRY: Final = Refusal("11.4 infantry only", MEANS)
TROOPS_ONLY: Final = Refusal("11.0 occupants only", MEANS)
HELD_BY_ENEMY: Final = Refusal("R124 one side holds", TARGET, "one-holder")
FULL: Final = Refusal("11.0 capacity", LIMIT)
MUST_CAPTURE: Final = Refusal("11.5 capture")
NOT_A_CAPTOR: Final = Refusal("R64 who captures", TARGET, "who-captures")
TAKEN_BACK: Final = Refusal("R153 taken back", PIECE, "taken-back")


def lane_of_terrain(u: Unit) -> int:
    """4.2 The Position, on its owner's line, a Terrain card is marked for."""
    return own_position(u.seat, lane_for(u.seat, u.card.lane))


def why_not_lay(b: Battle, u: Unit) -> Refusal | None:
    """11.0 Terrain comes from the Reserve into its own friendly, unengaged Position (R63).

    A second one for the same Position is as good (R1), and a river may be laid behind troops
    that have already crossed (R71).
    """
    if u.arm != TERRAIN or u.place != RESERVE + u.seat:
        return NOT_TERRAIN
    if u.army == PRUSSIAN and b.setting.prussian_lane and not b.arrived:
        return PRUSSIANS_AWAY  # R133
    pos = lane_of_terrain(u)
    if b.engaged(pos):
        return POSITION_ENGAGED
    if b.troops[2 * pos + 1 - u.seat]:
        return NOT_FRIENDLY  # R99
    return TAKEN_BACK if u.acted & MOVED else None


def move_limit(b: Battle, lane: i64) -> int:
    """11.3 How many cards a player may send across a lane in one turn (R70)."""
    limit = NO_LIMIT
    for uid in b.at[MIDDLE + lane]:
        limit = min(limit, b.units[uid].card.move_limit)
    return limit


def why_not_stand(b: Battle, u: Unit, terrain: i64, pos: i64) -> Refusal | None:
    """11.0-11.4 Which cards may occupy a Terrain card."""
    x = b.units[terrain]
    if x.arm != TERRAIN or x.place != pos or not x.up:
        return NOT_HERE
    if not u.troop:
        return TROOPS_ONLY
    if u.arm != INFANTRY and x.card.terrain != HILL:
        return WOODS_INFANTRY if x.card.terrain == WOODS else BUILDING_INFANTRY  # R69
    if x.holder != u.seat:
        return HELD_BY_ENEMY
    return None if has_room(b, terrain) else FULL


def has_room(b: Battle, terrain: i64) -> bool:
    """11.0 One or two troop cards may be on a Terrain card."""
    x = b.units[terrain]
    room = x.card.capacity
    for uid in b.at[x.place]:
        if b.units[uid].on == terrain:
            room -= 1
    return room > 0


def open_grounds(b: Battle, seat: i64, laid: list[int]) -> list[int]:
    """Of the Terrain laid in a Position that which a side holds and that has room."""
    return [uid for uid in laid if b.units[uid].holder == seat and has_room(b, uid)]


def suits(b: Battle, u: Unit, terrain: i64) -> bool:
    """11.1, 11.2, 11.4 Hills take any troops, woods and buildings only infantry."""
    return u.arm == INFANTRY or b.units[terrain].card.terrain == HILL


def captors(b: Battle, seat: i64, pos: i64) -> list[int]:
    """R64 A side's infantry standing in the open in a Position."""
    return [
        uid
        for uid in b.at[pos]
        if b.units[uid].arm == INFANTRY and b.units[uid].seat == seat and b.units[uid].on < 0
    ]


def captor_seat(b: Battle, terrain: i64) -> int:
    """11.5, R126 The side that takes a vacant Terrain card at once, or -1."""
    x = b.units[terrain]
    owner = line_of(x.place)
    if x.holder != owner and captors(b, owner, x.place):
        return owner  # R67
    if captors(b, 1 - owner, x.place):
        return 1 - owner  # R65, R154
    return -1


def vacant_terrain(b: Battle, pos: i64) -> list[int]:
    """The Terrain cards of a Position without a card on them: both must have gone (R66)."""
    laid = b.terrain_in(pos)
    return [uid for uid in laid if not is_occupied(b, uid, pos)] if laid else laid


def is_occupied(b: Battle, terrain: i64, pos: i64) -> bool:
    units = b.units
    for uid in b.at[pos]:
        if units[uid].on == terrain:
            return True
    return False


def captures_due(b: Battle, pos: i64) -> list[int]:
    """The vacant Terrain of a Position that one side must take at once; never a river (R72)."""
    found: list[int] = []
    for uid in vacant_terrain(b, pos):
        seat = captor_seat(b, uid)
        if seat >= 0 and (not found or seat == captor_seat(b, found[0])):
            found.append(uid)
    return found


def turn_back(b: Battle, pos: i64) -> None:
    """R126 Terrain that nobody takes faces the owner of the Position again."""
    for uid in vacant_terrain(b, pos):
        if b.units[uid].holder != line_of(pos):
            b.release(uid, line_of(pos))


class ChooseCaptor(Decision):
    """11.5 The captor picks infantry in the open: at least one card, up to capacity (R64).

    The first card may be sent on to any Terrain that must be taken, `terrain` or another.
    """

    def __init__(self, seat: i64, terrain: i64, first: bool) -> None:
        super().__init__(seat, "11.5 capture")
        self.terrain: Final = terrain
        self.first: Final = first

    def choices(self, b: Battle) -> list[int]:
        """The Terrain cards a captor may be sent on to."""
        return captures_due(b, b.units[self.terrain].place) if self.first else [self.terrain]

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [PASS]
        for terrain in self.choices(b):
            for uid in b.at[b.units[terrain].place]:
                found.append(Capture(terrain, uid))
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Pass):
            return MUST_CAPTURE if self.first else None
        if not isinstance(action, Capture):
            return why_not_now(b, self.seat, action)
        if action.terrain not in self.choices(b):
            return NOT_A_CAPTOR
        pos = b.units[self.terrain].place
        return None if action.card in captors(b, self.seat, pos) else NOT_A_CAPTOR


class Captures(BattleProcedure):
    """11.5 Vacant Terrain is taken at once by the infantry that stands against it."""

    pos: i64
    terrain: i64 = -1

    STAGES = ("ask", "answered")

    def answered(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Capture):
            b.capture(action.terrain, action.card)
            self.terrain = action.terrain
        else:
            self.terrain = -1
        self.stage = 1
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        """The next question, taking what there is no choice about."""
        while True:
            if self.terrain >= 0:
                step = self.second(b)
                if step is not None:
                    return step
                self.terrain = -1
            due = captures_due(b, self.pos)
            if not due:
                turn_back(b, self.pos)
                return DONE
            seat = captor_seat(b, due[0])
            able = captors(b, seat, self.pos)
            if len(able) > 1 or len(due) > 1:
                return ChooseCaptor(seat, due[0], first=True)
            b.capture(due[0], able[0])

    def second(self, b: Battle) -> Step | None:
        """R64 A large place may take a second card, where no other Terrain needs it (R126)."""
        x = b.units[self.terrain]
        spare = len(captors(b, x.holder, self.pos)) - len(captures_due(b, self.pos))
        if len(b.occupants(self.terrain)) < x.card.capacity and spare > 0:
            return ChooseCaptor(x.holder, self.terrain, first=False)
        return None
