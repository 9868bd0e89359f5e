"""Players are asked at every question, in portions, and a player that answers wrongly is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.agents import AT_ONCE, Budget
from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.game import Game
from grognard.kernel.state import State
from tools import thoughts
from tools.thoughts import Illegal, battle, known, main, players


class Pupil:
    """Gives the first answer, or one that was legal at the first question and is no more."""

    def __init__(self, name: str, stubborn: bool) -> None:
        self.stubborn = stubborn
        self.first: Action | None = None

    def answer(self, game: Game, s: State, seat: int, budget: Budget) -> Action:
        assert isinstance(s.pending, Decision)
        self.first = self.first or s.pending.legal(s)[0]
        return self.first if self.stubborn else s.pending.legal(s)[0]


def test_each_kind_of_player_is_asked_once() -> None:
    assert players("eagles") == ["conscript", "soldier", "veteran", "flat", "tree"]
    assert {"soldier-bold", "veteran-careful"} < set(players("march"))


def test_an_answer_that_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "seated", lambda name, seed: Pupil(name, name == "stubborn"))
    eagles = find_game("eagles")
    assert battle(eagles, "quatre-bras", 1, ["good", "better"], 8) > 20
    with pytest.raises(Illegal, match="stubborn in quatre-bras, deal 1"):
        battle(eagles, "quatre-bras", 1, ["good", "stubborn"], 8)


def test_who_searches_has_simulations_and_others_answer_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets: dict[str, Budget] = {}

    class Asked(Pupil):
        def __init__(self, name: str) -> None:
            super().__init__(name, stubborn=False)
            self.name = name

        def answer(self, game: Game, s: State, seat: int, budget: Budget) -> Action:
            budgets[self.name] = budget
            return super().answer(game, s, seat, budget)

    monkeypatch.setattr(thoughts, "seated", lambda name, seed: Asked(name))
    battle(find_game("eagles"), "quatre-bras", 1, players("eagles"), 8)
    assert budgets["conscript"] is AT_ONCE and budgets["soldier"] is AT_ONCE
    assert {budgets[name].sims for name in ("veteran", "flat", "tree")} == {8}


def test_a_run_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thoughts, "battle", lambda *told: 100)
    path = tmp_path / "eagles.thoughts"
    assert main(["--decisions", "300", "--results", str(path)]) == 0
    first = known(path)
    assert sum(first.values()) == 300
    assert main(["--decisions", "500", "--results", str(path)]) == 0
    assert list(known(path))[:3] == list(first) and sum(known(path).values()) == 500
    assert "500 decisions of each of conscript" in capsys.readouterr().out
