"""C-ENG-3 to 5, D-121, D-206: engineers clear obstacles and build them; gabions before guns."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.crepuscule.chapters.deploying.gabions import gabions_of, with_gabions
from grognard.games.crepuscule.chapters.engineers import list_works, why_not_build, why_not_clear
from grognard.games.crepuscule.chapters.ground import SOFT, cover_of
from grognard.games.crepuscule.chapters.orders.orders import OrderStep
from grognard.games.crepuscule.model.actions import Build, Clear, March
from grognard.games.crepuscule.model.kinds import (
    DISORDERED,
    FORTIFIED,
    HARD_COVER,
    LIMBERED,
    MOVED,
    OBSTACLE,
    PIONEERS,
    SOFT_COVER,
    WALL,
    WATER,
    WHOLE,
    WOODED,
)
from grognard.games.crepuscule.model.pieces import Contact
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import Refusal
from grognard.table.paths import ADVANCE, Leg
from grognard.table.terrain import Area, Edge
from tests.games.crepuscule.builders import (
    ALLIED,
    Troops,
    act,
    area,
    asking,
    battalion,
    battery,
    battle,
    inch,
    line,
    run,
    throw,
    waiting,
)

TRAITS = {
    "hedge": OBSTACLE | SOFT_COVER,
    "high-wall": OBSTACLE | HARD_COVER | WALL,
    "earthwork": OBSTACLE | HARD_COVER | FORTIFIED | WALL,
    "stream": OBSTACLE | WATER,
    "road": 0,
}


def obstacle(kind: str = "hedge", north: float = 12.5) -> Edge:
    made = line([(14, north), (34, north)], TRAITS[kind])
    return Edge(kind, made.points, made.traits)


def pioneers(figures: int = 10, **details: Any) -> Troops:
    """Five abreast: 100 mm."""
    details.setdefault("traits", PIONEERS)
    return battalion("p", figures=figures, files=figures // 2, **details)


def field(*terrain: Area | Edge, units: list[Troops] | None = None) -> Battle:
    b = battle(units or [pioneers()], terrain=list(terrain))
    run(b, OrderStep(0))
    return b


def cite(refusal: Refusal | None) -> tuple[str, str]:
    return (refusal.cite, refusal.why) if refusal is not None else ("", "")


def kinds(b: Battle) -> list[str]:
    return [edge.name for edge in b.setting.ground.edges]


# Clearing


@pytest.mark.parametrize(
    ("kind", "need", "left"),
    [
        ("hedge", 4, ["hedge", "hedge"]),
        ("high-wall", 7, ["high-wall", "high-wall", "low-wall"]),
        ("earthwork", 9, ["earthwork", "earthwork", "high-wall"]),
    ],
)
def test_c_eng_4_two_dice_lower_an_obstacle_by_a_level(
    kind: str, need: int, left: list[str]
) -> None:
    for score, found in ((need - 1, [kind]), (need, left)):
        b = field(obstacle(kind))
        act(b, Clear(0, 0))
        assert waiting(b) == "C-ENG-4"
        throw(b, score - score // 2, score // 2)
        assert kinds(b) == found and b.units[0].used == WHOLE


def test_c_eng_4_a_stretch_as_long_as_their_front() -> None:
    b = field(obstacle())
    act(b, Clear(0, 0))
    throw(b, 6, 6)
    west, east = b.setting.ground.edges
    assert abs(int(east.west - west.east) - inch(100 / 25.4)) <= 1
    assert abs(int(west.east + east.west) - 2 * inch(24)) <= 2


def test_c_eng_4_two_more_for_each_turn_before_if_they_stay() -> None:
    b = field(obstacle("earthwork"))
    for toil, score in ((0, 8), (1, 6)):
        assert b.units[0].toil == toil
        run(b, OrderStep(0))
        act(b, Clear(0, 0))
        throw(b, score - 2, 2)
        b.begin_player_turn(0)
    assert b.units[0].toil == 2 and kinds(b) == ["earthwork"]
    other = b.clone()
    run(b, OrderStep(0))
    act(b, Clear(0, 0))
    throw(b, 3, 2)
    assert len(kinds(b)) == 3 and b.units[0].toil == 3
    run(other, OrderStep(0))
    act(other, March(0, [Leg(ADVANCE, inch(0.2))]))
    assert other.units[0].toil == 0


def worked(b: Battle, number: int, score: int) -> Battle:
    run(b, OrderStep(0))
    act(b, Clear(0, number))
    throw(b, score // 2, score - score // 2)
    return b


def test_t_eng_1_d_206_a_heavy_obstacle_is_level_after_three_turns() -> None:
    """Those who stay add 2 to the second throw and 4 to the third, whatever the level."""
    b = battle([pioneers(figures=20)], terrain=[obstacle("earthwork")])
    for turn, (least, before, after) in enumerate(
        ((9, "earthwork", "high-wall"), (7 - 2, "high-wall", "low-wall"), (2, "low-wall", ""))
    ):
        assert b.units[0].toil == turn
        number = next(i for i, edge in enumerate(b.setting.ground.edges) if edge.name == before)
        if least > 2:
            short = worked(b.clone(), number, least - 1)
            assert kinds(short) == kinds(b) and short.units[0].toil == turn + 1
        worked(b, number, least)
        assert after in kinds(b) or not after
        b.begin_player_turn(0)
    assert b.units[0].toil == 0  # another obstacle begins from the first turn
    assert set(kinds(b)) == {"earthwork"}  # what stood beyond their front


def test_c_eng_4_who_works_and_at_what() -> None:
    b = field(obstacle(), obstacle("stream", 12.6), obstacle("road", 12.7))
    assert cite(why_not_clear(b, b.units[0], 0)) == ("", "")
    for number in (1, 2, 3, -1):
        assert cite(why_not_clear(b, b.units[0], number)) == ("C-ENG-4", "no-obstacle")
    assert [one.key() for one in list_works(b, b.units[0])] == [Clear(0, 0).key()]
    for units, why in (
        ([battalion("f")], "no-engineers"),
        ([pioneers(marks=MOVED)], "moved"),
        ([pioneers(marks=DISORDERED)], "no-engineers"),
    ):
        b = field(obstacle(), units=units)
        assert cite(why_not_clear(b, b.units[0], 0)) == ("C-ENG-4", why)
    b = field(obstacle(), units=[battalion("f", sappers=2)])
    assert cite(why_not_clear(b, b.units[0], 0)) == ("", "")


@pytest.mark.parametrize(("north", "why"), [(13, ""), (13.1, "not-beside")])
def test_c_eng_4_d_206_beside_it_is_within_an_inch(north: float, why: str) -> None:
    b = field(obstacle(north=north))
    assert cite(why_not_clear(b, b.units[0], 0))[1] == why


def test_c_eng_4_not_in_melee() -> None:
    b = field(obstacle(), units=[pioneers(), battalion("a", ALLIED, (24, 13))])
    decision = asking(b)
    assert decision.why_not(b, Clear(0, 0)) is None
    b.contacts = [Contact(1, 0, 0, 0)]
    assert cite(decision.why_not(b, Clear(0, 0)))[0] == "W-CHG-4"


# Building


def wood(west: float) -> Area:
    return area(west, 8, west + 6, 16, WOODED)


def build(b: Battle, x: float = 24, y: float = 12.4, facing: int = 0) -> tuple[str, str]:
    return cite(why_not_build(b, b.units[0], Build(0, inch(x), inch(y), facing)))


@pytest.mark.parametrize(("off", "found"), [(4, ""), (4.1, "C-ENG-5")])
def test_c_eng_5_near_a_wood_or_a_house(off: float, found: str) -> None:
    b = field(wood(24 + 50 / 25.4 + off))
    assert build(b)[0] == found


def test_c_eng_5_d_121_a_section_of_4_inches_on_4() -> None:
    for score, found in ((3, []), (4, ["barricade"])):
        b = field(wood(27))
        act(b, Build(0, inch(24), inch(12.4), 0))
        assert waiting(b) == "C-ENG-5"
        throw(b, score - 2, 2)
        assert kinds(b) == found
    edge = b.setting.ground.edges[0]
    assert (edge.west, edge.east, edge.north) == (inch(22), inch(26), inch(12.4))


@pytest.mark.parametrize(
    ("kind", "need", "to"), [("hedge", 7, "high-wall"), ("high-wall", 9, "earthwork")]
)
def test_d_121_raising_needs_the_number_of_that_level(kind: str, need: int, to: str) -> None:
    for score, found in ((need - 1, [kind]), (need, [kind, kind, to])):
        b = field(wood(27), obstacle(kind))
        act(b, Build(0, inch(24), inch(12.4), 0))
        throw(b, score - score // 2, score // 2)
        assert kinds(b) == found
    assert build(field(wood(27), obstacle("earthwork"))) == ("D-121", "high-enough")


def test_c_eng_5_not_away_from_them_nor_through_anybody_nor_in_water() -> None:
    assert build(field(wood(27)), y=13.1) == ("C-ENG-4", "not-beside")
    assert build(field(wood(27)), y=11.5) == ("C-ENG-5", "no-room-to-build")
    b = field(wood(27), area(20, 12.2, 28, 14, WATER))
    assert build(b) == ("C-ENG-5", "no-room-to-build")
    b = field(area(4, 8, 8, 16, WOODED), units=[pioneers(at=(2, 12))])
    assert build(b, x=2.1) == ("", "")
    assert build(b, x=1.9) == ("C-ENG-5", "no-room-to-build")


# Gabions


@pytest.mark.parametrize(("count", "guns"), [(4, 0), (5, 1), (9, 1), (10, 2), (20, 2)])
def test_c_eng_3_gabions_before_one_gun_for_five_pioneers(count: int, guns: int) -> None:
    units = [
        pioneers(count), battery("g", at=(10, 10)), battery("l", at=(20, 10), formation=LIMBERED),
        battery("h", at=(30, 10)), battery("x", ALLIED, at=(30, 40)),
    ]  # fmt: skip
    rosters = [one.roster for one in units]
    found = gabions_of(rosters, 0)
    assert [edge.west // inch(1) for edge in found] == [8, 28][:guns]
    assert gabions_of(rosters, 1) == []


def test_c_eng_3_gabions_are_light_cover_and_an_obstacle() -> None:
    units = [pioneers(5, at=(40, 10)), battery("g", at=(10, 10)), battalion("a", ALLIED, (10, 24))]
    b = battle(units)
    assert cover_of(b, b.units[1], inch(10), inch(24)) == 0
    ground = with_gabions(b.setting.ground, b.setting.rosters, [0])
    b.setting = b.setting.with_ground(ground.areas, ground.edges)
    assert cover_of(b, b.units[1], inch(10), inch(24)) == SOFT
    assert ground.edges[0].traits & OBSTACLE
