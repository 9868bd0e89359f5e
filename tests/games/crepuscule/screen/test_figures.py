"""Every figure where the rules have it, by the role that is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.model.state import Battle
from grognard.miniatures.contract.board import RING, ROUND, TablePiece

FIELD = """crepuscule position 1
battle training
turn 2 south movement first south
officer grandjean 34,8
officer petit 44,8 with f2
f1: 20,12 0 assault-column figures 22 files 6
f2: 34,14 0 line figures 24 files 12
f3: 43.5,12 0 hollow-square figures 18 files 5
f4: 52,12 0 solid-square figures 16 files 4 no-officer
f5: 60,12 0 line figures 6 files 6
f6: 27,12 0 deployed figures 3 files 3
f6c: 27,6 0 limbered figures 1 files 1
a1: 52,36 180 line figures 24 files 12 colour-lost
"""


def table(text: str = FIELD) -> Battle:
    return battle(GAME.read(text))


def piece(b: Battle, name: str) -> TablePiece:
    return next(one for one in GAME.figures(b, None) if one.id == name)


def roles(b: Battle, name: str) -> Counter[str]:
    return Counter(figure.role for figure in piece(b, name).figures)


def test_c_cmd_1_the_command_is_in_the_middle_of_the_front_rank() -> None:
    found = piece(table(), "f2").figures
    front = sorted((one for one in found if one.y < 2000), key=lambda one: one.x)
    assert {one.role for one in front[4:8]} >= {"officer", "flag", "drum"}
    assert roles(table(), "f2") == {"infantryman": 21, "officer": 1, "flag": 1, "drum": 1}


def test_c_cmd_2_a_fallen_officer_and_a_lost_colour_are_not_drawn() -> None:
    b = table()
    assert "officer" not in roles(b, "f4") and roles(b, "f4")["flag"] == 1
    assert "flag" not in roles(b, "a1") and roles(b, "a1")["officer"] == 1


def test_c_cas_1_figures_that_fell_in_this_phase_lie_behind_their_unit() -> None:
    b = table()
    b.units[b.setting.by_id["f1"]].counted = 24
    fallen = [one for one in piece(b, "f1").figures if one.role == "fallen"]
    assert len(fallen) == 2 and all(one.y > piece(b, "f1").size[1] for one in fallen)
    assert "fallen" not in roles(b, "f2")


@pytest.mark.parametrize("name", ["f3", "f4"])
def test_d_131_a_square_looks_to_all_sides(name: str) -> None:
    turns = {one.turn for one in piece(table(), name).figures if one.role != "fallen"}
    assert turns == {0, 9000, 18000, 27000}


def test_c_art_1_a_battery_has_its_piece_and_as_many_gunners_as_are_left() -> None:
    b = table()
    assert roles(b, "f6") == {"cannon": 1, "rammer": 1, "gunner": 1, "linstock": 1}
    assert roles(b, "f6c") == {"caisson": 1}


def test_cavalry_has_mounted_command() -> None:
    assert roles(table(), "f5") == {"horseman": 3, "captain": 1, "cornet": 1, "trumpeter": 1}


def test_c_off_1_a_general_has_a_disc_and_who_is_with_a_unit_rides_behind_it() -> None:
    b = table()
    chief, aide = piece(b, "grandjean"), piece(b, "petit")
    assert (chief.base, aide.base) == (ROUND, ROUND)
    assert chief.pose[:2] == (34 * 2540, 8 * 2540)
    assert aide.pose[1] < piece(b, "f2").pose[1] - piece(b, "f2").size[1]


def test_d_140_a_garrison_stands_at_the_openings_of_its_building() -> None:
    b = battle(GAME.setup("plancenoit", {}))
    church = piece(b, "f1")
    assert church.base == RING
    men = [one for one in church.figures if one.role == "marksman"]
    assert len(men) == 16 and {one.turn for one in men} == {0, 18000}  # its two open façades


def test_two_armies_of_the_same_colour_are_distinguished() -> None:
    sides = GAME.board(GAME.setup("training", {"north-army": "french-1813-1000"}), "en").sides
    assert sides[0].army != sides[1].army
