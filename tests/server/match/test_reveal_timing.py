"""Who is informed when: the times must be the same whether or not anybody was asked in secret."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import pytest

from grognard.kernel.shares import SIGHTS
from grognard.server.match.reveal_timing import RevealTiming

ANN, BOB = 0, 1


def live(pause: float = 6.0) -> RevealTiming:
    return RevealTiming(pause, timed=True)


def act(timing: RevealTiming, seat: int, at: float, *pauses: int) -> None:
    timing.acted(seat, at, pauses, hidden=False, declined=False)


def decline(timing: RevealTiming, seat: int, at: float, *pauses: int) -> None:
    timing.acted(seat, at, pauses, hidden=True, declined=True)


def play(timing: RevealTiming, seat: int, at: float, *pauses: int) -> None:
    timing.acted(seat, at, pauses, hidden=True, declined=False)


def told(timing: RevealTiming) -> list[float]:
    return [timing.opens(who) for who in (ANN, BOB, None)]


# Without a pause


def test_without_a_pause_everybody_is_informed_at_once() -> None:
    timing = RevealTiming(0.0)
    act(timing, ANN, 100.0, BOB, ANN)
    assert told(timing) == [100.0, 100.0, 100.0]
    assert timing.expires(BOB) is None


def test_without_a_pause_a_hidden_question_waits_as_long_as_the_pace_allows() -> None:
    timing = RevealTiming(0.0, timed=True, patience=300.0)
    act(timing, ANN, 100.0, BOB)
    assert timing.expires(BOB) == 400.0
    decline(timing, BOB, 350.0, ANN)
    assert timing.expires(ANN) == 650.0
    assert timing.since() == 350.0


# Slots


def test_an_act_that_nobody_could_answer_is_sent_at_once() -> None:
    timing = live()
    act(timing, ANN, 100.0)
    assert told(timing) == [100.0, 100.0, 100.0]


@pytest.mark.parametrize(
    ("slots", "times"),
    [
        ([ANN], [100, 100, 100]),
        ([BOB], [106, 100, 106]),
        ([ANN, BOB], [106, 100, 106]),
        ([BOB, BOB], [106, 100, 106]),
        ([BOB, ANN], [106, 112, 112]),
        ([BOB, ANN, BOB], [118, 112, 118]),
        ([ANN, BOB, BOB, ANN, ANN, BOB, ANN], [118, 124, 124]),
    ],
)
def test_everybody_is_informed_when_no_slot_of_another_is_left(
    slots: list[int], times: list[float]
) -> None:
    timing = live()
    act(timing, ANN, 100.0, *slots)
    assert told(timing) == times
    assert timing.settles() == timing.since() == times[2]


def test_a_question_is_asked_when_its_slot_begins_and_declined_in_time_to_be_stored() -> None:
    timing = live()
    act(timing, ANN, 100.0, BOB)
    assert (timing.opens(BOB), timing.expires(BOB)) == (100.0, 105.75)
    decline(timing, BOB, 101.0, ANN)
    assert (timing.opens(ANN), timing.expires(ANN)) == (106.0, 111.75)
    decline(timing, ANN, 107.0, BOB)
    assert (timing.opens(BOB), timing.expires(BOB)) == (112.0, 117.75)
    decline(timing, BOB, 113.0)
    assert told(timing) == [118.0, 112.0, 118.0]
    assert RevealTiming(0.4).grace == pytest.approx(0.1)


def test_a_player_asked_again_before_anybody_else_could_be_is_asked_at_once() -> None:
    timing = live()
    act(timing, ANN, 100.0, BOB)
    decline(timing, BOB, 103.0, BOB)
    assert (timing.opens(BOB), timing.expires(BOB)) == (100.0, 105.75)


def test_the_actor_who_is_asked_first_may_as_well_have_acted_later() -> None:
    timing = live()
    act(timing, ANN, 100.0, ANN)
    assert (timing.opens(ANN), timing.expires(ANN)) == (100.0, 105.75)
    decline(timing, ANN, 104.0, BOB)
    assert told(timing) == [110.0, 104.0, 110.0]


def test_a_special_that_is_played_begins_a_new_run() -> None:
    timing = live()
    act(timing, ANN, 100.0, BOB)
    play(timing, BOB, 102.0, ANN)
    assert timing.actor == BOB
    assert told(timing) == [102.0, 108.0, 108.0]
    assert timing.expires(ANN) == 107.75


def test_what_a_computer_plays_before_its_slot_counts_from_then() -> None:
    timing = RevealTiming(6.0, timed=True, computers=[ANN])
    act(timing, ANN, 100.0, ANN, BOB)
    decline(timing, BOB, 107.0, ANN)
    play(timing, ANN, 107.5, BOB)
    assert timing.opens(BOB) == 112.0


# From one run to the next


def test_a_quick_new_act_is_sent_when_the_last_run_is_over() -> None:
    timing = live()
    act(timing, ANN, 100.0, BOB, ANN)
    act(timing, ANN, 108.0, BOB)
    assert told(timing) == [118.0, 112.0, 118.0]
    act(timing, ANN, 118.5, BOB)
    assert told(timing) == [124.5, 118.5, 124.5]


def test_a_quick_actor_is_asked_at_once_so_that_the_end_of_the_last_run_hides_it() -> None:
    asked, unasked = live(), live()
    for timing in (asked, unasked):
        act(timing, ANN, 100.0, BOB, ANN)
    act(asked, ANN, 108.0, ANN)
    assert asked.opens(ANN) == 108.0
    decline(asked, ANN, 111.0, BOB)
    act(unasked, ANN, 108.0, ANN, BOB)
    assert told(asked) == told(unasked) == [118.0, 112.0, 118.0]


def test_what_is_said_at_the_table_ends_a_run() -> None:
    timing = live()
    act(timing, ANN, 100.0, BOB, ANN)
    timing.said(ANN, 107.0)
    assert told(timing) == [107.0, 107.0, 107.0]
    act(timing, ANN, 108.0, BOB)
    assert told(timing) == [114.0, 108.0, 114.0]


def test_a_question_before_the_first_act_has_its_time_too() -> None:
    timing = live()
    timing.begin(50.0)
    assert timing.settles() == 50.0
    assert timing.expires(ANN) == 55.75


# By correspondence and against computers


def test_by_correspondence_reactions_follow_orders_and_leave_no_trace() -> None:
    timing = RevealTiming(1.0, ordered=True)
    act(timing, ANN, 100.0, BOB)
    decline(timing, BOB, 100.01, ANN)
    assert told(timing) == [101.0, 101.0, 101.0]
    assert timing.expires(ANN) is None
    decline(timing, ANN, 5000.0)
    assert told(timing) == [5001.0, 5001.0, 5001.0]


def test_by_correspondence_orders_answer_for_the_actor_too_where_allies_share_the_seat() -> None:
    alone, shared = RevealTiming(1.0, ordered=True), RevealTiming(1.0, ordered=True, divided=[ANN])
    for timing in (alone, shared):
        act(timing, ANN, 100.0, ANN)
    assert (alone.by_orders(ANN), shared.by_orders(ANN)) == (False, True)
    assert (alone.chances(), [c.seat for c in shared.chances()]) == ([], [ANN])
    for timing in (alone, shared):
        decline(timing, ANN, 100.75)
    assert (alone.start, shared.start) == (100.75, 100.0)
    assert shared.opens(ANN + SIGHTS) == 101.0
    assert not RevealTiming(1.0, divided=[ANN]).by_orders(ANN)


def test_by_correspondence_the_other_waits_only_if_the_actor_could_be_asked_too() -> None:
    timing = RevealTiming(1.0, ordered=True)
    act(timing, ANN, 100.0, BOB)
    decline(timing, BOB, 100.01)
    assert told(timing) == [101.0, 100.0, 101.0]


def test_alone_against_computers_one_may_take_all_the_time_one_wants() -> None:
    timing = RevealTiming(1.0, computers=[BOB])
    act(timing, BOB, 100.0, ANN)
    assert timing.opens(ANN) == 100.0
    assert timing.expires(ANN) is None
    act(timing, ANN, 200.0, BOB)
    assert timing.expires(BOB) == 200.75
    assert timing.opens(ANN) == 201.0


def test_a_computer_has_the_time_for_its_own_question_asked_or_not() -> None:
    timing = RevealTiming(1.0, computers=[BOB])
    act(timing, BOB, 100.0, BOB, ANN)
    assert timing.opens(ANN) == 101.0
    assert timing.expires(BOB) == 100.75
    decline(timing, ANN, 130.0)
    assert timing.opens(ANN) == 130.0
    act(timing, BOB, 130.2, ANN)
    decline(timing, ANN, 140.0, BOB, ANN, BOB)
    assert timing.opens(ANN) == 141.0


def test_a_computer_takes_up_an_open_question_when_it_could_not_be_asked_in_secret_any_more() -> (
    None
):
    alone = RevealTiming(1.0, computers=[BOB])
    watched = RevealTiming(1.0, timed=True, computers=[BOB])
    for timing in (alone, watched):
        act(timing, ANN, 100.0, ANN)
        assert timing.thinks(BOB) == 100.0
        act(timing, ANN, 110.0, BOB)
        assert timing.thinks(BOB) == 111.0
        act(timing, BOB, 120.0, ANN)
        assert timing.thinks(BOB) == 120.0
        act(timing, BOB, 130.0, BOB, ANN, BOB)
    assert (alone.thinks(BOB), watched.thinks(BOB)) == (131.0, 133.0)


# What is done by itself, asked or not


def test_a_computer_takes_a_question_up_and_answers_at_moments_that_the_slots_decide() -> None:
    alone = RevealTiming(1.0, computers=[BOB])
    act(alone, ANN, 100.0, BOB, BOB)
    assert alone.chances() == [
        (BOB, 100.1875, 100.375),
        (BOB, 100.375, 100.5625),
    ]
    watched = RevealTiming(1.0, timed=True, computers=[BOB])
    act(watched, ANN, 100.0, BOB, ANN, BOB)
    assert watched.chances() == [
        (BOB, 100.1875, 100.375),
        (ANN, None, 101.75),
        (BOB, 102.1875, 102.375),
    ]


def test_a_computer_that_could_be_asked_often_answers_before_the_pause_is_over() -> None:
    alone = RevealTiming(1.0, computers=[BOB])
    act(alone, ANN, 100.0, *[BOB] * 9)
    assert {chance.answers for chance in alone.chances()[2:]} == {100.75}


def test_the_chances_are_the_same_when_some_of_them_came_up() -> None:
    asked, unasked = (RevealTiming(1.0, timed=True, computers=[BOB]) for _ in range(2))
    act(asked, ANN, 100.0, BOB)
    decline(asked, BOB, 100.5, ANN)
    decline(asked, ANN, 101.75, BOB)
    act(unasked, ANN, 100.0, BOB, ANN, BOB)
    assert asked.chances() == unasked.chances()
    assert asked.runs == unasked.runs


def test_a_person_who_answers_at_leisure_has_no_moment() -> None:
    alone = RevealTiming(1.0, computers=[BOB])
    act(alone, BOB, 100.0, ANN)
    orders = RevealTiming(1.0, ordered=True)
    act(orders, ANN, 100.0, BOB, ANN)
    assert (alone.chances(), orders.chances()) == ([], [(BOB, None, 100.75)])
    assert RevealTiming(0.0).chances() == []


# Every way in which others are asked, answer or do not react leads to the same times


@dataclass(frozen=True)
class Habit:
    """When a seat is asked, of the times it could be; and after how long it declines."""

    asked: tuple[bool, ...]
    delay: float | None


Heard = list[float]  # when one was asked and informed, and when spectators were


def run(
    timing: RevealTiming, actor: int, slots: Sequence[int], habits: dict[int, Habit]
) -> list[Heard]:
    """What an act at 100 leads to, for each of the two seats."""
    heard: list[Heard] = [[], []]
    counts = [0, 0]
    seat, at, answers = actor, 100.0, False
    new: list[int] = []
    for slot in slots:
        new.append(slot)
        habit, count = habits[slot], counts[slot]
        counts[slot] += 1
        if habit.asked[count]:
            timing.acted(seat, at, new, answers, answers)
            seat, at, answers, new = slot, declines_at(timing, slot, at, habit), True, []
            if not (timing.ordered and slot != actor):
                heard[slot].append(timing.opens(slot))
    timing.acted(seat, at, new, answers, answers)
    for who in (ANN, BOB):
        heard[who] += [max(timing.opens(who), at), timing.settles(), timing.since()]
    assert at <= timing.settles()
    return heard


def declines_at(timing: RevealTiming, seat: int, now: float, habit: Habit) -> float:
    """Bob is informed when his slot opens; a computer and standing orders need not be."""
    if seat in timing.computers or (timing.ordered and seat != timing.actor):
        return max(timing.chances()[-1].answers, now)
    opens = max(timing.opens(seat), now)
    expires = timing.expires(seat)
    if habit.delay is None or (expires is not None and opens + habit.delay > expires):
        return opens + 50 if expires is None else max(expires, now)
    return opens + habit.delay


def habits(count: int) -> Iterator[Habit]:
    for asked in product((False, True), repeat=count):
        yield from [Habit(asked, 2.0), Habit(asked, None)] if any(asked) else [Habit(asked, 2.0)]


CURTAINS = {
    "live": (RevealTiming(6.0, timed=True), [ANN, BOB]),
    "watched": (RevealTiming(6.0, timed=True, computers=[BOB]), [ANN]),
    "alone": (RevealTiming(6.0, computers=[BOB]), [ANN]),
    "orders": (RevealTiming(6.0, ordered=True), [ANN, BOB]),
}


@pytest.mark.parametrize("key", CURTAINS)
@pytest.mark.parametrize("slots", [s for n in (1, 2, 5) for s in product((ANN, BOB), repeat=n)])
def test_what_a_player_is_sent_and_when_depends_only_on_their_own_questions(
    key: str, slots: tuple[int, ...]
) -> None:
    model, persons = CURTAINS[key]
    for actor, who in product((ANN, BOB), persons):
        for mine in habits(slots.count(who)):
            seen = set()
            for theirs in habits(slots.count(1 - who)):
                timing = RevealTiming(
                    model.pause, model.timed, model.ordered, computers=model.computers
                )
                times = run(timing, actor, slots, {who: mine, 1 - who: theirs})[who]
                since = 100.0 if who == actor else times[0]
                seen.add(tuple(round(time - since, 6) for time in times))
            assert len(seen) == 1, (actor, who, mine, seen)


# What the actor learns of it


def test_the_actor_waits_for_the_first_other_seat_however_far_play_went() -> None:
    """Where Bob is asked play stops at him; where he is not, it may continue to further slots."""
    for further in ((), (ANN,), (ANN, BOB)):
        timing = live()
        act(timing, ANN, 100.0, BOB, *further)
        assert timing.awaited() == (BOB, 100.0, 106.0)


def test_the_actor_waits_for_nobody_where_nobody_could_answer() -> None:
    timing = live()
    act(timing, ANN, 100.0)
    assert timing.awaited() is None
    act(timing, ANN, 101.0, ANN)
    assert timing.awaited() is None
    hurried = RevealTiming(0.0)
    act(hurried, ANN, 100.0, BOB)
    assert hurried.awaited() is None
