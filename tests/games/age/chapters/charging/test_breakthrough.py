"""Chapter 8.7: the winners occupy the position, or break through into a second combat."""

from __future__ import annotations

from typing import Any

from grognard.games.age.chapters.charging.breakthrough import (
    NOT_ASKED,
    break_through,
    targets_ahead,
)
from grognard.games.age.chapters.charging.combat import CombatPhase
from grognard.games.age.invariants import problems
from grognard.games.age.model.actions import OCCUPY, STAND, BreakThrough
from grognard.games.age.model.kinds import (
    BROKE_THROUGH,
    BUILT_UP,
    CAVALRY,
    COLUMN,
    COLUMNAR,
    COVER_1,
    DISORDERED,
    GARRISON,
    IMPASSABLE,
    MASSE,
    ON_TABLE,
    TIRAILLEURS,
)
from grognard.games.age.model.state import Battle
from grognard.kernel.umpire import answer, settle
from grognard.table.angles import heading_of
from grognard.table.measure import distance
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Troops,
    area,
    asking,
    battle,
    inch,
    run,
    waiting,
)
from tests.games.age.chapters.charging.test_combat import (
    FOLLOW,
    ROLL,
    at,
    attacker,
    defender,
    dice,
    fought,
    plain,
)
from tests.games.age.told import heard


def horse(**details: Any) -> Troops:
    return attacker(arm=CAVALRY, **details)


def behind(distance: float, **details: Any) -> Troops:
    """Another allied brigade so far behind the front of the first."""
    return plain("a2", ALLIED, (24, 18 + distance), **details)


def keys(b: Battle) -> list[tuple[int, ...]]:
    return [action.key() for action in asking(b).legal(b)]


# Occupying


def test_R78_after_a_recoil_the_winner_occupies_without_a_question() -> None:
    b = fought(1)
    assert waiting(b) == ""
    assert at(b, 0) == 18  # its front is where the loser's was
    rear = fought(1, other=defender(facing=0))
    assert rear.units[1].has(DISORDERED)


def test_R78_its_front_goes_to_where_the_losers_was() -> None:
    other = plain("a1", ALLIED, (24, 19), facing=0)  # struck in the rear, front an inch on
    b = fought(3, other=other)
    assert at(b, 0) == 19
    assert [unit for unit, _ in heard(b, "occupied")] == [0]


def test_R57_infantry_occupies_the_buildings_that_a_garrison_has_left() -> None:
    town = area(22, 18, 26, 20, BUILT_UP)
    b = fought(1, other=defender(formation=GARRISON), terrain=[town])
    assert b.units[1].formation != GARRISON
    assert b.units[0].formation == GARRISON
    other = defender(formation=GARRISON, bases=8, worn=8)
    large = fought(1, one=attacker(bases=9, worn=9), other=other, terrain=[town])
    assert large.units[0].formation != GARRISON


def test_R108_buildings_in_which_the_losers_still_are_get_no_garrison() -> None:
    deep = area(22, 18, 26, 24, BUILT_UP)  # driven back 2 inches, they are in it still
    b = fought(1, other=defender(formation=GARRISON), terrain=[deep])
    assert b.units[1].place == ON_TABLE
    assert b.units[0].formation != GARRISON
    assert problems(b) == []


def test_R78_tirailleurs_and_those_in_cover_need_not_occupy() -> None:
    loose = attacker(formation=TIRAILLEURS)
    b = fought(3, one=loose)  # tirailleurs lose 2
    assert waiting(b) == FOLLOW
    assert keys(b) == [OCCUPY.key(), STAND.key()]
    answer(b, STAND)
    assert waiting(b) == ""
    wood = area(20, 16, 28, 18, COVER_1)
    assert keys(fought(1, terrain=[wood])) == [OCCUPY.key(), STAND.key()]


# Breaking through


def test_8_7_on_4_to_6_its_owner_chooses() -> None:
    b = fought(4, behind(12))
    assert waiting(b) == FOLLOW
    assert asking(b).seat == FRENCH
    assert keys(b) == [BreakThrough(0, 1).key(), OCCUPY.key()]
    assert asking(b).why_not(b, BreakThrough(0, 2)) is NOT_ASKED
    answer(b, OCCUPY)
    assert waiting(b) == ""
    assert not b.units[0].has(BROKE_THROUGH)


def test_R47_on_7_or_more_it_must_and_an_option_frees_the_infantry() -> None:
    b = fought(7)
    assert waiting(b) == ""
    assert b.units[0].has(BROKE_THROUGH)
    free = fought(7, infantry_breakthrough="optional")
    assert keys(free) == [BreakThrough(0, 1).key(), OCCUPY.key()]
    rider = fought(6, one=horse(), infantry_breakthrough="optional")
    assert rider.units[0].has(BROKE_THROUGH)


