"""Fans of movers of no game: of every place the verdict and the cost are those of the way there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.refusal import Refusal
from grognard.kernel.rulebook.ledger import Ledger
from grognard.miniatures.contract.reach import ALLOWED, Reach, Track
from grognard.miniatures.moving.move_cost import cost
from grognard.miniatures.moving.mover import (
    AT_START,
    PER_LENGTH,
    WHOLE_WAY,
    GroundRule,
    Mover,
    Steps,
    Toll,
)
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.miniatures.reach.move_fan import STRAIGHT, TURNS, Fan
from grognard.miniatures.reach.rays import Ray
from grognard.miniatures.reach.verdict_rows import Spans, Whys
from grognard.table.angles import DEGREE, QUARTER
from grognard.table.paths import ABOUT, ADVANCE, BACK, OBLIQUE, WHEEL, Leg, end_path
from grognard.table.pose import MM
from grognard.table.terrain import Area
from tests.miniatures.moving import parade
from tests.miniatures.moving.parade import at, body, box, fence, inch, parts, patch
from tests.miniatures.reach.reading import all_places, cite_at, ends, is_sound, run_at
from tests.nightly import by_night

STEP = 127  # a twentieth of an inch
NO_CROSSING = Refusal("1.8 no crossing")
KINDS = {word: (kind, sign) for kind, sign, word in STRAIGHT}
LEGS = {word: Leg(kind, amount) for kind, amount, word in TURNS}


class Words(Ledger):
    """The rules of no book."""

    def explain(self, refusal: Refusal, lang: str, cause: str = "") -> str:
        return refusal.cite


WORDS = Words("nowhere")


def fan(m: Mover, *before: Leg, pitch: int = STEP) -> Reach:
    return Fan(m, list(before), Whys(WORDS, "en"), pitch).reach("body")


def way_to(before: tuple[Leg, ...], track: Track, place: int) -> list[Leg]:
    kind, sign = KINDS[track.leg]
    wheel = [Leg(WHEEL, track.at)] if track.at else []
    return [*before, *wheel, *([Leg(kind, sign * place)] if place else [])]


def differences(
    m: Mover, before: tuple[Leg, ...], asked: Iterator[tuple[Track, list[int]]], reach: Reach
) -> list[object]:
    found: list[object] = []
    for track, places in asked:
        for place in places:
            legs = way_to(before, track, place)
            refusal = why_not_path(m, legs)
            rule = None if refusal is None else refusal.cite
            run = run_at(reach, track, place)
            if cite_at(reach, track, place) != rule:
                found.append((track.at, track.leg, place, cite_at(reach, track, place), rule))
            elif run is not None and run[1] != cost(m, legs):
                found.append((track.at, track.leg, place, run[1], cost(m, legs)))
    return found


def check(m: Mover, *before: Leg, whole: tuple[int, ...] = (0,), pitch: int = STEP) -> Reach:
    """Both sides of every boundary, and every place after some wheels."""
    reach = fan(m, *before, pitch=pitch)
    assert is_sound(reach)
    degrees = {DEGREE * turn for turn in whole}
    asked = ((t, all_places(reach, t) if t.at in degrees else ends(reach, t)) for t in reach.tracks)
    assert differences(m, before, asked, reach) == []
    for turn in reach.turns:
        legs = [*before, LEGS[turn.leg]]
        refusal = why_not_path(m, legs)
        told = None if turn.verdict == ALLOWED else reach.whys[turn.verdict].cite
        assert told == (None if refusal is None else refusal.cite)
        assert turn.cost == cost(m, legs)
        assert turn.pose == end_path(m.pose, m.width, m.depth, legs).key()
    return reach


def track_of(reach: Reach, degrees: int, leg: str = "advance") -> Track:
    [found] = [t for t in reach.tracks if t.at == DEGREE * degrees and t.leg == leg]
    return found


# What else a game forbids


class Asked(Fan):
    """It notes how far a game is asked which ends it forbids, by wheel."""

    def __init__(self, m: Mover) -> None:
        super().__init__(m, [], Whys(WORDS, "en"), STEP)
        self.most: dict[int, int] = {}

    def forbidden_ends(self, ray: Ray, legs: list[Leg]) -> list[tuple[Spans, Refusal]]:
        if ray.kind == ADVANCE:
            self.most[legs[0].amount if legs else 0] = ray.most
        return []


def test_a_game_is_asked_only_about_ends_that_nothing_else_forbids() -> None:
    def asked(m: Mover) -> int:
        one = Asked(m)
        one.reach("body")
        return one.most[0]

    assert asked(parade.mover()) == 240
    assert asked(parade.mover(at(24, 44))) == 80  # four inches to the edge
    m = parade.mover()
    m.keep_away(body(at(24, 30)), inch(1))
    assert asked(m) == 80  # five inches to its rear, less one
    m = parade.mover()
    m.keep_out_of([patch(20, 27, 28, 30)], [])
    assert asked(m) == 60
    m = parade.mover()
    m.slow_down(GroundRule([patch(20, 25, 28, 40)], PER_LENGTH, 2))
    assert asked(m) == 130  # an inch in the open, five and a half at twice the price


# Kinds of legs


def test_every_straight_leg_has_its_track_and_every_turn_its_button() -> None:
    reach = check(parade.mover(), whole=(0, 20, -20))
    assert [(t.leg, t.course) for t in reach.tracks if t.at == 0] == [
        ("advance", 0), ("back", 18000), ("oblique-left", -4500), ("oblique-right", 4500),
        ("sidestep-left", -9000), ("sidestep-right", 9000),
    ]  # fmt: skip
    assert {t.leg for t in reach.tracks if t.at} == {"advance"}
    assert (reach.parts, reach.spent, reach.total) == (6, 0, parts(12))
    assert track_of(reach, 0).runs == [(240 * STEP, ALLOWED, 0, 6 * STEP)]
    assert track_of(reach, 0, "oblique-left").runs == [(120 * STEP, ALLOWED, 0, 12 * STEP)]
    assert [turn.leg for turn in reach.turns] == ["about", "pivot-left", "pivot-right"]
    assert [turn.cost for turn in reach.turns] == [parts(2), parts(1), parts(1)]
    assert [turn.pose[2] for turn in reach.turns] == [18000, 27000, 9000]


def test_who_may_only_go_ahead_has_one_track() -> None:
    only = Steps({ADVANCE: 6}, {ADVANCE: parts(1)}, 1, QUARTER, inch(9))
    reach = check(parade.mover(steps=only))
    [track] = reach.tracks
    # the first step costs an inch more, and no leg is longer than nine
    assert track.runs == [(0, ALLOWED, 0, 762), (180 * STEP, ALLOWED, parts(1) + 762, 762)]
    assert (reach.turns, reach.whys[reach.beyond].cite) == ([], "1.1 not a step")
    assert cite_at(reach, track, 181 * STEP) == "1.2 too far"
    assert [t.runs for t in check(parade.mover(steps=only), Leg(ADVANCE, 762)).tracks] == [
        [(0, ALLOWED, parts(1) + 6 * 762, 762)]
    ]


def test_a_wheel_that_is_not_paid_for_differs_from_one_that_is_too_wide() -> None:
    narrow = Steps({ADVANCE: 6, WHEEL: 6}, {}, 2, 45 * DEGREE, inch(20))
    reach = check(parade.mover(move=2, steps=narrow), whole=(0, 45, -45))
    assert [t.at for t in reach.tracks] == [DEGREE * turn for turn in range(-45, 46)]
    assert cite_at(reach, track_of(reach, 45), 0) == "1.2 too far"
    assert reach.whys[reach.beyond].cite == "1.1 not a step"
    after = check(parade.mover(steps=narrow), Leg(ADVANCE, inch(1)), whole=(0, 3))
    # a wheel is the second leg, and there is no third
    assert cite_at(after, track_of(after, 3), STEP) == "1.1 not a step"


def test_turns_on_the_spot_are_paid_and_judged() -> None:
    m = parade.mover(move=1.5)
    m.keep_away(body(at(24, 26.2)), inch(1))
    reach = check(m)
    told = [None if t.verdict < 0 else reach.whys[t.verdict].cite for t in reach.turns]
    assert told == ["1.2 too far", "1.4 too near", "1.4 too near"]
    check(parade.mover(), parade.FACE_ABOUT, whole=(0, 10))


# Slow ground


@pytest.mark.parametrize(("times", "over"), [(2, 1), (3, 1), (3, 2)])
def test_ground_that_slows_each_length_bends_the_cost(times: int, over: int) -> None:
    m = parade.mover()
    m.slow_down(GroundRule([patch(20, 26, 30, 29)], PER_LENGTH, times, over))
    runs = track_of(check(m, whole=(0, 10, -30)), 0).runs
    slow = 762 * times // over
    assert [(last, slope) for last, _, _, slope in runs[:3]] == [
        (39 * STEP, 762), (99 * STEP, slow), (runs[2][0], 762)
    ]  # fmt: skip
    check(m, parade.ahead(3), whole=(0,))


def test_where_rules_overlap_the_most_expensive_counts() -> None:
    m = parade.mover()
    m.slow_down(GroundRule([patch(20, 26, 30, 29.33)], PER_LENGTH, 2))
    m.slow_down(GroundRule([patch(20, 27.01, 30, 28)], PER_LENGTH, 3))
    m.slow_down(GroundRule([patch(22, 24, 26, 30)], WHOLE_WAY, 3, 2, share=2_500))
    check(m, whole=(0, 15))
    check(m, parade.wheel(10), parade.ahead(2), whole=(0,))


@pytest.mark.parametrize("share", [0, 2_000, 5_000, 8_000])
def test_ground_that_slows_the_whole_way_by_a_share_of_it(share: int) -> None:
    m = parade.mover()
    m.slow_down(GroundRule([patch(20, 26, 30, 29)], WHOLE_WAY, 2, share=share))
    check(m, whole=(0, 10))
    check(m, parade.ahead(2.5), whole=(0,))


def test_who_starts_in_slow_ground_is_slow_and_hills_slow_upward() -> None:
    hill = patch(10, 25.5, 40, 40, level=1)
    m = parade.mover(table=parade.ground(hill))
    m.slow_down(GroundRule([patch(20, 20, 28, 25)], AT_START, 3, 2))
    m.slow_down(GroundRule([hill], WHOLE_WAY, 2, climb=True))
    reach = check(m, whole=(0, 12))
    assert [slope for _, _, _, slope in track_of(reach, 0).runs] == [1143, 1524, 1524]


# Tolls


def test_what_is_crossed_is_paid_once() -> None:
    m = parade.mover()
    m.pay(
        Toll([fence((10, 27), (40, 27.5)), fence((24, 20), (24, 40))], [box(22, 29, 30, 30)], 762)
    )
    reach = check(m, whole=(0, 20, -20))
    assert len(track_of(reach, 0).runs) >= 3
    check(m, parade.ahead(3), whole=(0,))
    check(m, parade.wheel(30), parade.back(1), whole=(0,))


def test_what_nobody_crosses_bars_the_way() -> None:
    m = parade.mover()
    m.keep_out_of([patch(10, 31, 23, 33)], [])
    m.pay(Toll([fence((10, 29), (40, 30))], [], 0, NO_CROSSING))
    reach = check(m, whole=(0, 30, -30))
    told = [cite_at(reach, track_of(reach, 0), inch(y)) for y in (5, 6.5, 8)]
    assert told == [None, "1.8 no crossing", "1.6 no passage"]


@pytest.mark.parametrize("into", range(-1, 5))
def test_who_goes_along_another_pays_only_where_it_meets_him(into: int) -> None:
    """Flush, a tiny bit apart or a tiny bit too near:

    however rounding turns out, the toll is right.
    """
    here = at(24, 24, 17)
    m = parade.mover(here)
    beside = [here.moved(inch(4), inch(4) - into), here.moved(-inch(1), into - inch(4))]
    m.pay(Toll([], [body(pose, 4, 3).hull for pose in beside], 762))
    check(m, whole=(0, 1, -1))


# Anything at all


FACTORS = ((2, 1), (3, 1), (3, 2))
NARROW = Steps(
    {ADVANCE: 6, WHEEL: 12, BACK: 12, OBLIQUE: 8, ABOUT: 0},
    {ABOUT: 762, OBLIQUE: 381, WHEEL: 100},
    2,
    45 * DEGREE,
    inch(7),
)


def scene(rng: random.Random) -> tuple[Mover, int]:
    """A mover among slow ground of all kinds, tolls, enemies and friends, much of it flush."""

    def spot(low: float, high: float) -> float:
        return rng.randint(int(low), int(high)) if rng.random() < 0.6 else rng.uniform(low, high)

    def area(level: int = 0) -> Area:
        x, y = spot(14, 30), spot(14, 30)
        return patch(x, y, x + spot(1, 12), y + spot(1, 12), level)

    facing = rng.choice((0, 90, 180, 270, 45)) if rng.random() < 0.6 else rng.randrange(36000) / 100
    hills = [area(1) for _ in range(rng.randrange(3))]
    steps = rng.choice((parade.STEPS, NARROW))
    size = rng.choice(((4, 1), (3, 3), (1, 2)))
    m = parade.mover(
        at(spot(20, 28), spot(20, 28), facing), rng.choice((1, 3, 6, 9)), *size, steps,
        parade.ground(*hills),
    )  # fmt: skip
    if hills:
        m.slow_down(GroundRule(hills, WHOLE_WAY, *rng.choice(FACTORS), climb=True))
    for _ in range(rng.randrange(4)):
        when = rng.choice((PER_LENGTH, PER_LENGTH, WHOLE_WAY, AT_START))
        share = rng.choice((0, 3_000, 5_000))
        m.slow_down(GroundRule([area()], when, *rng.choice(FACTORS), share=share))
    for _ in range(rng.randrange(3)):
        m.keep_away(body(at(spot(16, 32), spot(16, 32), facing)), inch(rng.choice((0, 1))))
    for _ in range(rng.randrange(3)):
        m.not_end_on(body(at(spot(16, 32), spot(16, 32), facing + rng.choice((0, 30)))).hull)
    lines = [fence((spot(14, 34), spot(14, 34)), (spot(14, 34), spot(14, 34))) for _ in range(3)]
    m.pay(Toll(lines[:1], [area().shape], 762 * rng.randrange(3)))
    m.pay(Toll(lines[1:2], [], 0, NO_CROSSING))
    m.keep_out_of([area()] if rng.random() < 0.4 else [], lines[2:] if rng.random() < 0.3 else [])
    m.not_wheel_in([area()] if rng.random() < 0.4 else [])
    return m, rng.choice((STEP, MM))


@settings(max_examples=by_night(40, 4))
@given(st.integers(0, 1 << 32))
def test_wherever_anything_is_the_reach_says_what_the_rules_say(seed: int) -> None:
    rng = random.Random(seed)
    m, pitch = scene(rng)
    reach = check(m, pitch=pitch)
    track = rng.choice(reach.tracks)
    legs = way_to((), track, rng.choice(all_places(reach, track)))
    check(m, *legs, whole=(), pitch=pitch)
