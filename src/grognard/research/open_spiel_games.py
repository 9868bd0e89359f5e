"""Every game as an OpenSpiel Python game: importing this module registers `grognard_<game>`.

Chance is explicit: dice are nodes with their outcomes and weights; of a deal each card is a node,
since a whole one has more outcomes than can be listed.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np

from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.kernel.dice import Deal, Throw

from .encoding import ANSWERS, FEATURES, Features, seen_text
from .play import Play, begin

pyspiel: Final[Any] = import_module("pyspiel")  # a binary without types

MOST_OUTCOMES: Final = 1024
MOST_DECISIONS: Final = 100_000
PREFIX: Final = "grognard_"


def game_type(key: str) -> Any:
    info = find_game(key).info
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(info.seats),
        min_num_players=len(info.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"battle": info.scenarios[0], "options": ""},
    )


def game_info(key: str) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=ANSWERS,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=len(find_game(key).info.seats),
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_DECISIONS,
    )


def options_in(text: str) -> dict[str, str]:
    """`turns:5 decoys:on` as options; OpenSpiel writes games as text, where `=` is its own."""
    return {key: value for key, _, value in (word.partition(":") for word in text.split())}


class GrognardGame(pyspiel.Game):  # type: ignore[misc]
    """A battle. Parameters: `battle`, and `options` as `key:value`, separated by spaces."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(game_type(self.key), game_info(self.key), params or {})

    def new_initial_state(self) -> GrognardState:
        asked = self.get_parameters()  # not kept by ourselves: pickle brings nothing else along
        options = options_in(asked.get("options", ""))
        return GrognardState(self, begin(self.key, asked.get("battle"), options))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GrognardObserver:
        return GrognardObserver()


class GrognardState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: GrognardGame, play: Play) -> None:
        super().__init__(game)
        self.play = play
        self.cards: list[int] = []  # of a deal, as far as it has gone

    def current_player(self) -> int:
        if self.play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.play.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.answers()) if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        throw = self.throw()
        if isinstance(throw, Deal):
            left = [card for card in range(throw.count) if card not in self.cards]
            return [(card, 1 / len(left)) for card in left]
        ways = throw.outcomes()
        whole = sum(weight for _, weight in ways)
        return [(number, weight / whole) for number, (_, weight) in enumerate(ways)]

    def throw(self) -> Throw:
        throw = self.play.s.pending
        assert isinstance(throw, Throw)
        return throw

    def _apply_action(self, action: int) -> None:
        if self.play.seat is not None:
            self.play.take(action)
            return
        throw = self.throw()
        if not isinstance(throw, Deal):
            self.play.settle(throw.outcomes()[action][0])
            return
        self.cards.append(action)
        if len(self.cards) == throw.take:
            faces = [card + 1 for card in self.cards]
            self.cards = []
            self.play.settle(throw.read(faces))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.throw().cite}: {action}"
        return self.play.game.notate(self.play.s, self.play.answers()[action])

    def is_terminal(self) -> bool:
        return self.play.is_over

    def returns(self) -> list[float]:
        return self.play.rewards()

    def __str__(self) -> str:
        cards = f"\ndealt {self.cards}" if self.cards else ""
        return self.play.game.write(self.play.s) + cards


class GrognardObserver:
    """What a seat sees, as PettingZoo agents see it."""

    def __init__(self) -> None:
        self.tensor: Features = np.zeros(FEATURES, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: GrognardState, player: int) -> None:
        self.tensor[:] = state.play.features(player)

    def string_from(self, state: GrognardState, player: int) -> str:
        return seen_text(state.play.game, state.play.s, player)


def game_class(key: str) -> type[GrognardGame]:
    return type(f"Grognard_{key}", (GrognardGame,), {"key": key})


for _key in PACKAGES:
    _class = game_class(_key)
    globals()[_class.__name__] = _class  # where pickle looks for it
    if PREFIX + _key not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_key), _class)
