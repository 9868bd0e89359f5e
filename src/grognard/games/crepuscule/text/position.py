"""A position as a text file that a person can read, change and write by hand.

    crepuscule position 1
    battle training
    turn 3 south movement first south
    officer ney 28,4 with f1
    f1: 31,14 0 assault-column figures 24 files 6 moved
    a1: 31,24 180 line figures 20 files 10
    contact f2 > a2 front since 6 rounds 1
    wall 3 0 1

Lines that begin with # are comments. Without `terrain` lines the ground is that of the battle. A
unit or an officer that is not named is lost, but skirmishers are then in the ranks of their
battalion. Those who are still to be set up are `in-hand`. Places are inches from the south-west
corner to the middle of the front, directions degrees clockwise from north. Saved games also hold
the `stack` of procedures; without one, play starts where the phase begins. A `wall` line names a
building by its number, one of its façades and the wounds of that wall.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.procedure import Procedure
from grognard.kernel.sealed import read_sealed
from grognard.miniatures.battle.faults import Fault
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.text.battle_positions import BattleReader
from grognard.miniatures.text.lengths import read_angle
from grognard.miniatures.text.orders import HANDS

from ..chapters.formations import usual_files
from ..chapters.scenarios.scenarios import setting_for, table_of
from ..invariants import faults
from ..model.fabric import opening_in
from ..model.flow import PROCEDURES
from ..model.kinds import (
    ANSWERS,
    CAPTURED,
    DESTROYED,
    EDGES,
    FLED,
    FORMATIONS,
    GARRISON,
    IN_HAND,
    IN_RANKS,
    MARKS,
    NOBODY,
    ON_TABLE,
    PLACES,
)
from ..model.pieces import Contact, Officer, Unit
from ..model.state import ROLLS, Battle, blank
from ..sequence import stack_for
from .writing import NUMBERS, OTHERS, POSITIONS

KEYWORDS: Final = "battle option terrain turn over officer contact wall stack sealed".split()
ELSEWHERE: Final = tuple(PLACES[one] for one in (DESTROYED, FLED, CAPTURED, IN_HAND))
OFFICER_WORDS: Final = ("with", "wounds", "ridden", *ELSEWHERE, *ANSWERS)
COUNTS: Final = ("figures", "files", "counted", "elites", "sappers")
CONTACT_WORDS: Final = ("since", "rounds", "behind", "uphill", "downhill")
UNIT_WORDS: Final = [
    *FORMATIONS, *COUNTS, *NUMBERS, *OTHERS, "quarry", "wheel", "building", *ELSEWHERE, *MARKS,
]  # fmt: skip


def read(game: Game, text: str) -> Battle:
    """A battle waiting for what its position asks; raises BadNotation naming line and value."""
    lines = POSITIONS.lines_of(text)
    b = POSITIONS.begun(lines, "training", table_of, _begin)
    draft = Draft(b)
    draft.read(lines)
    for number, line in draft.sealed:
        read_sealed(game, b, line, number)
    return b


def _begin(key: str, given: Mapping[str, str], pieces: list[Piece] | None) -> Battle:
    """The battle with nobody left."""
    b = blank(setting_for(key, given, pieces))
    for u in b.units:
        if u.place != IN_RANKS:
            u.place = DESTROYED
    for o in b.officers:
        o.place = DESTROYED
    return b


class Draft(BattleReader):
    """What only positions of this game say."""

    def __init__(self, b: Battle) -> None:
        examples = ("OrderStep", "turn 1 south movement")
        super().__init__(POSITIONS, b, KEYWORDS, PROCEDURES, examples)
        self.b: Final = b

    def own_line(self, word: str) -> None:
        if word == "officer":
            self.officer()
        elif word == "contact":
            self.contact()
        else:
            self.wall()

    # Officers

    def officer(self) -> None:
        o = self.b.officers[self.find_officer()]
        o.place = ON_TABLE
        o.x, o.y = self.point("28,4")
        while self.peek():
            self.word_of_officer(o)

    def find_officer(self) -> int:
        return self.named(self.b.setting.officer_by_id, "officer")

    def word_of_officer(self, o: Officer) -> None:
        word = OFFICER_WORDS[self.choice(OFFICER_WORDS)]
        if word == "with":
            o.attached = self.other_unit()
        elif word == "wounds":
            o.lost = self.number()
        elif word == "ridden":
            o.ridden = self.length()
        elif word in ANSWERS:
            o.answer = ANSWERS.index(word)
        else:
            o.place = PLACES.index(word)

    # Units

    def unit(self, uid: int) -> None:
        u = self.b.units[uid]
        u.place = ON_TABLE
        u.pose = self.pose("31,14")
        u.files = 0
        u.counted = NOBODY
        at_first = u.building
        u.building = NOBODY
        while self.peek():
            self.word_of(u)
        if u.files == 0:
            u.files = max(usual_files(u.arm, u.formation, u.figures), 1)
        if u.counted == NOBODY:
            u.counted = u.figures
        if u.formation == GARRISON and u.place == ON_TABLE and u.building == NOBODY:
            u.building = at_first

    def word_of(self, u: Unit) -> None:
        word = self.next("some-word").lower()
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word in COUNTS:
            setattr(u, word, self.number())
        elif word in NUMBERS:
            setattr(u, NUMBERS[word], self.number())
        elif word in OTHERS:
            setattr(u, OTHERS[word], self.other_unit())
        elif word == "quarry":
            u.quarry = self.find_officer()
        elif word == "wheel":
            hand = self.choice(HANDS)
            angle = read_angle(self.next("some-angle"), self.line)
            u.wheel = angle if hand else -angle
        elif word == "building":
            u.building = self.number() - 1
        elif word in ELSEWHERE:
            u.place = PLACES.index(word)
        elif word in MARKS:
            u.marks |= MARKS[word]
        else:
            raise self.bad(word, "unknown-word", known=", ".join(UNIT_WORDS))

    def contact(self) -> None:
        attacker = self.other_unit()
        self.choice((">",))
        defender = self.other_unit()
        edge = self.choice(EDGES)
        said: dict[str, int] = {}
        while self.peek():
            word = CONTACT_WORDS[self.choice(CONTACT_WORDS)]
            said[word] = 1 if word.endswith("hill") else self.number()
        made = Contact(
            attacker, defender, edge, said.get("since", 0), said.get("rounds", 0),
            said.get("behind", 0), "uphill" in said, "downhill" in said,
        )  # fmt: skip
        self.b.contacts = [*self.b.contacts, made]

    def wall(self) -> None:
        """C-BLD-3, C-ENG-6 Wounds of a façade of a building, its dice of this turn, an opening."""
        building = self.number() - 1
        if self.peek() == "opening":
            self.choice(("opening",))
            self.b.walls = [*self.b.walls, building, int(opening_in(self.number())), 1]
            return
        if self.peek() == "rolls":
            self.choice(("rolls",))
            facade = ROLLS
        else:
            facade = self.number()
        self.b.walls = [*self.b.walls, building, facade, self.number()]

    def faults(self) -> list[Fault]:
        return faults(self.b)

    def first_steps(self) -> list[Procedure]:
        return stack_for(self.b)
