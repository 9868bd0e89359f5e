"""Table lines: what players do besides playing, as it stands in a journal or record.

* back 3 french            french undid their moves after line 3
* back 3 french agreed     the same by agreement, whatever was thrown, shown or answered since
* unseal french            french took back their sealed answer, before all were in
* resign french
* draw                     by agreement
* time french              french lost on time
* give french left 2       french gave their share "left" to chair 2; chair 0 is the chief's own
* pass french 02           chairs 0 and 2 of french have nothing more to do in this question
"""

from __future__ import annotations

import re
from typing import Final

from ..game import Verdict
from ..refusal import BadNotation

BACK: Final = "back"
UNSEAL: Final = "unseal"
RESIGN: Final = "resign"
DRAW: Final = "draw"
TIME: Final = "time"
GIVE: Final = "give"
PASS: Final = "pass"
TALK: Final = (GIVE, PASS)  # among the people of one seat: they do not change the game
MOST_CHAIRS: Final = 8  # of a seat, apart from that of its holder

_WRITTEN: Final = re.compile(
    r"\* (?:(back) (\d{1,9}) (\S+)( agreed)?|(resign|time|unseal) (\S+)|(draw)"
    r"|(give) (\S+) (\S{1,40}) ([0-8])|(pass) (\S+) ([0-8]{1,9}))",
    re.ASCII,
)
_CITES: Final = {RESIGN: "resigned", DRAW: "agreed", TIME: "time"}
ENDINGS: Final = frozenset(_CITES.values())  # what a verdict cites after a table line
_EXPECTED: Final = (
    "'* back NUMBER SEAT', '* unseal SEAT', '* resign SEAT', '* time SEAT', '* draw',"
    " '* give SEAT SHARE CHAIR' or '* pass SEAT CHAIRS' was expected"
)


class TableLine:
    """`seat` is -1 for a draw; `number` is the line that a `back` goes back to.

    By `give` a `share` goes to the chair `number`; of a `pass` the share is the chairs themselves.
    """

    def __init__(
        self, verb: str, seat: int, number: int = 0, agreed: bool = False, share: str = ""
    ) -> None:
        self.verb: Final = verb
        self.seat: Final = seat
        self.number: Final = number
        self.agreed: Final = agreed
        self.share: Final = share

    def text(self, seats: list[str]) -> str:
        if self.verb == DRAW:
            return f"* {DRAW}"
        if self.verb == BACK:
            agreed = " agreed" if self.agreed else ""
            return f"* {BACK} {self.number} {seats[self.seat]}{agreed}"
        if self.verb == GIVE:
            return f"* {GIVE} {seats[self.seat]} {self.share} {self.number}"
        if self.verb == PASS:
            return f"* {PASS} {seats[self.seat]} {self.share}"
        return f"* {self.verb} {seats[self.seat]}"

    def verdict(self, seats: list[str]) -> Verdict | None:
        """How the game ends by this line, if it does; where one of two loses, the other wins."""
        if self.verb not in _CITES:
            return None
        winner = 1 - self.seat if len(seats) == 2 and self.verb != DRAW else None
        return Verdict(winner, _CITES[self.verb])


def is_table_line(action: str) -> bool:
    return action.startswith("*")


def is_unsealing(action: str) -> bool:
    """Whether it takes back a sealed answer, which others learn of as they learn of an answer."""
    return action.startswith(f"* {UNSEAL} ")


def is_talk(action: str) -> bool:
    """Whether it only says who of a seat answers for what."""
    return action.startswith((f"* {GIVE} ", f"* {PASS} "))


def read_table_line(action: str, seats: list[str]) -> TableLine:
    """A table line from its text; raises BadNotation."""
    match = _WRITTEN.fullmatch(action)
    if match is None:
        raise BadNotation(0, action, _EXPECTED)
    if match[7]:
        return TableLine(DRAW, -1)
    seat = match[3] or match[6] or match[9] or match[13]
    if seat not in seats:
        raise BadNotation(0, seat, f"no such seat; known: {', '.join(seats)}")
    if match[1]:
        return TableLine(BACK, seats.index(seat), int(match[2]), bool(match[4]))
    if match[8]:
        return TableLine(GIVE, seats.index(seat), int(match[11]), share=match[10])
    if match[12]:
        return TableLine(PASS, seats.index(seat), share=match[14])
    return TableLine(match[5], seats.index(seat))
