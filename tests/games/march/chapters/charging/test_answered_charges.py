"""Chapter 13: a charge is answered, by fire, by nothing or by a counter-charge."""

from __future__ import annotations

from fractions import Fraction

from grognard.games.march.chapters.charging.aggression import weigh_attack
from grognard.games.march.chapters.charging.combat import Round
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.model.actions import COUNTER_CHARGE, DEFENSIVE_FIRE, HOLD_FIRE, PURSUE
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DEFENDING,
    NOBODY,
    OFFICER,
    ON_TABLE,
    PASSED,
    READY,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.text.writing import write
from grognard.kernel.dice import Peaks
from grognard.kernel.umpire import settle
from tests.games.march.field import BLUE, RED, field, run, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    FLEEING,
    RESOLVING,
    TESTING,
    asked,
    asking,
    blue,
    both,
    by_option,
    charge,
    do,
    facts,
    hits,
    marks,
    place,
    red,
    throw,
    why_not,
)

# 13 Answered


def test_13_1_the_defender_may_shoot_or_hold_its_fire() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 3)
    assert (waiting(b), asked(b)) == (ANSWERING, BLUE)
    assert (why_not(b, DEFENSIVE_FIRE), why_not(b, HOLD_FIRE)) == ("", "")
    assert why_not(b, PURSUE) == "5.1 not asked now"
    assert why_not(b, COUNTER_CHARGE) == "R53 counter charge"
    assert asking(b).candidates(b) == [DEFENSIVE_FIRE, HOLD_FIRE]
    do(b, DEFENSIVE_FIRE)
    assert place(b, 0) == (60, 50, 0)
    assert waiting(b) == "13.2 range die"


def test_R73_a_charge_that_falls_short_draws_no_fire() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 2)
    assert b.units[1].status == READY
    assert waiting(b) == ""


def test_R56_who_has_passed_may_still_answer_who_has_acted_may_not() -> None:
    b = field([red()], [blue()])
    b.pass_by(1)
    assert b.units[1].status == PASSED
    charge(b, 6, 3)
    assert waiting(b) == ANSWERING
    b = field([red()], [blue()])
    b.activate(1)
    charge(b, 6, 3)
    assert waiting(b) == FIGHTING


def answered(b: Battle, volley: int) -> None:
    """Charged over 20 cm in column; a volley at short range with so many hits."""
    charge(b, 6, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, volley)


def test_R39_a_charger_who_lost_men_tests_at_once() -> None:
    b = field([red()], [blue()])
    answered(b, hits(2))
    assert b.units[0].rankers == 22
    assert waiting(b) == RESOLVING
    throw(b, 4)
    assert waiting(b) == FIGHTING
    unhurt = field([red()], [blue()])
    answered(unhurt, hits(0))
    assert waiting(unhurt) == FIGHTING


def test_R91_a_broken_charger_flees_from_where_it_set_out_and_nobody_is_tired() -> None:
    b = field([red()], [blue()])
    answered(b, hits(2))
    throw(b, 3)
    assert waiting(b) == FLEEING
    throw(b, 2)
    assert place(b, 0) == (60, 35, 0)
    assert marks(b, 0) == {"routing", "ran", "tested"}
    assert (marks(b, 1), b.units[1].status) == ({"fired"}, ACTIVATED)
    assert (b.units[0].foe, b.units[0].status) == (NOBODY, ACTIVATED)
    assert waiting(b) == ""


def test_13_4_a_charger_shot_to_pieces_is_gone() -> None:
    b = field([red(rankers=16)], [blue(rankers=48)])
    b.lose(0, 14)
    answered(b, hits(2))
    assert b.units[0].place != ON_TABLE
    assert waiting(b) == ""


def test_R58_the_losses_of_defensive_fire_do_not_count_in_this_combat() -> None:
    """24 men and an officer set out: 6 groups, 6 for the column, 3 and 1 for the officer."""
    b = field([red(staff=(0, 0, 0, 1))], [blue()])
    b.events = []
    answered(b, hits(5, 1))
    assert (b.units[0].rankers, b.units[0].staff[OFFICER]) == (20, 0)
    throw(b, 6, both(1, 1))
    assert facts(b, "fought") == [0, 1, 1, 17, 1, 7]


def test_R58_a_commander_who_falls_on_the_way_counts_again() -> None:
    b = field([red()], [blue()])
    b.join(RED, 0)
    b.events = []
    charge(b, 3)
    do(b, DEFENSIVE_FIRE)
    throw(b, 6, hits(1, 1))
    assert not b.commanders[RED].alive
    throw(b, 5, both(1, 1))  # Recruits now
    assert facts(b, "fought")[3] == 1 + 6 + 6 + 3


