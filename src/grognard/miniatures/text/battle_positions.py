"""Positions of a battle of two sides as text: what is the same in any game, both ways.

    march position 1
    battle training
    terrain wood 14,50 32,48 36,66 18,72
    turn 3 red activations first blue
    b1: 60,20 0 line rankers 30

After the opening come lines of the game's own and the units. Saved games also hold the `stack` of
procedures; without one, play starts where the phase asks its first question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from grognard.kernel.decision import Decision
from grognard.kernel.procedure import Procedure, Procedures
from grognard.kernel.reading import (
    BATTLE,
    EXPECTED,
    ask_first,
    at_its_line,
    check_first,
    numbered_lines,
    read_opening,
    unread,
)
from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import Lexicon

from ..battle.faults import Fault
from ..battle.state import BattleState
from ..bodies import NOBODY
from ..terrain.pieces import Piece
from .lengths import Lengths
from .positions import PositionReader, stack_lines
from .terrain_lines import TerrainLines

DRAW: Final = "draw"
TURN: Final = "turn"
OVER: Final = "over"
FIRST: Final = "first"

B = TypeVar("B", bound=BattleState)


class PositionFormat:
    """How a game writes positions: its lengths, terrain, seats and phases, `turn 1 red …` first."""

    def __init__(
        self,
        game: str,
        version: str,
        lengths: Lengths,
        ground: TerrainLines,
        seats: tuple[str, ...],
        phases: tuple[str, ...],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.lengths: Final = lengths
        self.ground: Final = ground
        self.seats: Final = seats
        self.phases: Final = phases

    # Writing

    def position(self, b: BattleState, header: list[str], pieces: list[str]) -> str:
        """Everything a battle holds, to be read back."""
        lines = [f"{self.game} position {self.version}", *self.opening(b), *header]
        return "\n".join([*lines, *self.end(b), *stack_lines(b), *pieces]) + "\n"

    def view(self, b: BattleState, header: list[str], asked: list[str], pieces: list[str]) -> str:
        """The same for readers, with the question on the table in place of the procedures."""
        lines = [f"{self.game} view {self.version}", *self.opening(b), *header]
        return "\n".join([*lines, *self.end(b), *asked, *pieces]) + "\n"

    def opening(self, b: BattleState) -> list[str]:
        setting = b.common()
        lines = [f"{BATTLE} {setting.key}"]
        lines += [f"option {key} {value}" for key, value in sorted(setting.given.items())]
        return lines if setting.pieces is None else lines + self.ground.write(setting.pieces)

    def turn(self, b: BattleState) -> str:
        line = f"{TURN} {b.turn} {self.seats[b.active]} {self.phases[b.phase]}"
        return line if b.first == NOBODY else f"{line} {FIRST} {self.seats[b.first]}"

    def end(self, b: BattleState) -> list[str]:
        if not b.finished:
            return []
        winner = self.seats[b.winner] if b.winner != NOBODY else DRAW
        return [f"{OVER} {winner} {b.ending}"]

    def asked(self, b: BattleState) -> str:
        """Who is asked, by which rule."""
        step = b.pending
        return f"{self.seats[step.seat]} {step.cite}" if isinstance(step, Decision) else "nobody"

    # Reading

    def lines_of(self, text: str) -> list[tuple[int, str]]:
        """The lines of a position of this game and version; raises BadNotation."""
        lines = numbered_lines(text)
        check_first(lines, self.game, self.version)
        return lines

    def begun(
        self,
        lines: list[tuple[int, str]],
        example: str,
        table_of: Callable[[str, Mapping[str, str]], tuple[int, int]],
        begin: Callable[[str, Mapping[str, str], list[Piece] | None], B],
    ) -> B:
        """The battle before any unit is placed; errors name the line of the wrong option."""
        opening = read_opening(lines, example)
        pieces = None
        if self.ground.given(lines):
            try:
                size = table_of(opening.scenario, opening.options)
            except (BadData, BadNotation) as error:
                raise at_its_line(opening, error) from error
            pieces = self.ground.read(lines, size)
        try:
            return begin(opening.scenario, opening.options, pieces)
        except (BadData, BadNotation) as wrong:
            raise at_its_line(opening, wrong) from wrong


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleReader(PositionReader):
    """A position being read: the battle so far."""

    def __init__(
        self,
        format: PositionFormat,
        state: BattleState,
        known: list[str],
        procedures: Procedures,
        examples: tuple[str, str],
        *own: Lexicon,
    ) -> None:
        """`examples` are the name of a procedure and a line of the turn."""
        by_id = state.common().by_id
        super().__init__(format.lengths, by_id, known, procedures, examples[0], *own)
        self.format: Final = format
        self.state: Final = state
        self.turn_example: Final = examples[1]
        self.turn_line = 0

    # What a game fills in

    def own_line(self, word: str) -> None:
        """A line that begins with one of the game's own words."""
        raise NotImplementedError

    def faults(self) -> list[Fault]:
        """What is wrong with the battle that was read."""
        raise NotImplementedError

    def first_steps(self) -> list[Procedure]:
        """The procedures of a position without a stack."""
        raise NotImplementedError

    # Reading

    def read(self, lines: list[tuple[int, str]]) -> None:
        """All that comes after the first line; the battle then waits for what it asks."""
        for number, line in lines[1:]:
            self.read_line(number, line)
        if not self.turn_line:
            raise unread(EXPECTED, "", "a-line", example=self.turn_example)
        self.refuse_faults()
        s = self.state
        if not s.finished:
            s.stack = self.saved or self.first_steps()
            ask_first(s, self.stack_line)

    def refuse_faults(self) -> None:
        ids = self.state.common().ids
        for fault in self.faults():
            value = ids[fault.uid] if fault.uid >= 0 else "position"
            at = self.lines.get(fault.uid, self.turn_line)
            raise BadNotation(at, value, fault.problem, fault.told)

    def header(self, word: str) -> None:
        if word == TURN:
            self.turn()
        elif word == OVER:
            self.over()
        else:
            self.own_line(word)

    def turn(self) -> None:
        s = self.state
        self.turn_line = self.line
        s.turn, s.active = self.number(), self.choice(self.format.seats)
        s.phase = self.choice(self.format.phases)
        self.order()

    def order(self) -> None:
        """Who goes first; if nothing is said, the side whose turn it is."""
        s = self.state
        s.first = s.active
        if self.peek():
            self.choice((FIRST,))
            s.first = self.choice(self.format.seats)

    def over(self) -> None:
        s = self.state
        winner = self.choice((*self.format.seats, DRAW))
        s.finished = True
        s.winner = winner if winner < len(self.format.seats) else NOBODY
        s.ending = " ".join(self.words[self.at :])
        self.at = len(self.words)

    def named(self, known: dict[str, int], key: str) -> int:
        """The number of a piece by its id; `key` says what it is: `some-KEY` and `unknown-KEY`."""
        id = self.next(f"some-{key}")
        if id not in known:
            raise self.bad(id, f"unknown-{key}", known=", ".join(known))
        return known[id]

    def other_unit(self, key: str = "unit") -> int:
        """A unit by its id."""
        return self.find_unit(self.next(f"some-{key}"))
