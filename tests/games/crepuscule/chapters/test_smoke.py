"""C-SMK-1 to 3, D-122: clouds of smoke."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.moving.marching import carry_out
from grognard.games.crepuscule.chapters.orders.manoeuvre import (
    AIMING,
    PLAIN,
    Circumstance,
    manoeuvre_value,
)
from grognard.games.crepuscule.chapters.shooting.need import ORDINARY, need_to_hit
from grognard.games.crepuscule.chapters.shooting.targets import why_not_shot
from grognard.games.crepuscule.chapters.shooting.volley import Volley
from grognard.games.crepuscule.chapters.smoke import disperse, is_masked, makes_smoke
from grognard.games.crepuscule.model.kinds import CLOUDS, HOLLOW, MUSKETRY, SKIRMISH, SMOKE
from grognard.games.crepuscule.model.state import Battle
from grognard.table.paths import ADVANCE, Leg
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battery,
    battle,
    inch,
    pose,
    run,
    throw,
)


def facing(away: float = 8, marks: int = SMOKE, smoke: str = "on") -> Battle:
    """Two lines so far apart; the northern one may be behind its smoke."""
    return battle(
        [battalion("f1"), battalion("a1", ALLIED, (24, 12 + away), marks=marks)],
        phase=MUSKETRY,
        smoke=smoke,
    )


@pytest.mark.parametrize(("figures", "smoke"), [(6, False), (7, True)])
def test_c_smk_1_more_than_six_of_a_formed_unit(figures: int, smoke: bool) -> None:
    b = facing(marks=0)
    assert makes_smoke(b.units[0], figures) is smoke


@pytest.mark.parametrize(("figures", "smoke"), [(10, False), (11, True)])
def test_c_smk_1_more_than_ten_skirmishers(figures: int, smoke: bool) -> None:
    b = battle([battalion("f1", formation=SKIRMISH)])
    assert makes_smoke(b.units[0], figures) is smoke


def test_c_smk_1_every_battery() -> None:
    assert makes_smoke(battle([battery("f1")]).units[0], 3)


@pytest.mark.parametrize("option", ["on", "off"])
def test_c_smk_1_d_122_a_volley_leaves_a_cloud_if_the_option_is_on(option: str) -> None:
    b = facing(marks=0, smoke=option)
    run(b, Volley(0, 1, ORDINARY))
    throw(b, *[1] * 12)
    assert b.units[0].has(SMOKE) is (option == "on")


def test_c_smk_1_a_square_has_it_before_the_face_that_fired() -> None:
    b = battle(
        [
            battalion("f1", formation=HOLLOW, figures=32),
            battalion("a1", ALLIED, (36, 12), facing=270),
        ],
        phase=MUSKETRY,
        smoke="on",
    )
    run(b, Volley(0, 1, ORDINARY, 1))
    assert b.units[0].has(CLOUDS) and not b.units[0].has(SMOKE)


def test_c_smk_1_it_stays_while_the_unit_stands() -> None:
    b = facing(marks=0)
    b.raise_smoke(0, 0)
    b.begin_player_turn(ALLIED)
    assert b.units[0].has(SMOKE)
    carry_out(b, 0, [Leg(ADVANCE, inch(1))])
    assert not b.units[0].has(SMOKE)


@pytest.mark.parametrize(("north", "left"), [(17.9, True), (18.1, False)])
def test_c_smk_1_d_122_who_moves_through_it_disperses_it(north: float, left: bool) -> None:
    b = facing()
    disperse(b, 0, pose(24, north))
    assert b.units[1].has(SMOKE) is left


def test_d_122_it_masks_only_where_all_lines_cross_it() -> None:
    b = facing()
    assert is_masked(b, b.units[0], b.units[1])
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (34, 12), facing=0, marks=SMOKE)],
        smoke="on",
    )
    assert not is_masked(b, b.units[0], b.units[1])


def test_d_122_its_own_cloud_masks_nobody_from_it() -> None:
    b = facing()
    assert not is_masked(b, b.units[1], b.units[0])


def test_c_smk_2_one_less_to_hit_a_masked_unit() -> None:
    clear, masked = facing(marks=0), facing()
    need = need_to_hit(clear, clear.units[0], clear.units[1], ORDINARY).total
    assert need_to_hit(masked, masked.units[0], masked.units[1], ORDINARY).total == need + 1


@pytest.mark.parametrize(
    ("what", "change"), [(AIMING, -1), (Circumstance(forms=True), 1), (PLAIN, 0)]
)
def test_c_smk_2_tests_behind_smoke(what: Circumstance, change: int) -> None:
    clear, masked = facing(marks=0), facing()
    value = manoeuvre_value(clear, clear.units[1], what).total
    assert manoeuvre_value(masked, masked.units[1], what).total == value + change


@pytest.mark.parametrize(("away", "cite"), [(9, ""), (9.1, "C-SMK-3")])
def test_c_smk_3_a_masked_unit_is_shot_at_only_at_short_range(away: float, cite: str) -> None:
    b = facing(away)
    refusal = why_not_shot(b, b.units[0], 1, -1)
    assert (refusal.cite if refusal else "") == cite
    clear = facing(away, 0)
    assert why_not_shot(clear, clear.units[0], 1, -1) is None


def test_c_smk_3_one_more_to_charge_a_unit_behind_smoke() -> None:
    clear, masked = facing(marks=0), facing()
    charge = Circumstance(1)
    value = manoeuvre_value(clear, clear.units[0], charge).total
    assert manoeuvre_value(masked, masked.units[0], charge).total == value + 1
