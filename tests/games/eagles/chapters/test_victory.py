"""Chapter 4.3: Victory, and the other ways a battle ends."""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import ACCEPT_DRAW, END, OFFER_DRAW, PASS, RESIGN
from grognard.games.eagles.model.options import Options
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Decision
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    do,
    drawn,
    fire,
    move,
    roll,
    uid,
    waiting,
    where,
    why_not,
)

COMBAT = "5.0 combat phase"
MORALE_DIE = "6.0 one roll per hit"
TWO = {"deck": "open", "victory": "2"}


def result(b: Battle) -> tuple[int, str]:
    assert b.finished and waiting(b) == ""
    return b.winner, b.ending


WON_BY_FRENCH = (FRENCH, "4.3 sole occupation")
WON_BY_ALLIES = (ALLIED, "4.3 sole occupation")


# ---- 4.3 Sole occupation


@pytest.mark.parametrize("label", ["015", "055"])
def test_4_3_infantry_or_cavalry_alone_in_an_enemy_position_wins(label: str) -> None:
    b = drawn(FC=f"{label}, 016", AR="130")
    do(b, move(b, label, "AC"))
    assert result(b) == WON_BY_FRENCH
    assert where(b, "130") == "AR"


def test_4_3_the_allies_win_in_the_same_way() -> None:
    b = drawn(active=ALLIED, AC="130, 149", FL="015")
    do(b, move(b, "130", "FC"))
    assert result(b) == WON_BY_ALLIES


@pytest.mark.parametrize(("label", "to"), [("015", "AR"), ("016", "AC"), ("017", "AL")])
def test_4_3_any_one_of_the_three_enemy_positions_is_enough(label: str, to: str) -> None:
    b = drawn(FL="015", FC="016", FR="017", allied="130")
    do(b, move(b, label, to))
    assert result(b) == WON_BY_FRENCH


def test_4_3_cavalry_may_win_from_the_reserve_with_two_moves() -> None:
    b = drawn(FL="015", AR="130", french="055")
    do(b, move(b, "055", "AC"))
    assert result(b) == WON_BY_FRENCH


def test_4_3_an_own_position_is_no_victory() -> None:
    b = drawn(FL="015", AR="130", french="016")
    do(b, move(b, "016", "FC"))
    assert not b.finished and waiting(b) == COMBAT


def test_4_3_an_enemy_in_the_position_opposes_the_occupation() -> None:
    b = drawn(FC="015, 016", AC="130")
    do(b, move(b, "015", "AC"), move(b, "016", "AC"))
    assert not b.finished and waiting(b) == COMBAT


@pytest.mark.parametrize("label", ["069", "002"])
def test_4_3_foot_artillery_or_a_general_alone_does_not_win(label: str) -> None:
    b = drawn(FC=f"{label}, 016", AR="130")
    do(b, move(b, label, "AC"))
    assert where(b, label) == "AC" and not b.finished
    assert waiting(b) == COMBAT


def test_4_3_horse_artillery_is_artillery_and_does_not_win_on_its_own() -> None:
    """The publisher's answer."""
    b = drawn(FC="078, 055", AR="130")
    do(b, move(b, "078", "AC"))
    assert not b.finished and waiting(b) == COMBAT
    do(b, move(b, "055", "AC"))
    assert result(b) == WON_BY_FRENCH


# ---- R31, R32 What opposes


def test_R31_enemy_artillery_opposes() -> None:
    b = drawn(FC="015", AC="165", AR="130")
    do(b, move(b, "015", "AC"))
    assert not b.finished and waiting(b) == COMBAT


def test_R31_an_enemy_general_does_not_oppose() -> None:
    b = drawn(FC="015", AC="111", AR="130")
    do(b, move(b, "015", "AC"))
    assert result(b) == WON_BY_FRENCH


