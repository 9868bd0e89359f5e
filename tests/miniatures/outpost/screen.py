"""Outpost: what a person sees of it: the board, measurements, a text map, a picture."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.refusal import IllegalAction, Refusal
from grognard.kernel.sealed import sealed_wait
from grognard.miniatures.bodies import besides
from grognard.miniatures.contract.board import (
    BLOCK,
    GENERAL,
    LOOSE,
    Board,
    Side,
    TablePiece,
    Zone,
)
from grognard.miniatures.contract.board import Unit as BoardUnit
from grognard.miniatures.contract.measure import Area, Measure
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.screen import general_words, measuring
from grognard.miniatures.screen.board import laid_out, outline
from grognard.miniatures.screen.general_words import hundredths, number
from grognard.miniatures.screen.looks import STREAM, WATER, WOOD, Look, Looks
from grognard.miniatures.screen.measuring import End
from grognard.miniatures.screen.obstructions import Named
from grognard.miniatures.screen.range_shapes import Muzzles
from grognard.miniatures.screen.refusal_parts import RefusalParts
from grognard.miniatures.screen.scene import Scene
from grognard.miniatures.screen.svg import picture
from grognard.miniatures.screen.svg.svg_labels import Box, Plaque
from grognard.miniatures.screen.svg.svg_symbols import BASE, BLUE, RED, symbols, use
from grognard.miniatures.screen.text_map import TextMap
from grognard.table.pose import INCH, MM
from grognard.table.shapes import block
from tests.miniatures.outpost.chapters import moving, shooting
from tests.miniatures.outpost.chapters.deploying import site_of
from tests.miniatures.outpost.figures import figures, middles
from tests.miniatures.outpost.model.orders import Fire, Move, Place
from tests.miniatures.outpost.model.state import HIDDEN, ON_TABLE, Battle, Unit
from tests.miniatures.outpost.model.troops import LENGTHS, RATE, SEATS, SHUT, SLOW, Troop, inches

LOOKS: Final = Looks(
    {"wood": Look(WOOD, "♣"), "pond": Look(WATER, "≈"), "stream": Look(STREAM, "~")}, str
)
COATS: Final = (RED, BLUE)
ARMIES: Final = ("gb", "fr")
RULED: Final = inches(6)
ANY_WAY: Final = inches(200) * RATE
TITLES: Final = {"en": "turn", "fr": "tour"}
NO_TAPE: Final = Refusal("3.4 gunners guess")


def seen_by(b: Battle, seat: int | None) -> list[Unit]:
    """All units on the table, and the scouts that the seat itself has hidden."""
    return [u for u in b.units if u.place == ON_TABLE or (u.place == HIDDEN and u.seat == seat)]


# The board


def scene_of(b: Battle, lang: str) -> Scene:
    title, moment = b.setting.scenario.titles[lang], f"{TITLES[lang]} {b.turn}"
    return Scene(b.setting.ground, b.setting.objectives, LOOKS, LENGTHS, title, moment)


def board(b: Battle, lang: str) -> Board:
    """Who fights is known to everybody; where scouts hide is in nobody's board."""
    scenario = b.setting.scenario
    zones = [
        Zone(name, name, outline(scenario.zones[force.side]))
        for name, force in zip(SEATS, scenario.forces, strict=True)
    ]
    sides = [Side(name, name, army) for name, army in zip(SEATS, ARMIES, strict=True)]
    units = [unit_of(troop) for troop in b.setting.troops]
    return laid_out(scene_of(b, lang), (INCHES.step, INCHES.decimals), zones, sides, units)


def unit_of(troop: Troop) -> BoardUnit:
    facts: dict[str, str | int] = {"bases": troop.bases}
    kind, name = troop.kind.name, troop.name
    return BoardUnit(troop.id, SEATS[troop.seat], kind, name, name, facts)


# The figures


def piece_of(unit: Unit) -> TablePiece:
    """Bases that are lost stand empty."""
    troop, pose = unit.troop, unit.body.pose
    place, size = (int(pose.x), int(pose.y), int(pose.h)), (troop.width(), troop.depth())
    base = LOOSE if troop.kind.name == "scouts" else BLOCK
    return TablePiece(troop.id, place, size, base, figures(troop.kind, unit.strength()))


# The measuring kit


class Piece(End):
    def __init__(self, unit: Unit) -> None:
        super().__init__(unit.body.shape)
        self.unit: Final = unit


