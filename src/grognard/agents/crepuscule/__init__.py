"""The computer player of Au crépuscule de l'Aigle."""

from .features import BattleFeatures as Features
from .staff_officer import SensibleStaff as Player
from .topics import TOPICS

__all__ = ["GRAIN", "TOPICS", "Features", "Player"]

GRAIN = 2.0  # of points: a difference between scores that means little
