"""The log's losses show every loss: what an army loses is reported by an event with a weight."""

from __future__ import annotations

import pytest

from grognard.games import shipped
from grognard.kernel.aids import RETURNED
from grognard.kernel.event import PLAIN, Event
from grognard.kernel.game import Game
from grognard.kernel.state import State
from tests.golden_battles import OTHERS, SHORT, battle, lines
from tests.nightly import some_by_day


def is_shown(game: Game, s: State, event: Event) -> bool:
    """Whether the losses of the log have it."""
    return game.kind_of(event).weight != PLAIN and game.narrate(s, event, "en") != ""


def is_costly(game: Game, s: State, event: Event) -> bool:
    """Whether it takes something; a piece that comes back, such as men who rally, takes nothing."""
    loss = game.loss(s, event)
    return loss is not None and loss.fate != RETURNED


def test_a_battle_of_every_game_is_looked_at_in_every_run() -> None:
    assert {name.split("/")[0] for name in SHORT} == {game.info.key for game in shipped()}


@pytest.mark.parametrize("name", some_by_day([*SHORT, *OTHERS], len(SHORT)))
def test_what_costs_something_is_among_the_losses_of_the_log(name: str) -> None:
    game, record = battle(name)
    costly = [
        (s, event)
        for s, events in lines(game, record)
        for event in events
        if is_costly(game, s, event)
    ]
    assert [
        game.narrate(s, event, "en") for s, event in costly if not is_shown(game, s, event)
    ] == []


@pytest.mark.parametrize("name", some_by_day([*SHORT, *OTHERS], len(SHORT)))
def test_no_army_grows_smaller_without_a_loss_in_the_log(name: str) -> None:
    game, record = battle(name)
    before: list[int] = []
    fallen = 0
    for number, (s, events) in enumerate(lines(game, record)):
        strengths = [game.strength(s, seat) for seat in range(len(game.info.seats))]
        if any(now < then for now, then in zip(strengths, before, strict=False)):
            fallen += 1
            assert any(is_shown(game, s, event) for event in events), f"line {number}"
        before = strengths
    if name in SHORT:
        assert fallen > 0
