"""A match in memory: what its journal makes of it, and what each audience may know.

Nothing here reads a clock, a file or a socket. A request is first proposed: it is checked and
computed on a clone, and nothing changes. The entry made in this way is committed by the caller;
then it is applied, here and in every other process that holds the match. The journal alone decides:
matches that applied the same entries are the same, feeds and all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.kernel.records.record import Entry, Record, ending, next_link
from grognard.kernel.records.tableline import (
    BACK,
    PASS,
    UNSEAL,
    TableLine,
    is_table_line,
    is_talk,
    is_unsealing,
    read_table_line,
)
from grognard.kernel.refusal import BrokenRule
from grognard.kernel.sealed import facing, owing, spoken
from grognard.kernel.shares import SIGHTS, hands_seen
from grognard.kernel.state import State

from .beginning.terms import Terms
from .course import goals
from .feed import Audience, Feed, Item, Line, Update, Words
from .judging import MatchError
from .proposals import Proposals
from .sealed_waits import keeps_waiting

__all__ = ["Audience", "Feed", "Line", "Match", "MatchError", "Terms", "Told", "Update"]

Told = dict[Audience, list[Update]]


class Match(Proposals):
    """One game being played: entries are applied, and each audience is sent the results."""

    def foresee(self, entries: Iterable[Entry]) -> None:
        """These are to be folded in next: the states that they go back to are worth keeping."""
        self._course.will_go_back_to(goals(entries, self.game.info.seats))

    def since(self, audience: Audience, number: int, lang: str) -> list[Update] | None:
        """The updates after a number, from memory or from the journal; None for no such number."""
        if not 0 <= number <= self._feeds[audience].number:
            return None
        return [update for some in self.retold(audience, number, lang) for update in some]

    def retold(self, audience: Audience, number: int, lang: str) -> Iterator[list[Update]]:
        """The same in pieces, for a caller that lets others have their turn between them."""
        kept = self._feeds[audience].since(number, lang)
        return self._told_again(audience, number, lang) if kept is None else iter([kept])

    def journal(self) -> list[Entry]:
        """Every entry so far, the opening first, which goes to nobody."""
        return self._course.entries()

    def record(self, reveal: bool = False) -> Record:
        """The journal as a record; the secret only of a match that is over."""
        record = self.terms.record()
        entries = self._course.entries()
        record.opening, record.entries = entries[0] if entries else Entry(""), entries[1:]
        if self.verdict is not None:
            record.ending = ending(self.game, self.verdict)
            record.secret = self._secret.hex() if reveal else ""
        return record

    def owing_after(self, line: TableLine) -> list[int]:
        """The seats that are asked after going back, or after a sealed answer is taken back."""
        if line.verb == BACK:
            return owing(self._course.state_after(line.number))
        return sorted({*self.owing(), line.seat})

    def state_after(self, line: TableLine) -> State:
        """The state that a table line leads to: another one only by going back."""
        return self._course.state_after(line.number) if line.verb == BACK else self.state

    def mover(self, entry: Entry) -> int:
        """The seat whose answer an entry is, before it is folded in."""
        return spoken(self.game, self.state, entry.action)[0]

    def is_of(self, sight: Audience, entry: Entry) -> bool:
        """Whether an answer, before it is applied, was given by people with this sight."""
        if sight is None or self.mover(entry) != sight % SIGHTS or sight < SIGHTS:
            return sight is not None and self.mover(entry) == sight
        seat, text = spoken(self.game, self.state, entry.action)
        state = facing(self.state, seat)
        share = self.game.share_of(state, self.game.parse(state, text))
        return share in hands_seen(sight, self.game.hands(seat))

    def fold(self, number: int, entry: Entry, hold: bool = False) -> Told:
        """Apply a committed entry; returns what each audience must now be sent.

        An entry that was applied before changes nothing. With `hold` an answer is sent only by the
        caller, with `Feed.tell` for each audience, or when a table line follows.
        """
        if number <= self.number:
            return {}
        if number != self.number + 1:
            raise BrokenRule(f"entry {number} was given where {self.number + 1} was expected")
        talk = is_talk(entry.action)
        said = is_table_line(entry.action) and not is_unsealing(entry.action) and not talk
        same_wait = keeps_waiting(self.state, entry)
        items = self._obey(entry) if is_table_line(entry.action) else self._follow(entry)
        self._course.write_down(entry)
        if number or entry.throws:
            self._link = next_link(self._link, entry.text(number))
        self.number = number
        self._ready = None
        told: Told = {}
        words, secret = Words(), self.asked_in_secret()
        for audience, feed in self._feeds.items():
            feed.gather(items)
            if self.is_let_in(audience) and not (talk and secret is not None):
                feed.close(self.state, words)
            if not same_wait:
                self._waits.begin(feed)
            if not talk:
                self._waits.heard(feed, self.sharing.since == number)
            told[audience] = [] if hold and not said else feed.tell()
        return told

    def play_again(self) -> None:
        """Work as much as the last answer took, of which nothing is left."""
        items = self._course.read_last()
        for feed in self._feeds.values():
            feed.may_hear(items)

    def _follow(self, entry: Entry) -> list[Item]:
        """Play an entry: the very one proposed, or one that another process was first with."""
        played = self._ready
        if played is None or played.entry is not entry:
            played = self._course.read(entry)
        number = self._course.next_number
        self._course.follow(played)
        self.sharing.follow(self.state, played.closing, number)
        self.verdict = self.game.verdict(self.state)
        return played.items

    def _obey(self, entry: Entry) -> list[Item]:
        """Do what a table line says."""
        line = read_table_line(entry.action, self.game.info.seats)
        self.verdict = line.verdict(self.game.info.seats)
        if line.verb == BACK:
            self._course.go_back(line)
            for feed in self._feeds.values():
                feed.drop()
        elif line.verb == UNSEAL:
            self._course.unseal(line.seat)
        self.sharing.obey(line, self.state, self._course.next_number)
        return [] if line.verb == PASS else [line]  # not worth a line of the log

    def _told_again(self, audience: Audience, number: int, lang: str) -> Iterator[list[Update]]:
        """Replay the journal, for updates no longer in memory.

        Its faces and answers are those of the journal: neither the dice of a lesson nor the first
        owners of shares change what was sent.
        """
        upto = self._feeds[audience].number
        again = Match(self.game, self.terms, self._secret, divided=self.divided)
        entries = self._course.entries()
        again.foresee(entries)
        for past, entry in enumerate(entries):
            told = again.fold(past, entry)[audience]
            wanted = [update for update in told if number < update.number <= upto]
            for update in wanted:
                update.lines(lang)
            yield wanted
