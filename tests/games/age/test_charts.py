"""Every number of the card, compared row by row with a second transcription of it."""

from __future__ import annotations

import pytest

from grognard.games.age.model import charts, kinds
from grognard.games.age.model.chart_rows import (
    BEYOND,
    COLUMNS,
    EFFECTS,
    GOES,
    GUN_FATES,
    LOSERS,
    MOVERS,
    ON_STAFF,
    RALLIES,
    RANGES,
    RETREATS,
    TROOPS,
    WINNERS,
    CombatResult,
    MoveResult,
)
from grognard.table.pose import INCH
from tests.games.age import card

SCORES = range(-20, 31)
PRINTINGS = {
    "card": card.MOVEMENT_OF_THE_CARD,
    "booklet": card.MOVEMENT_OF_THE_BOOKLET,
}


# 2 Speeds


@pytest.mark.parametrize("unit", MOVERS)
def test_2_1_speeds(unit: str) -> None:
    row = MOVERS.index(unit)
    assert charts.speed(row) == card.SPEEDS[unit][0] * INCH


@pytest.mark.parametrize("unit", MOVERS)
def test_2_2_road_speeds(unit: str) -> None:
    row = MOVERS.index(unit)
    assert charts.speed(row, road=True) == card.SPEEDS[unit][1] * INCH


@pytest.mark.parametrize("unit", MOVERS)
def test_2_3_rough_ground(unit: str) -> None:
    assert f"1/{charts.rough_factor(MOVERS.index(unit))}" == card.SPEEDS[unit][2]


@pytest.mark.parametrize("unit", MOVERS)
def test_2_4_fords(unit: str) -> None:
    assert charts.ford_cost(MOVERS.index(unit)) == card.SPEEDS[unit][3] * INCH


def test_2_1_every_unit_has_its_row() -> None:
    modes = (kinds.LINEAR, kinds.COLUMNAR, kinds.IMPULSE)
    rows = [charts.mover(kinds.INFANTRY, mode, False) for mode in modes]
    rows += [charts.mover(kinds.CAVALRY, 0, False)]
    rows += [charts.mover(kinds.ARTILLERY, 0, horse) for horse in (False, True)]
    assert [MOVERS[row] for row in [*rows, ON_STAFF]] == list(MOVERS)
    assert [MOVERS[mode] for mode in modes] == ["linear", "columnar", "impulse"]


def test_2_5_passing_through_costs_3_inches() -> None:
    assert charts.passing_cost() == 3 * INCH


@pytest.mark.parametrize("cite", card.NO_MOVEMENT_LEFT)
def test_2_6_takes_the_whole_move(cite: str) -> None:
    assert charts.formation_cost(cite) == 2


@pytest.mark.parametrize("cite", card.HALF_A_MOVE)
def test_2_6_takes_half_the_move(cite: str) -> None:
    assert charts.formation_cost(cite) == 1


def test_R66_forming_square_takes_half_the_move() -> None:
    assert charts.formation_cost("12.4 forming square") == 1


def test_R84_an_about_face_takes_half_the_move() -> None:
    assert charts.formation_cost("12.6 about-face") == 1


# 3 The movement table


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("row", range(6))
def test_3_1_rows_of_the_movement_table(printing: str, row: int) -> None:
    cell, *printed = PRINTINGS[printing][row]
    assert [score for score in SCORES if charts.movement_row(score) == row] == [
        score for score in SCORES if card.holds(cell, score)
    ]
    results = [charts.movement_result(column, row) for column in range(3)]
    assert [in_words(result) for result in results] == printed


def in_words(result: MoveResult) -> str:
    """A result in the words of the transcription."""
    going = {"full": "moves", "half": "half speed", "retreat": "retreats", "retire": "retires"}
    rallied = {"all": "rallied", "regular": "rallied if regular"}
    words = [
        rallied.get(RALLIES[result.rallies], ""),
        going.get(GOES[result.move], ""),
        f"loses {result.loses}" if result.loses else "",
        "disordered" if result.disorders else "",
        "removed" if result.removes else "",
    ]
    return ", ".join(word for word in words if word)


def test_3_1_only_a_normal_move_changes_formation() -> None:
    results = [charts.movement_result(column, row) for column in range(3) for row in range(6)]
    assert all(result.forms == (GOES[result.move] == "full") for result in results)


def test_3_1_each_result_is_cited() -> None:
    cites = {charts.movement_result(column, row).cite for column in range(3) for row in range(6)}
    assert len(cites) == 18
    assert cites <= card.ledger_keys()
    for column, name in enumerate(COLUMNS):
        assert charts.movement_result(column, 0).cite.startswith(f"3.1 {name}")


def test_R17_shaken_does_not_move() -> None:
    shaken = charts.movement_result(0, 2)
    assert (shaken.cite, GOES[shaken.move]) == ("3.1 disordered shaken", "stay")


