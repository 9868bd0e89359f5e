"""A seat that several people share: each answers for their own, all must have finished.

The chief of north holds columns a and d, chair 1 the left wing with its vanguard (columns b and c),
unless a test says otherwise.
"""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Die, Rng
from grognard.kernel.records.record import Entry, read_record
from grognard.kernel.records.replay import verify
from grognard.server.match.feed import KEPT, Line
from grognard.server.match.judging import MatchError
from grognard.server.match.match import Match
from grognard.server.match.sharing import Hand
from tests.kernel.games.sharedgame import WINGS_GAME
from tests.server.matches import act_with, journal, secret_of, terms

NORTH, SOUTH = 0, 1
LEFT = {(NORTH, "left"): 1}


def chairs(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


def hand(*own: int, taken: int = 2, also: tuple[int, ...] = (), ends: bool = False) -> Hand:
    return Hand(chairs(*own, *also), chairs(*own), chairs(*range(taken)), ends)


CHIEF, FIRST, SECOND = hand(0), hand(1), hand(2, taken=3)


def shared(given: dict[tuple[int, str], int] = LEFT, stake: bool = True) -> Match:
    """A match where north is about to move."""
    match = Match(WINGS_GAME, terms(WINGS_GAME, "long", {}), secret_of(1), given=given)
    match.fold(0, match.opening())
    if stake:
        say(match, "stake 1", CHIEF)
    return match


def say(match: Match, text: str, who: Hand, seat: int = NORTH, seen: int | None = None) -> str:
    """An answer of somebody; returns the journal's line for it."""
    number = match.feed(seat).number if seen is None else seen
    entry = match.propose(seat, number, text, who)
    match.fold(match.number + 1, entry)
    return entry.action


def give(match: Match, share: str, chair: int, seat: int = NORTH) -> None:
    match.fold(match.number + 1, match.propose_give(seat, share, chair))


def offered(match: Match, who: Hand, seat: int = NORTH) -> list[str]:
    return [said.text for said in match.answers(seat, who)]


def refused(code: str) -> pytest.RaisesExc[MatchError]:
    return pytest.raises(MatchError, match=f"^{code}$")


# Whose answer it is


def test_each_is_offered_their_own_answers_and_to_have_finished() -> None:
    match = shared()
    assert offered(match, CHIEF) == ["done", "march a", "march d", "storm a", "storm d"]
    assert offered(match, FIRST) == ["done", "march b", "march c", "storm b", "storm c"]


def test_what_belongs_to_nobody_in_particular_is_the_chiefs() -> None:
    match = shared(stake=False)
    assert offered(match, CHIEF) == ["stake 1", "stake 2"]
    assert offered(match, FIRST) == []
    with refused("NOT_CHIEF"):
        say(match, "stake 2", FIRST)
    assert match.number == 0
    assert say(match, "stake 2", CHIEF) == "stake 2"


def test_the_column_of_another_is_refused_in_words_and_ones_own_is_not() -> None:
    match = shared()
    for who, theirs, own in ((FIRST, "march d", "march b"), (CHIEF, "storm c", "march d")):
        with refused("NOT_YOUR_COMMAND"):
            say(match, theirs, who)
        assert say(match, own, who) == own
    with pytest.raises(MatchError) as wrong:
        say(match, "march c", CHIEF)
    assert [wrong.value.words(lang) for lang in ("en", "fr")] == ["Vanguard", "Avant-garde"]


def test_what_is_another_s_is_said_before_the_rule_that_forbids_it() -> None:
    match = shared()
    say(match, "march b", FIRST)
    with refused("NOT_YOUR_COMMAND"):
        say(match, "march b", CHIEF)
    with refused("ILLEGAL"):
        say(match, "march b", FIRST)


def test_a_question_that_follows_an_answer_belongs_to_its_share() -> None:
    match = shared()
    after_a_six(match, "storm b")
    assert offered(match, FIRST) == ["press", "rest"]
    assert offered(match, CHIEF) == []
    with refused("NOT_YOUR_COMMAND"):
        say(match, "press", CHIEF)
    assert match.awaited(NORTH, CHIEF.taken) == chairs(1)
    assert say(match, "press", FIRST) == "press"


def after_a_six(match: Match, text: str) -> None:
    """The answer, with a die after which it is asked whether to press on."""
    seed = next(seed for seed in range(100) if Die("3 storm").sample(Rng(seed)) == [6])
    act_with(match, text, Rng(seed))


def test_a_chair_where_nobody_sits_leaves_its_share_to_the_chief() -> None:
    match, alone = shared(), hand(0, taken=1)
    assert "march b" in offered(match, alone) and "march a" in offered(match, alone)
    assert say(match, "march b", alone) == "march b"


def test_a_chief_answers_for_a_player_who_is_away_and_for_no_other() -> None:
    match = shared({**LEFT, (NORTH, "right"): 2})
    away = hand(0, taken=3, also=(1,))
    assert say(match, "march b", away) == "march b"
    with refused("NOT_YOUR_COMMAND"):
        say(match, "march d", away)


# Having finished


def test_a_step_ends_when_the_last_who_could_act_has_finished() -> None:
    match = shared()
    assert say(match, "done", FIRST) == "* pass north 1"
    assert match.awaited(NORTH, CHIEF.taken) == chairs(0)
    assert match.asked() == NORTH
    assert say(match, "done", CHIEF) == "done"
    assert match.asked() == SOUTH


def test_the_order_in_which_they_finish_is_free() -> None:
    match = shared()
    assert say(match, "done", CHIEF) == "* pass north 0"
    assert say(match, "done", FIRST) == "done"
    assert match.asked() == SOUTH


def test_a_player_who_has_finished_may_act_after_all_but_not_finish_twice() -> None:
    match = shared()
    say(match, "done", FIRST)
    assert match.has_passed(NORTH, FIRST) and not match.has_passed(NORTH, CHIEF)
    assert offered(match, FIRST) == ["march b", "march c", "storm b", "storm c"]
    with refused("WAITS_FOR_OTHERS"):
        say(match, "done", FIRST)
    assert say(match, "march b", FIRST) == "march b"
    assert say(match, "done", CHIEF) == "done"


def test_nobody_waits_for_a_player_who_has_nothing_left_to_do() -> None:
    match = shared()
    for text in ("march b", "march c"):
        say(match, text, FIRST)
    assert offered(match, FIRST) == []
    assert match.awaited(NORTH, CHIEF.taken) == chairs(0)
    with refused("WAITS_FOR_OTHERS"):
        say(match, "done", FIRST)
    assert say(match, "done", CHIEF) == "done"


def test_when_all_have_done_everything_the_chief_ends_it() -> None:
    match = shared()
    for text, who in (("march a", CHIEF), ("march d", CHIEF), ("march b", FIRST)):
        say(match, text, who)
    assert match.awaited(NORTH, CHIEF.taken) == chairs(1)
    say(match, "march c", FIRST)
    assert match.awaited(NORTH, CHIEF.taken) == chairs(0)
    with refused("WAITS_FOR_OTHERS"):
        say(match, "done", FIRST)
    assert offered(match, CHIEF) == ["done"]
    assert say(match, "done", CHIEF) == "done"


def test_the_chief_may_end_a_step_for_all() -> None:
    match = shared()
    assert say(match, "done", hand(0, ends=True)) == "done"
    assert match.asked() == SOUTH


def test_the_chief_ends_it_also_after_having_finished() -> None:
    match = shared()
    say(match, "done", CHIEF)
    with refused("WAITS_FOR_OTHERS"):
        say(match, "done", CHIEF)
    assert say(match, "done", hand(0, ends=True)) == "done"


def test_a_step_ends_without_a_player_who_is_away() -> None:
    match = shared()
    assert say(match, "done", hand(0, also=(1,))) == "done"


def test_marks_hold_for_one_step_and_one_side() -> None:
    match = shared({**LEFT, (SOUTH, "left"): 1})
    say(match, "done", FIRST)
    say(match, "done", CHIEF)
    assert say(match, "done", CHIEF, SOUTH) == "* pass south 0"
    assert not match.has_passed(NORTH, FIRST)
    assert say(match, "done", FIRST, SOUTH) == "done"
    assert match.asked() == SOUTH  # who leads the next round
    say(match, "stake 1", CHIEF, SOUTH)
    assert not match.has_passed(SOUTH, CHIEF) and not match.has_passed(SOUTH, FIRST)


def test_one_person_on_several_chairs_finishes_for_all_of_them() -> None:
    match = shared({**LEFT, (NORTH, "right"): 2})
    both = hand(0, 2, taken=3)
    assert say(match, "done", both) == "* pass north 02"
    assert match.awaited(NORTH, both.taken) == chairs(1)
    assert say(match, "done", hand(1, taken=3)) == "done"


# Giving


def test_a_share_that_is_given_takes_with_it_all_that_lies_within() -> None:
    match = shared({})
    assert match.sharing.given_to(match.state, NORTH) == {"left": 0, "right": 0, "van": 0}
    give(match, "van", 2)
    give(match, "left", 1)
    assert match.sharing.given_to(match.state, NORTH) == {"left": 1, "right": 0, "van": 1}
    give(match, "van", 2)
    assert match.sharing.given_to(match.state, NORTH) == {"left": 1, "right": 0, "van": 2}
    assert match.sharing.given_to(match.state, SOUTH) == {"left": 0, "right": 0, "van": 0}
    assert offered(match, SECOND) == ["done", "march c", "storm c"]


def test_a_share_taken_back_is_the_chiefs_at_once() -> None:
    match = shared()
    give(match, "left", 0)
    with refused("NOT_YOUR_COMMAND"):
        say(match, "march b", FIRST)
    assert say(match, "march b", CHIEF) == "march b"


def test_no_other_share_can_be_given() -> None:
    match = shared()
    for share in ("", "center", "left ", "north"):
        with refused("NO_SUCH_COMMAND"):
            give(match, share, 1)


def test_giving_is_shown_to_everybody_in_words_and_finishing_is_not() -> None:
    match = shared()
    number = match.feed(None).number
    give(match, "right", 1)
    told = match.since(None, number, "en")
    assert told is not None
    assert [(line.kind, line.seat, line.share) for line in told[0].lines("en")] == [
        ("given", NORTH, "right")
    ]
    say(match, "done", CHIEF)
    latest = match.since(None, number + 1, "en")
    assert latest is not None and [update.lines("en") for update in latest] == [[]]


# Who has seen what


def test_another_s_answer_meanwhile_does_not_make_ones_own_stale() -> None:
    match = shared()
    seen = match.feed(NORTH).number
    say(match, "march a", CHIEF)
    say(match, "done", CHIEF, seen=seen)
    assert say(match, "march b", FIRST, seen=seen) == "march b"
    with refused("STALE"):
        say(match, "march c", FIRST, seen=seen - 1)


def test_what_was_asked_before_is_stale_after_the_step_has_ended() -> None:
    match = shared({**LEFT, (SOUTH, "left"): 1})
    seen = match.feed(SOUTH).number
    say(match, "done", hand(0, ends=True))
    with refused("STALE"):
        say(match, "march a", CHIEF, SOUTH, seen=seen)
    assert say(match, "march a", CHIEF, SOUTH) == "march a"


def test_only_talk_may_come_between_a_question_of_one_share_and_its_answer() -> None:
    match = shared()
    before = match.feed(NORTH).number
    after_a_six(match, "storm b")
    seen = match.feed(NORTH).number
    give(match, "right", 1)
    with refused("STALE"):
        say(match, "press", FIRST, seen=before)
    assert say(match, "press", FIRST, seen=seen) == "press"


# Taking back


def undo(match: Match, who: Hand, seat: int = NORTH) -> None:
    entry = match.propose_undo(seat, match.feed(seat).number, who)
    match.fold(match.number + 1, entry)


def test_one_takes_back_ones_own_move_and_no_other() -> None:
    match = shared()
    say(match, "march b", FIRST)
    assert match.might_undo(NORTH, FIRST) and not match.might_undo(NORTH, CHIEF)
    with refused("OTHER_PLAYER"):
        undo(match, CHIEF)
    undo(match, FIRST)
    assert "march b" in offered(match, FIRST)


def test_taking_back_leaves_what_was_given_and_who_has_finished() -> None:
    match = shared({**LEFT, (NORTH, "right"): 2})
    second = hand(2, taken=3)
    say(match, "march b", hand(1, taken=3))
    say(match, "done", second)
    give(match, "van", 2)
    undo(match, hand(1, taken=3))
    assert match.has_passed(NORTH, second)
    assert match.sharing.given_to(match.state, NORTH)["van"] == 2


def test_going_back_before_the_step_was_ended_asks_everybody_again() -> None:
    match = shared()
    say(match, "march b", FIRST)
    say(match, "done", FIRST)
    say(match, "done", CHIEF)
    match.fold(match.number + 1, match.propose_back(NORTH))
    assert match.asked() == NORTH
    assert not match.has_passed(NORTH, FIRST)
    assert match.awaited(NORTH, CHIEF.taken) == chairs(0, 1)


# Journals and records


def test_a_journal_with_talk_reads_back_the_same_and_proves_its_dice() -> None:
    match = shared()
    say(match, "storm b", FIRST)
    if "rest" in match.legal(NORTH):
        say(match, "rest", FIRST)
    give(match, "right", 2)
    say(match, "done", FIRST)
    twin = Match(WINGS_GAME, match.terms, secret_of(1), given=LEFT)
    for number, entry in enumerate(match.journal()):
        twin.fold(number, entry)
    assert twin.has_passed(NORTH, FIRST)
    assert twin.sharing.given_to(twin.state, NORTH) == match.sharing.given_to(match.state, NORTH)
    match.fold(match.number + 1, match.propose_resign(NORTH))
    text = match.record(reveal=True).text()
    assert "* give north right 2" in text and "* pass north 1" in text
    assert verify(read_record(text, WINGS_GAME), WINGS_GAME) == []
    assert "* give north right 2" in " ".join(journal(match))


def test_without_a_hand_a_seat_is_played_as_ever() -> None:
    match = shared()
    entry = match.propose(NORTH, match.feed(NORTH).number, "march b")
    match.fold(match.number + 1, entry)
    entry = match.propose(NORTH, match.feed(NORTH).number, "done")
    assert entry.action == "done"


# What was sent


def test_the_journal_repeats_what_was_sent_of_shares_and_marks() -> None:
    match = shared(stake=False)
    told: list[tuple[int, list[Line]]] = []

    def heard(entry: Entry) -> None:
        updates = match.fold(match.number + 1, entry)[SOUTH]
        told.extend((update.number, update.lines("en")) for update in updates)

    def answer(text: str, who: Hand, seat: int = NORTH) -> None:
        heard(match.propose(seat, match.feed(seat).number, text, who))

    for _ in range(KEPT):
        answer("stake 1", CHIEF)
        answer("march b", FIRST)
        answer("done", FIRST)
        heard(match.propose_give(NORTH, "left", 0))
        heard(match.propose_give(NORTH, "left", 1))
        heard(match.propose_back(NORTH))
        heard(match.propose_back(NORTH))
    number = match.feed(SOUTH).number
    assert match.feed(SOUTH).since(number - len(told), "en") is None, "some are no longer kept"
    again = match.since(SOUTH, number - len(told), "en")
    assert again is not None
    assert [(update.number, update.lines("en")) for update in again] == told
