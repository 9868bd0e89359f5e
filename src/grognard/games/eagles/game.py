"""EAGLES: Waterloo as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import FULL, Dice, Forecast, Piece, Rules, Sheet, Warning
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import Game, GameInfo, Verdict
from grognard.kernel.ledger import Ledger
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb

from .invariants import problems
from .model.actions import VERBS
from .model.cards import battles
from .model.events import EVENTS, Happened, redacted
from .model.flow import battle
from .model.options import OPTIONS
from .model.pieces import PHASES
from .screen.captions import caption
from .screen.catalogue import catalogue
from .screen.event_links import cite_of, dice_of, places_of
from .screen.forecast import forecast
from .screen.rulebook import LEDGER
from .screen.rules_in_words import heading, rules
from .screen.sheet import sheet
from .screen.text_map import draw
from .screen.warnings import warnings
from .screen.words import describe_action, narrate, prompt, question, side_name, spell
from .sequence import new_battle
from .text.notation import notate, parse
from .text.position import read, write
from .text.taken_apart import take_apart
from .text.writing import write_open
from .view import determinize, view

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

    def verbs(self) -> list[Verb]:
        return VERBS

    def take_apart(self, s: State, action: Action) -> Said:
        return take_apart(battle(s), action)

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

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def cite(self, s: State, event: Event) -> str:
        assert isinstance(event, Happened)
        return cite_of(battle(s), event)

    def places(self, event: Event) -> list[str]:
        assert isinstance(event, Happened)
        return places_of(event)

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

    def turn_key(self, s: State) -> int:
        """Each side has its turn in every turn of the battle."""
        b = battle(s)
        return 2 * b.turn + b.active


GAME: Final = Eagles(INFO)
