"""Records as text: what is written, and what is refused with line, value and expectation."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Rng
from grognard.kernel.game import Verdict
from grognard.kernel.records.record import (
    Entry,
    Record,
    ending,
    first_link,
    next_link,
    read_entry,
    read_record,
    winner_of,
)
from grognard.kernel.refusal import BadNotation
from tests.kernel.games.tinygame import BIDS

TEXT = """\
grognard record 1
game bids 1
scenario short
option hand 2
player north Ann
player south Bob Smith
commitment 5f3a

0 : 6 4 3 5 #4f6d
1 bid c5 #
2 bid c3 : 1 / 4 / 1 / 1 #
open #
"""


def sample() -> Record:
    """A short game of two decisions, as the text above has it."""
    record = Record("bids", "1", "short", {"hand": "2"})
    record.players = {"north": "Ann", "south": "Bob Smith"}
    record.commitment = "5f3a"
    record.opening.throws = [[6, 4, 3, 5]]
    record.entries = [Entry("bid c5"), Entry("bid c3")]
    record.entries[1].throws = [[1], [4], [1], [1]]
    return record


def refused(text: str) -> BadNotation:
    with pytest.raises(BadNotation) as caught:
        read_record(text, BIDS)
    return caught.value


def forged(body: list[str]) -> str:
    """A record with sound links for any content of its lines."""
    header = Record("bids", "1", "short", {}).header()
    link, lines = first_link(header), [*header, ""]
    for line in [*body, "open"]:
        link = next_link(link, line)
        lines.append(f"{line} #{link[:12]}")
    return "\n".join(lines)


def altered(old: str, new: str) -> BadNotation:
    text = sample().text()
    assert old in text
    return refused(text.replace(old, new, 1))


def test_a_record_is_a_header_numbered_decisions_and_a_closing_line() -> None:
    written = [line.partition("#")[0] for line in sample().text().splitlines()]
    assert written == [line.partition("#")[0] for line in TEXT.splitlines()]


def test_every_line_of_play_ends_with_twelve_digits_of_its_link() -> None:
    for line in sample().text().splitlines()[8:]:
        digits = line.rpartition(" #")[2]
        assert len(digits) == 12
        assert int(digits, 16) >= 0


def test_a_record_reads_back_as_it_was_written() -> None:
    record = read_record(sample().text(), BIDS)
    assert record.text() == sample().text()
    assert (record.game, record.version, record.scenario) == ("bids", "1", "short")
    assert (record.options, record.commitment) == ({"hand": "2"}, "5f3a")
    assert record.players == {"north": "Ann", "south": "Bob Smith"}
    assert record.opening.throws == [[6, 4, 3, 5]]
    assert [entry.action for entry in record.entries] == ["bid c5", "bid c3"]
    assert record.entries[1].throws == [[1], [4], [1], [1]]
    assert record.entries[1].line == 11
    assert record.seal == record.links()[-1]


def test_lines_may_end_the_windows_way() -> None:
    assert read_record(sample().text().replace("\n", "\r\n"), BIDS).text() == sample().text()


def test_a_throw_without_dice_is_a_dash() -> None:
    record = sample()
    record.entries[0].throws = [[], [5]]
    assert "1 bid c5 : - / 5 #" in record.text()
    assert read_record(record.text(), BIDS).entries[0].throws == [[], [5]]


def test_names_and_decks_may_hold_anything() -> None:
    record = sample()
    record.players["north"] = "Ann\nthe\\n \r\\Great #1 : 5"
    assert read_record(record.text(), BIDS).players == record.players


def test_a_number_sign_or_a_colon_in_an_action_is_no_link_and_no_throw() -> None:
    record = sample()
    record.entries = [Entry("fire 070 > AC#2"), Entry("confuse 101: 015 > AC")]
    record.entries[0].throws = [[6, 5, 2], [4]]
    copy = read_record(record.text(), BIDS)
    assert "1 fire 070 > AC#2 : 6 5 2 / 4 #" in record.text()
    assert [entry.action for entry in copy.entries] == ["fire 070 > AC#2", "confuse 101: 015 > AC"]
    assert copy.entries[0].throws == [[6, 5, 2], [4]]


def test_a_game_from_a_position_carries_it_and_needs_no_scenario() -> None:
    record = Record("bids", "1", "", {})
    record.position = "short 2\n\nc1 c2\n"
    copy = read_record(record.text(), BIDS)
    assert "position\n| short 2\n|\n| c1 c2\n\nopen #" in record.text()
    assert (copy.position, copy.scenario) == ("short 2\n\nc1 c2\n", "")


def test_a_closed_record_says_who_won_by_which_rule() -> None:
    record = sample()
    record.ending = ending(BIDS, Verdict(1, "3 most tricks"))
    assert "end south 3 most tricks #" in record.text()
    assert read_record(record.text(), BIDS).ending == "south 3 most tricks"
    assert ending(BIDS, Verdict(None, "3 equal tricks")) == "draw 3 equal tricks"


@pytest.mark.parametrize(
    ("how", "winner"),
    [
        ("south 3 most tricks", "south"),
        ("north resigned", "north"),
        ("draw 3 equal tricks", None),
        ("", None),
    ],
)
def test_a_closing_line_names_the_winner_or_nobody(how: str, winner: str | None) -> None:
    assert winner_of(BIDS, how) == winner


@pytest.mark.parametrize("line", range(8, 12))
def test_an_altered_line_breaks_the_chain_there(line: int) -> None:
    lines = sample().text().splitlines()
    lines[line] = lines[line].replace(" #", "0 #").replace("open0", "end north 3")
    error = refused("\n".join(lines))
    assert error.line == line + 1
    assert "the chain is broken" in error.expected


def test_an_altered_link_breaks_the_chain_there() -> None:
    text = sample().text()
    link = sample().links()[1]
    error = refused(text.replace(link, "0" * 12))
    assert (error.line, "the chain is broken" in error.expected) == (10, True)


@pytest.mark.parametrize(
    ("old", "new"), [("player north Ann", "player north Eve"), ("hand 2", "hand 3"), ("5f3a", "5")]
)
def test_an_altered_header_breaks_the_chain_at_the_first_line_of_play(old: str, new: str) -> None:
    error = altered(old, new)
    assert error.line == 9
    assert "the header was altered" in error.expected


def test_a_line_left_out_breaks_the_chain() -> None:
    lines = sample().text().splitlines()
    del lines[9]
    assert (refused("\n".join(lines)).line, len(lines)) == (10, 11)


@pytest.mark.parametrize("length", range(1, 12))
def test_a_record_cut_between_lines_is_refused(length: int) -> None:
    lines = sample().text().splitlines()[:length]
    error = refused("\n".join(lines))
    assert 0 < error.line <= length
    assert error.value == lines[error.line - 1]


def test_a_record_cut_anywhere_is_refused() -> None:
    text = sample().text().rstrip("\n")
    for length in range(len(text)):
        refused(text[:length])


def test_a_cut_record_is_said_to_be_cut() -> None:
    lines = sample().text().splitlines()
    error = refused("\n".join(lines[:-1]))
    assert (error.line, error.value) == (11, lines[10])
    assert "cut short" in error.expected
    assert "cut short" in refused("\n".join(lines)[:-20]).expected


def test_a_line_of_play_without_a_link_is_refused() -> None:
    error = altered(f" #{sample().links()[1]}", "")
    assert error.line == 10
    assert "12 digits of its link" in error.expected


def test_nothing_may_follow_the_closing_line() -> None:
    error = refused(sample().text() + "3 bid c2\n")
    assert (error.line, error.value) == (13, "3 bid c2")


@pytest.mark.parametrize(
    ("old", "new", "line", "value", "expected"),
    [
        ("grognard record 1", "Dear diary", 1, "Dear diary", "begins with the line"),
        ("record 1", "record 2", 1, "grognard record 2", "reads records of version 1"),
        ("game bids 1", "bids", 2, "bids", "'game NAME VERSION'"),
        ("game bids 1", "game bids", 2, "game bids", "'game NAME VERSION'"),
        ("game bids 1", "game bids 7", 2, "game bids 7", "version 7 .* plays version 1"),
        ("game bids 1", "game chess 1", 2, "game chess 1", "a record of the game bids"),
        ("short", "huge", 3, "huge", "no such scenario; known: short, long"),
        ("option hand", "option foot", 4, "foot", "no such option; known: hand"),
        ("hand 2", "hand 9", 4, "9", "not a value of hand; it takes 2, 3"),
        ("player north", "player west", 5, "west", "no such seat; known: north, south"),
        ("commitment", "promise", 7, "promise 5f3a", "scenario, option, player"),
        ("commitment 5f3a\n\n", "commitment 5f3a\n", 8, "", "a blank line ends the header"),
        ("scenario short\n", "", 6, "commitment 5f3a", "'scenario NAME' or a position"),
        ("player north Ann", "position", 5, "position", "the lines of a position follow"),
        ("option hand 2", "scenario short", 4, "scenario short", "option, player"),
    ],
)
def test_a_bad_header_is_named(old: str, new: str, line: int, value: str, expected: str) -> None:
    error = altered(old, new)
    assert error.line == line
    assert value in error.value
    with pytest.raises(BadNotation, match=expected):
        raise error


@pytest.mark.parametrize(
    "body",
    [
        ["1 bid c5 : 7 /"],
        ["bid c5"],
        ["2 bid c5"],
        ["1 bid c5", "1 bid c3"],
        ["1"],
        ["1 : 5"],
        ["0 bid c5"],
        ["0"],
        ["0 : 5", "0 : 5"],
        ["01 bid c5"],
        ["1 bid c5 : 05"],
        ["1 bid c5", "0 : 5"],
        ["one bid c5"],
        [""],
    ],
)
def test_a_line_that_is_no_decision_is_refused_even_with_a_sound_link(body: list[str]) -> None:
    error = refused(forged(body))
    assert error.line == 4 + len(body)


def test_the_text_of_no_record_is_refused() -> None:
    assert refused("").line == 1
    assert refused("\n\n\n").line == 1


def test_a_game_that_nobody_registered_is_refused() -> None:
    with pytest.raises(BadNotation, match="line 2: 'chess': no such game; known games: "):
        read_record(sample().text().replace("game bids", "game chess"))


# Words at the table, and fair dice


def fair() -> Record:
    """A game that was given up, with its dice revealed."""
    record = sample()
    record.nonces = {"north": "a-1", "south": "B_2"}
    record.fair_from = 2
    record.entries.append(Entry("* resign north"))
    record.ending = "south resigned"
    record.secret = "0f" * 32
    return record


def test_fair_dice_add_lines_to_the_header_and_the_secret_after_the_end() -> None:
    lines = [line.partition(" #")[0] for line in fair().text().splitlines()]
    assert lines[6:10] == ["commitment 5f3a", "nonce north a-1", "nonce south B_2", "fair-from 2"]
    assert lines[-3:] == ["3 * resign north", "end south resigned", f"secret {'0f' * 32}"]


def test_fair_dice_read_back_as_they_were_written() -> None:
    record = read_record(fair().text(), BIDS)
    assert record.text() == fair().text()
    assert (record.nonces, record.fair_from) == ({"north": "a-1", "south": "B_2"}, 2)
    assert (record.secret, record.ending) == ("0f" * 32, "south resigned")
    assert record.entries[2].action == "* resign north"
    assert record.seal == record.links()[-1]


@pytest.mark.parametrize("line", range(11, 17))
def test_an_altered_line_of_a_fair_game_breaks_the_chain_there(line: int) -> None:
    lines = fair().text().splitlines()
    altered = "secret " + "0e" * 32 if line == 16 else lines[line].partition(" #")[0] + "0"
    lines[line] = f"{altered} #{lines[line].rpartition('#')[2]}"
    error = refused("\n".join(lines))
    assert (error.line, "the chain is broken" in error.expected) == (line + 1, True)


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("nonce north a-1", "nonce west a-1", 8, "no such seat; known: north, south"),
        ("nonce north a-1", "nonce north a 1", 8, "1 to 64 letters"),
        ("nonce north a-1", "nonce north", 8, "1 to 64 letters"),
        ("fair-from 2", "fair-from two", 10, "nonce, fair-from or position"),
        ("fair-from 2", "fair-from 0", 10, "nonce, fair-from or position"),
        ("fair-from 2", "fair-from", 10, "nonce, fair-from or position"),
    ],
)
def test_a_bad_line_about_dice_is_named(old: str, new: str, line: int, expected: str) -> None:
    error = refused(fair().text().replace(old, new))
    assert (error.line, expected in error.expected) == (line, True)


@pytest.mark.parametrize("last", ["secret", "secret 0f", "secret " + "0F" * 32, "secrets", "open"])
def test_only_a_whole_secret_may_follow_the_end(last: str) -> None:
    link = next_link(first_link(Record("bids", "1", "short", {}).header()), "end north 3")
    lines = [*Record("bids", "1", "short", {}).header(), "", f"end north 3 #{link[:12]}"]
    text = "\n".join([*lines, f"{last} #{next_link(link, last)[:12]}"])
    assert "'secret' and 64 digits" in refused(text).expected


def test_an_open_game_reveals_nothing() -> None:
    record = fair()
    record.ending = ""
    assert "nothing may follow the closing line" in refused(record.text()).expected


@pytest.mark.parametrize("text", ["0", "0 : 3 1", "12 bid c5 : 6 / - / 4 1", "3 * back 0 north"])
def test_a_line_of_a_journal_is_read_by_itself(text: str) -> None:
    number, entry = read_entry(text)
    assert entry.text(number) == text


@pytest.mark.parametrize("text", ["", "bid c5", "1 bid : 5 : 5", "9999999999 bid c5", "1 bid\nc5"])
def test_what_is_no_line_of_a_journal_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="a number, an action and the faces"):
        read_entry(text)


def test_damage_never_shows_as_another_error() -> None:
    rng = Rng(7)
    text = sample().text()
    for _ in range(500):
        at = rng.below(len(text))
        damaged = text[:at] + chr(32 + rng.below(95)) + text[at + 1 :]
        if damaged.rstrip("\n") != text.rstrip("\n"):
            refused(damaged)
