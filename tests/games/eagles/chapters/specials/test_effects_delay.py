"""Chapter 13: Specials that hold troops up: Lost Orders, Late Reserves.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import END, PASS, Hide
from grognard.games.eagles.model.places import PLACE_NAMES
from tests.games.eagles.chapters.specials.moments import ACTS, DIE, WINDOW
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    do,
    draw,
    drawn,
    fire,
    form,
    move,
    play,
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import printed, staged

LOST = "13.0 lost orders"


# Lost Orders: 103, 193, 297
BOUND = printed("lost_orders")


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_13_0_lost_orders_let_no_card_enter_leave_or_cross_the_position_this_turn(
    special: str, battle: str
) -> None:
    b, at = staged(
        special, battle, own_turn=False, phase="morale", foe_hand="inf, cav, gen", far="inf2"
    )
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["far"]))
    assert where(b, special) == "discard"
    assert why_not(b, move(b, at["inf"], at["far"])) == LOST
    assert why_not(b, move(b, at["gen"], at["far"])) == LOST
    assert why_not(b, move(b, at["inf2"], "reserve")) == LOST
    assert why_not(b, move(b, at["inf2"], at["home"])) == LOST
    assert why_not(b, move(b, at["cav"], at["home"])) == LOST  # two moves, across it
    other = "FL" if at["far"][0] == "F" else "AR"
    assert why_not(b, move(b, at["inf"], other)) is None
    do(b, END, END)
    assert why_not(b, move(b, at["inf"], at["far"])) is None
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_13_0_lost_orders_close_the_way_back_and_the_way_along_the_line(
    special: str, battle: str
) -> None:
    b, at = staged(
        special, battle, own_turn=False, phase="morale", far="inf2", home="INF, cav, inf", AR=""
    )
    do(b, play(b, special, at["far"]))
    assert why_not(b, move(b, at["inf"], at["far"])) == LOST
    assert why_not(b, move(b, at["cav"], "reserve")) == LOST  # two moves, across it
    beside = "FL" if at["far"][0] == "F" else "AR"
    b, at = staged(
        special, battle, own_turn=False, phase="morale", far="inf2", also={beside: "cav, inf3"}
    )
    do(b, play(b, special, at["far"]))
    assert why_not(b, move(b, at["cav"], at["far"])) == LOST  # by way of the Reserve
    assert why_not(b, move(b, at["cav"], "reserve")) is None
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_R101_lost_orders_in_answer_void_a_move_on_every_route_and_leave_the_card_free(
    special: str, battle: str
) -> None:
    for role, start, to in (
        ("inf", "hand", "far"),
        ("inf", "far", "reserve"),
        ("inf", "far", "home"),
        ("cav", "hand", "home"),
        ("cav", "home", "reserve"),
        ("inf", "home", "far"),
    ):
        places = {"far": "inf2", "home": "INF, inf3"}
        hand = role if start == "hand" else ""
        if start != "hand":
            places[start] += f", {role}"
        b, at = staged(special, battle, own_turn=False, foe_hand=hand, also=places)
        began = where(b, at[role])
        order = move(b, at[role], "reserve" if to == "reserve" else at[to])
        do(b, order)
        assert (waiting(b), asked(b)) == (WINDOW, at.seat)
        do(b, play(b, special, at["far"]))
        assert (where(b, at[role]), card(b, at[role]).acted) == (began, 0)
        assert why_not(b, order) == LOST
        assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_R12_cards_inside_may_still_form_and_fire(special: str, battle: str) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", far="inf, guns", home="INF")
    do(b, play(b, special, at["far"]))
    assert why_not(b, form(b, at["inf"], "square")) is None
    assert why_not(b, fire(b, at["guns"], at["INF"])) is None
    assert waiting(b) == ACTS


def test_R12_cards_inside_may_still_occupy_terrain() -> None:
    b = drawn("ligny", allied="297", FC="015, 087")
    do(b, move(b, "015", "FC", on="087"))
    assert (waiting(b), asked(b)) == (WINDOW, ALLIED)
    do(b, play(b, "297", "FC"))
    assert card(b, "015").on == uid(b, "087")
    assert waiting(b) == ACTS


@pytest.mark.parametrize("battle", ["ligny", "waterloo"])
def test_R12_103_may_shield_an_own_position_from_being_entered(battle: str) -> None:
    b, at = staged(
        "103", battle, own_turn=False, phase="morale", foe_hand="cav", home="INF", far="inf, inf2"
    )
    do(b, play(b, "103", "FC"))
    assert why_not(b, move(b, at["inf"], "FC")) == LOST
    assert why_not(b, move(b, at["cav"], "FC")) == LOST
    assert why_not(b, move(b, at["inf"], "reserve")) is None
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_13_0_lost_orders_need_an_unengaged_position(special: str, battle: str) -> None:
    b, at = staged(
        special,
        battle,
        own_turn=False,
        phase="morale",
        hand={"103": "105", "193": "195", "297": "298"}[special],
        far="INF, inf, inf2",
    )
    assert why_not(b, play(b, special, at["far"])) == "13.0 unengaged position"
    assert waiting(b) == WINDOW


@pytest.mark.parametrize(("special", "battle"), BOUND)
def test_R12_103_is_for_the_enemy_turn_and_the_allied_cards_are_idle_in_their_own(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, far="inf", amended=False)
    refusal = "13.0 enemy turn" if special == "103" else "R106 idle play"
    assert why_not(b, play(b, special, at["far"])) == refusal
    b, at = staged(special, battle, own_turn=False, phase="morale", far="inf hits 1", amended=False)
    assert waiting(b) == DIE  # R142: not before the Combat phase
    assert where(b, special).startswith("reserve")


@pytest.mark.parametrize("special", ["193", "297"])
def test_R12_allied_lost_orders_name_a_french_position(special: str) -> None:
    b = drawn(phase="morale", arrived=True, allied=special, AC="130", AL="207", FR="015")
    assert why_not(b, play(b, special, "AC")) == "13.0 right card"
    assert why_not(b, play(b, special, "AL")) == "13.0 right card"
    assert why_not(b, play(b, special, "FR")) is None
    assert waiting(b) == WINDOW


def test_R106_a_second_lost_orders_on_the_same_position_changes_nothing() -> None:
    b = drawn("charleroi", phase="morale", allied="193, 297", FR="015", FC="016")
    do(b, play(b, "193", "FR"))
    assert why_not(b, play(b, "297", "FR")) == "R106 idle play"
    assert why_not(b, play(b, "297", "FC")) is None
    assert waiting(b) == WINDOW


def test_R159_lost_orders_hold_decoys_too() -> None:
    options = {"deck": "open", "decoys": "on"}
    b = drawn("ligny", options=options, phase="morale", allied="297", FC="015, 001 down")
    do(b, play(b, "297", "FC"))
    assert why_not(b, move(b, "001", "reserve")) == LOST
    b = drawn("ligny", options=options, phase="morale", allied="297", french="001", FC="015")
    do(b, play(b, "297", "FC"))
    assert why_not(b, Hide(uid(b, "001"), PLACE_NAMES.index("FC"))) == LOST
    assert why_not(b, Hide(uid(b, "001"), PLACE_NAMES.index("FL"))) is None
    assert waiting(b) == ACTS


def test_R159_lost_orders_in_answer_keep_a_decoy_where_it_lies() -> None:
    options = {"deck": "open", "decoys": "on"}
    b = drawn("ligny", options=options, allied="297", FC="015, 001 down")
    do(b, move(b, "001", "reserve"), play(b, "297", "FC"))
    assert (where(b, "001"), card(b, "001").up) == ("FC", False)
    assert waiting(b) == ACTS


# Late Reserves: 104, 194


@pytest.mark.parametrize(("special", "battle"), printed("late_reserves"))
def test_13_0_late_reserves_stop_the_draw_of_this_turn(special: str, battle: str) -> None:
    pile = "british_pile" if special == "104" else "french_pile"
    b, at = staged(special, battle, own_turn=False, phase="reinforce", also={pile: "inf, inf2"})
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special))
    assert (where(b, at["inf"]), where(b, special)) == (pile_name(pile), "discard")
    assert (waiting(b), b.active) == (ACTS, at.seat)
    do(b, END, END)
    assert waiting(b) == "10.0 draw"


@pytest.mark.parametrize(("special", "battle"), printed("late_reserves"))
def test_13_0_late_reserves_declined_let_the_draw_be_made(special: str, battle: str) -> None:
    pile = "british_pile" if special == "104" else "french_pile"
    b, at = staged(special, battle, own_turn=False, phase="reinforce", also={pile: "inf"})
    do(b, PASS)
    assert waiting(b) == "10.0 draw"
    draw(b, at["inf"])
    assert where(b, at["inf"]).startswith("reserve")
    assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("late_reserves"))
def test_R142_late_reserves_wait_for_the_draw_of_an_enemy_turn(special: str, battle: str) -> None:
    pile = "british_pile" if special == "104" else "french_pile"
    b, at = staged(
        special,
        battle,
        own_turn=False,
        phase="morale",
        home="INF",
        also={pile: "inf"},
        amended=False,
    )
    assert (waiting(b), asked(b)) == (ACTS, 1 - at.seat)
    do(b, END)
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    b, at = staged(special, battle, home="INF", far="inf", also={pile: "inf2"}, amended=False)
    assert why_not(b, play(b, special)) == "13.0 enemy turn"
    b, at = staged(special, battle, phase="reinforce", home="INF", far="inf", amended=False)
    assert (waiting(b), asked(b)) == (ACTS, 1 - at.seat)


def test_R106_late_reserves_are_not_offered_when_no_card_is_left_to_draw() -> None:
    b = drawn(active=ALLIED, phase="reinforce", french="104", french_pile="015", AC="130")
    assert (waiting(b), asked(b)) == (ACTS, FRENCH)


def test_R83_late_reserves_stop_the_british_and_the_prussian_draw() -> None:
    b = drawn(
        active=ALLIED,
        phase="reinforce",
        french="104",
        british_pile="130",
        prussian_pile="207",
        AC="132",
    )
    do(b, play(b, "104"))
    assert (where(b, "130"), where(b, "207")) == ("pile-british", "pile-prussian")
    assert waiting(b) == ACTS
    b = drawn(active=ALLIED, phase="reinforce", french="104", prussian_pile="207", AC="132")
    assert why_not(b, play(b, "104")) is None
    assert waiting(b) == WINDOW


def test_R106_late_reserves_are_not_played_twice_on_one_draw() -> None:
    deck = {
        "deck": "custom",
        "french-deck": "015, 016, 017, 018, 019, 020, 104 x2",
        "british-deck": "130, 132, 137, 138, 139, 140",
    }
    b = drawn(
        "quatre-bras", ALLIED, "reinforce", deck, french="104, 104b", british_pile="130", AC="132"
    )
    do(b, play(b, "104"))
    assert (where(b, "104b"), waiting(b)) == ("reserve-french", ACTS)


def test_R104_late_reserves_name_no_position_and_need_no_nation_there() -> None:
    b = drawn(phase="reinforce", allied="194", french_pile="015", FC="016")
    do(b, play(b, "194"))
    assert (where(b, "015"), waiting(b)) == ("pile-french", ACTS)


def pile_name(pile: str) -> str:
    return "pile-" + pile.removesuffix("_pile")
