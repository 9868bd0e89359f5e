"""Many games in several processes are the very games that one process plays."""

from __future__ import annotations

import numpy as np
import pytest

from grognard.research.vector import Board, Vector, at_random

BATTLE = ("eagles", "quatre-bras", {"turns": "2"})


def played(workers: int, steps: int) -> tuple[list[bytes], int]:
    """All that was seen on the way, and how many games ended."""
    random = np.random.default_rng(5)
    seen, ended = [], 0
    with Vector(*BATTLE, games=3, workers=workers) as play:
        masks = play.reset(seed=1)
        for _ in range(steps):
            assert masks.any(axis=1).all(), "somebody is asked in every game"
            rewards, over = play.step(at_random(masks, random))
            assert (rewards[~over] == 0).all() and (rewards.sum(axis=1) == 0).all()
            ended += int(over.sum())
            seen.append(b"".join(a.tobytes() for a in (masks, play.observations, play.seats)))
    return seen, ended


def test_several_processes_play_what_one_plays_and_begin_again_at_the_end() -> None:
    alone, ended = played(1, 60)
    assert played(2, 60) == (alone, ended) and ended > 0


def test_an_answer_that_is_not_offered_is_refused() -> None:
    with Vector(*BATTLE, games=1) as play:
        wrong = int(np.flatnonzero(play.reset(seed=1)[0] == 0)[0])
        with pytest.raises(ValueError, match="no answer here"):
            play.step([wrong])


def test_two_boards_of_one_name_are_one() -> None:
    ours = Board(2)
    theirs = Board(2, ours.memory.name)
    theirs.arrays["seats"][1] = 7
    assert ours.arrays["seats"].tolist() == [0, 7]
    theirs.close()
    ours.close()
    ours.memory.unlink()


def test_only_answers_on_offer_are_drawn() -> None:
    masks = np.zeros((200, 6), np.int8)
    masks[:, [1, 4]] = 1
    drawn = at_random(masks, np.random.default_rng(1))
    assert set(drawn.tolist()) == {1, 4}
