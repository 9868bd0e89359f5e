"""Charges, combats, routs and rallies played through whole turns."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.attacks import why_not_attack
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import (
    COLUMN,
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    LINE,
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
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DESTROYED,
    GUARD,
    LIGHT_COVER,
    NOBODY,
    OBSTACLE,
    ON_TABLE,
    READY,
    SHOT_AT,
)
from grognard.games.march.model.state import Battle
from grognard.table.contact import touching
from grognard.table.measure import distance
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    FLEEING,
    RESOLVING,
    TESTING,
    asked,
    asking,
    begin,
    blue,
    both,
    by_option,
    charge,
    do,
    fight,
    hedge,
    hits,
    in_contact,
    marks,
    next_turn,
    open_turn,
    patch,
    place,
    red,
    throw,
    why_not,
)

CHOOSING = "5.4 choose an activation"
RALLYING = "15.6 rally test"


def refusal(b: Battle, unit: int, target: int) -> str:
    found = why_not_attack(b, b.units[unit], target, 0)
    return "" if found is None else found.cite


def sums(b: Battle, one: int, other: int) -> tuple[int, int]:
    units = b.units
    return (
        combat_sum(b, units[one], units[other]).total,
        combat_sum(b, units[other], units[one]).total,
    )


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


def test_R127_out_of_combat_it_goes_on_rallying() -> None:
    b = begin(field([red(y=55), Troops("r2", 20, 20)], [blue(), Troops("b2", 100, 100, 180)]))
    do(b, Attack(0, 2, 0))
    throw(b, 4, 1)
    next_turn(b)
    assert why_not(b, FightOn(0)) == why_not(b, Pass(0)) == "5.4 recovering"


# Whom a charge meets


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
    """Both stand in one line, and the charger comes straight at the seam between them."""
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


def test_R134_who_stands_ahead_of_his_neighbour_is_met_first() -> None:
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


# 12.8 Rounds one after the other


def test_12_8_who_has_the_charge_bonus_round_after_round() -> None:
    """Won and pursued, drawn, lost and pursued: the bonus goes with the push and dies in a draw."""
    b = in_contact(one=red(y=60, rankers=48, quality=GUARD), other=blue(y=60, rankers=48))
    b.lose(0, 4)
    assert sums(b, 0, 1) == (11 + 6, 12)
    fight(b, 1, 1)  # red wins, 42 and 42 are left
    throw(b, 5)
    do(b, PURSUE)
    b.end_turn()
    assert sums(b, 0, 1) == (11 + 6, 11)
    fight(b, 1, 6)
    throw(b, 6)  # 18 against 17: red wins again, 40 and 36 are left
    do(b, PURSUE)
    b.end_turn()
    assert sums(b, 0, 1) == (10 + 6, 9)
    b.lose(0, 24)
    assert sums(b, 0, 1) == (4 + 6, 9)
    fight(b, 1, 2)  # drawn
    b.end_turn()
    assert sums(b, 0, 1) == (4, 9)
    fight(b, 1, 2)  # the line wins and follows
    throw(b, 6)
    do(b, PURSUE)
    b.end_turn()
    assert (b.units[0].rankers, b.units[1].rankers) == (10, 34)
    assert sums(b, 0, 1) == (3, 9 + 3)


def test_12_8_without_a_pursuit_a_new_charge_is_needed() -> None:
    b = begin(in_contact(one=red(y=60, rankers=48), other=blue(y=60, rankers=48)))
    do(b, FightOn(0))
    throw(b, both(1, 1), 6)
    do(b, STAND)
    assert place(b, 1) == (60, 65, 180)
    open_turn(b)
    assert why_not(b, FightOn(0)) == "12.8 fight on"
    do(b, Attack(0, 1, 0))
    throw(b, 4, 1)  # 5 cm
    do(b, HOLD_FIRE)
    assert sums(b, 0, 1) == (12 + 6, 11)
    assert waiting(b) == FIGHTING


def test_R35_the_next_round_waits_for_the_next_turn() -> None:
    b = begin(field([red(y=60), Troops("r2", 20, 20)], [blue(y=60), Troops("b2", 100, 110, 180)]))
    b.engage(0, 2, False)
    do(b, FightOn(0))
    throw(b, both(1, 1), 6)
    do(b, PURSUE)
    assert (waiting(b), asked(b)) == (CHOOSING, BLUE)
    assert why_not(b, FightOn(2)) == "5.4 once a turn"
    next_turn(b, BLUE)
    assert why_not(b, FightOn(2)) == ""


def test_R84_either_owner_may_activate_the_pair_and_both_have_acted() -> None:
    """Blue has nobody but the battalion in combat: after the round red goes on alone."""
    friends = [Troops("r2", 20, 20), Troops("r3", 100, 20)]
    for seat, unit in ((RED, 0), (BLUE, 3)):
        b = field([red(y=60), *friends], [blue(y=60, rankers=48)])
        b.engage(0, 3, False)
        b.unmark(0, CHARGING)
        b.give_activation(seat)
        begin(b)
        assert asked(b) == seat
        do(b, FightOn(unit))
        throw(b, both(6, 4) if seat == BLUE else both(4, 6))  # blue wins
        throw(b, 5)
        do(b, STAND)
        assert [u.status for u in b.units] == [ACTIVATED, READY, READY, ACTIVATED]
        for friend in (1, 2):
            assert (waiting(b), asked(b)) == (CHOOSING, RED)
            do(b, Pass(friend))
        assert waiting(b) == "5.2 initiative"


def test_R84_whose_last_battalion_was_activated_by_the_enemy_loses_no_turn() -> None:
    """Red fights on; blue, with another ready, is next although its fighter has acted too."""
    b = field([red(y=60), Troops("r2", 20, 20)], [blue(y=60), Troops("b2", 100, 110, 180)])
    b.engage(0, 2, False)
    begin(b)
    do(b, FightOn(0))
    throw(b, both(1, 1), 6)
    do(b, STAND)
    assert (waiting(b), asked(b)) == (CHOOSING, BLUE)
    do(b, Pass(3))
    assert (waiting(b), asked(b)) == (CHOOSING, RED)


@pytest.mark.parametrize("heading", [0, 12.34, 45, 91.64, 167.4, 203.01, 300.07])
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_R34_recoil_and_pursuit_keep_contact_at_any_angle(
    heading: float, dice: tuple[int, int]
) -> None:
    """Two lines of 24, front to front; the loser goes straight back, and the winner follows."""
    front = pose(60, 60, heading)
    b = field([red(formation=LINE)], [blue()])
    b.move_to(0, front)
    b.move_to(1, front.turned(18000))
    b.engage(0, 1, False)
    b.unmark(0, CHARGING)
    fight(b, *dice)
    throw(b, 6)
    do(b, PURSUE)
    push = cm(5) if dice[0] > dice[1] else cm(-5)
    for uid in (0, 1):
        x, y = front.point(push, 0)
        here = b.units[uid].pose
        assert distance(here.x, here.y, x, y) <= 2
    assert touching(footprint(b.units[0]), footprint(b.units[1])) and problems(b) == []


# 12.9 Joining through the turns


def trio() -> Battle:
    """A red column before a blue line, another beside it, and a blue battalion far away."""
    return field(
        [red(), Troops("r2", 90, 72, 270, formation=COLUMN)],
        [blue(rankers=48), Troops("b2", 20, 110, 180)],
    )


def drawn_charge(b: Battle) -> None:
    """The first red column charges, and nobody wins."""
    do(b, Attack(0, 2, 0))
    throw(b, 4, 3)
    do(b, HOLD_FIRE)
    throw(b, both(2, 2))  # 6 + 6 against 12
    do(b, Pass(3))
    assert (waiting(b), asked(b)) == (CHOOSING, RED)


def test_12_9_the_flank_of_an_enemy_in_its_first_turn_of_combat_is_closed() -> None:
    b = begin(trio())
    assert why_not(b, Attack(1, 2, 0)) == ""
    drawn_charge(b)
    assert why_not(b, Attack(1, 2, 0)) == "12.9 not in its first turn"


def test_R85_who_joins_before_the_pair_is_activated_counts_in_this_turn() -> None:
    b = begin(trio())
    drawn_charge(b)
    next_turn(b)
    do(b, Attack(1, 2, 0))
    throw(b, 4, 6)
    assert (b.units[1].helps, "disordered" in marks(b, 2)) == (0, True)
    assert (waiting(b), asked(b)) == (CHOOSING, BLUE)
    do(b, FightOn(2))  # blue must, or pass with the other first
    assert sums(b, 0, 2) == (6 + 2, 12 - 2)


def test_R85_who_joins_after_the_round_counts_in_the_next() -> None:
    b = begin(trio())
    drawn_charge(b)
    next_turn(b)
    do(b, FightOn(0))
    assert sums(b, 0, 2) == (6, 12)
    throw(b, both(1, 1), 5)  # red loses and holds
    do(b, PURSUE)
    do(b, Pass(3))
    do(b, Attack(1, 2, 0))
    throw(b, 4, 6)
    assert (b.units[1].helps, "disordered" in marks(b, 2)) == (0, True)
    assert waiting(b) == "5.2 initiative"
    open_turn(b, BLUE)
    assert sums(b, 0, 2) == (5 + 2, 12 + 3 - 2)


def test_R115_a_joiner_may_pass_or_shoot_while_the_combat_lasts() -> None:
    b = begin(trio())
    drawn_charge(b)
    next_turn(b)
    do(b, Attack(1, 2, 0))
    throw(b, 4, 6)
    do(b, FightOn(2))
    throw(b, both(1, 3))  # 11 against 11
    next_turn(b)
    assert (b.units[1].helps, why_not(b, Pass(1))) == (0, "")
    assert why_not(b, FireAt(1, 3, False)) == "9.4 out of range"
    assert why_not(b, Attack(1, 3, 0)) == why_not(b, Manoeuvre(1)) == "R115 joiner bound"
    assert why_not(b, FightOn(1)) == "12.8 fight on"


# R135 A screen whose battalion fights


def test_R135_the_screen_of_a_fighter_is_shot_at_but_does_not_shoot() -> None:
    shooter = Troops("r2", 90, 50)
    b = field([red(y=60), shooter], [blue(y=60, rankers=28, detached=4)])
    b.place_screen(2, pose(90, 62, 180), cm(2))
    begin(b)
    assert why_not(b, FireAt(1, 2, True)) == ""
    b.engage(0, 2, False)
    assert why_not(b, FireAt(1, 2, True)) == ""
    assert why_not(b, FireAt(1, 2, False)) == "R76 engaged"
    b.give_activation(BLUE)
    begin(b)
    assert why_not(b, SkirmishAt(2, 1, False)) == "R76 engaged"
    assert [action.key() for action in asking(b).legal(b)] == [FightOn(2).key()]


# Both destroyed, and who had joined


def test_R93_a_joiner_is_freed_when_both_fighters_are_destroyed() -> None:
    friend = Troops("r2", 72, 62, 270, formation=COLUMN)
    b = field([red(y=60), friend], [blue(y=60), Troops("b2", 20, 110, 180)])
    b.engage(0, 2, False)
    b.support(1, 0)
    b.lose(0, 22)
    b.lose(2, 18)
    fight(b, 6, 1)
    assert [u.place for u in b.units] == [DESTROYED, ON_TABLE, DESTROYED, ON_TABLE]
    assert (b.units[1].helps, waiting(b), asked(b)) == (NOBODY, "12.9 draw off", RED)
    assert [u.causes for u in b.units] == [0, 0, 0, 0]


# R53, R40 The options


def test_R53_both_may_have_a_charge_bonus_and_a_draw_ends_both() -> None:
    b = field([red()], [blue(rankers=36)], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    do(b, COUNTER_CHARGE)
    throw(b, 4)
    assert sums(b, 0, 1) == (6 + 6, 9 + 3)
    throw(b, both(3, 3))
    assert sums(b, 0, 1) == (6, 9)
    assert waiting(b) == ""


def test_R53_who_counter_charges_gives_up_its_cover_and_its_fire() -> None:
    cover = patch(40, 70, 80, 80, LIGHT_COVER)
    b = field([red()], [blue()], areas=[cover], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    failed = b.clone()
    do(b, COUNTER_CHARGE)
    throw(b, 4)
    assert sums(b, 0, 1) == (12, 6 + 3)
    do(failed, COUNTER_CHARGE)
    throw(failed, 3)
    assert sums(failed, 0, 1) == (12 - 1, 6)
    assert (waiting(failed), "fired" in marks(failed, 1)) == (FIGHTING, False)


def test_R53_who_has_acted_or_is_struck_aside_has_no_counter_charge() -> None:
    for x, y, facing, done in ((60, 50, 0, True), (90, 72, 270, False)):
        b = field([red(x, y, facing)], [blue()], **by_option("counter-charge", "on"))
        if done:
            b.activate(1)
        charge(b, 6, 6)
        assert waiting(b) == FIGHTING


def test_R40_a_winner_who_tests_by_option_does_so_in_the_third_step_and_once() -> None:
    for shot in (False, True):
        b = in_contact(**by_option("winner-tests", "on"))
        if shot:
            b.owe_test(0, SHOT_AT)
        begin(b)
        do(b, FightOn(0))
        throw(b, both(6, 1), 6)
        do(b, PURSUE)
        assert waiting(b) == RESOLVING  # the third step: red, which has won
        throw(b, 3)
        assert (b.units[0].routing(), b.units[1].foe) == (True, NOBODY)
        assert waiting(b) == FLEEING


def test_R40_a_winner_who_held_under_defensive_fire_does_not_test_again() -> None:
    b = begin(field([red()], [blue()], **by_option("winner-tests", "on")))
    do(b, Attack(0, 1, 0))
    throw(b, 4, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, hits(1), 4, both(6, 1), 6)
    do(b, STAND)
    assert waiting(b) == "5.2 initiative"
