"""Outpost: positions as text, whole or as a seat sees them."""

from __future__ import annotations

from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.reading import (
    BATTLE,
    ask_first,
    at_its_line,
    check_first,
    numbered_lines,
    read_opening,
)
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.sealed import WORD, read_sealed, sealed_answer, sealed_lines
from grognard.miniatures.text.positions import PositionReader, stack_lines
from tests.miniatures.outpost.chapters.sequence import PROCEDURES
from tests.miniatures.outpost.model.notation import notate, place_text
from tests.miniatures.outpost.model.state import (
    GONE,
    HIDDEN,
    IN_HAND,
    NOT_LAID,
    ON_TABLE,
    REACTIONS,
    Battle,
    Unit,
)
from tests.miniatures.outpost.model.troops import LENGTHS, SEATS
from tests.miniatures.outpost.scenarios import setting_for

VERSION: Final = "1"
SEARCHED: Final = "searched"
KEYWORDS: Final = ["battle", "option", "turn", SEARCHED, "laid", "ordered", "over", "stack", WORD]


def write(game: Game, b: Battle) -> str:
    lines = [f"outpost position {VERSION}", *header(b)]
    lines += [unit_line(unit, known=True) for unit in b.units if unit.place != IN_HAND]
    return "\n".join([*lines, *stack_lines(b), *sealed_lines(game, b)]) + "\n"


def write_view(b: Battle, seat: int | None) -> str:
    """What a seat may see; of hidden scouts the others know no place, and of answers nothing."""
    lines = [f"outpost view {VERSION}", *header(b)]
    lines += [unit_line(u, known=u.seat == seat) for u in b.units if u.place != IN_HAND]
    own = None if seat is None else sealed_answer(b, seat)
    return "\n".join([*lines, f"written {notate(b, own)}" if own else "written nothing"]) + "\n"


def header(b: Battle) -> list[str]:
    lines = [f"{BATTLE} {b.setting.scenario.key}"]
    lines += [f"option {key} {value}" for key, value in sorted(b.setting.options.given.items())]
    lines.append(f"turn {b.turn} {SEATS[b.active]} left {b.left}")
    for seat, name in enumerate(SEATS):
        if b.searched[seat]:
            lines.append(f"{SEARCHED} {name} {b.searched[seat]}")
    if b.estimate != NOT_LAID:
        lines.append(f"laid {b.estimate} {REACTIONS[b.reaction]}")
    if b.ordered:
        lines.append(f"ordered {b.ordered}")
    return [*lines, "over"] if b.finished else lines


def unit_line(unit: Unit, known: bool) -> str:
    words = [f"{unit.troop.id}:"]
    if unit.place == HIDDEN:
        words += ["hidden", place_text(unit.hiding)] if known else ["hidden"]
    elif unit.place == GONE:
        words.append("gone")
    else:
        words.append(LENGTHS.pose_text(unit.body.pose))
    if unit.losses and unit.place != GONE:
        words.append(f"losses {unit.losses}")
    return " ".join([*words, "down"] if unit.down else words)


def read(game: Game, text: str) -> Battle:
    """A position; raises BadNotation naming line and value."""
    lines = numbered_lines(text)
    check_first(lines, "outpost", VERSION)
    opening = read_opening(lines, "bridge")
    try:
        b = Battle(setting_for(opening.scenario, opening.options))
    except (BadData, BadNotation) as error:
        raise at_its_line(opening, error) from error
    draft = Draft(b)
    for number, line in lines[1:]:
        draft.read_line(number, line)
    if not b.finished:
        b.stack = draft.saved
        ask_first(b, draft.stack_line)
    for number, line in draft.sealed:
        read_sealed(game, b, line, number)
    return b


class Draft(PositionReader):
    def __init__(self, b: Battle) -> None:
        super().__init__(LENGTHS, b.setting.by_id, KEYWORDS, PROCEDURES, "Turn")
        self.b: Final = b

    def header(self, word: str) -> None:
        b = self.b
        if word == "turn":
            b.turn, b.active = self.number(), self.choice(SEATS)
            self.choice(("left",))
            b.left = self.number()
        elif word == SEARCHED:
            seat = self.choice(SEATS)
            b.searched[seat] = self.number()
        elif word == "laid":
            b.estimate, b.reaction = self.number(), self.choice(REACTIONS)
        elif word == "ordered":
            b.ordered = self.number()
        else:
            b.finished = True

    def unit(self, uid: int) -> None:
        b = self.b
        word, place = self.peek(), ON_TABLE
        if word == "hidden":
            self.next("hidden")
            b.hide(uid, self.place(b.units[uid].seat))
            return
        if word == "gone":
            self.next("gone")
            troop = b.units[uid].troop
            b.units[uid] = Unit(troop, GONE, losses=troop.bases)
            return
        pose = self.pose("10,4.5")
        losses, down = 0, False
        while self.peek():
            if self.choice(("losses", "down")):
                down = True
            else:
                losses = self.number()
        b.units[uid] = Unit(b.units[uid].troop, place, pose, losses, down=down)

    def place(self, seat: int) -> int:
        words = [place_text(number) for number in range(len(self.b.setting.hiding[seat]))]
        return self.choice(words)
