"""Evaluations: what a net computes, what comes with the package, and what replaces it."""

from __future__ import annotations

import json
import math

import pytest

from grognard.agents.evaluation import Evaluation, evaluation_of
from grognard.agents.evaluation.distances import NAMES, Standing, distances
from grognard.agents.evaluation.features import features_of
from grognard.agents.evaluation.net import Net, read_net, shipped_net
from grognard.games import PACKAGES, shipped
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadData
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random
from tests.kernel.games.tinygame import BIDS

ON_SCREEN = [(game, one) for game in shipped() for one in game.info.scenarios]


def name_of(value: object) -> str:
    return value.info.key if isinstance(value, Game) else str(value)


def test_a_net_adds_up_its_hidden_units_and_leaves_out_those_below_zero() -> None:
    net = Net(["a", "b"], [[1.0, 2.0], [-1.0, 0.0]], [0.5, 0.0], [3.0, 100.0], -1.0)
    assert net.chance([1.0, 0.0]) == pytest.approx(1 / (1 + math.exp(-(3.0 * 1.5 - 1.0))))
    assert net.chance([0.0, 0.0]) == pytest.approx(1 / (1 + math.exp(-0.5)))


def test_a_net_reads_numbers_as_they_are_and_its_file_says_what_is_usual_of_them() -> None:
    parts = {"names": ["a"], "means": [10.0], "scales": [2.0], "start": 0.0}
    text = json.dumps({**parts, "rows": [[1.0]], "starts": [0.0], "outs": [1.0]})
    net = read_net(text, "here")
    assert net.chance([10.0]) == 0.5
    assert net.chance([14.0]) == pytest.approx(1 / (1 + math.exp(-2.0)))
    torn = json.dumps({**parts, "rows": [[1.0, 2.0]], "starts": [0.0], "outs": [1.0]})
    with pytest.raises(BadData, match="here"):
        read_net(torn, "here")


def test_distances_are_shares_of_worth_and_far_is_far() -> None:
    own = [Standing(0.0, 0.0, 3.0), Standing(0.0, 100.0, 1.0)]
    foes, goals = [Standing(10.0, 0.0, 1.0)], [Standing(0.0, 90.0, 1.0)]
    found = dict(zip(NAMES, distances(own, foes, goals, 10.0), strict=True))
    assert found["close"] == pytest.approx(0.75) and found["near"] == pytest.approx(0.75)
    assert found["standoff"] == pytest.approx((3.0 * 1.0 + 1.0 * 4.0) / 4.0)
    assert found["to-goals"] == pytest.approx(1.0) and found["at-goals"] == pytest.approx(0.25)
    assert distances([], [], [], 10.0) == [0.0] * len(NAMES)


@pytest.mark.parametrize(("game", "battle"), ON_SCREEN, ids=name_of)
def test_every_battle_has_numbers_and_a_chance_from_both_seats(game: Game, battle: str) -> None:
    features, evaluation = features_of(game.info.key), evaluation_of(game)
    assert features is not None
    rng, s = Rng(7), game.setup(battle, {})
    for _ in range(4):
        play_random(s, rng, 20)
        if not isinstance(s.pending, Decision):
            break
        if features.covers(s):
            numbers = features.of(s)
            assert len(numbers) == len(features.names())
            assert all(map(math.isfinite, numbers))
        first = evaluation.win(s, 0)
        assert 0.0 < first < 1.0 and first + evaluation.win(s, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("key", PACKAGES)
def test_the_arrays_that_are_shipped_are_fitted_to_the_numbers_there_are(key: str) -> None:
    features, net = features_of(key), shipped_net(key)
    assert features is not None and net is not None
    assert net.names == features.names() and len(set(net.names)) == len(net.names)
    assert evaluation_of(find_game(key)).net is not None


class Uneven(type(BIDS)):  # type: ignore[misc]
    """A game without arrays, whose sides have a strength."""

    def strength(self, s: State, seat: int) -> int:
        return 30 - 20 * seat


def test_without_arrays_strength_decides_and_a_finished_game_is_known() -> None:
    game = Uneven()
    evaluation = evaluation_of(game)
    assert isinstance(evaluation, Evaluation) and evaluation.net is None
    s = game.setup("short", {})
    assert evaluation.win(s, 0) > 0.9 > 0.1 > evaluation.win(s, 1)
    assert evaluation_of(BIDS).win(BIDS.setup("short", {}), 0) == 0.5
    play_random(s, Rng(1), 1000)
    verdict = game.verdict(s)
    assert verdict is not None
    won = [0.5, 0.5] if verdict.winner is None else [1.0 - verdict.winner, float(verdict.winner)]
    assert [evaluation.win(s, 0), evaluation.win(s, 1)] == won


def test_who_is_far_ahead_is_likelier_to_win() -> None:
    """At the end of the two most one-sided of some games the winner was seen coming."""
    game = find_game("eagles")
    evaluation = evaluation_of(game)
    right = 0
    for deal in range(12):
        s, rng, last = game.setup("ligny", {}), Rng(deal), 0.5
        while isinstance(s.pending, Decision) or not s.finished:
            last = evaluation.win(s, 0)
            if not play_random(s, rng, 1):
                break
        verdict = game.verdict(s)
        assert verdict is not None
        right += verdict.winner is not None and (last > 0.5) == (verdict.winner == 0)
    assert right >= 9
