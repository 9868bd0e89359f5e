"""Battles that look alike to one side: a Special and a card of its owner's pile change places.

They come with a stretch of random play, the same in both, in which the owner is asked in secret in
one of them and not in the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from grognard.games.eagles.model.cards import SPECIAL
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.places import PILE
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.server.match.match import Match
from tests.server.leaks.traffic import DICE
from tests.server.matches import (
    EAGLES,
    act_with,
    asked,
    begun,
    decline_all_with,
    from_position,
    pick,
    play,
)

LABEL: Final = re.compile(r"\b\d{3}\b")
SEEDS: Final = range(1, 40)
LONGEST: Final = 16
AFTERWARDS: Final = 3  # moves after the first that brings a question


@dataclass(frozen=True)
class Step:
    """A move, who could be asked in secret after it, and which of them were in each battle."""

    seat: int
    text: str
    pauses: list[int]
    asked: tuple[list[int], list[int]]

    @property
    def differs(self) -> bool:
        return self.asked[0] != self.asked[1]

    def is_crossed(self, observer: int) -> bool:
        """Whether the observer is asked about another's move, and then that other or nobody is."""
        both = set(self.asked[0]) & set(self.asked[1])
        mine = [n for n in both if self.pauses[n] == observer != self.seat]
        either = set(self.asked[0]) ^ set(self.asked[1])
        return any(n > min(mine) for n in either) if mine else False

    def own(self, order: int, first: bool) -> int:
        """How many questions are the mover's own, before anybody else could be asked or after."""
        others = [n for n, seat in enumerate(self.pauses) if seat != self.seat]
        lead = others[0] if others else len(self.pauses)
        mine = [n for n in self.asked[order] if self.pauses[n] == self.seat]
        return sum((n < lead) == first for n in mine)


@dataclass(frozen=True)
class Twins:
    observer: int
    positions: tuple[str, str]
    exchanged: tuple[str, str]
    steps: list[Step]


def find_twins(
    observer: int, scenario: str, phase: str, verb: str, answers: int, crossed: bool = False
) -> Twins:
    """Twins in a phase, so many answers after setup; such a move brings the first question."""
    for seed in SEEDS:
        match = begun(EAGLES, scenario, {}, seed)
        for _ in play(match, Rng(seed), answers):
            pass
        decline_all_with(match, Rng(seed))
        position = EAGLES.write(match.state)
        if match.verdict is None and re.search(f"^turn .* {phase}$", position, re.MULTILINE):
            for found in twins_of(position, observer, Rng(seed)):
                first = next((step for step in found.steps if step.differs), None)
                if first is not None and first.text.startswith(verb):
                    if first.is_crossed(observer) or not crossed:
                        return found
    raise LookupError(f"no battle has such a stretch: {phase}, {verb}")


def twins_of(position: str, observer: int, rng: Rng) -> Iterator[Twins]:
    moves, named = random_stretch(position, observer, rng)
    for pair in exchangeable(position, observer, named):
        names = {pair[0]: pair[1], pair[1]: pair[0]}
        twin = LABEL.sub(lambda found: names.get(found[0], found[0]), position)  # noqa: B023
        steps = played_alike((position, twin), moves)
        yield Twins(observer, (position, twin), pair, steps)


def random_stretch(position: str, observer: int, rng: Rng) -> tuple[list[str], set[str]]:
    """Moves, and every card that the observer or a spectator saw in views or events."""
    match, dice = from_position(EAGLES, position), Rng(DICE)
    moves: list[str] = []
    seen = [match.view(observer), match.view(None)]
    while match.verdict is None and len(moves) < LONGEST:
        moves.append(pick(match, rng))
        move(match, moves[-1], dice)
        seen += [moves[-1], match.view(observer), match.view(None)]
    return moves, set(LABEL.findall("\n".join(seen)))


def exchangeable(position: str, observer: int, named: set[str]) -> Iterator[tuple[str, str]]:
    """Specials in the enemy's hand and cards of the enemy's pile that nobody else came to know."""
    b = battle(EAGLES.read(position))
    for special in b.specials[1 - observer]:
        pile = b.at[PILE + b.units[special].army]
        below = [b.setting.labels[uid] for uid in pile if b.units[uid].arm != SPECIAL]
        unseen = [label for label in below if label not in named]
        if unseen and b.setting.labels[special] not in named:
            yield b.setting.labels[special], unseen[0]


def played_alike(positions: tuple[str, str], moves: list[str]) -> list[Step]:
    """The moves in both battles, for as long as both can make them."""
    matches = [from_position(EAGLES, position) for position in positions]
    dice = [Rng(DICE), Rng(DICE)]
    steps: list[Step] = []
    for text in moves:
        seat = asked(matches[0])
        if text not in matches[1].legal(seat):
            break
        one, two = (move(match, text, luck) for match, luck in zip(matches, dice, strict=True))
        assert one.pauses == two.pauses
        if matches[0].verdict is not None:
            break
        steps.append(Step(seat, text, one.pauses, (one.asked, two.asked)))
        if any(earlier.differs for earlier in steps[:-AFTERWARDS]):
            break
    return steps


@dataclass(frozen=True)
class Moved:
    """The seats that could be asked about a move, and which of these questions came up."""

    pauses: list[int]
    asked: list[int]


def move(match: Match, text: str, dice: Rng) -> Moved:
    """Make a move and decline every hidden question."""
    act_with(match, text, dice)
    done = Moved([*match.pauses], [])
    while (seat := match.asked_in_secret()) is not None:
        done.asked.append(len(done.pauses) - 1)
        assert done.pauses[-1] == seat
        decision = match.state.pending
        assert isinstance(decision, Decision)
        action = decision.decline(match.state)
        assert action is not None
        act_with(match, match.game.notate(match.state, action), dice)
        done.pauses.extend(match.pauses)
    return done
