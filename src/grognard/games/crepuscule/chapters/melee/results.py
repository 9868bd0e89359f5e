"""P-13: the result of a round: wounds and bonuses, ties, the push, and who must test."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import OPPOSED_BASE, Opposed
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.tally import Tally

from ...model.events import RESULT_LINES
from ...model.flow import BattleProcedure
from ...model.kinds import (
    CAVALRY,
    COLOUR_LOST,
    COLUMN,
    ECHELON,
    FRONT,
    GARRISON,
    HOLLOW,
    NOBODY,
    PUSH,
    REAR,
    SOLID,
)
from ...model.pieces import Contact, Unit
from ...model.state import Battle
from ..formations import LEAST_HOLLOW, WIDE
from ..morale.formed_again import ChooseFormation, form_again
from .break_tests import Losers
from .fighters import is_charge, supporters

MOST_RANKS: Final = 3
MOST_ECHELON: Final = 2
CANCELS: Final = 5  # figures in flank or rear that cancel ranks (W-RES-4)


# Bonuses


def ranks_behind(u: Unit) -> i64:
    """W-RES-2 Full ranks behind the first; a short last one counts with four figures."""
    if u.files < WIDE:
        return 0
    behind = u.counted - u.files
    return behind // u.files + (1 if behind % u.files >= WIDE else 0)


def most_ranks(b: Battle, u: Unit) -> i64:
    """C-INF-3, C-INF-4a, C-CAV-8, D-199 What a formation's ranks are worth at most."""
    light = u.roster.is_light()
    if u.formation == ECHELON:
        return MOST_ECHELON
    return b.setting.options.light_ranks if light else MOST_RANKS


def rank_bonus(b: Battle, u: Unit) -> i64:
    """C-INF-2 to 4, D-152 Assault columns, echelons and squares; no other formation."""
    if u.formation == SOLID:
        return 1
    if u.formation == HOLLOW:
        most: i64 = 2 if u.roster.is_light() else MOST_RANKS
        return most if u.counted >= LEAST_HOLLOW else 1
    if u.formation == COLUMN or u.formation == ECHELON:
        return min(max(ranks_behind(u), 0), most_ranks(b, u))
    return 0


def is_outflanked(b: Battle, pairs: list[Contact], u: Unit) -> bool:
    """W-RES-4, W-SKI-1 Formed enemies, five or more, in its flank or rear."""
    for one in pairs:
        if one.defender == u.uid and one.edge != FRONT:
            attacker = b.units[one.attacker]
            if attacker.is_formed() and attacker.figures >= CANCELS:
                return True
    return False


def is_indoors(b: Battle, pairs: list[Contact]) -> bool:
    """C-BLD-2 No ranks count where a building is fought for."""
    for one in pairs:
        if b.units[one.defender].formation == GARRISON:
            return True
    return False


def best_ranks(b: Battle, pairs: list[Contact], units: list[int]) -> i64:
    """W-RES-6 The best of the units of a side."""
    best: i64 = 0
    if is_indoors(b, pairs):
        return best
    for uid in units:
        if not is_outflanked(b, pairs, b.units[uid]):
            best = max(best, rank_bonus(b, b.units[uid]))
    return best


def has_colour(b: Battle, units: list[int]) -> bool:
    """W-RES-3, W-STD-1"""
    for uid in units:
        u = b.units[uid]
        if u.roster.colour and not u.has(COLOUR_LOST):
            return True
    return False


def has_charged(b: Battle, pairs: list[Contact], seat: i64) -> bool:
    """C-CC-2, D-56, D-57, D-67 The charger, not who counter-charged; no cavalry on a square."""
    for one in pairs:
        u = b.units[one.attacker]
        if u.seat == seat and is_charge(b, one, one.attacker):
            if not (u.arm == CAVALRY and b.units[one.defender].is_square()):
                return True
    return False


def has_push(b: Battle, units: list[int]) -> bool:
    """C-CC-3 It won the round before."""
    for uid in units:
        if b.units[uid].has(PUSH):
            return True
    return False


