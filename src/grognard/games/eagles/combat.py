"""Chapter 7.0: the Combat phase: each card moves or fires, in any order.

Legal acts are listed in groups by where the card stands, and a group is listed anew only
when something it depends on has changed (state.Battle.groups).
"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Action, Decision
from ...kernel.procedure import DONE, Call, Step
from ...kernel.refusal import Refusal
from ...kernel.state import State
from ...kernel.tally import Tally
from .actions import (
    ACCEPT_DRAW,
    END,
    LINE,
    PASS,
    AcceptDraw,
    Confuse,
    EndPhase,
    FireAt,
    Form,
    Hide,
    LayTerrain,
    Move,
    OfferDraw,
    OpenFire,
    Pass,
    Play,
    Resign,
    ShockAt,
    Show,
    fire,
    form,
    move,
    shock,
)
from .cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN, TERRAIN
from .confusion import Confusion, add_confusions, why_not_confuse
from .decoys import MOST_CARDS, stack_size, why_not_hide
from .engagement import reveal_position, upkeep
from .fire import Shot, add_shots, weigh_shot, why_not_shot
from .flow import BattleProcedure, battle, procedure
from .formation import change_formation, why_not_form
from .generals import recall_chiefs
from .moments import BETWEEN_ACTS, COMBAT_END, PHASE_START
from .movement import (
    FOUR_CARDS,
    ONE_GENERAL,
    March,
    add_moves,
    add_shifts,
    destinations,
    generals_in,
    leavers,
    must_leave,
    overfull,
    why_not_move,
    why_not_start,
)
from .opening import Opening, why_not_open
from .places import POSITIONS, RESERVE, line_of, opposite, own_position
from .special_effects import play_special
from .specials import plays, special_targets, why_not_play
from .state import (
    ARRIVALS,
    COMBAT,
    ELSEWHERE,
    FORMED,
    FRESH,
    GROUPS,
    MOVED,
    RECOVERING,
    Battle,
    Unit,
)
from .terrain import Captures, lane_of_terrain, terrain_in, why_not_lay
from .window import open_window

NOT_AN_ACT: Final = Refusal("5.0 combat phase")
NOT_YOURS: Final = Refusal("7.0 any order")
NO_GENERAL_TO_SHOW: Final = Refusal("10.0 prussian general")
NO_DRAWS: Final = Refusal("R148 agreed draw")
NO_RESIGNING: Final = Refusal("R149 resignation")


def why_not_show(b: Battle, u: Unit) -> Refusal | None:
    """10.0 A Prussian General is shown from the Reserve, once (R88)."""
    if not b.setting.prussian_lane or b.arrived:
        return NO_GENERAL_TO_SHOW
    if u.army != PRUSSIAN or u.arm != GENERAL or u.place != RESERVE + u.seat:
        return NO_GENERAL_TO_SHOW
    return None


def why_not_end(b: Battle, seat: int) -> Refusal | None:
    """8.4 The phase does not end over the limit while a card there can still leave (R145)."""
    for pos in range(POSITIONS):
        if stack_size(b, seat, pos) > MOST_CARDS and leavers(b, seat, pos, False):
            return FOUR_CARDS
        if generals_in(b, seat, pos) > 1 and leavers(b, seat, pos, True):
            return ONE_GENERAL
    return None


class ChooseAct(Decision):
    """7.0 The active player's next act."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "5.0 combat phase")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END]
        for place in (*range(POSITIONS), RESERVE + self.seat):
            for uid in b.at[place]:
                if b.units[uid].seat == self.seat:
                    add_candidates(b, b.units[uid], found)
        add_confusions(b, self.seat, found, False)
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, EndPhase):
            return why_not_end(b, self.seat)
        if isinstance(action, Resign):
            return None if b.setting.options.resign else NO_RESIGNING
        if isinstance(action, OfferDraw):
            return None if b.setting.options.draws and not b.offered else NO_DRAWS
        if isinstance(action, Play):
            return why_not_play(b, self.seat, action.card, action.target, BETWEEN_ACTS)
        return why_not_act(b, self.seat, action)

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        groups = b.groups
        found: list[Action] = []
        for group in range(GROUPS):
            listed = groups[group]
            if listed is None:
                listed = list_group(b, self.seat, group)
                groups[group] = listed
            found += listed
        return found

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, FireAt):
            return weigh_shot(b, b.units[action.card], b.units[action.target], False)
        if isinstance(action, ShockAt):
            return weigh_shot(b, b.units[action.card], b.units[action.target], True)
        return []


