"""A forecast for a seat that does not see everything: the average over deals that look alike to it.

A single deal is one guess among many, and would be mistaken for a fact.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import FULL, Forecast
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.state import State

Forecasts = tuple[Forecast | None, Forecast | None]

# So many that an average is right to about two in a hundred, and a person does not wait for it.
DEALS: Final = 60


def foresee(
    game: Game, s: State, seat: int, text: str, rng: Rng, lang: str, naming: int = FULL
) -> Forecasts:
    """What an action may bring, and what could come back, as far as the seat asked may know.

    The state is one that the seat could be in. Exact where nothing hidden matters.
    """
    action = game.parse(s, text)
    told = game.forecast(s, action, lang, naming)
    if told == (None, None) or not game.depends_on_hidden(s, action):
        return told
    there, back = [told[0]], [told[1]]
    for _ in range(DEALS - 1):
        deal = facing(game.determinize(s, seat, rng), seat)
        forecast, reverse = game.forecast(deal, game.parse(deal, text), lang, naming)
        there.append(forecast)
        back.append(reverse)
    return average(there), average(back)


def average(forecasts: list[Forecast | None]) -> Forecast | None:
    """One forecast of several deals; None where they do not mention the same throw.

    Only sentences that every deal has are kept: others would mention a card that one deal has.
    """
    found = [forecast for forecast in forecasts if forecast is not None]
    if len(found) < len(forecasts):
        return None
    first = found[0]
    for forecast in found:
        if _throw(forecast) != _throw(first):
            return None
    bars = _means([forecast.bars for forecast in found])
    meanings = _means([forecast.meanings for forecast in found])
    without = _means([list(forecast.without.items()) for forecast in found])
    deals = len(found)
    return Forecast(first.title, first.dice, first.faces, bars, meanings, dict(without), deals)


def _throw(forecast: Forecast) -> tuple[str, int, list[int], list[str]]:
    return forecast.title, forecast.dice, forecast.faces, [label for label, _ in forecast.bars]


def _means(charts: list[list[tuple[str, Fraction]]]) -> list[tuple[str, Fraction]]:
    """The mean of every entry that all charts have, in the order of the first."""
    looked_up = [dict(chart) for chart in charts]
    shared = [key for key, _ in charts[0] if all(key in chart for chart in looked_up)]
    return [
        (key, sum((chart[key] for chart in looked_up), Fraction(0)) / len(charts)) for key in shared
    ]