@pytest.mark.parametrize(("cite", "value"), card.TACTICAL)
def test_3_2_tactical_modifiers(cite: str, value: int) -> None:
    assert charts.modifier(cite) == value


def test_R8_generals_add_at_most_4() -> None:
    assert charts.most_from_generals() == 4


@pytest.mark.parametrize(("cite", "value"), card.RESERVE)
def test_3_3_reserve_modifiers(cite: str, value: int) -> None:
    assert charts.modifier(cite) == value


def test_R2_a_level_takes_1_from_the_initiative() -> None:
    assert charts.modifier("1.1 critical level") == -1


# 5 Power


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("guns", kinds.GUNS)
def test_5_1_power_of_guns(guns: str, column: int) -> None:
    heavy, light = card.GUNS[guns].split()[column].split("/")
    row = kinds.GUNS.index(guns)
    assert charts.battery_power(row, kinds.HEAVY, column) == int(heavy)
    assert charts.battery_power(row, kinds.LIGHT, column) == int(light)


def test_R30_a_heavier_battery_of_the_same_guns_is_stronger() -> None:
    for row in range(len(kinds.GUNS)):
        for column in range(BEYOND):
            heavy = charts.battery_power(row, kinds.HEAVY, column)
            assert heavy > charts.battery_power(row, kinds.LIGHT, column)


def test_5_1_no_power_beyond_18_inches() -> None:
    assert charts.battery_power(kinds.OLD_GUARD, kinds.HEAVY, BEYOND) == 0


@pytest.mark.parametrize("column", range(2))
@pytest.mark.parametrize("troops", TROOPS)
def test_5_2_power_of_bases_in_half_points(troops: str, column: int) -> None:
    halves = charts.base_power_halves(TROOPS.index(troops), column)
    assert halves == 2 * card.BASES[troops][column]


@pytest.mark.parametrize("column", range(2, 6))
def test_5_2_bases_reach_4_inches(column: int) -> None:
    assert [charts.base_power_halves(row, column) for row in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("arm", "mode", "ranks", "formation", "row"),
    [
        (kinds.INFANTRY, kinds.LINEAR, 2, kinds.LINE, "two-ranks"),
        (kinds.INFANTRY, kinds.IMPULSE, 2, kinds.MASSE, "two-ranks"),
        (kinds.INFANTRY, kinds.LINEAR, 3, kinds.LINE, "three-ranks"),
        (kinds.INFANTRY, kinds.IMPULSE, 3, kinds.GARRISON, "three-ranks"),
        (kinds.INFANTRY, kinds.COLUMNAR, 3, kinds.LINE, "columnar"),
        (kinds.INFANTRY, kinds.LINEAR, 2, kinds.SQUARE, "columnar"),
        (kinds.INFANTRY, kinds.IMPULSE, 3, kinds.TIRAILLEURS, "columnar"),
        (kinds.CAVALRY, kinds.LINEAR, 2, kinds.LINE, "cavalry"),
    ],
)
def test_R21_row_of_mode_and_formation(
    arm: int, mode: int, ranks: int, formation: int, row: str
) -> None:
    assert TROOPS[charts.troops_row(arm, mode, ranks, formation)] == row


@pytest.mark.parametrize("column", range(5))
def test_R23_a_limit_belongs_to_the_nearer_column(column: int) -> None:
    limit = int(RANGES[column]) * INCH
    assert (2, 4, 8, 12, 18)[column] * INCH == limit
    assert [charts.bracket(limit + more) for more in (-1, 0, 1)] == [column, column, column + 1]


def test_R23_contact_is_the_nearest_column() -> None:
    assert charts.bracket(0) == 0
    assert charts.bracket(100 * INCH) == BEYOND


@pytest.mark.parametrize(("cite", "times"), card.MULTIPLIERS)
def test_5_3_multipliers_in_halves(cite: str, times: float) -> None:
    assert charts.multiplier_halves(cite) == 2 * times


def test_R28_bounds_of_the_product() -> None:
    assert (charts.LISTS.least_times, charts.LISTS.most_times) == (1, 4)


def test_R59_the_only_weather_is_the_rain_of_a_battle() -> None:
    assert [cite for cite in charts.LISTS.times if not cite.startswith("5.3")] == ["10.5 rain"]


def test_10_5_rain_halves_power() -> None:
    assert charts.multiplier_halves("10.5 rain") == 1


@pytest.mark.parametrize(("cite", "value"), card.FIRE_MODIFIERS)
def test_5_4_modifiers_of_the_fire_die(cite: str, value: int) -> None:
    assert charts.modifier(cite) == value


def test_R35_cover_counts_by_level() -> None:
    assert charts.modifier("5.4 target in cover") == -charts.modifier("8.2 defender in cover") == -1


# 6 Fire


