"""EAGLES: Waterloo as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.decision import Action
from ...kernel.dice import Rng
from ...kernel.event import Event
from ...kernel.game import Game, GameInfo, Verdict
from ...kernel.refusal import Refusal
from ...kernel.state import State
from .cards import battles
from .events import Happened, redacted
from .flow import battle
from .invariants import problems
from .notation import notate, parse
from .options import OPTIONS
from .position import read, write
from .sequence import new_battle
from .table import draw
from .view import determinize, view
from .words import explain, label, narrate, prompt

INFO: Final = GameInfo(
    key="eagles",
    name="EAGLES: Waterloo",
    version="1",
    seats=["french", "allied"],
    scenarios=list(battles()),
    options=OPTIONS,
)


class Eagles(Game):
    """Chapters 1 to 15 of the rulebook, behind the contract of every game."""

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return new_battle(scenario, options)

    def verdict(self, s: State) -> Verdict | None:
        b = battle(s)
        if not b.finished:
            return None
        return Verdict(b.winner if b.winner >= 0 else None, b.ending)

    def view(self, s: State, seat: int | None) -> str:
        return view(battle(s), seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        assert isinstance(event, Happened)
        return redacted(event, seat)

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        return determinize(battle(s), seat, rng)

    def parse(self, s: State, text: str) -> Action:
        return parse(battle(s), text)

    def notate(self, s: State, action: Action) -> str:
        return notate(battle(s), action)

    def read(self, text: str) -> State:
        return read(text)

    def write(self, s: State) -> str:
        return write(battle(s))

    def problems(self, s: State) -> list[str]:
        return problems(battle(s))

    def prompt(self, s: State, seat: int | None, lang: str) -> str:
        return prompt(battle(s), seat, lang)

    def narrate(self, s: State, event: Event, lang: str) -> str:
        assert isinstance(event, Happened)
        return narrate(battle(s), event, lang)

    def explain(self, refusal: Refusal, lang: str) -> str:
        return explain(refusal, lang)

    def label(self, cite: str, lang: str) -> str:
        return label(cite, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return draw(battle(s), seat, lang)


GAME: Final = Eagles(INFO)
