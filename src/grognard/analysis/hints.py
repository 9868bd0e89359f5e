"""Hints: what the computer would do in a player's place, from what that player may know."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grognard.agents import Budget
from grognard.agents.evaluation import Evaluation, evaluation_of
from grognard.agents.evaluation.topics import topics_of
from grognard.agents.registry import search_of
from grognard.agents.search import Reason, Weighed, reason_of, weigh
from grognard.kernel.seen import Seen
from grognard.lexicon import Lexicon, sentence

lexicon: Final = Lexicon(Path(__file__).resolve().parent / "words")


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth giving: `win` is its chance, measured, with its standard error.

    One that is `equal` is not clearly worse than the first. `reason` says what the first reaches
    that the next does not, or what another lacks; it is empty where nothing is clear.
    """

    text: str
    words: str
    win: float
    error: float
    equal: bool
    reason: str


def hints(seen: Seen, budget: Budget, seed: int, lang: str) -> list[Hint]:
    """The best few answers, the best first; the same simulations and seed give the same result."""
    found = weigh(search_of(seen, seed), budget)
    first = found[0]
    told = Reasons(seen, evaluation_of(seen.game), lang)
    return [
        Hint(
            text=one.key,
            words=sentence(seen.game.describe(seen.guess, one.action, lang) or one.key),
            win=one.win(),
            error=one.error(),
            equal=one is not first and not first.is_better(one),
            reason=told.of_first(found) if one is first else told.of_other(first, one),
        )
        for one in found
    ]


class Reasons:
    """Sentences in the game's terms. Each names what was removed when the chance fell."""

    def __init__(self, seen: Seen, evaluation: Evaluation, lang: str) -> None:
        self.seen: Final = seen
        self.evaluation: Final = evaluation
        self.lang: Final = lang
        self.key: Final = seen.game.info.key
        features = evaluation.features
        names = features.names() if features is not None else []
        self.topics: Final = topics_of(self.key, names)

    def of_first(self, found: list[Weighed]) -> str:
        """What the first reaches that the next does not."""
        if len(found) < 2 or not found[0].is_better(found[1]):
            return ""
        return self.said(self.why(found[0], found[1]), lacks=False)

    def of_other(self, first: Weighed, one: Weighed) -> str:
        """What another lacks that the first reaches."""
        return self.said(self.why(first, one), lacks=True) if first.is_better(one) else ""

    def why(self, one: Weighed, other: Weighed) -> Reason | None:
        return reason_of(self.evaluation, self.topics, self.seen.seat, one, other)

    def said(self, reason: Reason | None, lacks: bool) -> str:
        if reason is None:
            return ""
        own = f"reason-{self.key}-{reason.topic}"
        key = own if lexicon.has(self.lang, own) else f"reason-{reason.topic}"
        whose = "both" if reason.side < 0 else "own" if reason.side == self.seen.seat else "foe"
        words = lexicon.say(self.lang, key, whose=whose, lacks="yes" if lacks else "no")
        return f"{sentence(words)}."
