"""La Marche des Aigles as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import Warning
from grognard.kernel.decision import Action
from grognard.kernel.event import Event
from grognard.kernel.game import GameInfo
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.miniatures.battle_game import BattleGame, happened
from grognard.miniatures.bodies import Body
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.screen.battle_hooks import BattleHooks

from . import battle_report
from .armies.army_rules import RULES
from .chapters.figures import body_of
from .chapters.setting_up.scenarios import SCENARIOS
from .invariants import problems
from .model.flow import battle
from .model.options import ARMIES, OPEN_BATTLE, OPTIONS
from .model.state import Battle
from .model.verbs import VERBS
from .reach import in_hand
from .screen import men
from .screen.board import board, prizes, stakes
from .screen.charts.book import BOOK
from .screen.charts.units import listed_army, listed_units
from .screen.event_links import PHASE_CITES, dice_of, own_cite
from .screen.forecast import forecast, may_foresee
from .screen.measuring import measure
from .screen.men import pieces
from .screen.picture import svg
from .screen.prompts import prompt
from .screen.refusal_details import detail
from .screen.rulebook import LEDGER
from .screen.sheet import sheet
from .screen.text_map import draw
from .screen.warnings import warnings
from .screen.words import SUMS, WORDS, caption, describe_action, dice_result
from .sequence import new_battle
from .text.attempts import attempts
from .text.notation import notate, parse
from .text.position import read
from .text.taken_apart import take_apart
from .text.writing import SEATS, write, write_view

FIRST: Final = "1"
NEWEST: Final = "2"


def bodies(b: Battle) -> list[Body]:
    """R81 Battalions; screens and commanders stand among them."""
    return [body_of(u) for u in b.units if u.on_table()]


def reach(b: Battle, action: Action, lang: str) -> Reach | None:
    found = in_hand.reach(b, action, lang)
    if found is not None:
        found.figures = men.in_hand(b, action)
    return found


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
    open_battles=(OPEN_BATTLE,),
    charts=BOOK,
    listed_units=listed_units,
    listed_army=listed_army,
)


class MarchOfEagles(BattleGame[Battle]):
    """Chapters 1 to 18 of our ledger, behind the contract of every game. Nothing is hidden.

    Battles that began under the first version of the rules continue under it.
    """

    def __init__(self, version: str) -> None:
        info = GameInfo(
            key="march",
            name="La Marche des Aigles",
            version=version,
            seats=list(SEATS),
            scenarios=list(SCENARIOS.known),
            options=OPTIONS,
            open=True,
        )
        super().__init__(info, HOOKS)
        self.first_rules: Final = version == FIRST

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        return new_battle(scenario, options, self.first_rules)

    def read(self, text: str) -> State:
        return read(text, self.first_rules)

    def write(self, s: State) -> str:
        return write(battle(s))

    def view(self, s: State, seat: int | None) -> str:
        return write_view(battle(s))

    def detail(self, s: State, action: Action, refusal: Refusal, lang: str) -> str:
        return detail(battle(s), action, refusal, lang)

    def picture(self, s: State, seat: int | None, lang: str) -> str:
        return svg(battle(s), lang)

    def may_foresee(self, s: State, action: Action) -> bool:
        return may_foresee(battle(s), action)

    def cite(self, s: State, event: Event) -> str:
        return own_cite(happened(event)) or super().cite(s, event)

    def dice_result(self, cite: str, mark: str, count: int, lang: str) -> str:
        return dice_result(cite, mark, count, lang)

    def warnings(self, s: State, action: Action, lang: str) -> list[Warning]:
        return warnings(battle(s), action, lang)

    def ready_options(self) -> dict[str, str]:
        return {"set-up": "ready"}


VERSIONS: Final = [MarchOfEagles(FIRST), MarchOfEagles(NEWEST)]
GAME: Final = VERSIONS[-1]
