"""Events and who may see them."""

from __future__ import annotations

import pytest

from grognard.kernel.event import (
    EVERYONE,
    PLAIN,
    TURN,
    UNLISTED,
    Event,
    EventKind,
    event_table,
    only,
    sees,
)
from grognard.kernel.game import Game
from tests.kernel.games.tinygame import INFO


def test_everyone_includes_every_seat_and_the_spectator() -> None:
    assert sees(EVERYONE, 0)
    assert sees(EVERYONE, 7)
    assert sees(EVERYONE, None)


def test_what_one_seat_sees_the_others_do_not() -> None:
    assert sees(only(1), 1)
    assert not sees(only(1), 0)
    assert not sees(only(1), 2)


def test_a_spectator_sees_nothing_that_is_not_for_everyone() -> None:
    assert not sees(only(0), None)
    assert not sees(only(0) | only(1), None)


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    assert Event().seen_by == EVERYONE
    assert Event(only(0)).seen_by == 1
    assert (Event().kind(), Event().facts()) == ("", [])
    assert Event().named() == []


class Numbers(Event):
    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def kind(self) -> str:
        return "turn"

    def named(self) -> list[int]:
        return self.numbers


def test_a_kind_knows_the_numbers_of_its_events_by_name() -> None:
    kind = EventKind("turn", "turn side", "5 turns", opens=TURN)
    assert kind.number(Numbers(3, 1), "side") == 1
    assert kind.why_bad(Numbers(3, 1)) == ""
    assert kind.why_bad(Numbers(3)) == "turn: 1 numbers, and names for 2"
    assert (kind.weight, kind.points, kind.decided_by, kind.silent) == (PLAIN, [], [], False)


def test_the_last_name_may_stand_for_many_numbers_or_none() -> None:
    kind = EventKind("marched", "unit legs*")
    assert kind.args == ["unit", "legs"]
    assert [kind.why_bad(Numbers(*numbers)) for numbers in ([4], [4, 5], [4, 5, 6])] == [""] * 3
    assert kind.why_bad(Numbers()) != ""


def test_a_word_stands_once_in_a_table() -> None:
    with pytest.raises(AssertionError, match="twice"):
        event_table([EventKind("hit"), EventKind("hit")])


class Listed(Game):
    def events(self) -> dict[str, EventKind]:
        return event_table([EventKind("turn", "turn side", "5 turns", opens=TURN)])


def test_a_game_looks_its_events_up() -> None:
    game, event = Listed(INFO), Numbers(3, 1)
    assert (game.kind_of(event).word, game.side(event)) == ("turn", 1)
    plain = Game(INFO)
    assert (plain.kind_of(event), plain.side(event)) == (UNLISTED, None)
