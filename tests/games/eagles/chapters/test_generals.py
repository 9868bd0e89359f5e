"""Chapter 12: Generals."""

from __future__ import annotations

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    deploy,
    do,
    drawn,
    move,
    uid,
    waiting,
    where,
    why_not,
)

COMBAT = "5.0 combat phase"


# ---- 12.0 Moves


def test_12_0_a_general_may_make_one_move() -> None:
    b = drawn(FC="015", AC="130", french="002")
    do(b, move(b, "002", "FC"))
    assert where(b, "002") == "FC"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_12_0_a_general_may_make_two_moves() -> None:
    b = drawn(AC="015, 130", french="002")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == "AC"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_12_0_two_moves_may_lead_through_the_reserve_to_another_position() -> None:
    b = drawn(FC="002, 015", FL="016", AC="130")
    do(b, move(b, "002", "FL"))
    assert where(b, "002") == "FL" and where(b, "015") == "FC"
    assert why_not(b, move(b, "002", "FC")) == "8.3 consecutive"
    assert waiting(b) == COMBAT


def test_12_0_a_general_never_makes_three_moves() -> None:
    b = drawn(FC="002, 015", FL="016", AR="017, 130")
    assert why_not(b, move(b, "002", "AR")) == "8.0 no sideways"
    assert waiting(b) == COMBAT


def test_12_0_a_general_may_not_disengage_and_engage_in_the_same_turn() -> None:
    b = drawn(FC="002, 015, 130", FL="016, 149", FR="017", AR="131")
    assert why_not(b, move(b, "002", "FL")) == "12.0 not both"
    assert why_not(b, move(b, "002", "FR")) is None
    assert why_not(b, move(b, "002", "reserve")) is None
    assert waiting(b) == COMBAT


def test_12_0_a_general_may_not_engage_and_disengage_in_the_same_turn() -> None:
    b = drawn(FC="002, 017", AC="015, 130")
    do(b, move(b, "002", "AC"))
    assert why_not(b, move(b, "002", "FC")) == "12.0 not both"
    assert waiting(b) == COMBAT


def test_12_0_a_general_may_not_pass_through_an_engagement() -> None:
    b = drawn(FC="015, 130", AC="016, 149", french="002")
    assert why_not(b, move(b, "002", "AC")) == "8.3 through engagement"
    assert why_not(b, move(b, "002", "FC")) is None
    assert waiting(b) == COMBAT


def test_12_0_a_general_may_disengage_to_a_friendly_position_and_to_the_reserve() -> None:
    b = drawn(AC="002, 015, 130", FC="016")
    assert why_not(b, move(b, "002", "FC")) is None
    do(b, move(b, "002", "reserve"))
    assert where(b, "002") == "reserve-french"
    assert waiting(b) == COMBAT


# ---- 12.0 Stacking, face-up, rivers, one to a Position


def test_12_0_a_general_does_not_count_for_stacking() -> None:
    b = drawn(FC="015, 016, 017, 018", AC="130", french="002, 019")
    do(b, move(b, "002", "FC"))
    assert where(b, "002") == "FC" and why_not(b, END) is None
    assert waiting(b) == COMBAT


def test_12_0_a_general_in_the_position_leaves_room_for_four_troop_cards() -> None:
    b = drawn(FC="002, 015, 016, 017", AC="130", french="018, 019")
    do(b, move(b, "018", "FC"))
    assert where(b, "018") == "FC" and why_not(b, END) is None
    assert waiting(b) == COMBAT


def test_12_0_a_general_from_the_reserve_lies_face_up_and_troops_face_down() -> None:
    b = drawn(FC="015", AC="130", french="002, 016")
    do(b, move(b, "002", "FC"), move(b, "016", "FC"))
    assert card(b, "002").up and not card(b, "016").up
    assert waiting(b) == COMBAT


def test_12_0_a_general_is_deployed_face_up() -> None:
    b = drawn(phase="deployment", french="002, 015, 016, 017")
    do(b, deploy(b, "002", "FC"), deploy(b, "015", "FC"))
    assert card(b, "002").up and not card(b, "015").up
    assert waiting(b) == "4.1 one to four" and asked(b) == FRENCH


