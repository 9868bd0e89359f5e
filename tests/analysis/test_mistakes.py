"""Mistakes by act and by turn: only what is clearly worse, by what the seat could know."""

from __future__ import annotations

import pytest

from grognard.analysis.analysis import Analysis, Setting, analyse
from grognard.analysis.course import Course, course_of
from grognard.analysis.mistakes import Effort, Review, turns_of
from grognard.analysis.trials import Estimate, Trials, estimate
from grognard.analysis.values import Values
from grognard.analysis.wording import told
from grognard.kernel.dice import Rng
from grognard.kernel.records.replay import begin
from grognard.kernel.refusal import BadData
from grognard.kernel.seen import Seen
from tests.analysis.bidding import MISTAKE, ByTricks, highest, one_mistake, random_record
from tests.kernel.games.tinygame import BIDS

EFFORT = Effort(looks=6, trials=40, turns=6)


def reviewed(seed: int = 0) -> tuple[Review, Course]:
    values = Values(BIDS, ByTricks(), seed)
    *_, course = course_of(one_mistake(), BIDS, values, "en")
    review = Review(Trials(values, highest, seed), EFFORT, None)
    for choice in course.choices:
        review.look_at(choice)
    return review, course


def test_an_answer_that_throws_the_game_away_is_a_mistake_and_what_was_better_is_named() -> None:
    review, course = reviewed()
    found = {(one.line, one.seat, one.text, one.better) for one in review.mistakes}
    line = course.choices[MISTAKE].change.line
    assert (line, 1, "bid c1", "bid c7") in found


def test_the_players_own_first_choice_is_no_mistake() -> None:
    review, course = reviewed()
    best = {choice.change.line for choice in course.choices if choice.change.text == "bid c6"}
    assert best and not best & {one.line for one in review.mistakes}


def test_mistakes_are_the_same_for_the_same_seed() -> None:
    one, same = reviewed(2)[0], reviewed(2)[0]
    assert [m.gap for m in one.mistakes] == [m.gap for m in same.mistakes]


@pytest.mark.parametrize(
    ("gap", "is_one"),
    [(Estimate(0.06, 0.02), True), (Estimate(0.06, 0.04), False), (Estimate(0.04, 0.001), False)],
)
def test_a_gap_counts_beyond_both_limits_only(gap: Estimate, is_one: bool) -> None:
    assert gap.exceeds(0.05, 2.0) is is_one


def test_the_error_of_one_trial_alone_says_nothing() -> None:
    assert not estimate([0.9]).exceeds(0.05, 2.0)
    assert estimate([0.2, 0.4]).mean == pytest.approx(0.3)


def test_equal_answers_have_equal_dice() -> None:
    """Two lines of play with the same answer are the same line."""
    values = Values(BIDS, ByTricks())
    *_, course = course_of(one_mistake(), BIDS, values, "en")
    choice = course.choices[MISTAKE]
    seen = Seen(BIDS, choice.state, choice.seat, Rng(1))
    one, same = Trials(values, highest).worth(seen, ["bid c7", "bid c7"], range(12))
    assert one == same


def test_an_answer_is_weighed_by_what_its_seat_could_know() -> None:
    """What lies hidden is redealt: another hand of north changes nothing in south's review."""
    values = Values(BIDS, ByTricks())
    *_, course = course_of(one_mistake(), BIDS, values, "en")
    choice = course.choices[MISTAKE]
    other = BIDS.determinize(choice.state, 1, Rng(5))
    worths = [
        Trials(values, highest).worth(Seen(BIDS, s, 1, Rng(1)), ["bid c7", "bid c1"], range(12))
        for s in (choice.state, other)
    ]
    assert worths[0] == worths[1]


def test_a_whole_turn_is_compared_with_the_same_turn_of_the_players() -> None:
    review, course = reviewed()
    own = next(turn for turn in turns_of(course) if turn[0].seat == 1)
    lost = -sum(choice.gain for choice in own)
    gap = review.more_than_usual(own[0], lost)
    assert gap.mean == pytest.approx(lost - sum(review.given_away(own[0], n) for n in range(6)) / 6)
    assert gap.error > 0


# The whole


def whole(seed: int = 0) -> Analysis:
    return analyse(random_record(seed), BIDS, ByTricks(), Setting(effort=EFFORT), "en")


def test_the_result_without_luck_is_the_result_less_the_luck() -> None:
    found = whole()
    for seat in (0, 1):
        result = found.end if seat == 0 else 1 - found.end
        assert found.without_luck(seat) == min(1, max(0, result - found.luck(seat)))
        of_all = sum(found.luck_of(seat, thrower) for thrower in (0, 1, None))
        assert of_all == pytest.approx(found.luck(seat))
    assert found.luck(0) == -found.luck(1)
    assert sum(part.luck for part in found.parts) == pytest.approx(found.luck(0))


def test_progress_is_shown_up_to_the_end() -> None:
    told_of: list[tuple[int, int]] = []
    record = random_record(0)
    setting = Setting(effort=EFFORT)
    analyse(record, BIDS, ByTricks(), setting, "en", lambda n, of: told_of.append((n, of)))
    assert told_of[-1] == (2 * len(record.entries), 2 * len(record.entries))
    assert told_of == sorted(told_of)


def test_a_battle_that_is_not_over_is_not_analysed() -> None:
    record = begin(BIDS, "short", {}).record
    with pytest.raises(BadData):
        analyse(record, BIDS, ByTricks(), Setting(), "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_every_reader_sees_how_it_came_about(lang: str, reader: int | None) -> None:
    found = whole(4)
    words = told(found, BIDS, reader, lang)
    assert len(words.summary) == 3 and all(line[0].isupper() for line in words.summary)
    assert [point.line for point in words.points] == sorted(point.line for point in words.points)


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    found = whole(4)
    north, south = told(found, BIDS, 0, "en"), told(found, BIDS, 1, "en")
    assert [p.gain for p in north.points] == [-p.gain for p in south.points]
    assert north.points
