"""A table drawn in text."""

from __future__ import annotations

from grognard.miniatures.scenarios.scenario import Objective
from grognard.miniatures.screen.looks import HILL, WOOD
from grognard.miniatures.screen.scene import Scene
from grognard.miniatures.screen.text_map import TextMap
from grognard.table.terrain import Ground
from tests.miniatures.screen.scenes import (
    LENGTHS,
    LOOKS,
    countryside,
    ford,
    line,
    rectangle,
)
from tests.miniatures.troops import RED, guns, inches, pose, skirmishers, square


def drawn(ground: Ground, narrowest: float = 1, ruled: float = 6, *goals: Objective) -> TextMap:
    scene = Scene(ground, [*goals], LOOKS, LENGTHS, "The ford", "Turn 1")
    return TextMap(scene, inches(narrowest), inches(ruled))


def test_a_map_is_headed_by_its_battle_and_the_moment() -> None:
    assert drawn(countryside()).titled_lines()[0] == " The ford · Turn 1"


def test_every_kind_of_ground_has_its_sign() -> None:
    assert "\n".join(drawn(countryside()).lines()) == COUNTRY


COUNTRY = """\
     ┌────────────────────────────────────┐
     │                                    │
     │                                    │
  18 │                                    │
     │                                    │
     │                                    │
  12 │                                    │
     │                                    │
     │ ======== %%%%%%%% xxxxxxxx ~~~~~~~~│
   6 │                                    │
     │ ^^^^ wwww hhhh cccc tttt vvvv mmmm │
     │ ^^^^ wwww hhhh cccc tttt vvvv mmmm │
   0 │ ^^^^ wwww hhhh cccc tttt vvvv mmmm │
     └────────────────────────────────────┘
      0     6     12    18    24    30    36"""


def test_troops_are_seen_before_ground_and_lines_before_areas() -> None:
    hill, wood = rectangle(HILL, 0, 0, 12, 12), rectangle(WOOD, 2, 2, 4, 4)
    map = drawn(Ground(inches(12), inches(12), [hill, wood], [line("stream", (0, 9), (12, 9))]))
    gun = guns(0, RED, pose(6, 7.5), bases=1)
    map.blocks.append((gun.shape.hull, "G"))
    map.put_arrow(gun.pose, inches(1))
    assert "\n".join(map.lines()) == HILLSIDE


HILLSIDE = """\
     ┌────────────┐
     │^^^^^^^^^^^^│
     │~~~~~~~~~~~~│
   6 │^^^^^G▲^^^^^│
     │^^tttGG^^^^^│
     │^^tttt^^^^^^│
   0 │^^^^^^^^^^^^│
     └────────────┘
      0     6     12"""


def test_what_is_thin_is_seen_wherever_it_shares_a_cell() -> None:
    # the ford lies beyond the edge: it is put on it
    map = drawn(Ground(inches(12), inches(8), [], []), 1, 6, ford())
    map.strips.append((skirmishers(0, RED, pose(6, 4.2)).shape.hull, ";"))
    rows = [row[6:-1] for row in map.lines()[1:-2]]
    assert rows == ["           ◎", "   ;;;;;;   ", "   ;;;;;;   ", "            "]


def test_the_last_that_is_put_in_a_cell_is_seen() -> None:
    map = drawn(Ground(inches(12), inches(8), [], []))
    map.put_arrow(square(0, RED, pose(6, 4, 180)).pose, 0)
    assert map.signs == {(6, 2): "▼"}
    map.put(inches(6), inches(4), "★")
    assert map.signs == {(6, 2): "★"}


def test_a_wide_table_has_wider_cells() -> None:
    map = drawn(Ground(inches(96), inches(72), [], []), ruled=12)
    assert (map.wide, map.columns, map.rows) == (inches(2), 48, 18)
    assert map.lines()[-1].split() == ["0", "12", "24", "36", "48", "60", "72", "84", "96"]
