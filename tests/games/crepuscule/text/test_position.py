"""Positions as text."""

from __future__ import annotations

import pytest

from grognard.games.crepuscule.chapters.buildings.ruins import collapse
from grognard.games.crepuscule.game import GAME
from grognard.games.crepuscule.model.fabric import count_roll, pierce, wound_wall
from grognard.games.crepuscule.model.flow import battle
from grognard.games.crepuscule.model.ground_changes import change_section
from grognard.games.crepuscule.model.kinds import (
    BUILDING,
    CHARGING,
    COLUMN,
    DEFENDS,
    DESTROYED,
    IN_RANKS,
    MOVED,
    ON_TABLE,
    RIGHT,
    WALL,
)
from grognard.games.crepuscule.model.state import Battle
from grognard.kernel.refusal import BadNotation
from grognard.table.pose import INCH


def read_position(text: str) -> Battle:
    return battle(GAME.read(text))


POSITION = """crepuscule position 1
battle training
turn 3 south movement first north
officer petit 28,4 wounds 1 defends
officer grandjean 28,4 with f1 ridden 2.5
f1: 31,14 0 assault-column figures 20 files 5 moved attempts 1 used 5000
f3: 50,20 0 line figures 18
f3a: 50,24 0 skirmish-order figures 4 files 2
a1: 31,30 180 line figures 24
a2: 50,30 180 line figures 24 quarry petit wheel right 5 charging
a3: 12,30 180 line figures 24 charge f1 wheel left 12.5 charging
contact a2 > f3 right since 6 rounds 1 behind 1 downhill
"""


def test_a_position_is_read_as_it_says() -> None:
    b = read_position(POSITION)
    u = b.units[b.setting.by_id["f1"]]
    assert (u.figures, u.files, u.formation, u.attempts, u.used) == (20, 5, COLUMN, 1, 5000)
    assert u.has(MOVED) and u.counted == 20
    a3 = b.units[b.setting.by_id["a3"]]
    assert (a3.charge, a3.wheel, a3.has(CHARGING)) == (u.uid, -1250, True)
    petit = b.officers[b.setting.officer_by_id["petit"]]
    assert (b.units[b.setting.by_id["a2"]].quarry, petit.answer) == (petit.oid, DEFENDS)
    assert (b.turn, b.active, b.first) == (3, 0, 1)
    assert b.officers[b.setting.officer_by_id["grandjean"]].attached == u.uid
    [contact] = b.contacts
    assert (contact.edge, contact.rounds, contact.behind, contact.downhill) == (RIGHT, 1, 1, True)


def test_what_is_not_named_is_lost_but_skirmishers_are_in_the_ranks() -> None:
    b = read_position(POSITION)
    places = {u.roster.id: u.place for u in b.units}
    assert places["f2"] == DESTROYED and places["f1"] == ON_TABLE
    assert places["f1a"] == IN_RANKS and places["f3a"] == ON_TABLE


def test_what_is_written_is_read_alike() -> None:
    text = GAME.write(read_position(POSITION))
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("figures 20 files 5", "figures 90 files 5", 6),
        ("a1: 31,30", "a1: 31,12", 9),
        ("a1: 31,30", "a9: 31,30", 9),
        ("assault-column", "echelon", 6),
        ("with f1", "with a1", 9),
        ("movement", "tea", 3),
        ("moved", "tired", 6),
        ("a1: 31,30", "a1: 331,30", 9),
        ("officer petit", "officer davout", 4),
        ("quarry petit", "quarry davout", 10),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(BadNotation) as wrong:
        read_position(POSITION.replace(old, new, 1))
    assert wrong.value.line == line
    assert wrong.value.told["fr"] != wrong.value.told["en"] == wrong.value.expected


def test_a_position_needs_a_turn() -> None:
    with pytest.raises(BadNotation):
        read_position("crepuscule position 1\nbattle training\n")


def test_c_bld_5_ground_that_has_changed_and_wounded_walls_are_written() -> None:
    b = battle(GAME.setup("plancenoit", {}))
    walls = [i for i, edge in enumerate(b.setting.ground.edges) if edge.traits & WALL]
    piece = b.setting.ground.edges[walls[0]].pieces[0]
    change_section(b, walls[0], piece.ax, piece.ay, INCH)
    houses = [i for i, area in enumerate(b.setting.ground.areas) if area.traits & BUILDING]
    collapse(b, houses[0], 0, 0)
    wound_wall(b, houses[1], 2, 1)
    count_roll(b, houses[1])
    pierce(b, houses[1], 3, 0)
    assert "opening 3\n" in GAME.write(b)
    other = read_position(GAME.write(b))
    assert GAME.write(other) == GAME.write(b) and other.walls == b.walls
    for mine, theirs in zip(b.setting.ground.areas, other.setting.ground.areas, strict=True):
        assert (mine.name, mine.traits, mine.shape.corners()) == (
            theirs.name, theirs.traits, theirs.shape.corners(),
        )  # fmt: skip
    for one, two in zip(b.setting.ground.edges, other.setting.ground.edges, strict=True):
        assert (one.name, one.points) == (two.name, two.points)