def test_12_0_generals_ignore_the_move_limit_of_a_river() -> None:
    b = drawn("wavre", FC="004, 031, 032", AC="216, 237", middle_center="283")
    do(b, move(b, "031", "AC"))
    assert why_not(b, move(b, "032", "AC")) == "11.3 move limit"
    do(b, move(b, "004", "AC"))
    assert where(b, "004") == "AC" and where(b, "032") == "FC"
    assert waiting(b) == COMBAT


def test_12_0_a_general_who_crosses_a_river_uses_up_none_of_its_limit() -> None:
    b = drawn("wavre", FC="004, 032", AC="031, 216, 237", middle_center="283")
    do(b, move(b, "004", "AC"))
    assert why_not(b, move(b, "032", "AC")) is None
    assert waiting(b) == COMBAT


def test_12_0_only_one_general_may_occupy_a_position() -> None:
    b = drawn(FC="002 moved, 015", AC="130", french="006")
    assert why_not(b, move(b, "006", "FC")) == "12.0 one general"
    assert why_not(b, move(b, "006", "FL")) is None
    assert waiting(b) == COMBAT


def test_12_0_a_second_general_may_come_while_the_first_can_still_leave() -> None:
    b = drawn(FC="002, 015", AC="130", french="006")
    do(b, move(b, "006", "FC"))
    assert why_not(b, END) == "12.0 one general"
    do(b, move(b, "002", "reserve"))
    assert why_not(b, END) is None
    assert where(b, "006") == "FC" and waiting(b) == COMBAT


def test_12_0_a_general_may_pass_through_a_position_that_holds_a_general() -> None:
    b = drawn(FC="002 moved, 015", AC="016, 130", french="006")
    do(b, move(b, "006", "AC"))
    assert where(b, "006") == "AC" and where(b, "002") == "FC"
    assert why_not(b, END) is None and waiting(b) == COMBAT


def test_12_0_no_second_general_is_deployed_in_a_position() -> None:
    b = drawn(phase="deployment", french="002, 006, 015, 016, 017")
    do(b, deploy(b, "002", "FC"))
    assert why_not(b, deploy(b, "006", "FC")) == "12.0 one general"
    assert why_not(b, deploy(b, "006", "FL")) is None
    assert waiting(b) == "4.1 one to four"


def test_R26_each_player_may_have_a_general_in_the_same_position() -> None:
    b = drawn(AC="111, 130, 015", FC="016", french="002")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == where(b, "111") == "AC"
    assert why_not(b, END) is None and waiting(b) == COMBAT


def test_R26_a_british_and_a_prussian_general_may_not_share_a_position() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="111 moved, 130", FC="015", allied="201")
    assert why_not(b, move(b, "201", "AL")) == "12.0 one general"
    assert waiting(b) == COMBAT


def test_R25_british_and_prussian_cards_stack_together() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="130 moved, 149 moved, 207", FC="015", allied="208")
    do(b, move(b, "208", "AL"))
    assert where(b, "208") == "AL"
    b = drawn(
        active=ALLIED,
        arrived=True,
        AL="130 moved, 149 moved, 207 moved, 208 moved",
        FC="015",
        allied="209, 146",
    )
    assert why_not(b, move(b, "209", "AL")) == "8.4 four cards"
    assert why_not(b, move(b, "146", "AL")) == "8.4 four cards"
    assert why_not(b, move(b, "146", "AC")) is None
    assert waiting(b) == COMBAT


# ---- R99 What makes an engagement


def test_R99_a_general_in_an_enemy_position_makes_no_engagement() -> None:
    b = drawn(active=ALLIED, AC="002", AR="130", FC="015", allied="180, 149")
    assert why_not(b, actions.LayTerrain(uid(b, "180"))) is None
    do(b, move(b, "149", "AC"))
    assert where(b, "002") == "casualties" and waiting(b) == COMBAT


def test_R99_a_position_with_troops_of_each_side_is_engaged() -> None:
    b = drawn(active=ALLIED, AC="130, 015", FC="016", allied="180")
    assert why_not(b, actions.LayTerrain(uid(b, "180"))) == "11.0 unengaged position"
    assert waiting(b) == COMBAT


def test_R99_a_position_with_enemy_troops_only_is_not_friendly() -> None:
    b = drawn(active=ALLIED, AC="078", FC="130, 015", allied="180")
    assert why_not(b, actions.LayTerrain(uid(b, "180"))) == "11.0 friendly position"
    assert why_not(b, move(b, "130", "AC")) == "8.2 not free"
    assert waiting(b) == COMBAT
