"""R130: who could be asked about a Special, for all that everybody knows.

Whether a player is asked is his secret; whether he could be is told by the cards that nobody has
seen yet and by the field. A server waits as long either way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...model import special_ids as t
from ...model.actions import NOTHING, position_of
from ...model.cards import SPECIAL
from ...model.pieces import MOVING, Unit
from ...model.places import CASUALTIES, DISCARD, RESERVE
from ...model.state import Battle
from .moments import ANNOUNCED, titles_for
from .targets import useful_targets, why_not_late, why_not_on_card, why_not_on_position

# Titles of which all can see whether they fit anything; of the others it is taken for granted.
_SEEN_TO_FIT: Final = (
    t.RALLY,
    t.PANIC,
    t.LATE_RESERVES,
    t.FRIENDLY_FIRE,
    t.DEFECTION,
    t.VIVE_LEMPEREUR,
    t.THE_COLORS,
    t.VORWARTS,
    t.NO_QUARTER,
)


def note_pause(b: Battle, seat: i64, moment: i64) -> None:
    """A seat comes to be asked now, if there is anything to ask it about.

    Callers leave it when nobody listens, as with events.
    """
    if could_be_asked(b, seat, moment):
        b.pauses += (seat,)


def could_be_asked(b: Battle, seat: i64, moment: i64) -> bool:
    """Whether a Special that nobody has seen could be in this Reserve and be played now."""
    if moment == ANNOUNCED and b.act == MOVING and seat == b.active:
        return False  # R141: no Special of his bears on his own announced move
    timely = titles_for(b, seat, moment)
    held = [b.units[uid].army for uid in b.at[RESERVE + seat]]
    for u in b.units:
        if u.arm == SPECIAL and u.seat == seat and timely >> u.title & 1 and u.army in held:
            if is_unseen(u) and could_fit(b, u, moment):
                return True
    return False


def is_unseen(u: Unit) -> bool:
    return not u.up and u.place != CASUALTIES and u.place != DISCARD


def could_fit(b: Battle, u: Unit, moment: i64) -> bool:
    if u.title not in _SEEN_TO_FIT:
        return True
    return any(fits(b, u, target, moment) for target in useful_targets(b, u))


def fits(b: Battle, u: Unit, target: i64, moment: i64) -> bool:
    if target >= 0:
        return why_not_on_card(b, u, b.units[target]) is None
    if target == NOTHING:
        return why_not_late(b, u) is None
    return why_not_on_position(b, u, position_of(target), moment) is None
