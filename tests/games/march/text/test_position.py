"""Positions as text: read, written, and refused with line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.march.invariants import problems
from grognard.games.march.model.pieces import (
    CHARGING,
    DISORDERED,
    DRUMMER,
    FLED,
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    NOBODY,
    THINNED,
)
from grognard.games.march.sequence import new_battle
from grognard.games.march.text.position import KEYWORDS, read
from grognard.games.march.text.writing import write, write_view
from grognard.kernel.dice import Rng
from grognard.kernel.procedure import DONE
from grognard.kernel.refusal import BadNotation
from grognard.kernel.umpire import play_random
from grognard.table.shapes import block
from grognard.table.terrain import Area
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose, waiting

GOOD = """\
march position 1
# the sample armies, met in the middle
battle training
option turns 10
side red south
turn 3 red activations first blue
commander red 5,10 moved
commander blue 115,110 moved
b1: 30,45 0 line foe f1 rankers 30 disordered drummer 0 used-sergeant 1
b2: 70,45 0 line
b3: 66,20 0 line until 4 faltered
b4: 30,20 350.5 line
b5: 100,20 0 line passed
f1: 30,45 180 column rankers 22 foe b1 charging activated
f2: 60,80 180 column
f3: 95,80 180 column rankers 25 detached 7 screen 5 at 95,72 180 gap 3 shot-at
f4: 100,100 180 column fled
"""


def test_a_position_is_read_word_by_word() -> None:
    b = read(GOOD)
    assert (b.turn, b.active, b.first, b.sides) == (3, RED, BLUE, [0, 1])
    assert b.setting.options.turns == 10
    one = b.units[0]
    assert (one.rankers, one.foe, one.staff[DRUMMER], one.spent) == (30, 5, 0, 1 << 4)
    assert one.has(DISORDERED)
    assert b.units[5].has(CHARGING)
    third = b.units[7]
    assert (third.screen, third.gap, third.causes) == (5, cm(3), 1)
    assert third.screen_pose.key() == (cm(95), cm(72), 18000)
    assert b.units[8].place == FLED
    assert b.commanders[RED].moved and b.commanders[BLUE].unit == NOBODY
    assert waiting(b) == "5.4 choose an activation"


def test_a_position_is_written_as_it_is_read() -> None:
    b = read(GOOD)
    again = read(write(b))
    assert write(again) == write(b)
    assert problems(again) == []


def test_rankers_are_all_that_stayed_unless_said_otherwise() -> None:
    b = read(GOOD.replace("rankers 25 detached 7", "detached 7"))
    assert b.units[7].rankers == 25


def test_R44_at_half_its_losses_the_fallen_are_off() -> None:
    b = read(GOOD.replace("rankers 30 disordered", "rankers 18"))
    assert b.units[0].has(THINNED)
    assert not read(GOOD.replace("rankers 30 disordered", "rankers 19")).units[0].has(THINNED)


def test_the_view_is_the_position_and_the_question() -> None:
    text = write_view(read(GOOD))
    assert text.startswith("march view 1\n")
    assert "asked red 5.4 choose an activation" in text
    assert "stack" not in text


def test_a_battle_that_is_over_asks_nobody() -> None:
    b = read(GOOD + "over red 16.1 battalions\n")
    assert (b.pending, b.winner, b.ending) == (DONE, RED, "16.1 battalions")
    drawn = read(write(b).replace("over red", "over draw"))
    assert drawn.winner == NOBODY and "over draw" in write(drawn)
    assert "asked nobody" in write_view(b)


@pytest.mark.parametrize("decisions", [1, 9, 25, 60])
@pytest.mark.parametrize("scenario", ["training", "vimeiro"])
def test_a_battle_under_way_is_written_and_read(scenario: str, decisions: int) -> None:
    b = new_battle(scenario, {})
    play_random(b, Rng(decisions), decisions)
    assert write(read(write(b))) == write(b)


BAD: list[tuple[str, str, str]] = [
    ("march position 1", "eagles position 1", "line 1: 'eagles position 1': expected 'march pos"),
    ("march position 1", "march position 2", "line 1: '2': unknown version"),
    ("battle training", "# none", "expected a line such as 'battle training'"),
    ("battle training", "battle leipzig", "leipzig"),
    ("option turns 10", "option turns", "line 4: 'option turns': expected an option and its value"),
    ("option turns 10", "option turns many", "many"),
    ("side red south", "side red east", "line 5: 'east': expected one of south, north"),
    ("side red south", "side green south", "line 5: 'green': expected one of red, blue"),
    ("side red south", "side red south now", "line 5: 'now': expected nothing more on a 'side'"),
    ("turn 3 red activations first blue", "# no turn", "expected a line such as 'turn 1 red act"),
    ("turn 3 red", "turn three red", "line 6: 'three': expected a whole number"),
    ("activations first blue", "dinner", "line 6: 'dinner': expected one of set-up, initiative"),
    ("first blue", "last blue", "line 6: 'last': expected one of first"),
    ("5,10 moved", "5;10 moved", "line 7: '5;10': expected a place in centimetres"),
    ("5,10 moved", "5,10 asleep", "line 7: 'asleep': expected one of with, moved, dead"),
    ("115,110 moved", "115,110 with f9", "line 8: 'f9': unknown battalion: expected one of b1"),
    ("b1: 30,45", "b9: 30,45", "line 9: 'b9': unknown battalion: expected one of b1, b2"),
    ("b1: 30,45", "b1 30,45", "line 9: 'b1': expected a battalion and a colon, or one of"),
    ("b2: 70,45 0 line", "b1: 70,45 0 line", "line 10: 'b1': this battalion was already placed"),
    ("b2: 70,45 0 line", "b2: 70,45", "ends too soon: expected a direction in degrees"),
    ("b2: 70,45 0 line", "b2: 70,45 0 square", "line 10: 'square': unknown word: expected one of"),
    ("rankers 30", "rankers 37", "line 9: 'b1': rankers 37: expected 1 to 36"),
    ("rankers 30", "rankers 0", "line 9: 'b1': rankers 0: expected 1 to 36"),
    ("rankers 25 detached 7", "detached 8", "detached 8: at most 7 may skirmish"),
    ("screen 5 at", "screen 9 at", "a screen of 9: only 7 were detached"),
    ("drummer 0", "drummer 3", "line 9: 'b1': more characters than its list has"),
    ("b2: 70,45", "b2: 10,45", "line 10: 'b2': extends over the edge of the table"),
    ("b2: 70,45", "b2: 50,45", "is on b1"),
    ("at 95,72", "at 119,72", "its screen extends over the edge of the table"),
    ("foe b1", "foe b2", "line 9: 'b1': fights f1, which does not fight it"),
    ("b2: 70,45 0 line", "b2: 70,45 0 line helps b4", "helps b4, which does not fight"),
    ("foe b1 charging", "foe b1 routing", "line 14: 'f1': fights while it routs"),
    ("f2: 60,80 180 column", "# none", "'f2': has not been placed, but the set-up is over"),
    ("5,10 moved", "5,10 with f2", "a Supreme Commander who is not with it"),
    ("turn 3", "stack Parade 1\nturn 3", "'Parade': expected the name of a procedure, such as Act"),
    ("turn 3", "stack Turn 2 / Activations 1 0 0\nturn 3", "these fields do not fit Activations"),
    ("turn 3", "stack Turn 2 / QualityTest 3 99 0 0\nturn 3", "expected procedures that fit"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BAD)
def test_a_bad_line_is_named_with_what_was_expected(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(BadNotation) as error:
        read(GOOD.replace(old, new, 1))
    assert complaint in str(error.value)
    assert error.value.told["fr"] != error.value.told["en"] == error.value.expected


def test_a_battle_under_way_has_its_sides() -> None:
    b = read(GOOD)
    b.sides = []
    assert problems(b) == ["battle: expected a line such as 'side red south'"]


CROWDED = "\n".join(
    [
        "march position 1",
        "battle open",
        "option points 1500",
        "option red-army british; " + "; ".join(["48 recruits"] * 12),
        "side red south",
        "turn 0 red set-up",
        *(f"b{n + 1}: {24 + n % 2 * 48},{28 - n // 2 * 7} 0 line" for n in range(8)),
    ]
)


def test_R107_in_a_set_up_those_still_in_hand_must_find_room() -> None:
    """Four rows of lines 3 cm apart: there is no room between them, only for three beside."""
    with pytest.raises(BadNotation) as error:
        read(CROWDED)
    complaint = "line 14: 'b8': leaves no room in the zone for b9, b10, b11, b12"
    assert str(error.value) == complaint
    b = read(CROWDED.replace("b8:", "# b8:"))
    assert problems(b) == [] and waiting(b) == "4.3 set-up dice"
    assert problems(read(CROWDED.replace("72,7 0", "72,6 0"))) == []  # 4 cm: room for one
    with pytest.raises(BadNotation):
        read(CROWDED.replace("72,7 0", "72,6.01 0"))


def test_4_4_in_a_set_up_nobody_is_placed_before_there_are_sides() -> None:
    with pytest.raises(BadNotation) as error:
        read(CROWDED.replace("side red south", "# no side"))
    assert str(error.value) == "line 7: 'b1': is placed, but nobody has taken a side yet"
    head = CROWDED.partition("b1:")[0]
    assert waiting(read(head.replace("side red south", "# no side"))) == "4.3 set-up dice"


def test_a_fallen_commander_is_written_and_read() -> None:
    b = read(GOOD.replace("115,110 moved", "115,110 dead"))
    assert not b.commanders[BLUE].alive
    assert "commander blue 115,110 dead" in write(b)


def test_R81_nobody_stands_in_impassable_ground() -> None:
    pond = Area("pond", block(pose(60, 30), cm(10), cm(4)).hull, IMPASSABLE)
    b = field([Troops("b1", 60, 30)], [Troops("f1", 60, 100, 180)], areas=[pond])
    assert problems(b) == ["b1: is on impassable ground: pond"]


def test_a_scenario_file_that_does_not_hold_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("turns = 0\n", encoding="utf-8")
    with pytest.raises(BadNotation, match="turns: 0 is not a whole number from 1 to 30"):
        read(GOOD.replace("option turns 10", f"option file {path}"))


def test_every_keyword_is_written_somewhere() -> None:
    b = read(GOOD)
    b.passed = True
    texts = write(b) + write(read(GOOD + "over red 16.1 battalions\nterrain none\n"))
    assert {line.split()[0] for line in texts.splitlines()} >= set(KEYWORDS)


GROUND = """\
terrain wood 14,50 32,48 36,66 18,72
terrain hedge 44,58 62,60: Long hedge
"""


def test_a_position_may_have_terrain_of_its_own() -> None:
    b = read(GOOD + GROUND)
    ground = b.setting.ground
    assert [area.name for area in ground.areas] == ["wood"]
    assert [edge.name for edge in ground.edges] == ["hedge Long hedge"]
    written = write(b)
    assert GROUND in written
    assert write(read(written)) == written


def test_without_terrain_lines_the_ground_is_that_of_the_battle() -> None:
    assert {area.name for area in read(GOOD).setting.ground.areas} == {"wood", "hill", "farm"}
    assert "terrain" not in write(read(GOOD))
    bare = read(GOOD + "terrain none\n")
    assert bare.setting.ground.areas == [] and "terrain none\n" in write(bare)


def test_woods_of_a_position_are_those_of_the_version_of_its_rules() -> None:
    for first_rules, cover in ((True, LIGHT_COVER), (False, HARD_COVER)):
        wood = read(GOOD + GROUND, first_rules).setting.ground.areas[0]
        assert wood.traits & (LIGHT_COVER | HARD_COVER) == cover


@pytest.mark.parametrize(
    ("line", "value", "expected"),
    [
        ("terrain forest 10,10 20,10 20,20", "forest", "wood, vineyard"),
        ("terrain wood 10,10 20,10", "wood", "3 to 40 points"),
        ("terrain wood 10,10 20,10 20,130", "wood", "off the table of 120 x 120 cm"),
        ("terrain wood 10,10 20,10 twenty", "twenty", "a place in centimetres"),
        ("terrain", "terrain", "a kind of terrain"),
    ],
)
def test_bad_terrain_is_refused_with_its_line(line: str, value: str, expected: str) -> None:
    with pytest.raises(BadNotation) as error:
        read(GOOD + line + "\n")
    assert (error.value.line, error.value.value) == (18, value)
    assert expected in error.value.expected


def test_a_commander_who_waits_is_read_and_written() -> None:
    b = read(GOOD.replace("commander red 5,10 moved", "commander red 5,10 waits"))
    assert b.commanders[RED].waits and not b.commanders[BLUE].waits
    assert "commander red 5,10 waits\n" in write(b)
