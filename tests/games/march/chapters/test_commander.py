"""Chapter 3: the Supreme Commander. One test or more for each sentence of the rulebook."""

from __future__ import annotations

from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.chapters.commander import (
    RideOffer,
    Riding,
    shift_aside,
    why_not_join,
    why_not_ride,
)
from grognard.games.march.chapters.moving.manoeuvre import Manoeuvring
from grognard.games.march.chapters.quality import (
    AGGRESSION,
    MANOEUVRE,
    RALLY,
    RESOLVE,
    QualityTest,
    die_modifier,
    lowered,
    score,
)
from grognard.games.march.chapters.shooting.casualties import Casualties
from grognard.games.march.chapters.shooting.shot_dice import hit_modifier
from grognard.games.march.model.actions import COLUMN, MOVE, RIDE, March
from grognard.games.march.model.pieces import DRILLED, GUARD, NOBODY, RECRUITS, VETERANS
from grognard.games.march.sequence import officers
from grognard.kernel.decision import Decision
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.table.paths import ADVANCE, Leg
from grognard.table.terrain import Area
from tests.games.march.chapters.riding import (
    RIDING,
    box,
    cite,
    open_field,
    refusal,
    riding,
    to,
    where,
)
from tests.games.march.field import BLUE, RED, Troops, cm, field, run, waiting

# 3.0 Apart


def test_3_0_while_he_is_with_nobody_all_act_as_usual() -> None:
    b = open_field()
    assert [score(b, u) for u in b.units] == [4, 4, 4]
    assert not any(lowered(b, u) for u in b.units)
    run(b, QualityTest(0, MANOEUVRE))
    assert waiting(b) == "7.1 manoeuvre test"


def test_3_0_alone_he_cannot_be_killed() -> None:
    b = open_field()
    b.place_commander(RED, cm(60), cm(60))
    shift_aside(b, [box(40, 50, 80, 65)], BLUE)
    assert b.commanders[RED].alive
    run(b, Casualties(0, 6, 6, True))
    assert b.commanders[RED].alive


def test_3_0_he_does_not_ride_before_he_is_placed() -> None:
    b = open_field()
    assert why_not_ride(b, RED) is None
    b.commanders[RED].placed = False
    assert cite(why_not_ride(b, RED)) == "3.0 on the table"


# 3.1 Joined


def test_3_1_the_battalion_he_has_joined_throws_no_tests_R55() -> None:
    b = open_field()
    b.join(RED, 0)
    for kind in (MANOEUVRE, AGGRESSION, RALLY, RESOLVE):
        b.passed = False
        run(b, QualityTest(0, kind))
        assert (b.passed, waiting(b)) == (True, "")
    run(b, QualityTest(1, MANOEUVRE))
    assert waiting(b) == "7.1 manoeuvre test"


def test_R55_its_distance_is_thrown_all_the_same() -> None:
    b = open_field()
    b.join(RED, 0)
    run(b, Manoeuvring(0))
    assert waiting(b) == "7.0 choose a manoeuvre"
    answer(b, MOVE)
    assert waiting(b) == "7.2 distance die"


def test_3_1_he_joins_only_his_own_battalions_on_the_table() -> None:
    b = open_field(Troops("r3", 60, 40))
    b.leave_table(2)
    for unit in (-1, 4, 99, 3, 2):
        assert cite(why_not_join(b, RED, unit, cm(60))) == "3.1 own battalion"
    assert why_not_join(b, RED, 0, cm(60)) is None
    b.join(RED, 0)
    assert cite(why_not_join(b, RED, 0, cm(60))) == "3.1 with it already"
    assert why_not_join(b, RED, 1, cm(60)) is None


# 3.2 Full speed


def test_3_2_with_him_no_ground_slows_a_battalion() -> None:
    slope = Area("hill", box(10, 25, 50, 60), 0, 1)
    b = field([Troops("r1", 30, 20)], [Troops("b1", 60, 110, 180)], areas=[slope])
    for joined, legal in ((False, False), (True, True)):
        if joined:
            b.join(RED, 0)
        run(b, Manoeuvring(0))
        if not joined:
            settle(b, 6)
        answer(b, MOVE)
        settle(b, 4)
        assert (refusal(b, March([Leg(ADVANCE, cm(20))])) == "") is legal
        assert waiting(b) == "7.2 choose a way"


# 3.3, 3.4 Better shots, stronger in combat


