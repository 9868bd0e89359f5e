"""Agents see only their seat's view, take what is open, and keep their own line closed."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.agents import AT_ONCE, NAMES, SECONDS, Agent, Budget, Seated, Thought, make, seated
from grognard.agents.eagles.commander import WIN, SensibleCommander, score_of
from grognard.agents.random_agent import Chance
from grognard.agents.thought import SEVERAL
from grognard.games import game as find_game
from grognard.games.eagles.model.actions import FireAt, Move
from grognard.games.eagles.model.places import POSITIONS, line_of
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.refusal import BadNotation
from grognard.kernel.seen import Seen
from grognard.kernel.state import State
from grognard.kernel.umpire import settle, submit
from grognard.server.workers import thinker
from tests.games.eagles.field import ALLIED, FRENCH, card, drawn, move, uid
from tests.laws.walks import settle_throws, step_on

EAGLES = find_game("eagles")
BRIEFLY = Budget(sims=8)  # for agents that would take seconds


def play(players: list[Seated], scenario: str, seed: int) -> Battle:
    """One game to its end; what a player says must be legal in the true state."""
    dice = Rng(seed)
    s = EAGLES.setup(scenario, {})
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Throw):
            settle(s, s.pending.toss(dice))
        else:
            seat = s.pending.seat
            submit(s, players[seat].answer(EAGLES, s, seat, BRIEFLY))
    assert isinstance(s, Battle)
    return s


def wins(scenario: str, seat: int, games: int) -> int:
    """How many games the sensible agent wins against the random one."""
    won = 0
    for seed in range(games):
        players = [seated("random", 1000 + seed), seated("random", 2000 + seed)]
        players[seat] = seated("sensible", seed)
        won += play(players, scenario, seed).winner == seat
    return won


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_is_made_by_name_and_plays_a_whole_game(name: str) -> None:
    assert play([seated(name, 1), seated(name, 2)], "quatre-bras", 3).finished


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match="random, sensible, conscript, soldier"):
        make("napoleon", 1)


@pytest.mark.parametrize(("scenario", "games"), [("quatre-bras", 60), ("ligny", 20)])
def test_sensible_beats_random_from_both_seats(scenario: str, games: int) -> None:
    won = wins(scenario, FRENCH, games) + wins(scenario, ALLIED, games)
    assert won > 0.85 * 2 * games, f"{won} of {2 * games}"


class Witness(Agent):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Seen] = []

    def think(self, seen: Seen, budget: Budget) -> Thought:
        self.shown.append(seen)
        return Chance(1).think(seen, budget)


def walked(scenario: str, seed: int, decisions: int) -> State:
    """A state some random decisions into a game, at a decision or at the end."""
    rng = Rng(seed)
    s = EAGLES.setup(scenario, {})
    for _ in range(decisions):
        if isinstance(settle_throws(s, rng), Decision):
            step_on(s, rng)
    settle_throws(s, rng)
    return s


def test_an_agent_is_shown_what_its_seat_sees_and_never_the_true_state() -> None:
    s = walked("waterloo", 5, 60)
    assert isinstance(s.pending, Decision)
    witness, seat = Witness(), s.pending.seat
    Seated(witness, 1).answer(EAGLES, s, seat, AT_ONCE)
    (seen,) = witness.shown
    assert seen.seat == seat and seen.guess is not s
    assert EAGLES.view(seen.guess, seat) == EAGLES.view(s, seat)
    assert EAGLES.write(seen.guess) != EAGLES.write(s)  # the hidden cards were redealt


@pytest.mark.parametrize("seed", range(12))
def test_the_choice_is_the_same_for_all_hidden_cards(seed: int) -> None:
    s = walked(["waterloo", "ligny"][seed % 2], seed, 15 * seed)
    if not isinstance(s.pending, Decision):
        return
    seat = s.pending.seat
    said = set()
    for deal in range(5):
        seen = Seen(EAGLES, s, seat, Rng(deal))
        thought = SensibleCommander(7).think(seen, AT_ONCE)
        said.add(seen.key(seen.guess, thought.action))
    assert len(said) == 1


@pytest.mark.parametrize("seed", range(8))
def test_an_answer_from_a_view_is_legal_in_the_true_state(seed: int) -> None:
    s = walked("waterloo", seed, 40 * seed)
    if isinstance(s.pending, Decision):
        seat = s.pending.seat
        for agent in (Chance(seed), SensibleCommander(seed)):
            action = Seated(agent, seed).answer(EAGLES, s, seat, AT_ONCE)
            assert s.pending.why_not(s, action) is None


def test_a_worker_answers_as_the_same_agent_at_a_table() -> None:
    s = walked("waterloo", 5, 60)
    assert isinstance(s.pending, Decision)
    seat = s.pending.seat
    at_once = [name for name in NAMES if name.split("-")[0] not in SECONDS]
    for seed, name in product(range(4), at_once):
        question = {
            "game": "eagles",
            "version": "1",
            "position": EAGLES.write(s),
            "seat": seat,
            "agent": name,
            "seed": seed,
            "shares": None,
        }
        action = seated(name, seed).answer(EAGLES, s, seat, AT_ONCE)
        assert thinker.think(question) == EAGLES.notate(s, action)


def test_proposals_are_ranked_by_what_the_commander_thinks_of_them() -> None:
    b = drawn(FL="015, 016", FC="017, 018", FR="019, 020", AR="130", AL="131")
    assert isinstance(b.pending, Decision)
    found = SensibleCommander(1).proposals(b, b.pending)
    assert len(found) >= SEVERAL
    assert [p.score for p in found] == [score_of(b, FRENCH, p.action) for p in found]
    assert found[0].score == WIN > found[-1].score
    best = max(score_of(b, FRENCH, action) for action in b.pending.legal(b))
    assert found[0].score == best


def chosen(b: Battle) -> Action:
    assert isinstance(b.pending, Decision)
    return SensibleCommander(1).proposals(b, b.pending)[0].action


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
