"""The table drawn in text."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.march.chapters.setting_up.landscape import KINDS
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import (
    ACTIVATED,
    HARD_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    OBSTACLE,
    ROUGH,
    SLOPE,
    Objective,
)
from grognard.games.march.screen.text_map import Map, draw
from grognard.lexicon import LANGUAGES
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.docs.pages import ROOT
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose

GAME = find_game("march")
WIDEST = 100


def patch(
    name: str, west: int, south: int, east: int, north: int, traits: int, **more: int
) -> Area:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return Area(name, polygon([(cm(x), cm(y)) for x, y in corners]), traits, **more)


def test_a_drawn_map() -> None:
    areas = [
        patch("hill", 0, 24, 16, 40, SLOPE, level=1),
        patch("wood", 4, 28, 12, 36, ROUGH | LIGHT_COVER, depth=cm(4)),
        patch("farm", 48, 0, 60, 8, ROUGH | HARD_COVER),
        patch("pond", 36, 0, 48, 8, IMPASSABLE),
        patch("marsh", 24, 0, 36, 8, ROUGH),
    ]
    edges = [
        Edge("hedge", [(cm(20), cm(30)), (cm(32), cm(30))], OBSTACLE | LIGHT_COVER),
        Edge("stream", [(cm(32), cm(22)), (cm(60), cm(22))], OBSTACLE),
    ]
    red = [Troops("b1", 16, 16, rankers=16), Troops("b2", 52, 18, 90, rankers=16, formation=COLUMN)]
    blue = [Troops("f1", 40, 36, 180, rankers=20, detached=4)]
    goals = [Objective("Gate", cm(57), cm(37), cm(8), 1)]
    b = field(red, blue, areas=areas, edges=edges, size=(60, 40), objectives=goals)
    b.place_screen(2, pose(40, 32, 180), cm(2))
    b.place_commander(RED, cm(5), cm(5))
    assert "\n".join(Map(b, "en").lines()) == DRAWN


DRAWN = '''\
     ┌──────────────────────────────┐
     │········        aaaa▼aaa    ◎☆│
     │··♣♣♣♣··         ::::::       │
     │··♣♣♣♣··  =======             │
     │········                      │
  20 │                ~~~~~~BBBB~~~~│
     │                      BBB▶    │
     │    AAAA▲AAA          BBBB    │
     │                              │
     │  ★         """"""≈≈≈≈≈≈⌂⌂⌂⌂⌂⌂│
   0 │            """"""≈≈≈≈≈≈⌂⌂⌂⌂⌂⌂│
     └──────────────────────────────┘
      0         20        40        60'''


def test_what_is_said_of_each_battalion() -> None:
    red = [Troops("b1", 60, 20, staff=(2, 1, 0, 1)), Troops("b2", 20, 20), Troops("b3", 90, 20)]
    blue = [Troops("f1", 60, 20, 180), Troops("f2", 20, 60, 180), Troops("f3", 90, 60, 180)]
    b = field(red, blue)
    b.engage(0, 3, False)
    b.support(1, 0)
    b.disorder(2)
    b._edit(2).status = ACTIVATED
    b.leave_table(4)
    b.destroy(5)
    b.join(RED, 0)
    b.kill_commander(BLUE)
    drawn = draw(b, "en").splitlines()
    assert " A b1    60,20 0°           24/24    Drilled, line      DDSO   b1, fights f1" in drawn
    assert " B b2    20,20 0°           24/24    Drilled, line             b2, helps b1" in drawn
    assert drawn[-2].endswith("b3, disordered, has acted")
    assert " ★ Red chief: with b1" in drawn and " ☆ Blue chief: fallen" in drawn
    assert " b f2    fled from the table  f2" in drawn
    assert " c f3    destroyed            f3" in drawn
    assert " Red (red, from the south)" in drawn
    assert "Rouges" not in draw(b, "fr") and " Blue (bleu, vient du nord)" in draw(b, "fr")


def test_before_the_set_up_nobody_is_there() -> None:
    drawn = GAME.table(GAME.setup("open", {}), None, "en").splitlines()
    assert " A b1    not yet placed       1st Battalion" in drawn
    assert " ★ Supreme Commander: not yet placed" in drawn
    assert " British brigade (red)" in drawn


def test_a_wide_table_has_larger_cells() -> None:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)], size=(360, 120))
    lines = Map(b, "en").lines()
    assert max(len(line) for line in lines) <= WIDEST
    assert Map(b, "en").wide == cm(4)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.info.scenarios)
def test_every_battle_fits_a_terminal(scenario: str, lang: str) -> None:
    s = GAME.setup(scenario, {"set-up": "ready"})
    drawn = GAME.table(s, 0, lang)
    assert max(len(line) for line in drawn.splitlines()) <= WIDEST
    assert drawn == GAME.table(s, None, lang)


def test_the_example_fits_a_terminal() -> None:
    s = GAME.read((ROOT / "docs/examples/training.txt").read_text(encoding="utf-8"))
    assert max(len(line) for line in GAME.table(s, 0, "en").splitlines()) <= WIDEST


def test_every_kind_of_ground_has_a_sign() -> None:
    for kind, what in KINDS.items():
        area = patch(kind, 20, 20, 60, 60, what.traits, level=what.level, depth=what.depth)
        edge = Edge(kind, [(cm(20), cm(40)), (cm(60), cm(40))], what.traits)
        b = field([], [], areas=[] if what.line else [area], edges=[edge] if what.line else [])
        assert set("".join(Map(b, "en").lines()[1:-2])) & set('·♣"⌂≈=~'), kind
