"""P-08 to P-11: guns fire: targets, duels, estimates, and then shot after shot."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.dice import Total
from grognard.kernel.procedure import DONE, Step

from ...model import combat_actions
from ...model.combat_actions import Aim
from ...model.kinds import BALL, CANISTER, DUELLED, FIRED, FIRED_BACK, NOBODY
from ...model.state import Battle
from ..orders.manoeuvre import AIMING, manoeuvre_value, tested
from ..smoke import raise_smoke
from .aiming import ChooseAim, needs_test
from .canister import Canister
from .duel import ChooseCounterFire, DuelLost, cost_of, duel_value, may_answer
from .estimates import PER_AIM, Estimates, Firing
from .grand_battery import bonus_of
from .howitzer import Shell
from .roundshot import Roundshot
from .types import gunners_seat, is_manned, missing_crew


class GunStep(Firing):
    """C-ART-5, W-ART-6 Targets, counter-fire, sealed estimates, then the shots."""

    STAGES = (
        "ask", "answered", "ask_duel", "duel_answered", "throw_duel", "duel_tested", "shoot",
        "throw_shot", "shot_tested", "fired", "settle",
    )  # fmt: skip

    # Targets

    def ask(self, b: Battle) -> Step:
        named = [self.aims[i] for i in range(0, len(self.aims), PER_AIM)]
        choice = ChooseAim(int(self.seat), named)
        if not choice.slots(b).are_more_than(1):  # only to end
            return self.look_for_duels(b)
        return choice

    def answered(self, b: Battle) -> Step:
        if isinstance(b.action, Aim):
            aim = b.action
            self.take_aim(aim.unit, aim.target, aim.ammunition)
            self.stage = 1
            return self.ask(b)
        return self.look_for_duels(b)

    def take_aim(self, unit: i64, target: i64, ammunition: i64) -> None:
        self.aims = [*self.aims, int(unit), int(target), int(ammunition), 0, 0]

    # Counter-fire

    def look_for_duels(self, b: Battle) -> Step:
        self.at = 0
        self.stage = 3
        return self.ask_duel(b)

    def ask_duel(self, b: Battle) -> Step:
        aim = self.next_duel(b)
        if aim < 0:
            return self.write_down(b)
        return ChooseCounterFire(1 - int(self.seat), self.aims[aim + 1], self.aims[aim])

    def next_duel(self, b: Battle) -> i64:
        """The first aim at a battery that may answer and was not asked yet."""
        for i in range(0, len(self.aims), PER_AIM):
            gun, target = self.aims[i], self.aims[i + 1]
            if gunners_seat(b, b.units[gun]) == self.seat and may_answer(b, b.units[target], gun):
                return i
        return -1

    def duel_answered(self, b: Battle) -> Step:
        aim = self.next_duel(b)
        self.at = aim
        b.mark(self.aims[aim + 1], DUELLED)
        self.stage = 3
        if not isinstance(b.action, combat_actions.Duel):
            return self.ask_duel(b)
        self.stage = 5
        return self.throw_duel(b)

    def throw_duel(self, b: Battle) -> Step:
        return Total("C-MAN-6")

    def duel_tested(self, b: Battle) -> Step:
        gun, foe = self.aims[self.at + 1], self.aims[self.at]
        if tested(b, gun, duel_value(b, b.units[gun], foe).total, b.outcome):
            b.mark(gun, FIRED_BACK)
            self.take_aim(gun, foe, BALL)
        self.stage = 3
        return self.ask_duel(b)

    # Estimates and shots

    def write_down(self, b: Battle) -> Step:
        self.at = 0
        if not self.aims:
            return self.rest(b)
        self.stage = 6
        return Estimates(self.aims)

    def shoot(self, b: Battle) -> Step:
        if self.at >= len(self.aims):
            self.at = 0
            self.stage = 11
            return self.settle(b)
        gun, target = b.units[self.aims[self.at]], b.units[self.aims[self.at + 1]]
        if not gun.on_table() or not is_manned(gun) or not target.on_table():
            self.at += PER_AIM
            return self.shoot(b)
        if needs_test(b, gun, target):
            self.stage = 8
            return self.throw_shot(b)
        return self.fire(b)

    def throw_shot(self, b: Battle) -> Step:
        """C-ART-3, C-ART-21, D-95, D-168 One test after a move by hand, a wide turn, or both."""
        return Total("C-MAN-6")

    def shot_tested(self, b: Battle) -> Step:
        gun = self.aims[self.at]
        captor = b.units[gun].captor
        crew = b.units[gun if captor == NOBODY else captor]
        value = manoeuvre_value(b, crew, AIMING).total
        if not tested(b, gun, value, b.outcome):
            self.at += PER_AIM
            self.stage = 7
            return self.shoot(b)
        return self.fire(b)

    def fire(self, b: Battle) -> Step:
        gun, target, ammunition, estimate = self.aims[self.at : self.at + 4]
        u = b.units[gun]
        self.before = cost_of(b.units[target])
        waits = missing_crew(b, u) if gunners_seat(b, u) == self.seat else u.waits
        b.fire_gun(gun, ammunition == CANISTER, waits)
        raise_smoke(b, gun, u.figures, -1)
        self.stage = 9
        if ammunition == BALL:
            return Roundshot(gun, target, estimate, massed=bonus_of(b, self.aims, self.at))
        if ammunition == CANISTER:
            return Canister(gun, target, estimate)
        return Shell(gun, target, estimate)

    def fired(self, b: Battle) -> Step:
        caused = cost_of(b.units[self.aims[self.at + 1]]) - self.before
        self.aims = [
            *self.aims[: self.at + 4], int(caused), *self.aims[self.at + PER_AIM :]
        ]  # fmt: skip
        self.at += PER_AIM
        self.stage = 7
        return self.shoot(b)

    # After the shots

    def settle(self, b: Battle) -> Step:
        """D-98 Of two batteries in a duel the one that lost more tests."""
        while self.at < len(self.aims):
            loser = self.duel_loser(b, self.at)
            self.at += PER_AIM
            if loser != NOBODY and b.units[loser].on_table() and b.units[loser].figures > 0:
                self.stage = 10
                return DuelLost(loser)
        return self.rest(b)

    def duel_loser(self, b: Battle, aim: i64) -> i64:
        gun, foe, caused = self.aims[aim], self.aims[aim + 1], self.aims[aim + 4]
        if gunners_seat(b, b.units[gun]) == self.seat:
            return NOBODY
        for other in range(0, len(self.aims), PER_AIM):
            if self.aims[other] == foe and self.aims[other + 1] == gun:
                suffered = self.aims[other + 4]
                b.note("artillery duel", gun, [foe, suffered, caused])
                if caused == suffered:
                    return NOBODY
                return foe if caused > suffered else gun
        return NOBODY

    def rest(self, b: Battle) -> Step:
        """D-78 Guns that wait to fire again are a phase nearer to it."""
        for u in b.side(self.seat):
            if u.is_battery() and u.waits > 0 and not u.has(FIRED):
                b.reload(u.uid)
        return DONE
