"""The laws of what agents are shown and say, over every game; and that each of them can fail."""

from __future__ import annotations

import pytest

from grognard.agents import Proposal, Staff
from grognard.agents.random_agent import Chance
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from tests.kernel.games.tinygame import BIDS, Bid, Bids, table
from tests.laws import seen_laws
from tests.laws.laws import Law
from tests.laws.subjects import option_sets, seeds
from tests.laws.test_laws import GAMES, SCENARIOS, name_of
from tests.nightly import by_night

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


@pytest.mark.parametrize(
    ("game", "scenario"),
    [(game, one) for game in GAMES for one in game.info.scenarios[: by_night(9, 1)]],
    ids=name_of,
)
def test_agents_that_search_keep_the_laws(game: Game, scenario: str) -> None:
    for options in option_sets(game, scenario)[: by_night(100, 1)]:
        seen_laws.searches_keep_the_laws(game, scenario, options, 0)


@pytest.mark.interpreted_only
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=name_of)
def test_nothing_hidden_can_be_found(game: Game, scenario: str) -> None:
    for options in option_sets(game, scenario):
        for seed in range(seeds(game)):
            seen_laws.nothing_hidden_can_be_found(game, scenario, options, seed)


# Each of them can fail


def broken(law: Law, game: Game) -> bool:
    """Whether some random game shows the fault."""
    for seed in range(8):
        try:
            law(game, "short", {}, seed)
        except AssertionError:
            return True
    return False


class Unshuffled(Bids):
    """Shows agents the true cards; only the law's own twins are redealt."""

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        is_for_agent = rng.x == Rng(seen_laws.GUESSING).x
        return s.clone() if is_for_agent else super().determinize(s, seat, rng)


class Peeping(Staff):
    """Weighs what its seat cannot see."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return [Proposal(decision.legal(s)[0], float(sum(table(s).deck)))]


class Hasty(Staff):
    """Proposes the worst first."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return [Proposal(a, float(n)) for n, a in enumerate(decision.legal(s))]


class Stubborn(Staff):
    """Proposes one answer, and that one twice."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return [Proposal(decision.legal(s)[0], 0.0)] * 2


class Single(Staff):
    """Proposes one answer where there are more."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return [Proposal(decision.legal(s)[0], 0.0)]


class Deaf(Staff):
    """Proposes a card that nobody holds."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        return [Proposal(Bid(99), 0.0), *Chance(1).proposals(s, decision)]


class Forgetful(Bids):
    """Names a card by what else is in the deck, which is redealt."""

    def notate(self, s: State, action: Action) -> str:
        return super().notate(s, action) if table(s).deck[:1] == [0] else "bid c0"


@pytest.mark.interpreted_only
def test_a_true_card_that_is_shown_is_found() -> None:
    assert broken(seen_laws.nothing_hidden_can_be_found, Unshuffled())
    assert not broken(seen_laws.nothing_hidden_can_be_found, BIDS)


@pytest.mark.interpreted_only
def test_the_last_answer_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.kernel.seen.without_traces", lambda s: s)
    assert broken(seen_laws.nothing_hidden_can_be_found, BIDS)


def test_a_thought_about_true_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen_laws, "make", lambda name, seed: Peeping())
    assert broken(seen_laws.the_unseen_changes_no_thought, Unshuffled())
    assert not broken(seen_laws.the_unseen_changes_no_thought, BIDS)


@pytest.mark.parametrize("agent", [Hasty, Stubborn, Single, Deaf], ids=lambda cls: cls.__name__)
def test_a_thought_in_disorder_is_noticed(
    agent: type[Staff], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seen_laws, "make", lambda name, seed: agent())
    assert broken(seen_laws.thoughts_are_in_order, BIDS)


def test_a_name_that_holds_only_in_one_state_is_noticed() -> None:
    assert broken(seen_laws.keys_hold_in_every_sample, Forgetful())
    assert not broken(seen_laws.keys_hold_in_every_sample, BIDS)
