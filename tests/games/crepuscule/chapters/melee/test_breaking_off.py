"""C-CAV-17, D-65: cavalry breaks off."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.breaking_off import BreakOffStep, why_not_break_off
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.model.actions import END_STEP, STAY, Form
from grognard.games.crepuscule.model.combat_actions import BreakOff
from grognard.games.crepuscule.model.kinds import (
    BROKEN_OFF,
    FLEEING,
    FRONT,
    IMPASSABLE,
    LINE,
    MARCH,
    PURSUIT,
    PUSH,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import IllegalAction
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    area,
    asking,
    battalion,
    battle,
    inch,
    run,
    squadron,
    throw,
    waiting,
)


def locked(horse: Troops, foe: Troops, rounds: int = 1) -> Battle:
    b = battle([horse, foe], phase=PURSUIT)
    one = contact_between(b, 0, 1, FRONT)
    b.touch(one)
    if rounds:
        b.change_contact(one, one.fought(0))
    return b


def test_c_cav_17_passed_it_is_a_move_away_and_forms_as_it_likes() -> None:
    b = locked(squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 3, 4)
    assert not b.is_engaged(0) and b.units[0].pose.y == inch(20) - inch(8)
    act(b, Form(0, MARCH, 0, -1))
    assert b.units[0].formation == MARCH and waiting(b) == ""


def test_d_59_failed_the_infantry_pushes_and_it_does_not_try_again() -> None:
    b = locked(squadron("c", at=(24, 20), marks=PUSH), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 4, 4)
    assert b.units[1].has(PUSH) and not b.units[0].has(PUSH) and b.is_engaged(0)
    assert waiting(b) == ""


def test_d_65_not_from_cavalry_nor_before_a_round_nor_by_infantry() -> None:
    b = locked(squadron("c"), squadron("d", ALLIED))
    refusal = why_not_break_off(b, b.units[0])
    assert refusal is not None and refusal.cite == "D-65"
    b = locked(squadron("c"), battalion("a", ALLIED), rounds=0)
    refusal = why_not_break_off(b, b.units[0])
    assert refusal is not None and refusal.cite == "D-65"
    refusal = why_not_break_off(b, b.units[1])
    assert refusal is not None and refusal.cite == "C-CAV-17"


def test_c_cav_17_both_sides_are_asked_the_active_one_first() -> None:
    b = locked(battalion("f", at=(24, 20)), squadron("c", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    assert asking(b).seat == 1
    with pytest.raises(IllegalAction):
        act(b, BreakOff(0))
    act(b, END_STEP)
    assert waiting(b) == "" and b.is_engaged(1)


def test_d_65_it_may_stay_as_it_is() -> None:
    b = locked(squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20)))
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 1, 1)
    act(b, STAY)
    assert b.units[0].formation == LINE


def test_c_cav_17_engaged_cavalry_of_the_side_is_offered_and_nobody_else_may_leave() -> None:
    b = battle(
        [
            squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20)),
            battalion("f", at=(40, 20)), squadron("d", ALLIED, (40, 20)),
            squadron("e", at=(60, 20)),
        ],
        phase=PURSUIT,
    )  # fmt: skip
    for attacker, defender in ((0, 1), (3, 2)):
        one = contact_between(b, attacker, defender, FRONT)
        b.touch(one)
        b.change_contact(one, one.fought(0))
    run(b, BreakOffStep(0))
    assert [one.key() for one in asking(b).candidates(b)] == [END_STEP.key(), BreakOff(0).key()]
    for unit, cite in (
        (0, ""),
        (2, "C-CAV-17"),
        (3, "C-CAV-17"),
        (-1, "C-CAV-17"),
        (5, "C-CAV-17"),
    ):
        refusal = asking(b).why_not(b, BreakOff(unit))
        assert (refusal.cite if refusal else "") == cite
    unengaged = asking(b).why_not(b, BreakOff(4))
    assert unengaged is not None and unengaged.cite == "D-65"
    other = asking(b).why_not(b, STAY)
    assert other is not None and other.why == "not-now"
    act(b, BreakOff(0))
    throw(b, 4, 4)  # failed; then the other side is asked
    assert asking(b).seat == 1
    act(b, BreakOff(3))
    throw(b, 3, 4)
    act(b, STAY)
    assert waiting(b) == "" and b.is_engaged(0) and not b.is_engaged(3)


def test_d_65_once_a_turn_not_in_flight_nor_with_a_fresh_enemy_beside() -> None:
    for marks, reason in ((BROKEN_OFF, "broke-off-before"), (FLEEING, "not-cavalry")):
        b = locked(squadron("c", marks=marks), battalion("a", ALLIED))
        refusal = why_not_break_off(b, b.units[0])
        assert refusal is not None and refusal.why == reason
    b = battle([squadron("c"), battalion("a", ALLIED), battalion("b", ALLIED)])
    fought = contact_between(b, 0, 1, FRONT)
    b.touch(fought)
    b.change_contact(fought, fought.fought(0))
    assert why_not_break_off(b, b.units[0]) is None
    b.touch(contact_between(b, 0, 2, FRONT))
    refusal = why_not_break_off(b, b.units[0])
    assert refusal is not None and refusal.why == "not-engaged"


def broke_off(*friends: Troops, terrain: list[Any] | None = None) -> Battle:
    horse, foe = squadron("c", at=(24, 20)), battalion("a", ALLIED, (24, 20))
    b = battle([horse, foe, *friends], terrain=terrain, phase=PURSUIT)
    one = contact_between(b, 0, 1, FRONT)
    b.touch(one)
    b.change_contact(one, one.fought(0))
    b.events = []
    run(b, BreakOffStep(0))
    act(b, BreakOff(0))
    throw(b, 1, 1)
    return b


def test_d_65_it_rides_off_as_far_as_there_is_room_by_quarters_of_an_inch() -> None:
    b = broke_off(battalion("f", at=(24, 13.1)))
    u = b.units[0]  # 50 mm deep: its rear stays behind 13.1 inches
    assert u.pose.key() == (inch(24), inch(15.25), 0)
    assert not b.is_engaged(0)


def test_d_65_without_any_room_it_leaves_the_fight_where_it_is() -> None:
    b = broke_off(terrain=[area(15, 5, 33, 18.02, IMPASSABLE)])
    assert b.units[0].pose.y == inch(20) and not b.is_engaged(0)
    assert "broke off" in [event.kind() for event in b.events or []]


def two_a_side(active: int = 0) -> Battle:
    """Two squadrons of each side are locked with infantry."""
    b = battle(
        [
            squadron("c", at=(10, 20)), battalion("a", ALLIED, (10, 20)),
            squadron("d", at=(30, 20)), battalion("b", ALLIED, (30, 20)),
            battalion("f", at=(46, 20)), squadron("h", ALLIED, (46, 20)),
            battalion("g", at=(62, 20)), squadron("k", ALLIED, (62, 20)),
        ],
        phase=PURSUIT,
        active=active,
    )  # fmt: skip
    for attacker, defender in ((0, 1), (2, 3), (5, 4), (7, 6)):
        one = contact_between(b, attacker, defender, FRONT)
        b.touch(one)
        b.change_contact(one, one.fought(0))
    return b


def test_c_cav_17_each_squadron_of_a_side_may_try_before_the_other_side_is_asked() -> None:
    b = two_a_side()
    run(b, BreakOffStep(0))
    seats = []
    for uid in (0, 2, 5, 7):
        seats.append(asking(b).seat)
        act(b, BreakOff(uid))
        throw(b, 4, 4)
    assert seats == [0, 0, 1, 1] and waiting(b) == ""
    assert all(b.units[uid].has(BROKEN_OFF) for uid in (0, 2, 5, 7))


def test_c_cav_17_who_stays_leaves_the_choice_to_the_other_side() -> None:
    for active in (0, 1):
        b = two_a_side(active)
        run(b, BreakOffStep(active))
        assert asking(b).seat == active
        act(b, END_STEP)
        assert asking(b).seat == 1 - active
        mine = 0 if active else 5
        act(b, BreakOff(mine))
        throw(b, 1, 1)
        act(b, STAY)
        assert not b.is_engaged(mine) and asking(b).seat == 1 - active
        act(b, END_STEP)
        assert waiting(b) == ""
