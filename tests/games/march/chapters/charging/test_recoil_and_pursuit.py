"""Chapter 12, after a round: the loser recoils, the winner pursues or stays."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.combat import push_heading, why_not_pursue
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.model.actions import COLUMN, LINE, PURSUE, STAND, WITHDRAW
from grognard.games.march.model.pieces import (
    CHARGING,
    DEFENDING,
    DESTROYED,
    IMPASSABLE,
    LIGHT_COVER,
    NOBODY,
    READY,
    ROUGH,
)
from grognard.table.contact import touching
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting
from tests.games.march.fights import (
    FIGHTING,
    PURSUING,
    asked,
    asking,
    blue,
    charge,
    do,
    fight,
    in_contact,
    level,
    marks,
    patch,
    place,
    red,
    sum_for,
    throw,
    why_not,
)

# 12.6 Recoil


def test_12_6_the_loser_recoils_5_cm_facing_as_before() -> None:
    b = level(in_contact())
    fight(b, 4, 2)
    throw(b, 6)
    assert (place(b, 0), place(b, 1)) == ((60, 60, 0), (60, 65, 180))
    assert waiting(b) == PURSUING


def test_R34_a_beaten_charger_goes_straight_back() -> None:
    b = level(in_contact())
    fight(b, 2, 4)
    throw(b, 6)
    assert (place(b, 0), place(b, 1)) == ((60, 55, 0), (60, 60, 180))
    assert asked(b) == BLUE


def test_R34_who_is_struck_in_the_flank_goes_aside() -> None:
    b = field([red(x=72, y=72, facing=270)], [blue()])
    b.engage(0, 1, True)
    fight(b, 6, 1)
    throw(b, 6)
    assert place(b, 1) == (55, 70, 180)
    assert waiting(b) == PURSUING


def test_R34_the_flank_may_win_and_push_the_charger_back() -> None:
    b = field([red(x=72, y=72, facing=270)], [blue()])
    b.engage(0, 1, True)
    level(b)
    fight(b, 1, 6)
    throw(b, 6)
    assert place(b, 0) == (77, 72, 270)
    do(b, PURSUE)
    assert (place(b, 1), touching(footprint(b.units[0]), footprint(b.units[1]))) == (
        (65, 70, 180),
        True,
    )


def test_R34_apart_by_their_losses_they_are_pushed_from_centre_to_centre() -> None:
    b = field([red(x=40, y=60)], [blue(x=70, y=80)])
    heading = push_heading(b.units[0], b.units[1])
    assert 4000 < heading < 5000


def test_R34_friends_behind_are_passed_through_and_disordered_with_it() -> None:
    behind = Troops("b2", 60, 66, 180)
    b = field([red(y=60)], [blue(y=60), behind])
    b.engage(0, 1, False)
    fight(b, 6, 1)
    throw(b, 6)
    assert place(b, 1) == (60, 70, 180)  # R65: clear of the friend, whose rear is at 70
    assert ("disordered" in marks(b, 1), "disordered" in marks(b, 2)) == (True, True)
    assert "disordered" not in marks(b, 0)
    assert marks(b, 0) >= {"tired"}  # R112: the friend bars the way, nobody is asked
    assert waiting(b) == ""


@pytest.mark.parametrize(("y", "lost", "back"), [(111, 6, 5), (111.1, 8, 0)])
def test_R34_at_the_table_edge_it_loses_two_more_and_stays(
    y: float, lost: int, back: float
) -> None:
    """The blue line is 4 cm deep, and the table ends at 120."""
    b = in_contact(one=red(y=y), other=blue(y=y))
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 1)[1], b.units[1].losses()) == (y + back, lost)


def test_R34_an_enemy_behind_stops_a_recoil() -> None:
    b = field([red(y=60), Troops("r2", 60, 68, 0, rankers=16)], [blue(y=60)])
    b.engage(0, 2, False)
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 2), b.units[2].rankers) == ((60, 60, 180), 16)
    assert waiting(b) == ""


def test_R34_impassable_ground_stops_a_recoil_and_rough_does_not() -> None:
    b = in_contact(areas=[patch(40, 66, 80, 80, IMPASSABLE)])
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 1)[1], b.units[1].rankers) == (60, 16)
    b = in_contact(areas=[patch(40, 66, 80, 80, ROUGH)])
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 1)[1], b.units[1].rankers) == (65, 18)
    assert "disordered" in marks(b, 1)


def test_R111_who_is_at_bay_stays_in_combat_without_any_charge_bonus() -> None:
    b = in_contact(areas=[patch(40, 66, 80, 80, IMPASSABLE)])
    fight(b, 6, 1)
    throw(b, 6)
    assert (b.units[0].foe, b.units[1].foe) == (1, 0)
    assert not b.units[0].marks & CHARGING
    assert "tired" not in marks(b, 0) | marks(b, 1)
    assert waiting(b) == ""


def test_R111_the_two_more_may_be_its_last() -> None:
    b = in_contact(areas=[patch(40, 66, 80, 80, IMPASSABLE)])
    b.lose(1, 16)
    fight(b, 6, 1)
    throw(b, 6)
    assert (b.units[1].place, b.units[0].foe) == (DESTROYED, NOBODY)
    assert marks(b, 0) == {"fought", "tired"}
    assert waiting(b) == ""


def test_R46_a_commander_alone_behind_the_line_makes_room_for_a_recoil() -> None:
    b = level(in_contact())
    b.place_commander(RED, cm(60), cm(66))
    fight(b, 4, 2)
    throw(b, 6)
    assert b.commanders[RED].y < cm(66)


# 12.7 Pursuit


def test_12_7_the_winner_may_pursue_into_contact() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 6)
    assert (waiting(b), asked(b)) == (PURSUING, RED)
    assert asking(b).legal(b) == [PURSUE, STAND]
    assert (why_not(b, STAND), why_not(b, WITHDRAW)) == ("", "5.1 not asked now")
    do(b, PURSUE)
    assert (place(b, 0), place(b, 1)) == ((60, 65, 0), (60, 65, 180))
    assert (b.units[0].foe, b.units[1].foe) == (1, 0)
    assert "tired" not in marks(b, 0) | marks(b, 1)
    assert waiting(b) == ""


def test_12_7_without_pursuit_both_wait_for_the_next_turn() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    assert (place(b, 0), place(b, 1)) == ((60, 60, 0), (60, 65, 180))
    assert (b.units[0].foe, b.units[1].foe) == (NOBODY, NOBODY)
    assert marks(b, 0) == {"fought", "tired"}
    assert marks(b, 1) == {"fought", "tired", "beaten", "tested", "steady"}
    assert waiting(b) == ""


def test_R36_attacked_before_they_fight_disordered_and_in_the_next_turn_they_are_free() -> None:
    b = field([red(y=60), Troops("r2", 90, 66, 270, formation=COLUMN)], [blue(y=60)])
    b.engage(0, 2, False)
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    later = b.clone()
    charge(b, 6, 6, unit=1, target=2)
    assert sum_for(b, 2).total == 5 - 2
    assert waiting(b) == FIGHTING
    later.end_turn()
    assert marks(later, 2) == set()
    assert [u.status for u in later.units] == [READY, READY, READY]


def test_R35_the_pursuer_has_its_charge_bonus_and_neither_holds_its_cover() -> None:
    b = in_contact(areas=[patch(40, 60, 80, 90, LIGHT_COVER)])
    fight(b, 6, 1)
    throw(b, 6)
    do(b, PURSUE)
    assert b.units[0].marks & (CHARGING | DEFENDING) == CHARGING
    assert b.units[1].marks & (CHARGING | DEFENDING) == 0
    assert sum_for(b, 0).lines == [("12.5 groups", 6), ("12.5 charge in column", 6)]


def test_R35_a_defender_who_wins_and_pursues_charges_in_his_turn() -> None:
    b = level(in_contact(areas=[patch(40, 60, 80, 90, LIGHT_COVER)]))
    fight(b, 1, 6)
    throw(b, 6)
    do(b, PURSUE)
    assert place(b, 1) == (60, 55, 180)
    assert sum_for(b, 1).lines == [("12.5 groups", 6), ("12.5 charge in line", 3)]
    assert sum_for(b, 0).lines == [("12.5 groups", 5)]


def test_R112_a_pursuit_removes_screens_and_ends_on_no_friend() -> None:
    b = in_contact(other=blue(y=60, rankers=28, detached=4))
    b.place_screen(1, pose(60, 64.5, 180), cm(2))
    fight(b, 6, 1)
    throw(b, 6)
    while waiting(b) == "10.4 screen follows":
        do(b, asking(b).legal(b)[0])
    b.place_screen(1, pose(60, 62.5, 180), cm(2))
    do(b, PURSUE)
    assert b.units[1].screen == 0
    friend = Troops("r2", 53.5, 69, 0, rankers=16, formation=COLUMN)
    b = field([red(y=60), friend], [blue(y=60, x=62, formation=COLUMN)])
    b.engage(0, 2, False)
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 2), marks(b, 0)) == ((62, 65, 180), {"fought", "tired"})
    assert waiting(b) == ""


def test_R112_impassable_ground_bars_a_pursuit() -> None:
    """The pond lies beside the blue column, where the wider red line would come."""
    b = in_contact(
        one=red(y=60, formation=LINE),
        other=blue(y=60, formation=COLUMN),
        areas=[patch(50, 62, 54, 64, IMPASSABLE)],
    )
    fight(b, 6, 1)
    throw(b, 6)
    assert (place(b, 1), marks(b, 0)) == ((60, 65, 180), {"fought", "tired"})
    assert waiting(b) == ""


# Who comes along, and who is not followed


def test_R50_screens_come_along_with_recoil_pursuit_and_withdrawal() -> None:
    b = in_contact(one=red(y=60, detached=4), other=blue(y=60, rankers=28, detached=4))
    b.place_screen(0, pose(60, 46), cm(2))
    b.place_screen(1, pose(60, 76, 180), cm(2))
    fight(b, 6, 1)
    throw(b, 6)
    assert (waiting(b), asked(b)) == ("10.4 screen follows", BLUE)
    do(b, asking(b).legal(b)[0])
    do(b, PURSUE)
    assert (waiting(b), asked(b)) == ("10.4 screen follows", RED)
    do(b, asking(b).legal(b)[0])
    assert waiting(b) == ""


def test_R112_nobody_follows_whom_it_would_pass_by() -> None:
    b = field([red(x=40)], [blue(x=90)])
    found = why_not_pursue(b, b.units[0], b.units[1], 0)
    assert found is not None and found.cite == "R35 pursuit"
