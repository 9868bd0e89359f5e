"""Outpost on paper and on screen: scenario files, boards, tapes and pictures, by seat."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.refusal import BadNotation, IllegalAction
from grognard.table.measure import gap
from grognard.table.pose import INCH
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.moments import at, laying, ordering
from tests.miniatures.outpost.scenarios import FORMAT, SCENARIOS
from tests.miniatures.outpost.screen import Details
from tests.miniatures.outpost.table_fixture import FILE, text

RED, BLUE = 0, 1


def test_its_scenario_is_read_and_written() -> None:
    for scenario in SCENARIOS.known.values():
        text = FORMAT.write(scenario)
        again = FORMAT.parse(text, "again.toml")
        assert FORMAT.write(again) == text
        assert [force.stands.keys() for force in again.forces] == [
            force.stands.keys() for force in scenario.forces
        ]


def test_hiding_places_are_out_of_reach_of_the_enemy_and_of_each_other() -> None:
    setting = at(ordering()).setting
    shapes = [
        [setting.troops[5 * seat + 4].body(pose).shape for pose in setting.hiding[seat]]
        for seat in (RED, BLUE)
    ]
    assert all(gap(one, other) > 2 * INCH for one in shapes[0] for other in shapes[1])


def test_an_unknown_scenario_or_option_is_refused() -> None:
    for scenario, options in (("alps", {}), ("bridge", {"set-up": "fast"})):
        with pytest.raises(BadNotation):
            OUTPOST.setup(scenario, options)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("r9: 1,1 0", "unknown unit"),
        ("r1: 1,1 0", "this unit was already placed on line 6"),
        ("weather fine", "expected a unit and a colon, or one of battle, option"),
        ("turn 1 green left 2", "expected one of red, blue"),
        ("sealed red end", "expected 'sealed'"),
    ],
)
def test_a_position_that_cannot_be_read_says_where(line: str, expected: str) -> None:
    with pytest.raises(BadNotation, match=expected) as wrong:
        at(ordering() + line + "\n")
    assert wrong.value.line == 16


@pytest.mark.parametrize(
    ("id", "said", "line", "expected"),
    [
        ("r1", "1;1 0", 6, "expected a place in inches"),
        ("r4", "hidden @9", 9, "expected one of @1, @2, @3"),
    ],
)
def test_a_unit_that_cannot_be_read_says_where(
    id: str, said: str, line: int, expected: str
) -> None:
    with pytest.raises(BadNotation, match=expected) as wrong:
        at(ordering(**{id: said}))
    assert wrong.value.line == line


@pytest.mark.parametrize(
    "text", ["", "fire r1", "move r9 halt", "brigade r0 about, about", "hide r4 2"]
)
def test_orders_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        OUTPOST.parse(at(ordering()), text)


def test_the_board_is_in_inches_and_shows_nobody_where_scouts_hide() -> None:
    boards = [OUTPOST.board(at(ordering(b4=f"hidden @{n}")), "en") for n in (1, 2)]
    assert (boards[0].unit, boards[0].step, boards[0].decimals) == ("in", 127, 2)
    told = [[(u.id, u.kind, u.facts) for u in board.units] for board in boards]
    assert told[0] == told[1]


def test_every_arm_has_its_figures_on_its_bases() -> None:
    drawn = {
        piece.id: piece for piece in OUTPOST.figures(at(ordering(b1="14,13.5 180 losses 1")), RED)
    }
    roles = {id: Counter(f.role for f in piece.figures) for id, piece in drawn.items()}
    assert roles["r1"] == {"infantryman": 14, "flag": 1, "drum": 1}
    assert roles["b1"] == {"infantryman": 10, "flag": 1, "drum": 1}
    assert roles["r2"] == {"horseman": 6}
    assert roles["r3"] == {"gun": 2, "limber": 2, "infantryman": 4}
    assert roles["r0"] == {"general": 1}
    assert [piece.base for piece in drawn.values()].count("loose") == 1
    for piece in drawn.values():
        wide, deep = piece.size
        assert all(0 < f.x < wide and 0 < f.y < deep for f in piece.figures)


def test_the_page_is_tested_with_this_very_table() -> None:
    assert FILE.read_text("utf-8") == text()


def test_a_seat_sees_the_figures_of_its_own_scouts_only() -> None:
    b = at(ordering())
    seen = [{piece.id for piece in OUTPOST.figures(b, seat)} for seat in (RED, BLUE, None)]
    assert [ids & {"r4", "b4"} for ids in seen] == [{"r4"}, {"b4"}, set()]
    assert {"r4", "b4"} <= {piece.id for piece in OUTPOST.open_figures(b)}


def test_a_seat_measures_what_it_sees() -> None:
    b = at(ordering())
    assert OUTPOST.measure(b, RED, "r4 > 8,9.5", "en").words == ["2 in from edge to edge."]
    bands = OUTPOST.measure(b, RED, "r1", "en").areas
    assert [area.kind for area in bands] == ["band", "keep"]
    for seat in (BLUE, None):
        with pytest.raises(BadNotation, match="a unit in sight"):
            OUTPOST.measure(b, seat, "r4", "en")
        assert "r4" not in str(OUTPOST.measure(b, seat, "8,7", "en").words)


def test_no_tape_while_gunners_guess() -> None:
    with pytest.raises(IllegalAction, match=r"^3\.4 gunners guess$"):
        OUTPOST.measure(at(laying()), RED, "r3 > b1", "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_maps_and_pictures_show_a_seat_its_own_scouts_only(lang: str) -> None:
    b = at(ordering())
    for seat in (RED, BLUE, None):
        drawn = ElementTree.fromstring(OUTPOST.picture(b, seat, lang))
        ids = {str(group.get("id")) for group in drawn.iter("{http://www.w3.org/2000/svg}g")}
        assert {"foot-r1", "gun-b3", "general-r0"} <= ids
        seen = {id for id in ids if id.startswith("scouts")}
        assert seen == ({f"scouts-{'rb'[seat]}4"} if seat is not None else set())
        field = OUTPOST.table(b, seat, lang).rpartition("\n")[0]
        assert ("4" in field) == (seat is not None)


# Why not


def why(order: str, lang: str = "en", **moved: str) -> str:
    """The details of a refusal, after its rule."""
    b = at(ordering(**moved))
    assert isinstance(b.pending, Decision)
    action = OUTPOST.parse(b, order)
    refusal = b.pending.why_not(b, action)
    assert refusal is not None
    return OUTPOST.reason(b, action, refusal, lang)


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("move r1 advance 7", "2.2 no farther than its move It needs 9 in and has 6 in."),
        ("move r1 back 9", "2.2 no farther than its move It needs 18 in and has 6 in."),
        ("move r1 wheel left 95", "2.1 a step it knows Leg 1 is not a move."),
        ("move r3 advance 2", "2.5 no passage It would touch the pond."),
    ],
)
def test_a_way_that_is_refused_is_explained(order: str, said: str) -> None:
    assert why(order) == said


def test_who_is_too_near_or_stood_on_is_named() -> None:
    near = why("move r1 advance 3", b1="10,8 180")
    assert near.startswith("2.7 an inch from the enemy It would come within 0.5 in of ")
    assert "0,5 po de" in why("move r1 advance 3", "fr", b1="10,8 180")
    on_general = why("move r1 back 1.5", r0="10,3.5 0")
    assert on_general == "2.9 not on friends Paget is there."


def test_a_shot_that_is_refused_is_explained() -> None:
    far = why("fire r1 > b1", r1="14,9 0")
    assert far == "3.2 in its range It is 4.5 in away; the limit is 4 in."
    aside = why("fire r1 > b1", "fr", r1="14,10 180")
    assert aside == "3.2 in its arc C'est à 180° du front\xa0; 45° au plus."


def test_hidden_scouts_are_never_named() -> None:
    b = at(ordering())
    assert "scouts" not in [name for name, _ in Details(b, "en").others(0)]