def test_R31_enemy_terrain_and_specials_do_not_oppose() -> None:
    b = drawn(FC="015", AC="180", AR="130")
    do(b, move(b, "015", "AC"))
    assert result(b) == WON_BY_FRENCH
    b = drawn(active=ALLIED, FC="015", AC="130", AR="149", allied="197")
    do(b, actions.play(uid(b, "197"), actions.on_position(4)), move(b, "130", "reserve"), END)
    assert where(b, "197") == "AC" and asked(b) == FRENCH
    do(b, move(b, "015", "AC"))
    assert result(b) == WON_BY_FRENCH


def test_R31_decoys_do_not_oppose() -> None:
    b = drawn(options={"deck": "open", "decoys": "on"}, FC="015", AC="111 down", AR="130")
    do(b, move(b, "015", "AC"))
    assert where(b, "111") == "casualties"
    assert result(b) == WON_BY_FRENCH


def test_R32_guns_left_alone_win_nothing_until_infantry_or_cavalry_enters() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 078", AR="149", FC="015")
    roll(b, 6)
    assert not b.finished and waiting(b) == COMBAT and asked(b) == ALLIED
    do(b, END)
    do(b, move(b, "015", "AC"))
    assert result(b) == WON_BY_FRENCH


def test_R32_the_owner_who_comes_back_engages() -> None:
    b = drawn(active=ALLIED, AC="078", AR="149", FC="015", allied="130, 165")
    assert why_not(b, move(b, "165", "AC")) == "8.1 foot artillery"
    do(b, move(b, "130", "AC"), END)
    assert asked(b) == FRENCH and why_not(b, move(b, "015", "AC")) is None
    do(b, move(b, "015", "AC"))
    assert not b.finished and waiting(b) == COMBAT


# ---- 4.3 The instant


def test_4_3_victory_comes_in_the_enemy_turn_when_his_last_defender_routs() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 015", AR="149", FC="016")
    roll(b, 6)
    assert result(b) == WON_BY_FRENCH


def test_4_3_the_battle_continues_while_one_defender_is_left() -> None:
    b = drawn(active=ALLIED, phase="morale", AC="130 hits 1, 165, 015", AR="149", FC="016")
    roll(b, 6)
    assert not b.finished and waiting(b) == COMBAT and asked(b) == ALLIED


def test_R33_a_defender_who_leaves_hands_the_enemy_the_victory_at_once() -> None:
    b = drawn(FC="015, 130", AC="149", FL="016")
    do(b, move(b, "015", "reserve"))
    assert result(b) == WON_BY_ALLIES


def test_R33_a_defender_may_leave_while_another_stays() -> None:
    b = drawn(FC="015, 069, 130", AC="149", FL="016")
    do(b, move(b, "015", "reserve"))
    assert not b.finished and waiting(b) == COMBAT


def test_R33_leaving_to_guns_alone_loses_nothing_yet() -> None:
    b = drawn(FC="015, 174", AC="149", FL="016")
    do(b, move(b, "015", "reserve"))
    assert not b.finished and waiting(b) == COMBAT


def test_R34_entering_an_empty_position_wins_before_the_rest_of_the_movement() -> None:
    b = drawn(FC="015, 016, 017", FL="018", AR="130")
    do(b, move(b, "016", "AC"))
    assert result(b) == WON_BY_FRENCH
    assert where(b, "015") == "FC" and not card(b, "015").acted


def test_R34_leaving_an_own_position_empty_loses_nothing_until_an_enemy_enters() -> None:
    b = drawn(FC="015", FL="016", AC="130")
    do(b, move(b, "015", "reserve"), END)
    assert not b.finished and asked(b) == ALLIED
    do(b, move(b, "130", "FC"))
    assert result(b) == WON_BY_ALLIES


def test_R136_routs_that_come_together_go_one_by_one_in_the_owners_order() -> None:
    b = drawn(phase="morale", FL="015 hits 1, 130", FC="016 hits 1, 149", AC="128")
    do(b, actions.Test(uid(b, "016")))
    roll(b, 6)
    assert result(b) == WON_BY_ALLIES
    assert where(b, "015") == "FL" and card(b, "015").hits == 1


