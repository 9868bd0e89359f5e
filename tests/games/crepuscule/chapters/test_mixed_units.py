"""C-CMD-5, C-CAS-2, C-CAV-24, D-209: figures of several kinds in one unit."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.chapters.casualties import Wounds, remove_figures
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.struck_down import struck_down, touched_kinds
from grognard.games.crepuscule.chapters.mixed_units import (
    apart,
    in_proportion,
    kinds_of,
    shared,
    with_rest,
)
from grognard.games.crepuscule.chapters.orders.skirmishers import why_not_detach
from grognard.games.crepuscule.invariants import problems
from grognard.games.crepuscule.model.actions import Detach
from grognard.games.crepuscule.model.kinds import FRONT, HOLLOW, LINE, MANNED, REAR
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    battalion,
    battery,
    battle,
    inch,
    run,
    squadron,
    throw,
    waiting,
)


def kinds(b: Battle, uid: int = 0) -> list[int]:
    return [int(one) for one in kinds_of(b.units[uid])]


# Shares


@pytest.mark.parametrize(
    ("count", "groups", "shares"),
    [
        (4, [6, 2, 0], [3, 1, 0]),
        (3, [6, 2, 0], [2, 1, 0]),  # 2.25 and 0.75
        (1, [4, 4, 0], [1, 0, 0]),  # of equal remainders and groups the first
        (1, [3, 5, 0], [0, 1, 0]),
        (2, [5, 5, 2], [1, 1, 0]),
        (16, [6, 2, 0], [12, 4, 0]),  # hits may be more than figures
        (0, [6, 2, 0], [0, 0, 0]),
    ],
)
def test_c_cmd_5_f_04_shares_by_the_largest_remainders(
    count: int, groups: list[int], shares: list[int]
) -> None:
    assert list(shared(count, list(groups))) == shares


def test_f_04_losses_are_never_more_than_there_are() -> None:
    assert list(in_proportion(9, [6, 2, 0])) == [6, 2, 0]
    assert list(with_rest(4, [0, 1, 2], [6, 2, 2])) == [1, 1, 2]


# Fire


def test_c_cmd_5_hits_of_fire_are_shared_before_they_wound() -> None:
    b = battle([squadron("f1", elites=2)])
    run(b, Wounds(0, 4, 3, True))
    assert isinstance(b.pending, Pool) and b.pending.dice == 3  # of six plain figures
    throw(b, 6, 6, 1)
    assert isinstance(b.pending, Pool) and b.pending.dice == 1  # of two elite ones
    throw(b, 6)
    assert kinds(b) == [4, 1, 0] and waiting(b) == ""


def test_c_cmd_5_a_kind_without_hits_throws_nothing() -> None:
    b = battle([squadron("f1", elites=2)])
    run(b, Wounds(0, 1, 3, True))
    throw(b, 6)
    assert kinds(b) == [5, 2, 0] and waiting(b) == ""


def test_c_cmd_5_a_unit_of_one_kind_throws_once() -> None:
    b = battle([squadron("f1")])
    run(b, Wounds(0, 4, 3, True))
    throw(b, 6, 6, 6, 6)
    assert kinds(b) == [4, 0, 0] and waiting(b) == ""


def test_c_cmd_5_each_kind_has_its_own_saves() -> None:
    b = battle([squadron("f1", elites=2, save=5)])
    run(b, Wounds(0, 4, 3, True))
    throw(b, 6, 6, 6)
    throw(b, 5, 4, 4)
    throw(b, 6)
    throw(b, 5)
    assert kinds(b) == [4, 2, 0] and waiting(b) == ""


def test_c_art_28_of_all_kinds_together_an_improvised_crew_kills_half() -> None:
    b = battle([squadron("f1", elites=2)])
    run(b, Wounds(0, 4, 3, True, False, True))
    throw(b, 6, 6, 6)
    throw(b, 6)
    assert b.units[0].figures == 6 and sum(kinds(b)) == 6
    assert not b.units[0].has(MANNED)


def test_c_cas_2_more_dead_than_a_kind_has_fall_on_the_others() -> None:
    b = battle([squadron("f1", elites=2)])
    run(b, Wounds(0, 16, 3, True))
    throw(b, *[6] * 5 + [1] * 7)
    throw(b, 6, 6, 6, 6)
    assert kinds(b) == [0, 0, 0] or sum(kinds(b)) == 0  # nine dead of eight


def test_c_cav_24_losses_for_any_other_reason_are_in_proportion() -> None:
    b = battle([squadron("f1", elites=2), battalion("f2", at=(50, 12), sappers=4)])
    remove_figures(b, 0, 4)
    remove_figures(b, 1, 12)
    assert kinds(b) == [3, 1, 0] and kinds(b, 1) == [10, 0, 2]


def test_c_cmd_5_a_ball_makes_no_difference_for_sappers() -> None:
    b = battle(
        [battery("g", at=(24, 10)), battalion("a1", ALLIED, (24, 36), sappers=12)],
        estimates="exact",
        unit_officers="off",
    )
    run(b, Roundshot(0, 1, 20))
    throw(b, 3)
    throw(b, 6)
    assert isinstance(b.pending, Pool) and b.pending.dice == 1
    throw(b, 6)
    throw(b, 6)
    assert kinds(b, 1) == [11, 0, 11]


# Close combat


def met(edge: int = FRONT, **details: object) -> Battle:
    """Twelve in line with sappers or elites, touched by eight of a column."""
    north = edge == FRONT
    b = battle(
        [
            battalion("f1", at=(24, 12), figures=24, **details),  # type: ignore[arg-type]
            battalion("a1", ALLIED, (24, 12) if north else (24, 10), 180 if north else 0),
        ]
    )
    b.touch(Contact(1, 0, edge, 0))
    return b


def test_c_cas_2_those_fall_who_are_in_contact() -> None:
    b = met(sappers=2)
    assert list(touched_kinds(b, b.units[0], b.contacts)) == [10, 0, 2]
    assert list(struck_down(b, b.units[0], 6, b.contacts)) == [5, 0, 1]


def test_c_cas_2_in_the_rear_sappers_and_elites_come_last() -> None:
    b = met(REAR, sappers=2)
    assert list(touched_kinds(b, b.units[0], b.contacts)) == [0, 0, 0]
    assert list(struck_down(b, b.units[0], 6, b.contacts)) == [6, 0, 0]
    assert list(struck_down(b, b.units[0], 23, b.contacts)) == [22, 0, 1]


def test_d_209_a_square_shares_in_proportion() -> None:
    b = met(REAR, sappers=2, formation=HOLLOW)
    assert list(touched_kinds(b, b.units[0], b.contacts)) == [22, 0, 2]


def test_d_209_of_few_in_contact_the_sappers_are_first() -> None:
    b = battle([battalion("f1", sappers=2), squadron("a1", ALLIED, (24, 12), figures=4, files=1)])
    b.touch(Contact(1, 0, FRONT, 0))
    assert list(touched_kinds(b, b.units[0], b.contacts)) == [1, 0, 2]


def test_c_cas_2_a_round_of_combat_takes_them_by_contact() -> None:
    b = battle(
        [squadron("f1", at=(24, 12), elites=2), battalion("a1", ALLIED, (24, 12))],
        unit_officers="off",
    )
    b.touch(Contact(0, 1, FRONT, 0, 1))
    run(b, CombatStep(0, []))
    throw(b, *[1] * 8)  # the cavalry misses, and its elite figures re-roll two dice
    throw(b, 1, 1)
    assert isinstance(b.pending, Pool)
    dice = b.pending.dice
    throw(b, *[6] * 4 + [1] * (dice - 4))
    throw(b, 6, 6, 6, 6)
    assert kinds(b) == [3, 1, 0]


# Elsewhere


def test_c_cmd_4_sappers_are_not_sent_out_as_skirmishers() -> None:
    b = battle([battalion("f1", figures=12, sappers=6, skirmishers=8)])
    there = Detach(1, 6, inch(24), inch(15), 0)
    found = why_not_detach(b, 0, there)
    assert found is None or found.cite != "D-45"
    found = why_not_detach(b, 0, Detach(1, 7, inch(24), inch(15), 0))
    assert found is not None and found.cite == "D-45"


@pytest.mark.parametrize(("sappers", "bad"), [(24, False), (25, True)])
def test_d_209_there_are_never_more_of_a_kind_than_figures(sappers: int, bad: bool) -> None:
    b = battle([battalion("f1", sappers=sappers, formation=LINE)])
    assert bool(problems(b)) == bad


def test_c_eng_6_without_comrades_sappers_take_all_hits() -> None:
    b = battle([battalion("f1", figures=4, sappers=4), battalion("f2", at=(50, 12), sappers=4)])
    assert list(apart(b.units[0])) == [0, 0, 4] and list(apart(b.units[1])) == [20, 0, 0]
