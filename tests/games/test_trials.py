"""Random set-ups for the program's own trials can be played, in every game that has them."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.games.age import trials as age
from grognard.games.crepuscule import trials as crepuscule
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from tests.laws.walks import Options

OPEN = {"age": (age, "meeting"), "crepuscule": (crepuscule, "open-field")}
EVERY = pytest.mark.parametrize("key", list(OPEN))


def finished(key: str, scenario: str, options: Options, seed: int) -> dict[str, str]:
    found = dict(options)
    OPEN[key][0].finish(scenario, found, Rng(seed))
    return found


@EVERY
def test_armies_are_drawn_only_where_armies_are_brought(key: str) -> None:
    load()
    game, scenario = find(key), OPEN[key][1]
    points = OPEN[key][0].FREE["points"][0]  # for which there is room for any of them
    drawn = [finished(key, scenario, {"terrain": "7", "points": points}, seed) for seed in range(8)]
    assert all(one["terrain"] == "7" for one in drawn)
    assert len({tuple(sorted(one.items())) for one in drawn}) > 2
    for options in drawn:
        assert game.problems(game.setup(scenario, options)) == []
    assert finished(key, scenario, {}, 1) == {}


@EVERY
def test_ground_is_not_drawn_for_a_battle_that_has_its_own(key: str) -> None:
    assert finished(key, "saalfeld", {"terrain": "7", "turns": "3"}, 1) == {"turns": "3"}
