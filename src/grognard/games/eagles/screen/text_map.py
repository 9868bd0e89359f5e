"""The table drawn in text, as a seat sees it: its own Battleline at the bottom.

Three lanes side by side, 100 columns in all. Cards that the seat may not know are drawn as backs
(R129).
"""

from __future__ import annotations

import re
from typing import Final

from ..model.actions import FORMATIONS, LINE
from ..model.cards import (
    ARTILLERY,
    CAVALRY,
    GENERAL,
    INFANTRY,
    MORALE_GRADES,
    SPECIAL,
    TERRAIN,
    TERRAIN_KINDS,
)
from ..model.pieces import (
    BLOWN,
    DEPLETED,
    FATIGUED,
    FIRED,
    FRESH,
    HARRIED,
    MOVED,
    NO_ACT,
    PANICKED,
    PRONE,
    ZEAL,
    Ground,
    Unit,
)
from ..model.places import (
    CASUALTIES,
    DISCARD,
    FRENCH_SEAT,
    MIDDLE,
    PILE,
    PLACE_NAMES,
    RESERVE,
    own_position,
)
from ..model.state import Battle
from ..text.notation import card_name, is_known, side_of, viewer_of
from .map_words import WORDS

CELL: Final = 32
NAME: Final = 13
WIDTH: Final = 3 * CELL + 4
MOST_HITS: Final = 4
ENGLISH: Final = "en"

FORMED: Final = "▬▮□"
GROUND: Final = " ▲♣≈⌂"
BACK: Final = "▒"

# Regiments, ranks and corps are elsewhere in the line, and the sign shows the arm.
_SHORTER: Final[dict[str, list[tuple[str, str]]]] = {
    "en": [
        (r" \(.*\)", ""),
        (r"('s|') (Cavalry Brigade|Brigade|Division)$", ""),
        (r"^[IVX]+ (Cavalry )?Corps ", ""),
        ("Royal Horse Artillery,", "RHA"),
        (r" ?(Horse |Foot )?Artillery,? ?", " "),
        (r"^(\d+)\w\w (\w{3})\w* Landwehr", r"\1 \2. Lw"),
        ("Infantry Regiment", "Inf."),
        ("Netherlands Division", "NL"),
        (r"Division\b", "Div."),
    ],
    "fr": [
        (r" \(.*\)", ""),
        ("^Brigade de cavalerie ", ""),
        ("^(Brigade|Division) ", ""),
        (r" du [IVX]+er? corps( de cavalerie)?", ""),
        ("Royal Horse Artillery", "RHA"),
        (r"^(\d+er?) régiment de Landwehr de (?:l'|la )?(\w{3}).*", r"\1 Lw \2."),
        ("régiment d'infanterie", "inf."),
        (r"^Artillerie( à pied| à cheval)?( de la| de| du)? ?", ""),
        ("Réserve d'artillerie", "Réserve"),
    ],
}

_MARKS: Final = (
    (FATIGUED, "fatigued"),
    (DEPLETED, "depleted"),
    (PRONE, "prone"),
    (ZEAL, "zeal"),
    (PANICKED, "panicked"),
    (HARRIED, "harried"),
)


def draw(b: Battle, seat: int | None, lang: str) -> str:
    """The whole table: the far side on top, the near side below, then what is in hand."""
    pen = Pen(b, viewer_of(seat), lang)
    near = FRENCH_SEAT if seat is None else side_of(seat)
    far = 1 - near
    lanes = [0, 1, 2] if near == FRENCH_SEAT else [2, 1, 0]
    lines = [*pen.headline(), *pen.side(far)]
    lines += pen.battlefield(lanes, near, far)
    lines += pen.side(near)
    if seat is not None:
        lines += pen.hand(near)
    lines += [" " + line for line in pen.word("legend").splitlines()]
    return "\n".join(line.rstrip() for line in lines)


