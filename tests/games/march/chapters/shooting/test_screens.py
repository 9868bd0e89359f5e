"""Chapter 10, screens in detail: which makes room for which, when a screen is placed, and where."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.activation import Activations
from grognard.games.march.chapters.charging.joining import DrawOff
from grognard.games.march.chapters.figures import footprint, screen_footprint, width_of
from grognard.games.march.chapters.flight import Flight
from grognard.games.march.chapters.moving.formation import why_not_form
from grognard.games.march.chapters.moving.manoeuvre import Manoeuvring
from grognard.games.march.chapters.moving.marching import nearest_on_way, why_not_path
from grognard.games.march.chapters.moving.obstacles import before_friends
from grognard.games.march.chapters.shooting.skirmishers import (
    LEAST_GAP,
    ScreenMove,
    Skirmishing,
    first_place,
    is_leashed,
    lies_on_screen,
    list_places,
    why_not_screen,
    why_not_skirmish,
)
from grognard.games.march.model.actions import (
    COLUMN,
    HOLD_FIRE,
    LINE,
    MOVE,
    PURSUE,
    REFORM,
    STAND,
    WITHDRAW,
    Form,
    March,
    Pass,
    PlaceScreen,
)
from grognard.games.march.model.pieces import FREED, IMPASSABLE, OBSTACLE, THINNED, VETERANS
from grognard.games.march.model.state import Battle
from grognard.games.march.screen.refusal_details import detail
from grognard.kernel.decision import Decision
from grognard.kernel.umpire import answer, ask_again, settle
from grognard.table.measure import between, overlap
from grognard.table.paths import ADVANCE, Leg
from grognard.table.pose import Pose
from grognard.table.shapes import polygon, rectangle
from grognard.table.terrain import Area, Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting
from tests.games.march.fights import (
    ANSWERING,
    FIGHTING,
    PURSUING,
    asked,
    asking,
    blue,
    charge,
    do,
    fight,
    hedge,
    in_contact,
    place,
    red,
    throw,
)

PLACE = "10.4 screen follows"


def far_enemy() -> Troops:
    return Troops("x", 60, 118, 180)


def behind_a_screen(ahead: float = 40, *, fence: bool = False) -> Battle:
    """Red 0 in the south; the screen of red 1, who stands aside, lies before it, 2 cm deep."""
    b = field(
        [Troops("r1", 60, 20), Troops("r2", 25, ahead, detached=5)],
        [far_enemy()],
        edges=[hedge(40, 80, 25, OBSTACLE)] if fence else [],
    )
    b.place_screen(1, pose(60, ahead), cm(2))
    return b


def advance(length: float) -> Leg:
    return Leg(ADVANCE, cm(length))


def refused(b: Battle, length: float) -> str:
    found = why_not_path(b, b.units[0], [advance(length)], 6)
    return "" if found is None else found.cite


def moving(b: Battle, pips: int, *legs: Leg) -> None:
    run(b, Manoeuvring(0))
    settle(b, 6)
    answer(b, MOVE)
    settle(b, pips)
    do(b, March(list(legs)))


def stays(b: Battle, unit: int) -> bool:
    """Whether the screen of a battalion may stay where it is."""
    u = b.units[unit]
    return why_not_screen(b, u, u.screen_pose, u.gap) is None


# R118 Not on another's screen


def test_R118_a_move_passes_through_a_friends_screen_but_does_not_end_on_it() -> None:
    b = behind_a_screen()
    assert [refused(b, length) for length in (18, 24)] == ["", ""]
    assert [refused(b, length) for length in (18.01, 23.99)] == ["18.6 overlap"] * 2
    moving(b, 6, advance(24))
    assert (place(b, 0), b.units[1].screen_pose.key(), waiting(b)) == (
        (60, 44, 0),
        pose(60, 40).key(),
        "",
    )


def test_R118_a_move_may_end_on_the_ground_of_its_own_screen_which_then_goes() -> None:
    b = field([Troops("r1", 60, 20, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 30), cm(2))
    moving(b, 6, advance(10))
    assert (waiting(b), asked(b), stays(b, 0)) == (PLACE, RED, False)
    do(b, PlaceScreen(0, pose(60, 40), cm(2)))
    assert (b.units[0].screen_pose.key(), waiting(b)) == (pose(60, 40).key(), "")


def test_R118_no_change_of_formation_ends_on_a_friends_screen() -> None:
    # as a column it would reach to y = 24
    for ahead, cite in ((26, ""), (25.9, "18.6 overlap")):
        b = behind_a_screen(ahead)
        found = why_not_form(b, b.units[0], COLUMN, 0)
        assert ("" if found is None else found.cite) == cite
    own = field([Troops("r1", 60, 20, detached=5)], [far_enemy()])
    own.place_screen(0, pose(60, 25), cm(2))
    assert why_not_form(own, own.units[0], COLUMN, 0) is None


def test_R118_a_new_formation_does_not_end_on_an_enemy_screen_that_was_near_already() -> None:
    b = field([Troops("r1", 60, 40, formation=COLUMN)], [Troops("x", 95, 80, 180, detached=4)])
    b.place_screen(1, pose(68, 31, 90), cm(2))  # 2 cm beside the column, and on the line's ground
    found = why_not_form(b, b.units[0], LINE, 0)
    assert found is not None and found.cite == "7.11 ten centimetres"
    # one that it touches already would be stood on, no nearer than before
    b.place_screen(1, pose(66, 31, 90), cm(2))
    assert between(screen_footprint(b.units[1]).hull, footprint(b.units[0]).hull) == 0
    found = why_not_form(b, b.units[0], LINE, 0)
    assert found is not None and found.cite == "18.6 overlap"


def test_R118_a_way_cut_short_stops_before_a_friends_screen() -> None:
    b = behind_a_screen(34, fence=True)
    moving(b, 6, advance(30))
    settle(b, 6)  # the fence takes 15 of 30 cm: its front would reach y = 35
    assert abs(int(b.units[0].pose.y) - cm(32)) <= 2
    assert waiting(b) == ""
    b = behind_a_screen(40)
    assert before_friends(b, b.units[0], [advance(20)])[0].amount == cm(18)
    assert before_friends(b, b.units[0], [advance(24)])[0].amount == cm(24)


def charged_through(screen_at: float = 59) -> Battle:
    """A red column charges from y = 50 to 70 past r2, whose screen ends up under its rear."""
    b = field([red(), Troops("r2", 84, 60, detached=4)], [blue()])
    b.place_screen(1, pose(68, screen_at), cm(2))
    charge(b, 6, 3, target=2)
    assert waiting(b) == ANSWERING
    do(b, HOLD_FIRE)
    return b


def test_R118_a_friends_screen_makes_way_for_a_charge_that_arrives() -> None:
    b = charged_through()
    assert (place(b, 0), lies_on_screen(b.units[0], b.units[1])) == ((60, 70, 0), True)
    assert (waiting(b), asked(b), stays(b, 1)) == (PLACE, RED, False)
    restored = b.clone()
    ask_again(restored)
    assert waiting(restored) == PLACE
    assert asking(b).why_not(b, PlaceScreen(0, pose(84, 54), cm(2))) is not None
    do(b, PlaceScreen(1, pose(84, 54), cm(2)))
    assert (b.units[1].screen_pose.key(), b.units[1].pose.key()) == (
        pose(84, 54).key(),
        pose(84, 60).key(),
    )
    assert waiting(b) == FIGHTING


def test_R118_a_screen_beside_the_charge_stays() -> None:
    b = charged_through(58)  # from y = 56 to 58: just behind the column
    assert (lies_on_screen(b.units[0], b.units[1]), waiting(b)) == (False, FIGHTING)


def test_R118_own_screen_first_then_those_of_friends() -> None:
    b = field([red(detached=4), Troops("r2", 84, 60, detached=4)], [blue()])
    b.place_screen(0, pose(60, 56), cm(2))
    b.place_screen(1, pose(68, 59), cm(2))
    charge(b, 6, 3, target=2)
    do(b, HOLD_FIRE)
    assert waiting(b) == PLACE
    do(b, PlaceScreen(0, pose(60, 50), cm(2)))
    assert waiting(b) == PLACE
    do(b, PlaceScreen(1, pose(84, 54), cm(2)))
    assert [u.screen_pose.key() for u in b.units[:2]] == [pose(60, 50).key(), pose(84, 54).key()]
    assert waiting(b) == FIGHTING


def fled_upon(y: float, *, routing: bool = False) -> Battle:
    """Red 0 flees 7.5 cm from y = 60 to the south, where the screen of red 1 lies."""
    b = field([Troops("r1", 60, 60), Troops("r2", 30, 50, detached=4)], [far_enemy()])
    b.place_screen(1, pose(55, y), cm(2))
    b.rout(0)
    if routing:
        b.rout(1)
    run(b, Flight(0))
    settle(b, 1)
    return b


def test_R118_a_friends_screen_makes_way_for_a_flight() -> None:
    b = fled_upon(51)
    assert (place(b, 0), waiting(b), asked(b)) == ((60, 52.5, 0), PLACE, RED)
    do(b, PlaceScreen(1, pose(30, 58), cm(2)))
    assert (lies_on_screen(b.units[0], b.units[1]), waiting(b)) == (False, "")
    clear = fled_upon(48.5)
    assert (place(clear, 0), waiting(clear)) == ((60, 52.5, 0), "")


def test_R118_the_screen_of_routers_makes_way_by_itself() -> None:
    b = fled_upon(51, routing=True)
    assert (place(b, 0), waiting(b)) == ((60, 52.5, 0), "")
    assert (lies_on_screen(b.units[0], b.units[1]), stays(b, 1)) == (False, True)


def test_R118_without_a_place_a_screen_stays_under_its_friend_R101() -> None:
    """The battalion of the screen is alone on an island, and there is no other ground."""
    west, east = [(0, 0), (54, 0), (54, 120), (0, 120)], [(90, 0), (120, 0), (120, 120), (90, 120)]
    ponds = [
        Area("pond", polygon([(cm(x), cm(y)) for x, y in shape]), IMPASSABLE)
        for shape in (west, east)
    ]
    b = field(
        [Troops("r1", 78, 60, rankers=16, formation=COLUMN), Troops("r2", 20, 50, detached=4)],
        [far_enemy()],
        areas=ponds,
    )
    b.place_screen(1, pose(78, 55), cm(2))
    run(b, ScreenMove(0))
    assert (lies_on_screen(b.units[0], b.units[1]), waiting(b)) == (True, "")
    assert b.units[1].screen_pose.key() == pose(78, 55).key()


# R119 Farther off than it may be


def test_R119_a_screen_left_too_far_off_by_losses_stays_and_shoots() -> None:
    b = field([Troops("a", 60, 40, rankers=40, detached=8)], [Troops("x", 60, 66, 180)])
    b.place_screen(0, pose(70, 51), cm(4))  # its outermost group is just within 10 cm
    assert (stays(b, 0), width_of(b.units[0])) == (True, cm(32))
    b.lose(0, 20)
    u = b.units[0]
    assert (u.has(THINNED), width_of(u), is_leashed(u, u.screen_pose, u.gap)) == (
        True,
        cm(12),
        False,
    )
    assert why_not_skirmish(b, u, 1, False) is None
    run(b, Skirmishing(0, 1, False))
    assert u.screen_pose.key() == pose(70, 51).key()
    assert waiting(b) == "9.1 shooting dice"


def test_R119_when_it_is_next_placed_it_comes_back() -> None:
    b = field([Troops("a", 60, 40, rankers=40, detached=8)], [far_enemy()])
    b.place_screen(0, pose(70, 51), cm(4))
    b.lose(0, 20)
    moving(b, 1)
    assert waiting(b) == PLACE
    found = asking(b).why_not(b, PlaceScreen(0, pose(70, 51), cm(4)))
    assert found is not None and found.cite == "10.4 within ten centimetres"
    do(b, asking(b).legal(b)[0])
    u = b.units[0]
    assert (is_leashed(u, u.screen_pose, u.gap), waiting(b)) == (True, "")


def test_R119_a_light_screen_that_shrinks_out_of_reach_stays_too() -> None:
    light = Troops("a", 60, 40, rankers=24, quality=VETERANS, light=True, detached=18)
    b = field([light], [far_enemy()])
    b.place_screen(0, pose(100, 40), cm(2))  # 52 cm wide: its left end is 10 cm from the four
    assert not stays(b, 0)  # over the table's edge
    b.place_screen(0, pose(94, 40), cm(2))
    assert stays(b, 0)
    b.lose_skirmishers(0, 12)
    assert not stays(b, 0)
    assert b.units[0].screen_pose.key() == pose(94, 40).key()


# R120 When it is placed


def test_R120_after_a_halt_it_may_go_elsewhere() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 47), cm(2))
    moving(b, 1)
    assert (place(b, 0), waiting(b)) == ((60, 40, 0), PLACE)
    do(b, PlaceScreen(0, pose(60, 34), cm(2)))
    assert (b.units[0].screen_pose.key(), waiting(b)) == (pose(60, 34).key(), "")


def test_R120_a_battalion_that_reforms_or_passes_leaves_it_where_it_is() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 47), cm(2))
    b.disorder(0)
    run(b, Manoeuvring(0))
    settle(b, 6)
    do(b, REFORM)
    assert waiting(b) == ""
    again = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    run(again, Activations())
    do(again, Pass(0))
    assert waiting(again) == "5.4 choose an activation"


def test_R120_after_a_change_of_formation() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 47), cm(2))
    run(b, Manoeuvring(0))
    settle(b, 6)
    do(b, Form(COLUMN, 0))
    assert (waiting(b), stays(b, 0)) == (PLACE, True)


def test_R120_a_charger_places_it_before_the_combat_10_cm_from_the_enemy() -> None:
    b = field([red(detached=4)], [blue()])
    b.place_screen(0, pose(60, 60), cm(2))
    charge(b, 6, 3)
    do(b, HOLD_FIRE)
    assert (waiting(b), asked(b)) == (PLACE, RED)
    near = asking(b).why_not(b, PlaceScreen(0, pose(52, 62, 270), cm(2)))
    assert near is not None and near.cite == "R8 ten centimetres"
    do(b, PlaceScreen(0, pose(60, 50), cm(2)))
    assert waiting(b) == FIGHTING


def test_R120_loser_and_winner_place_theirs_in_a_recoil_and_a_pursuit() -> None:
    b = in_contact(one=red(y=60, detached=4), other=blue(y=60, detached=4))
    b.place_screen(0, pose(60, 40), cm(2))
    b.place_screen(1, pose(60, 74, 180), cm(2))
    fight(b, 6, 1)
    throw(b, 6)
    assert (waiting(b), asked(b), place(b, 1)) == (PLACE, BLUE, (60, 65, 180))
    do(b, PlaceScreen(1, pose(60, 79, 180), cm(2)))
    assert waiting(b) == PURSUING
    do(b, PURSUE)
    assert (waiting(b), asked(b), place(b, 0)) == (PLACE, RED, (60, 65, 0))
    do(b, PlaceScreen(0, pose(60, 46), cm(2)))
    assert waiting(b) == ""


def test_R120_who_stays_after_a_combat_leaves_it() -> None:
    b = in_contact(one=red(y=60, detached=4))
    b.place_screen(0, pose(60, 40), cm(2))
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    assert (b.units[0].screen_pose.key(), waiting(b)) == (pose(60, 40).key(), "")


def test_R120_a_battalion_that_draws_off_places_it() -> None:
    b = field([Troops("a", 60, 60, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 52), cm(2))
    b.mark(0, FREED)
    run(b, DrawOff(0))
    do(b, WITHDRAW)
    assert (place(b, 0), waiting(b)) == ((60, 55, 0), PLACE)


# Where it may be


def test_10_4_no_place_is_proposed_twice() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    for where in list_places(b.units[0]):
        b.place_screen(0, where, LEAST_GAP)
        run(b, ScreenMove(0))
        decision = b.pending
        assert isinstance(decision, Decision)
        for actions in (decision.candidates(b), decision.legal(b)):
            keys = [action.key() for action in actions]
            assert len(set(keys)) == len(keys)
        assert len(decision.candidates(b)) == len(list_places(b.units[0]))
    b.place_screen(0, list_places(b.units[0])[0], cm(3))
    assert len(asking(b).candidates(b)) == len(list_places(b.units[0])) + 1


def test_R70_a_screen_does_not_lie_across_an_impassable_line() -> None:
    gorge = Edge("gorge", [(cm(40), cm(46)), (cm(80), cm(46))], IMPASSABLE)
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()], edges=[gorge])
    u = b.units[0]
    found = why_not_screen(b, u, pose(60, 46.1), cm(2))
    assert found is not None and found.cite == "R65 swept path"
    assert why_not_screen(b, u, pose(60, 46), cm(2)) is None
    assert why_not_screen(b, u, pose(60, 48), cm(2)) is None


def test_R65_a_screen_refused_by_the_ground_names_it() -> None:
    pond = Area("pond", polygon([(0, cm(44)), (cm(120), cm(44)), (cm(120), cm(60))]), IMPASSABLE)
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()], areas=[pond])
    b.place_screen(0, pose(60, 34), cm(2))
    moving(b, 1)
    there = PlaceScreen(0, pose(60, 48), cm(2))
    found = asking(b).why_not(b, there)
    assert found is not None and found.cite == "R65 swept path"
    assert detail(b, there, found, "en") == "It would touch the pond."


@pytest.mark.parametrize("light", [False, True])
def test_R101_a_place_is_looked_for_facing_every_way(light: bool) -> None:
    """Lanes between rocks run askew: only a screen that faces along them finds room."""
    troops = Troops(
        "a",
        60,
        60,
        rankers=20,
        formation=COLUMN,
        quality=VETERANS,
        light=light,
        detached=15 if light else 4,
    )
    middle = Pose(cm(60), cm(56), 6000)
    rocks = [
        Area("rock", polygon(rectangle(middle.moved(cm(off)), cm(70), cm(5)).corners()), IMPASSABLE)
        for off in range(-36, 37, 8)
    ]
    b = field([troops], [far_enemy()], areas=rocks)
    b.place_screen(0, pose(100, 100), cm(2))
    u = b.units[0]
    assert all(why_not_screen(b, u, where, LEAST_GAP) is not None for where in list_places(u))
    found = first_place(b, u)
    assert found is not None and found.h != u.pose.h
    run(b, ScreenMove(0))
    assert waiting(b) == PLACE
    do(b, asking(b).legal(b)[0])
    assert (stays(b, 0), waiting(b)) == (True, "")


def test_R70_the_whole_strip_keeps_enemies_away_its_gaps_too() -> None:
    """A narrow battalion comes straight at the gap between two groups."""
    b = field(
        [Troops("r1", 60, 20, rankers=16), Troops("r2", 100, 20)],
        [Troops("x", 60, 80, 180, rankers=16, detached=4)],
    )
    b.lose(0, 12)  # four are left, 4 cm wide
    b.place_screen(2, pose(60, 50, 180), cm(4))
    assert width_of(b.units[0]) == cm(4)
    assert refused(b, 20) == ""
    assert refused(b, 20.01) == "7.11 ten centimetres"
    assert nearest_on_way(b, b.units[0], [advance(22)]) == (2, cm(8))


def test_R46_a_screen_that_is_placed_on_an_enemy_commander_moves_him() -> None:
    b = field([Troops("a", 60, 40, detached=5)], [far_enemy()])
    b.place_screen(0, pose(60, 34), cm(2))
    b.place_commander(BLUE, cm(60), cm(47))
    moving(b, 1)
    do(b, PlaceScreen(0, pose(60, 47.5), cm(2)))
    c = b.commanders[BLUE]
    assert (c.x, c.y, c.moved) == (cm(60), cm(57), False)
    assert not overlap(screen_footprint(b.units[0]).hull, footprint(b.units[0]).hull)
    assert waiting(b) == ""
