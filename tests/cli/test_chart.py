"""grognard chart: answers with rule numbers, and one sentence for what cannot be."""

from __future__ import annotations

import json

import pytest

from grognard.cli.commands.chart import book_of
from grognard.games import PACKAGES, shipped
from grognard.games import game as find_game
from grognard.kernel.refusal import BadNotation
from tests.cli.driver import run
from tests.kernel.games.tinygame import Bids


def test_a_fire_roll_with_its_sum_row_and_odds() -> None:
    ran = run("chart", "age", "fire", "--power", "12", "--cover", "1", "--die", "7")
    assert ran.code == 0
    assert "target in cover" in ran.out and "> 12–14" in ran.out
    assert "50.0%  No effect (6.1)" in ran.out
    assert "Rolled 7, score 6" in ran.out and "silenced. (6.1)" in ran.out


def test_the_same_for_programs_and_in_french() -> None:
    told = json.loads(run("chart", "age", "fire", "--power", "12", "--cover", "1", "--json").out)
    assert told["sums"]["die"]["total"] == -1 and told["row"] == "12–14"
    assert [one["chance"] for one in told["odds"]] == [0.5, 0.3, 0.2]
    assert "Désordre" in run("chart", "age", "fire", "--power", "12", "--lang", "fr").out


def test_every_chart_answers_without_facts_and_with_a_throw() -> None:
    books = {key: book for key in PACKAGES if (book := find_game(key).charts()) is not None}
    for key, book in books.items():
        listed = run("chart", key)
        for chart in book.charts:
            assert chart.key in listed.out
            for lang in ("en", "fr"):
                assert run("chart", key, chart.key, "--lang", lang).code == 0
            if chart.throw is not None:
                assert "result" in json.loads(run("chart", key, chart.key, "--throw", "--json").out)
    told = run("chart")
    assert told.code == 0 and all(find_game(key).info.name in told.out for key in books)


def test_every_game_on_screen_has_charts_and_one_without_says_so() -> None:
    for game in shipped():
        assert game.charts() is not None
        assert run("chart", game.info.key).code == 0
    with pytest.raises(BadNotation, match="bids"):
        book_of(Bids())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("age fire --power 120", "from 0 to 99 (5.3)"),
        ("age fire --power -1", "from 0 to 99 (5.3)"),
        ("age fire --die 11", "a die from 1 to 10 (6.1)"),
        ("age fire --die 1,2", "a die from 1 to 10 (6.1)"),
        ("age fire --die x", "a die from 1 to 10 (6.1)"),
        ("age combat --die 4", "2 dice, separated by commas, from 1 to 10 (8.1)"),
        ("age combat --square --outflanked", "R45"),
        ("age power --firer cavalry --range inches-8", "6.2"),
        ("age combat --lancers", "--charge from-near|from-afar (8.2)"),
        ("eagles shock --woods --arm cavalry", "11.2"),
        ("crepuscule break --die 7", "2 dice, separated by commas, from 1 to 6 (W-BRK-1)"),
        ("crepuscule break --own 8", "--stubborn 1 (W-STU-1)"),
        ("age melee", "movement, fire, power"),
        ("chess fire", "chess"),
    ],
)
def test_what_cannot_be_is_one_sentence_with_its_rule(typed: str, told: str) -> None:
    ran = run("chart", *typed.split())
    assert ran.code == 1 and ran.out == ""
    assert told in ran.err and ran.err.count("\n") == 1


def test_power_below_one_needs_no_die() -> None:
    ran = run("chart", "age", "fire", "--power", "0", "--die", "7")
    assert ran.code == 0 and "No die is rolled." in ran.out


def test_a_flag_of_another_chart_is_refused_with_a_hint() -> None:
    ran = run("chart", "age", "fire", "--shock", "3")
    assert ran.code == 2 and "grognard chart age fire --help" in ran.err
