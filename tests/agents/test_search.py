"""The search: it finds what is clearly better, keeps to the staff otherwise, and to its budget."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from grognard.agents import (
    AT_ONCE,
    LEVELS,
    NAMES,
    SECONDS,
    YARDSTICKS,
    Budget,
    Hunch,
    Proposal,
    Staff,
    best_of,
    make,
    ponder,
    ponders,
    reminded,
)
from grognard.agents.evaluation import Evaluation, evaluation_of
from grognard.agents.noise import Conscript, Noisy
from grognard.agents.random_agent import Chance
from grognard.agents.registry import budget_within, search_of
from grognard.agents.search import Flat, Search, Tree
from grognard.agents.search.plans import Plan, liking, mixed
from grognard.agents.search.pondering import MOST
from grognard.agents.search.search import FIRST_LOOK, Tried, exceeds
from grognard.agents.thought import ranked
from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.refusal import Refusal
from grognard.kernel.seen import Seen, Shown
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random, settle
from tests.kernel.games.tinygame import BIDS, Bid
from tests.laws.walks import settle_throws


class Backwards(Staff):
    """Proposes the lowest card first."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        actions = sorted(decision.legal(s), key=lambda action: action.key())
        return ranked(actions, [float(-n) for n in range(len(actions))])


class Level(Evaluation):
    """All is the same to it."""

    def __init__(self) -> None:
        super().__init__(BIDS, None, None)

    def win(self, s: State, seat: int) -> float:
        return 0.5


def asked(game: Game = BIDS, scenario: str = "short", after: int = 0) -> Seen:
    s, rng = game.setup(scenario, {}), Rng(3)
    while isinstance(s.pending, Throw):
        settle(s, s.pending.toss(rng))
    play_random(s, rng, after)
    settle_throws(s, rng)
    assert isinstance(s.pending, Decision)
    return Seen(game, s, s.pending.seat, Rng(1))


def search(seen: Seen, evaluation: Evaluation, seed: int = 1) -> Search:
    return Search(seen, Backwards, evaluation, 1.0, 1, seed)


def test_it_leaves_a_bad_player_for_what_wins_more() -> None:
    """Laying the lowest card first loses tricks; the game is played out, as it has no turns."""
    better = search(asked(), evaluation_of(BIDS))
    thought = better.think(Budget(sims=600))
    worst = min(asked().legal(), key=lambda action: action.key())
    assert thought.action.key() != worst.key()
    assert thought.win is not None and thought.win > better.tried[0].mean() + 0.05
    assert thought.error is not None and 0.0 < thought.error < 0.1


@pytest.mark.interpreted_only  # a level evaluation is a class of our own
def test_it_keeps_to_the_player_where_nothing_is_better() -> None:
    for seed in range(10):
        thought = search(asked(), Level(), seed).think(Budget(sims=100))
        assert thought.action.key() == min(action.key() for action in asked().legal())
        assert (thought.win, thought.error) == (0.5, 0.0)


def test_simulations_are_never_more_than_were_named_and_repeat_themselves() -> None:
    for sims in (1, 2, 8, 50):
        first = search(asked(), evaluation_of(BIDS)).think(Budget(sims=sims))
        again = search(asked(), evaluation_of(BIDS)).think(Budget(sims=sims))
        assert first.sims <= sims and first.sims == again.sims
        assert first.action.key() == again.action.key() and first.win == again.win
        assert len(first.options) >= 2


def test_without_a_budget_it_says_what_the_player_says() -> None:
    thought = search(asked(), evaluation_of(BIDS)).think(AT_ONCE)
    assert thought.sims == 0 and thought.win is None


def test_answers_that_were_tried_come_with_their_chances_the_best_first() -> None:
    thought = search(asked(), evaluation_of(BIDS)).think(Budget(sims=300))
    scores = [one.score for one in thought.options]
    assert scores == sorted(scores, reverse=True) and all(0.0 <= one <= 1.0 for one in scores)
    assert scores[0] == thought.win


@pytest.mark.parametrize("name", SECONDS)
def test_a_level_keeps_to_its_seconds_and_to_others_that_are_named(name: str) -> None:
    begun = time.perf_counter()
    thought = make(name, 1).think(asked(), Budget(seconds=0.05))
    assert thought.sims > 0 and time.perf_counter() - begun < 5.0
    assert make(name, 1).think(asked(), Budget(sims=20)).sims <= 20


def test_with_simulations_named_the_levels_that_search_are_one() -> None:
    seen = asked(find_game("eagles"), "quatre-bras", 40)
    found = {
        seen.key(seen.guess, make(name, 5).think(seen, Budget(sims=12)).action) for name in SECONDS
    }
    assert len(found) == 1


