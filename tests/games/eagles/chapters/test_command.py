"""12.1 to 12.3: what Generals command."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, Hide
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
    roll,
    shock,
    uid,
    waiting,
    where,
    why_not,
)

COMBAT = "5.0 combat phase"
MORALE_DIE = "6.0 one roll per hit"
DECOYS = {"deck": "open", "decoys": "on"}


def value(b: Battle, label: str) -> int:
    """The morale value of a card its owner may choose to test now."""
    assert isinstance(b.pending, Decision)
    return b.pending.weigh(b, actions.Test(uid(b, label)))[0].total


def hide(b: Battle, label: str, to: str) -> Action:
    return Hide(uid(b, label), PLACES[to])


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
