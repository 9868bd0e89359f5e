"""Ways in words: legs, one after the other, and the road at the end."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.moving.journeys import carry_out
from grognard.games.age.game import GAME
from grognard.table.paths import ADVANCE, Leg
from tests.games.age.builders import inch
from tests.games.age.chapters.moving.test_columns import on_road


@pytest.mark.parametrize(
    ("legs", "road", "lang", "words"),
    [
        ([], 5, "en", "5 in along the road"),
        ([], -2, "en", "2 in back along the road"),
        ([Leg(ADVANCE, inch(1))], 1.5, "en", "1 in forward, 1.5 in along the road"),
        ([Leg(ADVANCE, inch(1))], 0, "en", "1 in forward"),
        ([], 5, "fr", "5 po sur la route"),
    ],
)
def test_2_2_a_march_is_shown_with_its_road(
    legs: list[Leg], road: float, lang: str, words: str
) -> None:
    b = on_road()
    b.events = []
    carry_out(b, 0, legs, inch(road), False)
    (marched,) = [event for event in b.events if event.kind() == "marched"]
    assert words in GAME.narrate(b, marched, lang).replace("\u00a0", " ")
