"""The contract of a game on a measured table, beside that of every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.charts.book import ListedArmy, ListedBattle, ListedUnit
from grognard.kernel.decision import Action
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.state import State
from grognard.table.terrain import Ground

from .armies.army_check import army_check
from .armies.army_rules import ArmyRules
from .armies.lists import readable_army
from .bodies import Body
from .contract.army import NO_OPTIONS, ArmyCheck, ArmyList, ArmyOptions
from .contract.board import Board, Prize, TablePiece
from .contract.measure import Measure
from .contract.reach import Reach
from .scenarios.scenario import Scenario
from .scenarios.scenario_files import ScenarioFiles

NO_ARMIES: Final = "no armies are built for this game"


@mypyc_attr(allow_interpreted_subclasses=True)
class MiniaturesGame(Game):
    """A game says what is on its table, and which files and lists it has."""

    def ground(self, s: State) -> Ground:
        raise NotImplementedError

    def bodies(self, s: State) -> list[Body]:
        """All bodies that share their ground with no other, hidden ones too; for tests only."""
        raise NotImplementedError

    def scenario_files(self) -> ScenarioFiles:
        """Its scenarios, and how files of them are read and written."""
        raise NotImplementedError

    def ready_options(self) -> dict[str, str]:
        """The options by which a battle begins with both armies in place."""
        return {}

    def listed_units(self, s: State, lang: str) -> list[ListedUnit]:
        """The units of a battle as a list beside its charts keeps them."""
        return []

    def chart_battles(self, lang: str) -> list[ListedBattle]:
        """Its scenarios with both armies; none without a chart to play by."""
        return [self.listed(one, lang) for one in self.scenario_files().known.values()]

    def listed(self, scenario: Scenario, lang: str) -> ListedBattle:
        s = self.setup(scenario.key, self.ready_options())
        sides = [self.seat_name(s, seat, lang) for seat in range(len(self.info.seats))]
        return ListedBattle(scenario.key, scenario.titles[lang], sides, self.listed_units(s, lang))

    def listed_army(self, army: ArmyList, lang: str) -> list[ListedUnit]:
        """The units of an army as a list beside its charts keeps them."""
        return []

    def chart_armies(self, lang: str) -> list[ListedArmy]:
        rules = self.army_rules()
        if rules is None:
            return []
        return [
            ListedArmy(
                rules.name_in(army.name, lang),
                rules.ready_words(key, lang),
                self.listed_army(army, lang),
            )
            for key, army in rules.ready().items()
        ]

    def chart_army(self, text: str, lang: str) -> ListedArmy:
        """A ready army, a share code or a list, at any cost: the players decide."""
        rules = self.army_rules()
        if rules is None:
            raise BadNotation(0, self.info.key, NO_ARMIES)
        army = readable_army(rules, text)
        return ListedArmy(rules.name_in(army.name, lang), "", self.listed_army(army, lang))

    def objectives(self, s: State, lang: str) -> list[Prize]:
        """What is fought for."""
        return []

    def army_rules(self) -> ArmyRules | None:
        """What its army lists may hold; None where players bring no armies."""
        return None

    # What a screen asks

    def board(self, s: State, lang: str) -> Board:
        """The table itself and who fights on it, which everybody knows."""
        raise NotImplementedError

    def figures(self, s: State, seat: int | None) -> list[TablePiece]:
        """Every piece on the table that a seat sees, with all its figures in their places."""
        return []

    def open_figures(self, s: State) -> list[TablePiece]:
        """The same where nothing is hidden any more."""
        return self.figures(s, None)

    def reach(self, s: State, action: Action, lang: str) -> Reach | None:
        """Where the piece of an order in hand may be put; None where that is fixed.

        It reveals no more than `why_not` does: nothing that the seat asked may not know.
        """
        return None

    def measure(self, s: State, seat: int | None, text: str, lang: str) -> Measure:
        """What a seat may measure of a piece it sees, or with " > " from one to another.

        Raises BadNotation, and IllegalAction where the rules of the game forbid measuring.
        """
        raise BadNotation(0, text, "nothing is measured in this game")

    def portable(self, options: Mapping[str, str]) -> dict[str, str]:
        return self.scenario_files().carried(options)

    # Of games whose players bring armies

    def army_keys(self) -> list[str]:
        """The options that name an army, by seat; empty where players bring none."""
        return []

    def open_battles(self) -> list[str]:
        """Battles fought with the armies that players bring."""
        return []

    def to_bring(
        self, scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
    ) -> dict[str, str]:
        """An army for a side that has none yet, where armies are brought at all."""
        keys = self.army_keys()
        brought = [key for key in keys if options.get(key)]
        if not brought and scenario not in self.open_battles():
            return {}
        seats = self.info.seats
        return {seats[i]: keys[i] for i in range(len(keys)) if keys[i] not in brought}

    def army_options(self, lang: str) -> ArmyOptions:
        """What an army list may hold, and what it costs; empty for other games."""
        rules = self.army_rules()
        return rules.options(lang) if rules is not None else NO_OPTIONS

    def army_check(self, given: str | ArmyList, points: int, lang: str) -> ArmyCheck:
        """An army list, as text or as facts, judged against a limit of points.

        Raises BadNotation where no list could be judged so.
        """
        rules = self.army_rules()
        if rules is None:
            raise BadNotation(0, self.info.key, NO_ARMIES)
        return army_check(rules, given, points, lang)


def board_of(game: Game, s: State, lang: str) -> Board | None:
    """The table of a game that is measured; None for other games."""
    return game.board(s, lang) if isinstance(game, MiniaturesGame) else None


def reach_of(game: Game, s: State, action: Action, lang: str) -> Reach | None:
    return game.reach(s, action, lang) if isinstance(game, MiniaturesGame) else None


def measure_of(game: Game, s: State, seat: int | None, text: str, lang: str) -> Measure:
    """Raises BadNotation for games that measure nothing."""
    if not isinstance(game, MiniaturesGame):
        raise BadNotation(0, text, "nothing is measured in this game")
    return game.measure(s, seat, text, lang)


def army_options_of(game: Game, lang: str) -> ArmyOptions:
    """Empty for games whose players bring no armies."""
    return game.army_options(lang) if isinstance(game, MiniaturesGame) else NO_OPTIONS


def army_check_of(game: Game, given: str | ArmyList, points: int, lang: str) -> ArmyCheck:
    """Raises BadNotation for games whose players bring no armies."""
    if not isinstance(game, MiniaturesGame):
        raise BadNotation(0, game.info.key, NO_ARMIES)
    return game.army_check(given, points, lang)
