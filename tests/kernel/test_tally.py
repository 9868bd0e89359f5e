"""A tally is a number and the rules that made it."""

from __future__ import annotations

from grognard.kernel.tally import Tally


def test_a_tally_adds_up() -> None:
    tally = Tally(4, "7.2 strength")
    tally.add(+1, "7.2 first volley")
    tally.add(-2, "7.2 cover")
    assert tally.total == 3


def test_a_kept_tally_lists_every_rule_in_order() -> None:
    tally = Tally(4, "7.2 strength", keep=True)
    tally.add(-2, "7.2 cover")
    assert tally.lines == [("7.2 strength", 4), ("7.2 cover", -2)]


def test_a_tally_for_play_keeps_no_lines() -> None:
    tally = Tally(4, "7.2 strength")
    tally.add(-2, "7.2 cover")
    assert tally.lines == []
