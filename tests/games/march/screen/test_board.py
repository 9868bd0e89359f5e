"""The table as a screen shows it."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.setting_up.scenarios import SCENARIOS, setting_for
from grognard.games.march.game import GAME
from grognard.games.march.model.pieces import ACTIVATED, BRITISH, FRENCH, OTHER, SLOPE, Objective
from grognard.games.march.model.state import Battle, blank
from grognard.games.march.screen.board import board
from grognard.games.march.sequence import new_battle
from grognard.games.march.text.writing import write, write_view
from grognard.miniatures.contract.board import Board
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import Troops, cm, field


def hill(name: str, west: int, south: int, east: int, north: int) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area(name, polygon([(cm(x), cm(y)) for x, y in corners]), SLOPE, 1)


def test_everything_that_a_scenario_puts_on_the_table_is_there() -> None:
    for key, scenario in SCENARIOS.known.items():
        b = blank(setting_for(key, {}))
        shown = board(b, "en")
        assert (shown.width, shown.height) == (b.setting.ground.width, b.setting.ground.height)
        assert shown.title == scenario.titles["en"]
        if scenario.pieces is not None:
            kinds = sorted((piece.kind, sorted(piece.points)) for piece in scenario.pieces)
            assert kinds == sorted((one.kind, sorted(one.points)) for one in shown.features)


def test_areas_are_outlines_and_lines_have_a_width() -> None:
    shown = board(new_battle("barrosa", {}), "fr")
    ravine = next(one for one in shown.features if one.kind == "ravine")
    assert ravine.line and ravine.points == [(46000, 48000), (78000, 54000), (112000, 50000)]
    chapel = next(one for one in shown.features if one.kind == "chapel")
    assert not chapel.line and chapel.name == "Barrosa" and chapel.level == 0
    wide = Edge("stream", [(0, 0), (cm(9), cm(9))], 0, cm(2))
    stream = board(field([], [], edges=[wide]), "fr").features[0]
    assert (stream.name, stream.width) == ("Ruisseau", cm(2))


def test_R9_contours_within_others_stand_higher_and_come_later() -> None:
    inner, outer = hill("hill top", 40, 40, 60, 60), hill("hill", 20, 20, 80, 80)
    wood = Area("wood", hill("", 0, 0, 9, 9).shape, 1)
    shown = board(field([], [], areas=[wood, inner, outer]), "en")
    assert [(one.name, one.level) for one in shown.features] == [
        ("Hill", 1),
        ("top", 2),
        ("Wood", 0),
    ]


def test_4_5_each_seat_has_its_zone_and_objectives_have_none() -> None:
    shown = board(new_battle("vimeiro", {}), "en")
    assert {zone.seat for zone in shown.zones} == {"red", "blue", None}
    goal = next(zone for zone in shown.zones if zone.seat is None)
    assert goal.name == "Vimeiro (2)"
    assert all(abs((x - 60000) ** 2 + (y - 22000) ** 2 - 12000**2) < 24000 for x, y in goal.points)
    one = Objective("Ford", cm(20), cm(20), cm(5), 1)
    assert board(field([], [], objectives=[one]), "en").zones[2].name == "Ford"


def test_4_4_while_dice_decide_a_zone_is_known_by_its_edge() -> None:
    b = blank(setting_for("open", {}))
    zones = board(b, "fr").zones
    assert [(zone.seat, zone.name) for zone in zones] == [("south", "Sud"), ("north", "Nord")]
    b.take_side(0, 1)
    assert [zone.seat for zone in board(b, "fr").zones] == ["blue", "red"]


@pytest.mark.parametrize(
    ("nations", "armies"),
    [
        ((BRITISH, FRENCH), ["gb", "fr"]),
        ((FRENCH, OTHER), ["fr", "pr"]),
        ((FRENCH, FRENCH), ["gb", "fr"]),
    ],
)
def test_armies_have_different_coats(nations: tuple[int, int], armies: list[str]) -> None:
    shown = board(field([], [], nations=nations), "en")
    assert [side.army for side in shown.sides] == armies
    assert [(side.seat, side.name) for side in shown.sides] == [("red", "Red"), ("blue", "Blue")]


def test_battalions_with_their_facts_and_the_commanders() -> None:
    b = field([Troops("b1", 60, 20, staff=(2, 1, 0, 1), light=True)], [Troops("f1", 60, 90)])
    red, chief, blue, other = board(b, "en").units
    assert (red.id, red.seat, red.kind, red.name, red.title) == (
        "b1",
        "red",
        "battalion",
        "b1",
        "b1",
    )
    assert red.facts == {
        "nation": "british",
        "quality": "drilled",
        "rankers": 24,
        "light": 1,
        "rifles": 0,
        "detached": 0,
        "most-detached": 18,
        "coat": "",
        "drummer": 2,
        "sergeant": 1,
        "ensign": 0,
        "officer": 1,
    }
    assert (chief.id, chief.kind, chief.name, chief.facts) == (
        "commander red",
        "commander",
        "Red chief",
        {},
    )
    assert (blue.facts["nation"], other.id) == ("french", "commander blue")


def test_a_coat_follows_its_battalion_to_the_table() -> None:
    army = "french; b1 24 drilled, white coats; b2 24 drilled"
    b = new_battle("open", {"red-army": army, "blue-army": army})
    facts = [(unit.id, unit.facts["coat"]) for unit in board(b, "en").units if unit.facts]
    assert facts == [("b1", "white"), ("b2", ""), ("b1x", "white"), ("b2x", "")]


def test_the_game_gives_it_to_every_screen() -> None:
    assert isinstance(GAME.board(new_battle("training", {}), "en"), Board)


def test_18_a_view_shows_the_room_that_troops_take_and_a_position_does_not() -> None:
    b = field([Troops("b1", 60, 20, rankers=22, detached=4)], [Troops("f1", 60, 90)])
    b.leave_table(1)
    lines = write_view(b).splitlines()
    assert lines[-2].endswith(" size 20x4 strip 10x2")
    assert "size" not in lines[-1] and "size" not in write(b)


def test_lengths_are_shown_in_centimetres_to_the_millimetre() -> None:
    shown = board(field([], []), "en")
    assert (shown.unit, shown.step, shown.decimals) == ("cm", 100, 1)


def test_16_1_16_3_the_stakes_count_battalions_and_who_holds_what() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 90), Troops("f2", 90, 90)])
    b.setting.objectives.append(Objective("the hill", cm(60), cm(40), cm(8), 2))
    found = GAME.stakes(b, None, "en")
    assert found.sides == ["1 battalion, 2 for objectives: 3", "2 battalions"]
    assert [(mark.word, mark.seat) for mark in found.marks] == [("held", 0), ("last", 0)]
    assert found.goal.startswith(f"After turn {found.turns}, ")


def test_16_3_an_objective_that_nobody_touches_is_held_by_nobody() -> None:
    b = field([Troops("b1", 60, 40)], [Troops("f1", 60, 90)])
    b.setting.objectives.append(Objective("the hill", cm(100), cm(65), cm(8), 2))
    mark = GAME.stakes(b, None, "fr").marks[0]
    assert (mark.seat, mark.label) == (None, "À personne")


def dangers(b: Battle, seat: int | None) -> list[tuple[str, str]]:
    marks = GAME.stakes(b, seat, "en").marks
    return [(mark.about, mark.label) for mark in marks if mark.word == "danger"]


@pytest.mark.parametrize(("north", "told"), [(60, True), (115, False)])
def test_12_2_a_battalion_that_can_be_charged_is_in_danger(north: int, told: bool) -> None:
    red = [Troops("b1", 60, 40), Troops("b2", 20, 40)]
    b = field(red, [Troops("f1", 60, north, 180), Troops("f2", 110, 115)])
    assert dangers(b, 0) == ([("b1", "Can be charged")] if told else [])
    assert dangers(b, None) == []
    b.units[2].status = ACTIVATED
    assert dangers(b, 0) == []  # who has acted charges nobody this turn


def test_8_0_a_flank_that_can_be_charged_says_so() -> None:
    b = field([Troops("b1", 60, 40), Troops("b2", 20, 40)], [Troops("f1", 90, 42, 270)])
    assert dangers(b, 0) == [("b1", "Flank can be charged")]
    words = GAME.stakes(b, 0, "fr").marks[-1].words
    assert "peut être chargé de flanc ou à revers par" in words


def test_R80_the_last_battalion_of_a_side_is_marked() -> None:
    b = field([Troops("b1", 60, 10), Troops("b2", 20, 10)], [Troops("f1", 60, 115)])
    assert [(m.about, m.word) for m in GAME.stakes(b, 0, "en").marks] == [("f1", "last")]
