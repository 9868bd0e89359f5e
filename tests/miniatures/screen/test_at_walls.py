"""Men at the walls of a building."""

from __future__ import annotations

from grognard.miniatures.screen.at_walls import at_walls
from grognard.table.pose import Pose

SQUARE = [(0, 0), (10000, 0), (10000, 10000), (0, 10000)]


def test_men_at_walls_look_out_whichever_way_the_corners_go_round() -> None:
    for given in (SQUARE, SQUARE[::-1]):
        found = at_walls(given, 8, 1000)
        assert len(found) == 8
        for x, y, turn in found:
            ox, oy = Pose(x, y, turn).point(1000, 0)
            assert 0 < x < 10000 and 0 < y < 10000
            assert not (0 <= ox <= 10000 and 0 <= oy <= 10000)


def test_men_stand_only_at_the_sides_that_are_open() -> None:
    assert {turn for _, _, turn in at_walls(SQUARE, 6, 1000, [0, 2])} == {0, 18000}
    assert at_walls(SQUARE, 6, 1000, []) == []
