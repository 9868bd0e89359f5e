"""Where the units of a scenario may not be, reported in every language."""

from __future__ import annotations

import pytest

from grognard.kernel.refusal import BadData
from grognard.miniatures.scenarios.misplaced import check_places, misplaced
from tests.miniatures.troops import RED, ground, line, patch, pose

IDS = ["a", "b", "c"]
TABLE = ground(patch("pond Mere", 0, 0, 10, 10, 2))


def test_units_off_the_table_in_water_and_on_each_other_are_named() -> None:
    wet, off = line(0, RED, pose(5, 8)), line(1, RED, pose(71, 30))
    told = dict(misplaced([wet, off, line(2, RED, pose(30, 30))], TABLE, 2, IDS, "1.3"))
    assert {id: words["en"] for id, words in told.items()} == {
        "a": "is on impassable ground: pond Mere (1.3)",
        "b": "extends over the edge of the table (1.3)",
    }
    assert told["b"]["fr"] == "dépasse le bord de la table (1.3)"
    twice = [line(0, RED, pose(30, 30)), line(1, RED, pose(30, 30))]
    assert [(id, words["en"]) for id, words in misplaced(twice, TABLE, 2, IDS, "1.3")] == [
        ("b", "is on the ground of a (1.3)")
    ]


def test_one_that_is_wrong_is_named_once_and_several_together() -> None:
    check_places("mine", [])
    one = ("a", {"en": "is wrong", "fr": "est faux"})
    with pytest.raises(BadData, match=r"^mine: a: is wrong$"):
        check_places("mine", [one])
    with pytest.raises(BadData) as caught:
        check_places("mine", [one, ("b", one[1])])
    assert caught.value.words("fr") == "mine: a: est faux; b: est faux"
