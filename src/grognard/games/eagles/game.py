"""EAGLES: Waterloo as the kernel knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from grognard.kernel.aids import (
    FULL,
    Dice,
    Forecast,
    Loss,
    Paper,
    Piece,
    Rules,
    Sheet,
    Stakes,
    Thrower,
    ThrowKind,
    Warning,
)
from grognard.kernel.bringing.decks import DeckCheck, DeckForm, DeckQuestion
from grognard.kernel.bringing.lists import ListChange, ListCheck, ListForm
from grognard.kernel.charts.book import ChartBook, ListedBattle
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event, EventKind
from grognard.kernel.game import Game, GameInfo, Verdict
from grognard.kernel.rulebook.ledger import Ledger
from grognard.kernel.shares import Share, seat_seen
from grognard.kernel.state import State
from grognard.kernel.verbs import Said, Verb

from . import battle_report
from .armies.deck_check import deck_check, deck_form
from .armies.decks_to_bring import stand_ins, to_bring
from .campaign_invariants import campaign_faults
from .campaign_sequence import new_campaign
from .campaign_view import determinize_campaign
from .hands import closing_answer, hands_of, share_of, shares_of, spoken_by, waits_for
from .invariants import problems
from .model.campaign import CAMPAIGN, MOST_TABLES, OVER, Campaign
from .model.cards import battles
from .model.events import EVENTS, Happened, redacted
from .model.flow import battle
from .model.options import OPTIONS
from .model.own_cards import FILE as CARD_LIST
from .model.own_cards import carried
from .model.pieces import PHASES
from .model.verbs import VERBS
from .screen.campaign_stakes import campaign_stakes
from .screen.campaign_words import (
    campaign_ending,
    draw_campaign,
    narrate_campaign,
    of_event,
    open_campaign_part,
    prompt_campaign,
    table_of,
)
from .screen.captions import caption
from .screen.card_forms import card_check, card_form
from .screen.catalogue import catalogue, own_pieces
from .screen.charts.book import BOOK
from .screen.charts.units import chart_battles
from .screen.event_links import cite_of, dice_of, places_of
from .screen.foretelling.forecast import depends_on_hidden, forecast
from .screen.paper.campaign import campaign_paper
from .screen.paper.cards import cards_paper, wanted_cards
from .screen.prompts import prompt, question
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
    say,
    side_name,
    spell,
    thrown_for,
    victory,
)
from .sequence import new_battle
from .text.attempts import attempts
from .text.campaign_text import open_campaign, read_any, view_campaign, write_campaign
from .text.notation import notate, parse
from .text.position import write
from .text.taken_apart import take_apart
from .text.writing import write_open
from .view import determinize, view

BOTH_SIDES: Final = "R171 both sides"


def info(version: str) -> GameInfo:
    return GameInfo(
        key="eagles",
        name="EAGLES: Waterloo",
        version=version,
        seats=["french", "allied"],
        scenarios=[*battles(), CAMPAIGN] if version != "1" else list(battles()),
        options=OPTIONS,
        shared=True,
    )


class Eagles(Game):
    """Chapters 1 to 16 of the rulebook, behind the contract of every game.

    `amended` battles are fought by version 2 of the rules (`Setting` says what differs).
    """

    def __init__(self, info: GameInfo, amended: bool) -> None:
        super().__init__(info)
        self.amended: Final = amended

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        if scenario == CAMPAIGN:
            return new_campaign(options, self.amended)
        return new_battle(scenario, options, self.amended)

    def portable(self, options: Mapping[str, str]) -> dict[str, str]:
        return carried(options)

    def to_bring(
        self, scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
    ) -> dict[str, str]:
        return to_bring(scenario, options, divided)

    def stand_ins(
        self, scenario: str, options: Mapping[str, str], divided: Collection[str] = ()
    ) -> dict[str, str]:
        return stand_ins(scenario, options, divided)

    def verdict(self, s: State) -> Verdict | None:
        b = s if isinstance(s, Campaign) else battle(s)
        if not b.finished:
            return None
        return Verdict(b.winner if b.winner >= 0 else None, b.ending)

    def pair_rule(self, scenario: str) -> str:
        return "" if scenario == CAMPAIGN else BOTH_SIDES

    def tie_break(self, s: State, seat: int) -> int:
        return battle(s).damage[seat]

    def tie_break_name(self, lang: str) -> str:
        return say(lang, "damage-done")

    def view(self, s: State, seat: int | None) -> str:
        return view_campaign(s, seat) if isinstance(s, Campaign) else view(battle(s), seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        assert isinstance(event, Happened)
        return redacted(event, seat)

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        if isinstance(s, Campaign):
            return determinize_campaign(s, seat, rng)
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
        return read_any(text, self.amended)

    def write(self, s: State) -> str:
        return write_campaign(s) if isinstance(s, Campaign) else write(battle(s))

    def problems(self, s: State) -> list[str]:
        return campaign_faults(s) if isinstance(s, Campaign) else problems(battle(s))

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        if isinstance(s, Campaign):
            return prompt_campaign(s, seat, lang, naming)
        return prompt(battle(s), seat, lang, naming)

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Happened)
        if isinstance(s, Campaign):
            return narrate_campaign(s, event, lang, naming)
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
        return (
            draw_campaign(s, seat, lang) if isinstance(s, Campaign) else draw(battle(s), seat, lang)
        )

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

    def deck_form(self, lang: str) -> DeckForm | None:
        return deck_form(lang)

    def deck_check(self, question: DeckQuestion, lang: str) -> DeckCheck:
        return deck_check(question, lang)

    def cards_paper(self, wanted: str, lang: str) -> Paper | None:
        return cards_paper(wanted_cards(wanted), lang)

    def campaign_paper(self, lang: str) -> Paper | None:
        return campaign_paper(lang)

    def own_pieces(self, s: State) -> list[Piece]:
        return own_pieces(battle(s))

    def charts(self) -> ChartBook | None:
        return BOOK

    def chart_battles(self, lang: str) -> list[ListedBattle]:
        return chart_battles(lang)

    def rules(self, lang: str) -> Rules:
        return rules(lang)

    def question(self, s: State, seat: int | None) -> str:
        return question(battle(s), seat)

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def cite(self, s: State, event: Event) -> str:
        assert isinstance(event, Happened)
        if isinstance(s, Campaign):
            return s.ending if event.what == OVER else cite_of(of_event(s, event), event)
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
        if isinstance(s, Campaign):
            return open_campaign_part(s, event, lang)
        return opening(battle(s), event, lang)

    def stakes(self, s: State, seat: int | None, lang: str) -> Stakes:
        return (
            campaign_stakes(s, seat, lang)
            if isinstance(s, Campaign)
            else stakes(battle(s), seat, lang)
        )

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
        b = table_of(s, name) if isinstance(s, Campaign) else battle(s)
        return sheet(b, seat, name, lang, naming)

    def open_view(self, s: State) -> str:
        return open_campaign(s) if isinstance(s, Campaign) else write_open(battle(s))

    def moment(self, s: State) -> tuple[int, str]:
        b = battle(s)
        return b.turn, PHASES[b.phase]

    def turn_key(self, s: State) -> int:
        """Each side has its turn in every turn of the battle."""
        b = battle(s)
        key = 2 * b.turn + b.active
        return key * MOST_TABLES + s.table if isinstance(s, Campaign) else key

    def shares(self, s: State, seat: int) -> list[Share]:
        return shares_of(s, seat)

    def share_of(self, s: State, action: Action) -> str:
        return share_of(s, action)

    def share_name(self, s: State, share: str, lang: str) -> str:
        return say(lang, "hand", hand=share)

    def closing(self, s: State) -> Action | None:
        return closing_answer(s)

    def hands(self, seat: int) -> list[str]:
        return hands_of(seat)

    def waits_for(self, s: State) -> list[str]:
        return waits_for(s)

    def spoken_by(self, s: State, sight: int) -> State:
        return spoken_by(s, sight)

    def victory(self, s: State, seat: int, lang: str) -> str:
        return victory(seat, lang)

    def ending(self, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
        if isinstance(s, Campaign):
            return campaign_ending(s, seat_seen(reader), lang)
        return ending_words(battle(s), seat_seen(reader), lang)

    def strength(self, s: State, seat: int) -> int:
        if isinstance(s, Campaign):
            return battle_report.campaign_strength(s, seat)
        return battle_report.strength(battle(s), seat)

    def strength_name(self, lang: str) -> str:
        return say(lang, "strength-name")

    def loss(self, s: State, event: Event) -> Loss | None:
        assert isinstance(event, Happened)
        b = of_event(s, event) if isinstance(s, Campaign) else battle(s)
        return battle_report.loss(b, event)

    def fate(self, key: str, lang: str) -> str:
        return say(lang, "fate", fate=key)

    def thrower(self, s: State) -> Thrower | None:
        return battle_report.thrower(battle(s))

    def throw_kinds(self, lang: str) -> list[ThrowKind]:
        return battle_report.throw_kinds(lang)


GAME: Final = Eagles(info("2"), True)
VERSIONS: Final[list[Game]] = [Eagles(info("1"), False), GAME]
