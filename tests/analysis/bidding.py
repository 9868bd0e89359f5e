"""A small battle of bids with one clear mistake, its evaluation and its player."""

from __future__ import annotations

from typing import Final

from grognard.agents import Proposal, Staff
from grognard.agents.thought import ranked
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.records.record import Record
from grognard.kernel.records.replay import Recorder, begin
from grognard.kernel.state import State
from tests.kernel.games.tinygame import BIDS, Bid, table

MISTAKE: Final = 5  # the line where south throws the last trick away


class ByTricks:
    """Each trick is worth a fifth of the game."""

    def win(self, s: State, seat: int) -> float:
        score = table(s).score
        return 0.5 + 0.2 * (score[seat] - score[1 - seat])


class Highest(Staff):
    """Bids its highest card."""

    def proposals(self, s: State, decision: Decision) -> list[Proposal]:
        actions = decision.legal(s)
        return ranked(actions, [worth(action) for action in actions])


def worth(action: Action) -> float:
    return float(action.card) if isinstance(action, Bid) else 0.0


def highest(_: int) -> Highest:
    return Highest()


def one_mistake() -> Record:
    """One trick each; then south lays its 1 instead of its 7."""
    recorder = begin(BIDS, "short", {"hand": "2"})
    recorder.settle([6, 4, 3, 2])  # north 5 and 2, south 3 and 1
    say(recorder, "bid c5", "bid c3", [6], [1], [2], [2])  # they draw 4 and 6
    say(recorder, "bid c6", "bid c2", [6], [1], [2], [1])  # south draws 7, north the joker
    say(recorder, "bid c4", "bid c1", "keep", [3], [3])
    assert recorder.record.ending
    return recorder.record


def say(recorder: Recorder, *said: str | list[int]) -> None:
    """Answers, and faces of dice and draws."""
    for one in said:
        if isinstance(one, str):
            recorder.act(BIDS.parse(recorder.state, one))
        else:
            recorder.settle(one)


def random_record(seed: int) -> Record:
    """A battle in which both sides answer at random."""
    rng = Rng(seed)
    recorder = begin(BIDS, "long", {"hand": "3"})
    while isinstance(recorder.state.pending, Decision | Throw):
        wait = recorder.state.pending
        if isinstance(wait, Throw):
            recorder.settle(wait.sample(rng))
        else:
            recorder.act(wait.draw(recorder.state, rng))
    return recorder.record
