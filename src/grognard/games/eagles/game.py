"""EAGLES: Waterloo as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grognard.kernel.aids import (
    FULL,
    Dice,
    Forecast,
    Loss,
    Piece,
    Rules,
    Sheet,
    Stakes,
    Thrower,
    ThrowKind,
    Warning,
)
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import Game, GameInfo, Verdict
from grognard.kernel.lists import ListChange, ListCheck, ListForm
from grognard.kernel.rulebook.ledger import Ledger
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb

from . import battle_report
from .invariants import problems
from .model.actions import VERBS
from .model.cards import battles
from .model.events import EVENTS, Happened, redacted
from .model.flow import battle
from .model.options import OPTIONS
from .model.own_cards import FILE as CARD_LIST
from .model.own_cards import carried
from .model.pieces import PHASES
from .screen.captions import caption
from .screen.card_forms import card_check, card_form
from .screen.catalogue import catalogue, own_pieces
from .screen.event_links import cite_of, dice_of, places_of
from .screen.forecast import depends_on_hidden, forecast
from .screen.rulebook import LEDGER
from .screen.rules_in_words import heading, rules
from .screen.sheet import sheet
from .screen.stakes import stakes
from .screen.text_map import draw
from .screen.warnings import warnings
from .screen.words import (
    describe_action,
    dice_result,
    ending_words,
    narrate,
    opening,
    prompt,
    question,
    say,
    side_name,
    spell,
    thrown_for,
    victory,
)
from .sequence import new_battle
from .text.attempts import attempts
from .text.notation import notate, parse
from .text.position import read, write
from .text.taken_apart import take_apart
from .text.writing import write_open
from .view import determinize, view


def info(version: str) -> GameInfo:
    return GameInfo(
        key="eagles",
        name="EAGLES: Waterloo",
        version=version,
        seats=["french", "allied"],
        scenarios=list(battles()),
        options=OPTIONS,
    )


class Eagles(Game):
    """Chapters 1 to 15 of the rulebook, behind the contract of every game.

    `amended` battles are fought by version 2 of the rules (`Setting` says what differs).
    """

    def __init__(self, info: GameInfo, amended: bool) -> None:
        super().__init__(info)
        self.amended: Final = amended

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return new_battle(scenario, options, self.amended)

    def portable(self, options: Mapping[str, str]) -> dict[str, str]:
        return carried(options)

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
        return read(text, self.amended)

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

    def attempts(self, s: State, piece: str, target: str) -> list[Action]:
        return attempts(battle(s), piece, target)

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

    def list_form(self, option: str, lang: str) -> ListForm:
        return card_form(lang) if option == CARD_LIST else super().list_form(option, lang)

    def list_check(
        self, option: str, text: str, changes: Sequence[ListChange], lang: str
    ) -> ListCheck:
        if option != CARD_LIST:
            return super().list_check(option, text, changes, lang)
        return card_check(text, changes, lang)

    def own_pieces(self, s: State) -> list[Piece]:
        return own_pieces(battle(s))

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

    def dice_result(self, cite: str, mark: str, count: int, lang: str) -> str:
        return dice_result(cite, mark, count, lang)

    def thrown_for(self, cite: str, lang: str) -> str:
        return thrown_for(cite, lang)

    def opening(self, s: State, event: Event, lang: str) -> str:
        assert isinstance(event, Happened)
        return opening(battle(s), event, lang)

    def stakes(self, s: State, seat: int | None, lang: str) -> Stakes:
        return stakes(battle(s), seat, lang)

    def heading(self, cite: str, lang: str) -> str:
        return heading(cite, lang)

    def forecast(
        self, s: State, action: Action, lang: str, naming: int = FULL
    ) -> tuple[Forecast | None, Forecast | None]:
        return forecast(battle(s), action, lang, naming)

    def depends_on_hidden(self, s: State, action: Action) -> bool:
        return depends_on_hidden(battle(s), action)

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

    def victory(self, s: State, seat: int, lang: str) -> str:
        return victory(seat, lang)

    def ending(self, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
        return ending_words(battle(s), reader, lang)

    def strength(self, s: State, seat: int) -> int:
        return battle_report.strength(battle(s), seat)

    def strength_name(self, lang: str) -> str:
        return say(lang, "strength-name")

    def loss(self, s: State, event: Event) -> Loss | None:
        assert isinstance(event, Happened)
        return battle_report.loss(battle(s), event)

    def fate(self, key: str, lang: str) -> str:
        return say(lang, "fate", fate=key)

    def thrower(self, s: State) -> Thrower | None:
        return battle_report.thrower(battle(s))

    def throw_kinds(self, lang: str) -> list[ThrowKind]:
        return battle_report.throw_kinds(lang)


GAME: Final = Eagles(info("2"), True)
VERSIONS: Final[list[Game]] = [Eagles(info("1"), False), GAME]
