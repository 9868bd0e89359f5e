"""L'Âge des Aigles as the kernel knows it."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action
from grognard.kernel.event import Event
from grognard.kernel.game import GameInfo
from grognard.kernel.shares import Share
from grognard.kernel.state import State
from grognard.miniatures.battle_game import BattleGame, happened
from grognard.miniatures.bodies import Body
from grognard.miniatures.screen.battle_hooks import BattleHooks

from . import battle_report
from .armies.army_rules import RULES
from .chapters.formations import body_of
from .chapters.scenarios.scenarios import SCENARIOS
from .invariants import problems
from .model.flow import battle
from .model.kinds import SEATS
from .model.options import ARMIES, MEETING, OPTIONS
from .model.state import Battle
from .model.verbs import VERBS
from .reach.in_hand import reach
from .screen.board import board, prizes, stakes
from .screen.charts.book import BOOK
from .screen.charts.units import listed_army, listed_units
from .screen.event_links import PHASE_CITES, dice_of, dice_result, marks_of, own_cite
from .screen.figures import pieces
from .screen.forecast import forecast
from .screen.lexicon import LEDGER
from .screen.measuring import measure
from .screen.prompts import prompt
from .screen.sheet import sheet
from .screen.table_rows import combat_note
from .screen.text_map import draw
from .screen.words import SUMS, WORDS, caption, describe_action
from .sequence import new_battle
from .shares import closing_answer, name_of, share_of, shares_of
from .text.attempts import attempts
from .text.notation import notate, parse
from .text.position import read
from .text.taken_apart import take_apart
from .text.writing import write, write_view

VERSION: Final = "1"


def bodies(b: Battle) -> list[Body]:
    """R58 Brigades and batteries; generals are among them."""
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
    open_battles=(MEETING,),
    charts=BOOK,
    listed_units=listed_units,
    listed_army=listed_army,
)


class AgeOfEagles(BattleGame[Battle]):
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
        super().__init__(info, HOOKS)

    def read(self, text: str) -> State:
        return read(text)

    def write(self, s: State) -> str:
        return write(battle(s))

    def view(self, s: State, seat: int | None) -> str:
        return write_view(battle(s))

    def marks(self, s: State, ways: list[list[int]]) -> list[list[str]]:
        return marks_of(battle(s), ways)

    def cite(self, s: State, event: Event) -> str:
        return own_cite(happened(event)) or super().cite(s, event)

    def dice_result(self, cite: str, mark: str, count: int, lang: str) -> str:
        return dice_result(cite, mark, lang)

    def row_note(self, cite: str, lang: str) -> str:
        return combat_note(cite, lang)

    # Several commanders a side

    def shares(self, s: State, seat: int) -> list[Share]:
        return shares_of(battle(s), seat)

    def share_of(self, s: State, action: Action) -> str:
        return share_of(battle(s), action)

    def share_name(self, s: State, share: str, lang: str) -> str:
        return name_of(battle(s), share)

    def closing(self, s: State) -> Action | None:
        return closing_answer(battle(s))


GAME: Final = AgeOfEagles()
VERSIONS: Final = [GAME]
