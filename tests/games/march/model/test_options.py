"""The settings of a battle, read and checked."""

from __future__ import annotations

import pytest

from grognard.games.march.model.options import OPTIONS, Options
from grognard.kernel.refusal import BadNotation
from grognard.miniatures.scenarios.battle_options import BY_SCENARIO


def test_without_a_word_everything_is_as_the_book_has_it() -> None:
    options = Options({})
    assert (options.points, options.turns, options.table) == (200, 8, "scenario")
    assert (options.seed, options.objectives, options.armies) == (BY_SCENARIO, "scenario", ["", ""])
    assert not options.ready and options.measuring and not options.file
    assert not (options.long_rifles or options.counter_charge or options.winner_tests)
    assert not options.french_hold and options.given == {}


def test_every_option_can_be_set() -> None:
    given = {
        "points": "300",
        "table": "160x120",
        "terrain": "1808",
        "turns": "12",
        "objectives": "on",
        "red-army": "sample-british",
        "blue-army": "sample-french",
        "set-up": "ready",
        "rifles": "long",
        "counter-charge": "on",
        "winner-tests": "on",
        "french-hold": "on",
        "measuring": "none",
        "routine": "ask",
        "file": "mine.toml",
        "own-battle": 'format = "x"\\nid = "mine"',
    }
    assert set(given) == {option.key for option in OPTIONS}
    options = Options(given)
    assert options.given == given
    assert (options.points, options.table, options.seed, options.turns) == (
        300,
        "160x120",
        1808,
        12,
    )
    assert options.objectives == "on" and options.armies == ["sample-british", "sample-french"]
    assert options.ready and not options.measuring and options.file == "mine.toml"
    assert options.long_rifles and options.counter_charge and options.winner_tests
    assert options.french_hold


def test_what_is_said_as_it_is_anyway_is_not_kept() -> None:
    assert Options({"points": "200", "turns": "scenario", "rifles": "standard"}).given == {}


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("points", ["8", "1500"], ["7", "1501", "", "x", "-8", "8.5", "²"]),
        ("turns", ["1", "30"], ["0", "31", "eight"]),
        ("terrain", ["0", "999999999"], ["-1", "1000000000", "wood"]),
        ("table", ["120x120", "160x120"], ["120", "160 x 120", "200x200"]),
        ("set-up", ["dice", "ready"], ["now"]),
        ("rifles", ["standard", "long"], ["longer"]),
    ],
)
def test_a_value_within_its_limits_is_taken_and_another_named(
    key: str, good: list[str], bad: list[str]
) -> None:
    for value in good:
        Options({key: value})
    for value in bad:
        with pytest.raises(BadNotation) as caught:
            Options({key: value})
        assert caught.value.value == value and key in caught.value.expected


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadNotation, match=r"'cavalry': no such option; known: points, table"):
        Options({"cavalry": "on"})


def test_turns_are_the_scenarios_unless_somebody_says_otherwise() -> None:
    assert Options({}, 6).turns == 6
    assert Options({"turns": "scenario"}, 6).turns == 6
    assert Options({"turns": "8"}, 6).turns == 8


def test_an_army_list_of_several_lines_becomes_one() -> None:
    text = "british: Mine  # a comment\n\nb1 24 drilled: First\n# nothing\n b2 16 guard"
    options = Options({"red-army": text})
    assert options.armies[0] == "british: Mine; b1 24 drilled: First; b2 16 guard"
    assert options.given == {"red-army": options.armies[0]}


def test_every_option_is_shown_in_both_languages() -> None:
    for option in OPTIONS:
        assert set(option.about) == {"en", "fr"} and all(option.about.values())
        assert not option.values or option.default in option.values
    assert [option.key for option in OPTIONS if option.local] == ["file", "own-battle"]


def test_a_battle_of_ones_own_is_read_from_one_line_and_from_many() -> None:
    many, one = 'id = "mine"\nnote = "a \\" mark"\n', 'id = "mine"\\nnote = "a \\\\" mark"\\n'
    for given in (many, one):
        options = Options({"own-battle": given})
        assert options.own_battle == many and options.given == {"own-battle": one}
    assert Options({}).own_battle == ""
