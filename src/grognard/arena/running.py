"""A run: play what is missing, keep it, and stop when the question is answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from typing import Final

from .contest import Bout
from .playing import Played
from .results import Results
from .scores import halves_of
from .sprt import Claims, Sequential

COMMIT_EVERY: Final = 1.0  # seconds: what an interruption costs at most

Tell = Callable[[Played], None]
Play = Callable[[Sequence[Bout]], Generator[Played, None, None]]


class Judge:
    """A sequential test that accepts games in any order, and counts pairs in the order of deals.

    Short games come first when several are played at once: counted as they come, they would weigh
    more. So the verdict is the same with one process and with twenty.
    """

    def __init__(self, claims: Claims, bouts: Sequence[Bout]) -> None:
        self.test: Final = Sequential(claims)
        self.order: Final = list(dict.fromkeys(bout.pair for bout in bouts))
        self.next = 0
        self.halves: Final[dict[tuple[int, int, int, int], list[int]]] = {}

    def hear(self, one: Played) -> bool:
        """Whether there is a verdict."""
        self.halves.setdefault(one.bout.pair, []).append(halves_of(one))
        while self.next < len(self.order) and not self.is_over:
            found = self.halves.get(self.order[self.next], [])
            if len(found) < 2:
                break
            self.test.add(sum(found))
            self.next += 1
        return self.is_over

    @property
    def is_over(self) -> bool:
        return self.test.better is not None


def run(
    results: Results,
    bouts: Sequence[Bout],
    play: Play,
    tell: Tell,
    judge: Judge | None = None,
) -> bool:
    """Play the games that are not known yet; False when Ctrl-C interrupted it."""
    if judge is not None and any(judge.hear(one) for one in results.games()):
        return True
    left = results.missing(bouts)
    try:
        keep(results, until(play(left), tell, judge))
    except KeyboardInterrupt:
        return False
    return True


def until(
    games: Generator[Played, None, None], tell: Tell, judge: Judge | None
) -> Iterator[Played]:
    """The games as they come, to the verdict if one is asked for."""
    with closing(games):
        for one in games:
            tell(one)
            yield one
            if judge is not None and judge.hear(one):
                return


def keep(results: Results, games: Iterable[Played]) -> None:
    """Into the file every second, and at the end however the run ends."""
    batch: list[Played] = []
    kept = time.monotonic()
    try:
        for one in games:
            batch.append(one)
            if time.monotonic() - kept >= COMMIT_EVERY:
                results.add(batch)
                batch, kept = [], time.monotonic()
    finally:
        results.add(batch)
