"""Deals are weighed as computer players lay their cards: odds with hidden cards rest on it."""

from __future__ import annotations

from functools import cache

from grognard.agents import AT_ONCE, seated
from grognard.games.eagles.game import GAME
from grognard.games.eagles.model.cards import BUILDING, WOODS
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import DEPLOYMENT, Unit
from grognard.games.eagles.model.places import POSITIONS
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.view import determinize
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import settle, submit

ARMIES_LAID = 30
DEALS = 4


@cache
def laid_out(seed: int) -> Battle:
    """Waterloo with decoys, both armies deployed by computer players."""
    rng = Rng(seed)
    s = GAME.setup("waterloo", {"decoys": "on"})
    agents = [seated("sensible", seed + seat) for seat in range(2)]
    step = s.pending
    while battle(s).phase == DEPLOYMENT or isinstance(step, Throw):
        if isinstance(step, Throw):
            step = settle(s, step.toss(rng))
        else:
            assert isinstance(step, Decision)
            step = submit(s, agents[step.seat].answer(GAME, s, step.seat, AT_ONCE))
    return battle(s)


def hidden(b: Battle, seat: int) -> list[Unit]:
    on_field = [b.units[uid] for pos in range(POSITIONS) for uid in b.at[pos]]
    return [u for u in on_field if u.seat != seat and not u.up]


def true_and_dealt() -> tuple[list[tuple[Battle, Unit]], list[tuple[Battle, Unit]]]:
    """The hidden cards as they lie, and as they are dealt again, each with its battle."""
    true, dealt = [], []
    for seed in range(ARMIES_LAID):
        b, rng = laid_out(seed), Rng(seed)
        for seat in range(2):
            true += [(b, u) for u in hidden(b, seat)]
            for _ in range(DEALS):
                deal = determinize(b, seat, rng)
                dealt += [(deal, u) for u in hidden(deal, seat)]
    assert len(dealt) == DEALS * len(true) > 1000
    return true, dealt


def decoys(cards: list[tuple[Battle, Unit]]) -> float:
    return sum(not u.troop for _, u in cards) / len(cards)


def morale_in_cover(cards: list[tuple[Battle, Unit]]) -> float:
    found = [u.card.morale for b, u in cards if b.terrain_under(u) in (WOODS, BUILDING)]
    return sum(found) / len(found)


def test_14_0_deals_hold_about_as_many_decoys_as_players_lay() -> None:
    true, dealt = true_and_dealt()
    assert abs(decoys(dealt) - decoys(true)) < 0.08
    assert decoys(dealt) > 0.01


def test_11_0_deals_put_as_good_troops_under_cover_as_players_do() -> None:
    true, dealt = true_and_dealt()
    assert abs(morale_in_cover(dealt) - morale_in_cover(true)) < 0.3
