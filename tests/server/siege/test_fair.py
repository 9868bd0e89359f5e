"""Fair dice at a match: promised before, hung on everybody's nonce, and proven at the end."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

import pytest

from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records.fair import commitment
from grognard.kernel.records.record import Entry, Record, read_record
from grognard.kernel.records.replay import verify
from grognard.kernel.refusal import BadNotation
from grognard.server.match.match import Match, Terms
from tests.kernel.games.tinygame import BIDS
from tests.server.matches import (
    EAGLES,
    GAMES,
    NAMES,
    act,
    asked,
    begun,
    decline_all,
    play,
    played,
    secret_of,
    terms,
)

EVERY_GAME = pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
Options = dict[str, str]


def finished() -> Record:
    return played(BIDS, "long", {}, 7).record(reveal=True)


def read_again(record: Record) -> Record:
    """Through its text, with sound links for any alteration before."""
    return read_record(record.text(), BIDS)


def test_the_faces_are_those_that_anybody_can_work_out_from_the_reveal() -> None:
    """Computed here by hand, from the description alone."""
    match = begun(BIDS, "short", {"hand": "2"}, 7)
    header = match.record().text().partition("\n\n")[0]
    link = hashlib.sha256(header.encode()).hexdigest()
    message = f"nonce-of-north\nnonce-of-south\n0\n{link}\n0".encode()
    block = hmac.new(secret_of(7), message, hashlib.sha256).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = list(range(1, 9))
    for place in range(4):
        other = place + words[place] % (8 - place)
        cards[place], cards[other] = cards[other], cards[place]
    assert match.record().opening.throws == [cards[:4]]
    promised = hashlib.sha256(b"grognard dice 1\n" + secret_of(7)).hexdigest()
    assert match.record().commitment == promised


@EVERY_GAME
def test_a_finished_match_proves_its_dice(game: Game, scenario: str, options: Options) -> None:
    record = played(game, scenario, options, 8).record(reveal=True)
    assert verify(read_record(record.text(), game), game) == []


@EVERY_GAME
def test_the_same_dice_fall_in_every_process_and_others_for_another_nonce(
    game: Game, scenario: str, options: Options
) -> None:
    match = begun(game, scenario, options, 9)
    for _ in play(match, Rng(9), 10):
        pass
    again = begun(game, scenario, options, 9)
    for _ in play(again, Rng(9), 10):
        pass
    assert again.record().text() == match.record().text()
    agreed = terms(game, scenario, options, 9)
    for seat in game.info.seats:
        nonces = {**agreed.nonces, seat: "another"}
        other = Match(game, Terms(**{**vars(agreed), "nonces": nonces}), secret_of(9))
        assert other.opening().throws != match.record().opening.throws


def test_the_number_of_the_entry_is_in_the_dice() -> None:
    """What was proposed without effect reveals nothing of later dice."""
    match = begun(BIDS, "long", {}, 2)
    act(match, match.legal(0)[0])
    text = match.legal(1)[0]
    first = match.propose(1, match.feed(1).number, text)
    assert match.propose(1, match.feed(1).number, text).throws == first.throws
    match.fold(match.number + 1, match.propose_back(0))
    act(match, match.legal(0)[0])
    later = match.propose(1, match.feed(1).number, text)
    decline_all(match)
    assert later.throws != first.throws or not first.throws


# Every alteration is found, even when the chain was rebuilt


def alter_die(record: Record) -> None:
    entry = next(entry for entry in record.entries if entry.throws)
    entry.throws[0][0] = entry.throws[0][0] % 6 + 1


def alter_deal(record: Record) -> None:
    faces = record.opening.throws[0]
    faces[0], faces[1] = faces[1], faces[0]


def alter_secret(record: Record) -> None:
    record.secret = secret_of(1).hex()


def alter_promise(record: Record) -> None:
    record.secret = secret_of(1).hex()
    record.commitment = commitment(secret_of(1))


def alter_commitment(record: Record) -> None:
    record.commitment = commitment(secret_of(1))


def alter_nonce(record: Record) -> None:
    record.nonces["south"] = "chosen-later"


def lose_nonce(record: Record) -> None:
    del record.nonces["north"]


def lose_commitment(record: Record) -> None:
    record.commitment = ""


def swap_entries(record: Record) -> None:
    record.entries[0], record.entries[1] = record.entries[1], record.entries[0]


def lose_entry(record: Record) -> None:
    del record.entries[0]


def say_twice(record: Record) -> None:
    record.entries.insert(1, record.entries[0])


def alter_action(record: Record) -> None:
    record.entries[0] = Entry("bid c9" if record.entries[0].action != "bid c9" else "bid c8")


def alter_ending(record: Record) -> None:
    record.ending = f"north {record.ending}"


ALTERATIONS: dict[Callable[[Record], None], str] = {
    alter_die: "threw|the rules refuse|expected",
    alter_deal: "threw|the rules refuse",
    alter_secret: "the secret does not match the commitment",
    alter_promise: "threw",
    alter_commitment: "the secret does not match the commitment",
    alter_nonce: "threw",
    lose_nonce: "a nonce from every seat; missing: north",
    lose_commitment: "proves nothing without the commitment",
    swap_entries: ".",
    lose_entry: ".",
    say_twice: ".",
    alter_action: ".",
    alter_ending: "the record ends",
}


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_an_alteration_is_found_even_with_a_new_chain(alter: Callable[[Record], None]) -> None:
    record = finished()
    assert verify(record, BIDS) == []
    alter(record)
    problems = verify(read_again(record), BIDS)
    assert problems
    with pytest.raises(AssertionError, match=ALTERATIONS[alter]):
        raise AssertionError(" / ".join(problems))


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: alter.__name__)
def test_an_alteration_of_the_text_breaks_the_chain(alter: Callable[[Record], None]) -> None:
    record = read_again(finished())
    sealed = record.seal
    alter(record)
    assert record.seal == sealed
    assert verify(record, BIDS)[0].startswith("the chain is broken")


def test_an_altered_line_of_the_text_is_refused_when_it_is_read() -> None:
    lines = finished().text().splitlines()
    for order, line in enumerate(lines):
        if " #" in line:
            body, link = line.split(" #")
            altered = [*lines[:order], f"{body[:-1]}{'1' if body[-1] != '1' else '2'} #{link}"]
            with pytest.raises(BadNotation):
                read_record("\n".join([*altered, *lines[order + 1 :]]), BIDS)


@pytest.mark.parametrize("order", range(6))
def test_another_legal_action_is_found_by_the_dice_that_follow(order: int) -> None:
    """Altering a line alters the dice of all lines after it."""
    record = played(EAGLES, "quatre-bras", {}, 1).record(reveal=True)
    deployed = [n for n, entry in enumerate(record.entries) if entry.action.endswith(" column")]
    at = deployed[order % len(deployed)]
    record.entries[at] = Entry(record.entries[at].action.replace(" column", " square"))
    problems = verify(read_record(record.text(), EAGLES), EAGLES)
    assert any("threw" in problem or "refuse" in problem for problem in problems)


def test_dice_of_an_imported_game_are_proven_from_where_it_was_taken_up() -> None:
    before = begun(BIDS, "long", {}, 3)
    for _ in play(before, Rng(3), 5):
        pass
    decline_all(before)
    old = before.record()
    agreed = Terms(**{**vars(terms(BIDS, "long", {}, 4)), "fair_from": len(old.entries) + 1})
    match = Match(BIDS, agreed, secret_of(4))
    match.fold(0, old.opening)
    for number, entry in enumerate(old.entries, start=1):
        match.fold(number, entry)
    while match.verdict is None:
        act(match, match.legal(asked(match))[0])
    record = match.record(reveal=True)
    assert f"fair-from {len(old.entries) + 1}" in record.header()
    assert verify(read_again(record), BIDS) == []
    record.fair_from = 0
    assert "threw" in verify(read_again(record), BIDS)[0]
