"""A position as a text file that a person can read, change and write by hand.

    age position 1
    battle saalfeld
    turn 3 south tactical-movement first south opener south
    general lannes 28,4 with f17
    f17: 31,14 0 masse bases 7 tactical
    pfus: 32.5,16.7 180 line bases 2 disordered
    contact f17 > pfus

Lines that begin with # are comments. Without `terrain` lines the ground is that of the battle. A
unit or general that is not listed has not arrived. Places are inches from the south-west corner to
the middle of the front, directions degrees clockwise from north. Saved games also hold the `stack`
of procedures; without one, play starts where the phase asks its first question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.procedure import Procedure
from grognard.miniatures.battle.faults import Fault
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.text.battle_positions import BattleReader

from ..chapters.scenarios.scenarios import setting_for, table_of
from ..invariants import faults
from ..model.flow import PROCEDURES
from ..model.kinds import (
    CAPTURED,
    DESTROYED,
    FORMATIONS,
    GARRISON,
    LOST,
    MARKS,
    NOBODY,
    ON_TABLE,
    OUT,
    PLACES,
    SEATS,
    TO_COME,
)
from ..model.pieces import Contact, General, Unit
from ..model.state import Battle, blank, built_up_at
from ..sequence import stack_for
from .writing import POSITIONS

KEYWORDS: Final = "battle option terrain turn levels goal over general contact stack".split()
GONE: Final = (PLACES[DESTROYED], PLACES[CAPTURED])
ABSENT: Final = (PLACES[OUT], PLACES[CAPTURED], PLACES[LOST])
GENERAL_WORDS: Final = ("with", "leads", "ridden", "successor", "until", *ABSENT)
FLAGS: Final = ("flank", "far", "through", "locked")
UNIT_WORDS: Final = [
    *FORMATIONS,
    *"bases area trail succeeded failed shot aim escort".split(),
    *GONE,
    *MARKS,
]


def read(text: str) -> Battle:
    """A battle waiting for what its position asks; raises BadNotation naming line and value."""
    lines = POSITIONS.lines_of(text)
    b = POSITIONS.begun(lines, "saalfeld", table_of, _begin)
    Draft(b).read(lines)
    return b


def _begin(key: str, given: Mapping[str, str], pieces: list[Piece] | None) -> Battle:
    """The battle before any unit has arrived."""
    b = blank(setting_for(key, given, pieces))
    for u in b.units:
        u.place = TO_COME
        u.trail = []
    for g in b.generals:
        g.place = TO_COME
    return b


class Draft(BattleReader):
    """What only positions of this game contain."""

    def __init__(self, b: Battle) -> None:
        examples = ("TacticalStep", "turn 1 south tactical-movement")
        super().__init__(POSITIONS, b, KEYWORDS, PROCEDURES, examples)
        self.b: Final = b

    def own_line(self, word: str) -> None:
        if word == "levels":
            self.b.levels = [self.number(), self.number()]
        elif word == "goal":
            self.goal()
        elif word == "general":
            self.general()
        else:
            self.contact()

    def order(self) -> None:
        b = self.b
        b.opener = b.active
        while self.peek():
            if self.choice(("first", "opener")) == 0:
                b.first = self.choice(SEATS)
            else:
                b.opener = self.choice(SEATS)

    def goal(self) -> None:
        number = self.number()
        if not 1 <= number <= len(self.b.holders):
            raise self.bad(str(number), "objective", most=len(self.b.holders))
        holder = self.choice((*SEATS, "nobody"))
        holders = self.b.holders[:]
        holders[number - 1] = holder if holder < len(SEATS) else NOBODY
        self.b.holders = holders

    # Generals

    def general(self) -> None:
        g = self.b.generals[self.named(self.b.setting.general_by_id, "general")]
        g.place = ON_TABLE
        g.x, g.y = self.point("28,4")
        while self.peek():
            self.word_of_general(g)

    def word_of_general(self, g: General) -> None:
        word = GENERAL_WORDS[self.choice(GENERAL_WORDS)]
        if word == "with":
            g.attached = self.other_unit()
        elif word == "leads":
            g.substitute = self.named(self.b.setting.command_by_id, "formation")
        elif word == "ridden":
            g.ridden = self.length()
        elif word == "successor":
            g.until, g.charismatic = NOBODY, False
        elif word == "until":
            g.until = self.number()
        else:
            g.place = PLACES.index(word)

    # Units

    def unit(self, uid: int) -> None:
        u = self.b.units[uid]
        u.place = ON_TABLE
        u.pose = self.pose("31,14")
        while self.peek():
            self.word_of(u)
        if u.formation == GARRISON and not u.trail:
            u.trail = [built_up_at(self.b.setting.ground, u.pose)]

    def word_of(self, u: Unit) -> None:
        word = self.next("some-word").lower()
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word == "bases":
            u.bases = self.number()
        elif word == "area":
            u.trail = [self.number() - 1]
        elif word == "trail":
            u.trail = self.trail()
        elif word in GONE:
            u.place = PLACES.index(word)
        elif word in MARKS:
            u.marks |= 1 << MARKS.index(word)
        else:
            self.memory(u, word)

    def trail(self) -> list[int]:
        points = [self.point("24,8") for _ in range(self.number())]
        return [number for point in points for number in point]

    def memory(self, u: Unit, word: str) -> None:
        if word == "succeeded":
            u.streak = -1
        elif word == "failed":
            u.streak = self.number()
        elif word == "shot":
            u.fire_losses = self.number()
        elif word == "aim":
            u.aim = self.other_unit()
        elif word == "escort":
            u.escort = self.other_unit()
        else:
            raise self.bad(word, "unknown-word", known=", ".join(UNIT_WORDS))

    def contact(self) -> None:
        attacker = self.other_unit()
        self.choice((">",))
        defender = self.other_unit()
        said = set()
        while self.peek():
            said.add(FLAGS[self.choice(FLAGS)])
        flags = [flag in said for flag in FLAGS]
        made = Contact(attacker, defender, flags[0], flags[1], flags[2], flags[3])
        self.b.contacts = [*self.b.contacts, made]

    def faults(self) -> list[Fault]:
        return faults(self.b)

    def first_steps(self) -> list[Procedure]:
        return stack_for(self.b)
