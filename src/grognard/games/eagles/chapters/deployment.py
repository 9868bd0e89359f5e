"""Chapter 4: Deployment. The Allies deploy and lock, then the French (R8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Answers, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, Refusal
from grognard.kernel.state import State

from ..model.actions import LINE, READY, Deploy, Hide, Ready, muster_case
from ..model.cards import INFANTRY, PRUSSIAN, SPECIAL, TERRAIN
from ..model.flow import BattleProcedure, battle
from ..model.pieces import MOST_CARDS, NO_ACTS, Unit
from ..model.places import (
    ALLIED_SEAT,
    FRENCH_SEAT,
    POSITIONS,
    RESERVE,
    lane_of,
    line_of,
    own_position,
)
from ..model.state import Battle
from .decoys import stack_size, why_not_hide
from .formation import INFANTRY_ONLY
from .generals import ONE_GENERAL, general_at, why_not_command
from .out_of_phase import NOT_YOURS, why_not_now
from .terrain import PRUSSIANS_AWAY, lane_of_terrain, why_not_stand

NOT_IN_MUSTER: Final = Refusal("4.1 reserve", PIECE, "deployed")
OWN_POSITIONS: Final = Refusal("4.1 own positions")
AT_MOST_FOUR: Final = Refusal("4.1 at most four", LIMIT)
AT_LEAST_ONE: Final = Refusal("4.1 at least one", LIMIT)
TERRAIN_LANE: Final = Refusal("4.2 terrain lane")
SPECIALS_STAY: Final = Refusal("13.0 from reserve", MEANS, "special-stays")


def empty_positions(b: Battle, seat: i64) -> int:
    """4.1 Own Positions still without a face-down card: a troop card, or a decoy (R22)."""
    count = 0
    for pos in range(3 * seat, 3 * seat + 3):
        if not b.troops[2 * pos + seat] and not stack_size(b, seat, pos):
            count += 1
    return count


def fillers(b: Battle, seat: i64) -> int:
    """R22 Cards in hand that could fill an empty Position: troops, with decoys others too."""
    count = 0
    bluffing = b.bluffing
    for uid in b.at[RESERVE + seat]:
        u = b.units[uid]
        if u.troop or (bluffing and why_not_command(b, u) is None):
            count += 1
    return count


def why_not_deploy(b: Battle, u: Unit, to: i64, formation: i64, terrain: i64) -> Refusal | None:
    """4.1 One card from the muster to one of one's own Positions."""
    refusal = why_not_place(b, u, to)
    if refusal is not None:
        return refusal
    if formation != LINE and u.arm != INFANTRY:
        return INFANTRY_ONLY
    if terrain >= 0:
        return why_not_stand(b, u, terrain, to)
    return None


