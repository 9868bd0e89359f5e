"""The computer player of Au crépuscule de l'Aigle."""

from .features import BattleFeatures as Features
from .staff_officer import SensibleStaff as Player
from .topics import TOPICS

__all__ = ["GRAIN", "HAS_STYLES", "TOPICS", "Features", "Player"]

HAS_STYLES = True
GRAIN = 2.0  # points: a smaller difference between scores means little
