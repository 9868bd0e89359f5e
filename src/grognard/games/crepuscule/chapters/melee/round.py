"""P-12:

a round of close combat: which figures strike which, then blow after blow in three steps (D-49).
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.dice import Die, Pool, high, ones
from grognard.kernel.procedure import DONE, Step

from ...model.combat_actions import Strike, StrikeOfficer
from ...model.flow import BattleProcedure
from ...model.kinds import FOUGHT, FRONT, LOOKED_OUT, NOBODY
from ...model.pieces import Contact, Officer
from ...model.state import Battle
from ..casualties import (
    NEVER,
    is_officer_at_risk,
    need_to_save,
    need_to_wound,
    remove_figures,
)
from .fighters import fighters, figures_on, men_on, own_edge, supporters
from .results import CombatResult
from .step_losses import (
    FIRST_OFFICER,
    UNIT_OFFICERS,
    contact_of,
    even_shares,
    struck_by,
    struck_profile,
    sum_by_unit,
    wound_officer,
)
from .strikes import LAST, Blow, blows_of
from .struck_down import struck_down
from .who_strikes import ChooseOfficerStrike, ChooseStrike


class CombatRound(BattleProcedure):
    """P-12 Figures are allotted as they stand; losses fall at the end of each step.

    `book` begins with the number of contacts, then has the attacker and the defender of each, then
    how many figures strike in each (attacker and defender), then `picks` times a striker, an
    officer of the enemy and how many strike at him, then each blow's target and losses.
    """

    south: i64  # casualties that each side has caused
    north: i64
    step_of_blows: i64
    at: i64  # the blow of the step
    again: i64  # dice that are re-rolled
    hits: i64
    wounds: i64
    picks: i64
    book: list[int]

    STAGES = (
        "allot", "ask", "chosen", "pick", "picked_one", "following", "throw_to_hit",
        "count_hits", "throw_again", "count_again", "throw_to_wound", "count_wounds",
        "throw_to_save", "count_saves", "look_out", "fate", "throw_at_him", "officer_struck",
        "throw_to_save_him", "officer_saved",
    )  # fmt: skip

    # Which figures strike which

    def pairs(self, b: Battle) -> list[Contact]:
        """The contacts of the round, of which some may be over by now."""
        found: list[Contact] = []
        for k in range(self.book[0]):
            one = contact_of(b, self.book[1 + 2 * k], self.book[2 + 2 * k])
            if one is not None:
                found.append(one)
        return found

    def allotted(self) -> i64:
        """How many of the counts are known."""
        return min(len(self.book) - 1 - 2 * self.book[0], 2 * self.book[0])

    def count_of(self, entry: i64) -> i64:
        return self.book[1 + 2 * self.book[0] + entry]

    def entry(self, entry: i64) -> tuple[i64, i64, i64]:
        """Attacker, defender, and which of them strikes."""
        k = entry // 2
        attacker, defender = self.book[1 + 2 * k], self.book[2 + 2 * k]
        return attacker, defender, attacker if entry % 2 == 0 else defender

    def bounds(self, b: Battle, entry: i64) -> tuple[i64, i64]:
        """D-195 The fewest and the most that strike there, by what the others leave."""
        attacker, defender, uid = self.entry(entry)
        one = contact_of(b, attacker, defender)
        assert one is not None
        edge = own_edge(one, uid)
        left = figures_on(b.units[uid], edge)
        later: i64 = 0
        for other in range(2 * self.book[0]):
            first, second, striker = self.entry(other)
            if striker == uid and other != entry:
                contact = contact_of(b, first, second)
                if contact is not None and own_edge(contact, uid) == edge:
                    if other < entry:
                        left -= self.count_of(other)
                    else:
                        later += fighters(b, contact, uid)
        most = min(fighters(b, one, uid), max(left, 0))
        return min(max(left - later, 0), most), most

    def allot(self, b: Battle) -> Step:
        while self.allotted() < 2 * self.book[0]:
            least, most = self.bounds(b, self.allotted())
            if least < most:
                self.stage = 2
                return self.ask(b)
            self.book = [*self.book, int(most)]
        self.stage = 4
        return self.pick(b)

    def ask(self, b: Battle) -> Step:
        attacker, defender, uid = self.entry(self.allotted())
        least, most = self.bounds(b, self.allotted())
        target = defender if uid == attacker else attacker
        return ChooseStrike(int(b.units[uid].seat), uid, target, least, most)

    def chosen(self, b: Battle) -> Step:
        assert isinstance(b.action, Strike)
        self.book = [*self.book, int(b.action.count)]
        self.stage = 1
        return self.allot(b)

    # Blows at officers

    def pick(self, b: Battle) -> Step:
        """C-OFF-4, D-137 Who strikes at an officer in an enemy unit, asked one by one."""
        for entry in range(2 * self.book[0]):
            attacker, defender, uid = self.entry(entry)
            foe = defender if uid == attacker else attacker
            for o in self.touched_officers(b, attacker, defender, foe):
                if not self.has_picked(uid, o.oid):
                    most = self.most_on(b, entry, uid, o)
                    if most > 0:
                        self.stage = 4
                        return ChooseOfficerStrike(int(b.units[uid].seat), uid, o.oid, most)
                    self.note_pick(uid, o.oid, 0)
        self.stage = 6
        return self.following(b)

    def touched_officers(self, b: Battle, attacker: i64, defender: i64, foe: i64) -> list[Officer]:
        """They are in the front rank: enemies at flank or rear touch none."""
        one = contact_of(b, attacker, defender)
        if one is None or not (own_edge(one, foe) == FRONT or b.units[foe].has_no_flanks()):
            return []
        return b.attached_to(foe)

    def note_pick(self, uid: i64, oid: i64, count: i64) -> None:
        self.book = [*self.book, int(uid), int(oid), int(count)]
        self.picks += 1

    def picked(self) -> list[int]:
        """All that is picked: strikers, officers, and how many strike at each."""
        start = 1 + 4 * self.book[0]
        return self.book[start : start + 3 * int(self.picks)]

    def has_picked(self, uid: i64, oid: i64) -> bool:
        picked = self.picked()
        for i in range(0, len(picked), 3):
            if picked[i] == uid and picked[i + 1] == oid:
                return True
        return False

    def most_on(self, b: Battle, entry: i64, uid: i64, o: Officer) -> i64:
        """The figures that touch his base, of those that strike his unit and no other officer in
        it.
        """
        left = self.count_of(entry)
        picked = self.picked()
        for i in range(0, len(picked), 3):
            if picked[i] == uid and b.officers[picked[i + 1]].attached == o.attached:
                left -= picked[i + 2]
        return min(left, men_on(b.units[uid], o))

    def picked_one(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, StrikeOfficer)
        self.note_pick(action.unit, action.officer, action.count)
        self.stage = 4
        return self.pick(b)

    def officers_struck(self, b: Battle, uid: i64, foe: i64) -> list[int]:
        found: list[int] = []
        picked = self.picked()
        for i in range(0, len(picked), 3):
            oid = picked[i + 1]
            if picked[i] == uid and b.officers[oid].attached == foe:
                found += [oid, picked[i + 2]]
        return found

    # Blows

    def blows(self, b: Battle) -> list[Blow]:
        """D-49 All blows of the step, in the order of contacts."""
        found: list[Blow] = []
        begun: list[int] = []
        for entry in range(2 * self.book[0]):
            attacker, defender, uid = self.entry(entry)
            one = contact_of(b, attacker, defender)
            if one is not None:
                first = uid not in begun
                begun.append(int(uid))
                count = self.count_of(entry)
                picked = self.officers_struck(b, uid, defender if uid == attacker else attacker)
                found += blows_of(b, one, uid, count, first, self.step_of_blows, picked)
        return found

    def blow(self, b: Battle) -> Blow:
        return self.blows(b)[self.at]

    def following(self, b: Battle) -> Step:
        """The next blow; at the end of a step the figures that were struck fall."""
        while self.step_of_blows <= LAST:
            blows = self.blows(b)
            if self.at < len(blows):
                blow = blows[self.at]
                b.note("struck", blow.unit, [blow.target, int(blow.dice), int(blow.need)])
                self.stage = 7
                return self.throw_to_hit(b)
            self.fall(b)
            self.step_of_blows += 1
            self.at = 0
        return self.result(b)

    def throw_to_hit(self, b: Battle) -> Step:
        blow = self.blow(b)
        return Pool("W-MEL-1", int(blow.dice), int(blow.need))

    def count_hits(self, b: Battle) -> Step:
        blow = self.blow(b)
        self.hits = high(b.outcome)
        self.again = blow.dice - self.hits if blow.misses else min(ones(b.outcome), blow.again)
        if self.again > 0:
            self.stage = 9
            return self.throw_again(b)
        return self.struck_home(b, blow)

    def throw_again(self, b: Battle) -> Step:
        """D-156, W-HAT-1 No die is thrown a third time."""
        return Pool("W-MEL-1", int(self.again), int(self.blow(b).need))

    def count_again(self, b: Battle) -> Step:
        self.hits += high(b.outcome)
        return self.struck_home(b, self.blow(b))

    def struck_home(self, b: Battle, blow: Blow) -> Step:
        b.note("struck home", blow.unit, [blow.target, int(self.hits)])
        if self.hits == 0 or self.need_to_wound(b) == NEVER:
            return self.next_blow(b, 0)
        at_men = blow.officer == NOBODY
        if at_men and is_officer_at_risk(b, b.units[blow.target], self.hits):
            self.stage = 15
            return self.look_out(b)
        return self.strike_men(b)

    def strike_men(self, b: Battle) -> Step:
        self.stage = 11
        return self.throw_to_wound(b)

    # The officer of the unit that is struck

    def look_out(self, b: Battle) -> Step:
        """C-CMD-2, D-110 One die for him in a phase; on a 1 one of the hits is his."""
        return Die("C-CMD-2")

    def fate(self, b: Battle) -> Step:
        b.mark(self.blow(b).target, LOOKED_OUT)
        if b.outcome != 1:
            return self.strike_men(b)
        self.hits -= 1
        self.stage = 17
        return self.throw_at_him(b)

    def throw_at_him(self, b: Battle) -> Step:
        """D-150"""
        return Die("D-150")

    def officer_struck(self, b: Battle) -> Step:
        if b.outcome < self.need_to_wound(b):
            return self.strike_men(b)
        if self.need_to_save(b) == NEVER:
            return self.he_falls(b)
        self.stage = 19
        return self.throw_to_save_him(b)

    def throw_to_save_him(self, b: Battle) -> Step:
        return Pool("W-SAV-1", 1, int(self.need_to_save(b)))

    def officer_saved(self, b: Battle) -> Step:
        return self.strike_men(b) if high(b.outcome) else self.he_falls(b)

    def he_falls(self, b: Battle) -> Step:
        """C-CC-1 At the end of the step, as one of the figures of his unit."""
        target = int(self.blow(b).target)
        self.book = [*self.book, UNIT_OFFICERS - target, 1, target, 1]
        return self.strike_men(b)

    # Wounds and saves

    def need_to_wound(self, b: Battle) -> i64:
        blow = self.blow(b)
        return need_to_wound(blow.strength, struck_profile(b, blow).toughness)

    def throw_to_wound(self, b: Battle) -> Step:
        return Pool("W-WND-1", int(self.hits), int(self.need_to_wound(b)))

    def count_wounds(self, b: Battle) -> Step:
        self.wounds = high(b.outcome)
        if self.wounds == 0 or self.need_to_save(b) == NEVER:
            return self.wounded(b, 0)
        self.stage = 13
        return self.throw_to_save(b)

    def need_to_save(self, b: Battle) -> i64:
        blow = self.blow(b)
        return need_to_save(struck_profile(b, blow).save, blow.strength)

    def throw_to_save(self, b: Battle) -> Step:
        return Pool("W-SAV-1", int(self.wounds), int(self.need_to_save(b)))

    def count_saves(self, b: Battle) -> Step:
        return self.wounded(b, high(b.outcome))

    def wounded(self, b: Battle, saved: i64) -> Step:
        if self.blow(b).officer == NOBODY:
            b.note("wounded", self.blow(b).target, [int(self.wounds), int(saved)])
        return self.next_blow(b, self.wounds - saved)

    def next_blow(self, b: Battle, killed: i64) -> Step:
        if killed > 0:
            self.book = [*self.book, int(struck_by(self.blow(b))), int(killed)]
        self.at += 1
        self.stage = 6
        return self.following(b)

    # Losses

    def fall(self, b: Battle) -> None:
        """C-CC-1, D-195 All who were struck in the step fall at once; nobody falls twice."""
        tail = 1 + 4 * self.book[0] + 3 * int(self.picks)
        fell = sum_by_unit(self.book[tail:])
        self.book = self.book[:tail]
        for uid, killed in fell:
            if uid <= UNIT_OFFICERS:
                b.lose_unit_officer(UNIT_OFFICERS - uid)
                continue
            if uid <= FIRST_OFFICER:
                lost, seat = wound_officer(b, FIRST_OFFICER - uid, killed)
            else:
                lost, seat = self.share_losses(b, uid, killed), b.units[uid].seat
            if seat == 0:
                self.north += lost
            else:
                self.south += lost

    def share_losses(self, b: Battle, uid: i64, killed: i64) -> i64:
        """C-SUP-6, D-117, F-04 As evenly as possible among it and the units that support it."""
        units = [int(uid)]
        for one in self.pairs(b):
            if one.touches(uid):
                units += supporters(b, one, uid)
                break
        shares = even_shares(killed, [b.units[each].figures for each in units])
        total: i64 = 0
        for i in range(len(units)):
            if shares[i] == b.units[units[i]].figures:
                b.take_colour(units[i])
            u = b.units[units[i]]
            remove_figures(b, u.uid, shares[i], struck_down(b, u, shares[i], self.pairs(b)))
            total += shares[i]
        return total

    def result(self, b: Battle) -> Step:
        self.stage = len(self.STAGES)
        members: list[int] = []
        for k in range(2 * self.book[0]):
            uid = self.book[1 + k]
            if uid not in members:
                members.append(uid)
                b.mark(uid, FOUGHT)
        return CombatResult(self.south, self.north, 0, 0, members)


def fight(b: Battle, pairs: list[Contact]) -> Step:
    """A round of the combat that these contacts are."""
    ids = [each for one in pairs for each in (int(one.attacker), int(one.defender))]
    return CombatRound(0, 0, 0, 0, 0, 0, 0, 0, [len(pairs), *ids]) if pairs else DONE
