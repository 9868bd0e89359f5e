"""Chapter 12: Generals."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS, Hide
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    PLACES,
    asked,
    card,
    deploy,
    dice_thrown,
    do,
    draw,
    drawn,
    fire,
    move,
    play,
    roll,
    shock,
    uid,
    waiting,
    where,
    why_not,
)

COMBAT = "5.0 combat phase"
MORALE_DIE = "6.0 one roll per hit"
GENERAL_DIE = "12.4 general hit"
DECOYS = {"deck": "open", "decoys": "on"}


def value(b: Battle, label: str) -> int:
    """The morale value of a card its owner may choose to test now."""
    assert isinstance(b.pending, Decision)
    return b.pending.weigh(b, actions.Test(uid(b, label)))[0].total


def hide(b: Battle, label: str, to: str) -> Action:
    return Hide(uid(b, label), PLACES[to])


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


# ---- 12.1 Command


def test_12_1_the_first_rating_is_offense_and_the_second_defense() -> None:
    b = drawn()
    napoleon = card(b, "001").card
    assert (napoleon.offense, napoleon.defense) == (3, 2)
    assert waiting(b) == COMBAT


@pytest.mark.parametrize("general", ["", "001, "])
def test_12_1_generals_do_not_affect_fire_or_shock(general: str) -> None:
    b = drawn(AC=f"{general}055, 017 column, 130, 111", FC="016")
    do(b, fire(b, "055", "130"))
    assert dice_thrown(b) == (4, 6)
    roll(b, 2, 2, 2, 2)
    do(b, shock(b, "017", "130"))
    assert dice_thrown(b) == (4, 4)
    roll(b, 2, 2, 2, 2)
    assert waiting(b) == COMBAT


def test_12_1_a_general_supports_troops_of_his_own_position_only() -> None:
    b = drawn(phase="morale", FC="001, 015 hits 1", FL="016 hits 1", AC="130")
    assert value(b, "015") == 3 + 2
    assert value(b, "016") == 3
    assert waiting(b) == "5.0 morale phase"


def test_12_1_attacking_troops_add_the_offense_rating() -> None:
    b = drawn(phase="morale", AC="001, 043 hits 1, 130", FC="015")
    roll(b, 5)  # against 2 + 3
    assert where(b, "043") == "AC" and waiting(b) == COMBAT


def test_12_1_defending_troops_add_the_defense_rating() -> None:
    for face, place in ((4, "FC"), (5, "casualties")):
        b = drawn(phase="morale", FC="001, 043 hits 1, 015, 130", AC="149")
        roll(b, face)  # against 2 + 2
        assert where(b, "043") == place and waiting(b) == COMBAT


def test_12_1_an_enemy_general_in_the_position_changes_nothing() -> None:
    b = drawn(phase="morale", AC="111, 043 hits 1, 044 hits 1, 130", FC="015")
    assert value(b, "043") == 2 and waiting(b) == "5.0 morale phase"


def test_R29_the_owner_of_the_position_decides_which_rating_counts() -> None:
    b = drawn(phase="morale", AC="001, 015 hits 1, 016 hits 1, 165", FC="017")
    assert value(b, "015") == 3 + 3
    b = drawn(active=ALLIED, phase="morale", AC="111, 130 hits 1, 149 hits 1, 015", FC="017")
    assert value(b, "130") == 3 + 3
    b = drawn(active=ALLIED, phase="morale", FC="111, 130 hits 1, 149 hits 1, 015", AC="128")
    assert value(b, "130") == 3 + 2
    assert waiting(b) == "5.0 morale phase"


def test_R29_the_defense_rating_counts_under_long_range_fire_too() -> None:
    b = drawn(FC="069", AC="111, 132, 149")
    do(b, fire(b, "069", "132"))
    roll(b, 6, 2, 2)
    do(b, END)
    roll(b, 5)  # against 2 + 3
    assert where(b, "132") == "AC"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


def test_R29_in_a_position_he_has_taken_a_general_still_uses_offense() -> None:
    b = drawn(
        options={"deck": "open", "victory": "2"},
        phase="morale",
        AC="002, 015 hits 1, 016 hits 1",
        AR="165",
    )
    assert value(b, "015") == 3 + 3 and waiting(b) == "5.0 morale phase"


# ---- 12.2 Corps


def test_12_2_a_general_supports_only_his_own_corps() -> None:
    b = drawn(phase="morale", FC="005, 015 hits 1, 023 hits 1", AC="130")
    assert value(b, "015") == 3 + 1
    assert value(b, "023") == 3
    assert waiting(b) == "5.0 morale phase"


def test_12_2_cards_of_other_corps_may_stand_in_the_position() -> None:
    b = drawn(FC="005, 015", AC="130", french="023")
    do(b, move(b, "023", "FC"))
    assert where(b, "023") == "FC" and waiting(b) == COMBAT


def test_12_2_an_army_commander_supports_any_corps() -> None:
    b = drawn(phase="morale", FC="001, 015 hits 1, 043 hits 1, 065 hits 1, 076 hits 1", AC="130")
    assert [value(b, label) for label in ("015", "043", "065", "076")] == [5, 4, 5, 6]
    assert waiting(b) == "5.0 morale phase"


def test_12_2_prussian_generals_never_support_british_troops() -> None:
    b = drawn(
        active=ALLIED, phase="morale", arrived=True, AL="201, 207 hits 1, 130 hits 1", FC="015"
    )
    assert value(b, "207") == 3 + 1
    assert value(b, "130") == 3
    assert waiting(b) == "5.0 morale phase"


def test_12_2_british_generals_never_support_prussian_troops() -> None:
    b = drawn(
        active=ALLIED, phase="morale", arrived=True, AL="111, 207 hits 1, 130 hits 1", FC="015"
    )
    assert value(b, "207") == 3
    assert value(b, "130") == 3 + 3
    assert waiting(b) == "5.0 morale phase"


def test_R77_a_british_division_commander_supports_his_whole_corps() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="115, 128 hits 1, 130 hits 1, 137 hits 1", FC="015")
    assert value(b, "128") == 4 + 2  # his own division
    assert value(b, "130") == 3 + 2  # another division of I Corps
    assert value(b, "137") == 4  # II Corps
    assert waiting(b) == "5.0 morale phase"


def test_R78_ney_supports_any_corps_beside_napoleon() -> None:
    b = drawn(phase="morale", FC="002, 043 hits 1", FL="001, 015 hits 1", AC="130")
    assert value(b, "043") == 2 + 1
    assert value(b, "015") == 3 + 2
    assert waiting(b) == "5.0 morale phase"


def test_R135_corps_of_the_same_number_in_two_armies_are_different_corps() -> None:
    b = drawn(
        active=ALLIED, phase="morale", arrived=True, AL="203, 208 hits 1, 130 hits 1", FC="015"
    )
    assert value(b, "208") == 3 + 2
    assert value(b, "130") == 3
    b = drawn(
        "charleroi", active=ALLIED, phase="morale", AC="115, 208 hits 1, 130 hits 1", FC="015"
    )
    assert value(b, "208") == 3
    assert value(b, "130") == 3 + 2
    assert waiting(b) == "5.0 morale phase"


# ---- 12.3 Chiefs of staff


@pytest.mark.parametrize(("left", "reserve"), [("", "003, 001"), ("001", "003")])
def test_12_3_a_chief_of_staff_stays_in_the_reserve_while_his_commander_is_there(
    left: str, reserve: str
) -> None:
    b = drawn(FC="015", AC="130", FL=left, french=reserve)
    assert why_not(b, move(b, "003", "FC")) == "12.3 kept in reserve"
    assert waiting(b) == COMBAT


def test_12_3_a_chief_of_staff_is_not_deployed_beside_his_commander() -> None:
    b = drawn(phase="deployment", french="001, 003, 015, 016, 017")
    assert why_not(b, deploy(b, "003", "FC")) == "12.3 kept in reserve"
    assert why_not(b, deploy(b, "001", "FC")) is None
    assert waiting(b) == "4.1 one to four"


def test_12_3_a_chief_of_staff_is_not_laid_as_a_decoy_beside_his_commander() -> None:
    b = drawn(options=DECOYS, FC="015", AC="130", french="003, 001")
    assert why_not(b, hide(b, "003", "FC")) == "12.3 kept in reserve"
    assert why_not(b, hide(b, "001", "FC")) is None
    b = drawn(options=DECOYS, FC="015", AC="130", french="003", french_pile="001")
    assert why_not(b, hide(b, "003", "FC")) is None
    assert waiting(b) == COMBAT


def test_12_3_when_the_commander_is_dead_the_chief_of_staff_commands_the_army() -> None:
    b = drawn(phase="morale", FL="001 hits 1, 015", FC="043", AC="130", french="003")
    roll(b, 6)
    do(b, move(b, "003", "FC"))
    assert where(b, "003") == "FC" and waiting(b) == COMBAT
    b = drawn(phase="morale", FC="003, 043 hits 1, 015 hits 1", AC="130")
    assert value(b, "043") == 2 + 2
    assert value(b, "015") == 3 + 2
    assert waiting(b) == "5.0 morale phase"


def test_12_3_gneisenau_stands_behind_bluecher_as_soult_behind_napoleon() -> None:
    b = drawn("ligny", active=ALLIED, AC="207", FC="037", allied="201, 202")
    assert why_not(b, move(b, "202", "AC")) == "12.3 kept in reserve"
    b = drawn("ligny", active=ALLIED, AC="207", FC="037", allied="202", prussian_pile="201")
    assert why_not(b, move(b, "202", "AC")) is None
    assert waiting(b) == COMBAT


def test_R74_an_undrawn_commander_is_absent() -> None:
    b = drawn(FC="015", AC="130", french="003", french_pile="001")
    assert why_not(b, move(b, "003", "FC")) is None
    assert waiting(b) == COMBAT


def test_R74_a_commander_who_is_not_in_the_deck_is_absent() -> None:
    b = drawn(FC="015", AC="130", french="003")
    assert why_not(b, move(b, "003", "FC")) is None
    decks = {"french-deck": "003, 015 x3, 016 x3", "british-deck": "130 x3, 131 x3"}
    b = drawn("quatre-bras", options={"deck": "custom", **decks}, FC="015", AC="130", french="003")
    assert why_not(b, move(b, "003", "FC")) is None
    assert waiting(b) == COMBAT


def test_R75_a_chief_of_staff_helps_until_his_own_next_turn_and_then_goes_back() -> None:
    b = drawn(FC="003, 043", FL="015", AC="165, 130", french_pile="001")
    do(b, END)
    draw(b, "001")
    assert where(b, "003") == "FC" and where(b, "001") == "reserve-french"
    do(b, fire(b, "165", "043"))
    roll(b, 6, 2)
    do(b, END)
    assert waiting(b) == MORALE_DIE
    roll(b, 4)  # against 2 + 2
    assert where(b, "043") == "FC"
    assert where(b, "003") == "reserve-french" and not card(b, "003").up
    assert why_not(b, move(b, "003", "FC")) == "12.3 kept in reserve"
    assert why_not(b, move(b, "001", "FC")) is None
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R75_a_hidden_chief_of_staff_goes_back_too() -> None:
    b = drawn(options=DECOYS, FC="003 down, 043", AC="130", french_pile="001")
    do(b, END)
    draw(b, "001")
    do(b, END)
    assert where(b, "003") == "reserve-french"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R75_the_enemys_chief_of_staff_stays_in_his_enemys_turn() -> None:
    b = drawn("ligny", AC="202, 207", FC="037", allied="201")
    do(b, END)
    assert where(b, "202") == "reserve-allied"  # his own turn has begun
    b = drawn("ligny", active=ALLIED, phase="reinforce", AC="202, 207", FC="037", allied="201")
    assert asked(b) == FRENCH and where(b, "202") == "AC"
    assert waiting(b) == COMBAT


@pytest.mark.parametrize(("right", "reserve"), [("111", ""), ("", "111")])
def test_R76_uxbridge_supports_the_cavalry_corps_while_wellington_is_there(
    right: str, reserve: str
) -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        AC="112, 153 hits 1, 130 hits 1",
        AR=right,
        FC="015",
        allied=reserve,
    )
    assert value(b, "153") == 4 + 1
    assert value(b, "130") == 3
    assert waiting(b) == "5.0 morale phase"


def test_12_3_uxbridge_commands_the_army_when_wellington_is_absent() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="112, 153 hits 1, 130 hits 1", FC="015")
    assert value(b, "153") == 4 + 1
    assert value(b, "130") == 3 + 1
    assert waiting(b) == "5.0 morale phase"


def test_12_3_uxbridge_commands_the_army_when_wellington_is_killed() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="112, 130 hits 1, 149", AR="111 hits 1", FC="015")
    roll(b, 6)
    roll(b, 4)  # against 3 + 1
    assert where(b, "130") == "AC" and waiting(b) == COMBAT


def test_R76_uxbridge_need_not_stay_in_the_reserve() -> None:
    b = drawn(active=ALLIED, AC="111, 130", AR="149", FC="015", allied="112")
    do(b, move(b, "112", "AR"))
    assert where(b, "112") == "AR" and waiting(b) == COMBAT


# ---- 12.4 Hits


def test_12_4_every_one_thrown_at_his_position_hits_a_general() -> None:
    b = drawn(FC="069, 002", AC="111, 130, 149", AR="114, 137")
    do(b, fire(b, "069", "130"))
    roll(b, 1, 1, 6)
    assert card(b, "111").hits == 2 and card(b, "130").hits == 1
    assert card(b, "002").hits == 0 and card(b, "114").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_shock_hits_a_general_too() -> None:
    b = drawn(AC="111, 130, 055, 002", FC="015")
    do(b, shock(b, "055", "130"))
    roll(b, 1, 2, 2, 2)
    assert card(b, "111").hits == 1 and card(b, "002").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_other_faces_do_not_hit_a_general() -> None:
    b = drawn(FC="069", AC="111, 130")
    do(b, fire(b, "069", "130"))
    roll(b, 2, 3, 6)
    assert card(b, "111").hits == 0 and waiting(b) == COMBAT


def test_12_4_a_hit_general_rolls_first_in_his_morale_phase() -> None:
    b = drawn(FC="069", AC="111, 130, 149")
    do(b, fire(b, "069", "130"))
    roll(b, 1, 6, 2)
    do(b, END)
    assert waiting(b) == GENERAL_DIE
    roll(b, 5)
    assert waiting(b) == MORALE_DIE
    roll(b, 5)
    assert where(b, "111") == "AC" and card(b, "111").hits == 0 and where(b, "130") == "AC"
    assert waiting(b) == COMBAT and asked(b) == ALLIED


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_12_4_one_to_five_leaves_a_general_unharmed(face: int) -> None:
    b = drawn(phase="morale", FC="002 hits 1, 015", AC="130")
    roll(b, face)
    assert where(b, "002") == "FC" and card(b, "002").hits == 0
    assert waiting(b) == COMBAT


def test_12_4_a_six_kills_a_general() -> None:
    b = drawn(phase="morale", FC="002 hits 1, 015", AC="130")
    roll(b, 6)
    assert where(b, "002") == "casualties" and where(b, "015") == "FC"
    assert b.damage[ALLIED] == card(b, "002").card.bp
    assert waiting(b) == COMBAT


def test_12_4_a_general_rolls_for_each_hit() -> None:
    b = drawn(phase="morale", FC="002 hits 2, 015", AC="130")
    roll(b, 5)
    assert waiting(b) == GENERAL_DIE and card(b, "002").hits == 1
    roll(b, 6)
    assert where(b, "002") == "casualties" and waiting(b) == COMBAT


def test_R137_a_killed_general_rolls_no_more() -> None:
    b = drawn(phase="morale", FC="002 hits 3, 015", FL="006 hits 1, 016", AC="130")
    assert waiting(b) == GENERAL_DIE
    roll(b, 3)  # Reille first, by Position
    roll(b, 6)
    assert where(b, "006") == "FL" and where(b, "002") == "casualties"
    assert waiting(b) == COMBAT


def test_12_4_specials_may_be_played_before_a_generals_first_die() -> None:
    b = drawn("ligny", phase="morale", FC="001 hits 1, 037, 216", AC="207", allied="300")
    do(b, PASS)  # at the start of the phase
    assert waiting(b) == "13.0 from reserve" and asked(b) == ALLIED
    do(b, play(b, "300", "FC"))
    assert waiting(b) == GENERAL_DIE
    roll(b, 2)
    assert card(b, "037").hits == 1 and waiting(b) == MORALE_DIE


# ---- 12.4 Generals alone


def test_12_4_a_general_left_alone_with_enemy_troops_is_eliminated_at_once() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="111, 130 hits 1, 078", FC="015")
    roll(b, 4 + 2)
    assert where(b, "130") == where(b, "111") == "casualties"
    assert not b.finished and waiting(b) == COMBAT


def test_12_4_an_attacking_general_whose_last_troops_rout_is_eliminated() -> None:
    b = drawn(phase="morale", AC="002, 015 hits 1, 130", FC="016")
    roll(b, 6)
    assert where(b, "002") == "casualties" and where(b, "130") == "AC"
    assert waiting(b) == COMBAT and asked(b) == FRENCH


def test_R120_a_general_whose_last_troops_leave_is_eliminated() -> None:
    b = drawn(AC="002, 015, 130", FC="016")
    do(b, move(b, "015", "FC"))
    assert where(b, "002") == "casualties" and waiting(b) == COMBAT


def test_R120_he_leaves_before_the_last_of_them() -> None:
    b = drawn(AC="002, 015, 130", FC="016")
    do(b, move(b, "002", "FC"), move(b, "015", "FC"))
    assert where(b, "002") == where(b, "015") == "FC" and waiting(b) == COMBAT


@pytest.mark.parametrize(
    ("amended", "place", "gain"), [(True, "casualties", True), (False, "AC", False)]
)
def test_12_4_a_general_left_alone_is_lost_also_in_the_rout_that_ends_the_battle(
    amended: bool, place: str, gain: bool
) -> None:
    """By version 1 of the rules the battle was over before he was."""
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 111, 015", FC="016", amended=amended)
    roll(b, 6)
    assert b.finished and b.winner == FRENCH
    assert where(b, "111") == place
    assert (b.damage[FRENCH] > card(b, "130").card.bp) == gain


def test_R120_a_general_who_enters_among_enemies_alone_is_eliminated() -> None:
    b = drawn(FC="002, 015", AC="130")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == "casualties"
    assert b.damage[ALLIED] == 17 and waiting(b) == COMBAT


def test_R120_he_moves_in_after_his_troops() -> None:
    b = drawn(FC="002, 015", AC="130")
    do(b, move(b, "015", "AC"), move(b, "002", "AC"))
    assert where(b, "002") == "AC" and waiting(b) == COMBAT


def test_R120_a_general_may_stand_alone_in_an_own_unengaged_position() -> None:
    b = drawn(FC="002, 015", FL="016", AC="130")
    do(b, move(b, "015", "reserve"))
    assert where(b, "002") == "FC" and waiting(b) == COMBAT


def test_R120_guns_that_enter_kill_a_lone_general() -> None:
    b = drawn(FC="078", AC="111", AR="130")
    do(b, move(b, "078", "AC"))
    assert where(b, "111") == "casualties" and not b.finished
    assert waiting(b) == COMBAT


def test_R120_troops_of_either_allied_army_keep_a_general_company() -> None:
    b = drawn(active=ALLIED, phase="morale", arrived=True, AL="111, 130 hits 1, 207, 015", FC="016")
    roll(b, 6)
    assert where(b, "130") == "casualties" and where(b, "111") == "AL"
    assert waiting(b) == COMBAT


def test_R73_an_enemy_general_alone_does_not_eliminate_a_general() -> None:
    b = drawn(FC="002, 015", AC="111", AR="130")
    do(b, move(b, "002", "AC"))
    assert where(b, "002") == where(b, "111") == "AC"
    assert not b.finished and waiting(b) == COMBAT


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
