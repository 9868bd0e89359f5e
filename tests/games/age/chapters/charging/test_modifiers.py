"""Chapter 8.2: every line of the combat sum, for attackers and for defenders."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.chapters.charging.clusters import clusters_of
from grognard.games.age.chapters.charging.modifiers import attack_sum, defence_sum
from grognard.games.age.model.kinds import (
    CAVALRY,
    COLUMN,
    CONSCRIPT,
    COUNTERING,
    COVER_1,
    COVER_2,
    CUIRASSIER,
    DISORDERED,
    ELITE,
    GARRISON,
    HEAVY,
    INFANTRY,
    MASSE,
    REGULAR,
    SILENCED,
    SQUARE,
    SUPPORTED,
    TIRAILLEURS,
    WORKS,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from tests.games.age.builders import (
    ALLIED,
    FRENCH,
    Officer,
    Troops,
    area,
    battery,
    battle,
    brigade,
    cavalry,
    general,
    line,
)

Lines = list[tuple[str, int]]


def plain(id: str, seat: int, at: tuple[float, float], **details: Any) -> Troops:
    """Six bases, worn and of conscripts: nothing is added to their die."""
    given: dict[str, Any] = {"bases": 6, "worn": 6, "spent": 0, "grade": CONSCRIPT, **details}
    return brigade(id, seat, at, **given)


def attacker(**details: Any) -> Troops:
    return plain("f1", FRENCH, (24, 12), **details)


def defender(**details: Any) -> Troops:
    return plain("a1", ALLIED, (24, 12), **details)


def horse(seat: int = FRENCH, **details: Any) -> Troops:
    make = attacker if seat == FRENCH else defender
    return make(**{"arm": CAVALRY, "bases": 6, **details})


def fight(
    one: Troops,
    other: Troops,
    *more: Troops,
    officers: list[Officer] | None = None,
    terrain: list[Any] | None = None,
    flank: bool = False,
    far: bool = False,
    through: bool = False,
    locked: bool = False,
) -> Battle:
    """The first has charged the second."""
    b = battle([one, other, *more], officers, terrain)
    b.touch(Contact(0, 1, flank, far, through, locked))
    return b


def attack(b: Battle, through: bool = False) -> Lines:
    (cluster,) = clusters_of(b, FRENCH, through)
    return attack_sum(b, cluster, keep=True).lines[1:]


def defence(b: Battle, through: bool = False) -> Lines:
    (cluster,) = clusters_of(b, FRENCH, through)
    return defence_sum(b, cluster, keep=True).lines[1:]


def both(b: Battle) -> tuple[Lines, Lines]:
    return attack(b), defence(b)


def test_8_2_two_plain_brigades_add_nothing() -> None:
    assert both(fight(attacker(), defender())) == ([], [])


# Generals and numbers


def test_8_2_an_attached_general_adds_1_a_charismatic_one_2() -> None:
    ordinary, charismatic = ("8.2 general attached", 1), ("8.2 charismatic general attached", 2)
    b = fight(attacker(), defender(), officers=[general("g1", attached="f1")])
    assert both(b) == ([ordinary], [])
    officers = [general("g1", ALLIED, attached="a1"), general("g2", at=(24, 11))]
    assert both(fight(attacker(), defender(), officers=officers)) == ([], [ordinary])
    officers = [
        general("g1", attached="f1"),
        general("g2", attached="f1", charismatic=True, commands=["division0"]),
    ]
    assert attack(fight(attacker(), defender(), officers=officers)) == [charismatic]


@pytest.mark.parametrize(
    ("own", "enemy", "cite"),
    [
        (4, 3, ""),
        (9, 6, "8.2 outnumbers 3 to 2"),
        (8, 6, ""),
        (12, 6, "8.2 outnumbers 2 to 1"),
        (11, 6, "8.2 outnumbers 3 to 2"),
        (9, 3, "8.2 outnumbers 3 to 1"),
        (8, 3, "8.2 outnumbers 2 to 1"),
        (12, 3, "8.2 outnumbers 4 to 1"),
        (11, 3, "8.2 outnumbers 3 to 1"),
    ],
)
def test_R46_the_best_ratio_of_bases_counts(own: int, enemy: int, cite: str) -> None:
    values = {"8.2 outnumbers 3 to 2": 1, "8.2 outnumbers 2 to 1": 2}
    values |= {"8.2 outnumbers 3 to 1": 3, "8.2 outnumbers 4 to 1": 4}
    lines = [(cite, values[cite])] if cite else []
    one, other = attacker(bases=own, worn=own), defender(bases=enemy, worn=enemy)
    assert both(fight(one, other)) == (lines, [])
    one, other = attacker(bases=enemy, worn=enemy), defender(bases=own, worn=own)
    assert both(fight(one, other)) == ([], lines)


def test_R42_all_brigades_in_contact_count_and_the_largest_leads() -> None:
    second = plain("f2", FRENCH, (30, 12), bases=3, worn=3, grade=ELITE)
    b = fight(attacker(), defender(), second)
    b.touch(Contact(2, 1, False, False, False, False))
    assert attack(b) == [("8.2 outnumbers 3 to 2", 1)]


def test_R103_of_equal_brigades_the_one_that_adds_most_leads() -> None:
    second = plain("f2", FRENCH, (30, 12), grade=ELITE)
    b = fight(attacker(), defender(), second)
    b.touch(Contact(2, 1, False, False, False, False))
    assert attack(b) == [("8.2 outnumbers 2 to 1", 2), ("8.2 elite unit", 2)]


# Cavalry


def test_8_2_cavalry_from_near_adds_2_from_afar_loses_3() -> None:
    assert attack(fight(horse(), defender())) == [("8.2 cavalry from near", 2)]
    assert attack(fight(horse(), defender(), far=True)) == [("8.2 cavalry from afar", -3)]
    assert attack(fight(attacker(), defender(), far=True)) == []


def test_R75_neither_counts_against_squares_cover_guns_or_in_a_locked_round() -> None:
    assert attack(fight(horse(), defender(formation=SQUARE))) == []
    wood = area(20, 12, 28, 14, COVER_1)
    assert attack(fight(horse(), defender(), terrain=[wood])) == []
    guns = battery("a1", ALLIED, (24, 12))
    assert attack(fight(horse(bases=1, worn=1), guns)) == [("8.2 brigade spent", -2)]
    assert attack(fight(horse(), horse(ALLIED))) == []
    assert attack(fight(horse(), defender(), locked=True)) == []
    town = area(20, 12, 28, 14, COVER_2)
    garrison = defender(formation=GARRISON)
    assert attack(fight(horse(), garrison, terrain=[town])) == []


def test_8_2_lancers_add_1_against_infantry_in_the_open_even_in_square() -> None:
    lancers = horse(lancers=True)
    lance = ("8.2 lancers", 1)
    assert attack(fight(lancers, defender())) == [("8.2 cavalry from near", 2), lance]
    assert attack(fight(lancers, defender(formation=SQUARE))) == [lance]
    assert attack(fight(lancers, horse(ALLIED))) == []
    assert attack(fight(lancers, defender(), locked=True)) == []
    wood = area(20, 12, 28, 14, COVER_1)
    assert attack(fight(lancers, defender(), terrain=[wood])) == []


def test_8_2_heavy_cavalry_adds_1_armoured_2_on_either_side() -> None:
    meets = horse(ALLIED, weight=CUIRASSIER, marks=COUNTERING)
    b = fight(horse(weight=HEAVY), meets)
    assert both(b) == ([("8.2 heavy cavalry", 1)], [("8.2 armoured cavalry", 2)])


# Support


def supports(formation: int, bases: int = 6) -> bool:
    b = fight(attacker(), defender(formation=formation, bases=bases, worn=bases))
    return ("8.2 breakthrough or support", 1) in defence(b)


def test_R44_a_supported_line_or_two_full_ranks_of_a_masse_support() -> None:
    assert supports(SUPPORTED)
    assert supports(MASSE, 4)
    assert not supports(MASSE, 3)
    assert not supports(COLUMN)
    b = fight(attacker(formation=MASSE), defender())
    assert attack(b) == [("8.2 breakthrough or support", 1)]


@pytest.mark.parametrize(
    ("at", "facing", "details", "expected"),
    [
        ((24, 9), 0, {}, True),
        ((24, 8.99), 0, {}, False),  # more than 2 inches behind
        ((24, 9), 180, {}, False),  # looks the other way
        ((24, 9), 0, {"marks": DISORDERED}, False),
        ((24, 9), 0, {"arm": CAVALRY}, False),
        ((30, 11.5), 0, {}, False),  # beside it
    ],
)
def test_R44_a_friend_close_behind_supports(
    at: tuple[float, float], facing: float, details: dict[str, Any], expected: bool
) -> None:
    friend = plain("f2", FRENCH, at, facing=facing, **details)
    assert bool(attack(fight(attacker(), defender(), friend))) == expected


def test_R44_nobody_outflanked_is_supported_and_a_breakthrough_counts_once() -> None:
    outflanked = [("8.2 defender outflanked", -3)]
    assert defence(fight(attacker(), defender(formation=SUPPORTED), flank=True)) == outflanked
    b = fight(attacker(formation=SUPPORTED), defender(), through=True)
    assert attack(b, through=True) == [("8.2 breakthrough or support", 1)]
    assert attack(fight(attacker(), defender(), through=True), through=True) == [
        ("8.2 breakthrough or support", 1)
    ]


# The -2


def test_8_2_disorder_standing_cavalry_tirailleurs_and_guns_lose_2_once() -> None:
    assert both(fight(attacker(marks=DISORDERED), defender())) == ([("8.2 disordered", -2)], [])
    assert defence(fight(horse(), horse(ALLIED))) == [("8.2 cavalry standing", -2)]
    assert defence(fight(attacker(), horse(ALLIED))) == [("8.2 cavalry standing", -2)]
    assert defence(fight(horse(), horse(ALLIED, marks=COUNTERING))) == []
    assert defence(fight(horse(), horse(ALLIED, marks=DISORDERED))) == [("8.2 disordered", -2)]
    assert defence(fight(attacker(), defender(formation=TIRAILLEURS))) == [("8.2 tirailleurs", -2)]


def test_R82_a_march_column_fights_as_if_disordered() -> None:
    caught = ("R82 caught on the march", -2)
    assert defence(fight(attacker(), defender(formation=COLUMN))) == [caught]
    disordered = defender(formation=COLUMN, marks=DISORDERED)
    assert defence(fight(attacker(), disordered)) == [("8.2 disordered", -2)]


def test_R81_in_a_locked_round_nobody_stands() -> None:
    assert defence(fight(attacker(), horse(ALLIED), locked=True)) == []


def test_R80_guns_alone_or_silenced_lose_2_and_are_regular() -> None:
    regular = ("8.2 regular unit", 1)
    alone = ("8.2 guns alone or silenced", -2)
    one = attacker(bases=1, worn=1)
    assert defence(fight(one, battery("a1", ALLIED, (24, 12)))) == [alone, regular]
    elite = battery("a1", ALLIED, (24, 12), grade=ELITE, marks=SILENCED)
    assert defence(fight(one, elite)) == [alone, ("8.2 elite unit", 2)]
    limbered = battery("a1", ALLIED, (24, 12), limbered=True)
    assert defence(fight(one, limbered)) == [("R82 caught on the march", -2), regular]


def test_R39_each_base_lost_to_fire_takes_1_off() -> None:
    b = fight(attacker(bases=8, worn=8), defender(bases=8, worn=8))
    b.lose_bases(0, 2, True, b.units[0].pose)
    b.lose_bases(1, 1, False, b.units[1].pose)
    assert both(b) == ([("8.2 base lost to fire", -2)], [])


# The position


def test_R35_only_the_defender_has_cover() -> None:
    village = area(20, 10, 28, 14, COVER_2)
    b = fight(attacker(), defender(), terrain=[village])
    assert both(b) == ([], [("8.2 defender in cover", 2)])
    works = line([(20, 12), (28, 12)], WORKS | COVER_1)
    assert defence(fight(attacker(), defender(), terrain=[works]))[0][1] == 1


def test_R93_one_outflanked_defender_is_enough() -> None:
    second = plain("a2", ALLIED, (30, 12), bases=3, worn=3)
    b = fight(attacker(bases=9, worn=9), defender(), second)
    b.touch(Contact(0, 2, True, False, False, False))
    assert defence(b) == [("8.2 defender outflanked", -3)]


def test_8_2_a_square_gains_3_against_cavalry_and_loses_1_against_infantry() -> None:
    square = defender(formation=SQUARE)
    assert defence(fight(horse(), square)) == [("8.2 square against cavalry", 3)]
    assert defence(fight(attacker(), square)) == [("8.2 square against infantry", -1)]
    assert attack(fight(attacker(), square)) == []


# Quality


@pytest.mark.parametrize("arm", [INFANTRY, CAVALRY])
def test_8_2_fresh_and_spent_regular_and_elite(arm: int) -> None:
    def quality(**details: Any) -> Lines:
        return attack(fight(attacker(arm=arm, **details), horse(ALLIED, marks=COUNTERING)))

    fresh, spent = ("8.2 brigade fresh", 2), ("8.2 brigade spent", -2)
    assert quality(worn=5) == [fresh]
    assert quality(worn=6, spent=5) == []
    assert quality(worn=7, spent=6) == [spent]
    assert quality(grade=REGULAR) == [("8.2 regular unit", 1)]
    assert quality(grade=ELITE, worn=5) == [fresh, ("8.2 elite unit", 2)]


def test_8_2_all_lines_stand_in_the_order_of_the_card() -> None:
    officers = [general("g1", attached="f1", charismatic=True)]
    lancers = cavalry(
        "f1", bases=9, worn=5, spent=2, weight=HEAVY, lancers=True, grade=ELITE, marks=DISORDERED
    )
    b = fight(lancers, defender(bases=3, worn=3), officers=officers, through=True)
    b.lose_bases(0, 1, True, b.units[0].pose)
    assert attack(b, through=True) == [
        ("8.2 charismatic general attached", 2),
        ("8.2 outnumbers 2 to 1", 2),
        ("8.2 cavalry from near", 2),
        ("8.2 lancers", 1),
        ("8.2 heavy cavalry", 1),
        ("8.2 breakthrough or support", 1),
        ("8.2 disordered", -2),
        ("8.2 base lost to fire", -1),
        ("8.2 brigade fresh", 2),
        ("8.2 elite unit", 2),
    ]


def test_R80_a_brigade_adds_its_own_lines_for_guns_attached_to_it() -> None:
    guns = battery("a1", ALLIED, (24, 12))
    brigade_beside = plain("a2", ALLIED, (28, 12), grade=ELITE)
    b = battle([attacker(), guns, brigade_beside])
    b.escort(1, 2)
    b.touch(Contact(0, 1, False, False, False, False))
    assert defence(b) == [("8.2 elite unit", 2)]


def test_R80_the_brigade_leads_when_its_guns_are_locked() -> None:
    guns = battery("f1", at=(24, 12))
    b = battle([guns, defender(), plain("f2", FRENCH, (20, 12), grade=ELITE)])
    b.escort(0, 2)
    b.lock(1, 0)
    assert attack(b) == [("8.2 elite unit", 2)]
