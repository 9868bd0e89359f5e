"""The picture of a position: well formed, complete, and readable."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from grognard.games import game as find_game
from grognard.games.march.chapters.setting_up.landscape import KINDS
from grognard.games.march.model.actions import COLUMN
from grognard.games.march.model.pieces import (
    BRITISH,
    FRENCH,
    OTHER,
    ROUTING,
    Army,
    Objective,
    Setting,
)
from grognard.games.march.model.state import Battle, blank
from grognard.games.march.screen.picture import Picture, svg
from grognard.lexicon import LANGUAGES
from grognard.miniatures.screen.svg.svg_labels import shared
from grognard.miniatures.screen.svg.svg_symbols import BLUE as BLUE_COAT
from grognard.miniatures.screen.svg.svg_symbols import GREY
from grognard.miniatures.screen.svg.svg_symbols import RED as RED_COAT
from grognard.table.shapes import polygon
from grognard.table.terrain import Area, Edge
from tests.docs.pages import ROOT
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose

GAME = find_game("march")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(b: Battle, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(svg(b, lang))


def of_class(root: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def said(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def used(element: ElementTree.Element, name: str) -> int:
    return sum(use.get("href") == f"#{name}" for use in element.iter(f"{SVG}use"))


def example() -> Battle:
    b = GAME.read((ROOT / "docs/examples/training.txt").read_text(encoding="utf-8"))
    assert isinstance(b, Battle)
    return b


def test_everybody_is_drawn() -> None:
    b = example()
    root = drawn(b)
    assert {group.get("id") for group in of_class(root, "battalion")} == {
        f"battalion-{roster.id}" for roster in b.setting.rosters
    }
    assert {group.get("id") for group in of_class(root, "screen")} == {"screen-b4", "screen-f1"}
    assert len(of_class(root, "commander")) == 2 and len(of_class(root, "plaque")) == 9
    assert used(root, "sabres") == 1
    texts = said(root)
    assert "Training field" in texts and "Turn 4, Activations" in texts
    for words in ("4e Bataillon (Garde)", "f4", "Guard, 31, column", "disordered", "fights f2"):
        assert words in texts, words
    assert texts.count("Supreme Commander") == 2


def test_every_man_is_drawn_and_the_fallen_where_they_lay() -> None:
    b = example()
    root = drawn(b)
    men = {group.get("id"): used(group, "man0") for group in of_class(root, "battalion")}
    assert men["battalion-b1"] == 33 and men["battalion-b4"] == 21
    fallen = [path for path in root.iter(f"{SVG}path") if path.get("opacity") == ".35"]
    lying = sum(int(u.formed_at_start() - u.rankers) for u in b.units if u.roster.id != "f3")
    assert len(fallen) == lying + 1  # f3 has lost half: only its last group keeps a gap
    (screen,) = [group for group in of_class(root, "screen") if group.get("id") == "screen-f1"]
    assert used(screen, "man1") == 5
    guard = next(g for g in of_class(root, "battalion") if g.get("id") == "battalion-f4")
    assert [used(guard, name) for name in ("drummer", "sergeant", "ensign", "officer")] == [
        1,
        2,
        1,
        1,
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.info.scenarios)
def test_every_battle_has_a_picture(scenario: str, lang: str) -> None:
    s = GAME.setup(scenario, {"set-up": "ready"})
    root = ElementTree.fromstring(GAME.picture(s, None, lang))
    assert isinstance(s, Battle)
    assert len(of_class(root, "battalion")) == len(s.units)
    assert len(of_class(root, "objective")) == len(s.setting.objectives)
    assert s.setting.titles[lang] in said(root)


def test_objectives_have_their_name_and_worth() -> None:
    goals = [
        Objective("Gate", cm(60), cm(50), cm(8), 1),
        Objective("Hill", cm(20), cm(50), cm(9), 3),
    ]
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 90, 180)], objectives=goals)
    root = drawn(b)
    assert len(of_class(root, "objective")) == 2
    assert "Gate" in said(root) and "Hill (3)" in said(root)


def test_names_are_escaped() -> None:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 90, 180)])
    army = Army("<&>", BRITISH, 'O"Neill <b>', b.setting.armies[0].battalions)
    odd = Setting(
        "test",
        {"en": 'A < B & "C"', "fr": "x"},
        b.setting.ground,
        [Objective("</svg>", cm(60), cm(50), cm(8), 1)],
        [army, b.setting.armies[1]],
        [0, 1],
        b.setting.options,
    )
    other = blank(odd)
    other.place(0, pose(60, 20), 0, 0)
    other.place_commander(RED, cm(10), cm(10))
    texts = said(drawn(other))
    assert 'A < B & "C"' in texts and 'O"Neill <b>' in texts and "</svg>" in texts
    assert any(text.startswith("<&>:") for text in texts)


def test_every_kind_of_ground_is_drawn_and_named() -> None:
    for kind, what in KINDS.items():
        corners = [(cm(40), cm(40)), (cm(70), cm(40)), (cm(70), cm(60)), (cm(40), cm(60))]
        area = Area(kind, polygon(corners), what.traits, what.level, what.depth)
        edge = Edge(kind, corners[:3], what.traits)
        b = field([], [], areas=[] if what.line else [area], edges=[edge] if what.line else [])
        assert kind.capitalize() in said(drawn(b)), kind


def test_small_places_have_one_house_and_farms_two() -> None:
    def roofs(east: int, north: int) -> int:
        corners = [(cm(40), cm(40)), (cm(east), cm(40)), (cm(east), cm(north)), (cm(40), cm(north))]
        farm = KINDS["farm"]
        b = field([], [], areas=[Area("farm", polygon(corners), farm.traits, 0, farm.depth)])
        return svg(b, "en").count('<g transform="rotate(0 ') + svg(b, "en").count("rotate(90 ")

    assert [roofs(44, 44), roofs(50, 48)] == [1, 2] and roofs(70, 60) > 5


def test_a_piece_of_ground_called_like_an_objective_is_named_once() -> None:
    s = GAME.setup("vimeiro", {"set-up": "ready"})
    texts = said(ElementTree.fromstring(GAME.picture(s, 0, "en")))
    assert texts.count("Vimeiro") == 0 and texts.count("Vimeiro (2)") == 1


def test_armies_wear_the_colours_of_their_nations() -> None:
    def coats(*nations: int) -> tuple[str, str]:
        b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 90, 180)], nations=nations)  # type: ignore[arg-type]
        return Picture(b, "en").colours

    assert coats(BRITISH, FRENCH) == (RED_COAT, BLUE_COAT)
    assert coats(FRENCH, BRITISH) == (BLUE_COAT, RED_COAT)
    assert coats(OTHER, FRENCH) == (GREY, BLUE_COAT)
    assert coats(FRENCH, FRENCH) == (RED_COAT, BLUE_COAT)


def test_routers_look_back_and_a_joined_commander_rides_behind() -> None:
    red = [Troops("b1", 60, 20, 90, formation=COLUMN)]
    b = field(red, [Troops("f1", 60, 90, 180)])
    b._edit(1).marks |= ROUTING
    b.join(RED, 0)
    root = drawn(b)
    (router,) = [g for g in of_class(root, "battalion") if g.get("id") == "battalion-f1"]
    turns = [use.get("transform") or "" for use in router.iter(f"{SVG}use")]
    assert len(turns) == 24 and all(turn.startswith(("rotate(1", "rotate(2")) for turn in turns)
    assert Picture(b, "en").chief_place(b.commanders[RED]) == (480.0, 1000.0)
    assert "routing" in said(root)


def test_the_dead_and_those_in_hand_are_not_drawn() -> None:
    b = field([Troops("b1", 60, 20), Troops("b2", 20, 20)], [Troops("f1", 60, 90, 180)])
    b.destroy(1)
    b.kill_commander(BLUE)
    root = drawn(b)
    assert len(of_class(root, "battalion")) == 2 and len(of_class(root, "commander")) == 1
    assert drawn(blank(b.setting)).tag == f"{SVG}svg"


# Labels


def test_no_label_hides_another_or_any_troops() -> None:
    for text in ("docs/examples/training.txt",):
        b = GAME.read((ROOT / text).read_text(encoding="utf-8"))
        assert isinstance(b, Battle)
        picture = Picture(b, "en")
        picture.draw()
        labels = picture.layout.labels
        assert len(labels) == 9 + 2 + len(b.setting.ground.areas) + len(b.setting.ground.edges)
        for order, one in enumerate(labels):
            assert all(shared(one, other) == 0 for other in labels[order + 1 :])
            assert all(shared(one, troops) == 0 for troops in picture.layout.troops)
            left, top, right, bottom = one
            assert left >= 0 and top >= 0 and right <= 1200 and bottom <= 1200
