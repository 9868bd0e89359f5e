"""EAGLES: Waterloo as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.aids import FULL, Dice, Forecast, Piece, Rules, Sheet, Warning
from ...kernel.decision import Action
from ...kernel.dice import Rng
from ...kernel.event import Event
from ...kernel.game import Game, GameInfo, Verdict
from ...kernel.ledger import Ledger
from ...kernel.state import State
from .captions import caption
from .cards import battles
from .catalogue import catalogue
from .cautions import warnings
from .events import Happened, redacted
from .flow import battle
from .forecast import forecast
from .invariants import problems
from .lawbook import heading, rules
from .lessons import lessons
from .mentions import cite_of, dice_of, places_of, side_of
from .notation import notate, parse
from .options import OPTIONS
from .pieces import PHASES
from .position import read, write
from .rulebook import LEDGER
from .sequence import new_battle
from .sheet import sheet
from .table import draw
from .view import determinize, view
from .words import describe_action, narrate, prompt, question, side_name, spell
from .writing import write_open

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

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        return prompt(battle(s), seat, lang, naming)

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Happened)
        return narrate(battle(s), event, lang, naming)

    def spell(self, s: State, text: str, lang: str, naming: int) -> str:
        return spell(battle(s), text, lang, naming)

    def ledger(self) -> Ledger:
        return LEDGER

    def describe(self, s: State, action: Action, lang: str) -> str:
        return describe_action(battle(s), action, lang)

    def caption(self, s: State, name: str, lang: str) -> str:
        return caption(battle(s), name, lang)

    def seat_name(self, s: State, seat: int, lang: str) -> str:
        return side_name(seat, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return draw(battle(s), seat, lang)

    def catalogue(self) -> list[Piece]:
        return catalogue()

    def rules(self, lang: str) -> Rules:
        return rules(lang)

    def question(self, s: State, seat: int | None) -> str:
        return question(battle(s), seat)

    def cite(self, s: State, event: Event) -> str:
        assert isinstance(event, Happened)
        return cite_of(battle(s), event)

    def places(self, event: Event) -> list[str]:
        assert isinstance(event, Happened)
        return places_of(event)

    def side(self, event: Event) -> int | None:
        assert isinstance(event, Happened)
        return side_of(event)

    def dice(self, s: State, faces: list[int]) -> Dice:
        return dice_of(battle(s), faces)

    def heading(self, cite: str, lang: str) -> str:
        return heading(cite, lang)

    def forecast(
        self, s: State, action: Action, lang: str, naming: int = FULL
    ) -> tuple[Forecast | None, Forecast | None]:
        return forecast(battle(s), action, lang, naming)

    def warnings(self, s: State, action: Action, lang: str) -> list[Warning]:
        return warnings(battle(s), action, lang)

    def sheet(self, s: State, seat: int | None, name: str, lang: str, naming: int = FULL) -> Sheet:
        return sheet(battle(s), seat, name, lang, naming)

    def open_view(self, s: State) -> str:
        return write_open(battle(s))

    def moment(self, s: State) -> tuple[int, str]:
        b = battle(s)
        return b.turn, PHASES[b.phase]

    def lessons(self) -> dict[str, str]:
        return lessons()


GAME: Final = Eagles(INFO)
