"""The laws of what agents are shown and say, over every game; and that each of them can fail."""

from __future__ import annotations

import pytest

from grognard.agents import Budget, Proposal, Thought
from grognard.agents.random_agent import Chance
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from tests.kernel.sealedgame import GUNNERS
from tests.kernel.tinygame import BIDS, Bids, table
from tests.laws import seen_laws
from tests.laws.laws import Law
from tests.laws.subjects import option_sets, seeds
from tests.laws.test_laws import SCENARIOS, name_of

THOUGHTFUL = [
    seen_laws.the_unseen_changes_no_thought,
    seen_laws.thoughts_are_in_order,
    seen_laws.keys_hold_in_every_sample,
]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=name_of)
@pytest.mark.parametrize("law", THOUGHTFUL, ids=name_of)
def test_the_law_holds(law: Law, game: Game, scenario: str) -> None:
    for options in option_sets(game, scenario):
        for seed in range(seeds(game)):
            law(game, scenario, options, seed)


@pytest.mark.interpreted_only
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=name_of)
def test_nothing_hidden_can_be_found(game: Game, scenario: str) -> None:
    for options in option_sets(game, scenario):
        for seed in range(seeds(game)):
            seen_laws.nothing_hidden_can_be_found(game, scenario, options, seed)


# Each of them can fail


def broken(law: Law, game: Game = BIDS) -> bool:
    """Whether some random game shows the fault."""
    for seed in range(8):
        try:
            law(game, "short", {}, seed)
        except AssertionError:
            return True
    return False


class Unshuffled(Bids):
    """Deals nothing anew."""

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        return s.clone() if seat is not None and rng.x == Rng(seen_laws.GUESSING).x else hidden(s)


def hidden(s: State) -> State:
    """Some other deal, for the twin."""
    return BIDS.determinize(s, None, Rng(77))


class Peeping(Chance):
    """Counts what its seat cannot see."""

    def think(self, seen: Seen, budget: Budget) -> Thought:
        best = seen.legal()
        return Thought([Proposal(best[0], float(sum(table(seen.guess).deck)))], None, None, 0)