def test_every_level_has_a_name_of_its_own_and_soldier_is_the_sensible_one() -> None:
    plain = {name for name in NAMES if "-" not in name}
    assert set(LEVELS) | {"random", "sensible"} == plain and len(set(NAMES)) == len(NAMES)
    assert list(SECONDS.values()) == sorted(SECONDS.values())
    seen = asked(find_game("eagles"), "ligny", 30)
    told = [make(name, 4).think(seen, AT_ONCE).action.key() for name in ("soldier", "sensible")]
    assert told[0] == told[1]


# Moods and noise


def bids(count: int) -> list[Proposal]:
    actions: list[Action] = [Bid(card) for card in range(count)]
    return ranked(actions, [0.0] * count)


def test_a_mood_likes_the_same_answers_again_and_another_mood_others() -> None:
    firsts = [Plan(mood, 1.0, "").choose(bids(8), 0).key() for mood in range(1, 200)]
    assert firsts == [Plan(mood, 1.0, "").choose(bids(8), 0).key() for mood in range(1, 200)]
    assert len(set(firsts)) == 8 and max(Counter(firsts).values()) < 60
    assert mixed(1, (2, 3)) != mixed(1, (3, 2)) and 0 <= mixed(1, (2, 3)) < 1 << 32


def test_without_a_mood_the_best_score_counts_and_luck_parts_equals() -> None:
    clear = ranked([Bid(1), Bid(2)], [0.5, 1.0])
    assert {Plan(0, 9.0, "").choose(clear, luck).key() for luck in range(50)} == {(1, 2)}
    equal = [Plan(0, 9.0, "").choose(bids(2), luck).key() for luck in range(50)]
    assert 10 < equal.count((1, 0)) < 40


def test_likings_are_those_of_a_soft_maximum() -> None:
    found = [liking(1, (number,)) for number in range(4000)]
    assert sum(found) / len(found) == pytest.approx(0.577, abs=0.06)


def test_noise_blurs_the_order_and_none_leaves_it() -> None:
    seen = asked()
    still = Noisy(Backwards(1), 0.0, 1).proposals(seen.guess, seen.decision)
    assert [p.action.key() for p in still] == sorted(p.action.key() for p in still)
    loud = Noisy(Backwards(1), 5.0, 1)
    firsts = {loud.proposals(seen.guess, seen.decision)[0].action.key() for _ in range(60)}
    assert len(firsts) > 1


def test_a_conscript_lets_secret_moments_go_by() -> None:
    seen = asked()
    conscript = Conscript(Chance(1), 1.0, 2)
    plain = conscript.proposals(seen.guess, seen.decision)
    assert len(plain) == len(seen.legal())
    hidden = Asked(seen.decision)
    found = conscript.proposals(seen.guess, hidden)
    assert found[0].action.key() == min(action.key() for action in seen.legal())
    assert [p.score for p in found] == sorted((p.score for p in found), reverse=True)