def fit(text: str, width: int) -> str:
    """Text in exactly so many columns."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def short_name(u: Unit, lang: str) -> str:
    """A name that fits into a line of the table."""
    name = u.card.name_en if lang == ENGLISH else u.card.name_fr
    for pattern, instead in _SHORTER[lang]:
        name = re.sub(pattern, instead, name)
    name = name.strip() or ("Artillery" if lang == ENGLISH else "Artillerie")
    return name[:1].upper() + name[1:]


def ratings(u: Unit) -> str:
    """cv, fire, shock and morale as printed; a General's two ratings."""
    card = u.card
    if u.arm == GENERAL:
        return f"{card.offense}/{card.defense}"
    if u.arm == ARTILLERY:
        return f"{card.cv} F{card.fire_long}/{card.fire_short} {MORALE_GRADES[card.morale]}"
    return f"{card.cv} F{card.fire} S{card.shock} {MORALE_GRADES[card.morale]}"


def glyph(u: Unit) -> str:
    """The arm, and for infantry the formation, in one sign."""
    if u.arm == INFANTRY:
        return FORMED[u.formation]
    if u.arm == CAVALRY:
        return "◆" if u.wind == FRESH else "◇"
    if u.arm == ARTILLERY:
        return "◎" if u.card.horse else "◉"
    if u.arm == TERRAIN:
        return GROUND[u.card.terrain]
    return "★" if u.arm == GENERAL else "✦"


