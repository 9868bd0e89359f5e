"""What an event or a throw is about: its rule, its places, and what was thrown on.

For screens that link a line of the log to the rulebook and to the table. Everybody hears the same
of a throw, so nothing stands here but what lies open on the table. Interpreted: nobody plays by it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Dice
from grognard.kernel.dice import Pool
from grognard.kernel.tally import Tally

from ..chapters.fire import Shot, weigh_shot
from ..chapters.generals import KILLING_FACE, GeneralTest, general_at
from ..chapters.morale import FriendlyFire, MoraleTest, morale_value, passes
from ..model.events import Happened
from ..model.pieces import COMBAT, DEPLOYMENT, MORALE, Unit
from ..model.places import BOX, PILE, PLACE_NAMES, POSITIONS
from ..model.special_ids import KEYS
from ..model.state import Battle

HIT: Final = "hit"
MISS: Final = "miss"
STRIKE: Final = "strike"
PASS: Final = "pass"
FAIL: Final = "fail"

CITES: Final = {
    "turn": "5.0 alternate turns",
    "ready": "4.1 one to four",
    "drew": "10.0 draw",
    "moved": "8.0 one move",
    "hid": "14.0 face down",
    "shifted": "11.5 occupy",
    "revealed": "8.1 reveal",
    "formed": "9.0 unengaged change",
    "hit": "7.4 hits on target",
    "blown": "7.31 cavalry blown",
    "recovered": "7.31 recover",
    "routed": "6.0 rout",
    "killed": "12.4 general killed",
    "fell": "12.4 alone",
    "exposed": "14.0 hit by artillery",
    "laid": "4.2 terrain face up",
    "captured": "11.5 capture",
    "shot": "7.4 hits on target",
    "general-rolled": "12.4 general hit",
    "arrived": "10.0 prussian general",
}
PHASE_CITES: Final = {
    DEPLOYMENT: "4.1 one to four",
    MORALE: "5.0 morale phase",
    COMBAT: "5.0 combat phase",
}

# Which numbers of an event are places.
PLACES: Final = {
    "moved": (0, 1),
    "hid": (1,),
    "shifted": (0,),
    "revealed": (0,),
    "laid": (0,),
    "announced-move": (0,),
}
TARGETED: Final = ("announced-shot", "shot", "played")


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
    return CITES.get(what, "")


def places_of(event: Happened) -> list[str]:
    """The Positions and Reserves an event speaks of, each once."""
    found = [event.args[at] for at in PLACES.get(event.what, ())]
    if event.what in TARGETED and -1 - POSITIONS < event.args[0] < 0:
        found.append(-1 - event.args[0])
    names = [PLACE_NAMES[place] for place in found if place < BOX]
    return list(dict.fromkeys(names))


def side_of(event: Happened) -> int | None:
    """Whose turn or phase begins."""
    return event.args[1] if event.what in ("turn", "phase") else None


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
    """R81 A card's own fire upon itself."""
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
