"""Chapter 7.0: the Combat phase: each card moves or fires, in any order.

What may be done is defined here, act by act; legal_acts.py lists it quickly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Answers, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MEANS, MOMENT, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import begin

from ..model.actions import (
    ACCEPT_DRAW,
    END,
    PASS,
    RETREAT,
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
    Retreat,
    ShockAt,
    Show,
)
from ..model.cards import GENERAL, INFANTRY, PRUSSIAN, TERRAIN
from ..model.flow import PROCEDURES, BattleProcedure, battle
from ..model.pieces import COMBAT, FRESH, MOST_CARDS, MOVED, RECOVERING, Unit
from ..model.places import ALLIED_SEAT, FRENCH_SEAT, POSITIONS, RESERVE, opposite, own_position
from ..model.state import Battle
from .campaign.refusals import why_not_retreat
from .carry_out_move import Laying, March
from .decoys import FOUR_CARDS, stack_size
from .engagement import reveal_position, upkeep
from .fire import Shot, weigh_shot, why_not_shot
from .formation import change_formation, why_not_form
from .generals import recall_chiefs
from .legal_acts import all_acts
from .movement import (
    destinations,
    generals_in,
    must_leave,
    overfull,
    why_not_end,
    why_not_lay_decoy,
    why_not_move,
)
from .opening import Opening, why_not_open
from .out_of_phase import NOT_YOURS, why_not_now
from .reinforcements import why_not_show
from .specials.confusion import Confusion, add_confusions, why_not_confuse
from .specials.effects import play_special
from .specials.moments import BETWEEN_ACTS, COMBAT_END, PHASE_START
from .specials.targets import special_targets, why_not_play
from .specials.window import open_window
from .terrain import Captures, lane_of_terrain, why_not_lay

NO_DRAWS: Final = Refusal("R148 agreed draw", MOMENT, "no-more-offers")
NO_RESIGNING: Final = Refusal("R149 resignation", MEANS, "no-resigning")


class ChooseAct(Decision):
    """7.0 The active player's next act."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "5.0 combat phase")

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [END]
        for place in (*range(POSITIONS), RESERVE + self.seat):
            for uid in b.at[place]:
                if b.units[uid].seat == self.seat:
                    add_candidates(b, b.units[uid], found)
        add_confusions(b, self.seat, found)
        return found if isinstance(s, Battle) else [*found, RETREAT]

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
        if isinstance(action, Retreat):
            return why_not_retreat(s)
        return why_not_act(b, self.seat, action)

    def legal(self, s: State) -> list[Action]:
        return self.answers(s).listed()

    def answers(self, s: State) -> Answers:
        if isinstance(s, Battle):
            return all_acts(s, self.seat)
        acts = all_acts(battle(s), self.seat)
        return Answers([*acts.parts, [RETREAT]]) if why_not_retreat(s) is None else acts

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, FireAt):
            return weigh_shot(b, b.units[action.card], b.units[action.target], False)
        if isinstance(action, ShockAt):
            return weigh_shot(b, b.units[action.card], b.units[action.target], True)
        return []


NEXT_ACT: Final = [ChooseAct(FRENCH_SEAT), ChooseAct(ALLIED_SEAT)]


def why_not_act(b: Battle, seat: i64, action: Action) -> Refusal | None:
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


def shot_refusal(b: Battle, f: Unit, target: i64, shocking: bool) -> Refusal | None:
    if must_leave(b, f):
        return FOUR_CARDS
    return why_not_shot(b, f, b.units[target], shocking)


def why_not_quiet(b: Battle, seat: i64, action: Action) -> Refusal | None:
    """Acts nobody can answer: formations, Terrain, showing a General, decoys, opening fire."""
    if isinstance(action, (Form, OpenFire)) and must_leave(b, b.units[action.card]):
        return FOUR_CARDS if b.units[action.card].seat == seat else NOT_YOURS
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
        return why_not_lay_decoy(b, u, action.to) if u.seat == seat else NOT_YOURS
    if isinstance(action, OpenFire):
        u = b.units[action.card]
        return why_not_open(b, u) if u.seat == seat else NOT_YOURS
    return why_not_now(b, seat, action)


def add_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    """Everything one card might do, allowed or not."""
    if u.troop or u.arm == GENERAL or u.decoy():
        for to in destinations(u):
            formations = 3 if u.arm == INFANTRY else 1
            ground = [-1, *b.terrain_in(to)] if to < POSITIONS and u.troop else [-1]
            for terrain in ground:
                found += [u.actions.move(to, formation, terrain) for formation in range(formations)]
    if u.troop:
        add_shot_candidates(b, u, found)
    else:
        add_hand_candidates(b, u, found)


def add_shot_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    if u.place < POSITIONS:
        if u.arm == INFANTRY:
            found += u.actions.forms
        found.append(OpenFire(u.uid))
        for pos in (u.place, opposite(u.place)):
            for uid in b.at[pos]:
                if b.units[uid].seat != u.seat:
                    found.append(u.actions.fire(uid))
                    found.append(u.actions.shock(uid))


