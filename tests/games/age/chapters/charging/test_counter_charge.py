"""Chapter 8.5: what cavalry does that is charged."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.charging.counter_charge import (
    NO_CAVALRY,
    NO_INFANTRY,
    NOT_ASKED,
    CounterCharges,
)
from grognard.games.age.model.actions import COUNTER_CHARGE, END_STEP, EVADE, STAND
from grognard.games.age.model.kinds import COUNTERING, DISORDERED
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.umpire import answer, settle
from tests.games.age.builders import (
    ALLIED,
    Troops,
    asking,
    battle,
    brigade,
    cavalry,
    inch,
    run,
    waiting,
)
from tests.games.age.told import heard

ASKED = "8.5 counter-charge"
ROLL = "3.1 movement roll"


def charged(
    defender: Troops, charger: Troops, flank: bool = False, locked: bool = False, **setting: Any
) -> Battle:
    b = battle([charger, defender], **setting)
    b.touch(Contact(0, 1, flank, False, False, locked))
    b.events = []
    run(b, CounterCharges(ALLIED))
    return b


def horse(**details: Any) -> Troops:
    return cavalry("a1", ALLIED, (24, 18), **details)


def rider(**details: Any) -> Troops:
    return cavalry("f1", at=(24, 18), **details)


def test_R41_cavalry_charged_by_cavalry_in_front_may_counter_charge() -> None:
    b = charged(horse(), rider())
    assert waiting(b) == ASKED
    assert asking(b).seat == ALLIED
    assert asking(b).why_not(b, EVADE) is NO_INFANTRY
    answer(b, COUNTER_CHARGE)
    assert b.units[1].has(COUNTERING)
    assert heard(b, "counter-charged") == [(1, [0])]
    assert waiting(b) == ""


def test_R41_its_owner_may_let_it_stand() -> None:
    b = charged(horse(), rider())
    answer(b, STAND)
    assert not b.units[1].has(COUNTERING)
    assert heard(b, "stood") == [(1, [0])]


def test_R41_nobody_else_is_asked() -> None:
    assert waiting(charged(brigade("a1", ALLIED, (24, 18)), rider())) == ""
    assert waiting(charged(horse(), brigade("f1", at=(24, 18)))) == ""
    assert waiting(charged(horse(), rider(), locked=True)) == ""
    in_rear = cavalry("f1", at=(24, 19), facing=180)
    assert waiting(charged(horse(), in_rear, flank=True)) == ""


@pytest.mark.parametrize(("face", "counters"), [(7, False), (8, True)])
def test_R41_disordered_cavalry_needs_7_with_3_less(face: int, counters: bool) -> None:
    b = charged(horse(marks=DISORDERED), rider())
    (sum_,) = asking(b).weigh(b, COUNTER_CHARGE)
    assert ("3.2 disordered cavalry charging", -3) in sum_.lines
    answer(b, COUNTER_CHARGE)
    assert waiting(b) == ROLL
    settle(b, face - sum_.total - 1)
    assert b.units[1].has(COUNTERING) == counters
    assert b.units[1].has(DISORDERED) != counters
    assert waiting(b) == ""


def test_R81_by_option_cavalry_in_order_evades_infantry() -> None:
    foot = brigade("f1", at=(24, 18))
    b = charged(horse(), foot, cavalry_evades="on")
    assert waiting(b) == ASKED
    assert asking(b).why_not(b, COUNTER_CHARGE) is NO_CAVALRY
    answer(b, EVADE)
    assert b.contacts == []
    assert b.units[1].pose.y == inch(24)
    assert not b.units[1].has(DISORDERED)
    assert waiting(charged(horse(marks=DISORDERED), foot, cavalry_evades="on")) == ""
    assert waiting(charged(horse(), foot)) == ""


def test_8_5_one_brigade_is_asked_after_the_other() -> None:
    b = battle(
        [
            rider(),
            cavalry("f2", at=(36, 18)),
            horse(),
            cavalry("a2", ALLIED, (36, 18)),
        ]
    )
    b.touch(Contact(0, 2, False, False, False, False))
    b.touch(Contact(1, 3, False, False, False, False))
    run(b, CounterCharges(ALLIED))
    answer(b, STAND)
    assert waiting(b) == ASKED
    answer(b, COUNTER_CHARGE)
    assert (b.units[2].has(COUNTERING), b.units[3].has(COUNTERING)) == (False, True)
    assert waiting(b) == ""


def test_8_5_what_may_be_answered_and_what_is_advised() -> None:
    b = charged(horse(), rider())
    decision = asking(b)
    assert decision.legal(b) == [COUNTER_CHARGE, STAND]
    assert decision.recommended(b) == [COUNTER_CHARGE]
    assert decision.weigh(b, COUNTER_CHARGE) == []
    assert decision.why_not(b, END_STEP) is NOT_ASKED
    evades = charged(horse(), brigade("f1", at=(24, 18)), cavalry_evades="on")
    assert asking(evades).recommended(evades) == []


def test_R81_nobody_evades_cavalry() -> None:
    b = charged(horse(), rider(), cavalry_evades="on")
    assert asking(b).why_not(b, EVADE) is NO_INFANTRY


def test_R101_less_than_7_does_nothing_else() -> None:
    b = charged(horse(marks=DISORDERED, worn=4, spent=4), rider())
    answer(b, COUNTER_CHARGE)
    settle(b, 1)  # the row of a rout
    assert b.units[1].on_table() and b.units[1].has(DISORDERED)
    assert not b.units[1].has(COUNTERING)
    assert b.in_contact(1)


def test_8_5_all_others_may_receive_their_charges() -> None:
    units = [rider(), horse(), cavalry("f2", at=(36, 18)), cavalry("a2", ALLIED, (36, 18))]
    b = battle(units)
    b.touch(Contact(0, 1, False, False, False, False))
    b.touch(Contact(2, 3, False, False, False, False))
    b.events = []
    run(b, CounterCharges(ALLIED))
    answer(b, END_STEP)
    assert waiting(b) == ""
    assert [uid for uid, _ in heard(b, "stood")] == [1, 3]
    assert not b.units[3].has(COUNTERING)
    b = charged(horse(), rider())
    assert asking(b).why_not(b, END_STEP) is NOT_ASKED
