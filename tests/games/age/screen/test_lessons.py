"""The first battle of L'Âge des Aigles, played from beginning to end."""

from __future__ import annotations

import pytest

from grognard.games import load
from grognard.kernel.registry import find
from tests.lessons import Pupil, Wayward, begin
from tests.nightly import some_by_day

load()
GAME = find("age")


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
        "General Suchet joins 17e Léger",
        "21e Chasseurs à cheval (f21c): 3 in forward.",
        "Horse battery (fb2) unlimbers.",
        "(f17) charges Rabenau fusiliers and jägers (pfus)",
        "Rabenau fusiliers and jägers (pfus) is destroyed.",
        "(f17) breaks through towards Infantry Regiment Müffling (pmuf)!",
    ):
        assert event in story


@pytest.mark.parametrize("seed", some_by_day(range(12), 2))
def test_a_pupil_who_does_other_things_first_gets_there_too(seed: int) -> None:
    pupil = Wayward(begin(GAME, "first-battle"), seed, times=1)
    pupil.learn()
    assert len(pupil.strayed) >= 6
    assert "Rabenau fusiliers and jägers (pfus) is destroyed." in told(pupil)
