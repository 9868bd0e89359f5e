"""16.0 What may follow in a campaign, and how often it was so among equals."""

from __future__ import annotations

import pytest

from grognard.balances import Ending
from grognard.server.match.match import Match
from grognard.server.wire import match_messages
from grognard.server.wire.match_messages import measured_of, stakes_message
from grognard.server.wire.play import Measured
from tests.server.matches import EAGLES, secret_of, terms

MEASURED = {
    "16.0 both won": Ending("16.0 both won", 30, 0.9),
    "16.0 charleroi": Ending("16.0 charleroi", 50, 0.4),
    "16.0 both lost": Ending("16.0 both lost", 20, 0.0),
}


def told(options: dict[str, str]) -> dict[str, Measured | None]:
    match = Match(EAGLES, terms(EAGLES, "campaign", options, 1), secret_of(1))
    match.fold(0, match.opening())
    found = stakes_message(match, 0, "en")
    assert found is not None
    return {sequel.cite: sequel.measured for sequel in found.sequels}


def test_chances_are_of_the_ways_that_are_still_open() -> None:
    every = measured_of(MEASURED, list(MEASURED))
    assert {cite: one.chance for cite, one in every.items()} == {
        "16.0 both won": 0.3,
        "16.0 charleroi": 0.5,
        "16.0 both lost": 0.2,
    }
    left = measured_of(MEASURED, ["16.0 both won", "16.0 charleroi"])
    assert [(one.games, one.chance, one.share) for one in left.values()] == [
        (80, 30 / 80, 0.9),
        (80, 50 / 80, 0.4),
    ]


def test_a_single_way_and_an_unmeasured_one_have_no_figures() -> None:
    assert measured_of(MEASURED, ["16.0 both won"]) == {}
    assert measured_of({}, list(MEASURED)) == {}


def test_a_campaign_with_other_options_has_no_chances(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match_messages, "endings_of", lambda game, battle: MEASURED)
    assert all(one is not None and one.games == 100 for one in told({}).values())
    assert set(told({"decoys": "on"}).values()) == {None}
