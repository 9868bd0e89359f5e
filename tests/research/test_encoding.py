"""Numbers of answers and arrays of what is seen: fixed, bounded, and the seat's own knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import numpy as np
import pytest

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.sealed import facing
from grognard.kernel.state import State
from grognard.research.encoding import (
    ANSWERS,
    LIMIT,
    facts,
    features,
    mask_of,
    numbered,
    seen_text,
)
from grognard.research.play import Play, begin
from tests.kernel.games.sealedgame import GUNNERS
from tests.kernel.games.tinygame import BIDS
from tests.laws.seen_laws import moments
from tests.laws.walks import samples
from tests.nightly import some_by_day

QUICK = {"eagles": "quatre-bras"}


def named(game: Game, s: State) -> dict[int, str]:
    return {number: game.notate(s, action) for number, action in numbered(game, s).items()}


def test_an_answer_has_the_number_of_its_sentence() -> None:
    play = begin("eagles", "quatre-bras")
    play.throw_on(Rng(1))
    found = named(play.game, play.s)
    at_home = [number for number, name in found.items() if number == crc32(name.encode()) % ANSWERS]
    assert len(at_home) >= 0.9 * len(found) > 0
    assert np.flatnonzero(play.mask(play.seat or 0)).tolist() == sorted(found)
    assert not play.mask(1 - (play.seat or 0)).any(), "nobody else is asked"


def test_answers_that_fall_on_one_number_take_the_next_in_the_alphabet() -> None:
    s = BIDS.setup("short", {})
    play = Play(BIDS, s)
    play.throw_on(Rng(1))
    names = sorted(named(BIDS, s).values())
    few = numbered(BIDS, s, answers=len(names))
    assert sorted(few) == list(range(len(names))), "every number is taken"
    assert sorted(BIDS.notate(s, action) for action in few.values()) == names
    first = crc32(names[0].encode()) % len(names)
    assert BIDS.notate(s, few[first]) == names[0]


def test_beyond_the_bound_what_is_recommended_stays() -> None:
    """At Saalfeld the fire phase recommends some of the shots there are."""
    play, rng = begin("age", "saalfeld"), Rng(3)
    best: set[str] = set()
    while not 0 < len(best) < len(play.answers()) - 1:
        play.throw_on(rng)
        decision = play.s.pending
        assert isinstance(decision, Decision), "nothing was ever recommended"
        names = set(named(play.game, play.s).values())
        best = {play.game.notate(play.s, a) for a in decision.recommended(play.s)} & names
        if not 0 < len(best) < len(names) - 1:
            play.take(sorted(play.answers())[rng.below(len(play.answers()))])
    kept, more = (numbered(play.game, play.s, most=len(best) + one) for one in (0, 1))
    assert {play.game.notate(play.s, a) for a in kept.values()} == best
    others = sorted(names - best)
    assert {play.game.notate(play.s, a) for a in more.values()} == best | {others[0]}


def test_nothing_is_offered_where_nobody_is_asked() -> None:
    play = begin("eagles", "quatre-bras")
    assert play.seat is None and play.answers() == {} and not mask_of({}).any()
    with pytest.raises(ValueError, match="no answer here"):
        play.take(0)


def test_a_line_describes_its_piece_and_an_indented_one_where_it_is() -> None:
    text = "turn 2\nFC:\n  072 up hits 1\nb1: 60,24.5 0 line\n"
    assert list(facts(text)) == [
        ("turn  2", 1.0),
        ("turn 0 #0", 2 / 32),
        ("FC 072", 1.0),
        ("072 up", 1.0),
        ("072 hits", 1.0),
        ("072 hits 1", 1.0),
        ("072 hits #0", 1 / 32),
        ("b1 0 #0", 60 / 32),
        ("b1 0 #1", 24.5 / 32),
        ("b1  0", 1.0),
        ("b1 1 #0", 0.0),
        ("b1 line", 1.0),
    ]


def of_each_game() -> Iterator[tuple[Game, str]]:
    """The tiny ones, EAGLES, and at night the others."""
    yield from ((BIDS, "short"), (GUNNERS, GUNNERS.info.scenarios[0]))
    for key in PACKAGES:
        yield find_game(key), QUICK.get(key, find_game(key).info.scenarios[0])


@pytest.mark.parametrize(("game", "battle"), some_by_day(of_each_game(), 3))
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_given(game: Game, battle: str) -> None:
    """Observation, text, numbers and mask, in a state where all it cannot see is redealt."""
    compared = 0
    for s, seat, twin in moments(game, battle, {}, 1):
        ours, theirs = facing(s, seat), facing(twin, seat)
        assert seen_text(game, ours, seat) == seen_text(game, theirs, seat)
        assert np.array_equal(features(game, ours, seat), features(game, theirs, seat))
        assert named(game, ours) == named(game, theirs)
        few = {number: game.notate(ours, a) for number, a in numbered(game, ours, most=2).items()}
        there = {
            number: game.notate(theirs, a) for number, a in numbered(game, theirs, most=2).items()
        }
        assert few == there, "nor where some are left out"
        compared += game.write(s) != game.write(twin)
    assert compared > 0 or game.info.open, "nothing was hidden in any of them"


@pytest.mark.parametrize(("game", "battle"), some_by_day(of_each_game(), 3))
def test_observations_are_bounded_and_differ(game: Game, battle: str) -> None:
    seen = [features(game, s, 0) for s in samples(game, battle, {}, 1)]
    assert all(np.abs(one).max() <= LIMIT and one.any() for one in seen)
    assert len({one.tobytes() for one in seen}) > 1


def test_an_observation_that_revealed_a_secret_would_be_found() -> None:
    """The law above can fail: what the whole position says differs between the two states."""
    differing = [
        not np.array_equal(text_features(BIDS.write(s)), text_features(BIDS.write(twin)))
        for s, _, twin in moments(BIDS, "short", {}, 1)
    ]
    assert any(differing)


def text_features(text: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    found = np.zeros(ANSWERS)
    for name, amount in facts(text):
        found[crc32(name.encode()) % ANSWERS] += amount
    return found
