"""What each order of a unit would lead to, in chances and a few words. Interpreted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Outlook
from grognard.kernel.decision import Action
from grognard.miniatures.screen.chances import percent, signed

from ..chapters.moving.changes import change_halves
from ..chapters.moving.marching import WHOLE, budget_of
from ..chapters.moving.movement_table import column_of, tactical_sum
from ..chapters.moving.orders import ChooseOrder
from ..chapters.moving.reserve import ChooseReserve, reserve_sum
from ..chapters.moving.speeds import speed_of
from ..chapters.moving.which_orders import legal_orders
from ..model.actions import FORM, HOLD, MOVE, WITHDRAW, Charge, Form, Hold, Move, Reserve, Withdraw
from ..model.chart_rows import IN_DISORDER, IN_RESERVE, ROWS
from ..model.charts import modifier, movement_result
from ..model.pieces import Unit
from ..model.state import Battle
from ..text.notation import notate
from .charge_outlook import ChargeOutlook
from .table_rows import movement_chances, speed_word
from .words import length, say

Shares = list[tuple[str, Fraction]]
WORDS: Final = ("full", "half", "none")


def outlooks(b: Battle, u: Unit, lang: str) -> list[Outlook]:
    """One for each order that a brigade may be given now; a battery throws no dice."""
    wait = b.pending
    if u.is_battery() or not u.on_table():
        return []
    if isinstance(wait, ChooseReserve) and wait.seat == u.seat:
        action = Reserve(u.uid)
        return [told(b, u, action, lang)] if wait.why_not(b, action) is None else []
    if not isinstance(wait, ChooseOrder) or wait.seat != u.seat:
        return []
    return [told(b, u, action, lang) for action in legal_orders(b, wait.seat, u)]


def told(b: Battle, u: Unit, action: Action, lang: str) -> Outlook:
    text = notate(b, action)
    if isinstance(action, Charge):
        return charge_outlook(b, u, action, text, lang)
    if isinstance(action, Reserve):
        far = length(int(budget_of(b, u, WHOLE)), lang)
        chances = shares(IN_RESERVE, int(reserve_sum(b, u).total))
        return Outlook(text, chances, say(lang, "note-reserve", length=far))
    column = int(column_of(u))
    chances = shares(column, int(tactical_sum(b, u, order_of(action)).total))
    if isinstance(action, Form):
        full = chances[0][1]
        chances = [("full", full), ("none", 1 - full)]  # 2.6, R19 half a move forms nothing
    return Outlook(text, chances, note(b, u, action, lang))


def order_of(action: Action) -> int:
    if isinstance(action, Form):
        return FORM
    return WITHDRAW if isinstance(action, Withdraw) else MOVE if isinstance(action, Move) else HOLD


def shares(column: int, added: int) -> Shares:
    """3.1 How likely full speed, half speed and no move at all are."""
    found = dict.fromkeys(WORDS, Fraction(0))
    for row, chance in enumerate(movement_chances(added)):
        if row < ROWS:
            found[speed_word(movement_result(column, row))] += chance
    return list(found.items())


def note(b: Battle, u: Unit, action: Action, lang: str) -> str:
    if isinstance(action, Move):
        full, half = (length(int(budget_of(b, u, halves)), lang) for halves in (WHOLE, 1))
        return say(lang, "note-move", full=full, half=half)
    if isinstance(action, Withdraw):
        return say(lang, "note-withdraw", modifier=signed(int(modifier("3.2 withdrawal"))))
    if isinstance(action, Form):
        whole = "yes" if change_halves(u, action.formation) >= WHOLE else "no"
        return say(lang, "note-form", whole=whole)
    assert isinstance(action, Hold)
    return say(lang, "note-hold", chance=percent(rally_chance(b, u), lang))


def rally_chance(b: Battle, u: Unit) -> Fraction:
    added = int(tactical_sum(b, u, HOLD).total)
    chances = enumerate(movement_chances(added))
    good = [chance for row, chance in chances if movement_result(IN_DISORDER, row).rallies]
    return sum(good, Fraction(0))


def charge_outlook(b: Battle, u: Unit, action: Charge, text: str, lang: str) -> Outlook:
    """8.4 The chance of contact; half speed may be enough."""
    found = ChargeOutlook(b, action)
    half = "yes" if 2 * found.cost <= int(speed_of(b, u)) else "no"
    words = say(lang, "note-charge", length=length(found.cost, lang), half=half)
    return Outlook(text, [("full", found.contact), ("none", 1 - found.contact)], words)
