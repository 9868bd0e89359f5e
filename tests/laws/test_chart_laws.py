"""Charts answer what play does: situations met in real games, asked of the chart as facts."""

from __future__ import annotations

import os
from collections import Counter
from importlib import import_module
from itertools import count

import pytest

from grognard.games import shipped
from grognard.kernel.charts.answer import Answer
from grognard.kernel.charts.chart import POOL
from grognard.kernel.charts.facts import complete
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import settle
from tests.laws.charts.situation import Situation
from tests.laws.subjects import option_sets
from tests.laws.walks import walk
from tests.nightly import by_night

# of each game: 10,200 in all by night
SITUATIONS = int(os.environ.get("GROGNARD_SITUATIONS", by_night(3_400, 60)))
OF_ONE_WALK = max(30, min(400, SITUATIONS // 8))
RARE = SITUATIONS // 200  # of each chart at least, however seldom play needs it
GAMES = [game for game in shipped() if game.charts() is not None]


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.key)
def test_a_chart_answers_what_play_does(game: Game) -> None:
    reader = import_module(f"tests.laws.charts.{game.info.key}")
    book = game.charts()
    assert book is not None
    seldom = getattr(reader, "SELDOM", ())  # tried in the tests of the game itself
    thrown = [
        chart.key
        for chart in book.charts
        if chart.throw is not None and not chart.feeds and chart.key not in seldom
    ]
    seen: Counter[str] = Counter()

    def enough() -> bool:
        return sum(seen.values()) >= SITUATIONS and all(seen[key] >= RARE for key in thrown)

    for seed in count():
        scenario = game.info.scenarios[seed % len(game.info.scenarios)]
        options = option_sets(game, scenario)[0]
        found = 0
        for s in walk(game, scenario, options, seed):
            for situation in reader.situations(s):
                check(game, s, situation, Rng(seed + sum(seen.values())))
                seen[situation.chart] += 1
                found += 1
            if found >= OF_ONE_WALK or enough():
                break
        if enough():
            break
    print(f"{game.info.key}: {dict(seen)}")


def check(game: Game, s: State, met: Situation, rng: Rng) -> None:
    """The sum with its lines, the dice and the row are those of play."""
    book = game.charts()
    assert book is not None
    chart = book.chart(met.chart)
    assert chart is not None
    for fact in chart.facts:
        assert met.facts.get(fact.key, fact.least) in fact.span(), f"{met.chart}: {fact.key}"
    assert set(met.facts) <= {fact.key for fact in chart.facts}
    unset = {fact.key: fact.least if fact.least > 0 else 0 for fact in chart.facts}
    answer = Answer(chart, {**unset, **met.facts})
    asked = complete(chart.facts, {**unset, **met.facts})
    assert all(asked[key] == value for key, value in met.facts.items() if value)
    for key, tally in met.sums.items():
        assert answer.sums[key].total == tally.total, f"{met.chart} {key}: {met.facts}"
        assert lines_of(answer.sums[key], met) == lines_of(tally, met)
    if chart.throw is None:
        return
    if chart.throw.kind == POOL:
        assert (answer.dice(), answer.need()) == met.dice
        if met.stages is not None:
            assert [answer.stage_need(stage) for stage in chart.throw.stages] == met.stages
        return
    if met.feeders:
        check_feeders(game, met)
    trial = s.clone()
    trial.events = []
    throw = trial.pending
    outcome = throw.toss(rng)  # type: ignore[attr-defined]
    faces = next(f for f in faces_of(throw) if throw.read(list(f)) == outcome)  # type: ignore[attr-defined]
    settle(trial, outcome)
    result = met.result(trial.events)
    if result is not None:
        assert answer.result(answer.score(list(faces))) == result


def lines_of(tally: Tally, met: Situation) -> list[tuple[str, int]]:
    """The lines in any order; those with one limit by their total."""
    shared = sum(value for cite, value in tally.lines if cite in met.limited)
    return sorted([line for line in tally.lines if line[0] not in met.limited] + [("", shared)])


def faces_of(throw: object) -> list[tuple[int, ...]]:
    sides = getattr(throw, "sides", 6)
    if type(throw).__name__ in ("Opposed", "Total"):
        return [(one, other) for one in range(1, sides + 1) for other in range(1, sides + 1)]
    return [(face,) for face in range(1, sides + 1)]


def check_feeders(game: Game, met: Situation) -> None:
    """The sums of all units that feed a chart add up to the number that play used."""
    book = game.charts()
    assert book is not None
    feeder = next(one for one in book.charts if one.feeds == met.chart)
    parts = feeder.sums[0].parts
    sums = [Answer(feeder, facts).sums[feeder.sums[0].key].total for facts in met.feeders]
    assert sum(sums) // parts == met.fed[1], met.feeders
