"""The course of a battle: what each throw and each answer changed, and that it adds up."""

from __future__ import annotations

import pytest

from grognard.analysis.course import LUCK, PLAY, WORD, Course, course_of
from grognard.analysis.values import Values
from grognard.kernel.dice import Die, Throw
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import begin, resume
from grognard.kernel.records.tableline import BACK, RESIGN, TableLine
from grognard.kernel.umpire import settle
from tests.analysis.bidding import ByTricks, one_mistake, random_record, say
from tests.kernel.games.tinygame import BIDS

NEAR = pytest.approx


def course(record: Record, seed: int = 0) -> Course:
    *_, last = course_of(record, BIDS, Values(BIDS, ByTricks(), seed), "en")
    return last


@pytest.mark.parametrize("seed", range(8))
def test_luck_and_play_lead_from_the_first_value_to_the_last(seed: int) -> None:
    found = course(random_record(seed))
    parts = {
        kind: sum(change.gain for change in found.changes if change.kind == kind)
        for kind in (LUCK, PLAY, WORD)
    }
    assert sum(parts.values()) == NEAR(found.end - found.start, abs=1e-12)
    assert parts[LUCK] != 0 and parts[WORD] == 0


def test_each_change_begins_where_the_one_before_it_ended() -> None:
    found = course(random_record(3))
    ends = [found.start, *(change.after for change in found.changes)]
    assert [change.before for change in found.changes] == ends[:-1]


def test_a_throw_is_worth_the_mean_of_what_may_come_of_it() -> None:
    values = Values(BIDS, ByTricks())
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 2])
    say(recorder, "bid c5", "bid c3", [6])
    throw = recorder.state.pending
    assert isinstance(throw, Die)
    luck = []
    for outcome, _ in throw.outcomes():
        after = recorder.state.clone()
        settle(after, outcome)
        luck.append(values.of(after) - values.of(recorder.state))
    assert values.exact
    assert sum(luck) == NEAR(0, abs=1e-12)


def test_the_dice_of_the_last_trick_are_exact_luck() -> None:
    """South's 1 against north's 4: of 36 ways north wins with 30, and 3 decide nothing."""
    found = course(one_mistake())
    first, second = [change for change in found.changes if change.kind == LUCK][-2:]
    assert first.before == NEAR(30 / 36 + 3 / 36 / 2)
    assert first.exact and second.exact
    assert second.after == 1.0
    assert first.gain + second.gain == NEAR(1 - first.before)


def test_a_deal_too_wide_to_list_is_sampled_and_the_same_seed_finds_the_same() -> None:
    one, same = course(random_record(1)), course(random_record(1))
    assert [c.gain for c in one.changes] == [c.gain for c in same.changes]
    assert not one.changes[0].exact


def test_a_table_line_is_neither_luck_nor_play() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 2])
    say(recorder, "bid c5", "bid c3", [6], [1], [2], [2])
    recorder.say(TableLine(RESIGN, 1))
    found = course(recorder.record)
    assert (found.changes[-1].kind, found.changes[-1].after) == (WORD, 1.0)
    assert found.changes[-1].gain == NEAR(0.3)


def test_what_was_taken_back_never_happened() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 2])
    say(recorder, "bid c5")
    recorder.say(TableLine(BACK, 0, 0))
    say(recorder, "bid c2", "bid c3", [6], [1], [2], [2])
    recorder.say(TableLine(RESIGN, 1))
    found = course(recorder.record)
    assert [change.line for change in found.changes if change.kind == PLAY] == [3, 4]
    assert [choice.change.text for choice in found.choices] == ["bid c2", "bid c3"]


def test_the_record_of_a_game_that_continues_ends_at_its_last_value() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 2])
    say(recorder, "bid c5", "bid c3", [6], [1], [2], [2])
    assert not isinstance(resume(recorder.record, BIDS).state.pending, Throw)
    assert course(recorder.record).end == NEAR(0.7)
