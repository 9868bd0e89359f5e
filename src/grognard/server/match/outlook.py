"""What an entry answers and what it will bring, known before it is committed."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.kernel.decision import Decision
from grognard.kernel.record import Entry, ending
from grognard.kernel.tableline import is_table_line, read_table_line

from .match import Match


@dataclass(frozen=True, slots=True)
class Outlook:
    """After it: the seat asked, whether in secret, the ending if any, who could be asked in secret.

    `reacts` says that the entry itself answered a hidden question, `declines` that it did so by
    doing nothing.
    """

    asked: int | None
    secret: bool
    ending: str
    pauses: tuple[int, ...]
    reacts: bool
    declines: bool


def outlook(match: Match, entry: Entry) -> Outlook:
    """The outlook of the entry that was proposed last."""
    if is_table_line(entry.action):
        return table_line_outlook(match, entry)
    after = match.worked_out
    verdict = match.game.verdict(after)
    step = after.pending
    asks = isinstance(step, Decision) and verdict is None
    reacts, declines = answered(match, entry)
    return Outlook(
        asked=step.seat if asks and isinstance(step, Decision) else None,
        secret=asks and isinstance(step, Decision) and step.hidden,
        ending=ending(match.game, verdict) if verdict else "",
        pauses=after.pauses,
        reacts=reacts,
        declines=declines,
    )


def table_line_outlook(match: Match, entry: Entry) -> Outlook:
    """Going back leads to an open question of the seat that goes back."""
    line = read_table_line(entry.action, match.game.info.seats)
    verdict = line.verdict(match.game.info.seats)
    if verdict is not None:
        return Outlook(None, False, ending(match.game, verdict), (), False, False)
    return Outlook(line.seat, False, "", (), False, False)


def answered(match: Match, entry: Entry) -> tuple[bool, bool]:
    """Whether an entry, not yet folded in, answers a hidden question, and declines it."""
    decision = match.state.pending
    if is_table_line(entry.action) or not isinstance(decision, Decision) or not decision.hidden:
        return False, False
    declining = decision.decline(match.state)
    if declining is None:
        return True, False
    return True, match.game.notate(match.state, declining) == entry.action
