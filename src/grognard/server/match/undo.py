"""How far a player may take back, decided here for every game and by no rule author.

A move is an answer to an open question, with the answers to hidden ones that followed it. It may be
undone while its player is still the one asked, nothing was thrown, and nobody learned what they did
not know. The last is found out in two ways: no word of the position that was hidden from an
audience may have been shown to it; and the move is made again in states that looked the same to
that audience. That a move could be made at all may be a hint, but it reveals nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.shares import seat_seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, decline_all, legal_actions

from .feed import Audience
from .trail import Answer

GUESSES: Final = 4
MOST_LINES: Final = 20_000  # of a journal: after so many nothing more is taken back

NOTHING_TO_UNDO: Final = "NOTHING_TO_UNDO"
DICE_THROWN: Final = "DICE_THROWN"
REVEALED: Final = "REVEALED"
OTHER_PLAYER: Final = "OTHER_PLAYER"
TOO_MANY_LINES: Final = "TOO_MANY_LINES"

Look = tuple[str, list[str]]


def last_move(newest_first: Iterable[Answer]) -> list[Answer]:
    """The last answer to an open question and what came after it; nothing when there is none."""
    move: list[Answer] = []
    for given in newest_first:
        move.append(given)
        if not given.hidden:
            return move[::-1]
    return []


def why_not_undone(move: list[Answer], seat: int) -> str:
    """Whether another player or the dice stand between; they are asked first, being quick."""
    if not move:
        return NOTHING_TO_UNDO
    if move[0].seat != seat:
        return OTHER_PLAYER
    if any(step.thrown for step in move):
        return DICE_THROWN
    if move[0].sealed:  # the last of them opened all; one that did not is taken back otherwise
        return REVEALED
    # A question that was declined leaves no trace, here as anywhere.
    spoken = [step for step in move[1:] if not step.declined]
    if spoken:
        return REVEALED if all(step.seat == seat for step in spoken) else OTHER_PLAYER
    return ""


class Barrier:
    """Finds out whether a move, `text` in the state `before`, revealed something to anybody."""

    def __init__(
        self, game: Game, before: State, text: str, audiences: Sequence[Audience] = ()
    ) -> None:
        self.game: Final = game
        self.before: Final = before
        self.text: Final = text
        self.audiences: Final = audiences or [*range(len(game.info.seats)), None]

    def has_told(self, sight: int, rng: Rng) -> bool:
        """Whether the move of this seat or hand revealed something to anybody.

        All hands of a seat together are an audience that nobody is, while some move by one.
        """
        whole = {seat_seen(sight)} - {sight}
        audiences = [audience for audience in self.audiences if audience not in whole]
        others = [audience for audience in audiences if audience != sight]
        return (
            any(self.named_a_secret(audience) for audience in audiences)
            or self.surprised(sight, rng)
            or any(self.baffled(audience, rng) for audience in others)
        )

    def named_a_secret(self, audience: Audience) -> bool:
        """Whether a word of the position that was hidden from an audience is now shown to it."""
        known = _words(self.game.view(self.before, audience))
        look = self.look(self.before, self.action(self.before), audience)
        told = _words("\n".join([look[0], *look[1]])) if look else set()
        return bool((told - known) & _words(self.game.write(self.before)))

    def surprised(self, sight: int, rng: Rng) -> bool:
        """The actor knew what they did: elsewhere the same must lead to the same."""
        truth = self.look(self.before, self.action(self.before), sight)
        return any(
            self.look(guess, self.action(guess), sight) != truth
            for guess in self.guesses(sight, rng)
        )

    def baffled(self, audience: Audience, rng: Rng) -> bool:
        """Another did not: somewhere something they could have done must lead to the same."""
        truth = self.look(self.before, self.action(self.before), audience)
        return not any(
            self.look(guess, action, audience) == truth
            for guess in self.guesses(audience, rng)
            for action in self.likely(guess)
        )

    def guesses(self, audience: Audience, rng: Rng) -> Iterator[State]:
        for _ in range(GUESSES):
            yield self.game.determinize(self.before, audience, rng)

    def action(self, s: State) -> Action:
        """The same sentence said in another state: what is legal looks the same in all of them."""
        return self.game.parse(s, self.text)

    def likely(self, s: State) -> list[Action]:
        """Every legal answer that is proposed, those that sound like the true one first.

        Where not all answers can be listed, the true one itself is another.
        """
        words = self.text.split()

        def strangeness(action: Action) -> int:
            said = self.game.notate(s, action).split()
            same = sum(mine == theirs for mine, theirs in zip(words, said, strict=False))
            return abs(len(said) - len(words)) - same

        return self.same(s) + sorted(legal_actions(s), key=strangeness)

    def same(self, s: State) -> list[Action]:
        """The true answer, where it could have been given and need not be listed."""
        decision = s.pending
        if not isinstance(decision, Decision) or decision.finite:
            return []
        try:
            action = self.action(s)
        except BadNotation:
            return []
        return [action] if decision.why_not(s, action) is None else []

    def look(self, s: State, action: Action, audience: Audience) -> Look | None:
        """What an audience sees of an answer, in views and events; None where dice or the end
        follow it.
        """
        after = s.clone()
        after.events = []
        answer(after, action)
        decline_all(after)
        if not isinstance(after.pending, Decision):
            return None
        told = [self.game.redact(event, audience) for event in after.events]
        words = [self.game.narrate(after, event, "en") for event in told if event is not None]
        return self.game.view(after, audience), [line for line in words if line]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))
