"""W-WND-1, W-SAV-1, C-CAS-1, C-CMD-5: wounds, saves, and who falls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.dice import Die, Pool, high
from grognard.kernel.procedure import DONE, Step

from ..model.flow import BattleProcedure
from ..model.kinds import LOOKED_OUT, NO_OFFICER, NO_SAVE, NOBODY, TESTED_LOSSES
from ..model.pieces import Unit
from ..model.state import Battle
from .formations import files_after, shrunk_pose, square_after_losses
from .mixed_units import (
    ELITES,
    KINDS,
    SAPPERS,
    apart,
    in_proportion,
    is_mixed,
    kinds_of,
    shared,
    with_rest,
)
from .morale.alarm import spread

NEVER: Final = 7  # a score that no die shows
SEVERAL: Final = 2  # hits of which one may be the officer's (D-110)


# Needs


def need_to_wound(strength: i64, toughness: i64) -> i64:
    """W-WND-1 By strength less toughness; NEVER where it cannot be."""
    more = strength - toughness
    if more >= 2:
        return 2
    if more >= -2:
        return 4 - more if more > -2 else 6
    return 6 if more == -3 else NEVER


def save_modifier(strength: i64) -> i64:
    """W-SAV-1 Nothing up to strength 3, then one for each point."""
    return max(strength - 3, 0)


def need_to_save(save: i64, strength: i64) -> i64:
    """W-SAV-1 A natural 1 saves nobody; NEVER without armour."""
    return NEVER if save >= NO_SAVE else min(max(save + save_modifier(strength), 2), NEVER)


# Losses


def remove_figures(b: Battle, uid: i64, count: i64, fallen: list[i64] | None = None) -> None:
    """C-CAS-1, C-CAV-24, W-MEL-5, D-66, D-135 So many fall; the shape of the formation is kept.

    `fallen` are how many of each kind (D-209); otherwise all kinds share in proportion.
    """
    u = b.units[uid]
    lost = min(count, u.figures)
    if lost <= 0 or not u.on_table():
        return
    left = u.figures - lost
    if left == 0 and u.is_troops():
        spread(b, uid)
    formation = square_after_losses(u.formation, left)
    kinds = fallen if fallen is not None else in_proportion(lost, kinds_of(u))
    files, pose = files_after(u, left), shrunk_pose(u, left)
    b.lose(uid, lost, formation, files, pose, kinds[ELITES], kinds[SAPPERS])


def strength_of(b: Battle, u: Unit) -> i64:
    """C-CMD-4, D-196 Figures alive, those of its detached skirmishers included."""
    total = u.figures
    for other in b.units:
        if other.roster.parent == u.uid and other.on_table():
            total += other.figures
    return total


def parent_of(b: Battle, u: Unit) -> Unit:
    """The battalion that a group of skirmishers belongs to; any other unit itself."""
    return b.units[u.roster.parent] if u.is_detached() else u


def has_lost_quarter(b: Battle, u: Unit) -> bool:
    """D-03, D-196 25% of its start, that of the whole battalion."""
    whole = parent_of(b, u)
    return is_quarter(whole.roster.figures, strength_of(b, whole))


def is_quarter(start: i64, left: i64) -> bool:
    """D-03 Whether a quarter is gone."""
    return 4 * (start - left) >= start


def is_half(start: i64, left: i64) -> bool:
    """D-03 Whether less than half is left."""
    return 2 * left < start


def is_below_half(b: Battle, u: Unit) -> bool:
    """D-03 Strictly below half of its start."""
    whole = parent_of(b, u)
    return is_half(whole.roster.figures, strength_of(b, whole))


def is_unharmed(b: Battle, u: Unit) -> bool:
    """C-MAN-9 It has lost nothing since the battle began."""
    whole = parent_of(b, u)
    return strength_of(b, whole) == whole.roster.figures


# The dice of hits


def is_officer_at_risk(b: Battle, u: Unit, hits: i64) -> bool:
    """C-CMD-2, D-110 Several hits on a unit that has its officer, once in a phase."""
    if hits < SEVERAL or not b.setting.options.unit_officers or not u.is_troops():
        return False
    return u.roster.officer and not u.has(NO_OFFICER | LOOKED_OUT)


class Wounds(BattleProcedure):
    """W-WND-1, W-SAV-1, C-CMD-2 Hits of one strength on one unit: wounds, saves, losses.

    Of several hits one may be the officer's; `officer` says that his die is still to be thrown.
    `halved` are the casualties that an improvised crew causes (C-ART-28). In a mixed unit each kind
    of figures has its share of the hits (C-CMD-5); without `sappers` these have none (C-ENG-6).
    """

    unit: i64
    hits: i64
    strength: i64
    armour: bool
    officer: bool = False
    halved: bool = False
    sappers: bool = True
    wounds: i64 = 0
    kind: i64 = 0
    book: list[int] = []  # hits on each kind, and then how many of it are killed

    STAGES = (
        "look_out",
        "fate",
        "throw_for_officer",
        "officer_hit",
        "throw_to_wound",
        "count_wounds",
        "throw_to_save",
        "count_saves",
        "throw_to_save_him",
        "officer_saved",
    )

    def look_out(self, b: Battle) -> Step:
        """C-CMD-2, D-110, D-150 One die where several hits strike a unit with its officer."""
        if self.officer and is_officer_at_risk(b, b.units[self.unit], self.hits):
            return Die("C-CMD-2")
        return self.go_on(b)

    def fate(self, b: Battle) -> Step:
        b.mark(self.unit, LOOKED_OUT)
        if b.outcome != 1:
            return self.go_on(b)
        self.hits -= 1
        self.stage = 3
        return self.throw_for_officer(b)

    def throw_for_officer(self, b: Battle) -> Step:
        """D-150 An ordinary roll to wound, and the save of his men."""
        return Die("D-150") if self.need(b) != NEVER else self.go_on(b)

    def officer_hit(self, b: Battle) -> Step:
        if b.outcome < self.need(b):
            return self.go_on(b)
        if self.need_of_save(b) == NEVER:
            return self.lose_him(b)
        self.stage = 9
        return self.throw_to_save_him(b)

    def throw_to_save_him(self, b: Battle) -> Step:
        return Pool("W-SAV-1", 1, int(self.need_of_save(b)))

    def officer_saved(self, b: Battle) -> Step:
        return self.go_on(b) if high(b.outcome) else self.lose_him(b)

    def lose_him(self, b: Battle) -> Step:
        b.lose_unit_officer(self.unit)
        remove_figures(b, self.unit, 1)
        return self.go_on(b)

    def go_on(self, b: Battle) -> Step:
        """C-CMD-5, F-04 The hits are shared before they wound."""
        u = b.units[self.unit]
        if self.hits > 0 and is_mixed(u):
            kinds = kinds_of(u) if self.sappers else apart(u)
            shares = [int(one) for one in shared(self.hits, kinds)]
            self.book = [*shares, *[0 for _ in shares]]
            self.hits = shares[0]
        self.stage = 5
        return self.throw_to_wound(b)

    def need(self, b: Battle) -> i64:
        return need_to_wound(self.strength, b.units[self.unit].roster.profile.toughness)

    def throw_to_wound(self, b: Battle) -> Step:
        need, u = self.need(b), b.units[self.unit]
        away = u.is_battery() and u.post != NOBODY  # gunners who are not at their gun
        if need == NEVER or away or not u.on_table():
            return DONE
        if self.hits <= 0:
            return self.next_kind(b)
        return Pool("W-WND-1", int(self.hits), int(need))

    def count_wounds(self, b: Battle) -> Step:
        self.wounds = high(b.outcome)
        self.stage = 7
        return self.throw_to_save(b)

    def need_of_save(self, b: Battle) -> i64:
        save = b.units[self.unit].roster.profile.save
        return need_to_save(save, self.strength) if self.armour else NEVER

    def throw_to_save(self, b: Battle) -> Step:
        need = self.need_of_save(b)
        if need == NEVER or self.wounds == 0:
            return self.fall(b, 0)
        return Pool("W-SAV-1", int(self.wounds), int(need))

    def count_saves(self, b: Battle) -> Step:
        return self.fall(b, high(b.outcome))

    def fall(self, b: Battle, saved: i64) -> Step:
        b.note("wounded", self.unit, [self.wounds, saved])
        if self.book:
            at = KINDS + self.kind
            self.book = [*self.book[:at], int(self.wounds - saved), *self.book[at + 1 :]]
            self.hits = 0
            return self.next_kind(b)
        lost = self.wounds - saved
        remove_figures(b, self.unit, lost // 2 if self.halved else lost)
        return DONE

    def next_kind(self, b: Battle) -> Step:
        """The next kind that has hits; after the last all who are killed fall."""
        while self.book and self.kind + 1 < KINDS:
            self.kind += 1
            if self.book[self.kind]:
                self.hits = self.book[self.kind]
                self.stage = 5
                return self.throw_to_wound(b)
        self.stage = len(self.STAGES)
        if self.book:
            self.remove(b)
        return DONE

    def remove(self, b: Battle) -> None:
        u, killed = b.units[self.unit], self.book[KINDS:]
        lost = min(sum(killed) // 2 if self.halved else sum(killed), int(u.figures))
        kinds = kinds_of(u)
        most = [min(killed[kind], kinds[kind]) for kind in range(KINDS)]
        remove_figures(b, self.unit, lost, with_rest(lost, in_proportion(lost, most), kinds))


def panic_share(b: Battle, u: Unit) -> bool:
    """D-103, D-173 Whether its losses of this phase make it test: a quarter, of militia a tenth."""
    if u.has(TESTED_LOSSES) or not u.on_table() or u.is_fleeing():
        return False
    lost = u.counted - u.figures
    if lost <= 0:
        return False
    tenth = u.roster.quality == 0 and b.setting.options.militia_tenth
    return (10 if tenth else 4) * lost >= u.counted
