"""Aids: marked sentences, and what a game without any says."""

from __future__ import annotations

import pytest

from grognard.kernel.aids import FULL, MARKED, SHORT, mark, marked
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.umpire import legal_actions, play_random
from tests.kernel.games.tinygame import BIDS, Told


def test_a_marked_sentence_names_each_piece_once() -> None:
    text = f"{mark('a')} beats {mark('b')}, and {mark('a')} goes on"
    assert marked(text) == ["a", "b"]
    assert marked("nobody") == []


def test_a_sentence_may_be_marked_and_filled_in_later() -> None:
    s = BIDS.setup("short", {})
    event = Told("laid", 0, 5)
    text = BIDS.narrate(s, event, "en", MARKED)
    assert text == f"north laid {mark('c5')}"
    assert BIDS.spell(s, text, "en", SHORT) == BIDS.narrate(s, event, "en", FULL) == "north laid c5"


def test_a_game_may_do_without_aids() -> None:
    s = BIDS.setup("short", {})
    play_random(s, Rng(1), 1)
    action = legal_actions(s)[0]
    assert BIDS.catalogue() == []
    book = BIDS.rules("en")
    assert (book.chapters, book.rules, book.rulings) == ([], [], [])
    plain = Game(BIDS.info)
    assert (BIDS.question(s, 0), plain.cite(s, Event()), plain.places(Event())) == ("", "", [])
    dice = BIDS.dice(s, [1, 2])
    assert (dice.marks, dice.pieces, dice.sums) == ([], [], [])
    assert BIDS.heading("1 die", "en") == BIDS.label("1 die", "en")
    assert BIDS.forecast(s, action, "en") == (None, None)
    assert BIDS.warnings(s, action, "en") == []
    with pytest.raises(BadNotation, match="no such piece"):
        BIDS.sheet(s, 0, "c5", "en")


def test_a_game_may_do_without_turns_and_lessons() -> None:
    s = BIDS.setup("short", {})
    plain = Game(BIDS.info)
    assert plain.side(Event()) is None
    assert plain.moment(s) == (0, "")
    assert plain.lessons() == {}
    assert BIDS.open_view(s) == BIDS.write(s)
