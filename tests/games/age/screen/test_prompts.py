"""The pending question in words."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.charging.charge import Charge
from grognard.games.age.chapters.moving.ways import Moving
from grognard.games.age.game import GAME
from grognard.games.age.model.actions import MOVE
from grognard.kernel.aids import MARKED, marked
from tests.games.age.builders import ALLIED, FRENCH, battle, brigade, inch, run


@pytest.mark.parametrize(("halves", "inches"), [(1, "3"), (2, "6")])
def test_3_4_a_way_is_as_long_as_its_roll_allows(halves: int, inches: str) -> None:
    b = battle([brigade("f1"), brigade("a1", ALLIED, at=(24, 24))])
    run(b, Moving(0, halves, MOVE))
    assert GAME.prompt(b, FRENCH, "en") == f"F1 may move up to {inches} in."
    assert GAME.question(b, FRENCH) == "choose-way"
    assert marked(GAME.prompt(b, FRENCH, "en", MARKED)) == ["f1"]


def test_R68_a_charge_that_falls_short_asks_about_its_brigade() -> None:
    b = battle([brigade("f1"), brigade("a1", ALLIED, at=(24, 20))])
    run(b, Charge(0, 1, 0, inch(4)))
    assert GAME.question(b, FRENCH) == "choose-advance"
    assert marked(GAME.prompt(b, FRENCH, "en", MARKED)) == ["f1"]
    assert GAME.prompt(b, ALLIED, "fr", MARKED) != GAME.prompt(b, FRENCH, "fr", MARKED)


@pytest.mark.parametrize(
    ("cite", "mark", "en", "fr"),
    [
        ("8.1 combat roll", "pass", "wins", "l'emporte"),
        ("1.1 initiative roll", "fail", "loses", "perd"),
        ("7.1 general at risk", "pass", "unharmed", "indemne"),
        ("6.1 fire roll", "hit", "", ""),
        ("8.1 combat roll", "", "", ""),
    ],
)
def test_8_1_each_die_beside_what_it_did(cite: str, mark: str, en: str, fr: str) -> None:
    assert GAME.dice_result(cite, mark, 1, "en") == en
    assert GAME.dice_result(cite, mark, 1, "fr") == fr
