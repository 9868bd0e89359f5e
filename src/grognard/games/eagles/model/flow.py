"""This game's procedures see its own state type, and can be made by name.

Names serve saved games, and the one true circle of the rules: a Special causes a test, a
test opens a window, a window plays a Special.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.procedure import Procedure, Procedures
from grognard.kernel.state import State

from .campaign import Campaign
from .state import Battle

PROCEDURES: Final = Procedures()


class BattleProcedure(Procedure):
    """A procedure of this game; its `step` begins by taking the state for the battle it is."""


class CampaignProcedure(Procedure):
    """A procedure of chapter 16, above those of the battles."""


def battle(s: State) -> Battle:
    """The battle that a state is; of a campaign, the one where somebody is asked."""
    if isinstance(s, Battle):
        return s
    return campaign(s).tables[campaign(s).table]


def campaign(s: State) -> Campaign:
    assert isinstance(s, Campaign)
    return s
