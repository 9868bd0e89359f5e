"""The charts the card leaves to others and we filled: levels, points, labels, bases from men."""

from __future__ import annotations

import pytest

from grognard.games.age.model import charts, kinds

# 10 Victory


@pytest.mark.parametrize(
    ("lost", "level"), [(0, 0), (14, 0), (15, 1), (19, 1), (20, 2), (29, 2), (30, 3), (60, 3)]
)
def test_R3_a_level_is_reached_at_exactly_its_share(lost: int, level: int) -> None:
    assert charts.critical_level(lost, 60) == level
    assert charts.critical_level(lost, 0) == (3 if lost else 0)


def test_R3_batteries_and_commanders_count_2() -> None:
    lists = charts.LISTS
    assert (lists.battery_strength, lists.commander_strength, lists.breaks_at) == (2, 2, 3)


@pytest.mark.parametrize(
    ("cite", "points"),
    [
        ("10.2 worn brigade", 1),
        ("10.2 spent brigade", 2),
        ("10.2 destroyed brigade", 4),
        ("10.2 battery destroyed", 1),
        ("10.2 battery captured", 2),
        ("10.2 general lost", 1),
        ("10.2 commander lost", 3),
    ],
)
def test_10_2_victory_points(cite: str, points: int) -> None:
    assert charts.LISTS.points[cite] == points


@pytest.mark.parametrize(
    ("lead", "cite"),
    [
        (0, "10.3 draw"),
        (3, "10.3 draw"),
        (4, "10.3 minor victory"),
        (9, "10.3 minor victory"),
        (10, "10.3 major victory"),
        (61, "10.3 major victory"),
    ],
)
def test_10_3_kinds_of_victory(lead: int, cite: str) -> None:
    assert charts.victory(lead) == cite


# 12 Labels


@pytest.mark.parametrize(
    ("grade", "bases", "worn", "spent"),
    [
        ("regular", 8, 6, 4),
        ("regular", 7, 5, 3),
        ("regular", 4, 3, 2),
        ("regular", 2, 1, 0),
        ("elite", 8, 5, 3),
        ("elite", 6, 3, 2),
        ("elite", 3, 1, 0),
        ("conscript", 9, 8, 6),
        ("conscript", 7, 6, 5),
        ("conscript", 2, 1, 0),
        ("regular", 1, 0, 0),
    ],
)
def test_12_8_labels_by_grade(grade: str, bases: int, worn: int, spent: int) -> None:
    assert charts.label(bases, kinds.GRADES.index(grade)) == (worn, spent)


@pytest.mark.parametrize(
    ("arm", "men", "bases"),
    [
        (kinds.INFANTRY, 2880, 8),
        (kinds.INFANTRY, 539, 1),
        (kinds.INFANTRY, 540, 2),
        (kinds.INFANTRY, 90, 1),
        (kinds.CAVALRY, 900, 5),
        (kinds.CAVALRY, 809, 4),
        (kinds.CAVALRY, 810, 5),
    ],
)
def test_12_8_bases_from_men(arm: int, men: int, bases: int) -> None:
    assert charts.bases_of(arm, men) == bases
