"""W-BRK-1, P-14: units that lost test, flee or yield; the others pursue or hold."""

from __future__ import annotations

from typing import Any

from grognard.games.crepuscule.chapters.melee.break_tests import Losers
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.pursuit import Rout, way_ahead
from grognard.games.crepuscule.model.actions import STAY
from grognard.games.crepuscule.model.combat_actions import HOLD_BACK, PURSUE
from grognard.games.crepuscule.model.kinds import (
    ALARMED,
    CAPTURED,
    COLOUR_LOST,
    COMBAT,
    DESTROYED,
    FRONT,
    GUARD,
    HOLLOW,
    IMPETUOUS,
    NOBODY,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    Staff,
    Troops,
    act,
    battalion,
    battery,
    battle,
    inch,
    officer,
    run,
    squadron,
    throw,
    waiting,
)


def melee(*units: Troops, officers: list[Staff] | None = None, **options: Any) -> Battle:
    """The first attacks the second, which is about to leave."""
    b = battle(list(units), officers, phase=COMBAT, **options)
    b.touch(contact_between(b, 0, 1, FRONT))
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    return b


def lost_by_three(*faces: int) -> Battle:
    b = melee(squadron("h"), battalion("a", ALLIED, quality=VETERAN))
    run(b, Losers(3, 0, [1]))
    throw(b, *faces)
    if waiting(b) == "C-QUA-3":
        act(b, STAY)
    return b


def test_t_brk_1_it_holds_or_yields_or_breaks() -> None:
    b = lost_by_three(2, 2)
    assert waiting(b) == "" and b.is_engaged(1)
    b = lost_by_three(3, 3)
    act(b, PURSUE)
    assert waiting(b) == "D-62"
    b = lost_by_three(4, 4)
    act(b, PURSUE)
    assert waiting(b) == "D-134"


def test_t_brk_2_c_qua_5_the_guard_is_stubborn() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, ld=9, quality=GUARD))
    run(b, Losers(6, 0, [1]))
    throw(b, 4, 5)
    assert waiting(b) == "" and b.is_engaged(1)


def test_w_res_8_d_191_fewer_than_five_break_at_once_but_not_an_intact_four() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, figures=12, lost=8))
    run(b, Losers(1, 0, [1]))
    assert waiting(b) == "W-PUR-1"
    b = melee(battalion("f"), squadron("c", ALLIED, figures=4))
    run(b, Losers(1, 0, [1]))
    assert waiting(b) == "W-BRK-1"


def rout(b: Battle) -> None:
    run(b, Rout(1, False))


def test_w_pur_1_caught_by_units_that_throw_more() -> None:
    b = melee(
        battalion("f"),
        battalion("a", ALLIED, colour=True),
        officers=[officer("o", ALLIED, attached="a")],
    )
    rout(b)
    act(b, PURSUE)
    throw(b, 3, 3)
    throw(b, 3, 4)
    assert b.units[1].place == DESTROYED
    assert b.units[1].has(COLOUR_LOST) and b.officers[0].place == CAPTURED
    assert b.units[0].pose.y == inch(12) + inch(7)


def test_w_pur_1_equal_dice_let_it_escape_unless_agreed_otherwise() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, colour=True))
    rout(b)
    act(b, PURSUE)
    throw(b, 3, 3)
    throw(b, 3, 3)
    assert b.units[1].is_fleeing() and b.units[1].has(COLOUR_LOST)  # D-117 it was pursued
    b = melee(battalion("f"), battalion("a", ALLIED), equal_pursuit="caught")
    rout(b)
    act(b, PURSUE)
    throw(b, 3, 3)
    throw(b, 3, 3)
    assert b.units[1].place == DESTROYED


def test_w_pur_1_a_unit_that_tries_to_hold_tests() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, colour=True))
    rout(b)
    act(b, HOLD_BACK)
    throw(b, 3, 4)  # 7 holds
    throw(b, 2, 2)
    assert b.units[1].is_fleeing() and not b.units[1].has(COLOUR_LOST)
    assert b.units[0].pose.y == inch(12)
    b = melee(battalion("f"), battalion("a", ALLIED))
    rout(b)
    act(b, HOLD_BACK)
    throw(b, 4, 4)  # 8 runs after them
    throw(b, 2, 2)
    assert waiting(b) == "D-166"


def test_d_127_impetuous_troops_always_pursue() -> None:
    b = melee(squadron("c", traits=IMPETUOUS), battalion("a", ALLIED))
    rout(b)
    assert waiting(b) == "D-134"
    throw(b, 2, 2)
    assert waiting(b) == "D-166"


def test_d_166_squares_do_not_pursue() -> None:
    b = melee(battalion("f", figures=12, formation=HOLLOW), battalion("a", ALLIED))
    rout(b)
    throw(b, 2, 2)
    assert waiting(b) == "" and b.units[1].is_fleeing()


def test_w_pur_2_a_fresh_enemy_on_the_way_is_charged() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED), battalion("b", ALLIED, (24, 18)))
    rout(b)
    act(b, PURSUE)
    throw(b, 1, 1)
    throw(b, 5, 5)
    assert b.foes_of(0) == [2]
    assert b.contacts[0].rounds == 0 and b.contacts[0].attacker == 0


def test_d_166_the_table_edge_and_friends_stop_it() -> None:
    b = battle([battalion("f", at=(24, 44))])
    assert way_ahead(b, b.units[0], inch(10))[0] <= inch(4)
    b = battle([battalion("f", at=(24, 12)), battalion("g", at=(24, 20))])
    reach, foe = way_ahead(b, b.units[0], inch(10))
    assert foe == NOBODY and inch(6) < reach < inch(8)


def test_d_166_it_passes_through_a_gun_but_does_not_end_on_it() -> None:
    b = battle([battalion("f", at=(24, 12)), battery("g", at=(24, 20))])
    assert 0 < way_ahead(b, b.units[0], inch(9))[0] < inch(9)
    assert way_ahead(b, b.units[0], inch(20))[0] == inch(20)


def test_d_62_a_yielding_unit_is_not_destroyed_and_the_fight_continues() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, quality=VETERAN))
    run(b, Rout(1, True))
    act(b, PURSUE)
    throw(b, 2)
    throw(b, 3, 3)
    assert b.units[1].on_table() and not b.units[1].is_fleeing()
    assert b.foes_of(0) == [1] and b.contacts[0].rounds == 0


def test_d_190_beaten_gunners_leave_their_gun() -> None:
    b = melee(battalion("f"), battery("g", ALLIED))
    rout(b)
    assert b.units[1].on_table() and b.units[1].figures == 0 and not b.is_engaged(1)


def test_d_135_friends_within_12_inches_of_a_broken_unit_are_alarmed() -> None:
    b = melee(
        battalion("f"),
        battalion("a", ALLIED, figures=12, lost=9),
        battalion("b", ALLIED, (24, 20)),
        battalion("c", ALLIED, (24, 40)),
    )
    run(b, Losers(1, 0, [1]))
    assert b.units[2].has(ALARMED) and not b.units[3].has(ALARMED)
