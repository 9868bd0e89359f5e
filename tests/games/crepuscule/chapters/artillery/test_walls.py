"""C-ART-40, D-144: balls and the walls that shelter their targets."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.artillery.roundshot import Roundshot
from grognard.games.crepuscule.model.kinds import (
    GUNS,
    HARD_COVER,
    HEAVY,
    LIGHT,
    MEDIUM,
    OBSTACLE,
    SOFT_COVER,
    WALL,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.dice import Pool
from tests.games.crepuscule.builders import (
    ALLIED,
    area,
    battalion,
    battery,
    battle,
    inch,
    line,
    run,
    throw,
    waiting,
)

LOW_WALL = OBSTACLE | HARD_COVER | WALL


def field(
    weight: int = MEDIUM, traits: int = LOW_WALL, wall: float = 29.7, hill: bool = False
) -> Battle:
    lies = [line([(18, wall), (30, wall)], traits)]
    hills = [area(20, 4, 28, 12, 0, level=1)] if hill else []
    return battle(
        [battery("g", at=(24, 10), weight=weight), battalion("a", ALLIED, (24, 30))],
        terrain=[*lies, *hills], phase=GUNS, estimates="exact", unit_officers="off",
    )  # fmt: skip


def fire(b: Battle, estimate: int, die: int, bounce: int = 0) -> None:
    run(b, Roundshot(0, 1, estimate))
    throw(b, die // 2)
    if bounce:
        throw(b, bounce)


def test_c_art_40_a_bounce_meets_the_wall_before_its_target() -> None:
    b = field()
    fire(b, 15, 2, 4)
    assert waiting(b) == "C-ART-40"
    throw(b, 3)
    assert (waiting(b), b.units[1].figures, len(b.setting.ground.edges)) == ("", 24, 1)


def test_c_art_40_d_144_a_shattered_wall_strikes_like_a_shell() -> None:
    b = field()
    fire(b, 15, 2, 4)
    throw(b, 4)
    left, right = b.setting.ground.edges
    assert (left.points[0], right.points[1]) == ((inch(18), inch(29.7)), (inch(30), inch(29.7)))
    assert abs(int(right.west - left.east) - inch(4)) <= 1
    assert waiting(b) == "D-88"
    while waiting(b) == "D-88":
        assert isinstance(b.pending, Pool)
        throw(b, *[1] * b.pending.dice)
    assert waiting(b) == "W-WND-1" and isinstance(b.pending, Pool) and b.pending.need == 4
    throw(b, *[1] * b.pending.dice)
    assert (waiting(b), b.units[1].figures) == ("", 24)  # nobody is struck with strength 6


@pytest.mark.parametrize(("weight", "least"), [(LIGHT, 5), (MEDIUM, 4), (HEAVY, 3)])
def test_t_art_15_c_art_40_heavy_balls_break_walls_more_easily(weight: int, least: int) -> None:
    for face, edges in ((least - 1, 1), (least, 2)):
        b = field(weight)
        fire(b, 15, 2, 4)
        throw(b, face)
        assert len(b.setting.ground.edges) == edges


def test_c_art_40_a_ball_that_flies_flat_meets_it_before_the_bounce() -> None:
    b = field()
    fire(b, 18, 2)
    assert waiting(b) == "C-ART-40"
    b = field(hill=True)  # from a height it clears the wall, and bounces beyond
    fire(b, 18, 2)
    assert waiting(b) == "C-ART-14"
    b = field(hill=True)  # but its bounce is stopped
    fire(b, 15, 2, 4)
    assert waiting(b) == "C-ART-40"


@pytest.mark.parametrize(
    ("traits", "wall"), [(OBSTACLE | SOFT_COVER, 29.7), (LOW_WALL, 28.5), (LOW_WALL, 40)]
)
def test_c_art_40_d_144_fences_and_walls_that_shelter_nobody_stop_nothing(
    traits: int, wall: float
) -> None:
    b = field(traits=traits, wall=wall)
    fire(b, 15, 2, 4)
    assert waiting(b) == "W-WND-1"


def test_c_art_40_a_ball_that_ends_before_the_wall_does_not_meet_it() -> None:
    b = field()
    fire(b, 15, 2, 2)
    assert (waiting(b), b.units[1].figures) == ("", 24)
