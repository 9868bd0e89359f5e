"""P-20: victory."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.victory import (
    check_broken,
    check_end,
    grade_of,
    holders,
    loss_of,
    points_of,
    scaled_lead,
)
from grognard.games.crepuscule.model.kinds import (
    ADC,
    BRIGADIER,
    CAISSON,
    FLEEING,
    LIMBERED,
    MARCH,
    NOBODY,
    SKIRMISH,
)
from grognard.games.crepuscule.model.setting import Profile
from grognard.games.crepuscule.screen.words import ending_words
from tests.games.crepuscule.builders import (
    ALLIED,
    FRENCH,
    battalion,
    battery,
    battle,
    officer,
    squadron,
    unit,
)


def test_c_vic_1_t_vic_1_losses_count_above_a_quarter() -> None:
    b = battle([battalion("f", figures=24, lost=6), battalion("g", figures=24, lost=7)])
    assert [loss_of(b, u) for u in b.units] == [0, 7 * 7]


def test_d_119_elite_horsemen_who_fall_cost_more() -> None:
    b = battle([squadron("f", figures=8, price=16, elites=2)])
    b.lose(0, 3, b.units[0].formation, 5, b.units[0].pose, 1)
    assert loss_of(b, b.units[0]) == 3 * 16 + 5


def test_d_119_routing_units_count_whole() -> None:
    b = battle([battalion("f", figures=24, marks=FLEEING), battalion("g", at=(50, 12))])
    b.destroy(1)
    assert [loss_of(b, u) for u in b.units] == [168, 168]


def test_d_148_a_battery_by_its_crew_or_whole() -> None:
    b = battle([battery("g", gunners=4)])
    b.units[0].figures = 3
    assert loss_of(b, b.units[0]) == 0
    b.units[0].figures = 2
    assert loss_of(b, b.units[0]) == 10
    b.capture_gun(0, 0)
    assert loss_of(b, b.units[0]) == 80


def test_d_148_detached_skirmishers_count_with_their_battalion() -> None:
    b = battle([battalion("f", figures=24, lost=6, skirmishers=6)])
    b.detach(0, 1, 6, b.units[0].pose.moved(10000), 6, 6)
    assert [loss_of(b, u) for u in b.units] == [0, 0, 0]
    b.destroy(1)
    assert loss_of(b, b.units[0]) == 12 * 7


def test_c_vic_2_d_118_eighths_are_held_by_formed_infantry_alone_there() -> None:
    b = battle([battalion("f", at=(9, 12)), squadron("c", at=(27, 12))])
    assert holders(b) == [FRENCH, *[NOBODY] * 7]
    b = battle([battalion("f", at=(9, 12)), squadron("c", ALLIED, (9, 20))])
    assert holders(b)[0] == NOBODY
    b = battle([battalion("f", at=(9, 12)), squadron("c", ALLIED, (9, 20), marks=FLEEING)])
    assert holders(b)[0] == FRENCH
    b = battle([battalion("f", at=(9, 12), formation=SKIRMISH, files=12)])
    assert holders(b)[0] == NOBODY
    wagon = unit("w", ALLIED, (9, 20), None, CAISSON, 1, Profile(), formation=LIMBERED)
    assert holders(battle([battalion("f", at=(9, 12)), wagon]))[0] == FRENCH  # it never fights
    b = battle([battalion("a", ALLIED, (70, 40), formation=MARCH, files=3)])
    assert holders(b)[7] == ALLIED


def test_c_vic_3_colours_guns_and_generals() -> None:
    b = battle(
        [battalion("a", ALLIED, (9, 40), colour=True), battery("g", ALLIED, (30, 40))],
        [officer("o", ALLIED, rank=BRIGADIER), officer("p", ALLIED, rank=ADC)],
    )
    assert points_of(b, FRENCH).total == 0
    b.take_colour(0)
    b.wound_officer(0, 2)
    b.capture_officer(1)
    b.capture_gun(1, NOBODY + 1)
    lines = points_of(b, FRENCH, True).lines
    assert [line for line in lines if line[0].startswith("C-VIC-3")] == [
        ("C-VIC-3 colour", 100),
        ("C-VIC-3 gun", 100),
        ("C-VIC-3 general", 100),
    ]
    assert [line for line in lines if line[0] == "D-148"] == [("D-148", 60), ("D-148", 60)]


@pytest.mark.parametrize(
    ("lead", "grade"),
    [(0, 0), (99, 1), (100, 2), (300, 2), (301, 3), (500, 3), (501, 4), (-501, 4)],
)
def test_c_vic_4_t_vic_2_grades(lead: int, grade: int) -> None:
    assert grade_of(lead) == grade


def test_t_vic_3_a_smaller_army_counts_for_more() -> None:
    b = battle([battalion("a", ALLIED, figures=30, marks=FLEEING, cost=150)], points=1000)
    assert scaled_lead(b) == 300 and grade_of(scaled_lead(b)) == 2


def test_d_111_the_last_turn_ends_it_and_points_decide() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (60, 40), marks=FLEEING)], turn=7)
    check_broken(b)
    assert not b.finished  # those in flight may rally
    b = battle([battalion("f"), battalion("a", ALLIED, (60, 40), lost=18)], turn=7)
    check_end(b)
    early = b.finished
    check_broken(b)
    assert (early, b.finished, b.winner, b.ending) == (False, True, FRENCH, "W-VIC-2")
    b = battle(
        [
            battalion("f", at=(9, 12)),
            battalion("a", ALLIED, (9, 20)),
            squadron("c", ALLIED, (60, 40)),
        ],
        turn=8,
    )
    check_end(b)
    assert b.finished and b.winner == NOBODY and b.ending == "D-111"


def test_c_vic_4_the_end_says_when_by_how_much_and_how_great_a_victory_it_is() -> None:
    won = battle([battalion("f"), battalion("a", ALLIED, (60, 40), lost=17)], turn=8)
    check_end(won)
    assert (
        ending_words(won, "en") == "After turn 8: 219 to 100 in victory points, a victory (D-111)."
    )
    drawn = battle([battalion("f", at=(9, 12)), battalion("a", ALLIED, (9, 20))], turn=8)
    check_end(drawn)
    assert ending_words(drawn, "fr") == "Après le tour 8\xa0: 0 à 0 aux points de victoire (D-111)."


def test_w_vic_2_the_end_names_the_army_that_has_melted_away() -> None:
    b = battle([battalion("f"), battalion("a", ALLIED, (60, 40), lost=18)], turn=7)
    check_broken(b)
    said = ending_words(b, "en")
    assert said.startswith("On turn 7, with Allies down to a quarter of the figures: 226")


def test_w_vic_2_a_quarter_of_the_figures_left_ends_it_unless_agreed() -> None:
    for lost, over in ((17, False), (18, True)):
        b = battle([battalion("f", figures=24, lost=lost), battalion("a", ALLIED, (60, 40))])
        check_broken(b)
        assert b.finished == over
    b = battle(
        [battalion("f", figures=24, lost=18), battalion("a", ALLIED, (60, 40))], early_end="off"
    )
    check_broken(b)
    assert not b.finished
