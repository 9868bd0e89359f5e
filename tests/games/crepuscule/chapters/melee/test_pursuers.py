"""W-PUR-1, W-PUR-2, D-166: which units pursue, how far, and what the pursuers meet."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.melee.contacts import contact_between
from grognard.games.crepuscule.chapters.melee.pursuit import (
    ChooseOccupation,
    ChoosePursuit,
    Rout,
    may_pursue,
    must_pursue,
    pursue,
    way_ahead,
)
from grognard.games.crepuscule.model.actions import PASS, Enter, Pass
from grognard.games.crepuscule.model.combat_actions import HOLD_BACK, PURSUE
from grognard.games.crepuscule.model.kinds import (
    BROKEN,
    BUILDING,
    CAPTURED,
    CHIEF_OF_BRIGADE,
    COMBAT,
    DESTROYED,
    DISMAYED,
    EXTENDED,
    FLEEING,
    FOOT_BASE,
    FRENZY,
    FRONT,
    GARRISON,
    HATRED,
    HOLLOW,
    IMPASSABLE,
    IMPETUOUS,
    LEFT,
    LIMBERED,
    NOBODY,
    OBSTACLE,
    OPENINGS,
    PISTOLS,
    SKIRMISH,
    SOFT_COVER,
    VETERAN,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Total
from grognard.table.pose import INCH
from tests.games.crepuscule.builders import (
    ALLIED,
    Staff,
    Troops,
    act,
    area,
    asking,
    battalion,
    battery,
    battle,
    inch,
    line,
    officer,
    run,
    squadron,
    throw,
    waiting,
)

DEEP = 2 * FOOT_BASE / INCH  # a battalion in line, in inches


def ahead(*others: Troops, length: float = 6) -> tuple[float, int]:
    """How many inches a battalion gets straight on, and what it meets."""
    b = battle([battalion("f", at=(24, 12)), *others])
    reach, foe = way_ahead(b, b.units[0], inch(length))
    return reach / INCH, foe


def foe(id: str, x: float, y: float) -> Troops:
    return battalion(id, ALLIED, (x, y), figures=12)


@pytest.mark.parametrize(("length", "met"), [(6, (6, 1)), (5.9, (5.9, NOBODY))])
def test_d_166_an_enemy_is_met_at_its_distance_and_not_before(
    length: float, met: tuple[float, int]
) -> None:
    assert ahead(foe("a", 24, 18), length=length) == pytest.approx(met)


def test_d_166_the_nearest_enemy_is_met_whichever_is_named_first() -> None:
    assert ahead(foe("a", 22, 18), foe("b", 27, 16)) == (4, 2)
    assert ahead(foe("a", 22, 16), foe("b", 27, 18)) == (4, 1)


def test_d_166_an_enemy_that_it_touches_is_met_at_once() -> None:
    assert ahead(foe("a", 24, 12)) == (0, 1)


def test_d_166_enemies_behind_and_beside_are_not_met() -> None:
    assert ahead(foe("a", 24, 4)) == (6, NOBODY)
    assert ahead(foe("a", 40, 15)) == (6, NOBODY)
    behind = battalion("a", ALLIED, (24, 12 - DEEP), 0, figures=12)
    assert ahead(behind) == (6, NOBODY)


def test_d_166_a_friend_in_the_way_stops_it_before_an_enemy_behind_him() -> None:
    friend = battalion("g", at=(24, 15 + DEEP), figures=12)
    assert ahead(friend, foe("a", 24, 17)) == (3, NOBODY)


def test_d_166_an_enemy_as_near_as_a_friend_is_met() -> None:
    friend = battalion("g", at=(21, 15 + DEEP), figures=8)
    assert ahead(friend, foe("a", 27, 15)) == (3, 2)


def test_d_166_it_stops_a_quarter_of_an_inch_at_a_time_before_closed_ground() -> None:
    b = battle([battalion("f", at=(24, 12))], terrain=[area(20, 16.1, 30, 20, IMPASSABLE)])
    assert way_ahead(b, b.units[0], inch(6)) == (inch(4), NOBODY)
    assert way_ahead(b, b.units[0], inch(6.2))[0] == inch(3.95)
    b = battle([battalion("f", at=(24, 12))], terrain=[area(20, 12.1, 30, 20, IMPASSABLE)])
    assert way_ahead(b, b.units[0], inch(5.9)) == (0, NOBODY)


def test_c_rea_1_fugitives_on_the_way_are_caught() -> None:
    b = battle([battalion("f", at=(24, 12)), battalion("a", ALLIED, (24, 16), marks=FLEEING)])
    pursue(b, 0, 1, inch(6))
    assert b.units[1].place == DESTROYED and not b.contacts
    assert b.units[0].pose.y == inch(16)


def test_c_art_29_d_202_a_wagon_on_the_way_is_taken_once() -> None:
    b = battle(
        [
            battalion("f", at=(24, 12)),
            battery("g", ALLIED, (24, 16), formation=LIMBERED),
            battalion("h", at=(24, 40)),
        ]
    )
    pursue(b, 0, 1, inch(6))
    assert b.units[1].captor == 0 and not b.contacts
    pursue(b, 0, 1, inch(6))
    assert b.units[1].captor == 0


def test_w_pur_2_a_fresh_enemy_is_struck_on_the_edge_that_he_shows() -> None:
    b = battle([battalion("f", at=(24, 12)), battalion("a", ALLIED, (25, 16), 90, figures=12)])
    pursue(b, 0, 1, inch(9))
    assert [(one.attacker, one.defender) for one in b.contacts] == [(0, 1)]
    assert b.contacts[0].edge != FRONT


def pair(winner: Troops, loser: Troops, edge: int = FRONT) -> Battle:
    b = battle([winner, loser])
    b.touch(contact_between(b, 0, 1, edge))
    return b


def winner_pursues(**details: Any) -> bool:
    b = pair(battalion("f", **details), battalion("a", ALLIED))
    return may_pursue(b, b.contacts[0], 0)


def test_d_166_squares_extended_lines_garrisons_and_gunners_never_pursue() -> None:
    assert winner_pursues()
    assert not winner_pursues(formation=EXTENDED)
    assert not winner_pursues(figures=12, formation=HOLLOW)
    assert not winner_pursues(formation=GARRISON)
    b = pair(battery("g"), battalion("a", ALLIED))
    assert not may_pursue(b, b.contacts[0], 0)


def test_d_166_who_was_struck_in_flank_does_not_pursue_but_separate_figures_do() -> None:
    b = pair(battalion("f"), battalion("a", ALLIED), LEFT)
    assert may_pursue(b, b.contacts[0], 0)
    assert not may_pursue(b, b.contacts[0], 1)
    b = pair(battalion("f"), battalion("a", ALLIED, figures=6, formation=SKIRMISH), LEFT)
    assert may_pursue(b, b.contacts[0], 1)


@pytest.mark.parametrize(("marks", "free"), [(0, False), (BROKEN, True)])
def test_d_166_another_enemy_holds_it_unless_he_is_broken_too(marks: int, free: bool) -> None:
    b = battle([battalion("f"), battalion("a", ALLIED), battalion("b", ALLIED, marks=marks)])
    for uid in (1, 2):
        b.touch(contact_between(b, 0, uid, FRONT))
    assert may_pursue(b, b.contacts[0], 0) is free


@pytest.mark.parametrize(
    ("trait", "must"), [(IMPETUOUS, True), (HATRED, True), (FRENZY, True), (PISTOLS, False)]
)
def test_d_127_w_hat_1_w_fre_1_who_always_pursues(trait: int, must: bool) -> None:
    assert must_pursue(battle([battalion("f", traits=trait)]).units[0]) is must


def fought(*units: Troops, officers: list[Staff] | None = None) -> Battle:
    """The first unit attacks the second, which is about to leave."""
    b = battle(list(units), officers, phase=COMBAT)
    b.touch(contact_between(b, 0, 1, FRONT))
    b.change_contact(b.contacts[0], b.contacts[0].fought(b.contacts[0].behind))
    return b


def test_w_pur_1_who_defends_an_obstacle_stays_without_a_test() -> None:
    hedge = line([(20, 14), (28, 14)], OBSTACLE | SOFT_COVER)
    b = battle(
        [battalion("f", at=(24, 14.1), facing=180), battalion("a", ALLIED, (24, 13.9), 0)],
        terrain=[hedge],
        phase=COMBAT,
    )
    b.touch(contact_between(b, 1, 0, FRONT))
    assert b.contacts[0].behind == 1
    run(b, Rout(1, False))
    act(b, HOLD_BACK)
    assert waiting(b) == "D-134"
    b = fought(battalion("f"), battalion("a", ALLIED))
    run(b, Rout(1, False))
    act(b, HOLD_BACK)
    assert waiting(b) == "W-PUR-1"


def test_w_pur_1_the_pursuer_is_asked_to_pursue_or_to_hold_and_for_nothing_else() -> None:
    b = fought(battalion("f"), battalion("a", ALLIED))
    run(b, Rout(1, False))
    choice = asking(b)
    assert isinstance(choice, ChoosePursuit) and (choice.seat, choice.unit) == (0, 0)
    assert [one.key() for one in choice.legal(b)] == [PURSUE.key(), HOLD_BACK.key()]
    refusal = choice.why_not(b, PASS)
    assert refusal is not None and refusal.cite == "W-PUR-1"


def dice_of(b: Battle) -> int:
    throw = b.pending
    assert isinstance(throw, Total)
    return throw.dice


def test_c_cav_20_d_64_d_134_how_many_dice_the_beaten_and_their_pursuers_throw() -> None:
    b = fought(squadron("c"), squadron("d", ALLIED))
    run(b, Rout(1, False))
    act(b, PURSUE)
    assert waiting(b) == "D-134" and dice_of(b) == 3
    throw(b, 1, 1, 1)
    assert waiting(b) == "D-166" and dice_of(b) == 3
    b = fought(battalion("f"), squadron("d", ALLIED, quality=VETERAN))
    run(b, Rout(1, True))
    act(b, PURSUE)
    assert waiting(b) == "D-62" and dice_of(b) == 2
    throw(b, 1, 1)
    assert waiting(b) == "D-166" and dice_of(b) == 2


def test_d_63_two_pursuers_throw_each_and_one_that_throws_more_is_enough() -> None:
    b = battle(
        [
            battalion("f", at=(22, 12), figures=12),
            battalion("a", ALLIED, (24, 12)),
            battalion("g", at=(27, 12), figures=12),
        ],
        phase=COMBAT,
    )
    for uid in (0, 2):
        b.touch(contact_between(b, uid, 1, FRONT))
    run(b, Rout(1, False))
    act(b, PURSUE)
    choice = asking(b)
    assert isinstance(choice, ChoosePursuit) and choice.unit == 2
    act(b, PURSUE)
    throw(b, 3, 3)
    throw(b, 1, 2)
    assert waiting(b) == "D-166"
    throw(b, 4, 3)
    assert b.units[1].place == DESTROYED
    assert (b.units[0].pose.y, b.units[2].pose.y) == (inch(15), inch(19))


def test_d_63_of_two_winners_one_may_hold_while_the_other_pursues() -> None:
    b = battle(
        [
            battalion("f", at=(22, 12), figures=12),
            battalion("a", ALLIED, (24, 12), colour=True),
            battalion("g", at=(27, 12), figures=12),
        ],
        phase=COMBAT,
    )
    for uid in (0, 2):
        b.touch(contact_between(b, uid, 1, FRONT))
    run(b, Rout(1, False))
    act(b, HOLD_BACK)
    throw(b, 1, 1)
    act(b, PURSUE)
    throw(b, 3, 4)
    throw(b, 2, 2)
    assert waiting(b) == "" and b.units[1].is_fleeing()
    assert (b.units[0].pose.y, b.units[2].pose.y) == (inch(12), inch(16))


def test_d_134_it_flees_as_far_as_it_throws_away_from_its_enemy() -> None:
    b = fought(battalion("f"), battalion("a", ALLIED))
    run(b, Rout(1, False))
    act(b, HOLD_BACK)
    throw(b, 1, 1)
    throw(b, 3, 4)
    u = b.units[1]
    assert u.is_fleeing() and u.pose.h == 0
    assert u.pose.y == inch(12) + 2 * FOOT_BASE + inch(7)


def test_d_62_a_yielding_unit_falls_back_as_far_as_it_throws() -> None:
    b = fought(battalion("f"), battalion("a", ALLIED, quality=VETERAN))
    run(b, Rout(1, True))
    act(b, HOLD_BACK)
    throw(b, 1, 1)
    throw(b, 4)
    assert b.units[1].pose.y == inch(16) and b.units[1].pose.h == 18000
    assert not b.is_engaged(1) and not b.is_engaged(0)


def test_d_109_the_chief_who_is_taken_with_his_unit_dismays_his_army() -> None:
    b = fought(
        battalion("f"),
        battalion("a", ALLIED),
        battalion("b", ALLIED, (24, 40)),
        officers=[officer("o", ALLIED, rank=CHIEF_OF_BRIGADE, attached="a")],
    )
    run(b, Rout(1, False))
    act(b, PURSUE)
    throw(b, 1, 1)
    throw(b, 1, 2)
    assert b.officers[0].place == CAPTURED
    assert b.units[2].has(DISMAYED)


def stormed(*more: Troops) -> Battle:
    """A garrison of six is driven out of a house by the battalions south of it."""
    house = area(22, 20, 26, 23, BUILDING | OPENINGS)
    b = battle(
        [
            battalion("f", at=(24, 19.9), figures=12),
            battalion("a", ALLIED, (24, 20), figures=6, formation=GARRISON),
            *more,
        ],
        terrain=[house],
        phase=COMBAT,
    )
    b.touch(contact_between(b, 0, 1, FRONT))
    return b


def test_d_140_units_that_take_a_building_may_go_in_or_stay_outside() -> None:
    b = stormed()
    run(b, Rout(1, False))
    throw(b, 3, 3)
    choice = asking(b)
    assert isinstance(choice, ChooseOccupation) and (choice.seat, choice.unit) == (0, 0)
    assert [one.key() for one in choice.legal(b)] == [Enter(0, 0).key(), PASS.key()]
    for wrong in (Enter(0, 1), Enter(1, 0), PURSUE):
        refusal = choice.why_not(b, wrong)
        assert refusal is not None and refusal.cite == "W-PUR-1"
    act(b, Enter(0, 0))
    assert b.units[0].formation == GARRISON and b.units[0].building == 0
    assert b.units[1].is_fleeing() and waiting(b) == ""
    b = stormed()
    run(b, Rout(1, False))
    throw(b, 3, 3)
    act(b, Pass())
    assert b.units[0].formation != GARRISON and waiting(b) == ""


def test_d_140_the_next_of_the_winners_is_asked_when_the_first_stays_outside() -> None:
    b = stormed(battalion("g", at=(20.5, 21.5), facing=90, figures=12))
    b.touch(contact_between(b, 2, 1, FRONT))
    run(b, Rout(1, False))
    throw(b, 3, 3)
    first = asking(b)
    assert isinstance(first, ChooseOccupation) and first.unit == 0
    act(b, PASS)
    second = asking(b)
    assert isinstance(second, ChooseOccupation) and second.unit == 2
    act(b, Enter(2, 0))
    assert b.units[2].building == 0 and waiting(b) == ""


def test_d_140_cavalry_does_not_go_in() -> None:
    house = area(22, 20, 26, 23, BUILDING | OPENINGS)
    b = battle(
        [
            squadron("c", at=(24, 19.9)),
            battalion("a", ALLIED, (24, 20), figures=6, formation=GARRISON),
        ],
        terrain=[house],
        phase=COMBAT,
    )
    b.touch(contact_between(b, 0, 1, FRONT))
    run(b, Rout(1, False))
    throw(b, 3, 3)
    assert waiting(b) == ""
