"""Positions line by line: words of a game, units, stacks; errors name line and value."""

from __future__ import annotations

import pytest

from grognard.kernel.procedure import DONE, Procedure, Procedures, Step
from grognard.kernel.reading import at_its_line, read_opening
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.text.lengths import Lengths
from grognard.miniatures.text.positions import PositionReader

KEYWORDS = ["battle", "option", "turn", "stack", "sealed"]
UNITS = {"r1": 0, "r2": 1}


class Drill(Procedure):
    def step(self, s: State) -> Step:
        return DONE


PROCEDURES = Procedures()
PROCEDURES.register(Drill)


class Draft(PositionReader):
    def __init__(self) -> None:
        super().__init__(Lengths(INCHES), UNITS, KEYWORDS, PROCEDURES, "Drill")
        self.turn = 0
        self.told: dict[int, tuple[int, ...]] = {}

    def header(self, word: str) -> None:
        self.turn = self.number()

    def unit(self, uid: int) -> None:
        self.told[uid] = self.pose("10,4.5").key()


def read(*lines: str) -> Draft:
    draft = Draft()
    for number, line in enumerate(lines, 2):
        draft.read_line(number, line)
    return draft


def wrong(*lines: str) -> tuple[int, str, str]:
    with pytest.raises(BadNotation) as caught:
        read(*lines)
    return caught.value.line, caught.value.value, caught.value.expected


def test_words_units_and_what_any_game_saves() -> None:
    draft = read("battle bridge", "turn 3", "r2: 1,2 90", "stack Drill 1", "sealed red stay")
    assert (draft.turn, draft.told) == (3, {1: (2540, 5080, 9000)})
    assert draft.lines == {1: 4} and draft.stack_line == 5
    assert [type(one) for one in draft.saved] == [Drill]
    assert draft.sealed == [(6, "sealed red stay")]


@pytest.mark.parametrize(
    ("line", "value", "expected"),
    [
        ("weather fine", "weather", "expected a unit and a colon, or one of battle, option, turn"),
        ("r9: 1,1 0", "r9", "unknown unit: expected one of r1, r2"),
        ("r1: 1,1 0 more", "more", "expected nothing more on a 'r1' line"),
        ("turn 3 4", "4", "expected nothing more on a 'turn' line"),
        ("r2: 1,1 0", "r2", "this unit was already placed on line 2"),
    ],
)
def test_a_line_that_is_none_is_named(line: str, value: str, expected: str) -> None:
    number, found, said = wrong("r2: 1,2 90", line)
    assert (number, found) == (3, value) and said.startswith(expected)


def test_a_battle_that_cannot_be_is_complained_of_at_its_option() -> None:
    lines = [(1, "outpost position 1"), (2, "battle bridge"), (3, "option turns 99")]
    opening = read_opening(lines, "bridge")
    turns = at_its_line(opening, BadNotation(0, "99", "turns is a whole number"))
    assert (turns.line, turns.value) == (3, "99")
    assert at_its_line(opening, BadNotation(0, "x", "no such battle")).line == 2
    file = at_its_line(opening, BadData("bridge.toml", "stand r1", "not allowed"))
    assert (file.line, file.value, file.expected) == (2, "stand r1", "not allowed")
