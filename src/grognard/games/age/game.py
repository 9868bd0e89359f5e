"""L'Âge des Aigles as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
from grognard.kernel.shares import Share
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb
from grognard.miniatures.armies.army_rules import ArmyRules
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.bodies import Body
from grognard.miniatures.contract.army import ArmyList
from grognard.miniatures.contract.board import Board, Prize, TablePiece
from grognard.miniatures.contract.measure import Measure
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.game import MiniaturesGame
from grognard.miniatures.scenarios.scenario_files import ScenarioFiles
from grognard.table.terrain import Ground

from . import battle_report
from .armies.army_rules import RULES
from .chapters.formations import body_of
from .chapters.scenarios.scenarios import SCENARIOS
from .invariants import problems
from .model.actions import VERBS
from .model.events import EVENTS
from .model.flow import battle
from .model.kinds import NOBODY, PHASES, SEATS
from .model.options import ARMIES, MEETING, OPTIONS
from .reach.in_hand import reach
from .screen.board import board, prizes, stakes
from .screen.charts.book import BOOK
from .screen.charts.units import listed_army, listed_units
from .screen.event_links import cite_of, dice_of, dice_result, marks_of, places_of
from .screen.figures import pieces
from .screen.forecast import forecast
from .screen.lexicon import LEDGER
from .screen.measuring import measure
from .screen.prompts import prompt, question
from .screen.rules_in_words import heading, rules
from .screen.sheet import sheet
from .screen.text_map import draw
from .screen.words import (
    describe_action,
    ending_words,
    general_caption,
    narrate,
    opening,
    say,
    side_name,
    spell,
    unit_caption,
    victory,
)
from .sequence import new_battle
from .shares import closing_answer, name_of, share_of, shares_of
from .text.attempts import attempts
from .text.notation import notate, parse
from .text.position import read
from .text.taken_apart import take_apart
from .text.writing import write, write_view

VERSION: Final = "1"


class AgeOfEagles(MiniaturesGame):
    """Chapters 1 to 13 of our ledger, behind the contract of every game. Nothing is hidden."""

    def __init__(self) -> None:
        info = GameInfo(
            key="age",
            name="L'Âge des Aigles",
            version=VERSION,
            seats=list(SEATS),
            scenarios=list(SCENARIOS.known),
            options=OPTIONS,
            open=True,
            shared=True,
        )
        super().__init__(info)

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return new_battle(scenario, options)

    def verdict(self, s: State) -> Verdict | None:
        b = battle(s)
        if not b.finished:
            return None
        return Verdict(b.winner if b.winner != NOBODY else None, b.ending)

    def view(self, s: State, seat: int | None) -> str:
        return write_view(battle(s))

    def open_view(self, s: State) -> str:
        return write_view(battle(s))

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        return s.clone()

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

    # What people read

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        return prompt(battle(s), seat, lang, naming)

    def question(self, s: State, seat: int | None) -> str:
        return question(battle(s))

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Happened)
        return narrate(battle(s), event, lang, naming)

    def opening(self, s: State, event: Event, lang: str) -> str:
        assert isinstance(event, Happened)
        return opening(battle(s), event, lang)

    def spell(self, s: State, text: str, lang: str, naming: int) -> str:
        return spell(battle(s), text, lang, naming)

    def attempts(self, s: State, piece: str, target: str) -> list[Action]:
        return super().attempts(s, piece, target) + attempts(battle(s), piece, target)

    def describe(self, s: State, action: Action, lang: str) -> str:
        return describe_action(battle(s), action, lang)

    def caption(self, s: State, name: str, lang: str) -> str:
        b = battle(s)
        if name in b.setting.by_id:
            return unit_caption(b, b.setting.by_id[name], lang)
        gid = b.setting.general_by_id.get(name, NOBODY)
        return general_caption(b, gid, lang) if gid != NOBODY else ""

    def seat_name(self, s: State, seat: int, lang: str) -> str:
        return side_name(battle(s), seat, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return draw(battle(s), lang)

    def forecast(
        self, s: State, action: Action, lang: str, naming: int = FULL
    ) -> tuple[Forecast | None, Forecast | None]:
        return forecast(battle(s), action, lang, naming)

    def ledger(self) -> Ledger:
        return LEDGER

    def heading(self, cite: str, lang: str) -> str:
        return heading(cite, lang)

    def charts(self) -> ChartBook | None:
        return BOOK

    def listed_units(self, s: State, lang: str) -> list[ListedUnit]:
        return listed_units(battle(s), lang)

    def listed_army(self, army: ArmyList, lang: str) -> list[ListedUnit]:
        return listed_army(army, lang)

    def rules(self, lang: str) -> Rules:
        return rules(lang)

    def sheet(self, s: State, seat: int | None, name: str, lang: str, naming: int = FULL) -> Sheet:
        return sheet(battle(s), name, lang, naming)

    def stakes(self, s: State, seat: int | None, lang: str) -> Stakes:
        return stakes(battle(s), seat, lang)

    def victory(self, s: State, seat: int, lang: str) -> str:
        return victory(battle(s), seat, lang)

    def ending(self, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
        return ending_words(battle(s), reader, lang)

    def moment(self, s: State) -> tuple[int, str]:
        b = battle(s)
        return b.turn, PHASES[b.phase]

    # Several commanders a side

    def shares(self, s: State, seat: int) -> list[Share]:
        return shares_of(battle(s), seat)

    def share_of(self, s: State, action: Action) -> str:
        return share_of(battle(s), action)

    def share_name(self, s: State, share: str, lang: str) -> str:
        return name_of(battle(s), share)

    def closing(self, s: State) -> Action | None:
        return closing_answer(battle(s))

    # Events and dice

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

    def marks(self, s: State, ways: list[list[int]]) -> list[list[str]]:
        return marks_of(battle(s), ways)

    def dice_result(self, cite: str, mark: str, count: int, lang: str) -> str:
        return dice_result(cite, mark, lang)

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

    # The measured table

    def board(self, s: State, lang: str) -> Board:
        return board(battle(s), lang)

    def ground(self, s: State) -> Ground:
        return battle(s).setting.ground

    def bodies(self, s: State) -> list[Body]:
        """R58 Brigades and batteries; generals are among them."""
        b = battle(s)
        return [body_of(b, u) for u in b.units if u.on_table()]

    def figures(self, s: State, seat: int | None) -> list[TablePiece]:
        return pieces(battle(s))

    def measure(self, s: State, seat: int | None, text: str, lang: str) -> Measure:
        return measure(battle(s), text, lang)

    def reach(self, s: State, action: Action, lang: str) -> Reach | None:
        return reach(battle(s), action, lang)

    def scenario_files(self) -> ScenarioFiles:
        return SCENARIOS

    def objectives(self, s: State, lang: str) -> list[Prize]:
        return prizes(battle(s), lang)

    def army_rules(self) -> ArmyRules:
        return RULES

    def army_keys(self) -> list[str]:
        return list(ARMIES)

    def open_battles(self) -> list[str]:
        return [MEETING]


GAME: Final = AgeOfEagles()
VERSIONS: Final = [GAME]
