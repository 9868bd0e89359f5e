"""Chances held against results: counted by battles, and drawn."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from grognard.arena.learning.calibration import Told, calibrations
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Throw
from tools.calibration import Ends, ends, played_twice, players, plot, step, told, whole

FOUND = [Told("here", 1, 0.2, 0.0), Told("here", 2, 0.8, 1.0), Told("there", 1, 0.5, 0.5)]


def test_as_many_turn_starts_as_asked_are_of_deals_that_no_net_has_seen() -> None:
    found = told("eagles", 30)
    assert len(found) >= 30 and all(one.game >= 10_000_000 for one in found)
    assert len({one.battle for one in found}) == 5
    assert all(0.0 < one.chance < 1.0 and one.result in (0.0, 0.5, 1.0) for one in found)
    for battle, game in {(one.battle, one.game) for one in found}:
        results = {one.result for one in found if (one.battle, one.game) == (battle, game)}
        assert len(results) == 1, "a game has one end"


def test_the_plot_has_a_panel_for_all_and_for_each_battle_and_a_mark_for_each_bin() -> None:
    found = calibrations(FOUND, ["here", "there", "nowhere"])
    drawn = ElementTree.fromstring(plot("eagles", found))
    words = ["".join(one.itertext()) for one in drawn.iter() if one.tag.endswith("text")]
    assert [one for one in words if one in ("all battles", "here", "there")] == [
        *("all battles", "here", "there")
    ]
    marks = [one for one in drawn.iter() if one.tag.endswith("circle")]
    assert len(marks) == sum(len(one.bins) for one in found) == 3 + 2 + 1
    (first, *_) = marks
    assert float(first.get("cx", "")) == pytest.approx(40 + 150 * 0.2)
    assert float(first.get("cy", "")) == pytest.approx(34 + 150 * 1.0)


def test_luck_is_how_far_apart_two_ends_of_one_state_are() -> None:
    some = Ends()
    assert not some.pairs
    some.pairs, some.apart = 4, 1.0 + 0.25
    assert some.least == pytest.approx(1.25 / 8)
    found = ends("eagles", 40)
    assert sum(one.pairs for one in found.values()) >= 40 and len(found) == 5
    assert all(0.0 <= one.least <= 0.5 for one in found.values())
    assert any(one.apart for one in found.values()), "the dice are others"
    total = whole(found)
    assert total.pairs == sum(one.pairs for one in found.values())
    assert min(one.least for one in found.values()) <= total.least
    assert total.least <= max(one.least for one in found.values())


def test_a_battle_played_on_twice_is_itself_not_changed_by_it() -> None:
    eagles = find_game("eagles")
    s, plain = (eagles.setup("quatre-bras", {}) for _ in range(2))
    played_twice(eagles, s, 7, Ends())
    staffs, dice = players(eagles, 7, 0), KeyedDice(7)
    while isinstance(plain.pending, Decision | Throw):
        step(eagles, plain, staffs, dice)
    assert eagles.write(s) == eagles.write(plain)
