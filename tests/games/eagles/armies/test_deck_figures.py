"""The figures of a deck, computed by hand for small ones."""

from __future__ import annotations

import pytest

from grognard.games.eagles.armies.deck_figures import DeckFigures
from grognard.games.eagles.model.cards import standard

NAPOLEON, REILLE, AULARD, JACQUINOT, RESERVE_GUNS, RALLY = 1, 7, 18, 55, 70, 95


def figures(*numbers: int) -> DeckFigures:
    return DeckFigures([standard().by_number[number] for number in numbers])


def test_7_0_expected_hits_are_dice_by_faces() -> None:
    # 3 dice at F2, 4 at F1, 3 guns at F1 and F3
    found = figures(AULARD, JACQUINOT, RESERVE_GUNS)
    assert found.line_dice == pytest.approx(4 * 10 / 3)
    assert found.hits["short"] == pytest.approx(4 * (6 + 4 + 9) / 6 / 3)
    assert found.hits["long"] == pytest.approx(4 * 3 / 6)
    assert found.hits["shock"] == pytest.approx(4 * (9 + 12) / 6 / 2)


def test_6_0_morale_by_grade_and_how_many_hold() -> None:
    found = figures(AULARD, AULARD, NAPOLEON, RALLY)
    assert found.morale == {"A": 0, "B": 2, "C": 0, "D": 0}
    assert found.holding == [50, 25, 12, 6]
    assert found.dice == {3: 2}


def test_arms_have_their_cards_and_points() -> None:
    shares = {share.arm: (share.cards, share.points) for share in figures(NAPOLEON, AULARD).arms}
    assert shares["general"] == (1, 19) and shares["infantry"] == (1, 11)
    assert shares["special"] == (0, 0)


def test_12_2_a_corps_is_led_by_its_general_or_by_the_army_commander() -> None:
    alone = {corps.corps: corps.led for corps in figures(AULARD, RESERVE_GUNS).corps}
    assert alone == {"I": False}
    assert figures(AULARD, NAPOLEON).corps[0].led
    assert not figures(AULARD, REILLE).corps[0].led


def test_an_empty_deck_has_no_figures() -> None:
    found = figures()
    assert found.line_dice == 0 and found.holding == [0, 0, 0, 0] and found.corps == []
