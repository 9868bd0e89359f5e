"""Chapter 13: the moments at which Specials may be played (R80, R101, R102).

A window asks the active player first, then the other, until both decline in succession. A seat is
asked only when it holds something that may be played there (R130).
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State

from ...model.actions import PASS, Pass, Play
from ...model.flow import PROCEDURES, BattleProcedure, battle
from ...model.state import Battle
from ..out_of_phase import why_not_now
from .effects import play_special
from .moments import titles_for
from .pauses import note_pause
from .targets import playable, plays, special_targets, why_not_play


class ChoosePlay(Decision):
    """13.0 Play a Special now, or pass. Asking at all would reveal something to the other seat."""

    def __init__(self, seat: i64, moment: i64) -> None:
        super().__init__(seat, "13.0 from reserve", hidden=True)
        self.moment = moment

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        found: list[Action] = [PASS]
        for uid in b.specials[self.seat]:
            for target in special_targets(b, b.units[uid]):
                found.append(Play(uid, target))
        return found

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Play):
            return why_not_play(battle(s), self.seat, action.card, action.target, self.moment)
        return why_not_now(battle(s), self.seat, action)

    def decline(self, s: State) -> Action:
        return PASS

    def legal(self, s: State) -> list[Action]:
        found: list[Action] = [PASS]
        plays(battle(s), self.seat, self.moment, found)
        return found


class Window(BattleProcedure):
    """R101 Both players may play Specials until both decline in succession."""

    moment: i64
    asking: i64
    declined: i64 = 0

    STAGES = ("ask", "hear")

    def ask(self, b: Battle) -> Step:
        while self.declined < 2:
            if b.events is not None:
                note_pause(b, self.asking, self.moment)
            titles = titles_for(b, self.asking, self.moment)
            if playable(b, self.asking, self.moment, titles):
                return ChoosePlay(self.asking, self.moment)
            self.declined += 1
            self.asking = 1 - self.asking
        return DONE

    def hear(self, b: Battle) -> Step:
        action = b.action
        self.stage = 0
        seat = self.asking
        self.asking = 1 - seat
        if not isinstance(action, Play):
            self.declined += 1
            self.stage = 1
            return self.ask(b)
        self.declined = 0
        follows = play_special(b, action.card, action.target)
        if follows:
            return PROCEDURES.make(follows, [action.target])
        self.stage = 1
        return self.ask(b)


def open_window(b: Battle, moment: i64) -> Window | None:
    """A window, or None when nobody holds anything that may be played in it."""
    first = b.active
    other = 1 - first
    held = b.act_cache.titles
    own = titles_for(b, first, moment)
    if held[first] & own and playable(b, first, moment, own):
        return Window(moment, first)
    others = titles_for(b, other, moment)
    if held[other] & others and playable(b, other, moment, others):
        return Window(moment, first)
    if b.events is not None:
        note_pause(b, first, moment)
        note_pause(b, other, moment)
    return None