def test_R133_a_prussian_win_on_the_french_right_is_an_allied_win() -> None:
    b = drawn(active=ALLIED, arrived=True, AL="207, 130", FC="015")
    do(b, move(b, "207", "FR"))
    assert result(b) == WON_BY_ALLIES


# ---- The option of two Positions


def test_4_3_by_option_one_position_is_not_enough() -> None:
    b = drawn(options=TWO, FC="015", FL="016", AL="130")
    do(b, move(b, "015", "AC"))
    assert not b.finished and waiting(b) == COMBAT
    do(b, move(b, "016", "AR"))
    assert result(b) == WON_BY_FRENCH


def test_4_3_by_option_both_positions_must_be_held_at_once() -> None:
    b = drawn(options=TWO, FC="015", FL="016", AL="130", allied="149")
    do(b, move(b, "015", "AC"), END)
    do(b, move(b, "149", "AC"), END)
    do(b, move(b, "016", "AR"))
    assert not b.finished and waiting(b) == COMBAT and asked(b) == FRENCH
    do(b, fire(b, "015", "149"))
    roll(b, 6, 2, 2)
    do(b, END)
    roll(b, 6)
    assert result(b) == WON_BY_FRENCH


def test_4_3_by_option_each_side_may_hold_one_position_of_the_other() -> None:
    b = drawn(options=TWO, active=ALLIED, AC="015", AL="130", FC="149", FR="016", AR="131")
    do(b, END)
    assert not b.finished and asked(b) == FRENCH
    do(b, END)
    assert not b.finished and asked(b) == ALLIED
    do(b, move(b, "131", "FL"))
    assert result(b) == WON_BY_ALLIES


# ---- R37 Draws


def test_R37_a_draw_when_neither_side_has_infantry_or_cavalry_left() -> None:
    b = drawn(FC="069, 002", AC="165, 111", french="095")
    do(b, END)
    assert result(b) == (-1, "R37 nobody can win")


@pytest.mark.parametrize(
    ("field", "reserve", "pile"), [("130", "", ""), ("", "130", ""), ("", "", "153")]
)
def test_R37_no_draw_while_either_side_can_still_win(field: str, reserve: str, pile: str) -> None:
    b = drawn(FC="069", AC="165", AR=field, allied=reserve, british_pile=pile)
    do(b, END)
    assert not b.finished and waiting(b) == COMBAT and asked(b) == ALLIED


def test_R37_eliminated_cards_can_win_no_more() -> None:
    b = drawn(active=ALLIED, phase="morale", FC="069", AC="165, 130 hits 1")
    roll(b, 6)
    do(b, END)
    assert result(b) == (-1, "R37 nobody can win")


def test_R148_a_draw_is_agreed_when_the_other_accepts() -> None:
    b = drawn(FC="015", AC="130")
    do(b, OFFER_DRAW)
    assert waiting(b) == "R148 agreed draw" and asked(b) == ALLIED
    assert why_not(b, END) == "5.0 combat phase"
    do(b, ACCEPT_DRAW)
    assert result(b) == (-1, "R148 agreed draw")


def test_R148_a_declined_offer_changes_nothing_and_is_made_once_a_turn() -> None:
    b = drawn(FC="015", AC="130")
    do(b, OFFER_DRAW, PASS)
    assert waiting(b) == COMBAT and asked(b) == FRENCH
    assert why_not(b, OFFER_DRAW) == "R148 agreed draw"
    do(b, END)
    assert asked(b) == ALLIED and why_not(b, OFFER_DRAW) is None
    do(b, END)
    assert asked(b) == FRENCH and why_not(b, OFFER_DRAW) is None
    assert waiting(b) == COMBAT


def test_R148_by_option_no_draw_can_be_offered() -> None:
    b = drawn(options={"deck": "open", "draws": "off"}, FC="015", AC="130")
    assert why_not(b, OFFER_DRAW) == "R148 agreed draw"
    assert why_not(b, RESIGN) is None and waiting(b) == COMBAT


