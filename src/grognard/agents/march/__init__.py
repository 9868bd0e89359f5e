"""The computer player of La Marche des Aigles."""

from .brigadier import SensibleBrigadier as Player

__all__ = ["Player"]
