"""The battles and armies that charts for the real table offer, in every game."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.registry import find

GAMES = ("eagles", "march", "age", "crepuscule")


@pytest.mark.parametrize("key", GAMES)
def test_every_battle_lists_the_troops_of_both_sides_in_both_languages(key: str) -> None:
    load()
    game = find(key)
    english, french = (game.chart_battles(lang) for lang in ("en", "fr"))
    assert [one.key for one in english] == [one.key for one in french]
    for battle in (*english, *french):
        assert len(battle.sides) == 2 and all(battle.sides)
        assert {unit.seat for unit in battle.units} == {0, 1}
        assert all(unit.name and unit.values for unit in battle.units)


def test_4_0_a_card_is_listed_only_for_the_battles_printed_on_it() -> None:
    load()
    known = {
        one.key: {unit.name for unit in one.units} for one in find("eagles").chart_battles("en")
    }
    assert known["quatre-bras"] < known["charleroi"] and known["ligny"] < known["charleroi"]
    assert not known["quatre-bras"] & known["wavre"]


@pytest.mark.parametrize("key", GAMES[1:])
def test_ready_armies_are_listed_with_their_troops(key: str) -> None:
    load()
    armies = find(key).chart_armies("fr")
    assert armies and all(army.name and army.units for army in armies)
