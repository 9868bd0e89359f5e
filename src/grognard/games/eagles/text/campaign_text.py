"""A campaign written down: what concerns all of it, then each battle as a position of its own.

    eagles position 1
    battle campaign
    at ligny
    table quatre-bras
    turn 4 allied reinforce
    FC:
      015 ...
    table ligny
    turn 4 french combat
    ...

`at` is the battle where somebody is asked. Without a `stack` of the campaign, it is fought there
by the `turn` of that battle, and the turns of the others are over.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Decision
from grognard.kernel.reading import (
    BATTLE,
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
from grognard.kernel.state import State

from ..campaign_invariants import campaign_faults
from ..campaign_sequence import blank_campaign, campaign_stack, new_tables, turn_stack
from ..chapters.campaign.decks import homes
from ..invariants import POSITION_WORDS
from ..model.campaign import CAMPAIGN, CHARLEROI, FIRST_STAGE, KEYS, Campaign
from ..model.flow import PROCEDURES
from ..model.pieces import RETREAT
from ..model.places import BOX, PLACE_NAMES, POSITIONS
from .notation import (
    SIDES,
    UMPIRE,
    find_place,
    has_in_hand,
    is_shown,
    viewer_of,
    words_for,
)
from .position import Draft, read
from .writing import VERSION, option_lines, over_line, procedure_words, table_lines

Lines = list[tuple[int, str]]

TABLE: Final = "table"
FALLEN: Final = "fallen"
HEADER: Final = ("battle", "option", "at", "acted", "over", "stack")
WINNERS: Final = (*SIDES, "draw")


def write_campaign(c: Campaign) -> str:
    """Everything a campaign holds; `read_campaign` gives it back."""
    lines = [f"eagles position {VERSION}", *header(c, UMPIRE)]
    if c.stack:
        lines.append("stack " + " / ".join(procedure_words(c.tables[0], p) for p in c.stack))
    for number in range(len(c.tables)):
        lines += [*table_lines(c.tables[number], UMPIRE, whole=True), *fallen_line(c, number)]
    return "\n".join(lines) + "\n"


def view_campaign(c: Campaign, seat: int | None) -> str:
    """R129 Both tables as one seat, or a spectator, may know them."""
    return seen_by(c, viewer_of(seat))


def open_campaign(c: Campaign) -> str:
    """Every card face-up, for a campaign that is over."""
    return seen_by(c, UMPIRE)


def seen_by(c: Campaign, viewer: int) -> str:
    lines = [
        f"eagles view {VERSION} {words_for(viewer)}",
        *header(c, viewer),
        asked_line(c, viewer),
    ]
    for seat, side in enumerate(SIDES):
        sent = sent_elsewhere(c, seat, viewer)
        if sent:
            lines.append(f"chosen {side} {' '.join(sent)}")
    for number in range(len(c.tables)):
        lines += [*table_lines(c.tables[number], viewer), *fallen_line(c, number)]
    return "\n".join(lines) + "\n"


def sent_elsewhere(c: Campaign, seat: int, viewer: int) -> list[str]:
    """R95, R140, R166 What a player knows of their own decks: the cards sent to another battle."""
    labels = c.tables[0].setting.labels
    own = [u for u in c.tables[0].units if u.seat == seat]
    told = [u for u in own if viewer == UMPIRE or has_in_hand(viewer, u.army)]
    return [labels[u.uid] for u in told if is_sent(c, u.uid)]


def is_sent(c: Campaign, uid: int) -> bool:
    """Whether a card lies at another table of the stage than the one where it was laid out."""
    begun = homes(c, uid)
    there = [t for t in c.stage_tables() if c.tables[t].units[uid].place != BOX]
    return bool(begun and there) and there[0] != begun[-1]


def fallen_line(c: Campaign, table: int) -> list[str]:
    """4.3 The Positions that the winner of a battle took."""
    taken = [PLACE_NAMES[pos] for pos in range(POSITIONS) if c.fallen[table] >> pos & 1]
    return [f"{FALLEN} {' '.join(taken)}"] if taken else []


def asked_line(c: Campaign, viewer: int) -> str:
    step = c.pending
    if isinstance(step, Decision) and is_shown(c.tables[c.table], step, viewer):
        return f"asked {SIDES[step.seat]} {step.cite}"
    return "asked nobody"


def header(c: Campaign, viewer: int) -> list[str]:
    lines = [f"{BATTLE} {CAMPAIGN}", *option_lines(c.options, viewer)]
    lines.append(f"at {c.tables[c.table].setting.chart.key}")
    if c.acted:
        lines.append("acted")
    if c.finished:
        lines.append(over_line(c.winner, c.ending))
    return lines


def read_any(text: str, amended: bool = True) -> State:
    """A battle or a campaign, whichever a position says it is; raises BadNotation."""
    lines = numbered_lines(text)
    check_first(lines, "eagles", VERSION)
    opening = read_opening(lines, "waterloo")
    if opening.scenario != CAMPAIGN:
        return read(text, amended)
    return read_campaign(lines, opening, amended)


def read_campaign(lines: Lines, opening: Opening, amended: bool) -> Campaign:
    """A campaign waiting for what its position asks; raises BadNotation."""
    c = blank(opening, amended)
    starts = [n for n, (_, line) in enumerate(lines) if line.split()[0] == TABLE]
    keys = [lines[n][1].split()[-1] for n in starts]
    check_course(lines, starts, keys)
    c.tables += new_tables(c, [KEYS.index(key) for key in keys[FIRST_STAGE:]])
    head = HeadReader(c)
    for number, line in lines[1 : starts[0]]:
        head.read_line(number, line)
    for table, start in enumerate(starts):
        end = starts[table + 1] if table + 1 < len(starts) else len(lines)
        read_table(c, table, lines[start + 1 : end], bool(head.stack_line))
    return take_up(c, head.stack_line)


def blank(opening: Opening, amended: bool) -> Campaign:
    try:
        return blank_campaign(opening.options, amended)
    except BadNotation as error:
        raise at_its_line(opening, error) from error
    except BadData as bad:
        raise BadNotation(opening.last, bad.where or bad.file, bad.problem, bad.told) from bad


def check_course(lines: Lines, starts: list[int], keys: list[str]) -> None:
    """16.0 Which battles there may be, and in which order."""
    courses = [KEYS[:FIRST_STAGE], KEYS[:CHARLEROI], [*KEYS[:FIRST_STAGE], KEYS[CHARLEROI]]]
    if keys not in courses:
        number = lines[starts[0]][0] if starts else lines[-1][0]
        listed = "; ".join(", ".join(course) for course in courses)
        value = " ".join(keys) or TABLE
        raise unread(POSITION_WORDS, value, "tables", number, known=listed)


class HeadReader(Reader):
    """What concerns all of the campaign."""

    def __init__(self, c: Campaign) -> None:
        super().__init__(POSITION_WORDS)
        self.c: Final = c
        self.stack_line = 0

    def read_line(self, number: int, line: str) -> None:
        self.line, self.at = number, 1
        self.words = line.split()
        word = self.words[0]
        if word not in HEADER:
            raise self.bad(word, "campaign-line", known=", ".join(HEADER))
        if word in (BATTLE, "option"):
            return
        if word == "stack":
            self.stack_line = number
            self.words = self.words[1:]
            self.c.stack = self.stack(PROCEDURES, "AtTable")
            return
        self.word(word)
        self.finish_line(word)

    def word(self, word: str) -> None:
        c = self.c
        if word == "at":
            c.table = self.choice([b.setting.chart.key for b in c.tables])
        elif word == "acted":
            c.acted = True
        else:
            c.finished = True
            winner = self.choice(WINNERS)
            c.winner = winner if winner < len(SIDES) else -1
            c.ending = " ".join(self.words[self.at :])
            self.at = len(self.words)


def read_table(c: Campaign, table: int, lines: Lines, stacked: bool) -> None:
    """One battle; in a saved campaign with the stack of its procedures, if it has one."""
    draft = Draft(c.tables[table])
    for number, line in lines:
        if line.split()[0] == FALLEN:
            read_fallen(c, table, number, line.split()[1:])
        else:
            draft.read_line(number, line)
    here = not stacked and table == c.table
    b = draft.judge(here)
    if b.finished:
        b.finished = not (b.phase == RETREAT and b.stack)
    elif here and not b.stack:
        b.stack = turn_stack(b)
    if not b.finished:
        ask_first(b, draft.stack_line)


def read_fallen(c: Campaign, table: int, number: int, words: list[str]) -> None:
    for word in words:
        pos = find_place(word.lower())
        if pos < 0:
            raise unread(POSITION_WORDS, word, "position", number)
        c.fallen[table] |= 1 << pos


def take_up(c: Campaign, stack_line: int) -> Campaign:
    """Let the campaign ask what its battle asks."""
    if c.finished:
        c.stack = []
        return c
    if not c.stack:
        c.stack = campaign_stack(c)
    ask_first(c, stack_line)
    for fault in campaign_faults(c):
        raise BadNotation(stack_line, CAMPAIGN, fault)
    return c
