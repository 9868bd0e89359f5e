"""What the lists hold is what the rules say of each arm: profiles, moves, crews, bases."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.armies.lists import army_from
from grognard.games.crepuscule.armies.troops import GUNS, NATION_RULES, NATIONS, OFFICERS, TROOPS
from grognard.games.crepuscule.chapters.formations import base_of
from grognard.games.crepuscule.model.kinds import (
    ARTILLERY,
    CARBINE,
    CAVALRY,
    CLASSES,
    FOOT_BASE,
    GUARD,
    HEAVY,
    HORSE_DEPTH,
    HORSE_GUNS,
    HORSE_WIDTH,
    INFANTRY,
    LIGHT,
    LIGHT_INFANTRY,
    MEDIUM,
    MOVE_AND_FIRE,
    NO_FIREARM,
    NO_SAVE,
    PISTOLS,
    RIFLE,
    VETERAN,
    WEIGHTS,
)
from grognard.table.pose import INCH

INFANTRY_TROOPS = [troop for troop in TROOPS.values() if troop.arm == INFANTRY]
HORSE = [troop for troop in TROOPS.values() if troop.arm == CAVALRY]


def test_c_gen_7_lengths_are_inches_of_25_4_millimetres_d_02() -> None:
    assert INCH == 2540  # hundredths of a millimetre
    adc = OFFICERS["adc"]
    text = "french: A; general: X; aide: Y; f1 line 24: L"
    assert army_from(text, 0).staff[1].radius == adc.radius * INCH


def test_w_pro_1_an_ordinary_soldier() -> None:
    profile = TROOPS["french", "line"].profile
    numbers = (
        profile.move, profile.ws, profile.bs, profile.strength, profile.toughness,
        profile.initiative, profile.attacks, profile.ld,
    )  # fmt: skip
    assert numbers == (4, 3, 3, 3, 3, 3, 1, 7) and profile.save == NO_SAVE


def test_c_inf_0_battalions_of_every_class_and_both_kinds() -> None:
    assert {CLASSES[troop.quality] for troop in INFANTRY_TROOPS} == set(CLASSES)
    assert {bool(troop.traits & LIGHT_INFANTRY) for troop in INFANTRY_TROOPS} == {True, False}


def test_c_inf_0b_d_27_light_infantry_skirmishes_faster() -> None:
    for troop in INFANTRY_TROOPS:
        light = bool(troop.traits & LIGHT_INFANTRY)
        assert troop.profile.move == 4
        assert troop.profile.open_move == (5 if light else 4)


@pytest.mark.parametrize(("weight", "move"), [(LIGHT, 9), (MEDIUM, 8), (HEAVY, 7)])
def test_c_cav_1_c_cav_3_c_cav_4_moves_by_the_weight_of_the_cavalry(weight: int, move: int) -> None:
    found = [troop for troop in HORSE if troop.weight == weight]
    assert found and {int(troop.profile.move) for troop in found} == {move}


def test_c_cav_5_heavy_cavalry_has_impact_and_no_carbines() -> None:
    for troop in HORSE:
        if troop.weight == HEAVY:
            assert troop.impact in (2, 3) and troop.firearm == NO_FIREARM
        else:
            assert troop.impact == 0 and not troop.traits & PISTOLS


def test_c_wpn_2_only_dragoons_move_and_fire() -> None:
    movers = [troop for troop in HORSE if troop.traits & MOVE_AND_FIRE]
    assert {troop.key for troop in movers} == {"dragoons"}
    assert all(troop.firearm == CARBINE for troop in movers)


def test_c_wpn_4_riflemen_are_light_infantry() -> None:
    rifles = [troop for troop in TROOPS.values() if troop.firearm == RIFLE]
    assert {troop.nation for troop in rifles} == {"british", "prussian", "austrian"}
    assert all(troop.traits & LIGHT_INFANTRY for troop in rifles)


def test_w_pro_2_w_sav_2_a_cuirass_saves_on_5_and_a_front_plate_on_6() -> None:
    saves = {troop.code: int(troop.profile.save) for troop in TROOPS.values()}
    worn = {save for save in saves.values() if save != NO_SAVE}
    assert worn == {5, 6} and saves["R-FR-C5"] == 5 and saves["R-AU-C5"] == 6
    assert all(troop.profile.save == NO_SAVE for troop in INFANTRY_TROOPS)


def test_w_pro_5_bases_of_infantry_and_cavalry() -> None:
    army = army_from("french: A; general: X; f1 line 30: L; f2 hussars 6: H", 0)
    assert base_of(army.rosters[0]) == (FOOT_BASE, FOOT_BASE) == (2000, 2000)
    assert base_of(army.rosters[1]) == (HORSE_WIDTH, HORSE_DEPTH) == (2500, 5000)


def test_c_gen_6_c_cav_22_units_have_an_officer_and_may_have_a_command() -> None:
    text = "french: A; general: X; f1 line 30, colour, musician: L; f2 hussars 6: H"
    line, hussars = army_from(text, 0).rosters
    assert line.officer and line.colour and line.musician
    assert hussars.officer and not (hussars.colour or hussars.musician)


def test_w_pro_3_cavalry_may_have_four_figures_only() -> None:
    army = army_from("french: A; general: X; f1 line 30: L; f2 hussars 4: H", 0)
    assert army.rosters[1].figures == 4


@pytest.mark.parametrize(
    ("key", "weight", "crew"),
    [
        ("howitzers", "howitzer", 3),
        ("light-battery", "light", 3),
        ("medium-battery", "medium", 4),
        ("heavy-battery", "heavy", 5),
    ],
)
def test_c_gen_5_c_art_1_c_art_22_d_77_a_battery_is_one_gun_with_its_crew(
    key: str, weight: str, crew: int
) -> None:
    assert (WEIGHTS[GUNS[key].weight], GUNS[key].crew) == (weight, crew)
    foot = "french: A; general, division-general: X; f1 line 30: L; f2 line 30: M"
    text = f"{foot}; f3 medium-battery 4: G; f4 {key} {crew}: H"
    battery = army_from(text, 0, 2000).rosters[-1]
    assert (battery.arm, battery.figures, battery.minimum) == (ARTILLERY, crew, crew)


def test_c_art_1_infantry_and_horse_batteries() -> None:
    text = "french: A; general: X; f1 line 30: L; f2 line 30: M; f3 {}: G"
    foot = army_from(text.format("light-battery 3"), 0).rosters[-1]
    horse = army_from(text.format("light-horse-battery 3"), 0).rosters[-1]
    assert not foot.has(HORSE_GUNS) and horse.has(HORSE_GUNS)


def test_c_art_2_gunners_are_veterans() -> None:
    text = "french: A; general: X; f1 line 30: L; f2 line 30: M; f3 light-battery 3: G"
    assert army_from(text, 0).rosters[-1].quality == VETERAN


def test_c_art_9_grand_batteries_of_two_nations() -> None:
    assert [nation for nation in NATIONS if NATION_RULES[nation].grand_battery] == [
        "french",
        "russian",
    ]


def test_c_art_32_six_balls_and_three_canisters() -> None:
    assert {NATION_RULES[nation].ammunition for nation in NATIONS} == {(6, 3)}


def test_c_qua_2_c_qua_5_classes_by_the_lists() -> None:
    guards = {troop.key for troop in TROOPS.values() if troop.quality == GUARD}
    assert "old-guard" in guards and "young-guard" not in guards
    assert CLASSES[TROOPS["french", "line"].quality] == "line"


def test_c_off_1_w_cha_1_d_14_d_15_command_ranges_by_rank() -> None:
    found = {rank: (officer.radius, officer.wounds) for rank, officer in OFFICERS.items()}
    assert found == {
        "brigade-general": (12, 2),
        "division-general": (12, 2),
        "corps-general": (18, 3),
        "brigadier": (6, 2),
        "adc": (6, 1),
    }


def test_c_eng_7_every_nation_has_engineers() -> None:
    assert all((nation, "pioneers") in TROOPS for nation in NATIONS)
