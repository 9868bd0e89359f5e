"""What the tests of morale read of a card."""

from __future__ import annotations

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action
from tests.games.eagles.field import card, uid


def trial(b: Battle, label: str) -> Action:
    """The owner tests this card next."""
    return actions.Test(uid(b, label))


def hits(b: Battle, label: str) -> int:
    return card(b, label).hits
