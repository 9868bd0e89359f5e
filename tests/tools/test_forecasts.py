"""The law of hidden cards: none is named, and what is stated comes true as often as stated."""

from __future__ import annotations

import pytest

from grognard.kernel.dice import Rng
from grognard.odds.in_sight import Sight
from tests.nightly import by_night
from tools import forecasts
from tools.forecasts import Bin, Tally, hidden_choices, measure, subject


@pytest.mark.timeout(1200)
def test_law_forecasts_name_no_hidden_card_and_come_true_as_often_as_stated() -> None:
    count = by_night(10_000, 25)
    found = measure(count, seed=1815)
    assert found.decisions == count
    assert found.named == []
    assert found.is_right(), [(each.count, each.sigmas()) for each in found.bins]


def test_a_bin_is_off_when_too_few_come_true() -> None:
    found = Tally()
    for number in range(100):
        found.bins[5].add(0.5, number < 50)
    assert found.is_right() and found.bins[5].sigmas() == 0
    for _ in range(100):
        found.bins[5].add(0.5, False)
    assert found.bins[5].sigmas() > forecasts.SIGMAS and not found.is_right()
    certain = Bin()
    certain.add(0.0, True)
    assert certain.sigmas() > forecasts.SIGMAS


def test_no_forecast_is_made_twice_in_a_game() -> None:
    subjects = [subject(b, action) for b, _, action in hidden_choices(Rng(1815), "sensible")]
    assert len(subjects) == len(set(subjects)) > 3


def test_a_named_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "shows", lambda self, line: False)
    assert measure(1, seed=1815).named
