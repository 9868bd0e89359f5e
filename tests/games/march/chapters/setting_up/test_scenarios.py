"""Scenarios: those of the game, and what options make of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.march.armies.armies import army_cost
from grognard.games.march.armies.lists import ready_armies, write_army_line
from grognard.games.march.chapters.setting_up.deployment_suggestions import lay_out
from grognard.games.march.chapters.setting_up.scenarios import SCENARIOS, setting_for
from grognard.games.march.model.actions import NORTH, SOUTH
from grognard.games.march.model.pieces import BRITISH, FRENCH, ON_TABLE, SLOPE
from grognard.games.march.model.state import blank
from grognard.kernel.refusal import BadNotation
from grognard.table.pose import CM
from tests.games.march.chapters.setting_up.own_scenarios import PLAIN, own_file, with_top, wrong

# The scenarios of the game


def test_there_are_three_battles_and_the_open_field() -> None:
    assert list(SCENARIOS.known) == ["training", "vimeiro", "barrosa", "open"]
    for scenario in SCENARIOS.known.values():
        for texts in (scenario.titles, scenario.notes):
            assert texts["en"] and texts["fr"] and texts["en"] != texts["fr"]
        assert scenario.turns == 8


@pytest.mark.parametrize("key", ["training", "vimeiro", "barrosa"])
def test_17_1_both_armies_of_a_battle_cost_200_points(key: str) -> None:
    setting = setting_for(key, {})
    assert [army_cost(army) for army in setting.armies] == [200, 200]
    assert [army.nation for army in setting.armies] == [BRITISH, FRENCH]
    assert setting.sides == [SOUTH, NORTH] and setting.key == key
    assert len(setting.by_id) == len(setting.rosters)


@pytest.mark.parametrize("key", ["training", "vimeiro", "barrosa", "open"])
def test_4_0_a_ready_battle_has_everybody_on_the_table(key: str) -> None:
    setting = setting_for(key, {"set-up": "ready"})
    b = blank(setting)
    b.sides = b.sides or [SOUTH, NORTH]
    assert lay_out(b) is None
    assert all(u.place == ON_TABLE for u in b.units)
    assert all(commander.placed for commander in b.commanders)
    for u in b.units:
        assert (u.formation, u.screen) == (u.roster.formation, u.roster.detached)


def test_vimeiro_begins_with_its_riflemen_out() -> None:
    setting = setting_for("vimeiro", {})
    rifles = setting.rosters[setting.by_id["b95"]]
    assert rifles.light and rifles.rifles and rifles.detached == 18
    assert [(o.name, o.x, o.y, o.radius, o.worth) for o in setting.objectives] == [
        ("Vimeiro", 60 * CM, 22 * CM, 12 * CM, 2)
    ]
    assert len(setting.ground.areas) == 4 and len(setting.ground.edges) == 1


def test_barrosa_is_fought_on_the_long_table_for_a_hill() -> None:
    setting = setting_for("barrosa", {"french-hold": "on"})
    assert (setting.ground.width, setting.ground.height) == (160 * CM, 120 * CM)
    assert [a.name for a in setting.ground.areas_with(SLOPE)] == ["hill Cerro del Puerco"]
    assert setting.options.french_hold


def test_4_4_on_the_open_field_dice_decide_about_the_sides() -> None:
    setting = setting_for("open", {})
    assert setting.sides == [] and SCENARIOS.known["open"].pieces is None
    assert setting.ground.areas and setting.objectives == []


def test_an_unknown_battle_is_named_with_those_there_are() -> None:
    with pytest.raises(BadNotation, match="'ulm': no such battle; known: training, vimeiro"):
        setting_for("ulm", {})


# Options


def test_4_1_random_ground_may_have_either_table() -> None:
    for table, width in (("120x120", 120), ("160x120", 160)):
        setting = setting_for("open", {"table": table})
        assert (setting.ground.width, setting.ground.height) == (width * CM, 120 * CM)
        random = setting_for("vimeiro", {"table": table, "terrain": "3"})
        assert random.ground.width == width * CM


def test_4_1_a_scenario_keeps_its_own_table() -> None:
    assert setting_for("training", {"table": "120x120"}).ground.width == 120 * CM
    with pytest.raises(BadNotation, match="'160x120': training has its own table"):
        setting_for("training", {"table": "160x120"})


def test_4_2_a_number_draws_random_ground() -> None:
    names = [
        [a.name for a in setting_for("open", {"terrain": str(n)}).ground.areas] for n in (1, 2)
    ]
    assert names[0] == [a.name for a in setting_for("open", {}).ground.areas]
    assert names[0] != names[1]


def test_16_3_objectives_can_be_left_out_or_put_in_the_middle() -> None:
    assert setting_for("vimeiro", {"objectives": "off"}).objectives == []
    assert [o.name for o in setting_for("vimeiro", {"objectives": "on"}).objectives] == ["Vimeiro"]
    for key, options in (("training", {}), ("vimeiro", {"terrain": "5"})):
        assert setting_for(key, options).objectives == []
        (middle,) = setting_for(key, {"objectives": "on", **options}).objectives
        assert (middle.x, middle.y, middle.worth) == (60 * CM, 60 * CM, 2)


def test_16_1_turns_are_eight_or_as_many_as_wanted(tmp_path: Path) -> None:
    assert setting_for("vimeiro", {}).options.turns == 8
    assert setting_for("vimeiro", {"turns": "5"}).options.turns == 5
    assert own_file(tmp_path, with_top("turns = 6")).options.turns == 6
    assert own_file(tmp_path, with_top("turns = 6"), turns="9").options.turns == 9


def test_2_0_players_may_bring_their_own_armies() -> None:
    mine = "british: Mine; commander: Hill; b1 48 guard, officer: Guards"
    setting = setting_for("training", {"red-army": mine, "blue-army": "vimeiro-french"})
    assert [army.name for army in setting.armies] == ["Mine", "Brigade Thomières"]
    assert setting.stands == {} and len(setting.posts) == 2


def test_2_0_an_army_that_is_not_allowed_is_refused_by_its_seat() -> None:
    with pytest.raises(BadNotation, match=r"'18': blue-army: a battalion has 16 to 48"):
        setting_for("open", {"blue-army": "french; 18 drilled"})
    over = r"'200 points': red-army: 10 points over the limit of 190 \(1\.4\)"
    with pytest.raises(BadNotation, match=over):
        setting_for("training", {"points": "190"})
    assert setting_for(
        "open", {"points": "300", "red-army": "british; 48 guard; 48 guard; 48 guard"}
    )


def test_1_4_a_scenario_may_have_other_points(tmp_path: Path) -> None:
    rich = 'army = "french; 48 guard; 48 guard; 48 recruits"'
    text = PLAIN.replace('army = "sample-french"', rich)
    assert "blue.army: '216 points': 16 points over the limit of 200" in wrong(text)
    text = text.replace('id = "mine"', 'id = "mine"\npoints = 216')
    assert army_cost(own_file(tmp_path, text).armies[1]) == 216
    with pytest.raises(BadNotation, match="blue-army: 6 points over the limit of 210"):
        own_file(tmp_path, text, points="210")


def test_2_0_battalions_of_both_armies_have_different_ids() -> None:
    same = write_army_line(ready_armies()["sample-british"])
    odd = "british; b1 16 drilled; b1x 16 drilled; z 16 drilled"
    setting = setting_for("open", {"red-army": same, "blue-army": same})
    assert [roster.id for roster in setting.armies[1].battalions] == [
        "b1x", "b2x", "b3x", "b4x", "b5x",
    ]  # fmt: skip
    setting = setting_for("open", {"red-army": odd, "blue-army": odd})
    assert [roster.id for roster in setting.armies[1].battalions] == ["b1xx", "b1xxx", "zx"]
    assert setting.armies[0].battalions[0].id == "b1"
