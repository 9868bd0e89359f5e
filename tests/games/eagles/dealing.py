"""Battles that are dealt and deployed, for the tests of the sequence of play."""

from __future__ import annotations

from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import READY
from grognard.games.eagles.model.places import BOX, PILE, RESERVE
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.sequence import new_battle
from grognard.kernel.dice import Deal
from tests.games.eagles.field import card, deal, do, waiting

DECK, MUSTER = "2.0 deck size", "3.0 muster"


def begun(scenario: str = "quatre-bras", **options: str) -> Battle:
    given = {key.replace("_", "-"): value for key, value in options.items()}
    return new_battle(scenario, given)


def deal_all(b: Battle) -> None:
    """Deal every deck and muster with troops first."""
    while isinstance(b.pending, Deal):
        deal(b, *(label for label in b.setting.labels if is_source(b, label)))


def is_source(b: Battle, label: str) -> bool:
    army = b.stack[-1].fields()[0]
    place = BOX if waiting(b) == DECK else PILE + army
    return card(b, label).army == army and card(b, label).place == place and card(b, label).troop


def deploy_one_each(b: Battle, seat: int) -> None:
    """The first three troop cards of a Reserve, one in each Position."""
    troops = [x for x in b.at[RESERVE + seat] if b.units[x].troop][:3]
    for lane, x in enumerate(troops):
        do(b, actions.deploys(x, lane + 3 * seat, -1)[0])
    do(b, READY)
