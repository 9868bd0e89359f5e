"""A battery that is charged, and batteries that support."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.artillery.capture import CaptureStep
from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.model.actions import UNSUPPORTED, React, Support
from grognard.games.crepuscule.model.combat_actions import Aim, Estimate
from grognard.games.crepuscule.model.kinds import (
    BALL,
    CANISTER,
    FIRED,
    FIRED_BACK,
    FLEE,
    HOLD,
    HOLD_AND_FIRE,
    HOLLOW,
    HOWITZER,
    NOBODY,
    REACTIONS,
    REGULAR,
    SHELTER,
    SKIRMISH,
    SUPPORT_FIRE,
    SUPPORT_STAND,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    asking,
    battalion,
    battery,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


def charged(*units: Troops, **options: str) -> Battle:
    """Unit 0, of the north, is charged by all units of the south."""
    given = {"estimates": "exact", "unit_officers": "off", **options}
    b = battle(list(units), phase=REACTIONS, **given)  # type: ignore[arg-type]
    for u in b.units:
        if u.seat == 0:
            b.declare(u.uid, 0, 0)
    return b


def asked(*units: Troops, **options: str) -> Battle:
    b = charged(*units, **options)
    run(b, ReactionStep(ALLIED))
    return b


def gun(**details: Any) -> Troops:
    return battery("g", ALLIED, (24, 24), **details)


def horse(away: float = 12, **details: Any) -> Troops:
    return squadron("f", at=(24, 24 - away), **details)


def offered(b: Battle) -> set[int]:
    return {a.reaction for a in asking(b).legal(b) if isinstance(a, React)}


def refused(b: Battle, reaction: int) -> str:
    found = asking(b).why_not(b, React(0, reaction))
    return found.cite if found else ""


# What gunners may do


def test_d_190_gunners_stand_fire_or_flee() -> None:
    b = asked(gun(), horse())
    assert offered(b) == {HOLD, HOLD_AND_FIRE, FLEE}
    assert refused(b, SHELTER) == "C-ART-7"


@pytest.mark.parametrize(("away", "time"), [(8, False), (8.1, True)])
def test_c_art_6_d_72_no_time_within_the_base_move_of_the_charger(away: float, time: bool) -> None:
    b = asked(gun(), horse(away))
    assert offered(b) == ({HOLD, HOLD_AND_FIRE, FLEE} if time else {HOLD})
    assert refused(b, HOLD_AND_FIRE) == ("" if time else "D-72")


def test_c_art_6_only_at_a_charger_ahead() -> None:
    behind = squadron("f", at=(24, 40), facing=180)
    assert refused(asked(gun(), behind), HOLD_AND_FIRE) == "C-ART-6"


def test_c_art_33_d_78_not_again_and_not_while_it_reloads() -> None:
    b = charged(gun(), horse())
    b.units[0].waits = 1
    run(b, ReactionStep(ALLIED))
    assert refused(b, HOLD_AND_FIRE) == "C-ART-8"
    assert refused(asked(gun(marks=FIRED_BACK), horse()), HOLD_AND_FIRE) == "C-ART-33"


def test_d_96_howitzers_do_not_fire_in_reaction() -> None:
    assert refused(asked(gun(weight=HOWITZER), horse()), HOLD_AND_FIRE) == "D-96"


# Fire


def test_c_art_6_d_190_a_failed_test_no_shot_and_the_gunners_stand() -> None:
    b = asked(gun(), horse())
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, 6, 6)
    assert waiting(b) == "" and b.units[0].is_served()
    assert not b.units[0].has(FIRED | FIRED_BACK)


def test_c_art_6_d_96_a_ball_at_the_charger_where_it_starts() -> None:
    b = asked(gun(), horse(figures=10, files=2))
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, 1, 1)
    assert waiting(b) == "D-96"
    act(b, Aim(0, 1, BALL))
    act(b, Estimate([8]))
    throw(b, 2)  # 4 inches more
    throw(b, 6)
    assert waiting(b) == "W-WND-1" and b.units[0].has(FIRED_BACK)


@pytest.mark.parametrize(("estimate", "hit"), [(8, True), (0, False)])
def test_d_96_canister_when_the_charger_comes_within_its_range(estimate: int, hit: bool) -> None:
    """It starts 12 inches away and is met at 8, the range of a medium gun."""
    b = asked(gun(), horse())
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, 1, 1)
    act(b, Aim(0, 1, CANISTER))
    act(b, Estimate([estimate]))
    throw(b, 1)
    assert (waiting(b) == "W-WND-1") == hit


def test_d_96_the_charger_itself_is_still_where_it_starts() -> None:
    b = asked(gun(), horse())
    start = b.units[1].pose.key()
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, 1, 1)
    act(b, Aim(0, 1, CANISTER))
    act(b, Estimate([8]))
    throw(b, 6)
    assert waiting(b) == "" and b.units[1].pose.key() == start


# Leaving the gun


@pytest.mark.parametrize(("x", "found"), [(33.5, True), (36, False)])
def test_c_art_7_a_square_within_6_inches(x: float, found: bool) -> None:
    square = battalion("s", ALLIED, (x, 24), formation=HOLLOW)
    assert (SHELTER in offered(asked(gun(), square, horse()))) == found


def sheltered() -> Battle:
    b = asked(gun(), battalion("s", ALLIED, (32.5, 24), formation=HOLLOW), horse())
    act(b, React(0, SHELTER))
    return b


def test_c_art_7_without_a_test_and_nobody_fights_at_the_gun() -> None:
    b = sheltered()
    assert waiting(b) == "" and b.units[0].post == 1 and not b.units[0].is_served()
    run(b, ContactStep(0))
    assert not b.is_engaged(0)
    run(b, CaptureStep(0))
    assert b.units[0].captor == 2 and b.units[0].figures == 4


def test_c_art_7_gunners_come_back_to_a_gun_that_was_not_taken() -> None:
    b = sheltered()
    run(b, CaptureStep(0))
    assert b.units[0].is_served() and b.units[0].post == NOBODY


def test_c_art_7_gunners_share_the_fate_of_their_square() -> None:
    b = sheltered()
    b.destroy(1)
    run(b, CaptureStep(0))
    assert b.units[0].figures == 0 and b.units[0].post == NOBODY


def test_c_art_7_gunners_who_flee_leave_the_gun() -> None:
    b = asked(gun(), horse())
    act(b, React(0, FLEE))
    assert b.units[0].figures == 0 and b.units[0].on_table()


# Support


@pytest.mark.parametrize(
    ("details", "helps"),
    [
        ({"quality": VETERAN}, True),
        ({"quality": REGULAR}, False),
        ({"quality": VETERAN, "formation": SKIRMISH}, False),
    ],
)
def test_c_art_10_formed_veteran_infantry_supports_a_battery(
    details: dict[str, Any], helps: bool
) -> None:
    b = asked(gun(), battalion("s", ALLIED, (30, 24), figures=12, **details), horse())
    act(b, React(0, HOLD))
    assert (waiting(b) == "C-REA-9") == helps
    if helps:
        assert asking(b).why_not(b, Support(1, 0, SUPPORT_FIRE)) is None
        assert asking(b).why_not(b, Support(1, 0, SUPPORT_STAND)) is not None


def test_c_art_10_cavalry_does_not_support_a_battery() -> None:
    b = asked(gun(), squadron("s", ALLIED, (30, 24), quality=VETERAN), horse())
    act(b, React(0, HOLD))
    assert waiting(b) == ""


def supporting(x: float = 30) -> Battle:
    foot = battalion("a", ALLIED, (24, 24), figures=12)
    b = asked(foot, battery("g", ALLIED, (x, 24)), horse())
    act(b, React(0, HOLD))
    return b


def test_c_art_10_a_battery_supports_infantry_within_3_inches() -> None:
    assert waiting(supporting()) == "C-REA-9"
    assert waiting(supporting(33)) == ""


def test_c_art_10_a_supporting_battery_fires_after_a_test() -> None:
    b = supporting()
    act(b, Support(1, 0, SUPPORT_FIRE))
    throw(b, 1, 1)
    act(b, Aim(1, 2, CANISTER))
    act(b, Estimate([8]))
    assert b.units[1].has(FIRED_BACK) and waiting(b) == "W-ART-1"


def test_c_art_10_a_crew_that_fails_falls_back_from_its_gun_for_this_turn() -> None:
    b = supporting()
    act(b, Support(1, 0, SUPPORT_FIRE))
    throw(b, 6, 6)
    assert waiting(b) == "" and not b.units[1].is_served() and b.units[1].figures == 4
    run(b, CaptureStep(0))
    assert b.units[1].is_served()


def test_c_art_10_or_no_support_at_all() -> None:
    b = supporting()
    act(b, UNSUPPORTED)
    assert waiting(b) == "" and not b.units[1].has(FIRED_BACK)
