"""Chapter 12, joining: friends who come into the flank or rear of a fighting enemy."""

from __future__ import annotations

from typing import Any

from grognard.games.march.chapters.charging.aggression import weigh_attack
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.joining import Disengaging
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.model.actions import COLUMN, PURSUE, STAND, WITHDRAW
from grognard.games.march.model.pieces import ACTIVATED, ENTANGLED, NOBODY, READY
from grognard.games.march.model.state import Battle
from grognard.table.contact import touching
from tests.games.march.field import RED, Troops, field, pose, run, waiting
from tests.games.march.fights import (
    RESOLVING,
    TESTING,
    asked,
    asking,
    blue,
    both,
    charge,
    do,
    facts,
    fight,
    marks,
    place,
    red,
    refusal,
    sum_for,
    throw,
    why_not,
)

DRAWING_OFF = "12.9 draw off"


# 12.9 Joining


def joined(x: float = 90, y: float = 62, facing: float = 270, **details: Any) -> Battle:
    """Two in combat since last turn, front to front at y = 60, and a friend of the red one."""
    friend = Troops("r2", x, y, facing, formation=COLUMN)
    b = field([red(y=60), friend], [blue(y=60), Troops("b2", 20, 100, 180)])
    b.engage(0, 2, False)
    for uid in (0, 2):
        b.unmark(uid, ENTANGLED)
    return b


def test_12_9_a_friend_joins_by_charging_the_flank_of_an_enemy_who_fights() -> None:
    b = joined()
    assert refusal(b, 2, unit=1) == ""
    charge(b, 4, 6, unit=1, target=2)
    friend = b.units[1]
    assert (friend.helps, friend.foe, friend.status) == (0, NOBODY, ACTIVATED)
    assert touching(footprint(friend), footprint(b.units[2]))
    assert (b.units[0].foe, b.units[2].foe, b.units[0].status) == (2, 0, READY)
    assert marks(b, 1) == set()
    assert waiting(b) == ""


def test_12_9_the_rear_will_do_and_the_front_will_not() -> None:
    assert refusal(joined(60, 80, 180), 2, unit=1) == ""
    assert refusal(joined(76, 48, 315), 2, unit=1) == "12.9 flank or rear"


def test_12_9_nobody_joins_in_the_turn_the_combat_began() -> None:
    b = joined()
    b.mark(2, ENTANGLED)
    assert refusal(b, 2, unit=1) == "12.9 not in its first turn"
    b.end_turn()
    assert refusal(b, 2, unit=1) == ""


def test_12_9_a_joiner_must_pass_its_test_and_arrive() -> None:
    b = joined()
    charge(b, 3, unit=1, target=2)
    assert b.units[1].helps == NOBODY
    b = joined()
    charge(b, 6, 1, unit=1, target=2)
    assert (b.units[1].helps, marks(b, 1)) == (NOBODY, {"faltered"})
    assert "disordered" not in marks(b, 2)
    assert waiting(b) == ""


def test_8_3_who_is_struck_in_the_flank_while_fighting_is_disordered() -> None:
    b = joined()
    charge(b, 6, 6, unit=1, target=2)
    assert "disordered" in marks(b, 2)
    assert "disordered" not in marks(b, 0) | marks(b, 1)


def test_R85_joining_counts_in_the_next_round_that_is_fought() -> None:
    b = joined()
    charge(b, 6, 6, unit=1, target=2)
    b.events = []
    run(b, Round(0))
    throw(b, both(1, 1))
    assert facts(b, "fought") == [0, 2, 1, 1 + 6 + 6 + 2, 1, 1 + 6 - 2]


def test_12_9_joining_is_not_weighed_as_a_combat_of_its_own() -> None:
    b = joined()
    assert [tally.lines[0][0] for tally in weigh_attack(b, b.units[1], 2, 0)] == [TESTING]


# 12.9 Who has joined


def helped(**details: Any) -> Battle:
    """Red and blue fight at y = 60; a red column is in the blue flank and has joined."""
    friend = Troops("r2", 72, 62, 270, formation=COLUMN, **details)
    b = field([red(y=60), friend], [blue(y=60), Troops("b2", 20, 100, 180)])
    b.engage(0, 2, False)
    for uid in (0, 2):
        b.unmark(uid, ENTANGLED)
    b.support(1, 0)
    return b


def test_12_9_a_joiner_takes_no_losses_and_is_not_tested() -> None:
    b = helped()
    fight(b, 6, 1)
    assert (b.units[1].losses(), marks(b, 1), b.units[1].status) == (0, set(), READY)
    assert waiting(b) == RESOLVING


def test_12_9_when_the_combat_is_over_a_joiner_may_draw_off() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    assert (waiting(b), asked(b)) == (DRAWING_OFF, RED)
    assert asking(b).legal(b) == [WITHDRAW, STAND]
    assert (why_not(b, STAND), why_not(b, PURSUE)) == ("", "5.1 not asked now")
    stayed = b.clone()
    do(b, WITHDRAW)
    assert (place(b, 1), b.units[1].helps) == ((77, 62, 270), NOBODY)
    assert waiting(b) == ""
    do(stayed, STAND)
    assert (place(stayed, 1), stayed.units[1].helps) == ((72, 62, 270), NOBODY)
    assert waiting(stayed) == ""


def test_R37_a_joiner_with_no_way_back_stays() -> None:
    for east, cite in ((89, ""), (88.9, "R37 one joiner")):
        b = helped()
        b.move_to(3, pose(east, 62, 270))  # its rear is at 84 and would go to 89
        fight(b, 6, 1)
        throw(b, 6)
        do(b, STAND)
        assert why_not(b, WITHDRAW) == cite
    do(b, STAND)
    assert waiting(b) == ""


def test_12_9_a_joiner_stays_joined_while_the_winner_pursues() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, PURSUE)
    assert b.units[1].helps == 0
    assert ("12.5 friend joined", 2) in sum_for(b, 0).lines
    assert waiting(b) == ""


def test_12_9_the_rout_of_the_enemy_frees_a_joiner_too() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 1, 1)
    assert waiting(b) == DRAWING_OFF


def test_12_9_while_the_combat_lasts_nobody_is_freed() -> None:
    b = helped()
    run(b, Disengaging())
    assert b.units[1].helps == 0
    assert waiting(b) == ""
