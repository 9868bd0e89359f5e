"""One piece as it stands: its men and characters, what it has done, what it owes, its numbers now.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Sheet
from grognard.kernel.reading import unread
from grognard.kernel.tally import Tally
from grognard.miniatures.screen.battle_words import YES_NO, unit_name
from grognard.miniatures.text.orders import plain

from ..chapters.activation import is_recovering
from ..chapters.charging.strength import combat_sum, strength_of, sum_of
from ..chapters.commander import why_not_ride
from ..chapters.quality import (
    AGGRESSION,
    MANOEUVRE,
    RALLY,
    RESOLVE,
    quality_modifier,
    rerolls_left,
    score,
)
from ..chapters.resolve import must_test
from ..chapters.shooting.shot_dice import (
    add_bonuses,
    add_rifles,
    cut_dice,
    groups_of,
    has_rifle_dice,
    hit_modifier,
)
from ..model.actions import LINE
from ..model.pieces import (
    ACTIVATED,
    CAUSES,
    CHARACTERS,
    COLUMN_WIDTH,
    DISORDERED,
    IN_HAND,
    MARKS,
    NOBODY,
    PASSED,
    PLACES,
    THINNED,
    Battalion,
)
from ..model.state import Battle
from ..sequence import officers
from ..text.notation import EXPECTED, SCREEN
from ..text.writing import SEATS
from .words import chief_name, formation_name, place, quality_name, say, side_name, spell

COMMANDER: Final = "commander "
# Shown in words of its own.
UNTOLD: Final = THINNED
TESTS: Final = (MANOEUVRE, AGGRESSION, RESOLVE)


def sheet(b: Battle, name: str, lang: str, naming: int) -> Sheet:
    """A piece by its name; raises BadNotation."""
    told = Telling(b, lang, naming)
    wanted = plain(name.strip())
    if wanted.startswith(COMMANDER) and wanted.removeprefix(COMMANDER) in SEATS:
        return told.commander(SEATS.index(wanted.removeprefix(COMMANDER)))
    known = {id.lower(): uid for id, uid in b.setting.by_id.items()}
    uid = known.get(wanted.removesuffix(SCREEN), NOBODY)
    if uid == NOBODY:
        raise unread(EXPECTED, name, "piece")
    return told.battalion(b.units[uid])


class Telling:
    """Sheets for one reader."""

    def __init__(self, b: Battle, lang: str, naming: int) -> None:
        self.b: Final = b
        self.lang: Final = lang
        self.naming: Final = naming

    def say(self, key: str, **facts: object) -> str:
        return spell(self.b, say(self.lang, key, **facts), self.lang, self.naming)

    # 3 The Supreme Commander

    def commander(self, seat: int) -> Sheet:
        c = self.b.commanders[seat]
        facts = {"name": chief_name(self.b, seat, self.lang)}
        lines = [self.say("sheet-chief", side=side_name(self.b, seat, self.lang), **facts)]
        if not c.alive:
            return Sheet([*lines, self.say("sheet-fallen")], [])
        if not c.placed:
            return Sheet([*lines, self.say("sheet-gone", place=PLACES[IN_HAND])], [])
        if c.unit != NOBODY:
            lines.append(self.say("sheet-leads", unit=unit_name(self.b, c.unit)))
        else:
            lines.append(self.say("sheet-post", place=place(int(c.x), int(c.y), self.lang)))
        may = YES_NO[why_not_ride(self.b, seat) is None]
        return Sheet([*lines, self.say("sheet-ride", may=may)], [officers(self.b, seat, True)])

    # Battalions

    def battalion(self, u: Battalion) -> Sheet:
        lines = [self.strength(u)]
        if not u.on_table():
            return Sheet([*lines, self.say("sheet-gone", place=PLACES[u.place])], [])
        lines += self.standing(u) + self.staff(u) + self.debts(u)
        return Sheet(lines, sums(self.b, u))

    def strength(self, u: Battalion) -> str:
        """1.3, 14.0 Its quality, its men and its formation."""
        return self.say(
            "sheet-battalion",
            unit=unit_name(self.b, u.uid),
            quality=quality_name(u.quality, self.lang),
            men=int(u.rankers + u.screen if u.on_table() else u.roster.rankers),
            of=int(u.roster.rankers),
            formation=formation_name(u.formation, self.lang),
            kind="rifles" if u.roster.rifles else "light" if u.roster.light else "plain",
        )

    def standing(self, u: Battalion) -> list[str]:
        """Its marks, its opponent, and whether it may still act."""
        found = []
        if u.screen:
            men, of = int(u.screen), int(u.detached)
            found.append(self.say("sheet-screen", men=men, of=of, lost=of - men))
        marks = [
            say(self.lang, "mark", mark=name)
            for bit, name in enumerate(MARKS)
            if u.marks & ~UNTOLD & 1 << bit
        ]
        if marks:
            found.append(self.say("sheet-marks", marks=", ".join(marks)))
        if u.foe != NOBODY:
            found.append(self.say("sheet-foe", foe=unit_name(self.b, u.foe)))
        if u.helps != NOBODY:
            found.append(self.say("sheet-helps", friend=unit_name(self.b, u.helps)))
        if self.b.commander_with(u):
            found.append(self.say("sheet-led"))
        return [*found, self.say("sheet-status", status=status_of(u), turn=int(u.until))]

    def staff(self, u: Battalion) -> list[str]:
        """2, R54 Its characters, those that are left and the re-rolls they still have."""
        return [
            self.say(
                "sheet-staff",
                character=CHARACTERS[kind],
                left=u.staff[kind],
                of=raised,
                rerolls=max(0, int(rerolls_left(u, kind))),
            )
            for kind, raised in enumerate(u.roster.characters)
            if raised
        ]

    def debts(self, u: Battalion) -> list[str]:
        """15.2, 15.4 What it must test for, and how many more losses count against it."""
        found = []
        if must_test(u):
            found += [
                self.say("sheet-owes", cause=cause)
                for bit, cause in enumerate(CAUSES)
                if u.causes & 1 << bit
            ]
        left = -(-u.roster.rankers // 2) - u.losses()
        return [*found, self.say("sheet-half", left=max(0, int(left)))]


def status_of(u: Battalion) -> str:
    """5.4 Whether it has acted, or may."""
    if is_recovering(u):
        return "recovering"
    return "acted" if u.status == ACTIVATED else "passed" if u.status == PASSED else "ready"


def sums(b: Battle, u: Battalion) -> list[Tally]:
    """Its score, its dice and what is added to them, line by line."""
    found = [Tally(int(score(b, u)), "6.3 scores", True)]
    if u.routing():
        return [*found, quality_modifier(b, u, RALLY, True)]
    found += [volley(b, u), hit_modifier(b, u, True), combat(b, u)]
    return found + [quality_modifier(b, u, kind, True) for kind in TESTS]


def volley(b: Battle, u: Battalion) -> Tally:
    """9.1 The dice of a volley at a line in the open, at short range."""
    groups = int(u.groups())
    dice = groups_of(groups if u.formation == LINE else min(groups, COLUMN_WIDTH), False, True)
    add_bonuses(u, False, False, dice)
    add_rifles(has_rifle_dice(b, u, False), dice)
    cut_dice(False, u.marks & DISORDERED != 0, False, dice)
    return dice


def combat(b: Battle, u: Battalion) -> Tally:
    """12.5 What it adds to its die: in its combat, or in one on level open ground."""
    if u.foe != NOBODY:
        return combat_sum(b, u, b.units[u.foe], None, True)
    return sum_of(u, u.marks, strength_of(b, u), False, False, 0, True)
