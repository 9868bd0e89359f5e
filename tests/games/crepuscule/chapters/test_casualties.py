"""Wounds, saves and who falls."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.casualties import (
    NEVER,
    Wounds,
    has_lost_quarter,
    is_below_half,
    need_to_save,
    need_to_wound,
    panic_share,
    remove_figures,
)
from grognard.games.crepuscule.model.kinds import (
    ALARMED,
    COLUMN,
    COMBAT,
    HEAVY,
    HOLLOW,
    MILITIA,
    NO_OFFICER,
    SOLID,
)
from tests.games.crepuscule.builders import (
    battalion,
    battle,
    run,
    squadron,
    throw,
    uid,
    waiting,
)

# The table of W-WND-1 as printed, by strength from 1 and toughness from 1; 7 is a dash.
TABLE = [
    [4, 5, 6, 6, 7, 7, 7, 7, 7, 7],
    [3, 4, 5, 6, 6, 7, 7, 7, 7, 7],
    [2, 3, 4, 5, 6, 6, 7, 7, 7, 7],
    [2, 2, 3, 4, 5, 6, 6, 7, 7, 7],
    [2, 2, 2, 3, 4, 5, 6, 6, 7, 7],
    [2, 2, 2, 2, 3, 4, 5, 6, 6, 7],
    [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
    [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
]


@pytest.mark.parametrize("strength", range(1, 9))
def test_w_wnd_1_every_strength_against_every_toughness(strength: int) -> None:
    found = [need_to_wound(strength, toughness) for toughness in range(1, 11)]
    assert found == TABLE[strength - 1]


def test_t_sho_6_a_musket_cannot_hurt_a_gun() -> None:
    assert need_to_wound(3, 7) == NEVER


def test_t_bld_1_strength_six_cannot_damage_stone_and_eight_needs_a_six() -> None:
    assert (need_to_wound(6, 10), need_to_wound(8, 10)) == (NEVER, 6)


@pytest.mark.parametrize(("strength", "need"), [(3, 5), (4, 6), (5, 7)])
def test_w_sav_1_a_cuirass_is_worth_less_against_strength(strength: int, need: int) -> None:
    assert need_to_save(5, strength) == need


def test_w_sav_1_no_armour_saves_nobody() -> None:
    assert need_to_save(7, 1) == NEVER


def test_w_mel_5_c_cas_1_lines_lose_their_wings_and_columns_their_rear() -> None:
    b = battle([battalion("f1"), battalion("f2", at=(48, 12), formation=COLUMN, files=4)])
    for unit in (0, 1):
        remove_figures(b, unit, 5)
    assert [(u.figures, u.files) for u in b.units[:2]] == [(19, 10), (19, 4)]


def test_d_66_below_twelve_a_hollow_square_is_a_solid_one() -> None:
    b = battle([battalion("f1", figures=13, formation=HOLLOW), battalion("f2", at=(48, 12))])
    remove_figures(b, 0, 1)
    assert b.units[0].formation == HOLLOW
    remove_figures(b, 0, 1)
    assert (b.units[0].formation, b.units[1].figures) == (SOLID, 24)


def test_d_03_a_quarter_is_reached_exactly_and_half_is_passed() -> None:
    b = battle([battalion("f1", lost=5), battalion("f2", at=(40, 12), lost=6)])
    assert not has_lost_quarter(b, b.units[0]) and has_lost_quarter(b, b.units[1])
    b = battle([battalion("f1", lost=12), battalion("f2", at=(40, 12), lost=13)])
    assert not is_below_half(b, b.units[0]) and is_below_half(b, b.units[1])


@pytest.mark.parametrize(
    ("quality", "lost", "tests"), [(1, 5, False), (1, 6, True), (MILITIA, 2, False), (0, 3, True)]
)
def test_t_pan_2_d_103_d_173_a_quarter_of_the_phase_and_a_tenth_for_militia(
    quality: int, lost: int, tests: bool
) -> None:
    b = battle([battalion("f1", figures=22, quality=quality)])
    remove_figures(b, 0, lost)
    assert panic_share(b, b.units[0]) is tests


def test_p_06_hits_wound_and_armour_saves() -> None:
    b = battle([battalion("f1", figures=12)])
    run(b, Wounds(0, 3, 3, True))
    throw(b, 4, 3, 6)
    assert (b.units[0].figures, waiting(b)) == (10, "")


def test_c_cmd_2_d_110_d_150_of_several_hits_a_one_is_the_officers() -> None:
    b = battle([battalion("f1", figures=12)])
    run(b, Wounds(0, 2, 3, True, True))
    assert waiting(b) == "C-CMD-2"
    throw(b, 1)
    throw(b, 4)
    throw(b, 3)
    u = b.units[uid(b, "f1")]
    assert u.has(NO_OFFICER) and u.figures == 11


def test_d_150_his_save_is_that_of_his_men() -> None:
    b = battle([squadron("f1", weight=HEAVY, save=5)])
    run(b, Wounds(0, 2, 3, True, True))
    throw(b, 1)
    throw(b, 6)
    assert waiting(b) == "W-SAV-1"
    throw(b, 5)
    assert not b.units[0].has(NO_OFFICER) and waiting(b) == "W-WND-1"


def test_c_cmd_2_d_110_his_die_is_thrown_once_in_a_phase() -> None:
    b = battle([battalion("f1", figures=12)])
    run(b, Wounds(0, 2, 3, True, True))
    throw(b, 2)
    throw(b, 1, 1)
    run(b, Wounds(0, 2, 3, True, True))
    assert waiting(b) == "W-WND-1"
    b.enter(COMBAT)
    run(b, Wounds(0, 2, 3, True, True))
    assert waiting(b) == "C-CMD-2"


def test_d_135_friends_of_a_unit_shot_to_the_last_man_are_alarmed() -> None:
    units = [
        battalion("f1", figures=4), battalion("f2", at=(34, 12)), battalion("f3", at=(54, 12)),
    ]  # fmt: skip
    b = battle(units)
    remove_figures(b, 0, 3)
    assert not b.units[1].has(ALARMED)
    remove_figures(b, 0, 1)
    assert [u.has(ALARMED) for u in b.units] == [False, True, False]


def test_c_cmd_2_a_single_hit_or_the_option_off_spares_him() -> None:
    for hits, option in ((1, "on"), (2, "off")):
        b = battle([battalion("f1", figures=12)], unit_officers=option)
        run(b, Wounds(0, hits, 3, True, True))
        assert waiting(b) == "W-WND-1"
