"""C-OFF-3, D-107: shots at officers who are on their own."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.scenarios.landscape import KINDS
from grognard.games.crepuscule.chapters.shooting.musketry import MusketryStep
from grognard.games.crepuscule.chapters.shooting.officers import need_to_snipe, why_not_snipe
from grognard.games.crepuscule.model.combat_actions import Snipe
from grognard.games.crepuscule.model.kinds import (
    CHIEF_OF_BRIGADE,
    COLUMN,
    FIRED,
    HOLLOW,
    MOVED,
    TESTED_CHIEF,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Staff,
    act,
    battalion,
    battle,
    line,
    officer,
    run,
    throw,
    waiting,
)


def alone(y: float = 20, **details: Any) -> Battle:
    who = officer("blucher", ALLIED, (24, y), **details)
    return battle([battalion("f1"), battalion("a1", ALLIED, (24, 28), formation=COLUMN)], [who])


def refused(b: Battle) -> str:
    found = why_not_snipe(b, b.units[0], 0)
    return found.cite if found else ""


def test_c_off_3_w_sho_10_d_107_only_where_he_is_the_nearest() -> None:
    assert refused(alone(20)) == ""
    beside: list[Staff] = [officer("blucher", ALLIED, (30, 26))]
    nearer = battle(
        [battalion("f1"), battalion("a1", ALLIED, (22, 20), figures=8, formation=COLUMN)], beside
    )
    assert refused(nearer) == "D-107"


def test_d_107_an_officer_with_a_unit_is_not_shot_at() -> None:
    assert refused(alone(20, attached="a1")) == "C-INF-11"


@pytest.mark.parametrize(("y", "cite"), [(30.9, ""), (31.1, "C-WPN-3")])
def test_d_107_as_far_as_any_shot(y: float, cite: str) -> None:
    b = battle([battalion("f1")], [officer("blucher", ALLIED, (24, y))])
    assert refused(b) == cite


def test_d_107_squares_and_units_that_have_fired_do_not() -> None:
    foe = [officer("blucher", ALLIED, (24, 20))]
    assert refused(battle([battalion("f1", formation=HOLLOW)], foe)) == "D-130"
    assert refused(battle([battalion("f1", marks=FIRED)], foe)) == "C-INF-11"


def test_d_107_a_lone_figure_is_harder_to_hit() -> None:
    b = alone(20)
    assert need_to_snipe(b, b.units[0], b.officers[0]).total == 5
    b.mark(0, MOVED)
    assert need_to_snipe(b, b.units[0], b.officers[0]).total == 6


def test_c_off_3_d_194_hits_wound_him_until_he_falls() -> None:
    b = alone(20)
    run(b, MusketryStep(0))
    act(b, Snipe(0, 0))
    assert waiting(b) == "C-OFF-3"
    throw(b, *[5] * 2, *[1] * 10)
    throw(b, 4, 3)
    assert b.officers[0].lost == 1 and b.officers[0].on_table()
    assert b.units[0].has(FIRED)


@pytest.mark.parametrize(
    ("kind", "cite"), [("hedge", "C-COV-1 soft cover"), ("low-wall", "C-COV-1 hard cover")]
)
def test_c_off_3_c_cov_1_cover_protects_an_officer_too(kind: str, cite: str) -> None:
    hedge = line([(20, 18.8), (28, 18.8)], KINDS[kind].traits)
    b = battle([battalion("f1")], [officer("blucher", ALLIED, (24, 20))], [hedge])
    lines = need_to_snipe(b, b.units[0], b.officers[0], True).lines
    assert (cite, 1 if kind == "hedge" else 2) in lines


def test_d_39_a_hard_shot_at_an_officer_takes_a_second_die() -> None:
    b = battle(
        [battalion("f1", marks=MOVED, bs=2)],
        [officer("blucher", ALLIED, (24, 23))],
        hard_shots="second",
    )
    run(b, MusketryStep(0))
    act(b, Snipe(0, 0))
    throw(b, *[6] * 12)
    assert waiting(b) == "D-39"
    throw(b, *[6] * 12)
    assert waiting(b) == "W-WND-1"


def test_d_109_without_its_chief_the_army_is_dismayed() -> None:
    b = alone(20, rank=CHIEF_OF_BRIGADE)
    run(b, MusketryStep(0))
    act(b, Snipe(0, 0))
    throw(b, *[5] * 2, *[1] * 10)
    throw(b, 4, 4)
    assert not b.officers[0].on_table()
    assert waiting(b) == "C-MOR-1"
    assert [u.has(TESTED_CHIEF) for u in b.units] == [False, True]
