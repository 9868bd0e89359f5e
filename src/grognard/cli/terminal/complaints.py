"""Errors of players and authors, each in one sentence of the reader's language."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadData, BadNotation, Refusal
from grognard.kernel.state import State

from .files import reason_of, shorten
from .speech import language, say

SALT: Final = 1769


class NotAllowed(Exception):
    """A refused action in words: the rule, and what the game says of where and by how much.

    They are computed from what the seat that is asked may know. `now` says what it is asked.
    """

    def __init__(
        self, game: Game, s: State, decision: Decision, action: Action, refusal: Refusal
    ) -> None:
        super().__init__(refusal.cite)
        self.refusal: Final = refusal
        self.action: Final = game.notate(s, action)
        known = game.determinize(s, decision.seat, Rng(SALT))
        again = game.parse(known, self.action)
        self.detail: Final = game.detail(known, again, refusal, language())
        self.words: Final = game.reason(known, again, refusal, language())
        self.now: Final = game.prompt(s, None, language())

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return {
            "action": self.action,
            "legal": False,
            "cite": self.refusal.cite,
            "rule": self.refusal.cite.split(" ", 1)[0],
            "words": self.words,
            "detail": self.detail,
        }


def words_for(wrong: Exception) -> str:
    """What is wrong, where, and by which rule."""
    if isinstance(wrong, NotAllowed):
        action = say("action-now", action=wrong.action, now=wrong.now)
        return say("not-allowed", action=action, words=wrong.words)
    if isinstance(wrong, BadNotation):
        return bad_notation(wrong)
    if isinstance(wrong, BadData):
        return wrong.words(language())
    if isinstance(wrong, OSError):
        where = f"{wrong.filename}: " if wrong.filename else ""
        return f"{where}{reason_of(wrong)}"
    return str(wrong)


def bad_notation(wrong: BadNotation) -> str:
    value = shorten(wrong.value)
    expected = wrong.expected_in(language())
    if wrong.line:
        return say("bad-line", line=wrong.line, value=value, expected=expected)
    return say("bad-value", value=value, expected=expected)
