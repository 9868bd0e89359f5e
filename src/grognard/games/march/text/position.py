"""A position as a text file that a person can read, change and write by hand.

    march position 1
    battle training
    terrain wood 14,50 32,48 36,66 18,72
    side red south
    turn 3 red activations first blue
    commander red 60,10 with b1
    b1: 60,20 0 line rankers 30 disordered
    f2: 62.5,41 180 column rankers 24 foe b1

Lines that begin with # are comments. Without `terrain` lines the ground is that of the battle. A
battalion that is not listed has not been placed. Places are centimetres from the south-west corner
to the middle of the front, directions degrees clockwise from north. Saved games also hold the
`stack` of procedures; without one, play starts where the phase asks its first question.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.procedure import Procedure
from grognard.miniatures.battle.faults import Fault
from grognard.miniatures.text.battle_positions import BattleReader

from ..chapters.setting_up.scenarios import setting_for, table_of
from ..invariants import POSITION_WORDS, faults
from ..model.actions import FORMATIONS, SIDES
from ..model.flow import PROCEDURES
from ..model.pieces import (
    CAUSES,
    DESTROYED,
    FLED,
    MARKS,
    ON_TABLE,
    PLACES,
    STATUSES,
    THINNED,
    Battalion,
    Commander,
)
from ..model.state import Battle, blank
from ..sequence import stack_for
from .writing import POSITIONS, SEATS, STAFF

KEYWORDS: Final = "battle option terrain side turn passed over commander stack".split()
NOT_SAID: Final = -1
UNIT_WORDS: Final = [
    *"line column rankers detached screen gap foe helps until fled destroyed".split(),
    *STAFF,
    *(f"used-{name}" for name in STAFF),
    *STATUSES,
    *MARKS,
    *CAUSES,
]


def read(text: str, first_rules: bool = False) -> Battle:
    """A battle waiting for what its position asks; raises BadNotation naming line and value."""
    lines = POSITIONS.lines_of(text)
    b = POSITIONS.begun(
        lines,
        "training",
        table_of,
        lambda key, given, pieces: blank(setting_for(key, given, first_rules, pieces)),
    )
    Draft(b).read(lines)
    return b


class Draft(BattleReader):
    """What only positions of this game say."""

    def __init__(self, b: Battle) -> None:
        examples = ("Activations", "turn 1 red activations")
        super().__init__(POSITIONS, b, KEYWORDS, PROCEDURES, examples, POSITION_WORDS)
        self.b: Final = b

    def own_line(self, word: str) -> None:
        b = self.b
        if word == "side":
            seat = self.choice(SEATS)
            side = self.choice(SIDES)
            b.sides = [side, 1 - side] if seat == 0 else [1 - side, side]
        elif word == "passed":
            b.passed = True
        else:
            self.commander()

    def commander(self) -> None:
        seat = self.choice(SEATS)
        c = Commander(seat)
        c.placed = True
        c.x, c.y = self.point("60,10")
        while self.peek():
            word = self.choice(("with", "moved", "dead", "waits"))
            if word == 0:
                c.unit = self.other_unit()
            elif word == 1:
                c.moved = True
            elif word == 3:
                c.waits = True
            else:
                c.alive = False
        commanders = self.b.commanders[:]
        commanders[seat] = c
        self.b.commanders = commanders

    def unit(self, uid: int) -> None:
        u = self.b.units[uid]
        u.place = ON_TABLE
        u.rankers = NOT_SAID
        u.pose = self.pose("60,20")
        while self.peek():
            self.word_of(u)
        if u.rankers == NOT_SAID:
            u.rankers = u.formed_at_start()
        if 2 * u.losses() >= u.roster.rankers:
            u.marks |= THINNED

    def word_of(self, u: Battalion) -> None:
        word = self.next("some-word").lower()
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word == "rankers":
            u.rankers = self.number()
        elif word == "detached":
            u.detached = self.number()
        elif word == "screen":
            self.screen(u)
        elif word == "foe":
            u.foe = self.other_unit()
        elif word == "helps":
            u.helps = self.other_unit()
        elif word == "until":
            u.until = self.number()
        else:
            self.mark_word(u, word)

    def screen(self, u: Battalion) -> None:
        u.screen = self.number()
        self.choice(("at",))
        u.screen_pose = self.pose("60,27")
        if self.peek() == "gap":
            self.at += 1
            u.gap = self.length()

    def mark_word(self, u: Battalion, word: str) -> None:
        if word in STATUSES:
            u.status = STATUSES.index(word)
        elif word in MARKS:
            u.marks |= 1 << MARKS.index(word)
        elif word in CAUSES:
            u.causes |= 1 << CAUSES.index(word)
        elif word in (PLACES[FLED], PLACES[DESTROYED]):
            u.place = PLACES.index(word)
        elif word in STAFF:
            staff = u.staff[:]
            staff[STAFF.index(word)] = self.number()
            u.staff = staff
        elif word.removeprefix("used-") in STAFF:
            u.spent |= self.number() << 4 * STAFF.index(word.removeprefix("used-"))
        else:
            raise self.bad(word, "unknown-word", known=", ".join(UNIT_WORDS))

    def faults(self) -> list[Fault]:
        return faults(self.b)

    def first_steps(self) -> list[Procedure]:
        return stack_for(self.b)
