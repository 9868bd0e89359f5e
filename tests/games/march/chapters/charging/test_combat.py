"""Chapter 12, combat. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.march.chapters.charging.combat import (
    Round,
    push_heading,
    weigh_fight,
    why_not_fight,
    why_not_pursue,
)
from grognard.games.march.chapters.charging.joining import Disengaging
from grognard.games.march.chapters.charging.strength import combat_sum
from grognard.games.march.chapters.figures import footprint
from grognard.games.march.model.actions import COLUMN, LINE, PURSUE, STAND, WITHDRAW
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DEFENDING,
    DESTROYED,
    ENTANGLED,
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    LOST_MEN,
    NOBODY,
    ON_TABLE,
    READY,
    ROUGH,
    STRUCK_ASIDE,
    TIRED,
)
from grognard.games.march.model.state import Battle
from grognard.kernel.dice import Opposed
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import ask_again, settle
from grognard.table.contact import touching
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, run, waiting
from tests.games.march.fights import (
    FIGHTING,
    FLEEING,
    PURSUING,
    RESOLVING,
    asked,
    asking,
    blue,
    both,
    by_option,
    charge,
    do,
    fight,
    hedge,
    in_contact,
    marks,
    patch,
    place,
    red,
    throw,
    why_not,
)

DRAWING_OFF = "12.9 draw off"
AT_RISK = "14.2 characters in combat"


def sum_for(b: Battle, uid: int = 0) -> Tally:
    u = b.units[uid]
    return combat_sum(b, u, b.units[u.foe], None, True)


def level(b: Battle) -> Battle:
    """Nobody has a charge bonus: 6 groups against 6."""
    b.unmark(0, CHARGING)
    return b


def facts(b: Battle, word: str) -> list[int]:
    assert b.events is not None
    return next(event.facts() for event in b.events if event.kind() == word)


# 12.4 Dice


def test_12_4_both_throw_a_die_and_the_higher_sum_wins() -> None:
    b = level(in_contact())
    b.events = []
    fight(b, 3, 2)
    assert facts(b, "fought") == [0, 1, 3, 9, 2, 8]
    assert (b.units[0].rankers, b.units[1].rankers) == (22, 18)
    assert waiting(b) == RESOLVING


def test_12_4_the_defender_may_win() -> None:
    b = level(in_contact())
    fight(b, 2, 3)
    assert (b.units[0].rankers, b.units[1].rankers) == (18, 22)
    assert ("beaten" in marks(b, 0), "beaten" in marks(b, 1)) == (True, False)
    assert waiting(b) == RESOLVING


@pytest.mark.parametrize(
    ("ahead", "won", "drawn", "lost"),
    [
        (0, 42, 17, 42),
        (1, 58, 14, 28),
        (2, 72, 11, 17),
        (3, 83, 8, 8),
        (4, 92, 6, 3),
        (5, 97, 3, 0),
        (6, 100, 0, 0),
    ],
)
def test_12_4_the_odds_by_advantage(ahead: int, won: int, drawn: int, lost: int) -> None:
    b = level(in_contact(other=blue(y=60, rankers=16), one=red(y=60, rankers=16 + 4 * ahead)))
    run(b, Round(0))
    assert isinstance(b.pending, Opposed)
    ways = [0, 0, 0]
    for outcome, weight in b.pending.outcomes():
        fought = b.clone()
        settle(fought, outcome)
        losses = [u.losses() for u in fought.units]
        ways[1 if losses == [0, 0] else 0 if losses[0] == 2 else 2] += weight
    assert [round(100 * way / 36) for way in ways] == [won, drawn, lost]


# 12.5 What is added


@pytest.mark.parametrize(("rankers", "groups"), [(24, 6), (21, 6), (20, 5), (1, 1)])
def test_12_5_each_firing_group_counts_while_one_of_it_stands_R29(
    rankers: int, groups: int
) -> None:
    b = level(in_contact())
    b.lose(0, 24 - rankers)
    assert sum_for(b).lines == [("12.5 groups", groups)]


def test_12_5_a_screen_does_not_fight() -> None:
    b = level(in_contact(one=red(y=60, detached=4)))
    assert sum_for(b).lines == [("12.5 groups", 5)]


def test_R88_a_column_fights_with_all_its_groups() -> None:
    b = level(in_contact(one=red(y=60, rankers=48), other=blue(y=60, rankers=48)))
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (12, 12)


def test_12_5_a_charge_in_line_adds_3_and_in_column_6() -> None:
    line = in_contact(one=red(y=60, formation=LINE))
    assert sum_for(line).lines == [("12.5 groups", 6), ("12.5 charge in line", 3)]
    column = in_contact()
    assert sum_for(column).lines == [("12.5 groups", 6), ("12.5 charge in column", 6)]
    assert sum_for(column, 1).lines == [("12.5 groups", 6)]


def test_R30_an_officer_adds_3_and_1_as_a_character() -> None:
    b = level(in_contact(one=red(y=60, staff=(0, 0, 0, 1))))
    assert sum_for(b).lines[1:] == [("12.5 officer", 3), ("12.5 characters", 1)]


def test_12_5_each_character_adds_1() -> None:
    b = level(in_contact(one=red(y=60, staff=(2, 1, 1, 0))))
    assert sum_for(b).lines[1:] == [("12.5 characters", 4)]
    b.lose_character(0, 0)
    assert sum_for(b).lines[1:] == [("12.5 characters", 3)]


def test_R30_the_supreme_commander_adds_3_and_no_more() -> None:
    b = level(in_contact())
    b.join(RED, 0)
    assert sum_for(b).lines[1:] == [("3.4 aggression", 3)]
    assert len(sum_for(b, 1).lines) == 1


def test_R37_friends_who_have_joined_add_2_however_many_they_are() -> None:
    b = field(
        [red(y=60), Troops("r2", 80, 70), Troops("r3", 40, 70)], [blue(y=60), Troops("b2", 20, 90)]
    )
    b.engage(0, 3, False)
    level(b)
    b.support(1, 0)
    assert sum_for(b).lines[1:] == [("12.5 friend joined", 2)]
    b.support(2, 0)
    assert sum_for(b).lines[1:] == [("12.5 friend joined", 2)]
    assert sum_for(b, 3).lines[1:] == []


def test_12_5_higher_ground_adds_2_R31() -> None:
    hill = patch(40, 61, 80, 100, 0, level=1)
    b = level(in_contact(areas=[hill]))
    assert sum_for(b, 1).lines[1:] == [("12.5 higher ground", 2)]
    assert sum_for(b, 0).lines[1:] == []


def test_R78_on_equal_levels_nobody_is_higher() -> None:
    wide = level(in_contact(areas=[patch(40, 40, 80, 100, 0, level=1)]))
    assert (len(sum_for(wide, 0).lines), len(sum_for(wide, 1).lines)) == (1, 1)
    terrace = patch(40, 40, 80, 100, 0, level=1)
    top = patch(40, 61, 80, 100, 0, level=1)
    steep = level(in_contact(areas=[terrace, top]))
    assert sum_for(steep, 1).lines[1:] == [("12.5 higher ground", 2)]
    summit = patch(40, 62.1, 80, 100, 0, level=1)  # beyond the centre of the blue line
    assert len(sum_for(level(in_contact(areas=[summit])), 1).lines) == 1


@pytest.mark.parametrize(
    ("traits", "line"),
    [
        (LIGHT_COVER, [("12.5 light cover", -1)]),
        (HARD_COVER, [("12.5 hard cover", -4)]),
        (LIGHT_COVER | HARD_COVER, [("12.5 hard cover", -4)]),
        (ROUGH, []),
    ],
)
def test_12_5_cover_that_the_enemy_defends_lowers_the_sum(
    traits: int, line: list[tuple[str, int]]
) -> None:
    b = level(in_contact(areas=[patch(40, 60, 80, 80, traits)]))
    assert sum_for(b, 0).lines[1:] == line
    assert sum_for(b, 1).lines[1:] == []


def test_R32_light_and_hard_cover_do_not_add_up() -> None:
    wood, wall = patch(40, 60, 80, 80, LIGHT_COVER), hedge(40, 80, 60, HARD_COVER)
    b = level(in_contact(areas=[wood], edges=[wall]))
    assert sum_for(b, 0).lines[1:] == [("12.5 hard cover", -4)]


def test_R79_an_area_covers_if_more_than_half_of_the_defender_lies_in_it() -> None:
    half = level(in_contact(areas=[patch(40, 62, 80, 80, LIGHT_COVER)]))
    assert sum_for(half, 0).lines[1:] == []
    more = level(in_contact(areas=[patch(40, 61.9, 80, 80, LIGHT_COVER)]))
    assert sum_for(more, 0).lines[1:] == [("12.5 light cover", -1)]


def test_R79_an_obstacle_covers_within_2_cm_of_the_edge_that_is_struck() -> None:
    def cover(y: float) -> int:
        b = level(in_contact(edges=[hedge(40, 80, y, LIGHT_COVER)]))
        return sum_for(b, 0).total - 6

    assert [cover(y) for y in (57.9, 58, 59, 60, 60.1, 64)] == [0, -1, -1, -1, 0, 0]
    short = level(in_contact(edges=[hedge(40, 59, 59, LIGHT_COVER)]))
    assert sum_for(short, 0).total == 6  # not before the middle of that edge


def test_R79_an_obstacle_before_the_front_is_none_for_who_comes_from_aside() -> None:
    wall = hedge(40, 80, 69, HARD_COVER)
    b = field([red(x=72, y=72, facing=270)], [blue()], edges=[wall])
    b.engage(0, 1, True)
    assert sum_for(level(b), 0).lines == [("12.5 groups", 6)]


def test_R32_who_charged_or_pursued_defends_no_cover() -> None:
    b = level(in_contact(areas=[patch(40, 40, 80, 80, LIGHT_COVER)]))
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (5, 6)
    b.unmark(1, DEFENDING)
    assert (sum_for(b, 0).total, sum_for(b, 1).total) == (6, 6)


def test_12_5_whoever_is_disordered_subtracts_2_once() -> None:
    b = level(in_contact())
    b.mark(1, STRUCK_ASIDE)
    assert sum_for(b, 1).lines[1:] == [("R28 flank attack", -2)]
    b.mark(1, TIRED)
    assert sum_for(b, 1).lines[1:] == [("R28 flank attack", -2)]
    b.disorder(1)
    assert sum_for(b, 1).lines[1:] == [("12.5 disordered", -2)]
    assert sum_for(b, 0).lines[1:] == []


def test_R36_the_tired_fight_as_if_disordered() -> None:
    b = level(in_contact())
    b.tire(1)
    assert sum_for(b, 1).lines[1:] == [("R36 tired", -2)]


# 12.6 Losses


def test_12_6_the_winner_loses_2_the_loser_6_and_tests() -> None:
    b = level(in_contact())
    fight(b, 4, 2)
    assert ([u.losses() for u in b.units], marks(b, 1)) == (
        [2, 6],
        {"defending", "fought", "beaten"},
    )
    assert waiting(b) == RESOLVING


def test_R86_the_losses_fall_on_the_formed_and_never_on_the_screen() -> None:
    b = level(in_contact(other=blue(y=60, rankers=28, detached=4)))
    b.place_screen(1, pose(90, 80, 180), cm(2))
    fight(b, 4, 2)
    assert (b.units[1].rankers, b.units[1].screen) == (18, 4)
    assert waiting(b) == RESOLVING


def test_14_2_beaten_by_3_the_characters_of_the_loser_are_at_risk() -> None:
    b = level(in_contact(other=blue(y=60, staff=(0, 1, 0, 0))))
    fight(b, 6, 3)  # 12 against 10
    assert waiting(b) == RESOLVING
    b = level(in_contact(other=blue(y=60, staff=(0, 1, 0, 0))))
    fight(b, 6, 2)
    assert waiting(b) == AT_RISK
    throw(b, 0)
    assert (b.units[1].rankers, b.units[1].staff[1]) == (19, 0)
    assert b.units[0].rankers == 22
    assert waiting(b) == RESOLVING


def test_R39_the_loser_tests_at_once_with_one_less_for_losing() -> None:
    b = level(in_contact())
    fight(b, 4, 2)
    throw(b, 4)  # 4 - 1 is less than the 4 of Drilled
    assert b.units[1].routing()
    assert waiting(b) == FLEEING
    b = level(in_contact())
    fight(b, 4, 2)
    throw(b, 5)
    assert marks(b, 1) >= {"tested", "steady"}
    assert waiting(b) == PURSUING


def test_R60_who_held_this_turn_recoils_without_a_second_test() -> None:
    b = level(in_contact())
    b.resolve_tested(1, True)
    fight(b, 4, 2)
    assert place(b, 1) == (60, 65, 180)
    assert waiting(b) == PURSUING


def test_R40_the_winner_does_not_test_unless_an_option_says_so() -> None:
    b = level(in_contact())
    fight(b, 4, 2)
    assert b.units[0].causes == 0
    b = level(in_contact(**by_option("winner-tests", "on")))
    fight(b, 4, 2)
    assert (b.units[0].causes, b.units[1].causes) == (LOST_MEN, 0)
    assert waiting(b) == RESOLVING


def test_R38_losses_beyond_the_men_left_destroy_the_loser() -> None:
    b = level(in_contact(other=blue(y=60, rankers=16, detached=4, staff=(0, 0, 1, 0))))
    b.place_screen(1, pose(90, 80, 180), cm(2))
    b.lose(1, 6)
    b.join(BLUE, 1)
    fight(b, 6, 1)
    throw(b, 1 * 64, 1 * 64)  # ensign and commander survive their dice
    assert (b.units[1].place, b.commanders[BLUE].alive) == (DESTROYED, False)
    assert (b.units[0].foe, marks(b, 0)) == (NOBODY, {"fought", "tired"})
    assert waiting(b) == ""


def test_R38_one_ranker_is_still_a_group() -> None:
    b = level(in_contact(other=blue(y=60, rankers=16)))
    b.lose(1, 9)
    fight(b, 4, 2)
    assert (b.units[1].rankers, b.units[1].groups(), b.units[1].place) == (1, 1, ON_TABLE)
    assert waiting(b) == RESOLVING


def test_R93_both_may_be_destroyed_in_one_round() -> None:
    b = level(in_contact(one=red(y=60, rankers=16), other=blue(y=60, rankers=16)))
    b.lose(0, 14)
    b.lose(1, 10)
    fight(b, 6, 2)
    assert [u.place for u in b.units] == [DESTROYED, DESTROYED]
    assert waiting(b) == ""


def test_R93_if_only_the_winner_falls_the_loser_still_tests_and_recoils() -> None:
    b = in_contact(one=red(y=60, rankers=16))
    b.lose(0, 14)
    fight(b, 6, 1)
    assert b.units[0].place == DESTROYED
    assert waiting(b) == RESOLVING
    throw(b, 5)
    assert (place(b, 1), b.units[1].foe) == ((60, 65, 180), NOBODY)
    assert waiting(b) == ""
    b = in_contact(one=red(y=60, rankers=16))
    b.lose(0, 14)
    fight(b, 6, 1)
    throw(b, 1)
    assert waiting(b) == FLEEING
    throw(b, 1)
    assert marks(b, 1) >= {"routing", "ran"}
    assert waiting(b) == ""


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


# 12.7 The loser routs


def test_R90_when_the_loser_routs_the_winner_stays_tired_and_is_free_next_turn() -> None:
    b = in_contact()
    fight(b, 6, 1)
    throw(b, 1, 2)
    assert (place(b, 0), place(b, 1)) == ((60, 60, 0), (60, 75, 180))
    assert marks(b, 0) == {"fought", "tired"}
    assert (b.units[0].status, b.units[0].foe) == (ACTIVATED, NOBODY)
    b.end_turn()
    assert marks(b, 0) == set()
    assert waiting(b) == ""


# 12.8 The next rounds


def test_12_8_only_who_is_in_contact_fights_on() -> None:
    b = in_contact()
    assert why_not_fight(b, b.units[0]) is None
    b.part(0)
    found = why_not_fight(b, b.units[0])
    assert found is not None and found.cite == "12.8 fight on"


def test_12_8_a_drawn_round_costs_nothing_and_ends_the_charge_R33() -> None:
    b = in_contact(one=red(y=60, staff=(0, 0, 0, 1)), other=blue(y=60, rankers=48))
    fight(b, 1, 5)  # 6 + 6 + 4 + 1 against 12 + 5
    assert [u.losses() for u in b.units] == [0, 0]
    assert (b.units[0].foe, place(b, 0), place(b, 1)) == (1, (60, 60, 0), (60, 60, 180))
    assert sum_for(b, 0).lines == [
        ("12.5 groups", 6),
        ("12.5 officer", 3),
        ("12.5 characters", 1),
    ]
    assert "tired" not in marks(b, 0) | marks(b, 1)
    assert waiting(b) == ""


def test_R32_after_a_draw_the_defender_still_holds_his_cover() -> None:
    b = in_contact(other=blue(y=60, rankers=48), areas=[patch(30, 60, 90, 90, HARD_COVER)])
    fight(b, 6, 2)  # 6 + 6 - 4 + 6 against 12 + 2
    assert sum_for(b, 0).lines == [("12.5 groups", 6), ("12.5 hard cover", -4)]


def test_12_8_a_combat_goes_on_until_one_routs() -> None:
    b = level(in_contact(one=red(y=60, rankers=48), other=blue(y=60, rankers=48)))
    for turn in range(3):
        fight(b, 6, 4)
        throw(b, 6)
        do(b, PURSUE)
        b.end_turn()
        b.begin_turn()
        b.unmark(0, CHARGING)
        assert (b.units[0].foe, b.units[1].losses()) == (1, 6 * (turn + 1))
    fight(b, 6, 1)
    throw(b, 1)
    assert b.units[0].foe == NOBODY
    assert waiting(b) == FLEEING


def test_12_10_one_activation_counts_for_both() -> None:
    b = in_contact(other=blue(y=60, rankers=48))
    run(b, Round(1))
    assert [u.status for u in b.units] == [READY, READY]
    throw(b, both(6, 6))
    assert [u.status for u in b.units] == [ACTIVATED, ACTIVATED]
    assert marks(b, 0) >= {"fought"}


def test_R76_a_fight_may_be_begun_from_either_side_with_the_same_sums() -> None:
    b = in_contact()
    b.events = []
    fight(b, 2, 1, unit=1)
    assert facts(b, "fought") == [1, 0, 2, 8, 1, 13]
    assert [u.losses() for u in b.units] == [2, 6]


def test_12_5_a_fight_is_weighed_for_both() -> None:
    b = in_contact()
    assert [tally.total for tally in weigh_fight(b, b.units[1])] == [6, 12]


# 12.9 Who has joined


def helped(**details: Any) -> Battle:
    """Red and blue fight at y = 60; a red column stands in the blue flank and has joined."""
    friend = Troops("r2", 72, 62, 270, formation=COLUMN, **details)
    b = field([red(y=60), friend], [blue(y=60), Troops("b2", 20, 100, 180)])
    b.engage(0, 2, False)
    for uid in (0, 2):
        b.unmark(uid, ENTANGLED)
    b.support(1, 0)
    return b


def test_12_9_a_joiner_takes_no_losses_and_is_not_tested() -> None:
    b = helped()
    fight(b, 6, 1)
    assert (b.units[1].losses(), marks(b, 1), b.units[1].status) == (0, set(), READY)
    assert waiting(b) == RESOLVING


def test_12_9_when_the_combat_is_over_a_joiner_may_draw_off() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, STAND)
    assert (waiting(b), asked(b)) == (DRAWING_OFF, RED)
    assert asking(b).legal(b) == [WITHDRAW, STAND]
    assert (why_not(b, STAND), why_not(b, PURSUE)) == ("", "5.1 not asked now")
    stayed = b.clone()
    do(b, WITHDRAW)
    assert (place(b, 1), b.units[1].helps) == ((77, 62, 270), NOBODY)
    assert waiting(b) == ""
    do(stayed, STAND)
    assert (place(stayed, 1), stayed.units[1].helps) == ((72, 62, 270), NOBODY)
    assert waiting(stayed) == ""


def test_R37_a_joiner_with_no_way_back_stays() -> None:
    for east, cite in ((89, ""), (88.9, "R37 one joiner")):
        b = helped()
        b.move_to(3, pose(east, 62, 270))  # its rear is at 84 and would go to 89
        fight(b, 6, 1)
        throw(b, 6)
        do(b, STAND)
        assert why_not(b, WITHDRAW) == cite
    do(b, STAND)
    assert waiting(b) == ""


def test_12_9_a_joiner_stays_joined_while_the_winner_pursues() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 6)
    do(b, PURSUE)
    assert b.units[1].helps == 0
    assert ("12.5 friend joined", 2) in sum_for(b, 0).lines
    assert waiting(b) == ""


def test_12_9_the_rout_of_the_enemy_frees_a_joiner_too() -> None:
    b = helped()
    fight(b, 6, 1)
    throw(b, 1, 1)
    assert waiting(b) == DRAWING_OFF


def test_12_9_while_the_combat_lasts_nobody_is_freed() -> None:
    b = helped()
    run(b, Disengaging())
    assert b.units[1].helps == 0
    assert waiting(b) == ""


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


def test_12_0_lines_fight_as_columns_do() -> None:
    b = in_contact(one=red(y=60, formation=COLUMN), other=blue(y=60, formation=COLUMN))
    fight(b, 3, 2)
    assert [u.losses() for u in b.units] == [2, 6]
    assert waiting(b) == RESOLVING


def test_12_7_a_saved_round_asks_again_at_every_wait() -> None:
    b = in_contact()
    run(b, Round(0))
    for wait, outcome in ((FIGHTING, both(6, 1)), (RESOLVING, 6)):
        ask_again(b)
        assert waiting(b) == wait
        throw(b, outcome)
    ask_again(b)
    assert (waiting(b), place(b, 1)) == (PURSUING, (60, 65, 180))


def test_R112_nobody_follows_whom_it_would_pass_by() -> None:
    b = field([red(x=40)], [blue(x=90)])
    found = why_not_pursue(b, b.units[0], b.units[1], 0)
    assert found is not None and found.cite == "R35 pursuit"
