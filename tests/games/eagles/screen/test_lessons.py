"""The first battle of EAGLES goes as its guide says, even if a learner does other things too."""

from __future__ import annotations

import pytest

from grognard.games.eagles.game import GAME
from tests.lessons import Pupil, Wayward, begin

ACTS = [
    "fire 072 > 132",
    "move 063 > AL",
    "move 024 > AL column",
    "move 029 > FR",
    "end",
    "fire 150 > 024",
    "end",
]


def test_the_script_leads_to_victory() -> None:
    pupil = Pupil(begin(GAME, "first-battle"))
    pupil.learn()
    verdict = pupil.match.verdict
    assert verdict is not None and GAME.info.seats[verdict.winner or 0] == pupil.lesson.seat


@pytest.mark.parametrize("seed", range(3))
def test_a_pupil_who_does_other_things_first_wins_as_well(seed: int) -> None:
    pupil = Wayward(begin(GAME, "first-battle"), seed)
    pupil.learn()
    assert len(pupil.strayed) >= 8
    assert pupil.match.verdict is not None and pupil.match.verdict.winner == 0


def test_the_first_battle_throws_what_its_guide_says() -> None:
    pupil = Pupil(begin(GAME, "first-battle"))
    for act in ACTS:
        pupil.say(act)
    match = pupil.match
    told = [line.words for update in match.since(0, 0, "en") or [] for line in update.lines("en")]
    assert any("132 Kielmansegge's Brigade rolls 3 against morale 2: fails" in w for w in told)
    assert any("024 Campi's Brigade rolls 6 against morale 3: fails" in w for w in told)
    assert match.legal(0) == ["pass", "play 095 > 024"]
