"""Chapter 3: tactical movement, order by order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.fire.targets import why_not_fire
from grognard.games.age.chapters.formations import NO_SQUARE
from grognard.games.age.chapters.moving.changes import MUST_LEAVE, change_halves, why_not_change
from grognard.games.age.chapters.moving.orders import TacticalStep
from grognard.games.age.chapters.moving.which_orders import NEED_NOT, NOT_ASKED, NOT_YOURS
from grognard.games.age.chapters.moving.who_moves import (
    FIGHTS,
    GUNS_DO_NOT_TEST,
    IN_RESERVE,
    NOT_YET,
    ONE_MOVE,
    STAYS,
)
from grognard.games.age.model.actions import (
    END_STEP,
    GO_ON,
    Charge,
    CounterCharge,
    Form,
    Hold,
    Limber,
    March,
    Move,
    Pivot,
    Roll,
    Unlimber,
    Withdraw,
)
from grognard.games.age.model.kinds import (
    BUILT_UP,
    COLUMN,
    COLUMNAR,
    DESTROYED,
    DISORDERED,
    GARRISON,
    LINE,
    MASSE,
    MOVED,
    ROUGH,
    SQUARE,
    SUPPORTED,
    TESTED,
    TIRAILLEURS,
    UNLIMBERED,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.kernel.umpire import settle, submit
from grognard.table.paths import ADVANCE, BACK, Leg
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    asking,
    battery,
    battle,
    brigade,
    cavalry,
    general,
    inch,
    pose,
    run,
    waiting,
)
from tests.games.age.told import heard

ORDERING = "3.4 order named first"
ROLLING_DIE = "3.1 movement roll"
GOING = "3.4 not the order"
SHORT = "8.4 falls short"
FOE = brigade("p1", ALLIED, (24, 22), bases=4)


def worn(**details: Any) -> Troops:
    """Three bases left of six: neither fresh nor spent, so nothing is added to its die."""
    return brigade("f1", **{"bases": 3, **details})


def begun(one: Troops, *others: Troops, terrain: Any = (), officers: Any = ()) -> Battle:
    b = battle([one, FOE, *others], [*officers], [*terrain])
    run(b, TacticalStep(FRENCH))
    return b


def why(b: Battle, action: Action) -> Refusal | None:
    return asking(b).why_not(b, action)


def order(b: Battle, action: Action, face: int) -> None:
    submit(b, action)
    assert waiting(b) == ROLLING_DIE
    settle(b, face)


# Who may be ordered


def test_3_4_a_brigade_in_order_need_not_hold() -> None:
    b = begun(worn())
    assert why(b, Hold(0)) is NEED_NOT
    assert why(b, Move(0)) is None
    assert why(begun(worn(marks=DISORDERED)), Hold(0)) is None


def test_R9_in_the_reserve_zone_nobody_moves_tactically() -> None:
    b = begun(worn(at=(24, 3)))
    assert why(b, Move(0)) is IN_RESERVE
    assert why(b, Form(0, MASSE)) is IN_RESERVE


@pytest.mark.parametrize("mark", [MOVED, TESTED])
def test_3_4_one_move_a_segment(mark: int) -> None:
    assert why(begun(worn(marks=mark)), Move(0)) is ONE_MOVE


def test_1_2_only_its_own_units() -> None:
    b = begun(worn())
    assert why(b, Move(1)) is NOT_YOURS
    assert why(b, Move(99)) is NOT_YOURS
    assert why(b, CounterCharge()) is NOT_ASKED


def test_4_1_batteries_do_not_test() -> None:
    assert why(begun(battery("f1")), Move(0)) is GUNS_DO_NOT_TEST


def test_R76_those_in_contact_hold_or_withdraw() -> None:
    b = battle([worn(marks=DISORDERED), brigade("p1", ALLIED, (24, 12))])
    b.touch(Contact(1, 0, False, False, False, True))
    run(b, TacticalStep(FRENCH))
    assert why(b, Move(0)) is FIGHTS
    assert why(b, Form(0, MASSE)) is FIGHTS
    assert why(b, Hold(0)) is None
    assert why(b, Withdraw(0)) is None


def test_10_5_the_battle_keeps_some_where_they_are() -> None:
    assert why(begun(worn(rests_until=3)), Move(0)) is NOT_YET
    assert why(begun(worn(rests_until=2)), Move(0)) is None
    assert why(begun(worn(stays=True)), Withdraw(0)) is STAYS
    assert why(begun(worn(stays=True, marks=DISORDERED)), Hold(0)) is None
    assert why(begun(battery("f1", rests_until=3)), Limber(0)) is NOT_YET


# Orders carried out


def test_R16_the_order_comes_before_the_roll_and_the_way_after() -> None:
    b = begun(worn())
    order(b, Move(0), 7)
    assert waiting(b) == GOING
    submit(b, March([Leg(ADVANCE, inch(6))]))
    assert waiting(b) == ORDERING
    assert b.units[0].pose.key() == pose(24, 18).key()
    assert b.units[0].has(MOVED | TESTED)
    assert why(b, Move(0)) is ONE_MOVE


@pytest.mark.parametrize(("face", "length", "refused"), [(6, 3, False), (6, 3.1, True)])
def test_3_1_cautious_goes_half_speed(face: int, length: float, refused: bool) -> None:
    b = begun(worn())
    order(b, Move(0), face)
    assert (why(b, March([Leg(ADVANCE, inch(length))])) is not None) is refused


@pytest.mark.parametrize("face", [3, 4])
def test_3_1_brigades_that_hold_do_not_move(face: int) -> None:
    b = begun(worn())
    order(b, Move(0), face)
    assert waiting(b) == ORDERING
    assert b.units[0].pose.key() == pose(24, 12).key()


def test_R18_units_that_retire_go_out_of_musketry_range() -> None:
    b = battle([worn(), brigade("p1", ALLIED, (24, 13), bases=4)])
    run(b, TacticalStep(FRENCH))
    order(b, Move(0), 2)
    assert waiting(b) == ORDERING
    assert b.units[0].pose.y < inch(11)
    assert b.units[0].in_order()


def test_3_1_the_disordered_who_break_lose_a_base_and_retreat() -> None:
    b = begun(worn(marks=DISORDERED))
    order(b, Hold(0), 2)
    u = b.units[0]
    assert (u.bases, u.pose.key()) == (2, pose(24, 6).key())


def test_3_1_the_disordered_rout() -> None:
    b = begun(worn(marks=DISORDERED, bases=2))
    order(b, Hold(0), 2)
    assert b.units[0].place == DESTROYED
    assert waiting(b) == ORDERING


def test_R17_shaken_does_not_move() -> None:
    b = begun(worn(marks=DISORDERED))
    order(b, Move(0), 6)
    assert waiting(b) == ORDERING
    assert b.units[0].in_order()


def test_3_1_rallied_it_goes_half_speed() -> None:
    b = begun(worn(marks=DISORDERED))
    order(b, Move(0), 9)
    assert waiting(b) == GOING
    assert why(b, March([Leg(ADVANCE, inch(3))])) is None
    assert why(b, March([Leg(ADVANCE, inch(3.1))])) is not None


def test_R54_a_withdrawal_is_harder() -> None:
    b = begun(worn())
    order(b, Withdraw(0), 8)
    assert waiting(b) == GOING
    assert why(b, March([Leg(BACK, inch(1.5))])) is None
    assert why(b, March([Leg(BACK, inch(1.6))])) is not None


def test_R15_at_the_end_the_disordered_roll_who_have_not() -> None:
    two = brigade("f2", at=(35, 12), bases=3, marks=DISORDERED)
    far = brigade("f3", at=(24, 1), bases=3, marks=DISORDERED)
    b = begun(worn(marks=DISORDERED), two, far, brigade("f4", at=(14, 12), bases=3))
    order(b, Hold(0), 5)
    submit(b, END_STEP)
    assert waiting(b) == ROLLING_DIE
    settle(b, 4)
    assert waiting(b) == ""
    assert [u.has(TESTED) for u in b.units] == [True, False, True, False, False]


# Charges


def test_R16_a_charge_is_rolled_for() -> None:
    b = begun(worn(at=(24, 17)))
    assert why(b, Charge(0, 1, 0)) is None
    order(b, Charge(0, 1, 0), 7)
    assert b.in_contact(0)
    assert waiting(b) == ORDERING


@pytest.mark.parametrize(("face", "reached"), [(10, True), (9, False)])
def test_R37_the_disordered_charge_only_with_elan(face: int, reached: bool) -> None:
    b = begun(worn(at=(24, 20), marks=DISORDERED))
    order(b, Charge(0, 1, 0), face)
    assert b.in_contact(0) is reached
    assert b.units[0].in_order()


@pytest.mark.parametrize(("face", "asked"), [(9, SHORT), (7, SHORT), (6, ORDERING)])
def test_R68_units_that_rally_without_elan_may_advance_if_they_may_move(
    face: int, asked: str
) -> None:
    b = begun(worn(at=(24, 18), marks=DISORDERED))
    order(b, Charge(0, 1, 0), face)
    assert waiting(b) == asked
    assert not b.in_contact(0)


def test_R68_they_advance_at_half_speed_and_keep_their_fire() -> None:
    b = begun(worn(at=(24, 16), marks=DISORDERED))
    b.events = []
    order(b, Charge(0, 1, 0), 9)
    assert heard(b, "charge called off") == [(0, [1])]
    submit(b, GO_ON)
    assert b.units[0].pose.key() == pose(24, 19).key()
    assert why_not_fire(b, b.units[0]) is None
    assert waiting(b) == ORDERING


def test_R68_within_half_speed_they_halt_an_inch_from_the_enemy() -> None:
    b = begun(worn(at=(24, 20), marks=DISORDERED))
    order(b, Charge(0, 1, 0), 9)
    submit(b, GO_ON)
    assert b.units[0].pose.key() == pose(24, 21).key()
    assert not b.in_contact(0)


# Changes of formation


@pytest.mark.parametrize(
    ("start", "formation", "halves"),
    [
        (MASSE, LINE, 2),
        (MASSE, SUPPORTED, 2),
        (LINE, MASSE, 1),
        (LINE, COLUMN, 1),
        (LINE, SQUARE, 1),
        (LINE, TIRAILLEURS, 2),
        (TIRAILLEURS, MASSE, 2),
        (SQUARE, MASSE, 1),
        (SQUARE, LINE, 2),
    ],
)
def test_2_6_R102_what_a_change_costs(start: int, formation: int, halves: int) -> None:
    (u,) = battle([brigade("f1", formation=start)]).units
    assert change_halves(u, formation) == halves


def test_2_6_a_full_move_leaves_nothing() -> None:
    b = begun(worn(formation=MASSE))
    order(b, Form(0, LINE), 7)
    assert waiting(b) == ORDERING
    assert b.units[0].formation == LINE
    assert b.units[0].has(MOVED)


def test_R19_half_a_move_leaves_half() -> None:
    b = begun(worn())
    order(b, Form(0, MASSE), 7)
    assert b.units[0].formation == MASSE
    assert waiting(b) == GOING
    assert why(b, March([Leg(ADVANCE, inch(3))])) is None
    assert why(b, March([Leg(ADVANCE, inch(3.1))])) is not None


def test_R19_at_half_speed_nobody_changes() -> None:
    b = begun(worn())
    order(b, Form(0, MASSE), 6)
    assert waiting(b) == ORDERING
    assert b.units[0].formation == LINE


def test_12_4_R66_squares_form_in_the_open() -> None:
    b = battle([brigade("f1")], terrain=[area(20, 8, 30, 16, ROUGH)])
    assert why_not_change(b, b.units[0], SQUARE) is NO_SQUARE
    b = battle([brigade("f1")])
    assert why_not_change(b, b.units[0], SQUARE) is None


def test_R57_a_garrison_moves_out_first() -> None:
    town = area(22, 10, 26, 13, BUILT_UP)
    b = battle([brigade("f1", formation=GARRISON)], terrain=[town])
    assert why_not_change(b, b.units[0], LINE) is MUST_LEAVE


# Batteries


def test_R71_limber_and_move() -> None:
    b = begun(battery("f1", horse=True))
    submit(b, Limber(0))
    submit(b, Roll(0))
    assert waiting(b) == GOING
    submit(b, March([Leg(ADVANCE, inch(9))]))
    assert b.units[0].pose.key() == pose(24, 21).key()
    assert why(b, Unlimber(0)) is not None


def test_R71_move_and_unlimber() -> None:
    b = begun(battery("f1", limbered=True), officers=[general("a", at=(24, 10))])
    submit(b, Roll(0))
    submit(b, March([Leg(ADVANCE, inch(3))]))
    submit(b, Unlimber(0))
    assert b.units[0].formation == UNLIMBERED
    assert why(b, Pivot(0, 1000)) is not None


def test_4_1_to_pivot_is_an_action() -> None:
    b = begun(battery("f1"))
    submit(b, Pivot(0, -2000))
    assert b.units[0].pose.h == 34000
    assert why(b, Limber(0)) is None


# Proposals


def test_3_4_what_is_proposed_is_a_handful_for_each_unit() -> None:
    b = begun(worn(), cavalry("f2", at=(30, 14), bases=3), battery("fb1", at=(34, 12)))
    legal = asking(b).legal(b)
    assert 10 < len(legal) < 60
    assert any(isinstance(one, Charge) for one in legal)
    submit(b, Move(0))
    settle(b, 10)
    assert 8 < len(asking(b).legal(b)) < 40


def test_3_2_what_is_added_to_the_roll_is_shown() -> None:
    b = begun(worn(mode=COLUMNAR))
    (sum_,) = asking(b).weigh(b, Withdraw(0))
    assert sum_.lines[1:] == [("3.2 columnar or impulse", 1), ("3.2 withdrawal", -2)]
    assert asking(b).weigh(b, END_STEP) == []
