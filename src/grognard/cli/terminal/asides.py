"""What a player may look up without leaving the table: a piece, a rule."""

from __future__ import annotations

from grognard.games import part
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from ..commands import rules
from .screen import tell
from .speech import language, say


def print_card(game: Game, s: State, text: str) -> None:
    """One piece: as its game's own commands print it, otherwise in a few words."""
    own = getattr(part("grognard.cli", game.info.key), "print_card", None)
    caption = game.caption(s, text, language())
    if own is not None:
        own(s, text)
    elif caption:
        tell(caption)
    else:
        raise BadNotation(0, text, say("no-such-card"))


def print_rule(game: Game, text: str) -> None:
    if not text:
        rules.print_chapters(game)
        return
    found = rules.find_rules(game.ledger(), text)
    rules.print_rules(found)
