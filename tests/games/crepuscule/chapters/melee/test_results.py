"""P-13: the result of a round, with every bonus."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.casualties import remove_figures
from grognard.games.crepuscule.chapters.melee.combat import CombatStep
from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.results import CombatResult, rank_bonus, score_of
from grognard.games.crepuscule.chapters.melee.strikes import strength_of
from grognard.games.crepuscule.model.actions import Form
from grognard.games.crepuscule.model.kinds import (
    COLUMN,
    COMBAT,
    ECHELON,
    FRONT,
    HEAVY,
    HOLLOW,
    LEFT,
    LIGHT_INFANTRY,
    LINE,
    MARCH,
    NOBODY,
    PUSH,
    REAR,
    SOLID,
)
from grognard.games.crepuscule.model.state import Battle
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    Troops,
    act,
    area,
    battalion,
    battle,
    run,
    squadron,
    throw,
    waiting,
)


def melee(*units: Troops, edge: int = FRONT, **options: Any) -> Battle:
    b = battle(list(units), phase=COMBAT, **options)
    b.touch(contact_between(b, 0, 1, edge))
    return b


def score(b: Battle, seat: int, wounds: int = 0) -> list[tuple[str, int]]:
    return score_of(b, b.contacts, seat, wounds, True).lines[1:]


@pytest.mark.parametrize(
    ("troops", "bonus"),
    [
        (battalion("f", figures=20, formation=COLUMN, files=4), 3),
        (battalion("f", figures=12, formation=COLUMN, files=4), 2),
        (battalion("f", figures=16, formation=COLUMN, files=6), 2),
        (battalion("f", figures=15, formation=COLUMN, files=6), 1),  # three in the last rank
        (battalion("f", figures=20, formation=COLUMN, files=4, traits=LIGHT_INFANTRY), 2),
        (battalion("f", figures=24, formation=LINE), 0),
        (battalion("f", figures=24, formation=MARCH, files=3), 0),
        (battalion("f", figures=12, formation=HOLLOW), 3),
        (battalion("f", figures=12, formation=HOLLOW, traits=LIGHT_INFANTRY), 2),
        (battalion("f", figures=11, formation=SOLID), 1),
        (squadron("c", figures=16, formation=ECHELON, files=4), 2),
        (squadron("c", figures=8), 0),
    ],
)
def test_w_res_2_ranks_by_formation(troops: Troops, bonus: int) -> None:
    b = battle([troops], phase=COMBAT)
    assert rank_bonus(b, b.units[0]) == bonus


def test_d_199_light_columns_as_line_by_option() -> None:
    light = battalion("f", figures=20, formation=COLUMN, files=4, traits=LIGHT_INFANTRY)
    b = battle([light], light_ranks="three")
    assert rank_bonus(b, b.units[0]) == 3


def test_c_cc_2_t_cc_3_a_column_that_charges() -> None:
    column = battalion("f", figures=20, formation=COLUMN, files=4)
    b = melee(column, battalion("a", ALLIED))
    assert score(b, FRENCH) == [("W-RES-2", 3), ("C-CC-2", 1)]
    assert score(b, ALLIED) == []
    assert strength_of(b, b.contacts[0], 0) == 4


def test_t_for_1_a_line_eight_by_two_has_no_rank_bonus() -> None:
    b = melee(battalion("f", figures=16, files=8), battalion("a", ALLIED))
    assert score(b, FRENCH) == [("C-CC-2", 1)]


def test_t_cc_13_d_199_the_ranks_of_a_light_column_count_two() -> None:
    column = battalion("f", figures=20, formation=COLUMN, files=4, traits=LIGHT_INFANTRY)
    b = melee(column, battalion("a", ALLIED))
    assert score(b, FRENCH) == [("W-RES-2", 2), ("C-CC-2", 1)]


def test_t_cc_6_a_square_that_falls_below_twelve_is_solid_and_worth_one() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, figures=13, formation=HOLLOW))
    remove_figures(b, 1, 1)
    assert (b.units[1].formation, score(b, ALLIED)) == (HOLLOW, [("W-RES-2", 3)])
    remove_figures(b, 1, 1)
    assert (b.units[1].formation, score(b, ALLIED)) == (SOLID, [("W-RES-2", 1)])


def test_t_cc_5_cavalry_has_nothing_for_charging_a_square() -> None:
    square = battalion("a", ALLIED, figures=12, formation=HOLLOW)
    b = melee(squadron("c", weight=HEAVY), square)
    assert score(b, FRENCH) == []
    assert score(b, ALLIED) == [("W-RES-2", 3)]
    b = melee(battalion("f"), square)
    assert score(b, FRENCH) == [("C-CC-2", 1)]  # infantry keeps it (D-67)


def test_t_seq_2_an_undecided_combat_goes_on_in_the_turn_of_the_other_side() -> None:
    few = [battalion(id, seat, figures=6, files=3) for id, seat in (("f", FRENCH), ("a", ALLIED))]
    b = melee(*few, unit_officers="off")
    for active, mark in ((FRENCH, "C-CC-2"), (ALLIED, "C-CC-3")):
        b.begin_player_turn(active)
        assert score(b, FRENCH) == [(mark, 1)] and score(b, ALLIED) == []
        run(b, CombatStep(active, []))
        throw(b, 1, 1, 1)  # nobody hits
        throw(b, 1, 1, 1)
        throw(b, 2, 2)  # and those who lost by one stand
        assert waiting(b) == "" and b.contacts


def test_c_cc_3_t_seq_2_t_cc_7_in_the_next_round_the_push_takes_the_place_of_the_charge() -> None:
    b = melee(battalion("f", marks=PUSH), battalion("a", ALLIED))
    one = b.contacts[0]
    b.change_contact(one, one.fought(0))
    assert score(b, FRENCH) == [("C-CC-3", 1)]


def test_w_res_3_flank_and_rear_add_up_and_cancel_ranks() -> None:
    column = battalion("a", ALLIED, figures=20, formation=COLUMN, files=4)
    b = melee(battalion("f"), column, edge=LEFT)
    assert ("W-RES-3 flank", 1) in score(b, FRENCH)
    assert score(b, ALLIED) == []
    b = melee(battalion("f"), column, edge=REAR)
    assert ("W-RES-3 rear", 2) in score(b, FRENCH)


def test_w_res_4_four_figures_do_not_cancel_ranks() -> None:
    column = battalion("a", ALLIED, figures=20, formation=COLUMN, files=4)
    b = melee(squadron("c", figures=4), column, edge=LEFT)
    assert score(b, ALLIED) == [("W-RES-2", 3)]
    b = melee(squadron("c", figures=5), column, edge=LEFT)
    assert score(b, ALLIED) == []


def test_w_std_1_a_colour_counts_until_it_is_lost() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED, colour=True))
    assert score(b, ALLIED) == [("W-RES-3 standard", 1)]
    b.take_colour(1)
    assert score(b, ALLIED) == []


def test_w_res_3_higher_ground() -> None:
    hill = area(20, 12.5, 28, 20, 0, level=1)
    b = battle([battalion("f", at=(24, 12)), battalion("a", ALLIED, (24, 13))], terrain=[hill])
    b.touch(contact_between(b, 0, 1, FRONT))
    assert score(b, ALLIED) == [("W-RES-3 higher ground", 1)]


def result(b: Battle, south: int, north: int) -> None:
    run(b, CombatResult(south, north, 0, 0, [0, 1]))


def test_w_res_7_a_tie_goes_to_the_only_musician() -> None:
    b = melee(battalion("f", musician=True), battalion("a", ALLIED))
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    result(b, 2, 2)
    assert waiting(b) == "W-BRK-1"
    assert b.units[0].has(PUSH) and not b.units[1].has(PUSH)


def test_w_res_7_two_musicians_throw() -> None:
    b = melee(battalion("f", musician=True), battalion("a", ALLIED, musician=True))
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    result(b, 2, 2)
    throw(b, 2, 5)
    assert b.units[1].has(PUSH)
    assert waiting(b) == "W-BRK-1"


def test_c_cc_3_d_58_t_cc_7_after_a_tie_the_higher_initiative_pushes_and_of_equals_nobody() -> None:
    b = melee(battalion("f", ws=4), battalion("a", ALLIED))
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    result(b, 2, 2)
    assert b.units[0].has(PUSH) and waiting(b) == ""
    b = melee(battalion("f"), battalion("a", ALLIED))
    b.change_contact(b.contacts[0], b.contacts[0].fought(0))
    result(b, 2, 2)
    assert not b.units[0].has(PUSH) and not b.units[1].has(PUSH)


def test_d_164_where_a_side_has_fallen_nobody_tests_and_the_others_form_again() -> None:
    b = melee(battalion("f"), battalion("a", ALLIED))
    b.lose(1, 24, LINE, 1, b.units[1].pose)
    result(b, 24, 0)
    assert waiting(b) == "D-164" and b.winner == NOBODY
    act(b, Form(0, COLUMN))
    assert waiting(b) == "" and b.units[0].formation == COLUMN
