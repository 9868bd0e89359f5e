"""A position as a text file that a person can read, change and write by hand.

    eagles position 1
    battle waterloo
    option turns 20
    turn 3 french combat
    FC: smoke 1
      015 column up hits 2 on 089
      001
    reserve-french: 093, 095, 016

Lines that begin with # are comments. Cards not named are in the box. On the field troops lie
face-down and other cards face-up unless `up` or `down` says otherwise. Saved games also hold the
`stack` of procedures; without one, play starts where the phase asks its first question, engaged
troops are face-up (8.1), and hits bring the marks that follow from them.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.reading import (
    EXPECTED,
    Opening,
    Reader,
    ask_first,
    at_its_line,
    check_first,
    numbered_lines,
    read_opening,
    unread,
)
from grognard.kernel.refusal import BadData, BadNotation

from ..chapters.setup import card_list, template
from ..invariants import POSITION_WORDS, faults
from ..model.actions import FORMATIONS
from ..model.flow import PROCEDURES
from ..model.pieces import (
    BATTERED,
    BLOWN,
    MORALE,
    MOVED,
    PHASES,
    RECOVERING,
    RETREAT,
    STRUCK,
    Ground,
    Unit,
)
from ..model.places import PLACE_NAMES, POSITIONS
from ..model.special_ids import KEYS, REVERSE_SLOPE
from ..model.state import Battle
from ..sequence import stack_for
from .notation import SIDES, find_label, find_place
from .writing import (
    ACTED,
    ACTS,
    BOOSTS,
    CARD_FIELDS,
    LANES,
    LOST,
    MARKS,
    NATIONS,
    VERSION,
    usual_origin,
    usually_up,
    write,
    write_view,
)

__all__ = ["read", "write", "write_view"]

PLACES_BY_NAME: Final = {name.lower(): place for place, name in enumerate(PLACE_NAMES)}
KEYWORDS: Final = (
    "battle option turn arrived no-draw offered damage crossed joined played act test over stack"
).split()
CARD_WORDS: Final = [
    *"line column square up down hits blown recovering on held from".split(),
    *ACTED,
    *MARKS,
]
GROUND_WORDS: Final = "lost-orders smoke bayonet battery charge cheer colors forward tested".split()


def read(text: str, amended: bool = True) -> Battle:
    """A battle waiting for what its position asks; raises BadNotation naming line and value."""
    lines = numbered_lines(text)
    check_first(lines, "eagles", VERSION)
    draft = Draft(_blank(read_opening(lines, "waterloo"), amended))
    for number, line in lines[1:]:
        draft.read_line(number, line)
    return draft.finish()


def _blank(opening: Opening, amended: bool) -> Battle:
    try:
        return template(opening.scenario, opening.options, amended)
    except BadNotation as error:
        raise at_its_line(opening, error) from error
    except BadData as bad:
        raise BadNotation(opening.last, bad.where or bad.file, bad.problem, bad.told) from bad


class Draft(Reader):
    """A position being read: the battle so far, and where in the text each card stands."""

    def __init__(self, b: Battle) -> None:
        super().__init__(POSITION_WORDS)
        self.b: Final = b
        self.lines: Final[dict[int, int]] = {}
        self.place = -1
        self.card = -1
        self.turn_line = 0
        self.stack_line = 0
        self.faced: Final[set[int]] = set()

    def find_card(self) -> int:
        word = self.next("card")
        uid = find_label(self.b, word.lower())
        if uid >= 0:
            return uid
        digits = word.lower().rstrip("abc")
        numbers = card_list(self.b.setting.options).by_number
        if digits.isdecimal() and int(digits) in numbers:
            chart = self.b.setting.chart
            raise self.bad(word, "not-in-decks", en=chart.name_en, fr=chart.name_fr)
        raise self.bad(word, "unknown-card")

    def read_line(self, number: int, line: str) -> None:
        self.line, self.at = number, 0
        word = line.split()[0]
        if not line[0].isspace() and word in KEYWORDS:
            self.place = -1
            self.words = line.replace(">", " ").split()[1:]
            self.header(word)
            self.finish_line(word)
            return
        if not line[0].isspace():
            head, _, line = line.partition(":")
            self.open_place(head)
        self.words = line.replace(",", " ").split()
        while self.peek():
            self.read_entry()

    def open_place(self, head: str) -> None:
        name = "-".join(head.lower().split())
        if name not in PLACES_BY_NAME:
            places, known = ", ".join(PLACE_NAMES), ", ".join(KEYWORDS)
            raise self.bad(head, "place-line", places=places, known=known)
        self.place = PLACES_BY_NAME[name]
        self.card = -1

    def read_entry(self) -> None:
        if self.place < 0:
            raise self.bad(self.peek(), "place-first")
        if self.peek()[0].isdigit():
            self.lay_card()
        elif self.card >= 0:
            self.card_word(self.b.units[self.card])
        elif self.place < POSITIONS:
            self.ground_word(self.b.ground(self.place))
        else:
            raise self.bad(self.peek(), "card-number")

    def lay_card(self) -> None:
        uid = self.find_card()
        if uid in self.lines:
            label = self.b.setting.labels[uid]
            raise self.bad(label, "placed-twice", other=self.lines[uid])
        self.lines[uid] = self.line
        self.b.put(uid, self.place)  # also makes the unit this battle's own to change
        u = self.b.units[uid]
        u.up = usually_up(u, self.place)
        u.came = usual_origin(u, self.place)
        self.card = uid

    def card_word(self, u: Unit) -> None:
        word = self.next("card-word").lower()
        if word in FORMATIONS:
            u.formation = FORMATIONS.index(word)
        elif word == "up" or word == "down":
            u.up = word == "up"
            self.faced.add(u.uid)
        elif word == "hits":
            u.hits = self.number()
        elif word == "blown" or word == "recovering":
            u.wind = BLOWN if word == "blown" else RECOVERING
        elif word == "on":
            u.on = self.find_card()
        elif word == "held":
            u.holder = self.choice(SIDES)
        elif word == "from":
            u.came = self.choice([name.lower() for name in PLACE_NAMES])
        elif word in ACTED:
            u.acted |= 1 << ACTED.index(word)
        elif word in MARKS:
            u.marks |= 1 << MARKS.index(word)
        else:
            raise self.bad(word, "unknown-card-word", known=", ".join(CARD_WORDS))

    def ground_word(self, g: Ground) -> None:
        word = self.next("ground-word").lower()
        if word == "lost-orders":
            g.lost = self.choice(LOST)
        elif word == "smoke":
            g.smoke = self.number()
        elif word == "cheer":
            g.cheer = self.number()
        elif word == "colors":
            g.colors = self.number()
        elif word == "forward":
            g.forward = self.number()
        elif word == "bayonet":
            g.bayonet = self.choice(NATIONS) + 1
        elif word == "battery":
            g.battery = self.choice(NATIONS) + 1
        elif word == "charge":
            g.charge = self.choice(NATIONS) + 1
        elif word == "tested":
            g.tested = True
        else:
            raise self.bad(word, "unknown-ground-word", known=", ".join(GROUND_WORDS))

    def header(self, word: str) -> None:
        b = self.b
        if word in ("battle", "option"):
            self.at = len(self.words)
        elif word == "turn":
            self.turn_line = self.line
            b.turn, b.active, b.phase = (
                self.number(),
                self.choice(SIDES),
                self.choice(self.phases()),
            )
        elif word == "arrived":
            b.arrived = True
        elif word == "no-draw":
            b.no_draw = True
        elif word == "offered":
            b.offered = True
        elif word == "damage":
            b.damage = b.damage[:]
            self.numbers(SIDES, b.damage)
        elif word == "crossed":
            b.crossed = b.crossed[:]
            self.numbers(LANES, b.crossed)
        elif word == "joined":
            army = self.choice(NATIONS)
            b.setting = b.setting.joined_by(army, self.number())
        else:
            self.moment(word)

    def phases(self) -> tuple[str, ...]:
        """Only a campaign has retreats."""
        return PHASES if self.b.setting.campaign else PHASES[:RETREAT]

    def numbers(self, names: tuple[str, ...], into: list[int]) -> None:
        while self.peek():
            index = self.choice(names)
            into[index] = self.number()

    def moment(self, word: str) -> None:
        b = self.b
        if word == "played":
            where = self.choice(SIDES) * POSITIONS + self.position()
            b.played = [*b.played, where * 32 + self.choice(KEYS)]
        elif word == "act":
            self.act()
        elif word == "test":
            b.test_card = self.find_card()
            b.rallied = self.peek() == "rallied"
            self.at += b.rallied
        elif word == "over":
            b.finished = True
            b.winner = self.choice(("french", "allied", "draw"))
            b.winner = -1 if b.winner == 2 else b.winner
            b.ending = " ".join(self.words[self.at :])
            self.at = len(self.words)
        else:
            self.stack_line = self.line
            b.stack = self.stack(PROCEDURES, "CombatPhase")

    def position(self) -> int:
        word = self.next("position")
        pos = find_place(word.lower())
        if pos < 0:
            raise self.bad(word, "position")
        return pos

    def act(self) -> None:
        """R101 act fire 070 > 130 with grape; act move 015 > AC"""
        b = self.b
        b.announce(self.choice(ACTS), self.find_card(), -1, -1)
        while self.peek() and self.peek() != "with":
            if self.peek()[0].isdigit():
                b.act_target = self.find_card()
            else:
                b.act_to = self.choice([name.lower() for name in PLACE_NAMES])
        if self.peek():
            self.at += 1
            while self.peek():
                b.boost(1 << self.choice(BOOSTS))

    def procedure_field(self, name: str, order: int) -> int:
        """Cards by their labels."""
        is_card = order in CARD_FIELDS.get(name, []) and self.peek()[0] != "-"
        return self.find_card() if is_card else self.field()

    def lay_slopes(self) -> None:
        """R116 A Reverse Slope that lies face-up in a Position is in force there."""
        for uid in self.lines:
            u = self.b.units[uid]
            if u.title == REVERSE_SLOPE and u.up and u.place < POSITIONS:
                self.b.ground(u.place).slope = uid

    def complete(self) -> None:
        """What a person who writes a position leaves unsaid, because it follows.

        8.1 Cards in an engaged Position are face-up, unless they came this turn. R111 A card that
        has hits was hit since its last Morale phase; 7.4 if it is the enemy's, in this turn.
        """
        b = self.b
        for uid in self.lines:
            u = b.units[uid]
            if not u.troop or u.place >= POSITIONS:
                continue
            if b.engaged(u.place) and uid not in self.faced and not u.acted & MOVED:
                u.up = True
            if u.hits:
                struck = b.phase != MORALE and u.seat != b.active
                u.marks |= BATTERED | STRUCK if struck else BATTERED

    def judge(self, asks_here: bool = True) -> Battle:
        """The battle as it was read; raises BadNotation for what cannot be.

        One where nobody is asked, in a campaign, says everything itself.
        """
        b = self.b
        if not self.turn_line:
            raise unread(EXPECTED, "", "a-line", example="turn 1 french combat")
        self.lay_slopes()
        if b.amended and asks_here and not b.stack and not b.finished:
            self.complete()
        for fault in faults(b):
            value = b.setting.labels[fault.uid] if fault.uid >= 0 else "position"
            at = self.lines.get(fault.uid, self.turn_line)
            raise BadNotation(at, value, fault.problem, fault.told)
        return b

    def finish(self) -> Battle:
        b = self.judge()
        if b.finished:
            b.stack = []
            return b
        if not b.stack:
            b.stack = stack_for(b)
        ask_first(b, self.stack_line)
        return b
