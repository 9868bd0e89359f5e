"""15.0 Whose decks are still missing, and what replaces them."""

from __future__ import annotations

import pytest

from grognard.games.eagles.armies.decks_to_bring import stand_ins, to_bring
from grognard.games.eagles.model.cards import BRITISH, PRUSSIAN
from grognard.games.eagles.sequence import new_battle
from grognard.kernel.refusal import BadData

CUSTOM = {"deck": "custom"}
FRENCH = {"french-deck": "015 x3, 016, 017, 018"}


def test_15_0_every_side_without_a_deck_brings_one() -> None:
    assert to_bring("waterloo", CUSTOM) == {"french": "french-deck", "allied": "allied-deck"}
    assert to_bring("waterloo", CUSTOM | FRENCH) == {"allied": "allied-deck"}
    british = {"british-deck": "128"}
    assert to_bring("waterloo", CUSTOM | FRENCH | british) == {"allied": "allied-deck"}
    assert to_bring("quatre-bras", CUSTOM | FRENCH | british) == {}
    assert to_bring("waterloo", CUSTOM | FRENCH | {"allied-deck": "128"}) == {}


def test_R160_two_allied_players_bring_one_deck_each() -> None:
    divided = ["allied"]
    apart = {"british": "british-deck", "prussian": "prussian-deck"}
    assert to_bring("waterloo", CUSTOM | FRENCH, divided) == apart
    assert to_bring("waterloo", CUSTOM | FRENCH | {"british-deck": "128"}, divided) == {
        "prussian": "prussian-deck"
    }
    assert to_bring("waterloo", CUSTOM | FRENCH | {"allied-deck": "128"}, divided) == {}
    found = stand_ins("waterloo", CUSTOM | FRENCH, divided)
    assert set(found) == {*apart.values()}
    together = stand_ins("waterloo", CUSTOM | FRENCH)["allied-deck"]
    assert ", ".join(found.values()) == together


def test_nothing_is_brought_where_decks_are_dealt() -> None:
    assert to_bring("waterloo", {}) == {} and to_bring("borodino", CUSTOM) == {}


def test_15_0_what_stands_in_can_be_played() -> None:
    for battle in ("waterloo", "wavre", "charleroi"):
        assert new_battle(battle, CUSTOM | stand_ins(battle, CUSTOM)).pending is not None
    own = stand_ins("waterloo", CUSTOM | FRENCH)
    assert list(own) == ["allied-deck"]
    assert stand_ins("waterloo", CUSTOM | {"scale": "none"}) == {}


def test_15_0_one_text_holds_both_allied_decks() -> None:
    text = "128 x2, 129, 130, 131, 132, 207 x2, 208"
    b = new_battle("waterloo", CUSTOM | FRENCH | {"allied-deck": text})
    assert b.setting.deck_sizes[BRITISH] == 6 and b.setting.deck_sizes[PRUSSIAN] == 3


@pytest.mark.parametrize("stray", ["015", "777"])
def test_1_0_what_is_of_neither_ally_is_refused(stray: str) -> None:
    text = f"128 x2, 129, 130, 131, 132, 207, {stray}"
    with pytest.raises(BadData, match=f"card {stray}"):
        new_battle("waterloo", CUSTOM | FRENCH | {"allied-deck": text})
