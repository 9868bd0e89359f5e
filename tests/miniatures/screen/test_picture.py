"""Pictures of any table."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

from grognard.miniatures.bodies import Body
from grognard.miniatures.screen.scene import Scene
from grognard.miniatures.screen.svg.picture import Picture
from grognard.miniatures.screen.svg.svg_labels import (
    Box,
    Layout,
    Plaque,
    leader,
    shared,
    text_width,
)
from grognard.miniatures.screen.svg.svg_symbols import BADGES, BLUE, FIGURES, RED, symbols, use
from grognard.table.pose import MM
from tests.miniatures.screen.scenes import AREAS, LENGTHS, LINES, LOOKS, countryside, ford
from tests.miniatures.troops import guns, inches, on_the_road, pose

SVG = "{http://www.w3.org/2000/svg}"
COATS = (RED, BLUE)


class Sketch(Picture):
    """Guns and cavalry, each base with its figure."""

    def __init__(self) -> None:
        scene = Scene(countryside(), [ford()], LOOKS, LENGTHS, "A < B", "Turn 1")
        super().__init__(scene, inches(6))
        self.bodies = {"gun": guns(0, 0, pose(10, 16)), "horseman": on_the_road(1, 1, pose(25, 16))}

    def symbols(self) -> list[str]:
        return symbols(COATS, ("horseman", "gun"), ("officer",))

    def troops(self) -> list[Box]:
        return [self.box_of(body.shape.hull) for body in self.bodies.values()]

    def pieces(self) -> list[str]:
        return [self.drawn(role, body) for role, body in self.bodies.items()]

    def drawn(self, role: str, body: Body) -> str:
        depth = -int(body.depth) / MM / 2
        return self.placed(body.pose, role, "x", [use(f"{role}{body.seat}", 0, -depth, 20)])

    def plaques(self) -> list[str]:
        return [
            self.plaque(Plaque("x", role, "ready", ""), body.shape.hull, int(body.pose.h), RED)
            for role, body in self.bodies.items()
        ]

    def captions(self) -> list[str]:
        return [self.caption("Ney", (10, 10, 20, 20))]


def said(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def test_a_picture_has_its_ground_its_pieces_and_its_words() -> None:
    root = ElementTree.fromstring(Sketch().draw())
    texts = said(root)
    for kind in (*AREAS, *LINES):
        assert kind.upper() in texts
    assert {"A < B", "Turn 1", "Ney", "Ford (2)", "6 in", "gun", "horseman"} <= set(texts)
    used = {one.get("href") for one in root.iter(f"{SVG}use")}
    assert {"#gun0", "#horseman1", "#tree"} <= used
    drawn = {one.get("id") for one in root.iter(f"{SVG}symbol")}
    assert used <= {f"#{name}" for name in drawn}


def test_the_ruler_and_the_scale_go_by_the_unit() -> None:
    root = ElementTree.fromstring(Sketch().draw())
    assert [text for text in said(root) if text.isdigit()][:7] == "0 6 12 18 24 30 36".split()
    assert "h152.4" in Sketch().foot()[0]


def test_no_label_hides_another_or_any_troops() -> None:
    picture = Sketch()
    picture.draw()
    labels = picture.layout.labels
    for order, one in enumerate(labels):
        assert all(shared(one, other) == 0 for other in labels[order + 1 :])
        assert all(shared(one, troops) == 0 for troops in picture.layout.troops)


def test_every_figure_and_badge_is_well_formed() -> None:
    drawn = "".join(symbols(COATS, tuple(FIGURES), tuple(BADGES)))
    root = ElementTree.fromstring(f"<svg>{drawn}</svg>")
    names = {one.get("id") for one in root.iter("symbol")}
    figures = {f"{name}{seat}" for name in FIGURES for seat in (0, 1)}
    assert names == {"tree", "sabres", *BADGES, *figures}


def test_a_label_goes_elsewhere_when_its_place_is_taken() -> None:
    layout = Layout(1000, 1000)
    anchor = (450.0, 450.0, 550.0, 480.0)
    layout.troops.append(anchor)
    places = [layout.place(anchor, 90, 30) for _ in range(6)]
    assert places[0][1] > anchor[3]  # below, as requested
    assert all(shared(one, other) == 0 for one, other in pairwise(places))
    assert leader(places[0], anchor, "red") == ""
    assert "M" in leader((450, 900, 540, 930), anchor, "red")


def test_labels_are_as_wide_as_their_words() -> None:
    assert text_width("WWW", 10) > text_width("iii", 10) > 0
    assert text_width("Guard", 10, True) > text_width("Guard", 10)
    short, long = Plaque("b1", "1st", "Guard, 4, line", ""), Plaque("b1", "1st", "Guard", "x" * 40)
    assert long.wide > short.wide