def why_not_act(b: Battle, seat: int, action: Action) -> Refusal | None:
    """7.0 An act of one of the active player's own cards."""
    if isinstance(action, FireAt):
        u = b.units[action.card]
        return NOT_YOURS if u.seat != seat else shot_refusal(b, u, action.target, False)
    if isinstance(action, ShockAt):
        u = b.units[action.card]
        return NOT_YOURS if u.seat != seat else shot_refusal(b, u, action.target, True)
    if isinstance(action, Move):
        u = b.units[action.card]
        if u.seat != seat:
            return NOT_YOURS
        return why_not_move(b, u, action.to, action.formation, action.terrain)
    if isinstance(action, Confuse):
        u = b.units[action.card]
        if u.seat != seat:
            return NOT_YOURS
        return why_not_confuse(b, b.units[action.special], u, action.to, action.formation)
    return why_not_quiet(b, seat, action)


def shot_refusal(b: Battle, f: Unit, target: int, shocking: bool) -> Refusal | None:
    if must_leave(b, f):
        return FOUR_CARDS
    return why_not_shot(b, f, b.units[target], shocking)


def why_not_quiet(b: Battle, seat: int, action: Action) -> Refusal | None:
    """Acts nobody can answer: formations, Terrain, showing a General, decoys, opening fire."""
    if isinstance(action, (Form, OpenFire)) and must_leave(b, b.units[action.card]):
        return FOUR_CARDS
    if isinstance(action, Form):
        u = b.units[action.card]
        return why_not_form(b, u, action.formation) if u.seat == seat else NOT_YOURS
    if isinstance(action, LayTerrain):
        u = b.units[action.card]
        return why_not_lay(b, u) if u.seat == seat else NOT_YOURS
    if isinstance(action, Show):
        u = b.units[action.card]
        return why_not_show(b, u) if u.seat == seat else NOT_YOURS
    if isinstance(action, Hide):
        u = b.units[action.card]
        return why_not_hide(b, u, action.to) if u.seat == seat else NOT_YOURS
    if isinstance(action, OpenFire):
        u = b.units[action.card]
        return why_not_open(b, u) if u.seat == seat else NOT_YOURS
    return NOT_AN_ACT


def add_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    """Everything one card could think of doing, allowed or not."""
    if u.troop or u.arm == GENERAL or u.decoy():
        for to in destinations(u):
            formations = 3 if u.arm == INFANTRY else 1
            ground = [-1, *terrain_in(b, to)] if to < POSITIONS and u.troop else [-1]
            for terrain in ground:
                found += [move(u.uid, to, formation, terrain) for formation in range(formations)]
    if u.troop:
        add_shot_candidates(b, u, found)
    else:
        add_hand_candidates(b, u, found)


def add_shot_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    if u.arm == INFANTRY:
        found += [form(u.uid, formation) for formation in range(3)]
    if u.place < POSITIONS:
        found.append(OpenFire(u.uid))
        for pos in (u.place, opposite(u.place)):
            for uid in b.at[pos]:
                if b.units[uid].seat != u.seat:
                    found.append(fire(u.uid, uid))
                    found.append(shock(u.uid, uid))


def add_hand_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    if u.place != RESERVE + u.seat:
        return
    if u.arm == TERRAIN:
        found.append(LayTerrain(u.uid))
    elif u.arm == GENERAL:
        found.append(Show(u.uid))
    else:
        found += [Play(u.uid, target) for target in special_targets(b, u)]
    if b.setting.options.decoys:
        found += [Hide(u.uid, own_position(u.seat, lane)) for lane in range(3)]


def list_group(b: Battle, seat: int, group: int) -> list[Action]:
    """The legal acts of one group; see the module's docstring."""
    found: list[Action] = []
    if group < POSITIONS:
        list_position(b, seat, group, found)
    elif group < ELSEWHERE:
        list_arrivals(b, seat, group - ARRIVALS, found)
    else:
        list_elsewhere(b, seat, found)
    return found


