"""The moments of a turn that tests of Specials wait for, and what they read of a card."""

from __future__ import annotations

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.state import Battle
from tests.games.eagles.field import card, uid

WINDOW = "13.0 from reserve"
ACTS = "5.0 combat phase"
DIE = "6.0 one roll per hit"
SHOT = "7.2 hit numbers"
CHOOSE = "5.0 morale phase"


def cv(b: Battle, label: str) -> int:
    return card(b, label).card.cv


def morale(b: Battle, label: str) -> int:
    return card(b, label).card.morale


def roll_for(b: Battle, label: str) -> actions.Test:
    return actions.Test(uid(b, label))
