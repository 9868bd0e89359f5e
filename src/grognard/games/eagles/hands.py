"""Two allied players, each with an army of their own (R170): whose matter is what.

Not a chapter: the rules know two sides. A hand is the cards of one army; what lies open everybody
sees. What ends a phase or a deployment waits for each who has cards at that table.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.shares import ALL_HANDS, SIGHTS, Share
from grognard.kernel.state import State

from .chapters.campaign.reinforcing import ChooseCards
from .chapters.combat import ChooseAct, ChooseDraw
from .chapters.deployment import ChooseDeployment
from .chapters.specials.window import ChoosePlay
from .model.actions import (
    ALL,
    END,
    PASS,
    READY,
    AcceptDraw,
    Confuse,
    OfferDraw,
    Resign,
    Retreat,
    Send,
)
from .model.campaign import Campaign
from .model.cards import BRITISH, PRUSSIAN
from .model.flow import battle
from .model.places import ALLIED_SEAT, CASUALTIES, PILE
from .model.state import Battle
from .text.notation import HANDS

ARMIES_WITH_HANDS: Final = (BRITISH, PRUSSIAN)


def hands_of(seat: int) -> list[str]:
    return HANDS if seat == ALLIED_SEAT else []


def shares_of(s: State, seat: int) -> list[Share]:
    """R170 Both armies, where both fight."""
    both = isinstance(s, Campaign) or battle(s).setting.two_allies
    return [Share(key) for key in hands_of(seat)] if both else []


def closing_answer(s: State) -> Action | None:
    decision = battle(s).pending
    if isinstance(decision, ChooseAct):
        return END
    if isinstance(decision, (ChooseDeployment, ChooseCards)):
        return READY
    return PASS if isinstance(decision, (ChoosePlay, ChooseDraw)) else None


def waits_for(s: State) -> list[str]:
    """R170 Each who has cards at the table, on the field or still to come."""
    b = battle(s)
    if isinstance(b.pending, (ChooseAct, ChooseDeployment)):
        return [hand_of(army) for army in ARMIES_WITH_HANDS if has_cards(b, army, PILE)]
    if isinstance(b.pending, ChooseCards):
        return [hand_of(army) for army in ARMIES_WITH_HANDS if has_cards(b, army, CASUALTIES)]
    return []


def has_cards(b: Battle, army: int, beyond: int) -> bool:
    return any(u.army == army and u.place < beyond for u in b.units)


def hand_of(army: int) -> str:
    return HANDS[army - BRITISH]


def share_of(s: State, action: Action) -> str:
    """R170 The army of the card that acts; a retreat is for the army that fights there."""
    decision = battle(s).pending
    if not isinstance(decision, Decision) or decision.seat != ALLIED_SEAT:
        return ""
    if isinstance(action, (Resign, OfferDraw, AcceptDraw)):
        return ALL_HANDS
    if isinstance(action, Retreat):
        return hand_of(BRITISH) if has_cards(battle(s), BRITISH, PILE) else hand_of(PRUSSIAN)
    armies = armies_in(s, action)
    return ALL_HANDS if len(armies) > 1 else hand_of(armies.pop()) if armies else ""


def armies_in(s: State, action: Action) -> set[int]:
    """The armies whose cards an answer disposes of."""
    b, decision = battle(s), battle(s).pending
    if isinstance(action, Send) and action.card == ALL:
        if not isinstance(s, Campaign) or not isinstance(decision, ChooseCards):
            return set()
        return {int(b.units[uid].army) for uid in decision.cards(s)}
    card = action.special if isinstance(action, Confuse) else getattr(action, "card", -1)
    return {int(b.units[card].army)} - {0} if card >= 0 else set()


def spoken_by(s: State, sight: int) -> State:
    """The state with its cards named as those may name them who have only some hands."""
    if sight < SIGHTS:
        return s
    other = s.clone()
    for b in other.tables if isinstance(other, Campaign) else [battle(other)]:
        b.sight = sight // SIGHTS
    return other
