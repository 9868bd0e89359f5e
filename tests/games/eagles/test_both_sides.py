"""R171 Two battles with the sides swapped: which may be played so, and what breaks a tie."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.kernel.game import Verdict
from grognard.kernel.pairs import MEASURE, Half, Standing, half_of
from tests.games.eagles.field import ALLIED, FRENCH, drawn

EAGLES = find_game("eagles")


@pytest.mark.parametrize("battle", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
def test_R171_every_battle_of_its_own_may_be_played_from_both_sides(battle: str) -> None:
    assert EAGLES.pair_rule(battle) == "R171 both sides"


def test_R171_the_campaign_is_played_once_only() -> None:
    assert EAGLES.pair_rule("campaign") == ""


def test_R171_damage_breaks_the_tie() -> None:
    b = drawn("quatre-bras", FC="016", AC="130")
    b.damage = [12, 9]
    assert [EAGLES.tie_break(b, seat) for seat in (FRENCH, ALLIED)] == [12, 9]
    given_up = half_of(EAGLES, b, Verdict(ALLIED, "resigned"))
    won = Half(True, ALLIED, [9, 11])
    level = Standing([won.turned(), given_up])
    assert (level.points, level.measure) == ([2, 2], [23, 18])
    assert (level.leader, level.by) == (FRENCH, MEASURE)


def test_R171_the_tie_break_has_a_name_in_both_languages() -> None:
    assert EAGLES.tie_break_name("en") == "damage done"
    assert EAGLES.tie_break_name("fr") == "pertes infligées"
