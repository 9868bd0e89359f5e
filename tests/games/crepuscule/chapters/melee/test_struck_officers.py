"""C-OFF-4, D-109, D-137: officers with a unit are struck at, and with few about them shot at."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.shooting.officers import why_not_snipe
from grognard.games.crepuscule.model.combat_actions import Strike, StrikeOfficer
from grognard.games.crepuscule.model.kinds import (
    CHIEF_OF_BRIGADE,
    DESTROYED,
    DISMAYED,
    FRONT,
    LANCE,
    REAR,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battle,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


def melee(attacker: Any = None, edge: int = FRONT, **details: Any) -> Battle:
    """The second round of a fight with a battalion whose officer is in its ranks."""
    b = battle(
        [
            attacker or battalion("f1", at=(24, 12), figures=12),
            battalion("a1", ALLIED, (24, 12), 180 if edge == FRONT else 0),
        ],
        [officer("picton", ALLIED, attached="a1", **details)],
        unit_officers="off",
    )
    b.touch(Contact(0, 1, edge, 0, 1))
    run(b, CombatStep(0, []))
    return b


def dice(b: Battle) -> tuple[str, int, int]:
    assert isinstance(b.pending, Pool)
    return waiting(b), b.pending.dice, b.pending.need


def test_c_off_4_figures_that_touch_him_may_strike_at_him() -> None:
    b = melee()
    assert waiting(b) == "D-137"
    assert [one.key() for one in asking(b).legal(b)] == [
        StrikeOfficer(0, 0, count).key() for count in range(4)
    ]
    act(b, StrikeOfficer(0, 0, 3))
    assert dice(b) == ("W-MEL-1", 3, 4)  # skill 3 against 4
    throw(b, 6, 6, 1)
    throw(b, 4, 3)
    assert dice(b) == ("W-MEL-1", 3, 4)  # the other three of its six strike the battalion
    assert b.officers[0].lost == 0  # he falls with all others at the end of the step


def test_c_off_4_his_wounds_count_for_the_result() -> None:
    b = melee()
    act(b, StrikeOfficer(0, 0, 3))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)  # three wounds on a man of two
    throw(b, 1, 1, 1)
    while isinstance(b.pending, Pool):
        throw(b, *[1] * b.pending.dice)
    assert b.officers[0].place == DESTROYED
    assert waiting(b) == "W-BRK-1"  # two wounds to none: his side tests


def test_d_137_nobody_need_strike_at_him() -> None:
    b = melee()
    act(b, StrikeOfficer(0, 0, 0))
    assert dice(b) == ("W-MEL-1", 6, 4)


@pytest.mark.parametrize(
    "action", [StrikeOfficer(0, 0, 4), StrikeOfficer(1, 0, 1), Strike(0, 1, 1)]
)
def test_d_137_no_more_than_touch_him_and_nobody_else(action: Any) -> None:
    b = melee()
    assert asking(b).why_not(b, action) is not None


def test_d_137_from_behind_nobody_touches_him() -> None:
    assert waiting(melee(edge=REAR)) == "W-MEL-1"


def test_d_109_with_the_chief_the_army_tests() -> None:
    b = melee(rank=CHIEF_OF_BRIGADE)
    act(b, StrikeOfficer(0, 0, 3))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    throw(b, 1, 1, 1)
    while isinstance(b.pending, Pool):
        throw(b, *[1] * b.pending.dice)
    assert b.units[1].has(DISMAYED)


def test_d_49_who_falls_to_lances_strikes_no_more() -> None:
    b = melee(squadron("f1", at=(24, 12), blade=LANCE))
    act(b, StrikeOfficer(0, 0, 3))
    throw(b, 6, 6, 6)
    throw(b, 6, 6, 6)
    throw(b, 1, 1, 1, 1, 1)
    assert b.officers[0].place == DESTROYED
    assert dice(b)[1] == 12  # the battalion strikes, and its officer does not
    throw(b, *[1] * 12)
    assert waiting(b) == "W-BRK-1"


@pytest.mark.parametrize(("figures", "cite"), [(5, "C-INF-11"), (4, "")])
def test_d_137_with_fewer_than_five_about_him_he_may_be_shot_at(figures: int, cite: str) -> None:
    b = battle(
        [battalion("f1", at=(24, 12)), battalion("a1", ALLIED, (24, 20), figures=figures)],
        [officer("picton", ALLIED, attached="a1")],
    )
    found = why_not_snipe(b, b.units[0], 0)
    assert (found.cite if found else "") == cite
