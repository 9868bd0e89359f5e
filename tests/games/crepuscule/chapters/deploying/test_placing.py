"""D-112: where units and officers may be set up, both sides of each boundary."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.deploying.deployment import ChoosePlace, ChoosePost
from grognard.games.crepuscule.chapters.deploying.plots import zone_of
from grognard.games.crepuscule.chapters.scenarios.deployment import check_room
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    DIFFICULT,
    IMPASSABLE,
    NOBODY,
    VERY_DIFFICULT,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.refusal import BadData
from grognard.kernel.umpire import submit
from grognard.table.terrain import Ground
from tests.games.crepuscule.builders import area, inch

from .test_deployment import place_all, placing


def on_open_ground(b: Battle) -> Battle:
    b.setting = b.setting.with_ground([], [])
    return b


def with_guns_placed() -> Battle:
    """Both batteries stand; the south is asked."""
    b = on_open_ground(placing())
    submit(b, GAME.parse(b, "place f6 36,11 0 deployed"))
    submit(b, GAME.parse(b, "place a6 36,37 180 deployed"))
    return b


def with_units_placed() -> Battle:
    b = on_open_ground(placing())
    place_all(b, ChoosePlace)
    assert isinstance(b.pending, ChoosePost)
    return b


def why(b: Battle, text: str) -> str | None:
    assert isinstance(b.pending, Decision)
    refusal = b.pending.why_not(b, GAME.parse(b, text))
    assert refusal is None or refusal.cite == "D-112"
    return None if refusal is None else refusal.why


def told(b: Battle, text: str) -> str:
    assert isinstance(b.pending, Decision)
    action = GAME.parse(b, text)
    refusal = b.pending.why_not(b, action)
    assert refusal is not None
    return GAME.detail(b, action, refusal, "en")


@pytest.mark.parametrize(
    ("height", "south", "north"),
    [(48, (0, 12), (36, 48)), (72, (12, 24), (48, 60)), (40, (0, 8), (32, 40))],
)
def test_d_112_zones_are_12_inches_deep_and_24_apart(
    height: int, south: tuple[int, int], north: tuple[int, int]
) -> None:
    ground = Ground(inch(72), inch(height), [], [])
    for seat, (first, last) in enumerate((south, north)):
        zone = zone_of(ground, seat)
        assert (zone.south, zone.north) == (inch(first), inch(last))
        assert (zone.west, zone.east) == (0, inch(72))


def test_d_112_artillery_is_set_up_first() -> None:
    b = on_open_ground(placing())
    assert why(b, "place f1 20,12 0 line") == "guns-first"
    assert "2/5e" in told(b, "place f1 20,12 0 line")
    assert why(b, "place f6c 20,12 0 limbered") == "guns-first"
    assert why(b, "place f6 20,12 0 deployed") is None
    assert why(with_guns_placed(), "place f1 20,12 0 line") is None


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("20,12 0", None),
        ("20,12.01 0", "out-of-zone"),
        ("20,1.5749 0", None),  # two ranks are 40 mm deep
        ("20,1.5 0", "placed-off-table"),
        ("4.7245,12 0", None),  # twelve files are 240 mm wide
        ("4.7,12 0", "placed-off-table"),
        ("36,12 0", "placed-on-another"),
        ("20,40 0", "out-of-zone"),
        ("20,90 0", "placed-off-table"),
    ],
)
def test_d_112_a_unit_is_wholly_in_its_zone_and_not_on_another(
    place: str, expected: str | None
) -> None:
    assert why(with_guns_placed(), f"place f1 {place} line") == expected


def test_d_112_how_far_out_of_the_zone_is_shown() -> None:
    b = with_guns_placed()
    assert "0.5" in told(b, "place f1 20,12.5 0 line")
    assert "2/5e" in told(b, "place f1 36,12 0 line")


@pytest.mark.parametrize(
    ("traits", "expected"),
    [
        (IMPASSABLE, "placed-on-shut-ground"),
        (BUILDING, "placed-on-shut-ground"),
        (VERY_DIFFICULT, "placed-on-shut-ground"),
        (DIFFICULT, None),
    ],
)
def test_d_112_nobody_begins_on_ground_that_is_shut(traits: int, expected: str | None) -> None:
    b = with_guns_placed()
    b.setting = b.setting.with_ground([area(18, 8, 22, 10.4, traits)], [])
    assert why(b, "place f1 20,11 0 line") == expected
    assert why(b, "place f1 20,12 0 line") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("place f1 20,12 0 echelon", "not-for-it"),
        ("place f1 20,12 0 garrison", "not-for-it"),
        ("place f1 20,12 0 hollow-square", None),
        ("place f1 20,12 0 assault-column files 4", None),
        ("place f1 20,12 0 assault-column files 3", "wrong-files"),
        ("place f1 20,12 0 assault-column files 12", "wrong-files"),
        ("place f1 20,12 0 march-column", None),
        ("place f5 20,12 0 line", None),
        ("place f5 20,12 0 hollow-square", "not-for-it"),
        ("place f6c 20,12 0 deployed", "not-for-it"),
        ("place f6c 20,12 0 limbered", None),
        ("place f6 20,12 0 deployed", "placed-already"),
        ("place a1 20,36 180 line", "not-yours-to-place"),
    ],
)
def test_d_112_units_are_set_up_in_a_formation_that_they_know(
    text: str, expected: str | None
) -> None:
    assert why(with_guns_placed(), text) == expected


def test_d_112_a_gun_may_begin_limbered() -> None:
    b = on_open_ground(placing())
    assert why(b, "place f6 36,11 0 limbered") is None
    assert why(b, "place f6 36,11 0 line") == "not-for-it"


def test_d_112_those_still_in_hand_must_find_room() -> None:
    """30 by 4 inches are left: enough for two rows, but not about a battalion in the middle."""
    b = with_guns_placed()
    b.setting = b.setting.with_ground(
        [area(0, 0, 30, 8, IMPASSABLE), area(30, 0, 72, 12, IMPASSABLE)], []
    )
    assert why(b, "place f1 5,12 0 line") is None
    assert why(b, "place f1 20,11 0 line") == "shuts-out"
    assert "3e Ligne" in told(b, "place f1 20,11 0 line")


def test_d_112_officers_stand_in_their_zone_and_friends_make_room() -> None:
    b = with_units_placed()
    assert why(b, "post petit 36,11") is None  # behind, or among, the battery
    assert why(b, "post petit 20,11.0157") is None
    assert why(b, "post petit 20,11.1") == "out-of-zone"
    assert why(b, "post petit 20,0.5") == "placed-off-table"
    assert why(b, "post bianchi 20,40") == "not-yours-to-place"
    assert why(b, "place f1 20,12 0 line") == "not-now"
    submit(b, GAME.parse(b, "post petit 36,8"))
    submit(b, GAME.parse(b, "post bianchi 36,40"))
    assert why(b, "post petit 20,8") == "placed-already"


def test_d_112_an_army_without_room_in_its_zone_is_refused() -> None:
    rosters = [one for one in placing().setting.rosters if one.seat == 0 and one.parent == NOBODY]
    for west, fits in ((50, True), (10, False)):
        pond = area(west, 0, 72, 12, IMPASSABLE)
        ground = Ground(inch(72), inch(48), [pond], [])
        if fits:
            check_room(ground, rosters, [0])
        else:
            with pytest.raises(BadData, match="D-112"):
                check_room(ground, rosters, [0])
        check_room(ground, rosters, [])
