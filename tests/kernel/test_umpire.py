"""The umpire runs procedures to the next wait, and no further."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Decision
from grognard.kernel.dice import Die, Rng
from grognard.kernel.procedure import DONE
from grognard.kernel.refusal import IllegalAction
from grognard.kernel.state import State
from grognard.kernel.umpire import (
    advance,
    answer,
    ask_again,
    begin,
    decline_all,
    legal_actions,
    play_random,
    settle,
    submit,
)
from tests.kernel.games.flows import TOO_HIGH, Diary, Say, Toss, new_diary
from tests.kernel.games.tinygame import BIDS, Bid


def asked() -> Diary:
    s = new_diary()
    advance(s)
    return s


def test_it_stops_at_a_decision() -> None:
    s = new_diary()
    step = advance(s)
    assert step is s.pending
    assert isinstance(step, Decision)


def test_it_runs_a_called_procedure_and_comes_back() -> None:
    s = asked()
    assert isinstance(answer(s, Say(2)), Die)
    settle(s, 4)
    assert isinstance(settle(s, 6), Decision)
    assert s.lines == ["said 2", "threw 4", "threw 6"]
    assert len(s.stack) == 1


def test_a_procedure_begun_at_once_continues_from_the_stack() -> None:
    s = Diary()
    toss = Toss(1)
    assert isinstance(begin(s, toss), Die)
    assert s.stack == [toss]
    assert settle(s, 5) is DONE
    assert s.lines == ["threw 5"]


def test_a_procedure_that_is_over_at_once_never_comes_on_to_the_stack() -> None:
    s = asked()
    assert begin(s, Toss(0)) is DONE
    assert len(s.stack) == 1


def test_it_is_done_when_the_stack_is_empty() -> None:
    s = asked()
    assert answer(s, Say(0)) is DONE
    assert s.pending is DONE
    assert s.stack == []


def test_a_finished_state_stops_at_that_instant() -> None:
    s = asked()
    assert answer(s, Say(3)) is DONE
    assert s.stack == []
    assert s.lines == ["said 3"]


def test_a_refused_answer_raises_and_changes_nothing() -> None:
    s = asked()
    wait = s.pending
    with pytest.raises(IllegalAction) as caught:
        submit(s, Say(4))
    assert caught.value.refusal is TOO_HIGH
    assert s.pending is wait
    assert (s.lines, s.action, s.stack[0].stage) == ([], None, 1)


def test_a_legal_answer_is_taken() -> None:
    s = asked()
    submit(s, Say(1))
    assert s.lines == ["said 1"]


def test_a_restored_stack_asks_again() -> None:
    s = asked()
    answer(s, Say(2))
    settle(s, 4)
    s.pending = DONE
    assert isinstance(ask_again(s), Die)
    assert s.stack[-1].stage == 2


def test_an_empty_stack_has_nothing_to_ask() -> None:
    assert ask_again(Diary()) is DONE


def test_the_legal_actions_are_those_of_the_pending_decision() -> None:
    assert [a.key() for a in legal_actions(asked())] == [(0,), (1,), (2,), (3,)]


def test_random_play_ends_with_the_game() -> None:
    s = asked()
    made = play_random(s, Rng(1), 1000)
    assert s.pending is DONE
    assert made == sum(line.startswith("said") for line in s.lines)


def test_random_play_stops_at_its_limit() -> None:
    s = asked()
    assert play_random(s, Rng(1), 0) == 0
    assert s.lines == []


class Secret(Decision):
    """A hidden question that cannot be declined."""

    def __init__(self) -> None:
        super().__init__(0, "a secret", hidden=True)


def asks_in_secret(s: State) -> bool:
    return isinstance(s.pending, Decision) and s.pending.hidden


def test_hidden_questions_are_declined_up_to_the_next_open_one() -> None:
    s = BIDS.read(
        "short 2\nc2 c6 c7 c1\n\nc0 c5\nc3 c4\n-1 -1\n0 0\n0 0\n0 0\nMatch 2\nTrick 1 0 0\n"
    )
    answer(s, Bid(5))
    answer(s, Bid(3))
    assert asks_in_secret(s)
    decline_all(s)
    assert isinstance(s.pending, Die)


def test_what_cannot_be_declined_is_left_waiting() -> None:
    s = asked()
    decline_all(s)
    assert isinstance(s.pending, Decision) and not s.pending.hidden
    s.pending = Secret()
    decline_all(s)
    assert isinstance(s.pending, Secret)
