"""P-01: the value of a manoeuvre test."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.leadership import passes
from grognard.games.crepuscule.chapters.orders.manoeuvre import Circumstance, manoeuvre_value
from grognard.games.crepuscule.model.kinds import (
    ADC,
    CHIEF_OF_DIVISION,
    COLUMN,
    FLEEING,
    HARD_COVER,
    HEAVY,
    HOLLOW,
    MARCH,
    NO_OFFICER,
    SKIRMISH,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Staff,
    Troops,
    battalion,
    battle,
    line,
    officer,
    squadron,
    uid,
)


def value(b: Battle, id: str, what: Circumstance | None = None) -> int:
    return manoeuvre_value(b, b.units[uid(b, id)], what or Circumstance()).total


def lines(b: Battle, id: str, what: Circumstance | None = None) -> set[str]:
    tally = manoeuvre_value(b, b.units[uid(b, id)], what or Circumstance(), True)
    return {cite.removeprefix("C-MAN-9 ") for cite, _ in tally.lines[1:]}


def first_example(*more: Staff) -> Battle:
    """The French at 7 inches of a line of the same strength."""
    return battle(
        [
            battalion("f1", at=(24, 12), formation=MARCH),
            battalion("a1", ALLIED, (24, 19)),
        ],
        [
            officer("brigadier", attached="f1"),
            officer("chief", at=(24, 7), rank=CHIEF_OF_DIVISION),
            *more,
        ],
    )


def test_t_man_1a_c_man_6_c_mor_3_d_15_to_form_column_under_fire_with_both_generals() -> None:
    assert value(first_example(), "f1") == 7 + 2 + 2 - 1


def test_t_man_1b_d_17_the_second_order_is_at_minus_two() -> None:
    b = first_example()
    assert value(b, "f1", Circumstance(target=1, again=1)) == 8


def example_2(lost: int = 7, at: tuple[float, float] = (24, 12)) -> Battle:
    """A British line charged by cuirassiers; an enemy line 12 inches away sees it."""
    return battle(
        [
            battalion("b1", figures=20, lost=lost, at=at),
            squadron("c1", ALLIED, (24, 24), weight=HEAVY),
            battalion("seen", ALLIED, (38, 22), facing=225),
        ],
        [officer("brigadier", at=(24, 5.5))],
    )


def test_t_man_2_square_against_cuirassiers_after_losses() -> None:
    b = example_2()
    charged = Circumstance(chargers=[1])
    assert value(b, "b1", charged) == 7 + 1 - 1 - 2


def test_t_man_3_unharmed_infantry_charged_in_front_fears_no_cavalry() -> None:
    assert value(example_2(lost=0), "b1", Circumstance(chargers=[1])) == 8


def flank_charge(weight: int, lost: int, at: tuple[float, float], facing: float) -> Battle:
    return battle(
        [
            battalion("b1", figures=20, lost=lost, at=(24, 12)),
            squadron("c1", ALLIED, at, facing, weight=weight),
            battalion("seen", ALLIED, (24, 24)),
        ]
    )


def test_t_man_4_on_the_flank_the_malus_is_doubled() -> None:
    b = flank_charge(HEAVY, 0, (40, 12), 270)
    assert value(b, "b1", Circumstance(chargers=[1])) == 7 - 4


def test_t_man_5_on_the_rear_of_a_worn_battalion() -> None:
    b = flank_charge(1, 6, (24, 1), 0)
    assert value(b, "b1", Circumstance(chargers=[1])) == 7 - 1 - 2


def test_t_man_6_losses_count_once() -> None:
    b = battle([battalion("b1", figures=20, lost=12), battalion("a1", ALLIED, (24, 24))])
    assert value(b, "b1") == 7 - 2


def test_t_man_7_a_third_attempt_is_at_minus_four() -> None:
    b = battle([battalion("b1"), battalion("a1", ALLIED, (24, 24))])
    assert value(b, "b1", Circumstance(again=2)) == 7 - 4


def test_t_man_8_d_08_cavalry_against_a_square() -> None:
    b = battle(
        [
            squadron("c1", figures=12, at=(24, 12)),
            battalion("a1", ALLIED, (24, 27), figures=12, formation=HOLLOW),
        ]
    )
    assert value(b, "c1", Circumstance(target=1)) == 7 - 3
    b = battle([squadron("c1", figures=12), battalion("a1", ALLIED, (24, 27), figures=12)])
    assert value(b, "c1", Circumstance(target=1)) == 7


def test_t_man_9_d_13_a_brigadier_in_the_unit_and_an_aide_near_it() -> None:
    b = battle(
        [battalion("b1"), battalion("a1", ALLIED, (24, 24))],
        [officer("in", attached="b1"), officer("near", at=(24, 7), rank=ADC)],
    )
    assert value(b, "b1") == 7 + 2


@pytest.mark.parametrize(("at", "bonus"), [(16.98, 1), (17.0, 0)])
def test_d_16_c_off_7_a_brigadier_is_near_at_less_than_six_inches(at: float, bonus: int) -> None:
    b = battle(
        [battalion("b1", at=(24, 10)), battalion("a1", ALLIED, (24, 24))],
        [officer("one", at=(24, at))],
    )
    half_a_base = 25 / 25.4
    b.officers[0].y = round((at + half_a_base - 1) * 2540)
    assert value(b, "b1") == 7 + bonus


@pytest.mark.parametrize(("gap", "found"), [(5, 6), (6, 7)])
def test_t_man_11_d_184_infantry_at_less_than_six_inches(gap: float, found: int) -> None:
    """The enemy is in column, so that it is in no line and yet sees."""
    b = battle(
        [
            battalion("f1", at=(24, 12)),
            battalion("a1", ALLIED, (24, 12 + gap), formation=COLUMN),
        ]
    )
    assert value(b, "f1", Circumstance(target=1)) == found


def starred(stars: str = "one") -> Battle:
    """More enemies behind a wall, and others on the flank."""
    return battle(
        [
            battalion("f1", at=(24, 12), figures=20),
            battalion("a1", ALLIED, (24, 19.5), figures=24, formation=COLUMN),
            battalion("flank", ALLIED, (33, 11.6), 270, figures=12, formation=COLUMN),
        ],
        terrain=[line([(20, 19.2), (28, 19.2)], HARD_COVER)],
        stars=stars,
    )


def test_t_man_12_d_05_of_the_starred_maluses_the_worst() -> None:
    assert value(starred(), "f1", Circumstance(target=1)) == 7 - 2
    assert value(starred(stars="family"), "f1", Circumstance(target=1)) == 7 - 4


def test_t_man_13_d_06_d_167_supports_are_counted_with_the_charger() -> None:
    b = battle([battalion("f1", figures=30), battalion("a1", ALLIED, (24, 20), figures=24)])
    assert "FEWER" in lines(b, "f1", Circumstance(target=1))
    assert "HALF" in lines(b, "f1", Circumstance(target=1, strength=50))
    assert "FEWER" in lines(b, "f1", Circumstance(target=1, strength=47))


def test_t_man_14_to_fall_back_out_of_everybodys_fire() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 45))])
    assert value(b, "f1", Circumstance(retires=True)) == 11


def test_d_11_out_of_range_or_out_of_sight_is_safe() -> None:
    for y, safe in ((30.0, False), (30.1, True)):
        b = battle([battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, y))])
        assert ("SAFE" in lines(b, "f1")) is safe
    hidden = battle(
        [
            battalion("f1", at=(24, 12)),
            battalion("f2", at=(24, 15)),
            battalion("a1", ALLIED, (24, 24), figures=8),
        ]
    )
    assert "SAFE" in lines(hidden, "f1")


@pytest.mark.parametrize(("y", "short"), [(21, True), (21.1, False)])
def test_d_10_short_range_is_half_the_range(y: float, short: bool) -> None:
    b = battle([battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, y))])
    assert ("SHORT" in lines(b, "f1")) is short


def test_d_126_nobody_who_flees_is_near() -> None:
    foes: list[Troops] = [battalion("a1", ALLIED, (24, 17), formation=COLUMN, marks=FLEEING)]
    assert "NEAR" not in lines(battle([battalion("f1"), *foes]), "f1")


def test_d_09_units_that_charge_are_not_near() -> None:
    b = battle([battalion("f1"), squadron("c1", ALLIED, (24, 20))])
    assert "NEAR" in lines(b, "f1")
    assert "NEAR" not in lines(b, "f1", Circumstance(chargers=[1]))


def test_c_man_9_a_unit_without_its_officer() -> None:
    b = battle([battalion("f1", marks=NO_OFFICER), battalion("a1", ALLIED, (24, 24))])
    assert value(b, "f1") == 6


def test_d_196_skirmishers_test_as_their_battalion() -> None:
    b = battle(
        [battalion("f1", figures=24, lost=6, skirmishers=8), battalion("a1", ALLIED, (24, 27))]
    )
    b.detach(0, 2, 6, b.units[0].pose.moved(5000), 3, 6)
    assert b.units[2].formation == SKIRMISH
    assert "LOSS25" in lines(b, "f1a")


@pytest.mark.parametrize(
    ("score", "value", "passed"), [(7, 7, True), (8, 7, False), (2, 1, True), (12, 12, False)]
)
def test_d_04_at_most_the_value_and_the_extremes(score: int, value: int, passed: bool) -> None:
    b = battle([battalion("f1")])
    assert passes(b, score, value) is passed


def test_d_04_without_the_extremes_only_the_number_counts() -> None:
    b = battle([battalion("f1")], extremes="none")
    assert passes(b, 12, 12) and not passes(b, 2, 1)