def why_not_place(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """4.1, 4.2 Where a card may be deployed, in any formation."""
    if u.place != RESERVE + u.seat:
        return NOT_IN_MUSTER
    if u.arm == SPECIAL:
        return SPECIALS_STAY
    if u.army == PRUSSIAN and b.setting.prussian_lane:
        return PRUSSIANS_AWAY
    if to >= POSITIONS or line_of(to) != u.seat:
        return OWN_POSITIONS
    if u.troop:
        return AT_MOST_FOUR if stack_size(b, u.seat, to) >= MOST_CARDS else why_not_spare(b, u, to)
    return why_not_face_up(b, u, to)


def why_not_face_up(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """4.1, 4.2 Terrain in its own lane and one General come on top of the four cards."""
    if u.arm == TERRAIN:
        refusal = None if lane_of_terrain(u) == to else TERRAIN_LANE
    else:
        refusal = ONE_GENERAL if general_at(b, u.seat, to) >= 0 else why_not_command(b, u)
    if refusal is None and b.setting.options.decoys and is_tight(b, u.seat):
        return AT_LEAST_ONE
    return refusal


def is_tight(b: Battle, seat: i64) -> bool:
    """4.1 Whether every card in hand is needed for the Positions still empty (R22)."""
    empty = empty_positions(b, seat)
    return empty > 0 and fillers(b, seat) <= empty


def why_not_spare(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """4.1 Enough cards must be left for the Positions still empty."""
    if not stack_size(b, u.seat, to):
        return None
    return AT_LEAST_ONE if is_tight(b, u.seat) else None


def why_not_hide_now(b: Battle, u: Unit, to: i64) -> Refusal | None:
    """14.0 A decoy takes a place of the four, in the deployment as later."""
    refusal = why_not_hide(b, u, to)
    return why_not_spare(b, u, to) if refusal is None else refusal


def rooms_for(b: Battle, seat: i64, tight: bool) -> int:
    """The own Positions that another troop card may be sent to, one bit a lane."""
    rooms = 0
    for lane in range(3):
        size = stack_size(b, seat, lane + 3 * seat)
        if size == 0 or (size < MOST_CARDS and not tight):
            rooms |= 1 << lane
    return rooms


WHEN_READY: Final[list[Action]] = [READY]


class ChooseDeployment(Decision):
    """4.1 Deploy another card, or be ready."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "4.1 one to four")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [READY]
        for uid in b.at[RESERVE + self.seat]:
            for lane in range(3):
                self.consider(b, b.units[uid], own_position(self.seat, lane), found)
        return found

    def consider(self, b: Battle, u: Unit, to: i64, found: list[Action]) -> None:
        ground = [-1, *b.terrain_in(to)] if u.troop else [-1]
        for terrain in ground:
            found += u.actions.deploys(to, terrain)[: 3 if u.arm == INFANTRY else 1]
        if b.setting.options.decoys and not u.troop:
            found.append(Hide(u.uid, to))

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Ready):
            return AT_LEAST_ONE if empty_positions(b, self.seat) else None
        if isinstance(action, Hide):
            u = b.units[action.card]
            return why_not_hide_now(b, u, action.to) if u.seat == self.seat else NOT_YOURS
        if isinstance(action, Deploy):
            u = b.units[action.card]
            if u.seat != self.seat:
                return NOT_YOURS
            return why_not_deploy(b, u, action.to, action.formation, action.terrain)
        return why_not_now(b, self.seat, action)

    def legal(self, s: State) -> list[Action]:
        return self.answers(s).listed()

    def answers(self, s: State) -> Answers:
        b = battle(s)
        seat = self.seat
        empty = empty_positions(b, seat)
        found = [NO_ACTS if empty else WHEN_READY]
        tight = empty > 0 and fillers(b, seat) <= empty
        rooms = rooms_for(b, seat, tight)
        grounds = [pos for pos in range(3 * seat, 3 * seat + 3) if b.grounded[pos - 3 * seat]]
        posts = muster_case(seat, self.posts(b), False)
        foot = muster_case(seat, rooms, True)
        others = muster_case(seat, rooms, False)
        away = b.setting.prussian_lane
        units = b.units
        for uid in b.at[RESERVE + seat]:
            u = units[uid]
            if u.troop:
                if not (away and u.army == PRUSSIAN):
                    case = foot if u.arm == INFANTRY else others
                    found.append(u.actions.musters[case] or u.actions.muster(case))
                    for pos in grounds:
                        if rooms & (1 << (pos - 3 * seat)):
                            found.append(self.list_grounds(b, u, pos))
                continue
            if u.arm != SPECIAL and not (away and u.army == PRUSSIAN):
                if not (tight and b.bluffing):
                    found.append(self.face_up(b, u, posts))
            if b.bluffing:
                found.append(self.list_decoys(b, u))
        return Answers(found)

    def list_grounds(self, b: Battle, u: Unit, pos: i64) -> list[Action]:
        """11.0 Deployment straight on to Terrain."""
        found: list[Action] = []
        for terrain in b.terrain_in(pos):
            if why_not_stand(b, u, terrain, pos) is None:
                found += u.actions.deploys(pos, terrain)[: 3 if u.arm == INFANTRY else 1]
        return found

    def posts(self, b: Battle) -> int:
        """4.1 The own Positions without a General, one bit a lane."""
        posts = 0
        for lane in range(3):
            pos = lane + 3 * self.seat
            if not b.leaders[2 * pos + self.seat] or general_at(b, self.seat, pos) < 0:
                posts |= 1 << lane
        return posts

    def face_up(self, b: Battle, u: Unit, posts: i64) -> list[Action]:
        """4.1, 4.2 Terrain goes to its own lane, a General where there is none."""
        if u.arm == TERRAIN:
            post = 1 << lane_of(lane_of_terrain(u))
            return u.actions.muster(muster_case(self.seat, post, False))
        if why_not_command(b, u) is not None:
            return NO_ACTS
        return u.actions.muster(posts)

    def list_decoys(self, b: Battle, u: Unit) -> list[Action]:
        places = [own_position(self.seat, lane) for lane in range(3)]
        return [Hide(u.uid, pos) for pos in places if why_not_hide_now(b, u, pos) is None]


NEXT_DEPLOYMENT: Final = [ChooseDeployment(FRENCH_SEAT), ChooseDeployment(ALLIED_SEAT)]


class Deployment(BattleProcedure):
    """4.1 One side deploys from its muster; what is left is its Reserve."""

    seat: i64

    STAGES = ("begin", "obey")

    def begin(self, b: Battle) -> Step:
        b.active = self.seat
        return NEXT_DEPLOYMENT[self.seat]

    def obey(self, b: Battle) -> Step:
        action = b.action
        if isinstance(action, Hide):
            b.hide(action.card, action.to)
        elif isinstance(action, Deploy):
            self.deploy(b, action)
        else:
            if b.events is not None:
                b.tell("ready", -1, [self.seat])
            return DONE
        self.stage = 1
        return NEXT_DEPLOYMENT[self.seat]

    def deploy(self, b: Battle, action: Deploy) -> None:
        if b.units[action.card].arm == TERRAIN:
            b.lay(action.card, action.to)
        else:
            b.station(action.card, action.to, action.formation, action.terrain)
