"""Questions that are answered in no time, and games that nobody needs to play."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from grognard.arena.contest import Bout, Question, ask, contestant
from grognard.arena.playing import Played, SideOf, Taken, play

EAGLES = "eagles"
BATTLE = "quatre-bras"


def question(*agents: str, seed: int = 0, side: int | None = None) -> Question:
    """Quatre Bras, between two agents if none are named."""
    names = agents or ("sensible", "random")
    return ask(EAGLES, [BATTLE], [], [contestant(name) for name in names], seed, side)


def made(bout: Bout, winner: int | None, **facts: object) -> Played:
    """A game as if it had been played."""
    sides = [SideOf(10, 0.01, 100, 80), SideOf(20, 0.04, 100, 40)]
    one = Played(bout, winner, "4.3 sole occupation", 3, None, sides)
    one.taken = [Taken(1, "146", "routed", 2, 12), Taken(0, "006", "", 1, 0)]
    for name, value in facts.items():
        setattr(one, name, value)
    return one


def invented(asked: Question, bouts: Sequence[Bout]) -> Generator[Played, None, None]:
    """The first agent wins in the seat that is its number modulo 2, every fifth deal is drawn."""
    for bout in bouts:
        yield made(bout, None if bout.deal % 5 == 4 else bout.deal % 2)


def played(asked: Question, bouts: Sequence[Bout]) -> Generator[Played, None, None]:
    yield from (play(asked, bout) for bout in bouts)
