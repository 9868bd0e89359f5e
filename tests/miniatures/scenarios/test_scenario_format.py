"""Scenario files of a game of inches: read, checked to the last key, and written."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.refusal import BadData
from grognard.miniatures.deploying.zones import NORTH, SOUTH, standard_zones
from grognard.miniatures.length_unit import CENTIMETRES, INCHES
from grognard.miniatures.scenarios.scenario import NO_SIDE, Force, Objective, Scenario
from grognard.miniatures.terrain.pieces import Piece
from grognard.table.pose import CM, INCH, Pose
from grognard.table.shapes import box
from tests.miniatures.skirmish import FORMAT, LIMITS, PLAIN, BrigadeStand, Sky, parsed

STEP = INCHES.step
EVERYTHING = """
format = "skirmish scenario 1"
id = "everything"
table = [60, 40.5]
turns = 12
weather = "rain"
[title]
en = "Everything"
fr = "Tout"
[note]
fr = "Une note."
[[terrain]]
kind = "copse"
name = "Bossu"
area = [[10, 10], [15.05, 10], [12, 18]]
[[terrain]]
kind = "highway"
line = [[0, 20], [60, 20]]
[[objective]]
name = "Bossu"
at = [12, 14]
radius = 2.5
worth = 4
[zones]
north = [[50, 30], [10, 40.5]]
[french]
army = '''
f1
f2
'''
side = "north"
[french.stand]
f1 = { at = [20, 31.05], order = "masse" }
f2 = { at = [30, 31], facing = 200.5 }
[allied]
army = "a1"
side = "south"
"""


def wrong(text: str) -> str:
    with pytest.raises(BadData) as caught:
        parsed(text)
    return str(caught.value)


def said(scenario: Scenario) -> list[object]:
    """Everything that a scenario says."""
    sky = scenario.own
    assert isinstance(sky, Sky)
    pieces = scenario.pieces
    return [
        (scenario.key, scenario.titles, scenario.notes, scenario.unit.key, scenario.turns),
        (scenario.width, scenario.height, sky.weather),
        [(p.kind, p.points, p.name) for p in pieces] if pieces is not None else None,
        [(o.name, o.x, o.y, o.radius, o.worth) for o in scenario.objectives],
        [(zone.west, zone.south, zone.east, zone.north) for zone in scenario.zones],
        [(force.army, force.side, stands(force)) for force in scenario.forces],
    ]


def stands(force: Force) -> list[tuple[object, ...]]:
    return [
        (name, stand.pose.key(), stand.order)
        for name, stand in force.stands.items()
        if isinstance(stand, BrigadeStand)
    ]


# Reading


def test_a_file_may_say_next_to_nothing() -> None:
    scenario = parsed(PLAIN)
    assert scenario.titles == {"en": "The bridge", "fr": "The bridge"}
    assert scenario.notes == {"en": "", "fr": ""} and scenario.turns == 10
    assert (scenario.width, scenario.height) == (72 * INCH, 48 * INCH)
    assert scenario.pieces == [] and scenario.objectives == [] and scenario.zoned == []
    assert [force.side for force in scenario.forces] == [NO_SIDE] * 2


def test_a_file_may_say_everything() -> None:
    scenario = parsed(EVERYTHING)
    assert (scenario.width, scenario.height) == (60 * INCH, 40 * INCH + INCH // 2)
    assert scenario.notes == {"en": "", "fr": "Une note."}
    assert scenario.pieces is not None
    assert scenario.pieces[0].points[1] == (15 * INCH + STEP, 10 * INCH)
    assert scenario.zones[NORTH].west == 10 * INCH and scenario.zoned == [NORTH]
    french = scenario.forces[0]
    assert french.army == "f1\nf2" and french.side == NORTH
    assert stands(french) == [
        ("f1", (20 * INCH, 31 * INCH + STEP, 18000), 1),
        ("f2", (30 * INCH, 31 * INCH, 20050), 0),
    ]


def test_lengths_may_be_in_another_unit_of_the_game() -> None:
    scenario = parsed(PLAIN.replace('id = "bridge"', 'id = "bridge"\nunit = "cm"\ntable=[120, 90]'))
    assert scenario.unit is CENTIMETRES and scenario.width == 120 * CM
    assert 'unit = "cm"\ntable = [120, 90]' in FORMAT.write(scenario)
    assert "unit: 'ft' is not one of in, cm" in wrong(
        PLAIN.replace('id = "bridge"', 'id = "bridge"\nunit = "ft"')
    )


def test_a_scenario_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "bridge.toml"
    path.write_text(PLAIN, encoding="utf-8")
    assert FORMAT.read(path).key == "bridge"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "bridge"', "id = 3", "id: 3 is not a text"),
        ("scenario 1", "scenario 9", "is not 'skirmish scenario 1'"),
        (
            'id = "bridge"',
            'id = "bridge"\ntable = [20, 20]',
            "is not a table of 24 x 24 to",
        ),
        ('id = "bridge"', 'id = "bridge"\nturns = 21', "turns: 21 is not a whole number from 1"),
        ('id = "bridge"', 'id = "bridge"\nweather = "snow"', "weather: 'snow' is not one of clear"),
        ('id = "bridge"', 'id = "bridge"\npoints = 9', "points: no such key; known here: format"),
        ("[allied]", "[allied]\ncamels = 3", "allied.camels: no such key"),
        ("[allied]", "[allied]\nstand = { a9 = {} }", "allied.stand.a9: no such key"),
        ("[allied]", "[allied]\nstand = { a1 = {} }", "allied.stand.a1.at: is missing"),
        ("[allied]", "[allied]\nside = 'south'", "french.side: either both armies"),
        ("[title]", "[zones]\nsouth = [[0, 0], [5, 12]]\n[title]", "at least 6 in wide and deep"),
        (
            "[title]",
            "[zones]\nsouth = [[0, 0], [72, 30]]\n[title]",
            "must end 12 in or more",
        ),
        ("[title]", "[zones]\nsouth = [[0, 0], [80, 9]]\n[title]", "south: [80, 9] is off the"),
        (
            "[title]",
            "[zones]\nsouth = [[0, 0]]\n[title]",
            "a zone is given by two opposite corners",
        ),
        ("[title]", "[[terrain]]\nkind = 'wood'\n[title]", "kind: 'wood' is not one of copse"),
        (
            "[title]",
            "[[terrain]]\nkind = 'lake'\nline = [[1,1]]\n[title]",
            "1.line: no such",
        ),
        ("[title]", "[[objective]]\nname = 'A'\nat = [9, 99]\n[title]", "[9, 99] is off the table"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, problem: str) -> None:
    assert old in PLAIN
    assert problem in wrong(PLAIN.replace(old, new))


def test_both_armies_are_not_on_one_side() -> None:
    text = PLAIN.replace("[french]", "[french]\nside = 'south'")
    text = text.replace("[allied]", "[allied]\nside = 'south'")
    assert "allied.side: both armies are set up in the south" in wrong(text)


def test_all_errors_are_reported_together() -> None:
    text = PLAIN.replace('id = "bridge"', 'id = "B"\nturns = 0\ncolour = 1')
    assert wrong(text).count("\n") == 3


# Writing


@pytest.mark.parametrize("text", [PLAIN, EVERYTHING], ids=["plain", "everything"])
def test_what_is_written_is_read_as_it_was(text: str) -> None:
    scenario = parsed(text)
    written = FORMAT.write(scenario)
    assert said(parsed(written)) == said(scenario)
    assert FORMAT.write(parsed(written)) == written


def test_what_is_usual_is_left_out() -> None:
    written = FORMAT.write(parsed(PLAIN))
    assert "[note]" not in written and "[zones]" not in written and "fr = " not in written
    assert "unit" not in written and "side" not in written and "stand" not in written
    assert "ground" not in written
    random = FORMAT.write(parsed(PLAIN.replace('"bridge"', '"bridge"\nground = "random"')))
    assert 'ground = "random"' in random and parsed(random).pieces is None


def test_a_length_that_cannot_be_written_is_refused() -> None:
    plain = parsed(PLAIN)
    plain.objectives.append(Objective("Between", INCH + 1, INCH, INCH, 1))
    with pytest.raises(ValueError, match="not a step of an inch"):
        FORMAT.write(plain)


steps = st.integers(0, 24 * 20)
places = st.tuples(steps, steps).map(lambda at: (at[0] * STEP, at[1] * STEP))
texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30).map(str.strip)
words = texts.filter(bool)


@st.composite
def pieces(draw: st.DrawFn) -> Piece:
    """A triangle or a line of any kind."""
    x, y = draw(st.integers(0, 200)), draw(st.integers(0, 200))
    width, height = draw(st.integers(40, 200)), draw(st.integers(40, 200))
    corners = [(x, y), (x + width, y), (x, y + height)]
    points = [(a * STEP, b * STEP) for a, b in corners]
    kind = draw(st.sampled_from(["copse", "redoubt", "ridge", "lake", "highway"]))
    return Piece(kind, points, draw(st.one_of(st.just(""), words)))


@st.composite
def forces(draw: st.DrawFn, side: int) -> Force:
    ids = draw(st.lists(st.sampled_from(["b1", "b2", "b3", "b4"]), unique=True, min_size=1))
    stood = draw(st.lists(st.sampled_from(ids), unique=True))
    turned = st.one_of(st.just(18000 * max(side, 0)), st.integers(0, 35999))
    found = {
        id: BrigadeStand(Pose(*draw(places), draw(turned)), draw(st.integers(0, 1)))
        for id in ids
        if id in stood
    }
    joint = draw(st.sampled_from([" ", "\n"]))
    return Force(joint.join(ids), side, {**found})


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    size = 24 * INCH + draw(steps) * STEP, 30 * INCH + draw(steps) * STEP
    zones = standard_zones(size[0], size[1], LIMITS.back)
    zoned = draw(st.sampled_from([[], [SOUTH], [NORTH], [SOUTH, NORTH]]))
    if SOUTH in zoned:
        zones[SOUTH] = box(STEP, 0, 20 * INCH, 6 * INCH)
    if NORTH in zoned:
        zones[NORTH] = box(0, size[1] - 6 * INCH, size[0], size[1])
    sides = draw(st.sampled_from([(NO_SIDE, NO_SIDE), (SOUTH, NORTH), (NORTH, SOUTH)]))
    english, french = draw(words), draw(words)
    note = draw(st.one_of(st.just(""), words))
    goals = [
        Objective(name, *draw(places), INCH + draw(st.integers(0, 200)) * STEP, worth)
        for name, worth in draw(st.dictionaries(words, st.integers(1, 10), max_size=4)).items()
    ]
    return Scenario(
        draw(st.from_regex(r"[a-z][a-z0-9-]{0,23}", fullmatch=True)),
        {"en": english, "fr": french},
        {"en": note, "fr": draw(words) if note else ""},
        INCHES,
        size,
        draw(st.integers(1, 20)),
        draw(st.one_of(st.none(), st.lists(pieces(), max_size=4))),
        goals,
        zones,
        zoned,
        Sky(draw(st.integers(0, 1))),
        [draw(forces(sides[0])), draw(forces(sides[1]))],
    )


@given(scenarios())
def test_every_scenario_is_read_as_it_is_written(scenario: Scenario) -> None:
    assert said(parsed(FORMAT.write(scenario))) == said(scenario)
