"""A match of Outpost: hidden scouts and sealed answers, undone and refolded."""

from __future__ import annotations

import pytest

from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from grognard.server.match.match import Match, MatchError, Told
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import HIDDEN, ON_TABLE, battle
from tests.miniatures.outpost.moments import laying, ordering
from tests.server.matches import appearance, audiences, from_position, played, refolded, story

RED, BLUE = 0, 1


def say(match: Match, seat: int, text: str) -> Told:
    return match.fold(match.number + 1, match.propose(seat, match.feed(seat).number, text))


def undo(match: Match, seat: int) -> Told:
    return match.fold(match.number + 1, match.propose_undo(seat, match.feed(seat).number))


def rejected(code: str) -> pytest.RaisesExc[MatchError]:
    return pytest.RaisesExc(MatchError, match=f"^{code}$")


def check_twin(match: Match) -> None:
    twin = refolded(match)
    for audience in audiences(OUTPOST):
        assert appearance(twin, audience) == appearance(match, audience)
        assert story(twin, audience) == story(match, audience)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_match_verifies(seed: int) -> None:
    match = played(OUTPOST, "bridge", {}, seed)
    record = read_record(match.record(reveal=True).text(), OUTPOST)
    assert verify(record, OUTPOST) == []
    check_twin(match)


# Sealed answers


@pytest.mark.parametrize("order", [(RED, BLUE), (BLUE, RED)])
def test_both_answers_are_sent_at_once(order: tuple[int, int]) -> None:
    match = from_position(OUTPOST, laying())
    texts = ["write e6", "lie"]
    told = say(match, order[0], texts[order[0]])
    for audience in audiences(OUTPOST):
        assert told[audience][0].lines("en") == []
        assert match.owing_as_seen(audience) == [order[1]]
    told = say(match, order[1], texts[order[1]])
    for audience in audiences(OUTPOST):
        words = [line.words for line in told[audience][0].lines("en")]
        assert {"r3 estimated e6", "b1 reacted 1"} < set(words)
    check_twin(match)


def test_a_sealed_answer_is_taken_back_until_both_are_in() -> None:
    match = from_position(OUTPOST, laying())
    before = [appearance(match, audience)[1:] for audience in audiences(OUTPOST)]
    say(match, RED, "write e6")
    undo(match, RED)
    assert [appearance(match, audience)[1:] for audience in audiences(OUTPOST)] == before
    say(match, RED, "write e7")
    with rejected("OTHER_PLAYER"):
        undo(match, BLUE)
    say(match, BLUE, "stand")
    for seat in (RED, BLUE):
        with rejected("REVEALED|OTHER_PLAYER|DICE"):
            undo(match, seat)
    check_twin(match)


def test_what_was_written_changes_nothing_for_anybody_else() -> None:
    seen = []
    for text in ("write e1", "write e6", "write e24"):
        match = from_position(OUTPOST, laying())
        say(match, RED, text)
        guess = OUTPOST.write(match.guess(BLUE))
        seen.append(([appearance(match, q) for q in (BLUE, None)], guess))
    assert seen[0] == seen[1] == seen[2]


# Hidden scouts


def test_an_order_that_finds_hidden_scouts_is_not_undone() -> None:
    for place, found in ((3, True), (1, False)):
        match = from_position(
            OUTPOST, ordering(r2="6,8.2 0", r4="hidden @3", b4=f"hidden @{place}")
        )
        say(match, RED, "move r2 advance 2")
        assert (battle(match.state).units[9].place == ON_TABLE) == found
        # even finding nobody reveals something
        with rejected("REVEALED"):
            undo(match, RED)


def test_an_order_that_reveals_nothing_can_be_undone() -> None:
    match = from_position(OUTPOST, ordering())
    before = [appearance(match, audience)[1:] for audience in audiences(OUTPOST)]
    say(match, RED, "move r1 advance 1")
    undo(match, RED)
    assert [appearance(match, audience)[1:] for audience in audiences(OUTPOST)] == before


@pytest.mark.parametrize("order", ["move r4 advance 1", "move r1 advance 1", "end"])
def test_nobody_but_its_owner_knows_where_scouts_hide(order: str) -> None:
    seen = []
    for place in (1, 2, 3):
        match = from_position(OUTPOST, ordering(b4=f"hidden @{place}"))
        say(match, RED, order)
        seen.append([(appearance(match, q), story(match, q)) for q in (RED, None)])
        assert battle(match.state).units[9].place == HIDDEN
        assert f"hidden @{place}" in match.view(BLUE)
    assert seen[0] == seen[1] == seen[2]


def test_hiding_is_sent_to_its_own_seat_only() -> None:
    text = ordering(b4="hidden @1").replace("b4: hidden @1\n", "")
    match = from_position(
        OUTPOST, text.replace("stack War 2 / Turn 1", "stack War 1 / SettingUp 1")
    )
    told = say(match, BLUE, "hide b4 @2")
    words = {q: [line.words for line in told[q][0].lines("en")] for q in audiences(OUTPOST)}
    assert words[BLUE][0] == "b4 hid @2" and words[RED][0] == words[None][0] == "b4 hid"
