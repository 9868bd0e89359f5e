"""Who is told when: the times must be the same whether or not anybody was asked in secret."""

from __future__ import annotations

import pytest

from grognard.server.curtain import Curtain

ANN, BOB = 0, 1


def live(pause: float = 6.0) -> Curtain:
    return Curtain(pause, timed=True)


def act(curtain: Curtain, seat: int, at: float, paused: bool = True) -> None:
    curtain.acted(seat, at, paused, hidden=False, declined=False)


def decline(curtain: Curtain, seat: int, at: float, paused: bool = False) -> None:
    curtain.acted(seat, at, paused, hidden=True, declined=True)


def play(curtain: Curtain, seat: int, at: float) -> None:
    curtain.acted(seat, at, paused=True, hidden=True, declined=False)


def test_without_a_pause_everybody_is_told_at_once() -> None:
    curtain = Curtain(0.0)
    act(curtain, ANN, 100.0)
    assert [curtain.opens(who) for who in (ANN, BOB, None)] == [100.0, 100.0, 100.0]
    assert curtain.expires(BOB) is None


def test_without_a_pause_a_hidden_question_waits_as_long_as_the_pace_allows() -> None:
    curtain = Curtain(0.0, patience=300.0)
    act(curtain, ANN, 100.0)
    assert curtain.expires(BOB) == 400.0


def test_an_act_that_nobody_could_answer_is_told_at_once() -> None:
    curtain = live()
    act(curtain, ANN, 100.0, paused=False)
    assert curtain.opens(ANN) <= 100.0
    assert curtain.opens(None) <= 100.0


def test_the_actor_hears_after_the_pause_the_others_at_once_and_spectators_last() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    assert curtain.opens(ANN) == 106.0
    assert curtain.opens(BOB) == 100.0
    assert curtain.opens(None) == 112.0


def test_a_reaction_is_declined_in_time_to_be_stored_before_the_actor_is_told() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    assert curtain.expires(BOB) == 105.75
    assert Curtain(0.4).grace == pytest.approx(0.1)


def test_a_declined_question_changes_no_time_of_anybody_else() -> None:
    asked, unasked = live(), live()
    act(asked, ANN, 100.0)
    act(unasked, ANN, 100.0)
    decline(asked, BOB, 103.5)
    for who in (ANN, None):
        assert asked.opens(who) == unasked.opens(who)
    assert asked.since() == unasked.since()
    assert asked.expires(ANN) == unasked.expires(ANN)


def test_whoever_declined_learns_nothing_by_waiting_for_the_actors_own_question() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    decline(curtain, BOB, 103.0)
    assert curtain.opens(BOB) == 112.0
    assert curtain.expires(ANN) == 111.75


def test_one_who_declined_and_is_asked_again_at_once_is_shown_the_question() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    decline(curtain, BOB, 103.0)
    assert curtain.opens(BOB, asked=True) == 100.0


def test_the_actor_is_asked_his_own_hidden_question_only_after_the_pause() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    assert curtain.opens(ANN, asked=False) == 106.0


def test_when_the_actor_declines_his_own_the_next_round_begins_on_the_full_pause() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    decline(curtain, ANN, 107.0)
    assert curtain.start == 112.0
    assert curtain.opens(BOB) == 112.0
    assert curtain.opens(BOB, asked=True) == 112.0
    assert curtain.expires(BOB) == 117.75
    assert curtain.opens(ANN) == 118.0
    assert curtain.opens(None) == 124.0


def test_the_clock_does_not_tell_that_the_actor_was_asked_himself() -> None:
    asked, unasked = live(), live()
    act(unasked, ANN, 100.0)
    act(asked, ANN, 100.0)
    decline(asked, ANN, 107.3)
    for curtain in (asked, unasked):
        heard = curtain.opens(BOB)
        assert curtain.since() - heard == 6.0
        assert curtain.opens(None) - heard == 12.0
        assert (curtain.expires(BOB) or 0.0) - heard == 5.75


def test_a_special_that_is_played_begins_a_new_run() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    play(curtain, BOB, 102.0)
    assert curtain.actor == BOB
    assert curtain.start == 112.0
    assert curtain.opens(ANN) == 112.0
    assert curtain.opens(BOB) == 118.0
    assert curtain.expires(ANN) == 117.75


def test_the_clock_of_the_next_question_starts_when_the_actor_is_told() -> None:
    curtain = live()
    act(curtain, ANN, 100.0)
    assert curtain.since() == 106.0
    act(curtain, ANN, 120.0, paused=False)
    assert curtain.since() == 120.0


def test_a_quick_new_act_is_heard_no_earlier_than_if_the_actor_had_been_asked() -> None:
    asked, unasked = live(), live()
    for curtain in (asked, unasked):
        act(curtain, ANN, 100.0)
    decline(asked, BOB, 103.0)
    for curtain in (asked, unasked):
        act(curtain, ANN, 108.0)
        assert curtain.start == 112.0
        assert curtain.opens(ANN) == 118.0
    assert asked.opens(BOB) == unasked.opens(BOB) == 112.0


def test_by_correspondence_reactions_follow_orders_and_leave_no_trace() -> None:
    curtain = Curtain(1.0, ordered=True)
    act(curtain, ANN, 100.0)
    decline(curtain, BOB, 100.01)
    assert curtain.opens(BOB) == 100.0
    assert curtain.opens(ANN) == 101.0
    assert curtain.opens(None) == 101.0
    assert curtain.expires(ANN) is None


def test_alone_against_computers_one_may_take_all_the_time_one_wants() -> None:
    curtain = Curtain(1.0, patient=[ANN])
    act(curtain, BOB, 100.0)
    assert curtain.expires(ANN) is None
    act(curtain, ANN, 200.0)
    assert curtain.expires(BOB) == 200.75
    assert curtain.opens(ANN) == 201.0


def test_a_computers_own_question_does_not_show_to_one_who_has_just_declined() -> None:
    curtain = Curtain(1.0, patient=[ANN])
    act(curtain, BOB, 100.0)
    decline(curtain, ANN, 130.0)
    assert curtain.opens(ANN) == 131.0
    assert curtain.expires(BOB) == 130.75
    act(curtain, BOB, 130.2)
    assert curtain.opens(ANN) == 131.0
    assert curtain.opens(ANN, asked=True) == 131.0


def test_a_question_before_the_first_act_has_its_time_too() -> None:
    curtain = live()
    curtain.begin(50.0)
    assert curtain.expires(ANN) == 55.75
