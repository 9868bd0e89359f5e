"""Charges, combats, routs and rallies played through whole turns."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.attacks import why_not_attack
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import (
    COLUMN,
    HOLD_FIRE,
    PURSUE,
    RIDE,
    STAND,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    Pass,
    Rally,
    SkirmishAt,
)
from grognard.games.march.model.pieces import DESTROYED, NOBODY, OBSTACLE
from grognard.games.march.model.state import Battle
from tests.games.march.chapters.charging.combat_sums import sums
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    TESTING,
    asking,
    begin,
    blue,
    both,
    charge,
    do,
    fight,
    hedge,
    in_contact,
    marks,
    next_turn,
    place,
    red,
    throw,
    why_not,
)

RALLYING = "15.6 rally test"


def refusal(b: Battle, unit: int, target: int) -> str:
    found = why_not_attack(b, b.units[unit], target, 0)
    return "" if found is None else found.cite


# 6.1 What may be activated


def crowd() -> Battle:
    """One of each: ready, with a screen, passed, routing, rallying, in combat, joined."""
    b = field(
        [
            red(y=60),
            Troops("r2", 72, 62, 270, formation=COLUMN),
            Troops("r3", 20, 50, rankers=28, detached=6),
            Troops("r4", 100, 50),
            Troops("r5", 20, 20),
            Troops("r6", 60, 20),
            Troops("r7", 100, 20),
        ],
        [
            blue(y=60),
            Troops("b2", 20, 75, 180, formation=COLUMN),
            Troops("b3", 100, 62, 180, rankers=28, detached=6),
        ],
    )
    b.place_screen(2, pose(20, 58), cm(2))
    b.place_screen(9, pose(100, 56, 180), cm(2))
    b.engage(0, 7, False)
    b.end_turn()
    b.support(1, 0)
    b.pass_by(4)
    b.rout(5)
    b.falter(6)
    return b


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_6_1_the_legal_activations_are_the_candidates_that_may_be_played(seat: int) -> None:
    for ridden in (False, True):
        b = crowd()
        b.give_activation(seat)
        begin(b)
        if not ridden:
            b.end_turn()
        question = asking(b)
        slow = [a.key() for a in question.candidates(b) if question.why_not(b, a) is None]
        assert [a.key() for a in question.legal(b)] == slow
        assert (RIDE.key() in slow) != ridden
        kinds = {key[0] for key in slow}
        assert {Pass(0).key()[0], Manoeuvre(0).key()[0], FightOn(0).key()[0]} <= kinds
        assert {FireAt(0, 0, False).key()[0], SkirmishAt(0, 0, False).key()[0]} <= kinds
        assert (Rally(0).key()[0] in kinds) == (seat == RED)
        assert Attack(0, 0, 0).key()[0] in kinds


def test_6_1_each_kind_of_activation_is_weighed_by_its_own_chapter() -> None:
    b = begin(crowd())
    weighed = {
        action: [tally.lines[0][0] for tally in asking(b).weigh(b, action)]
        for action in (
            Pass(2), Manoeuvre(2), Rally(5), FightOn(0), FireAt(3, 9, True),
            SkirmishAt(2, 8, False), Attack(3, 9, 0),
        )
    }  # fmt: skip
    assert list(weighed.values()) == [
        [],
        ["7.1 manoeuvre test"],
        [RALLYING],
        ["12.5 groups", "12.5 groups"],
        ["9.1 firing groups", "9.1 to hit"],
        ["10.2 groups of two", "9.1 to hit"],
        [TESTING, "12.5 groups", "12.5 groups"],
    ]


def test_6_1_a_charge_after_a_wheel_that_was_not_proposed_is_judged_too() -> None:
    b = begin(field([red()], [blue()]))
    assert not asking(b).finite
    assert Attack(0, 1, 123).key() not in [action.key() for action in asking(b).legal(b)]
    assert why_not(b, Attack(0, 1, 123)) == ""
    assert why_not(b, Attack(0, 1, 4501)) == "R74 charge wheel"


# The defender's state when a charge arrives


@pytest.mark.parametrize(
    ("state", "asked_first", "upset"),
    [
        ("ready", True, False),
        ("passed", True, False),
        ("activated", False, False),
        ("tired", False, True),
        ("faltered", False, False),
        ("reforming", False, True),
        ("mending", False, True),
        ("disordered", True, True),
    ],
)
def test_13_1_what_the_defender_did_decides_its_answer(
    state: str, asked_first: bool, upset: bool
) -> None:
    b = field([red()], [blue()])
    if state == "passed":
        b.pass_by(1)
    elif state == "activated":
        b.activate(1)
    elif state == "tired":
        b.activate(1)
        b.tire(1)
    elif state == "faltered":
        b.falter(1)
    elif state == "reforming":
        b.rout(1)
        b.rally(1)
    elif state in ("mending", "disordered"):
        b.disorder(1)
        if state == "mending":
            b.mend(1)
            b.activate(1)
    charge(b, 6, 3)
    assert waiting(b) == (ANSWERING if asked_first else FIGHTING)
    if asked_first:
        do(b, HOLD_FIRE)
    assert sums(b, 0, 1) == (6 + 6, 6 - 2 * upset)
    assert ("disordered" in marks(b, 1)) == upset
    assert waiting(b) == FIGHTING


def test_R128_who_is_attacked_while_tired_stays_disordered() -> None:
    """A combat without pursuit, then a second charge in the same turn; the next turn comes."""
    second = Troops("r2", 40, 50, formation=COLUMN)
    b = field([red(), second], [blue(rankers=48, y=68)])
    b.pass_by(2)
    charge(b, 6, 3, target=2)
    do(b, HOLD_FIRE)
    throw(b, both(6, 1), 6)
    do(b, STAND)
    assert marks(b, 2) >= {"tired"} and "disordered" not in marks(b, 2)
    rested = b.clone()
    rested.end_turn()
    assert "disordered" not in marks(rested, 2)
    charge(b, 6, 6, unit=1, target=2)
    assert waiting(b) == FIGHTING
    assert combat_sum(b, b.units[2], b.units[1], None, True).lines[1:] == [("12.5 disordered", -2)]
    b.end_turn()
    assert marks(b, 2) >= {"disordered", "defending"} and "tired" not in marks(b, 2)


def test_R128_disordered_already_it_is_no_worse() -> None:
    b = field([red()], [blue()])
    b.disorder(1)
    b.activate(1)
    b.tire(1)
    charge(b, 6, 3)
    assert sums(b, 0, 1) == (12, 4)


# Rallying while in combat


def test_R127_who_fell_short_and_was_charged_fights_on_in_its_own_activation() -> None:
    b = begin(field([red(y=55), Troops("r2", 20, 20)], [blue(), Troops("b2", 100, 100, 180)]))
    do(b, Attack(0, 2, 0))
    throw(b, 4, 1)
    assert marks(b, 0) == {"faltered"} and place(b, 0) == (60, 62.5, 0)
    do(b, Attack(2, 0, 0))
    throw(b, 4, 2, both(3, 6))  # 6 + 6 against 6 + 3
    assert marks(b, 0) >= {"faltered"} and b.units[0].foe == 2
    next_turn(b)
    assert marks(b, 0) >= {"faltered"}
    assert (why_not(b, FightOn(0)), why_not(b, Pass(0))) == ("", "R76 engaged")
    do(b, FightOn(0))
    assert waiting(b) == FIGHTING
    assert sums(b, 0, 2) == (6, 6)


def test_R127_out_of_combat_it_keeps_rallying() -> None:
    b = begin(field([red(y=55), Troops("r2", 20, 20)], [blue(), Troops("b2", 100, 100, 180)]))
    do(b, Attack(0, 2, 0))
    throw(b, 4, 1)
    next_turn(b)
    assert why_not(b, FightOn(0)) == why_not(b, Pass(0)) == "5.4 recovering"


# What a charge meets


def test_R74_a_router_met_first_is_caught_and_the_charge_ends_there() -> None:
    between = Troops("b2", 60, 62, 180, rankers=16)
    b = field([red()], [blue(rankers=48, y=75), between])
    b.rout(2)
    charge(b, 6, 6, target=1)
    assert (b.units[2].place, b.units[1].foe, place(b, 0)) == (DESTROYED, NOBODY, (60, 62, 0))
    assert waiting(b) == ""


def test_R74_who_is_met_first_is_struck_on_his_own_side() -> None:
    """The target shows its front; the column before it, facing west, its flank."""
    between = Troops("b2", 54, 62, 270, rankers=16, formation=COLUMN)
    b = field([red()], [blue(rankers=48, y=75), between])
    charge(b, 6, 6, target=1)
    assert b.units[2].foe == 0 and "struck-aside" in marks(b, 2)
    assert waiting(b) == FIGHTING  # no defensive fire


def test_R74_a_fighting_enemy_met_first_bars_the_charge_or_is_joined() -> None:
    """The second red column charges b2 past the end of b1, whose flank it meets first."""
    b = field(
        [red(y=60), Troops("r2", 90, 62, 270, formation=COLUMN)],
        [blue(y=60), Troops("b2", 46, 62, 90, formation=COLUMN, rankers=48)],
    )
    b.engage(0, 2, False)
    assert refusal(b, 1, 3) == "12.9 not in its first turn"
    b.end_turn()
    assert refusal(b, 1, 3) == ""
    charge(b, 6, 6, unit=1, target=3)
    assert (b.units[1].helps, b.units[1].foe, b.units[3].foe) == (0, NOBODY, NOBODY)
    assert "disordered" in marks(b, 2)
    assert waiting(b) == ""


@pytest.mark.parametrize("facing", [180, 163.5])
def test_R134_of_two_enemies_abreast_the_target_is_struck(facing: float) -> None:
    """Both are in one line, and the charger comes straight at the seam between them."""
    seam = pose(60, 60, facing)
    for target in (1, 2):
        b = field([red()], [blue(), Troops("b2", 20, 90)])
        b.move_to(0, seam.moved(cm(15)).turned(18000))
        b.move_to(1, seam.moved(0, cm(-12)))
        b.move_to(2, seam.moved(0, cm(12)))
        assert [refusal(b, 0, enemy) for enemy in (1, 2)] == ["", ""]
        charge(b, 6, 6, target=target)
        do(b, HOLD_FIRE)
        assert (b.units[target].foe, b.units[3 - target].foe) == (0, NOBODY)
        assert problems(b) == []


def test_R134_an_enemy_ahead_of_its_neighbour_is_met_first() -> None:
    b = field([red()], [Troops("b1", 49, 70, 180), Troops("b2", 73, 69.9, 180)])
    charge(b, 6, 6, target=1)
    do(b, HOLD_FIRE)
    assert (b.units[1].foe, b.units[2].foe) == (NOBODY, 0)


# Obstacles


def test_R130_a_charge_that_stops_before_an_obstacle_is_not_disordered() -> None:
    """The hedge is 10 cm off: one pip is 7.5 cm, two are 15."""
    for pips, upset in ((1, False), (2, True)):
        b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
        charge(b, 6, pips)
        if upset:
            throw(b, 6)
        assert ("faltered" in marks(b, 0), "disordered" in marks(b, 0)) == (True, upset)
        assert waiting(b) == ""


def test_7_9_the_disorder_of_an_obstacle_counts_in_the_combat_and_stays() -> None:
    b = field([red()], [blue()], edges=[hedge(40, 80, 60, OBSTACLE)])
    charge(b, 6, 6, 1)
    do(b, HOLD_FIRE)
    assert sums(b, 0, 1) == (6 + 6 - 2, 6)
    throw(b, both(6, 1), 6)
    do(b, STAND)
    b.end_turn()
    assert marks(b, 0) == {"disordered"}


def test_R129_a_pursuit_across_an_obstacle_disorders_the_pursuer() -> None:
    for y, upset in ((59.5, False), (60, True), (64.9, True), (65, False)):
        b = in_contact(edges=[hedge(40, 80, y, OBSTACLE)])
        fight(b, 6, 1)
        throw(b, 6)
        do(b, PURSUE)
        assert ("disordered" in marks(b, 0), "disordered" in marks(b, 1)) == (upset, False)


def test_R129_who_lies_across_it_already_is_not_disordered_again() -> None:
    b = in_contact(edges=[hedge(40, 80, 55, OBSTACLE)])
    fight(b, 6, 1)
    throw(b, 6)
    do(b, PURSUE)
    assert "disordered" not in marks(b, 0)


def test_R131_a_turn_of_rallying_after_a_short_charge_restores_no_order() -> None:
    b = begin(
        field(
            [red(), Troops("r2", 20, 20)],
            [blue(), Troops("b2", 100, 100, 180)],
            edges=[hedge(40, 80, 60, OBSTACLE)],
        )
    )
    do(b, Attack(0, 2, 0))
    throw(b, 4, 2, 3)
    assert marks(b, 0) == {"faltered", "disordered"}
    next_turn(b)
    next_turn(b)
    assert marks(b, 0) == {"disordered"}
    assert why_not(b, Manoeuvre(0)) == ""
