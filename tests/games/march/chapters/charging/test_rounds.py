"""Combats of several rounds, joining battalions, and the options, played through whole turns."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.figures import footprint
from grognard.games.march.invariants import problems
from grognard.games.march.model.actions import (
    COLUMN,
    COUNTER_CHARGE,
    DEFENSIVE_FIRE,
    HOLD_FIRE,
    LINE,
    PURSUE,
    STAND,
    Attack,
    FightOn,
    FireAt,
    Manoeuvre,
    Pass,
    SkirmishAt,
)
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DESTROYED,
    GUARD,
    LIGHT_COVER,
    NOBODY,
    ON_TABLE,
    READY,
    SHOT_AT,
)
from grognard.games.march.model.state import Battle
from grognard.table.contact import touching
from grognard.table.measure import distance
from tests.games.march.chapters.charging.combat_sums import sums
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    FIGHTING,
    FLEEING,
    RESOLVING,
    asked,
    asking,
    begin,
    blue,
    both,
    by_option,
    charge,
    do,
    fight,
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
    """Blue has only the battalion in combat: after the round red continues alone."""
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
