"""What a view shows that a position does not: the targets of guns."""

from __future__ import annotations

from grognard.games.crepuscule.game import GAME
from grognard.kernel.state import State
from grognard.kernel.umpire import submit

FIELD = """crepuscule position 1
battle training
{option}turn 2 south guns first south
f6: 29,14 0 deployed figures 4 files 4
a3: 29,30 180 assault-column figures 24 files 6
"""


def aimed(option: str = "") -> State:
    s = GAME.read(FIELD.format(option=option))
    submit(s, GAME.parse(s, "aim f6 > a3 ball"))
    return s


def aims(s: State, seat: int | None) -> list[str]:
    return [line for line in GAME.view(s, seat).splitlines() if line.startswith("aim ")]


def test_d_142_the_aims_are_shown_to_everybody_with_the_most_that_may_be_written() -> None:
    s = aimed()
    expected = ["aim f6 > a3 ball by south most 36 heading 1.38 off 16"]
    assert aims(s, 0) == aims(s, 1) == aims(s, None) == expected
    assert aims(GAME.read(FIELD.format(option="")), 0) == []


def test_d_79_by_eye_distances_are_not_shown() -> None:
    s = aimed("option by-eye on\n")
    assert aims(s, 0) == aims(s, 1) == ["aim f6 > a3 ball by south most 36 heading 1.38"]
