"""What is stored with an entry in addition to it: the state of the game, and who gets an email."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import is_table_line, is_talk, read_table_line

from ..context import CORRESPONDENCE, PACES
from ..match.match import Match
from ..match.outlook import Outlook
from ..match.reveal_timing import RevealTiming
from ..store.rows import Notice, Standing, one_or_more

if TYPE_CHECKING:
    from .room import Room

LEASE: Final = 30.0  # seconds until another process may take up what this one was busy with
MARGIN: Final = 5.0


def standing_after(room: Room, match: Match, look: Outlook, ahead: RevealTiming) -> Standing:
    """How the game stands after an entry; `asked` never says more than spectators know."""
    if look.ending:
        return Standing(ending=look.ending)
    now = room.context.clock()
    quiet = look.secret or ahead.settles() > now
    owing = match.owing_as_seen(None) if quiet and match.number >= 0 else look.owing
    seconds = PACES[room.row.pace]
    deadline = room.telling.deadline if look.waits else now + seconds if seconds else None
    return Standing(
        asked=one_or_more(owing),
        wake_at=wake_after(room, look, ahead, now),
        deadline=None if quiet else deadline,
        secret=quiet,
    )


def wake_after(room: Room, look: Outlook, ahead: RevealTiming, now: float) -> float | None:
    """When another process must look after this game, in case this one has died.

    A game between computers continues when somebody comes to watch it, and not by itself.
    """
    if room.sitters.is_for_computers:
        return None
    if any(row.agent is not None for row in room.row.everybody if row.side in look.owing):
        return now + LEASE
    times = [ahead.settles()] if ahead.settles() > now else []
    if look.secret:
        expires = ahead.expires(look.owing[0])
        times += [] if expires is None else [expires]
    return max([now, *times]) + MARGIN if times else None


def notices_after(
    room: Room,
    match: Match,
    entry: Entry,
    look: Outlook,
    seat: int | None,
    ahead: RevealTiming,
) -> list[Notice]:
    """Emails that go with an entry: to those whose turn it has become, and at the end to all.

    They are sent when everybody was informed. The player who acted is there and knows; a player
    whose standing orders answered is not.
    """
    when = max(ahead.settles(), room.context.clock())
    if look.ending:
        people = room.row.people
        if look.declines or (look.reacts and ahead.ordered):
            seat = room.timing.actor
        alone = seat is not None and not room.commanders.shares(seat)
        mover = room.sitters.holder(seat) if seat is not None and alone else None
        body = {"ending": look.ending}
        return [Notice(p, room.id, "over", body, when) for p in people if p != mover]
    talk = is_talk(entry.action)
    if look.secret or (look.waits and not talk) or room.row.pace not in CORRESPONDENCE:
        return []
    turned = whose_turn_after(room, match, entry, look)
    return [Notice(p, room.id, "turn", {}, when) for p in turned if p not in room.turn_of]


def whose_turn_after(room: Room, match: Match, entry: Entry, look: Outlook) -> list[str]:
    """The people who are waited for after an entry that was proposed; of a shared seat not all."""
    state, sharing = match.state, match.sharing
    if is_talk(entry.action):
        line = read_table_line(entry.action, match.game.info.seats)
        sharing = sharing.after(line, state)
    elif is_table_line(entry.action):
        line = read_table_line(entry.action, match.game.info.seats)
        state = match.state_after(line)
    else:
        state = match.worked_out
        sharing = sharing.asked_again(state)
    return room.commanders.asked_in(state, sharing, look.owing)
