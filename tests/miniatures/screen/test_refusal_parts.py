"""Why something may not be, with a name and a measure."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel.refusal import Refusal
from grognard.lexicon import Lexicon
from grognard.miniatures.deploying.placement import Site
from grognard.miniatures.deploying.placement import Verdicts as SiteVerdicts
from grognard.miniatures.moving.mover import Mover, Steps, Toll, Verdicts
from grognard.miniatures.moving.why_not_path import why_not_path
from grognard.miniatures.screen.general_words import GENERAL
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
from grognard.miniatures.shooting.fire_lines import Front
from grognard.table.angles import QUARTER
from grognard.table.paths import ADVANCE, BACK, WHEEL, Leg
from grognard.table.pose import INCH
from grognard.table.shapes import Footprint, Polygon, block
from tests.miniatures.screen.scenes import LENGTHS
from tests.miniatures.troops import (
    BLUE,
    POND,
    RED,
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
    """In keys and inches; costs in parts."""

    def __init__(self, measuring: bool = True) -> None:
        super().__init__(TABLE, POND | WALL, WOOD, measuring, LENGTHS, GENERAL, "en")

    def say(self, key: str, **facts: object) -> str:
        return " ".join([key, *map(str, facts.values())])

    def ground_name(self, title: str) -> str:
        return f"a {title}"

    def amount(self, parts: int) -> str:
        return str(parts)


class Worded(Parts):
    """In the words of any game, and some of its own."""

    def __init__(self, lang: str, lexicon: Lexicon = GENERAL) -> None:
        RefusalParts.__init__(self, TABLE, POND | WALL, WOOD, True, LENGTHS, lexicon, lang)

    def say(self, key: str, **facts: object) -> str:
        return RefusalParts.say(self, key, **facts)


def at(x: float, y: float) -> Polygon:
    return block(pose(x, y), inches(2), inches(1)).hull


def test_off_the_table_and_out_of_a_zone() -> None:
    assert Parts().off_table([at(71.5, 5), at(3, 3)]) == "off-table 0.5 east"
    box = zone_box(patch("zone", 10, 10, 30, 20, 0).shape)
    assert beyond(box, [at(15, 15)]) == (0, "west")
    assert Parts().out_of(box, [at(15, 22)]) == "zone 2 north 10, 10 in 30, 20 in"


def test_who_or_what_is_in_a_place() -> None:
    spot = block(pose(41, 32), inches(2), inches(1))
    assert Parts().taken_of(ENEMIES, spot) == "taken guns"
    assert Parts().taken_of([], block(pose(12, 12), inches(2), inches(1))) == "ground a pond"
    assert Parts().taken_of(ENEMIES, block(pose(5, 5), inches(2), inches(1))) == ""
    middle = block(pose(50, 28.6), inches(0.1), inches(0.1))
    assert Parts().taken_of(ENEMIES, middle) == ""  # within the square


def test_ground_that_bars_or_slows() -> None:
    assert closed_by(TABLE.areas, TABLE.edges, [at(20, 12), at(12, 12)]) == "wall"
    assert (Parts().closed([at(5, 5)]), Parts().rough([at(32, 12)])) == ("", "ground a wood")
    assert ground_under(TABLE.areas_with(POND), [at(20, 12)]) == ""


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


def test_who_is_still_to_come_or_in_the_way() -> None:
    assert (Parts().in_hand(["foot", "horse"]), Parts().in_hand([])) == ("in-hand foot, horse", "")
    assert (Parts().in_way("guns"), Parts().in_way("")) == ("way guns", "")


def test_what_hides() -> None:
    assert Parts().hidden(["", ""]) == ""
    assert Parts().hidden(["wood", ""]) == "hidden wood none"
    assert Parts().hidden(["wood", "guns"]) == "hidden wood guns"


def test_what_is_out_of_range_or_beside_the_front() -> None:
    shooters = line(2, RED, pose(40, 20))
    front = Front(shooters.pose, 4, inches(1.5), 0, 4500)
    target = ENEMIES[0][1]
    assert Parts().out_of_range(front, target.parts, inches(6)) == "range 10 6"
    assert Parts().off_front(pose(40, 20, 90), target.hull, 4500) == "arc 90 45"


# Words


def test_a_game_without_words_of_its_own_has_those_of_any_game(tmp_path: Path) -> None:
    over = [at(71.5, 5)]
    reached = "It would go 0.5 in over the eastern edge of the table."
    assert Worded("en").off_table(over) == reached
    assert Worded("fr").off_table(over) == "Il dépasserait de 0,5 po le bord est de la table."
    assert Worded("fr").place(inches(2), inches(3.5)) == "2\xa0; 3,5 po"
    (tmp_path / "en.ftl").write_text("detail-off-table = Too far to the { $edge }.\n")
    own = Worded("en", Lexicon(tmp_path))
    assert own.off_table(over) == "Too far to the east."
    assert own.taken_of(ENEMIES, block(pose(41, 32), inches(2), inches(1))) == "guns is there."


# What the layer refuses

SITE = Site(
    TABLE,
    patch("zone", 8, 8, 72, 36, 0).shape,
    TABLE.areas_with(POND),
    SiteVerdicts(Refusal("1 off"), Refusal("2 zone"), Refusal("3 taken"), Refusal("4 closed")),
)
WAYS = Verdicts(
    not_a_step=Refusal("1 step"),
    too_far=Refusal("2 far"),
    no_wheel_here=Refusal("3 wheel"),
    too_near=Refusal("4 near"),
    off_table=Refusal("5 off"),
    no_passage=Refusal("6 passage"),
    on_friend=Refusal("7 friend"),
)
FORD = Refusal("8 ford")
STEPS = Steps({ADVANCE: 1, BACK: 2, WHEEL: 1}, {}, 2, QUARTER, inches(30))
FRIEND = ("friend", line(3, RED, pose(45, 20)).shape)


def mover(x: float, y: float, budget: float = 20) -> Mover:
    body = line(2, RED, pose(x, y))
    m = Mover(body.shape, body.pose, body.width, body.depth, inches(budget), STEPS, WAYS, TABLE)
    m.keep_out_of(TABLE.areas_with(POND), [])
    m.not_wheel_in(TABLE.areas_with(WOOD))
    m.pay(Toll(TABLE.edges, [], 0, FORD))
    for _, shape in ENEMIES:
        m.keep_away(shape, inches(4))
    m.not_end_on(FRIEND[1].hull)
    return m


def way(m: Mover, *legs: Leg) -> str:
    refusal = why_not_path(m, [*legs])
    assert refusal is not None
    far = mover(m.pose.x / INCH, m.pose.y / INCH, 100)
    said = Parts().on_way(far, int(m.budget), [*legs], refusal.cite, [*ENEMIES, FRIEND])
    return f"{refusal.cite.split()[0]} {said}"


def ahead(length: float) -> Leg:
    return Leg(ADVANCE, inches(length))


def test_a_way_that_is_none_or_costs_too_much() -> None:
    m = mover(60, 5)
    assert way(m, ahead(1), ahead(1), ahead(1)) == "1 legs 3 2"
    assert way(m, ahead(1), Leg(WHEEL, 2 * QUARTER)) == "1 leg 2"
    assert way(m, ahead(31)) == "2 longest 31 30"
    assert way(mover(60, 5, budget=2), ahead(3)) == f"2 cost {inches(3)} {inches(2)} no"


def test_what_a_way_meets() -> None:
    assert way(mover(32, 9.5), Leg(WHEEL, 1000), ahead(1)) == "3 ground a wood"
    assert way(mover(40, 20), ahead(8)) == "4 near guns yes 2 4"
    assert way(mover(5, 46), ahead(3)) == "5 off-table 1 north"
    assert way(mover(12, 8), ahead(4)) == "6 ground a pond"
    assert way(mover(45, 16), ahead(4)) == "7 taken friend"
    assert way(mover(20, 8), ahead(4)) == "8 ground a wall"


def placed(x: float, y: float) -> str:
    spot = block(pose(x, y), inches(2), inches(1))
    refusal = SITE.why_not(spot.hull, [shape.hull for _, shape in ENEMIES])
    assert refusal is not None
    return f"{refusal.cite.split()[0]} {Parts().at_site(SITE, spot, refusal.cite, ENEMIES)}"


def test_where_a_body_may_not_be_set_up() -> None:
    assert placed(71.5, 20) == "1 off-table 0.5 east"
    assert placed(20, 37) == "2 zone 1 north 8, 8 in 72, 36 in"
    assert placed(41, 32) == "3 taken guns"
    assert placed(12, 12) == "4 ground a pond"
    spot: Footprint = block(pose(60, 20), inches(2), inches(1))
    assert Parts().at_site(SITE, spot, "9 else", ENEMIES) == ""


def posted(x: float, y: float) -> str:
    at = inches(x), inches(y)
    refusal = SITE.why_not_point(*at, [shape.hull for _, shape in ENEMIES])
    assert refusal is not None
    return f"{refusal.cite.split()[0]} {Parts().at_point(SITE, *at, refusal.cite, ENEMIES)}"


def test_where_a_figure_may_not_be_set_up() -> None:
    assert posted(73, 20) == "1 off-table 1 east"
    assert posted(20, 37) == "2 zone 1 north 8, 8 in 72, 36 in"
    assert posted(41, 31) == "3 taken guns"
    assert posted(12, 12) == "4 ground a pond"
