"""The computer player of Au crépuscule de l'Aigle."""

from .features import BattleFeatures as Features
from .staff_officer import SensibleStaff as Player

__all__ = ["GRAIN", "Features", "Player"]

GRAIN = 2.0  # of points: a difference between scores that means little
