"""Two games that count together: points first, then the game's own measure."""

from __future__ import annotations

import pytest

from grognard.kernel.game import Verdict
from grognard.kernel.pairs import LEVEL, MEASURE, POINTS, Half, Standing, half_of
from tests.kernel.games.tinygame import BIDS

NORTH, SOUTH = 0, 1


@pytest.mark.parametrize(
    ("winners", "measures", "points", "leader", "by"),
    [
        ((NORTH, NORTH), ([1, 9], [1, 9]), [4, 0], NORTH, POINTS),
        ((SOUTH, None), ([9, 1], [9, 1]), [1, 3], SOUTH, POINTS),
        ((NORTH, SOUTH), ([5, 4], [3, 3]), [2, 2], NORTH, MEASURE),
        ((NORTH, SOUTH), ([5, 4], [3, 4]), [2, 2], None, LEVEL),
        ((None, None), ([5, 4], [3, 5]), [2, 2], SOUTH, MEASURE),
    ],
)
def test_points_decide_then_the_measure_then_nothing(
    winners: tuple[int | None, int | None],
    measures: tuple[list[int], list[int]],
    points: list[int],
    leader: int | None,
    by: str,
) -> None:
    halves = [Half(True, winner, m) for winner, m in zip(winners, measures, strict=True)]
    found = Standing(halves)
    assert (found.points, found.leader, found.by, found.over) == (points, leader, by, True)


def test_a_game_that_continues_gives_no_points_but_its_measure_counts() -> None:
    found = Standing([Half(True, None, [2, 2]), Half(False, None, [0, 1])])
    assert (found.points, found.measure) == ([1, 1], [2, 3])
    assert (found.leader, found.by, found.over) == (SOUTH, MEASURE, False)


def test_one_game_alone_is_no_whole_match() -> None:
    assert not Standing([Half(True, NORTH, [1, 0])]).over


def test_turned_round_everything_changes_seats() -> None:
    turned = Half(True, NORTH, [7, 3]).turned()
    assert (turned.winner, turned.measure, turned.over) == (SOUTH, [3, 7], True)
    assert Half(True, None, [7, 3]).turned().winner is None


def test_a_game_says_what_breaks_a_tie() -> None:
    s = BIDS.setup("short", {})
    s.score[SOUTH] = 1  # type: ignore[attr-defined]
    assert half_of(BIDS, s, None).measure == [0, 1]
    assert half_of(BIDS, s, Verdict(SOUTH, "resigned")).points() == [0, 2]
