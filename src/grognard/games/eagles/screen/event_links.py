"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Everybody learns the same
of a throw: only what lies open on the table. Interpreted: nobody plays by it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice
from grognard.kernel.dice import Pool
from grognard.kernel.tally import Tally

from ..chapters.fire import Shot, weigh_shot
from ..chapters.generals import KILLING_FACE, GeneralTest, general_at
from ..chapters.morale import FriendlyFire, MoraleTest, morale_value, passes
from ..model.actions import position_of
from ..model.events import EVENTS, NO_TABLE, Happened
from ..model.pieces import COMBAT, DEPLOYMENT, MORALE, Unit
from ..model.places import BOX, PILE, PLACE_NAMES, POSITIONS
from ..model.special_ids import KEYS
from ..model.state import Battle

HIT: Final = "hit"
MISS: Final = "miss"
STRIKE: Final = "strike"
PASS: Final = "pass"
FAIL: Final = "fail"

TARGETS: Final = ("target", "upon")

PHASE_CITES: Final = {
    DEPLOYMENT: "4.1 one to four",
    MORALE: "5.0 morale phase",
    COMBAT: "5.0 combat phase",
}


def cite_of(b: Battle, event: Happened) -> str:
    """The rule that a line of the log links to, or an empty string."""
    what, args = event.what, event.args
    if what in ("won", "drawn"):
        return b.ending
    if what == "phase":
        return PHASE_CITES.get(args[0], "5.0 reinforce phase")
    if what == "dealt":
        return "2.0 deck size" if args[2] >= PILE else "3.0 muster"
    if what == "announced-shot":
        return "7.3 shock" if args[1] else "7.2 firepower"
    if what == "tested":
        return "6.0 passed" if args[2] else "6.0 rout"
    if what == "moved" and (b.phase == DEPLOYMENT or args[1] >= POSITIONS):
        return "4.1 own positions" if b.phase == DEPLOYMENT else "8.4 reserve"
    if what == "played":
        return f"13.0 {KEYS[b.units[event.card].title].replace('_', ' ')}"
    return EVENTS[what].cite


def places_of(event: Happened) -> list[str]:
    """The Positions and Reserves an event mentions, each once; of a campaign the table first."""
    kind = EVENTS[event.what]
    found = [place_meant(name, kind.number(event, name)) for name in kind.points]
    names = list(dict.fromkeys(PLACE_NAMES[place] for place in found if place < BOX))
    return names if event.table == NO_TABLE else [f"table-{event.table}", *names]


def place_meant(name: str, number: int) -> int:
    """The place that a number means; a target that is a card is no place."""
    if name not in TARGETS:
        return number
    return position_of(number) if -1 - POSITIONS < number < 0 else BOX


def dice_of(b: Battle, faces: list[int]) -> Dice:
    """What lies open of the throw that a battle waits for, if it comes out so."""
    top, throw = b.stack[-1], b.pending
    if isinstance(top, Shot):
        f, x = b.units[top.card], b.units[top.target]
        assert isinstance(throw, Pool)
        marks = [shot_mark(b, x, throw.need, face) for face in faces]
        return Dice(marks, labels(b, [f, x]), weigh_shot(b, f, x, top.shocking))
    if isinstance(top, MoraleTest):
        u = b.units[top.uid]
        value = morale_value(b, u, top.rockets, keep=True)
        marks = [PASS if passes(face, value.total) else FAIL for face in faces]
        return Dice(marks, labels(b, [u]), [value])
    if isinstance(top, GeneralTest):
        marks = [FAIL if face == KILLING_FACE else PASS for face in faces]
        return Dice(marks, labels(b, [b.units[top.uid]]), [])
    if isinstance(top, FriendlyFire):
        return friendly_dice(b, b.units[top.uid], faces)
    return Dice([], [], [])


def friendly_dice(b: Battle, u: Unit, faces: list[int]) -> Dice:
    """R81 A card's fire on itself."""
    throw = b.pending
    assert isinstance(throw, Pool)
    marks = [HIT if face >= throw.need else MISS for face in faces]
    dice = Tally(u.card.cv, "7.1 combat value", True)
    level = Tally(7 - throw.need, "13.0 friendly fire", True)
    return Dice(marks, labels(b, [u]), [dice, level])


def shot_mark(b: Battle, target: Unit, need: int, face: int) -> str:
    """7.2, 12.4 A face that hits, or one that frightens the General beside the target."""
    if face >= need:
        return HIT
    return STRIKE if face == 1 and general_at(b, target.seat, target.place) >= 0 else MISS


def labels(b: Battle, units: list[Unit]) -> list[str]:
    return [b.setting.labels[u.uid] for u in units if u.up]
