"""Learners for lessons, in Python: an obedient one, and one that does other things first."""

from __future__ import annotations

import hashlib
from typing import Final

from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records import fair
from grognard.server.match.beginning.terms import Terms
from grognard.server.match.match import Match
from grognard.server.match.teaching import Taught, step_back, taught

MOST_ACTS: Final = 200


def begin(game: Game, name: str) -> Match:
    """The match of a lesson as the server makes it: nobody is named."""
    secret = hashlib.sha256(name.encode()).digest()
    lesson = game.lessons()[name]
    terms = Terms(
        game=game.info.key,
        version=game.info.version,
        scenario="",
        options={},
        position=lesson.position,
        commitment=fair.commitment(secret),
        nonces=dict.fromkeys(game.info.seats, "lesson"),
        players={},
        pace="none",
        reaction=0.0,
        fair_from=0,
    )
    match = Match(game, terms, secret, lesson)
    match.fold(0, match.opening())
    return match


class Pupil:
    """Plays a lesson to its end, by what the server says of it and nothing else."""

    def __init__(self, match: Match) -> None:
        assert match.lesson is not None
        self.match: Final = match
        self.lesson: Final = match.lesson
        self.seen: Final[list[int]] = []  # the steps that were asked for, in their order

    def learn(self) -> None:
        for _ in range(MOST_ACTS):
            now = taught(self.match, self.lesson)
            if self.match.asked() is None or now.at >= len(self.lesson.steps):
                return
            if now.astray:
                self.match.fold(self.match.number + 1, step_back(self.match, self.lesson))
            elif now.reply:
                self.say(now.reply)
            else:
                if now.at not in self.seen:
                    self.seen.append(now.at)
                self.obey(now)
        raise AssertionError(f"no end after {MOST_ACTS} acts, at step {now.at}")

    def obey(self, now: Taught) -> None:
        """Do what is asked for; where anything may be done, the first thing that is legal."""
        assert now.show or self.lesson.is_free(now.at), f"step {now.at} cannot be shown"
        self.say(now.show or self.legal()[0])

    def say(self, act: str) -> None:
        seat = self.match.asked()
        assert seat is not None
        self.match.fold(self.match.number + 1, self.match.propose(seat, self.number(seat), act))

    def number(self, seat: int) -> int:
        return self.match.feed(seat).number

    def legal(self) -> list[str]:
        seat = self.match.asked()
        assert seat is not None
        return self.match.legal(seat)


class Wayward(Pupil):
    """At every step does something else that is legal, several times over, and takes it back."""

    def __init__(self, match: Match, seed: int, times: int = 2) -> None:
        super().__init__(match)
        self.rng: Final = Rng(seed)
        self.times: Final = times
        self.strayed: Final[dict[int, int]] = {}

    def obey(self, now: Taught) -> None:
        step = self.lesson.steps[now.at]
        other = [act for act in self.legal() if not step.fits(act)]
        if step.free or not other or self.strayed.get(now.at, 0) >= self.times:
            self.do_it(now)
            return
        self.strayed[now.at] = self.strayed.get(now.at, 0) + 1
        self.say(other[self.rng.below(len(other))])

    def do_it(self, now: Taught) -> None:
        """Any of the ways to do what is asked for, not only the one that is shown."""
        step = self.lesson.steps[now.at]
        ways = [act for act in self.legal() if step.free or step.fits(act)]
        self.say(ways[self.rng.below(len(ways))] if ways else now.show)
