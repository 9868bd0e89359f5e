"""The first battle of La Marche des Aigles, played from beginning to end."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.registry import find
from tests.lessons import Pupil, Wayward, begin
from tests.nightly import some_by_day

load()
GAME = find("march")


def told(pupil: Pupil) -> str:
    updates = pupil.match.since(1, 0, "en") or []
    return "\n".join(line.words for update in updates for line in update.lines("en"))


def test_the_script_is_played_to_a_victory() -> None:
    pupil = Pupil(begin(GAME, "first-battle"))
    pupil.learn()
    asked = [
        number
        for number, step in enumerate(pupil.lesson.steps)
        if step.asks() and not step.by and not step.maybe
    ]
    assert set(asked) <= set(pupil.seen)
    verdict = pupil.match.verdict
    assert verdict is not None and GAME.info.seats[verdict.winner or 0] == pupil.lesson.seat


def test_it_goes_as_the_guide_says() -> None:
    pupil = Pupil(begin(GAME, "first-battle"))
    pupil.learn()
    story = told(pupil)
    for event in (
        "24e de ligne (f1) tests to manoeuvre: 5, passed",
        "67th Foot (b1) shoots at the screen of 96e de ligne (f2)",
        "The screen of 96e de ligne (f2) shoots at 67th Foot (b1)",
        "Combat: Grenadiers (f4) 6 → 24, 87th Foot (b2) 1 → 6.",
        "87th Foot (b2) routs!",
        "8e de ligne (f3) rallies.",
        "67th Foot (b1) holds.",
    ):
        assert event in story


@pytest.mark.parametrize("seed", some_by_day(range(12), 2))
def test_a_pupil_who_does_other_things_first_gets_there_too(seed: int) -> None:
    pupil = Wayward(begin(GAME, "first-battle"), seed, times=1)
    pupil.learn()
    assert len(pupil.strayed) >= 8
    verdict = pupil.match.verdict
    assert verdict is not None and GAME.info.seats[verdict.winner or 0] == pupil.lesson.seat
    assert "87th Foot (b2) routs!" in told(pupil)
