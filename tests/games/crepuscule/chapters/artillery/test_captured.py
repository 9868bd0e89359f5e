"""Captured guns are served by their captors, or spiked."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.aiming import why_not_aim
from grognard.games.crepuscule.chapters.artillery.capture import CaptureStep
from grognard.games.crepuscule.chapters.artillery.guns import GunStep
from grognard.games.crepuscule.chapters.casualties import Wounds
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.model.actions import END_STEP, Crew, Spike
from grognard.games.crepuscule.model.combat_actions import Aim, Estimate
from grognard.games.crepuscule.model.kinds import BALL, MANNED, NOBODY
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battery,
    battle,
    run,
    throw,
    waiting,
)


def taken(figures: int = 24, behind: float = 0, **options: Any) -> Battle:
    """A French battalion at an allied gun that points north, toward an allied battalion."""
    depth = 6000 / INCH
    b = battle(
        [
            battalion("f", at=(24, 20 - depth - behind), figures=figures),
            battery("g", ALLIED, (24, 20), 0, lost=4),
            battalion("a", ALLIED, (24, 40)),
        ],
        estimates="exact", unit_officers="off", **options,
    )  # fmt: skip
    b.units[1].captor = 0
    return b


def manned() -> Battle:
    b = taken()
    run(b, OrderStep(0))
    act(b, Crew(0, 1))
    return b


def why(b: Battle, action: Crew | Spike) -> str:
    refusal = asking(b).why_not(b, action)
    return refusal.cite if refusal is not None else ""


def test_c_art_27_the_crew_leaves_its_unit() -> None:
    b = manned()
    assert b.units[0].figures == 20 and b.units[1].has(MANNED)
    with pytest.raises(IllegalAction, match="C-ART-27"):
        act(b, Crew(0, 1))


@pytest.mark.parametrize(("figures", "cite"), [(4, "C-ART-27"), (5, "")])
def test_c_art_27_somebody_stays_in_the_ranks(figures: int, cite: str) -> None:
    b = taken(figures)
    run(b, OrderStep(0))
    assert why(b, Crew(0, 1)) == cite


def test_c_art_25_only_units_that_touch_it() -> None:
    b = taken(behind=1)
    run(b, OrderStep(0))
    assert why(b, Crew(0, 1)) == "C-ART-25"


def test_d_139_not_before_it_is_captured() -> None:
    b = taken()
    b.units[1].captor = NOBODY
    run(b, OrderStep(0))
    assert why(b, Crew(0, 1)) == "D-139"


def test_d_101_d_139_it_fires_at_its_former_owners() -> None:
    b = manned()
    assert why_not_aim(b, b.units[1], 2, BALL) is None
    assert why_not_aim(b, b.units[1], 0, BALL) is not None
    run(b, GunStep(0, 0, 0, []))
    act(b, Aim(1, 2, BALL))
    act(b, Estimate([14]))
    throw(b, 3)
    throw(b, 6)
    throw(b, *[6] * 2)
    assert b.units[2].figures == 23  # of two casualties one


def test_c_art_8_nobody_fires_a_captured_gun_without_a_crew() -> None:
    b = taken()
    refusal = why_not_aim(b, b.units[1], 2, BALL)
    assert refusal is not None and refusal.cite == "C-ART-8"


@pytest.mark.parametrize(("halved", "left"), [(True, 22), (False, 19)])
def test_c_art_28_t_art_10_casualties_of_an_improvised_crew_are_halved_down(
    halved: bool, left: int
) -> None:
    b = taken()
    run(b, Wounds(2, 5, 7, False, False, halved))
    throw(b, 6, 6, 6, 6, 6)
    assert b.units[2].figures == left


def test_c_art_26_d_139_spiked_by_units_that_touch_it() -> None:
    b = taken()
    run(b, CaptureStep(0))
    assert waiting(b) == "C-ART-26" and why(b, Spike(2, 1)) == "C-ART-25"
    act(b, Spike(0, 1))
    assert not b.units[1].on_table()


def test_c_art_26_nobody_has_to_spike_it() -> None:
    b = taken()
    run(b, CaptureStep(0))
    act(b, END_STEP)
    assert b.units[1].on_table() and b.units[1].captor == 0


def test_c_art_26_not_in_the_turn_of_its_capture_and_not_by_the_other_side() -> None:
    b = taken()
    b.units[1].captor = NOBODY
    run(b, CaptureStep(0))
    assert waiting(b) == "" and b.units[1].captor == 0
    run(b, CaptureStep(ALLIED))
    assert waiting(b) == ""


def test_d_139_a_gun_that_is_retaken_has_lost_its_improvised_crew() -> None:
    b = manned()
    b.units[0].pose = b.units[0].pose.moved(-6 * INCH)
    b.units[0].body = None
    b.units[2].pose = b.units[1].pose.turned(18000)
    b.units[2].body = None
    b.field = None
    run(b, CaptureStep(ALLIED))
    assert b.units[1].captor == NOBODY and not b.units[1].has(MANNED)
