"""Chapter 13: Specials of the artillery, and Sappers, each title with every card that bears it.

A scene is written in the roles of staging.py and played in every battle printed on the card.
"""

from __future__ import annotations

import pytest

from grognard.games.eagles.model.actions import OpenFire
from tests.games.eagles.chapters.specials.moments import ACTS, SHOT, WINDOW, cv
from tests.games.eagles.field import (
    ALLIED,
    FRENCH,
    asked,
    card,
    dice_thrown,
    do,
    drawn,
    fire,
    move,
    play,
    roll,
    uid,
    waiting,
    where,
    why_not,
)
from tests.games.eagles.staging import placed, printed, staged

# Double Grape: 096, 186, 291


@pytest.mark.parametrize(("special", "battle"), printed("double_grape"))
def test_13_0_double_grape_doubles_the_cv_of_one_artillery_card_at_short_range(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="GUNS, GUNS2, inf, inf2")
    do(b, fire(b, at["GUNS"], at["inf"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["GUNS"]))
    assert dice_thrown(b)[0] == 2 * cv(b, at["GUNS"])
    roll(b, *[2] * dice_thrown(b)[0])
    do(b, fire(b, at["GUNS2"], at["inf2"]))
    assert dice_thrown(b)[0] == cv(b, at["GUNS2"])
    assert (waiting(b), where(b, special)) == (SHOT, "discard")


@pytest.mark.parametrize(("special", "battle"), printed("double_grape"))
def test_13_0_double_grape_is_not_for_long_range_infantry_or_an_enemy_turn(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="GUNS", far="inf")
    assert why_not(b, play(b, special, at["GUNS"])) == "R101 announce and answer"
    do(b, fire(b, at["GUNS"], at["inf"]))
    assert waiting(b) == SHOT
    b, at = staged(special, battle, home="INF, GUNS, inf")
    do(b, fire(b, at["INF"], at["inf"]))
    assert waiting(b) == SHOT
    b, at = staged(special, battle, own_turn=False, home="GUNS, inf")
    do(b, fire(b, at["inf"], at["GUNS"]))
    assert waiting(b) == SHOT


def test_13_0_double_grape_doubles_before_terrain() -> None:
    b = drawn(french="096", FC="089, 070 on 089, 130")
    do(b, fire(b, "070", "130"), play(b, "096", "070"))
    assert dice_thrown(b)[0] == 2 * cv(b, "070") + 1
    assert waiting(b) == SHOT


def test_13_0_double_grape_serves_horse_artillery_that_has_just_engaged() -> None:
    b = drawn(french="096, 082", FC="015, 130 down")
    do(b, move(b, "082", "FC"), OpenFire(uid(b, "082")), fire(b, "082", "130"))
    do(b, play(b, "096", "082"))
    assert dice_thrown(b)[0] == 2 * cv(b, "082")
    assert waiting(b) == SHOT


# Ricochet Fire: 097, 187


@pytest.mark.parametrize(("special", "battle"), printed("ricochet_fire"))
def test_13_0_ricochet_fire_doubles_the_cv_of_one_artillery_card_at_long_range(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="GUNS, GUNS2", far="inf, inf2")
    do(b, fire(b, at["GUNS"], at["inf"]))
    assert (waiting(b), asked(b)) == (WINDOW, at.seat)
    do(b, play(b, special, at["GUNS"]))
    assert dice_thrown(b)[0] == 2 * cv(b, at["GUNS"])
    roll(b, *[2] * dice_thrown(b)[0])
    do(b, fire(b, at["GUNS2"], at["inf"]))
    assert dice_thrown(b)[0] == cv(b, at["GUNS2"])
    assert (waiting(b), where(b, special)) == (SHOT, "discard")


@pytest.mark.parametrize(("special", "battle"), printed("ricochet_fire"))
def test_13_0_ricochet_fire_is_not_for_short_range_or_an_enemy_turn(
    special: str, battle: str
) -> None:
    b, at = staged(special, battle, home="GUNS, inf")
    assert why_not(b, play(b, special, at["GUNS"])) == "R101 announce and answer"
    do(b, fire(b, at["GUNS"], at["inf"]))
    assert waiting(b) == SHOT
    b, at = staged(special, battle, own_turn=False, home="GUNS", far="guns")
    do(b, fire(b, at["guns"], at["GUNS"]))
    assert waiting(b) == SHOT


# Howitzer Fire: 098, 188, 293

HOWITZERS = [
    ("098", "ligny", "FC", "070", "AC", "278", "207"),
    ("098", "waterloo", "FC", "070", "AC", "180", "130"),
    ("188", "quatre-bras", "AC", "167", "FC", "085", "015"),
    ("293", "ligny", "AL", "263", "FR", "088", "015"),
]


@pytest.mark.parametrize(("special", "battle", "home", "guns", "far", "house", "inf"), HOWITZERS)
def test_13_0_howitzer_fire_is_a_long_shot_at_f3_at_a_card_in_a_building(
    special: str, battle: str, home: str, guns: str, far: str, house: str, inf: str
) -> None:
    seat = FRENCH if home[0] == "F" else ALLIED
    cards = {home: guns, ["french", "allied"][seat]: special, far: f"{house}, {inf} on {house}"}
    b = placed(battle, cards, seat)
    assert card(b, guns).card.fire_long < 3
    do(b, fire(b, guns, inf))
    assert (waiting(b), asked(b)) == (WINDOW, seat)
    do(b, play(b, special, guns))
    assert dice_thrown(b) == (cv(b, guns), 4)
    assert (waiting(b), where(b, special)) == (SHOT, "discard")


@pytest.mark.parametrize(("special", "battle", "home", "guns", "far", "house", "inf"), HOWITZERS)
def test_13_0_howitzer_fire_needs_a_target_in_the_building(
    special: str, battle: str, home: str, guns: str, far: str, house: str, inf: str
) -> None:
    seat = FRENCH if home[0] == "F" else ALLIED
    cards = {home: guns, ["french", "allied"][seat]: special, far: f"{house}, {inf}"}
    b = placed(battle, cards, seat)
    do(b, fire(b, guns, inf))
    assert dice_thrown(b) == (cv(b, guns), 7 - card(b, guns).card.fire_long)
    assert waiting(b) == SHOT


def test_13_0_howitzer_fire_is_refused_for_another_target_while_other_specials_are_asked() -> None:
    b = drawn(french="098, 097", FC="070", AC="180, 130 on 180, 132")
    do(b, fire(b, "070", "132"))
    assert why_not(b, play(b, "098", "070")) == "13.0 right card"
    assert why_not(b, play(b, "097", "070")) is None
    assert waiting(b) == WINDOW


def test_13_0_howitzer_fire_293_finds_no_french_building_at_wavre() -> None:
    b = drawn("wavre", active=ALLIED, allied="293", AC="270", FC="092, 015 on 092")
    do(b, fire(b, "270", "015"))
    assert dice_thrown(b) == (cv(b, "270"), 6)
    assert waiting(b) == SHOT


def test_13_0_howitzer_fire_is_not_for_engaged_artillery() -> None:
    b = drawn(french="098", FC="070, 130", AC="180, 132 on 180")
    do(b, fire(b, "070", "130"))
    assert waiting(b) == SHOT


def test_R115_howitzer_fire_stays_f3_against_a_column_in_the_building() -> None:
    b = drawn(french="098", FC="070", AC="180, 130 column on 180")
    do(b, fire(b, "070", "130"), play(b, "098", "070"))
    assert dice_thrown(b) == (3, 4)
    assert waiting(b) == SHOT


# Sappers: 108

SAPPERS = [("ligny", "278", "207", "208"), ("waterloo", "180", "130", "132")]


@pytest.mark.parametrize(("battle", "house", "inf", "other"), SAPPERS)
def test_13_0_sappers_double_one_infantry_card_that_fires_at_an_enemy_held_building(
    battle: str, house: str, inf: str, other: str
) -> None:
    b = drawn(battle, french="108", AC=f"015, 016, {house}, {inf} on {house}, {other}")
    do(b, fire(b, "015", inf))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "108", "015"))
    assert dice_thrown(b)[0] == 2 * cv(b, "015")
    roll(b, *[2] * 6)
    do(b, fire(b, "016", inf))
    assert dice_thrown(b)[0] == cv(b, "016")
    assert (waiting(b), where(b, "108")) == (SHOT, "discard")


