"""Chapter 9: reserve movement."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.artillery import MUST_LIMBER
from grognard.games.age.chapters.charging.charge import why_not_charger
from grognard.games.age.chapters.fire.targets import why_not_fire
from grognard.games.age.chapters.moving.changes import CHANGED
from grognard.games.age.chapters.moving.journeys import RESERVE_MOVE
from grognard.games.age.chapters.moving.reserve import (
    IN_TACTICAL,
    NOT_ASKED,
    NOT_YOURS,
    ReserveStep,
    reserve_sum,
)
from grognard.games.age.chapters.moving.ways import TOO_LITTLE, Moving
from grognard.games.age.chapters.moving.who_moves import NOT_YET, ONE_MOVE
from grognard.games.age.model.actions import END_STEP, Form, Hold, March, Reserve
from grognard.games.age.model.kinds import (
    AIDE,
    ARMY,
    COLUMN,
    CONSCRIPT,
    DISORDERED,
    LINE,
    MASSE,
    RESERVE,
    RESERVED,
    ROLLING,
    SILENCED,
)
from grognard.games.age.model.state import Battle
from grognard.kernel.refusal import IllegalAction, Refusal
from grognard.kernel.umpire import settle, submit
from grognard.table.paths import ADVANCE, Leg
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Officer,
    Troops,
    arrival,
    asking,
    battery,
    battle,
    brigade,
    general,
    inch,
    pose,
    run,
    waiting,
)

CHOOSING = "9.2 optional"
ROLLING_DIE = "9.2 reserve roll"
GOING = "3.4 not the order"
FOE = brigade("p1", ALLIED, (24, 34), bases=4)


def chief(**details: Any) -> Officer:
    return general("napoleon", rank=ARMY, at=(40, 1), **{"value": 2, **details})


def field(
    *units: Troops, officers: tuple[Officer, ...] = (), turn: int = 2, **options: Any
) -> Battle:
    """A brigade more than 18 inches from any enemy, its commander-in-chief free."""
    own = units or (brigade("f1"),)
    return battle([*own, FOE], [*(officers or (chief(),))], phase=RESERVE, turn=turn, **options)


def begun(*units: Troops, **details: Any) -> Battle:
    b = field(*units, **details)
    run(b, ReserveStep(FRENCH))
    return b


def lines(b: Battle) -> dict[str, int]:
    return dict(reserve_sum(b, b.units[0], True).lines[1:])


# What is added


@pytest.mark.parametrize("value", [3, 2, -1])
def test_9_5_the_value_of_the_commander_in_chief(value: int) -> None:
    assert lines(field(officers=(chief(value=value),))) == {"3.3 commander in chief": value}


def test_9_5_a_value_of_0_adds_nothing() -> None:
    assert lines(field(officers=(chief(value=0),))) == {}


def test_9_6_attached_he_helps_his_brigade_alone() -> None:
    units = (brigade("f1"), brigade("f2", at=(40, 12)))
    b = field(*units, officers=(chief(attached="f1"),))
    assert lines(b) == {"3.3 commander with the unit": 1}
    assert reserve_sum(b, b.units[1]).total == -2


def test_R5_a_commander_who_is_committed_or_lost_costs_two() -> None:
    b = field()
    b.fell_general(0, 4)
    assert lines(b) == {"3.3 commander committed": -2}


@pytest.mark.parametrize(("y", "added"), [(24, 1), (24.1, -2)])
def test_9_6_substituted_he_helps_his_formation_within_12_inches(y: float, added: int) -> None:
    b = field(officers=(general("n", rank=ARMY, at=(24, y), value=2),))
    b.substitute(0, b.setting.command_by_id["division0"])
    assert reserve_sum(b, b.units[0]).total == added


@pytest.mark.parametrize(("gunner", "found"), [(False, True), (True, False)])
def test_9_6_an_aide_of_napoleon_who_is_no_gunner(gunner: bool, found: bool) -> None:
    aide = general("mouton", rank=AIDE, attached="f1", gunner=gunner, commands=["army0"])
    b = field(officers=(chief(), aide))
    assert ("3.3 aide of Napoleon" in lines(b)) is found
    free = general("mouton", rank=AIDE, at=(24, 13), commands=["army0"])
    assert "3.3 aide of Napoleon" not in lines(field(officers=(chief(), free)))


@pytest.mark.parametrize(("turn", "found"), [(1, True), (2, False)])
def test_3_3_the_first_turn(turn: int, found: bool) -> None:
    assert ("3.3 first turn" in lines(field(turn=turn))) is found


@pytest.mark.parametrize(
    ("streak", "cite", "added"),
    [
        (-1, "3.3 last move succeeded", 4),
        (1, "3.3 failed once", 1),
        (2, "3.3 failed twice", 2),
        (3, "3.3 failed three times", 3),
        (4, "3.3 failed three times", 3),
    ],
)
def test_R12_how_it_went_before(streak: int, cite: str, added: int) -> None:
    b = field(officers=(chief(value=0),))
    b.remember(0, streak)
    assert lines(b) == {cite: added}


def test_R13_disorder_of_the_brigade_and_of_its_battery() -> None:
    units = (brigade("f1", marks=DISORDERED), battery("fb1", at=(26.75, 12), marks=SILENCED))
    b = field(*units, officers=(chief(value=0),))
    assert reserve_sum(b, b.units[0]).total == -1
    b.escort(1, 0)
    assert reserve_sum(b, b.units[0]).total == -2


def test_R2_critical_levels_count_in_reserve_too() -> None:
    b = field(officers=(chief(value=0),))
    b.reach_level(FRENCH, 1)
    assert lines(b) == {"3.3 critical level": -1}


def test_9_2_no_tactical_modifier_counts() -> None:
    near = general("a", at=(24, 10), charismatic=True)
    assert lines(field(officers=(chief(), near))) == {"3.3 commander in chief": 2}


# Who may try


def test_9_1_only_units_of_the_reserve_zone() -> None:
    b = begun(brigade("f1"), brigade("f2", at=(24, 20)))
    assert asking(b).why_not(b, Reserve(0)) is None
    assert asking(b).why_not(b, Reserve(1)) is IN_TACTICAL


def test_R64_a_unit_that_has_just_come_may_try_in_any_zone() -> None:
    came = brigade("f2", at=(24, 20), arrival=arrival(2, 20, 0, 30, 0))
    b = field(brigade("f1"), came)
    b.arrive(1, pose(24, 20))
    run(b, ReserveStep(FRENCH))
    assert asking(b).why_not(b, Reserve(1)) is None


@pytest.mark.parametrize(("turn", "refusal"), [(3, None), (4, IN_TACTICAL)])
def test_R64_one_that_comes_a_turn_late_may_try_in_that_turn_alone(
    turn: int, refusal: Refusal | None
) -> None:
    late = brigade("f2", at=(24, 20), arrival=arrival(2, 20, 0, 30, 0))
    b = field(brigade("f1"), late, turn=3)
    b.arrive(1, pose(24, 20))
    if turn > 3:
        b.begin_turn()
    run(b, ReserveStep(FRENCH))
    assert asking(b).why_not(b, Reserve(1)) is refusal


def test_9_2_what_may_not_try() -> None:
    b = begun(brigade("f1", rests_until=3), battery("fb1", at=(30, 5)))
    why = asking(b).why_not
    assert why(b, Reserve(0)) is NOT_YET
    assert why(b, Reserve(1)) is MUST_LIMBER
    assert why(b, Reserve(2)) is NOT_YOURS
    assert why(b, Hold(0)) is NOT_ASKED


# The attempt


@pytest.mark.parametrize(("face", "moves"), [(5, True), (4, False)])
def test_9_2_it_moves_by_7_or_more(face: int, moves: bool) -> None:
    b = begun()
    submit(b, Reserve(0))
    assert waiting(b) == ROLLING_DIE
    settle(b, face)
    assert waiting(b) == (GOING if moves else CHOOSING)
    assert b.units[0].streak == (-1 if moves else 1)
    assert b.units[0].has(RESERVED)


def test_9_2_the_attempt_is_used_up() -> None:
    b = begun()
    submit(b, Reserve(0))
    settle(b, 1)
    assert asking(b).why_not(b, Reserve(0)) is ONE_MOVE
    submit(b, END_STEP)
    assert waiting(b) == ""


def test_R12_failures_in_a_row_are_counted() -> None:
    b = field()
    b.remember(0, 1)
    run(b, ReserveStep(FRENCH))
    submit(b, Reserve(0))
    settle(b, 1)
    assert b.units[0].streak == 2


def test_R111_a_success_is_forgotten_by_units_that_do_not_continue() -> None:
    b = field(brigade("f1"), brigade("f2", at=(40, 12)))
    b.remember(0, -1)
    b.remember(1, 2)
    run(b, ReserveStep(FRENCH))
    submit(b, END_STEP)
    assert [u.streak for u in b.units] == [0, 2, 0]


@pytest.mark.parametrize(("length", "legal"), [(6, True), (6.1, False)])
def test_R11_at_its_usual_speed(length: float, legal: bool) -> None:
    b = begun()
    submit(b, Reserve(0))
    settle(b, 10)
    assert (asking(b).why_not(b, March([Leg(ADVANCE, inch(length))])) is None) is legal


def test_R10_it_may_change_formation() -> None:
    b = begun()
    submit(b, Reserve(0))
    settle(b, 10)
    submit(b, Form(0, MASSE))
    assert b.units[0].formation == MASSE
    assert waiting(b) == GOING
    why = asking(b).why_not
    assert why(b, March([Leg(ADVANCE, inch(3))])) is None
    assert why(b, March([Leg(ADVANCE, inch(3.1))])) is not None
    assert why(b, Form(0, LINE)) is CHANGED


def test_2_6_what_is_left_of_a_move_must_pay_for_the_change() -> None:
    b = field(brigade("f1", formation=MASSE))
    run(b, Moving(0, 1, RESERVE_MOVE))
    before = b.units[0]
    with pytest.raises(IllegalAction) as caught:
        submit(b, Form(0, LINE))  # which takes a whole move
    assert caught.value.refusal is TOO_LITTLE
    assert b.units[0] is before and waiting(b) == GOING
    assert asking(b).why_not(b, Form(0, COLUMN)) is None


@pytest.mark.parametrize(("grade", "rallied"), [(1, True), (CONSCRIPT, False)])
def test_R14_regulars_rally_by_5_or_more(grade: int, rallied: bool) -> None:
    b = begun(brigade("f1", grade=grade, marks=DISORDERED))
    submit(b, Reserve(0))
    settle(b, 4)
    assert b.units[0].in_order() is rallied


def test_4_1_a_battery_moves_without_a_roll() -> None:
    b = begun(battery("f1", limbered=True))
    submit(b, Reserve(0))
    assert waiting(b) == GOING
    submit(b, March([Leg(ADVANCE, inch(6))]))
    assert waiting(b) == CHOOSING
    assert b.units[0].has(RESERVED)
    assert b.units[0].has(ROLLING)


def test_9_3_after_it_a_unit_starts_neither_fire_nor_combat() -> None:
    b = field(brigade("f1", at=(24, 20)), brigade("f2", at=(14, 20)))
    b.mark(0, RESERVED)
    assert [why_not_fire(b, u) is None for u in b.units[:2]] == [False, True]
    assert [why_not_charger(b, u) is None for u in b.units[:2]] == [False, True]


def test_3_3_what_is_added_is_shown() -> None:
    b = begun()
    (sum_,) = asking(b).weigh(b, Reserve(0))
    assert sum_.lines[1:] == [("3.3 commander in chief", 2)]
    assert asking(b).weigh(b, END_STEP) == []
