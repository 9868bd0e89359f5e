"""What a record proves of its dice: all, those from a line on, or nothing; and what was thrown."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Contest, Deal, Die, Draw, Opposed, Peaks, Pool, Throw
from grognard.kernel.records.proof import (
    how_proven,
    kinds_of_throws,
    proven_throws,
    unproven_throws,
)
from grognard.kernel.records.record import Entry, Record
from grognard.kernel.records.replay import begin, verify
from tests.kernel.games.tinygame import BIDS, Bid
from tests.server.matches import played


def thrown_in(lines: list[int], fair_from: int) -> Record:
    """A record of four lines after the opening, with a throw in each of those named."""
    record = Record("bids", "1", "short", {})
    record.commitment, record.secret, record.fair_from = "promise", "secret", fair_from
    record.entries = [Entry("bid c5") for _ in range(4)]
    for number, entry in enumerate([record.opening, *record.entries]):
        entry.throws = [[6]] if number in lines else []
    return record


@pytest.mark.parametrize(
    ("lines", "fair_from", "proven"),
    [
        ([0, 2], 0, "proven"),
        ([2, 4], 1, "proven"),
        ([2, 4], 2, "proven"),
        ([2, 4], 3, "proven-from"),
        ([0, 2], 1, "proven-from"),
        ([2, 4], 5, "unproven"),
        ([2, 4], 1 << 30, "unproven"),
        ([], 0, "unthrown"),
        ([], 5, "unthrown"),
    ],
)
def test_dice_are_proven_when_all_were_thrown_after_the_promise(
    lines: list[int], fair_from: int, proven: str
) -> None:
    record = thrown_in(lines, fair_from)
    assert how_proven(record) == proven
    after = [line for line in lines if line >= fair_from]
    assert proven_throws(record) == len(after)
    assert unproven_throws(record) == len(lines) - len(after)


def test_without_a_secret_dice_are_promised_at_most() -> None:
    record = thrown_in([1], 0)
    record.secret = ""
    assert how_proven(record) == "promised"
    record.commitment = ""
    assert how_proven(record) == "unproven"


def test_a_promise_moved_behind_chosen_dice_proves_nothing() -> None:
    """All is in order with it: the chain, the secret, the rules. Only nothing is proven."""
    record = played(BIDS, "long", {}, 7).record(reveal=True)
    assert how_proven(record) == "proven"
    record.fair_from = len(record.entries) + 1
    record.opening.throws[0].reverse()
    forged = begin(BIDS, "short", {"hand": "2"}).record
    forged.opening.throws = [[6, 4, 3, 5]]
    forged.entries = []
    forged.commitment, forged.nonces = record.commitment, record.nonces
    forged.secret, forged.fair_from = record.secret, 1
    assert verify(forged, BIDS) == [] and how_proven(forged) == "unproven"


@pytest.mark.parametrize(
    ("throw", "kind"),
    [
        (Die("any"), "dice 1 of 6"),
        (Die("any", 3), "dice 1 of 3"),
        (Pool("any", 4, 5), "dice 4 of 6"),
        (Peaks("any", 2, 5), "dice 2 of 6"),
        (Opposed("any"), "dice 2 of 6"),
        (Opposed("any", 10), "dice 2 of 10"),
        (Contest("any", 1), "contest 1"),
        (Draw("any", 12), "deal 1 of 12"),
        (Deal("any", 40, 5), "deal 5 of 40"),
    ],
)
def test_a_throw_says_what_it_is(throw: Throw, kind: str) -> None:
    assert throw.kind() == kind


def test_the_throws_of_a_record_are_listed_by_line() -> None:
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 5])
    recorder.act(Bid(5))
    recorder.act(Bid(3))
    recorder.settle([1])
    recorder.settle([4])
    kinds = ["0 deal 4 of 8", "2 dice 1 of 6 / dice 1 of 6"]
    assert kinds_of_throws(recorder.record, BIDS) == kinds