class Asked(Decision):
    """The same question, asked in secret; the lowest card declines it."""

    def __init__(self, other: Decision) -> None:
        super().__init__(other.seat, other.cite, hidden=True)
        self.other = other

    def candidates(self, s: State) -> list[Action]:
        return self.other.candidates(s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return self.other.why_not(s, action)

    def decline(self, s: State) -> Action | None:
        return min(self.legal(s), key=lambda action: action.key())


def test_an_agent_takes_its_usual_time_or_what_there_is() -> None:
    assert budget_within("marshal-bold", None).seconds == 0.0  # its usual seconds, unnamed
    assert budget_within("marshal-bold", 0.2).seconds == 0.2
    assert budget_within("veteran", 10.0).seconds == SECONDS["veteran"]
    assert budget_within("soldier", 0.2) is AT_ONCE


# When to stop


def tried(answer: int, chances: list[float]) -> Tried:
    one = Tried(Plan(0, 0.0, ""), answer)
    one.chances.extend(chances)
    return one


SHAKY = [0.0, 0.1, 0.0, 0.1, 0.0, 0.1]  # a mean of 0.05, a standard error of 0.0224


@pytest.mark.parametrize(("lead", "clear"), [(0.02, True), (0.015, False)])
def test_a_plan_leads_clearly_by_three_standard_errors_deal_by_deal(
    lead: float, clear: bool
) -> None:
    best = tried(0, [0.5 + lead + value for value in SHAKY])
    assert exceeds(best, tried(1, [0.5] * FIRST_LOOK)) is clear
    assert not exceeds(best, tried(1, [0.5] * (FIRST_LOOK - 1))), "too few deals"


def settled_search(others: float) -> tuple[Search, Tried]:
    """A search in which every answer was tried; all but the first do as well as given."""
    found = search(asked(), Level())
    best = tried(0, [0.6] * FIRST_LOOK)
    found.tried.append(best)
    for answer in range(1, len(found.found)):
        found.tried.append(tried(answer, [others] * FIRST_LOOK))
    found.looks = 40
    return found, best


@pytest.mark.interpreted_only
def test_the_choice_is_clear_once_every_answer_was_tried_and_does_worse() -> None:
    found, best = settled_search(0.5)
    tries = 2 * len(found.found)
    assert found.is_clear(best, tries) and not found.is_clear(best, tries - 1)
    level, best = settled_search(0.6)
    assert not level.is_clear(best, tries), "they are as good"
    some, best = settled_search(0.5)
    some.tried.pop()
    assert not some.is_clear(best, tries), "one was not tried"


@pytest.mark.interpreted_only
def test_the_choice_is_clear_where_the_no_other_has_looked_better_for_long() -> None:
    found, best = settled_search(0.6)
    found.doubted_at = 10
    assert found.is_clear(best, 31) and not found.is_clear(best, 30)


def test_what_is_clear_is_answered_early_and_for_the_same_seed_the_same() -> None:
    seen = asked(BIDS, "short", 2)
    found = [search(seen, evaluation_of(BIDS)).think(Budget(sims=100_000)) for _ in range(2)]
    assert found[0].sims == found[1].sims < 10_000
    assert found[0].action.key() == found[1].action.key()


# In the time of others


def pondered(sims: int, first: int = 1) -> list[Hunch]:
    s = find_game("eagles").setup("quatre-bras", {})
    play_random(s, Rng(3), 20)
    settle_throws(s, Rng(3))
    assert isinstance(s.pending, Decision)
    shown = Shown(find_game("eagles"), s, 1 - s.pending.seat, Rng(1))
    return ponder("marshal", shown, Budget(sims=sims), first)


def test_moods_that_do_better_come_best_first_and_for_the_same_start_the_same() -> None:
    found = pondered(150)
    gains = [one.gain for one in found]
    assert 0 < len(found) <= MOST and gains == sorted(gains, reverse=True) and gains[-1] > 0.0
    assert [(one.mood, one.gain) for one in found] == [
        (one.mood, one.gain) for one in pondered(150)
    ]
    assert {one.mood for one in found}.isdisjoint(one.mood for one in pondered(150, 5000))
    assert not pondered(2 * FIRST_LOOK - 1), "too few simulations for a single mood"


def test_only_the_best_few_moods_are_kept() -> None:
    kept = best_of([Hunch(mood, mood / 100) for mood in range(20)])
    assert [one.mood for one in kept] == list(range(19, 19 - MOST, -1))


@pytest.mark.interpreted_only
def test_a_search_begins_with_the_moods_it_is_given_and_then_takes_its_own() -> None:
    found = search(asked(), Level())
    own = [found.challenger(number).plan.mood for number in range(1, 7)]
    found.hunches = [777, 888]
    given = [found.challenger(number).plan.mood for number in range(1, 7)]
    assert given[1::2] == [777, 888, own[5]] and given[::2] == own[::2]


def test_the_marshal_alone_ponders_and_others_are_reminded_of_nothing() -> None:
    assert [name for name in LEVELS if ponders(name)] == ["marshal"] and ponders("marshal-bold")
    seen = asked(find_game("eagles"), "quatre-bras", 40)
    for name in LEVELS:
        plain = make(name, 5).think(seen, Budget(sims=12))
        none = reminded(make(name, 5), []).think(seen, Budget(sims=12))
        assert plain.action.key() == none.action.key() and plain.win == none.win


# Yardsticks


@pytest.mark.parametrize("name", YARDSTICKS)
def test_a_yardstick_keeps_to_its_simulations_and_repeats_itself(name: str) -> None:
    seen = asked(find_game("eagles"), "ligny", 30)
    for sims in (1, 8, 60):
        first, again = (make(name, 5).think(seen, Budget(sims=sims)) for _ in range(2))
        assert first.sims == again.sims == sims
        assert first.action.key() == again.action.key() and first.win == again.win


def test_flat_rollouts_play_most_what_does_best() -> None:
    flat = Flat(asked(), Backwards, evaluation_of(BIDS), 1.0, 1, 1)
    thought = flat.think(Budget(sims=300))
    best = max(flat.tried, key=lambda one: one.mean())
    assert thought.action.key() == flat.found[best.answer].action.key()
    assert len(best.chances) == max(len(one.chances) for one in flat.tried)


def test_the_tree_finds_what_wins_more_and_goes_three_answers_deep() -> None:
    seen = asked(find_game("eagles"), "ligny", 30)
    tree = search_of(seen, 1, search=Tree)
    assert isinstance(tree, Tree)
    tree.think(Budget(sims=200))
    assert tree.shallowest >= 3 and tree.answers >= 3 * 200
    better = Tree(asked(), Backwards, evaluation_of(BIDS), 1.0, 1, 1).think(Budget(sims=2000))
    worst = min(asked().legal(), key=lambda action: action.key())
    assert better.action.key() != worst.key()