def test_3_3_he_adds_1_to_each_shooting_die() -> None:
    b = open_field()
    b.join(RED, 0)
    assert hit_modifier(b, b.units[0], True).lines[-1] == ("3.3 accuracy", 1)
    assert [hit_modifier(b, u).total for u in b.units] == [1, 0, 0]


def test_3_4_he_adds_3_in_combat() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 40, 180)])
    b.engage(0, 1, False)
    before = combat_sum(b, b.units[0], b.units[1]).total
    b.join(RED, 0)
    assert combat_sum(b, b.units[0], b.units[1]).total == before + 3


# 3.6 What the others lose


def test_3_6_every_other_battalion_counts_as_one_quality_lower_R45() -> None:
    b = field(
        [
            Troops("r1", 15, 20, rankers=16, quality=DRILLED),
            Troops("r2", 40, 20, rankers=16, quality=VETERANS),
            Troops("r3", 65, 20, rankers=16, quality=GUARD),
            Troops("r4", 90, 20, rankers=16, quality=RECRUITS),
        ],
        [Troops("b1", 60, 100, 180)],
    )
    assert [score(b, u) for u in b.units] == [4, 3, 2, 5, 4]
    b.join(RED, 1)
    assert [score(b, u) for u in b.units] == [5, 3, 3, 5, 4]
    b.ride(RED, cm(60), cm(30))
    assert [score(b, u) for u in b.units] == [4, 3, 2, 5, 4]


def test_3_6_recruits_take_1_off_their_dice_instead() -> None:
    b = field(
        [Troops("r1", 30, 20, quality=RECRUITS), Troops("r2", 90, 20)],
        [Troops("b1", 60, 100, 180, quality=RECRUITS)],
    )
    assert [die_modifier(b, u, "9.1 to hit").total for u in b.units] == [0, 0, 0]
    b.join(RED, 1)
    assert [die_modifier(b, u, "9.1 to hit").total for u in b.units] == [-1, 0, 0]


def test_3_6_when_he_has_fallen_the_whole_army_is_lowered_for_good() -> None:
    b = open_field()
    b.join(RED, 0)
    b.kill_commander(RED)
    assert [score(b, u) for u in b.units] == [5, 5, 4]
    b.end_turn()
    assert [score(b, u) for u in b.units] == [5, 5, 4]


def test_R47_with_a_battalion_he_counts_for_the_initiative_and_dead_he_does_not() -> None:
    b = open_field()
    assert officers(b, RED).total == 1
    b.join(RED, 0)
    assert officers(b, RED).total == 1
    b.kill_commander(RED)
    assert (officers(b, RED).total, officers(b, BLUE).total) == (0, 1)


# 3.7 He may fall


def test_3_7_with_a_battalion_he_may_fall_like_its_characters() -> None:
    b = open_field()
    b.join(RED, 0)
    run(b, Casualties(0, 1, 1, True))
    while waiting(b):
        settle(b, 0)
    assert (b.commanders[RED].alive, b.commanders[RED].unit) == (False, NOBODY)


def test_3_7_he_is_not_replaced() -> None:
    b = open_field()
    b.kill_commander(RED)
    assert cite(why_not_ride(b, RED)) == "3.7 not replaced"
    b.end_turn()
    assert cite(why_not_ride(b, RED)) == "3.7 not replaced"
    assert why_not_ride(b, BLUE) is None


# The procedures are kept in saved games


def test_3_5_a_ride_in_progress_is_copied_and_asked_again() -> None:
    b = open_field()
    run(b, RideOffer(RED))
    answer(b, RIDE)
    settle(b, 2)
    other = b.clone()
    offer, ride = RideOffer(BLUE), Riding(BLUE)
    for number, kept in enumerate((offer, ride)):
        kept.restore(other.stack[number].fields())
        kept.stage = other.stack[number].stage
        other.stack[number] = kept
    ask_again(other)
    answer(other, to(60, 40))
    assert (where(other), where(b)) == ((60, 40), (60, 20))
    assert (waiting(other), waiting(b)) == ("", RIDING)


def test_3_5_a_column_is_followed_behind_its_rear() -> None:
    b = field([Troops("r1", 60, 40, formation=COLUMN)], [Troops("b1", 60, 100, 180)])
    b.place_commander(RED, cm(60), cm(10))
    riding(b, 6)
    decision = b.pending
    assert isinstance(decision, Decision)
    assert [a.key() for a in decision.legal(b)][2] == to(60, 23).key()