def add_hand_candidates(b: Battle, u: Unit, found: list[Action]) -> None:
    if u.place != RESERVE + u.seat:
        return
    if u.arm == TERRAIN:
        found.append(LayTerrain(u.uid))
    elif u.arm == GENERAL:
        if u.army == PRUSSIAN and b.setting.prussian_lane:
            found.append(Show(u.uid))
    else:
        found += [Play(u.uid, target) for target in special_targets(b, u)]
    if b.setting.options.decoys:
        found += [Hide(u.uid, own_position(u.seat, lane)) for lane in range(3)]


class ChooseDraw(Decision):
    """R148 An offered draw is accepted or declined."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "R148 agreed draw")

    def candidates(self, s: State) -> list[Action]:
        return [ACCEPT_DRAW, PASS]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, (AcceptDraw, Pass)):
            return None
        return why_not_now(battle(s), self.seat, action)


class DrawOffer(BattleProcedure):
    """R148 The other player answers an offer."""

    STAGES = ("ask", "answered")

    def ask(self, b: Battle) -> Step:
        return ChooseDraw(1 - b.active)

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, AcceptDraw):
            b.finish(-1, "R148 agreed draw")
        return DONE


class CombatPhase(BattleProcedure):
    """5.0 Fire or move any or all cards; then reveal what is engaged (8.1)."""

    STAGES = ("begin", "ask", "act", "close")

    def begin(self, b: Battle) -> Step:
        b.begin_phase(COMBAT)
        recover(b, b.active)
        recall_chiefs(b, b.active)
        window = open_window(b, PHASE_START)
        if window is not None:
            return window
        return self.ask(b)

    def ask(self, b: Battle) -> Step:
        self.stage = 2
        return NEXT_ACT[b.active]

    def act(self, b: Battle) -> Step:
        action = b.action
        self.stage = 1
        if isinstance(action, Move):
            march = March(action.card, action.to, action.formation, action.terrain)
            return self.carry_out(b, march)
        if isinstance(action, FireAt):
            return self.carry_out(b, Shot(action.card, action.target, False))
        if isinstance(action, ShockAt):
            return self.carry_out(b, Shot(action.card, action.target, True))
        if isinstance(action, EndPhase):
            self.stage = 3
            window = open_window(b, COMBAT_END)
            return window if window is not None else self.close(b)
        return self.quiet(b, action)

    def carry_out(self, b: Battle, act: BattleProcedure) -> Step:
        """Most moves are over at once, with nobody to answer them."""
        step = begin(b, act)
        if step is not DONE:
            return step
        return self.ask(b)

    def quiet(self, b: Battle, action: Action | None) -> Step:
        """Acts that need no announcement."""
        if isinstance(action, Form):
            change_formation(b, b.units[action.card], action.formation)
        elif isinstance(action, LayTerrain):
            b.lay(action.card, lane_of_terrain(b.units[action.card]))
        elif isinstance(action, Hide):
            return Laying(action.card, action.to)
        elif isinstance(action, Show):
            show(b, action.card)
        elif isinstance(action, OpenFire):
            return Opening(action.card)
        elif isinstance(action, Confuse):
            return Confusion(action.special, action.card, action.to, action.formation)
        elif isinstance(action, Play):
            follows = play_special(b, action.card, action.target)
            if follows:
                return PROCEDURES.make(follows, [action.target])
        else:
            return self.parley(b, action)
        return self.ask(b)

    def parley(self, b: Battle, action: Action | None) -> Step:
        if isinstance(action, Resign):
            b.finish(1 - b.active, "R149 resignation")
            return DONE
        b.offered = True
        return DrawOffer()

    def close(self, b: Battle) -> Step:
        """8.4, 8.1 Send back what is over the limit (R145), then reveal engaged cards."""
        for pos in range(POSITIONS):
            if overfull(b, b.active, pos):
                send_home(b, last_in(b, b.active, pos))
                self.stage = 3
                return Captures(pos)
        for pos in range(POSITIONS):
            if b.engaged(pos):
                reveal_position(b, pos)
        return DONE


def show(b: Battle, uid: i64) -> None:
    """10.0 The Prussians have arrived (R133)."""
    b.arrived = True
    b.reveal(uid)
    b.stale()
    if b.events is not None:
        b.tell("arrived", uid, [])


def recover(b: Battle, seat: i64) -> None:
    """7.31 Cavalry that has disengaged may shock again from its next combat turn."""
    for place in (*range(POSITIONS), RESERVE + seat):
        if place >= POSITIONS or b.riders[2 * place + seat]:
            for uid in b.at[place]:
                if b.units[uid].wind == RECOVERING and b.units[uid].seat == seat:
                    b.rest(uid, FRESH)


def send_home(b: Battle, uid: i64) -> None:
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


def has_room(b: Battle, u: Unit, pos: i64) -> bool:
    """Whether a card sent back may be in a Position again."""
    if pos >= POSITIONS or b.troops[2 * pos + 1 - u.seat]:
        return False
    if u.arm == GENERAL:
        return generals_in(b, u.seat, pos) == 0
    return stack_size(b, u.seat, pos) < MOST_CARDS


def last_in(b: Battle, seat: i64, pos: i64) -> int:
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
