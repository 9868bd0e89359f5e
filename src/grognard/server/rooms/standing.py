"""What is stored with an entry besides it: how the game stands, and who is to be told by letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..context import CORRESPONDENCE, PACES
from ..match.match import Match
from ..match.outlook import Outlook
from ..match.reveal_timing import Curtain
from ..store.rows import Notice, Standing, one_or_more

if TYPE_CHECKING:
    from .room import Table

LEASE: Final = 30.0  # seconds until another process may take up what this one was busy with
MARGIN: Final = 5.0


def standing_after(table: Table, match: Match, look: Outlook, ahead: Curtain) -> Standing:
    """How the game stands after an entry; `asked` never says more than spectators know."""
    if look.ending:
        return Standing(ending=look.ending)
    now = table.house.clock()
    quiet = look.secret or ahead.settles() > now
    owing = match.owing_as_seen(None) if quiet and match.number >= 0 else look.owing
    seconds = PACES[table.row.pace]
    deadline = table.telling.deadline if look.waits else now + seconds if seconds else None
    return Standing(
        asked=one_or_more(owing),
        wake_at=wake_after(table, look, ahead, now),
        deadline=None if quiet else deadline,
        secret=quiet,
    )


def wake_after(table: Table, look: Outlook, ahead: Curtain, now: float) -> float | None:
    """When another process is to look after this game, should this one have died."""
    if any(table.agent(seat) is not None for seat in look.owing):
        return now + LEASE
    times = [ahead.settles()] if ahead.settles() > now else []
    if look.secret:
        expires = ahead.expires(look.owing[0])
        times += [] if expires is None else [expires]
    return max([now, *times]) + MARGIN if times else None


def notices_after(table: Table, look: Outlook, seat: int | None, ahead: Curtain) -> list[Notice]:
    """Letters that go with an entry: to those whose turn it has become, and at the end to all.

    They are sent when everybody was told. He who acted is there and knows; not so one whose
    standing orders answered for him.
    """
    when = max(ahead.settles(), table.house.clock())
    if look.ending:
        people = {s.person_id for s in table.row.seats if s.person_id}
        if look.declines or (look.reacts and ahead.ordered):
            seat = table.curtain.actor
        mover = None if seat is None else table.holder(seat)
        body = {"ending": look.ending}
        return [Notice(p, table.id, "over", body, when) for p in sorted(people) if p != mover]
    if look.secret or look.waits or table.row.pace not in CORRESPONDENCE:
        return []
    return [Notice(p, table.id, "turn", {}, when) for p in table.holders(look.owing, table.turn_of)]