def list_position(b: Battle, seat: int, pos: int, found: list[Action]) -> None:
    """Shots, formations and moves inside the lane by the cards of one Position."""
    home = line_of(pos) == seat
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat != seat or (not u.troop and u.arm != GENERAL and not u.decoy()):
            continue
        if u.troop and not must_leave(b, u):
            list_troop(b, u, found)
        if why_not_start(b, u) is not None:
            continue
        if u.decoy():
            found.append(move(uid, RESERVE + seat, LINE, -1))
            continue
        add_moves(b, u, opposite(pos), found)
        if home or u.arm == CAVALRY or u.arm == GENERAL:
            add_moves(b, u, RESERVE + seat, found)
        add_shifts(b, u, found)


def list_troop(b: Battle, u: Unit, found: list[Action]) -> None:
    if u.arm == INFANTRY:
        if not u.acted & FORMED:
            for formation in range(3):
                if why_not_form(b, u, formation) is None:
                    found.append(form(u.uid, formation))
    elif u.arm == ARTILLERY and u.acted & MOVED and why_not_open(b, u) is None:
        found.append(OpenFire(u.uid))
    add_shots(b, u, found)


def list_arrivals(b: Battle, seat: int, lane: int, found: list[Action]) -> None:
    """Moves from the Reserve into one lane."""
    pos = own_position(seat, lane)
    for uid in b.at[RESERVE + seat]:
        u = b.units[uid]
        if (u.troop or u.arm == GENERAL) and why_not_start(b, u) is None:
            add_moves(b, u, pos, found)
            if u.arm == CAVALRY or u.arm == GENERAL:
                add_moves(b, u, opposite(pos), found)


def list_elsewhere(b: Battle, seat: int, found: list[Action]) -> None:
    """The end of the phase, changes of lane, and cards played from the hand."""
    if why_not_end(b, seat) is None:
        found.append(END)
    list_transfers(b, seat, found)
    decoys = b.setting.options.decoys
    for uid in b.at[RESERVE + seat]:
        u = b.units[uid]
        if u.troop:
            continue
        if u.arm == TERRAIN:
            if why_not_lay(b, u) is None:
                found.append(LayTerrain(uid))
        elif u.arm == GENERAL and why_not_show(b, u) is None:
            found.append(Show(uid))
        if decoys:
            for lane in range(3):
                if why_not_hide(b, u, own_position(seat, lane)) is None:
                    found.append(Hide(uid, own_position(seat, lane)))
    plays(b, seat, BETWEEN_ACTS, found)
    add_confusions(b, seat, found, True)


def list_transfers(b: Battle, seat: int, found: list[Action]) -> None:
    """8.3 Two moves by way of the Reserve, from one own Position to another."""
    for lane in range(3):
        pos = own_position(seat, lane)
        for uid in b.at[pos]:
            u = b.units[uid]
            if u.seat == seat and (u.arm == CAVALRY or u.arm == GENERAL) and not u.decoy():
                if why_not_start(b, u) is None:
                    for other in range(3):
                        if other != lane:
                            add_moves(b, u, own_position(seat, other), found)


