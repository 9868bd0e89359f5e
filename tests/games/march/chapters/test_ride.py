"""3.5: the Supreme Commander rides, and those in his way make room."""

from __future__ import annotations

from grognard.games.march.chapters.commander import (
    ChooseRide,
    RideOffer,
    join_length,
    post_of,
    ride_length,
    shift_aside,
    why_not_join,
    why_not_ride,
    why_not_ride_to,
)
from grognard.games.march.chapters.figures import centre
from grognard.games.march.chapters.moving.manoeuvre import Manoeuvring
from grognard.games.march.chapters.quality import lowered
from grognard.games.march.model.actions import COLUMN, MOVE, RIDE, STAY, Join, March
from grognard.games.march.model.pieces import IMPASSABLE, NOBODY
from grognard.kernel.decision import Decision
from grognard.kernel.umpire import answer, settle
from grognard.table.paths import ADVANCE, Leg
from grognard.table.terrain import Area
from tests.games.march.chapters.riding import (
    RIDING,
    THROWING,
    box,
    cite,
    open_field,
    refusal,
    riding,
    to,
    where,
)
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting

OFFERING = "3.5 ride or stay"


# 3.5 His ride


def test_3_5_he_moves_1d6_times_10_cm() -> None:
    b = open_field()
    riding(b, 3)
    assert refusal(b, to(60, 50)) == ""
    assert refusal(b, to(60, 50.01)) == "3.5 beyond his die"
    answer(b, to(60, 50))
    assert (where(b), b.commanders[RED].moved, waiting(b)) == ((60, 50), True, "")


def test_3_5_his_ride_is_free_and_once_a_turn() -> None:
    b = open_field()
    riding(b, 6)
    answer(b, to(60, 30))
    assert [u.status for u in b.units] == [0, 0, 0]
    assert cite(why_not_ride(b, RED)) == "3.5 one ride a turn"
    assert why_not_ride(b, BLUE) is None
    b.end_turn()
    assert why_not_ride(b, RED) is None


def test_R46_his_die_is_thrown_first_and_he_may_use_less_or_none() -> None:
    b = open_field()
    riding(b, 1)
    assert refusal(b, to(60, 21)) == ""
    answer(b, STAY)
    assert (where(b), b.commanders[RED].moved, waiting(b)) == ((60, 20), True, "")


def test_R46_he_may_ride_just_after_an_activation_or_wait() -> None:
    b = open_field()
    run(b, RideOffer(RED))
    assert waiting(b) == OFFERING
    assert refusal(b, to(60, 30)) == "5.1 not asked now"
    decision = b.pending
    assert isinstance(decision, Decision) and decision.legal(b) == [RIDE, STAY]
    answer(b, STAY)
    assert (b.commanders[RED].moved, waiting(b)) == (False, "")
    run(b, RideOffer(RED))
    answer(b, RIDE)
    assert waiting(b) == THROWING
    settle(b, 2)
    answer(b, to(60, 35))
    assert (where(b), waiting(b)) == ((60, 35), "")


def test_R46_he_joins_by_touching_a_battalion() -> None:
    # 18 cm to the right end of r1, at x = 42
    b = open_field()
    riding(b, 1)
    assert refusal(b, Join(0)) == "3.5 beyond his die"
    b = open_field()
    riding(b, 2)
    assert (refusal(b, Join(0)), join_length(b, RED, b.units[0])) == ("", cm(18))
    answer(b, Join(0))
    assert b.commander_with(b.units[0]) and not b.commander_with(b.units[1])
    assert post_of(b, RED) == centre(b.units[0])
    assert (b.commanders[RED].moved, waiting(b)) == (True, "")


def test_R46_he_leaves_by_moving_off_and_is_measured_from_the_battalion() -> None:
    b = open_field()
    b.join(RED, 0)
    b.end_turn()
    riding(b, 1)
    assert ride_length(b, RED, cm(52), cm(18)) == cm(10)
    assert refusal(b, to(52, 18)) == ""
    assert refusal(b, to(52.01, 18)) == "3.5 beyond his die"
    assert refusal(b, Join(1)) == "3.5 beyond his die"
    answer(b, to(50, 18))
    assert (b.commanders[RED].unit, where(b)) == (NOBODY, (50, 18))
    assert waiting(b) == ""


def test_R46_he_goes_from_one_battalion_to_another() -> None:
    # from x = 42 to x = 78
    b = open_field()
    b.join(RED, 0)
    assert join_length(b, RED, b.units[1]) == cm(36)
    assert cite(why_not_join(b, RED, 1, cm(30))) == "3.5 beyond his die"
    assert why_not_join(b, RED, 1, cm(40)) is None


