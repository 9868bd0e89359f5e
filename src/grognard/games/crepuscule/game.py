"""Au crépuscule de l'Aigle as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import Warning
from grognard.kernel.decision import Action
from grognard.kernel.event import Event
from grognard.kernel.game import GameInfo
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.kernel.umpire import advance
from grognard.miniatures.battle_game import BattleGame, happened
from grognard.miniatures.bodies import Body
from grognard.miniatures.screen.battle_hooks import BattleHooks

from . import battle_report
from .armies.army_rules import RULES
from .chapters.formations import body_of
from .chapters.scenarios.scenarios import SCENARIOS, setting_for
from .invariants import problems
from .model.flow import battle
from .model.kinds import SEATS
from .model.options import ARMIES, OPTIONS
from .model.state import Battle, blank
from .model.verbs import VERBS
from .reach.in_hand import reach
from .screen.board import board, prizes
from .screen.charts.book import BOOK
from .screen.charts.units import listed_army, listed_units
from .screen.event_links import PHASE_CITES, dice_of, sums_of_event
from .screen.figures import pieces
from .screen.foretelling.forecast import forecast, may_foresee
from .screen.lexicon import LEDGER
from .screen.measuring import measure
from .screen.prompts import prompt
from .screen.refusal_details import detail
from .screen.sheet import sheet
from .screen.stakes import stakes
from .screen.text_map import draw
from .screen.warnings import warnings
from .screen.words import SUMS, WORDS, caption, describe_action
from .sequence import Fight
from .text.attempts import attempts
from .text.notation import notate, parse
from .text.position import read
from .text.taken_apart import take_apart
from .text.writing import write, write_view

VERSION: Final = "1"


def new_battle(scenario: str, options: Mapping[str, str]) -> Battle:
    """A battle about to begin."""
    b = blank(setting_for(scenario, options))
    b.stack = [Fight()]
    advance(b)
    return b


def bodies(b: Battle) -> list[Body]:
    """All units; officers are among them."""
    return [body_of(b, u) for u in b.units if u.on_table()]


HOOKS: Final = BattleHooks(
    battle=battle,
    setup=new_battle,
    problems=problems,
    bodies=bodies,
    reach=reach,
    verbs=VERBS,
    parse=parse,
    notate=notate,
    take_apart=take_apart,
    attempts=attempts,
    words=WORDS,
    ledger=LEDGER,
    sums=SUMS,
    prompt=prompt,
    describe=describe_action,
    caption=caption,
    sheet=sheet,
    forecast=forecast,
    stakes=stakes,
    phase_cites=PHASE_CITES,
    dice=dice_of,
    strength=battle_report.strength,
    loss=battle_report.loss,
    thrower=battle_report.thrower,
    throw_kinds=battle_report.KINDS,
    board=board,
    figures=pieces,
    measure=measure,
    prizes=prizes,
    text_map=draw,
    scenarios=SCENARIOS,
    army_rules=RULES,
    army_keys=ARMIES,
    charts=BOOK,
    listed_units=listed_units,
    listed_army=listed_army,
)


class Twilight(BattleGame[Battle]):
    """The booklet and the core rules it leans on, behind the contract of every game."""

    def __init__(self) -> None:
        info = GameInfo(
            key="crepuscule",
            name="Au crépuscule de l'Aigle",
            version=VERSION,
            seats=list(SEATS),
            scenarios=list(SCENARIOS.known),
            options=OPTIONS,
            open=True,
        )
        super().__init__(info, HOOKS)

    def read(self, text: str) -> State:
        return read(self, text)

    def write(self, s: State) -> str:
        return write(self, battle(s))

    def view(self, s: State, seat: int | None) -> str:
        return write_view(battle(s), seat)

    def detail(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        return detail(battle(s), action, refusal, lang)

    def ready_options(self) -> dict[str, str]:
        return {"set-up": "ready"}

    def may_foresee(self, s: State, action: Action) -> bool:
        return may_foresee(battle(s), action)

    def depends_on_hidden(self, s: State, action: Action) -> bool:
        """Sealed estimates of the other side change nothing of these."""
        return False

    def warnings(self, s: State, action: Action, lang: str) -> list[Warning]:
        return warnings(battle(s), action, lang)

    def event_sums(self, s: State, event: Event) -> list[list[tuple[str, int]]]:
        return sums_of_event(happened(event))

    def turn_key(self, s: State) -> int:
        return battle(s).now()


GAME: Final = Twilight()
VERSIONS: Final = [GAME]
