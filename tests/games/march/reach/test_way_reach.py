"""Chapters 7 and 12: where a way or a charge may lead. Every place has the verdict of its order."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from grognard.games.march.chapters.activation import ChooseActivation
from grognard.games.march.chapters.moving.manoeuvre import ChoosePath
from grognard.games.march.chapters.moving.move_cost import MOST_LEGS
from grognard.games.march.model.actions import COLUMN, LINE, Attack, March
from grognard.games.march.model.pieces import BRITISH, FRENCH, IMPASSABLE, OBSTACLE, ROUGH, SLOPE
from grognard.games.march.model.state import Battle
from grognard.miniatures.contract.reach import ALLOWED, FAN, Reach, Track
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.games.march.field import RED, Troops, cm, field
from tests.games.march.reaching import HAND, differences, reach_of
from tests.miniatures.reach.reading import all_places, cite_at, ends, is_sound, run_at

TOO_FAR = "7.2 beyond the die"
TOO_NEAR = "7.11 ten centimetres"
ON_FRIEND = "18.6 overlap"
OFF_TABLE = "18.6 off the table"
NO_PASSAGE = "R65 swept path"
NOT_STRAIGHT = "7.7 straight in rough"
MUST_HOLD = "R98 hold the hill"
NOT_A_STEP = "7.3 forward, wheel or back"

FAR_OFF = Troops("b1", 5, 110, 180)


def ground(traits: int, *corners: tuple[float, float], level: int = 0) -> Area:
    return Area("ground", polygon([(cm(x), cm(y)) for x, y in corners]), traits, level)


def patch(traits: int, west: float, south: float, east: float, north: float) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return ground(traits, *corners, level=1 if traits == SLOPE else 0)


def asked(b: Battle, pips: int) -> Battle:
    b.pending = ChoosePath(RED, 0, pips)
    return b


def way(*legs: Leg) -> March:
    return March(list(legs))


def track_of(reach: Reach, degrees: int, leg: str = "advance") -> Track:
    [found] = [t for t in reach.tracks if t.at == 100 * degrees and t.leg == leg]
    return found


def slow_places(reach: Reach, track: Track) -> list[bool]:
    """Of each run whether the ground slows the whole way: then a step costs twice as much."""
    least = reach.parts * reach.pitch
    return [slope == 2 * least for _, _, _, slope in track.runs]


def told(b: Battle, degrees: int, length: float, *before: Leg, leg: str = "advance") -> str | None:
    """What the screen says of one wheel and one leg after a way so far."""
    reach = reach_of(b, way(*before))
    return cite_at(reach, track_of(reach, degrees, leg), cm(length))


def check(b: Battle, *before: Leg, whole: tuple[int, ...] = (0,)) -> Reach:
    """Both sides of every boundary, and every place after some wheels."""
    action = way(*before)
    reach = reach_of(b, action)
    assert is_sound(reach)
    degrees = {100 * turn for turn in whole}
    tracks = [
        (t, all_places(reach, t) if t.at in degrees else ends(reach, t)) for t in reach.tracks
    ]
    assert differences(b, action, iter(tracks), reach) == []
    return reach


def cites(reach: Reach) -> set[str]:
    return {reach.whys[v].cite for t in reach.tracks for _, v, _, _ in t.runs if v != ALLOWED}


# 7.2 The distance die


def test_7_2_a_line_goes_5_cm_for_a_pip_and_wheels_as_far_as_its_arc() -> None:
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF]), 2)
    reach = check(b, whole=(0, 5, -11))
    assert (reach.piece, reach.kind, reach.pitch) == ("r1", FAN, 100)
    assert reach.pose == (cm(60), cm(40), 0)
    assert reach.size == (cm(24), cm(4))
    assert (reach.parts, reach.spent, reach.total) == (12, 0, 12 * cm(10))
    assert [t.at for t in reach.tracks] == [
        *range(-1100, 0, 100), 0, 0, *range(100, 1200, 100)
    ]  # fmt: skip
    assert track_of(reach, 0).runs == [(cm(10), ALLOWED, 0, 12 * 100)]
    assert track_of(reach, 0, "back").runs == [(cm(5), ALLOWED, 0, 24 * 100)]
    assert [t.course for t in reach.tracks if t.at == 0] == [0, 18000]
    assert reach.whys[reach.beyond].cite == TOO_FAR
    assert track_of(reach, 11).runs == [(700, ALLOWED, 24 * 4608, 12 * 100)]
    assert reach.turns == []


def test_7_2_a_column_pays_three_times_as_much_for_its_arc() -> None:
    b = asked(field([Troops("r1", 60, 40, formation=COLUMN)], [FAR_OFF]), 1)
    reach = check(b)
    assert (reach.parts, reach.total) == (8, 8 * cm(7.5))
    assert run_at(reach, track_of(reach, -10), 0) == (ALLOWED, 24 * 1396)
    assert run_at(reach, track_of(reach, 0, "back"), 100) == (ALLOWED, 24 * 100)


def test_7_2_the_way_so_far_is_spent() -> None:
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF]), 2)
    reach = check(b, Leg(WHEEL, 500), Leg(ADVANCE, cm(3)), whole=(0, 2))
    assert reach.spent == 24 * 2094 + 12 * cm(3)
    assert reach.pose[2] == 500
    assert track_of(reach, 0).runs[-1][0] == cm(2.8)
    assert reach_of(b, way(Leg(ADVANCE, cm(11)))).tracks == []


def test_7_3_a_way_has_so_many_legs() -> None:
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF]), 6)
    steps = [Leg(ADVANCE, 100)] * MOST_LEGS
    one_more = check(b, *steps[1:])
    assert cite_at(one_more, track_of(one_more, 0), 500) is None
    assert cite_at(one_more, track_of(one_more, 5), 0) is None
    assert cite_at(one_more, track_of(one_more, 5), 100) == NOT_A_STEP
    full = check(b, *steps)
    assert cite_at(full, track_of(full, 0), 0) is None
    assert [t.runs[-1][0] for t in full.tracks] == [0, 0]
    assert cite_at(full, track_of(full, 0), 100) == NOT_A_STEP
    wrong = reach_of(b, way(Leg(WHEEL, 0)))
    assert (wrong.tracks, wrong.whys[wrong.beyond].cite) == ([], NOT_A_STEP)


# 7.6 Ground that slows


def test_7_6_uphill_all_of_the_way_is_twice_as_expensive() -> None:
    hill = ground(SLOPE, (50, 44), (70, 44.3), (75, 60), (45, 60), level=1)
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[hill]), 2)
    reach = check(b, whole=(0, 3, -3, 11))
    # infantry at 44.15 ahead of the middle
    assert track_of(reach, 0).runs == [
        (4100, ALLOWED, 0, 1200), (5000, ALLOWED, 24 * 4200, 2400), (10000, 0, 24 * 5100, 2400)
    ]  # fmt: skip
    assert cites(reach) == {TOO_FAR}
    check(b, Leg(ADVANCE, cm(4.5)), whole=(0, 2))


def test_7_6_a_wheel_uphill_is_followed_along_its_arc() -> None:
    hill = patch(SLOPE, 40, 40.6, 80, 60)
    b = asked(field([Troops("r1", 60, 40, formation=COLUMN)], [FAR_OFF], areas=[hill]), 3)
    reach = check(b, whole=(0, 20, -20))
    tracks = [t for t in reach.tracks if t.at in (500, 1500)]
    assert [slow_places(reach, t)[0] for t in tracks] == [False, True]


def test_R66_more_than_half_through_rough_ground_is_slow() -> None:
    wood = patch(ROUGH, 30, 43, 90, 46)
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[wood]), 2)
    reach = check(b, whole=(0,))
    # 3 cm free, 3 cm of wood: at 6 cm as much as the rest
    assert track_of(reach, 0).runs == [(cm(10), ALLOWED, 0, 1200)]
    b = asked(field([Troops("r1", 60, 42)], [FAR_OFF], areas=[wood]), 2)
    reach = check(b)
    assert slow_places(reach, track_of(reach, 0)) == [False, True, True, False]
    check(b, Leg(ADVANCE, cm(3)))


def test_R66_rough_ground_beside_its_way_is_looked_at_place_by_place() -> None:
    # the middle of the front runs along the edge of the wood
    wood = patch(ROUGH, 60, 41, 90, 80)
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[wood]), 2)
    check(b)


def test_R66_who_starts_in_rough_ground_is_slow_from_the_start() -> None:
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[patch(ROUGH, 40, 30, 80, 60)]), 2)
    reach = check(b)
    assert all(slow_places(reach, track_of(reach, 0)))
    assert told(b, 1, 0) == NOT_STRAIGHT
    b.join(RED, 0)  # R46
    assert not any(slow_places(reach, track_of(check(b), 0)))


def test_R78_contours_that_meet_on_the_way_are_looked_at_place_by_place() -> None:
    nested = [patch(SLOPE, 60, 44, 80, 70), patch(SLOPE, 60, 44, 70, 60)]
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=nested), 2)
    check(b, whole=(0, 1, -1))


def test_R78_along_a_contour_places_are_looked_at_one_by_one() -> None:
    # it starts on the edge of one hill, goes along it and up another, and past the end of the first
    hills = [patch(SLOPE, 41, 52.44, 59.26, 79.44), patch(SLOPE, 32, 33, 59, 56)]
    b = asked(field([Troops("r1", 59, 49)], [FAR_OFF], areas=hills), 2)
    reach = check(b)
    assert any(slow_places(reach, track_of(reach, 0)))


# 7.7, 7.11, R65 What is met


def test_7_7_nobody_wheels_in_rough_ground() -> None:
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[patch(ROUGH, 71, 41, 90, 60)]), 2)
    assert cites(check(b, whole=(-8,))) == {NOT_STRAIGHT}
    assert told(b, -1, 0) is None
    assert told(b, -11, 0) == NOT_STRAIGHT


def test_7_11_the_way_ends_10_cm_before_the_enemy() -> None:
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 62, 59, 170)]), 4)
    assert TOO_NEAR in cites(check(b, whole=(0, 7)))
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 60, 55, 180)]), 4)
    assert [told(b, 0, length) for length in (5, 5.1)] == [None, TOO_NEAR]


def test_R8_who_is_nearer_already_may_slide_along_and_draw_off() -> None:
    for facing in (0, 30, 90, 180):
        b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 60, 48, facing)]), 2)
        check(b, whole=(0, 4, -4))
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 77, 50, 90)]), 2)
    assert told(b, 0, 10) is None


def test_R8_who_touches_the_enemy_may_draw_off() -> None:
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 60, 40, 180)]), 2)
    check(b)
    assert [told(b, 0, 0.1), told(b, 0, 0.1, leg="back")] == [TOO_NEAR, None]
    b = asked(field([Troops("r1", 60, 40, 20)], [Troops("b1", 60, 40, 200)]), 2)
    check(b, whole=(0, 1, -1))
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 84, 40)]), 2)
    check(b, whole=(0, 1, -1))


def test_18_6_the_table_ends() -> None:
    b = asked(field([Troops("r1", 13, 40, 350)], [Troops("b1", 100, 110, 180)]), 6)
    assert OFF_TABLE in cites(check(b, whole=(0, 20)))
    b = asked(field([Troops("r1", 60, 115)], [Troops("b1", 5, 5)]), 6)
    assert [told(b, 0, length) for length in (5, 5.1)] == [None, OFF_TABLE]


@pytest.mark.parametrize("width", [0, 2])
def test_R65_nobody_goes_through_impassable_ground(width: float) -> None:
    pond = ground(IMPASSABLE, (40, 52), (60, 50), (80, 55), (66, 52), (50, 56))
    river = Edge("river", [(cm(20), cm(62)), (cm(100), cm(58))], IMPASSABLE, cm(width))
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[pond], edges=[river]), 4)
    assert NO_PASSAGE in cites(check(b, whole=(0, 10)))
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], edges=[river]), 4)
    assert NO_PASSAGE in cites(check(b, whole=(0, 10)))
    # along its bank
    bank = patch(IMPASSABLE, 72, 20, 90, 100)
    b = asked(field([Troops("r1", 60, 40)], [FAR_OFF], areas=[bank]), 2)
    check(b)


def test_R65_friends_may_be_passed_but_not_stood_on() -> None:
    friends = [Troops("r1", 60, 40), Troops("r2", 62, 50, 30), Troops("r3", 70, 49)]
    b = asked(field(friends, [FAR_OFF]), 4)
    reach = check(b, whole=(0, 9))
    assert ON_FRIEND in cites(reach)
    assert [v for _, v, _, _ in track_of(reach, 0).runs][-1] == ALLOWED
    # no deeper in than the tolerance, at both its ends
    b = asked(field([Troops("r1", 60, 40), Troops("r2", 83.98, 46)], [FAR_OFF]), 2)
    check(b)
    b = asked(field([Troops("r1", 60, 40), Troops("r2", 83.97, 46)], [FAR_OFF]), 2)
    check(b)
    b = asked(field([Troops("r1", 60, 40), Troops("r2", 60, 39)], [FAR_OFF]), 1)
    assert told(b, 0, 0) is None  # who does not move stays
    assert told(b, 1, 0) == ON_FRIEND


def test_R98_the_french_keep_to_their_hill() -> None:
    areas = [ground(SLOPE, (40, 30), (80, 30), (82, 45), (60, 43), (39, 46), level=1)]
    troops = [Troops("r1", 60, 40, 10)]
    b = field(troops, [FAR_OFF], areas=areas, nations=(FRENCH, BRITISH), french_hold="on")
    reach = check(asked(b, 4), whole=(0, 5, -5))
    assert MUST_HOLD in cites(reach)
    check(b, Leg(ADVANCE, cm(6)))
    b.turn = 3
    assert MUST_HOLD not in cites(check(b))


# The way so far


def test_7_2_what_forbids_the_way_so_far_forbids_whatever_follows() -> None:
    b = asked(field([Troops("r1", 60, 40)], [Troops("b1", 60, 55, 180)]), 4)
    reach = check(b, Leg(ADVANCE, cm(7)))
    assert cites(reach) == {TOO_NEAR}
    reach = check(b, Leg(BACK, cm(5)), Leg(WHEEL, 300), whole=(0, 1))
    assert reach.spent == 24 * (cm(5) + 1257)


# Random ground


def scene(rng: random.Random) -> Battle:
    """A battalion among others, many of them exactly beside, behind or along something."""

    def at(low: int, high: int) -> float:
        return rng.randint(low, high) if rng.random() < 0.7 else round(rng.uniform(low, high), 2)

    def facing() -> float:
        return (
            rng.choice((0, 90, 180, 270, 45)) if rng.random() < 0.6 else rng.randrange(36000) / 100
        )

    def troops(name: str, x: float, y: float) -> Troops:
        rankers, formation = rng.choice((12, 16, 24)), rng.choice((LINE, COLUMN))
        return Troops(name, x, y, facing(), rankers=rankers, formation=formation)

    red = [troops("r0", at(45, 60), at(45, 60))]
    red += [troops(f"r{i}", at(25, 75), at(25, 75)) for i in range(1, rng.randint(1, 3))]
    blue = [troops(f"b{i}", at(25, 75), at(25, 75)) for i in range(rng.randint(1, 4))]
    areas = []
    for _ in range(rng.randrange(4)):
        x, y, width, height = at(20, 70), at(20, 70), at(2, 30), at(2, 30)
        kind = rng.choice((ROUGH, IMPASSABLE, SLOPE, SLOPE))
        areas.append(patch(kind, x, y, x + width, y + height))
        if rng.random() < 0.4:
            inner = [(x, y), (x + width / 2, y + height / 4), (x + width / 2, y + height)]
            areas.append(ground(kind, *inner, level=int(kind == SLOPE)))
    line = [(cm(at(20, 80)), cm(at(20, 80))) for _ in range(3)]
    edges = [Edge("edge", line, rng.choice((IMPASSABLE, OBSTACLE)), rng.choice((0, cm(2))))]
    size = rng.choice(((72, 72), (100, 100)))
    nations = (FRENCH, BRITISH)
    b = field(red, blue, areas=areas, edges=edges, size=size, nations=nations, french_hold="on")
    return asked(b, rng.choice((1, 1, 2, 3)))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 1 << 32))
@example(0)  # off the table and too near at once: the way is too near first
def test_7_2_wherever_anything_stands_the_screen_says_what_the_rule_says(seed: int) -> None:
    rng = random.Random(seed)
    b = scene(rng)
    reach = check(b)
    track = rng.choice(reach.tracks)
    action = HAND.put(way(), track, rng.choice(all_places(reach, track)))
    assert isinstance(action, March)
    check(b, *action.legs, whole=())


# Charges


def test_R26_every_wheel_of_a_charge_ends_at_the_enemy() -> None:
    b = field(
        [Troops("r1", 60, 40), Troops("r2", 87, 54)],
        [Troops("b1", 70, 58, 180, formation=COLUMN), Troops("b2", 45, 56, 180)],
    )
    b.pending = ChooseActivation(RED, "5.4 choose an activation")
    action = Attack(0, 2, 0)
    reach = reach_of(b, action)
    assert [t.at for t in reach.tracks] == list(range(-4500, 4600, 100))
    assert differences(b, action, ((t, [t.first]) for t in reach.tracks), reach) == []
    assert {"R26 charge path", "R65 swept path"} <= cites(reach)
    assert reach.whys[reach.beyond].cite == "R74 charge wheel"
    straight = [t for t in reach.tracks if t.at == 3000]
    assert straight[0].first == straight[0].runs[0][0]
    assert [t.first for t in reach.tracks if t.at == -4500] == [0]
    assert any(v == ALLOWED for t in reach.tracks for _, v, _, _ in t.runs)
    assert (reach.parts, reach.spent, reach.total) == (12, 0, 12 * cm(30))
