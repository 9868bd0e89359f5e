"""When each audience may be told, so that the time it takes tells nothing either.

Whether a seat was asked a hidden question, and declined, must not show (it would tell what the
seat holds). So whenever such a question could have come up, everybody waits as long as if it had.

An act begins a run at T; its seat is the actor, the other seats may react. With a pause of r
seconds, and whether or not anybody is asked anything:

    T       the others see the act, and are asked their hidden questions; before T + r those that
            are not answered are declined
    T + r   the actor is told, and asked his own hidden questions; in a live game those that are
            not answered are declined before T + 2r
    T + 2r  spectators are told, and whoever reacted; the next run begins no earlier

Others do not know when an act was made: for them T is the first they hear of it. A declined
question changes none of these times.

One thing time still tells: where both are asked about one act, first he who reacts and then the
actor, the one who reacted can find that the actor was asked too. Only a pause of its own for every
question that could come up would hide that, and several may come up in one act.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

Audience = int | None

GRACE: Final = 0.25  # of the pause at most: the time to store that a question was declined


class Curtain:
    """`timed` limits the actor's time too; `patient` seats may take theirs when they react.

    With `ordered` those who react do so by standing orders, and know no more of T than others.
    Without a pause nothing is hidden, and a hidden question waits `patience` seconds at most.
    """

    def __init__(
        self,
        pause: float,
        timed: bool = False,
        ordered: bool = False,
        patient: Collection[int] = (),
        patience: float | None = None,
    ) -> None:
        self.pause: Final = pause
        self.timed: Final = timed
        self.ordered: Final = ordered
        self.patient: Final = frozenset(patient)
        self.patience: Final = patience
        self.grace: Final = min(GRACE, pause / 4)
        self.start = 0.0
        self.actor: int | None = None
        self._paused = False
        self._acted: Final[dict[int, float]] = {}
        self._reacted: Final[dict[int, tuple[float, float]]] = {}  # in which run, hears when

    def begin(self, at: float) -> None:
        """The opening: whatever is asked in secret now is asked in answer to nobody's act."""
        self.start = at

    def acted(self, seat: int, at: float, paused: bool, hidden: bool, declined: bool) -> None:
        """An entry of a seat: whether others could be asked, and how it answered what.

        `paused` means that a hidden question could have come up; `hidden` that the entry itself
        answered one, and `declined` that it did so by doing nothing.
        """
        if hidden and declined and seat != self.actor:
            self._react(seat, at)
            return
        own = hidden and declined
        if own and self.patient and seat not in self.patient:
            return  # a computer answers its own question at once, as if it had not been asked
        self.start = self._next_start(at, own)
        self.actor = seat
        self._paused = paused or hidden
        self._acted[seat] = self.start + self.pause if self._paused else self.start

    def _next_start(self, at: float, own: bool) -> float:
        """When a run may begin: not before everybody has had his time in the last one."""
        if self.timed:
            free = self.start + 2 * self.pause if self._paused else self.start
            return free if own and self._paused else max(at, free)
        return max([at, *self._acted.values()])

    def _react(self, seat: int, at: float) -> None:
        if self.timed:
            self._reacted[seat] = (self.start, self.start + 2 * self.pause)
        elif not self.ordered:
            self._reacted[seat] = (self.start, at + self.pause)

    def since(self) -> float:
        """Since when the next open question counts as asked: a clock shows no reaction either."""
        return self.start + self.pause if self._paused else self.start

    def opens(self, audience: Audience, asked: bool = False) -> float:
        """When this audience may be told what has happened, or that it is `asked` in secret."""
        if audience is None:
            return self.settles()
        run, hears = self._reacted.get(audience, (0.0, 0.0))
        if asked and run == self.start:
            hears = 0.0  # asked once more in answer to the same act
        return max(self.start, self._acted.get(audience, 0.0), hears)

    def settles(self) -> float:
        """When everybody has been told everything."""
        if not self._paused:
            return self.start
        return self.start + (2 if self.timed else 1) * self.pause

    def expires(self, seat: int) -> float | None:
        """When the pending hidden question of this seat is declined for it; None: it waits."""
        if not self.pause:
            return None if self.patience is None else self.start + self.patience
        if seat != self.actor:
            return None if seat in self.patient else self.start + self.pause - self.grace
        if self.timed:
            return self.start + 2 * self.pause - self.grace
        times = [hears for run, hears in self._reacted.values() if run == self.start]
        return min(times) - self.grace if times else None
