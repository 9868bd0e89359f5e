"""P-06: needs to hit, strengths, and how many dice are thrown."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.shooting.need import (
    COMMANDED,
    HELD,
    ORDINARY,
    REACTION,
    REPLY,
    SPOILT,
    dice_need,
    need_to_hit,
    second_need,
    shots_of,
    strength_at,
)
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    EXTENDED,
    HARD_COVER,
    HOLLOW,
    LIGHT_INFANTRY,
    MARCH,
    MOVED,
    RIFLE,
    SKIRMISH,
    SOFT_COVER,
    SOLID,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import ALLIED, battalion, battle, line, squadron


def at(distance: float, fire: int = ORDINARY, **details: Any) -> Battle:
    """A line of 12 in one rank of muskets, and a battalion so far before it."""
    return battle(
        [
            battalion("f1", at=(24, 12), figures=24),
            battalion("a1", ALLIED, (24, 12 + distance), **details),
        ]
    )


def need(b: Battle, fire: int = ORDINARY) -> int:
    return need_to_hit(b, b.units[0], b.units[1], fire).total


@pytest.mark.parametrize(("away", "found"), [(8, 4), (9, 4), (9.1, 5), (5.9, 3), (6, 4), (12, 5)])
def test_t_sho_1_w_sho_1_w_sho_3_c_inf_15_d_38_muskets_by_distance(away: float, found: int) -> None:
    assert need(at(away)) == found


def test_t_sho_1_w_sho_2_d_161_skirmishers_and_walls_at_long_range() -> None:
    loose = at(12, formation=SKIRMISH, files=12)
    assert need(loose) == 6
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, 24))],
        terrain=[line([(10, 23.8), (40, 23.8)], HARD_COVER)],
    )
    assert need(b) == 7
    assert (dice_need(7), strength_at(b, b.units[0], 7)) == (6, 2)


def test_t_sho_7_w_sho_4_d_39_a_need_of_seven_is_a_six_with_less_strength() -> None:
    b = at(8)
    assert [strength_at(b, b.units[0], need) for need in (6, 7, 8, 9)] == [3, 2, 1, 0]
    other = battle([battalion("f1"), battalion("a1", ALLIED, (24, 20))], hard_shots="second")
    assert strength_at(other, other.units[0], 8) == 3
    assert [second_need(other, need) for need in (6, 7, 8, 9, 10)] == [0, 4, 5, 6, 7]


def test_c_cov_1_a_hedge_is_soft_cover_for_those_right_behind_it() -> None:
    for y, cover in ((19.5, 1), (16, 0)):
        b = battle(
            [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, 20))],
            terrain=[line([(10, y), (40, y)], SOFT_COVER)],
        )
        assert need(b) == 4 + cover


def test_t_sho_10_large_targets() -> None:
    assert need(at(8, formation=MARCH)) == 3
    assert need(at(8, formation=HOLLOW)) == 3
    assert need(at(8, formation=COLUMN)) == 4


def test_d_37_c_inf_13_who_has_moved_and_whose_command_has_failed() -> None:
    b = at(8)
    assert need(b, SPOILT) == 5
    b.mark(0, MOVED)
    assert (need(b), need(b, SPOILT)) == (5, 5)


def test_t_sho_8_d_128_reaction_fire_and_held_fire() -> None:
    b = at(5)
    assert (need(b, REACTION), need(b, HELD)) == (4, 3)


def test_t_sho_5_held_fire_loses_the_malus_of_a_charging_target_and_gains_one() -> None:
    b = at(8)
    assert need(b) == 4
    assert need(b, REACTION) == need(b) + 1
    assert need(b, HELD) == need(b) - 1


def test_d_129_w_sho_5_reaction_fire_is_at_short_range() -> None:
    b = at(16)
    assert (need(b, REACTION), need(b), need(b, REPLY)) == (5, 5, 5)
    b.mark(0, MOVED)
    assert (need(b, REACTION), need(b), need(b, REPLY)) == (5, 6, 5)


def test_d_44_c_wpn_4_a_rifle_aimed_and_in_movement() -> None:
    b = battle(
        [
            battalion("f1", firearm=RIFLE, traits=LIGHT_INFANTRY),
            battalion("a1", ALLIED, (24, 26)),
        ]
    )
    assert (need(b), strength_at(b, b.units[0], 4)) == (4, 4)
    b.mark(0, MOVED)
    assert (need(b), strength_at(b, b.units[0], 4)) == (6, 3)


# Dice


def dice(b: Battle, fire: int = ORDINARY, face: int = -1) -> int:
    return shots_of(b, b.units[0], b.units[1], fire, face)


def test_t_sho_2_a_battle_line_by_command_and_without() -> None:
    b = at(8)
    assert (dice(b, COMMANDED), dice(b), dice(b, SPOILT)) == (24, 12, 12)
    assert (need(b, COMMANDED), need(b, SPOILT)) == (need(b), need(b) + 1)


def test_t_sho_3_an_extended_line() -> None:
    b = battle(
        [
            battalion("f1", figures=12, formation=EXTENDED),
            battalion("a1", ALLIED, (24, 20)),
        ]
    )
    assert (dice(b), dice(b, COMMANDED)) == (6, 12)


def test_d_154_a_column_fires_two_ranks_by_command() -> None:
    b = battle(
        [
            battalion("f1", figures=20, formation=COLUMN, files=4),
            battalion("a1", ALLIED, (24, 20)),
        ]
    )
    assert (dice(b), dice(b, COMMANDED)) == (4, 8)


def test_t_sho_9_c_inf_4a_c_inf_17_both_ranks_of_a_face_and_one_in_reaction() -> None:
    b = battle([battalion("f1", formation=HOLLOW), battalion("a1", ALLIED, (24, 20))])
    assert (dice(b, ORDINARY, 0), dice(b, REACTION, 0)) == (6, 3)
    b.mark(0, MOVED)
    assert dice(b, ORDINARY, 0) == 3
    one = battle(
        [battalion("f1", formation=HOLLOW), battalion("a1", ALLIED, (24, 20))], square_ranks="one"
    )
    assert dice(one, ORDINARY, 0) == 3


def test_c_inf_4b_one_rank_of_a_solid_square() -> None:
    b = battle([battalion("f1", figures=16, formation=SOLID), battalion("a1", ALLIED, (24, 20))])
    assert (dice(b, ORDINARY, 0), dice(b, ORDINARY, 2)) == (4, 0)


def test_d_192_w_ski_1_skirmishers_fire_all_round() -> None:
    b = battle(
        [
            battalion("f1", figures=12, formation=SKIRMISH, facing=90),
            battalion("a1", ALLIED, (24, 22)),
        ]
    )
    assert dice(b) == 12


def test_w_sho_6_only_figures_that_see_the_target_fire() -> None:
    b = battle(
        [
            battalion("f1", at=(24, 12)),
            battalion("a1", ALLIED, (24, 20)),
            battalion("f2", at=(28.5, 16), figures=12, formation=COLUMN, files=4),
        ]
    )
    assert 0 < dice(b) < 12


def test_c_cav_14_one_rank_of_cavalry() -> None:
    b = battle([squadron("f1", figures=8), battalion("a1", ALLIED, (24, 20))])
    assert dice(b) == 8
