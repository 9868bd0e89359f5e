"""Processes that play: they find what one finds, and one that dies is replaced."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from grognard.arena.contest import Bout, Question
from grognard.arena.crew import TRIES, Crew, idle_processors, play_all, processors
from grognard.arena.playing import Played, play
from grognard.arena.results import open_results
from grognard.kernel.refusal import BadData
from tests.arena.small_runs import question

SEATS = ["french", "allied"]


def outcome(one: Played) -> tuple[Bout, int | None, int]:
    return (one.bout, one.winner, one.decisions)


def test_a_process_that_is_killed_is_replaced_and_no_game_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    """Two processes find what one finds, though one of them is killed in the middle."""
    asked = question("random", "sensible", seed=5)
    bouts = list(asked.bouts(6))
    crew = Crew(asked, bouts, play)
    found: list[Played] = []
    for one in crew.play(2):
        found.append(one)
        if len(found) == 3:
            victim = crew.hands[0].process
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
    assert victim not in [hand.process for hand in crew.hands] and len(crew.hands) == 2
    crew.dismiss()
    results = open_results(tmp_path / "run", asked, SEATS)
    assert results.add(found) == len(found) == len(bouts)
    results.close()
    alone = map(outcome, play_all(asked, bouts, 1))
    assert sorted(map(outcome, found), key=str) == sorted(alone, key=str)


def test_a_game_at_which_every_process_dies_is_given_up() -> None:
    asked = question("random")
    crew = Crew(asked, list(asked.bouts(3)), play)
    try:
        crew.hire()
        for death in range(TRIES):
            crew.hands[0].process.kill()
            crew.hands[0].process.join()
            if death + 1 < TRIES:
                assert crew.hear(crew.hands[0]) is None
            else:
                with pytest.raises(BadData, match=f"{TRIES} processes died"):
                    while crew.hear(crew.hands[0]) is not None:
                        pass
    finally:
        crew.dismiss()


def test_a_game_that_breaks_off_is_named_with_its_error() -> None:
    asked = question("random")
    broken = Question("eagles", (), asked.contestants)
    with pytest.raises(BadData, match=r"broke off: IndexError.*deal=0|deal=0.*IndexError"):
        list(play_all(broken, list(asked.bouts(2)), 2))


def test_who_stops_listening_leaves_no_process_behind() -> None:
    asked = question("random")
    games = play_all(asked, list(asked.bouts(50)), 2)
    next(games)
    games.close()
    import multiprocessing

    assert not [child for child in multiprocessing.active_children() if child.is_alive()]


def test_idle_processors_are_some_of_those_there_are() -> None:
    assert 1 <= idle_processors() <= processors()