def test_R58_in_later_rounds_the_losses_count() -> None:
    b = field([red()], [blue()])
    answered(b, hits(4))
    throw(b, 4, both(1, 1))  # 6 groups and 6 for the column against 6
    throw(b, 6)
    do(b, PURSUE)
    b.end_turn()
    b.begin_turn()
    b.events = []
    run(b, Round(0))
    throw(b, both(1, 1))
    assert facts(b, "fought")[3] == 1 + 5 + 6  # 18 men left


# R53 The counter-charge, and how often fire stops a charge


def test_R53_by_option_an_unactivated_defender_may_charge_back() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    assert why_not(b, COUNTER_CHARGE) == ""
    assert [tally.total for tally in asking(b).weigh(b, COUNTER_CHARGE)] == [0]
    do(b, COUNTER_CHARGE)
    assert waiting(b) == TESTING
    throw(b, 4)
    assert b.units[1].marks & (CHARGING | DEFENDING) == CHARGING
    assert (b.units[0].marks & CHARGING, b.units[1].status) == (CHARGING, ACTIVATED)
    assert place(b, 1) == (60, 70, 180)
    assert waiting(b) == FIGHTING


def test_R53_a_counter_charge_that_fails_its_test_stands() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    do(b, COUNTER_CHARGE)
    throw(b, 3)
    assert b.units[1].marks & (CHARGING | DEFENDING) == DEFENDING
    assert b.units[1].status == ACTIVATED
    assert waiting(b) == FIGHTING


def test_R53_with_the_commander_a_counter_charge_needs_no_die() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    b.join(BLUE, 1)
    charge(b, 6, 3)
    assert asking(b).weigh(b, COUNTER_CHARGE) == []
    do(b, COUNTER_CHARGE)
    assert b.units[1].marks & CHARGING
    assert waiting(b) == FIGHTING


def test_R53_the_answers_are_weighed() -> None:
    b = field([red()], [blue()], **by_option("counter-charge", "on"))
    charge(b, 6, 3)
    assert asking(b).candidates(b) == [DEFENSIVE_FIRE, HOLD_FIRE, COUNTER_CHARGE]
    weigh = asking(b).weigh
    assert [tally.total for tally in weigh(b, DEFENSIVE_FIRE)] == [-1]
    assert [tally.lines[0][0] for tally in weigh(b, COUNTER_CHARGE)] == ["12.1 bravery test"]


def test_12_5_to_hold_ones_fire_shows_both_sums_of_the_round() -> None:
    b = field([red()], [blue()])
    charge(b, 6, 3)
    before = write(b)
    theirs, ours = asking(b).weigh(b, HOLD_FIRE)
    assert dict(theirs.lines) == {"12.5 groups": 6}
    assert dict(ours.lines) == {"12.5 groups": 6, "12.5 charge in column": 6}
    assert write(b) == before
    do(b, HOLD_FIRE)
    assert waiting(b) == FIGHTING
    assert [combat_sum(b, b.units[uid], b.units[1 - uid]).total for uid in (0, 1)] == [12, 6]


def balance(officer: int) -> tuple[Fraction, Fraction]:
    """How often a charging column of 36 is hurt by a like British line, and how often it breaks."""
    b = field(
        [red(rankers=36, staff=(0, 0, 0, officer))],
        [blue(rankers=36, staff=(0, 0, 0, 1))],
        nations=(1, 0),
    )
    charge(b, 6, 3)
    do(b, DEFENSIVE_FIRE)
    hurt = broken = Fraction(0)
    for face in range(1, 7):
        ranged = b.clone()
        settle(ranged, face)
        volley = ranged.pending
        assert isinstance(volley, Peaks)
        for outcome, weight in volley.outcomes():
            chance = Fraction(weight, 6 * 6**volley.dice)
            shot = ranged.clone()
            settle(shot, outcome)
            if waiting(shot) == RESOLVING:
                hurt += chance
                for die in range(1, 7):
                    tested = shot.clone()
                    settle(tested, die)
                    broken += chance / 6 if waiting(tested) == FLEEING else 0
    return hurt, broken


def test_R53_how_often_defensive_fire_breaks_a_charge() -> None:
    """With the officer it is one in seven while he stands; but a 6 that hits takes him (R57)."""
    hurt, broken = balance(officer=0)
    assert hurt == Fraction(4166513, 4782969)
    assert broken == hurt / 2
    assert round(100 * float(broken), 1) == 43.6
    assert round(100 * float(hurt / 6), 1) == 14.5
    hurt, broken = balance(officer=1)
    assert hurt == Fraction(4166513, 4782969)
    assert broken == Fraction(85223991467, 235092492288)  # 36.3 %


def test_R53_who_is_not_broken_starts_about_six_ahead() -> None:
    b = field(
        [red(rankers=36, staff=(0, 0, 0, 1))],
        [blue(rankers=36, staff=(0, 0, 0, 1))],
        nations=(1, 0),
    )
    _, mine, theirs = weigh_attack(b, b.units[0], 1, 0)
    assert mine.total - theirs.total == 6
