"""What a match knows of itself as one of two games that count together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.kernel.pairs import Half, Standing, half_of
from grognard.kernel.records.pair_proof import FIRST

from .feed import Audience
from .match import Match

PAIR: Final = "pair"  # among the extras of a row


def line_in(extras: Mapping[str, Any]) -> str:
    """What the record says of it; empty for a game that counts on its own."""
    return str(extras.get(PAIR, {}).get("line", ""))


def number_in(extras: Mapping[str, Any]) -> int:
    """Which of two games it is; 0 for one that counts on its own."""
    line = line_in(extras)
    return 0 if not line else 1 if line == FIRST else 2


def first_half(extras: Mapping[str, Any]) -> Half | None:
    """How the first game ended, by the seats of the second; None where that is not known."""
    facts = extras.get(PAIR, {})
    if "measure" not in facts:
        return None
    return Half(True, facts["winner"], facts["measure"]).turned()


def facts_of_first() -> dict[str, Any]:
    return {"line": FIRST}


def facts_of_second(line: str, first: Half) -> dict[str, Any]:
    """What the row of a second game keeps of the first, by the seats of that one."""
    return {"line": line, "winner": first.winner, "measure": first.measure}


def standing(match: Match, audience: Audience) -> Standing | None:
    """The score of both games as far as an audience was informed; None for a single game."""
    if not match.terms.pair or (match.terms.pair != FIRST and match.first_half is None):
        return None
    now = half_of(match.game, match.feed(audience).shown, match.ended(audience))
    return Standing([now] if match.first_half is None else [match.first_half, now])