@pytest.mark.parametrize("row", card.FIRE, ids=lambda row: f"{row[0]}-{row[1]}")
def test_6_1_rows_of_the_fire_table(row: tuple[int, int, str, str, str, str, str]) -> None:
    least, most, *cells = row
    for power in range(least, most + 1):
        for score in SCORES:
            columns = [column for column, cell in enumerate(cells) if card.holds(cell, score)]
            assert columns == [charts.fire_effect(power, score)], (power, score)


def test_R1_a_ten_with_the_only_bonus_reaches_the_highest_score_of_the_table() -> None:
    best = 10 + charts.modifier("5.4 target limbered or moving")
    assert [charts.fire_effect(1, score) for score in (best - 1, best)] == [0, 1]


def test_6_1_the_rows_leave_no_power_out() -> None:
    assert [row[0] for row in card.FIRE[1:]] == [row[1] + 1 for row in card.FIRE[:-1]]


@pytest.mark.parametrize("score", SCORES)
def test_6_1_less_than_1_point_does_nothing(score: int) -> None:
    assert charts.fire_effect(0, score) == EFFECTS.index("none")


@pytest.mark.parametrize("power", range(71))
def test_6_1_a_higher_score_is_never_worse(power: int) -> None:
    effects = [charts.fire_effect(power, score) for score in SCORES]
    assert effects == sorted(effects)


@pytest.mark.parametrize("score", SCORES)
def test_6_1_more_power_is_never_worse(score: int) -> None:
    effects = [charts.fire_effect(power, score) for power in range(71)]
    assert effects == sorted(effects)


# 7 Generals hit


@pytest.mark.parametrize("score", range(-1, 11))
def test_7_1_a_general_is_hit_on_5_or_less(score: int) -> None:
    assert charts.is_unharmed(score) == (score >= 6)


def test_7_1_a_charismatic_general_is_hit_more_easily() -> None:
    assert charts.modifier("7.1 charismatic general") == -2


def test_7_2_replaced_after_one_turn() -> None:
    assert charts.LISTS.turns_away == 1


# 8 Combat


@pytest.mark.parametrize(("cite", "value"), card.COMBAT_MODIFIERS)
def test_8_2_combat_modifiers(cite: str, value: int) -> None:
    assert charts.modifier(cite) == value


@pytest.mark.parametrize(
    ("own", "enemy", "cite"),
    [
        (4, 4, ""),
        (5, 4, ""),
        (6, 4, "8.2 outnumbers 3 to 2"),
        (7, 4, "8.2 outnumbers 3 to 2"),
        (8, 4, "8.2 outnumbers 2 to 1"),
        (11, 4, "8.2 outnumbers 2 to 1"),
        (12, 4, "8.2 outnumbers 3 to 1"),
        (15, 4, "8.2 outnumbers 3 to 1"),
        (16, 4, "8.2 outnumbers 4 to 1"),
        (3, 5, ""),
        (3, 0, ""),
    ],
)
def test_R46_R86_only_the_best_exact_ratio(own: int, enemy: int, cite: str) -> None:
    assert charts.outnumbering(own, enemy) == cite


def test_R40_R89_exactly_5_inches_are_afar() -> None:
    assert [charts.is_from_afar(5 * INCH + more) for more in (-1, 0, 1)] == [False, True, True]


@pytest.mark.parametrize("row", range(7))
def test_8_3_rows_of_the_combat_results(row: int) -> None:
    cell, *printed = card.COMBAT[row]
    assert [number for number in SCORES if charts.combat_row(number) == row] == [
        number for number in SCORES if card.holds(cell, number)
    ]
    result = charts.combat_result(row)
    assert result.cite in card.ledger_keys()
    assert [
        LOSERS[result.loser],
        RETREATS[result.retreat],
        result.bases,
        what_else(result),
        WINNERS[result.winner],
    ] == printed


def what_else(result: CombatResult) -> str:
    guns = f"battery {GUN_FATES[result.guns]}" if result.guns else ""
    if not result.general_captured:
        return guns
    return f"general and {guns}" if guns.endswith("captured") else f"general captured, {guns}"


def test_R60_an_attached_general_helps_to_move_and_to_fight() -> None:
    lines = [("3.2 attached general", "8.2 general attached")]
    lines += [("3.2 attached charismatic general", "8.2 charismatic general attached")]
    assert [[charts.modifier(cite) for cite in pair] for pair in lines] == [[1, 1], [2, 2]]


# 9 Commanders-in-chief


@pytest.mark.parametrize(("name", "nation", "year", "value"), card.COMMANDERS)
def test_9_5_values_of_commanders(name: str, nation: str, year: int, value: int) -> None:
    found, cite = charts.commander_value(name, nation, year)
    assert found == value
    assert cite == charts.commander_cite(value)
    assert cite in card.ledger_keys()
