"""Sealed answers in a match: any order, hidden until all are in, taken back until then."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import last_state, verify
from grognard.server.match.match import Match, MatchError, Told
from grognard.server.replay.retelling import open_steps, told_steps
from grognard.server.store.rows import one_or_more, seats_in
from tests.kernel.games.sealedgame import BATTERIES, GUNNERS, Estimates, range_of
from tests.server.matches import appearance, audiences, begun, refolded, story

NORTH, SOUTH, WEST = 0, 1, 2


def say(match: Match, seat: int, text: str, seen: int | None = None) -> Told:
    number = match.feed(seat).number if seen is None else seen
    return match.fold(match.number + 1, match.propose(seat, number, text))


def undo(match: Match, seat: int) -> Told:
    return match.fold(match.number + 1, match.propose_undo(seat, match.feed(seat).number))


def all_asked(game: Estimates = GUNNERS, scenario: str = "short") -> Match:
    match = begun(game, scenario, {})
    say(match, NORTH, "stake 2")
    return match


def rejected(code: str) -> pytest.RaisesExc[MatchError]:
    return pytest.RaisesExc(MatchError, match=f"^{code}$")


def test_every_seat_has_its_question_at_once() -> None:
    match = all_asked()
    for seat in (NORTH, SOUTH):
        assert match.asked_as_seen(seat) == seat
        assert match.legal(seat) == [f"write e{n}" for n in range(6)]
        assert match.prompt(seat, "en") == "choose: 2 estimate"
        assert match.standpoint(seat).odds("write e1", "en").outcomes == [([], 1.0)]
        assert match.standpoint(seat).preview("write e1", "en").lines == []
    for audience in audiences(GUNNERS):
        assert match.owing_as_seen(audience) == [NORTH, SOUTH]


@pytest.mark.parametrize("order", [(NORTH, SOUTH), (SOUTH, NORTH)])
def test_seats_answer_in_any_order_and_all_is_revealed_at_once(order: tuple[int, int]) -> None:
    match = all_asked()
    texts = ["write e1", "write e4"]
    told = say(match, order[0], texts[order[0]])
    for audience in audiences(GUNNERS):
        (update,) = told[audience]
        assert update.lines("en") == []
        assert match.owing_as_seen(audience) == [order[1]]
    assert match.legal(order[0]) == [] and match.asked_as_seen(order[0]) == order[1]
    told = say(match, order[1], texts[order[1]])
    for audience in audiences(GUNNERS):
        words = [line.words for line in told[audience][0].lines("en")]
        assert words[:2] == ["north showed e1", "south showed e4"]


def test_what_was_answered_changes_nothing_for_anybody_else() -> None:
    seen = []
    for estimate in range(6):
        match = all_asked()
        say(match, NORTH, f"write e{estimate}")
        others = [SOUTH, None]
        looks = [(appearance(match, q), story(match, q), steps(match, q)) for q in others]
        guesses = [GUNNERS.write(match.guess(SOUTH))]
        seen.append((looks, guesses))
    assert all(look == seen[0] for look in seen)


def steps(match: Match, audience: int | None) -> list[object]:
    upto = match.feed(audience).number
    return [*told_steps(match.game, match.terms, match.journal(), audience, upto, "en")]


def test_an_answer_that_crosses_another_counts() -> None:
    match = all_asked()
    seen = match.feed(SOUTH).number
    say(match, NORTH, "write e1")
    with rejected("STALE"):
        say(match, SOUTH, "write e2", seen - 1)
    with rejected("STALE"):
        say(match, SOUTH, "write e2", seen + 2)
    say(match, SOUTH, "write e2", seen)
    assert match.owing() == [SOUTH]


def test_who_owes_no_answer_gives_none() -> None:
    match = all_asked()
    say(match, NORTH, "write e1")
    for text in ("write e1", "write e2"):
        with rejected("NOT_YOUR_TURN"):
            say(match, NORTH, text)
    for text, code in (("north: write e2", "UNREADABLE"), ("stake 1", "ILLEGAL")):
        with rejected(code):
            say(match, SOUTH, text)
    assert match.owing() == [SOUTH] and match.number == 2


# Taking back


def test_a_sealed_answer_is_taken_back_until_the_reveal() -> None:
    match = all_asked(scenario="long")
    before = [appearance(match, q)[1:] for q in audiences(GUNNERS)]
    say(match, NORTH, "write e1")
    assert match.might_undo(NORTH) and match.may_undo(NORTH)
    assert not match.might_undo(SOUTH)
    told = undo(match, NORTH)
    for audience in audiences(GUNNERS):
        assert [(line.kind, line.seat) for line in told[audience][0].lines("en")] == [
            ("undone", NORTH)
        ]
    assert [appearance(match, q)[1:] for q in audiences(GUNNERS)] == before
    say(match, NORTH, "write e3")
    say(match, SOUTH, "write e9")
    assert range_of(match.state).used == [[3], [9]]


def test_what_was_revealed_is_not_taken_back_freely() -> None:
    match = all_asked(scenario="long")
    say(match, NORTH, "write e1")
    say(match, SOUTH, "write e9")
    assert match.owing() == [SOUTH]
    for seat, code in ((SOUTH, "REVEALED"), (NORTH, "OTHER_PLAYER")):
        with rejected(code):
            undo(match, seat)
    match.fold(match.number + 1, match.propose_back(SOUTH))
    assert match.owing() == [SOUTH] and range_of(match.state).used == [[], []]
    assert match.legal(NORTH) == [] and match.may_undo(NORTH)


def test_what_came_before_the_questions_is_not_undone_freely() -> None:
    match = all_asked()
    for seat in (NORTH, SOUTH):
        with rejected("OTHER_PLAYER"):
            undo(match, seat)


def test_others_keep_what_they_sealed_when_one_takes_his_back() -> None:
    match = all_asked(BATTERIES, "long")
    say(match, WEST, "write e1")
    say(match, NORTH, "write e2")
    undo(match, WEST)
    assert match.owing() == [SOUTH, WEST] and match.may_undo(NORTH)
    say(match, WEST, "write e3")
    undo(match, NORTH)
    say(match, NORTH, "write e4")
    check_twin(match)
    say(match, SOUTH, "write e5")
    assert range_of(match.state).used == [[4], [5], [3]]
    for seat, owing in ((SOUTH, [SOUTH]), (WEST, [NORTH, SOUTH, WEST])):
        match.fold(match.number + 1, match.propose_back(seat))
        assert match.owing() == owing
        check_twin(match)
    record = match.record()
    assert verify(record, BATTERIES) == []
    assert BATTERIES.write(last_state(record, BATTERIES)) == BATTERIES.write(match.state)


def check_twin(match: Match) -> None:
    """Another process that reads the journal has the same match."""
    twin = refolded(match)
    for audience in audiences(match.game):
        assert appearance(twin, audience) == appearance(match, audience)
        assert story(twin, audience) == story(match, audience)
    assert match.game.write(twin.state) == match.game.write(match.state)


# Ends, journals, replays


@pytest.mark.parametrize("ending", ["north resigned", "draw agreed", "north time"])
def test_a_match_may_end_before_all_have_answered(ending: str) -> None:
    match = all_asked()
    say(match, NORTH, "write e1")
    entries = {
        "north resigned": match.propose_resign(SOUTH),
        "draw agreed": match.propose_draw(),
        "north time": match.propose_time(SOUTH),
    }
    told = match.fold(match.number + 1, entries[ending])
    assert all(len(told[audience]) == 1 for audience in audiences(GUNNERS))
    record = read_record(match.record(reveal=True).text(), GUNNERS)
    assert record.ending == ending and verify(record, GUNNERS) == []
    assert match.owing() == [] and match.legal(SOUTH) == []
    for seat in (NORTH, SOUTH):
        with rejected("OVER"):
            say(match, seat, "write e2")
        with rejected("OVER"):
            undo(match, seat)


def test_the_journal_says_whose_each_answer_was() -> None:
    match = all_asked()
    say(match, SOUTH, "write e4")
    check_twin(match)
    say(match, NORTH, "write e1")
    check_twin(match)
    said = [entry.action for entry in match.journal()]
    assert said == ["", "stake 2", "south: write e4", "north: write e1"]


def test_a_replay_under_way_shows_each_viewer_his_own_answer_only() -> None:
    match = all_asked()
    say(match, SOUTH, "write e4")
    told = {q: steps(match, q) for q in audiences(GUNNERS)}
    assert "e4" in str(told[SOUTH])
    assert "e4" not in str(told[NORTH]) and "e4" not in str(told[None])
    opened = [*open_steps(GUNNERS, match.terms, match.journal(), "en")]
    assert opened[-1].seat == "south" and "sealed south write e4" in opened[-1].view


def test_a_replay_goes_through_answers_taken_back() -> None:
    match = all_asked(scenario="long")
    say(match, SOUTH, "write e4")
    undo(match, SOUTH)
    say(match, SOUTH, "write e5")
    say(match, NORTH, "write e1")
    opened = [*open_steps(GUNNERS, match.terms, match.journal(), "en")]
    assert [step.seat for step in opened] == [None, "north", "south", "south", "south", "north"]
    assert len(steps(match, None)) == match.feed(None).number


def test_several_seats_are_kept_in_one_column() -> None:
    for seats in ([], [0], [1], [0, 1], [1, 2], [0, 1, 2], [3, 5]):
        assert seats_in(one_or_more(seats)) == seats


def test_other_games_ask_one_seat_at_a_time() -> None:
    match = begun(find_game("march"), "training", {})
    assert len(match.owing()) == 1
