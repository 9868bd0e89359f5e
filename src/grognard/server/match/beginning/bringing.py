"""What those who sit down bring: who fills in which option, and who sees it before the match."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from grognard.kernel.game import Game, Option
from grognard.kernel.shares import CHIEF
from grognard.kernel.state import State

from ..sharing import Given, given_at_first

Place = tuple[int, int]  # a seat, and a chair at it


class Waiting(Protocol):
    """A match that waits, or is about to be made."""

    @property
    def scenario(self) -> str: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def extras(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Bringing:
    """Where the hands of a seat belong to several people, each of them brings for their own."""

    game: Game
    scenario: str
    options: Mapping[str, str]
    given: Given

    @classmethod
    def to(cls, game: Game, match: Waiting) -> Bringing:
        return cls(game, match.scenario, match.options, given_at_first(match.extras))

    def open(self) -> dict[Place, str]:
        """The options that may still be filled in, and by whom."""
        if not self.scenario:
            return {}
        found = self.game.to_bring(self.scenario, self.options, self._divided())
        return {self._place(key): option for key, option in found.items()}

    def stand_ins(self, places: Collection[Place]) -> dict[str, str]:
        """What the game takes for those at these places, who bring nothing."""
        keys = {option for place, option in self.open().items() if place in places}
        if not keys:
            return {}
        found = self.game.stand_ins(self.scenario, self.options, self._divided())
        return {key: value for key, value in found.items() if key in keys}

    def is_seen_by(self, places: Collection[Place], option: Option) -> bool:
        """Whether those at these places may know an option before the match begins."""
        if not option.seat:
            return True
        if option.hand and option.seat in self._divided():
            return self._place(option.hand) in places
        return option.seat in {self.game.info.seats[seat] for seat, _ in places}

    def _divided(self) -> list[str]:
        seats = self.game.info.seats
        return [key for seat, key in enumerate(seats) if len(self._chairs(seat)) > 1]

    def _chairs(self, seat: int) -> set[int]:
        """The chairs that have the hands of a seat; where it has none, its holder's."""
        hands = self.game.hands(seat)
        return {self.given.get((seat, hand), CHIEF) for hand in hands} or {CHIEF}

    def _place(self, key: str) -> Place:
        """Who brings what goes by this key, of a seat or of one of its hands."""
        seats = self.game.info.seats
        if key in seats:
            return seats.index(key), min(self._chairs(seats.index(key)))
        seat = next(seat for seat in range(len(seats)) if key in self.game.hands(seat))
        return seat, self.given.get((seat, key), CHIEF)


def first_of(game: Game, scenario: str, options: Mapping[str, str], position: str) -> State | None:
    """Where a match will begin, as far as all know; None where armies are still to be brought."""
    if not scenario:
        return game.read(position)
    filled = {**game.stand_ins(scenario, options), **options}
    return None if game.to_bring(scenario, filled) else game.setup(scenario, filled)