class Kit(measuring.Kit):
    """Measurements for one seat, of what it sees."""

    def __init__(self, b: Battle, seat: int | None, lang: str) -> None:
        super().__init__(LENGTHS, general_words.GENERAL, lang)
        self.b: Final = b
        self.seen: Final = seen_by(b, seat)

    def piece(self, name: str) -> End | None:
        found = [Piece(unit) for unit in self.seen if unit.troop.id == name]
        return found[0] if found else None

    def alone(self, one: End) -> Measure:
        others = [(u.troop.id, u.body.shape) for u in self.seen if u.body.shape is not one.shape]
        words = self.nearest(one.shape, others)
        return Measure(words, self.areas(one) if isinstance(one, Piece) else [], [], None)

    def areas(self, one: Piece) -> list[Area]:
        keep = self.keep_area([one.shape], moving.KEEP)
        kind, body = one.unit.troop.kind, one.unit.body
        if kind.range == 0:
            return [keep]
        muzzles = Muzzles(body.pose, one.unit.troop.bases, kind.base[0], kind.gap, kind.arc)
        return [self.range_area(muzzles, kind.range), keep]


def measure(b: Battle, seat: int | None, text: str, lang: str) -> Measure:
    """3.4 No tape while a gunner writes his estimate."""
    if sealed_wait(b) is not None:
        raise IllegalAction(NO_TAPE, text)
    return Kit(b, seat, lang).measure(text)


# Why not


class Details(RefusalParts):
    """Where, who and by how much, as far as everybody sees."""

    def __init__(self, b: Battle, lang: str) -> None:
        super().__init__(b.setting.ground, SHUT, SLOW, True, LENGTHS, general_words.GENERAL, lang)
        self.b: Final = b

    def ground_name(self, title: str) -> str:
        return f"the {title}"

    def amount(self, parts: int) -> str:
        return number(hundredths(parts, INCH * RATE, True), self.lang)

    def others(self, uid: int) -> list[Named]:
        bodies = besides(self.b.field().bodies, uid)
        return [(self.b.setting.troops[body.owner].name, body.shape) for body in bodies]

    def why(self, action: Action, seat: int, cite: str) -> str:
        b = self.b
        if isinstance(action, Move):
            m = moving.mover_of(b, action.unit, ANY_WAY)
            had = moving.budget_of(b, action.unit)
            return self.on_way(m, had, action.legs, cite, self.others(action.unit))
        if isinstance(action, Place):
            troop = b.setting.troops[action.unit]
            spot = block(action.pose, troop.width(), troop.depth())
            return self.at_site(site_of(b.setting, seat), spot, cite, self.others(action.unit))
        return self.shot(action, cite) if isinstance(action, Fire) else ""

    def shot(self, action: Fire, cite: str) -> str:
        own, target = self.b.body(action.unit), self.b.body(action.target).shape
        kind = self.b.units[action.unit].troop.kind
        if cite == shooting.VERDICTS.out_of_range.cite:
            front = shooting.front_of(self.b, action.unit)
            return self.out_of_range(front, target.parts, kind.range)
        if cite == shooting.VERDICTS.out_of_arc.cite:
            return self.off_front(own.pose, target.hull, kind.arc)
        return ""


# Maps and pictures


def text_map(b: Battle, seat: int | None, lang: str) -> str:
    drawn = TextMap(scene_of(b, lang), inches(0.5), RULED)
    for unit in seen_by(b, seat):
        drawn.put_arrow(unit.body.pose, inches(0.25))
        sign = unit.troop.id[1]
        for part in unit.body.shape.parts:
            drawn.strips.append((part, sign))
    return "\n".join(drawn.titled_lines())


class Picture(picture.Picture):
    def __init__(self, b: Battle, seat: int | None, lang: str) -> None:
        super().__init__(scene_of(b, lang), RULED)
        self.seen: Final = seen_by(b, seat)

    def symbols(self) -> list[str]:
        return symbols(COATS, ("man", "chief"), ())

    def troops(self) -> list[Box]:
        return [self.box_of(unit.body.shape.hull) for unit in self.seen]

    def pieces(self) -> list[str]:
        return [self.unit(unit) for unit in self.seen]

    def unit(self, unit: Unit) -> str:
        troop, half = unit.troop, unit.troop.width() / MM / 2
        wide, deep = (side / MM for side in troop.kind.base)
        coat, seat = COATS[unit.seat], unit.seat
        drawn = []
        for middle in middles(troop.kind, troop.bases):
            x, y = middle / MM - half, deep / 2
            drawn.append(
                f'<rect x="{x - wide / 2:.1f}" width="{wide:.1f}" height="{deep:.1f}" '
                f'fill="{BASE}" stroke="{coat}"/>'
            )
            symbol = "chief" if troop.kind.name == GENERAL else "man"
            drawn.append(use(f"{symbol}{seat}", x, y, min(wide, deep)))
        return self.placed(unit.body.pose, troop.kind.name, troop.id, drawn)

    def plaques(self) -> list[str]:
        return [self.about(unit) for unit in self.seen]

    def about(self, unit: Unit) -> str:
        label = Plaque(unit.troop.id, unit.troop.name, str(unit.strength()), "")
        heading = int(unit.body.pose.h)
        return self.plaque(label, unit.body.shape.hull, heading, COATS[unit.seat])
