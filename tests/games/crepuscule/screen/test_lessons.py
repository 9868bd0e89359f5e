"""The first battle of Au crépuscule de l'Aigle, played from beginning to end."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.registry import find
from tests.lessons import Pupil, Wayward, begin
from tests.nightly import some_by_day

load()
GAME = find("crepuscule")


def told(pupil: Pupil) -> str:
    updates = pupil.match.since(0, 0, "en") or []
    return "\n".join(line.words for update in updates for line in update.lines("en"))


def test_the_script_is_played_as_the_guide_says() -> None:
    pupil = Pupil(begin(GAME, "first-battle"))
    pupil.learn()
    asked = [n for n, step in enumerate(pupil.lesson.steps) if step.asks() and not step.by]
    assert pupil.seen == asked
    story = told(pupil)
    for event in (
        "Grandjean joins 2/3e Ligne (f2).",
        "2/IR 3 Erzherzog Karl (a2) holds and fires.",
        "The ball of 2/5e à pied (f6) bounces at 11 inches, for 4",
        "1/3e Ligne (f1) fires at 1/IR 3 Erzherzog Karl (a1): 24 dice, 4+.",
        "2/IR 3 Erzherzog Karl (a2) breaks!",
        "The colour of 2/IR 3 Erzherzog Karl (a2) is taken!",
        "1/57e Ligne (f3) forms hollow square",
        "3. Chevaulegers O'Reilly (a5) breaks!",
    ):
        assert event in story


@pytest.mark.parametrize("seed", some_by_day(range(12), 2))
def test_a_pupil_who_does_other_things_first_gets_there_too(seed: int) -> None:
    pupil = Wayward(begin(GAME, "first-battle"), seed, times=1)
    pupil.learn()
    assert len(pupil.strayed) >= 6
    assert "3. Chevaulegers O'Reilly (a5) breaks!" in told(pupil)
