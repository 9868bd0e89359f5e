"""Everybody on a table has an id of its own."""

from __future__ import annotations

from grognard.miniatures.armies.unit_ids import unlike


def test_ids_that_nobody_has_stay() -> None:
    assert unlike(["b1", "b2"], ["f1", "f2"]) == ["f1", "f2"]


def test_an_id_that_is_taken_gets_as_many_an_x_as_it_needs() -> None:
    assert unlike(["b1", "b1x"], ["b1", "b2"]) == ["b1xx", "b2"]
    assert unlike(["b1"], ["b1x", "b1"]) == ["b1x", "b1xx"]
