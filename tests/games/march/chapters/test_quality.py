"""Chapter 6: activation scores and tests of quality."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.quality import (
    AGGRESSION,
    MANOEUVRE,
    NOT_ASKED,
    RALLY,
    RESOLVE,
    QualityTest,
    lowered,
    quality_modifier,
    rerolls_left,
    score,
)
from grognard.games.march.model.actions import KEEP, MOVE, REROLL
from grognard.games.march.model.pieces import BEATEN, DRILLED, GUARD, RECRUITS, VETERANS
from grognard.games.march.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.umpire import answer, settle
from tests.games.march.field import RED, Troops, field, run, waiting


def two(**kinds: object) -> Battle:
    first = Troops("b1", 30, 20, **kinds)  # type: ignore[arg-type]
    return field([first, Troops("b2", 90, 20)], [Troops("f1", 60, 100, 180)])


@pytest.mark.parametrize(
    ("quality", "need"), [(RECRUITS, 5), (DRILLED, 4), (VETERANS, 3), (GUARD, 2)]
)
def test_6_3_each_quality_has_its_score(quality: int, need: int) -> None:
    b = two(quality=quality)
    assert score(b, b.units[0]) == need


@pytest.mark.parametrize(
    ("quality", "face", "passed"),
    [
        (RECRUITS, 4, False),
        (RECRUITS, 5, True),
        (DRILLED, 3, False),
        (DRILLED, 4, True),
        (VETERANS, 2, False),
        (VETERANS, 3, True),
        (GUARD, 1, False),
        (GUARD, 2, True),
    ],
)
def test_6_3_a_die_must_reach_the_score(quality: int, face: int, passed: bool) -> None:
    b = two(quality=quality)
    run(b, QualityTest(0, MANOEUVRE))
    assert waiting(b) == "7.1 manoeuvre test"
    settle(b, face)
    assert b.passed == passed
    assert waiting(b) == ""


def test_R45_with_its_commander_elsewhere_a_battalion_counts_one_quality_lower() -> None:
    b = two(quality=VETERANS)
    b.join(RED, 1)
    assert lowered(b, b.units[0]) and score(b, b.units[0]) == 4
    assert not lowered(b, b.units[1]) and score(b, b.units[1]) == 4
    assert score(b, b.units[2]) == 4  # the enemy is not concerned


def test_R45_a_dead_commander_lowers_everybody_and_never_by_two() -> None:
    b = two(quality=GUARD)
    b.join(RED, 1)
    b.kill_commander(RED)
    assert [score(b, u) for u in b.units[:2]] == [3, 5]


def test_R45_lowered_recruits_lose_one_on_the_die_instead() -> None:
    b = two(quality=RECRUITS)
    assert quality_modifier(b, b.units[0], MANOEUVRE).total == 0
    b.join(RED, 1)
    sum_ = quality_modifier(b, b.units[0], MANOEUVRE, keep=True)
    assert score(b, b.units[0]) == 5
    assert sum_.lines[1:] == [("3.6 recruits lowered", -1)]
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 5)
    assert not b.passed
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 6)
    assert b.passed


def test_R55_with_the_commander_no_die_is_thrown() -> None:
    b = two(quality=RECRUITS)
    b.join(RED, 0)
    for kind in (MANOEUVRE, AGGRESSION, RESOLVE, RALLY):
        b.passed = False
        run(b, QualityTest(0, kind))
        assert b.passed and waiting(b) == ""


@pytest.mark.parametrize("kind", [AGGRESSION, RESOLVE, RALLY])
def test_15_2_losses_defeat_and_an_officer_change_the_die(kind: int) -> None:
    b = two(staff=(0, 0, 0, 1))
    assert quality_modifier(b, b.units[0], kind).total == 2
    b.lose(0, 11)
    assert quality_modifier(b, b.units[0], kind).total == 2
    b.lose(0, 1)
    b.mark(0, BEATEN)
    lines = quality_modifier(b, b.units[0], kind, keep=True).lines[1:]
    assert lines == [("15.2 half lost", -1), ("15.2 lost a combat", -1), ("15.2 officer", 2)]


def test_R25_none_of_them_counts_for_a_manoeuvre() -> None:
    b = two(staff=(0, 0, 0, 1))
    b.lose(0, 12)
    assert quality_modifier(b, b.units[0], MANOEUVRE).total == 0


def test_R54_each_drummer_allows_one_more_throw_in_a_turn() -> None:
    b = two(staff=(2, 0, 0, 0))
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 3)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    settle(b, 2)
    assert waiting(b) == "7.1 drummers' re-roll"
    answer(b, REROLL)
    assert rerolls_left(b.units[0], 0) == 0
    settle(b, 1)
    assert not b.passed and waiting(b) == ""


def test_R54_a_reroll_is_offered_only_after_a_failure_and_may_be_left() -> None:
    b = two(staff=(1, 0, 0, 0))
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 4)
    assert b.passed and waiting(b) == ""
    other = two(staff=(1, 0, 0, 0))
    run(other, QualityTest(0, MANOEUVRE))
    settle(other, 3)
    answer(other, KEEP)
    assert not other.passed
    assert rerolls_left(other.units[0], 0) == 1


@pytest.mark.parametrize(
    ("kind", "staff"), [(AGGRESSION, (0, 0, 0, 1)), (RESOLVE, (0, 0, 1, 0)), (RALLY, (0, 0, 1, 0))]
)
def test_R54_officer_and_ensign_serve_their_own_tests(
    kind: int, staff: tuple[int, int, int, int]
) -> None:
    b = two(quality=RECRUITS, staff=staff)
    run(b, QualityTest(0, kind))
    settle(b, 1)
    assert isinstance(b.pending, Decision)
    assert b.pending.why_not(b, MOVE) is NOT_ASKED
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 1)
    assert waiting(b) == ""


def test_R54_a_second_ensign_throw_in_one_turn_is_not_to_be_had() -> None:
    b = two(quality=RECRUITS, staff=(0, 0, 1, 0))
    for expected in ("15.3 ensign's re-roll", ""):
        run(b, QualityTest(0, RESOLVE))
        settle(b, 1)
        assert waiting(b) == expected
        if expected:
            answer(b, REROLL)
            settle(b, 1)
    b.end_turn()
    assert rerolls_left(b.units[0], 2) == 1


@pytest.mark.parametrize(("drummers", "throws"), [(0, 1), (1, 2), (2, 3)])
def test_R54_unasked_every_failure_is_re_rolled(drummers: int, throws: int) -> None:
    b = field([Troops("r1", 60, 40, staff=(drummers, 0, 0, 0))], [], routine="auto")
    run(b, QualityTest(0, MANOEUVRE))
    for _ in range(throws):
        assert waiting(b) == "7.1 manoeuvre test"
        settle(b, 1)
    assert (waiting(b), b.passed) == ("", False)


def test_R54_unasked_a_success_is_not_re_rolled() -> None:
    b = field([Troops("r1", 60, 40, staff=(2, 0, 0, 0))], [], routine="auto")
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 1)
    settle(b, 6)
    assert (waiting(b), b.passed, b.units[0].spent) == ("", True, 1)


def test_R54_by_the_first_version_of_the_rules_each_is_asked_for() -> None:
    staff = (1, 0, 0, 0)
    b = field([Troops("r1", 60, 40, staff=staff)], [], routine="auto", first_rules=True)
    run(b, QualityTest(0, MANOEUVRE))
    settle(b, 1)
    assert waiting(b) == "7.1 drummers' re-roll"
