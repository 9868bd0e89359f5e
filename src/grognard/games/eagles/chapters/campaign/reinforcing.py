"""Chapter 16: which cards go to which battle: a winner's survivors, and decks with a choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, PIECE, TARGET, Refusal
from grognard.kernel.state import State

from ...model.actions import ALL, READY, Ready, Send
from ...model.campaign import Campaign, bring, key_of_table, take_away
from ...model.events import UNKNOWN
from ...model.flow import CampaignProcedure, battle, campaign
from ...model.places import BOX, RESERVE
from ..out_of_phase import why_not_now
from .decks import free_cards

NOT_A_SURVIVOR: Final = Refusal("R166 survivors kept back", PIECE, "no-survivor")
NOT_FREE: Final = Refusal("R95 splitting the cards", PIECE, "no-choice")
OTHER_BATTLE: Final = Refusal("16.0 victors reinforce", TARGET, "send-where")
NOBODY_LEFT: Final = Refusal("16.0 victors reinforce", LIMIT, "nobody-left")


class ChooseCards(Decision):
    """16.0 One card, or all that are left, go to another battle; or that is all.

    Survivors reinforce the other battle (R166). Of `decks` that are being made, it is the cards
    that may go to either: they begin in the later one (R95, R140).
    """

    def __init__(self, seat: i64, to: i64, decks: bool) -> None:
        super().__init__(seat, "R95 splitting the cards" if decks else "16.0 victors reinforce")
        self.to: Final = to
        self.decks: Final = decks

    def cards(self, c: Campaign) -> list[int]:
        b = c.tables[c.table]
        if not self.decks:
            return sorted(b.at[RESERVE + self.seat])
        return [uid for uid in free_cards(c, self.seat) if b.units[uid].place != BOX]

    def candidates(self, s: State) -> list[Action]:
        cards = self.cards(campaign(s))
        return [READY, *[Send(uid, self.to) for uid in [ALL, *cards] if cards]]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Ready):
            return None
        if not isinstance(action, Send):
            return why_not_now(battle(s), self.seat, action)
        if action.to != self.to:
            return OTHER_BATTLE
        cards = self.cards(campaign(s))
        if action.card == ALL:
            return None if cards else NOBODY_LEFT
        barred = NOT_FREE if self.decks else NOT_A_SURVIVOR
        return None if action.card in cards else barred

    def legal(self, s: State) -> list[Action]:
        return self.candidates(s)


class Sending(CampaignProcedure):
    """16.0 Cards of one table go to the Reinforcement deck of another, one by one."""

    table: i64
    to: i64
    seat: i64
    decks: bool
    sent: i64 = 0

    STAGES = ("ask", "hear")

    def ask(self, c: Campaign) -> Step:
        decision = self.question(c)
        if decision.cards(c):
            return c.ask(self.table, decision)
        return self.close(c)

    def question(self, c: Campaign) -> ChooseCards:
        c.table = self.table
        to = key_of_table(c.tables[self.to])
        return ChooseCards(self.seat, to, self.decks)

    def hear(self, c: Campaign) -> Step:
        action = c.action
        if not isinstance(action, Send):
            return self.close(c)
        cards = self.question(c).cards(c) if action.card == ALL else [action.card]
        for uid in cards:
            self.send(c, uid)
        self.stage = 1
        return self.ask(c)

    def send(self, c: Campaign, uid: i64) -> None:
        """R94 An army that has no deck there yet gets one of its own."""
        here, there = c.tables[self.table], c.tables[self.to]
        army = here.units[uid].army
        if army not in there.setting.chart.decks:
            there.setting = there.setting.joined_by(army, here.setting.draws[army])
            there.stale()
        c.tell("sent", uid, [key_of_table(there)])
        take_away(here, uid, BOX)
        bring(there, uid)
        self.sent += 1

    def close(self, c: Campaign) -> Step:
        here, there = c.tables[self.table], c.tables[self.to]
        here.pending = DONE
        self.stage = 2
        if self.sent and not self.decks:
            c.tell("joined", UNKNOWN, [self.seat, key_of_table(there), self.sent])
        return DONE