class ChooseDraw(Decision):
    """R148 An offered draw is accepted or declined."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "R148 agreed draw")

    def candidates(self, s: State) -> list[Action]:
        return [ACCEPT_DRAW, PASS]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (AcceptDraw, Pass)) else NOT_AN_ACT


class DrawOffer(BattleProcedure):
    """R148 The other player answers an offer."""

    def copy(self) -> DrawOffer:
        p = DrawOffer()
        p.stage = self.stage
        return p

    def play(self, b: Battle) -> Step:
        if self.stage == 1:
            return ChooseDraw(1 - b.active)
        if isinstance(b.action, AcceptDraw):
            b.finish(-1, "R148 agreed draw")
        return DONE


class CombatPhase(BattleProcedure):
    """5.0 Fire or move any or all cards; then reveal what is engaged (8.1)."""

    def copy(self) -> CombatPhase:
        p = CombatPhase()
        p.stage = self.stage
        return p

    def play(self, b: Battle) -> Step:
        if self.stage == 1:
            return self.begin(b)
        if self.stage == 2:
            return ChooseAct(b.active)
        if self.stage == 3:
            return self.act(b)
        return self.close(b)

    def begin(self, b: Battle) -> Step:
        b.begin_phase(COMBAT)
        recover(b, b.active)
        recall_chiefs(b, b.active)
        window = open_window(b, PHASE_START)
        if window is not None:
            return Call(window)
        self.stage = 2
        return ChooseAct(b.active)

    def act(self, b: Battle) -> Step:
        action = b.action
        self.stage = 1
        if isinstance(action, FireAt):
            return Call(Shot(action.card, action.target, False))
        if isinstance(action, ShockAt):
            return Call(Shot(action.card, action.target, True))
        if isinstance(action, Move):
            return Call(March(action.card, action.to, action.formation, action.terrain))
        if isinstance(action, EndPhase):
            self.stage = 3
            window = open_window(b, COMBAT_END)
            return Call(window) if window is not None else self.close(b)
        return self.quiet(b, action)

    def quiet(self, b: Battle, action: Action | None) -> Step:
        """Acts that need no announcement."""
        if isinstance(action, Form):
            change_formation(b, b.units[action.card], action.formation)
        elif isinstance(action, LayTerrain):
            b.lay(action.card, lane_of_terrain(b.units[action.card]))
        elif isinstance(action, Hide):
            b.hide(action.card, action.to)
            b.did(action.card, MOVED)
        elif isinstance(action, Show):
            show(b, action.card)
        elif isinstance(action, OpenFire):
            return Call(Opening(action.card))
        elif isinstance(action, Confuse):
            return Call(Confusion(action.special, action.card, action.to, action.formation))
        elif isinstance(action, Play):
            follows = play_special(b, action.card, action.target)
            if follows:
                return Call(procedure(follows, [action.target]))
        else:
            return self.parley(b, action)
        self.stage = 2
        return ChooseAct(b.active)

    def parley(self, b: Battle, action: Action | None) -> Step:
        if isinstance(action, Resign):
            b.finish(1 - b.active, "R149 resignation")
            return DONE
        b.offered = True
        return Call(DrawOffer())

    def close(self, b: Battle) -> Step:
        """8.4, 8.1 Send back what is over the limit (R145), then reveal engaged cards."""
        for pos in range(POSITIONS):
            if overfull(b, b.active, pos):
                send_home(b, last_in(b, b.active, pos))
                self.stage = 3
                return Call(Captures(pos))
        for pos in range(POSITIONS):
            if b.engaged(pos):
                reveal_position(b, pos)
        return DONE


def show(b: Battle, uid: int) -> None:
    """10.0 The Prussians have arrived (R133)."""
    b.arrived = True
    b.reveal(uid)
    b.stale()
    if b.events is not None:
        b.tell("arrived", uid, [])


def recover(b: Battle, seat: int) -> None:
    """7.31 Cavalry that has disengaged may shock again from its next combat turn."""
    for place in (*range(POSITIONS), RESERVE + seat):
        for uid in b.at[place]:
            if b.units[uid].wind == RECOVERING and b.units[uid].seat == seat:
                b.rest(uid, FRESH)


def send_home(b: Battle, uid: int) -> None:
    """R121 Back where it came from, or to the Reserve where that is no longer legal."""
    u = b.units[uid]
    pos = u.place
    came = u.came
    if has_room(b, u, came):
        b.station(uid, came, u.formation, -1)
        upkeep(b, came)
    else:
        b.withdraw(uid)
    upkeep(b, pos)


def has_room(b: Battle, u: Unit, pos: int) -> bool:
    """Whether a card sent back may stand in a Position again."""
    if pos >= POSITIONS or b.troops[2 * pos + 1 - u.seat]:
        return False
    if u.arm == GENERAL:
        return generals_in(b, u.seat, pos) == 0
    return stack_size(b, u.seat, pos) < MOST_CARDS


def last_in(b: Battle, seat: int, pos: int) -> int:
    """The card over the limit that came last; Generals go for a second General."""
    generals = generals_in(b, seat, pos) > 1
    last = -1
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat == seat and (u.arm == GENERAL and u.up) == generals:
            if (u.troop or u.arm == GENERAL or u.decoy()) and u.acted & MOVED:
                last = uid
    assert last >= 0
    return last
