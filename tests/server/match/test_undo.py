"""Undo: free until a die, a reveal or another player; beyond them only by agreement."""

from __future__ import annotations

import re

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry, read_record
from grognard.kernel.records.replay import last_state, verify
from grognard.kernel.umpire import decline_all as decline_questions
from grognard.server.match.match import Match, MatchError
from grognard.server.match.trail import Answer
from grognard.server.match.undo import last_move, why_not_undone
from tests.kernel.games.tinygame import BIDS
from tests.server.matches import (
    EAGLES,
    GAMES,
    NAMES,
    act,
    asked,
    audiences,
    begun,
    decline_all,
    from_position,
    pick,
    play,
    refolded,
    story,
    undo,
)

EVERY_GAME = pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
EVERY_BATTLE = pytest.mark.parametrize(("game", "scenario", "options"), GAMES[2:], ids=NAMES[2:])
Options = dict[str, str]
LABEL = re.compile(r"\b\d{3}\b")


def deploying() -> Match:
    """The Allied player, seat 1, lays out their cards."""
    match = begun(EAGLES, "waterloo", {})
    assert asked(match) == 1
    return match


def deploy(match: Match) -> str:
    legal = match.legal(asked(match))
    text = next(text for text in legal if text.startswith("deploy") and "column" in text)
    act(match, text)
    return text


# One's own moves


def test_a_move_that_revealed_nothing_can_be_undone() -> None:
    match = deploying()
    before = EAGLES.write(match.state), [match.view(q) for q in audiences(EAGLES)]
    deploy(match)
    assert match.may_undo(1)
    told = undo(match)
    assert (EAGLES.write(match.state), [match.view(q) for q in audiences(EAGLES)]) == before
    for q in audiences(EAGLES):
        (update,) = told[q]
        assert [(line.kind, line.seat) for line in update.lines("fr")] == [("undone", 1)]


def test_moves_are_undone_one_by_one_to_the_beginning() -> None:
    match = deploying()
    texts = [EAGLES.write(match.state)]
    for _ in range(4):
        deploy(match)
        texts.append(EAGLES.write(match.state))
    for text in reversed(texts[:-1]):
        undo(match)
        assert EAGLES.write(match.state) == text
    assert match.why_not_undo(1) == "NOTHING_TO_UNDO"
    assert match.record().body()[-5:-1] == [
        "5 * back 3 allied",
        "6 * back 2 allied",
        "7 * back 1 allied",
        "8 * back 0 allied",
    ]
    assert verify(read_record(match.record().text(), EAGLES), EAGLES) == []


def test_what_was_undone_may_be_done_otherwise() -> None:
    match = deploying()
    first = deploy(match)
    undo(match)
    other = [text for text in match.legal(1) if "column" in text and text != first]
    act(match, other[0])
    after = EAGLES.write(match.state)
    deploy(match)
    undo(match)
    assert EAGLES.write(match.state) == after
    again = refolded(match)
    assert EAGLES.write(again.state) == after
    assert [story(again, q) for q in (0, 1, None)] == [story(match, q) for q in (0, 1, None)]


def test_undo_counts_only_for_the_picture_seen() -> None:
    match = deploying()
    deploy(match)
    with pytest.raises(MatchError, match="STALE"):
        match.propose_undo(1, match.feed(1).number - 1)
    with pytest.raises(MatchError, match="OTHER_PLAYER"):
        match.propose_undo(0, match.feed(0).number)


def test_nothing_is_undone_after_the_end() -> None:
    match = deploying()
    deploy(match)
    match.fold(match.number + 1, match.propose_draw())
    with pytest.raises(MatchError, match="OVER"):
        match.propose_undo(1, match.feed(1).number)
    assert not match.might_undo(1)


def test_proposing_to_undo_changes_nothing() -> None:
    match = deploying()
    deploy(match)
    before = EAGLES.write(match.state)
    match.propose_undo(1, match.feed(1).number)
    match.propose_back(1)
    assert (EAGLES.write(match.state), match.number) == (before, 1)


# Barriers


def test_nothing_can_be_undone_at_the_beginning() -> None:
    assert deploying().why_not_undo(1) == "NOTHING_TO_UNDO"
    assert begun(BIDS, "short", {}).why_not_undo(0) == "NOTHING_TO_UNDO"


def test_an_answer_that_another_follows_stays() -> None:
    match = begun(BIDS, "short", {})
    act(match, match.legal(0)[0])
    assert (match.why_not_undo(0), match.why_not_undo(1)) == ("OTHER_PLAYER", "OTHER_PLAYER")


def test_dice_stay_thrown() -> None:
    match = begun(BIDS, "long", {})
    while match.number < 2 or match.asked_in_secret() is not None or asked(match) != 1:
        act(match, match.legal(asked(match))[0])
    assert match.why_not_undo(1) == "DICE_THROWN"


