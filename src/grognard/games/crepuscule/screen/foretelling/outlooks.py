"""What each answer of a unit would lead to, in chances. Interpreted."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Outlook
from grognard.kernel.decision import Action

from ...chapters.charging.at_officers import list_officer_charges
from ...chapters.charging.charges import ChooseCharge, list_charges
from ...chapters.charging.choices import list_reactions
from ...chapters.charging.reactions import ChooseReaction, to_react
from ...chapters.orders.orders import ChooseOrder, list_orders, order_of
from ...chapters.shooting.musketry import ChooseShot, legal_shots
from ...chapters.shooting.need import COMMANDED, ORDINARY
from ...chapters.shooting.targets import why_not_fire
from ...model.actions import Charge, ChargeOfficer
from ...model.combat_actions import Shoot, Volley
from ...model.kinds import NOBODY
from ...model.pieces import Unit
from ...model.state import Battle
from ...odds.charges import ChargeOdds
from ...odds.dice import expected
from ...odds.losses import fire_of
from ...odds.taken_tests import test_of
from ...text.notation import notate
from ..lexicon import foretold
from ..words import length
from .bars import share

Shares = list[tuple[str, Fraction]]
MOST: Final = 12


def outlooks(b: Battle, u: Unit, lang: str) -> list[Outlook]:
    """One for each answer of its own that is tested or thrown for now."""
    wait = b.pending
    if not u.on_table() or getattr(wait, "seat", NOBODY) != u.seat:
        return []
    found: list[Outlook] = []
    for action in answers(b, u):
        told = outlook(b, action, lang)
        if told is not None:
            found.append(told)
    return found[:MOST]


def answers(b: Battle, u: Unit) -> list[Action]:
    wait = b.pending
    if isinstance(wait, ChooseOrder):
        listed = [one for one in list_orders(b, u) if order_of(b, one) != NOBODY]
        return [one for one in listed if wait.why_not(b, one) is None]
    if isinstance(wait, ChooseCharge):
        return nearest_wheels(b, wait, u)
    if isinstance(wait, ChooseReaction) and u in to_react(b, wait.seat):
        return [one for one in list_reactions(b, u) if wait.why_not(b, one) is None]
    if isinstance(wait, ChooseShot) and why_not_fire(b, u) is None:
        return legal_shots(b, u)
    return []


def nearest_wheels(b: Battle, wait: ChooseCharge, u: Unit) -> list[Action]:
    """Of each enemy, and each officer on his own, the charge with the least wheel."""
    best: dict[tuple[str, int], Charge | ChargeOfficer] = {}
    for action in [*list_charges(b, u), *list_officer_charges(b, u)]:
        if isinstance(action, (Charge, ChargeOfficer)) and wait.why_not(b, action) is None:
            key = quarry_of(action)
            if key not in best or abs(int(action.wheel)) < abs(int(best[key].wheel)):
                best[key] = action
    return list(best.values())


def quarry_of(action: Charge | ChargeOfficer) -> tuple[str, int]:
    if isinstance(action, Charge):
        return "unit", int(action.target)
    return "officer", int(action.officer)


def outlook(b: Battle, action: Action, lang: str) -> Outlook | None:
    text = notate(b, action)
    if isinstance(action, Charge):
        odds = ChargeOdds(b, action.unit, action.target, action.wheel)
        far, reach = length(int(odds.cost), lang), length(int(odds.reach), lang)
        words = foretold.say(lang, "note-charge", length=far, reach=reach)
        if b.setting.options.by_eye:
            words = foretold.say(lang, "note-charge-by-eye", reach=reach)
        return Outlook(text, tested(odds.bold * odds.first), words)
    if isinstance(action, (Shoot, Volley)):
        u, foe = b.units[action.unit], b.units[action.target]
        kind = COMMANDED if isinstance(action, Volley) else ORDINARY
        fire = fire_of(b, u, foe, kind, action.face if isinstance(action, Shoot) else NOBODY)
        words = foretold.say(lang, "note-shot", dice=int(fire.dice), mean=mean(fire.lost, lang))
        return Outlook(text, [("loss", share(1.0 - fire.lost[0]))], words)
    taken = test_of(b, action)
    if taken is None:
        return None
    words = foretold.say(lang, "note-test", value=int(taken.value))
    return Outlook(text, tested(taken.passes), words)


def tested(chance: float) -> Shares:
    return [("pass", share(chance)), ("fail", 1 - share(chance))]


def mean(lost: list[float], lang: str) -> str:
    said = f"{expected(lost):.1f}"
    return said.replace(".", ",") if lang == "fr" else said
