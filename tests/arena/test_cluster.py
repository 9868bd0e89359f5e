"""Games on a Ray cluster: two workers of this machine find what one process finds.

Ray is installed for the nightly run only (`tools/launch/testing.py`): it is large.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from grognard.arena import cluster
from grognard.arena.cluster import LOCAL, OTHER_RULES, attempt_there, judged, play_on_cluster
from grognard.arena.crew import play_all
from grognard.arena.playing import Played
from grognard.kernel.refusal import BadData
from tests.arena.small_runs import question


@pytest.mark.nightly
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")  # of Ray's own making
def test_two_workers_of_a_cluster_find_what_one_process_finds() -> None:
    asked = question()
    bouts = list(asked.bouts(4))
    found = [(one.bout, one.winner) for one in play_on_cluster(asked, bouts, LOCAL, 2)]
    alone = [(one.bout, one.winner) for one in play_all(asked, bouts, 1)]
    assert sorted(found, key=str) == sorted(alone, key=str)


def test_a_machine_with_other_rules_refuses_to_play() -> None:
    asked = question("random")
    bout = next(asked.bouts(1))
    assert isinstance(attempt_there(asked, bout), Played)
    said = attempt_there(replace(asked, rules="other"), bout)
    assert said == OTHER_RULES
    with pytest.raises(BadData, match="other rules or data"):
        judged(said)


def test_a_game_that_breaks_off_there_is_reported_here() -> None:
    asked = question("random")
    bout = next(asked.bouts(1))
    said = attempt_there(replace(asked, settings=()), bout)
    assert isinstance(said, str)
    with pytest.raises(BadData, match="broke off: IndexError"):
        judged(said)


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    asked = question("random")
    with pytest.raises(BadData, match=r"grognard\[cluster\]"):
        next(play_on_cluster(asked, list(asked.bouts(1)), LOCAL))
