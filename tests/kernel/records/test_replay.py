"""Keeping a record, playing it back, and finding what is wrong with one."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Deal, Die, Rng
from grognard.kernel.procedure import DONE
from grognard.kernel.records.fair import Stream, commitment
from grognard.kernel.records.record import Entry, Record, first_link, next_link, read_record
from grognard.kernel.records.replay import (
    Recorder,
    begin,
    begin_from,
    last_state,
    play_back,
    resume,
    verify,
)
from grognard.kernel.records.tableline import TableLine
from grognard.kernel.refusal import BadNotation, BrokenRule, IllegalAction
from tests.kernel.games.tinygame import BIDS, Bid, Bids, table


def opened() -> Recorder:
    """North holds 5 and 2, south 3 and 4, and north is to bid."""
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 5])
    return recorder


def finished(seed: int = 3) -> Recorder:
    recorder = begin(BIDS, "short", {"hand": "2"})
    rng = Rng(seed)
    wait = recorder.run(rng)
    while isinstance(wait, Decision):
        recorder.act(wait.legal(recorder.state)[0])
        wait = recorder.run(rng)
    return recorder


def changed(record: Record, number: int, action: str, throws: list[list[int]]) -> Record:
    """The same record, read back, with one entry replaced."""
    copy = read_record(record.text(), BIDS)
    copy.entries[number - 1] = Entry(action, 20)
    copy.entries[number - 1].throws = throws
    copy.seal = ""
    return copy


def test_a_recorder_writes_down_what_passes_through_it() -> None:
    recorder = opened()
    assert isinstance(recorder.act(Bid(5)), Decision)
    assert isinstance(recorder.act(Bid(3)), Die)
    recorder.settle([1])
    recorder.settle([4])
    assert recorder.record.body() == ["0 : 6 4 3 5", "1 bid c5", "2 bid c3 : 1 / 4", "open"]


def test_an_illegal_action_is_refused_and_not_written_down() -> None:
    recorder = opened()
    with pytest.raises(IllegalAction):
        recorder.act(Bid(7))
    assert recorder.record.entries == []
    assert table(recorder.state).bids == [-1, -1]


def test_bad_faces_are_refused_and_not_written_down() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    with pytest.raises(BadNotation, match="'6 4': 1 the deal: 4 dice were expected, 2 given"):
        recorder.settle([6, 4])
    assert recorder.record.opening.throws == []
    assert isinstance(recorder.state.pending, Deal)


def test_faces_where_nothing_is_thrown_are_refused() -> None:
    with pytest.raises(BadNotation, match="'6': no dice are thrown here"):
        opened().settle([6])


def test_run_throws_to_the_next_decision_and_no_further() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    assert isinstance(recorder.run(Rng(1)), Decision)
    assert len(recorder.record.opening.throws) == 1


def test_the_end_closes_the_record() -> None:
    recorder = finished()
    assert recorder.state.pending is DONE
    assert recorder.record.ending.split(" ", 1)[1] in ("3 most tricks", "3 equal tricks")


def test_an_action_that_does_not_fit_a_line_is_our_fault() -> None:
    class Wordy(Bids):
        def notate(self, s: object, action: object) -> str:
            return "bid : 5"

    recorder = begin(Wordy(), "short", {"hand": "2"})
    recorder.run(Rng(1))
    with pytest.raises(BrokenRule, match="'bid : 5' does not fit on one line"):
        recorder.act(Bid(5))


def test_playing_back_goes_through_the_same_states() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    rng = Rng(3)
    seen = [BIDS.write(recorder.state)]
    wait = recorder.run(rng)
    while isinstance(wait, Decision):
        seen.append(BIDS.write(recorder.state))
        recorder.act(wait.legal(recorder.state)[0])
        wait = recorder.run(rng)
    seen.append(BIDS.write(recorder.state))
    assert [BIDS.write(s) for s in play_back(recorder.record, BIDS)] == seen


def test_playing_back_may_be_listened_to() -> None:
    heard = []
    for s in play_back(finished().record, BIDS, listen=True):
        assert s.events is not None
        heard.append([BIDS.narrate(s, event, "en") for event in s.events])
        s.events = []
    assert heard[0] == []
    assert len([words for words in heard[1] if "drew" in words]) == 4
    assert sum("laid" in words for line in heard for words in line) >= 4


def test_a_sound_record_has_no_problems() -> None:
    record = finished().record
    assert verify(record, BIDS) == []
    assert verify(read_record(record.text(), BIDS), BIDS) == []
    assert verify(opened().record, BIDS) == []


def test_a_game_may_be_taken_up_where_it_stopped() -> None:
    recorder = opened()
    recorder.act(Bid(5))
    again = resume(read_record(recorder.record.text(), BIDS), BIDS)
    again.act(Bid(3))
    assert BIDS.write(again.state) != BIDS.write(recorder.state)
    recorder.act(Bid(3))
    assert BIDS.write(again.state) == BIDS.write(recorder.state)
    assert again.record.text() == recorder.record.text()


def test_a_game_may_stop_while_dice_are_due() -> None:
    recorder = opened()
    recorder.act(Bid(5))
    recorder.act(Bid(3))
    again = resume(read_record(recorder.record.text(), BIDS), BIDS)
    assert isinstance(again.state.pending, Die)
    again.settle([2])
    assert again.record.entries[1].throws == [[2]]


def test_a_game_may_begin_from_a_position() -> None:
    position = BIDS.write(opened().state)
    recorder = begin_from(BIDS, position)
    recorder.act(Bid(2))
    copy = read_record(recorder.record.text(), BIDS)
    assert copy.position == position
    assert BIDS.write(last_state(copy, BIDS)) == BIDS.write(recorder.state)
    assert verify(copy, BIDS) == []


def test_a_record_of_other_rules_is_not_played_back() -> None:
    record = Record("bids", "7", "short", {})
    assert verify(record, BIDS) == [
        "'game bids 7': made by version 7 of the rules; this program plays version 1"
    ]
    assert "a record of the game bids was expected" in verify(Record("x", "1", "", {}), BIDS)[0]


def test_options_that_the_game_refuses_are_a_problem_of_the_record() -> None:
    record = Record("bids", "1", "short", {"hand": "9"})
    assert verify(record, BIDS) == ["'scenario short': options: hand: '9' is not one of 2, 3"]


def test_an_illegal_action_in_a_record_is_found_with_its_line_and_rule() -> None:
    record = changed(finished().record, 1, "bid c9", [])
    assert verify(record, BIDS) == [
        "line 20: '1 bid c9': the rules refuse it: 1 a card of the hand"
    ]


def test_an_unreadable_action_in_a_record_is_found_with_its_line() -> None:
    record = changed(finished().record, 1, "bid seven", [])
    assert verify(record, BIDS) == ["line 20: 'seven': expected a card such as c5"]


def test_impossible_faces_in_a_record_are_found_with_their_line() -> None:
    record = finished().record
    bid = record.entries[1].action
    assert verify(changed(record, 2, bid, [[7]]), BIDS) == [
        "line 20: '7': 3 die: a face must be 1 to 6, not 7"
    ]


def test_missing_faces_in_a_record_are_found_at_the_next_decision() -> None:
    record = finished().record
    bid = record.entries[1].action
    problems = verify(changed(record, 2, bid, [[1]]), BIDS)
    assert len(problems) == 1
    assert "faces are missing before it, for 3 die" in problems[0]


def test_faces_too_many_in_a_record_are_found() -> None:
    record = changed(finished().record, 1, finished().record.entries[0].action, [[5]])
    assert verify(record, BIDS) == ["line 20: '5': no dice are thrown here"]


def test_play_after_the_end_is_found() -> None:
    record = finished().record
    record.entries.append(Entry("bid c1", 30))
    assert "line 30" in verify(record, BIDS)[0]
    assert "the game is already over here" in verify(record, BIDS)[0]


def test_a_false_ending_is_found() -> None:
    record = opened().record
    record.ending = "south 3 most tricks"
    assert verify(record, BIDS) == ["the record ends 'south 3 most tricks', play 'open'"]


def test_a_record_that_changed_after_it_was_read_is_found() -> None:
    record = read_record(opened().record.text(), BIDS)
    record.players["north"] = "Eve"
    assert verify(record, BIDS) == ["the chain is broken: the record has changed since it was read"]


# Words at the table


def bidding() -> Recorder:
    """North has bid 5, south 3; a 1 and a 4 were thrown, both drew, and south is to lead."""
    recorder = opened()
    recorder.act(Bid(5))
    recorder.act(Bid(3))
    for faces in ([1], [4], [1], [1]):
        recorder.settle(faces)
    return recorder


def test_going_back_brings_an_earlier_state_back() -> None:
    recorder = opened()
    before = BIDS.write(recorder.state)
    recorder.act(Bid(5))
    recorder.say(TableLine("back", 0, 0))
    assert BIDS.write(recorder.state) == before
    recorder.act(Bid(2))
    assert recorder.record.body()[1:] == ["1 bid c5", "2 * back 0 north", "3 bid c2", "open"]
    record = read_record(recorder.record.text(), BIDS)
    assert BIDS.write(last_state(record, BIDS)) == BIDS.write(recorder.state)
    assert verify(record, BIDS) == []


def test_one_may_go_back_to_a_state_gone_back_to_and_to_one_left() -> None:
    recorder = opened()
    recorder.act(Bid(5))
    bid_five = BIDS.write(recorder.state)
    recorder.say(TableLine("back", 0, 0))
    start = BIDS.write(recorder.state)
    recorder.say(TableLine("back", 1, 1, agreed=True))
    assert BIDS.write(recorder.state) == bid_five
    recorder.say(TableLine("back", 1, 2, agreed=True))
    assert BIDS.write(recorder.state) == start
    assert verify(recorder.record, BIDS) == []


def test_going_back_is_reported_again() -> None:
    recorder = opened()
    recorder.act(Bid(5))
    recorder.say(TableLine("back", 0, 0))
    recorder.act(Bid(2))
    heard = []
    for s in play_back(recorder.record, BIDS, listen=True):
        assert s.events is not None
        heard.append([BIDS.narrate(s, event, "en") for event in s.events])
        s.events = []
    assert heard[2:] == [["north laid c5"], [], ["north laid c2"]]


def test_only_an_agreed_takeback_goes_back_beyond_dice() -> None:
    recorder = bidding()
    before = recorder.record.text()
    with pytest.raises(BadNotation, match="only an agreed takeback can undo them"):
        recorder.say(TableLine("back", 1, 1))
    assert recorder.record.text() == before
    recorder.say(TableLine("back", 1, 1, agreed=True))
    assert table(recorder.state).bids == [5, -1]


@pytest.mark.parametrize("number", [3, 4, 99])
def test_one_goes_back_to_an_earlier_line(number: int) -> None:
    recorder = bidding()
    with pytest.raises(BadNotation, match="expected another line before it"):
        recorder.say(TableLine("back", 0, number, agreed=True))


@pytest.mark.parametrize(
    ("line", "ending"),
    [
        (TableLine("resign", 0), "south resigned"),
        (TableLine("time", 1), "north time"),
        (TableLine("draw", -1), "draw agreed"),
    ],
)
def test_a_table_line_closes_the_record(line: TableLine, ending: str) -> None:
    recorder = bidding()
    recorder.say(line)
    assert recorder.record.ending == ending
    with pytest.raises(BrokenRule, match="the game is over"):
        recorder.act(Bid(2))
    assert verify(read_record(recorder.record.text(), BIDS), BIDS) == []
    recorder.record.entries.append(Entry("bid c2", 30))
    assert "the game is already over here" in verify(recorder.record, BIDS)[0]


def test_a_word_after_the_end_of_the_rules_is_found() -> None:
    record = finished().record
    record.entries.append(Entry("* resign north", 30))
    assert "line 30: '7 * resign north': the game is already over here" in verify(record, BIDS)[0]


def test_a_word_while_dice_are_due_is_found() -> None:
    recorder = opened()
    recorder.act(Bid(5))
    recorder.act(Bid(3))
    recorder.record.entries.append(Entry("* draw", 30))
    assert "faces are missing before it, for 3 die" in verify(recorder.record, BIDS)[0]


@pytest.mark.parametrize(
    ("action", "throws", "problem"),
    [
        ("* dance", [], "line 20: '* dance': '* back NUMBER SEAT'"),
        ("* resign west", [], "line 20: 'west': no such seat"),
        ("* resign north", [[5]], "line 20: '2 * resign north : 5': no dice are thrown here"),
    ],
)
def test_a_word_that_cannot_be_is_found(action: str, throws: list[list[int]], problem: str) -> None:
    recorder = opened()
    recorder.act(Bid(5))
    recorder.act(Bid(3))
    assert problem in verify(changed(recorder.record, 2, action, throws), BIDS)[0]


def test_an_action_that_looks_like_a_word_at_the_table_is_our_fault() -> None:
    class Starry(Bids):
        def notate(self, s: object, action: object) -> str:
            return "* bid"

    recorder = begin(Starry(), "short", {"hand": "2"})
    recorder.run(Rng(1))
    with pytest.raises(BrokenRule, match="does not fit on one line"):
        recorder.act(Bid(5))


# Fair dice


SECRET = bytes(range(32))


def stream_of(record: Record, number: int) -> Rng:
    """The stream of a line, which depends on the links of all lines before it."""
    if number < record.fair_from:
        return Rng(number)
    link = first_link(record.header())
    if number:
        link = next_link(link, record.opening.text(0))
    for past, entry in enumerate(record.entries[: max(0, number - 1)], start=1):
        link = next_link(link, entry.text(past))
    return Stream(SECRET, ["a", "b"], number, link)


def fair_game(fair_from: int = 0) -> Record:
    """A whole game with dice from their streams, at first or later; one move is taken back."""
    recorder = begin(BIDS, "long", {})
    recorder.record.fair_from = fair_from
    recorder.record.commitment = commitment(SECRET)
    recorder.record.nonces = {"south": "b", "north": "a"}
    wait = recorder.run(stream_of(recorder.record, 0))
    while isinstance(wait, Decision):
        if len(recorder.record.entries) == 4:
            recorder.say(TableLine("back", 0, 2, agreed=True))
            wait = recorder.state.pending
            assert isinstance(wait, Decision)
        recorder.act(wait.legal(recorder.state)[0])
        wait = recorder.run(stream_of(recorder.record, len(recorder.record.entries)))
    recorder.record.secret = SECRET.hex()
    return recorder.record


def test_dice_from_their_streams_are_proven() -> None:
    record = read_record(fair_game().text(), BIDS)
    assert verify(record, BIDS) == []
    assert any(entry.action.startswith("* back") for entry in record.entries)


def test_a_die_that_the_stream_did_not_give_is_found_with_what_it_gave() -> None:
    record = read_record(fair_game().text(), BIDS)
    die = next(entry for entry in record.entries if entry.throws).throws[0]
    was = die[0]
    die[0] = die[0] % 6 + 1
    record.seal = ""
    problem = verify(record, BIDS)[0]
    assert problem.startswith("line ")
    assert problem.endswith(f"threw {die[0]}, not {was}")


def test_lines_that_were_played_elsewhere_prove_nothing_and_need_not() -> None:
    record = fair_game(fair_from=4)
    assert verify(record, BIDS) == []
    record.fair_from = 0
    assert "threw" in verify(record, BIDS)[0]


def test_a_secret_must_be_the_one_promised_and_every_nonce_known() -> None:
    record = fair_game()
    record.secret = SECRET[::-1].hex()
    assert verify(record, BIDS) == ["the secret does not match the commitment"]
    record.commitment = ""
    del record.nonces["south"]
    assert verify(record, BIDS) == [
        "a secret proves nothing without the commitment made before the game",
        "the dice depend on a nonce from every seat; missing: south",
    ]


def test_without_a_reveal_there_is_nothing_to_prove() -> None:
    record = fair_game()
    record.secret = ""
    record.commitment = "unknown"
    assert verify(record, BIDS) == []
