"""A position written down. But for sealed aims nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from grognard.kernel.game import Game
from grognard.kernel.sealed import sealed_answer, sealed_lines, sealed_wait
from grognard.miniatures.text.battle_positions import PositionFormat
from grognard.miniatures.text.grammar import unit_text
from grognard.miniatures.text.lengths import angle_text
from grognard.miniatures.text.orders import turn_text
from grognard.miniatures.text.terrain_lines import TerrainLines

from ..chapters.artillery.estimates import ChooseEstimates, Estimates, Firing, aims_of
from ..chapters.artillery.paths import aim_distance, aimed
from ..chapters.artillery.types import most_estimate
from ..chapters.formations import depth_of, width_of
from ..chapters.scenarios.landscape import KINDS, MOST_PIECES
from ..model.fabric import PER_WALL, opening_in
from ..model.kinds import (
    AMMUNITION,
    ANSWERS,
    EDGES,
    FORMATIONS,
    IN_RANKS,
    MARKS,
    NOBODY,
    ON_TABLE,
    PHASES,
    PLACES,
    SEATS,
)
from ..model.pieces import Contact, Officer, Unit
from ..model.state import ROLLS, Battle
from .notation import LENGTHS, notate, officer_text

GROUND: Final = TerrainLines(KINDS, LENGTHS, MOST_PIECES)
POSITIONS: Final = PositionFormat("crepuscule", "1", LENGTHS, GROUND, SEATS, PHASES)

# Numbers of a unit that are written where they are not 0, by their words.
NUMBERS: Final = {
    "attempts": "attempts",
    "orders": "orders",
    "used": "used",
    "since": "since",
    "wounds": "wounds",
    "team": "team",
    "toil": "toil",
    "waits": "waits",
    "balls": "balls",
    "canisters": "canisters",
}
# Other units that a unit has to do with.
OTHERS: Final = {"charge": "charge", "captor": "captor", "post": "post"}


def write(game: Game, b: Battle) -> str:
    """Everything a battle holds; `read` gives it back."""
    return POSITIONS.position(b, [POSITIONS.turn(b)], [*_pieces(b), *sealed_lines(game, b)])


def write_view(b: Battle, seat: int | None) -> str:
    """The position as a seat sees it, with the question on the table.

    Of estimates it sees its own, and never whether others have written theirs.
    """
    asked = [f"turns {b.setting.turns}", f"asked {_asked(b)}"]
    own = None if seat is None else sealed_answer(b, seat)
    if own is not None:
        asked.append(f"written {notate(b, own)}")
    asked += _aim_lines(b)
    return POSITIONS.view(b, [POSITIONS.turn(b)], asked, _pieces(b, sized=True))


def _aim_lines(b: Battle) -> list[str]:
    """C-ART-5, D-142 The aims that are named, in the order in which a seat writes estimates.

    By eye distances are not shown (D-79).
    """
    aims = named_aims(b)
    by_eye = b.setting.options.by_eye
    lines: list[str] = []
    for seat, word in enumerate(SEATS):
        for i in aims_of(b, aims, seat):
            gun, target, ammunition = b.units[aims[i]], b.units[aims[i + 1]], aims[i + 2]
            words = f"aim {unit_text(b, gun.uid)} > {unit_text(b, target.uid)}"
            words += f" {AMMUNITION[ammunition]} by {word} most {most_estimate(gun, ammunition)}"
            words += f" heading {angle_text(aimed(b, gun, target).h)}"
            if not by_eye:
                words += f" off {LENGTHS.text(aim_distance(b, gun, target))}"
            lines.append(words)
    return lines


def named_aims(b: Battle) -> list[int]:
    """Those of the step that is being played, nobody's at any other time."""
    step = b.pending
    if isinstance(step, ChooseEstimates):
        return step.aims
    for work in reversed(b.stack):
        if isinstance(work, (Estimates, Firing)):
            return work.aims
    return []


def _asked(b: Battle) -> str:
    return "both" if sealed_wait(b) is not None else POSITIONS.asked(b)


def _pieces(b: Battle, sized: bool = False) -> list[str]:
    lines = [_officer_line(b, o) for o in b.officers]
    for u in b.units:
        if u.place != IN_RANKS:
            lines.append(_unit_line(b, u) + (_room_words(u) if sized else ""))
    lines += [_contact_line(b, contact) for contact in b.contacts]
    return lines + _wall_lines(b)


def _wall_lines(b: Battle) -> list[str]:
    """A building, and a façade or `rolls` and how much, or the façade of an opening."""
    lines: list[str] = []
    for i in range(0, len(b.walls), PER_WALL):
        building, facade, count = b.walls[i : i + PER_WALL]
        what = f"{facade} {count}"
        if facade == ROLLS:
            what = f"rolls {count}"
        elif facade < ROLLS:
            what = f"opening {opening_in(facade)}"
        lines.append(f"wall {building + 1} {what}")
    return lines


def _officer_line(b: Battle, o: Officer) -> str:
    words = [f"officer {officer_text(b, o.oid)} {LENGTHS.point_text(o.x, o.y)}"]
    if o.place != ON_TABLE:
        words.append(PLACES[o.place])
    if o.attached != NOBODY:
        words.append(f"with {unit_text(b, o.attached)}")
    if o.lost:
        words.append(f"wounds {o.lost}")
    if o.ridden:
        words.append(f"ridden {LENGTHS.text(o.ridden)}")
    if o.answer != NOBODY:
        words.append(ANSWERS[o.answer])
    return " ".join(words)


def _unit_line(b: Battle, u: Unit) -> str:
    words = [f"{unit_text(b, u.uid)}: {LENGTHS.pose_text(u.pose)} {FORMATIONS[u.formation]}"]
    words.append(f"figures {u.figures} files {u.files}")
    if u.place != ON_TABLE:
        words.append(PLACES[u.place])
    if u.counted != u.figures:
        words.append(f"counted {u.counted}")
    if u.elites != u.roster.elites:
        words.append(f"elites {u.elites}")
    if u.sappers != u.roster.sappers:
        words.append(f"sappers {u.sappers}")
    for word, field in NUMBERS.items():
        if getattr(u, field):
            words.append(f"{word} {getattr(u, field)}")
    for word, field in OTHERS.items():
        if getattr(u, field) != NOBODY:
            words.append(f"{word} {unit_text(b, getattr(u, field))}")
    if u.quarry != NOBODY:
        words.append(f"quarry {officer_text(b, u.quarry)}")
    if u.wheel:
        words.append(f"wheel {turn_text(u.wheel)}")
    if u.building != NOBODY:
        words.append(f"building {u.building + 1}")
    words += [word for word, mark in MARKS.items() if u.marks & mark]
    return " ".join(words)


def _room_words(u: Unit) -> str:
    """Width and depth of the room that a unit takes."""
    if u.place != ON_TABLE:
        return ""
    return f" size {LENGTHS.size_text(width_of(u), depth_of(u))}"


def _contact_line(b: Battle, contact: Contact) -> str:
    words = [f"contact {unit_text(b, contact.attacker)} > {unit_text(b, contact.defender)}"]
    words.append(f"{EDGES[contact.edge]} since {contact.since} rounds {contact.rounds}")
    if contact.behind:
        words.append(f"behind {contact.behind}")
    if contact.uphill:
        words.append("uphill")
    if contact.downhill:
        words.append("downhill")
    return " ".join(words)
