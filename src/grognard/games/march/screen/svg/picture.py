"""Any position as a picture: the table from above, as an SVG file in the look of the staff table.

One unit of the picture is a millimetre; north is up. Interpreted: only a person waits.
"""

from __future__ import annotations

from math import sin
from typing import Final
from xml.sax.saxutils import escape

from grognard.table.angles import DEGREE
from grognard.table.measure import to_polygon
from grognard.table.pose import CM, MM, Pose
from grognard.table.shapes import Polygon

from ...chapters.figures import footprint, shown_groups, size, strip
from ...model.actions import COLUMN, SOUTH
from ...model.pieces import (
    CHARACTERS,
    COLUMN_WIDTH,
    COMMANDER,
    DISORDERED,
    GROUP,
    GROUP_SIZE,
    NOBODY,
    ROUTING,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    SLOPE,
    STATUSES,
    Battalion,
    Commander,
)
from ...model.state import Battle
from ...text.notation import LENGTHS, unit_text
from ..text_map import conditions
from ..words import (
    character_name,
    chief_name,
    formation_name,
    moment_title,
    quality_name,
    say,
    side_name,
    unit_caption,
)
from .svg_labels import (
    FACTS,
    SANS,
    SERIF,
    Box,
    Layout,
    Plaque,
    box_at,
    halo,
    leader,
    text,
    text_width,
)
from .svg_symbols import BASE, CARD, GRID, INK, PALE_INK, PAPER, SECOND_INK, colours, symbols, use
from .svg_terrain import Scenery

RULED: Final = 10 * CM  # between grid lines
FIGURE: Final = 20.0  # the base of one figure
BADGE: Final = 15.0
CHIEF: Final = 30.0
SABRES: Final = 30.0
MARGIN: Final = 56.0
TITLE: Final = 64.0  # the heights of the head and the foot
FOOT: Final = 92.0
CHIEF_NAME: Final = 13.0


def svg(b: Battle, lang: str) -> str:
    """The whole table."""
    return Picture(b, lang).draw()