def test_a_hidden_question_is_answered_before_anything_is_undone() -> None:
    match = begun(BIDS, "long", {})
    rng = Rng(1)
    while match.asked_in_secret() is None:
        act(match, pick(match, rng))
    assert match.why_not_undo(asked(match)) == "NOTHING_TO_UNDO"


OPEN = Answer(5, 0, hidden=False, declined=False, thrown=False)
MY_PASS = Answer(6, 0, hidden=True, declined=True, thrown=False)
MY_PLAY = Answer(6, 0, hidden=True, declined=False, thrown=False)
THEIR_PASS = Answer(6, 1, hidden=True, declined=True, thrown=False)
THEIR_PLAY = Answer(6, 1, hidden=True, declined=False, thrown=False)
THROWN = Answer(6, 1, hidden=True, declined=True, thrown=True)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ([OPEN], ""),
        ([OPEN, MY_PASS, THEIR_PASS], ""),
        ([OPEN, MY_PLAY], "REVEALED"),
        ([OPEN, THEIR_PLAY], "OTHER_PLAYER"),
        ([OPEN, MY_PLAY, THEIR_PLAY], "OTHER_PLAYER"),
        ([OPEN, THROWN], "DICE_THROWN"),
        ([], "NOTHING_TO_UNDO"),
    ],
)
def test_what_stands_between_is_named(move: list[Answer], reason: str) -> None:
    assert why_not_undone(move, 0) == reason
    assert why_not_undone(move, 1) == ("OTHER_PLAYER" if move else "NOTHING_TO_UNDO")


def test_a_move_is_an_open_answer_and_the_hidden_ones_after_it() -> None:
    assert last_move([THEIR_PASS, MY_PASS, OPEN, OPEN]) == [OPEN, MY_PASS, THEIR_PASS]
    assert last_move([MY_PASS]) == []
    assert last_move([]) == []


def test_a_hidden_question_without_a_declining_answer_stays_asked() -> None:
    match = begun(BIDS, "short", {})
    s = match.state.clone()
    s.pending = Decision(0, "2 joker", hidden=True)
    decline_questions(s)
    assert s.pending is not match.state.pending
    assert isinstance(s.pending, Decision)


REVEALING = """\
eagles position 1
battle waterloo
option deck open
turn 6 french combat
arrived
FL:
  020
FC:
  015 column
  018
  082
AC:
  129
  111
AR:
  130
AL:
  207
reserve-french: 001, 099
reserve-allied: 185, 140
pile-french: 021, 022
pile-british: 141, 142
pile-prussian: 221
"""


def test_a_card_shown_stays_shown() -> None:
    match = from_position(EAGLES, REVEALING)
    act(match, "move 001 > FC")
    decline_all(match)
    assert (asked(match), "001" in match.view(1), match.might_undo(0)) == (0, True, True)
    with pytest.raises(MatchError, match="REVEALED"):
        match.propose_undo(0, match.feed(0).number)


def test_an_enemy_card_that_was_turned_up_stays_up() -> None:
    match = from_position(EAGLES, REVEALING)
    act(match, "move 082 > AC")
    decline_all(match)
    assert match.may_undo(0)
    act(match, "open 082")
    decline_all(match)
    assert (asked(match), "129" in match.view(0)) == (0, True)
    assert match.why_not_undo(0) == "REVEALED"


@pytest.mark.parametrize("text", ["move 018 > reserve", "move 015 > AC column", "form 015 square"])
def test_a_card_moved_face_down_may_be_taken_back(text: str) -> None:
    match = from_position(EAGLES, REVEALING)
    before = EAGLES.write(match.state)
    act(match, text)
    decline_all(match)
    undo(match)
    assert EAGLES.write(match.state) == before


# Random play


@EVERY_GAME
def test_undo_takes_back_what_was_done_and_crosses_no_barrier(
    game: Game, scenario: str, options: Options
) -> None:
    undone = refused = 0
    for seed in range(1, 4):
        match = begun(game, scenario, options, seed)
        rng = Rng(seed)
        while match.verdict is None and match.number < 160:
            seat, number = asked(match), match.number
            before = game.write(match.state)
            seen = {q: named(match, q) for q in audiences(game)}
            text = pick(match, rng)
            act(match, text)
            decline_all(match)
            if match.asked() is None:
                break
            since = match.record().entries[number:]
            barrier = any(entry.throws for entry in since) or asked(match) != seat
            learned = {q: named(match, q) - seen[q] for q in audiences(game)}
            if match.may_undo(seat):
                assert not barrier
                assert not any(learned.values()), (text, learned)
                undo(match)
                assert game.write(match.state) == before
                undone += 1
                act(match, text)
                decline_all(match)
            else:
                refused += 1
                with pytest.raises(MatchError):
                    match.propose_undo(seat, match.feed(seat).number)
        twin = refolded(match)
        assert game.write(twin.state) == game.write(match.state)
        assert verify(match.record(reveal=True), game) == []
    assert refused > 10
    assert undone > 30 or game is BIDS


