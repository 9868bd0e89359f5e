"""The bench of sight: what it measures is a real look."""

from __future__ import annotations

from tools.speed.sightlines import GROUPS, look, microseconds, scene


def test_a_look_counts_the_groups_that_see() -> None:
    table = scene()
    assert 0 <= look(table, 0, 1, table.shapes[2:]) <= GROUPS
    assert look(table, 0, 1, [table.shapes[1]]) <= look(table, 0, 1, [])


def test_a_look_takes_time() -> None:
    assert microseconds(1) > 0
