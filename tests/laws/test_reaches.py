"""The law of reaches: of every place the screen says what the rule says, verdict and cost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.miniatures.contract.reach import FAN, Reach, Track
from tests.laws.walks import walk
from tests.miniatures.reach.hands import HANDS
from tests.miniatures.reach.reading import all_places, differences, ends, is_sound
from tests.nightly import by_night

FANS = by_night(3, 1)  # of each kind of decision so many are looked at, and one grid
BATTLES = [
    (key, scenario, number)
    for key, hand in HANDS.items()
    for scenario in hand.game.info.scenarios
    for number in range(len(hand.options))
]


def some_places(reach: Reach, rng: Rng) -> Iterator[tuple[Track, list[int]]]:
    """All places of one track in many, both sides of every boundary of some others."""
    for track in reach.tracks:
        if track.first == track.runs[-1][0]:
            yield track, [track.first]
        elif rng.below(50) == 0:
            yield track, all_places(reach, track)
        elif rng.below(8) == 0:
            yield track, ends(reach, track)


@pytest.mark.parametrize(("key", "scenario", "number"), BATTLES)
def test_a_reach_says_what_the_rules_say(key: str, scenario: str, number: int) -> None:
    hand = HANDS[key]
    rng = Rng(number + 1)
    left: dict[str, int] = {}
    for s in walk(hand.game, scenario, hand.options[number], number + 5):
        wait = s.pending
        if not isinstance(wait, Decision) or left.get(wait.cite, FANS) == 0:
            continue
        action = hand.held(s, rng)
        if action is None:
            continue
        reach = hand.reach(s, action)
        left[wait.cite] = left.get(wait.cite, FANS) - 1 if reach.kind == FAN else 0
        assert is_sound(reach)
        assert differences(hand, s, action, some_places(reach, rng), reach) == []
    assert left
