"""R130: who could be asked about a Special, for all that everybody knows.

Whether a player is asked is their secret; whether they could be follows from the cards that nobody
has seen yet and from the field. A server waits as long either way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...model import special_ids as t
from ...model.actions import NOTHING, position_of
from ...model.cards import BRITISH, INFANTRY, SPECIAL
from ...model.pieces import MOVING, PRONE, Unit
from ...model.places import CASUALTIES, DISCARD, RESERVE
from ...model.state import Battle
from .moments import ANNOUNCED, titles_for
from .on_cards import BOOSTS, why_not_on_card
from .on_positions import why_not_on_position
from .targets import cards_on_field, is_away, useful_targets, why_not_late, why_not_number

# Titles that go with an own announced shot or shock: all can see whether they fit once its card is
# face-up. For all other titles but one, the field shows it.
_WITH_THE_ACT: Final = (*BOOSTS, t.BAYONET_CHARGE, t.GRAND_BATTERY, t.GRAND_CHARGE)


def note_pause(b: Battle, seat: i64, moment: i64) -> None:
    """A seat may be asked now, if there is anything to ask it about.

    Callers skip it when nobody listens, as with events.
    """
    if could_be_asked(b, seat, moment):
        b.pauses += (seat,)


def could_be_asked(b: Battle, seat: i64, moment: i64) -> bool:
    """Whether a Special that nobody has seen could be in this Reserve and be played now."""
    if moment == ANNOUNCED and b.act == MOVING and seat == b.active:
        return False  # R141: no Special affects its owner's own announced move
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
    """Whether the Special could be played on anything, by what lies open on the field."""
    if is_away(b, u):
        return False
    if u.title in _WITH_THE_ACT and not (moment == ANNOUNCED and b.units[b.act_card].up):
        return True
    if u.title == t.EMERGENCY_PRONE:
        return any(could_go_prone(b.units[uid]) for uid in cards_on_field(b, u.seat))
    return any(fits(b, u, target, moment) for target in useful_targets(b, u))


def could_go_prone(x: Unit) -> bool:
    """A British card that is infantry, or face-down and may be."""
    return x.army == BRITISH and (x.arm == INFANTRY or not x.up) and not x.marks & PRONE


def fits(b: Battle, u: Unit, target: i64, moment: i64) -> bool:
    if target == NOTHING:
        return why_not_late(b, u) is None
    if target >= 0:
        x = b.units[target]
        if why_not_on_card(b, u, x) is not None:
            return False
        return why_not_number(b, u, x.place) is None
    pos = position_of(target)
    if why_not_on_position(b, u, pos, moment) is not None:
        return False
    return why_not_number(b, u, pos) is None
