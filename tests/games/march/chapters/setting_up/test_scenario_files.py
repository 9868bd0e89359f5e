"""Scenario files of one's own, read and written."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import game
from grognard.games.march.chapters.setting_up.deployment_suggestions import lay_out
from grognard.games.march.chapters.setting_up.scenario_file import FORMAT, force_of, points_of
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.model.actions import COLUMN, LINE, NORTH, SOUTH
from grognard.games.march.model.pieces import ON_TABLE, Stand
from grognard.games.march.model.state import blank
from grognard.kernel.refusal import BadData, BadNotation
from grognard.miniatures.files.data_files import data_files
from grognard.miniatures.scenarios.scenario import NO_SIDE, Scenario
from grognard.table.pose import CM
from tests.games.march.chapters.setting_up.own_scenarios import (
    PLAIN,
    own_file,
    parsed,
    with_top,
    wrong,
)

EVERYTHING = """
format = "march scenario 1"
id = "all"
table = [100, 90.5]
turns = 5
points = 250
[title]
en = "All"
fr = "Tout"
[note]
en = "Everything."
fr = "Tout."
[[terrain]]
kind = "village"
name = "Ligny"
area = [[40, 40], [60, 40], [60, 50], [40, 50]]
[[terrain]]
kind = "wall"
line = [[10, 44], [30, 46.5]]
[[objective]]
name = "Ligny"
at = [50, 45]
radius = 8.5
worth = 3
[zones]
south = [[10, 0], [90, 20]]
north = [[0, 70], [100, 90.5]]
[red]
army = '''
british: Right wing
b1 24 drilled, line: First
b2 24 drilled, detach 4: Second
'''
side = "north"
commander = [50, 89]
[red.stand]
b1 = { at = [20, 75], facing = 180, formation = "column" }
b2 = { at = [60, 75], facing = 180, detach = 5, screen = [60, 72.5], gap = 3, screen-facing = 180 }
[blue]
army = "french; 16 guard"
side = "south"
"""


# Files of one's own


def test_a_file_may_say_next_to_nothing(tmp_path: Path) -> None:
    scenario = parsed(PLAIN)
    assert scenario.titles == {"en": "Mine", "fr": "Mine"} and scenario.notes["fr"] == ""
    assert (scenario.width, scenario.height, scenario.turns) == (120 * CM, 120 * CM, 8)
    assert scenario.pieces == [] and [force.side for force in scenario.forces] == [NO_SIDE] * 2
    setting = own_file(tmp_path, PLAIN)
    assert setting.key == "mine" and setting.options.file.endswith("mine.toml")


def test_a_file_may_say_everything(tmp_path: Path) -> None:
    setting = own_file(tmp_path, EVERYTHING, **{"set-up": "ready"})
    assert (setting.ground.width, setting.ground.height) == (100 * CM, 90500)
    assert [area.name for area in setting.ground.areas] == ["village Ligny"]
    assert setting.sides == [NORTH, SOUTH] and setting.options.turns == 5
    assert [(zone.west, zone.north) for zone in setting.zones] == [(10000, 20000), (0, 90500)]
    assert setting.objectives[0].radius == 8500 and setting.objectives[0].worth == 3
    b = blank(setting)
    assert lay_out(b) is None
    first, second = b.units[0], b.units[1]
    assert (first.pose.key(), first.formation) == ((20000, 75000, 18000), COLUMN)
    assert (second.formation, second.screen, second.gap) == (LINE, 5, 3000)
    assert second.screen_pose.key() == (60000, 72500, 18000)
    assert (b.commanders[0].x, b.commanders[0].y) == (50000, 89000)
    assert b.units[2].place == ON_TABLE and b.commanders[1].placed


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("colour = 3", "colour: no such key; known here: format, id, table, turns"),
        ("table = [50, 80]", "table: [50, 80] is not a table of 60 x 80 to 360 x 360 cm"),
        ("table = [120, 361]", "table: [120, 361] is not a table"),
        ("table = 120", "table: 120 is not a place such as [60, 12.5]"),
        ('table = ["a", 1]', "table: ['a', 1] is not a place"),
        ("turns = 31", "turns: 31 is not a whole number from 1 to 30"),
        ("turns = true", "turns: True is not a whole number"),
        ("points = 199", "red.army: '200 points': 1 point over the limit of 199"),
        ('ground = "wild"', "ground: 'wild' is not one of given, random"),
        ("zones = 3", "zones: 3 is not a table, such as [zones]"),
        ("terrain = 3", "terrain: expected tables, each headed [[terrain]]"),
    ],
)
def test_what_is_wrong_at_the_top_is_named(lines: str, problem: str) -> None:
    assert problem in wrong(with_top(lines))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('format = "march scenario 1"', "", "format: is missing; expected a text"),
        ("scenario 1", "scenario 2", "format: 'march scenario 2' is not 'march scenario 1'"),
        ('id = "mine"', 'id = "My battle"', "id: 'My battle' may have only lower-case letters"),
        ('id = "mine"', "id = 3", "id: 3 is not a text"),
        ('en = "Mine"', 'de = "Mein"', "title.en: is missing; expected a text"),
        ('en = "Mine"', f'en = "{"x" * 61}"', "title.en: 61 letters; 60 at most"),
        ('army = "sample-british"', "", "red.army: is missing"),
        ('"sample-british"', '"nobody"', "red.army: 'nobody': no such army"),
        (
            'army = "sample-french"',
            'army = "sample-french"\nside = "north"',
            "red.side: either both",
        ),
        ("[blue]", '[blue]\ncavalry = "x"', "blue.cavalry: no such key; known here: army, side"),
        ("[blue]", "[blue]\ncommander = [60, 130]", "blue.commander: [60, 130] is off the table"),
        ("[blue]", '[blue]\ncommander = "x"', "blue.commander: 'x' is not a place"),
        ("[blue]", '[blue]\nside = "east"', "blue.side: 'east' is not one of south, north"),
    ],
)
def test_what_is_wrong_in_a_table_is_named_with_its_place(old: str, new: str, problem: str) -> None:
    assert old in PLAIN
    assert problem in wrong(PLAIN.replace(old, new))


def test_two_armies_on_one_side_are_refused() -> None:
    text = PLAIN.replace("[red]", '[red]\nside = "south"')
    assert "blue.side: both armies are set up in the south" in wrong(
        text.replace("[blue]", '[blue]\nside = "south"')
    )


@pytest.mark.parametrize(
    ("piece", "problem"),
    [
        ("kind = 'lake'\narea = [[1,1],[9,1],[9,9]]", "terrain 1.kind: 'lake' is not one of wood"),
        ("area = [[1,1],[9,1],[9,9]]", "terrain 1.kind: is missing"),
        ("kind = 'wood'", "terrain 1.area: None is not a list of places"),
        (
            "kind = 'wood'\nline = [[1,1],[9,1]]",
            "terrain 1.line: no such key; known here: kind, area",
        ),
        ("kind = 'hedge'\nline = [[1,1]]", "terrain 1.line: 2 to 40 points are needed"),
        ("kind = 'wood'\narea = [[1,1],[9,9],[9,1],[1,9]]", "terrain 1.area: its outline crosses"),
        (
            "kind = 'wood'\narea = [[1,1],[130,1],[9,9]]",
            "terrain 1.area: [130, 1] is off the table",
        ),
        ("kind = 'wood'\narea = [[1,1],[9],[9,9]]", "terrain 1.area: [[1, 1], [9], [9, 9]] is not"),
        ("kind = 'wood'\narea = [[1,1],[9,0.0001],[9,9]]", "is not a list of places"),
        ("kind = 'wood'\narea = [[1,1],[1e9,1],[9,9]]", "is not a list of places"),
    ],
)
def test_4_2_bad_ground_is_named_with_its_place(piece: str, problem: str) -> None:
    assert problem in wrong(PLAIN + f"[[terrain]]\n{piece}\n")


def test_4_2_random_ground_has_no_terrain_of_its_own() -> None:
    text = with_top('ground = "random"') + "[[terrain]]\nkind='hedge'\nline=[[1,1],[9,9]]\n"
    assert "terrain: random ground cannot have terrain of its own" in wrong(text)


def test_4_2_there_may_be_forty_pieces_and_no_more() -> None:
    piece = "[[terrain]]\nkind='hedge'\nline=[[1,1],[9,9]]\n"
    assert parsed(PLAIN + piece * 40).pieces is not None
    assert "terrain: 41 given; 40 at most" in wrong(PLAIN + piece * 41)


@pytest.mark.parametrize(
    ("objective", "problem"),
    [
        ("at = [1, 1]", "objective 1.name: is missing"),
        ("name = 'A'", "objective 1.at: is missing; expected a place"),
        ("name = 'A'\nat = [1, 121]", "objective 1.at: [1, 121] is off the table"),
        ("name = 'A'\nat = [1, 1]\nworth = 0", "objective 1.worth: 0 is not a whole number from 1"),
        (
            "name = 'A'\nat = [1, 1]\nradius = 61",
            "radius: 61 is not a number of centimetres from 1",
        ),
        ("name = 'A'\nat = [1, 1]\nradius = 'x'", "objective 1.radius: 'x' is not a number"),
        (
            "name = 'A'\nat=[1, 1]\n[[objective]]\nname='A'\nat=[2,2]",
            "objective 2.name: 'A' is given",
        ),
    ],
)
def test_16_3_bad_objectives_are_named(objective: str, problem: str) -> None:
    assert problem in wrong(PLAIN + f"[[objective]]\n{objective}\n")


@pytest.mark.parametrize(
    ("zones", "problem"),
    [
        ("south = [[0, 0]]", "zones.south: a zone is given by two opposite corners"),
        ("south = 3", "zones.south: 3 is not a list of places"),
        ("south = [[0, 0], [130, 30]]", "zones.south: [130, 30] is off the table"),
        ("south = [[0, 0], [7, 30]]", "zones.south: a zone is at least 8 cm wide and deep"),
        ("south = [[0, 0], [120, 85]]", "zones: the south zone must end 10 cm or more before"),
        ("east = [[0, 0], [120, 30]]", "zones.east: no such key; known here: south, north"),
    ],
)
def test_4_5_bad_zones_are_named(zones: str, problem: str) -> None:
    assert problem in wrong(PLAIN + f"[zones]\n{zones}\n")


def test_4_5_zones_may_be_ten_centimetres_apart() -> None:
    near = parsed(PLAIN + "[zones]\nsouth = [[0, 0], [120, 80]]\n")
    assert near.zones[SOUTH].north == 80 * CM and near.zones[NORTH].south == 90 * CM


@pytest.mark.parametrize(
    ("stand", "problem"),
    [
        ("b9 = { at = [1, 1] }", "red.stand.b9: no such key; known here: b1, b2, b3, b4, b5"),
        ("b1 = 3", "red.stand.b1: 3 is not a table"),
        ("b1 = { facing = 0 }", "red.stand.b1.at: is missing"),
        ("b1 = { at = [1, 1], facing = 360 }", "b1.facing: 360 is not a direction"),
        ("b1 = { at = [1, 1], facing = 0.005 }", "b1.facing: 0.005 is not a direction"),
        ("b1 = { at = [1, 1], formation = 'square' }", "b1.formation: 'square' is not one of line"),
        ("b1 = { at = [1, 1], detach = 4 }", "red.stand.b1.screen: is missing"),
        ("b1 = { at = [1, 1], gap = 5 }", "b1.gap: 5 is not a number of centimetres from 2 to 4"),
        ("b1 = { at = [1, 1], speed = 5 }", "red.stand.b1.speed: no such key"),
    ],
)
def test_4_0_a_bad_layout_is_named(stand: str, problem: str) -> None:
    assert problem in wrong(PLAIN.replace("[blue]", f"[red.stand]\n{stand}\n[blue]"))


def test_4_0_a_layout_against_the_rules_is_refused_when_it_is_played(tmp_path: Path) -> None:
    sides = PLAIN.replace("[red]", '[red]\nside = "south"').replace(
        "[blue]", '[blue]\nside = "north"'
    )
    for stand, problem in (
        ("b1 = { at = [60, 31] }", "mine: stand b1: not allowed by 4.5 own zone"),
        (
            "b1 = { at = [60, 25], detach = 8, screen = [60, 31] }",
            "mine: stand b1: not allowed by R106 set up inside",
        ),
    ):
        text = sides.replace("[blue]", f"[red.stand]\n{stand}\n[blue]")
        own_file(tmp_path, text)
        with pytest.raises(BadData) as caught:
            own_file(tmp_path, text, **{"set-up": "ready"})
        assert str(caught.value) == problem
    text = sides.replace("[blue]", "[blue]\ncommander = [60, 80]")
    with pytest.raises(BadData, match="mine: stand commander: not allowed by R106"):
        own_file(tmp_path, text, **{"set-up": "ready"})


def test_R107_an_army_that_finds_no_room_is_refused(tmp_path: Path) -> None:
    tight = PLAIN + "[zones]\nsouth = [[0, 0], [60, 8]]\n"
    with pytest.raises(
        BadNotation, match=r"'British brigade': red-army: has no room .*south"
    ) as no:
        own_file(tmp_path, tight)
    room = "red-army: n'a pas la place de ses bataillons dans la zone sud (R107)"
    assert "southern zone (R107)" in no.value.expected and no.value.expected_in("fr") == room


def test_all_errors_of_a_file_are_reported_together() -> None:
    text = with_top("turns = 0\ncolour = 1")
    with pytest.raises(BadData) as caught:
        parsed(text)
    assert caught.value.problem.startswith("2 problems:\n")
    assert "\nturns: 0 is not" in str(caught.value) and "\ncolour: no such" in str(caught.value)


def test_a_file_that_is_no_toml_is_reported_with_its_line() -> None:
    assert "is not TOML: Invalid" in wrong("format = \n") and "line 1" in wrong("format = \n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.toml: cannot be read: No such file"):
        setting_for("", {"file": str(tmp_path / "none.toml")})
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe\xe9")
    with pytest.raises(BadData, match="cannot be read: not UTF-8"):
        setting_for("", {"file": str(tmp_path / "latin.toml")})


# Written


def said(scenario: Scenario) -> list[object]:
    """Everything that a scenario says."""
    forces = [force_of(scenario, seat) for seat in range(2)]
    stands = [
        (
            name,
            stand.pose.key(),
            stand.formation,
            stand.detached,
            stand.screen_pose.key(),
            stand.gap,
        )
        for force in forces
        for name, stand in force.stands.items()
        if isinstance(stand, Stand)
    ]
    return [
        (scenario.key, scenario.titles, scenario.notes, scenario.width, scenario.height),
        (scenario.turns, points_of(scenario)),
        [(p.kind, p.points, p.name) for p in scenario.pieces] if scenario.pieces else None,
        [(o.name, o.x, o.y, o.radius, o.worth) for o in scenario.objectives],
        [zone.corners() for zone in scenario.zones],
        [(force.army, force.side, force.post) for force in forces],
        stands,
    ]


@pytest.mark.parametrize("path", data_files("march", "scenarios", ".toml"), ids=lambda p: p.stem)
def test_a_scenario_of_the_game_is_written_as_its_file_has_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scenario = parsed(text)
    assert FORMAT.write(scenario) == "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith("#")
    )
    assert said(parsed(FORMAT.write(scenario))) == said(scenario)


@pytest.mark.parametrize("text", [PLAIN, EVERYTHING], ids=["plain", "everything"])
def test_a_file_of_ones_own_is_read_as_it_is_written(text: str) -> None:
    scenario = parsed(text)
    assert said(parsed(FORMAT.write(scenario))) == said(scenario)


def test_4_0_a_layout_is_written_with_all_that_is_not_usual() -> None:
    written = FORMAT.write(parsed(EVERYTHING))
    assert 'b1 = { at = [20, 75], formation = "column" }' in written
    b2 = "b2 = { at = [60, 75], detach = 5, screen = [60, 72.5], gap = 3 }"
    assert b2 in written and "points = 250" in written
    away = EVERYTHING.replace("[60, 72.5], gap = 3, screen-facing = 180", "[60, 72.5]").replace(
        "75], facing = 180, detach", "75], facing = 90.5, detach"
    )
    assert "at = [60, 75], facing = 90.5, detach = 5, screen = [60, 72.5] }" in FORMAT.write(
        parsed(away)
    )


def test_a_screen_that_nobody_is_sent_out_for_is_kept() -> None:
    alone = "b1 = { at = [20, 20], screen = [20, 24], gap = 3 }"
    scenario = parsed(PLAIN.replace("[blue]", f"[red.stand]\n{alone}\n[blue]"))
    assert alone in FORMAT.write(scenario)


def test_a_position_of_a_battle_of_ones_own_holds_the_battle(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PLAIN, encoding="utf-8")
    march = game("march")
    carried = march.portable({"file": str(path), "set-up": "ready"})
    assert sorted(carried) == ["own-battle", "set-up"]
    text = march.write(march.setup("training", carried))
    assert "battle mine" in text and str(tmp_path) not in text
    assert march.write(march.read(text)) == text
    assert march.portable({"set-up": "ready"}) == {"set-up": "ready"}