@pytest.mark.parametrize(("battle", "house", "inf", "other"), SAPPERS)
def test_13_0_sappers_are_only_for_infantry_and_for_cards_in_the_building(
    battle: str, house: str, inf: str, other: str
) -> None:
    b = drawn(battle, french="108", AC=f"015, 063, {house}, {inf} on {house}, {other}")
    assert why_not(b, play(b, "108", "015")) == "R101 announce and answer"
    do(b, fire(b, "015", other))
    assert dice_thrown(b)[0] == cv(b, "015")
    roll(b, *[2] * 3)
    do(b, fire(b, "063", inf))
    assert dice_thrown(b)[0] == cv(b, "063")
    assert waiting(b) == SHOT


def test_13_0_sappers_help_fire_at_a_building_of_ones_own_that_the_enemy_has_taken() -> None:
    b = drawn(french="108", FR="015, 090, 130 on 090")
    do(b, fire(b, "015", "130"), play(b, "108", "015"))
    assert dice_thrown(b)[0] == 6
    assert waiting(b) == SHOT


# Grand Battery: 109


@pytest.mark.parametrize(("battle", "inf"), [("ligny", "207"), ("waterloo", "130")])
def test_13_0_grand_battery_gives_all_artillery_of_the_position_one_more_cv(
    battle: str, inf: str
) -> None:
    b = drawn(battle, french="109", FC="070, 071", FL="072", AC=inf, AR=f"{int(inf) + 1}")
    do(b, play(b, "109", "FC"))
    for guns in ("070", "071"):
        do(b, fire(b, guns, inf))
        assert dice_thrown(b)[0] == cv(b, guns) + 1
        roll(b, *[2] * 4)
    do(b, fire(b, "072", f"{int(inf) + 1}"))
    assert dice_thrown(b)[0] == cv(b, "072")
    assert (waiting(b), where(b, "109")) == (SHOT, "discard")


