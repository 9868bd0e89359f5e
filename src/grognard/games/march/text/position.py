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
battalion that is not named has not been placed. Places are centimetres from the south-west corner
to the middle of the front, directions degrees clockwise from north. Saved games also hold the
`stack` of procedures; without one, play starts where the phase asks its first question.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.reading import (
    Opening,
    ask_first,
    at_its_line,
    check_first,
    numbered_lines,
    read_opening,
)
from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.terrain.pieces import Piece
from grognard.miniatures.text.positions import PositionReader

from ..chapters.setting_up.scenarios import setting_for, table_of
from ..invariants import faults
from ..model.actions import FORMATIONS, SIDES
from ..model.flow import PROCEDURES
from ..model.pieces import (
    CAUSES,
    DESTROYED,
    FLED,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
    STATUSES,
    THINNED,
    Battalion,
    Commander,
)
from ..model.state import Battle, blank
from ..sequence import stack_for
from .notation import LENGTHS
from .writing import GROUND, SEATS, STAFF, VERSION

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
    lines = numbered_lines(text)
    check_first(lines, "march", VERSION)
    draft = Draft(_blank(lines, first_rules))
    for number, line in lines[1:]:
        draft.read_line(number, line)
    return draft.finish()


def _blank(lines: list[tuple[int, str]], first_rules: bool) -> Battle:
    """The battle before anybody is placed; complaints name the line of the option at fault."""
    opening = read_opening(lines, "training")
    pieces = _pieces(lines, opening) if GROUND.given(lines) else None
    try:
        return blank(setting_for(opening.scenario, opening.options, first_rules, pieces))
    except (BadData, BadNotation) as error:
        raise at_its_line(opening, error) from error


def _pieces(lines: list[tuple[int, str]], opening: Opening) -> list[Piece]:
    """4.2 Terrain of its own, in place of that of the battle."""
    try:
        size = table_of(opening.scenario, opening.options)
    except (BadData, BadNotation) as error:
        raise at_its_line(opening, error) from error
    return GROUND.read(lines, size)


class Draft(PositionReader):
    """A position being read: the battle so far."""

    def __init__(self, b: Battle) -> None:
        super().__init__(LENGTHS, b.setting.by_id, "battalion", KEYWORDS, PROCEDURES, "Activations")
        self.b: Final = b
        self.turn_line = 0

    def header(self, word: str) -> None:
        b = self.b
        if word == "side":
            seat = self.choice(SEATS)
            side = self.choice(SIDES)
            b.sides = [side, 1 - side] if seat == 0 else [1 - side, side]
        elif word == "turn":
            self.turn()
        elif word == "passed":
            b.passed = True
        elif word == "commander":
            self.commander()
        else:
            self.over()

    def turn(self) -> None:
        b = self.b
        self.turn_line = self.line
        b.turn, b.active, b.phase = self.number(), self.choice(SEATS), self.choice(PHASES)
        b.first = b.active
        if self.peek():
            self.choice(("first",))
            b.first = self.choice(SEATS)

    def over(self) -> None:
        b = self.b
        winner = self.choice((*SEATS, "draw"))
        b.finished = True
        b.winner = winner if winner < len(SEATS) else NOBODY
        b.ending = " ".join(self.words[self.at :])
        self.at = len(self.words)

    def commander(self) -> None:
        seat = self.choice(SEATS)
        c = Commander(seat)
        c.placed = True
        c.x, c.y = self.point("60,10")
        while self.peek():
            word = self.choice(("with", "moved", "dead", "waits"))
            if word == 0:
                c.unit = self.find_unit(self.next("a battalion"))
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
        word = self.next("a word about this battalion").lower()
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word == "rankers":
            u.rankers = self.number()
        elif word == "detached":
            u.detached = self.number()
        elif word == "screen":
            self.screen(u)
        elif word == "foe":
            u.foe = self.find_unit(self.next("a battalion"))
        elif word == "helps":
            u.helps = self.find_unit(self.next("a battalion"))
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
            raise self.bad(word, f"unknown word: expected one of {', '.join(UNIT_WORDS)}")

    def finish(self) -> Battle:
        b = self.b
        if not self.turn_line:
            raise BadNotation(0, "", "expected a line such as 'turn 1 red activations'")
        for fault in faults(b):
            value = b.setting.rosters[fault.uid].id if fault.uid >= 0 else "position"
            raise BadNotation(self.lines.get(fault.uid, self.turn_line), value, fault.problem)
        if b.finished:
            return b
        b.stack = self.saved or stack_for(b)
        ask_first(b, self.stack_line)
        return b
