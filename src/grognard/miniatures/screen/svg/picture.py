"""Any position as a picture: the table from above, as an SVG file in the look of the staff table.

One unit of the picture is a millimetre; north is up.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from grognard.table.angles import DEGREE
from grognard.table.pose import MM, Pose
from grognard.table.shapes import Polygon

from ...terrain.pieces import own_name
from ..scene import Scene
from .svg_labels import SANS, SERIF, Box, Layout, Plaque, box_at, halo, leader, text, text_width
from .svg_symbols import CARD, GRID, INK, PALE_INK, PAPER, SECOND_INK
from .svg_terrain import Scenery

MARGIN: Final = 56.0
TITLE: Final = 64.0  # the heights of the head and the foot
FOOT: Final = 92.0
CAPTION: Final = 13.0


class Picture:
    """One picture: what lies lowest is drawn first, and words find their places last.

    A game says what symbols it uses, draws its pieces, and writes about them. The grid and the
    scale go by `ruled`.
    """

    def __init__(self, scene: Scene, ruled: int) -> None:
        self.scene: Final = scene
        self.ruled: Final = ruled
        self.width: Final = scene.ground.width / MM
        self.height: Final = scene.ground.height / MM
        self.scenery: Final = Scenery(self.height, scene.looks)
        self.layout: Final = Layout(self.width, self.height)

    # What a game fills in

    def symbols(self) -> list[str]:
        """What is drawn once and used by its name."""
        raise NotImplementedError

    def troops(self) -> list[Box]:
        """What no label should hide."""
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """Everybody on the table, the lowest first."""
        raise NotImplementedError

    def plaques(self) -> list[str]:
        """What is written of units, before the ground gets its names."""
        raise NotImplementedError

    def captions(self) -> list[str]:
        """What is written after that."""
        return []

    def legend(self, y: float) -> list[str]:
        """What is written in the foot, beside the scale."""
        return []

    # The whole

    def draw(self) -> str:
        self.keep_clear()
        parts = [*self.symbols(), *self.frame(), '<g clip-path="url(#table)">']
        parts += [*self.ground(), *self.pieces(), "</g>"]
        parts += [*self.plaques(), *self.names(), *self.captions()]
        return self.document([*parts, *self.head(), *self.foot()])

    def document(self, parts: list[str]) -> str:
        wide, high = self.width + 2 * MARGIN, self.height + TITLE + FOOT
        box = f"{-MARGIN:g} {-TITLE:g} {wide:g} {high:g}"
        title = f"{self.scene.title}. {self.scene.moment}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide:g}" '
            f'height="{high:g}" font-family="{SANS}"><title>{escape(title)}</title>'
        )
        return "\n".join([head, *parts, "</svg>"]) + "\n"

    def keep_clear(self) -> None:
        self.layout.troops.extend(self.troops())
        for edge in self.scene.ground.edges:
            places = self.scenery.along(edge, 10)
            self.layout.lines.extend(box_at(x, y, 12, 12) for x, y in places)

    def point(self, x: int, y: int) -> tuple[float, float]:
        return self.scenery.point(x, y)

    def box_of(self, shape: Polygon) -> Box:
        left, top = self.point(int(shape.west), int(shape.north))
        right, bottom = self.point(int(shape.east), int(shape.south))
        return left, top, right, bottom

    # The table

    def frame(self) -> list[str]:
        """Paper, the table with its grid, and a ruler on two sides."""
        wide, high = self.width, self.height
        paper = (
            f'<rect x="{-MARGIN:g}" y="{-TITLE:g}" width="{wide + 2 * MARGIN:g}" '
            f'height="{high + TITLE + FOOT:g}" fill="{CARD}"/>'
        )
        table = f'<rect width="{wide:g}" height="{high:g}"'
        clip = f'<clipPath id="table">{table}/></clipPath>'
        return [paper, clip, f'{table} fill="{PAPER}"/>', *self.rulers()]

    def rulers(self) -> list[str]:
        ground, ruled, lengths = self.scene.ground, self.ruled, self.scene.lengths
        lines, numbers = [], []
        style = f'fill="{PALE_INK}" text-anchor="middle"'
        for x in range(0, int(ground.width) + 1, ruled):
            lines.append(f"M{x / MM:g} 0V{self.height:g}")
            numbers.append(text(lengths.text(x), x / MM, self.height + 14, 10, style))
        for y in range(0, int(ground.height) + 1, ruled):
            up = self.height - y / MM
            lines.append(f"M0 {up:g}H{self.width:g}")
            numbers.append(text(lengths.text(y), -13, up + 3.5, 10, style))
        return [f'<path d="{"".join(lines)}" stroke="{GRID}" fill="none"/>', *numbers]

    def ground(self) -> list[str]:
        ground, looks = self.scene.ground, self.scene.looks
        areas = list(enumerate(ground.areas))
        areas.sort(key=lambda found: not looks.of(found[1].name).low)
        drawn = [self.scenery.area(area, order) for order, area in areas]
        drawn += [self.scenery.edge(edge) for edge in ground.edges]
        return drawn + [self.scenery.objective(goal) for goal in self.scene.objectives]

    def names(self) -> list[str]:
        """Objectives, and what the ground is called."""
        ground, looks = self.scene.ground, self.scene.looks
        scenery, layout = self.scenery, self.layout
        goals = {goal.name for goal in self.scene.objectives}
        named = [scenery.objective_name(goal, layout) for goal in self.scene.objectives]
        for area in ground.areas:
            if not own_name(area.name) or looks.label(area.name) not in goals:
                named.append(scenery.area_name(area, layout))
        return named + [scenery.edge_name(edge, layout) for edge in ground.edges]

    # Pieces and words about them

    def placed(self, pose: Pose, kind: str, id: str, inner: list[str]) -> str:
        """What is drawn facing up, its front in the middle of the top, turned as it stands."""
        x, y = self.point(int(pose.x), int(pose.y))
        place = f"translate({x:.2f} {y:.2f}) rotate({pose.h / DEGREE:g})"
        name = f'class="{kind}" id="{kind}-{id}"'
        return f'<g {name} transform="{place}">{"".join(inner)}</g>'

    def plaque(self, label: Plaque, shape: Polygon, heading: int, colour: str) -> str:
        """The label of a unit, behind it if there is room."""
        anchor = self.box_of(shape)
        northward = not 90 * DEGREE < heading < 270 * DEGREE
        box = self.layout.place(anchor, label.wide, label.high, "below" if northward else "above")
        return leader(box, anchor, colour) + label.draw(box, colour)

    def caption(self, words: str, anchor: Box) -> str:
        """A name beside a figure."""
        box = self.layout.place(anchor, text_width(words, CAPTION), CAPTION + 3, "right")
        style = f'font-family="{SERIF}" font-style="italic" fill="{INK}" text-anchor="middle"'
        return halo(words, (box[0] + box[2]) / 2, box[3] - 4, CAPTION, style)

    def head(self) -> list[str]:
        frame = (
            f'<rect width="{self.width:g}" height="{self.height:g}" fill="none" stroke="{INK}" '
            f'stroke-width="2.5"/>'
        )
        bold = f'font-family="{SERIF}" font-weight="600" fill="{INK}"'
        title = text(self.scene.title, 0, -20, 28, bold)
        style = f'font-family="{SERIF}" font-style="italic" fill="{SECOND_INK}" text-anchor="end"'
        moment = text(self.scene.moment, self.width, -20, 18, style)
        return [frame, title, moment]

    def foot(self) -> list[str]:
        """A scale, and what the game adds."""
        y = self.height + 46
        long = self.ruled / MM
        words = f"{self.scene.lengths.text(self.ruled)} {self.scene.lengths.unit.key}"
        scale = (
            f'<path d="M0 {y - 5}v10M{long / 2:g} {y - 3}v6M{long:g} {y - 5}v10M0 {y}h{long:g}" '
            f'stroke="{INK}" stroke-width="2" fill="none"/>'
            + text(words, long + 10, y + 4, 13, f'fill="{SECOND_INK}"')
        )
        return [scale, *self.legend(y)]