class Pen:
    """Draws for one viewer in one language."""

    def __init__(self, b: Battle, viewer: int, lang: str) -> None:
        self.b: Final = b
        self.viewer: Final = viewer
        self.lang: Final = lang if lang in WORDS else ENGLISH

    def word(self, key: str) -> str:
        return WORDS[self.lang][key]

    def headline(self) -> list[str]:
        b = self.b
        chart = b.setting.chart
        name = chart.name_en if self.lang == ENGLISH else chart.name_fr
        when = f"{self.word('turn')} {b.turn}"
        if b.setting.options.turns:
            when += f"/{b.setting.options.turns}"
        phase = self.fact(f"side{b.active}", self.word(f"phase{b.phase}"))
        parts = [name.upper(), when, phase]
        left = " " + " · ".join(parts)
        damage = [f"{self.word(f'side{seat}')} {b.damage[seat]}" for seat in range(2)]
        right = self.fact("damage", ", ".join(damage))
        return [left + right.rjust(WIDTH - len(left)), *self.news()]

    def news(self) -> list[str]:
        """An announced act, a test in progress, an arrival, the end."""
        b = self.b
        lines: list[str] = []
        if b.arrived:
            lines.append(self.word("arrived"))
        if b.act != NO_ACT:
            target = self.name(b.act_target) if b.act_target >= 0 else self.where(b.act_to)
            act = f"{self.name(b.act_card)} {self.word(f'act{b.act}')} {target}"
            lines.append(self.fact("announced", act))
        if b.test_card >= 0:
            lines.append(f"{self.name(b.test_card)} {self.word('test')}")
        if b.finished:
            won = self.word("draw") if b.winner < 0 else self.word(f"side{b.winner}")
            verb = "" if b.winner < 0 else self.word("wins") + self.word("colon")
            lines.append(f"{self.word('over')}, {verb}{won} ({b.ending.partition(' ')[0]})")
        return [" " + line for line in lines]

    def name(self, uid: int) -> str:
        return card_name(self.b, uid, self.viewer).replace("?", BACK)

    def where(self, place: int) -> str:
        return PLACE_NAMES[place] if place < RESERVE else self.word("reserve")

    def side(self, seat: int) -> list[str]:
        """R129 The numbers of cards that all may count."""
        b = self.b
        armies = [army for army in range(3) if army in b.setting.chart.decks]
        mine = [army for army in armies if (army == 0) == (seat == FRENCH_SEAT)]
        hand = [self.count(RESERVE + seat, army) for army in mine]
        come = [self.count(PILE + army, army) for army in mine]
        shown = [self.name(uid) for uid in b.at[RESERVE + seat] if b.units[uid].up]
        reserve = ", ".join(hand) + (f" ({' '.join(shown)})" if shown else "")
        lost = sum(b.units[uid].seat == seat for uid in b.at[CASUALTIES])
        spent = sum(b.units[uid].seat == seat for uid in b.at[DISCARD])
        parts = [
            self.fact("reserve", reserve),
            self.fact("piles", ", ".join(come)),
            self.fact("lost", str(lost)),
            self.fact("spent", str(spent)),
        ]
        line = f" {self.word(f'side{seat}').upper()}   " + "   ".join(parts)
        if len(line) <= WIDTH:
            return [line]
        return [f" {self.word(f'side{seat}').upper()}   {parts[0]}", "   " + "   ".join(parts[1:])]

    def fact(self, key: str, value: str) -> str:
        return self.word(key) + self.word("colon") + value

    def count(self, place: int, army: int) -> str:
        held = sum(self.b.units[uid].army == army for uid in self.b.at[place])
        # In French zero and one take the singular; the English word never changes.
        return f"{held} {self.word(f'cards{army}' if held > 1 else f'army{army}')}"

    def battlefield(self, lanes: list[int], near: int, far: int) -> list[str]:
        top = [own_position(far, lane) for lane in lanes]
        bottom = [own_position(near, lane) for lane in lanes]
        lines = [self.border("┌┬┐", [self.title(pos) for pos in top])]
        lines += self.rows([self.position(pos, near) for pos in top], above=True)
        lines.append(self.border("├┼┤", ["", "", ""]))
        lines += self.rows([self.middle(lane) for lane in lanes], above=False)
        lines.append(self.border("├┼┤", ["", "", ""]))
        lines += self.rows([self.position(pos, near) for pos in bottom], above=False)
        lines.append(self.border("└┴┘", [self.title(pos) for pos in bottom]))
        return lines

    def border(self, corners: str, titles: list[str]) -> str:
        cells = [f"─ {title} ".ljust(CELL, "─") if title else "─" * CELL for title in titles]
        return corners[0] + corners[1].join(cells) + corners[2]

    def rows(self, cells: list[list[str]], above: bool) -> list[str]:
        """Three cells side by side; short ones are filled on the side of their own Reserve."""
        height = max(1, *(len(cell) for cell in cells))
        full = []
        for cell in cells:
            gap = [""] * (height - len(cell))
            full.append(gap + cell if above else cell + gap)
        return [
            "│" + "│".join(fit(cell[row], CELL) for cell in full) + "│" for row in range(height)
        ]

    def title(self, pos: int) -> str:
        name = PLACE_NAMES[pos]
        engaged = f" × {self.word('engaged')}" if self.b.engaged(pos) else ""
        return f"{name} {self.word(name)}{engaged}"

    def middle(self, lane: int) -> list[str]:
        """11.3 The Middle Ground, with its rivers and their Move Limits."""
        lines = []
        for uid in self.b.at[MIDDLE + lane]:
            card = self.b.units[uid].card
            crossed = f"{self.b.crossed[lane]}/{card.move_limit}"
            text = f" {self.name(uid)} {short_name(self.b.units[uid], self.lang)} {crossed} "
            lines.append(text.center(CELL, "≈"))
        return lines or ["· · ·".center(CELL)]

    def position(self, pos: int, near: int) -> list[str]:
        """The far side's cards above, the near side's below, as they face each other."""
        above = self.force(pos, 1 - near)
        below = self.force(pos, near)[::-1]
        notes = self.notes(self.b.grounds[pos])
        between = [" " + "╌" * (CELL - 2)] if above and below else []
        flat = [line for block in [*above, between, *below] for line in block]
        return flat + notes

    def force(self, pos: int, seat: int) -> list[list[str]]:
        """One side in a Position, from the rear: Generals, the open field, Terrain it holds."""
        here = [self.b.units[uid] for uid in self.b.at[pos]]
        mine = [u for u in here if u.seat == seat]
        loose = [u for u in mine if u.on < 0 and (u.arm != TERRAIN or not u.up)]
        known = [u for u in loose if u.arm == GENERAL and is_known(u, self.viewer)]
        blocks = [self.card(u, " ") for u in known]
        blocks += [self.card(u, " ") for u in loose if u not in known]
        blocks += [self.card(u, " ") for u in mine if u.on >= 0 and u.arm == SPECIAL]
        ground = [u for u in here if u.arm == TERRAIN and u.up and u.holder == seat]
        return blocks + [self.terrain(x) for x in ground]

    def terrain(self, x: Unit) -> list[str]:
        """11.0 A Terrain card with the cards on it."""
        on = [self.b.units[uid] for uid in self.b.occupants(x.uid)]
        room = f"{len(on)}/{x.card.capacity}"
        kind = GROUND[x.card.terrain]
        name = fit(f"{kind} {self.name(x.uid)} {short_name(x, self.lang)}", CELL - 7)
        lines = [f" {name} {room} "]
        for u in on:
            lines += self.card(u, "└")
        return lines

    def card(self, u: Unit, margin: str) -> list[str]:
        """One card in a line; what lies on it, if anything, in a second."""
        known = is_known(u, self.viewer)
        done = "✓" if u.acted & (FIRED | MOVED) else " "
        hits = "●" * u.hits if u.hits <= MOST_HITS else f"●{u.hits}"
        if known:
            face = " " if u.up or u.place >= RESERVE else BACK
            text = f"{margin}{face}{glyph(u)} {self.face(u, hits)}"
        else:
            text = f"{margin}{BACK}{self.back_glyph(u)} {self.back(u, hits)}"
        marks = self.marks(u)
        second = [fit("     " + ", ".join(marks), CELL)] if marks else []
        return [fit(text, CELL - 1) + done, *second]

    def face(self, u: Unit, hits: str) -> str:
        label = self.b.setting.labels[u.uid]
        name = short_name(u, self.lang)
        if u.arm == SPECIAL:
            return f"{label} {name}" + (f" → {self.name(u.on)}" if u.on >= 0 else "")
        if u.arm == TERRAIN:
            kind = self.word(TERRAIN_KINDS[u.card.terrain])
            lane = "LCR"[u.card.lane]
            return f"{label} {fit(name, NAME)} {kind} {lane}"
        corps = u.card.corps.replace(" Cav", "c")
        room = NAME - len(corps) - 1 - (len(label) - 3)
        shown = fit(f"{hits} {name}" if hits else name, room)
        return f"{label} {shown} {corps} {ratings(u):>9}"

    def back(self, u: Unit, hits: str) -> str:
        words = [self.name(u.uid).partition("-")[0], self.word(f"army{u.army}")]
        if u.formation != LINE:
            words.append(self.word(FORMATIONS[u.formation]))
        return " ".join([*words, hits]).rstrip()

    def back_glyph(self, u: Unit) -> str:
        return BACK if u.formation == LINE else FORMED[u.formation]

    def marks(self, u: Unit) -> list[str]:
        words = [self.word(key) for mark, key in _MARKS if u.marks & mark]
        if u.wind != FRESH:
            words.append(self.word("blown" if u.wind == BLOWN else "recovering"))
        return words

    def notes(self, g: Ground) -> list[str]:
        """What Specials have done to a Position."""
        words = [self.word(f"lost{g.lost}")] if g.lost else []
        if g.smoke:
            words.append(f"{self.word('smoke')} -{g.smoke} cv")
        armies = (("bayonet", g.bayonet), ("battery", g.battery), ("charge", g.charge))
        words += [self.word(key) for key, army in armies if army]
        cheers = (("cheer", g.cheer), ("colors", g.colors), ("forward", g.forward))
        words += [f"{self.word(key)} +{bonus}" for key, bonus in cheers if bonus]
        return [fit(f" ~ {word}", CELL) for word in words]

    def hand(self, seat: int) -> list[str]:
        """One's own Reserve by arm, in three columns."""
        held = [self.b.units[uid] for uid in self.b.at[RESERVE + seat]]
        held = [u for u in held if is_known(u, self.viewer)]
        held.sort(key=lambda u: (u.arm, u.uid))
        cells = [self.card(u, " ")[0] for u in held]
        height = (len(cells) + 2) // 3
        columns = [cells[i * height : (i + 1) * height] for i in range(3)]
        return [
            " " + " ".join(column[row] for column in columns if row < len(column))
            for row in range(height)
        ]
