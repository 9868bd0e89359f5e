"""Why something may not be, with a name and a measure."""

from __future__ import annotations

from grognard.miniatures.screen.obstructions import (
    beyond,
    closed_by,
    ground_under,
    nearest_of,
    nearest_of_place,
    too_near,
    zone_box,
)
from grognard.miniatures.screen.refusal_parts import RefusalParts
from grognard.table.shapes import Polygon, block
from tests.miniatures.screen.scenes import LENGTHS
from tests.miniatures.troops import (
    BLUE,
    POND,
    WALL,
    WOOD,
    ground,
    guns,
    inches,
    line,
    patch,
    pose,
    skirmishers,
    square,
    wall,
)

TABLE = ground(
    patch("pond", 10, 10, 14, 14, POND),
    patch("wood", 30, 10, 34, 14, WOOD),
    edges=(wall((20, 10), (20, 20)),),
)
ENEMIES = [
    ("guns", guns(0, BLUE, pose(40, 30, 180)).shape),
    ("square", square(1, BLUE, pose(50, 30)).shape),
]


class Parts(RefusalParts):
    """In keys and inches."""

    def __init__(self, measuring: bool = True) -> None:
        super().__init__(TABLE, POND | WALL, WOOD, measuring)

    def say(self, key: str, **facts: object) -> str:
        return " ".join([key, *map(str, facts.values())])

    def length(self, amount: int, up: bool = False) -> str:
        return LENGTHS.text(amount)

    def place(self, x: int, y: int) -> str:
        return LENGTHS.point_text(x, y)

    def ground_name(self, title: str) -> str:
        return f"a {title}"


def at(x: float, y: float) -> Polygon:
    return block(pose(x, y), inches(2), inches(1)).hull


def test_off_the_table_and_out_of_a_zone() -> None:
    assert Parts().off_table([at(71.5, 5), at(3, 3)]) == "off-table 0.5 east"
    box = zone_box(patch("zone", 10, 10, 30, 20, 0).shape)
    assert beyond(box, [at(15, 15)]) == (0, "west")
    assert Parts().out_of(box, [at(15, 22)]) == "zone 2 north 10,10 30,20"


def test_who_or_what_is_in_a_place() -> None:
    spot = block(pose(41, 32), inches(2), inches(1))
    assert Parts().taken_of(ENEMIES, spot) == "taken guns"
    assert Parts().taken_of([], block(pose(12, 12), inches(2), inches(1))) == "ground a pond"
    assert Parts().taken_of(ENEMIES, block(pose(5, 5), inches(2), inches(1))) == ""
    middle = block(pose(50, 28.6), inches(0.1), inches(0.1))
    assert Parts().taken_of(ENEMIES, middle) == ""  # within the square


def test_ground_that_bars_or_slows() -> None:
    assert closed_by(TABLE, POND | WALL, [at(20, 12), at(12, 12)]) == "wall"
    assert (Parts().closed([at(5, 5)]), Parts().rough([at(32, 12)])) == ("", "ground a wood")
    assert ground_under(TABLE, POND, [at(20, 12)]) == ""


def test_who_is_too_near() -> None:
    here = line(2, 0, pose(40, 10)).shape
    near = too_near(ENEMIES, here, [at(40, 28), at(50, 20)], inches(4))
    assert near is not None and (near.name, near.distance) == ("guns", inches(2))
    assert Parts().near(near) == "near guns yes 2 4"
    assert Parts(measuring=False).near(near) == "near guns no 2 4"
    assert Parts().near(None) == ""
    assert too_near(ENEMIES, here, [at(40, 20)], inches(4)) is None


def test_who_is_nearest_to_a_place() -> None:
    screen = skirmishers(2, 0, pose(45, 28)).shape
    near = nearest_of(ENEMIES, screen, inches(4))
    assert near is not None and near.name == "square"
    assert nearest_of(ENEMIES, screen, 100) is None
    found = nearest_of_place(ENEMIES, inches(40), inches(28), inches(4))
    assert found is not None and (found.name, found.distance) == ("guns", inches(2))


def test_what_hides() -> None:
    assert Parts().hidden(["", ""]) == ""
    assert Parts().hidden(["wood", ""]) == "hidden wood none"
    assert Parts().hidden(["wood", "guns"]) == "hidden wood guns"
