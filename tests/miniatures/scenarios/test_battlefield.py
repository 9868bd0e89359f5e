"""Where a battle is fought: the scenario's table, another, random ground, and objectives."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.game import Option
from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.scenarios.battle_options import BattleOptions
from grognard.miniatures.scenarios.battlefield import Battlefield, Surveyor
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.table.pose import INCH
from tests.miniatures.skirmish import FORMAT, KINDS, PLAIN, RECIPE, parsed

WORDS = {"en": "", "fr": ""}
OPTIONS = [
    Option("table", ["scenario", "60x48", "72x48"], "scenario", WORDS),
    Option("terrain", [], "scenario", WORDS),
    Option("objectives", ["scenario", "on", "off"], "scenario", WORDS),
]
CENTRE = (3 * INCH, 2)
SURVEYOR = Surveyor(KINDS, RECIPE, CENTRE)
GIVEN = (
    PLAIN
    + """
[[terrain]]
kind = "copse"
area = [[10, 10], [15, 10], [12, 18]]
[[objective]]
name = "Bossu"
at = [12, 14]
radius = 2.5
"""
)
RANDOM = PLAIN.replace("id =", 'ground = "random"\nid =', 1)


def surveyed(text: str, **given: str) -> Battlefield:
    options = BattleOptions(OPTIONS, given, (), (0, 0), (6, 12))
    return SURVEYOR.survey(parsed(text), options)


def test_a_scenario_is_fought_on_its_own_ground() -> None:
    table = surveyed(GIVEN)
    assert table.own and [area.name for area in table.ground.areas] == ["copse"]
    assert [goal.name for goal in table.objectives] == ["Bossu"] and len(table.zones) == 2


def test_a_number_asks_for_random_ground_which_has_the_usual_zones() -> None:
    table = surveyed(GIVEN, terrain="5")
    assert not table.own and table.zones == [] and table.objectives == []
    again = surveyed(GIVEN, terrain="5")
    assert [a.name for a in again.ground.areas] == [a.name for a in table.ground.areas]


def test_ground_that_is_random_anyway_has_a_number_of_its_own() -> None:
    names = [
        [a.name for a in surveyed(RANDOM, **one).ground.areas] for one in ({}, {"terrain": "1"})
    ]
    assert names[0] == names[1]


def test_only_random_ground_has_a_table_of_another_size() -> None:
    assert surveyed(RANDOM, table="60x48").ground.width == 60 * INCH
    assert surveyed(GIVEN, table="60x48", terrain="1").ground.height == 48 * INCH
    with pytest.raises(BadNotation, match="has its own table; terrain=1 would play it"):
        surveyed(GIVEN, table="60x48")


def test_a_game_without_a_recipe_has_no_random_ground() -> None:
    options = BattleOptions(OPTIONS, {}, (), (0, 0), (6, 12))
    with pytest.raises(BadNotation, match="no random ground"):
        Surveyor(KINDS, None, CENTRE).survey(parsed(RANDOM), options)


def test_where_no_objective_is_one_may_be_had_in_the_middle() -> None:
    assert surveyed(GIVEN, objectives="off").objectives == []
    assert [goal.name for goal in surveyed(GIVEN, objectives="on").objectives] == ["Bossu"]
    (middle,) = surveyed(RANDOM, objectives="on", table="60x48").objectives
    assert (middle.x, middle.y) == (30 * INCH, 24 * INCH)
    assert (middle.radius, middle.worth) == CENTRE


# Files


def files(folder: Path) -> ScenarioFiles:
    for key in ("alps", "bridge", "creek"):
        (folder / f"{key}.toml").write_text(PLAIN.replace('id = "bridge"', f'id = "{key}"'))
    return ScenarioFiles(FORMAT, sorted(folder.glob("*.toml")), ("creek",))


def test_the_scenarios_of_a_game_come_in_its_order(tmp_path: Path) -> None:
    assert list(files(tmp_path).known) == ["creek", "alps", "bridge"]


def test_one_is_chosen_by_its_id_or_by_a_file(tmp_path: Path) -> None:
    known = files(tmp_path)
    assert known.chosen("alps") is known.known["alps"]
    assert known.chosen("", str(tmp_path / "bridge.toml")).key == "bridge"
    with pytest.raises(BadNotation, match="no such battle; known: creek, alps, bridge"):
        known.chosen("ulm")
    with pytest.raises(BadData, match="cannot be read"):
        known.chosen("alps", str(tmp_path / "ulm.toml"))