def test_R47_half_speed_and_an_inch_from_every_enemy_if_it_reaches_nobody() -> None:
    b = fought(7)  # the enemy is 6 inches away
    assert at(b, 1) == 24
    assert at(b, 0) == 21
    rider = fought(6, one=horse(), other=defender(mode=COLUMNAR))
    assert (at(rider, 0), at(rider, 1)) == (24, 27)


def test_R47_reaching_an_enemy_is_a_second_combat() -> None:
    b = fought(8, behind(2.5))  # who supports the loser with 1
    settle(b, 10)  # who is passed through stays in order
    assert waiting(b) == ROLL
    (contact,) = b.contacts
    assert (contact.attacker, contact.defender, contact.through) == (0, 2, True)
    assert heard(b, "broke through") == [(0, [2])]
    assert at(b, 0) == 20.5
    settle(b, dice(9, 1))
    assert b.units[2].bases == 4
    assert waiting(b) == ""  # there is no third combat
    assert b.contacts == []


def test_R47_cavalry_is_disordered_after_it_and_infantry_is_not() -> None:
    b = fought(6, one=horse(), other=defender(mode=COLUMNAR))
    assert b.units[0].has(BROKE_THROUGH) and b.units[0].has(DISORDERED)
    assert not fought(7).units[0].has(DISORDERED)


def test_R47_cavalry_fights_its_second_combat_in_order() -> None:
    b = fought(6, behind(2.5), one=horse())
    settle(b, 10)
    assert waiting(b) == ROLL
    assert not b.units[0].has(DISORDERED)
    settle(b, dice(5, 1))
    if waiting(b) == FOLLOW:
        answer(b, OCCUPY)
    assert b.units[0].has(DISORDERED)


def test_R47_without_an_enemy_ahead_it_occupies() -> None:
    one, other = attacker(bases=6), defender(bases=2, worn=2)
    b = fought(7, one=one, other=other)  # 3 to 1 adds 3; nothing is left
    assert waiting(b) == ""
    assert not b.units[0].has(BROKE_THROUGH)


def test_R94_of_two_equally_near_enemies_the_owner_chooses() -> None:
    b = battle(
        [attacker(), plain("a1", ALLIED, (21, 22), bases=2), plain("a2", ALLIED, (27, 22), bases=2)]
    )
    assert targets_ahead(b, b.units[0]) == [1, 2]
    b = battle([attacker(), plain("a1", ALLIED, (24, 12), facing=0)])
    assert targets_ahead(b, b.units[0]) == []


def test_R57_a_garrison_that_wins_a_locked_round_stays() -> None:
    town = area(22, 16, 26, 18, BUILT_UP)
    b = battle([attacker(formation=GARRISON), defender()], terrain=[town])
    b.lock(0, 1)
    run(b, CombatPhase(FRENCH))
    settle(b, dice(10, 1))
    assert b.units[0].formation == GARRISON
    assert not b.units[0].has(BROKE_THROUGH)
    assert waiting(b) == ""


def test_R37_a_march_column_does_not_break_through() -> None:
    b = battle([attacker(formation=COLUMN), defender()])
    b.lock(0, 1)
    run(b, CombatPhase(FRENCH))
    settle(b, dice(10, 1))  # caught on the march, it loses 2
    assert b.units[1].bases == 4
    assert not b.units[0].has(BROKE_THROUGH)


def test_R47_closed_ground_stops_it() -> None:
    pond = area(10, 19.5, 40, 20, IMPASSABLE)
    b = fought(-7, terrain=[pond])
    assert b.units[1].place == ON_TABLE
    ahead = battle([attacker(), plain("a1", ALLIED, (24, 30))], terrain=[pond])
    break_through(ahead, ahead.units[0], 1)
    assert 19 < at(ahead, 0) <= 19.5


def test_R106_it_turns_to_the_nearest_point_of_its_enemy_at_no_cost() -> None:
    b = battle([attacker(bases=3, worn=3), plain("a1", ALLIED, (30, 24), bases=2)])
    break_through(b, b.units[0], 1)
    u = b.units[0]
    assert u.pose.h == heading_of(inch(29.25) - inch(24), inch(6))
    assert distance(inch(24), inch(18), u.pose.x, u.pose.y) in range(inch(3) - 2, inch(3) + 3)
    assert b.contacts == []


def test_R106_it_may_not_turn_on_to_another_enemy() -> None:
    deep = attacker(formation=MASSE, bases=8, worn=8)  # 4 inches behind its front
    ahead = plain("a1", ALLIED, (21, 18), facing=90, bases=2)
    beside = plain("a2", ALLIED, (24.9, 18.5), facing=270, bases=2)  # where its rear would be
    free = battle([deep, ahead])
    break_through(free, free.units[0], 1)
    assert [one.defender for one in free.contacts] == [1]
    barred = battle([deep, ahead, beside])
    break_through(barred, barred.units[0], 1)
    assert barred.contacts == []
    assert problems(barred) == []
