"""Chapter 16: when a player may retreat from a battle of the campaign."""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ...model.campaign import Campaign

NO_CAMPAIGN: Final = Refusal("16.0 voluntary retreat", MOMENT, "no-campaign")
TOO_LATE: Final = Refusal("R165 moment of retreat", MOMENT, "retreat-first")


def why_not_retreat(s: State) -> Refusal | None:
    """16.0, R165 After the Morale phase, before anything else is done."""
    if not isinstance(s, Campaign):
        return NO_CAMPAIGN
    return TOO_LATE if s.acted else None
