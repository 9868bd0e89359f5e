"""Chapter 13: Specials that spread disorder: Lost Orders, Late Reserves, Friendly Fire, Defection.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import END, PASS, Hide
from grognard.games.eagles.model.events import Happened
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.model.state import Battle
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    draw,
    drawn,
    fire,
    form,
    move,
    play,
    roll,
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import printed, staged

WINDOW = "13.0 from reserve"
ACTS = "5.0 combat phase"
DIE = "6.0 one roll per hit"
SHOT = "7.2 hit numbers"
FRIENDLY = "13.0 friendly fire"
CHOOSE = "5.0 morale phase"
LOST = "13.0 lost orders"


def roll_for(b: Battle, label: str) -> actions.Test:
    return actions.Test(uid(b, label))


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


# Friendly Fire: 105, 195, 298


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_makes_an_infantry_card_fire_on_itself_at_f2_and_test_at_once(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf column, inf2")
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["inf"]))
    dice = card(b, at["inf"]).card.cv
    assert (waiting(b), dice_thrown(b)) == (FRIENDLY, (dice, 5))
    roll(b, 5, 6, *[4] * (dice - 2))
    assert (waiting(b), card(b, at["inf"]).hits) == (DIE, 0)
    roll(b, 1)
    roll(b, 1)
    assert (where(b, at["inf"]), where(b, special)) == (at["home"], "discard")
    assert why_not(b, fire(b, at["inf"], at["INF"])) == "7.0 already fired"  # R81
    assert why_not(b, move(b, at["inf"], at["far"], "column")) == "7.0 already moved"
    assert waiting(b) == ACTS


def test_13_0_friendly_fire_is_told_as_a_shot_of_the_card_at_itself() -> None:
    for faces, count in (([5, 6, 4], 2), ([4, 4, 4], 0)):
        b = drawn(FC="015, 016, 130", allied="195", phase="morale")
        b.events = []
        do(b, play(b, "195", "015"))
        roll(b, *faces)
        shot = next(event for event in b.events if event.kind() == "shot")
        assert isinstance(shot, Happened)
        assert (shot.card, shot.args) == (uid(b, "015"), [uid(b, "015"), count, 0])


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_R101_friendly_fire_voids_an_announced_act_of_its_victim(special: str, battle: str) -> None:
    for order in ("fire", "move"):
        b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2")
        act = fire(b, at["inf"], at["INF"]) if order == "fire" else move(b, at["inf"], at["far"])
        do(b, act)
        assert (waiting(b), asked(b)) == (WINDOW, at.seat)
        do(b, play(b, special, at["inf"]))
        roll(b, *[2] * card(b, at["inf"]).card.cv)
        assert (where(b, at["inf"]), card(b, at["INF"]).hits) == (at["home"], 0)
        assert waiting(b) == ACTS


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_on_another_card_leaves_the_announced_act(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2")
    do(b, fire(b, at["inf"], at["INF"]), play(b, special, at["inf2"]))
    roll(b, *[6] * card(b, at["inf2"]).card.cv)
    roll(b, 6)
    assert (where(b, at["inf2"]), waiting(b)) == ("casualties", SHOT)


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_R102_friendly_fire_may_come_at_the_end_of_the_enemy_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, home="INF, inf, inf2 fired")
    do(b, END)
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    assert why_not(b, play(b, special, at["inf2"])) == "R106 idle play"
    do(b, play(b, special, at["inf"]))
    roll(b, *[1] * card(b, at["inf"]).card.cv)
    assert (waiting(b), asked(b)) == (ACTS, at.seat)


@pytest.mark.parametrize(("special", "battle"), printed("friendly_fire"))
def test_13_0_friendly_fire_is_for_enemy_infantry_in_the_enemy_combat_phase(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf, cav, guns, gen")
    for role in ("INF", "cav", "guns", "gen"):
        assert why_not(b, play(b, special, at[role])) == "13.0 right card"
    assert why_not(b, play(b, special, at["inf"])) is None
    b, at = staged(special, battle, home="INF, inf")
    assert why_not(b, play(b, special, at["inf"])) == "13.0 enemy combat phase"
    b, at = staged(special, battle, own_turn=False, phase="morale", home="INF, inf hits 1")
    assert waiting(b) == DIE
    assert where(b, special).startswith("reserve")


def test_R81_friendly_fire_is_only_for_a_card_that_has_not_acted() -> None:
    b = drawn(allied="195", AC="130, 015 fired, 016 moved, 017, 018 formed")
    do(b, fire(b, "017", "130"))
    assert why_not(b, play(b, "195", "015")) == "R106 idle play"
    assert why_not(b, play(b, "195", "016")) == "R106 idle play"
    assert why_not(b, play(b, "195", "018")) is None
    assert waiting(b) == WINDOW


def test_R156_friendly_fire_is_not_for_a_card_that_cannot_fire() -> None:
    b = drawn(phase="morale", allied="195", AC="130, 015 fatigued, 016 depleted, 017")
    assert why_not(b, play(b, "195", "015")) == "R156 friendly fire without fire"
    assert why_not(b, play(b, "195", "016")) == "R156 friendly fire without fire"
    assert why_not(b, play(b, "195", "017")) is None
    assert waiting(b) == WINDOW


def test_R108_friendly_fire_throws_the_printed_cv_whatever_ground_smoke_or_zeal() -> None:
    b = drawn(
        "ligny",
        phase="morale",
        allied="298, 296",
        FC="087, 049 square zeal on 087, 207",
    )
    do(b, play(b, "296", "FC"), play(b, "298", "049"))
    assert dice_thrown(b) == (3, 5)
    assert waiting(b) == FRIENDLY


def test_R150_friendly_fire_turns_its_victim_face_up_even_when_it_misses() -> None:
    b = drawn("ligny", FC="015 down column, 016 down", allied="298", phase="morale")
    do(b, play(b, "298", "015"))
    roll(b, *[4] * card(b, "015").card.cv)
    assert (card(b, "015").up, card(b, "016").up) == (True, False)
    assert waiting(b) == ACTS


def test_R108_friendly_fire_falls_on_an_unengaged_card_too() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015")
    do(b, play(b, "298", "015"))
    roll(b, 6, 2, 2)
    roll(b, 4)
    assert where(b, "015") == "casualties"
    assert waiting(b) == ACTS


def test_R108_friendly_fire_tests_with_all_modifiers_and_hits_no_general() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015 square, 001")
    do(b, play(b, "298", "015"))
    roll(b, 6, 1, 1)
    assert card(b, "001").hits == 0  # R56
    roll(b, 5)  # B3, square +1, Napoleon +2
    assert where(b, "015") == "FC"
    assert waiting(b) == ACTS


def test_R108_victory_is_checked_when_friendly_fire_routs_the_last_defender() -> None:
    b = drawn("ligny", phase="morale", allied="298", FC="015, 207")
    do(b, play(b, "298", "015"))
    roll(b, 6, 2, 2)
    roll(b, 6)
    assert (b.finished, b.winner, waiting(b)) == (True, ALLIED, "")


def test_R109_hits_already_borne_are_not_tested_by_friendly_fire() -> None:
    b = drawn(active=ALLIED, french="105", AC="130, 015, 132 hits 1")
    do(b, fire(b, "130", "015"), play(b, "105", "132"))
    roll(b, 6, 2, 2, 2)
    roll(b, 2)
    assert (card(b, "132").hits, waiting(b)) == (1, SHOT)


# Defection: 106


DUTCH = "134, 133 hits 1, 130, 015, 113"


@pytest.mark.parametrize("battle", ["quatre-bras", "waterloo"])
def test_13_0_defection_makes_every_dutch_belgian_troop_card_of_the_position_test_once(
    battle: str,
) -> None:
    b = drawn(battle, french="106", AC=DUTCH, AR="162, 016")
    do(b, play(b, "106", "AC"))
    assert (waiting(b), asked(b), where(b, "106")) == (CHOOSE, ALLIED, "discard")
    assert why_not(b, roll_for(b, "130")) == "6.0 last enemy turn"
    assert why_not(b, roll_for(b, "113")) == "6.0 last enemy turn"  # R82: no General
    assert why_not(b, roll_for(b, "162")) == "6.0 last enemy turn"  # another Position
    do(b, roll_for(b, "134"))
    roll(b, 3)
    roll(b, 1)
    assert (where(b, "134"), where(b, "133"), card(b, "133").hits) == ("casualties", "AC", 1)
    assert waiting(b) == ACTS


def test_13_0_defection_needs_an_engaged_position_with_dutch_belgians() -> None:
    b = drawn(french="106", AC="134", AR="130, 015", AL="133 down, 016", FC="160, 017")
    assert why_not(b, play(b, "106", "AC")) == "13.0 engaged position"
    assert why_not(b, play(b, "106", "AR")) == "13.0 right card"
    assert why_not(b, play(b, "106", "AL")) == "13.0 right card"  # R105: still face-down
    assert why_not(b, play(b, "106", "FC")) is None
    assert waiting(b) == ACTS


def test_13_0_defection_turns_up_every_dutch_belgian_card_of_the_position() -> None:
    b = drawn(french="106", AC="134, 133 down, 130 down, 015")
    do(b, play(b, "106", "AC"))
    assert (card(b, "133").up, card(b, "130").up) == (True, False)
    assert waiting(b) == CHOOSE


@pytest.mark.parametrize("phase", ["morale", "combat", "reinforce"])
def test_R102_defection_may_be_played_in_each_phase_of_the_own_turn(phase: str) -> None:
    b = drawn(phase=phase, french="106", AC="134, 130, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert where(b, "134") == "casualties"
    assert waiting(b) == ACTS


@pytest.mark.parametrize("moment", range(6))
def test_R102_defection_may_be_played_at_every_moment_of_the_enemy_turn(moment: int) -> None:
    b = drawn(
        active=ALLIED,
        phase="morale",
        french="106",
        allied="131",
        british_pile="132",
        AC="134, 130 hits 1, 015",
    )
    if moment >= 1:
        do(b, PASS)  # the Morale phase has begun; now before the die of 130
    if moment >= 2:
        do(b, PASS)
        roll(b, 1)  # the Combat phase begins
    if moment >= 3:
        do(b, PASS, move(b, "131", "AR"))  # a move is announced
    if moment >= 4:
        do(b, PASS, END)  # the Combat phase ends
    if moment >= 5:
        do(b, PASS)  # before the draw
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), where(b, "106")) == ("casualties", "discard")
    assert waiting(b) == [DIE, DIE, ACTS, ACTS, "10.0 draw", "10.0 draw"][moment]


def test_R157_defection_comes_before_the_die_about_to_be_thrown() -> None:
    b = drawn(phase="morale", french="106, 095", AC="134, 130, 015 hits 1, 016")
    do(b, PASS)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)  # before the die of 015
    do(b, play(b, "106", "AC"))
    roll(b, 1)
    assert (waiting(b), where(b, "134")) == (DIE, "AC")
    roll(b, 6)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "095", "015"))  # Rally still knows which card failed
    roll(b, 1)
    assert where(b, "015") == "AC"
    assert waiting(b) == ACTS


def test_R157_a_card_routed_by_defection_rolls_no_more() -> None:
    b = drawn(active=ALLIED, phase="morale", french="106", AC="134 hits 2, 130, 015")
    do(b, PASS, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), waiting(b)) == ("casualties", ACTS)


def test_R157_a_morale_bonus_may_follow_defection_before_the_same_die() -> None:
    b = drawn(phase="morale", french="106, 107", AC="134, 130, 015 hits 1, 016")
    do(b, PASS, play(b, "106", "AC"))
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "107", "AC"))
    roll(b, 4)
    assert where(b, "015") == "AC"
    assert waiting(b) == ACTS


def test_R157_defection_waits_while_other_tests_are_owed() -> None:
    b = drawn(
        "quatre-bras",
        active=ALLIED,
        phase="morale",
        french="100, 106",
        AC="130 hits 1, 132, 140, 134, 015",
    )
    do(b, PASS, play(b, "100", "130"), PASS)
    roll(b, 6)
    do(b, roll_for(b, "132"))
    assert waiting(b) == DIE
    roll(b, 1)
    do(b, roll_for(b, "134"))
    roll(b, 1)
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)  # before the last of them
    do(b, play(b, "106", "AC"))
    roll(b, 6)
    assert (where(b, "134"), waiting(b)) == ("casualties", DIE)


def test_R109_defection_leaves_the_hits_of_a_card_to_its_morale_phase() -> None:
    b = drawn(french="106", AC="134 hits 1, 130, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 2)
    assert (card(b, "134").hits, waiting(b)) == (1, ACTS)


def test_13_0_defection_of_the_last_defender_wins_at_once() -> None:
    b = drawn(french="106", AC="134, 015")
    do(b, play(b, "106", "AC"))
    roll(b, 3)
    assert (b.finished, b.winner, waiting(b)) == (True, FRENCH, "")