def test_R46_he_moves_with_the_battalion_he_has_joined() -> None:
    b = open_field()
    b.join(RED, 0)
    run(b, Manoeuvring(0))
    answer(b, MOVE)
    settle(b, 4)
    answer(b, March([Leg(ADVANCE, cm(20))]))
    assert where(b) == (30, 38)


def test_R81_he_stays_on_the_table() -> None:
    b = open_field()
    riding(b, 6)
    assert refusal(b, to(60, 0)) == ""
    for place in (to(60, -0.001), to(-1, 20), to(10**9, 20), to(60, 120.001)):
        assert refusal(b, place) == "R81 table edge"
    assert waiting(b) == RIDING


def test_R97_he_does_not_stop_on_impassable_ground_but_rides_over_it() -> None:
    pond = Area("pond", box(50, 30, 70, 40), IMPASSABLE)
    b = field([Troops("r1", 30, 20)], [Troops("b1", 60, 110, 180)], areas=[pond])
    b.place_commander(RED, cm(60), cm(20))
    assert cite(why_not_ride_to(b, RED, cm(60), cm(35), cm(60))) == "R97 the ride"
    assert why_not_ride_to(b, RED, cm(60), cm(41), cm(60)) is None


def test_R97_alone_he_stands_on_no_friend() -> None:
    b = open_field()
    riding(b, 6)
    assert refusal(b, to(30, 18)) == "R97 the ride"
    assert refusal(b, to(42, 18)) == "R97 the ride"  # to touch is to join
    assert refusal(b, to(42.01, 18)) == ""
    assert refusal(b, to(10, 18)) == ""  # through r1


def test_R97_alone_he_keeps_10_cm_from_battalions_and_screens() -> None:
    b = field([Troops("r1", 30, 20)], [Troops("b1", 60, 60, 180, detached=4)])
    b.place_commander(RED, cm(60), cm(30))
    b.place_screen(1, pose(85, 55, 180), cm(2))
    for place, refused in ((to(50, 50), False), (to(50, 50.01), True)):
        assert (cite(why_not_ride_to(b, RED, place.x, place.y, cm(60))) != "") is refused
    for place, refused in ((to(88, 45), False), (to(88, 45.01), True)):
        assert (cite(why_not_ride_to(b, RED, place.x, place.y, cm(60))) != "") is refused


def test_R97_he_does_not_ride_through_enemies_nor_their_screens() -> None:
    b = field([Troops("r1", 30, 40)], [Troops("b1", 80, 42, 180, detached=4)])
    b.place_commander(RED, cm(80), cm(30))
    b.place_screen(1, pose(60, 35, 180), cm(2))
    assert cite(why_not_ride_to(b, RED, cm(80), cm(60), cm(60))) == "R97 the ride"
    assert why_not_ride_to(b, RED, cm(110), cm(60), cm(60)) is None
    b.place_commander(RED, cm(80), cm(36))
    assert cite(why_not_join(b, RED, 0, cm(60))) == "R97 the ride"
    b.place_screen(1, pose(60, 60, 180), cm(2))
    assert why_not_join(b, RED, 0, cm(60)) is None


def test_3_5_rides_worth_thinking_about() -> None:
    b = open_field()
    riding(b, 2)
    decision = b.pending
    assert isinstance(decision, ChooseRide) and not decision.finite
    keys = [action.key() for action in decision.candidates(b)]
    assert keys[0] == STAY.key()
    assert Join(0).key() in keys and Join(1).key() in keys
    assert [a.key() for a in decision.legal(b)] == keys
    b.join(RED, 0)
    assert Join(0).key() not in [a.key() for a in decision.legal(b)]
    assert to(30, 11).key() in [a.key() for a in decision.legal(b)]
    assert refusal(b, MOVE) == "5.1 not asked now"
    assert waiting(b) == RIDING


def test_3_5_no_ride_is_proposed_twice() -> None:
    """Both columns stand straight ahead, and neither is within reach."""
    b = field(
        [Troops("r1", 60, 60, formation=COLUMN), Troops("r2", 60, 90, formation=COLUMN)],
        [Troops("b1", 20, 110, 180)],
    )
    b.place_commander(RED, cm(60), cm(10))
    riding(b, 1)
    decision = b.pending
    assert isinstance(decision, ChooseRide)
    keys = [action.key() for action in decision.candidates(b)]
    assert keys == [STAY.key(), Join(0).key(), to(60, 20).key(), Join(1).key()]


# Making room


