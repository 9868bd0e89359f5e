"""Chapter 1: who has the initiative, and what it is worth."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.initiative import (
    NOT_ASKED,
    Initiative,
    initiative_modifier,
    without_dice,
)
from grognard.games.age.model.actions import END_STEP, GO_FIRST, GO_SECOND
from grognard.games.age.model.kinds import ARMY, NOBODY
from grognard.games.age.model.setting import Notes, Side
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import OPPOSED_BASE, Throw
from grognard.kernel.umpire import answer, settle
from tests.games.age.builders import ALLIED, FRENCH, battle, brigade, general, run, waiting


def meeting(starter: int = FRENCH) -> Battle:
    units = [brigade("f1", FRENCH, (24, 10)), brigade("p1", ALLIED, (24, 26))]
    chiefs = [general("lannes", rank=ARMY), general("louis", ALLIED, (40, 30), rank=ARMY)]
    return battle(units, chiefs, notes=Notes(starter=starter))


def dice(first: int, second: int) -> int:
    return first * OPPOSED_BASE + second


def test_1_1_the_higher_die_chooses_to_be_first_or_second() -> None:
    for action, opener in ((GO_FIRST, ALLIED), (GO_SECOND, FRENCH)):
        b = meeting()
        run(b, Initiative())
        settle(b, dice(4, 5))
        assert b.first == ALLIED and waiting(b) == "1.1 winner chooses"
        assert isinstance(b.pending, Decision) and b.pending.seat == ALLIED
        assert b.pending.why_not(b, END_STEP) is NOT_ASKED
        answer(b, action)
        assert b.opener == opener


def test_1_1_a_committed_commander_in_chief_loses_the_initiative_without_dice() -> None:
    b = meeting()
    assert without_dice(b) == NOBODY
    b.attach(1, 1, 0)
    assert without_dice(b) == FRENCH
    run(b, Initiative())
    assert b.first == FRENCH and waiting(b) == "1.1 winner chooses"


def test_R61_with_both_out_the_french_have_it() -> None:
    b = meeting()
    b.attach(0, 0, 0)
    assert without_dice(b) == ALLIED
    b.fell_general(1, 4)
    assert without_dice(b) == FRENCH


def test_R61_a_successor_rolls_again() -> None:
    b = meeting()
    b.fell_general(1, 4)
    assert without_dice(b) == FRENCH
    b.succeed(1, 100, 100)
    assert without_dice(b) == NOBODY


def test_R4_a_tie_is_rolled_again_once_then_goes_to_the_side_without_it() -> None:
    b = meeting()
    b.first = FRENCH
    run(b, Initiative())
    settle(b, dice(5, 5))
    assert waiting(b) == "1.1 initiative roll"
    settle(b, dice(2, 2))
    assert b.first == ALLIED


def test_R2_each_critical_level_takes_one_from_the_die() -> None:
    b = meeting()
    b.levels = [2, 0]
    tally = initiative_modifier(b, FRENCH, keep=True)
    assert tally.total == -2 and tally.lines[-1] == ("1.1 critical level", -2)
    run(b, Initiative())
    settle(b, dice(6, 5))
    assert b.first == ALLIED


@pytest.mark.parametrize(
    ("french", "winner"),
    [((True, False), 0), ((False, True), 1), ((True, True), 0), ((False, False), 0)],
)
def test_R61_with_both_out_whichever_side_the_french_are(
    french: tuple[bool, bool], winner: int
) -> None:
    b = meeting()
    b.setting.sides[:] = [Side("army", "army", one, 0) for one in french]
    b.fell_general(0, 4)
    b.fell_general(1, 4)
    assert without_dice(b) == winner


def test_1_1_ten_sided_dice_are_rolled_and_shown() -> None:
    b = meeting()
    b.events = []
    run(b, Initiative())
    assert isinstance(b.pending, Throw)
    assert b.pending.why_bad([10, 10]) == "" and b.pending.why_bad([11, 1])
    b.levels = [0, 2]
    settle(b, dice(6, 9))
    thrown, given = b.events or []
    assert (thrown.kind(), given.kind()) == ("initiative thrown", "initiative")
    assert thrown.facts()[1:] == [6, 9, 6, 7]


@pytest.mark.parametrize("before", [FRENCH, ALLIED])
@pytest.mark.parametrize(("faces", "winner"), [((5, 4), FRENCH), ((4, 5), ALLIED)])
def test_1_1_the_higher_die_wins_for_either_side(
    faces: tuple[int, int], winner: int, before: int
) -> None:
    b = meeting()
    b.first = before
    run(b, Initiative())
    settle(b, dice(*faces))
    assert b.first == winner


def test_R2_levels_of_either_side_count() -> None:
    b = meeting()
    b.levels = [0, 2]
    b.first = ALLIED
    run(b, Initiative())
    settle(b, dice(5, 6))
    assert b.first == FRENCH


@pytest.mark.parametrize(("before", "after"), [(FRENCH, ALLIED), (ALLIED, FRENCH)])
def test_R4_after_two_ties_it_changes_hands(before: int, after: int) -> None:
    b = meeting()
    b.first = before
    run(b, Initiative())
    settle(b, dice(5, 5))
    settle(b, dice(2, 2))
    assert b.first == after


@pytest.mark.parametrize("starter", [FRENCH, ALLIED])
def test_R4_in_the_first_turn_the_battle_says_who_begins(starter: int) -> None:
    b = meeting(starter=starter)
    b.first = NOBODY
    run(b, Initiative())
    settle(b, dice(5, 5))
    assert waiting(b) == "1.1 initiative roll"
    settle(b, dice(5, 5))
    assert b.first == starter


def test_1_1_who_wins_without_dice_chooses_too() -> None:
    for action, opener in ((GO_FIRST, FRENCH), (GO_SECOND, ALLIED)):
        b = meeting()
        b.first = ALLIED
        b.attach(1, 1, 0)
        run(b, Initiative())
        assert b.first == FRENCH
        answer(b, action)
        assert b.opener == opener and waiting(b) == ""
