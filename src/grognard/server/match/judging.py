"""Requests judged by the rules: what a sentence says in a state, and whether it may be said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation, Refusal
from grognard.kernel.state import State


class MatchError(Exception):
    """A request that does not count: a stable code, and for ILLEGAL the rule that forbids it.

    `words` says that in a language; for UNREADABLE, what was expected instead of the value.
    """

    def __init__(self, code: str, refusal: Refusal | None = None, value: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.refusal: Final = refusal
        self.cite: Final = refusal.cite if refusal else ""
        self.value: Final = value
        self.words: Callable[[str], str] = str


def reason(game: Game, s: State, action: Action, refusal: Refusal, lang: str) -> str:
    """A refusal in words; where and by how much only in a game that has nothing to hide."""
    return game.reason(s, action, refusal, lang) if game.info.open else game.explain(refusal, lang)


def read_action(game: Game, s: State, text: str) -> Action:
    """What a sentence says; raises MatchError."""
    try:
        return game.parse(s, text)
    except BadNotation as wrong:
        raise unreadable(wrong) from None


def legal_action(game: Game, s: State, decision: Decision, text: str) -> Action:
    """What a sentence says, if the rules allow it as an answer; raises MatchError."""
    return allowed(game, s, decision, read_action(game, s, text))


def allowed(game: Game, s: State, decision: Decision, action: Action) -> Action:
    """The action, if the rules allow it as an answer; raises MatchError."""
    refusal = decision.why_not(s, action)
    if refusal is None:
        return action
    rejected = MatchError("ILLEGAL", refusal)
    # as it is now, whenever the words are wanted
    rejected.words = partial(reason, game, s.clone(), action, refusal)
    raise rejected


def not_theirs(game: Game, s: State, share: str) -> MatchError:
    """An answer that belongs to another of the people who share a seat."""
    if not share:
        return MatchError("NOT_CHIEF")
    rejected = MatchError("NOT_YOUR_COMMAND", value=share)
    rejected.words = partial(game.share_name, s, share)
    return rejected


def unreadable(wrong: BadNotation) -> MatchError:
    rejected = MatchError("UNREADABLE", value=wrong.value)
    rejected.words = wrong.expected_in
    return rejected
