"""D-76, D-197, D-203: several chargers, and chargers who do not come."""

from __future__ import annotations

from grognard.games.crepuscule.chapters.charging.contact import ContactStep
from grognard.games.crepuscule.chapters.charging.reactions import ReactionStep
from grognard.games.crepuscule.chapters.moving.marching import why_not_move
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.model.actions import Charge, React, Withdraw
from grognard.games.crepuscule.model.kinds import COUNTER, HOLD, HOLD_AND_FIRE, MARCH, REACTIONS
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.table.paths import ADVANCE, Leg
from tests.games.crepuscule.builders import (
    ALLIED,
    act,
    asking,
    battalion,
    battery,
    battle,
    inch,
    run,
    throw,
    waiting,
)


def two_chargers() -> Battle:
    b = battle(
        [
            battalion("a1", ALLIED, (24, 20)),
            battalion("f1", at=(21, 13), figures=8),
            battalion("f2", at=(27, 13), figures=8),
        ],
        phase=REACTIONS,
    )
    b.declare(1, 0, 0)
    b.declare(2, 0, 0)
    return b


def test_d_76_one_reaction_to_several_chargers() -> None:
    b = two_chargers()
    run(b, ReactionStep(ALLIED))
    act(b, React(0, HOLD))
    assert waiting(b) == ""


def test_d_133_a_counter_charge_goes_at_one_of_them() -> None:
    b = two_chargers()
    run(b, ReactionStep(ALLIED))
    named = [a for a in asking(b).legal(b) if isinstance(a, React) and a.reaction == COUNTER]
    assert {a.target for a in named} == {1, 2}


def test_d_197_a_charger_wiped_out_by_fire_does_not_come() -> None:
    b = battle(
        [
            battalion("a1", ALLIED, (24, 20), figures=24),
            battalion("f1", at=(24, 13), figures=4),
        ],
        phase=REACTIONS,
    )
    b.declare(1, 0, 0)
    run(b, ReactionStep(ALLIED))
    act(b, React(0, HOLD_AND_FIRE))
    throw(b, *[6] * 12)
    throw(b, 6)
    throw(b, *[6] * 12)
    assert not b.units[1].on_table() and waiting(b) == ""
    run(b, ContactStep(0))
    assert not b.contacts


def test_d_203_friends_pass_through_guns_and_do_not_end_on_them() -> None:
    b = battle([battalion("f1", at=(24, 12), figures=8), battery("fb", at=(24, 15))])
    assert why_not_move(b, b.units[0], [Leg(ADVANCE, inch(8))]) is None
    assert why_not_move(b, b.units[0], [Leg(ADVANCE, inch(3))]) is not None


def test_w_chg_4_nobody_walks_out_of_a_combat() -> None:
    b = battle([battalion("f1"), battalion("a1", ALLIED, (24, 12.1))])
    b.touch(Contact(1, 0, 0, 0))
    run(b, OrderStep(0))
    refusal = asking(b).why_not(b, Withdraw(0))
    assert refusal is not None and refusal.cite == "W-CHG-4"


def test_d_72_a_march_column_may_not_counter_charge() -> None:
    b = battle(
        [battalion("a1", ALLIED, (24, 20), formation=MARCH), battalion("f1", at=(24, 13))],
        phase=REACTIONS,
    )
    b.declare(1, 0, 0)
    run(b, ReactionStep(ALLIED))
    refusal = asking(b).why_not(b, React(0, COUNTER))
    assert refusal is not None and refusal.cite == "D-23"
    assert asking(b).why_not(b, Charge(1, 0, 0)) is not None
