"""Any position as a picture: battalions with every man, screens, commanders, and their labels.

Interpreted: only a person waits.
"""

from __future__ import annotations

from math import sin
from typing import Final
from xml.sax.saxutils import escape

from grognard.miniatures.screen.svg import picture
from grognard.miniatures.screen.svg.svg_labels import FACTS, Box, Plaque, box_at, text, text_width
from grognard.miniatures.screen.svg.svg_symbols import BASE, INK, SECOND_INK, symbols, use
from grognard.miniatures.text.grammar import unit_text
from grognard.table.angles import DEGREE
from grognard.table.measure import to_polygon
from grognard.table.pose import CM, MM

from ..chapters.figures import footprint, screen_footprint, shown_groups, size
from ..model.actions import SOUTH
from ..model.pieces import (
    CHARACTERS,
    COMMANDER,
    DISORDERED,
    GROUP,
    GROUP_SIZE,
    NOBODY,
    ROUTING,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    STATUSES,
    Battalion,
    Commander,
)
from ..model.state import Battle
from .looks import colours, scene_of
from .men import FIGURE, drawn_up
from .text_map import conditions
from .words import (
    character_name,
    chief_name,
    formation_name,
    quality_name,
    say,
    side_name,
    unit_caption,
)

RULED: Final = 10 * CM  # between grid lines
BASE_SIDE: Final = FIGURE / MM
BADGE: Final = 15.0
CHIEF: Final = 30.0
SABRES: Final = 30.0


def svg(b: Battle, lang: str) -> str:
    """The whole table."""
    return Picture(b, lang).draw()


class Picture(picture.Picture):
    """One battle in one language."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(scene_of(b, lang), RULED)
        self.b: Final = b
        self.lang: Final = lang
        self.colours: Final = colours(b)
        self.standing: Final = [u for u in b.units if u.on_table()]
        self.chiefs: Final = [c for c in b.commanders if c.placed and c.alive]

    def symbols(self) -> list[str]:
        return symbols(self.colours, ("man", "chief"), CHARACTERS[:COMMANDER])

    def troops(self) -> list[Box]:
        found = []
        for u in self.standing:
            found.append(self.box_of(footprint(u).hull))
            if u.screen:
                found.append(self.box_of(screen_footprint(u).hull))
        return found + [box_at(*self.chief_place(c), CHIEF, CHIEF) for c in self.chiefs]

    def pieces(self) -> list[str]:
        drawn = [self.screen(u) for u in self.standing if u.screen]
        drawn += [self.battalion(u) for u in self.standing]
        drawn += [self.combat(u) for u in self.standing if u.foe > u.uid]
        return drawn + [self.commander(c) for c in self.chiefs]

    # Troops

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
        for man, (right, back) in enumerate(drawn_up(int(u.formed_at_start()), int(u.formation))):
            if man < groups * GROUP_SIZE:
                x, y = right / MM - wide / 2, back / MM
                drawn.append(fallen(x, y) if man >= u.rankers else figure(u, man, x, y))
        id = unit_text(self.b, u.uid)
        return self.placed(u.pose, "battalion", id, drawn + characters(u, deep))

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
                drawn.append(use(f"man{u.seat}", x + BASE_SIDE * (man + 0.5), deep / 2, BASE_SIDE))
            standing -= SCREEN_GROUP_SIZE
        return self.placed(u.screen_pose, "screen", unit_text(self.b, u.uid), drawn)

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

    def plaques(self) -> list[str]:
        return [self.about(u) for u in self.standing]

    def captions(self) -> list[str]:
        return [
            self.caption(
                chief_name(self.b, c.seat, self.lang), box_at(*self.chief_place(c), CHIEF, CHIEF)
            )
            for c in self.chiefs
        ]

    def about(self, u: Battalion) -> str:
        b, lang = self.b, self.lang
        men = f"{u.rankers} + {u.screen}" if u.screen else f"{u.rankers}"
        facts = f"{quality_name(u.quality, lang)}, {men}, {formation_name(u.formation, lang)}"
        facts += f", {say(lang, 'status', status=STATUSES[u.status])}" if u.status else ""
        ailments = ", ".join(conditions(b, u, lang))
        label = Plaque(unit_text(b, u.uid), u.roster.name, facts, ailments)
        return self.plaque(label, footprint(u).hull, int(u.pose.h), self.colours[u.seat])

    def legend(self, y: float) -> list[str]:
        """Both armies, and what the badges mean."""
        plain = f'fill="{SECOND_INK}"'
        drawn, x = [], 190.0
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


def figure(u: Battalion, man: int, x: float, y: float) -> str:
    """Men in disorder look everywhere, those in rout to the rear."""
    turn = 0.0
    if u.marks & ROUTING:
        turn = 180 + 20 * sin(man * 2.3)
    elif u.marks & DISORDERED:
        turn = 35 * sin(man * 2.3)
    return use(f"man{u.seat}", x, y, BASE_SIDE, turn)


def fallen(x: float, y: float) -> str:
    return (
        f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" stroke="{INK}" opacity=".35" '
        f'stroke-width="1.5"/>'
    )


def characters(u: Battalion, deep: float) -> list[str]:
    """In the middle of the battalion, on top of it: they take no room."""
    present = [kind for kind in range(COMMANDER) for _ in range(u.staff[kind])]
    middle = min(deep / 2, BASE_SIDE)
    across = min(BADGE + 2, 64.0 / max(1, len(present)))
    return [
        use(CHARACTERS[kind], (order - (len(present) - 1) / 2) * across, middle, BADGE)
        for order, kind in enumerate(present)
    ]
