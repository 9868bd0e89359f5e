"""The computer player of La Marche des Aigles."""

from .brigadier import SensibleBrigadier as Player
from .brigadier import hasty_brigadier as Aide
from .features import BattleFeatures as Features
from .topics import TOPICS

__all__ = ["GRAIN", "HAS_STYLES", "TOPICS", "Aide", "Features", "Player"]

HAS_STYLES = True
GRAIN = 2.0  # points: a smaller difference between scores means little
