"""P-02: free moves, tested orders, repeats and failures."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.orders.orders import OrderStep, shake_off
from grognard.games.crepuscule.model.actions import (
    AGAIN,
    END_STEP,
    FALL_BACK,
    STAY,
    Detach,
    Form,
    March,
    Rejoin,
    Turn,
    Withdraw,
)
from grognard.games.crepuscule.model.kinds import (
    CHARGED,
    COLUMN,
    DIFFICULT,
    DISORDERED,
    EXTENDED,
    FLEEING,
    FRONT,
    GUARD,
    HALTED,
    HOLLOW,
    IN_RANKS,
    LIGHT_INFANTRY,
    LINE,
    MARCH,
    RALLIED,
    REFORMED,
    RIGHT,
    SKIRMISH,
    SOLID,
    STRIKES_LAST,
    UNWIELDY,
    VETERAN,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Action
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    area,
    asking,
    battalion,
    battle,
    inch,
    run,
    squadron,
    throw,
    waiting,
)


def ready(far: float = 36, **details: Any) -> Battle:
    """A battalion with an enemy so far to the north."""
    b = battle([battalion("f1", **details), battalion("a1", ALLIED, (24, far))])
    run(b, OrderStep(0))
    return b


def ahead(length: float, unit: int = 0) -> March:
    return March(unit, [Leg(ADVANCE, inch(length))])


def refused(b: Battle, action: Action) -> str:
    found = asking(b).why_not(b, action)
    return found.cite if found else ""


def test_c_inf_7_the_first_move_is_free_and_the_only_one() -> None:
    b = ready()
    act(b, ahead(4))
    assert waiting(b) == "C-MAN-1" and b.units[0].pose.y == inch(16)
    assert refused(b, ahead(1)) == "C-INF-9"
    assert b.units[0].attempts == 0


def test_c_inf_8_c_man_4_a_passed_test_changes_the_formation() -> None:
    b = ready()
    act(b, Form(0, COLUMN, 4))
    assert waiting(b) == "C-MAN-6"
    throw(b, 4, 5)
    u = b.units[0]
    assert (u.formation, u.files, u.attempts, u.orders) == (COLUMN, 4, 1, 1)


def test_c_inf_9_a_second_test_at_minus_two_to_advance() -> None:
    b = ready()
    act(b, Form(0, COLUMN, 4))
    throw(b, 4, 5)
    [value] = asking(b).weigh(b, ahead(4))
    assert value.total == 7 + 2 - 2
    act(b, ahead(4))
    assert waiting(b) == "C-MAN-6"
    throw(b, 3, 4)
    assert b.units[0].pose.y == inch(16)
    assert refused(b, Withdraw(0)) == "D-17"


def test_d_18_c_man_2_d_17_after_a_failure_again_or_stay() -> None:
    b = ready()
    act(b, Form(0, COLUMN, 4))
    throw(b, 5, 5)
    assert waiting(b) == "C-MAN-3"
    act(b, AGAIN)
    throw(b, 4, 4)  # more than 7: at -2
    act(b, AGAIN)
    throw(b, 3, 3)  # more than 5: at -4
    assert refused(b, AGAIN) == "D-17"
    act(b, STAY)
    u = b.units[0]
    assert u.formation == LINE and u.has(HALTED) and u.attempts == 3
    assert refused(b, ahead(1)) == "D-18"


def test_c_man_3_after_a_failure_it_may_fall_back_without_a_test() -> None:
    b = ready()
    act(b, Form(0, COLUMN, 4))
    throw(b, 6, 6)
    act(b, FALL_BACK)
    assert waiting(b) == "C-MAN-3"
    throw(b, 5)
    assert b.units[0].pose.y == inch(7) and b.units[0].has(HALTED)


def test_d_12_to_fall_back_is_an_order_with_a_bonus() -> None:
    b = ready()
    [value] = asking(b).weigh(b, Withdraw(0))
    assert value.total == 11
    act(b, Withdraw(0))
    throw(b, 5, 6)
    throw(b, 3)
    assert b.units[0].pose.y == inch(9) and b.units[0].pose.h == 0
    assert refused(b, ahead(1)) == "D-19"


def test_c_cav_12_c_cav_10_d_64_cavalry_falls_back_two_dice() -> None:
    b = battle([squadron("f1"), battalion("a1", ALLIED, (24, 36))])
    run(b, OrderStep(0))
    act(b, Withdraw(0))
    throw(b, 1, 1)
    throw(b, 3, 4)
    assert b.units[0].pose.y == inch(5)


def test_t_man_10_d_22_c_qua_5_the_guard_changes_without_a_test() -> None:
    b = ready(quality=GUARD)
    act(b, Form(0, COLUMN, 4))
    assert waiting(b) == "C-MAN-1"
    assert (b.units[0].formation, b.units[0].attempts) == (COLUMN, 0)


def test_d_180_unwieldy_troops_have_no_second_order() -> None:
    b = ready(traits=UNWIELDY)
    act(b, Form(0, COLUMN, 4))
    throw(b, 1, 1)
    assert refused(b, ahead(4)) == "D-180" and refused(b, Withdraw(0)) == "D-180"
    b = ready(traits=UNWIELDY)
    act(b, Form(0, COLUMN, 4))
    throw(b, 6, 6)
    assert refused(b, AGAIN) == ""


def test_c_inf_7_ranks_change_without_a_test_by_two_at_most() -> None:
    b = ready(formation=COLUMN, files=6)
    assert refused(b, Form(0, COLUMN, 4)) == ""  # 4 ranks to 6
    b = ready(figures=30, formation=COLUMN, files=10)
    assert refused(b, Form(0, COLUMN, 5)) == "C-INF-7"  # 3 ranks to 6
    act(b, Form(0, COLUMN, 8))
    u = b.units[0]
    assert (u.files, u.attempts) == (8, 0) and u.has(REFORMED)
    assert refused(b, ahead(1)) == "C-INF-9"


@pytest.mark.parametrize(
    ("action", "cite"),
    [
        (Form(0, COLUMN, 3), "C-INF-3"),
        (Form(0, COLUMN, 12), "C-INF-3"),
        (Form(0, MARCH, 3), ""),
        (Form(0, MARCH, 4), "C-INF-3"),
        (Form(0, EXTENDED), ""),
        (Form(0, HOLLOW), ""),
        (Form(0, SOLID), ""),
        (Form(0, SKIRMISH), "C-INF-6"),
        (Form(0, 7), "C-INF-8"),
        (Form(0, LINE, 8), "C-INF-3"),
    ],
)
def test_c_inf_8_formations_of_infantry(action: Form, cite: str) -> None:
    assert refused(ready(), action) == cite


def test_c_inf_6_c_inf_0b_line_infantry_disperses_for_difficult_ground_only() -> None:
    b = battle([battalion("f1")], terrain=[area(20, 15, 30, 20, DIFFICULT)])
    run(b, OrderStep(0))
    assert refused(b, Form(0, SKIRMISH)) == ""
    assert refused(ready(traits=LIGHT_INFANTRY), Form(0, SKIRMISH)) == ""


def test_t_for_1_eight_by_two_is_a_line_and_no_column() -> None:
    b = ready(figures=16)
    assert b.units[0].files == 8
    assert refused(b, Form(0, COLUMN, 8)) == "C-INF-3"


def test_d_131_too_few_for_a_formation() -> None:
    assert refused(ready(figures=12, lost=1), Form(0, HOLLOW)) == "D-131"
    assert refused(ready(figures=12), Form(0, HOLLOW)) == ""
    assert refused(ready(figures=12, lost=3), Form(0, COLUMN)) == "D-131"


@pytest.mark.parametrize(
    ("marks", "cite"), [(FLEEING, "D-169"), (RALLIED, "D-169"), (CHARGED, "D-20"), (HALTED, "D-18")]
)
def test_d_18_who_may_not_be_ordered(marks: int, cite: str) -> None:
    assert refused(ready(marks=marks), ahead(2)) == cite


def test_d_34_disordered_troops_lose_their_turn_but_for_veterans_and_guard() -> None:
    line = ready(marks=DISORDERED)
    assert refused(line, ahead(2)) == "D-34" and refused(line, Form(0, LINE)) == "D-34"
    veteran = ready(marks=DISORDERED, quality=VETERAN)
    act(veteran, Form(0, LINE))
    throw(veteran, 3, 4)
    assert not veteran.units[0].has(DISORDERED) and refused(veteran, ahead(2)) == "D-19"
    guard = battle([battalion("f1", marks=DISORDERED, quality=GUARD)])
    shake_off(guard, 0)
    assert not guard.units[0].has(DISORDERED)


def test_d_34_disorder_of_the_enemys_turn_lasts_for_the_next_own_one() -> None:
    b = battle([battalion("f1"), battalion("f2", at=(40, 12))], active=ALLIED)
    b.disorder(0)
    b.end_player_turn()
    b.begin_player_turn(0)
    b.disorder(1)  # in its own turn: it lasts for one more
    b.end_player_turn()
    assert [u.has(DISORDERED) for u in b.units] == [False, True]


def test_d_34_d_134_units_that_fall_back_through_friends_disorder_both() -> None:
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("f2", at=(24, 10)), battalion("f3", at=(48, 10))]
    )
    run(b, OrderStep(0))
    act(b, Withdraw(0))
    throw(b, 1, 1)
    throw(b, 2)
    assert [u.has(DISORDERED) for u in b.units] == [True, True, False]
    assert b.units[0].pose.y < inch(10) - 2 * 20 * 100 + 10


def test_c_cc_6_d_69_a_unit_struck_in_flank_turns_and_strikes_last() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (30, 12), 270)])
    b.touch(Contact(1, 0, RIGHT, 3))
    run(b, OrderStep(0))
    assert refused(b, ahead(1)) == "W-CHG-4"
    act(b, Turn(0, 1))
    throw(b, 1, 2)
    assert b.contacts[0].edge == FRONT and b.units[0].has(STRIKES_LAST)
    assert refused(b, Turn(0, 1)) == "C-CC-6"


# Skirmishers


def test_c_cmd_4_skirmishers_go_out_and_come_back() -> None:
    b = battle([battalion("f1", skirmishers=8), battalion("a1", ALLIED, (24, 36))])
    run(b, OrderStep(0))
    act(b, Detach(2, 8, inch(24), inch(15), 0))
    parent, group = b.units[0], b.units[2]
    assert (parent.figures, parent.files, group.figures) == (16, 8, 8)
    assert group.formation == SKIRMISH and group.on_table()
    assert refused(b, Rejoin(2)) == "C-CMD-4"  # they have moved
    b.begin_player_turn(0)
    run(b, OrderStep(0))
    act(b, Rejoin(2))
    assert (b.units[0].figures, b.units[0].files, b.units[2].place) == (24, 12, IN_RANKS)


@pytest.mark.parametrize(
    ("count", "y", "cite"),
    [(8, 15, ""), (9, 15, "D-45"), (1, 15, "D-45"), (8, 19.5, "D-45"), (2, 18, "")],
)
def test_d_45_how_many_and_how_far(count: int, y: float, cite: str) -> None:
    b = battle([battalion("f1", skirmishers=8), battalion("a1", ALLIED, (24, 36))])
    run(b, OrderStep(0))
    assert refused(b, Detach(2, count, inch(24), inch(y), 0)) == cite


def test_c_man_1_c_seq_4_the_step_is_ended_by_its_side() -> None:
    b = ready()
    act(b, END_STEP)
    assert waiting(b) == "" and b.units[0].pose.y == 12 * INCH
