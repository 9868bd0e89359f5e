"""Errors of players and authors, each in one sentence of the language spoken."""

from __future__ import annotations

from ..games import game as find_game
from ..kernel.refusal import BadData, BadNotation, IllegalAction
from .files import reason_of, shorten
from .speech import language, say


def words_for(wrong: Exception, game: str) -> str:
    """What is wrong, where, and by which rule."""
    if isinstance(wrong, IllegalAction):
        words = find_game(game).explain(wrong.refusal, language())
        return say("not-allowed", action=wrong.action or say("this-action"), words=words)
    if isinstance(wrong, BadNotation):
        return bad_notation(wrong)
    if isinstance(wrong, BadData):
        return str(wrong)
    if isinstance(wrong, OSError):
        where = f"{wrong.filename}: " if wrong.filename else ""
        return f"{where}{reason_of(wrong)}"
    return str(wrong)


def bad_notation(wrong: BadNotation) -> str:
    value = shorten(wrong.value)
    if wrong.line:
        return say("bad-line", line=wrong.line, value=value, expected=wrong.expected)
    return say("bad-value", value=value, expected=wrong.expected)
