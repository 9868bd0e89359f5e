"""The ground of a board."""

from __future__ import annotations

from grognard.miniatures.contract.board import Side, Zone
from grognard.miniatures.screen.board import features, laid_out, objective, objective_name
from grognard.miniatures.screen.looks import HILL, WOOD
from grognard.miniatures.screen.scene import Scene
from grognard.miniatures.terrain.pieces import kind_of, own_name
from grognard.table.terrain import Ground
from tests.miniatures.screen.scenes import (
    AREAS,
    LENGTHS,
    LINES,
    LOOKS,
    countryside,
    ford,
    line,
    rectangle,
)
from tests.miniatures.troops import inches


def test_all_ground_is_there_with_its_kind_and_its_name() -> None:
    shown = features(countryside(), LOOKS)
    assert {one.kind for one in shown} == {*AREAS, *LINES}
    assert all(one.name == one.kind.upper() for one in shown)
    assert [one.line for one in shown] == [False] * len(AREAS) + [True] * len(LINES)


def test_names_of_their_own() -> None:
    assert (kind_of("wood Bois Noir"), own_name("wood Bois Noir")) == ("wood", "Bois Noir")
    assert (LOOKS.label("wood Bois Noir"), LOOKS.label("wood")) == ("Bois Noir", "WOOD")


def test_contours_add_up_and_hills_come_first() -> None:
    top, foot = rectangle(HILL, 4, 4, 2, 2, level=1), rectangle(HILL, 2, 2, 8, 8, level=2)
    wood = rectangle(WOOD, 12, 2, 2, 2)
    shown = features(Ground(inches(36), inches(24), [wood, top, foot], []), LOOKS)
    assert [(one.kind, one.level) for one in shown] == [(HILL, 2), (HILL, 3), (WOOD, 0)]


def test_lines_have_a_width() -> None:
    brook = line("stream", (0, 0), (9, 9), width=1)
    (shown,) = features(Ground(inches(36), inches(24), [], [brook]), LOOKS)
    assert (shown.line, shown.width, shown.points) == (True, 2540, [(0, 0), (22860, 22860)])


def test_a_board_has_all_that_its_scene_has() -> None:
    scene = Scene(countryside(), [ford()], LOOKS, LENGTHS, "The ford", "Turn 1")
    zones, sides = [Zone("red", "Red", [])], [Side("red", "Red", "gb")]
    board = laid_out(scene, (127, 2), zones, sides, [])
    assert (board.title, board.width, board.height) == ("The ford", inches(36), inches(24))
    assert (board.unit, board.step, board.decimals) == ("in", 127, 2)
    assert [zone.name for zone in board.zones] == ["Red", "Ford (2)"]
    assert len(board.features) == len(AREAS) + len(LINES) and board.sides == sides


def test_an_objective_is_a_circle_with_its_worth() -> None:
    zone = objective(ford())
    assert (zone.seat, zone.name) == (None, "Ford (2)")
    assert len(zone.points) == 180
    near = [(x - inches(18)) ** 2 + (y - inches(12)) ** 2 for x, y in zone.points]
    assert all(abs(square - inches(3) ** 2) < 20_000 for square in near)
    once = type(ford())("Gate", 0, 0, 1, 1)
    assert objective_name(once) == "Gate"