@pytest.mark.parametrize("side", [FRENCH, ALLIED])
def test_R149_a_player_who_resigns_loses_at_once(side: int) -> None:
    b = drawn(active=side, FC="015", AC="130")
    do(b, RESIGN)
    assert result(b) == (1 - side, "R149 resignation")


def test_R149_by_option_nobody_may_resign() -> None:
    b = drawn(options={"deck": "open", "resign": "off"}, FC="015", AC="130")
    assert why_not(b, RESIGN) == "R149 resignation"
    assert why_not(b, OFFER_DRAW) is None and waiting(b) == COMBAT


def test_R149_resigning_and_offering_are_never_listed_among_the_acts() -> None:
    b = drawn(FC="015", AC="130")
    assert isinstance(b.pending, Decision)
    listed = {action.key() for action in b.pending.legal(b)}
    assert RESIGN.key() not in listed and OFFER_DRAW.key() not in listed
    assert waiting(b) == COMBAT


# ---- R147 The turn limit


def test_R147_the_limit_is_forty_turns_of_each_side_unless_changed() -> None:
    assert Options({}).turns == 40
    b = drawn(turn=40, FC="015", AC="130")
    do(b, END)
    assert not b.finished and waiting(b) == COMBAT and asked(b) == ALLIED
    do(b, END)
    assert result(b) == (-1, "R147 turn limit")


def test_R147_the_turn_before_the_last_does_not_end_the_battle() -> None:
    b = drawn(turn=39, active=ALLIED, FC="015", AC="130")
    do(b, END)
    assert not b.finished and b.turn == 40 and waiting(b) == COMBAT and asked(b) == FRENCH


def test_R147_more_damage_inflicted_wins() -> None:
    limit = {"deck": "open", "turns": "5"}
    b = drawn(options=limit, turn=5, phase="morale", FC="043 hits 1, 015", AC="130 hits 1, 149")
    roll(b, 6)  # 9 points lost
    do(b, END)
    roll(b, 6)  # 12 points lost
    assert b.damage == [12, 9]
    do(b, END)
    assert result(b) == (FRENCH, "R147 turn limit")


def test_R147_the_allies_win_on_damage_too() -> None:
    limit = {"deck": "open", "turns": "5"}
    b = drawn(options=limit, turn=5, phase="morale", FC="043 hits 1, 015", AC="130, 149")
    roll(b, 6)
    do(b, END, END)
    assert result(b) == (ALLIED, "R147 turn limit")


def test_R147_equal_damage_is_a_draw() -> None:
    limit = {"deck": "open", "turns": "5"}
    b = drawn(options=limit, turn=5, phase="morale", FC="017 hits 1, 015", AC="130 hits 1, 149")
    roll(b, 6)
    do(b, END)
    roll(b, 6)
    assert b.damage == [12, 12]
    do(b, END)
    assert result(b) == (-1, "R147 turn limit")


def test_R147_generals_count_as_damage_and_other_cards_do_not() -> None:
    b = drawn(
        options={"deck": "open", "decoys": "on"},
        phase="morale",
        FC="015, 002 hits 1",
        AC="180 down, 165",
        AR="130",
    )
    roll(b, 6)
    do(b, move(b, "015", "AC"))
    assert where(b, "180") == "casualties"
    assert b.damage == [0, 17] and waiting(b) == COMBAT


def test_R147_the_limit_can_be_switched_off() -> None:
    b = drawn(options={"deck": "open", "turns": "0"}, turn=999, active=ALLIED, FC="015", AC="130")
    do(b, END)
    assert not b.finished and b.turn == 1000 and waiting(b) == COMBAT


def test_R147_a_victory_in_the_last_turn_comes_before_the_limit() -> None:
    b = drawn(turn=40, active=ALLIED, FL="015", AC="130")
    do(b, move(b, "130", "FC"))
    assert result(b) == WON_BY_ALLIES
