"""The nearest reason: why what a player tried may not be done now.

A try is a sentence, or a piece put on a target, which may mean several actions. Each of them is
refused by a rule of its own, and the nearest of these is shown: what bars the moment or the piece
before what bars one target, and that before what bars one way of acting, which the player may not
even have meant. Between equals the game's first verb comes first.
"""

from __future__ import annotations

from .decision import Action, Decision
from .game import Game
from .refusal import BadNotation, Refusal
from .state import State

INTO = ">"


def meant(game: Game, s: State, text: str) -> list[Action]:
    """What a sentence says, or what "piece" or "piece > target" may mean; raises BadNotation."""
    try:
        return [game.parse(s, text)]
    except BadNotation:
        piece, _, target = text.partition(INTO)
        found = game.attempts(s, piece.strip(), target.strip())
        if not found:
            raise
        return found


def allowed(s: State, actions: list[Action]) -> list[Action]:
    """Those that may be given as an answer now."""
    decision = s.pending
    assert isinstance(decision, Decision)
    return [action for action in actions if decision.why_not(s, action) is None]


def nearest(game: Game, s: State, actions: list[Action]) -> tuple[Action, Refusal] | None:
    """The action that comes nearest to being allowed, and what bars it; None when one is."""
    decision = s.pending
    assert isinstance(decision, Decision)
    best: tuple[Action, Refusal] | None = None
    for action in actions:
        refusal = decision.why_not(s, action)
        if refusal is None:
            return None
        if best is None or rank(game, s, action, refusal) < rank(game, s, best[0], best[1]):
            best = (action, refusal)
    return best


def rank(game: Game, s: State, action: Action, refusal: Refusal) -> tuple[int, int]:
    """How near a reason is: the lower, the nearer."""
    word = game.take_apart(s, action).verb
    words = [verb.word for verb in game.verbs()]
    return refusal.bars, words.index(word) if word in words else len(words)
