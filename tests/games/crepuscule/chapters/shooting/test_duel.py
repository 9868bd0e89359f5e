"""P-07: fire duels."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.shooting.duel import Duel, DuelLoss, may_reply, may_rout
from grognard.games.crepuscule.chapters.shooting.need import REPLY as REPLY_FIRE
from grognard.games.crepuscule.chapters.shooting.need import shots_of
from grognard.games.crepuscule.model.actions import AGAIN, STAY
from grognard.games.crepuscule.model.combat_actions import REPLY
from grognard.games.crepuscule.model.kinds import (
    ALARMED,
    COLUMN,
    DUELLED,
    EXTENDED,
    FIRED_BACK,
    HOLLOW,
    MOVED,
    NO_VOLLEY,
    REROLLED,
    SKIRMISH,
    TESTED_LOSSES,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    battalion,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


def two(**details: Any) -> Battle:
    """Unit 1 was shot at by unit 0."""
    return battle([battalion("f1"), battalion("a1", ALLIED, (24, 20), **details)])


@pytest.mark.parametrize(
    ("details", "allowed"),
    [
        ({}, True),
        ({"formation": EXTENDED}, True),
        ({"formation": COLUMN}, False),
        ({"formation": HOLLOW}, False),
        ({"formation": SKIRMISH, "files": 12}, False),
        ({"marks": DUELLED}, False),
        ({"marks": FIRED_BACK}, False),
        ({"facing": 0}, False),
    ],
)
def test_d_149_who_may_reply(details: dict[str, Any], allowed: bool) -> None:
    b = two(**details)
    assert may_reply(b, b.units[1], b.units[0]) is allowed


def test_d_135_units_that_break_in_a_duel_alarm_their_friends() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 20)), battalion("f2", at=(38, 12))])
    run(b, DuelLoss(0, 1, 3))
    throw(b, 6, 5)
    throw(b, 1, 1)
    assert b.units[0].is_fleeing() and b.units[2].has(ALARMED)


def test_c_cav_15_cavalry_never_answers_but_is_answered() -> None:
    b = battle([squadron("f1"), battalion("a1", ALLIED, (24, 20))])
    assert may_reply(b, b.units[1], b.units[0])
    assert not may_reply(b, b.units[0], b.units[1])


def test_t_due_1_half_of_an_extended_line_replies() -> None:
    b = two(figures=9, formation=EXTENDED)
    assert shots_of(b, b.units[1], b.units[0], REPLY_FIRE, -1) == 5
    run(b, Duel(1, 0, 0))
    act(b, REPLY)
    throw(b, 1, 2)
    throw(b, *[1] * 5)
    b.begin_player_turn(ALLIED)
    assert waiting(b) == "" and b.units[1].has(NO_VOLLEY)


def test_c_inf_14_a_failed_reply_falls_back() -> None:
    b = two()
    before = b.units[1].pose
    run(b, Duel(1, 0, 1))
    act(b, REPLY)
    throw(b, 6, 5)
    throw(b, 4)
    assert b.units[1].pose.key() == (before.x, before.y + 4 * INCH, before.h)
    assert b.units[1].has(MOVED | NO_VOLLEY) and waiting(b) == ""


def replied(lost: int, killed: int) -> Battle:
    """A duel in which the target lost so many, and killed so many."""
    b = two()
    run(b, Duel(1, 0, lost))
    act(b, REPLY)
    throw(b, 1, 2)
    throw(b, *[6] * killed, *[1] * (12 - killed))
    if killed > 1:
        throw(b, 6)
    if killed:
        throw(b, *[6] * killed)
    return b


def test_d_40_a_draw_tests_nobody() -> None:
    b = replied(1, 1)
    assert waiting(b) == "" and b.units[1].has(NO_VOLLEY)


@pytest.mark.parametrize(("lost", "killed", "loser"), [(3, 1, 1), (0, 2, 0)])
def test_d_40_d_41_the_side_that_lost_more_tests(lost: int, killed: int, loser: int) -> None:
    b = replied(lost, killed)
    assert waiting(b) == "W-BRK-1"
    throw(b, 1, 3)
    assert waiting(b) == "" and b.units[loser].has(TESTED_LOSSES)
    assert not b.units[1 - loser].has(TESTED_LOSSES)


def test_d_40_the_loser_flees_by_two_dice() -> None:
    b = replied(3, 1)
    throw(b, 4, 4)
    assert waiting(b) == "D-134" and b.units[1].is_fleeing()
    y = b.units[1].pose.y
    throw(b, 3, 4)
    assert b.units[1].pose.y > y


def test_c_inf_14_formed_troops_never_rout_through_skirmishers_or_carbines() -> None:
    b = battle(
        [
            battalion("f1"),
            battalion("a1", ALLIED, (24, 20), formation=SKIRMISH, files=12),
            squadron("a2", ALLIED, (44, 20)),
        ]
    )
    formed, loose, horse = b.units
    assert not may_rout(formed, loose) and not may_rout(formed, horse)
    assert may_rout(loose, formed)


def test_c_qua_3_veterans_may_roll_again_once() -> None:
    b = two(quality=VETERAN)
    run(b, DuelLoss(1, 0, 2))
    throw(b, 6, 5)
    assert waiting(b) == "C-QUA-3"
    act(b, AGAIN)
    throw(b, 6, 5)
    assert waiting(b) == "D-134" and b.units[1].has(REROLLED)
    b = two(quality=VETERAN)
    run(b, DuelLoss(1, 0, 2))
    throw(b, 6, 5)
    act(b, STAY)
    assert waiting(b) == "D-134" and not b.units[1].has(REROLLED)


def test_d_62_veterans_fall_back_in_good_order() -> None:
    b = two(quality=VETERAN)
    run(b, DuelLoss(1, 0, 3))
    throw(b, 3, 3)
    act(b, STAY)
    assert waiting(b) == "C-MAN-3"
    throw(b, 2)
    assert not b.units[1].is_fleeing()