def strikes_edge(b: Battle, pairs: list[Contact], seat: i64, rear: bool) -> bool:
    """W-RES-3, D-68 Attacks on an enemy's flank, or on its rear."""
    for one in pairs:
        if b.units[one.attacker].seat == seat and one.edge != FRONT:
            if (one.edge == REAR) == rear:
                return True
    return False


def is_higher(b: Battle, pairs: list[Contact], seat: i64) -> bool:
    """W-RES-3 On higher ground than an enemy it fights."""
    for one in pairs:
        attacks = b.units[one.attacker].seat == seat
        if one.downhill if attacks else one.uphill:
            return True
    return False


def all_supporters(b: Battle, pairs: list[Contact], seat: i64) -> list[int]:
    """C-SUP-3, D-60 Everybody who supports a unit of this side in the combat, each once."""
    found: list[int] = []
    for one in pairs:
        for uid in (one.attacker, one.defender):
            if b.units[uid].seat == seat:
                for friend in supporters(b, one, uid):
                    if friend not in found:
                        found.append(friend)
    return found


def score_of(b: Battle, pairs: list[Contact], seat: i64, wounds: i64, keep: bool = False) -> Tally:
    """P-13, W-RES-1, W-RES-5 What a side has done in a round; numbers alone are worth nothing.

    C-CAV-16 Cavalry and infantry alike.
    """
    tally = Tally(int(wounds), "W-RES-1", keep)
    units = units_of(b, pairs, seat)
    add_ranks(best_ranks(b, pairs, units), tally)
    add_colour(has_colour(b, units), tally)
    add_drive(has_charged(b, pairs, seat), has_push(b, units), tally)
    flank, rear = strikes_edge(b, pairs, seat, False), strikes_edge(b, pairs, seat, True)
    add_flank(flank, rear, tally)
    add_height(is_higher(b, pairs, seat), tally)
    add_supporters(len(all_supporters(b, pairs, seat)), tally)
    return tally


def add_ranks(ranks: i64, tally: Tally) -> None:
    if ranks > 0:
        tally.add(int(ranks), "W-RES-2")


def add_colour(colour: bool, tally: Tally) -> None:
    if colour:
        tally.add(1, "W-RES-3 standard")


def add_drive(charged: bool, pushes: bool, tally: Tally) -> None:
    """C-CC-2, C-CC-3"""
    if charged:
        tally.add(1, "C-CC-2")
    if pushes:
        tally.add(1, "C-CC-3")


def add_flank(flank: bool, rear: bool, tally: Tally) -> None:
    if flank:
        tally.add(1, "W-RES-3 flank")
    if rear:
        tally.add(2, "W-RES-3 rear")


def add_height(higher: bool, tally: Tally) -> None:
    if higher:
        tally.add(1, "W-RES-3 higher ground")


def add_supporters(behind: i64, tally: Tally) -> None:
    if behind > 0:
        tally.add(int(behind), "C-SUP-3 supports")


def units_of(b: Battle, pairs: list[Contact], seat: i64) -> list[int]:
    found: list[int] = []
    for one in pairs:
        for uid in (one.attacker, one.defender):
            if b.units[uid].seat == seat and uid not in found:
                found.append(int(uid))
    return found


def lines_of(scores: list[Tally]) -> list[int]:
    """The lines of both sides as numbers: whose it is, which it is, what it adds."""
    found: list[int] = []
    for seat in range(len(scores)):
        for cite, value in scores[seat].lines:
            found += [seat, RESULT_LINES.index(cite), value]
    return found


def has_musician(b: Battle, units: list[int]) -> bool:
    for uid in units:
        if b.units[uid].roster.musician and b.units[uid].on_table():
            return True
    return False


# The result


