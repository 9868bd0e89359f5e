"""The nearest of several reasons, for a try that may mean several actions."""

from __future__ import annotations

import pickle

import pytest

from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Game
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import LIMIT, MEANS, MOMENT, PIECE, TARGET, BadNotation, Refusal
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb
from tests.kernel.games import tinygame

TOLD = {
    "now": Refusal("1 now", MOMENT),
    "piece": Refusal("2 piece", PIECE),
    "limit": Refusal("3 limit", LIMIT),
    "target": Refusal("4 target", TARGET),
    "means": Refusal("5 means", MEANS),
}


class Try(Action):
    """One way to mean a try, refused by what it is called; "may" is allowed."""

    def __init__(self, verb: str, told: str) -> None:
        self.verb, self.told = verb, told


class Asked(Decision):
    def candidates(self, s: State) -> list[Action]:
        return [Try("fire", "may"), Try("move", "limit")]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        assert isinstance(action, Try)
        return TOLD.get(action.told)


class Trying(Game):
    def verbs(self) -> list[Verb]:
        return [Verb(word, [], {}) for word in ("fire", "move")]

    def parse(self, s: State, text: str) -> Action:
        raise BadNotation(0, text, "expected an order")

    def take_apart(self, s: State, action: Action) -> Said:
        assert isinstance(action, Try)
        return Said("", action.verb, "b1", "f1" if action.verb == "fire" else "home")


GAME = Trying(tinygame.BIDS.info)


@pytest.fixture
def s() -> State:
    state = State()
    state.pending = Asked(0, "1 asked")
    return state


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("means target", "target"),
        ("target limit means", "limit"),
        ("limit piece", "piece"),
        ("piece now target", "now"),
    ],
)
def test_the_widest_reason_is_the_nearest(s: State, tried: str, told: str) -> None:
    found = nearest(GAME, s, [Try("move", word) for word in tried.split()])
    assert found is not None and found[1] is TOLD[told]


def test_between_equals_the_first_verb_comes_first(s: State) -> None:
    move, fire = Try("move", "target"), Try("fire", "target")
    assert nearest(GAME, s, [move, fire]) == (fire, TOLD["target"])


def test_what_may_be_done_in_one_way_is_not_refused(s: State) -> None:
    may = Try("fire", "may")
    assert nearest(GAME, s, [Try("move", "now"), may]) is None
    assert allowed(s, [Try("move", "now"), may]) == [may]


def test_a_piece_and_its_target_mean_the_answers_worth_asking_about(s: State) -> None:
    assert [type(action) for action in meant(GAME, s, "b1")] == [Try, Try]
    (only,) = meant(GAME, s, "b1 > f1")
    assert isinstance(only, Try) and only.verb == "fire"
    for text in ("b2", "b1 > f2", "hello"):
        with pytest.raises(BadNotation):
            meant(GAME, s, text)


def test_a_refusal_keeps_what_it_bars_on_its_way_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(Refusal("1 now", MOMENT, "later")))
    assert (again.cite, again.bars, again.why) == ("1 now", MOMENT, "later")
