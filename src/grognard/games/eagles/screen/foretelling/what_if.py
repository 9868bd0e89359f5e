"""What an action would lead to if nobody answered it, for players who think before they act."""

from __future__ import annotations

from grognard.kernel.decision import Action
from grognard.kernel.umpire import answer, decline_all

from ...model.state import Battle


def tried(b: Battle, action: Action) -> Battle:
    """The battle after an action, every Special that could be played in answer being kept."""
    later = b.clone()
    answer(later, action)
    decline_all(later)
    return later


def enemy_turn(b: Battle, seat: int) -> Battle:
    """R100 The same battle as it stands when the enemy's turn comes, morale and all apart."""
    b.act_over()
    b.end_turn()
    b.begin_turn(1 - seat)
    return b
