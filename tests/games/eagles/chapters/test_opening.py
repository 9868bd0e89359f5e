"""The moment at which engaged cards are revealed (8.1, R47), and fire at hidden ones (R143)."""

from __future__ import annotations

from grognard.games.eagles.model.actions import END
from grognard.kernel.decision import Decision
from tests.games.eagles.field import (
    ACTING,
    ALLIED,
    THROWING,
    asked,
    card,
    confuse,
    dice_of,
    dice_thrown,
    do,
    drawn,
    fire,
    hits,
    move,
    open_fire,
    roll,
    shot,
    waiting,
    why_not,
)

# R47, R143 The moment of reveal


def test_R47_engaged_cards_are_revealed_when_the_phase_ends() -> None:
    b = drawn(FC="015 down, 016 down", AC="130 down")
    do(b, move(b, "015", "AC"))
    assert [card(b, label).up for label in ("015", "130")] == [False, False]
    do(b, END)
    assert [card(b, label).up for label in ("015", "130", "016")] == [True, True, False]
    assert (waiting(b), asked(b)) == (ACTING, ALLIED)


def test_R47_engaged_cards_are_revealed_by_the_first_fire_in_their_position() -> None:
    b = drawn(FC="069, 130", FL="017 down", french="016")
    do(b, move(b, "016", "FC"))
    assert not card(b, "016").up
    do(b, fire(b, "069", "130"))
    assert (card(b, "016").up, card(b, "017").up) == (True, False)
    assert waiting(b) == THROWING


def test_R143_the_firer_is_named_the_position_revealed_and_then_the_target_named() -> None:
    b = drawn(FC="078", AC="130 down, 131 down, 111", FL="069", AR="132 down")
    do(b, move(b, "078", "AC"))
    assert why_not(b, fire(b, "078", "130")) == "R143 opening fire"
    do(b, open_fire(b, "078"))
    assert [card(b, label).up for label in ("130", "131", "132")] == [True, True, False]
    assert waiting(b) == "7.4 one target"
    assert why_not(b, fire(b, "078", "111")) == "7.4 troop target"
    assert why_not(b, fire(b, "069", "132")) == "7.4 one target"
    assert why_not(b, END) == "5.0 phases"
    assert dice_of(b, fire(b, "078", "130")) == [("7.1 combat value", 2)]
    assert isinstance(b.pending, Decision) and b.pending.weigh(b, END) == []
    shot(b, fire(b, "078", "130"), 4, 4)
    assert hits(b, "130", "131") == [2, 0]
    assert waiting(b) == ACTING


def test_R143_cards_that_lie_open_are_named_at_once() -> None:
    b = drawn(FC="078", AC="130 down", FL="079, 131")
    assert why_not(b, open_fire(b, "078")) == "R143 opening fire"
    assert why_not(b, open_fire(b, "079")) == "R143 opening fire"
    do(b, move(b, "078", "AC"))
    assert why_not(b, open_fire(b, "078")) is None
    assert waiting(b) == ACTING


def test_R143_where_nothing_may_be_targeted_the_reveal_is_all() -> None:
    b = drawn("quatre-bras", active=ALLIED, AR="167", FL="084, 023 down on 084")
    do(b, move(b, "167", "FL"), open_fire(b, "167"))
    assert card(b, "023").up
    assert why_not(b, fire(b, "167", "023")) == "11.2 woods infantry attacks"
    assert why_not(b, open_fire(b, "167")) == "R143 opening fire"
    assert waiting(b) == ACTING


def test_R143_infantry_in_battle_confusion_opens_fire_like_horse_artillery() -> None:
    b = drawn(FC="015, 016", AC="130 down, 131 down", french="101")
    do(b, confuse(b, "101", "015", "AC"))
    assert waiting(b) == "7.4 one target"
    assert [card(b, label).up for label in ("015", "130", "131")] == [True, True, True]
    do(b, fire(b, "015", "131"))
    assert dice_thrown(b) == (3, 5)
    roll(b, 5, 2, 2)
    assert why_not(b, fire(b, "015", "130")) == "7.0 already fired"
    assert hits(b, "130", "131") == [0, 1]
    assert waiting(b) == ACTING
