"""Every game passes the tests of PettingZoo and OpenSpiel themselves."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.dice import Deal
from grognard.research.open_spiel_games import MOST_OUTCOMES, PREFIX, GrognardState
from grognard.research.pettingzoo_env import env, raw_env
from tests.nightly import by_night, some_by_day

pyspiel: Any = import_module("pyspiel")

# PettingZoo advises against what its own card games do: observations with a mask beside them.
ADVICE = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def battles() -> Iterator[tuple[str, str]]:
    """By day the first one."""
    yield "eagles", "quatre-bras"
    for key in PACKAGES:
        for battle in find_game(key).info.scenarios:
            if (key, battle) != ("eagles", "quatre-bras"):
                yield key, battle


@pytest.mark.filterwarnings(*ADVICE)
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("key", "battle"), some_by_day(battles(), 1))
def test_it_passes_the_api_test_of_pettingzoo(key: str, battle: str) -> None:
    api_test(env(key, battle), num_cycles=by_night(1000, 100), verbose_progress=False)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("key", "battle"), some_by_day(battles(), 1))
def test_it_passes_the_random_simulation_test_of_open_spiel(key: str, battle: str) -> None:
    game = pyspiel.load_game(PREFIX + key, {"battle": battle})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# PettingZoo


def answers_of(table: raw_env, seed: int) -> list[int]:
    """A random game, the same for the same seed."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    given = []
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        given.append(int(random.choice(np.flatnonzero(mask))))
        table.step(given[-1])
    return given


def test_the_same_seed_deals_the_same_game() -> None:
    table = raw_env("eagles", "quatre-bras")
    assert answers_of(table, 3) == answers_of(table, 3) != answers_of(table, 4)


def test_winner_and_loser_get_one_and_minus_one() -> None:
    table = raw_env("eagles", "quatre-bras")
    answers_of(table, 3)
    assert sorted(table.rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert all(table.terminations.values()) and not any(table.truncations.values())
    assert not table.observe(table.agents[0])["action_mask"].any()


def test_a_long_game_is_truncated_where_that_is_asked_for() -> None:
    table = raw_env("eagles", "quatre-bras", most_steps=5)
    assert len(answers_of(table, 3)) == 5
    assert all(table.truncations.values()) and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_options_reach_the_game() -> None:
    table = raw_env("eagles", "quatre-bras", {"turns": "7"})
    assert "option turns 7" in table.play.game.write(table.play.s).splitlines()


def test_an_answer_that_is_not_offered_is_refused() -> None:
    table = raw_env("eagles", "quatre-bras")
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="the mask says which are"):
        table.step(int(np.flatnonzero(mask == 0)[0]))


def test_the_table_is_drawn_as_everybody_may_see_it() -> None:
    table = raw_env("eagles", "quatre-bras", render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn == table.play.game.table(table.play.s, None, "en")
    assert raw_env("eagles", "quatre-bras").render() is None


# OpenSpiel


def first_state() -> GrognardState:
    game = pyspiel.load_game(PREFIX + "eagles", {"battle": "quatre-bras", "options": "turns:5"})
    state: GrognardState = game.new_initial_state()
    return state


def test_a_deal_is_a_node_for_each_card() -> None:
    state = first_state()
    throw = state.play.s.pending
    assert isinstance(throw, Deal) and throw.take > 1
    dealt = []
    for left in range(throw.count, throw.count - throw.take, -1):
        chances = state.chance_outcomes()
        assert len(chances) == left and sum(c for _, c in chances) == pytest.approx(1)
        dealt.append(chances[-1][0])
        state.apply_action(dealt[-1])
    assert len(set(dealt)) == throw.take and state.play.s.pending is not throw


def test_chances_are_those_of_the_dice_in_every_position_of_a_game() -> None:
    state, random = first_state(), np.random.default_rng(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert max(outcomes) < MOST_OUTCOMES and sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def test_a_copy_goes_its_own_way() -> None:
    state = first_state()
    other = state.clone()
    state.apply_action(0)
    assert str(other) != str(state) and "dealt [0]" in str(state)
    assert other.legal_actions() == first_state().legal_actions()


def test_a_game_travels_as_text_with_its_options() -> None:
    game = first_state().get_game()
    for again in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert str(again.new_initial_state()) == str(first_state())
    assert "option turns 5" in str(first_state())


def test_a_game_is_read_back_from_its_text() -> None:
    state = first_state()
    for _ in range(40):
        choices = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(choices[0][0] if choices else state.legal_actions()[0])
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
