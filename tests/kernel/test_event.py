"""Events and who may see them."""

from __future__ import annotations

from grognard.kernel.event import EVERYONE, Event, only, sees


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
