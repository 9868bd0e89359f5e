"""What players choose of a battle, in a game that has all such options and in one that has few."""

from __future__ import annotations

import pytest

from grognard.kernel.game import Option
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.scenarios.battle_options import BY_SCENARIO, BattleOptions, one_line

WORDS = {"en": "", "fr": ""}
SIDES = ("french", "allied")
ALL = [
    Option("points", [], "60", WORDS),
    Option("table", ["scenario", "72x48"], "scenario", WORDS),
    Option("terrain", [], "scenario", WORDS),
    Option("turns", [], "scenario", WORDS),
    Option("objectives", ["scenario", "on", "off"], "scenario", WORDS),
    Option("french", [], "", WORDS),
    Option("allied", [], "", WORDS),
    Option("weather", ["fine", "rain"], "fine", WORDS),
]


def chosen(**given: str) -> BattleOptions:
    return BattleOptions(ALL, given, SIDES, (10, 200), (6, 12))


def test_what_nobody_chooses_is_as_the_scenario_says() -> None:
    options = chosen()
    assert (options.points, options.table, options.seed) == (60, "scenario", BY_SCENARIO)
    assert (options.turns, options.objectives, options.armies) == (6, "scenario", ["", ""])
    assert options.given == {} and options.file == ""


def test_what_is_chosen_is_kept_unless_it_is_so_anyway() -> None:
    options = chosen(terrain="7", turns="9", weather="rain", objectives="scenario", points="60")
    assert (options.seed, options.turns, options.values["weather"]) == (7, 9, "rain")
    assert options.given == {"terrain": "7", "turns": "9", "weather": "rain"}


def test_a_game_may_leave_options_out() -> None:
    options = BattleOptions(ALL[5:], {"allied": "a1"}, SIDES, (0, 0), (6, 12))
    assert (options.points, options.seed, options.turns) == (BY_SCENARIO, BY_SCENARIO, 6)
    assert (options.table, options.objectives) == ("scenario", "scenario")
    assert options.armies == ["", "a1"]


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("points", "9", "points is a whole number from 10 to 200"),
        ("points", "scenario", "points is a whole number"),
        ("turns", "13", "turns is a whole number from 1 to 12"),
        ("terrain", "-1", "terrain is a whole number from 0"),
        ("weather", "snow", "not a value of weather; it takes fine, rain"),
        ("season", "snow", "no such option; known: points, table"),
    ],
)
def test_a_value_that_is_none_is_named_with_its_option(key: str, value: str, expected: str) -> None:
    with pytest.raises(BadNotation, match=expected):
        chosen(**{key: value})


def test_a_list_of_several_lines_becomes_one() -> None:
    assert one_line("white: Mine  # mine\n\n gun 2\n# none\nfoot 3") == "white: Mine; gun 2; foot 3"
    assert chosen(french="white\ngun 2").armies[0] == "white; gun 2"
