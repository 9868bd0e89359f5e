"""What an entry answers and what it will bring, known before it is committed."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.kernel.decision import Decision
from grognard.kernel.records.record import Entry, ending
from grognard.kernel.records.tableline import is_table_line, is_talk, read_table_line
from grognard.kernel.sealed import owing

from .match import Match
from .sealed_waits import keeps_waiting


@dataclass(frozen=True, slots=True)
class Outlook:
    """After it: who is asked, whether in secret, the ending if any, who could be asked in secret.

    `reacts` says that the entry itself answered a hidden question, `declines` that it did so by
    doing nothing; `waits` that others have still to answer the same sealed questions.
    """

    owing: list[int]
    secret: bool
    ending: str
    pauses: tuple[int, ...]
    reacts: bool
    declines: bool
    waits: bool = False


def outlook(match: Match, entry: Entry) -> Outlook:
    """The outlook of the entry that was proposed last."""
    if is_table_line(entry.action):
        return table_line_outlook(match, entry)
    after = match.worked_out
    verdict = match.game.verdict(after)
    step = after.pending
    reacts, declines = answered(match, entry)
    return Outlook(
        owing=owing(after) if verdict is None else [],
        secret=verdict is None and isinstance(step, Decision) and step.hidden,
        ending=ending(match.game, verdict) if verdict else "",
        pauses=after.pauses,
        reacts=reacts,
        declines=declines,
        waits=keeps_waiting(match.state, entry),
    )


def table_line_outlook(match: Match, entry: Entry) -> Outlook:
    """Going back leads to an open question; talk among the people of a seat changes nothing."""
    if is_talk(entry.action):
        secret = match.asked_in_secret() is not None
        return Outlook(match.owing(), secret, "", (), False, False, waits=True)
    line = read_table_line(entry.action, match.game.info.seats)
    verdict = line.verdict(match.game.info.seats)
    if verdict is not None:
        return Outlook([], False, ending(match.game, verdict), (), False, False)
    waits = keeps_waiting(match.state, entry)
    return Outlook(match.owing_after(line), False, "", (), False, False, waits)


def answered(match: Match, entry: Entry) -> tuple[bool, bool]:
    """Whether an entry, not yet folded in, answers a hidden question, and declines it."""
    decision = match.state.pending
    if is_table_line(entry.action) or not isinstance(decision, Decision) or not decision.hidden:
        return False, False
    declining = decision.decline(match.state)
    if declining is None:
        return True, False
    return True, match.game.notate(match.state, declining) == entry.action
