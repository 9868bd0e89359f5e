"""Processes that play games, and the games they are playing.

A process that dies is replaced and its games are given to another. A game at which several die in
turn is given up with an error that names it.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, Protocol, TypeVar

from .contest import Bout, Question
from .playing import Played, play
from .wording import bad_data

AT_ONCE: Final = 2  # games in a process's queue: the next one is there already
TRIES: Final = 3


def processors() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def idle_processors() -> int:
    """How many of them are idle just now, at least one."""
    count = processors()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, min(count, round(count - load)))


class Done(Protocol):
    """What is kept of a game; in any case it says which game that was."""

    @property
    def bout(self) -> Bout: ...


Kept = TypeVar("Kept", bound=Done)
Work = Callable[[Question, Bout], Kept]  # a function of a module, so that processes can find it


def play_all(
    question: Question, bouts: Sequence[Bout], workers: int
) -> Generator[Played, None, None]:
    """Every game, in the order in which they end; one worker plays them here and in order."""
    yield from carry_out_all(play, question, bouts, workers)


def carry_out_all(
    task: Work[Kept], question: Question, bouts: Sequence[Bout], workers: int
) -> Generator[Kept, None, None]:
    """The same for any other work on games."""
    if workers == 1:
        yield from (task(question, bout) for bout in bouts)
        return
    crew = Crew(question, bouts, task)
    try:
        yield from crew.play(min(workers, len(bouts)))
    finally:
        crew.dismiss()


class Hand:
    """One process, and the games it was given."""

    def __init__(self, question: Question, task: Work[Any]) -> None:
        context = get_context("spawn")  # nothing is inherited: a dead parent is noticed at once
        self.wire, theirs = context.Pipe()
        self.process: Final = context.Process(
            target=work, args=(theirs, question, task), daemon=True
        )
        self.process.start()
        theirs.close()
        self.doing: Final[deque[Bout]] = deque()

    def give(self, bout: Bout) -> None:
        self.doing.append(bout)
        try:
            self.wire.send(bout)
        except OSError:
            return  # it has died; this is noticed when its answer is awaited

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.wire.close()


class Crew(Generic[Kept]):
    def __init__(self, question: Question, bouts: Sequence[Bout], task: Work[Kept]) -> None:
        self.question: Final = question
        self.task: Final = task
        self.left: Final = deque(bouts)
        self.hands: Final[list[Hand]] = []
        self.deaths: Final[Counter[Bout]] = Counter()

    def play(self, workers: int) -> Iterator[Kept]:
        for _ in range(workers):
            self.hire()
        while any(hand.doing for hand in self.hands):
            wires = {hand.wire: hand for hand in self.hands if hand.doing}
            for wire in wait(list(wires)):
                assert isinstance(wire, Connection)
                played = self.hear(wires[wire])
                if played is not None:
                    yield played

    def hire(self) -> None:
        hand = Hand(self.question, self.task)
        self.hands.append(hand)
        self.supply(hand)

    def supply(self, hand: Hand) -> None:
        while self.left and len(hand.doing) < AT_ONCE:
            hand.give(self.left.popleft())

    def hear(self, hand: Hand) -> Kept | None:
        """The next message of a process: a game or, by a closed pipe, its death."""
        try:
            said = hand.wire.recv()
        except (EOFError, OSError):
            self.replace(hand)
            return None
        if isinstance(said, str):
            raise bad_data(str(hand.doing[0]), "broken", error=said)
        kept: Kept = said
        hand.doing.remove(kept.bout)
        self.supply(hand)
        return kept

    def replace(self, dead: Hand) -> None:
        """The games it had are played by others, the one it died in first."""
        self.hands.remove(dead)
        dead.end()
        self.deaths[dead.doing[0]] += 1
        if self.deaths[dead.doing[0]] >= TRIES:
            raise bad_data(str(dead.doing[0]), "deadly", count=TRIES)
        self.left.extendleft(reversed(dead.doing))
        self.hire()

    def dismiss(self) -> None:
        for hand in self.hands:
            hand.end()
        self.hands.clear()


def work(wire: Connection, question: Question, task: Work[Any]) -> None:
    """What a process does until its pipe is closed; Ctrl-C is for the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            bout = wire.recv()
            wire.send(attempt(question, bout, task))
        except (EOFError, OSError):
            return


def attempt(question: Question, bout: Bout, task: Work[Kept]) -> Kept | str:
    """What is kept of a game, or what went wrong in it, as text."""
    try:
        return task(question, bout)
    except Exception as error:  # any failure must reach the main process
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} ({where.filename}:{where.lineno})"