class CombatResult(BattleProcedure):
    """P-13 Which side has won, by how much, and what the other suffers.

    `members` are the units that fought; some may have lost their last figure.
    """

    south: i64
    north: i64
    lead: i64  # of the south
    at: i64  # of the members; those left without opponents form again
    members: list[int]

    STAGES = ("begin", "musicians", "played", "settle", "offer", "formed")

    def pairs(self, b: Battle) -> list[Contact]:
        return [one for one in b.contacts if one.attacker in self.members]

    def side(self, b: Battle, seat: i64) -> list[int]:
        return [uid for uid in self.members if b.units[uid].seat == seat]

    def begin(self, b: Battle) -> Step:
        """D-164 Where one side has fallen to the last figure the other may form again."""
        alive = [[uid for uid in self.side(b, seat) if is_fighting(b, uid)] for seat in (0, 1)]
        if not alive[0] or not alive[1]:
            self.stage = 5
            return self.offer(b)
        pairs = self.pairs(b)
        scores = [
            score_of(b, pairs, 0, self.south, True),
            score_of(b, pairs, 1, self.north, True),
        ]
        one, other = scores[0].total, scores[1].total
        self.lead = one - other
        b.note("combat result", alive[0][0], [one, other, *lines_of(scores)])
        if self.lead == 0:
            self.stage = 2
            return self.musicians(b)
        return self.settle(b)

    def musicians(self, b: Battle) -> Step:
        """W-RES-7 A tie goes to the only side with a musician, or both throw."""
        one, other = has_musician(b, self.side(b, 0)), has_musician(b, self.side(b, 1))
        if one and other:
            return Opposed("W-RES-7")
        self.lead = int(one) - int(other)
        return self.settle(b)

    def played(self, b: Battle) -> Step:
        one, other = divmod(b.outcome, OPPOSED_BASE)
        b.note("musicians", NOBODY, [one, other])
        self.lead = 1 if one > other else -1 if other > one else 0
        return self.settle(b)

    def settle(self, b: Battle) -> Step:
        """C-CC-3, W-MEL-4, D-58, D-198 The next round's push; a taken obstacle no longer counts."""
        self.stage = len(self.STAGES)
        winner = seat_ahead(self.lead)
        losers: list[int] = []
        if winner != NOBODY:
            losers = [uid for uid in self.side(b, 1 - winner) if is_fighting(b, uid)]
            losers += all_supporters(b, self.pairs(b), 1 - winner)
        pushing = winner if winner != NOBODY else self.readier(b)
        for uid in self.members:
            b.unmark(uid, PUSH)
            if b.units[uid].seat == pushing and is_fighting(b, uid):
                b.push(uid)
        for one in self.pairs(b):
            won = b.units[one.attacker].seat == winner
            b.change_contact(one, one.fought(0 if won else one.behind))
        if winner == NOBODY:
            return DONE
        return Losers(self.lead if self.lead > 0 else -self.lead, 0, losers)

    def offer(self, b: Battle) -> Step:
        """D-164 Survivors without opponents take any formation and facing."""
        while self.at < len(self.members):
            u = b.units[self.members[self.at]]
            if u.is_troops() and is_fighting(b, u.uid) and not b.is_engaged(u.uid):
                if u.formation != GARRISON and not u.is_fleeing():
                    return ChooseFormation(int(u.seat), "D-164", u.uid)
            self.at += 1
        self.stage = len(self.STAGES)
        return DONE

    def formed(self, b: Battle) -> Step:
        form_again(b, self.members[self.at], b.action)
        self.at += 1
        self.stage = 5
        return self.offer(b)

    def readier(self, b: Battle) -> i64:
        """C-CC-3, D-58 After a tie the push goes to the higher Initiative, if one is higher."""
        best: list[i64] = [0, 0]
        for uid in self.members:
            if is_fighting(b, uid):
                u = b.units[uid]
                best[u.seat] = max(best[u.seat], u.roster.profile.initiative)
        return NOBODY if best[0] == best[1] else 0 if best[0] > best[1] else 1


def seat_ahead(lead: i64) -> i64:
    return NOBODY if lead == 0 else 0 if lead > 0 else 1


def is_fighting(b: Battle, uid: i64) -> bool:
    return b.units[uid].on_table() and b.units[uid].figures > 0