class Picture:
    """One picture: what lies lowest is drawn first, and words find their places last."""

    def __init__(self, b: Battle, lang: str) -> None:
        ground = b.setting.ground
        self.b: Final = b
        self.lang: Final = lang
        self.width: Final = ground.width / MM
        self.height: Final = ground.height / MM
        self.colours: Final = colours(b)
        self.scenery: Final = Scenery(self.height)
        self.layout: Final = Layout(self.width, self.height)

    def draw(self) -> str:
        b = self.b
        standing = [u for u in b.units if u.on_table()]
        chiefs = [c for c in b.commanders if c.placed and c.alive]
        self.keep_clear(standing, chiefs)
        parts = [*symbols(self.colours), *self.frame(), '<g clip-path="url(#table)">']
        parts += self.ground()
        parts += [self.screen(u) for u in standing if u.screen]
        parts += [self.battalion(u) for u in standing]
        parts += [self.combat(u) for u in standing if u.foe > u.uid]
        parts += [self.commander(c) for c in chiefs]
        parts += ["</g>", *(self.plaque(u) for u in standing), *self.names()]
        parts += [self.chief_name(c) for c in chiefs]
        return self.document([*parts, *self.head(), *self.foot()])

    def document(self, parts: list[str]) -> str:
        wide, high = self.width + 2 * MARGIN, self.height + TITLE + FOOT
        box = f"{-MARGIN:g} {-TITLE:g} {wide:g} {high:g}"
        title = f"{self.b.setting.titles[self.lang]}. {moment_title(self.b, self.lang)}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide:g}" '
            f'height="{high:g}" font-family="{SANS}"><title>{escape(title)}</title>'
        )
        return "\n".join([head, *parts, "</svg>"]) + "\n"

    def point(self, x: int, y: int) -> tuple[float, float]:
        return self.scenery.point(x, y)

    def keep_clear(self, standing: list[Battalion], chiefs: list[Commander]) -> None:
        """What no label should hide."""
        for u in standing:
            self.layout.troops.append(self.box_of(footprint(u).hull))
            if u.screen:
                self.layout.troops.append(self.box_of(strip(u).hull))
        for c in chiefs:
            self.layout.troops.append(box_at(*self.chief_place(c), CHIEF, CHIEF))
        for edge in self.b.setting.ground.edges:
            places = self.scenery.along(edge, 10)
            self.layout.lines.extend(box_at(x, y, 12, 12) for x, y in places)

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
        ground = self.b.setting.ground
        lines, numbers = [], []
        style = f'fill="{PALE_INK}" text-anchor="middle"'
        for x in range(0, int(ground.width) + 1, RULED):
            lines.append(f"M{x / MM:g} 0V{self.height:g}")
            numbers.append(text(LENGTHS.text(x), x / MM, self.height + 14, 10, style))
        for y in range(0, int(ground.height) + 1, RULED):
            up = self.height - y / MM
            lines.append(f"M0 {up:g}H{self.width:g}")
            numbers.append(text(LENGTHS.text(y), -13, up + 3.5, 10, style))
        return [f'<path d="{"".join(lines)}" stroke="{GRID}" fill="none"/>', *numbers]

    def ground(self) -> list[str]:
        areas = list(enumerate(self.b.setting.ground.areas))
        areas.sort(key=lambda found: found[1].traits & SLOPE == 0)
        drawn = [self.scenery.area(area, order) for order, area in areas]
        drawn += [self.scenery.edge(edge) for edge in self.b.setting.ground.edges]
        return drawn + [self.scenery.objective(goal) for goal in self.b.setting.objectives]

    def names(self) -> list[str]:
        """Objectives, and what the ground is called."""
        ground = self.b.setting.ground
        goals = {goal.name for goal in self.b.setting.objectives}
        named = [
            self.scenery.objective_name(goal, self.layout) for goal in self.b.setting.objectives
        ]
        for area in ground.areas:
            if area.name.partition(" ")[2] not in goals or " " not in area.name:
                named.append(self.scenery.area_name(area, self.layout, self.lang))
        return named + [
            self.scenery.edge_name(edge, self.layout, self.lang) for edge in ground.edges
        ]

    # Troops

    def placed(self, pose: Pose, kind: str, uid: int, inner: list[str]) -> str:
        """What is drawn facing up, its front in the middle of the top, turned as it stands."""
        x, y = self.point(int(pose.x), int(pose.y))
        place = f"translate({x:.2f} {y:.2f}) rotate({pose.h / DEGREE:g})"
        name = f'class="{kind}" id="{kind}-{unit_text(self.b, uid)}"'
        return f'<g {name} transform="{place}">{"".join(inner)}</g>'

    def battalion(self, u: Battalion) -> str:
        colour = self.colours[u.seat]
        groups = int(shown_groups(u))
        width, depth = size(groups, u.formation)
        wide, deep = width / MM, depth / MM
        dash = ' stroke-dasharray="9 5"' if u.marks & (DISORDERED | ROUTING) else ""
        drawn = [
            f"<title>{escape(unit_caption(self.b, u.uid, self.lang))}</title>",
            f'<rect x="{-wide / 2:.1f}" width="{wide:.1f}" height="{deep:.1f}" rx="1.5" '
            f'fill="{BASE}" stroke="{colour}" stroke-width="2.5"{dash}/>',
            f'<path d="M-9 -4L0 -15L9 -4Z" fill="{colour}"/>',
        ]
        for man in range(int(u.formed_at_start())):
            group, file = divmod(man, GROUP_SIZE)
            if group < groups:
                left, top = group_corner(u, group, groups)
                x, y = left + FIGURE * (file % 2 + 0.5), top + FIGURE * (file // 2 + 0.5)
                drawn.append(fallen(x, y) if man >= u.rankers else figure(u, man, x, y))
        return self.placed(u.pose, "battalion", u.uid, drawn + characters(u, deep))

    def screen(self, u: Battalion) -> str:
        groups, gap, standing = int(u.screen_groups()), int(u.gap), int(u.screen)
        step, left = (GROUP + gap) / MM, -(groups * GROUP + (groups - 1) * gap) / MM / 2
        deep, drawn = SCREEN_DEPTH / MM, []
        for group in range(groups):
            x = left + group * step
            drawn.append(
                f'<rect x="{x:.1f}" width="{GROUP / MM:g}" height="{deep:g}" rx="1.5" '
                f'fill="{BASE}" stroke="{self.colours[u.seat]}" stroke-dasharray="3 3"/>'
            )
            for man in range(min(SCREEN_GROUP_SIZE, standing)):
                drawn.append(use(f"man{u.seat}", x + FIGURE * (man + 0.5), deep / 2, FIGURE))
            standing -= SCREEN_GROUP_SIZE
        return self.placed(u.stripe, "screen", u.uid, drawn)

    def combat(self, u: Battalion) -> str:
        """Crossed sabres where the front of one of two that fight meets the other."""
        foe = self.b.units[u.foe]
        far = {
            int(one.uid): int(to_polygon(one.pose.x, one.pose.y, footprint(other).hull))
            for one, other in ((u, foe), (foe, u))
        }
        pose = self.b.units[min(far, key=lambda uid: far[uid])].pose
        return use("sabres", *self.point(int(pose.x), int(pose.y)), SABRES)

    def chief_place(self, c: Commander) -> tuple[float, float]:
        """At his post, or behind the middle of the battalion he has joined."""
        if c.unit == NOBODY:
            return self.point(int(c.x), int(c.y))
        u = self.b.units[c.unit]
        _, depth = size(shown_groups(u), u.formation)
        x, y = u.pose.point(-depth, 0)
        return self.point(int(x), int(y))

    def commander(self, c: Commander) -> str:
        x, y = self.chief_place(c)
        turn = 0.0 if not self.b.sides or self.b.sides[c.seat] == SOUTH else 180.0
        if c.unit != NOBODY:
            turn = self.b.units[c.unit].pose.h / DEGREE
        return f'<g class="commander">{use(f"chief{c.seat}", x, y, CHIEF, turn)}</g>'

    # Words

    def plaque(self, u: Battalion) -> str:
        b, lang = self.b, self.lang
        men = f"{u.rankers} + {u.screen}" if u.screen else f"{u.rankers}"
        facts = f"{quality_name(u.quality, lang)}, {men}, {formation_name(u.formation, lang)}"
        facts += f", {say(lang, 'status', status=STATUSES[u.status])}" if u.status else ""
        ailments = ", ".join(conditions(b, u, lang))
        label = Plaque(unit_text(b, u.uid), u.roster.name, facts, ailments)
        anchor = self.box_of(footprint(u).hull)
        northward = not 90 * DEGREE < u.pose.h < 270 * DEGREE
        behind = "below" if northward else "above"
        box = self.layout.place(anchor, label.wide, label.high, behind)
        colour = self.colours[u.seat]
        return leader(box, anchor, colour) + label.draw(box, colour)

    def chief_name(self, c: Commander) -> str:
        words = chief_name(self.b, c.seat, self.lang)
        anchor = box_at(*self.chief_place(c), CHIEF, CHIEF)
        box = self.layout.place(anchor, text_width(words, CHIEF_NAME), CHIEF_NAME + 3, "right")
        style = f'font-family="{SERIF}" font-style="italic" fill="{INK}" text-anchor="middle"'
        return halo(words, (box[0] + box[2]) / 2, box[3] - 4, CHIEF_NAME, style)

    def head(self) -> list[str]:
        frame = (
            f'<rect width="{self.width:g}" height="{self.height:g}" fill="none" stroke="{INK}" '
            f'stroke-width="2.5"/>'
        )
        bold = f'font-family="{SERIF}" font-weight="600" fill="{INK}"'
        title = text(self.b.setting.titles[self.lang], 0, -20, 28, bold)
        style = f'font-family="{SERIF}" font-style="italic" fill="{SECOND_INK}" text-anchor="end"'
        moment = text(moment_title(self.b, self.lang), self.width, -20, 18, style)
        return [frame, title, moment]

    def foot(self) -> list[str]:
        """Both armies, what the badges mean, and a scale."""
        y = self.height + 46
        plain = f'fill="{SECOND_INK}"'
        scale = (
            f'<path d="M0 {y - 5}v10M50 {y - 3}v6M100 {y - 5}v10M0 {y}h100" stroke="{INK}" '
            f'stroke-width="2" fill="none"/>' + text("10 cm", 110, y + 4, 13, plain)
        )
        drawn, x = [scale], 190.0
        for seat in (0, 1):
            words = self.army_words(seat)
            drawn.append(
                f'<rect x="{x:.1f}" y="{y - 8}" width="16" height="16" rx="2" '
                f'fill="{self.colours[seat]}"/>' + text(words, x + 24, y + 5, 13, plain)
            )
            x += text_width(words, 13) + 50
        x = 198.0
        for kind in range(COMMANDER):
            words = character_name(kind, self.lang)
            drawn.append(use(CHARACTERS[kind], x, y + 25, BADGE))
            drawn.append(text(words, x + 16, y + 29, FACTS, plain))
            x += text_width(words, FACTS) + 48
        return drawn

    def army_words(self, seat: int) -> str:
        left = self.b.side(seat)
        men = sum(int(u.rankers + u.screen) for u in left)
        facts = {"army": side_name(self.b, seat, self.lang), "count": len(left), "men": men}
        return say(self.lang, "picture-army", **facts)


def group_corner(u: Battalion, group: int, groups: int) -> tuple[float, float]:
    """The left front corner of a group, in millimetres from the middle of the front."""
    side = GROUP / MM
    if u.formation == COLUMN:
        rank, file = divmod(group, COLUMN_WIDTH)
        return (file - 1) * side, rank * side
    return group * side - groups * side / 2, 0.0


def figure(u: Battalion, man: int, x: float, y: float) -> str:
    """Men in disorder look everywhere, routers to the rear."""
    turn = 0.0
    if u.marks & ROUTING:
        turn = 180 + 20 * sin(man * 2.3)
    elif u.marks & DISORDERED:
        turn = 35 * sin(man * 2.3)
    return use(f"man{u.seat}", x, y, FIGURE, turn)


def fallen(x: float, y: float) -> str:
    return (
        f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" stroke="{INK}" opacity=".35" '
        f'stroke-width="1.5"/>'
    )


def characters(u: Battalion, deep: float) -> list[str]:
    """In the middle of the battalion, on top of it: they take no room."""
    present = [kind for kind in range(COMMANDER) for _ in range(u.staff[kind])]
    middle = min(deep / 2, FIGURE)
    across = min(BADGE + 2, 64.0 / max(1, len(present)))
    return [
        use(CHARACTERS[kind], (order - (len(present) - 1) / 2) * across, middle, BADGE)
        for order, kind in enumerate(present)
    ]
