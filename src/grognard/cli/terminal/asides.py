"""What a player may look up without leaving the table: a card, a rule."""

from __future__ import annotations

from grognard.games.eagles.model.cards import CardList, standard
from grognard.games.eagles.model.flow import battle
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State

from ..commands import rules
from ..commands.cards import find_card, print_sheet
from .screen import tell
from .speech import language, say


def print_card(game: Game, s: State, text: str) -> None:
    """One card in full: any card of the series; in another game a piece in a few words."""
    if game.info.key != "eagles" and game.caption(s, text, language()):
        tell(game.caption(s, text, language()))
        return
    if not text.isdecimal():
        raise BadNotation(0, text, say("no-such-card"))
    print_sheet(find_card(cards_of(game, s), text))


def cards_of(game: Game, s: State) -> CardList:
    """The cards of this battle, which may be a player's own, and the rest of the series."""
    own = {u.card.number: u.card for u in battle(s).units} if game.info.key == "eagles" else {}
    return CardList("battle", [*standard().cards, *own.values()])


def print_rule(game: Game, text: str) -> None:
    if not text:
        rules.print_chapters(game)
        return
    found = rules.find_rules(game.ledger(), text)
    rules.print_rules(found)