def test_R46_an_enemy_who_reaches_him_puts_him_10_cm_back() -> None:
    b = open_field()
    b.place_commander(RED, cm(60), cm(60))
    shift_aside(b, [box(40, 60.01, 80, 65)], BLUE)
    assert where(b) == (60, 60)
    shift_aside(b, [box(40, 60, 80, 65)], BLUE)
    assert (where(b), b.commanders[RED].moved) == ((60, 50), False)
    assert where(b, BLUE) == (119, 119)


def test_R46_the_side_that_moves_is_the_active_one_unless_said() -> None:
    b = open_field()
    b.place_commander(RED, cm(60), cm(60))
    b.give_activation(RED)
    shift_aside(b, [box(40, 55, 80, 65)])
    assert where(b) == (60, 60)
    b.give_activation(BLUE)
    shift_aside(b, [box(40, 55, 80, 65)])
    assert where(b) == (60, 50)


def test_R97_he_goes_back_until_he_is_out_of_their_way() -> None:
    b = open_field()
    b.place_commander(RED, cm(60), cm(60))
    shift_aside(b, [box(40, 45, 80, 62)], BLUE)
    assert where(b) == (60, 40)
    b.place_commander(BLUE, cm(60), cm(60))
    shift_aside(b, [box(40, 45, 80, 62)], RED)
    assert where(b, BLUE) == (60, 70)


def test_R97_at_his_edge_he_goes_along_it() -> None:
    b = open_field()
    b.place_commander(RED, cm(60), cm(5))
    shift_aside(b, [box(45, 0, 68, 20)], BLUE)
    assert where(b) == (70, 0)
    b.place_commander(RED, cm(115), cm(5))
    shift_aside(b, [box(100, 0, 120, 20)], BLUE)
    assert where(b) == (95, 0)
    b.place_commander(BLUE, cm(60), cm(118))
    shift_aside(b, [box(45, 100, 68, 120)], RED)
    assert where(b, BLUE) == (70, 120)


def test_R97_he_does_not_end_on_another_enemy_nor_on_impassable_ground() -> None:
    rocks = Area("rocks", box(55, 35, 65, 42), IMPASSABLE)
    b = field(
        [Troops("r1", 30, 20)],
        [Troops("b1", 60, 50, 180), Troops("b2", 100, 110, 180, detached=4)],
        areas=[rocks],
    )
    b.place_commander(RED, cm(60), cm(61))
    b.place_screen(2, pose(60, 31, 180), cm(2))
    # 51 would be on b1, 41 on the rocks, 31 at the edge of the screen
    shift_aside(b, [box(40, 60, 80, 65)], BLUE)
    assert where(b) == (60, 21)
    b.lose_skirmishers(2, 4)
    b.place_commander(RED, cm(60), cm(61))
    shift_aside(b, [box(40, 60, 80, 65)], BLUE)
    assert where(b) == (60, 31)


def test_R126_nobody_keeps_away_from_an_enemy_commander_alone() -> None:
    for length, y in ((19.99, 40), (20, 50)):
        b = field([Troops("r1", 60, 20)], [Troops("b1", 20, 110, 180)])
        b.place_commander(BLUE, cm(60), cm(40))
        run(b, Manoeuvring(0))
        settle(b, 6)
        answer(b, MOVE)
        settle(b, 6)
        assert refusal(b, March([Leg(ADVANCE, cm(length))])) == ""
        answer(b, March([Leg(ADVANCE, cm(length))]))
        assert (where(b, BLUE), waiting(b)) == ((60, y), "")


def test_R123_a_friend_that_reaches_him_does_not_take_him_along() -> None:
    b = open_field()
    b.place_commander(RED, cm(30), cm(30))
    run(b, Manoeuvring(0))
    settle(b, 6)
    answer(b, MOVE)
    settle(b, 6)
    answer(b, March([Leg(ADVANCE, cm(12))]))
    assert (b.commanders[RED].unit, where(b)) == (NOBODY, (30, 30))
    assert not lowered(b, b.units[1])
    riding(b, 1)
    assert (refusal(b, Join(0)), join_length(b, RED, b.units[0])) == ("", 0)
    answer(b, Join(0))
    assert (b.commanders[RED].unit, lowered(b, b.units[1]), waiting(b)) == (0, True, "")


def test_R46_with_a_battalion_or_dead_nobody_moves_him_aside() -> None:
    b = open_field()
    b.join(RED, 0)
    shift_aside(b, [box(0, 0, 120, 120)], BLUE)
    assert b.commanders[RED].unit == 0
    b.kill_commander(RED)
    shift_aside(b, [box(0, 0, 120, 120)], BLUE)
    assert not b.commanders[RED].alive
