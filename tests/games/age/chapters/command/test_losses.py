"""Chapter 7: generals hit, taken, pushed aside, and replaced."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.command.losses import (
    GeneralHit,
    capture_generals,
    displace_generals,
    shift_generals,
)
from grognard.games.age.model.kinds import CAPTURED, IMPASSABLE, LOST, NOBODY, ON_TABLE, OUT
from grognard.games.age.model.state import Battle
from grognard.kernel.umpire import settle
from grognard.table.shapes import box
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    area,
    battle,
    brigade,
    general,
    inch,
    run,
    waiting,
)


def led(charismatic: bool = False) -> Battle:
    units = [brigade("f1", FRENCH, (24, 12)), brigade("p1", ALLIED, (24, 26))]
    officers = [
        general("suchet", charismatic=charismatic, attached="f1"),
        general("foy", at=(3, 20)),
    ]
    return battle(units, officers)


@pytest.mark.parametrize(
    ("charismatic", "face", "place"),
    [(False, 6, ON_TABLE), (False, 5, OUT), (True, 8, ON_TABLE), (True, 7, OUT)],
)
def test_7_1_five_or_less_hits_him_and_the_charismatic_are_easier_to_hit(
    charismatic: bool, face: int, place: int
) -> None:
    b = led(charismatic)
    run(b, GeneralHit(0))
    assert waiting(b) == "7.1 general at risk"
    settle(b, face)
    assert b.generals[0].place == place and b.generals[1].place == ON_TABLE
    assert waiting(b) == ""


def test_R36_only_those_with_the_brigade_are_rolled_for_each_once() -> None:
    b = led()
    run(b, GeneralHit(1))
    assert waiting(b) == ""
    b.attach(1, 0, 0)
    run(b, GeneralHit(0))
    settle(b, 10)
    assert waiting(b) == "7.1 general at risk"
    settle(b, 1)
    assert b.generals[0].place == ON_TABLE and b.generals[1].place == OUT


def test_R36_he_is_away_this_turn_and_the_next_and_a_second_loss_is_for_good() -> None:
    b = led()
    run(b, GeneralHit(0))
    settle(b, 1)
    assert b.generals[0].until == b.turn + 2
    b.succeed(0, inch(24), inch(12))
    b.attach(0, 0, 0)
    run(b, GeneralHit(0))
    settle(b, 1)
    assert b.generals[0].place == LOST


def test_8_3_the_generals_of_a_smashed_brigade_are_taken() -> None:
    b = led()
    capture_generals(b, 0)
    assert b.generals[0].place == CAPTURED and b.generals[1].place == ON_TABLE


def test_R56_the_general_of_a_brigade_that_is_gone_comes_back_six_inches() -> None:
    b = led()
    displace_generals(b, 0)
    g = b.generals[0]
    assert (g.attached, g.x, g.y) == (NOBODY, inch(24), inch(11.5 - 6))


def test_11_6_R83_a_lone_general_makes_way_for_enemies_within_an_inch() -> None:
    b = led()
    far = box(inch(4), inch(19), inch(5), inch(21))
    shift_generals(b, [far], ALLIED)
    assert b.generals[1].y == inch(20)
    near = box(inch(4) - 1, inch(19), inch(5), inch(21))
    shift_generals(b, [near], FRENCH)
    assert b.generals[1].y == inch(20)
    shift_generals(b, [near], ALLIED)
    assert b.generals[1].y == inch(14) and b.generals[0].attached == 0


def test_R83_he_keeps_to_ground_that_may_be_entered() -> None:
    b = battle([], [general("foy", at=(3, 20))], [area(2, 13, 4, 14.5, IMPASSABLE)])
    shift_generals(b, [box(0, inch(19), inch(5), inch(21))], ALLIED)
    assert b.generals[0].y == inch(15)