def test_13_0_grand_battery_may_go_with_the_announced_shot() -> None:
    b = drawn(french="109", FC="070, 071", AC="130")
    do(b, fire(b, "070", "130"))
    assert (waiting(b), asked(b)) == (WINDOW, FRENCH)
    do(b, play(b, "109", "FC"))
    assert dice_thrown(b)[0] == 4
    roll(b, 2, 2, 2, 2)
    do(b, fire(b, "071", "130"))
    assert dice_thrown(b)[0] == 4
    assert waiting(b) == SHOT


def test_13_0_grand_battery_needs_an_unengaged_french_position_with_artillery_to_fire() -> None:
    b = drawn(french="109", FC="070, 130", FL="015", FR="071 fired", AC="", AL="132")
    assert why_not(b, play(b, "109", "FC")) == "13.0 unengaged position"
    assert why_not(b, play(b, "109", "AL")) == "13.0 right card"
    assert why_not(b, play(b, "109", "FL")) == "R106 idle play"
    assert why_not(b, play(b, "109", "FR")) == "R106 idle play"
    b = drawn(active=ALLIED, french="109, 105", FC="070", AC="130, 165")
    do(b, fire(b, "165", "070"))
    assert why_not(b, play(b, "109", "FC")) == "13.0 own combat phase"
    assert waiting(b) == WINDOW


def test_R114_grand_battery_reaches_horse_artillery_that_comes_later() -> None:
    b = drawn(french="109, 082", FC="070", AC="130")
    do(b, play(b, "109", "FC"), move(b, "082", "FC"), fire(b, "082", "130"))
    assert dice_thrown(b)[0] == cv(b, "082") + 1
    assert waiting(b) == SHOT


def test_13_0_grand_battery_is_no_idle_play_for_horse_artillery_that_has_just_come() -> None:
    b = drawn(french="109, 082", FC="015", AC="130")
    do(b, move(b, "082", "FC"))
    assert why_not(b, play(b, "109", "FC")) is None
    do(b, fire(b, "082", "130"))
    assert waiting(b) == WINDOW


def test_R106_a_second_grand_battery_adds_nothing() -> None:
    deck = {
        "deck": "custom",
        "french-deck": "015, 016, 017, 018, 070, 071, 109 x2",
        "prussian-deck": "207, 208, 210, 211, 212, 213",
    }
    b = drawn("ligny", options=deck, french="109, 109b", FC="070", FL="071", AC="207")
    do(b, play(b, "109", "FC"))
    assert why_not(b, play(b, "109b", "FC")) == "R106 idle play"
    assert why_not(b, play(b, "109b", "FL")) is None
    assert waiting(b) == ACTS