def named(match: Match, audience: int | None) -> set[str]:
    """The cards of the table that an audience can name."""
    pattern = LABEL if match.game is EAGLES else re.compile(r"\bc\d\b")
    return set(pattern.findall(match.view(audience)))


@EVERY_BATTLE
def test_a_window_declined_by_the_other_does_not_stand_in_the_way(
    game: Game, scenario: str, options: Options
) -> None:
    crossed = 0
    for seed in range(1, 12):
        match = begun(game, scenario, options, seed)
        rng = Rng(seed)
        while match.verdict is None and match.number < 150 and crossed < 2:
            before, seat = game.write(match.state), asked(match)
            act(match, pick(match, rng))
            others = match.asked_in_secret() not in (None, seat)
            decline_all(match)
            if others and match.verdict is None and match.asked() == seat and match.may_undo(seat):
                undo(match)
                assert game.write(match.state) == before
                crossed += 1
    assert crossed


# By agreement


def test_a_takeback_goes_back_beyond_dice_and_answers_to_before_ones_own_move() -> None:
    match = begun(BIDS, "long", {})
    before = BIDS.write(match.state)
    act(match, match.legal(0)[0])
    middle = BIDS.write(match.state)
    act(match, match.legal(1)[0])
    decline_all(match)
    told = match.fold(match.number + 1, match.propose_back(1))
    assert BIDS.write(match.state) == middle
    (update,) = told[None]
    assert [(line.kind, line.seat) for line in update.lines("en")] == [("taken-back", 1)]
    match.fold(match.number + 1, match.propose_back(0))
    assert BIDS.write(match.state) == before
    with pytest.raises(MatchError, match="NOTHING_TO_UNDO"):
        match.propose_back(0)


def test_dice_that_were_taken_back_get_new_faces() -> None:
    match = begun(BIDS, "long", {})
    act(match, match.legal(0)[0])
    text = match.legal(1)[0]
    thrown = set()
    for _ in range(8):
        act(match, text)
        decline_all(match)
        thrown.add(str([entry.throws for entry in match.record().entries[-2:] if entry.throws]))
        match.fold(match.number + 1, match.propose_back(1))
    assert len(thrown) > 4
    assert verify(match.record(), BIDS) == []


def test_free_undo_stops_at_what_was_agreed() -> None:
    match = deploying()
    deploy(match)
    second = deploy(match)
    match.fold(match.number + 1, match.propose_back(1))
    assert match.why_not_undo(1) == "NOTHING_TO_UNDO"
    act(match, second)
    assert match.may_undo(1)
    undo(match)
    assert match.why_not_undo(1) == "NOTHING_TO_UNDO"
    again = refolded(match)
    assert again.why_not_undo(1) == "NOTHING_TO_UNDO"


@EVERY_GAME
def test_takebacks_in_random_play_lead_to_states_that_were(
    game: Game, scenario: str, options: Options
) -> None:
    for seed in range(1, 4):
        match = begun(game, scenario, options, seed)
        rng = Rng(seed)
        after = {0: game.write(match.state)}
        while match.verdict is None and match.number < 60:
            seat = rng.below(2)
            if rng.below(4) == 0 and has_moved(match, seat):
                entry = match.propose_back(seat)
                match.fold(match.number + 1, entry)
                assert game.write(match.state) == after[int(entry.action.split()[2])]
            else:
                act(match, pick(match, rng))
            after[match.number] = game.write(match.state)
        record = match.record(reveal=True)
        assert verify(record, game) == []
        assert game.write(last_state(record, game)) == game.write(match.state)


def has_moved(match: Match, seat: int) -> bool:
    try:
        match.propose_back(seat)
    except MatchError:
        return False
    return True


def test_a_journal_may_go_back_to_any_entry() -> None:
    match = deploying()
    for _ in range(3):
        deploy(match)
    after_three = EAGLES.write(match.state)
    undo(match)
    undo(match)
    match.fold(match.number + 1, Entry("* back 3 allied agreed"))
    assert EAGLES.write(match.state) == after_three
    match.fold(match.number + 1, Entry("* back 4 allied agreed"))
    for _ in play(match, Rng(1), 5):
        pass
    assert EAGLES.write(refolded(match).state) == EAGLES.write(match.state)
    assert EAGLES.write(last_state(match.record(), EAGLES)) == EAGLES.write(match.state)
