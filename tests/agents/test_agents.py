"""Agents see only their seat's view, take what is open, and keep their own line closed."""

from __future__ import annotations

import pytest

from grognard.agents import NAMES, Agent, ask, make
from grognard.agents.eagles.commander import SensibleCommander
from grognard.agents.random_agent import Chance
from grognard.games import game as find_game
from grognard.games.eagles.model.actions import FireAt, Move
from grognard.games.eagles.model.places import POSITIONS, line_of
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State
from grognard.kernel.umpire import legal_actions, settle, submit
from tests.games.eagles.field import ALLIED, FRENCH, card, drawn, move, uid
from tests.laws.walks import settle_throws, step_on

EAGLES = find_game("eagles")


def play(players: list[Agent], scenario: str, seed: int) -> Battle:
    """One game to its end; what a player says must be legal in the true state."""
    dice = Rng(seed)
    s = EAGLES.setup(scenario, {})
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            seat = s.pending.seat
            submit(s, players[seat].choose(EAGLES, s, seat))
    assert isinstance(s, Battle)
    return s


def wins(scenario: str, seat: int, games: int) -> int:
    """How many games the sensible agent wins against the random one."""
    won = 0
    for seed in range(games):
        players = [make("random", 1000 + seed), make("random", 2000 + seed)]
        players[seat] = make("sensible", seed)
        won += play(players, scenario, seed).winner == seat
    return won


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_is_made_by_name_and_plays_a_whole_game(name: str) -> None:
    assert play([make(name, 1), make(name, 2)], "quatre-bras", 3).finished


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match="random, sensible"):
        make("napoleon", 1)


@pytest.mark.parametrize(("scenario", "games"), [("quatre-bras", 60), ("ligny", 20)])
def test_sensible_beats_random_from_both_seats(scenario: str, games: int) -> None:
    won = wins(scenario, FRENCH, games) + wins(scenario, ALLIED, games)
    assert won > 0.85 * 2 * games, f"{won} of {2 * games}"


class Witness(Agent):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.states: list[State] = []

    def choose(self, game: Game, state: State, seat: int) -> Action:
        self.states.append(state)
        return legal_actions(state)[0]


def walked(scenario: str, seed: int, decisions: int) -> State:
    """A state some random decisions into a game, at a decision or at the end."""
    rng = Rng(seed)
    s = EAGLES.setup(scenario, {})
    for _ in range(decisions):
        if isinstance(settle_throws(s, rng), Decision):
            step_on(s, rng)
    settle_throws(s, rng)
    return s


def test_an_agent_is_handed_another_state_with_the_same_view() -> None:
    s = walked("waterloo", 5, 60)
    assert isinstance(s.pending, Decision)
    witness, seat = Witness(), s.pending.seat
    ask(witness, EAGLES, s, seat, Rng(1))
    (shown,) = witness.states
    assert shown is not s
    assert EAGLES.view(shown, seat) == EAGLES.view(s, seat)
    assert EAGLES.write(shown) != EAGLES.write(s)  # the hidden cards were dealt anew


@pytest.mark.parametrize("seed", range(12))
def test_the_choice_is_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    s = walked(["waterloo", "ligny"][seed % 2], seed, 15 * seed)
    if not isinstance(s.pending, Decision):
        return
    seat = s.pending.seat
    said = set()
    for deal in range(5):
        variant = EAGLES.determinize(s, seat, Rng(deal))
        choice = SensibleCommander(7).choose(EAGLES, variant, seat)
        said.add(EAGLES.notate(variant, choice))
    assert len(said) == 1


@pytest.mark.parametrize("seed", range(8))
def test_an_answer_from_a_view_is_legal_in_the_true_state(seed: int) -> None:
    s = walked("waterloo", seed, 40 * seed)
    if isinstance(s.pending, Decision):
        seat = s.pending.seat
        for agent in (Chance(seed), SensibleCommander(seed)):
            action = ask(agent, EAGLES, s, seat, Rng(seed))
            assert s.pending.why_not(s, action) is None


def chosen(b: Battle) -> Action:
    assert isinstance(b.pending, Decision)
    return SensibleCommander(1).choose(EAGLES, b, b.pending.seat)


def test_it_occupies_an_empty_enemy_position_at_once() -> None:
    b = drawn(FL="015, 016", FC="017, 018", FR="019, 020", AR="130", AL="131")
    action = chosen(b)
    assert isinstance(action, Move) and b.setting.labels[action.card] in ("017", "018")
    submit(b, action)
    assert b.winner == FRENCH


def test_it_does_not_take_the_last_troops_out_of_its_line() -> None:
    b = drawn(FL="015", FC="017", FR="019", AR="130", AC="131", AL="132")
    for _ in range(20):
        if not isinstance(b.pending, Decision) or b.active != FRENCH:
            break
        action = chosen(b)
        if isinstance(action, Move) and action.to != b.units[action.card].place:
            assert line_of(b.units[action.card].place) != FRENCH
        submit(b, action)
        settle_throws(b, Rng(1))


def test_it_does_not_send_a_general_where_no_troops_are() -> None:
    b = drawn(
        FL="015, 016", FC="017, 018", FR="019, 020", AR="130", AC="131", AL="132", french="001"
    )
    general = uid(b, "001")
    action = chosen(b)
    if isinstance(action, Move) and action.card == general:
        assert action.to < POSITIONS and b.troops[2 * action.to + FRENCH] >= 2
    assert chosen(b).key() != move(b, "001", "AR").key()


def test_long_range_artillery_fires_before_anything_moves() -> None:
    b = drawn(FL="070, 015", FC="017, 018", FR="019, 020", AR="130", AC="131", AL="132")
    action = chosen(b)
    assert isinstance(action, FireAt) and action.card == card(b, "070").uid
