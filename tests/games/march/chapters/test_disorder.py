"""Chapter 8: disorder. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from grognard.games.march.chapters.charging.aggression import Charge
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.chapters.disorder import (
    disorder_by_ground,
    disorder_by_mixing,
    in_rough,
    passed_through,
)
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.chapters.moving.manoeuvre import Manoeuvring
from grognard.games.march.chapters.moving.move_cost import slowed
from grognard.games.march.chapters.shooting.accuracy import volley_dice
from grognard.games.march.model.actions import COLUMN, MOVE, REFORM, March
from grognard.games.march.model.pieces import (
    DISORDERED,
    ENTANGLED,
    MENDING,
    NOBODY,
    OBSTACLE,
    ROUGH,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.umpire import answer, settle
from grognard.table.paths import ADVANCE, BACK, Leg, sweep
from grognard.table.shapes import Polygon, polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import Troops, cm, field, pose, run, waiting

ASKING = "7.2 choose a way"


def wood(west: float, south: float, east: float, north: float) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area("wood", polygon([(cm(x), cm(y)) for x, y in corners]), ROUGH)


def march(b: Battle, *legs: Leg, unit: int = 0) -> None:
    run(b, Manoeuvring(unit))
    settle(b, 6)
    answer(b, MOVE)
    settle(b, 6)
    assert waiting(b) == ASKING
    answer(b, March(list(legs)))


def advance(length: float) -> Leg:
    return Leg(ADVANCE, cm(length))


def swept(b: Battle, unit: int, length: float) -> list[Polygon]:
    u = b.units[unit]
    return sweep(u.pose, cm(24), cm(4), advance(length))


def disordered(b: Battle) -> list[bool]:
    return [u.has(DISORDERED) for u in b.units]


def test_8_0_disorder_halves_shots_and_takes_2_off_in_combat() -> None:
    b = field([Troops("r1", 60, 40), Troops("r2", 20, 40)], [Troops("b1", 60, 52, 180)])
    whole = volley_dice(b, b.units[0], 2, False).total
    b.engage(0, 2, False)
    level = combat_sum(b, b.units[0], b.units[2]).total
    b.part(0)
    b.disorder(0)
    assert volley_dice(b, b.units[0], 2, False).total == whole // 2
    b.engage(0, 2, False)
    assert combat_sum(b, b.units[0], b.units[2]).total == level - 2
    assert disordered(b) == [True, False, False]


def test_8_0_struck_in_flank_or_rear_while_fighting_it_is_disordered() -> None:
    b = field(
        [Troops("r1", 60, 40), Troops("r2", 95, 42, 270, formation=COLUMN, staff=(0, 0, 0, 1))],
        [Troops("b1", 60, 40, 180)],
    )
    b.engage(0, 2, False)
    b.unmark(0, ENTANGLED)
    b.unmark(2, ENTANGLED)
    run(b, Charge(1, 2, 0))
    settle(b, 6)
    settle(b, 6)
    assert disordered(b) == [False, False, True]
    assert b.units[1].helps == 0


def test_7_9_who_charges_across_an_obstacle_is_disordered_whether_it_arrives_or_not() -> None:
    hedge = Edge("hedge", [(cm(30), cm(45)), (cm(90), cm(45))], OBSTACLE)
    for face, arrives in ((6, True), (2, False)):
        b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 50, 180)], edges=[hedge])
        run(b, Charge(0, 1, 0))
        settle(b, 6)
        settle(b, face)
        assert waiting(b) == "7.8 obstacle die"
        settle(b, 2)
        assert disordered(b) == [True, False]
        if not arrives:
            assert (b.units[0].foe, waiting(b)) == (NOBODY, "")


def test_8_1_close_order_is_disordered_by_entering_rough_ground() -> None:
    for length, result in ((10, False), (10.01, True)):
        b = field(
            [Troops("r1", 60, 20), Troops("r2", 20, 20)],
            [Troops("b1", 60, 110, 180)],
            areas=[wood(40, 30, 80, 60)],
        )
        march(b, advance(length))
        assert disordered(b) == [result, False, False]
        assert waiting(b) == ""


def test_8_1_close_order_is_disordered_by_moving_in_rough_ground() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 30, 80, 60)])
    assert disordered(b) == [False, False]
    march(b, Leg(BACK, cm(1)))
    assert disordered(b) == [True, False]
    assert waiting(b) == ""


def test_8_1_halting_in_rough_ground_disorders_nobody() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 30, 80, 60)])
    march(b)
    assert disordered(b) == [False, False]


def test_R10_any_part_in_rough_ground_is_enough() -> None:
    # the right end of the line, at x = 72, brushes a wood
    for west, result in ((72, False), (71.9, True)):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(west, 30, 90, 35)]
        )
        disorder_by_ground(b, 0, swept(b, 0, 30))
        assert disordered(b) == [result, False]


def test_R66_in_rough_ground_is_more_than_half_of_the_footprint() -> None:
    for north, result in ((18, False), (18.01, True)):
        b = field(
            [Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 10, 80, north)]
        )
        assert in_rough(b, b.units[0]) is result
    two = [wood(40, 10, 55, 30), wood(70, 10, 80, 30)]
    b = field([Troops("r1", 60, 20)], [Troops("b1", 60, 110, 180)], areas=two)
    assert not in_rough(b, b.units[0])
    b.move_to(0, pose(52, 20))
    assert in_rough(b, b.units[0])
    assert not in_rough(field([Troops("r1", 60, 20)], []), b.units[0])


def test_R66_ground_that_is_rough_twice_over_counts_once() -> None:
    # two fifths of it in a wood, and half of that in a farm there
    both = [wood(52.8, 10, 62.4, 30), wood(52.8, 10, 57.6, 30)]
    b = field([Troops("r1", 64.8, 20)], [Troops("b1", 60, 110, 180)], areas=both)
    assert not in_rough(b, b.units[0])
    more = [wood(52.8, 10, 62.4, 30), wood(57.6, 10, 65, 30)]
    b = field([Troops("r1", 64.8, 20)], [Troops("b1", 60, 110, 180)], areas=more)
    assert in_rough(b, b.units[0])


def test_R66_a_way_through_ground_that_is_rough_twice_over_counts_once() -> None:
    # a wood 8 cm deep, and in its midst a farm of 6 cm
    both = [wood(40, 30, 80, 38), wood(50, 31, 70, 37)]
    b = field([Troops("r1", 60, 28)], [Troops("b1", 60, 110, 180)], areas=both)
    assert slowed(b, b.units[0], [advance(15.9)])
    assert not slowed(b, b.units[0], [advance(16)])


def test_R122_a_battalion_set_up_in_rough_ground_is_in_order_until_it_moves() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 30, 80, 60)])
    assert (in_rough(b, b.units[0]), disordered(b)) == (True, [False, False])
    march(b, advance(1))
    assert (disordered(b), waiting(b)) == ([True, False], "")


def test_8_1_skirmishers_are_not_affected_by_rough_ground_R68() -> None:
    b = field(
        [Troops("r1", 60, 20, detached=4)],
        [Troops("b1", 60, 110, 180)],
        areas=[wood(40, 25, 80, 60)],
    )
    b.place_screen(0, pose(60, 24), cm(2))
    march(b, advance(5))
    assert waiting(b).startswith("10.")
    b.place_screen(0, pose(60, 32), cm(2))
    assert disordered(b) == [False, False]


def test_8_2_until_a_full_turn_of_recovery_is_over_it_shoots_in_disorder() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 52, 180)])
    whole = volley_dice(b, b.units[0], 1, False).total
    b.disorder(0)
    run(b, Manoeuvring(0))
    settle(b, 6)
    answer(b, REFORM)
    assert volley_dice(b, b.units[0], 1, False).total == whole // 2
    b.end_turn()
    assert volley_dice(b, b.units[0], 1, False).total == whole


def test_8_2_in_rough_ground_it_reforms_and_is_in_order_until_it_moves_on() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)], areas=[wood(40, 30, 80, 60)])
    b.disorder(0)
    run(b, Manoeuvring(0))
    settle(b, 6)
    answer(b, REFORM)
    b.end_turn()
    assert disordered(b) == [False, False]
    march(b, advance(1))
    assert disordered(b) == [True, False]


def test_R13_a_new_disorder_undoes_what_was_reformed() -> None:
    b = field([Troops("r1", 60, 40)], [Troops("b1", 60, 110, 180)])
    b.disorder(0)
    b.mend(0)
    b.disorder(0)
    assert not b.units[0].has(MENDING)
    b.end_turn()
    assert disordered(b) == [True, False]


def test_8_3_friends_in_close_order_who_mix_are_disordered() -> None:
    for length, result in ((11, False), (19, True)):
        b = field(
            [Troops("r1", 60, 20), Troops("r2", 60, 35), Troops("r3", 20, 20)],
            [Troops("b1", 60, 110, 180)],
        )
        march(b, advance(length))
        assert disordered(b) == [result, result, False, False]
        assert waiting(b) == ""


def test_R125_to_go_through_routers_disorders_too() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 60, 35), Troops("r3", 20, 20)],
        [Troops("b1", 60, 110, 180)],
    )
    b.rout(1)
    march(b, advance(19))
    assert disordered(b) == [True, True, False, False]
    assert waiting(b) == ""


def test_R12_who_only_touches_a_friend_does_not_mix_with_it() -> None:
    b = field([Troops("r1", 60, 20), Troops("r2", 84, 35)], [Troops("b1", 60, 110, 180)])
    disorder_by_mixing(b, 0, swept(b, 0, 30))
    assert disordered(b) == [False, False, False]
    b.move_to(1, pose(83.9, 35))
    disorder_by_mixing(b, 0, swept(b, 0, 30))
    assert disordered(b) == [True, True, False]


def test_R12_nobody_is_disordered_by_a_screen() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 20, 35, detached=4)], [Troops("b1", 60, 110, 180)]
    )
    b.place_screen(1, pose(55, 35), cm(2))
    march(b, advance(30))
    assert disordered(b) == [False, False, False]


def test_R34_all_friends_swept_are_found_and_nobody_else() -> None:
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 50, 30), Troops("r3", 75, 40), Troops("r4", 60, 70)],
        [Troops("b1", 60, 35, 180)],
    )
    pieces = swept(b, 0, 30)
    assert [u.uid for u in passed_through(b, 0, pieces)] == [1, 2]
    b.leave_table(1)
    assert [u.uid for u in passed_through(b, 0, pieces)] == [2]
    assert passed_through(b, 0, [footprint(b.units[0]).hull]) == []
