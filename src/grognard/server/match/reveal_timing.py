"""When each audience may be informed, so that the time it takes reveals nothing either.

Whether a seat was asked a hidden question, and declined, must not show (it would reveal what the
seat holds). So whenever such a question could have come up, everybody waits as long as if it had.

An act begins a run at T; its seat is the actor. The rules name the seats that could be asked about
it, one after the other, by what everybody knows. Each has a slot of one pause, whether or not it is
asked; the same seat twice in a row has one slot for both. A seat is asked when its slot begins, and
what it has not answered by the end is declined. It is sent the result of the act when the last slot
of any other seat is over; spectators when all slots are, and the next run begins no
earlier. Only an answer that all can see, such as a Special that is played, begins a run at once.
With a pause of r seconds, an actor X and another player Y:

    slots        Y knows     X knows     spectators
    none         T           T           T
    Y            T           T + r       T + r         by far the most
    Y X          T + 2r      T + r       T + 2r
    Y X Y        T + 2r      T + 3r      T + 3r

Slots of the actor before anybody else's are left out. Others do not know when an act was made: for
them T is when they learn of it, and the actor may as well have thought longer. A computer's are not
left out, since everybody knows how long it thinks.

So for every question to others, everybody is informed at the same time: it depends on T as they
know it, on the slots, which are public, and on what they were asked themselves.

Work shows as well: while the server thinks or stores for one, everybody's messages wait. So what it
does by itself about a hidden question it does at moments fixed by the slots, and does the same work
where nobody was asked (`chances`). What a person sends comes when it comes.

A seat may be `divided` among people who each see only a hand of their own. A hand that is asked
gets the question when the slot of its seat begins; one that is not, or has declined, waits for the
end of that slot like everybody else, and the slots of the actor's own seat are never left out.

In games that are not `timed` only one takes time to answer: by correspondence the actor, since the
others have left orders; alone against computers the person. A run starts over when they answer, and
all that others could be asked since has one pause together. At a divided seat nobody takes
time: an ally would see that it takes time, so orders answer for the actor's hands as well.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from grognard.kernel.shares import seat_seen

Audience = int | None

GRACE: Final = 0.25  # of the pause at most: the time to store that a question was declined
PARTS: Final = 4  # of the rest: a computer takes a question up after one, and answers after two


class Chance(NamedTuple):
    """A hidden question that may or may not have come up, answered by the server for its seat.

    `takes_up` is when a computer begins to think about it; None for a person, who is there or not.
    """

    seat: int
    takes_up: float | None
    answers: float


class RevealTiming:
    """`timed` limits everybody's time; with `ordered` those who react do so by standing orders.

    `helped` seats have a computer beside a person: what it says in secret counts at the end.
    Without a pause nothing is hidden, and a hidden question waits `patience` seconds at most.
    """

    def __init__(
        self,
        pause: float,
        timed: bool = False,
        ordered: bool = False,
        computers: Collection[int] = (),
        patience: float | None = None,
        divided: Collection[int] = (),
        helped: Collection[int] = (),
    ) -> None:
        self.divided: Final = frozenset(divided)
        self.helped: Final = frozenset(helped)
        self.pause: Final = pause
        self.timed: Final = timed
        self.ordered: Final = ordered
        self.computers: Final = frozenset(computers)
        self.patience: Final = patience
        self.grace: Final = min(GRACE, pause / 4)
        self.start = 0.0
        self.actor: int | None = None
        self.runs = 0  # how many have begun
        self._at = 0.0
        self._slots: tuple[int, ...] = ()
        self._chances: tuple[tuple[int, int], ...] = ()  # slot and seat, also twice in a row

    def begin(self, at: float) -> None:
        """The opening: questions asked in secret now are asked in answer to nobody's act."""
        self.start = at

    def acted(
        self, seat: int, at: float, pauses: Sequence[int], hidden: bool, declined: bool
    ) -> None:
        """An entry of a seat: who could be asked in secret after it, and how it answered what.

        `hidden` means that the entry itself answered a hidden question, and `declined` that it did
        so by doing nothing.
        """
        if not (hidden and declined):
            self._run(seat, at, self._asked_from() if hidden and self.timed else self.settles())
        elif self._starts_over(seat):
            slots = (
                self._slots if self.ordered else ()
            )  # the delays between audiences stay the same
            self._run(seat, at, self.start)
            self._slots = slots
        for other in pauses:
            if self._leads(other):
                continue
            if self._slots[-1:] != (other,):
                self._slots += (other,)
            self._chances += ((len(self._slots), other),)

    def said(self, seat: int, at: float) -> None:
        """A table line: everybody is informed of it at once, and of everything before it."""
        self._run(seat, at, at)

    def _run(self, actor: int, at: float, earliest: float) -> None:
        self.actor = actor
        self.start = max(at, earliest)
        self.runs += 1
        self._at = at
        self._slots, self._chances = (), ()

    def _leads(self, seat: int) -> bool:
        if seat in self.divided:
            return False
        return not self._slots and seat == self.actor and seat not in self.computers

    def _starts_over(self, seat: int) -> bool:
        """Whether a person who has declined took their own time for it, which others know nothing
        of.
        """
        if not self.pause:
            return True
        if self.timed:
            return not self._slots and seat == self.actor
        return seat not in self.computers and not self.by_orders(seat)

    def by_orders(self, seat: int) -> bool:
        """Whether the orders that people have left answer what this seat is asked in secret."""
        if seat in self.computers:
            return False
        return self.ordered and (seat != self.actor or seat in self.divided)

    def _asked_from(self) -> float:
        """Since when the question that was asked last could be answered."""
        return self.start + max(len(self._slots) - 1, 0) * self.pause

    def since(self) -> float:
        """Since when the next open question counts as asked: a clock shows no reaction either."""
        return self.settles()

    def opens(self, audience: Audience, asked: bool = False) -> float:
        """When this audience may be informed of what has happened, or that it is asked in secret.

        To one hand of a divided seat it matters whether it is `asked`.
        """
        if asked:
            audience = seat_seen(audience)
        slots = self._slots_hidden_from(audience)
        if slots == 0 and audience is not None and seat_seen(audience) == self.actor:
            return self._at
        return self.start + slots * self.pause

    def _slots_hidden_from(self, audience: Audience) -> int:
        """How many slots must be over before this audience is informed."""
        others = [n for n, seat in enumerate(self._slots, start=1) if seat != audience]
        last = max(others, default=0)
        return last if self.timed else min(last, 1)

    def awaited(self) -> tuple[int, float, float] | None:
        """Whom the actor waits for first, since when and until when; None: for nobody.

        Further slots depend on how far play went before somebody was asked, so the actor does not
        learn of them: the first is the same either way.
        """
        divided = self.actor in self.divided
        others = [seat for seat in self._slots if seat != self.actor or divided]
        return (others[0], self.start, self.start + self.pause) if others and self.pause else None

    def settles(self) -> float:
        """When everybody has been sent everything."""
        return self.opens(None)

    def expires(self, seat: int) -> float | None:
        """When the pending hidden question of this seat is declined for it; None: it waits."""
        if not self.pause:
            return None if self.patience is None else self.start + self.patience
        if self.timed:
            return self._asked_from() + self.pause - self.grace
        return self.start + self.pause - self.grace if seat in self.computers else None

    def thinks(self, seat: int) -> float:
        """When a computer may take up an open question: later if it could be asked in secret."""
        mine = [n for n, other in enumerate(self._slots, start=1) if other == seat]
        if not mine:
            return self._at
        return self.start + (mine[-1] if self.timed else 1) * self.pause

    def chances(self) -> list[Chance]:
        """All that could have been asked in this run, in order, and is not left to a person."""
        found: list[Chance] = []
        before: dict[int, int] = {}
        for slot, seat in self._chances if self.pause else ():
            begins = self.start + (slot - 1 if self.timed else 0) * self.pause
            key = slot if self.timed else 0
            before[key] = before.get(key, 0) + 1
            if self._is_answered_for(seat):
                found.append(self._chance(seat, begins, before[key]))
        return found

    def _is_answered_for(self, seat: int) -> bool:
        return self.timed or seat in self.computers or self.by_orders(seat)

    def _chance(self, seat: int, begins: float, order: int) -> Chance:
        """The first, second or a later one of those that share a pause."""
        whole = self.pause - self.grace
        if seat not in self.computers:
            thinks = begins + whole / PARTS if seat in self.helped else None
            return Chance(seat, thinks, begins + whole)
        takes_up, answers = (min(order + n, PARTS) * whole / PARTS for n in (0, 1))
        return Chance(seat, begins + takes_up, begins + answers)
