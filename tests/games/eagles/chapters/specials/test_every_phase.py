"""R142 by version 2 of the rules: a moment in every phase in which a Special can do anything."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.specials.moments import (
    BEFORE_DRAW,
    BETWEEN_ACTS,
    COMBAT_END,
    PHASE_START,
    is_timely,
)
from grognard.games.eagles.model.actions import END, PASS
from grognard.games.eagles.model.pieces import COMBAT, MORALE, REINFORCE
from tests.games.eagles.chapters.specials.moments import WINDOW
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    do,
    drawn,
    play,
    roll,
    waiting,
    where,
    why_not,
)

DAWN, OPENING, MAIN = (PHASE_START, MORALE), (PHASE_START, COMBAT), (BETWEEN_ACTS, COMBAT)
CLOSE, DRAW = (COMBAT_END, COMBAT), (BEFORE_DRAW, REINFORCE)
EVERY = [DAWN, OPENING, CLOSE, DRAW]

ENEMY_TURN = [
    ("099", [DAWN, OPENING]),
    ("102", [DAWN, OPENING]),
    ("103", [DAWN, OPENING]),
    ("104", EVERY),
    ("107", [DAWN, OPENING]),
    ("093", EVERY),
    ("106", EVERY),
]


@pytest.mark.parametrize(("special", "moments"), ENEMY_TURN)
def test_R142_in_the_enemy_turn(special: str, moments: list[tuple[int, int]]) -> None:
    b = drawn("charleroi", active=ALLIED, french=special, FC="015", AC="130")
    for moment, phase in EVERY:
        b.phase = phase
        timely = is_timely(b, card(b, special), moment)
        assert timely == ((moment, phase) in moments), (moment, phase)


@pytest.mark.parametrize(
    ("special", "moments"), [("093", [DAWN, MAIN, DRAW]), ("107", [DAWN, MAIN]), ("099", [])]
)
def test_R142_in_ones_own_turn(special: str, moments: list[tuple[int, int]]) -> None:
    b = drawn("charleroi", french=special, FC="015", AC="130")
    for moment, phase in [DAWN, MAIN, DRAW]:
        b.phase = phase
        timely = is_timely(b, card(b, special), moment)
        assert timely == ((moment, phase) in moments), (moment, phase)


def test_R142_three_specials_reach_one_position_in_a_turn() -> None:
    """13.0 Two in a phase: one of them early leaves room for two more."""
    b = drawn(active=ALLIED, phase="morale", french="099, 102, 105", AC="130, 015", FC="016")
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "102", "AC"), PASS)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    assert why_not(b, play(b, "099", "130")) is None
    assert why_not(b, play(b, "105", "130")) is None


def test_R142_fatigue_is_also_for_the_morale_phase() -> None:
    b = drawn(active=ALLIED, phase="morale", french="099", AC="130, 015", FC="016")
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "099", "130"))
    assert waiting(b) == "5.0 combat phase"
    before = drawn(
        active=ALLIED, phase="morale", french="099", AC="130 hits 1, 015", FC="016", amended=False
    )
    assert waiting(before) == "6.0 one roll per hit"


def test_R142_a_cheer_before_the_tests_serves_them() -> None:
    b = drawn(phase="morale", french="107", FC="015 hits 1", AC="130")
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    assert why_not(b, play(b, "107", "FL")) == "13.0 right card"
    do(b, play(b, "107", "FC"))
    roll(b, card(b, "015").card.morale + 1)
    assert where(b, "015") == "FC"


def test_R142_late_reserves_stop_the_draw_from_any_phase() -> None:
    b = drawn(
        active=ALLIED, phase="morale", french="104", AC="130", FC="016", british_pile="131, 132"
    )
    do(b, play(b, "104"), END)
    assert (where(b, "131"), where(b, "132")) == ("pile-british", "pile-british")
