"""State: the stack, what is pending, and what listeners receive."""

from __future__ import annotations

from grognard.kernel.event import Event
from grognard.kernel.procedure import DONE
from grognard.kernel.state import State
from grognard.kernel.umpire import advance, answer
from tests.kernel.games.flows import Say, new_diary


def test_a_new_state_waits_for_nothing() -> None:
    s = State()
    assert s.pending is DONE
    assert s.stack == []
    assert not s.finished


def test_an_event_nobody_listens_to_is_lost() -> None:
    s = State()
    s.emit(Event())
    assert s.events is None


def test_listeners_receive_events_in_order() -> None:
    s = State()
    s.events = []
    first, second = Event(), Event()
    s.emit(first)
    s.emit(second)
    assert s.events == [first, second]


def test_a_clone_has_procedures_of_its_own() -> None:
    s = new_diary()
    advance(s)
    other = s.clone()
    answer(other, Say(2))
    assert [type(p).__name__ for p in other.stack] == ["Round", "Toss"]
    assert [type(p).__name__ for p in s.stack] == ["Round"]
    assert s.stack[0].stage == 1


def test_a_clone_waits_for_the_same_and_is_not_listened_to() -> None:
    s = new_diary()
    s.events = []
    advance(s)
    s.outcome = 5
    other = s.clone()
    assert other.pending is s.pending
    assert (other.action, other.outcome, other.finished) == (None, 5, False)
    assert other.events is None


def test_a_clone_remembers_how_often_somebody_could_have_been_asked() -> None:
    s = new_diary()
    s.pauses = (1, 0)
    assert s.clone().pauses == (1, 0)
    assert State().pauses == ()
