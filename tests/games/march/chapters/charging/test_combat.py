"""Chapter 12, combat. One test or more for each sentence of the rulebook, in its order."""

from __future__ import annotations

import pytest

from grognard.games.march.chapters.charging.combat import Round, weigh_fight, why_not_fight
from grognard.games.march.model.actions import COLUMN, PURSUE
from grognard.games.march.model.pieces import (
    ACTIVATED,
    CHARGING,
    DESTROYED,
    HARD_COVER,
    LOST_MEN,
    NOBODY,
    ON_TABLE,
    READY,
)
from grognard.kernel.dice import Opposed
from grognard.kernel.umpire import ask_again, settle
from tests.games.march.field import BLUE, cm, pose, run, waiting
from tests.games.march.fights import (
    FIGHTING,
    FLEEING,
    PURSUING,
    RESOLVING,
    blue,
    both,
    by_option,
    do,
    facts,
    fight,
    in_contact,
    level,
    marks,
    patch,
    place,
    red,
    sum_for,
    throw,
)

AT_RISK = "14.2 characters in combat"


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


def test_12_8_a_combat_continues_until_one_routs() -> None:
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


# In line, and in saved games


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
