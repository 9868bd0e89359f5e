"""A game of battles between two sides, behind the contract of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grognard.kernel.aids import (
    FULL,
    Dice,
    Forecast,
    Loss,
    Rules,
    Sheet,
    Stakes,
    Thrower,
    ThrowKind,
)
from grognard.kernel.charts.book import ChartBook, ListedUnit
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import GameInfo, Verdict
from grognard.kernel.rulebook.ledger import Ledger
from grognard.kernel.sealed import forget_others
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb
from grognard.table.terrain import Ground

from .armies.army_rules import ArmyRules
from .battle.happened import Happened
from .battle.state import BattleState
from .bodies import NOBODY, Body
from .contract.army import ArmyList
from .contract.board import Board, Prize, TablePiece
from .contract.measure import Measure
from .contract.reach import Reach
from .game import MiniaturesGame
from .scenarios.scenario_files import ScenarioFiles
from .screen.battle_hooks import BattleHooks
from .screen.battle_words import question

B = TypeVar("B", bound=BattleState)


def happened(event: Event) -> Happened:
    assert isinstance(event, Happened)
    return event


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleGame(MiniaturesGame, Generic[B]):
    """Nothing is hidden but sealed answers. A game fills the hooks, and adds what only it has."""

    def __init__(self, info: GameInfo, hooks: BattleHooks[B]) -> None:
        super().__init__(info)
        self.hooks: Final = hooks

    def battle(self, s: State) -> B:
        return self.hooks.battle(s)

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return self.hooks.setup(scenario, options)

    def verdict(self, s: State) -> Verdict | None:
        b = self.battle(s)
        if not b.finished:
            return None
        return Verdict(b.winner if b.winner != NOBODY else None, b.ending)

    def open_view(self, s: State) -> str:
        return self.view(s, None)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        other = s.clone()
        forget_others(other, seat)
        return other

    def problems(self, s: State) -> list[str]:
        return self.hooks.problems(self.battle(s))

    def moment(self, s: State) -> tuple[int, str]:
        b = self.battle(s)
        return b.turn, self.hooks.words.table.phases[b.phase]

    # Text

    def parse(self, s: State, text: str) -> Action:
        return self.hooks.parse(self.battle(s), text)

    def notate(self, s: State, action: Action) -> str:
        return self.hooks.notate(self.battle(s), action)

    def verbs(self) -> list[Verb]:
        return self.hooks.verbs

    def take_apart(self, s: State, action: Action) -> Said:
        return self.hooks.take_apart(self.battle(s), action)

    def attempts(self, s: State, piece: str, target: str) -> list[Action]:
        tries = self.hooks.attempts(self.battle(s), piece, target)
        return super().attempts(s, piece, target) + tries

    # What people read

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        return self.hooks.prompt(self.battle(s), seat, lang, naming)

    def question(self, s: State, seat: int | None) -> str:
        return question(self.battle(s))

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        return self.hooks.words.narrate(self.battle(s), happened(event), lang, naming)

    def opening(self, s: State, event: Event, lang: str) -> str:
        return self.hooks.words.opening(self.battle(s), happened(event), lang)

    def spell(self, s: State, text: str, lang: str, naming: int) -> str:
        return self.hooks.words.spell(self.battle(s), text, lang, naming)

    def describe(self, s: State, action: Action, lang: str) -> str:
        return self.hooks.describe(self.battle(s), action, lang)

    def caption(self, s: State, name: str, lang: str) -> str:
        return self.hooks.caption(self.battle(s), name, lang)

    def seat_name(self, s: State, seat: int, lang: str) -> str:
        return self.hooks.words.side_name(self.battle(s), seat, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return self.hooks.text_map(self.battle(s), lang)

    def sheet(self, s: State, seat: int | None, name: str, lang: str, naming: int = FULL) -> Sheet:
        return self.hooks.sheet(self.battle(s), name, lang, naming)

    def forecast(
        self, s: State, action: Action, lang: str, naming: int = FULL
    ) -> tuple[Forecast | None, Forecast | None]:
        return self.hooks.forecast(self.battle(s), action, lang, naming)

    def stakes(self, s: State, seat: int | None, lang: str) -> Stakes | None:
        return self.hooks.stakes(self.battle(s), seat, lang)

    def victory(self, s: State, seat: int, lang: str) -> str:
        return self.hooks.words.victory(self.battle(s), seat, lang)

    def ending(self, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
        return self.hooks.words.ending(self.battle(s), reader, lang)

    # The rulebook, and charts for people with real figures

    def ledger(self) -> Ledger:
        return self.hooks.ledger

    def heading(self, cite: str, lang: str) -> str:
        return self.hooks.heading(cite, lang)

    def rules(self, lang: str) -> Rules:
        return self.hooks.ledger.in_words(lang, self.hooks.chapter_title)

    def charts(self) -> ChartBook | None:
        return self.hooks.charts

    def listed_units(self, s: State, lang: str) -> list[ListedUnit]:
        return self.hooks.listed_units(self.battle(s), lang)

    def listed_army(self, army: ArmyList, lang: str) -> list[ListedUnit]:
        return self.hooks.listed_army(army, lang)

    # Events and dice

    def events(self) -> dict[str, EventKind]:
        return self.hooks.words.events

    def cite(self, s: State, event: Event) -> str:
        what = happened(event)
        if what.what == "ended":
            return self.battle(s).ending
        if what.what == "phase":
            return self.hooks.phase_cites[what.args[0]]
        return super().cite(s, event)

    def places(self, event: Event) -> list[str]:
        """Where it happened, as orders write a place; of a shot, from where to where."""
        kind, text = self.kind_of(event), self.hooks.words.table.lengths.point_text
        numbers = [kind.number(event, name) for name in kind.points]
        return [text(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]

    def dice(self, s: State, faces: list[int]) -> Dice:
        return self.hooks.dice(self.battle(s), faces)

    def strength(self, s: State, seat: int) -> int:
        return self.hooks.strength(self.battle(s), seat)

    def strength_name(self, lang: str) -> str:
        return self.hooks.words.table.say(lang, "strength-name")

    def loss(self, s: State, event: Event) -> Loss | None:
        return self.hooks.loss(self.battle(s), happened(event))

    def fate(self, key: str, lang: str) -> str:
        return self.hooks.words.table.say(lang, "fate", fate=key)

    def thrower(self, s: State) -> Thrower | None:
        return self.hooks.thrower(self.battle(s))

    def throw_kinds(self, lang: str) -> list[ThrowKind]:
        return self.hooks.kinds_of_throws(lang)

    # The table

    def board(self, s: State, lang: str) -> Board:
        return self.hooks.board(self.battle(s), lang)

    def ground(self, s: State) -> Ground:
        return self.battle(s).common().ground

    def bodies(self, s: State) -> list[Body]:
        return self.hooks.bodies(self.battle(s))

    def figures(self, s: State, seat: int | None) -> list[TablePiece]:
        return self.hooks.figures(self.battle(s))

    def reach(self, s: State, action: Action, lang: str) -> Reach | None:
        return self.hooks.reach(self.battle(s), action, lang)

    def measure(self, s: State, seat: int | None, text: str, lang: str) -> Measure:
        return self.hooks.measure(self.battle(s), text, lang)

    def objectives(self, s: State, lang: str) -> list[Prize]:
        return self.hooks.prizes(self.battle(s), lang)

    # Scenarios and armies

    def scenario_files(self) -> ScenarioFiles:
        return self.hooks.scenarios

    def army_rules(self) -> ArmyRules:
        return self.hooks.army_rules

    def army_keys(self) -> list[str]:
        return list(self.hooks.army_keys)

    def open_battles(self) -> list[str]:
        return list(self.hooks.open_battles)
