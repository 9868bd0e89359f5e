"""What a game of battles fills in, each a function of its own kind of battle, or a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from grognard.kernel.aids import Dice, Forecast, Loss, Sheet, Stakes, Thrower, ThrowKind
from grognard.kernel.charts.book import ChartBook, ListedUnit
from grognard.kernel.decision import Action
from grognard.kernel.rulebook.ledger import Ledger
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb

from ..armies.army_rules import ArmyRules
from ..battle.happened import Happened
from ..battle.state import BattleState
from ..bodies import Body
from ..contract.army import ArmyList
from ..contract.board import Board, Prize, TablePiece
from ..contract.measure import Measure
from ..contract.reach import Reach
from ..scenarios.scenario_files import ScenarioFiles
from .battle_words import BattleWords

B = TypeVar("B", bound=BattleState)
Odds = tuple[Forecast | None, Forecast | None]


@dataclass(frozen=True, kw_only=True)
class BattleHooks(Generic[B]):
    """The methods of the contract say what each is; `battle` takes a state for what it is."""

    battle: Callable[[State], B]

    # Rules
    setup: Callable[[str, Mapping[str, str]], B]
    problems: Callable[[B], list[str]]
    bodies: Callable[[B], list[Body]]
    reach: Callable[[B, Action, str], Reach | None]

    # Text
    verbs: list[Verb]
    parse: Callable[[B, str], Action]
    notate: Callable[[B, Action], str]
    take_apart: Callable[[B, Action], Said]
    attempts: Callable[[B, str, str], list[Action]]

    # Words; `sums` are called otherwise than after their first line
    words: BattleWords[B]
    ledger: Ledger
    sums: Mapping[str, str]
    prompt: Callable[[B, int | None, str, int], str]
    describe: Callable[[B, Action, str], str]
    caption: Callable[[B, str, str], str]
    sheet: Callable[[B, str, str, int], Sheet]
    forecast: Callable[[B, Action, str, int], Odds]
    stakes: Callable[[B, int | None, str], Stakes]

    # Events and dice
    phase_cites: Mapping[int, str]
    dice: Callable[[B, list[int]], Dice]
    strength: Callable[[B, int], int]
    loss: Callable[[B, Happened], Loss | None]
    thrower: Callable[[B], Thrower | None]
    throw_kinds: tuple[str, ...]

    # The table
    board: Callable[[B, str], Board]
    figures: Callable[[B], list[TablePiece]]
    measure: Callable[[B, str, str], Measure]
    prizes: Callable[[B, str], list[Prize]]
    text_map: Callable[[B, str], str]
    scenarios: ScenarioFiles

    # Armies, and charts for people with real figures
    army_rules: ArmyRules
    army_keys: tuple[str, ...]
    open_battles: tuple[str, ...] = ()
    charts: ChartBook | None = None
    listed_units: Callable[[B, str], list[ListedUnit]]
    listed_army: Callable[[ArmyList, str], list[ListedUnit]]

    # The throws that are shots, and those that are reported separately
    shots: tuple[str, ...] = ("fire",)
    asides: tuple[str, ...] = ("distance",)

    def kinds_of_throws(self, lang: str) -> list[ThrowKind]:
        say = self.words.table.say
        return [
            ThrowKind(
                kind,
                say(lang, "throw-kind", kind=kind),
                say(lang, "throw-kind.done", kind=kind),
                shot=kind in self.shots,
                aside=kind in self.asides,
            )
            for kind in self.throw_kinds
        ]

    def heading(self, cite: str, lang: str) -> str:
        """What a sum is called that begins with this rule."""
        if cite in self.sums:
            return self.words.table.say(lang, "sum", sum=self.sums[cite])
        label = self.ledger.label(cite, lang)
        return label[:1].upper() + label[1:]

    def chapter_title(self, chapter: str, lang: str) -> str:
        return self.words.table.say(lang, "chapter", chapter=int(chapter))
