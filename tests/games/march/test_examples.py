"""The worked examples of the rulebook, and its numbers counted again in another way.

What the rules compute with tallies and tables is computed here with fractions and by walking every
face of the dice.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import ceil, floor

import pytest

from grognard.games.march.armies.armies import army_cost, roster_cost
from grognard.games.march.armies.lists import ready_armies
from grognard.games.march.chapters.charging.strength import Strength, sum_of
from grognard.games.march.chapters.figures import depth_of, width_of
from grognard.games.march.chapters.moving.move_cost import PIP, way_cost
from grognard.games.march.chapters.quality import score
from grognard.games.march.chapters.shooting.accuracy import volley_dice
from grognard.games.march.chapters.shooting.defence import defence_dice, defence_modifier
from grognard.games.march.chapters.shooting.shot_dice import need
from grognard.games.march.chapters.shooting.skirmishers import most_detached, skirmish_dice
from grognard.games.march.model.actions import COLUMN, LINE
from grognard.games.march.model.pieces import (
    BRITISH,
    CHARGING,
    DISORDERED,
    DRILLED,
    FRENCH,
    GUARD,
    HARD_COVER,
    LIGHT_COVER,
    RECRUITS,
    VETERANS,
    Battalion,
    Roster,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.odds.volley_odds import chance_of, hit_chances
from grognard.table.paths import WHEEL, Leg
from grognard.table.shapes import polygon
from grognard.table.terrain import Area
from tests.games.march.field import Troops, cm, field, pose

HALF = Fraction(1, 2)
SHARES = {15: Fraction(1), 30: HALF, 45: Fraction(1, 4)}
QUALITIES = (RECRUITS, DRILLED, VETERANS, GUARD)


def ground(traits: int) -> list[Area]:
    """Cover over the northern half of the table; it hides nobody."""
    corners = [(0, 41), (120, 41), (120, 120), (0, 120)]
    return [Area("cover", polygon([(cm(x), cm(y)) for x, y in corners]), traits)]


def volley(
    distance: float,
    *,
    rankers: int = 32,
    at: int = LINE,
    traits: int = 0,
    quality: int = DRILLED,
    nation: int = FRENCH,
    formation: int = LINE,
) -> Battle:
    """A battalion in the south and a broad target so far before its front."""
    return field(
        [Troops("a", 60, 40, rankers=rankers, quality=quality, formation=formation)],
        [Troops("x", 60, 40 + distance, 180, rankers=48, formation=at)],
        areas=ground(traits) if traits else [],
        nations=(nation, FRENCH),
    )


def dice(b: Battle, screen: bool = False) -> int:
    return volley_dice(b, b.units[0], 1, screen).total


# The examples in the text


def test_9_2_the_example_of_a_target_in_cover_18_cm_away() -> None:
    """Half of the groups shoot at 18 cm, and only a quarter of them at a target in cover."""
    assert dice(volley(18)) == 8 * HALF
    assert dice(volley(18, traits=HARD_COVER)) == 8 * HALF * HALF


def test_9_2_the_example_of_20_17_and_16_rankers() -> None:
    b = volley(10, rankers=20)
    groups = []
    for lost in (0, 3, 1):
        if lost:
            b.lose(0, lost)
        groups.append((b.units[0].rankers, b.units[0].groups(), dice(b)))
    assert groups == [(20, 5, 5), (17, 5, 5), (16, 4, 4)]


def test_10_2_the_example_of_six_skirmishers_in_three_groups() -> None:
    b = field(
        [Troops("a", 60, 40, rankers=28, detached=6)],
        [Troops("x", 60, 65, 180)],
    )
    b.place_screen(0, pose(60, 50), cm(2))
    assert b.units[0].screen_groups() == 3
    assert skirmish_dice(b, b.units[0], 1, False).total == 3


def test_10_1_the_french_light_company_was_less_than_the_fifth_allowed() -> None:
    """16.5 per cent of a French battalion of 48 are 7.92 figures: 8, where 10 are allowed."""
    line = Roster("f", "f", DRILLED, 48, [0, 0, 0, 0], False, False)
    assert ceil(Fraction(165, 1000) * 48) == 8 < most_detached(line) == 10


@pytest.mark.parametrize(
    ("army", "points"),
    [("sample-british", [52, 48, 34, 52, 14]), ("sample-french", [32, 40, 36, 92])],
)
def test_17_1_the_two_armies_of_the_rulebook(army: str, points: list[int]) -> None:
    """Each battalion by the prices of the table, a half, one, one and a half or two a ranker."""
    by_hand = []
    for one in ready_armies()[army].battalions:
        assert roster_cost(one).total == Fraction(one.quality + 1, 2) * one.rankers + sum(
            count * price for count, price in zip(one.characters, (2, 4, 6, 10), strict=True)
        )
        by_hand.append(roster_cost(one).total)
    assert by_hand == points
    assert army_cost(ready_armies()[army]) == sum(points) == 200


def test_18_1_the_battalions_of_the_two_captions() -> None:
    """24 figures are six bases of a group: six abreast in line, two abreast in column."""
    line = volley(30, rankers=24).units[0]
    column = volley(30, rankers=24, formation=COLUMN).units[0]
    assert (width_of(line), depth_of(line)) == (cm(6 * 4), cm(4))
    assert (width_of(column), depth_of(column)) == (cm(2 * 4), cm(3 * 4))


@pytest.mark.parametrize(
    ("formation", "front", "degrees"), [(LINE, cm(24), 30), (COLUMN, cm(8), 90)]
)
def test_R64_a_line_turns_30_degrees_for_what_a_column_turns_90(
    formation: int, front: int, degrees: int
) -> None:
    cost = Fraction(way_cost([Leg(WHEEL, degrees * 100)], formation, front, False), PIP)
    assert round(float(cost), 2) == 5.03


# The dice of a volley


def shooters(rankers: int, formation: int, distance: float, broad: float) -> int:
    """The groups with the target in their arc: 45 degrees are as far aside as it is ahead."""
    groups = ceil(rankers / 4)
    abreast = groups if formation == LINE else min(groups, 2)
    middles = [4 * i - 2 * (abreast - 1) for i in range(abreast)]
    return sum(max(0, abs(x) - broad / 2) <= distance for x in middles)


def expected(groups: int, more: int, traits: int, halvings: int, share: Fraction) -> int:
    """R16 by hand: add, take two for light cover, halve, cut by range, round once."""
    number = Fraction(groups + more)
    if traits == LIGHT_COVER:
        number = max(number - 2, Fraction(0))
    number *= HALF ** (halvings + (traits == HARD_COVER)) * share
    return max(1, floor(number + HALF))


@pytest.mark.parametrize("distance", [5, 15, 15.1, 18, 30, 30.1, 45])
@pytest.mark.parametrize("traits", [0, LIGHT_COVER, HARD_COVER])
@pytest.mark.parametrize("at", [LINE, COLUMN])
def test_R16_the_dice_of_a_volley_counted_again(distance: float, traits: int, at: int) -> None:
    share = SHARES[15 if distance <= 15 else 30 if distance <= 30 else 45]
    for rankers, formation, nation, quality, upset in product(
        (16, 24, 36, 48), (LINE, COLUMN), (BRITISH, FRENCH), QUALITIES, (False, True)
    ):
        b = volley(
            distance,
            rankers=rankers,
            at=at,
            traits=traits,
            quality=quality,
            nation=nation,
            formation=formation,
        )
        if upset:
            b.disorder(0)
        more = 2 * (at == COLUMN) + 2 * (quality == GUARD)
        more += 2 * (nation == BRITISH and formation == LINE and quality != RECRUITS)
        groups = shooters(rankers, formation, distance, 48 if at == LINE else 8)
        assert dice(b) == expected(groups, more, traits, upset, share)


@pytest.mark.parametrize("distance", [10, 15, 25, 40])
@pytest.mark.parametrize("traits", [0, LIGHT_COVER, HARD_COVER])
def test_R67_the_dice_of_and_at_skirmishers_counted_again(distance: float, traits: int) -> None:
    """So many of one screen shoot at another; then a line shoots at so many."""
    share = SHARES[15 if distance <= 15 else 30 if distance <= 30 else 45]
    for figures in range(1, 11):
        b = field(
            [Troops("a", 60, 30, rankers=48, detached=figures), Troops("c", 60, 40, rankers=16)],
            [Troops("x", 60, 40 + distance + 12, 180, rankers=48, detached=figures)],
            areas=ground(traits) if traits else [],
            nations=(FRENCH, FRENCH),
        )
        b.place_screen(0, pose(60, 40), cm(2))
        b.place_screen(2, pose(60, 40 + distance, 180), cm(2))
        number = Fraction(ceil(figures / 2))
        if traits == LIGHT_COVER:
            number = max(number - 2, Fraction(0))
        number *= HALF ** (1 + (traits == HARD_COVER)) * share
        assert skirmish_dice(b, b.units[0], 2, True).total == max(1, ceil(number))
        found = volley_dice(b, b.units[1], 2, True).total
        assert found == expected(4, 0, traits, 1, share)


def test_R16_the_examples_of_the_rulings() -> None:
    column = volley(20, rankers=24, at=COLUMN, traits=HARD_COVER)
    assert dice(column) == 2  # (6 + 2) x 1/2 x 1/2
    british = [volley(cm_, rankers=36, at=COLUMN, nation=BRITISH) for cm_ in (14, 30, 45)]
    assert [dice(b) for b in british] == [13, 7, 3]  # 9 + 2 + 2, then 6.5 and 3.25


# Chances


@pytest.mark.parametrize(
    ("quality", "shot", "defence"),
    [
        (RECRUITS, Fraction(1, 3), Fraction(1, 6)),
        (DRILLED, HALF, Fraction(1, 3)),
        (VETERANS, Fraction(2, 3), HALF),
        (GUARD, Fraction(5, 6), Fraction(2, 3)),
    ],
)
def test_6_3_the_chance_of_a_hit_by_quality(
    quality: int, shot: Fraction, defence: Fraction
) -> None:
    b = volley(10, quality=quality)
    u = b.units[0]
    assert chance_of(need(b, u)) == shot
    assert chance_of(score(b, u) - defence_modifier(b, u).total) == defence
    faces = range(1, 7)
    assert Fraction(sum(face >= score(b, u) for face in faces), 6) == shot
    assert Fraction(sum(face - 1 >= score(b, u) for face in faces), 6) == defence


@pytest.mark.parametrize(
    ("ahead", "won", "drawn", "lost"),
    [(0, 15, 6, 15), (1, 21, 5, 10), (2, 26, 4, 6), (3, 30, 3, 3), (4, 33, 2, 1), (5, 35, 1, 0),
     (6, 36, 0, 0)],
)  # fmt: skip
def test_12_4_the_ways_of_two_dice_by_advantage(
    ahead: int, won: int, drawn: int, lost: int
) -> None:
    """42/17/42, 58/14/28, 72/11/17, 83/8/8, 92/6/3, 97/3/0 and 100 per cent, as ways of 36."""
    faces = list(product(range(1, 7), repeat=2))
    results = [mine + ahead - theirs for mine, theirs in faces]
    assert (sum(r > 0 for r in results), results.count(0)) == (won, drawn)
    assert sum(r < 0 for r in results) == lost


@pytest.mark.parametrize("sergeants", [0, 1, 2])
def test_9_1_the_hits_of_three_dice_counted_by_their_faces(sergeants: int) -> None:
    """Every face of three dice and of the re-rolled dice, 4 and more hitting."""
    ways = hit_chances(3, 4, sergeants)
    counted: dict[tuple[int, bool], Fraction] = {}
    for faces in product(range(1, 7), repeat=3 + sergeants):
        shown = list(faces[:3])
        for again in faces[3:]:
            missed = [i for i, face in enumerate(shown) if face < 4]
            if missed:
                shown[missed[0]] = again
        key = sum(face >= 4 for face in shown), 6 in shown
        counted[key] = counted.get(key, Fraction(0)) + Fraction(1, 6 ** len(faces))
    assert ways == counted


def test_13_2_the_dice_of_defensive_fire_counted_again() -> None:
    for rankers, formation, nation, quality, at, upset, face in product(
        (16, 36, 48), (LINE, COLUMN), (BRITISH, FRENCH), QUALITIES, (LINE, COLUMN), (0, 1),
        range(1, 7),
    ):  # fmt: skip
        b = volley(20, rankers=rankers, at=at, quality=quality, nation=nation, formation=formation)
        if upset:
            b.disorder(0)
        more = 2 * (at == COLUMN) + 2 * (quality == GUARD)
        more += 2 * (nation == BRITISH and formation == LINE and quality != RECRUITS)
        groups = rankers // 4 if formation == LINE else 2
        share = (Fraction(1, 4), Fraction(1, 4), HALF, HALF, HALF, Fraction(1))[face - 1]
        found = defence_dice(b.units[0], b.units[1], face).total
        assert found == expected(groups, more, 0, upset, share)


# The sum of a combat


def total(
    u: Battalion,
    marks: int = 0,
    power: tuple[int, int, int, int] = (9, 0, 0, 0),
    joined: bool = False,
    higher: bool = False,
    cover: int = 0,
) -> int:
    """Groups, officers, characters and the Supreme Commander, and what else counts."""
    return sum_of(u, marks, Strength(*power), joined, higher, cover, False).total


def test_12_5_every_modifier_of_a_combat_by_hand() -> None:
    line = volley(20).units[0]
    column = volley(20, formation=COLUMN).units[0]
    assert total(line) == 9
    assert total(line, CHARGING) == 9 + 3
    assert total(column, CHARGING) == 9 + 6
    assert total(line, power=(9, 1, 1, 0)) == 9 + 3 + 1  # the officer is a character too (R30)
    assert total(line, power=(9, 0, 5, 0)) == 9 + 5
    assert total(line, power=(9, 0, 0, 1)) == 9 + 3
    assert total(line, joined=True) == 9 + 2
    assert total(line, higher=True) == 9 + 2
    assert total(line, cover=LIGHT_COVER) == 9 - 1
    assert total(line, DISORDERED) == 9 - 2
    assert total(line, cover=HARD_COVER) == 9 - 4


def test_12_5_all_modifiers_of_a_combat_together() -> None:
    """The French Guard of the rulebook, with the Supreme Commander, charges down from a hill."""
    column = volley(20, formation=COLUMN).units[0]
    found = total(column, CHARGING | DISORDERED, (8, 1, 6, 1), True, True, HARD_COVER)
    assert found == 8 + 6 + 3 + 3 + 2 + 2 + 6 - 2 - 4
