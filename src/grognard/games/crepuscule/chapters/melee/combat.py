"""P-12, P-13: close combat, one after the other."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, PIECE, Refusal
from grognard.kernel.state import State

from ...model import combat_actions
from ...model.flow import SeatProcedure, battle
from ...model.kinds import NOBODY
from ...model.pieces import Contact
from ...model.state import Battle
from ..buildings.piercing import Piercing, next_shut
from ..morale.panic import next_dismay, next_dismayed
from .fighters import members_of
from .lone_officers import OfficerFight, next_hunter
from .round import fight
from .step_losses import contact_of

NOT_ASKED: Final = Refusal("C-SEQ-6", MOMENT, "not-now")
NO_COMBAT: Final = Refusal("C-SEQ-6", PIECE, "no-combat")


def waiting(b: Battle, due: list[int]) -> list[Contact]:
    """The contacts that are still to be fought in this step."""
    found: list[Contact] = []
    for i in range(0, len(due), 2):
        one = contact_of(b, due[i], due[i + 1])
        if one is not None:
            found.append(one)
    return found


def combats(b: Battle, due: list[int]) -> list[int]:
    """Each combat that is to be fought, by its first unit."""
    pairs = waiting(b, due)
    found: list[int] = []
    taken: list[int] = []
    for one in pairs:
        if one.attacker not in taken:
            members = members_of(b, pairs, one.attacker)
            taken += members
            found.append(members[0])
    return found


class ChooseCombat(Decision):
    """6a Which combat is fought next."""

    def __init__(self, seat: int, due: list[int]) -> None:
        super().__init__(seat, "C-SEQ-6")
        self.due: Final = due

    def candidates(self, s: State) -> list[Action]:
        return [combat_actions.Fight(uid) for uid in combats(battle(s), self.due)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, combat_actions.Fight):
            return NOT_ASKED
        return None if action.unit in combats(battle(s), self.due) else NO_COMBAT


class CombatStep(SeatProcedure):
    """C-SEQ-6, C-SEQ-8 Combats, in the order that the active side chooses.

    `due` are the attackers and defenders of the contacts that the step began with: those that a
    pursuit makes are fought in the next one (W-PUR-2).
    """

    due: list[int]

    STAGES = ("officers", "begin", "choose", "chosen")

    def officers(self, b: Battle) -> Step:
        """C-OFF-5, D-207 First the units that have reached an officer on his own."""
        dismayed = next_dismay(b)
        if dismayed is not DONE:
            self.stage = 0
            return dismayed
        hunter = next_hunter(b)
        if hunter != NOBODY:
            self.stage = 0
            return OfficerFight(hunter, b.units[hunter].quarry)
        shut = next_shut(b)
        if shut is not None:  # C-ENG-6 then those at walls without openings
            self.stage = 0
            return Piercing(shut.attacker, shut.defender)
        self.stage = 2
        return self.begin(b)

    def begin(self, b: Battle) -> Step:
        self.due = [each for one in b.contacts for each in (int(one.attacker), int(one.defender))]
        return self.go_on(b)

    def go_on(self, b: Battle) -> Step:
        """D-109 The loss of a commander-in-chief takes effect before the next combat."""
        dismayed = next_dismay(b)
        if dismayed is not DONE:
            self.stage = 2
            return dismayed
        found = combats(b, self.due)
        if not found:
            return DONE
        if len(found) == 1:
            return self.fight(b, found[0])
        self.stage = 3
        return self.choose(b)

    def choose(self, b: Battle) -> Step:
        if len(combats(b, self.due)) < 2 or next_dismayed(b) != NOBODY:
            return self.go_on(b)
        return ChooseCombat(int(self.seat), self.due)

    def chosen(self, b: Battle) -> Step:
        assert isinstance(b.action, combat_actions.Fight)
        return self.fight(b, b.action.unit)

    def fight(self, b: Battle, first: int) -> Step:
        """The round; then the next combat is chosen."""
        self.stage = 2
        pairs = waiting(b, self.due)
        members = members_of(b, pairs, first)
        mine = [one for one in pairs if one.attacker in members]
        fought = [(int(one.attacker), int(one.defender)) for one in mine]
        left: list[int] = []
        for i in range(0, len(self.due), 2):
            if (self.due[i], self.due[i + 1]) not in fought:
                left += self.due[i : i + 2]
        self.due = left
        for attacker, defender in fought:
            b.note("fought", attacker, [defender])
        return fight(b, mine)
